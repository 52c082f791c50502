//! What `simulate`, `tournament` and `experiment` share: bots by name, the run with its progress bar and output
//! files, and the printed summary.

use std::fmt::Display;
use std::time::Duration;

use games::contest::{BotName, Contest, Keep};
use games::simulate::all_cores;
use lab::report::{interval, percent, short};
use lab::{CsvTables, FinishedGame, LabError, Outliers, Plan, Run, RunOptions, Summary};

use super::bar;
use crate::cli::{OutputOptions, Seats};
use crate::failure::Failure;
use crate::interrupt;
use crate::out::Out;

/// The number of best and of worst cards printed; CSV, JSON and report have all of them.
const CARDS_SHOWN: usize = 5;

/// The bots of the arguments, in order; random ones if there are none.
pub fn bots(seats: &Seats) -> Result<Vec<BotName>, Failure> {
    let names = seats.bots.iter().chain(&seats.bot).map(|name| name.parse::<BotName>());
    let mut bots =
        names.collect::<Result<Vec<_>, _>>().map_err(|error| Failure::BadInput(error.to_string()))?;
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
        .ok_or_else(|| Failure::BadInput("--bot-timeout takes a number of seconds above 0".to_owned()))?;
    let keep = Keep { record: output.save_records.is_some(), flows: output.out.is_some() };
    Ok(RunOptions { threads: output.threads.unwrap_or_else(all_cores), time_out, keep })
}

/// The contests of the plans, with checked set-ups.
pub fn contests(plans: &[(String, Plan)]) -> Result<Vec<Box<dyn Contest>>, Failure> {
    plans.iter().map(|(_, plan)| Ok(plan.contest()?)).collect()
}

/// Plays all games of all plans, alternating between plans, and writes tables and records if requested. Returns the
/// CPU time used.
pub fn play(
    plans: &[(String, Plan)],
    contests: &[Box<dyn Contest>],
    output: &OutputOptions,
    each: &mut dyn FnMut(&FinishedGame),
) -> Result<Duration, Failure> {
    let variants = plans.len() as u64;
    let games = plans.first().map_or(0, |(_, plan)| plan.games);
    let jobs =
        games.checked_mul(variants).ok_or_else(|| Failure::BadInput("so many games never end".to_owned()))?;
    let job = |index: u64| {
        let contest = (index % variants) as usize;
        lab::Job { contest, ..plans[contest].1.job(index / variants) }
    };
    // Files that cannot be written are reported before the games, not after them.
    output.report.iter().try_for_each(|path| lab::check_writable(path))?;
    output.save_records.iter().try_for_each(|folder| Outliers::make_folder(folder))?;
    let mut tables = match &output.out {
        Some(folder) => Some(CsvTables::create(folder, plans, contests)?),
        None => None,
    };
    let mut outliers = Outliers::default();
    let bar = bar(jobs);
    let run = Run { contests, jobs, job: &job, options: run_options(output)?, stop: interrupt::flag() };
    let cpu = lab::run(&run, &mut |mut finished| {
        bar.inc(1);
        if let Some(tables) = &mut tables {
            tables.add(&finished)?;
        }
        each(&finished);
        outliers.add(&mut finished);
        Ok::<(), LabError>(())
    })?;
    bar.finish_and_clear();
    if let Some(tables) = tables {
        tables.finish()?;
    }
    if let Some(folder) = &output.save_records {
        outliers.save(folder)?;
    }
    Ok(cpu)
}

/// Writes `cards.csv` if tables were requested.
pub fn write_cards(output: &OutputOptions, variants: &[(&str, &Summary)]) -> Result<(), Failure> {
    match &output.out {
        Some(folder) => Ok(lab::write_cards(folder, variants)?),
        None => Ok(()),
    }
}

/// Writes the report if requested.
pub fn write_report(output: &OutputOptions, page: impl FnOnce() -> String) -> Result<(), Failure> {
    match &output.report {
        Some(path) => Ok(lab::write_file(path, &page())?),
        None => Ok(()),
    }
}

/// Fails if the run was interrupted; what was finished has been printed and written.
pub fn check_complete(games: u64, asked: u64) -> Result<(), Failure> {
    if games == asked {
        return Ok(());
    }
    let sentence = format!("interrupted after {games} of {asked} games; what was finished is written");
    Err(Failure::Interrupted(sentence))
}

/// Unknown gauges are reported before the games, not after them.
pub fn check_ends(output: &OutputOptions, contests: &[Box<dyn Contest>]) -> Result<(), Failure> {
    let measured = |gauge: &str| {
        contests.iter().any(|contest| contest.columns().iter().any(|column| column.gauge == gauge))
    };
    match output.ends.iter().find(|gauge| !measured(gauge)) {
        Some(gauge) => Err(Failure::BadInput(format!("--ends: this game has no gauge '{gauge}'"))),
        None => Ok(()),
    }
}

/// The final readings of the requested gauges: one row for each gauge of each variant.
pub fn ends_table(gauges: &[String], variants: &[(&str, &Summary)], out: &mut Out) -> Result<(), Failure> {
    if gauges.is_empty() {
        return Ok(());
    }
    let mut rows =
        vec![["variant", "gauge at the end", "games", "mean", "by bot"].map(str::to_owned).to_vec()];
    for (label, summary) in variants {
        for line in summary.ends.iter().filter(|line| gauges.iter().any(|gauge| gauge == line.gauge)) {
            let of_bot = |(bot, end)| format!("{bot} {}", interval(end));
            let names = summary.bots.iter().map(|bot| bot.bot.as_str());
            let bots: Vec<_> = names.zip(line.bots.iter().copied()).map(of_bot).collect();
            rows.push(vec![
                (*label).to_owned(),
                line.gauge.to_owned(),
                line.games.to_string(),
                interval(line.mean),
                bots.join(", "),
            ]);
        }
    }
    print_columns(&rows, out)
}

/// Prints the summary of one table.
pub fn summary(summary: &Summary, out: &mut Out) -> Result<(), Failure> {
    let games = summary.games.max(1) as f64;
    let [tenth, half, most] = summary.length_quantiles.map(short);
    out.line(format_args!("games      {}", summary.games))?;
    let per_game = summary.decisions as f64 / games;
    out.line(format_args!("decisions  {} ({per_game:.1} a game)", summary.decisions))?;
    if summary.cpu_seconds > 0.0 {
        out.line(format_args!("speed      {}", speed(summary.decisions_per_cpu_second)))?;
    }
    let length = interval(summary.length);
    out.line(format_args!("rounds     {length}; quantiles 10 %: {tenth}, 50 %: {half}, 90 %: {most}"))?;
    for (ending, share) in &summary.ending_shares {
        out.line(format_args!("ending     {ending}: {}", percent(*share)))?;
    }
    if summary.without_winner.value > 0.0 {
        out.line(format_args!("nobody won {}", percent(summary.without_winner)))?;
    }
    bots_table(summary, out)?;
    seats_table(summary, out)?;
    cards_table(summary, out)
}

/// The cards with the highest and the lowest win rates whose interval excludes 1.
fn cards_table(summary: &Summary, out: &mut Out) -> Result<(), Failure> {
    let mut things: Vec<_> = summary.things.iter().collect();
    things.sort_by(|one, two| two.times_fair.value.total_cmp(&one.times_fair.value));
    let better = things.iter().filter(|thing| thing.times_fair.low > 1.0).take(CARDS_SHOWN);
    let worse = things.iter().rev().filter(|thing| thing.times_fair.high < 1.0).take(CARDS_SHOWN);
    let worse: Vec<_> = worse.collect();
    let mut rows =
        vec![["acted on, or dealt to be", "seats", "won", "times a fair share"].map(str::to_owned).to_vec()];
    for thing in better.chain(worse.into_iter().rev()) {
        rows.push(vec![
            thing.thing.clone(),
            thing.seats.to_string(),
            format!("{:.1} %", 100.0 * thing.win_rate),
            interval(thing.times_fair),
        ]);
    }
    if rows.len() > 1 { print_columns(&rows, out) } else { Ok(()) }
}

/// Bots that search are far slower, so the unit differs.
fn speed(per_second: f64) -> String {
    if per_second >= 1e5 {
        format!("{:.3} million decisions per CPU-second", per_second / 1e6)
    } else {
        format!("{per_second:.0} decisions per CPU-second")
    }
}

fn bots_table(summary: &Summary, out: &mut Out) -> Result<(), Failure> {
    let mut rows = vec![
        ["bot", "games", "won", "times its fair share", "mean place", "mean score", "faults"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for bot in &summary.bots {
        let faults = &bot.faults;
        let told = match faults.total() {
            0 => "none".to_owned(),
            _ => format!("{} late, {} crashed, {} illegal", faults.timed_out, faults.crashed, faults.illegal),
        };
        rows.push(vec![
            bot.bot.clone(),
            bot.games.to_string(),
            percent(bot.won),
            bot.times_fair.map_or("–".to_owned(), interval),
            interval(bot.place),
            interval(bot.score),
            told,
        ]);
    }
    print_columns(&rows, out)
}

fn seats_table(summary: &Summary, out: &mut Out) -> Result<(), Failure> {
    let mut rows = vec![
        ["seat", "won alone", "won with others", "share of wins", "mean place", "mean score"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for seat in &summary.standings {
        rows.push(vec![
            seat.seat.to_string(),
            seat.won.to_string(),
            seat.shared.to_string(),
            percent(seat.wins),
            interval(seat.place),
            interval(seat.score),
        ]);
    }
    print_columns(&rows, out)
}

/// Prints an empty line and the rows in aligned columns.
pub fn print_columns<T: Display>(rows: &[Vec<T>], out: &mut Out) -> Result<(), Failure> {
    let rows: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(ToString::to_string).collect()).collect();
    let columns = rows.iter().map(Vec::len).max().unwrap_or(0);
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let widths: Vec<usize> = (0..columns).map(width).collect();
    out.line("")?;
    for row in &rows {
        let cells: Vec<_> = row.iter().zip(&widths).map(|(cell, width)| format!("{cell:<width$}")).collect();
        out.line(cells.join("  ").trim_end())?;
    }
    Ok(())
}
