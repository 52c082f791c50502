//! A running game together with its record, which grows as it goes.

use game_core::{ChanceSource, Seat, Words};
use serde_json::Value;

use super::{By, Entry, FORMAT, GameResult, Happened, Nonce, Note, Record, RecordError, ServerSeed, file};
use crate::{Acted, AnyGame, AnyRunning, Heard, Refused, StartError};

/// A game and all that has been entered. A clone is independent: act on it, store the entry, then swap.
#[derive(Clone)]
pub struct Recorded {
    running: Box<dyn AnyRunning>,
    origin: Origin,
    game: &'static dyn AnyGame,
    setup: Value,
    /// The players' names at the deal.
    seats: Vec<String>,
    /// The players' names now.
    names: Vec<String>,
    entries: Vec<Entry>,
    /// The table was closed before the game was over.
    closed: bool,
}

/// Entries are numbered no higher, so that every reader of JSON can count them.
const LAST_NUMBER: u64 = 1 << 53;

/// What the dice of a recorded game follow from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    pub server_seed: ServerSeed,
    pub nonces: Vec<Nonce>,
}

impl Recorded {
    /// Sets up and deals for these players; also gives what was told at the deal.
    pub fn start(
        game: &'static dyn AnyGame,
        setup: &Value,
        seats: Vec<String>,
        origin: Origin,
    ) -> Result<(Recorded, Vec<Heard>), StartError> {
        let players = u8::try_from(seats.len()).unwrap_or(u8::MAX);
        let setup = game.complete_setup(setup, players)?;
        let seed = origin.server_seed.game_seed(&origin.nonces);
        let (running, told) = game.start(&setup, players, ChanceSource::Seed(seed))?;
        let names = seats.clone();
        let entries = Vec::new();
        let recorded = Recorded { running, origin, game, setup, seats, names, entries, closed: false };
        Ok((recorded, told))
    }

    pub fn running(&self) -> &dyn AnyRunning {
        &*self.running
    }

    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// The players' names by seat, as they are now.
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// The game's sentences with the names of this table.
    pub fn words(&self) -> Words {
        self.running.words(&self.names)
    }

    pub fn setup(&self) -> &Value {
        &self.setup
    }

    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Whether nothing more can be entered: the game has ended or the table was closed.
    pub fn is_over(&self) -> bool {
        self.closed || self.running.ending().is_some()
    }

    /// A seat acts. On refusal nothing has changed.
    pub fn act(&mut self, seat: Seat, by: By, action: &Value) -> Result<Acted, Refused> {
        let acted = self.running.act(seat, action)?;
        let what = Happened::Action { seat, by, action: action.clone() };
        self.entries.push(Entry { seq: acted.seq, what });
        Ok(acted)
    }

    /// Takes back everything from entry `to` on; gives the number of the entry that says so.
    pub fn undo(&mut self, to: u64) -> Result<u64, RecordError> {
        let seq = self.running.next_seq();
        let refused = |problem: &str| RecordError::Undo { seq, to, problem: problem.to_owned() };
        if self.closed {
            return Err(RecordError::Over);
        }
        if to == 0 {
            return Err(refused("the deal cannot be taken back"));
        }
        if self.running.steps().last().is_none_or(|last| *last < to) {
            return Err(refused("no action from there on counts"));
        }
        self.running.undo(to).map_err(|problem| refused(&problem))?;
        self.entries.push(Entry { seq, what: Happened::Undo { undo: to } });
        Ok(seq)
    }

    /// Notes something that moves nothing in the game; gives the number of its entry.
    pub fn note(&mut self, note: Note) -> Result<u64, RecordError> {
        if self.closed {
            return Err(RecordError::Over);
        }
        let seq = self.running.next_seq();
        match &note {
            Note::Seat { seat, name } => match self.names.get_mut(seat.number()) {
                Some(of_seat) => of_seat.clone_from(name),
                None => return Err(RecordError::Seats(seat.number() + 1)),
            },
            Note::End { .. } => self.closed = true,
            Note::Pause | Note::Resume => {}
        }
        self.running.skip_to(seq + 1);
        self.entries.push(Entry { seq, what: Happened::Note(note) });
        Ok(seq)
    }

    /// Enters what a stored record says; gives the events if a seat acted.
    pub fn enter(&mut self, entry: &Entry) -> Result<Option<Acted>, RecordError> {
        let Entry { seq, what } = entry;
        if *seq > LAST_NUMBER {
            return Err(RecordError::TooLarge { seq: *seq });
        }
        if *seq < self.running.next_seq() {
            return Err(RecordError::OutOfOrder { before: self.running.next_seq() - 1, seq: *seq });
        }
        if self.closed {
            return Err(RecordError::Over);
        }
        self.running.skip_to(*seq);
        match what {
            Happened::Action { seat, by, action } => {
                let acted = self.act(*seat, by.clone(), action);
                acted.map(Some).map_err(|refused| RecordError::Illegal { seq: *seq, refused })
            }
            Happened::Undo { undo } => self.undo(*undo).map(|_| None),
            Happened::Note(note) => self.note(note.clone()).map(|_| None),
        }
    }

    /// How it ended; `None` while it goes on, and if the table was closed before.
    pub fn result(&self) -> Option<GameResult> {
        let ending = self.running.ending()?.to_owned();
        Some(GameResult { ending, standings: self.running.standings() })
    }

    /// The record with its seed revealed: only for a game that is over, or for whoever chose the seed.
    pub fn record(&self) -> Record {
        let seed = Some(self.origin.server_seed.to_hex());
        Record { seed, ..self.record_without_seed() }
    }

    /// The record as it may be shown while the game goes on.
    pub fn record_without_seed(&self) -> Record {
        Record {
            format: FORMAT,
            game: self.game.info().id.to_owned(),
            rules: self.game.info().rules,
            setup: self.setup.clone(),
            seats: self.seats.clone(),
            commitment: self.origin.server_seed.commitment(),
            nonces: self.origin.nonces.iter().map(Nonce::to_hex).collect(),
            seed: None,
            entries: self.entries.clone(),
            result: self.result(),
        }
    }

    /// The game of a record at its deal, nothing entered yet; also gives what was told at the deal.
    pub fn at_the_deal(record: &Record) -> Result<(Recorded, Vec<Heard>), RecordError> {
        let game = file::game_of(record)?;
        let seed = record.seed.as_deref().ok_or(RecordError::SeedHidden)?;
        let server_seed = ServerSeed::from_hex(seed, "the record's seed")?;
        let nonces = Nonce::all_from_hex(&record.nonces)?;
        let origin = Origin { server_seed, nonces };
        Ok(Recorded::start(game, &record.setup, record.seats.clone(), origin)?)
    }
}
