//! A match of our search against another engine's. We keep the table and say what happens, a line of JSON each; where the
//! other engine is to act it is asked and answers with a line. Before each decision of ours it is also asked how long we may
//! think, and we search as many iterations as decisions of that number have made in that time so far.

use bots::{Budget, Guide, Master};
use cpu_time::ProcessTime;
use game_core::{Bot, BySeat, Chance, Choices, Game, Log, NoOptions, Seat, SeatSet, lossless, whole};
use serde_json::{Value, json};

use crate::trace::{events, key};
use crate::{Goofspiel, Leduc};

/// Leduc is played for chips, not for the pot: half chips of four players at most, from 0 to 1.
#[derive(Clone, Copy, Debug)]
pub struct Chips;

const MOST_HALF_CHIPS: f32 = 26.0;

impl Guide<Leduc> for Chips {
    fn evaluate(&self, config: &<Leduc as Game>::Config, state: &Leduc) -> BySeat<f32> {
        let scores = state.score_now(config).scores;
        BySeat::from_fn(scores.players(), |seat| 0.5 + scores[seat] as f32 / (2.0 * MOST_HALF_CHIPS))
    }
}

/// Bids of goofspiel are made at once and hidden, so they are mixed.
#[derive(Clone, Copy, Debug)]
pub struct Hidden;

impl Guide<Goofspiel> for Hidden {
    fn sealed(&self, config: &<Goofspiel as Game>::Config, state: &Goofspiel) -> SeatSet {
        state.awaited(config).seats
    }
}

/// Where the other engine's actions come from, and what it is told.
pub trait Line {
    fn tell(&mut self, line: &Value) -> Result<(), String>;
    fn ask(&mut self, line: &Value) -> Result<Value, String>;
}

/// What our side took.
#[derive(Default)]
struct Spent {
    seconds: f64,
    decisions: u64,
    /// By the number of the decision in its game: worlds take longer to sample the more has been seen.
    paces: Vec<Pace>,
}

/// Iterations of all decisions of one number, and what they took.
#[derive(Clone, Copy, Default)]
struct Pace {
    iterations: f64,
    seconds: f64,
}

impl Spent {
    /// As many iterations as fit into this time, going by earlier games, else by the decision before; `guess` if nothing is known.
    fn iterations_within(&self, seconds: f64, decision: usize, guess: u32) -> u32 {
        let known = |pace: &&Pace| pace.seconds > 0.0;
        let pace = self.paces.get(decision).filter(known).or_else(|| self.paces.iter().rev().find(known));
        let fit = pace.map_or(guess, |pace| whole(pace.iterations / pace.seconds * seconds));
        fit.max(1)
    }

    fn note(&mut self, decision: usize, iterations: u32, seconds: f64) {
        self.seconds += seconds;
        self.decisions += 1;
        if self.paces.len() <= decision {
            self.paces.resize(decision + 1, Pace::default());
        }
        let pace = &mut self.paces[decision];
        pace.iterations += f64::from(iterations);
        pace.seconds += seconds;
    }
}

/// Plays so many games, one of ours at each seat in turn on the same deal, and tells at the end what our thinking took.
pub fn meet<G, M>(guide: M, table: Table, line: &mut impl Line) -> Result<(), String>
where
    G: Game<Setup = NoOptions>,
    M: Guide<G> + Clone + 'static,
{
    let master =
        Master { exploration: table.exploration, ..Master::new(guide, Budget::Iterations(table.guess)) };
    let config = G::config(&NoOptions {}, table.players).map_err(|error| error.to_string())?;
    let mut spent = Spent::default();
    for game in 0..table.games {
        let players = u64::from(table.players);
        let ours = Seat::at(lossless::<_, usize>(game % players));
        line.tell(&json!({ "game": game, "ours": ours }))?;
        let deal = table.seed + game / players;
        let scores = play::<G, M>(&master, &config, ours, (deal, game), line, &mut spent)?;
        line.tell(&json!({ "scores": scores }))?;
    }
    let iterations: f64 = spent.paces.iter().map(|pace| pace.iterations).sum();
    let (seconds, decisions) = (spent.seconds, spent.decisions);
    line.tell(&json!({ "cpu_seconds": seconds, "decisions": decisions, "iterations": iterations }))
}

/// Who meets how often, and how long we think.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub players: u8,
    pub games: u64,
    /// Iterations of the very first decision, whose pace nobody knows.
    pub guess: u32,
    pub exploration: f32,
    pub seed: u64,
}

fn play<G, M>(
    master: &Master<M>,
    config: &G::Config,
    ours: Seat,
    (deal, game): (u64, u64),
    line: &mut impl Line,
    spent: &mut Spent,
) -> Result<BySeat<i64>, String>
where
    G: Game<Setup = NoOptions>,
    M: Guide<G> + Clone + 'static,
{
    let (mut log, mut choices, mut thought) = (Log::on(), Choices::default(), Chance::fast(game));
    let (mut entry, mut decision) = (0, 0);
    let Budget::Iterations(guess) = master.budget else { return Err("a match counts iterations".to_owned()) };
    let mut state = G::start(config, &mut Chance::of_entry(&key(deal), entry), &mut log);
    loop {
        for event in events::<G>(&mut log) {
            line.tell(&event)?;
        }
        let Some(seat) = state.awaited(config).first else { return Ok(state.score_now(config).scores) };
        choices.clear();
        state.choices(config, seat, &mut choices);
        let action: G::Action = if seat == ours {
            let view = state.view(config, Some(seat));
            let is_forced = choices.forms.is_empty() && choices.exact.len() == 1;
            let action = if is_forced {
                choices.exact[0].clone()
            } else {
                let allowed = line.ask(&json!({ "think": decision }))?;
                let seconds = allowed.as_f64().ok_or("how long we may think is no number")?;
                let iterations = spent.iterations_within(seconds, decision, guess);
                let thinker = Master { budget: Budget::Iterations(iterations), ..master.clone() };
                let start = ProcessTime::now();
                let action = thinker.choose(config, &view, &mut choices, &mut thought);
                spent.note(decision, iterations, start.elapsed().as_secs_f64());
                action
            };
            decision += 1;
            line.tell(&json!({ "seat": seat, "action": action }))?;
            action
        } else {
            let answer = line.ask(&json!({ "ask": seat, "choices": choices.exact }))?;
            serde_json::from_value(answer).map_err(|error| error.to_string())?
        };
        if !choices.contain(&action) {
            return Err(format!("{action:?} is not to be had at seat {seat:?}"));
        }
        entry += 1;
        state.apply(config, seat, &action, &mut Chance::of_entry(&key(deal), entry), &mut log);
    }
}
