//! What is clean about money, and what a bad name costs.

use super::{SECTION, account, peak};
use crate::course::Heard;
use crate::facts::Teller;
use crate::shape::Sentence;

pub fn questions(teller: &Teller<'_>) -> Vec<Sentence> {
    let of_all =
        [spent(teller), payment(teller), held(teller), blacklisted(teller), found(teller), bought(teller)];
    of_all.into_iter().flatten().collect()
}

/// How much of what the winner spent was dirty.
fn spent(teller: &Teller<'_>) -> Option<Sentence> {
    let first = teller.at_place(1)?;
    let between = || (account("villain", Some(first)), account("supply", None));
    let facts = vec![
        teller.placed("seat", 1),
        teller.flows("dirty", &["dirty_cash"], between(), &["dm-4-pay"]),
        teller.flows("clean", &["clean_cash"], between(), &["dm-4-pay"]),
    ];
    teller.sentence(SECTION, "spent", facts)
}

/// The purchase for which most was paid beyond its price: nobody gives change.
fn payment(teller: &Teller<'_>) -> Option<Sentence> {
    let beyond = |paid: &Heard<'_>| Some(paid.number("worth")? - paid.number("cost")?);
    let too_much = teller.course.events_of("paid").filter(|paid| beyond(paid) > Some(0.0));
    let paid = too_much.reduce(|most, paid| if beyond(&paid) > beyond(&most) { paid } else { most })?;
    let facts = vec![
        teller.turn("turn", paid),
        teller.event("seat", paid, "seat"),
        teller.event("worth", paid, "worth"),
        teller.event("cost", paid, "cost"),
    ];
    teller.sentence(SECTION, "payment", facts)
}

/// Money that was never spent.
fn held(teller: &Teller<'_>) -> Option<Sentence> {
    let last = teller.at_place(teller.last_place())?;
    let (high, turn) = peak(teller, "hand_value", Some(last))?;
    let end = teller.course.last_turn();
    let facts = vec![
        teller.placed("seat", teller.last_place()),
        turn,
        teller.figure("most", "hand_value", Some(last), high),
        teller.figure("dirty", "dirty_cash", Some(last), high),
        teller.figure("rest", "hand_value", Some(last), end),
    ];
    teller.sentence(SECTION, "held", facts)
}

/// What the Blacklists came to.
fn blacklisted(teller: &Teller<'_>) -> Option<Sentence> {
    let end = teller.course.last_turn();
    let (first, last) = (teller.at_place(1)?, teller.at_place(teller.last_place())?);
    let facts = vec![
        teller.placed("first", 1),
        teller.figure("one", "blacklist", Some(first), end),
        teller.placed("last", teller.last_place()),
        teller.figure("other", "blacklist", Some(last), end),
    ];
    teller.sentence(SECTION, "blacklisted", facts)
}

/// The same note, clean in one hand and dirty in another.
fn found(teller: &Teller<'_>) -> Option<Sentence> {
    let found = teller.course.events_of("dirty_found").last()?;
    let facts = vec![
        teller.turn("turn", found),
        teller.event("seat", found, "seat"),
        teller.event("target", found, "target"),
        teller.event("card", found, "card"),
        teller.count("times", "dirty_found"),
    ];
    teller.sentence(SECTION, "dirty_found", facts)
}

/// What the money became.
fn bought(teller: &Teller<'_>) -> Option<Sentence> {
    let bought = teller.course.events_of("bought").last()?;
    let facts = vec![
        teller.turn("turn", bought),
        teller.event("seat", bought, "seat"),
        teller.event("placement", bought, "placement"),
        teller.count("purchases", "bought"),
    ];
    teller.sentence(SECTION, "bought", facts)
}
