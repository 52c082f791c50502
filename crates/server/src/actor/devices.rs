//! Further devices and rematches: a one-time secret lets a second device hold the same seats, a secret to keep brings them
//! back after the browser has forgotten its token, and a rematch is a new table that the same tokens open.

use std::time::Duration;

use protocol::{Joined, ServerMessage};

use super::Actor;
use crate::clock::ClockTime;
use crate::limits::{Charge, Charged, Payer};
use crate::problem::Problem;
use crate::room::empty_seat;
use crate::secrets::{Token, TokenHash, new_code};
use crate::store::{
    HandedOver, NewTable, StoredDevice, StoredRoom, StoredSeat, StoredSitter, StoredStage, TableChange,
    WriteOutcome,
};

/// The lifetime of a secret for another device.
const SECRET_LIFETIME: Duration = Duration::from_secs(600);
/// The most secrets of one table; the oldest is dropped first.
const MAX_SECRETS: usize = 12;
/// The most devices of one person at a table, links to keep included.
const MAX_DEVICES: usize = 16;
/// Codes tried before giving up; a second one is rarely needed.
const CODE_ATTEMPTS: usize = 8;

/// A secret that was not used yet. It is only in memory, because asking for a new one is easy.
pub struct Invitation {
    secret: TokenHash,
    owner: TokenHash,
    until: ClockTime,
}

impl Actor {
    /// Creates a one-time secret with which another device can hold the same seats.
    pub(super) fn invite_device(
        &mut self,
        owner: TokenHash,
        reference: &str,
    ) -> Result<ServerMessage, Problem> {
        let secret = Token::new()?;
        self.forget_old_invitations();
        if self.invitations.len() >= MAX_SECRETS {
            self.invitations.remove(0);
        }
        let until = self.context.clock.now() + SECRET_LIFETIME;
        self.invitations.push(Invitation { secret: secret.hash(), owner, until });
        Ok(ServerMessage::Device {
            r#ref: reference.to_owned(),
            secret: secret.reveal(),
            expires: Some(SECRET_LIFETIME.as_secs() as u32),
        })
    }

    /// Creates a secret to keep. The token it stands for is a device of its own, so that the secret works as often as it is
    /// needed, on any browser, and ends with the right to the seats. Only the token's hash is stored.
    pub(super) async fn make_seat_link(
        &mut self,
        owner: TokenHash,
        reference: &str,
    ) -> Result<ServerMessage, Problem> {
        if self.room.devices.iter().filter(|device| device.owner == owner).count() >= MAX_DEVICES {
            return Err(Problem::TooManyDevices);
        }
        let secret = Token::new()?;
        let device = StoredDevice { token: secret.behind_link().hash(), owner };
        self.write(TableChange::Device { table: self.room.id, device }).await?;
        self.room.devices.push(device);
        Ok(ServerMessage::Device { r#ref: reference.to_owned(), secret: secret.reveal(), expires: None })
    }

    pub(super) fn forget_old_invitations(&mut self) {
        let now = self.context.clock.now();
        self.invitations.retain(|invitation| invitation.until > now);
    }

    /// Another device uses its secret and gets a token of its own.
    pub(super) async fn join_device(&mut self, secret: &str) -> Result<Joined, Problem> {
        self.forget_old_invitations();
        // Clients that may not know of the table must not find it by guessing.
        let wrong = if self.room.is_visible_to_all() { Problem::BadSecret } else { Problem::NoSuchTable };
        let secret = Token::from_hex(secret).ok_or(wrong.clone())?;
        let kept = secret.behind_link();
        if let Some(owner) = self.room.devices.iter().find(|device| device.token == kept.hash()) {
            // Whoever has left returns with the token; whoever was removed has nothing to return to.
            self.room.person_of(&kept.hash()).ok_or(wrong)?;
            let held = self.room.seats_held_by(&owner.owner);
            let seats = held.iter().map(|seat| seat.number() as u8).collect();
            return Ok(Joined { code: self.room.code.clone(), seats, token: kept.reveal(), asked: false });
        }
        let secret = secret.hash();
        let found = self.invitations.iter().find(|invitation| invitation.secret == secret);
        let owner = found.ok_or(wrong.clone())?.owner;
        let held = self.room.seats_held_by(&owner);
        if held.is_empty() {
            return Err(wrong);
        }
        let token = Token::new()?;
        let device = StoredDevice { token: token.hash(), owner };
        self.write(TableChange::Device { table: self.room.id, device }).await?;
        // The secret is used up only now, so that the link still works if the store fails.
        self.invitations.retain(|invitation| invitation.secret != secret);
        self.room.devices.push(device);
        let seats = held.iter().map(|seat| seat.number() as u8).collect();
        Ok(Joined { code: self.room.code.clone(), seats, token: token.reveal(), asked: false })
    }

    /// Opens a new table with the same people, devices and bots and a new seed. Does nothing if it exists already. It
    /// counts as a table opened by the address that asks for it.
    pub(super) async fn rematch(&mut self, payer: Option<Payer>) -> Result<(), Problem> {
        if self.room.stage != StoredStage::Over {
            return Err(Problem::NotOver);
        }
        if self.room.rematch.is_some() {
            return Ok(());
        }
        let mut charge = payer.map(|payer| payer.charge(Charged::Table)).transpose()?;
        for _ in 0..CODE_ATTEMPTS {
            if self.room.rematch.is_some() {
                return Ok(());
            }
            let new = self.same_again()?;
            let code = new.code.clone();
            let change = TableChange::Rematch { table: self.room.id, new: Box::new(new) };
            match self.write(change).await? {
                WriteOutcome::Stored => {
                    self.room.rematch = Some(code);
                    self.context.metrics.tables_opened.increment();
                    charge.take().into_iter().for_each(Charge::keep);
                }
                // The code is taken, or somebody has opened it already.
                WriteOutcome::Conflict => {
                    let stored = self.context.store.find(&self.room.code).await?;
                    self.room.rematch = stored.and_then(|stored| stored.rematch);
                }
            }
            if self.room.rematch.is_some() {
                self.send_table_info();
            }
        }
        if self.room.rematch.is_some() { Ok(()) } else { Err(Problem::Busy) }
    }

    fn same_again(&self) -> Result<NewTable, Problem> {
        let again = |seat: &StoredSeat| match &seat.sitter {
            StoredSitter::Nobody => empty_seat(seat.colour),
            StoredSitter::Bot { .. } => {
                StoredSeat { nonce: None, handed_over: HandedOver::No, left_by: None, ..seat.clone() }
            }
            StoredSitter::Person { .. } => {
                StoredSeat { nonce: None, handed_over: HandedOver::No, ready: false, ..seat.clone() }
            }
        };
        let room = &self.room.stored;
        Ok(NewTable {
            code: new_code()?,
            game: self.room.game.info().id.to_owned(),
            rules: self.room.game.info().rules,
            setup: self.room.setup.to_string(),
            server_seed: self.context.new_seed()?,
            room: StoredRoom { paused: false, seats: room.seats.iter().map(again).collect(), ..room.clone() },
            devices: self.room.devices.clone(),
            class: None,
            at: self.context.clock.unix_millis(),
        })
    }
}
