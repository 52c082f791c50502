//! A game as text: events as sentences, how it stands, the score sheet.

use std::io;

use game_core::{Audience, Gauge, Seat, Shown, Told};
use games::AnyMatch;
use serde_json::Value;

use crate::language::{and, short, spoken};
use crate::out::Out;

/// The events this viewer (a seat, or `None` for a spectator) was sent, as sentences. Events without a sentence are
/// left out.
pub fn events(told: &[Told], viewer: Option<Seat>, game: &dyn AnyMatch) -> Vec<String> {
    sentences(told.iter().filter(|told| told.audience.includes(viewer)), game)
}

/// All events as sentences.
pub fn all_events(told: &[Told], game: &dyn AnyMatch) -> Vec<String> {
    sentences(told.iter(), game)
}

/// How it stands for this viewer: what is asked of whom, and what the gauges read. What is hidden from all is shown when
/// the game is over; what one seat alone was told is in the lines before.
pub fn position(game: &dyn AnyMatch, viewer: Option<Seat>, out: &mut Out) -> io::Result<()> {
    let who = viewer.and_then(|seat| game.seats().get(seat.number()).cloned());
    out.line(match who {
        Some(name) => say!("position_of", name: name),
        None => say!("position_spectator"),
    })?;
    let words = game.words_in(spoken());
    let round = words.label("view", "round");
    let view = game.view(viewer);
    let phase = words.say("phase", view.pointer("/public/phase").unwrap_or(&Value::Null));
    // A phase without a sentence of its own says nothing.
    let phase = if phase.contains('{') { String::new() } else { phase };
    out.line(format!("  {round} {}: {phase}", game.round()).trim_end_matches([':', ' ']))?;
    let is_shown = |gauge: &&Gauge| gauge.shown == Shown::Always || game.is_over();
    let (by_seat, of_table): (Vec<_>, Vec<_>) =
        game.game().gauges().iter().filter(is_shown).partition(|gauge| gauge.by_seat);
    let label = |gauge: &Gauge| words.label("gauge", gauge.name);
    let readings = game.gauges();
    let read = |gauge: &Gauge, seat: Option<Seat>| {
        let found = readings.iter().find(|reading| reading.gauge == gauge.name && reading.seat == seat);
        found.filter(|reading| reading.value.is_finite()).map_or("–".to_owned(), |found| short(found.value))
    };
    for gauge in of_table {
        out.line(format_args!("  {}: {}", label(gauge), read(gauge, None)))?;
    }
    if by_seat.is_empty() {
        return Ok(());
    }
    let mut rows =
        vec![std::iter::once(String::new()).chain(game.seats().iter().cloned()).collect::<Vec<_>>()];
    for gauge in by_seat {
        let seats = (0..game.seats().len()).map(|seat| read(gauge, Some(Seat::at(seat))));
        rows.push(std::iter::once(label(gauge)).chain(seats).collect());
    }
    columns(&rows).iter().try_for_each(|row| out.line(format_args!("  {row}")))
}

/// Rows in aligned columns: the first to the left, the figures to the right.
fn columns(rows: &[Vec<String>]) -> Vec<String> {
    let width = |column: usize| {
        rows.iter().filter_map(|row| row.get(column)).map(|cell| cell.chars().count()).max().unwrap_or(0)
    };
    let cell = |(column, text): (usize, &String)| {
        let width = width(column);
        if column == 0 { format!("{text:<width$}") } else { format!("{text:>width$}") }
    };
    rows.iter().map(|row| row.iter().enumerate().map(cell).collect::<Vec<_>>().join("  ")).collect()
}

/// The standings with the lines of each score.
pub fn score_sheet(game: &dyn AnyMatch, out: &mut Out) -> io::Result<()> {
    let words = game.words_in(spoken());
    if let Some(ending) = game.ending() {
        out.line(words.label("ending", ending))?;
    }
    let standings = game.standings();
    let mut ranked: Vec<_> = standings.places.iter().collect();
    ranked.sort_by_key(|(_, place)| **place);
    let lines = game.score_lines();
    for (seat, place) in ranked {
        let parts: Vec<_> = lines
            .iter()
            .filter(|line| line.seat == seat)
            .map(|line| format!("{} {}", words.label("score", &line.label), line.points))
            .collect();
        let name = game.seats().get(seat.number()).map_or("", String::as_str);
        out.line(format_args!("{place}. {name}: {} ({})", standings.scores[seat], parts.join(", ")))?;
    }
    Ok(())
}

fn sentences<'a>(told: impl Iterator<Item = &'a Told>, game: &dyn AnyMatch) -> Vec<String> {
    let words = game.words_in(spoken());
    let told = told.filter(|told| !game_core::words::is_detail(&told.event));
    let told = told.map(|told| (told.audience, words.say("event", &told.event)));
    let spoken = told.filter(|(_, sentence)| !sentence.is_empty());
    spoken.map(|(audience, sentence)| format!("{}{sentence}", whose(audience, game.seats()))).collect()
}

/// Before a line that not everybody hears: who does.
fn whose(audience: Audience, names: &[String]) -> String {
    let named = |seats: game_core::SeatSet| -> String {
        let names = seats.iter().filter_map(|seat| names.get(seat.number()));
        and(&names.map(String::as_str).collect::<Vec<_>>())
    };
    match audience {
        Audience::Everyone => String::new(),
        Audience::Only(seats) => format!("[{}] ", say!("only", names: named(seats))),
        Audience::AllBut(seats) => format!("[{}] ", say!("all_but", names: named(seats))),
    }
}
