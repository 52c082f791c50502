//! `experiment` and `simulate`: a table, or variants of one, played on the same seeds.

use std::path::Path;

use lab::experiment::{Moment, Seating};
use lab::{BotLine, Experiment, ExperimentResult, Vary};

use super::lab_runs::{apply_seats, check_complete, run_experiment};
use super::lab_summary::{ends_table, heads, print_columns, print_faults, summary};
use super::{read_text, value_from_file};
use crate::cli::LabRun;
use crate::failure::Failure;
use crate::language::{interval, probability, short, spoken};
use crate::out::Out;

/// The number of effects printed; JSON and report have all of them.
const SHOWN: usize = 40;

pub fn run(args: &LabRun, out: &mut Out) -> Result<(), Failure> {
    let experiment = asked_for(args)?;
    if !experiment.compares() {
        return Err(Failure::BadInput(say!("nothing_varied", option: "--vary option=a,b")));
    }
    run_and_print(&experiment, args, out)
}

/// Runs it and prints what comes of it: a summary of the only table, or what the variants change.
pub fn run_and_print(experiment: &Experiment, args: &LabRun, out: &mut Out) -> Result<(), Failure> {
    // Checked before it is saved, and saved before it is run.
    for (_, plan) in experiment.plans()? {
        plan.contest()?;
    }
    if let Some(path) = &args.save {
        lab::write_file(path, &experiment.to_toml()?)?;
    }
    let result = run_experiment(experiment, &args.output)?;
    if args.output.json {
        out.pretty_json(&result)?;
        return check_complete(&result);
    }
    let title = spoken().title(games::find(&experiment.game)?);
    if let [only] = result.variants.as_slice() {
        let (players, seed) = (only.setting.players, experiment.seed.to_string());
        out.line(say!("lab_table", game: title, players: players, seed: seed))?;
        summary(&only.summary, options_of(only), result.cpu_seconds, out)?;
        ends_table(&args.output.ends, &[("", &only.summary)], out)?;
    } else {
        let seed = experiment.seed.to_string();
        out.line(match experiment.title.as_str() {
            "" => say!("lab_experiment", game: title, seed: seed),
            name => say!("lab_experiment_named", game: title, seed: seed, name: name),
        })?;
        print(&result, out)?;
        let variants: Vec<_> =
            result.variants.iter().map(|variant| (variant.name.as_str(), &variant.summary)).collect();
        ends_table(&args.output.ends, &variants, out)?;
    }
    print_faults(&result, out)?;
    check_complete(&result)
}

/// The experiment of a file, or one of the game named; what else is said on the command line comes on top.
pub fn asked_for(args: &LabRun) -> Result<Experiment, Failure> {
    let mut experiment = match (&args.from, &args.what) {
        (Some(record), what) => {
            let moment = Moment::of_file(record, args.at.unwrap_or(0))?;
            if what.as_ref().is_some_and(|game| *game != moment.record.game) {
                return Err(Failure::with_file(record, say!("other_game", game: &moment.record.game)));
            }
            Experiment { from: Some(moment.clone()), ..Experiment::new(&moment.record.game) }
        }
        (None, Some(what)) => named(what)?,
        (None, None) => {
            return Err(Failure::BadInput(
                say!("name_a_game", example: "countinghouse experiment FILE.toml"),
            ));
        }
    };
    apply_seats(&args.seats, &mut experiment)?;
    let game = games::find(&experiment.game)?;
    for vary in &args.vary {
        experiment.vary.push(read_vary(game, vary)?);
    }
    for variant in &args.variant {
        experiment.variants.push(variant.parse()?);
    }
    experiment.games = args.games.unwrap_or(experiment.games);
    experiment.seed = args.seed.unwrap_or(experiment.seed);
    experiment.primary = args.primary.clone().or(experiment.primary);
    experiment.target = args.target.or(experiment.target);
    experiment.common_dice |= args.common_dice;
    if args.seats_as_given {
        experiment.seating = Seating::AsGiven;
    }
    Ok(experiment)
}

/// An experiment in a file, or a new one of a game.
fn named(what: &str) -> Result<Experiment, Failure> {
    let path = Path::new(what);
    let read = match path.extension().and_then(|extension| extension.to_str()) {
        Some("toml") => Experiment::from_toml(&read_text(path)?),
        Some("json") => Experiment::from_json(&read_text(path)?),
        _ => return Ok(Experiment::new(what)),
    };
    let mut experiment = read.map_err(|error| Failure::with_file(path, error))?;
    let game = games::find(&experiment.game)?;
    let folder = path.parent().unwrap_or(Path::new(""));
    // A file names others by their place beside it.
    for vary in &mut experiment.vary {
        read_files(game, folder, vary)?;
    }
    let sets = experiment.variants.iter_mut().map(|variant| &mut variant.set);
    for set in sets.chain([&mut experiment.set]) {
        for (option, value) in set.iter_mut() {
            if let Some(file) = value.as_str().and_then(|text| text.strip_prefix('@')) {
                *value = value_from_file(game, option, &folder.join(file))?;
            }
        }
    }
    Ok(experiment)
}

fn read_vary(game: &dyn games::AnyGame, text: &str) -> Result<Vary, Failure> {
    let mut vary: Vary = text.parse()?;
    read_files(game, Path::new(""), &mut vary)?;
    Ok(vary)
}

/// Values written `@FILE` are read from there and go by the file's name.
fn read_files(game: &dyn games::AnyGame, folder: &Path, vary: &mut Vary) -> Result<(), Failure> {
    let files: Vec<Option<String>> = vary
        .values
        .iter()
        .map(|value| value.as_str().and_then(|text| text.strip_prefix('@')).map(str::to_owned))
        .collect();
    if files.iter().all(Option::is_none) {
        return Ok(());
    }
    let mut names = Vec::new();
    for (value, file) in vary.values.iter_mut().zip(files) {
        let Some(file) = file else {
            names.push(value.as_str().map_or_else(|| value.to_string(), str::to_owned));
            continue;
        };
        let path = folder.join(&file);
        names.push(path.file_stem().unwrap_or_default().to_string_lossy().into_owned());
        *value = value_from_file(game, &vary.option, &path)?;
    }
    if vary.names.is_empty() {
        vary.names = names;
    }
    Ok(())
}

/// The options that differ from the printed ones.
fn options_of(variant: &lab::experiment::VariantResult) -> Option<String> {
    let told = variant.setting.options.iter().map(|(option, value)| format!("{option}={value}"));
    Some(told.collect::<Vec<_>>().join(" ")).filter(|told| !told.is_empty())
}

fn print(result: &ExperimentResult, out: &mut Out) -> Result<(), Failure> {
    let experiment = &result.experiment;
    let games = result.games.to_string();
    let games = match experiment.common_dice {
        true => say!("games_of_each_common", games: games),
        false => say!("games_of_each", games: games),
    };
    let facts = [
        (say!("fact_question"), experiment.question.clone()),
        (say!("fact_hypothesis"), experiment.hypothesis.clone()),
        (say!("fact_games"), games),
    ];
    out.facts(&facts.into_iter().filter(|(_, text)| !text.is_empty()).collect::<Vec<_>>())?;
    let mut rows = vec![heads(&["head_variant", "head_rounds", "head_bots_fair"])];
    for variant in &result.variants {
        let told = |bot: &BotLine| format!("{} {}", bot.bot, bot.times_fair.map_or(String::new(), interval));
        let bots: Vec<_> = variant.summary.bots.iter().map(told).collect();
        rows.push(vec![variant.name.clone(), interval(variant.summary.length), bots.join(", ")]);
    }
    print_columns(&rows, out)?;
    let first = result.variants.first().map_or("", |variant| variant.name.as_str());
    out.line(format_args!("\n{}", say!("compared_with", first: first)))?;
    let header = [
        "head_variant",
        "head_figure",
        "head_before",
        "head_after",
        "head_difference",
        "head_size",
        "head_p",
    ];
    let mut rows = vec![heads(&header)];
    // What moves in step with another figure says nothing more.
    let distinct: Vec<_> = result.effects.iter().filter(|effect| effect.same_as.is_none()).collect();
    for effect in distinct.iter().take(SHOWN) {
        rows.push(vec![
            effect.variant.clone(),
            if effect.is_primary { say!("primary", figure: &effect.figure) } else { effect.figure.clone() },
            short(effect.before),
            short(effect.after),
            interval(effect.difference),
            interval(effect.size),
            probability(effect.p_corrected),
        ]);
    }
    print_columns(&rows, out)?;
    let rest = distinct.len().saturating_sub(SHOWN);
    if rest > 0 {
        out.line(say!("effects_rest", rest: rest))?;
    }
    let in_step = result.effects.len() - distinct.len();
    if in_step > 0 {
        out.line(say!("effects_in_step", count: in_step))?;
    }
    Ok(())
}
