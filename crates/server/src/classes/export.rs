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

use super::record::{ClassRecord, ClassTable, Sat};
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
                Export::Figures => figures(&sources, is_asked),
                Export::Decisions => decisions(&sources, is_asked),
                Export::Records => records(&sources, is_asked),
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

/// Where a class asks for consent, the figures of a seat are left out for as long as somebody sat there who has not agreed.
fn figures(sources: &[Source], is_asked: bool) -> Result<String, String> {
    let mut text = String::from("table,treatment,turn,entry,figure,unit,seat,pupil,value\n");
    for source in sources {
        let times = source.times();
        let debrief = Debrief::of(&source.timed.record, Effort::WITHOUT_ESTIMATES, Language::ENGLISH)
            .map_err(|error| error.to_string())?;
        for series in &debrief.series {
            for (point, value) in debrief.turns.iter().zip(&series.values) {
                let Some(value) = value else { continue };
                let at = times.get(&point.entry).copied().unwrap_or(0);
                let sits = series.seat.and_then(|seat| source.table.pupil_at(seat, at));
                if is_asked && sits.is_some_and(|sits| !has_agreed(sits)) {
                    continue;
                }
                let cells: [String; 9] = [
                    source.number.to_string(),
                    source.table.treatment.name.clone(),
                    point.turn.to_string(),
                    point.entry.to_string(),
                    series.name.clone(),
                    series.unit.clone(),
                    series.seat.map(|seat| (seat + 1).to_string()).unwrap_or_default(),
                    sits.map(|sits| sits.pupil.to_string()).unwrap_or_default(),
                    value.to_string(),
                ];
                push_row(&mut text, &cells);
            }
        }
    }
    Ok(text)
}

impl Source {
    /// When each entry was made.
    fn times(&self) -> BTreeMap<u64, i64> {
        self.timed.times.iter().copied().collect()
    }
}

fn has_agreed(sits: &Sat) -> bool {
    sits.consent == Some(true)
}

/// Where a class asks for consent, the decisions of those who have not agreed are left out.
fn decisions(sources: &[Source], is_asked: bool) -> Result<String, String> {
    let mut text = String::from("table,treatment,entry,turn,seat,pupil,by,action,at,milliseconds,counts\n");
    for source in sources {
        for made in decided(source)? {
            let sits = source.table.pupil_at(made.seat, made.at);
            // A move of somebody who was removed in the same moment is nobody's who has agreed.
            let may_be_told = sits.map_or(!made.by_pupil, has_agreed);
            if is_asked && !may_be_told {
                continue;
            }
            let cells: [String; 11] = [
                source.number.to_string(),
                source.table.treatment.name.clone(),
                made.entry.to_string(),
                made.turn.to_string(),
                (made.seat + 1).to_string(),
                sits.map(|sits| sits.pupil.to_string()).unwrap_or_default(),
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
    by_pupil: bool,
    kind: String,
    at: i64,
    /// Since the seat was first waited for, without the pauses of the class; `None` if nobody waited for it.
    took: Option<i64>,
    /// It was not taken back.
    counts: bool,
}

fn decided(source: &Source) -> Result<Vec<Decision>, String> {
    let (timed, times) = (&source.timed, source.times());
    let decided_in = |since: i64, at: i64| (at - since - source.table.paused_between(since, at)).max(0);
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
                by_pupil: *by == By::Owner,
                kind: kind_of(action),
                at,
                took: asked.remove(seat).map(|since| decided_in(since, at)),
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

/// Where a class asks for consent, only tables at which everybody has agreed: a record without somebody's moves is none.
fn records(sources: &[Source], is_asked: bool) -> Result<String, String> {
    let mut all = Vec::with_capacity(sources.len());
    for source in sources {
        if is_asked && !source.table.sat.iter().all(has_agreed) {
            continue;
        }
        let record: &Record = &source.timed.record;
        let record = games::records::to_json(record).map_err(|error| error.to_string())?;
        let record: Value = serde_json::from_str(&record).map_err(|error| error.to_string())?;
        let sat = source.table.sat.iter().map(|sat| {
            let Sat { seat, pupil, consent, since, until } = sat;
            json!({ "seat": seat + 1, "pupil": pupil, "consent": consent, "since": since, "until": until })
        });
        let pupils: Vec<Value> = sat.collect();
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
