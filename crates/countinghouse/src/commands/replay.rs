//! `replay`: a recorded game as one viewer heard it, and how it stood then.

use games::AnyMatch;
use games::records::{Happened, Note, Replay, Replayed, load};

use crate::cli;
use crate::failure::Failure;
use crate::out::Out;
use crate::prose;

pub fn run(args: &cli::Replay, out: &mut Out) -> Result<(), Failure> {
    let path = &args.record;
    let record = load(path).map_err(|error| Failure::with_file(path, error))?;
    let with_file = |error| Failure::with_file(path, error);
    let mut replay = Replay::new(&record).map_err(with_file)?;
    let viewer = args.viewer.seat();
    if let Some(seat) = viewer.filter(|seat| seat.number() >= record.seats.len()) {
        let problem = format!("there is no seat {seat}; the seats are 0 to {}", record.seats.len() - 1);
        return Err(Failure::with_file(path, problem));
    }
    let last = record.entries.last().map_or(0, |entry| entry.seq);
    let until = args.at.unwrap_or(last);
    if until > last {
        return Err(Failure::with_file(path, format!("there is no entry {until}; the last one is {last}")));
    }
    let mut lines = prose::events(replay.dealt(), viewer, replay.game());
    prefix(0, &mut lines);
    while replay.peek().is_some_and(|next| next <= until) {
        let Some(stepped) = replay.step() else { break };
        lines.extend(entry_in_prose(&stepped.map_err(with_file)?, replay.game(), viewer));
    }
    // Everything has been read and replayed before the first line is printed.
    out.line(format_args!("{}: {}", replay.game().game().info().title, record.seats.join(", ")))?;
    for line in lines {
        out.line(line)?;
    }
    out.line("")?;
    prose::position(replay.game(), viewer, out)?;
    if replay.game().ending().is_some() {
        out.line("")?;
        prose::score_sheet(replay.game(), out)?;
    }
    Ok(())
}

fn entry_in_prose(
    stepped: &Replayed<'_>,
    game: &dyn AnyMatch,
    viewer: Option<game_core::Seat>,
) -> Vec<String> {
    let mut lines = match (&stepped.entry.what, &stepped.acted) {
        (_, Some(acted)) => prose::events(&acted.events, viewer, game),
        (Happened::Undo { undo }, None) => vec![format!("(everything from entry {undo} on is taken back)")],
        (Happened::Note(Note::Pause), None) => vec!["(pause)".to_owned()],
        (Happened::Note(Note::Resume), None) => vec!["(the game goes on)".to_owned()],
        (Happened::Note(Note::Seat { seat, name }), None) => vec![format!("({name} takes seat {seat})")],
        (Happened::Note(Note::End { why }), None) => vec![format!("(the table is closed: {why})")],
        (Happened::Action { .. }, None) => Vec::new(),
    };
    prefix(stepped.entry.seq, &mut lines);
    lines
}

/// The number of the entry before its first line.
fn prefix(seq: u64, lines: &mut [String]) {
    for (index, line) in lines.iter_mut().enumerate() {
        let number = if index == 0 { seq.to_string() } else { String::new() };
        *line = format!("{number:>5}  {line}");
    }
}
