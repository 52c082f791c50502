//! The messages of the HTTP interface. Besides those below, `GET /api/tables/{code}` returns the
//! [`TableInfo`](crate::TableInfo) and `GET /api/tables/{code}/record` the record of a finished game. Both take the
//! token of a seat as `authorization: Bearer TOKEN`, which a table closed to spectators requires.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Json, RecordChoice, TableStage, TimeMode};

/// `GET /api/games`: one of the list. What a first page needs, and no more; the rest comes with the game one opens.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct ListedGame {
    pub id: String,
    pub title: String,
    /// What the game is about.
    pub line: String,
    pub min_players: u8,
    pub max_players: u8,
    pub minutes: Minutes,
    /// The levels of bots that can sit down.
    pub bots: Vec<String>,
    /// Whether there is a guided game to learn it by.
    pub guided: bool,
}

/// `GET /api/games/{id}`: one game with its options, sentences and rules.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct GameSummary {
    pub id: String,
    pub title: String,
    /// What the game is about.
    pub line: String,
    pub min_players: u8,
    pub max_players: u8,
    pub minutes: Minutes,
    /// JSON Schema of the set-up, for the set-up form.
    pub setup_schema: Json,
    pub default_setup: Json,
    /// The language of the sentences and of the rules page.
    pub language: String,
    /// The sentences of the game, Fluent.
    pub messages: String,
    /// What is said about the sentences and is not language: what numbers of the view stand for, the rule of each step.
    pub data: Json,
    /// The levels of bots that can sit down.
    pub bots: Vec<String>,
    /// For each level the words for its temper; a level that knows none is left out.
    pub tempers: BTreeMap<String, Vec<String>>,
    /// The rules page, in Markdown.
    pub rules: String,
    /// Whether there is a guided game to learn it by.
    pub guided: bool,
}

/// `GET /api/texts`: what the page itself says.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct PageTexts {
    pub language: String,
    /// The sentences of the page, Fluent.
    pub messages: String,
    /// The languages that can be chosen.
    pub languages: Vec<SpokenLanguage>,
}

/// A language that can be chosen.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct SpokenLanguage {
    pub tag: String,
    /// What the language calls itself.
    pub name: String,
    /// How much of everything it says, of 100; the rest is said in English.
    pub percent: u8,
}

/// `GET /api/games/{id}/decks`: a printed deck, as the option `deck` of a set-up takes it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct PrintedDeck {
    /// The name of its file.
    pub name: String,
    pub deck: Json,
}

/// `POST /api/games/{id}/check`: whether a table could be opened with this.
#[derive(Clone, Debug, Default, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields, default)]
pub struct CheckSetup {
    /// Options that differ from the printed ones.
    #[ts(optional, as = "Option<Json>")]
    pub setup: Json,
    /// A deck file as the command line takes it, in place of the set-up's deck.
    #[ts(optional = nullable)]
    pub deck_file: Option<String>,
    /// How many play; any number that the game allows if left out.
    #[ts(optional = nullable)]
    pub players: Option<u8>,
}

/// The answer if it could: the set-up's own deck, and the file that holds it.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct CheckedSetup {
    /// `null` if the deck is the printed one.
    pub deck: Json,
    pub deck_file: Option<String>,
}

/// How long a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Minutes {
    pub least: u16,
    pub most: u16,
    /// For each player rather than for the table.
    pub per_player: bool,
}

/// `GET /api/tables`: one table of the lobby.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct LobbyTable {
    pub code: String,
    pub game: String,
    pub stage: TableStage,
    /// The names of persons and bots.
    pub names: Vec<String>,
    /// Empty seats.
    pub free: u8,
    pub spectators: bool,
    pub time: TimeMode,
    /// Milliseconds since 1970.
    pub opened: i64,
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
    /// Whether it is listed in the lobby; no if left out, then only people with the code find it.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub public: bool,
    /// Whether clients without a seat may watch; yes if left out.
    #[serde(default = "yes")]
    #[ts(optional, as = "Option<bool>")]
    pub spectators: bool,
    #[serde(default)]
    #[ts(optional, as = "Option<TimeMode>")]
    pub time: TimeMode,
    /// What becomes of the record when the table is cleared away; the first that the server offers if left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub record: Option<RecordChoice>,
}

fn yes() -> bool {
    true
}

/// `POST /api/games/{id}/guided`: a game to learn by, which begins at once. Its dice are fixed and known, and the others
/// play a script.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewGuided {
    /// The person who learns.
    pub name: String,
}

/// What a seat is for when the table is opened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum SeatPlan {
    /// Waits for a person.
    Person,
    Bot(BotPlan),
    /// A person of this name at the device that opens the table.
    Here(String),
}

/// A bot. It may also be written as one string: `"trader"`, `"trader:daring+selfish"`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(from = "BotPlanWritten")]
#[ts(type = "string | { level: string, temper?: string | null }")]
pub struct BotPlan {
    pub level: String,
    /// The words of its temper; if left out it is derived from the game's seed.
    pub temper: Option<String>,
}

#[derive(Deserialize, JsonSchema)]
#[serde(untagged)]
enum BotPlanWritten {
    Word(String),
    Parts(BotPlanParts),
}

#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
struct BotPlanParts {
    level: String,
    #[serde(default)]
    temper: Option<String>,
}

impl From<BotPlanWritten> for BotPlan {
    fn from(written: BotPlanWritten) -> BotPlan {
        match written {
            BotPlanWritten::Parts(BotPlanParts { level, temper }) => BotPlan { level, temper },
            BotPlanWritten::Word(word) => match word.split_once(':') {
                Some((level, temper)) => BotPlan { level: level.to_owned(), temper: Some(temper.to_owned()) },
                None => BotPlan { level: word, temper: None },
            },
        }
    }
}

/// `POST /api/tables/{code}/seats`: takes an empty seat. In a running game the others are asked first, unless the
/// token is of the person who left it. Naming the seat of somebody who is not connected says that one is that person and
/// has lost the token; the others are asked, and the name stays.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinTable {
    pub name: String,
    /// The first empty one if left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub seat: Option<u8>,
    /// A token of this table: the new seat is added to that device.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub token: Option<String>,
}

/// `POST /api/tables/{code}/device`: another device takes the same seats.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct JoinDevice {
    pub secret: String,
}

/// The answer to opening and joining. The token is the right to the seats.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct Joined {
    pub code: String,
    /// The seats the token holds.
    pub seats: Vec<u8>,
    pub token: String,
    /// The others are asked first: the seat is not taken yet. Connect with the token to hear their answer.
    #[serde(default)]
    pub asked: bool,
}

/// Why a request failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct Problem {
    /// A code for programs: `no_such_table`, `table_full`, `bad_setup` …
    pub code: String,
    /// A sentence for people, in English: what is wrong and what to do.
    pub message: String,
    /// What is wrong in detail, in the language that was asked for if that is not English. Only some problems have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub detail: Option<String>,
}
