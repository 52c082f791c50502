//! The requests of the engine, one object per line.

use std::path::PathBuf;

use game_core::{Draw, Seat};
use serde::{Deserialize, Deserializer};
use serde_json::Value;

use super::error::EngineError;

/// A parsed line.
pub struct Line {
    /// The table it is about; the only open one if left out.
    pub table: Option<u64>,
    pub request: Request,
}

/// A request; its name is under `do`.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Request {
    Games(NoFields),
    Start(Start),
    Position(Position),
    Load(Load),
    WaitedFor(NoFields),
    View(View),
    Choices(SeatRequest),
    Act(Act),
    Preview(Preview),
    Silence(SeatRequest),
    Bot(Bot),
    Undo(Undo),
    Standings(NoFields),
    Gauges(NoFields),
    State(NoFields),
    Save(Save),
    End(NoFields),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoFields {}

/// Starts a game with dice from a seed or from a script.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Start {
    pub game: String,
    pub players: Option<u8>,
    #[serde(default)]
    pub setup: Value,
    pub seats: Option<Vec<String>>,
    pub seed: Option<SeedInput>,
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
    pub seed: Option<SeedInput>,
    pub script: Option<Vec<Draw>>,
}

/// Loads a record, given as an object or a file.
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
    pub viewer: ViewerInput,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatRequest {
    pub seat: Seat,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Act {
    pub seat: Seat,
    pub action: Value,
    /// Who acts; `owner` if left out.
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
pub enum SeedInput {
    Number(u64),
    Hex(String),
}

/// `"spectator"` or the number of a seat.
#[derive(Clone, Copy, Debug, Default)]
pub struct ViewerInput(pub Option<Seat>);

impl<'de> Deserialize<'de> for ViewerInput {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ViewerInput, D::Error> {
        let value = Value::deserialize(deserializer)?;
        if value == "spectator" {
            return Ok(ViewerInput(None));
        }
        let seat = value.as_u64().and_then(|number| u8::try_from(number).ok()).and_then(Seat::new);
        let wrong = || serde::de::Error::custom("'as' takes the number of a seat or \"spectator\"");
        seat.map(|seat| ViewerInput(Some(seat))).ok_or_else(wrong)
    }
}

impl Line {
    /// The line's id (`null` if it has none) and its request.
    pub fn read(line: &[u8]) -> (Value, Result<Line, EngineError>) {
        let mut fields = match serde_json::from_slice(line) {
            Ok(Value::Object(fields)) => fields,
            Ok(_) => return (Value::Null, Err(EngineError::new("bad_line", "a line is one JSON object"))),
            Err(error) => {
                return (
                    Value::Null,
                    Err(EngineError::new("bad_line", format!("this line is not JSON: {error}"))),
                );
            }
        };
        let id = fields.remove("id").unwrap_or(Value::Null);
        (id, Line::parse(fields))
    }

    fn parse(mut fields: serde_json::Map<String, Value>) -> Result<Line, EngineError> {
        let table = match fields.remove("table") {
            None => None,
            Some(table) => Some(
                table
                    .as_u64()
                    .ok_or_else(|| EngineError::new("bad_request", "'table' takes the number of a table"))?,
            ),
        };
        if !fields.contains_key("do") {
            return Err(EngineError::new("bad_request", "a line says under 'do' what to do"));
        }
        match Request::deserialize(Value::Object(fields)) {
            Ok(request) => Ok(Line { table, request }),
            Err(error) => Err(EngineError::new("bad_request", error.to_string())),
        }
    }
}
