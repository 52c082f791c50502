//! What can be asked of the engine, one object a line.

use std::path::PathBuf;

use game_core::{Draw, Seat};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::answer::Trouble;

/// A line as it was understood.
pub struct Line {
    /// The table it is about; the only open one if left out.
    pub table: Option<u64>,
    pub request: Request,
}

/// What is asked for, under `do`.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Request {
    Games(Nothing),
    Start(Start),
    Position(Position),
    Load(Load),
    WaitedFor(Nothing),
    View(View),
    Choices(OfSeat),
    Act(Act),
    Preview(Preview),
    Silence(OfSeat),
    Bot(Bot),
    Undo(Undo),
    Standings(Nothing),
    Gauges(Nothing),
    State(Nothing),
    Save(Save),
    End(Nothing),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Nothing {}

/// Starts a game with dice from a seed or from a script.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub game: String,
    pub players: Option<u8>,
    #[serde(default)]
    pub setup: Value,
    pub seats: Option<Vec<String>>,
    pub seed: Option<SeedAsked>,
    #[serde(default)]
    pub nonces: Vec<String>,
    pub script: Option<Vec<Draw>>,
}

/// Starts from a state, which is audited first.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub game: String,
    pub players: u8,
    #[serde(default)]
    pub setup: Value,
    pub seats: Option<Vec<String>>,
    pub state: Value,
    pub seed: Option<SeedAsked>,
    pub script: Option<Vec<Draw>>,
}

/// Goes on from a record, given as it is or as a file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Load {
    pub record: Option<Value>,
    pub path: Option<PathBuf>,
    /// After this entry; the last one if left out.
    pub at: Option<u64>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(rename = "as", default)]
    pub viewer: ViewerAsked,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OfSeat {
    pub seat: Seat,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub seat: Seat,
    pub action: Value,
    /// On whose behalf; `owner` if left out.
    pub by: Option<games::records::By>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Preview {
    pub seat: Seat,
    pub action: Value,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bot {
    pub seat: Seat,
    pub level: Option<String>,
    #[serde(default)]
    pub seed: u64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Undo {
    pub to: u64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Save {
    pub path: Option<PathBuf>,
}

/// A seed: a number, or 64 hexadecimal digits.
#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub enum SeedAsked {
    Number(u64),
    Hex(String),
}

/// `"spectator"` or the number of a seat.
#[derive(Clone, Copy, Debug, Default)]
pub struct ViewerAsked(pub Option<Seat>);

impl<'de> Deserialize<'de> for ViewerAsked {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ViewerAsked, D::Error> {
        let value = Value::deserialize(deserializer)?;
        if value == "spectator" {
            return Ok(ViewerAsked(None));
        }
        let seat = value.as_u64().and_then(|number| u8::try_from(number).ok()).and_then(Seat::new);
        let wrong = || serde::de::Error::custom("'as' takes the number of a seat or \"spectator\"");
        seat.map(|seat| ViewerAsked(Some(seat))).ok_or_else(wrong)
    }
}

impl Line {
    /// The line's id (`null` if it has none) and what it asks for.
    pub fn read(line: &[u8]) -> (Value, Result<Line, Trouble>) {
        let mut fields = match serde_json::from_slice(line) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return (Value::Null, Err(Trouble::new("bad_line", "a line is one JSON object"))),
            Err(error) => {
                return (
                    Value::Null,
                    Err(Trouble::new("bad_line", format!("this line is not JSON: {error}"))),
                );
            }
        };
        let id = fields.remove("id").unwrap_or(Value::Null);
        (id, Line::understand(fields))
    }

    fn understand(mut fields: serde_json::Map<String, Value>) -> Result<Line, Trouble> {
        let table = match fields.remove("table") {
            None => None,
            Some(table) => Some(
                table
                    .as_u64()
                    .ok_or_else(|| Trouble::new("bad_request", "'table' takes the number of a table"))?,
            ),
        };
        if !fields.contains_key("do") {
            return Err(Trouble::new("bad_request", "a line says under 'do' what to do"));
        }
        match Request::deserialize(Value::Object(fields)) {
            Ok(request) => Ok(Line { table, request }),
            Err(error) => Err(Trouble::new("bad_request", error.to_string())),
        }
    }
}
