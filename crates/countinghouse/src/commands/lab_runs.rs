//! What `simulate`, `tournament` and `experiment` share: bots by name, and the run with its progress bar and output files.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Duration;

use games::contest::{BotName, Contest, Keep};
use games::find;
use games::records::save;
use games::simulate::all_cores;
use lab::report::{self, Report};
use lab::{
    CsvTables, Experiment, ExperimentResult, FaultLog, FinishedGame, LabError, Made, Outliers, Plan,
    Progress, Run, RunOptions, Summary, experiment, experiment::Ended,
};
use serde_json::Value;

use super::{bar, setup};
use crate::cli::{OutputOptions, Seats};
use crate::failure::Failure;
use crate::interrupt;
use crate::language::spoken;

/// The bots of the arguments, in order; random ones if there are none.
pub fn bots(seats: &Seats) -> Result<Vec<BotName>, Failure> {
    let names = seats.line_up.0.iter().map(|name| name.parse::<BotName>());
    let mut bots = names.collect::<Result<Vec<_>, _>>().map_err(Failure::of)?;
    if bots.is_empty() {
        bots.push(BotName::House { level: "random".to_owned(), temper: Vec::new() });
    }
    Ok(bots)
}

/// The run options of the arguments.
pub fn run_options(output: &OutputOptions) -> Result<RunOptions, Failure> {
    let time_out = Duration::try_from_secs_f64(output.bot_timeout)
        .ok()
        .filter(|time_out| !time_out.is_zero())
        .ok_or_else(|| Failure::BadInput(say!("bad_timeout", option: "--bot-timeout")))?;
    let keep = Keep { record: output.save_records.is_some(), flows: output.out.is_some() };
    Ok(RunOptions { threads: output.threads.unwrap_or_else(all_cores), time_out, keep })
}

/// Options, players and bots as the arguments say; what they leave out stays as it is.
pub fn apply_seats(seats: &Seats, experiment: &mut Experiment) -> Result<(), Failure> {
    let game = find(&experiment.game)?;
    if let Value::Object(set) = setup(game, &seats.set)? {
        experiment.set.extend(set);
    }
    experiment.players = seats.players.or(experiment.players);
    if !seats.line_up.0.is_empty() {
        experiment.bots = bots(seats)?.iter().map(ToString::to_string).collect();
    }
    Ok(())
}

/// Runs an experiment with progress bar and output files.
pub fn run_experiment(experiment: &Experiment, output: &OutputOptions) -> Result<ExperimentResult, Failure> {
    let plans = experiment.plans()?;
    let contests = contests(&plans)?;
    check_ends(output, &contests)?;
    let options = run_options(output)?;
    let made = Made::of(&experiment.command(), &plans)?;
    let mut tables = open_files(&made, &plans, &contests, output)?;
    let bar = bar(experiment.games);
    let done = |games: u64, _| bar.set_position(games);
    let progress = Progress {
        threads: options.threads,
        time_out: options.time_out,
        most_faults: output.most_faults,
        done: &done,
        ..Progress::new(interrupt::flag())
    };
    let records = RecordsFolder::of(output)?;
    let (result, outliers) = experiment::run_with(experiment, &progress, options.keep, &mut |games| {
        for game in games {
            tables.iter_mut().try_for_each(|tables| tables.add(game))?;
            records.iter().try_for_each(|records| records.add(game))?;
        }
        Ok(())
    })?;
    bar.finish_and_clear();
    if let Some(tables) = tables {
        tables.finish()?;
    }
    records.iter().try_for_each(|records| records.finish(&outliers))?;
    if let Some(folder) = &output.out {
        lab::write_file(&folder.join("experiment.toml"), &result.experiment.to_toml()?)?;
        write_json(&folder.join("result.json"), &result)?;
    }
    let summaries: Vec<_> =
        result.variants.iter().map(|variant| (variant.name.as_str(), &variant.summary)).collect();
    write_cards(output, &made, &summaries)?;
    write_report(output, || report::of_experiment(plans[0].1.game, &result, spoken()))?;
    Ok(result)
}

/// Where records go, and which.
enum RecordsFolder {
    Outliers(PathBuf),
    All(PathBuf),
}

impl RecordsFolder {
    /// Makes the folder before any game is played.
    fn of(output: &OutputOptions) -> Result<Option<RecordsFolder>, Failure> {
        let records = match (&output.save_records, &output.out) {
            (None, _) => return Ok(None),
            (Some(all), Some(out)) if all.as_os_str() == "all" => RecordsFolder::All(out.join("records")),
            (Some(all), None) if all.as_os_str() == "all" => {
                let (option, folder) = ("--save-records all", "--out");
                return Err(Failure::BadInput(say!("no_folder", option: option, folder: folder)));
            }
            (Some(folder), _) => RecordsFolder::Outliers(folder.clone()),
        };
        let (RecordsFolder::All(folder) | RecordsFolder::Outliers(folder)) = &records;
        Outliers::make_folder(folder)?;
        Ok(Some(records))
    }

    fn add(&self, game: &FinishedGame) -> Result<(), LabError> {
        let (RecordsFolder::All(folder), Some(record)) = (self, &game.played.record) else { return Ok(()) };
        let path = folder.join(format!("variant-{}-game-{}.json", game.job.contest, game.job.number));
        save(record, &path).map_err(|error| LabError::record(&path, &error))
    }

    fn finish(&self, outliers: &Outliers) -> Result<(), LabError> {
        match self {
            RecordsFolder::All(_) => Ok(()),
            RecordsFolder::Outliers(folder) => outliers.save(folder).map(drop),
        }
    }
}

/// Writes a file of JSON.
pub fn write_json(path: &Path, value: &impl serde::Serialize) -> Result<(), Failure> {
    let text = serde_json::to_string_pretty(value).map_err(|error| Failure::with_file(path, error))?;
    Ok(lab::write_file(path, &(text + "\n"))?)
}

/// Files that cannot be written are reported before the games, not after them.
fn open_files(
    made: &Made,
    plans: &[(String, Plan)],
    contests: &[Box<dyn Contest>],
    output: &OutputOptions,
) -> Result<Option<CsvTables>, Failure> {
    output.report.iter().try_for_each(|path| lab::check_writable(path))?;
    match &output.out {
        Some(folder) => Ok(Some(CsvTables::create(folder, made, plans, contests)?)),
        None => Ok(None),
    }
}

/// The contests of the plans, with checked set-ups.
pub fn contests(plans: &[(String, Plan)]) -> Result<Vec<Box<dyn Contest>>, Failure> {
    plans.iter().map(|(_, plan)| Ok(plan.contest()?)).collect()
}

/// Plays all games of a plan and writes tables and records if requested. Returns the CPU time used.
pub fn play(
    plan: &Plan,
    made: &Made,
    contest: Box<dyn Contest>,
    output: &OutputOptions,
    each: &mut dyn FnMut(&FinishedGame),
) -> Result<Duration, Failure> {
    let (plans, contests) = ([(String::new(), plan.clone())], [contest]);
    let mut tables = open_files(made, &plans, &contests, output)?;
    let records = RecordsFolder::of(output)?;
    let mut outliers = Outliers::default();
    let mut faults = FaultLog::new(&plan.bots);
    let bar = bar(plan.games);
    let job = |number| plan.job(number);
    let options = run_options(output)?;
    let run = Run { contests: &contests, jobs: plan.games, job: &job, options, stop: interrupt::flag() };
    let cpu = lab::run(&run, &mut |mut finished| {
        bar.inc(1);
        faults.add(&finished, output.most_faults)?;
        if let Some(tables) = &mut tables {
            tables.add(&finished)?;
        }
        records.iter().try_for_each(|records| records.add(&finished))?;
        each(&finished);
        outliers.add(&mut finished);
        Ok(ControlFlow::Continue(()))
    })?;
    bar.finish_and_clear();
    if let Some(tables) = tables {
        tables.finish()?;
    }
    records.iter().try_for_each(|records| records.finish(&outliers))?;
    Ok(cpu)
}

/// Writes `cards.csv` if tables were requested.
pub fn write_cards(
    output: &OutputOptions,
    made: &Made,
    variants: &[(&str, &Summary)],
) -> Result<(), Failure> {
    match &output.out {
        Some(folder) => Ok(lab::write_cards(folder, made, variants)?),
        None => Ok(()),
    }
}

/// Writes the report if requested.
pub fn write_report(output: &OutputOptions, made: impl FnOnce() -> Report) -> Result<(), Failure> {
    match &output.report {
        Some(path) => Ok(lab::write_file(path, &report::html(&made(), server::report_viewer().as_ref()))?),
        None => Ok(()),
    }
}

/// Fails if the run was interrupted; what was finished has been printed and written.
pub fn check_complete(result: &ExperimentResult) -> Result<(), Failure> {
    match result.ended {
        Ended::AllPlayed | Ended::TargetReached => Ok(()),
        Ended::Stopped => check_games(result.games, result.asked),
    }
}

/// The same by the number of games.
pub fn check_games(games: u64, asked: u64) -> Result<(), Failure> {
    if games == asked {
        return Ok(());
    }
    Err(Failure::Interrupted(say!("interrupted", games: games.to_string(), asked: asked.to_string())))
}

/// Unknown gauges are reported before the games, not after them.
pub fn check_ends(output: &OutputOptions, contests: &[Box<dyn Contest>]) -> Result<(), Failure> {
    let mut known: Vec<&str> =
        contests.iter().flat_map(|contest| contest.columns()).map(|column| column.gauge).collect();
    known.dedup();
    match output.ends.iter().find(|gauge| !known.contains(&gauge.as_str())) {
        Some(gauge) => Err(LabError::unknown("gauge", gauge, &known).into()),
        None => Ok(()),
    }
}
