//! The messages of the HTTP interface. Besides those below, `GET /api/tables/{code}` gives the
//! [`TableInfo`](crate::TableInfo) and `GET /api/tables/{code}/record` the record of a game that is over.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Json;

/// `GET /api/games`: one of the list.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameSummary {
    pub id: String,
    pub title: String,
    pub min_players: u8,
    pub max_players: u8,
    /// JSON Schema of the set-up, for the set-up form.
    pub setup_schema: Json,
    pub default_setup: Json,
    /// The sentences of the game.
    pub messages: Json,
    /// The levels of bots that can sit down.
    pub bots: Vec<String>,
    /// The rules page, in Markdown.
    pub rules: String,
}

/// `POST /api/tables`: opens a table and takes its first seat.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTable {
    pub game: String,
    /// The person who opens the table.
    pub name: String,
    /// What the other seats are for; the table has one seat more than this list.
    pub others: Vec<SeatPlan>,
    /// Options that differ from the printed ones.
    #[serde(default)]
    pub setup: Json,
}

/// What a seat is meant for when the table opens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// Waits for a person.
    Person,
    /// A bot of this level.
    Bot(String),
}

/// `POST /api/tables/{code}/seats`: takes an empty seat.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    pub name: String,
}

/// The answer to opening and joining. The token is the seat: whoever has it sits there.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Joined {
    pub code: String,
    pub seat: u8,
    pub token: String,
}

/// Why a request was not carried out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Problem {
    /// A word for programs: `no_such_table`, `table_full`, `bad_setup` …
    pub code: String,
    /// A sentence for people: what is wrong and what to do.
    pub message: String,
}
