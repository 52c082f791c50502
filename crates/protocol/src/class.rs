//! A class: one code, many tables of one game, one debrief. Teachers, beamers and pupils show their token as
//! `authorization: Bearer TOKEN`; `docs/classes.md` says who may do what.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Json, StandIn, TableStage, TimeMode};

/// The most pupils of one class.
pub const MOST_PUPILS: usize = 200;
/// The most rules that tables of one game may differ by, and the most proposals of a vote.
pub const MOST_TREATMENTS: usize = 8;
/// The hours after which a class ends by itself.
pub const CLASS_HOURS: std::ops::RangeInclusive<u16> = 1..=168;
/// The longest text of a class: its consent.
pub const LONGEST_CONSENT: usize = 4000;

/// `POST /api/classes`: opens a class.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewClass {
    /// What pupils read above everything else; may be empty.
    #[serde(default)]
    pub title: String,
    pub plan: GamePlan,
    /// After so many hours the class ends by itself.
    #[serde(default = "four")]
    #[ts(optional, as = "Option<u16>")]
    pub hours: u16,
    /// Whether tables and records stay when the class ends; else they are deleted with all names.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub keep: bool,
    /// For research: what pupils are asked to agree to. They play either way.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub consent: Option<String>,
    /// The language of the class, such as `de`: pages of pupils speak it unless they choose another.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub language: Option<String>,
}

fn four() -> u16 {
    4
}

/// What the tables of a class play, and how pupils are seated.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct GamePlan {
    pub game: String,
    /// Pupils at each table.
    pub per_table: u8,
    /// What becomes of pupils who do not fill a table.
    #[serde(default)]
    #[ts(optional, as = "Option<LeftOver>")]
    pub left_over: LeftOver,
    /// The level of bots that fill tables; the house's stand-in if left out.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub bots: Option<String>,
    /// The rules, one treatment or several; tables take them in turn.
    pub treatments: Vec<Treatment>,
    /// By table, from the first: which of the treatments it has, counted from 0; null, or no entry, takes them in turn.
    #[serde(default)]
    #[ts(optional, as = "Option<Vec<Option<u8>>>")]
    pub by_table: Vec<Option<u8>>,
    /// A game to try things out comes first.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub practice: bool,
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub chat: bool,
    /// Whether pupils may ask bots for advice.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub advice: bool,
    #[serde(default)]
    #[ts(optional, as = "Option<TimeMode>")]
    pub time: TimeMode,
    #[serde(default)]
    #[ts(optional, as = "Option<Luck>")]
    pub luck: Luck,
    /// When the last round begins, in milliseconds since 1970; later each table ends with its round.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub last_round_at: Option<i64>,
}

/// Rules that some tables of a game play by.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct Treatment {
    pub name: String,
    /// Options that differ from the printed ones.
    #[serde(default)]
    pub setup: Json,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum LeftOver {
    /// One table more, with bots on its free seats.
    #[default]
    Bots,
    /// Some tables are larger, as far as the game allows.
    Larger,
}

/// Where the dice of the tables come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Luck {
    /// Each table has dice of its own.
    #[default]
    Own,
    /// Every table has the same dice and the same decks, drawn by purpose. Nothing can be taken back there.
    Same,
}

/// The answer to opening a class. The teacher's token is the right to everything, the beamer's to look.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct ClassOpened {
    pub code: String,
    pub teacher: String,
    pub beamer: String,
}

/// `POST /api/classes/{class}/pupils`: somebody enters the class, or several at one device.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct NewPupil {
    pub name: String,
    /// Whether they agree to what the class asks for; null if it asks for nothing.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub consent: Option<bool>,
    /// A token of this class: the new pupil shares that device and sits at the same table.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub token: Option<String>,
}

/// `POST /api/classes/{class}/return`: a device that has lost its token asks for a pupil's place.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct ReturnPupil {
    pub pupil: u32,
}

/// The answer to entering and returning.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
pub struct PupilJoined {
    pub pupil: u32,
    /// The right to the pupil's place; after a return it opens nothing until the teacher has agreed.
    pub token: String,
}

/// `POST /api/classes/{class}/vote`: a pupil votes, or changes the vote.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema, TS)]
#[serde(deny_unknown_fields)]
pub struct CastVote {
    /// The place of the proposal in the list.
    pub proposal: u8,
}

/// Who somebody is in a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ClassRole {
    Teacher,
    Beamer,
    Pupil,
    /// Knows the code and nothing else.
    Guest,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum ClassStage {
    /// Pupils come in, and the teacher seats them.
    Gathering,
    Playing,
    /// Every table of the game has ended; everything lies open.
    Over,
    /// The class has ended; its names are gone.
    Ended,
}

/// `GET /api/classes/{class}`: a class as somebody with its code sees it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ClassInfo {
    pub code: String,
    pub title: String,
    pub stage: ClassStage,
    pub role: ClassRole,
    /// The game's id.
    pub game: String,
    /// Counts the games of this class from 1.
    pub number: u32,
    pub practice: bool,
    pub paused: bool,
    pub chat: bool,
    pub luck: Luck,
    /// SHA-256 of the seed of this game, in hexadecimal digits.
    pub commitment: String,
    /// The seed itself, when every table has ended.
    pub seed: Option<String>,
    pub last_round_at: Option<i64>,
    pub ends_at: i64,
    pub keep: bool,
    pub consent: Option<String>,
    /// The language that pages of pupils speak unless they choose another.
    pub language: Option<String>,
    /// Who is in the class, so that somebody with a cleared phone finds their name.
    pub pupils: Vec<PupilName>,
    /// The pupils of the device that asks.
    pub mine: Vec<MyPlace>,
    pub vote: Option<ClassVote>,
    /// Earlier games of this class and this one if it is over, for the debrief.
    pub debriefs: Vec<PlayedGame>,
    /// The server's time, in milliseconds since 1970.
    pub now: i64,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct PupilName {
    pub pupil: u32,
    pub name: String,
}

/// Where a pupil of the asking device sits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct MyPlace {
    pub pupil: u32,
    pub name: String,
    /// Counted from 1; null if there is no place in this game.
    pub table: Option<u8>,
    /// The code of the table, when the game has begun.
    pub code: Option<String>,
    pub seat: Option<u8>,
    /// The teacher has not agreed yet that this device is theirs.
    pub asks: bool,
}

/// A game of the class whose tables have all ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct PlayedGame {
    pub number: u32,
    pub game: String,
    pub practice: bool,
}

/// Which rule to change: proposals and how many want each.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ClassVote {
    pub proposals: Vec<Treatment>,
    /// By proposal; null for pupils while the vote is open, so that nobody follows others.
    pub votes: Option<Vec<u32>>,
    pub cast: u32,
    pub open: bool,
    /// What the asking device has voted for.
    pub mine: Option<u8>,
}

/// `GET /api/classes/{class}/board`: the class as the teacher and the beamer see it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct ClassBoard {
    pub class: ClassInfo,
    pub plan: GamePlan,
    pub pupils: Vec<BoardPupil>,
    pub tables: Vec<BoardTable>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct BoardPupil {
    pub pupil: u32,
    pub name: String,
    /// Counted from 1.
    pub table: Option<u8>,
    /// The pupil whose device they share.
    pub shares_with: Option<u32>,
    pub consent: Option<bool>,
    /// A device asks to be theirs; the teacher has to agree. Never told to a beamer.
    pub asks: bool,
}

/// One table of the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct BoardTable {
    /// Counted from 1.
    pub number: u8,
    pub treatment: String,
    /// For the teacher, who may look into it.
    pub code: Option<String>,
    /// Which pupil sits on which seat; null is a bot. Before the game: who will sit there.
    pub pupils: Vec<Option<u32>>,
    /// How it stands; null before the game, and while its node does not answer.
    pub look: Option<TableLook>,
}

/// How a table stands, in what everybody at it may know.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableLook {
    pub stage: TableStage,
    pub round: u32,
    /// The round in the game's own words ("Turn 5"); null where the game counts in rounds.
    #[serde(default)]
    pub round_text: Option<String>,
    /// 0 to 100.
    pub progress: u8,
    /// The name of the phase, as the game's messages have it; null where the game shows none.
    pub phase: Option<String>,
    pub paused: bool,
    pub waited_for: Vec<u8>,
    /// Milliseconds for which nobody who is waited for has answered.
    pub waiting: u64,
    pub seats: Vec<LookSeat>,
    /// Public figures of the whole table over its rounds.
    pub gauges: Vec<LookGauge>,
    /// What stood out lately, newest last.
    pub moments: Vec<LookMoment>,
    /// `{places, scores, winners}` as everybody could work it out; as it stands when the table has ended.
    pub standing: Json,
    pub trouble: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct LookSeat {
    pub name: String,
    pub is_bot: bool,
    pub online: bool,
    pub stand_in: Option<StandIn>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
pub struct LookGauge {
    pub name: String,
    pub label: String,
    pub unit: String,
    /// Round and reading.
    pub values: Vec<(u32, f64)>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct LookMoment {
    pub round: u32,
    /// The name of the moment, as the game has it.
    pub kind: String,
    pub text: String,
    /// Milliseconds since 1970; null if it was before the table was loaded.
    pub at: Option<i64>,
}

/// `POST /api/classes/{class}/teach`: what the teacher does. The answer is the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Teach {
    /// Before a game: what will be played.
    Plan {
        plan: GamePlan,
    },
    /// Before a game: who sits where is drawn anew.
    Shuffle {},
    /// Before a game: a pupil, and whoever shares the device, sits at this table, counted from 1.
    Place {
        pupil: u32,
        table: u8,
    },
    Start {},
    /// Stops clocks, bots and moves at every table, or lets them go on.
    Pause {
        paused: bool,
    },
    /// When the last round begins; null if there is no such plan.
    LastRound {
        at: Option<i64>,
    },
    /// Ends one table, or all of them, scored as it stands.
    End {
        #[serde(default)]
        #[ts(optional = nullable)]
        table: Option<u8>,
    },
    /// A bot plays a pupil's seat, or the pupil plays again.
    HandOver {
        table: u8,
        seat: u8,
        to_bot: bool,
    },
    Rename {
        pupil: u32,
        name: String,
    },
    Remove {
        pupil: u32,
    },
    /// Whether the device that asks for a pupil's place is theirs.
    Admit {
        pupil: u32,
        yes: bool,
    },
    /// After a game: the next one, with the same groups or new ones.
    Next {
        plan: GamePlan,
        groups: Groups,
    },
    /// Asks the pupils which rule to change.
    Vote {
        proposals: Vec<Treatment>,
    },
    CloseVote {},
    /// When the class ends by itself, in hours from now.
    Stay {
        hours: u16,
    },
    /// Ends the class; what is not kept is deleted at once.
    EndClass {},
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Groups {
    Same,
    New,
}

/// A table's class, as those at the table see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, TS)]
pub struct TableClass {
    pub code: String,
    /// Counted from 1.
    pub number: u8,
    pub chat: bool,
    /// Whether actions can be taken back here.
    pub undo: bool,
}
