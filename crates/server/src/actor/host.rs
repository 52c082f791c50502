//! What only the host may do: bots, number and order of seats, bots for the absent, removing players, settings, start, pause, close. If the host
//! is disconnected for long, the role passes to somebody else.

use game_core::{Seat, SeatSet};
use games::records::Note;
use protocol::{BotPlan, RecordChoice, TimeMode};

use super::load::Dealt;
use super::seats::Departure;
use super::table_match::TableMatch;
use super::viewers::ViewerSet;
use super::{Actor, encode, updates};
use crate::clock::ClockTime;
use crate::problem::Problem;
use crate::room::{COLOURS, bot_seat, check_time, empty_seat, encode_time};
use crate::store::{
    GameStatus, HandedOver, RoomChange, StoredEntry, StoredRoom, StoredSeat, StoredSitter, StoredStage,
    TableChange, WriteOutcome,
};
use crate::tables::proven;

/// Changes of the settings; what is absent stays.
pub struct SettingsChange {
    pub public: Option<bool>,
    pub spectators: Option<bool>,
    pub time: Option<TimeMode>,
    pub record: Option<RecordChoice>,
    pub advice: Option<bool>,
}

/// Who closes a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Closer {
    Host,
    /// The teacher of the class it belongs to.
    Teacher,
    /// Whoever runs the server.
    Operator,
}

impl Closer {
    /// As the record has it.
    fn why(self) -> &'static str {
        match self {
            Closer::Host => "closed by the host",
            Closer::Teacher => "ended by the teacher",
            Closer::Operator => "closed by whoever runs the server",
        }
    }

    /// What those at the table are told.
    pub fn problem(self) -> Problem {
        match self {
            Closer::Host | Closer::Teacher => Problem::Closed,
            Closer::Operator => Problem::ClosedByOperator,
        }
    }
}

impl Actor {
    /// Puts a bot on a seat that no person has, or removes one. During a game only empty seats can get a bot.
    pub(super) async fn set_bot(&mut self, seat: u8, bot: Option<BotPlan>) -> Result<(), Problem> {
        let seat = self.room.find_seat(seat)?;
        let is_empty = self.room.empty().has(seat);
        if !(self.room.stage == StoredStage::Playing && is_empty && bot.is_some()) {
            self.room.check_waiting()?;
        }
        if self.is_person(seat) {
            return Err(Problem::SeatTaken);
        }
        let mut now = self.room.stored.clone();
        let mut others = now.seats.clone();
        let before = others.remove(seat.number());
        let after = match bot {
            Some(bot) => bot_seat(self.room.game, bot, seat.number(), before.colour, &others)?,
            None => empty_seat(before.colour),
        };
        let is_playing = self.room.stage == StoredStage::Playing;
        let nonce = before.nonce.filter(|_| is_playing);
        let left_by = before.left_by.filter(|_| is_playing);
        let note = Note::Seat { seat, name: after.name.clone() };
        now.seats[seat.number()] = StoredSeat { nonce, left_by, ..after };
        self.change_room(now, Vec::new(), &[note]).await
    }

    /// `order` has the old seat numbers in their new order.
    pub(super) async fn reorder_seats(&mut self, order: &[u8]) -> Result<(), Problem> {
        self.room.check_waiting()?;
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..self.room.players()) {
            return Err(Problem::BadOrder);
        }
        let before = &self.room.stored;
        let place = |old: u8| order.iter().position(|number| *number == old).map(|new| new as u8);
        let seats = order.iter().filter_map(|old| before.seats.get(usize::from(*old)).cloned()).collect();
        let host = place(before.host).unwrap_or(before.host);
        let moved = (0..self.room.players()).map(place).collect();
        let now = StoredRoom { host, seats, ..before.clone() };
        self.change_room(now, moved, &[]).await
    }

    /// Changes the number of seats. New ones are empty; of those too many the empty ones go first, then bots, the last of
    /// them first.
    pub(super) async fn set_players(&mut self, players: u8) -> Result<(), Problem> {
        self.room.check_waiting()?;
        let (game, info) = (self.room.game, self.room.game.info());
        if !(info.min_players..=info.max_players).contains(&players) {
            let (min, max, asked) = (info.min_players, info.max_players, usize::from(players));
            return Err(Problem::BadSeats { title: info.title, min, max, asked });
        }
        proven(game, || game.complete_setup(&self.room.setup, players))?;
        let before = &self.room.stored;
        let mut kept: Vec<usize> = (0..before.seats.len()).collect();
        while kept.len() > usize::from(players) {
            let last = |is: fn(&StoredSitter) -> bool| {
                kept.iter().rposition(|number| is(&before.seats[*number].sitter))
            };
            let empty = last(|sitter| *sitter == StoredSitter::Nobody);
            let bot = || last(|sitter| matches!(sitter, StoredSitter::Bot { .. }));
            let gone = empty.or_else(bot).ok_or(Problem::PeopleSit)?;
            kept.remove(gone);
        }
        let mut seats: Vec<_> = kept.iter().map(|number| before.seats[*number].clone()).collect();
        while seats.len() < usize::from(players) {
            let is_free = |colour: &u8| !seats.iter().any(|seat: &StoredSeat| seat.colour == *colour);
            let colour = (0..COLOURS).find(is_free).ok_or(Problem::BadColour)?;
            seats.push(empty_seat(colour));
        }
        let place = |old: usize| kept.iter().position(|number| *number == old).map(|new| new as u8);
        let host = place(usize::from(before.host)).unwrap_or(before.host);
        let moved = (0..before.seats.len()).map(place).collect();
        let now = StoredRoom { host, seats, ..before.clone() };
        self.change_room(now, moved, &[]).await
    }

    /// A bot plays for somebody who is absent, until they are back, or stops doing so. It keeps a relaxed table going
    /// without taking the seat from anybody.
    pub(super) async fn stand_in(&mut self, seat: u8, to_bot: bool) -> Result<(), Problem> {
        self.room.check_playing()?;
        let seat = self.room.find_seat(seat)?;
        let handed_over = match self.room.seat(seat) {
            Some(StoredSeat { sitter: StoredSitter::Person { .. }, handed_over, .. }) => *handed_over,
            _ => return Err(Problem::NotWaitedFor),
        };
        match (handed_over, to_bot) {
            (HandedOver::No, true) => {
                let now = self.context.clock.now();
                let is_silent = |since: ClockTime| now >= since + SILENT_FOR;
                let is_absent =
                    !self.sockets.online().has(seat) || self.reminded[seat.number()].is_some_and(is_silent);
                if !is_absent {
                    return Err(Problem::NotAbsent);
                }
                self.hand_over(SeatSet::only(seat), HandedOver::ByHost).await
            }
            (HandedOver::ByHost, false) => self.hand_over(SeatSet::only(seat), HandedOver::No).await,
            // What somebody has asked for themselves is theirs to end.
            (HandedOver::No, false) | (HandedOver::ByOwner | HandedOver::ByHost, _) => Ok(()),
        }
    }

    pub(super) async fn remove_player(&mut self, seat: u8) -> Result<(), Problem> {
        let seat = self.room.find_seat(seat)?;
        match self.room.seat(seat).map(|seat| &seat.sitter) {
            Some(StoredSitter::Person { .. }) => {
                self.leave(SeatSet::only(seat), Departure::Removed).await?;
            }
            Some(StoredSitter::Bot { .. }) => return self.set_bot(seat.number() as u8, None).await,
            Some(StoredSitter::Nobody) | None => {}
        }
        if !self.room.stored.spectators {
            self.sockets.close_spectators();
        }
        Ok(())
    }

    pub(super) async fn set_settings(&mut self, settings: SettingsChange) -> Result<(), Problem> {
        if self.guided.is_some() && (settings.public == Some(true) || settings.spectators == Some(true)) {
            return Err(Problem::Guided);
        }
        let mut now = self.room.stored.clone();
        now.public = settings.public.unwrap_or(now.public);
        now.spectators = settings.spectators.unwrap_or(now.spectators);
        if let Some(choice) = settings.record {
            // Everybody sits down to what was chosen.
            self.room.check_waiting()?;
            self.context.retention.records.check(choice)?;
            now.record = Some(choice);
        }
        if settings.advice.is_some() {
            // Nobody is to find out in the middle of a game that others may ask bots.
            self.room.check_waiting()?;
            now.advice = settings.advice;
        }
        let time = match settings.time {
            Some(time) => check_time(time)?,
            None => self.room.time,
        };
        now.time = encode_time(time);
        let before = std::mem::replace(&mut self.room.time, time);
        if let Err(problem) = self.change_room(now, Vec::new(), &[]).await {
            self.room.time = before;
            return Err(problem);
        }
        if !self.room.stored.spectators {
            self.sockets.close_spectators();
        }
        Ok(())
    }

    /// Starts the game. If it has started already, this does nothing.
    pub(super) async fn start(&mut self) -> Result<(), Problem> {
        self.check_not_frozen()?;
        match self.room.check_waiting() {
            Err(Problem::AlreadyStarted) => return Ok(()),
            waiting => waiting?,
        }
        if !self.room.empty().is_empty() {
            return Err(Problem::EmptySeats);
        }
        let scheme = self.room.scheme();
        let origin = self.room.origin(scheme)?;
        let names = self.room.seat_names();
        let dealt = TableMatch::deal(self.room.game, self.room.terms(names.clone()), origin);
        let (playing, digest) = dealt.map_err(|finding| {
            self.freeze(&finding);
            Problem::Frozen(self.trouble.clone().unwrap_or_default())
        })?;
        let now = self.room.stored.clone();
        let deal = StoredEntry {
            seq: 0,
            seat: None,
            by: "deal".to_owned(),
            reference: None,
            action: serde_json::to_string(&Dealt { names, scheme, past: Vec::new() }).unwrap_or_default(),
            digest,
            noticed: ViewerSet::ALL.0,
            at: self.context.clock.unix_millis(),
        };
        let room = RoomChange { was: self.room.revision, now: now.clone(), moved: Vec::new() };
        match self.write(TableChange::Start { table: self.room.id, deal, room }).await? {
            WriteOutcome::Stored => {}
            // An earlier start that seemed to fail was stored after all.
            WriteOutcome::Conflict => return self.read_again().await,
        }
        self.room.stage = StoredStage::Playing;
        self.playing = Some(playing);
        self.moved_at = self.context.clock.unix_millis();
        tracing::info!(table = self.room.id, game = self.room.game.info().id, "a game has started");
        self.apply_room(now, &[]);
        self.send_first_updates();
        Ok(())
    }

    fn send_first_updates(&mut self) {
        let Some(playing) = &self.playing else { return };
        let perspectives = self.sockets.perspectives().into_iter();
        let dealt: Vec<_> = perspectives
            .map(|perspective| (perspective, updates::full_update(playing, perspective, None)))
            .collect();
        for (perspective, update) in dealt {
            match update {
                Ok(update) => self.sockets.send_update_to(perspective, &update),
                Err(panic) => self.freeze(&panic),
            }
        }
    }

    /// Pauses clocks and bots, or resumes them.
    pub(super) async fn pause(&mut self, paused: bool) -> Result<(), Problem> {
        self.room.check_playing()?;
        let note = if paused { Note::Pause } else { Note::Resume };
        let now = StoredRoom { paused, ..self.room.stored.clone() };
        self.change_room(now, Vec::new(), &[note]).await
    }

    /// Closes the table. Before the game it is deleted; a game in progress ends unfinished, and its record can be
    /// downloaded.
    pub(super) async fn close(&mut self, closer: Closer) -> Result<(), Problem> {
        match self.room.stage {
            StoredStage::Over => return Ok(()),
            StoredStage::Waiting => {
                self.write(TableChange::Delete { table: self.room.id }).await?;
                self.is_deleted = true;
                self.sockets.send_to_all(&encode(&closer.problem().message(None)));
            }
            StoredStage::Playing => {
                let note = Note::End { why: closer.why().to_owned() };
                if self.append_notes(&[note], GameStatus::Over, None).await? == WriteOutcome::Conflict {
                    return Err(Problem::Busy);
                }
                self.undo_request = None;
                self.seat_request = None;
                self.room.stage = StoredStage::Over;
                self.send_table_info();
            }
        }
        tracing::info!(table = self.room.id, "a table was closed");
        Ok(())
    }

    /// The host has been disconnected for a while: a connected person becomes host.
    pub(super) async fn pass_host_role(&mut self) {
        if self.room.class.is_some() {
            return;
        }
        let online = self.sockets.online();
        let there: SeatSet = self.room.people().iter().filter(|seat| online.has(*seat)).collect();
        let Some(next) = self.next_host(there).filter(|seat| *seat != self.room.host()) else { return };
        let now = StoredRoom { host: next.number() as u8, ..self.room.stored.clone() };
        if let Err(problem) = self.change_room(now, Vec::new(), &[]).await {
            tracing::warn!(table = self.room.id, %problem, "the host's powers could not be passed on");
        }
    }

    pub(super) fn check_host(&self, held: SeatSet) -> Result<(), Problem> {
        let is_host = self.room.class.is_none() && held.has(self.room.host());
        if is_host { Ok(()) } else { Err(Problem::NotHost) }
    }

    /// Reminds somebody who is waited for, with a minimum interval.
    pub(super) fn nudge(&mut self, by: Seat, seat: u8) -> Result<(), Problem> {
        self.room.check_playing()?;
        let seat = self.room.find_seat(seat)?;
        let playing = self.playing.as_ref().ok_or(Problem::NotStarted)?;
        if !playing.shown.waited_for.has(seat) || self.room.bot_for(seat, self.away).is_some() {
            return Err(Problem::NotWaitedFor);
        }
        let now = self.context.clock.now();
        let last = &mut self.nudged[seat.number()];
        if last.is_some_and(|last| now < last + NUDGE_EVERY) {
            return Err(Problem::NudgedAlready);
        }
        *last = Some(now);
        self.reminded[seat.number()].get_or_insert(now);
        let nudged = protocol::ServerMessage::Nudged { seat: seat.number() as u8, by: by.number() as u8 };
        self.sockets.send_to_all(&encode(&nudged));
        Ok(())
    }
}

/// Whoever has been reminded and says nothing for this time is absent, connected or not.
const SILENT_FOR: std::time::Duration = std::time::Duration::from_secs(30);

/// The minimum interval between two reminders of the same seat.
const NUDGE_EVERY: std::time::Duration = std::time::Duration::from_secs(30);
