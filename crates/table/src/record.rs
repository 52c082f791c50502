//! A game as it is kept: what was set up, who did what, and what the dice followed from.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Seat, Standings};

/// The version of the record's own shape.
pub const FORMAT: u32 = 1;

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: u32,
    pub game: String,
    /// The rules version it was played under.
    pub rules: u32,
    /// The options, the deck inlined.
    pub setup: Value,
    /// The players' names by seat.
    pub seats: Vec<String>,
    /// SHA-256 of the server's seed, published before any nonce was given.
    pub commitment: String,
    /// What each seat added to the seed.
    pub nonces: Vec<String>,
    /// The server's seed, revealed when the game is over.
    pub seed: Option<String>,
    pub entries: Vec<Entry>,
    pub result: Option<GameResult>,
}

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameResult {
    pub ending: String,
    pub standings: Standings,
}

/// One line of the record. Its chance is stream `seq` of the seed; numbers are never used twice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    pub seq: u64,
    #[serde(flatten)]
    pub what: Happened,
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(untagged)]
pub enum Happened {
    /// A seat acted.
    Action {
        seat: Seat,
        by: By,
        action: Value,
    },
    /// Everything from entry `undo` on is taken back.
    Undo {
        undo: u64,
    },
    Note(Note),
}

/// What is on record but moves nothing in the game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Note {
    Pause,
    Resume,
    /// A seat changed hands.
    Seat {
        seat: Seat,
        name: String,
    },
    /// The table was closed before the game was over.
    End {
        why: String,
    },
}

/// On whose behalf an action was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    Owner,
    /// A bot of this level.
    Bot(String),
    Timeout,
    Host,
}

impl std::fmt::Display for By {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            By::Owner => f.write_str("owner"),
            By::Bot(level) => write!(f, "bot:{level}"),
            By::Timeout => f.write_str("timeout"),
            By::Host => f.write_str("host"),
        }
    }
}

impl std::str::FromStr for By {
    type Err = String;
    fn from_str(text: &str) -> Result<By, String> {
        match text.split_once(':') {
            Some(("bot", level)) if !level.is_empty() => Ok(By::Bot(level.to_owned())),
            None if text == "owner" => Ok(By::Owner),
            None if text == "timeout" => Ok(By::Timeout),
            None if text == "host" => Ok(By::Host),
            _ => Err(format!("nobody acts as '{text}'")),
        }
    }
}

impl Serialize for By {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for By {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<By, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for By {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "By".into()
    }

    fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({ "type": "string", "pattern": "^(owner|timeout|host|bot:.+)$" })
    }
}
