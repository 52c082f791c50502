//! Loans: what one really costs, what crashes destroy, and who earns by lending.

use super::{SECTION, account, largest, peak};
use crate::course::Heard;
use crate::facts::Teller;
use crate::shape::Sentence;

pub fn questions(teller: &Teller<'_>) -> Vec<Sentence> {
    let of_all = [
        loan(teller),
        loan_with_companies(teller),
        default(teller),
        default_with_companies(teller),
        circulation(teller),
        banker(teller),
        lost(teller),
        cashed(teller),
    ];
    of_all.into_iter().flatten().collect()
}

/// A loan's price is more than its interest.
fn loan(teller: &Teller<'_>) -> Option<Sentence> {
    let made = largest(teller, "loan_made", "terms/amount")?;
    let facts = vec![
        teller.turn("turn", made),
        teller.event("borrower", made, "borrower"),
        teller.event("lender", made, "lender"),
        teller.event("amount", made, "terms/amount"),
        teller.event("rounds", made, "rounds"),
        teller.event("instalment", made, "terms/instalment"),
        teller.event("security", made, "terms/security"),
    ];
    teller.sentence(SECTION, "loan", facts)
}

/// The same of a loan that companies secure, as two agree on it.
fn loan_with_companies(teller: &Teller<'_>) -> Option<Sentence> {
    let made = largest(teller, "loan_made", "terms/total")?;
    let facts = vec![
        teller.turn("turn", made),
        teller.said("said", made),
        teller.event("borrower", made, "terms/borrower"),
        teller.event("amount", made, "terms/amount"),
        teller.event("total", made, "terms/total"),
    ];
    teller.sentence(SECTION, "loan_with_companies", facts)
}

/// What is lost when one stops paying.
fn default(teller: &Teller<'_>) -> Option<Sentence> {
    let stopped = largest(teller, "loan_defaulted", "security")?;
    let facts = vec![
        teller.turn("turn", stopped),
        teller.event("borrower", stopped, "borrower"),
        teller.event("lender", stopped, "lender"),
        teller.event("security", stopped, "security"),
        teller.count("defaults", "loan_defaulted"),
    ];
    teller.sentence(SECTION, "default", facts)
}

/// The same where the security is companies: the log says which.
fn default_with_companies(teller: &Teller<'_>) -> Option<Sentence> {
    let is_a_list =
        |heard: &Heard<'_>| heard.fields.get("security").is_some_and(|pledged| !pledged.is_number());
    let stopped = teller.course.events_of("loan_defaulted").find(is_a_list)?;
    let facts = vec![
        teller.turn("turn", stopped),
        teller.said("said", stopped),
        teller.count("defaults", "loan_defaulted"),
    ];
    teller.sentence(SECTION, "default_with_companies", facts)
}

/// Money is lent into being, and paid back out of it.
fn circulation(teller: &Teller<'_>) -> Option<Sentence> {
    let (high, turn) = peak(teller, "money_in_circulation", None)?;
    let last = teller.course.last_turn();
    // Where most money was about at the end, the debts are the story.
    if high == last {
        return owed(teller);
    }
    let facts = vec![
        turn,
        teller.figure("most", "money_in_circulation", None, high),
        teller.figure("loans", "loans_outstanding", None, high),
        teller.figure("rest", "money_in_circulation", None, last),
    ];
    teller.sentence(SECTION, "circulation", facts)
}

/// More is owed than there is money to pay it with.
fn owed(teller: &Teller<'_>) -> Option<Sentence> {
    let (high, turn) = peak(teller, "loans_outstanding", None)?;
    let last = teller.course.last_turn();
    if high == last {
        return None;
    }
    let facts = vec![
        turn,
        teller.figure("loans", "loans_outstanding", None, high),
        teller.figure("money", "money_in_circulation", None, high),
        teller.figure("rest", "money_in_circulation", None, last),
        teller.figure("owed", "loans_outstanding", None, last),
    ];
    teller.sentence(SECTION, "owed", facts)
}

/// What the bank was worth to somebody.
fn banker(teller: &Teller<'_>) -> Option<Sentence> {
    let named = largest(teller, "banker_named", "price")?;
    let facts = vec![
        teller.turn("turn", named),
        teller.event("seat", named, "seat"),
        teller.event("price", named, "price"),
        teller.count("loans", "loan_made"),
    ];
    teller.sentence(SECTION, "banker", facts)
}

/// What a crash destroyed.
fn lost(teller: &Teller<'_>) -> Option<Sentence> {
    let lost = largest(teller, "investment_lost", "gold")?;
    let gone =
        teller.flows("gone", &["gold"], (account("companies", None), account("gold_reserve", None)), &[]);
    let facts = vec![
        teller.turn("turn", lost),
        teller.event("seat", lost, "seat"),
        teller.event("card", lost, "card"),
        teller.event("gold", lost, "gold"),
        gone,
    ];
    teller.sentence(SECTION, "investment_lost", facts)
}

/// When to stop.
fn cashed(teller: &Teller<'_>) -> Option<Sentence> {
    let cashed = largest(teller, "cashed_in", "gold")?;
    let facts = vec![
        teller.turn("turn", cashed),
        teller.event("seat", cashed, "seat"),
        teller.event("card", cashed, "card"),
        teller.event("gold", cashed, "gold"),
        teller.count("times", "cashed_in"),
    ];
    teller.sentence(SECTION, "cashed_in", facts)
}
