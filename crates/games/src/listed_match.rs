//! A match of a known game behind the face without its type. Here, and nowhere else, JSON becomes an action.

use std::sync::Arc;

use game_core::record::{By, Entry, GameResult, Happened, Note, Record, RecordedDraw};
use game_core::{
    Acted, Awaited, Chance, Choices, Debt, Digest, Drawn, ElementOf, EndingCode, Holdings, Log, Match,
    MatchSnapshot, NotUndone, Observed, Reading, Refusal, ScoreLine, Seat, Standings, Told, WithFinality,
    preview,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

use crate::any_match::Move;
use crate::foresee::foresee;
use crate::listed::{Player, with_own_temper};
use crate::records::{Origin, RecordError, Scheme, record_of};
use crate::{AnyGame, AnyMatch, BotError, Foreseen, Listed, Preview, Terms, versions};

/// Entries are numbered no higher, so that every reader of JSON can count them.
const LAST_NUMBER: u64 = 1 << 53;

/// A match, the list's line about its game, and what its record says besides the entries.
pub struct ListedMatch<G: Observed> {
    listed: &'static Listed<G>,
    game: Match<G>,
    /// As it was dealt, the options in full.
    terms: Arc<Terms>,
    /// `None` if there will be no record.
    origin: Option<Arc<Origin>>,
    /// The players' names now.
    seats: Arc<Vec<String>>,
}

impl<G: Observed> ListedMatch<G> {
    pub(crate) fn new(
        listed: &'static Listed<G>,
        game: Match<G>,
        terms: Terms,
        origin: Option<Origin>,
    ) -> ListedMatch<G> {
        let seats = Arc::new(terms.seats.clone());
        ListedMatch { listed, game, terms: Arc::new(terms), origin: origin.map(Arc::new), seats }
    }

    /// A match as it was when a snapshot was made of it after these entries.
    pub(crate) fn restore(
        listed: &'static Listed<G>,
        (config, terms): (G::Config, Terms),
        origin: Origin,
        entries: &[Entry],
        snapshot: &RawValue,
    ) -> Result<ListedMatch<G>, String> {
        let snapshot: MatchSnapshot<G> =
            serde_json::from_str(snapshot.get()).map_err(|error| error.to_string())?;
        let mut seats = terms.seats.clone();
        let mut entered = Vec::with_capacity(entries.len());
        for Entry { seq, what } in entries {
            if let Happened::Note(Note::Seat { seat, name }) = what {
                seats.get_mut(seat.number()).ok_or("a seat is missing")?.clone_from(name);
            }
            let what = match what {
                Happened::Action { seat, by, action } => {
                    Happened::Action { seat: *seat, by: by.clone(), action: read_action::<G>(action)? }
                }
                Happened::Undo { undo } => Happened::Undo { undo: *undo },
                Happened::Note(note) => Happened::Note(note.clone()),
            };
            entered.push(Entry { seq: *seq, what });
        }
        let game = Match::restore(config, origin.chance(), entered, snapshot)?;
        Ok(ListedMatch { seats: Arc::new(seats), ..ListedMatch::new(listed, game, terms, Some(origin)) })
    }

    fn with(&self, game: Match<G>) -> ListedMatch<G> {
        ListedMatch {
            listed: self.listed,
            game,
            terms: self.terms.clone(),
            origin: self.origin.clone(),
            seats: self.seats.clone(),
        }
    }

    fn state(&self) -> &G {
        self.game.state()
    }

    fn config(&self) -> &G::Config {
        self.game.config()
    }

    fn choices_of(&self, seat: Seat) -> Choices<G> {
        let mut choices = Choices::default();
        if self.is_seated(seat) {
            self.state().choices(self.config(), seat, &mut choices);
        }
        choices
    }

    fn is_seated(&self, seat: Seat) -> bool {
        seat.number() < usize::from(G::players(self.config()))
    }

    /// The action as the game knows it, if such a seat can have meant one.
    fn read(&self, seat: Seat, action: &Value) -> Result<G::Action, Refusal> {
        if !self.is_seated(seat) {
            return Err(Refusal::NoSuchSeat { seat, players: G::players(self.config()) });
        }
        read_action::<G>(action).map_err(Refusal::Unreadable)
    }
}

/// Reads an action as it is spelled now, or as it was spelled once: records and databases are never rewritten.
pub(crate) fn read_action<G: Observed>(action: &Value) -> Result<G::Action, String> {
    G::Action::deserialize(action)
        .or_else(|error| G::read_old_action(action).ok_or_else(|| error.to_string()))
}

impl<G: Observed> AnyMatch for ListedMatch<G> {
    fn game(&self) -> &'static dyn AnyGame {
        self.listed
    }

    fn rules(&self) -> u32 {
        self.terms.rules
    }

    fn setup(&self) -> &Value {
        &self.terms.setup
    }

    fn players(&self) -> u8 {
        G::players(self.config())
    }

    fn seats(&self) -> &[String] {
        &self.seats
    }

    fn scheme(&self) -> Option<Scheme> {
        self.origin.as_ref().map(|origin| origin.scheme)
    }

    fn awaited(&self) -> Awaited {
        self.state().awaited(self.config())
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        let viewer = viewer.filter(|seat| self.is_seated(*seat));
        serde_json::to_value(self.state().view(self.config(), viewer)).unwrap_or(Value::Null)
    }

    fn public(&self) -> Box<RawValue> {
        raw(&self.state().public(self.config()))
    }

    fn own(&self, seat: Seat) -> Box<RawValue> {
        let own = self.is_seated(seat).then(|| self.state().own(self.config(), seat));
        raw(&own)
    }

    fn choices(&self, seat: Seat) -> Box<RawValue> {
        raw(&self.choices_of(seat))
    }

    fn choices_with_finality(&self, seat: Seat) -> Box<RawValue> {
        let choices = self.choices_of(seat);
        let is_final = |action: &G::Action| !self.state().can_take_back(self.config(), seat, action);
        raw(&WithFinality { choices: &choices, is_final: &is_final })
    }

    fn open_choices(&self, seat: Seat) -> Box<RawValue> {
        let mut choices = self.choices_of(seat);
        choices.forms.clear();
        choices.exact.retain(|action| G::is_open_choice(self.config(), action));
        raw(&choices)
    }

    fn may_act(&self, seat: Seat) -> bool {
        !self.choices_of(seat).is_empty()
    }

    fn try_action(&self, seat: Seat, by: By, action: &Value) -> Result<(Box<dyn AnyMatch>, Acted), Refusal> {
        let action = self.read(seat, action)?;
        let (next, acted) = self.game.after(seat, by, &action).map_err(Refusal::erased)?;
        let events = acted.events.iter().map(Told::erased).collect();
        Ok((
            Box::new(self.with(next)),
            Acted { seq: acted.seq, events, traces: acted.traces, flows: acted.flows },
        ))
    }

    fn act(&mut self, seat: Seat, by: By, action: &Value) -> Result<Acted, Refusal> {
        let action = self.read(seat, action)?;
        let acted = self.game.act(seat, by, &action).map_err(Refusal::erased)?;
        let events = acted.events.iter().map(Told::erased).collect();
        Ok(Acted { seq: acted.seq, events, traces: acted.traces, flows: acted.flows })
    }

    fn preview(&self, seat: Seat, action: &Value) -> Result<Preview, Refusal> {
        let action = self.read(seat, action)?;
        let view = self.state().view(self.config(), Some(seat));
        let foreseen = preview::<G>(self.config(), &view, seat, &action);
        let foreseen = foreseen.map_err(|illegal| Refusal::Illegal(illegal.erased()))?;
        let can_take_back = self.state().can_take_back(self.config(), seat, &action);
        let events = foreseen.told.iter().map(Told::erased).collect();
        Ok(Preview { events, open: foreseen.open, can_take_back })
    }

    fn can_take_back(&self, seat: Seat, action: &Value) -> bool {
        let read = self.read(seat, action);
        read.is_ok_and(|action| self.state().can_take_back(self.config(), seat, &action))
    }

    fn public_and_forced(&self) -> (Box<RawValue>, Vec<(Seat, Value)>) {
        let public = self.state().public(self.config());
        let asked = self.awaited().seats.iter().filter(|seat| self.is_seated(*seat));
        let forced = asked.filter_map(|seat| {
            let forced = G::forced(self.config(), &public, seat)?;
            Some((seat, serde_json::to_value(forced).ok()?))
        });
        let forced = forced.collect();
        (raw(&public), forced)
    }

    fn forced(&self, seat: Seat) -> Option<Value> {
        let (_, forced) = self.public_and_forced();
        forced.into_iter().find(|(of, _)| *of == seat).map(|(_, action)| action)
    }

    fn silence(&self, seat: Seat) -> Value {
        if !self.awaited().seats.has(seat) {
            return Value::Null;
        }
        serde_json::to_value(self.state().silence(self.config(), seat)).unwrap_or(Value::Null)
    }

    fn bot_action(&self, seat: Seat, level: &str, chance: &mut Chance) -> Result<Value, BotError> {
        if !self.is_seated(seat) {
            return Err(BotError::NoSuchSeat { seat, players: self.players() });
        }
        let bot = self.listed.player(level)?;
        let mut choices = self.choices_of(seat);
        if choices.is_empty() {
            return Err(BotError::NothingToChoose(seat));
        }
        let view = self.state().view(self.config(), Some(seat));
        // A temper somebody chose is kept; otherwise the bot has a little of its own.
        let own = match (&bot, self.game.seed()) {
            (Player::Listed(plain), Some(seed)) => with_own_temper(*plain, seed, seat),
            _ => None,
        };
        let bot = own.as_deref().unwrap_or(&*bot);
        let action = bot.choose(self.config(), &view, &mut choices, chance);
        Ok(serde_json::to_value(action).unwrap_or(Value::Null))
    }

    fn undo(&mut self, to: u64) -> Result<u64, RecordError> {
        let seq = self.game.next_seq();
        self.game.undo(to).map_err(|problem| match problem {
            NotUndone::Closed => RecordError::Over,
            problem => RecordError::Undo { seq, to, problem },
        })
    }

    fn note(&mut self, note: Note) -> Result<u64, RecordError> {
        if let Note::Seat { seat, name } = &note {
            let seats = Arc::make_mut(&mut self.seats);
            let of_seat = seats.get_mut(seat.number()).ok_or(RecordError::Seats(seat.number() + 1))?;
            of_seat.clone_from(name);
        }
        if let Note::Advice { seat, .. } = &note
            && !self.is_seated(*seat)
        {
            return Err(RecordError::Seats(seat.number() + 1));
        }
        self.game.note(note).ok_or(RecordError::Over)
    }

    fn enter(&mut self, entry: &Entry) -> Result<Option<Acted>, RecordError> {
        let Entry { seq, what } = entry;
        if *seq > LAST_NUMBER {
            return Err(RecordError::TooLarge { seq: *seq });
        }
        if *seq < self.game.next_seq() {
            return Err(RecordError::OutOfOrder { before: self.game.next_seq() - 1, seq: *seq });
        }
        self.game.skip_to(*seq);
        match what {
            Happened::Action { seat, by, action } => {
                self.act(*seat, by.clone(), action).map(Some).map_err(|refusal| match refusal {
                    Refusal::Closed => RecordError::Over,
                    refusal => RecordError::Refused { seq: *seq, refusal },
                })
            }
            Happened::Undo { undo } => self.undo(*undo).map(|_| None),
            Happened::Note(note) => self.note(note.clone()).map(|_| None),
        }
    }

    fn next_seq(&self) -> u64 {
        self.game.next_seq()
    }

    fn moves(&self) -> Box<dyn Iterator<Item = Move<'_>> + '_> {
        Box::new(self.game.counting().filter_map(|kept| match &kept.entry.what {
            Happened::Action { seat, by, .. } => {
                Some(Move { seq: kept.entry.seq, seat: *seat, by, traces: kept.traces })
            }
            Happened::Undo { .. } | Happened::Note(_) => None,
        }))
    }

    fn action(&self, seq: u64) -> Option<Value> {
        let found = self.game.counting().find(|kept| kept.entry.seq == seq)?;
        match &found.entry.what {
            Happened::Action { action, .. } => serde_json::to_value(action).ok(),
            Happened::Undo { .. } | Happened::Note(_) => None,
        }
    }

    fn entries(&self) -> Vec<Entry> {
        self.game.entries().iter().map(|kept| kept.entry.erased()).collect()
    }

    fn notes(&self) -> Box<dyn Iterator<Item = (u64, &Note)> + '_> {
        Box::new(self.game.notes())
    }

    fn draws(&self) -> Vec<RecordedDraw> {
        let on_record = |(entry, Drawn { label, of, value }): (u64, Drawn)| {
            RecordedDraw(entry, label.to_owned(), of, value)
        };
        self.game.draws().map(on_record).collect()
    }

    fn record(&self) -> Result<Record, RecordError> {
        let origin = self.origin.as_ref().ok_or(RecordError::NoRecord)?;
        Ok(record_of(&G::INFO, &self.terms, origin, self.entries(), self.draws(), self.result()))
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn ending(&self) -> Option<&'static str> {
        self.state().ending().map(EndingCode::name)
    }

    fn result(&self) -> Option<GameResult> {
        self.game.result()
    }

    fn standings(&self) -> Standings {
        self.state().score_now(self.config())
    }

    fn open_standings(&self) -> Option<Standings> {
        self.state().open_standings(self.config())
    }

    fn score_lines(&self) -> Vec<ScoreLine> {
        self.state().score_lines(self.config())
    }

    fn money(&self) -> &'static [&'static str] {
        G::MONEY
    }

    fn turns_per_round(&self) -> u32 {
        G::turns_per_round(self.config())
    }

    fn play_out(&self, level: &str, seed: u64) -> Result<Standings, BotError> {
        let bot = self.listed.player(level)?;
        let (config, mut chance) = (self.config(), Chance::fast(seed));
        let mut state = self.state().clone();
        let (mut choices, mut log) = (Choices::default(), Log::off());
        while let Some(seat) = state.awaited(config).first {
            choices.clear();
            state.choices(config, seat, &mut choices);
            let view = state.view(config, Some(seat));
            let chosen = bot.choose(config, &view, &mut choices, &mut chance);
            let legal = state.check(config, seat, &chosen).is_ok();
            let action = if legal { chosen } else { state.silence(config, seat) };
            state.apply(config, seat, &action, &mut chance, &mut log);
        }
        Ok(state.score_now(config))
    }

    fn foresee(
        &self,
        seat: Seat,
        action: &Value,
        level: &str,
        seed: u64,
    ) -> Result<Option<Foreseen>, BotError> {
        let bot = self.listed.player(level)?;
        let Ok(action) = self.read(seat, action) else { return Ok(None) };
        Ok(foresee(self.config(), self.state(), (seat, &action), &*bot, seed))
    }

    fn holdings(&self) -> Holdings {
        Holdings::of(self.state(), self.config())
    }

    fn debts(&self) -> Vec<Debt> {
        let mut debts = Vec::new();
        self.state().debts(self.config(), &mut debts);
        debts
    }

    fn gauges(&self) -> Vec<Reading> {
        let mut readings = Vec::new();
        self.state().gauges(self.config(), &mut readings);
        readings
    }

    fn progress(&self) -> u8 {
        self.state().progress(self.config())
    }

    fn round(&self) -> u32 {
        self.state().round()
    }

    fn audit(&self) -> Result<(), String> {
        self.state().audit(self.config())
    }

    fn digest(&self) -> Digest {
        self.game.digest()
    }

    fn agrees_with(&self, stored: Digest) -> bool {
        !versions::can_compare(G::INFO.id, stored)
            || self.game.digest_like(stored).is_none_or(|digest| digest == stored)
    }

    fn names(&self) -> Vec<(String, String)> {
        let written = |(element, name): (ElementOf<G>, String)| (element.to_string(), name);
        G::names(self.config()).into_iter().map(written).collect()
    }

    fn state(&self) -> Value {
        serde_json::to_value(self.game.state()).unwrap_or(Value::Null)
    }

    fn imagine(&self, viewer: Option<Seat>, chance: &mut Chance) -> Value {
        let viewer = viewer.filter(|seat| self.is_seated(*seat));
        let view = self.state().view(self.config(), viewer);
        let possible = G::determinize(self.config(), &view, chance);
        serde_json::to_value(possible).unwrap_or(Value::Null)
    }

    fn imagined(&self, viewer: Option<Seat>, chance: &mut Chance) -> Box<dyn AnyMatch> {
        let viewer = viewer.filter(|seat| self.is_seated(*seat));
        let view = self.state().view(self.config(), viewer);
        let world = self.game.elsewhere(G::determinize(self.config(), &view, chance));
        Box::new(ListedMatch { origin: None, ..self.with(world) })
    }

    fn snapshot(&self) -> Box<RawValue> {
        raw(&self.game.snapshot())
    }

    fn clone_box(&self) -> Box<dyn AnyMatch> {
        Box::new(self.with(self.game.clone()))
    }
}

/// The contract proves that everything a game shows is JSON; `null` stands in for what cannot be.
fn raw(shown: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(shown).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
