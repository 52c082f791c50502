//! Credit: prices, bubbles, rich and solvent, what help costs, and who could have helped.

use game_core::{Seat, SeatSet};

use super::{SECTION, account, largest, peak};
use crate::course::Heard;
use crate::facts::Teller;
use crate::rescue::Rescue;
use crate::shape::{Moment, Sentence};

pub fn questions(teller: &Teller<'_>, moments: &[Moment]) -> Vec<Sentence> {
    let of_all = [
        prices(teller),
        auction(teller),
        production(teller),
        rich_and_solvent(teller),
        rescue(teller).or_else(|| deal(teller)),
        bail_out(teller),
        nobody_solvent(teller),
        jubilee(teller, "jubilee_failed"),
        jubilee(teller, "jubilee_declared"),
        fall(teller, moments),
    ];
    of_all.into_iter().flatten().collect()
}

/// Credit raises prices, investments first.
fn prices(teller: &Teller<'_>) -> Option<Sentence> {
    let first = teller.course.turns.first()?.turn;
    let (high, turn) = peak(teller, "mean_open_card", None)?;
    let has_credit = teller.figure("credit", "credit_money", None, high);
    let key = if has_credit.is_some() { "prices_with_credit" } else { "prices" };
    let mut facts = vec![
        teller.figure("before", "mean_open_card", None, first),
        teller.turn_of_figure("start", first),
        teller.figure("after", "mean_open_card", None, high),
        turn,
        teller.figure("gold", "gold_in_vaults", None, high),
    ];
    if has_credit.is_some() {
        facts.push(has_credit);
    }
    teller.sentence(SECTION, key, facts)
}

/// A bubble needs everyone to take part.
fn auction(teller: &Teller<'_>) -> Option<Sentence> {
    let won = largest(teller, "auction_won", "price")?;
    let opened = teller.course.events_of("auction_opened").filter(|opened| {
        opened.step.entry <= won.step.entry && opened.fields.get("card") == won.fields.get("card")
    });
    let opened = opened.last()?;
    let bidders = teller.seats("bidders", "bid_made", won.step.turn)?;
    // Nobody bid: the price says nothing about what others thought.
    if bidders.value == 0 {
        return None;
    }
    let facts = vec![
        teller.event("card", won, "card"),
        teller.event("seat", won, "seat"),
        teller.event("price", won, "price"),
        teller.event("opening", opened, "price"),
        teller.turn("turn", won),
        Some(bidders),
        teller.figure("gold", "gold", won.seat("seat"), won.step.turn),
    ];
    teller.sentence(SECTION, "auction", facts)
}

/// Without credit one's production is one's limit.
fn production(teller: &Teller<'_>) -> Option<Sentence> {
    let first = teller.at_place(1)?;
    let earned = teller.flows(
        "earned",
        &["gold"],
        (account("gold_reserve", None), account("bank", Some(first))),
        &["mm-3-sell"],
    );
    let spent = teller.flows("spent", &["gold", "credit"], (account("bank", Some(first)), None), &["mm-pay"]);
    teller.sentence(SECTION, "production", vec![teller.placed("seat", 1), earned, spent])
}

/// A bank that seems rich fails to pay.
fn rich_and_solvent(teller: &Teller<'_>) -> Option<Sentence> {
    let insolvent = teller.course.events_of("found_insolvent");
    let worth = |heard: &Heard<'_>| -> Option<(Seat, f64)> {
        let banks = SeatSet::all(teller.course.game.players());
        let named: Vec<u64> =
            heard.fields.get("banks")?.as_array()?.iter().filter_map(|bank| bank.as_u64()).collect();
        let before = heard.step.turn.checked_sub(1)?;
        let read =
            |figure: &str, seat: Seat| teller.figure(figure, figure, Some(seat), before)?.value.as_f64();
        let fallen = banks.iter().filter(|seat| named.contains(&(seat.number() as u64)));
        // A bank that owed more than it had did not seem rich, and one that owed no more than its gold seemed solvent too.
        let could_not = fallen.filter(|seat| read("liabilities", *seat) > read("gold", *seat));
        let rich = could_not.filter_map(|seat| Some((seat, read("net_worth", seat)?)));
        let rich = rich.filter(|(_, worth)| *worth > 0.0);
        rich.max_by(|one, two| one.1.total_cmp(&two.1))
    };
    let (heard, (seat, _)) = insolvent
        .filter_map(|heard| Some((heard, worth(&heard)?)))
        .max_by(|one, two| one.1.1.total_cmp(&two.1.1))?;
    let before = heard.step.turn - 1;
    let at = heard
        .fields
        .get("banks")?
        .as_array()?
        .iter()
        .position(|bank| bank.as_u64() == Some(seat.number() as u64))?;
    let facts = vec![
        teller.turn("turn", heard),
        teller.event("seat", heard, &format!("banks/{at}")),
        teller.figure("worth", "net_worth", Some(seat), before),
        teller.figure("owed", "liabilities", Some(seat), before),
        teller.figure("gold", "gold", Some(seat), before),
    ];
    teller.sentence(SECTION, "rich_and_solvent", facts)
}

/// Careful bankers lend, not free of charge: the rescue by others that cost most, measured by what was lacking.
fn rescue(teller: &Teller<'_>) -> Option<Sentence> {
    let rescues = teller
        .course
        .events_of("rescued")
        .filter_map(|heard| Some((heard, Rescue::of(teller.course, heard)?)));
    let helped = rescues.filter(|(_, rescue)| !rescue.helpers.is_empty() && !rescue.gave.is_empty());
    let (heard, rescue) = helped.max_by_key(|(_, rescue)| (rescue.price, rescue.lacking))?;
    let facts = vec![
        teller.turn("turn", heard),
        teller.event("seat", heard, "seat"),
        teller.lacking("lacking", &rescue),
        teller.helpers("helpers", &rescue),
        teller.given("gave", &rescue),
    ];
    teller.sentence(SECTION, "rescue", facts)
}

/// Who pays when the central bank helps.
fn bail_out(teller: &Teller<'_>) -> Option<Sentence> {
    let lent = largest(teller, "central_bank_lent", "amount")?;
    let facts = vec![
        teller.turn("turn", lent),
        teller.said("said", lent),
        teller.count("times", "central_bank_lent"),
        teller.figure("credit", "credit_money", None, lent.step.turn),
    ];
    teller.sentence(SECTION, "bail_out", facts)
}

/// The last deal of a game in which no deal rescued anybody.
fn deal(teller: &Teller<'_>) -> Option<Sentence> {
    let made = teller.course.events_of("deal_made").last()?;
    let facts =
        vec![teller.turn("turn", made), teller.said("said", made), teller.event("seat", made, "from")];
    teller.sentence(SECTION, "deal", facts)
}

/// When all are insolvent.
fn nobody_solvent(teller: &Teller<'_>) -> Option<Sentence> {
    let heard = teller.course.events_of("all_insolvent").next()?;
    let turn = heard.step.turn;
    let facts = vec![
        teller.turn("turn", heard),
        teller.figure("gold", "gold_in_vaults", None, turn),
        teller.figure("credit", "credit_money", None, turn),
        teller.figure("reserve", "gold_in_reserve", None, turn),
    ];
    teller.sentence(SECTION, "nobody_solvent", facts)
}

/// A jubilee by consent.
fn jubilee(teller: &Teller<'_>, event: &'static str) -> Option<Sentence> {
    let heard = teller.course.events_of(event).last()?;
    let turn = heard.step.turn;
    let facts = vec![
        teller.turn("turn", heard),
        teller.said("said", heard),
        teller.figure("credit", "credit_money", None, turn),
        teller.figure("gold", "gold_in_vaults", None, turn),
    ];
    teller.sentence(SECTION, event, facts)
}

/// Who fell, and whom else it concerned.
fn fall(teller: &Teller<'_>, moments: &[Moment]) -> Option<Sentence> {
    let fell = moments.iter().rev().find(|moment| matches!(&*moment.kind, "prison" | "bankruptcy"))?;
    let event = if fell.kind == "prison" { "imprisoned" } else { "went_bankrupt" };
    let heard = teller.course.events_of(event).find(|heard| heard.step.entry == fell.entry)?;
    let seat = heard.seat("seat");
    let facts = vec![
        teller.turn("turn", heard),
        teller.event("seat", heard, "seat"),
        teller.figure("owed", "liabilities", seat, heard.step.turn.checked_sub(1)?),
        teller.figure("gold", "gold", seat, heard.step.turn.checked_sub(1)?),
    ];
    teller.sentence(SECTION, event, facts)
}
