//! Sentences with facts: each value is looked up in the game together with where it was found.

use game_core::{Seat, Words};
use serde_json::{Map, Number, Value};

use crate::course::{Course, Heard};
use crate::moments::{Stake, rounded};
use crate::rescue::Rescue;
use crate::shape::{Account, Fact, Sentence, Series, Source};

/// What sentences call the number of turns that make a round of the table.
pub const PER_ROUND: &str = "per_round";

/// Looks facts up and makes sentences of them.
pub struct Teller<'a> {
    pub course: &'a Course,
    series: &'a [Series],
    words: Words,
}

impl<'a> Teller<'a> {
    pub fn new(course: &'a Course, series: &'a [Series]) -> Teller<'a> {
        Teller { course, series, words: course.told.clone() }
    }

    /// The sentence of this section and key; `None` if a fact is missing, so that no sentence has a gap. Every sentence knows
    /// how many turns make a round of the table: where it is one, the board counts rounds, and so does the sentence.
    pub fn sentence(&self, section: &str, key: &str, facts: Vec<Option<Fact>>) -> Option<Sentence> {
        let facts = facts.into_iter().collect::<Option<Vec<_>>>()?;
        let mut fields: Map<_, _> =
            facts.iter().map(|fact| (fact.name.clone(), fact.value.clone())).collect();
        fields.insert(PER_ROUND.to_owned(), self.course.game.turns_per_round().into());
        let said = Value::Object(Map::from_iter([(key.to_owned(), Value::Object(fields))]));
        let text = self.words.say(section, &said);
        Some(Sentence { key: key.to_owned(), text, entry: None, turn: None, facts })
    }

    pub fn event(&self, name: &str, heard: Heard<'_>, field: &str) -> Option<Fact> {
        let pointer = format!("/{}/{field}", heard.kind);
        let value = heard.fields.pointer(&format!("/{field}"))?.clone();
        let source = Source::Event { entry: heard.step.entry, event: heard.event, pointer };
        Some(Fact { name: name.to_owned(), value, source })
    }

    /// What the game's own log says about an event.
    pub fn said(&self, name: &str, heard: Heard<'_>) -> Option<Fact> {
        let text = self.course.words.say("event", &heard.step.events.get(heard.event)?.event);
        let source = Source::Said { entry: heard.step.entry, event: heard.event };
        Some(Fact { name: name.to_owned(), value: text.into(), source })
    }

    pub fn figure(&self, name: &str, series: &str, seat: Option<Seat>, turn: u32) -> Option<Fact> {
        let seat = seat.map(|seat| seat.number() as u8);
        let found = self.series.iter().find(|other| other.name == series && other.seat == seat)?;
        let at = self.course.turns.iter().position(|end| end.turn == turn)?;
        let value = number(rounded(found.values[at]?));
        let source = Source::Figure { series: series.to_owned(), seat, turn };
        Some(Fact { name: name.to_owned(), value, source })
    }

    /// The turn in which a figure was highest, and the figure.
    pub fn highest(&self, series: &str, seat: Option<Seat>) -> Option<(u32, f64)> {
        let number = seat.map(|seat| seat.number() as u8);
        let found = self.series.iter().find(|other| other.name == series && other.seat == number)?;
        let values = found.values.iter().zip(&self.course.turns);
        let known = values.filter_map(|(value, end)| Some((end.turn, (*value)?)));
        known.max_by(|one, two| one.1.total_cmp(&two.1).then(two.0.cmp(&one.0)))
    }

    pub fn turn(&self, name: &str, heard: Heard<'_>) -> Option<Fact> {
        let source = Source::Turn { entry: heard.step.entry };
        Some(Fact { name: name.to_owned(), value: heard.step.turn.into(), source })
    }

    /// The turn at whose end a figure was read.
    pub fn turn_of_figure(&self, name: &str, turn: u32) -> Option<Fact> {
        let end = self.course.turns.iter().find(|end| end.turn == turn)?;
        let source = Source::Turn { entry: end.entry };
        Some(Fact { name: name.to_owned(), value: turn.into(), source })
    }

    /// All that moved by these rules, over the whole game; `None` if nobody in this game ever moved such a thing so.
    pub fn flows(
        &self,
        name: &str,
        what: &[&str],
        (from, to): (Option<Account>, Option<Account>),
        rules: &[&str],
    ) -> Option<Fact> {
        let owned = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>();
        let (first, last) = (1, self.course.last_turn());
        if flow_total(self.course, &owned(what), (&None, &None), &owned(rules), (first, last)) == 0 {
            return None;
        }
        let value = flow_total(self.course, &owned(what), (&from, &to), &owned(rules), (first, last)).into();
        let source = Source::Flows { what: owned(what), from, to, rules: owned(rules), first, last };
        Some(Fact { name: name.to_owned(), value, source })
    }

    pub fn count(&self, name: &str, event: &str) -> Option<Fact> {
        let (first, last) = (1, self.course.last_turn());
        let value = self.course.events_of(event).count().into();
        Some(Fact {
            name: name.to_owned(),
            value,
            source: Source::Count { event: event.to_owned(), first, last },
        })
    }

    /// How many seats did this in a turn.
    pub fn seats(&self, name: &str, event: &str, turn: u32) -> Option<Fact> {
        let value = seats_that(self.course, event, (turn, turn)).into();
        let source = Source::Seats { event: event.to_owned(), first: turn, last: turn };
        Some(Fact { name: name.to_owned(), value, source })
    }

    /// What was at stake in a moment; `None` if it was nothing.
    pub fn stake(&self, name: &str, heard: Heard<'_>, stake: &Stake) -> Option<Fact> {
        let amount = stake.amount(self.course, heard);
        let (event, field) = (stake.event.to_owned(), stake.field.to_owned());
        let source = Source::Sum { event, field, stretch: Stake::stretch(heard) };
        (amount > 0).then(|| Fact { name: name.to_owned(), value: amount.into(), source })
    }

    pub fn lacking(&self, name: &str, rescue: &Rescue) -> Option<Fact> {
        let source = Source::Lacking { seat: rescue.seat.number() as u8, stretch: rescue.stretch };
        Some(Fact { name: name.to_owned(), value: rescue.lacking.into(), source })
    }

    /// What was given for a rescue; `None` if that was nothing.
    pub fn given(&self, name: &str, rescue: &Rescue) -> Option<Fact> {
        let source = Source::Given { seat: rescue.seat.number() as u8, stretch: rescue.stretch };
        let fact = || Fact { name: name.to_owned(), value: rescue.gave.clone().into(), source };
        (!rescue.gave.is_empty()).then(fact)
    }

    /// What was given for a rescue over what was lacking; `None` if not all of it was money.
    pub fn price(&self, name: &str, rescue: &Rescue) -> Option<Fact> {
        let source = Source::Price { seat: rescue.seat.number() as u8, stretch: rescue.stretch };
        Some(Fact { name: name.to_owned(), value: rescue.price?.into(), source })
    }

    /// Who dealt with a bank that was rescued; `None` if nobody did.
    pub fn helpers(&self, name: &str, rescue: &Rescue) -> Option<Fact> {
        let source = Source::Helpers { seat: rescue.seat.number() as u8, stretch: rescue.stretch };
        let fact = || Fact { name: name.to_owned(), value: rescue.helper_list(), source };
        (!rescue.helpers.is_empty()).then(fact)
    }

    pub fn turns(&self, name: &str) -> Option<Fact> {
        Some(Fact { name: name.to_owned(), value: self.course.last_turn().into(), source: Source::Turns })
    }

    pub fn score(&self, name: &str, seat: Seat) -> Option<Fact> {
        let value = self.course.game.standings().scores[seat].into();
        Some(Fact { name: name.to_owned(), value, source: Source::Score { seat: seat.number() as u8 } })
    }

    /// A seat at this place of the final standings; the lowest number where several share it.
    pub fn placed(&self, name: &str, place: u8) -> Option<Fact> {
        let seat = self.at_place(place)?;
        Some(Fact { name: name.to_owned(), value: seat.number().into(), source: Source::Place { place } })
    }

    pub fn at_place(&self, place: u8) -> Option<Seat> {
        self.course.game.standings().places.seats_where(|_, other| *other == place).first()
    }

    /// The last seat of the final standings.
    pub fn last_place(&self) -> u8 {
        self.course.game.standings().places.values().copied().max().unwrap_or(1)
    }

    pub fn record(&self, name: &str, field: &str) -> Option<Fact> {
        let value = record_field(self.course, field)?;
        Some(Fact { name: name.to_owned(), value, source: Source::Record { field: field.to_owned() } })
    }
}

/// Whole numbers are written without a point.
pub fn number(value: f64) -> Value {
    if value.fract() == 0.0 && value.abs() < 1e15 {
        return (value as i64).into();
    }
    Number::from_f64(value).map_or(Value::Null, Value::Number)
}

/// What the record says about itself.
pub fn record_field(course: &Course, field: &str) -> Option<Value> {
    match field {
        "game" => Some(course.game.game().info().title.into()),
        "players" => Some((0..course.game.players()).collect::<Vec<_>>().into()),
        "ending" => course.words.message("ending", course.game.ending()?).map(Into::into),
        _ => None,
    }
}

/// The sum of the flows of these wares and rules between these accounts in these turns.
pub fn flow_total(
    course: &Course,
    what: &[String],
    (from, to): (&Option<Account>, &Option<Account>),
    rules: &[String],
    (first, last): (u32, u32),
) -> u64 {
    let is = |asked: &Option<Account>, holder| {
        asked.as_ref().is_none_or(|asked| *asked == crate::figures::account(holder))
    };
    let steps = course.steps.iter().filter(|step| (first..=last).contains(&step.turn));
    let flows = steps.flat_map(|step| &step.flows).filter(|flow| {
        what.iter().any(|what| what == flow.what.what)
            && (rules.is_empty() || rules.iter().any(|rule| rule == flow.rule))
            && is(from, flow.from)
            && is(to, flow.to)
    });
    flows.map(|flow| u64::from(flow.amount)).sum()
}

/// How many different seats an event of this kind names in these turns.
pub fn seats_that(course: &Course, event: &str, (first, last): (u32, u32)) -> usize {
    let heard = course.events_of(event).filter(|heard| (first..=last).contains(&heard.step.turn));
    heard
        .filter_map(|heard| heard.seat("seat"))
        .map(|seat| seat.number())
        .collect::<std::collections::BTreeSet<_>>()
        .len()
}
