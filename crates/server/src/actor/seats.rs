//! Who sits where: taking and leaving seats before and during the game, colours, ready marks, nonces, and bots that
//! play for somebody. All of these are idempotent.

use game_core::{Seat, SeatSet};
use games::records::Note;
use protocol::{JoinTable, Joined};

use super::Actor;
use crate::problem::Problem;
use crate::room::{COLOURS, check_nonce, empty_seat, free_name, person_seat, stand_in_name};
use crate::secrets::{Token, TokenHash};
use crate::store::{
    GameStatus, HandedOver, RoomChange, StoredRoom, StoredSeat, StoredSitter, StoredStage, TableChange,
    WriteOutcome,
};

/// How somebody comes to leave a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    Left,
    /// By the host. Who was removed does not come back unasked.
    Removed,
}

impl Actor {
    /// A person takes an empty seat. With a token it is one more person at the same device. After the deal whoever has
    /// left returns freely; all others ask, because the seat was dealt to somebody else. So does whoever names the seat of
    /// a person who is not connected: they say to be that person and to have lost the token.
    pub(super) async fn join(&mut self, join: JoinTable) -> Result<Joined, Problem> {
        self.check_not_frozen()?;
        let device = match &join.token {
            Some(token) => {
                let known = Token::from_hex(token)
                    .and_then(|token| Some((self.room.person_of(&token.hash())?, token)));
                // Clients that may not know of the table must not find it by guessing.
                let unknown =
                    if self.room.is_visible_to_all() { Problem::UnknownToken } else { Problem::NoSuchTable };
                Some(known.ok_or(unknown)?)
            }
            None => None,
        };
        if device.is_none() && !self.room.is_visible_to_all() {
            return Err(Problem::NoSuchTable);
        }
        self.room.check_no_class()?;
        if self.room.stage == StoredStage::Over {
            return Err(Problem::Over);
        }
        let left = device.as_ref().map_or(SeatSet::NONE, |(owner, _)| self.room.seats_left_by(owner));
        let empty = self.room.empty();
        let own = device.as_ref().map(|(owner, _)| *owner);
        let is_absent = |seat: Seat| self.absent_holder(seat).is_some_and(|holder| Some(holder) != own);
        let seat = match join.seat {
            Some(number) => Some(self.room.find_seat(number)?)
                .filter(|seat| empty.has(*seat) || left.has(*seat) || is_absent(*seat))
                .ok_or(Problem::SeatTaken)?,
            None => left.first().or(empty.first()).ok_or(Problem::TableFull)?,
        };
        let (owner, token) = match device {
            Some(device) => device,
            None => {
                let token = Token::new()?;
                (token.hash(), token)
            }
        };
        let asked = self.room.stage == StoredStage::Playing && !left.has(seat);
        if asked {
            self.ask_for_seat(seat, &join.name, owner)?;
        } else {
            self.sit_down(seat, &join.name, owner).await?;
        }
        let seats = self.room.seats_held_by(&owner).iter().map(|seat| seat.number() as u8).collect();
        Ok(Joined { code: self.room.code.clone(), seats, token: token.reveal(), asked })
    }

    /// Puts a person on a seat that no person has.
    pub(super) async fn sit_down(&mut self, seat: Seat, name: &str, owner: TokenHash) -> Result<(), Problem> {
        let mut now = self.room.stored.clone();
        let sits = self.seat_for(seat, name, owner)?;
        let name = sits.name.clone();
        now.seats[seat.number()] = sits;
        if !self.room.people().has(self.room.host()) {
            now.host = seat.number() as u8;
        }
        self.change_room(now, Vec::new(), &[Note::Seat { seat, name }]).await
    }

    /// The seat as this person would have it.
    pub(super) fn seat_for(&self, seat: Seat, name: &str, owner: TokenHash) -> Result<StoredSeat, Problem> {
        let mut others = self.room.stored.seats.clone();
        let before = others.remove(seat.number());
        let sits = person_seat(name, owner, before.colour, &others)?;
        Ok(StoredSeat { nonce: before.nonce, ..sits })
    }

    /// Persons leave their seats. During a game a bot plays on until somebody takes the seat; who left of their own
    /// accord may return.
    pub(super) async fn leave(&mut self, leaving: SeatSet, departure: Departure) -> Result<(), Problem> {
        if self.room.stage == StoredStage::Over {
            return Err(Problem::Over);
        }
        let mut now = self.room.stored.clone();
        let mut notes = Vec::new();
        for seat in leaving.iter() {
            let number = seat.number();
            let before = &now.seats[number];
            let mut left = empty_seat(before.colour);
            if self.room.stage == StoredStage::Playing {
                // The seed of the dice depends on its nonce.
                left.nonce.clone_from(&before.nonce);
                left.name = stand_in_name(number, &now.seats);
                left.left_by = match (&before.sitter, departure) {
                    (StoredSitter::Person { token }, Departure::Left) => Some(*token),
                    _ => None,
                };
                notes.push(Note::Seat { seat, name: left.name.clone() });
            }
            now.seats[number] = left;
        }
        let stays = |number: usize| (!leaving.has(Seat::at(number))).then_some(number as u8);
        let moved = (0..now.seats.len()).map(stays).collect();
        if leaving.has(self.room.host()) {
            let staying = self.room.people().minus(leaving);
            now.host = self.next_host(staying).map_or(now.host, |seat| seat.number() as u8);
        }
        self.change_room(now, moved, &notes).await?;
        self.settle_seat_request().await
    }

    /// The next seat clockwise, preferring connected ones.
    pub(super) fn next_host(&self, among: SeatSet) -> Option<Seat> {
        let online = self.sockets.online();
        let connected: SeatSet = among.iter().filter(|seat| online.has(*seat)).collect();
        let candidates = if connected.is_empty() { among } else { connected };
        candidates.first_from(self.room.host(), self.room.players())
    }

    pub(super) async fn set_nonce(&mut self, seats: SeatSet, nonce: &str) -> Result<(), Problem> {
        self.room.check_waiting()?;
        let nonce = check_nonce(nonce)?;
        self.change_seats(seats, |seat| seat.nonce = Some(nonce.clone())).await
    }

    pub(super) async fn set_ready(&mut self, seats: SeatSet, ready: bool) -> Result<(), Problem> {
        self.room.check_waiting()?;
        self.change_seats(seats, |seat| seat.ready = ready).await
    }

    /// A bot plays for these seats, or their owner takes them back.
    pub(super) async fn hand_over(&mut self, seats: SeatSet, to: HandedOver) -> Result<(), Problem> {
        self.room.check_playing()?;
        self.change_seats(seats, |seat| seat.handed_over = to).await
    }

    /// Whoever was absent is back, so the bot that the host had play for them stops.
    pub(super) async fn end_stand_ins(&mut self, held: SeatSet) -> Result<(), Problem> {
        let stands_in =
            |seat: &Seat| self.room.seat(*seat).is_some_and(|seat| seat.handed_over == HandedOver::ByHost);
        let back: SeatSet = held.iter().filter(stands_in).collect();
        if back.is_empty() || self.room.stage != StoredStage::Playing {
            return Ok(());
        }
        self.hand_over(back, HandedOver::No).await
    }

    /// Changes a name before the game: one's own, or for the host that of a bot.
    pub(super) async fn rename(&mut self, held: SeatSet, seat: Seat, name: &str) -> Result<(), Problem> {
        self.room.check_waiting()?;
        let is_bot = self.room.seat(seat).is_some_and(|seat| matches!(seat.sitter, StoredSitter::Bot { .. }));
        let may_rename = held.has(seat) || (is_bot && held.has(self.room.host()));
        if !may_rename {
            return Err(Problem::NotYourSeat);
        }
        let mut others = self.room.stored.seats.clone();
        others.remove(seat.number());
        let name = free_name(name, &others)?;
        self.change_seats(SeatSet::only(seat), |seat| seat.name.clone_from(&name)).await
    }

    /// Changes a colour. The colour of an empty seat or a bot is exchanged; the colour of another person is refused.
    pub(super) async fn set_colour(&mut self, held: SeatSet, seat: u8, colour: u8) -> Result<(), Problem> {
        self.room.check_waiting()?;
        let seat = self.room.find_seat(seat)?;
        let people = self.room.people();
        if !held.has(seat) && (people.has(seat) || !held.has(self.room.host())) {
            return Err(Problem::NotYourSeat);
        }
        let mut now = self.room.stored.clone();
        let taken_by = now.seats.iter().position(|other| other.colour == colour).map(Seat::at);
        if colour >= COLOURS || taken_by.is_some_and(|other| other != seat && people.has(other)) {
            return Err(Problem::BadColour);
        }
        let before = now.seats[seat.number()].colour;
        if let Some(other) = taken_by {
            now.seats[other.number()].colour = before;
        }
        now.seats[seat.number()].colour = colour;
        self.change_room(now, Vec::new(), &[]).await
    }

    async fn change_seats(
        &mut self,
        seats: SeatSet,
        change: impl Fn(&mut StoredSeat),
    ) -> Result<(), Problem> {
        let mut now = self.room.stored.clone();
        for seat in seats.iter() {
            if let Some(seat) = now.seats.get_mut(seat.number()) {
                change(seat);
            }
        }
        self.change_room(now, Vec::new(), &[]).await
    }

    /// Stores a changed room, with notes for the record of a game in progress, then sends it to everyone.
    pub(super) async fn change_room(
        &mut self,
        now: StoredRoom,
        moved: Vec<Option<u8>>,
        notes: &[Note],
    ) -> Result<(), Problem> {
        self.check_not_frozen()?;
        if self.room.stored == now {
            return Ok(());
        }
        let change = RoomChange { was: self.room.revision, now: now.clone(), moved: moved.clone() };
        let written = if self.room.stage == StoredStage::Playing && !notes.is_empty() {
            self.append_notes(notes, GameStatus::InProgress, Some(change)).await?
        } else {
            let table = self.room.id;
            self.write(TableChange::Room { table, room: change }).await?
        };
        match written {
            WriteOutcome::Stored => {
                for note in notes {
                    if let Note::Seat { seat, .. } = note {
                        // What the last holder asked for was not asked for by the next one.
                        self.refs.forget(*seat);
                    }
                }
                self.apply_room(now, &moved);
            }
            WriteOutcome::Conflict => {
                self.read_again().await?;
                return Err(Problem::Busy);
            }
        }
        Ok(())
    }

    /// Applies a room that has just been stored.
    pub(super) fn apply_room(&mut self, now: StoredRoom, moved: &[Option<u8>]) {
        self.room.stored = now;
        self.room.revision += 1;
        if !moved.is_empty() {
            self.chat.reseat(moved);
        }
        self.sockets.reseat(|owner| self.room.seats_held_by(owner));
        self.away = self.away.iter().filter(|seat| self.room.people().has(*seat)).collect();
        self.send_table_info();
    }

    /// Whether a person sits there, connected or not.
    pub(super) fn is_person(&self, seat: Seat) -> bool {
        self.room.seat(seat).is_some_and(|seat| matches!(seat.sitter, StoredSitter::Person { .. }))
    }
}
