//! Sharing against keeping, and the debt that nobody wants.

use super::{SECTION, account, largest, peak};
use crate::facts::Teller;
use crate::shape::{Fact, Sentence};

pub fn questions(teller: &Teller<'_>) -> Vec<Sentence> {
    let of_all =
        [debt(teller), kept(teller), collected(teller), shared(teller), lobby(teller), closings(teller)];
    of_all.into_iter().flatten().collect()
}

/// How high the debt stood, and what became of it.
fn debt(teller: &Teller<'_>) -> Option<Sentence> {
    let (high, turn) = peak(teller, "debt_open", None)?;
    let last = teller.course.last_turn();
    let mut facts = vec![
        turn,
        teller.figure("most", "debt_open", None, high),
        teller.figure("paid", "debt_paid", None, last),
    ];
    let open = open_at_the_end(teller);
    if open.is_none() {
        return teller.sentence(SECTION, "debt_paid", facts);
    }
    facts.push(open);
    teller.sentence(SECTION, "debt", facts)
}

/// What nobody had paid when the game was over; `None` if all was paid.
fn open_at_the_end(teller: &Teller<'_>) -> Option<Fact> {
    let open = teller.figure("open", "debt_open", None, teller.course.last_turn())?;
    (open.value.as_f64() > Some(0.0)).then_some(open)
}

/// Notes that stayed in one hand while something was left to pay.
fn kept(teller: &Teller<'_>) -> Option<Sentence> {
    let first = teller.at_place(1)?;
    let last = teller.course.last_turn();
    let spent = teller.flows(
        "spent",
        &["notes"],
        (account("player", Some(first)), account("requests", None)),
        &["smm-3-banknote"],
    );
    let facts = vec![
        teller.placed("seat", 1),
        teller.figure("cash", "cash", Some(first), last),
        open_at_the_end(teller),
        spent,
    ];
    teller.sentence(SECTION, "kept", facts)
}

/// Whoever completes a payment collects it.
fn collected(teller: &Teller<'_>) -> Option<Sentence> {
    let most = largest(teller, "cash_collected", "amount")?;
    let facts = vec![
        teller.turn("turn", most),
        teller.event("seat", most, "seat"),
        teller.event("amount", most, "amount"),
        teller.count("times", "cash_collected"),
    ];
    teller.sentence(SECTION, "collected", facts)
}

/// Who paid for whom: what went into requests, and what came out of them.
fn shared(teller: &Teller<'_>) -> Option<Sentence> {
    let last = teller.at_place(teller.last_place())?;
    let wares = ["notes", "new_economy"];
    let gave = teller.flows("gave", &wares, (account("player", Some(last)), account("requests", None)), &[]);
    let got = teller.flows("got", &["notes"], (None, account("player", Some(last))), &[]);
    teller.sentence(SECTION, "shared", vec![teller.placed("seat", teller.last_place()), gave, got])
}

/// Keeping others from paying.
fn lobby(teller: &Teller<'_>) -> Option<Sentence> {
    let laid = teller.course.events_of("lobby_laid").last()?;
    let facts = vec![
        teller.turn("turn", laid),
        teller.event("seat", laid, "seat"),
        teller.event("pile", laid, "pile"),
        teller.figure("open", "debt_open", None, laid.step.turn),
    ];
    teller.sentence(SECTION, "lobby", facts)
}

/// The closing that decided.
fn closings(teller: &Teller<'_>) -> Option<Sentence> {
    let closed = teller.course.events_of("pile_closed").last()?;
    let facts = vec![
        teller.turn("turn", closed),
        teller.event("seat", closed, "seat"),
        teller.event("pile", closed, "pile"),
        teller.count("piles", "pile_closed"),
        teller.figure("circulating", "cards_circulating", None, closed.step.turn),
    ];
    teller.sentence(SECTION, "closing", facts)
}
