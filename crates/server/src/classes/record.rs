//! What a class is, as it is stored: its plan, its pupils, the tables of its game and of those before. It is small and
//! changes as a whole.

use games::records::ServerSeed;
use protocol::{ClassStage, GamePlan, Luck, Treatment};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use crate::problem::Problem;
use crate::secrets::TokenHash;

/// A class.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ClassRecord {
    pub title: String,
    pub teacher: TokenHash,
    pub beamer: TokenHash,
    pub stage: ClassStage,
    pub plan: GamePlan,
    /// Counts the games from 1.
    pub number: u32,
    /// The game at hand is for trying things out.
    pub practice: bool,
    pub seed: ClassSeed,
    pub pupils: Vec<Pupil>,
    /// The number of the last pupil who has entered.
    pub entered: u32,
    /// Those of the game at hand; before it, who will sit where.
    pub tables: Vec<ClassTable>,
    /// The teacher has said who sits where.
    pub by_hand: bool,
    /// Its tables have been started, all of them.
    pub started: bool,
    pub paused: bool,
    /// Games of this class that are over.
    pub past: Vec<PastGame>,
    pub vote: Option<StoredVote>,
    pub consent: Option<String>,
    /// The tag of the language it was opened in; classes of earlier versions have none.
    #[serde(default)]
    pub language: Option<String>,
    pub keep: bool,
    pub ends_at: i64,
}

/// Somebody in a class.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Pupil {
    pub number: u32,
    pub name: String,
    /// What opens their seats; that of somebody whose device they share.
    pub owner: TokenHash,
    /// Tokens of other devices that are theirs.
    pub devices: Vec<TokenHash>,
    pub consent: Option<bool>,
    /// The token of a device that asks to be theirs.
    pub asks: Option<TokenHash>,
}

/// A table of the class.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct ClassTable {
    /// Empty before the game.
    pub code: String,
    pub treatment: Treatment,
    /// By seat: a pupil's number, or a bot.
    pub seats: Vec<Option<u32>>,
    pub is_over: bool,
    /// The round in which the time was up; the table ends with it.
    pub last_round: Option<u32>,
    /// Everybody who has sat here, also those who were removed: whose decisions an export may have depends on it.
    #[serde(default)]
    pub sat: Vec<Sat>,
    /// When it was paused, and until when; a pause is not time to decide.
    #[serde(default)]
    pub pauses: Vec<(i64, Option<i64>)>,
}

/// A pupil at a seat, in milliseconds since 1970. No name: it would outlive whoever was removed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sat {
    pub seat: u8,
    pub pupil: u32,
    pub consent: Option<bool>,
    pub since: i64,
    pub until: Option<i64>,
}

impl ClassTable {
    /// Who sat on a seat at a time.
    pub fn pupil_at(&self, seat: u8, at: i64) -> Option<&Sat> {
        let was_there =
            |sat: &&Sat| sat.seat == seat && sat.since <= at && sat.until.is_none_or(|until| at <= until);
        // Of two in the same millisecond the one who came.
        self.sat.iter().rev().find(was_there)
    }

    /// The milliseconds of pauses between two times.
    pub fn paused_between(&self, from: i64, until: i64) -> i64 {
        let within =
            |(begin, end): &(i64, Option<i64>)| (end.unwrap_or(until).min(until) - (*begin).max(from)).max(0);
        self.pauses.iter().map(within).sum()
    }
}

/// A game that is over.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct PastGame {
    pub number: u32,
    pub practice: bool,
    pub plan: GamePlan,
    pub seed: ClassSeed,
    pub tables: Vec<ClassTable>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct StoredVote {
    pub proposals: Vec<Treatment>,
    /// Pupil and proposal.
    pub votes: Vec<(u32, u8)>,
    pub open: bool,
}

/// The seed of one game of a class, secret until every table has ended.
#[derive(Clone, Serialize, Deserialize)]
pub struct ClassSeed(String);

impl std::fmt::Debug for ClassSeed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("ClassSeed(…)")
    }
}

/// What is hashed first, so that no other hash is of the same bytes.
const TABLE_SEED: &[u8] = b"counting house class table";

impl ClassSeed {
    pub fn new(seed: [u8; 32]) -> ClassSeed {
        ClassSeed(hex::encode(seed))
    }

    fn server_seed(&self) -> ServerSeed {
        let mut bytes = [0; 32];
        // What is stored was written by this program.
        let _ = hex::decode_to_slice(&self.0, &mut bytes);
        ServerSeed(bytes)
    }

    pub fn commitment(&self) -> String {
        self.server_seed().commitment()
    }

    pub fn reveal(&self) -> String {
        self.0.clone()
    }

    /// The seed of a table, counted from 0.
    pub fn of_table(&self, luck: Luck, table: u8) -> ServerSeed {
        let seed = self.server_seed();
        match luck {
            Luck::Same => seed,
            Luck::Own => {
                let mut hash = Sha256::new_with_prefix(TABLE_SEED);
                hash.update(seed.0);
                hash.update([table]);
                ServerSeed(hash.finalize().into())
            }
        }
    }
}

/// Who shows a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shown {
    Teacher,
    Beamer,
    /// The numbers of those at the device.
    Pupils(Vec<u32>),
    /// A device that asks for the place of these.
    Asks(Vec<u32>),
    Nobody,
}

impl ClassRecord {
    pub fn shown_by(&self, token: Option<TokenHash>) -> Shown {
        let Some(token) = token else { return Shown::Nobody };
        if token == self.teacher {
            return Shown::Teacher;
        }
        if token == self.beamer {
            return Shown::Beamer;
        }
        let numbers = |is: &dyn Fn(&&Pupil) -> bool| -> Vec<u32> {
            self.pupils.iter().filter(is).map(|pupil| pupil.number).collect()
        };
        let theirs = numbers(&|pupil| pupil.is_opened_by(&token));
        if !theirs.is_empty() {
            return Shown::Pupils(theirs);
        }
        let asked = numbers(&|pupil| pupil.asks == Some(token));
        if asked.is_empty() { Shown::Nobody } else { Shown::Asks(asked) }
    }

    pub fn pupil(&self, number: u32) -> Result<&Pupil, Problem> {
        self.pupils.iter().find(|pupil| pupil.number == number).ok_or(Problem::NoSuchPupil)
    }

    pub fn pupil_mut(&mut self, number: u32) -> Result<&mut Pupil, Problem> {
        self.pupils.iter_mut().find(|pupil| pupil.number == number).ok_or(Problem::NoSuchPupil)
    }

    /// Where a pupil sits: table and seat, counted from 0.
    pub fn place_of(&self, number: u32) -> Option<(usize, u8)> {
        self.tables.iter().enumerate().find_map(|(at, table)| {
            let seat = table.seats.iter().position(|seat| *seat == Some(number))?;
            Some((at, seat as u8))
        })
    }

    /// A table by the number that people use, from 1.
    pub fn table(&self, number: u8) -> Result<&ClassTable, Problem> {
        let at = usize::from(number).checked_sub(1).ok_or(Problem::NoSuchGroup)?;
        self.tables.get(at).ok_or(Problem::NoSuchGroup)
    }

    pub fn check_stage(&self, stage: ClassStage) -> Result<(), Problem> {
        match self.stage {
            ClassStage::Ended => Err(Problem::ClassEnded),
            now if now == stage => Ok(()),
            _ => Err(Problem::WrongStage),
        }
    }

    pub fn check_not_ended(&self) -> Result<(), Problem> {
        if self.stage == ClassStage::Ended { Err(Problem::ClassEnded) } else { Ok(()) }
    }

    /// A practice has dice of its own at every table, so that it foretells nothing.
    pub fn luck(&self) -> Luck {
        if self.practice { Luck::Own } else { self.plan.luck }
    }

    /// When somebody has to look after it next: a class that plays always, others when they end, and one that has ended
    /// when it is forgotten.
    pub fn due(&self, now: i64) -> Option<i64> {
        match self.stage {
            ClassStage::Playing => Some(now),
            ClassStage::Gathering | ClassStage::Over => Some(self.ends_at),
            ClassStage::Ended => Some(self.ends_at.saturating_add(super::REMEMBERED)),
        }
    }

    /// Notes who sits where and whether it is paused, if that has changed. Every change of a class comes by here.
    pub fn note_sitters(&mut self, now: i64) {
        if self.stage != ClassStage::Playing {
            return;
        }
        let consent_of = |number: u32| {
            let pupil = self.pupils.iter().find(|pupil| pupil.number == number);
            pupil.and_then(|pupil| pupil.consent)
        };
        for table in self.tables.iter_mut().filter(|table| !table.code.is_empty()) {
            // Whoever is there first has been there from the deal on.
            let since = if table.sat.is_empty() { 0 } else { now };
            for (seat, sits) in (0..).zip(table.seats.clone()) {
                let is_there = |sat: &&mut Sat| sat.seat == seat && sat.until.is_none();
                match table.sat.iter_mut().find(is_there) {
                    Some(sat) if Some(sat.pupil) == sits => continue,
                    Some(sat) => sat.until = Some(now),
                    None => {}
                }
                if let Some(pupil) = sits {
                    let consent = consent_of(pupil);
                    table.sat.push(Sat { seat, pupil, consent, since, until: None });
                }
            }
            match table.pauses.last_mut() {
                Some((_, until)) if until.is_none() && !self.paused => *until = Some(now),
                Some((_, None)) => {}
                _ if self.paused && !table.is_over => table.pauses.push((now, None)),
                _ => {}
            }
        }
    }

    /// Every table that was ever opened for this class.
    pub fn all_codes(&self) -> Vec<String> {
        let past = self.past.iter().flat_map(|game| &game.tables);
        let all = past.chain(&self.tables).map(|table| table.code.clone());
        all.filter(|code| !code.is_empty()).collect()
    }
}

impl Pupil {
    pub fn is_opened_by(&self, token: &TokenHash) -> bool {
        self.owner == *token || self.devices.contains(token)
    }
}
