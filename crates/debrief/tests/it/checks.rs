//! Facts looked up in the record again, by other means than the debrief's own where there are such.

use std::collections::BTreeMap;

use debrief::{Course, Debrief, Fact, Sentence, Source};
use game_core::record::{GameResult, Record};
use game_core::{Seat, Told};
use games::AnyMatch;
use games::records::Replay;
use serde_json::Value;

use crate::rescues;

/// The record replayed once more, entry by entry.
pub struct Truth {
    /// The round before each entry.
    rounds: BTreeMap<u64, u32>,
    /// The game after each entry.
    after: BTreeMap<u64, Box<dyn AnyMatch>>,
    result: GameResult,
    seats: usize,
}

impl Truth {
    pub fn of(record: &Record) -> Truth {
        let mut replay = Replay::new(record).expect("the record is dealt");
        let (mut rounds, mut after) = (BTreeMap::new(), BTreeMap::new());
        while let Some(entry) = replay.peek() {
            rounds.insert(entry, replay.game().round());
            replay.step().expect("there is an entry").expect("the entry counts");
            after.insert(entry, replay.game().clone_box());
        }
        let result = record.result.clone().expect("the game is over");
        Truth { rounds, after, result, seats: record.seats.len() }
    }
}

/// Every fact is what its source says, and every number in the text is one of the facts.
pub fn check_sentence(truth: &Truth, course: &Course, debrief: &Debrief, sentence: &Sentence) {
    for fact in &sentence.facts {
        let found = look_up(truth, course, debrief, &fact.source);
        assert_eq!(fact.value, found, "{}: {fact:?} in {}", debrief.game, sentence.text);
    }
    let mut rest = sentence.text.clone();
    let mut said: Vec<String> =
        sentence.facts.iter().flat_map(|fact| renderings(debrief, course, fact)).collect();
    // Longer ones first, so that 31 is not taken for 3.
    said.sort_by_key(|text| std::cmp::Reverse(text.len()));
    for text in said {
        rest = rest.replace(&text, "");
    }
    let digits = rest.chars().any(|letter| letter.is_ascii_digit());
    assert!(!digits, "{}: '{}' has a number of its own: '{rest}'", debrief.game, sentence.text);
    assert!(!sentence.text.contains(['{', '}']), "{} has a gap: {}", debrief.game, sentence.text);
    assert!(!sentence.text.contains("null"), "{} has a gap: {}", debrief.game, sentence.text);
}

/// How a fact can stand in a text: as its value, or as the name of what it numbers.
fn renderings(debrief: &Debrief, course: &Course, fact: &Fact) -> Vec<String> {
    let plain = match &fact.value {
        Value::String(text) => text.clone(),
        value => as_people_write(&value.to_string()),
    };
    // The parts of a list are said one by one.
    let parts = leaves(&fact.value)
        .into_iter()
        .filter(Value::is_number)
        .map(|number| as_people_write(&number.to_string()));
    let named = ["card", "investment", "placement"].map(|kind| course.words.named(kind, &fact.value));
    let player = fact.value.as_u64().and_then(|seat| debrief.players.get(seat as usize)).cloned();
    let players = debrief.players.iter().cloned();
    named.into_iter().flatten().chain(player).chain(players).chain(parts).chain([plain]).collect()
}

/// Every value in a list or an object.
fn leaves(value: &Value) -> Vec<Value> {
    match value {
        Value::Array(list) => list.iter().flat_map(leaves).collect(),
        Value::Object(fields) => fields.values().flat_map(leaves).collect(),
        value => vec![value.clone()],
    }
}

/// `-12345.5` as `−12,345.5`: thousands apart, and the sign that is as wide as a digit.
fn as_people_write(number: &str) -> String {
    let (sign, size) =
        if let Some(size) = number.strip_prefix('-') { ("\u{2212}", size) } else { ("", number) };
    let (whole, fraction) =
        size.split_once('.').map_or((size, String::new()), |(whole, part)| (whole, format!(".{part}")));
    let mut groups: Vec<&str> =
        whole.as_bytes().rchunks(3).filter_map(|group| std::str::from_utf8(group).ok()).collect();
    groups.reverse();
    format!("{sign}{}{fraction}", groups.join(","))
}

fn look_up(truth: &Truth, course: &Course, debrief: &Debrief, source: &Source) -> Value {
    match source {
        Source::Event { entry, event, pointer } => {
            told(course, *entry, *event).event.pointer(pointer).cloned().expect("the event has it")
        }
        Source::Said { entry, event } => {
            course.words.say("event", &told(course, *entry, *event).event).into()
        }
        Source::Figure { series, seat, turn } => figure(truth, debrief, series, *seat, *turn),
        Source::Turn { entry } => truth.rounds[entry].into(),
        Source::Flows { what, from, to, rules, first, last } => {
            let all = course.steps.iter().filter(|step| (*first..=*last).contains(&step.turn));
            let is = |asked: &Option<debrief::Account>, holder: game_core::Holder| {
                asked.as_ref().is_none_or(|asked| {
                    asked.sector == holder.sector && asked.seat == holder.seat.map(|seat| seat.number() as u8)
                })
            };
            let mut sum = 0u64;
            for flow in all.flat_map(|step| &step.flows) {
                let by_rule = rules.is_empty() || rules.iter().any(|rule| rule == flow.rule);
                let of_ware = what.iter().any(|what| what == flow.what.what);
                if by_rule && of_ware && is(from, flow.from) && is(to, flow.to) {
                    sum += u64::from(flow.amount);
                }
            }
            sum.into()
        }
        Source::Count { event, first, last } => events(course, event, *first, *last).count().into(),
        Source::Seats { event, first, last } => {
            let seats = events(course, event, *first, *last).filter_map(|event| event.get("seat")?.as_u64());
            seats.collect::<std::collections::BTreeSet<_>>().len().into()
        }
        Source::Turns => truth.rounds.values().last().copied().unwrap_or(1).into(),
        Source::Score { seat } => truth.result.standings.scores[Seat::at(usize::from(*seat))].into(),
        Source::Place { place } => {
            let places = &truth.result.standings.places;
            places.seats_where(|_, other| other == place).first().expect("somebody is there").number().into()
        }
        Source::Moment { entry, kind } => {
            let found = debrief.moments.iter().find(|moment| moment.entry == *entry && moment.kind == *kind);
            let moment = found.expect("the moment is told");
            if kind == "rise" {
                let after = figure(truth, debrief, "mean_open_card", None, moment.turn);
                assert_eq!(Some(moment.amounts["after"]), after.as_f64(), "{moment:?}");
            }
            moment.text.clone().into()
        }
        Source::Sum { event, field, stretch } => {
            let all = course
                .steps
                .iter()
                .flat_map(|step| step.events.iter().enumerate().map(|at| (step.entry, at)));
            let [first, last] = [stretch.first, stretch.last].map(|place| (place.entry, place.event));
            let inside = all.filter(|(entry, (event, _))| (first..=last).contains(&(*entry, *event)));
            let amounts = inside.filter_map(|(_, (_, told))| told.event.get(event)?.get(field)?.as_u64());
            amounts.sum::<u64>().into()
        }
        Source::Lacking { seat, stretch } => rescues::lacking(course, *seat, *stretch).into(),
        Source::Given { seat, stretch } => rescues::given(course, *seat, *stretch).into(),
        Source::Price { seat, stretch } => {
            let (given, lacking) =
                (rescues::money(course, *seat, *stretch), rescues::lacking(course, *seat, *stretch));
            ((given as f64 / lacking as f64 * 100.0).round() as u64).into()
        }
        Source::Helpers { seat, stretch } => rescues::helpers(course, *seat, *stretch).into(),
        Source::Record { field } => match field.as_str() {
            "game" => debrief.title.clone().into(),
            "players" => (0..truth.seats).collect::<Vec<_>>().into(),
            "ending" => {
                course.words.message("ending", &truth.result.ending).expect("endings have words").into()
            }
            other => panic!("a record says nothing of {other}"),
        },
    }
}

fn told(course: &Course, entry: u64, event: usize) -> &Told {
    let step = course.steps.iter().find(|step| step.entry == entry).expect("the entry counts");
    &step.events[event]
}

/// The fields of the events of a kind in some turns.
fn events<'a>(
    course: &'a Course,
    kind: &'a str,
    first: u32,
    last: u32,
) -> impl Iterator<Item = &'a Value> + 'a {
    let steps = course.steps.iter().filter(move |step| (first..=last).contains(&step.turn));
    steps.flat_map(|step| &step.events).filter_map(move |told| told.event.get(kind))
}

/// A gauge is read from the engine at the entry that ended the turn; what the debrief computes is taken from its series,
/// which other tests check.
fn figure(truth: &Truth, debrief: &Debrief, series: &str, seat: Option<u8>, turn: u32) -> Value {
    let at = debrief.turns.iter().position(|point| point.turn == turn).expect("the turn was played");
    let then = &truth.after[&debrief.turns[at].entry];
    let of_seat = seat.map(|seat| Seat::at(usize::from(seat)));
    let readings = then.gauges();
    let read = readings.iter().find(|reading| reading.gauge == series && reading.seat == of_seat);
    let value = match (read, series, of_seat) {
        (Some(reading), _, _) => reading.value,
        (None, "score", Some(seat)) => then.standings().scores[seat] as f64,
        (None, _, _) => panic!("the engine has no {series}"),
    };
    let rounded = (value * 10.0).round() / 10.0;
    if rounded.fract() == 0.0 { (rounded as i64).into() } else { rounded.into() }
}
