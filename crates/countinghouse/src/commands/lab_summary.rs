//! What `simulate`, `tournament` and `experiment` print: facts, and tables of figures.

use std::fmt::Display;

use lab::experiment::FaultLine;
use lab::{ExperimentResult, Summary};
use serde_json::json;

use crate::failure::Failure;
use crate::language::{figure, interval, percent, said, short, told};
use crate::out::Out;

/// The number of best and of worst cards printed; CSV, JSON and report have all of them.
const CARDS_SHOWN: usize = 5;

/// The final readings of the requested gauges: one row for each gauge of each variant.
pub fn ends_table(gauges: &[String], variants: &[(&str, &Summary)], out: &mut Out) -> Result<(), Failure> {
    if gauges.is_empty() {
        return Ok(());
    }
    let mut rows = vec![heads(&["head_variant", "head_gauge", "head_games", "head_mean", "head_by_bot"])];
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

/// What bots did wrong, with what they answered the first time and why it did not count.
pub fn print_faults(result: &ExperimentResult, out: &mut Out) -> Result<(), Failure> {
    for variant in &result.variants {
        for fault in &variant.faults {
            let FaultLine { bot, kind, count, action, reason, game, decision } = fault;
            let kind = say!(&format!("fault_{kind}"), count: count);
            let fault = json!({
                "bot": bot, "kind": kind, "game": game.to_string(), "variant": variant.name,
                "decision": decision.to_string(), "reason": told(reason),
                "action": Some(action).filter(|action| !action.is_empty()),
            });
            out.facts(&[(say!("fact_fault"), said("fault", &fault))])?;
        }
    }
    Ok(())
}

/// Prints the summary of one table, and the options that differ from print.
pub fn summary(
    summary: &Summary,
    options: Option<String>,
    cpu_seconds: f64,
    out: &mut Out,
) -> Result<(), Failure> {
    let per_game = figure(&format!("{:.1}", summary.decisions as f64 / summary.games.max(1) as f64));
    let decisions = say!("decisions", decisions: summary.decisions.to_string(), each: per_game);
    let [tenth, half, most] = summary.length_quantiles.map(short);
    let length = interval(summary.length);
    let mut facts: Vec<_> = options.map(|options| (say!("fact_options"), options)).into_iter().collect();
    facts.extend([(say!("fact_games"), summary.games.to_string()), (say!("fact_decisions"), decisions)]);
    if cpu_seconds > 0.0 {
        facts.push((say!("fact_speed"), speed(summary.decisions as f64 / cpu_seconds)));
    }
    let rounds = say!("quantiles", length: length, tenth: tenth, half: half, most: most);
    facts.push((say!("fact_rounds"), rounds));
    for (ending, share) in &summary.ending_shares {
        facts.push((say!("fact_ending"), format!("{ending}: {}", percent(*share))));
    }
    if summary.without_winner.value > 0.0 {
        facts.push((say!("fact_nobody_won"), percent(summary.without_winner)));
    }
    out.facts(&facts)?;
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
    let mut rows = vec![heads(&["head_thing", "head_seats", "head_won", "head_a_fair"])];
    for thing in better.chain(worse.into_iter().rev()) {
        rows.push(vec![
            thing.thing.clone(),
            thing.seats.to_string(),
            figure(&format!("{:.1} %", 100.0 * thing.win_rate)),
            interval(thing.times_fair),
        ]);
    }
    if rows.len() > 1 { print_columns(&rows, out) } else { Ok(()) }
}

/// Bots that search are far slower, so the unit differs.
fn speed(per_second: f64) -> String {
    if per_second >= 1e5 {
        say!("speed_millions", speed: figure(&format!("{:.3}", per_second / 1e6)))
    } else {
        say!("speed", speed: format!("{per_second:.0}"))
    }
}

fn bots_table(summary: &Summary, out: &mut Out) -> Result<(), Failure> {
    let mut rows = vec![heads(&[
        "head_bot",
        "head_games",
        "head_won",
        "head_fair",
        "head_place",
        "head_score",
        "head_faults",
    ])];
    for bot in &summary.bots {
        let faults = &bot.faults;
        let told = match faults.total() {
            0 => say!("faults_none"),
            _ => {
                let [late, crashed, illegal] = [faults.timed_out, faults.crashed, faults.illegal];
                say!("faults", late: late, crashed: crashed, illegal: illegal)
            }
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
    let mut rows = vec![heads(&[
        "head_seat",
        "head_won_alone",
        "head_won_shared",
        "head_wins",
        "head_place",
        "head_score",
    ])];
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

/// What stands above columns.
pub fn heads(keys: &[&str]) -> Vec<String> {
    keys.iter().map(|key| say!(key)).collect()
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
