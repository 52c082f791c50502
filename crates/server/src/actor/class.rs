//! What the class of a table asks of it. Nobody at such a table is its host: the class starts, pauses and ends it, and
//! seats people. The class may be changed on another node, so questions and answers can be sent.

use game_core::record::Record;
use game_core::{Seat, SeatSet};
use games::Language;
use games::records::Note;
use protocol::{BotPlan, LookSeat, StandIn, TableLook};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::Actor;
use super::class_watch::ClassWatch;
use super::host::Closer;
use crate::problem::Problem;
use crate::room::{bot_seat, person_seat, stand_in};
use crate::secrets::TokenHash;
use crate::store::{
    HandedOver, StoredDevice, StoredRoom, StoredSeat, StoredSitter, StoredStage, TableChange,
};

/// What a class asks of one of its tables. Asking twice is like asking once.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClassCommand {
    Start,
    /// How it stands, told in this language.
    Look {
        language: Language,
    },
    Pause {
        paused: bool,
    },
    HandOver {
        seat: u8,
        to_bot: bool,
    },
    /// A pupil sits down where a bot has sat, or is called something else.
    Sit {
        seat: u8,
        name: String,
        owner: TokenHash,
    },
    /// A pupil is gone; a bot plays on.
    Unseat {
        seat: u8,
        level: Option<String>,
    },
    /// Another device of a pupil.
    Device {
        token: TokenHash,
        owner: TokenHash,
    },
    /// Ends the game, scored as it stands.
    End,
    /// Every table has ended: records and replays are for everybody.
    Open,
    /// Deletes the table with everything in it.
    Forget,
    /// The whole game with the time of every entry, once it is over.
    Timed,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ClassAnswer {
    Done,
    Look(Box<TableLook>),
    Timed(Box<TimedRecord>),
}

/// A record, and when its entries were made.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TimedRecord {
    pub record: Record,
    /// Number and time of each entry, the deal included, in milliseconds since 1970.
    pub times: Vec<(u64, i64)>,
}

impl Actor {
    pub(super) async fn obey_class(&mut self, command: ClassCommand) -> Result<ClassAnswer, Problem> {
        if self.is_deleted || self.room.class.is_none() {
            return Err(Problem::NoSuchTable);
        }
        match command {
            ClassCommand::Start => self.start().await?,
            ClassCommand::Look { language } => {
                return Ok(ClassAnswer::Look(Box::new(self.look(language))));
            }
            ClassCommand::Pause { paused } => {
                if self.room.stage == StoredStage::Playing && self.trouble.is_none() {
                    self.pause(paused).await?;
                }
            }
            ClassCommand::HandOver { seat, to_bot } => {
                let seat = self.room.find_seat(seat)?;
                if !self.is_person(seat) {
                    return Err(Problem::NotYourSeat);
                }
                // It stays with the bot until the teacher, or the pupil by a move of their own, takes it back.
                let to = if to_bot { HandedOver::ByOwner } else { HandedOver::No };
                self.hand_over(SeatSet::only(seat), to).await?;
                if !to_bot {
                    self.mark_present(SeatSet::only(seat));
                }
            }
            ClassCommand::Sit { seat, name, owner } => self.seat_pupil(seat, &name, owner).await?,
            ClassCommand::Unseat { seat, level } => self.unseat_pupil(seat, level).await?,
            ClassCommand::Device { token, owner } => self.add_pupils_device(token, owner).await?,
            ClassCommand::End => {
                if self.room.stage == StoredStage::Playing && self.trouble.is_none() {
                    self.close(Closer::Teacher).await?;
                }
            }
            ClassCommand::Open => self.open_to_all().await?,
            ClassCommand::Forget => self.forget().await?,
            ClassCommand::Timed => {
                let record = self.record().await?;
                let stored = self.context.store.entries(self.room.id).await?;
                let times = stored.iter().map(|entry| (entry.seq, entry.at)).collect();
                return Ok(ClassAnswer::Timed(Box::new(TimedRecord { record, times })));
            }
        }
        Ok(ClassAnswer::Done)
    }

    /// Puts a pupil on a seat that a bot or the same pupil has.
    async fn seat_pupil(&mut self, seat: u8, name: &str, owner: TokenHash) -> Result<(), Problem> {
        let seat = self.room.find_seat(seat)?;
        if self.room.stage == StoredStage::Over {
            return Err(Problem::Over);
        }
        let mut now = self.room.stored.clone();
        let mut others = now.seats.clone();
        let before = others.remove(seat.number());
        let is_theirs = matches!(before.sitter, StoredSitter::Person { token } if token == owner);
        if self.is_person(seat) && !is_theirs {
            return Err(Problem::SeatTaken);
        }
        let sits = person_seat(name, owner, before.colour, &others)?;
        let note = Note::Seat { seat, name: sits.name.clone() };
        let handed_over = if is_theirs { before.handed_over } else { HandedOver::No };
        now.seats[seat.number()] = StoredSeat { nonce: before.nonce, handed_over, ..sits };
        self.change_room(now, Vec::new(), &[note]).await
    }

    async fn unseat_pupil(&mut self, seat: u8, level: Option<String>) -> Result<(), Problem> {
        let seat = self.room.find_seat(seat)?;
        if self.room.stage == StoredStage::Over || !self.is_person(seat) {
            return Ok(());
        }
        let mut now = self.room.stored.clone();
        let mut others = now.seats.clone();
        let before = others.remove(seat.number());
        let plan = BotPlan { level: level.unwrap_or_else(|| stand_in(self.room.game)), temper: None };
        let bot = bot_seat(self.room.game, plan, seat.number(), before.colour, &others)?;
        let note = Note::Seat { seat, name: bot.name.clone() };
        now.seats[seat.number()] = StoredSeat { nonce: before.nonce, ..bot };
        self.change_room(now, Vec::new(), &[note]).await?;
        self.sockets.close_spectators();
        Ok(())
    }

    async fn add_pupils_device(&mut self, token: TokenHash, owner: TokenHash) -> Result<(), Problem> {
        let device = StoredDevice { token, owner };
        if self.room.devices.contains(&device) {
            return Ok(());
        }
        self.write(TableChange::Device { table: self.room.id, device }).await?;
        self.room.devices.push(device);
        Ok(())
    }

    async fn open_to_all(&mut self) -> Result<(), Problem> {
        if self.room.stage != StoredStage::Over && self.trouble.is_none() {
            return Err(Problem::NotOver);
        }
        // A frozen table cannot be changed; what it shows is open to those who sat there.
        if self.trouble.is_some() {
            return Ok(());
        }
        let now = StoredRoom { spectators: true, ..self.room.stored.clone() };
        self.change_room(now, Vec::new(), &[]).await
    }

    async fn forget(&mut self) -> Result<(), Problem> {
        self.write(TableChange::Remove { table: self.room.id }).await?;
        self.is_deleted = true;
        self.sockets.send_to_all(&super::encode(&Problem::ClassEnded.message(None)));
        tracing::info!(table = self.room.id, "a table was deleted with its class");
        Ok(())
    }

    /// The table as the board of its class shows it: what everybody at it may know.
    fn look(&self, language: Language) -> TableLook {
        let info = self.info(SeatSet::NONE, None);
        let online = self.sockets.online();
        let seats = self.room.stored.seats.iter().enumerate().map(|(number, stored)| {
            let seat = Seat::at(number);
            let is_person = matches!(stored.sitter, StoredSitter::Person { .. });
            LookSeat {
                name: stored.name.clone(),
                is_bot: !is_person,
                online: online.has(seat),
                stand_in: match (is_person, stored.handed_over, self.away.has(seat)) {
                    (true, HandedOver::ByOwner | HandedOver::ByHost, _) => Some(StandIn::HandedOver),
                    (true, HandedOver::No, true) => Some(StandIn::Away),
                    _ => None,
                },
            }
        });
        let seats = seats.collect();
        let now = self.context.clock.unix_millis();
        let watch = self.watch.as_ref();
        let mut look = TableLook {
            stage: info.stage,
            round: 0,
            round_text: None,
            progress: 0,
            phase: None,
            paused: self.room.stored.paused,
            waited_for: Vec::new(),
            waiting: watch.map_or(0, |watch| watch.waiting(now)),
            seats,
            gauges: Vec::new(),
            moments: Vec::new(),
            standing: protocol::Json::default(),
            trouble: info.trouble,
        };
        if let Some(playing) = &self.playing {
            let is_over = self.room.stage == StoredStage::Over;
            look.round = playing.shown.round;
            look.progress = playing.shown.progress;
            let words = playing.game.words_in(language);
            if words.message("face", "round").is_some() {
                look.round_text = Some(words.say("face", &json!({ "round": { "round": look.round } })));
            }
            if let Some(watch) = watch {
                look.phase = watch.phase(playing, &words);
                look.gauges = watch.gauges(&words);
                look.moments = watch.moments(&words);
            }
            if !is_over {
                let waited = playing.shown.waited_for.iter().map(|seat| seat.number() as u8);
                look.waited_for = waited.collect();
            }
            let standings = match is_over {
                true => Some(playing.game.standings()),
                false => playing.game.open_standings(),
            };
            look.standing = protocol::Json(serde_json::to_value(standings).unwrap_or_default());
        }
        look
    }

    /// Keeps what the board shows up to date; a table of its own has no board.
    pub(super) fn watch_for_class(&mut self) {
        if self.room.class.is_none() {
            return;
        }
        let Some(playing) = &self.playing else { return };
        let now = self.context.clock.unix_millis();
        let watch = self.watch.get_or_insert_with(|| ClassWatch::of(playing, now));
        watch.update(playing, now);
    }
}
