//! The room around a game: which game with which options, who sits where, and the stage. Its public description is
//! made here; changes are in `actor/seats.rs` and `actor/host.rs`.

use std::collections::BTreeMap;

use game_core::{MAX_SEATS, Seat, SeatSet};
use games::records::{Nonce, Origin, Scheme, ServerSeed};
use games::{AnyGame, Dice, Terms};
use protocol::{
    BotPlan, GuideInfo, Json, SeatAsked, SeatInfo, Sitter, StandIn, TableClass, TableInfo, TableRetention,
    TableStage, TimeMode, UndoAsked,
};
use serde_json::Value;

use crate::names::{are_alike, check_name};
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::secrets::TokenHash;
use crate::store::{
    HandedOver, StoredDevice, StoredRoom, StoredSeat, StoredSitter, StoredStage, StoredTable,
    StoredTableClass, TableId,
};

/// Orange, pink, black, white, purple, yellow.
pub const COLOURS: u8 = 6;

/// A table without its game.
pub struct Room {
    pub id: TableId,
    pub code: String,
    pub game: &'static dyn AnyGame,
    /// The version of the game's rules it was opened with.
    pub rules: u32,
    pub setup: Value,
    pub stage: StoredStage,
    pub server_seed: ServerSeed,
    /// What people can change, as it is in the store.
    pub stored: StoredRoom,
    pub revision: u32,
    pub devices: Vec<StoredDevice>,
    pub rematch: Option<String>,
    /// Milliseconds since 1970.
    pub opened: i64,
    pub time: TimeMode,
    pub class: Option<StoredTableClass>,
    house_rules: Vec<String>,
    names: BTreeMap<String, String>,
}

/// The state of a table in use that is not in its room.
pub struct TableStatus<'a> {
    pub online: SeatSet,
    /// Persons for whom a bot plays because they do not answer.
    pub away: SeatSet,
    pub trouble: Option<&'a str>,
    pub undo: Option<UndoAsked>,
    pub seat: Option<SeatAsked>,
    /// The game was closed before its end.
    pub closed: bool,
    pub retention: Option<TableRetention>,
    pub guide: Option<GuideInfo>,
    /// How often each seat has asked bots for advice.
    pub advised: [u32; MAX_SEATS],
}

impl Room {
    /// The room of a stored table, or why this program cannot load it.
    pub fn new(stored: StoredTable, game: &'static dyn AnyGame) -> Result<Room, String> {
        let setup: Value = serde_json::from_str(&stored.setup).map_err(|error| error.to_string())?;
        let time = serde_json::from_str(&stored.room.time).map_err(|error| error.to_string())?;
        let players = stored.room.seats.len() as u8;
        let (house_rules, names) =
            catch_panic(|| describe(game, &setup, players)).and_then(|described| described)?;
        Ok(Room {
            id: stored.id,
            code: stored.code,
            game,
            rules: stored.rules,
            setup,
            stage: stored.stage,
            server_seed: stored.server_seed,
            stored: stored.room,
            revision: stored.revision,
            devices: stored.devices,
            rematch: stored.rematch,
            opened: stored.opened,
            time,
            class: stored.class,
            house_rules,
            names,
        })
    }

    pub fn players(&self) -> u8 {
        self.stored.seats.len() as u8
    }

    /// What is agreed at this table before the deal.
    pub fn terms(&self, seats: Vec<String>) -> Terms {
        Terms { rules: self.rules, setup: self.setup.clone(), seats }
    }

    pub fn seat_names(&self) -> Vec<String> {
        self.stored.seats.iter().map(|seat| seat.name.clone()).collect()
    }

    pub fn seat(&self, seat: Seat) -> Option<&StoredSeat> {
        self.stored.seats.get(seat.number())
    }

    /// The seat of this number, if the table has it.
    pub fn find_seat(&self, seat: u8) -> Result<Seat, Problem> {
        let there = Seat::new(seat).filter(|seat| seat.number() < self.stored.seats.len());
        there.ok_or(Problem::NoSuchSeat(seat))
    }

    pub fn host(&self) -> Seat {
        Seat::at(usize::from(self.stored.host))
    }

    /// The public description of the table, as sent to a device that holds these seats.
    pub fn info(&self, status: &TableStatus<'_>, held: SeatSet) -> TableInfo {
        let seats = self.stored.seats.iter().enumerate();
        TableInfo {
            code: self.code.clone(),
            game: self.game.info().id.to_owned(),
            stage: match (status.trouble, self.stage) {
                (Some(_), _) => TableStage::Frozen,
                (None, StoredStage::Waiting) => TableStage::Waiting,
                (None, StoredStage::Playing) => TableStage::Playing,
                (None, StoredStage::Over) if status.closed => TableStage::Closed,
                (None, StoredStage::Over) => TableStage::Over,
            },
            seats: seats.map(|(number, seat)| seat_info(Seat::at(number), seat, status, held)).collect(),
            host: self.stored.host,
            public: self.stored.public,
            spectators: self.stored.spectators,
            time: self.time,
            advice: self.has_advice(),
            retention: status.retention.clone(),
            paused: self.stored.paused,
            undo: status.undo.clone(),
            seat_asked: status.seat.clone(),
            rematch: self.rematch.clone(),
            setup: Json(self.setup.clone()),
            house_rules: self.house_rules.clone(),
            names: self.names.clone(),
            commitment: self.server_seed.commitment(),
            trouble: status.trouble.map(str::to_owned),
            class: self.class.as_ref().map(|class| TableClass {
                code: class.code.clone(),
                number: class.number,
                chat: class.chat,
                undo: !class.same_luck,
            }),
            guide: status.guide.clone(),
        }
    }

    /// The owner whose seats a token opens: itself, or the device it was made from. `None` if it opens none.
    pub fn owner_of(&self, token: &TokenHash) -> Option<TokenHash> {
        let device = self.devices.iter().find(|device| device.token == *token);
        let owner = device.map_or(*token, |device| device.owner);
        (!self.seats_held_by(&owner).is_empty()).then_some(owner)
    }

    pub fn seats_held_by(&self, owner: &TokenHash) -> SeatSet {
        self.seats_where(|seat| matches!(&seat.sitter, StoredSitter::Person { token } if token == owner))
    }

    /// The person a token stands for, whether they sit at the table or have left it during the game.
    pub fn person_of(&self, token: &TokenHash) -> Option<TokenHash> {
        let device = self.devices.iter().find(|device| device.token == *token);
        let owner = device.map_or(*token, |device| device.owner);
        let is_known = !self.seats_held_by(&owner).is_empty() || !self.seats_left_by(&owner).is_empty();
        is_known.then_some(owner)
    }

    /// Seats that this person has left during the game and can return to.
    pub fn seats_left_by(&self, owner: &TokenHash) -> SeatSet {
        let is_free = |seat: &StoredSeat| !matches!(seat.sitter, StoredSitter::Person { .. });
        self.seats_where(|seat| seat.left_by.as_ref() == Some(owner) && is_free(seat))
    }

    /// Seats on which people sit, connected or not.
    pub fn people(&self) -> SeatSet {
        self.seats_where(|seat| matches!(seat.sitter, StoredSitter::Person { .. }))
    }

    /// How many people's devices hold these seats; people at one device count as one.
    pub fn holders_of(&self, seats: SeatSet) -> usize {
        let mut holders: Vec<TokenHash> = Vec::new();
        for seat in seats.iter() {
            match self.seat(seat).map(|seat| &seat.sitter) {
                Some(StoredSitter::Person { token }) if !holders.contains(token) => holders.push(*token),
                _ => {}
            }
        }
        holders.len()
    }

    pub fn empty(&self) -> SeatSet {
        self.seats_where(|seat| seat.sitter == StoredSitter::Nobody)
    }

    /// Whether people may ask bots for advice: as the host or the teacher has chosen. If nobody has, only where one person
    /// plays with bots; an empty seat waits for somebody.
    pub fn has_advice(&self) -> bool {
        let is_no_bot = |seat: &StoredSeat| !matches!(seat.sitter, StoredSitter::Bot { .. });
        let alone = || self.class.is_none() && self.seats_where(is_no_bot).len() == 1;
        self.stored.advice.unwrap_or_else(alone)
    }

    fn seats_where(&self, is: impl Fn(&StoredSeat) -> bool) -> SeatSet {
        let seats = self.stored.seats.iter().enumerate();
        seats.filter(|(_, seat)| is(seat)).map(|(number, _)| Seat::at(number)).collect()
    }

    /// Whether clients without a seat may know of this table, to watch it or to sit down.
    pub fn is_visible_to_all(&self) -> bool {
        let has_room = self.stage != StoredStage::Over && !self.empty().is_empty();
        self.stored.spectators || (has_room && self.class.is_none())
    }

    /// Whether this token is that of the teacher whose class the table belongs to.
    pub fn is_taught_by(&self, token: &TokenHash) -> bool {
        self.class.as_ref().is_some_and(|class| class.teacher == *token)
    }

    /// What only the teacher of a class may do, or nobody.
    pub fn check_no_class(&self) -> Result<(), Problem> {
        if self.class.is_some() { Err(Problem::TeachersTable) } else { Ok(()) }
    }

    /// Records of a class are closed until its last table has ended; then they are open to spectators.
    pub fn check_record_open(&self) -> Result<(), Problem> {
        let is_closed = self.class.is_some() && !self.stored.spectators;
        if is_closed { Err(Problem::NotOver) } else { Ok(()) }
    }

    /// How the dice of a new game follow from the seed.
    pub fn scheme(&self) -> Scheme {
        let same_luck = self.class.as_ref().is_some_and(|class| class.same_luck);
        if same_luck { Scheme::Class } else { Scheme::Second }
    }

    /// Whether all persons have handed over to bots. Persons who are only away do not count, nor those for whom the host
    /// has a bot play: they are still waited for.
    pub fn is_left_to_bots(&self) -> bool {
        let plays = |seat: &StoredSeat| {
            matches!(seat.sitter, StoredSitter::Person { .. }) && seat.handed_over != HandedOver::ByOwner
        };
        self.seats_where(plays).is_empty()
    }

    /// The bot that plays this seat: the one that sits there, or a stand-in.
    pub fn bot_for(&self, seat: Seat, away: SeatSet) -> Option<String> {
        let stored = self.seat(seat)?;
        match &stored.sitter {
            StoredSitter::Bot { level, temper } => Some(bot_name(level, temper.as_deref())),
            StoredSitter::Nobody => Some(stand_in(self.game)),
            StoredSitter::Person { .. } if stored.handed_over != HandedOver::No || away.has(seat) => {
                Some(stand_in(self.game))
            }
            StoredSitter::Person { .. } => None,
        }
    }

    pub fn check_waiting(&self) -> Result<(), Problem> {
        match self.stage {
            StoredStage::Waiting => Ok(()),
            StoredStage::Playing => Err(Problem::AlreadyStarted),
            StoredStage::Over => Err(Problem::Over),
        }
    }

    pub fn check_playing(&self) -> Result<(), Problem> {
        match self.stage {
            StoredStage::Waiting => Err(Problem::NotStarted),
            StoredStage::Playing => Ok(()),
            StoredStage::Over => Err(Problem::Over),
        }
    }

    /// What the dice follow from. Nonces that nobody has given follow from the seed that was promised.
    pub fn origin(&self, scheme: Scheme) -> Result<Origin, Problem> {
        if scheme == Scheme::Class {
            return Ok(Origin::of_class(self.server_seed, self.stored.seats.len()));
        }
        let nonce = |seat: &StoredSeat| match &seat.nonce {
            Some(nonce) => Nonce::from_hex(nonce).map(Some).ok_or(Problem::BadNonce),
            None if scheme == Scheme::First => Err(Problem::BadNonce),
            None => Ok(None),
        };
        let nonces = self.stored.seats.iter().map(nonce).collect::<Result<_, _>>()?;
        Ok(Origin { scheme, server_seed: self.server_seed, nonces, past: Vec::new() })
    }
}

fn seat_info(seat: Seat, stored: &StoredSeat, status: &TableStatus<'_>, held: SeatSet) -> SeatInfo {
    SeatInfo {
        name: stored.name.clone(),
        sitter: match &stored.sitter {
            StoredSitter::Nobody => Sitter::Nobody,
            StoredSitter::Person { .. } => Sitter::Person {
                online: status.online.has(seat),
                stand_in: match (stored.handed_over, status.away.has(seat)) {
                    (HandedOver::ByOwner, _) => Some(StandIn::HandedOver),
                    (HandedOver::ByHost, _) => Some(StandIn::Host),
                    (HandedOver::No, true) => Some(StandIn::Away),
                    (HandedOver::No, false) => None,
                },
            },
            StoredSitter::Bot { level, temper } => {
                Sitter::Bot { level: level.clone(), temper: temper.clone() }
            }
        },
        colour: stored.colour,
        ready: stored.ready,
        here: held.has(seat),
        advised: status.advised[seat.number()],
    }
}

pub fn empty_seat(colour: u8) -> StoredSeat {
    StoredSeat {
        name: String::new(),
        sitter: StoredSitter::Nobody,
        nonce: None,
        colour,
        ready: false,
        handed_over: HandedOver::No,
        left_by: None,
    }
}

/// A person's seat at a table with these others.
pub fn person_seat(
    name: &str,
    token: TokenHash,
    colour: u8,
    others: &[StoredSeat],
) -> Result<StoredSeat, Problem> {
    let name = free_name(name, others)?;
    Ok(StoredSeat { name, sitter: StoredSitter::Person { token }, ..empty_seat(colour) })
}

/// A name that nobody else at the table has.
pub fn free_name(name: &str, others: &[StoredSeat]) -> Result<String, Problem> {
    let name = check_name(name)?;
    if others.iter().any(|other| are_alike(&other.name, &name)) { Err(Problem::NameTaken) } else { Ok(name) }
}

/// A bot for seat `number` at a table with these others. Without a temper it has one derived from the game's seed, like
/// every bot.
pub fn bot_seat(
    game: &dyn AnyGame,
    plan: BotPlan,
    number: usize,
    colour: u8,
    others: &[StoredSeat],
) -> Result<StoredSeat, Problem> {
    if !game.bots().contains(&&*plan.level) {
        return Err(Problem::NoSuchLevel(game.bots().join(", ")));
    }
    let known = game.tempers(&plan.level);
    let temper = plan.temper.filter(|temper| !temper.is_empty());
    if let Some(temper) = &temper {
        let name = bot_name(&plan.level, Some(temper));
        let is_known = temper.split('+').all(|word| known.contains(&word));
        if !is_known || game.check_bot(&name).is_err() {
            return Err(Problem::NoSuchTemper(plan.level, known.join(", ")));
        }
    }
    let name = stand_in_name(number, others);
    let sitter = StoredSitter::Bot { level: plan.level, temper };
    Ok(StoredSeat { name, sitter, ready: true, ..empty_seat(colour) })
}

/// The name of a bot as records have it.
fn bot_name(level: &str, temper: Option<&str>) -> String {
    temper.map_or_else(|| level.to_owned(), |temper| format!("{level}:{temper}"))
}

/// The level that plays for an absent person: `trader` if there is one, else the second level.
pub fn stand_in(game: &dyn AnyGame) -> String {
    let levels = game.bots();
    let level = levels.iter().find(|level| **level == "trader").or(levels.get(1)).or(levels.first());
    level.map_or_else(|| "random".to_owned(), |level| (*level).to_owned())
}

/// One for each seat, and as many for when a person at the table is called the same.
const BOT_NAMES: [&str; 2 * MAX_SEATS] =
    ["Ada", "Bruno", "Clara", "Dario", "Edda", "Felix", "Greta", "Hugo", "Ines", "Jonas", "Karla", "Leo"];

/// The name of a bot, or of a seat in a game while nobody has it: nobody else at the table is called that.
pub fn stand_in_name(number: usize, others: &[StoredSeat]) -> String {
    let is_free = |name: &&&str| !others.iter().any(|other| are_alike(&other.name, name));
    let names = BOT_NAMES.iter().cycle().skip(number).step_by(MAX_SEATS).take(2);
    let name = names.chain(&BOT_NAMES).find(is_free);
    name.map_or_else(|| format!("Bot {}", number + 1), |name| (*name).to_owned())
}

pub fn check_nonce(nonce: &str) -> Result<String, Problem> {
    Nonce::from_hex(nonce).map(|nonce| nonce.to_hex()).ok_or(Problem::BadNonce)
}

pub fn check_time(time: TimeMode) -> Result<TimeMode, Problem> {
    match time {
        TimeMode::Live { seconds } if !protocol::LIVE_SECONDS.contains(&seconds) => Err(Problem::BadTime),
        TimeMode::Live { .. } | TimeMode::Relaxed => Ok(time),
    }
}

/// The time mode as it is in the store.
pub fn encode_time(time: TimeMode) -> String {
    serde_json::to_string(&time).unwrap_or_else(|_| "\"relaxed\"".to_owned())
}

/// House rules and names of things. They depend only on the set-up, so any deal will do.
fn describe(
    game: &'static dyn AnyGame,
    setup: &Value,
    players: u8,
) -> Result<(Vec<String>, BTreeMap<String, String>), String> {
    let house_rules = game.house_rules(setup).map_err(|error| error.to_string())?;
    let terms = Terms::new(game, setup.clone(), vec![String::new(); usize::from(players)]);
    let (any, _) = game.start(terms, Dice::Seed([0; 32])).map_err(|error| error.to_string())?;
    Ok((house_rules.into_iter().map(str::to_owned).collect(), any.names().into_iter().collect()))
}
