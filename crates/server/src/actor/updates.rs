//! Encodes the game for clients: the full view for a client that joins, deltas for a client that is in sync. The
//! public part is the same bytes for all.

use std::fmt::Write;

use axum::extract::ws::Utf8Bytes;
use game_core::{Seat, SeatSet};
use games::{AnyMatch, Preview};
use protocol::{ServerMessage, Undone, delta};
use serde::Serialize;
use serde_json::value::RawValue;

use super::history::{Heard, MissedEvents};
use super::sockets::Perspective;
use super::table_match::{Candidate, TableMatch};
use super::viewers::Viewer;
use crate::panics::catch_panic;

/// `protocol::Update`, borrowing the parts that are encoded already.
#[derive(Serialize)]
#[serde(tag = "type", rename = "update")]
struct UpdateOut<'a> {
    version: u32,
    seat: Option<Seat>,
    public: &'a RawValue,
    own: &'a RawValue,
    choices: &'a RawValue,
    open_choices: Vec<SeatChoicesOut>,
    can_undo: bool,
    moves_by_bot: u32,
    waited_for: SeatSet,
    round: u32,
    progress: u8,
    standing: &'a RawValue,
    told: Vec<ToldOut<'a>>,
    skipped: u32,
    undone: Vec<Undone>,
    ending: &'a RawValue,
}

/// `protocol::Told`, likewise.
#[derive(Serialize)]
struct ToldOut<'a> {
    seq: u32,
    rule: &'a str,
    event: &'a RawValue,
    moment: Option<&'a str>,
}

impl<'a> ToldOut<'a> {
    fn of(seq: u32, Heard { rule, event, moment, .. }: &'a Heard) -> ToldOut<'a> {
        ToldOut { seq, rule, event, moment: *moment }
    }
}

#[derive(Serialize)]
struct SeatChoicesOut {
    seat: Seat,
    choices: Box<RawValue>,
}

/// The full game for a viewer that joins or comes back, with the events it missed.
pub fn full_update(
    playing: &TableMatch,
    perspective: Perspective,
    version: Option<u32>,
) -> Result<Utf8Bytes, String> {
    let private = perspective.viewer.map(|seat| playing.private(seat)).transpose()?;
    let MissedEvents { told, skipped, undone } = playing.history.since(perspective.viewer, version);
    let told = told.into_iter().map(|(seq, heard)| ToldOut::of(seq, heard)).collect();
    let open_choices = catch_panic(|| open_choices(&*playing.game, perspective.shared))?;
    let (shown, private) = (&playing.shown, private.as_ref());
    Ok(encode(&UpdateOut {
        version: playing.history.version(perspective.viewer),
        seat: perspective.viewer,
        public: &shown.public,
        own: private.map_or(RawValue::NULL, |private| &*private.seen.own),
        choices: private.map_or(RawValue::NULL, |private| &*private.seen.choices),
        open_choices: choices_out(open_choices),
        can_undo: private.is_some_and(|private| private.can_undo),
        moves_by_bot: private.map_or(0, |private| private.moves_by_bot),
        waited_for: shown.waited_for,
        round: shown.round,
        progress: shown.progress,
        standing: &shown.standing,
        told,
        skipped,
        undone,
        ending: &shown.ending,
    }))
}

/// What all viewers are told of a change, encoded once.
pub struct SharedChange {
    /// The delta of the public view.
    public: String,
    /// Each event, in the order of the entries, without the version it has for a viewer.
    events: Vec<String>,
    /// What follows from the position alone.
    position: String,
    ending: String,
}

impl SharedChange {
    /// It must be made before the game is swapped.
    pub fn of(playing: &TableMatch, next: &Candidate) -> SharedChange {
        let shown = &next.shown;
        let event = |heard: &Heard| {
            let (rule, event, moment) = (json(&heard.rule), heard.event.get(), json(&heard.moment));
            format!("\"rule\":{rule},\"event\":{event},\"moment\":{moment}}}")
        };
        SharedChange {
            public: playing.shown.public.delta_to(&shown.public),
            events: next.entries.iter().flat_map(|entry| &entry.events).map(event).collect(),
            position: format!(
                "\"waited_for\":{},\"round\":{},\"progress\":{},\"standing\":{}",
                json(&shown.waited_for),
                shown.round,
                shown.progress,
                shown.standing.get()
            ),
            ending: shown.ending.get().to_owned(),
        }
    }
}

/// The change message (`protocol::Change`) for a viewer that is in sync. It must be made before the game is swapped. It is
/// written by hand, because nearly all of it is JSON already: an encoder would read every delta again.
pub fn change_message(
    playing: &TableMatch,
    next: &Candidate,
    perspective: Perspective,
    shared: &SharedChange,
) -> Result<Utf8Bytes, String> {
    let version = playing.history.version(perspective.viewer) + 1;
    let undone = next.back_to.map(|to| Undone {
        version,
        back_to: playing.history.version_at(perspective.viewer, to.saturating_sub(1)),
        by: next.first().seat.number() as u8,
    });
    let PrivateDelta { own, choices, can_undo, moves_by_bot } =
        private_delta(playing, next, perspective.viewer)?;
    let open_choices = match perspective.shared.is_empty() {
        true => "[]".to_owned(),
        false => {
            let open = catch_panic(|| open_choices(&*next.game, perspective.shared))?;
            json(&choices_out(open))
        }
    };
    let SharedChange { public, events, position, ending } = shared;
    let told: usize = events.iter().map(|event| event.len() + 24).sum();
    let parts = public.len() + own.len() + choices.len() + open_choices.len() + position.len() + ending.len();
    let mut out = String::with_capacity(parts + told + 256);
    // Writing to a string does not fail.
    let _ = write!(
        out,
        "{{\"type\":\"change\",\"version\":{version},\"seat\":{},\"public\":{public},\"own\":{own},\
         \"choices\":{choices},\"open_choices\":{open_choices},\"can_undo\":{can_undo},\
         \"moves_by_bot\":{moves_by_bot},{position},\"told\":[",
        json(&perspective.viewer),
    );
    let heard = next.entries.iter().flat_map(|entry| &entry.events).zip(events);
    let mut is_first = true;
    for (_, event) in heard.filter(|(told, _)| told.audience.includes(perspective.viewer)) {
        let comma = if std::mem::take(&mut is_first) { "" } else { "," };
        let _ = write!(out, "{comma}{{\"seq\":{version},{event}");
    }
    let _ = write!(out, "],\"undone\":{},\"ending\":{ending}}}", json(&undone.as_slice()));
    Ok(out.into())
}

/// The deltas of what only one viewer sees.
struct PrivateDelta {
    own: String,
    choices: String,
    can_undo: bool,
    moves_by_bot: u32,
}

fn private_delta(playing: &TableMatch, next: &Candidate, viewer: Viewer) -> Result<PrivateDelta, String> {
    let Some(seat) = viewer else {
        let nothing = || delta::NOTHING.to_owned();
        return Ok(PrivateDelta { own: nothing(), choices: nothing(), can_undo: false, moves_by_bot: 0 });
    };
    let now = next.private.of(seat).ok_or("nobody looked at this seat")?;
    let fresh;
    let before = match playing.private.of(seat) {
        Some(before) => before,
        // Nobody viewed this seat at the last entry; a client that has joined since was sent the state at that time.
        None => {
            fresh = playing.private(seat)?;
            &fresh
        }
    };
    Ok(PrivateDelta {
        own: before.seen.own.delta_to(&now.seen.own),
        choices: before.seen.choices.delta_to(&now.seen.choices),
        can_undo: now.can_undo,
        moves_by_bot: now.moves_by_bot,
    })
}

/// Parts of messages always encode.
fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

pub fn encode(message: &impl Serialize) -> Utf8Bytes {
    // Messages are maps with string keys, which always encode.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// The answer to a preview.
pub fn preview_message(reference: String, version: u32, preview: Preview) -> ServerMessage {
    let told = preview.events.into_iter().map(|told| protocol::Told::of(version, told));
    let (open, can_take_back) = (preview.open, preview.can_take_back);
    ServerMessage::Previewed { r#ref: reference, told: told.collect(), open, can_take_back }
}

/// The choices of each seat of a shared device that spectators could also infer.
pub fn open_choices(game: &dyn AnyMatch, shared: SeatSet) -> Vec<(Seat, Box<RawValue>)> {
    shared.iter().map(|seat| (seat, game.open_choices(seat))).collect()
}

fn choices_out(open_choices: Vec<(Seat, Box<RawValue>)>) -> Vec<SeatChoicesOut> {
    open_choices.into_iter().map(|(seat, choices)| SeatChoicesOut { seat, choices }).collect()
}
