//! What is said to those at a table, encoded. The public part of an update is the same bytes for all.

use axum::extract::ws::Utf8Bytes;
use games::{AnyRunning, Heard, Preview};
use protocol::{ServerMessage, Undone};
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Seat, SeatSet};

use super::history::Missed;
use super::play::{Next, Play, Private, Shown};
use super::sockets::Eyes;
use crate::guard::guarded;

/// `protocol::Update` as the server has it: parts that are encoded already stay as they are.
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
    waited_for: SeatSet,
    round: u32,
    progress: u8,
    standing: &'a RawValue,
    told: Vec<ToldOut<'a>>,
    skipped: u32,
    undone: Vec<Undone>,
    ending: &'a RawValue,
}

#[derive(Serialize)]
struct SeatChoicesOut {
    seat: Seat,
    choices: Box<RawValue>,
}

#[derive(Serialize)]
struct ToldOut<'a> {
    seq: u32,
    rule: &'a str,
    event: &'a serde_json::Value,
    moment: Option<&'a str>,
}

/// What a viewer is told when it comes back: the game as it stands and what it missed.
pub fn resumed(play: &Play, eyes: Eyes, version: Option<u32>) -> Result<Utf8Bytes, String> {
    let private = eyes.viewer.map(|seat| play.private(seat)).transpose()?;
    let Missed { told, skipped, undone } = play.history.since(eyes.viewer, version);
    let told = told.into_iter().map(|(seq, heard)| told_out(seq, heard)).collect();
    let open_choices = guarded(|| open_choices(&*play.running, eyes.shared))?;
    let version = play.history.version(eyes.viewer);
    let out = Out { eyes, version, told, skipped, undone, open_choices };
    Ok(encode(&out.update(&play.shown, private.as_ref())))
}

/// What a viewer who has followed so far is told of an entry; to be made before the game moves on.
pub fn news(play: &Play, next: &Next, eyes: Eyes) -> Utf8Bytes {
    let before = play.history.version(eyes.viewer);
    let version = before + 1;
    let events = next.entries.iter().flat_map(|entry| &entry.events);
    let heard = events.filter(|heard| heard.audience.includes(eyes.viewer));
    let told = heard.map(|heard| told_out(version, heard)).collect();
    let undone = next.back_to.map(|to| Undone {
        version,
        back_to: play.history.version_at(eyes.viewer, to.saturating_sub(1)),
        by: next.first().seat.number() as u8,
    });
    let open_choices = guarded(|| next.open_choices(eyes.shared)).unwrap_or_default();
    let out = Out { eyes, version, told, skipped: 0, undone: undone.into_iter().collect(), open_choices };
    encode(&out.update(next.shown(), eyes.viewer.and_then(|seat| private_of(next, seat))))
}

pub fn encode(message: &impl Serialize) -> Utf8Bytes {
    // Everything said is made of maps with string keys, which always encode.
    serde_json::to_string(message).unwrap_or_default().into()
}

/// What a preview showed.
pub fn previewed(reference: String, version: u32, preview: Preview) -> ServerMessage {
    let told = preview.events.into_iter().map(|heard| protocol::Told {
        seq: version,
        rule: heard.rule.to_owned(),
        event: protocol::Json(heard.event),
        moment: heard.moment.map(str::to_owned),
    });
    ServerMessage::Previewed { r#ref: reference, told: told.collect(), open: preview.open }
}

/// What the seats of a shared device may do in the open.
pub fn open_choices(running: &dyn AnyRunning, shared: SeatSet) -> Vec<(Seat, Box<RawValue>)> {
    shared.iter().map(|seat| (seat, running.open_choices(seat))).collect()
}

struct Out<'a> {
    eyes: Eyes,
    version: u32,
    told: Vec<ToldOut<'a>>,
    skipped: u32,
    undone: Vec<Undone>,
    open_choices: Vec<(Seat, Box<RawValue>)>,
}

impl<'a> Out<'a> {
    fn update(self, shown: &'a Shown, private: Option<&'a Private>) -> UpdateOut<'a> {
        let open_choices = self.open_choices.into_iter();
        UpdateOut {
            version: self.version,
            seat: self.eyes.viewer,
            public: &shown.public,
            own: private.map_or(RawValue::NULL, |private| &private.own),
            choices: private.map_or(RawValue::NULL, |private| &private.choices),
            open_choices: open_choices.map(|(seat, choices)| SeatChoicesOut { seat, choices }).collect(),
            can_undo: private.is_some_and(|private| private.can_undo),
            waited_for: shown.waited_for,
            round: shown.round,
            progress: shown.progress,
            standing: &shown.standing,
            told: self.told,
            skipped: self.skipped,
            undone: self.undone,
            ending: &shown.ending,
        }
    }
}

fn told_out(seq: u32, heard: &Heard) -> ToldOut<'_> {
    ToldOut { seq, rule: heard.rule, event: &heard.event, moment: heard.moment }
}

fn private_of(next: &Next, seat: Seat) -> Option<&Private> {
    next.private.iter().find(|(of, _)| *of == seat).map(|(_, private)| private)
}
