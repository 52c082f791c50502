//! `replay`: a recorded game as one viewer heard it, and how it stood then.

use games::AnyMatch;
use games::records::{Happened, Note, RecordError, Replay, Replayed, load};

use crate::cli;
use crate::failure::Failure;
use crate::language::{spoken, told};
use crate::out::Out;
use crate::prose;

pub fn run(args: &cli::Replay, out: &mut Out) -> Result<(), Failure> {
    let path = &args.record;
    let record = load(path).map_err(|error| Failure::with_file(path, error))?;
    let with_file = |error| Failure::with_file(path, error);
    let mut replay = Replay::new(&record).map_err(with_file)?;
    let viewer = args.viewer.seat();
    if let Some(seat) = viewer.filter(|seat| seat.number() >= record.seats.len()) {
        let problem = say!("replay_no_seat", seat: seat.to_string(), last: record.seats.len() - 1);
        return Err(Failure::with_file(path, problem));
    }
    let last = record.entries.last().map_or(0, |entry| entry.seq);
    let until = args.at.unwrap_or(last);
    if until > last {
        return Err(Failure::with_file(path, RecordError::NoSuchEntry { at: until, last }));
    }
    let mut lines = prose::events(replay.dealt(), viewer, replay.game());
    prefix(0, &mut lines);
    while replay.peek().is_some_and(|next| next <= until) {
        let Some(stepped) = replay.step() else { break };
        lines.extend(entry_in_prose(&stepped.map_err(with_file)?, replay.game(), viewer));
    }
    // Everything has been read and replayed before the first line is printed.
    out.line(format_args!("{}: {}", spoken().title(replay.game().game()), record.seats.join(", ")))?;
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
        (Happened::Undo { undo }, None) => vec![say!("replay_undo", entry: undo.to_string())],
        (Happened::Note(Note::Pause), None) => vec![say!("replay_pause")],
        (Happened::Note(Note::Resume), None) => vec![say!("replay_resume")],
        (Happened::Note(Note::Seat { seat, name }), None) => {
            vec![say!("replay_seat", name: name, seat: seat)]
        }
        (Happened::Note(Note::Advice { seat, about: None }), None) => {
            vec![say!("replay_hint", name: &game.seats()[seat.number()])]
        }
        (Happened::Note(Note::Advice { seat, about: Some(entry) }), None) => {
            vec![say!("replay_why", name: &game.seats()[seat.number()], entry: entry.to_string())]
        }
        (Happened::Note(Note::End { why }), None) => vec![say!("replay_end", why: told(why))],
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
