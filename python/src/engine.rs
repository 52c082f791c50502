//! A match for Python: JSON in, JSON out, as the engine's line protocol has it, without a process in between.

use game_core::record::By;
use game_core::{Chance, Illegal, Refusal, Seat};
use games::records::{Nonce, Origin, ServerSeed, from_json, replay_to, to_json, verify};
use games::{AnyMatch, Dice, GAMES, Terms, decks, find};
use pyo3::create_exception;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use serde_json::{Value, json};

use crate::environments::{parsed, refused};

create_exception!(counting_house, Refused, PyValueError, "The rules refuse an action.");

/// The games of the house: what `countinghouse engine` says to `games`, with the bots.
#[pyfunction]
#[pyo3(name = "games")]
pub fn list_games() -> String {
    let game = |game: &&'static dyn games::AnyGame| {
        let mut info = json!(game.info());
        info["bots"] = json!(game.bots());
        info
    };
    Value::Array(GAMES.iter().map(game).collect()).to_string()
}

/// Proves a set-up and writes it out in full; a printed set-up is `{}`.
#[pyfunction]
pub fn complete_setup(game: &str, setup: &str, players: u8) -> PyResult<String> {
    let game = find(game).map_err(refused)?;
    Ok(game.complete_setup(&parsed(setup)?, players).map_err(refused)?.to_string())
}

/// Proves a deck of one's own (the text of its file) at every size of table.
#[pyfunction]
pub fn check_deck(game: &str, text: &str) -> PyResult<()> {
    find(game).map_err(refused)?.check_deck(text).map_err(refused)
}

/// The printed decks: name of the file and its text.
#[pyfunction]
pub fn printed_decks(game: &str) -> PyResult<Vec<(String, String)>> {
    let decks = find(game).map_err(refused)?.decks();
    Ok(decks.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect())
}

/// The text of a deck as data.
#[pyfunction]
pub fn parse_deck(text: &str) -> PyResult<String> {
    Ok(decks::parse(text).map_err(refused)?.to_string())
}

/// The JSON Schemas of a game.
#[pyfunction]
pub fn schemas(game: &str) -> PyResult<String> {
    serde_json::to_string(&find(game).map_err(refused)?.schemas()).map_err(refused)
}

/// A game in progress.
#[pyclass(module = "counting_house._native")]
pub struct Match {
    inner: Box<dyn AnyMatch>,
}

fn seat_of(number: u8) -> PyResult<Seat> {
    Seat::new(number).ok_or_else(|| refused(format!("there is no seat {number}")))
}

impl Match {
    fn of_record(record: &str, at: Option<u64>) -> PyResult<Match> {
        let record = from_json(record.as_bytes()).map_err(refused)?;
        Ok(Match { inner: replay_to(&record, at).map_err(refused)? })
    }

    /// A refusal with its rule, its reason as data and a sentence.
    fn refusal(&self, refusal: Refusal) -> PyErr {
        let kind = refusal.kind();
        let (rule, why, text) = match refusal {
            Refusal::Illegal(Illegal { rule, why }) => {
                let text = self.inner.words().say("why", &why);
                (Some(rule), why, text)
            }
            other => (None, Value::Null, other.to_string()),
        };
        Refused::new_err(json!({ "kind": kind, "rule": rule, "why": why, "text": text }).to_string())
    }
}

#[pymethods]
impl Match {
    #[new]
    fn new(game: &str, setup: &str, seats: Vec<String>, seed: u64) -> PyResult<Match> {
        let game = find(game).map_err(refused)?;
        let nonces = vec![Nonce::default(); seats.len()];
        let terms = Terms::new(game, parsed(setup)?, seats);
        let dice = Dice::Promised(Origin::chosen(ServerSeed::from_number(seed), nonces));
        let (inner, _) = game.start(terms, dice).map_err(refused)?;
        Ok(Match { inner })
    }

    /// The match that a record leads to, or to an entry of it.
    #[staticmethod]
    #[pyo3(signature = (record, at = None))]
    fn replay(record: &str, at: Option<u64>) -> PyResult<Match> {
        Match::of_record(record, at)
    }

    /// Plays a record again and compares it with what it says; an error says what does not fit.
    #[staticmethod]
    fn verify(record: &str) -> PyResult<String> {
        let record = from_json(record.as_bytes()).map_err(refused)?;
        let verified = verify(&record).map_err(refused)?;
        Ok(format!("{verified:?}"))
    }

    #[getter]
    fn game(&self) -> &'static str {
        self.inner.game().info().id
    }

    #[getter]
    fn players(&self) -> u8 {
        self.inner.players()
    }

    #[getter]
    fn seats(&self) -> Vec<String> {
        self.inner.seats().to_vec()
    }

    fn setup(&self) -> String {
        self.inner.setup().to_string()
    }

    /// The seats that are waited for.
    fn waited_for(&self) -> Vec<usize> {
        self.inner.awaited().seats.iter().map(Seat::number).collect()
    }

    /// Whom to ask first.
    fn ask_first(&self) -> Option<usize> {
        self.inner.awaited().first.map(Seat::number)
    }

    #[pyo3(signature = (seat = None))]
    fn view(&self, seat: Option<u8>) -> PyResult<String> {
        let seat = seat.map(seat_of).transpose()?;
        Ok(self.inner.view(seat).to_string())
    }

    fn choices(&self, seat: u8) -> PyResult<String> {
        Ok(self.inner.choices(seat_of(seat)?).get().to_owned())
    }

    /// Acts; gives the entry's number and the events with their sentences.
    fn act(&mut self, seat: u8, action: &str) -> PyResult<String> {
        let (seat, action) = (seat_of(seat)?, parsed(action)?);
        let acted = match self.inner.act(seat, By::Owner, &action) {
            Ok(acted) => acted,
            Err(refusal) => return Err(self.refusal(refusal)),
        };
        let words = self.inner.words();
        let told = |told: &game_core::Told| {
            let mut written = json!(told);
            written["text"] = json!(words.say("event", &told.event));
            written
        };
        let events: Vec<Value> = acted.events.iter().map(told).collect();
        Ok(json!({ "seq": acted.seq, "events": events }).to_string())
    }

    fn undo(&mut self, to: u64) -> PyResult<u64> {
        self.inner.undo(to).map_err(refused)
    }

    /// What a bot would do; it is not carried out. Searching bots take their time, and let others run meanwhile.
    fn bot(&self, py: Python<'_>, seat: u8, level: &str, seed: u64) -> PyResult<String> {
        let seat = seat_of(seat)?;
        let answer = py.detach(|| self.inner.bot_action(seat, level, &mut Chance::fast(seed)));
        Ok(answer.map_err(refused)?.to_string())
    }

    fn silence(&self, seat: u8) -> PyResult<String> {
        Ok(self.inner.silence(seat_of(seat)?).to_string())
    }

    fn is_over(&self) -> bool {
        self.inner.is_over()
    }

    fn ending(&self) -> Option<&'static str> {
        self.inner.ending()
    }

    fn round(&self) -> u32 {
        self.inner.round()
    }

    fn next_seq(&self) -> u64 {
        self.inner.next_seq()
    }

    fn standings(&self) -> PyResult<String> {
        serde_json::to_string(&self.inner.standings()).map_err(refused)
    }

    fn score_lines(&self) -> PyResult<String> {
        serde_json::to_string(&self.inner.score_lines()).map_err(refused)
    }

    fn gauges(&self) -> PyResult<String> {
        serde_json::to_string(&self.inner.gauges()).map_err(refused)
    }

    /// The record, its seed included: a match made here was made with a seed of one's own.
    fn record(&self) -> PyResult<String> {
        to_json(&self.inner.record().map_err(refused)?).map_err(refused)
    }

    fn digest(&self) -> String {
        hex::encode(self.inner.digest().to_bytes())
    }

    fn __copy__(&self) -> Match {
        Match { inner: self.inner.clone() }
    }

    fn __getstate__(&self) -> PyResult<String> {
        self.record()
    }

    fn __setstate__(&mut self, record: &str) -> PyResult<()> {
        *self = Match::of_record(record, None)?;
        Ok(())
    }

    fn __getnewargs__(&self) -> (&'static str, String, Vec<String>, u64) {
        (self.game(), self.setup(), self.seats(), 0)
    }
}
