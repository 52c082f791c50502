//! Figures, decisions and records of a class as files, for research. Names are replaced by the numbers of pupils.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use debrief::{Debrief, Effort};
use game_core::Seat;
use game_core::record::{By, Happened, Note, Record};
use games::Language;
use games::records::at_the_deal;
use serde::Deserialize;
use serde_json::{Value, json};

use super::record::{ClassRecord, ClassTable};
use crate::actor::TimedRecord;
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::tables::Tables;

/// What is exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Export {
    /// A row for each table, turn, figure and seat.
    Figures,
    /// A row for each action.
    Decisions,
    /// All records.
    Records,
}

/// One table with all that an export needs.
struct Source {
    number: u8,
    table: ClassTable,
    timed: TimedRecord,
}

impl Tables {
    /// The text of the file.
    pub async fn export_class(
        &self,
        class: &ClassRecord,
        what: Export,
        game: Option<u32>,
    ) -> Result<String, Problem> {
        let game = class.played(game)?;
        let consent: BTreeMap<u32, Option<bool>> =
            class.pupils.iter().map(|pupil| (pupil.number, pupil.consent)).collect();
        let is_asked = class.consent.is_some();
        let sources: Vec<Source> = self
            .timed(&game.tables)
            .await?
            .into_iter()
            .map(|(number, table, timed)| Source { number, table, timed: without_names(timed, number) })
            .collect();
        let _turn = self.context().replays.acquire().await.map_err(|_| Problem::Busy)?;
        let made = tokio::task::spawn_blocking(move || {
            catch_panic(|| match what {
                Export::Figures => figures(&sources),
                Export::Decisions => decisions(&sources, &consent, is_asked),
                Export::Records => records(&sources, &consent),
            })
            .and_then(|made| made)
        });
        made.await.map_err(|_| Problem::Busy)?.map_err(Problem::BadRecord)
    }
}

/// The record with places for names: nobody can be found out by it.
fn without_names(timed: TimedRecord, table: u8) -> TimedRecord {
    let place = |seat: usize| format!("Table {table}, seat {}", seat + 1);
    let TimedRecord { mut record, times } = timed;
    record.seats = (0..record.seats.len()).map(place).collect();
    for entry in &mut record.entries {
        if let Happened::Note(Note::Seat { seat, name }) = &mut entry.what {
            *name = place(seat.number());
        }
    }
    TimedRecord { record, times }
}

fn figures(sources: &[Source]) -> Result<String, String> {
    let mut text = String::from("table,treatment,turn,entry,figure,unit,seat,pupil,value\n");
    for source in sources {
        let debrief = Debrief::of(&source.timed.record, Effort::WITHOUT_ESTIMATES, Language::ENGLISH)
            .map_err(|error| error.to_string())?;
        for series in &debrief.series {
            for (point, value) in debrief.turns.iter().zip(&series.values) {
                let Some(value) = value else { continue };
                let pupil = series.seat.and_then(|seat| source.pupil(seat));
                let cells: [String; 9] = [
                    source.number.to_string(),
                    source.table.treatment.name.clone(),
                    point.turn.to_string(),
                    point.entry.to_string(),
                    series.name.clone(),
                    series.unit.clone(),
                    series.seat.map(|seat| (seat + 1).to_string()).unwrap_or_default(),
                    pupil.map(|pupil| pupil.to_string()).unwrap_or_default(),
                    value.to_string(),
                ];
                push_row(&mut text, &cells);
            }
        }
    }
    Ok(text)
}

impl Source {
    fn pupil(&self, seat: u8) -> Option<u32> {
        self.table.seats.get(usize::from(seat)).copied().flatten()
    }
}

/// Where a class asks for consent, the decisions of those who have not agreed are left out.
fn decisions(
    sources: &[Source],
    consent: &BTreeMap<u32, Option<bool>>,
    is_asked: bool,
) -> Result<String, String> {
    let mut text = String::from("table,treatment,entry,turn,seat,pupil,by,action,at,milliseconds,counts\n");
    for source in sources {
        for made in decided(&source.timed)? {
            let pupil = source.pupil(made.seat);
            let has_agreed = pupil.is_none_or(|pupil| consent.get(&pupil).copied().flatten() == Some(true));
            if is_asked && !has_agreed {
                continue;
            }
            let cells: [String; 11] = [
                source.number.to_string(),
                source.table.treatment.name.clone(),
                made.entry.to_string(),
                made.turn.to_string(),
                (made.seat + 1).to_string(),
                pupil.map(|pupil| pupil.to_string()).unwrap_or_default(),
                made.by,
                made.kind,
                made.at.to_string(),
                made.took.map(|took| took.to_string()).unwrap_or_default(),
                u8::from(made.counts).to_string(),
            ];
            push_row(&mut text, &cells);
        }
    }
    Ok(text)
}

/// An action and how long it took to decide on it.
struct Decision {
    entry: u64,
    turn: u32,
    seat: u8,
    by: String,
    kind: String,
    at: i64,
    /// Since the seat was first waited for; `None` if nobody waited for it. Pauses count.
    took: Option<i64>,
    /// It was not taken back.
    counts: bool,
}

fn decided(timed: &TimedRecord) -> Result<Vec<Decision>, String> {
    let times: BTreeMap<u64, i64> = timed.times.iter().copied().collect();
    let text = |error: games::records::RecordError| error.to_string();
    let counting: BTreeSet<u64> = games::records::replay_to(&timed.record, None)
        .map_err(text)?
        .moves()
        .map(|counts| counts.seq)
        .collect();
    let (mut game, _) = at_the_deal(&timed.record).map_err(text)?;
    let mut asked: BTreeMap<Seat, i64> = BTreeMap::new();
    let mut all = Vec::new();
    let dealt = times.get(&0).copied().unwrap_or(0);
    for seat in game.awaited().seats.iter() {
        asked.insert(seat, dealt);
    }
    for entry in &timed.record.entries {
        let at = times.get(&entry.seq).copied().unwrap_or(dealt);
        let turn = game.round();
        game.enter(entry).map_err(text)?;
        if let Happened::Action { seat, by, action } = &entry.what {
            all.push(Decision {
                entry: entry.seq,
                turn,
                seat: seat.number() as u8,
                by: match by {
                    By::Owner => "pupil".to_owned(),
                    By::Bot(_) => "bot".to_owned(),
                    other => other.to_string(),
                },
                kind: kind_of(action),
                at,
                took: asked.remove(seat).map(|since| at.saturating_sub(since)),
                counts: counting.contains(&entry.seq),
            });
        }
        let waited = game.awaited().seats;
        asked.retain(|seat, _| waited.has(*seat));
        for seat in waited.iter() {
            asked.entry(seat).or_insert(at);
        }
    }
    Ok(all)
}

/// The name of an action: its tag.
fn kind_of(action: &Value) -> String {
    match action {
        Value::String(name) => name.clone(),
        Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        _ => String::new(),
    }
}

fn records(sources: &[Source], consent: &BTreeMap<u32, Option<bool>>) -> Result<String, String> {
    let mut all = Vec::with_capacity(sources.len());
    for source in sources {
        let record: &Record = &source.timed.record;
        let record = games::records::to_json(record).map_err(|error| error.to_string())?;
        let record: Value = serde_json::from_str(&record).map_err(|error| error.to_string())?;
        let pupils: Vec<Value> = source
            .table
            .seats
            .iter()
            .map(|pupil| match pupil {
                Some(number) => {
                    json!({ "pupil": number, "consent": consent.get(number).copied().flatten() })
                }
                None => Value::Null,
            })
            .collect();
        all.push(json!({
            "table": source.number,
            "treatment": source.table.treatment.name,
            "pupils": pupils,
            "times": source.timed.times,
            "record": record,
        }));
    }
    serde_json::to_string(&all).map_err(|error| error.to_string())
}

/// Cells that hold a comma, a quote or a line break are quoted.
fn push_row(text: &mut String, cells: &[String]) {
    for (at, cell) in cells.iter().enumerate() {
        let comma = if at == 0 { "" } else { "," };
        let done = match cell.contains([',', '"', '\n']) {
            true => write!(text, "{comma}\"{}\"", cell.replace('"', "\"\"")),
            false => write!(text, "{comma}{cell}"),
        };
        // Writing to text cannot fail.
        let _ = done;
    }
    text.push('\n');
}
