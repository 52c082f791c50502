//! A match of our search against another engine's. We keep the table and say what happens, a line of JSON each; where the
//! other engine is to act it is asked and answers with a line.

use bots::{Budget, Guide, Master};
use cpu_time::ProcessTime;
use game_core::{Bot, BySeat, Chance, Choices, Game, Log, NoOptions, Seat, SeatSet, lossless};
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
}

/// Plays so many games, one of ours at each seat in turn on the same deal, and tells at the end what our thinking took.
pub fn meet<G, M>(guide: M, table: Table, line: &mut impl Line) -> Result<(), String>
where
    G: Game<Setup = NoOptions>,
    M: Guide<G> + Clone + 'static,
{
    let master =
        Master { exploration: table.exploration, ..Master::new(guide, Budget::Iterations(table.iterations)) };
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
    line.tell(&json!({ "cpu_seconds": spent.seconds, "decisions": spent.decisions }))
}

/// Who meets how often, and how long we think.
#[derive(Clone, Copy, Debug)]
pub struct Table {
    pub players: u8,
    pub games: u64,
    pub iterations: u32,
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
    let mut entry = 0;
    let mut state = G::start(config, &mut Chance::of_entry(&key(deal), entry), &mut log);
    loop {
        for event in events::<G>(&mut log) {
            line.tell(&event)?;
        }
        let Some(seat) = state.awaited(config).first else { return Ok(state.score_now(config).scores) };
        choices.clear();
        state.choices(config, seat, &mut choices);
        let action: G::Action = if seat == ours {
            let start = ProcessTime::now();
            let action = master.choose(config, &state.view(config, Some(seat)), &mut choices, &mut thought);
            spent.seconds += start.elapsed().as_secs_f64();
            spent.decisions += 1;
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
