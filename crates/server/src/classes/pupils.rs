//! People enter a class, share a device, and come back after their phone was cleared.

use std::sync::Arc;

use protocol::{ClassStage, MOST_PUPILS, NewPupil, PupilJoined};

use super::record::{ClassRecord, Pupil};
use super::seating;
use crate::actor::ClassCommand;
use crate::names::{are_alike, check_name};
use crate::problem::Problem;
use crate::secrets::{Token, TokenHash, read_class_code};
use crate::tables::Tables;

/// A pupil who takes over a bot.
struct TakesOver {
    code: String,
    seat: u8,
    name: String,
    owner: TokenHash,
    devices: Vec<TokenHash>,
}

impl Tables {
    /// Somebody enters the class. Before a game everybody is seated anew; during one they take over a bot, if there is
    /// one.
    pub async fn enter_class(&self, code: &str, new: NewPupil) -> Result<PupilJoined, Problem> {
        let code = read_class_code(code).ok_or(Problem::NoSuchClass)?;
        let name = check_name(&new.name)?;
        let fresh = Token::new()?;
        let shown = match &new.token {
            Some(token) => Some(Token::from_hex(token).ok_or(Problem::UnknownToken)?),
            None => None,
        };
        let entering = |class: &mut ClassRecord| {
            class.check_not_ended()?;
            if class.pupils.len() >= MOST_PUPILS {
                return Err(Problem::ClassFull);
            }
            class.check_free_name(&name, None)?;
            let owner = match &shown {
                Some(token) => {
                    let is_theirs = |pupil: &&Pupil| pupil.is_opened_by(&token.hash());
                    class.pupils.iter().find(is_theirs).ok_or(Problem::UnknownToken)?.owner
                }
                None => fresh.hash(),
            };
            let devices = class.pupils.iter().find(|pupil| pupil.owner == owner);
            let devices = devices.map(|pupil| pupil.devices.clone()).unwrap_or_default();
            class.entered += 1;
            let number = class.entered;
            let consent = class.consent.as_ref().map(|_| new.consent.unwrap_or(false));
            let name = name.clone();
            class.pupils.push(Pupil { number, name, owner, devices, consent, asks: None });
            match class.stage {
                ClassStage::Gathering => self.seat_one_more(class, number)?,
                ClassStage::Playing => class.take_over_a_bot(number),
                ClassStage::Over | ClassStage::Ended => {}
            }
            Ok(number)
        };
        let (number, class) = self.change_class(&code, entering).await?;
        self.tell_tables_of(&class, number).await;
        let token = shown.unwrap_or(fresh);
        Ok(PupilJoined { pupil: number, token: token.reveal() })
    }

    /// Tells the table of a running game who sits there now. If it cannot be reached, the keeper of classes tells it
    /// again.
    pub(super) async fn tell_tables_of(&self, class: &Arc<ClassRecord>, number: u32) {
        let Some(takes) = class.seat_in_game(number) else { return };
        if let Err(problem) = self.seat_in_game(takes).await {
            tracing::warn!(%problem, "a pupil's seat could not be changed yet");
        }
    }

    async fn seat_in_game(&self, takes: TakesOver) -> Result<(), Problem> {
        let TakesOver { code, seat, name, owner, devices } = takes;
        self.command(&code, ClassCommand::Sit { seat, name, owner }).await?;
        for token in devices {
            self.command(&code, ClassCommand::Device { token, owner }).await?;
        }
        Ok(())
    }

    /// A device asks for a pupil's place. If another device asks already, the newest counts: whoever asks stands before
    /// the teacher.
    pub async fn ask_to_return(&self, code: &str, number: u32) -> Result<PupilJoined, Problem> {
        let code = read_class_code(code).ok_or(Problem::NoSuchClass)?;
        let token = Token::new()?;
        let asking = |class: &mut ClassRecord| {
            class.check_not_ended()?;
            class.pupil_mut(number)?.asks = Some(token.hash());
            Ok(())
        };
        self.change_class(&code, asking).await?;
        Ok(PupilJoined { pupil: number, token: token.reveal() })
    }

    /// One more pupil before a game. Everybody is seated anew, unless the teacher has placed them.
    pub(super) fn seat_one_more(&self, class: &mut ClassRecord, number: u32) -> Result<(), Problem> {
        if !class.by_hand {
            return self.seat_evenly(class);
        }
        let players = self.players_of(&class.plan)?;
        let owner = class.pupil(number)?.owner;
        let mut others = class.pupils.iter().filter(|pupil| pupil.owner == owner && pupil.number != number);
        let beside = others.find_map(|other| class.place_of(other.number)).map(|(at, _)| at);
        let taken = |at: usize| class.tables[at].seats.iter().flatten().count();
        let wanted = usize::from(class.plan.per_table.max(1));
        let emptiest = (0..class.tables.len()).min_by_key(|at| taken(*at)).filter(|at| taken(*at) < wanted);
        let at = beside.filter(|at| taken(*at) < usize::from(players.max)).or(emptiest);
        let at = at.unwrap_or_else(|| {
            class.tables.push(seating::empty_table(&class.plan, class.tables.len(), players));
            class.tables.len() - 1
        });
        seating::take_seat(&mut class.tables[at], number);
        Ok(())
    }
}

impl ClassRecord {
    /// Whether nobody else is called that, or nearly.
    pub fn check_free_name(&self, name: &str, of: Option<u32>) -> Result<(), Problem> {
        let is_other = |pupil: &&Pupil| Some(pupil.number) != of;
        let taken = self.pupils.iter().filter(is_other).any(|pupil| are_alike(&pupil.name, name));
        if taken { Err(Problem::NameInClass) } else { Ok(()) }
    }

    /// Gives a latecomer the seat of a bot: beside whoever shares the device, else where the fewest people are.
    pub fn take_over_a_bot(&mut self, number: u32) {
        let Ok(pupil) = self.pupil(number) else { return };
        let owner = pupil.owner;
        let beside = self.pupils.iter().find(|other| other.owner == owner && other.number != number);
        let beside = beside.map(|other| other.number);
        if let Some(other) = beside {
            // One token holds the seats of one table.
            if let Some((at, _)) = self.place_of(other) {
                self.sit_where_bot(at, number);
            }
            return;
        }
        let free = self.tables.iter().enumerate().filter(|(_, table)| !table.is_over);
        let free = free.filter(|(_, table)| table.seats.iter().any(Option::is_none));
        let best = free.min_by_key(|(_, table)| table.seats.iter().flatten().count()).map(|(at, _)| at);
        if let Some(at) = best {
            self.sit_where_bot(at, number);
        }
    }

    fn sit_where_bot(&mut self, at: usize, number: u32) {
        if let Some(seat) = self.tables[at].seats.iter_mut().find(|seat| seat.is_none()) {
            *seat = Some(number);
        }
    }

    /// The seat of a pupil at a running table.
    fn seat_in_game(&self, number: u32) -> Option<TakesOver> {
        let (at, seat) = self.place_of(number)?;
        let table = &self.tables[at];
        if table.code.is_empty() || table.is_over || self.stage != ClassStage::Playing {
            return None;
        }
        let Pupil { name, owner, devices, .. } = self.pupil(number).ok()?.clone();
        Some(TakesOver { code: table.code.clone(), seat, name, owner, devices })
    }
}
