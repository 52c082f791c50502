//! Connections to a table: who may have one, and what it is told of the table and its game.

use game_core::SeatSet;
use protocol::{ServerMessage, TableInfo, TableStage, TableSummary};

use super::sockets::Session;
use super::{Actor, Hello, Outbox, SocketId, encode, updates};
use crate::problem::Problem;
use crate::room::TableStatus;
use crate::secrets::TokenHash;
use crate::store::StoredStage;

impl Actor {
    /// The seats that a token opens. Clients that may not know of the table get the answer that there is none.
    pub(super) fn seats_opened_by(&self, token: Option<TokenHash>) -> Result<SeatSet, Problem> {
        if self.is_deleted {
            return Err(Problem::NoSuchTable);
        }
        let owner = token.and_then(|token| self.room.owner_of(&token));
        match (owner, token) {
            (Some(owner), _) => Ok(self.room.seats_held_by(&owner)),
            (None, Some(token)) if self.waits_for_seat(&token) => Ok(SeatSet::NONE),
            (None, Some(token)) if self.room.is_taught_by(&token) => Ok(SeatSet::NONE),
            (None, _) if !self.room.is_visible_to_all() => Err(Problem::NoSuchTable),
            (None, Some(_)) => Err(Problem::UnknownToken),
            (None, None) => Ok(SeatSet::NONE),
        }
    }

    pub(super) fn connect(&mut self, hello: Hello, outbox: Outbox) -> Result<SocketId, Problem> {
        let held = self.seats_opened_by(hello.token)?;
        let asks = hello.token.filter(|token| self.waits_for_seat(token));
        let is_taught = hello.token.is_some_and(|token| self.room.is_taught_by(&token));
        let is_waiting = self.room.stage == StoredStage::Waiting && self.room.class.is_none();
        let may_watch = self.room.stored.spectators || is_waiting || is_taught;
        if held.is_empty() && !may_watch && asks.is_none() {
            return Err(Problem::NoSuchTable);
        }
        let owner = hello.token.and_then(|token| self.room.owner_of(&token)).or(asks);
        let is_blind = held.is_empty() && !may_watch;
        let session = Session { is_blind, ..Session::new(owner, held) };
        let were_online = self.sockets.online();
        let socket = self.sockets.open(session, outbox, hello.payer);
        let welcome = ServerMessage::Welcome {
            protocol: protocol::VERSION,
            seats: held.iter().map(|seat| seat.number() as u8).collect(),
            table: self.info(held, owner),
        };
        self.sockets.send(socket, encode(&welcome));
        let lines = self.chat.since(hello.chat);
        if !lines.is_empty() {
            self.sockets.send(socket, encode(&ServerMessage::Chat { lines }));
        }
        self.send_update(socket, hello.version);
        if let Some(clock) = self.clock_message() {
            self.sockets.send(socket, encode(&clock));
        }
        self.mark_present(held);
        if !held.minus(were_online).is_empty() {
            self.send_table_info();
        }
        Ok(socket)
    }

    /// Whoever connects plays for themselves again, and nobody else is them.
    pub(super) async fn welcome_back(&mut self, socket: SocketId) {
        let Some(session) = self.sockets.session(socket) else { return };
        if let Some(owner) = session.owner.filter(|_| !session.held.is_empty()) {
            self.end_request_for_seat_of(owner);
        }
        if let Err(problem) = self.end_stand_ins(session.held).await {
            // The seat is taken back by the first message, if not by the connection.
            tracing::warn!(table = self.room.id, %problem, "a bot could not be stopped yet");
        }
    }

    /// The table as a list of one's tables shows it.
    pub(super) fn summary(&self, held: SeatSet) -> TableSummary {
        let TableInfo { code, game, stage, seats, rematch, .. } = self.info(held, None);
        let waited_for = match (&self.playing, stage) {
            (Some(playing), TableStage::Playing) => playing.shown.waited_for,
            _ => SeatSet::NONE,
        };
        let waited_for = waited_for.iter().map(|seat| seat.number() as u8).collect();
        let since = if self.playing.is_some() { self.moved_at } else { self.room.opened };
        TableSummary { code, game, stage, seats, waited_for, since, rematch }
    }

    /// Sends the full game to one connection.
    pub(super) fn send_update(&mut self, socket: SocketId, version: Option<u32>) {
        let (Some(playing), Some(session)) = (&self.playing, self.sockets.session(socket)) else { return };
        if session.is_blind {
            return;
        }
        match updates::full_update(playing, session.perspective(), version) {
            Ok(update) => self.sockets.send_update(socket, update),
            Err(panic) => self.freeze(&panic),
        }
    }

    /// Sends the full game to the connections that are out of sync, for example because seats have changed hands.
    pub(super) fn send_missing_updates(&mut self) {
        if self.playing.is_none() || self.trouble.is_some() {
            return;
        }
        for socket in self.sockets.out_of_sync() {
            self.send_update(socket, None);
        }
    }

    pub(super) fn disconnect(&mut self, socket: SocketId) {
        let were_online = self.sockets.online();
        self.sockets.close(socket);
        if were_online != self.sockets.online() {
            self.send_table_info();
        }
    }

    /// The table as it is described to a device of this owner that holds these seats.
    pub(super) fn info(&self, held: SeatSet, owner: Option<TokenHash>) -> TableInfo {
        let has_no_end = self.playing.as_ref().is_none_or(|playing| !playing.shown.is_over);
        let status = TableStatus {
            online: self.sockets.online(),
            away: self.away,
            trouble: self.trouble.as_deref(),
            undo: self.undo_asked(),
            seat: self.seat_asked(owner),
            closed: self.room.stage == StoredStage::Over && has_no_end,
            retention: self.context.retention.of_table(self.room.stored.record),
            guide: self.guide_info(held),
            advised: self.times_advised(),
        };
        self.room.info(&status, held)
    }

    /// Sends everyone the description of the table.
    pub(super) fn send_table_info(&mut self) {
        for (held, owner) in self.sockets.holders() {
            let message = encode(&ServerMessage::Table { table: self.info(held, owner) });
            self.sockets.send_to_holders(held, owner, &message);
        }
    }
}
