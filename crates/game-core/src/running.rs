//! A game being played: its table, its state, and the entries that led there. Check, apply and audit happen on a
//! copy; only when all is well does the copy become the game.

use std::fmt;
use std::sync::Arc;

use crate::steps::{Step, Steps};
use crate::{Chance, Game, IllegalIn, Log, LogOf, Seat, Seed, SetupError, Told, Traces};

/// Where the chance of a running game comes from.
#[derive(Clone, Debug)]
pub enum ChanceSource {
    /// Entry n draws from stream n.
    Seed(Seed),
    /// Draws foretold one by one, for tests and taught games.
    Script(Chance),
}

/// A game in progress.
pub struct Running<G: Game> {
    config: Arc<G::Config>,
    state: G,
    chance: ChanceSource,
    /// The number of the next entry. The deal is entry 0.
    next: u64,
    steps: Steps<G::Action>,
    start: Start<G>,
}

/// Written by hand: deriving would ask for a cloneable table.
impl<G: Game> Clone for Running<G> {
    fn clone(&self) -> Self {
        Running {
            config: Arc::clone(&self.config),
            state: self.state.clone(),
            chance: self.chance.clone(),
            next: self.next,
            steps: self.steps.clone(),
            start: self.start.clone(),
        }
    }
}

/// Where the entries start from.
#[derive(Clone)]
enum Start<G> {
    Deal,
    Position(Box<G>),
}

/// What came of an accepted action.
#[derive(Clone, Debug)]
pub struct Acted<G: Game> {
    pub seq: u64,
    pub told: Vec<Told<G::Event, G::Rule>>,
    pub traces: Traces,
}

/// Why an action did not count.
#[derive(Clone, Debug)]
pub enum ActError<G: Game> {
    Illegal(IllegalIn<G>),
    /// The script foretold something else.
    Script(String),
    /// The game's own audit failed: a defect in the rules. Nothing has changed.
    Broken(String),
}

impl<G: Game> fmt::Display for ActError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ActError::Illegal(illegal) => write!(f, "{:?} ({:?})", illegal.why, illegal.rule),
            ActError::Script(fault) => f.write_str(fault),
            ActError::Broken(finding) => write!(f, "the audit failed: {finding}"),
        }
    }
}

/// What was told at the deal.
pub type Dealt<G> = Vec<Told<<G as Game>::Event, <G as Game>::Rule>>;

impl<G: Game> Running<G> {
    /// Sets up and deals.
    pub fn start(
        setup: &G::Setup,
        players: u8,
        chance: ChanceSource,
    ) -> Result<(Running<G>, Dealt<G>), SetupError> {
        let config = Arc::new(G::config(setup, players)?);
        let mut chance = chance;
        let mut log = Log::on();
        let state =
            deal::<G>(&config, &mut chance, &mut log).map_err(|fault| SetupError::new("chance", fault))?;
        let running = Running { config, state, chance, next: 1, steps: Steps::default(), start: Start::Deal };
        Ok((running, log.take()))
    }

    /// Sets up and goes on from a position, which must pass the game's audit.
    pub fn from_position(
        setup: &G::Setup,
        players: u8,
        state: G,
        chance: ChanceSource,
    ) -> Result<Running<G>, SetupError> {
        let config = Arc::new(G::config(setup, players)?);
        state.audit(&config).map_err(|finding| SetupError::new("position", finding))?;
        let start = Start::Position(Box::new(state.clone()));
        Ok(Running { config, state, chance, next: 1, steps: Steps::default(), start })
    }

    /// The seed of the game, if its chance comes from one.
    pub fn seed(&self) -> Option<&Seed> {
        match &self.chance {
            ChanceSource::Seed(seed) => Some(seed),
            ChanceSource::Script(_) => None,
        }
    }

    pub fn config(&self) -> &G::Config {
        &self.config
    }

    pub fn state(&self) -> &G {
        &self.state
    }

    pub fn steps(&self) -> &Steps<G::Action> {
        &self.steps
    }

    /// The number the next entry will have.
    pub fn next_seq(&self) -> u64 {
        self.next
    }

    /// Numbers are used up also by entries that do not move the game.
    pub fn skip_to(&mut self, seq: u64) {
        self.next = self.next.max(seq);
    }

    pub fn act(&mut self, seat: Seat, action: &G::Action) -> Result<Acted<G>, ActError<G>> {
        let (state, chance, acted) = self.try_out(seat, action)?;
        self.state = state;
        self.chance = chance;
        self.steps.push(Step { seq: self.next, seat, action: action.clone() });
        self.next += 1;
        Ok(acted)
    }

    /// What would come of an action, on a copy.
    fn try_out(&self, seat: Seat, action: &G::Action) -> Result<(G, ChanceSource, Acted<G>), ActError<G>> {
        let mut state = self.state.clone();
        let mut source = self.chance.clone();
        let mut log = Log::on();
        let mut play = |chance: &mut Chance| state.play(&self.config, seat, action, chance, &mut log);
        let traces = match &mut source {
            ChanceSource::Seed(seed) => play(&mut Chance::of_entry(seed, self.next)),
            ChanceSource::Script(script) => {
                script.forget_drawing();
                play(script)
            }
        };
        let traces = traces.map_err(ActError::Illegal)?;
        if let ChanceSource::Script(script) = &source
            && let Some(fault) = script.fault()
        {
            return Err(ActError::Script(fault.to_owned()));
        }
        state.audit(&self.config).map_err(ActError::Broken)?;
        Ok((state, source, Acted { seq: self.next, told: log.take(), traces }))
    }

    /// Takes back every action from entry `to` on. The numbers stay used, so no chance is ever repeated.
    ///
    /// # Errors
    /// If chance is scripted (a script cannot be rewound), or the rules no longer accept the entries.
    pub fn undo(&mut self, to: u64) -> Result<(), String> {
        let ChanceSource::Seed(seed) = self.chance else {
            return Err("a game with scripted chance cannot be taken back".to_owned());
        };
        let kept: Steps<_> = self.steps.iter().take_while(|step| step.seq < to).cloned().collect();
        let mut log = Log::off();
        let mut state = match &self.start {
            Start::Deal => deal::<G>(&self.config, &mut self.chance, &mut log)?,
            Start::Position(state) => (**state).clone(),
        };
        for step in kept.iter() {
            let mut chance = Chance::of_entry(&seed, step.seq);
            state
                .play(&self.config, step.seat, &step.action, &mut chance, &mut log)
                .map_err(|illegal| format!("entry {} is refused: {illegal:?}", step.seq))?;
        }
        self.state = state;
        self.steps = kept;
        self.next += 1;
        Ok(())
    }
}

fn deal<G: Game>(config: &G::Config, chance: &mut ChanceSource, log: &mut LogOf<G>) -> Result<G, String> {
    match chance {
        ChanceSource::Seed(seed) => Ok(G::start(config, &mut Chance::of_entry(seed, 0), log)),
        ChanceSource::Script(script) => {
            let state = G::start(config, script, log);
            match script.fault() {
                Some(fault) => Err(fault.to_owned()),
                None => Ok(state),
            }
        }
    }
}
