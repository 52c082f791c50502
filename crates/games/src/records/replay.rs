//! Going through a record entry by entry, or straight to any point of it.

use super::{Entry, Record, RecordError, Recorded};
use crate::{Acted, Heard};

/// A walk through a record.
pub struct Replay<'a> {
    recorded: Recorded,
    dealt: Vec<Heard>,
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
        let (recorded, dealt) = Recorded::at_the_deal(record)?;
        Ok(Replay { recorded, dealt, rest: record.entries.iter() })
    }

    /// What was told at the deal.
    pub fn dealt(&self) -> &[Heard] {
        &self.dealt
    }

    /// The game as it stands now.
    pub fn game(&self) -> &Recorded {
        &self.recorded
    }

    pub fn into_game(self) -> Recorded {
        self.recorded
    }

    /// The number of the entry that would come next.
    pub fn peek(&self) -> Option<u64> {
        self.rest.as_slice().first().map(|entry| entry.seq)
    }

    /// Enters the next entry; `None` at the end of the record.
    pub fn step(&mut self) -> Option<Result<Replayed<'a>, RecordError>> {
        let entry = self.rest.next()?;
        Some(self.recorded.enter(entry).map(|acted| Replayed { entry, acted }))
    }
}

/// The game right after entry `at`; 0 is the deal, `None` the end of the record.
pub fn replay_to(record: &Record, at: Option<u64>) -> Result<Recorded, RecordError> {
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
