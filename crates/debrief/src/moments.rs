//! What stands out in a game: events that everyone remembers, and turns in which a figure did.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::course::{Course, Heard, fields_of};
use crate::estimate::largest_change;
use crate::rescue::Rescue;
use crate::shape::{Estimate, EventPlace, Moment, Series, Stretch};

/// An event that is a moment: its kind in the log and in the debrief, the fields that hold seats and amounts.
struct Listed {
    event: &'static str,
    kind: &'static str,
    seats: &'static [&'static str],
    amounts: &'static [&'static str],
}

const fn listed(
    event: &'static str,
    kind: &'static str,
    seats: &'static [&'static str],
    amounts: &'static [&'static str],
) -> Listed {
    Listed { event, kind, seats, amounts }
}

const LISTED: &[Listed] = &[
    listed("run_began", "run", &[], &["number"]),
    listed("all_insolvent", "minsky", &[], &[]),
    listed("rescued", "rescue", &["seat"], &[]),
    listed("central_bank_lent", "central_bank", &["seat"], &["amount", "credit"]),
    listed("imprisoned", "prison", &["seat"], &[]),
    listed("went_bankrupt", "bankruptcy", &["seat"], &[]),
    listed("jubilee_declared", "jubilee", &[], &[]),
    listed("jubilee_failed", "jubilee_failed", &["against"], &[]),
    listed("company_crashed", "crash", &[], &[]),
    listed("loan_defaulted", "default", &["borrower", "lender"], &["security"]),
    listed("final_crash", "final_crash", &[], &[]),
    listed("pile_closed", "closing", &["seat"], &[]),
    listed("forfeited", "forfeit", &["seat"], &[]),
    listed("goal_reached", "goal", &["seat"], &["placements"]),
    listed("limit_exceeded", "blacklist", &["seat"], &["excess"]),
];

/// All moments in the order of the game.
pub fn moments(course: &Course, series: &[Series], estimates: &[Estimate]) -> Vec<Moment> {
    let mut all = Vec::new();
    for (step, index, told) in course.events() {
        if let Some((listed, fields)) = listed_of(&told.event) {
            all.push(of_event(course, Heard { step, event: index, kind: listed.event, fields }, listed));
        }
    }
    all.extend(largest_rise(course, series));
    all.extend(bubbles(course, series));
    all.extend(largest_swing(course, estimates));
    all.sort_by_key(|moment| (moment.entry, moment.event.is_none(), moment.event));
    all
}

fn of_event(course: &Course, heard: Heard<'_>, listed: &Listed) -> Moment {
    let Heard { step, fields, .. } = heard;
    let mut amounts: BTreeMap<String, f64> = BTreeMap::new();
    for name in listed.amounts {
        if let Some(amount) = fields.get(*name).and_then(Value::as_f64) {
            amounts.insert((*name).to_owned(), amount);
        }
    }
    if let Some(stake) = Stake::of(listed.kind) {
        let amount = stake.amount(course, heard);
        if amount > 0 {
            amounts.insert(stake.name.to_owned(), amount as f64);
        }
    }
    if let Some(rescue) = (listed.kind == "rescue").then(|| Rescue::of(course, heard)).flatten() {
        amounts.insert("lacking".to_owned(), rescue.lacking as f64);
        amounts.extend(rescue.price.map(|price| ("price".to_owned(), price as f64)));
    }
    Moment {
        kind: listed.kind.to_owned(),
        entry: step.entry,
        event: Some(heard.event),
        turn: step.turn,
        seats: listed.seats.iter().flat_map(|name| seats_in(fields.get(*name))).collect(),
        amounts,
        text: course.words.say("event", &step.events[heard.event].event),
    }
}

/// What was at stake in a moment: the log tells it in events that follow the one of the moment, in the same entry.
pub struct Stake {
    name: &'static str,
    pub event: &'static str,
    pub field: &'static str,
    /// The message of the story that says it.
    pub story: &'static str,
}

impl Stake {
    /// What a crash destroyed, what became void, what a closing brought.
    pub fn of(kind: &str) -> Option<Stake> {
        let (name, event, field, story) = match kind {
            "crash" | "final_crash" => ("gold_lost", "investment_lost", "gold", "destroyed"),
            "jubilee" | "bankruptcy" => ("credit_void", "credit_voided", "amount", "voided"),
            "closing" => ("collected", "cash_collected", "amount", "collected"),
            _ => return None,
        };
        Some(Stake { name, event, field, story })
    }

    /// From the moment to the next one of its entry: several companies crash in one roll, and each takes its own gold.
    pub fn stretch(heard: Heard<'_>) -> Stretch {
        let after = heard.event + 1;
        let rest = heard.step.events.get(after..).unwrap_or_default();
        let next = rest.iter().position(|told| listed_of(&told.event).is_some());
        let last = heard.event + next.unwrap_or(rest.len());
        Stretch { first: heard.place(), last: EventPlace { entry: heard.step.entry, event: last } }
    }

    pub fn amount(&self, course: &Course, heard: Heard<'_>) -> u64 {
        let told = course.within(Stake::stretch(heard));
        let fields = told.filter_map(|told| fields_of(&told.event, self.event));
        fields.filter_map(|fields| fields.get(self.field)?.as_u64()).sum()
    }
}

fn listed_of(event: &Value) -> Option<(&'static Listed, &Value)> {
    LISTED.iter().find_map(|listed| Some((listed, fields_of(event, listed.event)?)))
}

/// One seat, or a list of them.
fn seats_in(value: Option<&Value>) -> Vec<u8> {
    let number = |value: &Value| value.as_u64().and_then(|seat| u8::try_from(seat).ok());
    match value {
        Some(Value::Array(seats)) => seats.iter().filter_map(number).collect(),
        Some(value) => number(value).into_iter().collect(),
        None => Vec::new(),
    }
}

/// A moment that a figure tells of.
fn of_figure(course: &Course, kind: &str, at: usize, amounts: [(&str, f64); 2]) -> Option<Moment> {
    let end = course.turns.get(at)?;
    let amounts: BTreeMap<_, _> = amounts.map(|(name, value)| (name.to_owned(), rounded(value))).into();
    let shown: BTreeMap<_, _> =
        amounts.iter().map(|(name, value)| (name, crate::facts::number(*value))).collect();
    let said = serde_json::json!({ kind: shown });
    Some(Moment {
        kind: kind.to_owned(),
        entry: end.entry,
        event: None,
        turn: end.turn,
        seats: Vec::new(),
        text: course.told.say("moment", &said),
        amounts,
    })
}

/// The turn in which open cards became dearer by the most.
fn largest_rise(course: &Course, series: &[Series]) -> Option<Moment> {
    let prices = &series.iter().find(|series| series.name == "mean_open_card")?.values;
    let rises = prices.windows(2).enumerate().filter_map(|(at, pair)| Some((at + 1, pair[0]?, pair[1]?)));
    let (at, before, after) = rises.max_by(|one, two| (one.2 - one.1).total_cmp(&(two.2 - two.1)))?;
    if after <= before {
        return None;
    }
    of_figure(course, "rise", at, [("before", before), ("after", after)])
}

/// An investment costs more than twice its median of the game, and less than that again within a round of the table.
fn bubbles(course: &Course, series: &[Series]) -> Vec<Moment> {
    let Some(prices) = series.iter().find(|series| series.name == "investment_price") else {
        return Vec::new();
    };
    let mut known: Vec<f64> = prices.values.iter().copied().flatten().collect();
    known.sort_unstable_by(f64::total_cmp);
    let Some(median) = known.get(known.len() / 2).copied() else { return Vec::new() };
    let round = course.game.turns_per_round() as usize;
    let is_high =
        |at: usize| prices.values.get(at).copied().flatten().is_some_and(|price| price > 2.0 * median);
    let begins = |at: &usize| is_high(*at) && (*at == 0 || !is_high(*at - 1));
    let bursts =
        |at: &usize| (*at + 1..=*at + round).any(|later| later < prices.values.len() && !is_high(later));
    let at = (0..prices.values.len()).filter(begins).filter(bursts);
    let moment = |at: usize| {
        let price = prices.values[at].unwrap_or(0.0);
        of_figure(course, "bubble", at, [("price", price), ("median", median)])
    };
    at.filter_map(moment).collect()
}

/// Where the bots changed their minds most: about a seat, or about whether anybody wins. What so few games may show by luck is
/// no change of mind.
fn largest_swing(course: &Course, estimates: &[Estimate]) -> Option<Moment> {
    let (at, estimate) =
        estimates.iter().enumerate().max_by(|one, two| one.1.swing.total_cmp(&two.1.swing))?;
    let before = estimates.get(at.checked_sub(1)?)?;
    if estimate.swing <= estimate.luck {
        return None;
    }
    let (seat, _) = largest_change(before, estimate)?;
    let percent = |estimate: &Estimate| {
        let share = seat.map_or(estimate.nobody, |seat| estimate.chances[seat]);
        (share * 100.0).round()
    };
    let amounts = [("from", percent(before)), ("to", percent(estimate))];
    let amounts: BTreeMap<_, _> = amounts.map(|(name, value)| (name.to_owned(), value)).into();
    let whole = |name: &str| crate::facts::number(amounts[name]);
    let fields = serde_json::json!({ "seat": seat, "from": whole("from"), "to": whole("to") });
    let key = if seat.is_some() { "swing" } else { "swing_nobody" };
    Some(Moment {
        kind: "swing".to_owned(),
        entry: estimate.entry,
        event: None,
        turn: estimate.turn,
        seats: seat.into_iter().map(|seat| seat as u8).collect(),
        text: course.told.say("moment", &serde_json::json!({ key: fields })),
        amounts,
    })
}

/// To one decimal, as sentences have it.
pub fn rounded(value: f64) -> f64 {
    (value * 10.0).round() / 10.0
}
