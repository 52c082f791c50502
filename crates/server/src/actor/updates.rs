//! Encodes the game for clients: the full view for a client that joins, deltas for a client that is in sync. The
//! public part is the same bytes for all.

use axum::extract::ws::Utf8Bytes;
use game_core::{Seat, SeatSet, Told};
use games::{AnyMatch, Preview};
use protocol::{ServerMessage, Undone, delta};
use serde::Serialize;
use serde_json::value::RawValue;

use super::history::MissedEvents;
use super::sockets::Perspective;
use super::table_match::{Candidate, Private, TableMatch};
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
    told: Vec<EventOut<'a>>,
    skipped: u32,
    undone: Vec<Undone>,
    ending: &'a RawValue,
}

/// `protocol::Change`, likewise.
#[derive(Serialize)]
#[serde(tag = "type", rename = "change")]
struct ChangeOut<'a> {
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
    told: Vec<EventOut<'a>>,
    undone: Vec<Undone>,
    ending: &'a RawValue,
}

#[derive(Serialize)]
struct SeatChoicesOut {
    seat: Seat,
    choices: Box<RawValue>,
}

#[derive(Serialize)]
struct EventOut<'a> {
    seq: u32,
    rule: &'a str,
    event: &'a serde_json::Value,
    moment: Option<&'a str>,
}

/// The full game for a viewer that joins or comes back, with the events it missed.
pub fn full_update(
    playing: &TableMatch,
    perspective: Perspective,
    version: Option<u32>,
) -> Result<Utf8Bytes, String> {
    let private = perspective.viewer.map(|seat| playing.private(seat)).transpose()?;
    let MissedEvents { told, skipped, undone } = playing.history.since(perspective.viewer, version);
    let told = told.into_iter().map(|(seq, told)| event_out(seq, told)).collect();
    let open_choices = catch_panic(|| open_choices(&*playing.game, perspective.shared))?;
    let (shown, private) = (&playing.shown, private.as_ref());
    Ok(encode(&UpdateOut {
        version: playing.history.version(perspective.viewer),
        seat: perspective.viewer,
        public: &shown.public,
        own: private.map_or(RawValue::NULL, |private| &private.own),
        choices: private.map_or(RawValue::NULL, |private| &private.choices),
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

/// The delta of the public view, made once for all.
pub fn public_delta(playing: &TableMatch, next: &Candidate) -> Box<RawValue> {
    delta::between(&playing.shown.public, &next.shown.public)
}

/// The change message for a viewer that is in sync. It must be made before the game is swapped. `public` is the
/// result of [`public_delta`].
pub fn change_message(
    playing: &TableMatch,
    next: &Candidate,
    perspective: Perspective,
    public: &RawValue,
) -> Result<Utf8Bytes, String> {
    let before = playing.history.version(perspective.viewer);
    let version = before + 1;
    let events = next.entries.iter().flat_map(|entry| &entry.events);
    let told = events.filter(|told| told.audience.includes(perspective.viewer));
    let told = told.map(|told| event_out(version, told)).collect();
    let undone = next.back_to.map(|to| Undone {
        version,
        back_to: playing.history.version_at(perspective.viewer, to.saturating_sub(1)),
        by: next.first().seat.number() as u8,
    });
    let private = private_delta(playing, next, perspective.viewer)?;
    let open_choices = catch_panic(|| open_choices(&*next.game, perspective.shared))?;
    let shown = &next.shown;
    Ok(encode(&ChangeOut {
        version,
        seat: perspective.viewer,
        public,
        own: &private.own,
        choices: &private.choices,
        open_choices: choices_out(open_choices),
        can_undo: private.can_undo,
        moves_by_bot: private.moves_by_bot,
        waited_for: shown.waited_for,
        round: shown.round,
        progress: shown.progress,
        standing: &shown.standing,
        told,
        undone: undone.into_iter().collect(),
        ending: &shown.ending,
    }))
}

/// The deltas of what only this viewer sees.
fn private_delta(playing: &TableMatch, next: &Candidate, viewer: Viewer) -> Result<Private, String> {
    let Some(seat) = viewer else {
        let nothing = || delta::between(RawValue::NULL, RawValue::NULL);
        return Ok(Private { own: nothing(), choices: nothing(), can_undo: false, moves_by_bot: 0 });
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
    Ok(Private {
        own: delta::between(&before.own, &now.own),
        choices: delta::between(&before.choices, &now.choices),
        can_undo: now.can_undo,
        moves_by_bot: now.moves_by_bot,
    })
}

pub fn encode(message: &impl Serialize) -> Utf8Bytes {
    // Messages are maps with string keys, which always encode.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// The answer to a preview.
pub fn preview_message(reference: String, version: u32, preview: Preview) -> ServerMessage {
    let told = preview.events.into_iter().map(|told| protocol::Told {
        seq: version,
        rule: told.rule.to_owned(),
        event: protocol::Json(told.event),
        moment: told.moment.map(str::to_owned),
    });
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

fn event_out(seq: u32, told: &Told) -> EventOut<'_> {
    EventOut { seq, rule: told.rule, event: &told.event, moment: told.moment }
}
