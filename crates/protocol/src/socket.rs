//! The messages of the WebSocket at one table.
//!
//! It is at `GET /api/tables/{code}/socket`. A client says `hello` first and gets `welcome`, then an `update` if the
//! game has started. Every action carries a `ref` of the client's own, unique for its seat: sent again after a lost
//! connection it gets the first answer again and counts once.
//!
//! Versions count what this viewer could notice, not entries: a secret move of another seat must not show as a gap.
//! A version therefore only means something to the seat (or spectator) that was told it.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// JSON that passes through as the game gave it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(transparent)]
#[ts(type = "unknown")]
pub struct Json(pub serde_json::Value);

/// From a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: who I am (nobody: a spectator) and what I have seen already.
    Hello { protocol: u32, token: Option<String>, version: Option<u32> },
    /// Take an action.
    Act { r#ref: String, action: Json },
    /// What would this action do, as far as I can see?
    Preview { r#ref: String, action: Json },
    /// The host puts a bot on an empty seat, or takes a bot away (`level` absent).
    SetBot { r#ref: String, seat: u8, level: Option<String> },
    /// The host starts the game.
    Start { r#ref: String },
    /// My part of the seed: up to 64 hexadecimal digits, chosen after seeing the table's commitment. Counts until the
    /// game starts; whoever gives none gets one from the server.
    Nonce { r#ref: String, nonce: String },
}

/// From the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage {
    Welcome {
        protocol: u32,
        /// The seat the token belongs to; absent for a spectator.
        seat: Option<u8>,
        table: TableInfo,
    },
    /// Seats, names or stage have changed.
    Table {
        table: TableInfo,
    },
    Update(Update),
    /// The action or request with this `ref` was carried out.
    Done {
        r#ref: String,
        /// The version it led to, for actions.
        seq: Option<u32>,
    },
    /// The rules forbid it.
    Refused {
        r#ref: String,
        refusal: Refusal,
    },
    /// What an action would do: what I would hear of it.
    Previewed {
        r#ref: String,
        told: Vec<Told>,
    },
    /// Something other than the rules is in the way.
    Failed {
        r#ref: Option<String>,
        code: String,
        message: String,
    },
}

/// Why the rules forbid it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Refusal {
    /// Anchor of the rule on the rules page.
    pub rule: String,
    /// The typed reason; its sentence is in the game's messages under `why`.
    pub why: Json,
}

/// The game as this client sees it now, and what happened since its last version.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Update {
    /// Goes up by one with every entry this viewer could notice; the deal is 0.
    pub version: u32,
    /// What everyone sees; the same bytes for all.
    pub public: Json,
    /// What only this seat sees; null for spectators.
    pub own: Json,
    /// What this seat may do: `{exact: [{action, concerns}], forms: [{kind, blank, asks}]}`; null for spectators.
    pub choices: Json,
    pub waited_for: Vec<u8>,
    /// The round or turn.
    pub round: u32,
    /// 0 to 100.
    pub progress: u8,
    pub told: Vec<Told>,
    /// Events left out because there were too many.
    pub skipped: u32,
    pub ending: Option<Ending>,
}

/// One event, with the rule it follows from.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Told {
    /// The version it belongs to; 0 is the deal.
    pub seq: u32,
    pub rule: String,
    pub event: Json,
    /// A name if this is a moment that a replay jumps to.
    pub moment: Option<String>,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Ending {
    pub ending: String,
    /// `{places, scores, winners}`.
    pub standings: Json,
    /// `[{seat, label, points}]`.
    pub score_lines: Json,
}

/// The table around the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableInfo {
    pub code: String,
    pub game: String,
    pub stage: TableStage,
    pub seats: Vec<SeatInfo>,
    /// The seat that may start the game and seat bots.
    pub host: u8,
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
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum TableStage {
    Waiting,
    Playing,
    Over,
    /// Something went wrong in this table's game; it stands still and nothing is lost.
    Frozen,
}

/// Who sits there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct SeatInfo {
    pub name: String,
    pub sitter: Sitter,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Sitter {
    Nobody,
    Person { online: bool },
    Bot { level: String },
}
