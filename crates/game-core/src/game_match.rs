//! A match: one game in progress, with every entry that led there. Server, engine, replay, verification and lab all
//! play through it. Check, apply and audit happen on a copy, and only if all is well is the copy the match.

mod snapshot;
mod waypoints;

use std::fmt;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use crate::record::{By, Entry, GameResult, Happened, Note};
use crate::shared_list::SharedList;
use crate::{
    Chance, Digest, Drawn, EndingCode, Flow, Log, Observed, Refusal, RefusalIn, Seat, Seed, SetupError, Told,
    ToldIn, Traces, flows_of, lossless,
};

pub use snapshot::{MatchSnapshot, StaticName};
use waypoints::Waypoints;

/// Where the chance of a match comes from.
#[derive(Clone, Debug)]
pub enum ChanceSource {
    /// Entry n draws from stream n.
    Seed(Seed),
    /// A game that goes on from a moment of another one: entries up to these numbers, ascending, draw from the seeds
    /// they drew from there, later ones from a seed of their own.
    Forked { past: Arc<[(u64, Seed)]>, seed: Seed },
    /// A guided game: the n-th action that counts draws from stream n, so that an action that is taken back and taken
    /// again finds the same dice.
    Guided(Seed),
    /// Chance that runs on from entry to entry: draws foretold one by one, for tests and taught games, or drawn by
    /// purpose, for experiments.
    Running(Chance),
}

impl ChanceSource {
    /// What was wrong with the script so far.
    fn fault(&self) -> Option<&str> {
        match self {
            ChanceSource::Seed(_) | ChanceSource::Forked { .. } | ChanceSource::Guided(_) => None,
            ChanceSource::Running(chance) => chance.fault(),
        }
    }

    /// The chance of the deal, which is entry 0 of every game.
    fn of_deal(&self) -> Chance {
        match self {
            ChanceSource::Guided(seed) => Chance::of_entry(seed, 0),
            ChanceSource::Seed(_) | ChanceSource::Forked { .. } | ChanceSource::Running(_) => {
                self.of_entry(0, || 0)
            }
        }
    }

    /// The chance of an entry, before which so many actions count. Chance that runs on is as it stands.
    fn of_entry(&self, entry: u64, counting: impl FnOnce() -> usize) -> Chance {
        match self {
            ChanceSource::Seed(seed) => Chance::of_entry(seed, entry),
            ChanceSource::Guided(seed) => Chance::of_entry(seed, lossless::<_, u64>(counting()) + 1),
            ChanceSource::Forked { past, seed } => {
                let earlier = past.iter().find(|(until, _)| entry <= *until);
                Chance::of_entry(earlier.map_or(seed, |(_, seed)| seed), entry)
            }
            ChanceSource::Running(chance) => chance.clone(),
        }
    }
}

/// A game in progress.
pub struct Match<G: Observed> {
    config: Arc<G::Config>,
    state: G,
    chance: ChanceSource,
    /// The number of the next entry. The deal is entry 0.
    next: u64,
    entries: SharedList<MatchEntry<G::Action>>,
    /// The position it started from; `None` if it was dealt.
    position: Option<Arc<G>>,
    /// What the deal drew.
    dealt: Arc<[Drawn]>,
    /// Where an undo starts from.
    waypoints: Waypoints<G>,
    /// It was ended before the game was over.
    is_closed: bool,
}

/// Written by hand: deriving would ask for a cloneable config.
impl<G: Observed> Clone for Match<G> {
    fn clone(&self) -> Self {
        Match {
            config: Arc::clone(&self.config),
            state: self.state.clone(),
            chance: self.chance.clone(),
            next: self.next,
            entries: self.entries.clone(),
            position: self.position.clone(),
            dealt: Arc::clone(&self.dealt),
            waypoints: self.waypoints.clone(),
            is_closed: self.is_closed,
        }
    }
}

/// An entry of a match and what it left behind.
#[derive(Clone, Debug, PartialEq)]
pub struct MatchEntry<A> {
    pub entry: Entry<A>,
    pub traces: Traces,
    /// What it drew, in order.
    pub drawn: Vec<Drawn>,
}

/// What came of an accepted action: in the game's own types, or (without parameters) as it goes out to pages and
/// programs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Acted<E = Value, R = &'static str> {
    pub seq: u64,
    pub events: Vec<Told<E, R>>,
    pub traces: Traces,
    /// What moved from holder to holder, secrets included: for whoever may know the whole game.
    #[serde(skip)]
    pub flows: Vec<Flow>,
}

impl<E, R> Acted<E, R> {
    /// The events this viewer (a seat, or `None` for a spectator) is told.
    pub fn heard_by(&self, viewer: Option<Seat>) -> impl Iterator<Item = &Told<E, R>> {
        self.events.iter().filter(move |told| told.audience.includes(viewer))
    }
}

/// What came of an action in a match of `G`.
type ActedIn<G> = Acted<<G as crate::Game>::Event, <G as crate::Game>::Rule>;

/// Why nothing was taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotUndone {
    Closed,
    TheDeal,
    /// No action from there on counts.
    Nothing,
    /// Chance that runs on cannot be rewound.
    Running,
    /// The rules no longer accept an entry that they accepted.
    Refused {
        seq: u64,
        refusal: String,
    },
}

impl fmt::Display for NotUndone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotUndone::Closed => f.write_str("the game was closed"),
            NotUndone::TheDeal => f.write_str("the deal cannot be taken back"),
            NotUndone::Nothing => f.write_str("no action from there on counts"),
            NotUndone::Running => {
                f.write_str("a game whose chance is scripted, or drawn by purpose, cannot be taken back")
            }
            NotUndone::Refused { seq, refusal } => write!(f, "entry {seq} is refused: {refusal}"),
        }
    }
}

impl<G: Observed> Match<G> {
    /// Deals; also gives what was told at the deal.
    pub fn start(config: G::Config, chance: ChanceSource) -> Result<(Match<G>, Vec<ToldIn<G>>), SetupError> {
        let config = Arc::new(config);
        let mut log = Log::on();
        let mut source = chance;
        let (state, dealt) = if let ChanceSource::Running(chance) = &mut source {
            (G::start(&config, chance, &mut log), Vec::new())
        } else {
            let mut chance = source.of_deal();
            (G::start(&config, &mut chance, &mut log), chance.into_drawn())
        };
        if let Some(fault) = source.fault() {
            return Err(SetupError::new("chance", fault));
        }
        let dealt = Match { dealt: dealt.into(), ..Match::new(config, state, source, None) };
        Ok((dealt, with_moments::<G>(log.take())))
    }

    /// Goes on from a position, which must pass the game's audit.
    pub fn from_position(config: G::Config, state: G, chance: ChanceSource) -> Result<Match<G>, SetupError> {
        state.audit(&config).map_err(|finding| SetupError::new("position", finding))?;
        let position = Some(Arc::new(state.clone()));
        Ok(Match::new(Arc::new(config), state, chance, position))
    }

    /// A match with the same options that goes on from another state, its chance from a seed that everybody knows.
    #[must_use]
    pub fn elsewhere(&self, state: G) -> Match<G> {
        let position = Some(Arc::new(state.clone()));
        Match::new(Arc::clone(&self.config), state, ChanceSource::Seed(Seed::default()), position)
    }

    /// What was noted beside the game, newest first, with the numbers of the entries.
    pub fn notes(&self) -> impl Iterator<Item = (u64, &Note)> {
        self.entries.newest_first().filter_map(|kept| match &kept.entry.what {
            Happened::Note(note) => Some((kept.entry.seq, note)),
            Happened::Action { .. } | Happened::Undo { .. } => None,
        })
    }

    fn new(config: Arc<G::Config>, state: G, chance: ChanceSource, position: Option<Arc<G>>) -> Match<G> {
        let (entries, dealt, waypoints) = (SharedList::default(), Arc::from([]), Waypoints::default());
        Match { config, state, chance, next: 1, entries, position, dealt, waypoints, is_closed: false }
    }

    /// The seed of the game, if its chance comes from one.
    pub fn seed(&self) -> Option<&Seed> {
        match &self.chance {
            ChanceSource::Seed(seed) | ChanceSource::Guided(seed) | ChanceSource::Forked { seed, .. } => {
                Some(seed)
            }
            ChanceSource::Running(_) => None,
        }
    }

    pub fn config(&self) -> &G::Config {
        &self.config
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    /// The number the next entry will have.
    pub fn next_seq(&self) -> u64 {
        self.next
    }

    /// Numbers can be left out, for example by an entry of a record; they are never used again.
    pub fn skip_to(&mut self, seq: u64) {
        self.next = self.next.max(seq);
    }

    /// Everything that was entered, oldest first.
    pub fn entries(&self) -> Vec<&MatchEntry<G::Action>> {
        self.entries.oldest_first()
    }

    /// The entries that count: actions that were not taken back, newest first.
    pub fn counting(&self) -> impl Iterator<Item = &MatchEntry<G::Action>> {
        // What an undo has taken back stays taken back, also if the undo itself is behind another one.
        let mut before = u64::MAX;
        self.entries.newest_first().filter(move |kept| match kept.entry.what {
            Happened::Action { .. } => kept.entry.seq < before,
            Happened::Undo { undo } => {
                before = before.min(undo);
                false
            }
            Happened::Note(_) => false,
        })
    }

    /// Every draw that was made, with the number of its entry, taken back or not; 0 is the deal.
    pub fn draws(&self) -> impl Iterator<Item = (u64, Drawn)> {
        let dealt = self.dealt.iter().map(|drawn| (0, *drawn));
        let entries = self.entries.oldest_first().into_iter();
        dealt.chain(entries.flat_map(|kept| kept.drawn.iter().map(|drawn| (kept.entry.seq, *drawn))))
    }

    /// The match after this action; what came of it. This match stays as it is, so nothing has to be undone if the
    /// action cannot be stored. Copies the state once.
    pub fn after(
        &self,
        seat: Seat,
        by: By,
        action: &G::Action,
    ) -> Result<(Match<G>, ActedIn<G>), RefusalIn<G>> {
        if self.is_closed {
            return Err(Refusal::Closed);
        }
        let mut next = self.clone();
        let mut log = Log::on();
        let config = Arc::clone(&self.config);
        let mut play = |chance: &mut Chance| next.state.play(&config, seat, action, chance, &mut log);
        let mut drawn = Vec::new();
        let traces = if let ChanceSource::Running(chance) = &mut next.chance {
            play(chance)
        } else {
            let mut chance = self.chance.of_entry(self.next, || self.counting().count());
            let traces = play(&mut chance);
            drawn = chance.into_drawn();
            traces
        };
        let traces = traces.map_err(Refusal::Illegal)?;
        if let Some(fault) = next.chance.fault() {
            return Err(Refusal::Script(fault.to_owned()));
        }
        next.state.audit(&config).map_err(Refusal::Broken)?;
        next.push(Happened::Action { seat, by, action: action.clone() }, traces, drawn);
        let events = with_moments::<G>(log.take());
        let flows = flows_of::<G>(&config, &events);
        Ok((next, Acted { seq: self.next, events, traces, flows }))
    }

    /// A seat acts. On refusal nothing has changed.
    pub fn act(&mut self, seat: Seat, by: By, action: &G::Action) -> Result<ActedIn<G>, RefusalIn<G>> {
        let (next, acted) = self.after(seat, by, action)?;
        *self = next;
        Ok(acted)
    }

    /// Takes back every action from entry `to` on; gives the number of the entry that says so. Numbers stay used, so no
    /// chance is ever repeated. On refusal nothing has changed.
    pub fn undo(&mut self, to: u64) -> Result<u64, NotUndone> {
        if self.is_closed {
            return Err(NotUndone::Closed);
        }
        if to == 0 {
            return Err(NotUndone::TheDeal);
        }
        if matches!(self.chance, ChanceSource::Running(_)) {
            return Err(NotUndone::Running);
        }
        if self.counting().next().is_none_or(|last| last.entry.seq < to) {
            return Err(NotUndone::Nothing);
        }
        let mut log = Log::off();
        let (from, mut state) = match (self.waypoints.before(to), &self.position) {
            (Some(waypoint), _) => (waypoint.seq, (*waypoint.state).clone()),
            (None, Some(position)) => (0, (**position).clone()),
            (None, None) => (0, G::start(&self.config, &mut self.chance.of_deal(), &mut log)),
        };
        let after = self.counting().skip_while(|kept| kept.entry.seq >= to);
        let mut again: Vec<_> = after.take_while(|kept| kept.entry.seq > from).collect();
        again.reverse();
        let counted = || self.counting().filter(|kept| kept.entry.seq <= from).count();
        for (place, MatchEntry { entry: Entry { seq, what }, .. }) in again.into_iter().enumerate() {
            let Happened::Action { seat, action, .. } = what else { continue };
            let mut chance = self.chance.of_entry(*seq, || counted() + place);
            let played = state.play(&self.config, *seat, action, &mut chance, &mut log);
            played.map_err(|illegal| NotUndone::Refused { seq: *seq, refusal: format!("{illegal:?}") })?;
        }
        self.state = state;
        self.waypoints.take_back(to);
        Ok(self.push(Happened::Undo { undo: to }, Traces::default(), Vec::new()))
    }

    /// Notes something that moves nothing in the game; gives the number of its entry, or `None` if the match was closed
    /// before.
    pub fn note(&mut self, note: Note) -> Option<u64> {
        if self.is_closed {
            return None;
        }
        self.is_closed = matches!(note, Note::End { .. });
        Some(self.push(Happened::Note(note), Traces::default(), Vec::new()))
    }

    fn push(&mut self, what: Happened<G::Action>, traces: Traces, drawn: Vec<Drawn>) -> u64 {
        let seq = self.next;
        self.entries.push(MatchEntry { entry: Entry { seq, what }, traces, drawn });
        self.waypoints.pass(seq, &self.state);
        self.next += 1;
        seq
    }

    /// Whether nothing more can happen: the game is over, or the match was closed.
    pub fn is_over(&self) -> bool {
        self.is_closed || self.state.ending().is_some()
    }

    /// How it ended; `None` while it goes on, and if it was closed before.
    pub fn result(&self) -> Option<GameResult> {
        let ending = self.state.ending()?.name().to_owned();
        Some(GameResult { ending, standings: self.state.score_now(&self.config) })
    }

    /// Where the match has come to, by the newest scheme.
    pub fn digest(&self) -> Digest {
        Digest::of(&self.state)
    }

    /// The same by the scheme and layout of a digest that was stored; `None` if it cannot be made any more.
    pub fn digest_like(&self, stored: Digest) -> Option<Digest> {
        match stored {
            Digest::Json(_) => Some(Digest::of_json(&self.state)),
            Digest::Values { layout, .. } => (layout == G::STATE_LAYOUT).then(|| self.digest()),
        }
    }
}

fn with_moments<G: Observed>(mut events: Vec<ToldIn<G>>) -> Vec<ToldIn<G>> {
    events.iter_mut().for_each(|told| told.moment = G::moment(&told.event));
    events
}
