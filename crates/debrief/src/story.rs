//! The game in a few sentences: who played, what stood out in the order in which it happened, and how it ended.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::course::Heard;
use crate::facts::Teller;
use crate::moments::Stake;
use crate::rescue::Rescue;
use crate::shape::{Fact, Moment, Sentence, Source};

/// A story longer than this is not read.
const MOST_MOMENTS: usize = 12;

/// What a story mentions first if there is too much to tell: the rarest.
const BY_RARITY: &[&str] = &[
    "jubilee",
    "bankruptcy",
    "minsky",
    "prison",
    "final_crash",
    "default",
    "forfeit",
    "goal",
    "rescue",
    "crash",
    "central_bank",
    "bubble",
    "run",
    "swing",
    "jubilee_failed",
    "blacklist",
    "closing",
    "rise",
];

pub fn story(teller: &Teller<'_>, moments: &[Moment]) -> Vec<Sentence> {
    let mut story: Vec<Sentence> = Vec::new();
    let opening = [teller.record("players", "players"), teller.record("game", "game"), teller.turns("turns")];
    story.extend(teller.sentence("story", "opening", opening.into()));
    story.extend(chosen(moments).into_iter().filter_map(|moment| told(teller, moment)));
    let ending = teller.record("ending", "ending");
    // Nobody is first where the game itself has won.
    if teller.course.game.standings().winners.is_empty() {
        story.extend(teller.sentence("story", "end_lost", vec![ending]));
        return story;
    }
    let end = teller.at_place(1).and_then(|seat| {
        let facts = [teller.placed("seat", 1), teller.score("score", seat), ending];
        teller.sentence("story", "end", facts.into())
    });
    story.extend(end);
    story
}

/// A moment of every kind, the rarest first, then a second one of each, until there is no more room; in the order of the
/// game. Twelve loans that were not paid back would leave no room for the crash otherwise.
fn chosen(moments: &[Moment]) -> Vec<&Moment> {
    let rarity = |kind: &str| BY_RARITY.iter().position(|other| *other == kind).unwrap_or(BY_RARITY.len());
    let mut of_kinds: BTreeMap<usize, Vec<&Moment>> = BTreeMap::new();
    for moment in moments.iter().filter(|moment| !is_told_by_its_rescue(moment, moments)) {
        of_kinds.entry(rarity(&moment.kind)).or_default().push(moment);
    }
    for of_kind in of_kinds.values_mut() {
        of_kind.sort_by(|one, two| size(two).total_cmp(&size(one)));
    }
    let rounds = (0..moments.len()).map(|round| of_kinds.values().filter_map(move |kind| kind.get(round)));
    let mut chosen: Vec<&Moment> = rounds.flatten().copied().take(MOST_MOMENTS).collect();
    chosen.sort_by_key(|moment| (moment.entry, moment.event.is_none(), moment.event));
    chosen
}

/// The largest of several moments of one kind is told first. The number of a bank run is no size, nor is a price in per
/// cent.
fn size(moment: &Moment) -> f64 {
    let sizes = moment.amounts.iter().filter(|(name, _)| !["number", "price"].contains(&&***name));
    sizes.map(|(_, amount)| *amount).fold(0.0, f64::max)
}

/// Whoever is rescued by a loan of the central bank is told of once, with its price.
fn is_told_by_its_rescue(moment: &Moment, all: &[Moment]) -> bool {
    let is_rescue = |other: &Moment| {
        other.kind == "rescue"
            && other.turn == moment.turn
            && other.entry >= moment.entry
            && other.seats == moment.seats
    };
    moment.kind == "central_bank" && all.iter().any(is_rescue)
}

fn told(teller: &Teller<'_>, moment: &Moment) -> Option<Sentence> {
    let fact = |name: &str, value: Value, source: Source| Some(Fact { name: name.to_owned(), value, source });
    let (entry, kind) = (moment.entry, moment.kind.clone());
    let said = match moment.event {
        Some(event) => Source::Said { entry, event },
        None => Source::Moment { entry, kind: kind.clone() },
    };
    let plain = || {
        vec![
            fact("turn", moment.turn.into(), Source::Turn { entry }),
            fact("said", moment.text.clone().into(), said.clone()),
        ]
    };
    let sentence = with_its_price(teller, moment, plain())
        .or_else(|| with_its_stake(teller, moment, plain()))
        .or_else(|| teller.sentence("story", "moment", plain()))?;
    Some(Sentence { key: kind, entry: Some(entry), turn: Some(moment.turn), ..sentence })
}

/// The event that a moment tells of.
fn heard<'a>(teller: &Teller<'a>, moment: &Moment) -> Option<Heard<'a>> {
    let step = teller.course.steps.iter().find(|step| step.entry == moment.entry)?;
    let event = moment.event?;
    let (kind, fields) = match &step.events.get(event)?.event {
        Value::Object(tagged) => tagged.iter().next().map(|(kind, fields)| (&**kind, fields))?,
        name => (name.as_str()?, &Value::Null),
    };
    Some(Heard { step, event, kind, fields })
}

/// A rescue, what was lacking and what was given for it.
fn with_its_price(teller: &Teller<'_>, moment: &Moment, mut facts: Vec<Option<Fact>>) -> Option<Sentence> {
    let heard = heard(teller, moment).filter(|_| moment.kind == "rescue")?;
    let rescue = Rescue::of(teller.course, heard)?;
    facts.extend([teller.event("seat", heard, "seat"), teller.lacking("lacking", &rescue)]);
    let gave = teller.given("gave", &rescue);
    if gave.is_none() {
        return teller.sentence("story", "rescue_free", facts);
    }
    facts.push(gave);
    match teller.price("price", &rescue) {
        None => teller.sentence("story", "rescue", facts),
        price => teller.sentence("story", "rescue_priced", [facts, vec![price]].concat()),
    }
}

/// What it destroyed, or brought.
fn with_its_stake(teller: &Teller<'_>, moment: &Moment, mut facts: Vec<Option<Fact>>) -> Option<Sentence> {
    let (stake, heard) = (Stake::of(&moment.kind)?, heard(teller, moment)?);
    facts.push(teller.stake("amount", heard, &stake));
    teller.sentence("story", stake.story, facts)
}
