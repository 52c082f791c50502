//! What a rescue cost: what a bank lacked when others talked about helping it, and what it gave for their help.

use std::collections::{BTreeMap, BTreeSet};

use game_core::{Seat, Told};
use serde_json::{Value, json};

use crate::course::{Course, Heard, fields_of};
use crate::shape::{EventPlace, Stretch};

/// By these rules others' money pays called debt. What a bank pays out of its own vault before is no help.
const HELP: [&str; 2] = ["mm-run-deals", "mm-central-bank"];

/// A bank that was helped through a bank run.
pub struct Rescue {
    pub seat: Seat,
    /// From the beginning of the run to the moment when it was solvent again.
    pub stretch: Stretch,
    pub lacking: u64,
    /// What it gave, kind by kind: `{"gold": {"n": 8}}`. The messages `given-…` say it.
    pub gave: Vec<Value>,
    /// The gold and credit among it, in per cent of what it had lacked; `None` if it gave anything else too, which has no
    /// price in gold.
    pub price: Option<u64>,
    pub helpers: BTreeSet<Seat>,
}

impl Rescue {
    /// The rescue that this event tells of; `None` if the log does not say what was lacking.
    pub fn of(course: &Course, rescued: Heard<'_>) -> Option<Rescue> {
        let seat = rescued.seat("seat")?;
        let last = rescued.place();
        let first = course.events_of("run_began").map(|run| run.place()).filter(|run| *run < last).last()?;
        let stretch = Stretch { first, last };
        let mut lacking = 0;
        let mut given = Given::default();
        let mut helpers = BTreeSet::new();
        for told in course.within(stretch) {
            lacking += paid_by_help(told, seat);
            helpers.extend(given.add(&told.event, seat));
        }
        if lacking == 0 {
            return None;
        }
        let price = given.is_money().then(|| (given.money() * 100 + lacking / 2) / lacking);
        Some(Rescue { seat, stretch, lacking, gave: given.listed(), price, helpers })
    }

    pub fn helper_list(&self) -> Value {
        self.helpers.iter().map(|seat| seat.number()).collect::<Vec<_>>().into()
    }
}

fn paid_by_help(told: &Told, seat: Seat) -> u64 {
    let debt = ["debt_paid", "central_bank_lent"].iter().find_map(|kind| fields_of(&told.event, kind));
    match debt {
        Some(debt) if HELP.contains(&told.rule) && seat_in(debt, "seat") == Some(seat) => {
            count(debt, "amount")
        }
        _ => 0,
    }
}

/// What somebody gave, added up.
#[derive(Default)]
struct Given {
    counts: BTreeMap<&'static str, u64>,
    companies: Vec<Value>,
}

/// What is counted, in the order in which it is told. The first three are money.
const COUNTED: [&str; 6] = ["gold", "credit", "loan", "production", "consumer", "action_cards"];
const MONEY: usize = 3;

impl Given {
    /// Adds what the seat gave by this event; gives whoever it dealt with.
    fn add(&mut self, event: &Value, seat: Seat) -> Option<Seat> {
        if let Some(deal) = fields_of(event, "deal_made") {
            let (from, to) = (seat_in(deal, "from")?, seat_in(deal, "to")?);
            let (side, other) = match () {
                () if from == seat => ("give", to),
                () if to == seat => ("get", from),
                () => return None,
            };
            deal.get(side)?.as_array()?.iter().for_each(|part| self.add_part(part));
            return Some(other);
        }
        if let Some(lent) =
            fields_of(event, "central_bank_lent").filter(|lent| seat_in(lent, "seat") == Some(seat))
        {
            *self.counts.entry("credit").or_default() += count(lent, "credit");
        }
        let terms = fields_of(event, "loan_made")?.get("terms")?;
        if seat_in(terms, "borrower")? != seat {
            return None;
        }
        *self.counts.entry("loan").or_default() += count(terms, "total");
        seat_in(terms, "lender")
    }

    fn add_part(&mut self, part: &Value) {
        for kind in COUNTED {
            if let Some(fields) = part.get(kind) {
                *self.counts.entry(kind).or_default() += count(fields, "n");
            }
        }
        if part.get("company").is_some() {
            self.companies.push(part.clone());
        }
    }

    fn is_money(&self) -> bool {
        self.companies.is_empty() && COUNTED[MONEY..].iter().all(|kind| !self.counts.contains_key(kind))
    }

    fn money(&self) -> u64 {
        COUNTED[..MONEY].iter().filter_map(|kind| self.counts.get(kind)).sum()
    }

    fn listed(self) -> Vec<Value> {
        let counted = COUNTED.iter().filter_map(|kind| Some((kind, self.counts.get(kind)?)));
        let counted = counted.filter(|(_, n)| **n > 0).map(|(kind, n)| json!({ *kind: { "n": n } }));
        counted.chain(self.companies).collect()
    }
}

fn seat_in(fields: &Value, name: &str) -> Option<Seat> {
    Seat::new(u8::try_from(fields.get(name)?.as_u64()?).ok()?)
}

fn count(fields: &Value, name: &str) -> u64 {
    fields.get(name).and_then(Value::as_u64).unwrap_or(0)
}

impl Course {
    /// Every event of a stretch.
    pub fn within(&self, stretch: Stretch) -> impl Iterator<Item = &Told> {
        let place = |entry, event| EventPlace { entry, event };
        let events = self.events().filter(move |(step, event, _)| {
            (stretch.first..=stretch.last).contains(&place(step.entry, *event))
        });
        events.map(|(_, _, told)| told)
    }
}

impl Heard<'_> {
    pub fn place(&self) -> EventPlace {
        EventPlace { entry: self.step.entry, event: self.event }
    }
}
