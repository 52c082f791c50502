//! `debrief`: what happened to the money in a recorded game, in words, as a table or as JSON.

use std::sync::atomic::AtomicBool;

use debrief::{Debrief, DebriefError, Effort, Losses, Series, write_csv};
use games::records::load;

use crate::cli;
use crate::failure::Failure;
use crate::language::{figure, spoken};
use crate::out::Out;

/// Turns in the printed table: more do not fit on a screen.
const MOST_ROWS: usize = 16;
/// Columns in the printed table.
const MOST_COLUMNS: usize = 9;

pub fn run(args: &cli::Debrief, out: &mut Out) -> Result<(), Failure> {
    let path = &args.record;
    let record = load(path).map_err(|error| Failure::with_file(path, error))?;
    let failed = |error: DebriefError| match error {
        DebriefError::Record(error) => Failure::with_file(path, error),
        DebriefError::Bot(error) => Failure::of(error),
    };
    if let Some(seat) = args.losses {
        let found = Losses::of(&record, seat, spoken(), &AtomicBool::new(false), |_| {}).map_err(failed)?;
        return match found {
            Some(losses) if args.json => Ok(out.pretty_json(&losses)?),
            Some(losses) => costly_moves(&losses, out),
            None => Ok(()),
        };
    }
    // The figures need no estimates.
    let playouts = if args.csv { 0 } else { args.playouts };
    let effort = Effort { playouts, ..Effort::default() };
    let debrief = Debrief::of(&record, effort, spoken()).map_err(failed)?;
    if args.json {
        out.pretty_json(&debrief)?;
    } else if args.csv {
        let mut text = Vec::new();
        write_csv(&debrief, &mut text)?;
        out.line(String::from_utf8_lossy(&text).trim_end())?;
    } else {
        in_words(&debrief, out)?;
    }
    Ok(())
}

fn costly_moves(losses: &Losses, out: &mut Out) -> Result<(), Failure> {
    if losses.moves.is_empty() {
        out.line(say!("losses_none"))?;
    }
    for (at, loss) in losses.moves.iter().enumerate() {
        let of_hundred = |share: f64| (share * 100.0).round();
        let (turn, entry) = (loss.turn, loss.entry);
        let taken = say!("losses_move", turn: turn, entry: entry.to_string(), taken: &loss.taken);
        out.line(format_args!("{}. {taken}", at + 1))?;
        out.line(format_args!("   {}", say!("losses_better", better: &loss.better)))?;
        let (chance, better) = (of_hundred(loss.chance), of_hundred(loss.better_chance));
        let (low, high) = (of_hundred(loss.cost.low), of_hundred(loss.cost.high));
        let cost = say!("losses_cost", better: better, chance: chance, low: low, high: high);
        out.line(format_args!("   {cost}"))?;
        for why in &loss.why {
            let [better, taken] = [why.better, why.taken].map(|value| figure(&format!("{value:.2}")));
            out.line(format_args!(
                "   {}",
                say!("losses_why", label: &why.label, better: better, taken: taken)
            ))?;
        }
    }
    Ok(())
}

fn in_words(debrief: &Debrief, out: &mut Out) -> Result<(), Failure> {
    out.line(format_args!("{}: {}", debrief.title, debrief.players.join(", ")))?;
    out.line("")?;
    for sentence in &debrief.story {
        out.line(&sentence.text)?;
    }
    out.line("")?;
    table(debrief, out)?;
    if !debrief.estimates.is_empty() {
        out.line(format_args!("\n{}", say!("debrief_chances")))?;
        for estimate in &debrief.estimates {
            let chances = debrief.players.iter().zip(&estimate.chances);
            let chances: Vec<_> =
                chances.map(|(name, chance)| format!("{name} {:.0}", chance * 100.0)).collect();
            let chances = say!("debrief_chance", turn: estimate.turn, chances: chances.join(", "));
            out.line(format_args!("  {chances}"))?;
        }
    }
    out.line(format_args!("\n{}", say!("debrief_questions")))?;
    for question in &debrief.questions {
        out.line(format_args!("- {}", question.text))?;
    }
    Ok(())
}

/// Some turns and the figures of the table that change; `--csv` has all of them.
fn table(debrief: &Debrief, out: &mut Out) -> Result<(), Failure> {
    let changes = |series: &&Series| {
        let mut known = series.values.iter().flatten();
        let first = known.next();
        known.any(|value| Some(value) != first)
    };
    let of_table = debrief.series.iter().filter(|series| series.seat.is_none());
    let of_seats = debrief.series.iter().filter(|series| series.name == "score");
    let columns: Vec<_> =
        of_seats.chain(of_table.filter(changes)).take(MOST_COLUMNS.max(debrief.players.len())).collect();
    let heads: Vec<_> = columns.iter().map(|series| series.column()).collect();
    let turn = say!("debrief_turn");
    let width = turn.chars().count().max(4);
    out.line(format_args!("{turn:<width$}  {}", heads.join("  ")))?;
    let step = debrief.turns.len().div_ceil(MOST_ROWS).max(1);
    let last = debrief.turns.len().saturating_sub(1);
    for (at, point) in debrief.turns.iter().enumerate().filter(|(at, _)| at % step == 0 || *at == last) {
        let cells = columns.iter().zip(&heads).map(|(series, head)| {
            let text = series.values[at]
                .map_or(String::new(), |value| figure(&format!("{}", (value * 100.0).round() / 100.0)));
            format!("{text:>width$}", width = head.len())
        });
        out.line(format_args!("{:>width$}  {}", point.turn, cells.collect::<Vec<_>>().join("  ")))?;
    }
    Ok(())
}
