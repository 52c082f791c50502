//! `experiment`: variants of a game compared on the same seeds.

use std::path::Path;

use games::find;
use lab::report::{interval, probability, short};
use lab::{BotLine, Comparison, ComparisonBuilder, Experiment, Plan, Vary, report};
use serde_json::{Map, Value};

use super::lab_runs::{
    bots, check_complete, check_ends, contests, ends_table, play, print_columns, run_options, write_cards,
    write_report,
};
use super::{read_text, setup};
use crate::cli::{self, NewExperiment, OutputOptions, SavedExperiment};
use crate::failure::Failure;
use crate::out::Out;

/// The number of effects printed; JSON and report have all of them.
const SHOWN: usize = 40;

pub fn run(args: &cli::Experiment, out: &mut Out) -> Result<(), Failure> {
    match &args.saved {
        Some(SavedExperiment::Run { file, output }) => {
            let experiment = load(file)?;
            compare(&experiment, output, out)
        }
        None => {
            let experiment = written(&args.new)?;
            // Checked before it is saved, and saved before it is run.
            for (_, plan) in experiment.variants()? {
                plan.contest()?;
            }
            if let Some(path) = &args.new.save {
                lab::write_file(path, &experiment.to_toml()?)?;
            }
            compare(&experiment, &args.new.output, out)
        }
    }
}

fn load(file: &Path) -> Result<Experiment, Failure> {
    Experiment::from_toml(&read_text(file)?).map_err(|error| Failure::with_file(file, error))
}

/// Builds the experiment from the arguments.
fn written(args: &NewExperiment) -> Result<Experiment, Failure> {
    let Some(name) = &args.game else {
        return Err(Failure::BadInput(
            "name a game, or run a saved experiment: experiment run FILE".to_owned(),
        ));
    };
    let game = find(name)?;
    let set = match setup(game, &args.seats.set)? {
        Value::Object(set) => set,
        _ => Map::new(),
    };
    let vary = args.vary.iter().map(|vary| read_vary(vary)).collect::<Result<_, Failure>>()?;
    Ok(Experiment {
        game: name.clone(),
        games: args.games,
        seed: args.seed,
        players: args.seats.players,
        bots: bots(&args.seats)?.iter().map(ToString::to_string).collect(),
        set,
        vary,
    })
}

fn read_vary(text: &str) -> Result<Vary, Failure> {
    let (option, values) = text
        .split_once('=')
        .ok_or_else(|| Failure::BadInput(format!("{text}: write it as option=value,value")))?;
    let read = |value: &str| serde_json::from_str(value).unwrap_or_else(|_| Value::String(value.to_owned()));
    Ok(Vary { option: option.trim().to_owned(), values: values.split(',').map(read).collect() })
}

fn compare(experiment: &Experiment, output: &OutputOptions, out: &mut Out) -> Result<(), Failure> {
    let options = run_options(output)?;
    let keep = |(label, plan): (String, Plan)| (label, Plan { options, ..plan });
    let plans: Vec<_> = experiment.variants()?.into_iter().map(keep).collect();
    let contests = contests(&plans)?;
    check_ends(output, &contests)?;
    let mut measured = ComparisonBuilder::new(&plans, &contests);
    let cpu = play(&plans, &contests, output, &mut |finished| measured.add(finished))?;
    let comparison = measured.comparison(&plans, cpu);
    let game = find(&experiment.game)?;
    let variants = comparison.variants.iter().map(|variant| (variant.label.as_str(), &variant.summary));
    write_cards(output, &variants.collect::<Vec<_>>())?;
    write_report(output, || report::of_comparison(game, &comparison))?;
    if output.json {
        out.pretty_json(&comparison)?;
    } else {
        out.line(format_args!("{}, seed {}: an experiment", game.info().title, comparison.seed))?;
        print(&comparison, out)?;
        let variants: Vec<_> =
            comparison.variants.iter().map(|variant| (variant.label.as_str(), &variant.summary)).collect();
        ends_table(&output.ends, &variants, out)?;
    }
    check_complete(comparison.games, comparison.asked)
}

fn print(comparison: &Comparison, out: &mut Out) -> Result<(), Failure> {
    out.line(format_args!("games      {} of each variant, on the same seeds", comparison.games))?;
    let mut rows = vec![["variant", "rounds", "bots, times their fair share"].map(str::to_owned).to_vec()];
    for variant in &comparison.variants {
        let told = |bot: &BotLine| format!("{} {}", bot.bot, bot.times_fair.map_or(String::new(), interval));
        let bots: Vec<_> = variant.summary.bots.iter().map(told).collect();
        rows.push(vec![variant.label.clone(), interval(variant.summary.length), bots.join(", ")]);
    }
    print_columns(&rows, out)?;
    let first = comparison.variants.first().map_or("", |variant| variant.label.as_str());
    out.line(format_args!(
        "\nCompared with {first}; sizes in standard deviations of single games, p after Holm:"
    ))?;
    let header = ["variant", "figure", "before", "after", "difference", "size", "p"];
    let mut rows = vec![header.map(str::to_owned).to_vec()];
    for effect in comparison.effects.iter().take(SHOWN) {
        rows.push(vec![
            effect.variant.clone(),
            effect.figure.clone(),
            short(effect.before),
            short(effect.after),
            interval(effect.difference),
            interval(effect.size),
            probability(effect.p_corrected),
        ]);
    }
    print_columns(&rows, out)?;
    let rest = comparison.effects.len().saturating_sub(SHOWN);
    if rest > 0 {
        out.line(format_args!("… and {rest} more, less certain; --json and --report have them all"))?;
    }
    Ok(())
}
