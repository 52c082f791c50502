//! What is said to those at a table, encoded. The public part of an update is the same bytes for all.

use axum::extract::ws::Utf8Bytes;
use games::{Heard, Preview};
use protocol::ServerMessage;
use serde::Serialize;
use serde_json::value::RawValue;
use table::{Seat, SeatSet};

use super::history::Missed;
use super::play::{Next, Play, Private, Shown};
use super::viewers::Viewer;

/// `protocol::Update` as the server has it: parts that are encoded already stay as they are.
#[derive(Serialize)]
#[serde(tag = "type", rename = "update")]
struct UpdateOut<'a> {
    version: u32,
    seat: Option<Seat>,
    public: &'a RawValue,
    own: &'a RawValue,
    choices: &'a RawValue,
    open_choices: [(); 0],
    can_undo: bool,
    waited_for: SeatSet,
    round: u32,
    progress: u8,
    standing: &'a RawValue,
    told: Vec<ToldOut<'a>>,
    skipped: u32,
    undone: [(); 0],
    ending: &'a RawValue,
}

#[derive(Serialize)]
struct ToldOut<'a> {
    seq: u32,
    rule: &'a str,
    event: &'a serde_json::Value,
    moment: Option<&'a str>,
}

/// What a viewer is told when it comes back: the game as it stands and what it missed.
pub fn resumed(play: &Play, viewer: Viewer, version: Option<u32>) -> Result<Utf8Bytes, String> {
    let private = viewer.map(|seat| play.private(seat)).transpose()?;
    let Missed { told, skipped } = play.history.since(viewer, version);
    let told = told.into_iter().map(|(seq, heard)| told_out(seq, heard)).collect();
    let out = Out { viewer, version: play.history.version(viewer), told, skipped };
    Ok(encode(&out.update(&play.shown, private.as_ref())))
}

/// What a viewer who has followed so far is told of an entry; to be made before the game moves on.
pub fn news(play: &Play, next: &Next, viewer: Viewer) -> Utf8Bytes {
    let version = play.history.version(viewer) + 1;
    let heard = next.events.iter().filter(|heard| heard.audience.includes(viewer));
    let told = heard.map(|heard| told_out(version, heard)).collect();
    let out = Out { viewer, version, told, skipped: 0 };
    encode(&out.update(next.shown(), viewer.and_then(|seat| private_of(next, seat))))
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

struct Out<'a> {
    viewer: Viewer,
    version: u32,
    told: Vec<ToldOut<'a>>,
    skipped: u32,
}

impl<'a> Out<'a> {
    fn update(self, shown: &'a Shown, private: Option<&'a Private>) -> UpdateOut<'a> {
        UpdateOut {
            version: self.version,
            seat: self.viewer,
            public: &shown.public,
            own: private.map_or(RawValue::NULL, |private| &private.own),
            choices: private.map_or(RawValue::NULL, |private| &private.choices),
            open_choices: [],
            can_undo: false,
            waited_for: shown.waited_for,
            round: shown.round,
            progress: shown.progress,
            standing: RawValue::NULL,
            told: self.told,
            skipped: self.skipped,
            undone: [],
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
