//! Going through a record entry by entry, or straight to any point of it.

use game_core::{Acted, Told};

use super::{Earlier, Entry, Nonce, Origin, Record, RecordError, ServerSeed, file};
use crate::{AnyGame, AnyMatch, Dice, Terms};

/// A walk through a record.
pub struct Replay<'a> {
    game: Box<dyn AnyMatch>,
    dealt: Vec<Told>,
    rest: std::slice::Iter<'a, Entry>,
}

/// One entry of the walk and what came of it.
#[derive(Clone, Debug)]
pub struct Replayed<'a> {
    pub entry: &'a Entry,
    /// `None` for what is no action.
    pub acted: Option<Acted>,
}

impl<'a> Replay<'a> {
    pub fn new(record: &'a Record) -> Result<Replay<'a>, RecordError> {
        Replay::of(file::game_of(record)?, record)
    }

    /// The same for a house that plays by a list of its own.
    pub fn of(game: &'static dyn AnyGame, record: &'a Record) -> Result<Replay<'a>, RecordError> {
        let (game, dealt) = dealt(game, record)?;
        Ok(Replay { game, dealt, rest: record.entries.iter() })
    }

    /// What was told at the deal.
    pub fn dealt(&self) -> &[Told] {
        &self.dealt
    }

    /// The match as it stands now.
    pub fn game(&self) -> &dyn AnyMatch {
        &*self.game
    }

    pub fn into_game(self) -> Box<dyn AnyMatch> {
        self.game
    }

    /// The number of the entry that would come next.
    pub fn peek(&self) -> Option<u64> {
        self.rest.as_slice().first().map(|entry| entry.seq)
    }

    /// Enters the next entry; `None` at the end of the record.
    pub fn step(&mut self) -> Option<Result<Replayed<'a>, RecordError>> {
        let entry = self.rest.next()?;
        Some(self.game.enter(entry).map(|acted| Replayed { entry, acted }))
    }
}

/// The match right after entry `at`; 0 is the deal, `None` the end of the record.
pub fn replay_to(record: &Record, at: Option<u64>) -> Result<Box<dyn AnyMatch>, RecordError> {
    let last = record.entries.last().map_or(0, |entry| entry.seq);
    let until = at.unwrap_or(last);
    if until > last {
        return Err(RecordError::NoSuchEntry { at: until, last });
    }
    let mut replay = Replay::new(record)?;
    while replay.peek().is_some_and(|next| next <= until) {
        if let Some(stepped) = replay.step() {
            stepped?;
        }
    }
    Ok(replay.into_game())
}

/// The match of a record at its deal, by the record's version of the rules, nothing entered yet; also gives what was told
/// at the deal.
pub fn at_the_deal(record: &Record) -> Result<(Box<dyn AnyMatch>, Vec<Told>), RecordError> {
    dealt(file::game_of(record)?, record)
}

fn dealt(game: &'static dyn AnyGame, record: &Record) -> Result<(Box<dyn AnyMatch>, Vec<Told>), RecordError> {
    let origin = origin_of(record)?;
    let terms = Terms { rules: record.rules, setup: record.setup.clone(), seats: record.seats.clone() };
    Ok(game.start(terms, Dice::Promised(origin))?)
}

/// What the dice of a record follow from.
pub(super) fn origin_of(record: &Record) -> Result<Origin, RecordError> {
    let seed = record.seed.as_deref().ok_or(RecordError::SeedHidden)?;
    let server_seed = ServerSeed::from_hex(seed, "the record's seed")?;
    let seats = record.seats.len();
    let nonces = Nonce::of_seats(record.scheme, &record.nonces, seats)?;
    let past = record.past.iter().map(|past| Earlier::read(past, seats)).collect::<Result<Vec<_>, _>>()?;
    if !past.is_sorted_by(|one, two| one.until < two.until) {
        return Err(RecordError::PastOrder);
    }
    Ok(Origin { scheme: record.scheme, server_seed, nonces, past })
}
