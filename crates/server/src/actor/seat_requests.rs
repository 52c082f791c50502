//! Somebody asks for a seat of a game in progress. It was dealt to somebody else, and whoever takes it over sees what is
//! hidden there, so every person at the table has to agree. Otherwise a host could remove a player, sit down there and
//! look.
//!
//! Somebody who has lost the token of a seat asks for it in the same way. The seat is still theirs, so the others vouch for
//! them: two of them at least, because one alone could open a second window and look into the hand of whoever is not
//! connected just now. If the person's own device connects meanwhile, the request ends.
//!
//! Whoever asks has a token already and waits with it. The request is in memory only, because asking again is easy.

use std::time::Duration;

use game_core::{Seat, SeatSet};
use games::records::Note;
use protocol::SeatAsked;

use super::Actor;
use crate::clock::ClockTime;
use crate::problem::Problem;
use crate::secrets::TokenHash;
use crate::store::{HandedOver, StoredSitter, StoredStage};

/// A request that is not answered expires after this time.
const SEAT_TIMEOUT: Duration = Duration::from_secs(120);

/// So many others have to agree that somebody is the person who holds a seat.
const VOUCHERS: usize = 2;

/// A seat that somebody asks for.
#[derive(Debug)]
pub struct SeatRequest {
    id: u32,
    seat: Seat,
    name: String,
    owner: TokenHash,
    /// Who holds the seat and is not connected, if whoever asks says to be them.
    absent: Option<TokenHash>,
    /// Who has not answered yet.
    needs: SeatSet,
    agreed: SeatSet,
    pub until: ClockTime,
}

impl Actor {
    /// The request as it is shown to a device of this owner.
    pub(super) fn seat_asked(&self, owner: Option<TokenHash>) -> Option<SeatAsked> {
        let number = |seat: Seat| seat.number() as u8;
        self.seat_request.as_ref().map(|asked| SeatAsked {
            id: asked.id,
            seat: number(asked.seat),
            name: asked.name.clone(),
            needs: asked.needs.iter().map(number).collect(),
            here: owner == Some(asked.owner),
            is_return: asked.absent.is_some(),
        })
    }

    /// Whether this token waits for a seat.
    pub(super) fn waits_for_seat(&self, token: &TokenHash) -> bool {
        self.seat_request.as_ref().is_some_and(|asked| asked.owner == *token)
    }

    /// Asks everybody at the table. Asking again for the same seat changes nothing.
    pub(super) fn ask_for_seat(&mut self, seat: Seat, name: &str, owner: TokenHash) -> Result<(), Problem> {
        let absent = self.absent_holder(seat);
        let name = match (absent, self.room.seat(seat)) {
            (Some(_), Some(held)) => held.name.clone(),
            _ => self.seat_for(seat, name, owner)?.name,
        };
        if let Some(asked) = &self.seat_request {
            let same = asked.owner == owner && asked.seat == seat;
            return if same { Ok(()) } else { Err(Problem::SeatAskedFor) };
        }
        let claimed = absent.map_or(SeatSet::NONE, |absent| self.room.seats_held_by(&absent));
        let needs = self.room.people().minus(self.room.seats_held_by(&owner)).minus(claimed);
        if needs.is_empty() {
            return Err(Problem::NobodyToAsk);
        }
        if absent.is_some() && self.room.holders_of(needs) < VOUCHERS {
            return Err(Problem::TooFewToVouch);
        }
        self.request_count += 1;
        let until = self.context.clock.now() + SEAT_TIMEOUT;
        let (id, agreed) = (self.request_count, SeatSet::NONE);
        self.seat_request = Some(SeatRequest { id, seat, name, owner, absent, needs, agreed, until });
        self.send_table_info();
        Ok(())
    }

    pub(super) async fn answer_seat_request(
        &mut self,
        held: SeatSet,
        id: u32,
        yes: bool,
    ) -> Result<(), Problem> {
        let asked = self.seat_request.as_mut().filter(|asked| asked.id == id).ok_or(Problem::NoSuchAsk)?;
        let mine: SeatSet = held.iter().filter(|seat| asked.needs.has(*seat)).collect();
        if mine.is_empty() {
            return Err(Problem::NoSuchAsk);
        }
        if !yes {
            self.end_seat_request();
            return Ok(());
        }
        asked.needs = asked.needs.minus(mine);
        mine.iter().for_each(|seat| asked.agreed.insert(seat));
        self.send_table_info();
        self.settle_seat_request().await
    }

    /// Seats whoever asks when everybody still there has agreed. Who has left is not waited for, but somebody must have
    /// agreed.
    pub(super) async fn settle_seat_request(&mut self) -> Result<(), Problem> {
        let people = self.room.people();
        let Some(asked) = &mut self.seat_request else { return Ok(()) };
        asked.needs = asked.needs.and(people);
        asked.agreed = asked.agreed.and(people);
        if !asked.needs.is_empty() {
            return Ok(());
        }
        let (seat, owner, name) = (asked.seat, asked.owner, asked.name.clone());
        let (absent, agreed) = (asked.absent, asked.agreed);
        self.end_seat_request();
        self.room.check_playing()?;
        match absent {
            None if !agreed.is_empty() && !people.has(seat) => self.sit_down(seat, &name, owner).await,
            Some(absent)
                if self.room.holders_of(agreed) >= VOUCHERS && self.absent_holder(seat) == Some(absent) =>
            {
                self.give_back(absent, owner).await
            }
            _ => Ok(()),
        }
    }

    /// The owner of a seat of the game in progress who is not connected.
    pub(super) fn absent_holder(&self, seat: Seat) -> Option<TokenHash> {
        match self.room.seat(seat)?.sitter {
            StoredSitter::Person { token }
                if self.room.stage == StoredStage::Playing && !self.sockets.online().has(seat) =>
            {
                Some(token)
            }
            _ => None,
        }
    }

    /// All seats of one token go to another one of the same person. What the old one could do it can do no more.
    async fn give_back(&mut self, absent: TokenHash, owner: TokenHash) -> Result<(), Problem> {
        let mut now = self.room.stored.clone();
        let mut notes = Vec::new();
        for seat in self.room.seats_held_by(&absent).iter() {
            let given = &mut now.seats[seat.number()];
            given.sitter = StoredSitter::Person { token: owner };
            if given.handed_over == HandedOver::ByHost {
                given.handed_over = HandedOver::No;
            }
            notes.push(Note::Seat { seat, name: given.name.clone() });
        }
        self.change_room(now, Vec::new(), &notes).await
    }

    /// Somebody connects: if another one says to be them, they see that it is not so.
    pub(super) fn end_request_for_seat_of(&mut self, owner: TokenHash) {
        if self.seat_request.as_ref().is_some_and(|asked| asked.absent == Some(owner)) {
            self.end_seat_request();
        }
    }

    /// A request ends when it is answered, when nobody answers, and with the game.
    pub(super) fn end_seat_request(&mut self) {
        if self.seat_request.take().is_some() {
            self.send_table_info();
        }
    }
}
