//! Everything before the game: who sits where, who is a bot, and the deal. All of it may be asked for twice and is done
//! once.

use games::records::Nonce;
use protocol::Joined;
use table::Seat;

use super::play::Play;
use super::viewers::{Viewers, every_viewer};
use super::{Actor, telling};
use crate::problem::Problem;
use crate::room::{check_name, check_nonce};
use crate::secrets::Token;
use crate::store::{Change, StoredEntry, StoredSeat, StoredSitter, StoredStage, Written};
use crate::world::now;

impl Actor {
    /// Somebody takes the first empty seat.
    pub(super) async fn join(&mut self, name: &str) -> Result<Joined, Problem> {
        self.check_not_frozen()?;
        let name = check_name(name)?;
        let number = self.room.empty_seat()?;
        let token = Token::new()?;
        let sitter = StoredSitter::Person { token: token.hash() };
        self.change_seat(number, StoredSeat { name, sitter, nonce: None }).await?;
        Ok(Joined { code: self.room.code.clone(), seats: vec![number as u8], token: token.reveal() })
    }

    pub(super) async fn set_bot(&mut self, by: Seat, seat: u8, level: Option<String>) -> Result<(), Problem> {
        self.check_not_frozen()?;
        self.room.check_host(by)?;
        let now = self.room.with_bot(seat, level)?;
        self.change_seat(usize::from(seat), now).await
    }

    pub(super) async fn set_nonce(&mut self, seat: Seat, nonce: &str) -> Result<(), Problem> {
        self.check_not_frozen()?;
        self.room.check_waiting()?;
        let number = seat.number();
        let nonce = Some(check_nonce(nonce)?);
        let now = StoredSeat { nonce, ..self.room.seats[number].clone() };
        self.change_seat(number, now).await
    }

    /// The host starts the game. Asked for again when it has started, it is done already.
    pub(super) async fn start(&mut self, by: Seat) -> Result<(), Problem> {
        self.check_not_frozen()?;
        self.room.check_host(by)?;
        match self.room.check_waiting() {
            Err(Problem::AlreadyStarted) => return Ok(()),
            waiting => waiting?,
        }
        if self.room.seats.iter().any(|seat| seat.sitter == StoredSitter::Nobody) {
            return Err(Problem::EmptySeats);
        }
        let nonces = self.room.nonces()?;
        let read: Option<Vec<_>> = nonces.iter().map(|nonce| Nonce::from_hex(nonce)).collect();
        let seed = self.room.server_seed.game_seed(&read.ok_or(Problem::BadNonce)?);
        let dealt = Play::deal(self.room.game, &self.room.setup, self.room.players(), seed);
        let (play, digest) = dealt.map_err(|finding| {
            self.freeze(&finding);
            Problem::Frozen(self.trouble.clone().unwrap_or_default())
        })?;
        let deal = StoredEntry {
            seq: 0,
            seat: None,
            by: "deal".to_owned(),
            reference: None,
            action: "null".to_owned(),
            digest,
            noticed: Viewers::ALL.0,
            at: now(),
        };
        let change = Change::Start { table: self.room.id, deal, nonces: nonces.clone() };
        match self.world.store.write(change).await? {
            Written::Yes => {}
            // A start that seemed to fail was stored after all.
            Written::Lost => return self.read_again().await,
        }
        for (seat, nonce) in self.room.seats.iter_mut().zip(nonces) {
            seat.nonce = Some(nonce);
        }
        self.room.stage = StoredStage::Playing;
        self.play = Some(play);
        tracing::info!(table = self.room.id, game = self.room.game.info().id, "a game has started");
        self.tell_table();
        self.tell_the_deal();
        Ok(())
    }

    fn tell_the_deal(&mut self) {
        let Some(play) = &self.play else { return };
        let viewers = every_viewer().filter(|viewer| self.sockets.has(*viewer));
        let dealt: Vec<_> = viewers.map(|viewer| (viewer, telling::resumed(play, viewer, None))).collect();
        for (viewer, update) in dealt {
            match update {
                Ok(update) => self.sockets.send_to_viewer(viewer, &update),
                Err(panic) => self.freeze(&panic),
            }
        }
    }

    /// Stores what a seat has become, then shows it.
    async fn change_seat(&mut self, number: usize, now: StoredSeat) -> Result<(), Problem> {
        let before = &self.room.seats[number];
        if *before == now {
            return Ok(());
        }
        let was = before.sitter.kind();
        let change = Change::Seat { table: self.room.id, seat: number as u8, was, now: now.clone() };
        match self.world.store.write(change).await? {
            Written::Yes => self.room.seats[number] = now,
            Written::Lost => {
                self.read_again().await?;
                return Err(Problem::Busy);
            }
        }
        self.tell_table();
        Ok(())
    }
}
