//! The public description of a table: who sits there, its settings and its stage. It contains no secret of the game
//! and no token.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Json, TableClass};

/// The public description of a table.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableInfo {
    pub code: String,
    pub game: String,
    pub stage: TableStage,
    pub seats: Vec<SeatInfo>,
    /// The seat that may start the game, add bots, remove players and close the table.
    pub host: u8,
    /// Whether it is listed in the lobby.
    pub public: bool,
    /// Whether those without a seat may watch.
    pub spectators: bool,
    pub time: TimeMode,
    /// Whether people may ask bots for advice.
    #[serde(default)]
    pub advice: bool,
    /// When it is cleared away after its game is over; null if it stays.
    #[serde(default)]
    pub retention: Option<TableRetention>,
    /// The host has stopped clocks and bots.
    pub paused: bool,
    /// An undo that needs the consent of others.
    pub undo: Option<UndoAsked>,
    /// Somebody who asks for a seat of the game in progress.
    pub seat_asked: Option<SeatAsked>,
    /// The code of the rematch.
    pub rematch: Option<String>,
    /// The set-up as it will be played.
    pub setup: Json,
    /// Options that differ from the print.
    pub house_rules: Vec<String>,
    /// Names of the things on this table: `card:7` → "Brickworks".
    pub names: BTreeMap<String, String>,
    /// SHA-256 of the server's part of the seed, in hexadecimal digits; the seed itself comes with the record.
    pub commitment: String,
    /// What went wrong, if the table is frozen.
    pub trouble: Option<String>,
    /// The class it belongs to: the teacher is its host, and nobody at it.
    #[serde(default)]
    pub class: Option<TableClass>,
    /// Of a guided game, whose dice are fixed and known: where its learner stands.
    #[serde(default)]
    pub guide: Option<GuideInfo>,
}

/// Where somebody stands who learns a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GuideInfo {
    pub stage: GuideStage,
    /// Lessons that are done, and how many there are.
    pub done: u16,
    pub of: u16,
    /// What is said now; null while others act and when the guide was left.
    pub lesson: Option<GuideLesson>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum GuideStage {
    /// It is the learner's move.
    Lesson,
    /// Others play their part of the script.
    Others,
    /// Everything has been said; from here on the others are ordinary bots.
    End,
    /// The learner has gone another way; the others are ordinary bots.
    Left,
}

/// One lesson. Its sentences are in the game's messages: `guided` has what is said, `guided_else` what is said when
/// another move is tried, under the name of the last page, or that and the kind of the move (`sell.roll`).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct GuideLesson {
    /// Names of messages, one page each.
    pub say: Vec<String>,
    /// What fills them.
    pub facts: Json,
    /// The action that is wanted; null if none is.
    pub wants: Json,
    /// Things on the board to look at, such as `card:7`.
    pub light: Vec<String>,
}

/// What becomes of a table that nobody uses any more after its game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableRetention {
    /// It is cleared away after so many days.
    pub days: u32,
    /// What becomes of its record then, as the host chose.
    pub record: RecordChoice,
    /// What the host can choose.
    pub offered: Vec<RecordChoice>,
}

/// What becomes of the record of a finished game when its table is cleared away.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum RecordChoice {
    /// It stays and can be downloaded as before.
    Keep,
    /// It goes to whoever runs the server.
    Export,
    Delete,
}

impl RecordChoice {
    pub const ALL: [RecordChoice; 3] = [RecordChoice::Keep, RecordChoice::Export, RecordChoice::Delete];

    pub fn name(self) -> &'static str {
        match self {
            RecordChoice::Keep => "keep",
            RecordChoice::Export => "export",
            RecordChoice::Delete => "delete",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    Waiting,
    Playing,
    Over,
    /// The host, or whoever runs the server, closed it before the game was over.
    Closed,
    /// This table's game failed; the table is frozen and nothing is lost.
    Frozen,
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatInfo {
    pub name: String,
    pub sitter: Sitter,
    /// 0 to 5: orange, pink, black, white, purple, yellow.
    pub colour: u8,
    pub ready: bool,
    /// Held by the device this is said to.
    pub here: bool,
    /// How often it has asked bots for advice in this game.
    #[serde(default)]
    pub advised: u32,
}

/// Who sits on a seat. During a game a bot plays an empty seat; who left it can return, others ask for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    Nobody,
    Person {
        online: bool,
        /// Why a bot plays for them at the moment.
        stand_in: Option<StandIn>,
    },
    Bot {
        level: String,
        /// Words for how it plays, `daring+selfish`; absent if it plays as it always does.
        temper: Option<String>,
    },
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum StandIn {
    /// They asked for it, until they take the seat back or act.
    HandedOver,
    /// They did not answer in time or are not connected; until their next message.
    Away,
    /// They were absent and the host asked for it; until they connect or send something.
    Host,
}

/// How time is kept.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum TimeMode {
    /// No clock; whoever waits can nudge.
    #[default]
    Relaxed,
    /// A number of seconds for each answer, and countdowns in outcries.
    Live { seconds: u16 },
}

/// Somebody asks for a seat that was dealt to somebody else, or says to be the person who has it and is not connected.
/// Every other person at the table has to agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatAsked {
    pub id: u32,
    pub seat: u8,
    pub name: String,
    /// Who has not answered yet.
    pub needs: Vec<u8>,
    /// Asked by the device this is said to.
    pub here: bool,
    /// The seat has a person, who is not connected: whoever asks says to be them.
    pub is_return: bool,
}

/// A table as a list of one's tables shows it: who plays, who is waited for and since when.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableSummary {
    pub code: String,
    pub game: String,
    pub stage: TableStage,
    pub seats: Vec<SeatInfo>,
    pub waited_for: Vec<u8>,
    /// When something last happened there that everybody could notice, in milliseconds since 1970.
    pub since: i64,
    /// The code of the rematch.
    pub rematch: Option<String>,
}

/// An undo that the others have to agree to. Bots agree.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct UndoAsked {
    pub id: u32,
    pub by: u8,
    /// Who has not answered yet.
    pub needs: Vec<u8>,
}
