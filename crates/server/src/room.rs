//! The room around a game: which game with which options, who sits where, and how far it has come. What people may
//! change in it is checked here; storing it is the actor's work.

use std::collections::BTreeMap;

use games::AnyGame;
use games::records::{Nonce, ServerSeed};
use protocol::{Json, SeatInfo, Sitter, TableInfo, TableStage, TimeMode};
use serde_json::Value;
use table::{ChanceSource, Seat};

use crate::guard::guarded;
use crate::problem::Problem;
use crate::secrets::TokenHash;
use crate::store::{StoredSeat, StoredSitter, StoredStage, StoredTable, TableId};

/// Longest name of a person, in characters.
pub const LONGEST_NAME: usize = 32;

/// A table without its game.
pub struct Room {
    pub id: TableId,
    pub code: String,
    pub game: &'static dyn AnyGame,
    pub setup: Value,
    pub host: u8,
    pub stage: StoredStage,
    pub server_seed: ServerSeed,
    pub seats: Vec<StoredSeat>,
    house_rules: Vec<String>,
    names: BTreeMap<String, String>,
}

impl Room {
    /// The room of a stored table; the sentence says why this program cannot furnish it.
    pub fn new(code: &str, stored: StoredTable, game: &'static dyn AnyGame) -> Result<Room, String> {
        let setup: Value = serde_json::from_str(&stored.setup).map_err(|error| error.to_string())?;
        let players = stored.seats.len() as u8;
        let (house_rules, names) =
            guarded(|| describe(game, &setup, players)).and_then(|described| described)?;
        Ok(Room {
            id: stored.id,
            code: code.to_owned(),
            game,
            setup,
            host: stored.host,
            stage: stored.stage,
            server_seed: stored.server_seed,
            seats: stored.seats,
            house_rules,
            names,
        })
    }

    pub fn players(&self) -> u8 {
        self.seats.len() as u8
    }

    /// The table as everyone may know it.
    pub fn info(&self, online: impl Fn(Seat) -> bool, trouble: Option<&str>) -> TableInfo {
        let seat_info = |(number, seat): (usize, &StoredSeat)| SeatInfo {
            name: seat.name.clone(),
            sitter: match &seat.sitter {
                StoredSitter::Nobody => Sitter::Nobody,
                StoredSitter::Person { .. } => {
                    Sitter::Person { online: online(Seat::at(number)), stand_in: None }
                }
                StoredSitter::Bot { level } => Sitter::Bot { level: level.clone(), temper: None },
            },
            colour: number as u8,
            ready: false,
            here: false,
        };
        TableInfo {
            code: self.code.clone(),
            game: self.game.info().id.to_owned(),
            stage: match (trouble, self.stage) {
                (Some(_), _) => TableStage::Frozen,
                (None, StoredStage::Waiting) => TableStage::Waiting,
                (None, StoredStage::Playing) => TableStage::Playing,
                (None, StoredStage::Over) => TableStage::Over,
            },
            seats: self.seats.iter().enumerate().map(seat_info).collect(),
            host: self.host,
            public: false,
            spectators: true,
            time: TimeMode::Relaxed,
            paused: false,
            undo: None,
            rematch: None,
            setup: Json(self.setup.clone()),
            house_rules: self.house_rules.clone(),
            names: self.names.clone(),
            commitment: self.server_seed.commitment(),
            trouble: trouble.map(str::to_owned),
        }
    }

    /// The seat a token belongs to.
    pub fn seat_of(&self, token: &TokenHash) -> Option<Seat> {
        let owns =
            |seat: &StoredSeat| matches!(&seat.sitter, StoredSitter::Person { token: hash } if hash == token);
        self.seats.iter().position(owns).map(Seat::at)
    }

    /// The level of the bot on this seat.
    pub fn bot_on(&self, seat: Seat) -> Option<&str> {
        match &self.seats.get(seat.number())?.sitter {
            StoredSitter::Bot { level } => Some(level),
            StoredSitter::Nobody | StoredSitter::Person { .. } => None,
        }
    }

    pub fn check_waiting(&self) -> Result<(), Problem> {
        match self.stage {
            StoredStage::Waiting => Ok(()),
            StoredStage::Playing => Err(Problem::AlreadyStarted),
            StoredStage::Over => Err(Problem::Over),
        }
    }

    pub fn check_host(&self, seat: Seat) -> Result<(), Problem> {
        if seat.number() == usize::from(self.host) { Ok(()) } else { Err(Problem::NotHost) }
    }

    /// The first seat nobody sits on.
    pub fn empty_seat(&self) -> Result<usize, Problem> {
        self.check_waiting()?;
        self.seats.iter().position(|seat| seat.sitter == StoredSitter::Nobody).ok_or(Problem::TableFull)
    }

    /// What a seat becomes if a bot is put on it or taken away.
    pub fn with_bot(&self, seat: u8, level: Option<String>) -> Result<StoredSeat, Problem> {
        self.check_waiting()?;
        let now = self.seats.get(usize::from(seat)).ok_or(Problem::NoSuchSeat(seat))?;
        if matches!(now.sitter, StoredSitter::Person { .. }) {
            return Err(Problem::SeatTaken);
        }
        match level {
            Some(level) => bot_seat(self.game, level, usize::from(seat)),
            None => Ok(empty_seat()),
        }
    }

    /// The nonces of all seats; those that gave none get one of the server's.
    pub fn nonces(&self) -> Result<Vec<String>, Problem> {
        let own = || crate::secrets::random::<16>().map(hex::encode);
        let nonce = |seat: &StoredSeat| seat.nonce.clone().map_or_else(own, Ok);
        Ok(self.seats.iter().map(nonce).collect::<Result<_, _>>()?)
    }
}

pub fn empty_seat() -> StoredSeat {
    StoredSeat { name: String::new(), sitter: StoredSitter::Nobody, nonce: None }
}

pub fn bot_seat(game: &dyn AnyGame, level: String, number: usize) -> Result<StoredSeat, Problem> {
    if !game.bots().contains(&&*level) {
        return Err(Problem::NoSuchLevel(game.bots().join(", ")));
    }
    let name = BOT_NAMES[number % BOT_NAMES.len()].to_owned();
    Ok(StoredSeat { name, sitter: StoredSitter::Bot { level }, nonce: None })
}

/// One for each seat, so that no two bots at a table are called the same.
const BOT_NAMES: [&str; table::MAX_SEATS] = ["Ada", "Bruno", "Clara", "Dario", "Edda", "Felix"];

/// A name as it will be shown: text, never markup.
pub fn check_name(name: &str) -> Result<String, Problem> {
    let name = name.trim();
    let fits = (1..=LONGEST_NAME).contains(&name.chars().count());
    if fits && !name.chars().any(char::is_control) { Ok(name.to_owned()) } else { Err(Problem::BadName) }
}

pub fn check_nonce(nonce: &str) -> Result<String, Problem> {
    Nonce::from_hex(nonce).map(|nonce| nonce.to_hex()).ok_or(Problem::BadNonce)
}

/// House rules and names of things. They depend on the set-up alone, so any deal will do.
fn describe(
    game: &'static dyn AnyGame,
    setup: &Value,
    players: u8,
) -> Result<(Vec<String>, BTreeMap<String, String>), String> {
    let house_rules = game.house_rules(setup).map_err(|error| error.to_string())?;
    let any_deal = game.start(setup, players, ChanceSource::Seed([0; 32]));
    let (running, _) = any_deal.map_err(|error| error.to_string())?;
    Ok((house_rules.into_iter().map(str::to_owned).collect(), running.names().into_iter().collect()))
}
