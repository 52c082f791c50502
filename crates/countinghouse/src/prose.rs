//! A game as text: events as sentences, the view as indented lines, the score sheet.

use std::io;

use game_core::{Seat, Told, Words};
use games::AnyMatch;

use crate::out::Out;
use crate::view_printer;

/// The events this viewer (a seat, or `None` for a spectator) was sent, as sentences. Events without a sentence are
/// left out.
pub fn events(told: &[Told], viewer: Option<Seat>, words: &Words) -> Vec<String> {
    sentences(told.iter().filter(|told| told.audience.includes(viewer)), words)
}

/// All events as sentences.
pub fn all_events(told: &[Told], words: &Words) -> Vec<String> {
    sentences(told.iter(), words)
}

/// The view of this viewer.
pub fn view(game: &dyn AnyMatch, viewer: Option<Seat>, out: &mut Out) -> io::Result<()> {
    let who = viewer.and_then(|seat| game.seats().get(seat.number()).cloned());
    out.line(format_args!("As {} sees it:", who.as_deref().unwrap_or("a spectator")))?;
    view_printer::lines(game, viewer).iter().try_for_each(|line| out.line(line))
}

/// The standings with the lines of each score.
pub fn score_sheet(game: &dyn AnyMatch, out: &mut Out) -> io::Result<()> {
    let words = game.words();
    if let Some(ending) = game.ending() {
        out.line(words.message("ending", ending).unwrap_or(ending))?;
    }
    let standings = game.standings();
    let mut ranked: Vec<_> = standings.places.iter().collect();
    ranked.sort_by_key(|(_, place)| **place);
    let lines = game.score_lines();
    for (seat, place) in ranked {
        let parts: Vec<_> = lines
            .iter()
            .filter(|line| line.seat == seat)
            .map(|line| {
                format!("{} {}", words.message("score", &line.label).unwrap_or(&line.label), line.points)
            })
            .collect();
        let name = game.seats().get(seat.number()).map_or("", String::as_str);
        out.line(format_args!("{place}. {name}: {} ({})", standings.scores[seat], parts.join(", ")))?;
    }
    Ok(())
}

fn sentences<'a>(told: impl Iterator<Item = &'a Told>, words: &Words) -> Vec<String> {
    let told = told.filter(|told| !game_core::words::is_detail(&told.event));
    told.map(|told| words.say("event", &told.event)).filter(|sentence| !sentence.is_empty()).collect()
}
