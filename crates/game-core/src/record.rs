//! A game as it is kept: what was set up, who did what, and what the dice followed from.

use std::sync::Arc;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{Seat, Standings};

/// The version of the record's own shape.
pub const FORMAT: u32 = 1;

/// How the dice of a game follow from its seed and nonces; `docs/fairness.md` has each scheme in full.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Scheme {
    /// Nonces one after another, and the server chose those that no seat gave. Records without a name are of this one.
    #[default]
    #[serde(rename = "counting-house-1")]
    First,
    /// Nonces with their lengths; those that no seat gave follow from the seed.
    #[serde(rename = "counting-house-2")]
    Second,
    /// For the lab's experiments, and for tables of classes with the same luck before [`Scheme::Class`]: the seed as in the
    /// first, but draws by purpose and count.
    #[serde(rename = "counting-house-lab-1")]
    ByPurpose,
    /// For tables of a class that have the same luck: the seed of its own, which no nonce changes, and draws by purpose and
    /// count. By the lab's scheme a seed without nonces gave the commitment, which everybody sees.
    #[serde(rename = "counting-house-class-1")]
    Class,
    /// For guided games and nothing else: the seed is known to everybody and the same for all who learn the game, and the
    /// n-th action that counts draws from stream n, so that what is taken back comes again as it was.
    #[serde(rename = "counting-house-guided-1")]
    Guided,
}

impl Scheme {
    fn is_first(&self) -> bool {
        *self == Scheme::First
    }

    /// Whether entry n draws from stream n: other games cannot go on as a table's own.
    pub fn draws_by_entry(self) -> bool {
        match self {
            Scheme::First | Scheme::Second => true,
            Scheme::ByPurpose | Scheme::Class | Scheme::Guided => false,
        }
    }

    /// Whether a draw follows from what it is for and how often that was drawn before: chance runs on from entry to entry,
    /// and nothing can be taken back.
    pub fn draws_by_purpose(self) -> bool {
        match self {
            Scheme::ByPurpose | Scheme::Class => true,
            Scheme::First | Scheme::Second | Scheme::Guided => false,
        }
    }
}

/// A whole game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: u32,
    pub game: String,
    /// The rules version it was played under.
    pub rules: u32,
    /// How the dice follow from seed and nonces.
    #[serde(default, skip_serializing_if = "Scheme::is_first")]
    pub scheme: Scheme,
    /// The options, the deck inlined.
    pub setup: Value,
    /// The players' names by seat.
    pub seats: Vec<String>,
    /// SHA-256 of the server's seed, published before any nonce was given.
    pub commitment: String,
    /// What each seat added to the seed; null for a seat that added nothing.
    pub nonces: Vec<Option<String>>,
    /// The server's seed, revealed when the game is over.
    pub seed: Option<String>,
    /// For a game that went on from a moment of another one: what its dice followed from up to there, oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub past: Vec<Past>,
    pub entries: Vec<Entry>,
    /// Every draw, in order. They follow from the seed; they are here so that a program that does not know the rules can
    /// check each of them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<RecordedDraw>,
    pub result: Option<GameResult>,
}

/// What the dice of a game followed from before it went on as another one. That game is over, so its seed is revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Past {
    /// The last entry that drew from this seed.
    pub until: u64,
    #[serde(default, skip_serializing_if = "Scheme::is_first")]
    pub scheme: Scheme,
    pub commitment: String,
    pub nonces: Vec<Option<String>>,
    pub seed: String,
}

/// A draw on record: the number of its entry (0 is the deal), what it was for, from how many, and which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RecordedDraw(pub u64, pub String, pub u32, pub u32);

/// How it ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct GameResult {
    pub ending: String,
    pub standings: Standings,
}

/// One line of the record. Its chance is stream `seq` of the seed; numbers are never used twice. In a match the action is
/// of the game's own type, in a record it is JSON.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<A = Value> {
    pub seq: u64,
    pub what: Happened<A>,
}

/// What an entry says.
#[derive(Clone, Debug, PartialEq)]
pub enum Happened<A = Value> {
    /// A seat acted.
    Action {
        seat: Seat,
        by: By,
        action: A,
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
    /// A seat asked bots for advice: what to do, or why a bot made the move of entry `about`.
    Advice {
        seat: Seat,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<u64>,
    },
    /// The table was closed before the game was over.
    End {
        why: String,
    },
}

impl<A: Serialize> Entry<A> {
    /// As a record has it.
    pub fn erased(&self) -> Entry {
        let what = match &self.what {
            Happened::Action { seat, by, action } => {
                let action = serde_json::to_value(action).unwrap_or(Value::Null);
                Happened::Action { seat: *seat, by: by.clone(), action }
            }
            Happened::Undo { undo } => Happened::Undo { undo: *undo },
            Happened::Note(note) => Happened::Note(note.clone()),
        };
        Entry { seq: self.seq, what }
    }
}

/// On whose behalf an action was taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum By {
    Owner,
    /// A bot of this level.
    Bot(Arc<str>),
    Timeout,
    Host,
    /// Public facts left the seat one answer ([`Game::forced`](crate::Game::forced)), so it was given without asking.
    Rules,
}

impl std::fmt::Display for By {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            By::Owner => f.write_str("owner"),
            By::Bot(level) => write!(f, "bot:{level}"),
            By::Timeout => f.write_str("timeout"),
            By::Host => f.write_str("host"),
            By::Rules => f.write_str("rules"),
        }
    }
}

impl std::str::FromStr for By {
    type Err = String;
    fn from_str(text: &str) -> Result<By, String> {
        match text.split_once(':') {
            Some(("bot", level)) if !level.is_empty() => Ok(By::Bot(level.into())),
            None if text == "owner" => Ok(By::Owner),
            None if text == "timeout" => Ok(By::Timeout),
            None if text == "host" => Ok(By::Host),
            None if text == "rules" => Ok(By::Rules),
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
        schemars::json_schema!({ "type": "string", "pattern": "^(owner|timeout|host|rules|bot:.+)$" })
    }
}

/// An entry as it is written: exactly one of action (with seat and by), undo and note.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "Entry")]
struct Line {
    seq: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
    #[serde(skip_serializing_if = "Option::is_none")]
    by: Option<By>,
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    undo: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    note: Option<Note>,
}

impl From<Entry> for Line {
    fn from(entry: Entry) -> Line {
        let line = Line { seq: entry.seq, ..Line::default() };
        match entry.what {
            Happened::Action { seat, by, action } => {
                Line { seat: Some(seat), by: Some(by), action: Some(action), ..line }
            }
            Happened::Undo { undo } => Line { undo: Some(undo), ..line },
            Happened::Note(note) => Line { note: Some(note), ..line },
        }
    }
}

impl TryFrom<Line> for Entry {
    type Error = String;
    fn try_from(line: Line) -> Result<Entry, String> {
        let Line { seq, seat, by, action, undo, note } = line;
        let what = match (seat, by, action, undo, note) {
            (Some(seat), Some(by), Some(action), None, None) => Happened::Action { seat, by, action },
            (None, None, None, Some(undo), None) => Happened::Undo { undo },
            (None, None, None, None, Some(note)) => Happened::Note(note),
            _ => {
                return Err(format!(
                    "entry {seq} is not one action (with seat and by), one undo or one note"
                ));
            }
        };
        Ok(Entry { seq, what })
    }
}

impl Serialize for Entry {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        Line::from(self.clone()).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Entry {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Entry, D::Error> {
        Entry::try_from(Line::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Entry {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        Line::schema_name()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        Line::json_schema(generator)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reads_back(what: Happened, json: &str) {
        let entry = Entry { seq: 4, what };
        assert_eq!(serde_json::to_string(&entry).unwrap(), json);
        assert_eq!(serde_json::from_str::<Entry>(json).unwrap(), entry);
    }

    #[test]
    fn every_kind_of_entry_reads_back_as_it_was_written() {
        let seat = Seat::at(1);
        let action = serde_json::json!({ "bid": { "amount": 3 } });
        reads_back(
            Happened::Action { seat, by: By::Bot("novice".into()), action },
            r#"{"seq":4,"seat":1,"by":"bot:novice","action":{"bid":{"amount":3}}}"#,
        );
        reads_back(Happened::Undo { undo: 2 }, r#"{"seq":4,"undo":2}"#);
        reads_back(Happened::Note(Note::Pause), r#"{"seq":4,"note":"pause"}"#);
        reads_back(Happened::Note(Note::Resume), r#"{"seq":4,"note":"resume"}"#);
        reads_back(
            Happened::Note(Note::Seat { seat, name: "Ada".to_owned() }),
            r#"{"seq":4,"note":{"seat":{"seat":1,"name":"Ada"}}}"#,
        );
        reads_back(
            Happened::Note(Note::Advice { seat, about: None }),
            r#"{"seq":4,"note":{"advice":{"seat":1}}}"#,
        );
        reads_back(
            Happened::Note(Note::Advice { seat, about: Some(3) }),
            r#"{"seq":4,"note":{"advice":{"seat":1,"about":3}}}"#,
        );
        reads_back(
            Happened::Note(Note::End { why: "late".to_owned() }),
            r#"{"seq":4,"note":{"end":{"why":"late"}}}"#,
        );
    }

    #[test]
    fn an_entry_with_anything_else_in_it_is_refused() {
        for json in [
            r#"{"seq":4}"#,
            r#"{"seq":4,"undo":2,"redo":3}"#,
            r#"{"seq":4,"undo":2,"note":"pause"}"#,
            r#"{"seq":4,"seat":1,"action":"leave"}"#,
            r#"{"seq":4,"seat":1,"by":"ghost","action":"leave"}"#,
        ] {
            assert!(serde_json::from_str::<Entry>(json).is_err(), "{json}");
        }
    }
}
