//! What to talk about after a game. The rulebooks claim things about money; each question puts a claim to the test with
//! seats, amounts and turns of this game. Questions belong to claims, not to games: all of them are tried on every game,
//! and one whose figures, events or flows did not occur is not asked.

mod clean_money;
mod credit;
mod loans;
mod sharing;

use game_core::Seat;

use crate::course::{Heard, TurnEnd};
use crate::facts::Teller;
use crate::figures::is_out;
use crate::shape::{Account, Fact, Moment, Sentence};

const SECTION: &str = "question";

pub fn questions(teller: &Teller<'_>, moments: &[Moment]) -> Vec<Sentence> {
    let mut all = credit::questions(teller, moments);
    all.extend(loans::questions(teller));
    all.extend(sharing::questions(teller));
    all.extend(clean_money::questions(teller));
    all.extend(distance(teller));
    all.extend(last(teller));
    all.into_iter().map(placed).collect()
}

/// How far apart the first and the last were.
fn distance(teller: &Teller<'_>) -> Option<Sentence> {
    let place = last_in_the_game(teller)?;
    let (first, last) = (teller.at_place(1)?, teller.at_place(place)?);
    if first == last {
        return None;
    }
    let (high, high_turn) = peak(teller, "score", Some(last))?;
    // Whoever ended at the height of their game did not fall.
    if high == teller.course.last_turn() {
        return parted(teller, first, (last, place));
    }
    let facts = vec![
        teller.placed("first", 1),
        teller.score("most", first),
        teller.placed("last", place),
        teller.score("least", last),
        teller.figure("high", "score", Some(last), high),
        high_turn,
    ];
    teller.sentence(SECTION, "distance", facts)
}

/// The last place of those who were in the game to its end: of the others only their fall can be told.
fn last_in_the_game(teller: &Teller<'_>) -> Option<u8> {
    let end = teller.course.turns.last()?;
    let places = &teller.course.game.standings().places;
    let in_the_game = places.iter().filter(|(seat, _)| !is_out(end, *seat));
    in_the_game.map(|(_, place)| *place).max()
}

/// Since when the first was ahead of the last.
fn parted(teller: &Teller<'_>, first: Seat, (last, place): (Seat, u8)) -> Option<Sentence> {
    let is_ahead = |end: &&TurnEnd| end.standings.scores[first] > end.standings.scores[last];
    let ahead = teller.course.turns.iter().rev().take_while(is_ahead).last()?;
    let facts = vec![
        teller.placed("first", 1),
        teller.score("most", first),
        teller.placed("last", place),
        teller.score("least", last),
        teller.turn_of_figure("turn", ahead.turn),
    ];
    teller.sentence(SECTION, "parted", facts)
}

/// The turn in which a figure was highest, as a number and as a fact called `turn`.
fn peak(teller: &Teller<'_>, series: &str, seat: Option<Seat>) -> Option<(u32, Option<Fact>)> {
    let (turn, _) = teller.highest(series, seat)?;
    Some((turn, teller.turn_of_figure("turn", turn)))
}

/// The question that all of them end with.
fn last(teller: &Teller<'_>) -> Option<Sentence> {
    let facts = vec![teller.turns("turns"), teller.record("ending", "ending")];
    teller.sentence(SECTION, "which_rule", facts)
}

/// A question is about the first of its facts that belongs to an entry.
fn placed(mut question: Sentence) -> Sentence {
    let entry = question.facts.iter().find_map(|fact| fact.source.entry());
    let turn = question.facts.iter().find(|fact| fact.name == "turn").and_then(|fact| fact.value.as_u64());
    question.entry = entry;
    question.turn = turn.and_then(|turn| u32::try_from(turn).ok());
    question
}

/// The event of a kind with the largest number in a field; the first of several. One without such a number is none.
fn largest<'a>(teller: &Teller<'a>, event: &'a str, field: &str) -> Option<Heard<'a>> {
    let mut found: Option<Heard<'a>> = None;
    for heard in teller.course.events_of(event) {
        let number = heard.number(field);
        if number.is_some() && found.is_none_or(|best| number > best.number(field)) {
            found = Some(heard);
        }
    }
    found
}

fn account(sector: &str, seat: Option<Seat>) -> Option<Account> {
    Some(Account { sector: sector.to_owned(), seat: seat.map(|seat| seat.number() as u8) })
}
