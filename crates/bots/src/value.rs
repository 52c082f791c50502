//! A value learned from play: a small network that says from a few figures of each seat what share of the win it may
//! expect. The figures are what the searching seat knows of a position; a game says what they are ([`Describe`]), keeps the
//! weights as a text and makes them again with the crate `learn`.
//!
//! The network has one hidden layer and direct weights past it, the same for every seat; a softmax over the seats makes
//! shares of its results. The first figure is the logarithm of the share by hand, so a network that has learned nothing
//! ([`Network::new`]) repeats the evaluation by hand, and training looks for what that overlooks.

use std::fmt::Write;

use game_core::{BySeat, Chance, Choices, Game, Seat, SeatSet};

use crate::guide::Guide;

/// A guide that can describe a position in figures.
pub trait Describe<G: Game>: Guide<G> {
    /// What the figures of a seat are, in one word each. The first one is the logarithm of the seat's share by hand.
    const FIGURES: &'static [&'static str];

    /// Adds the figures of each seat in turn, as `viewer` knows the position: two states that it cannot tell apart give the
    /// same figures. Figures should be about as large as 1.
    fn describe(&self, config: &G::Config, state: &G, viewer: Seat, figures: &mut Vec<f32>);
}

/// The weights, and what they are of.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    figures: usize,
    hidden: usize,
    /// For each figure its direct weight and those to the hidden nodes; then the biases of these, then their weights.
    weights: Vec<f32>,
}

impl Network {
    /// Repeats the first figure. The weights to the hidden nodes are random, so that these differ once they learn.
    pub fn new(figures: usize, hidden: usize, chance: &mut Chance) -> Network {
        let mut weights = vec![0.0; figures * (hidden + 1) + 2 * hidden];
        let reach = (3.0 / figures as f32).sqrt();
        for row in weights[..figures * (hidden + 1)].chunks_mut(hidden + 1) {
            for weight in &mut row[1..] {
                *weight = reach * (chance.pick("weight", 2001) as f32 / 1000.0 - 1.0);
            }
        }
        weights[0] = 1.0;
        Network { figures, hidden, weights }
    }

    pub fn figures(&self) -> usize {
        self.figures
    }

    pub fn hidden(&self) -> usize {
        self.hidden
    }

    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// How one seat stands before it is compared with the others; what the hidden nodes receive is left in `nodes`.
    pub fn standing(&self, figures: &[f32], nodes: &mut Vec<f32>) -> f32 {
        let (rows, tail) = self.weights.split_at(self.figures * (self.hidden + 1));
        let (biases, outs) = tail.split_at(self.hidden);
        nodes.clear();
        nodes.extend_from_slice(biases);
        let mut standing = 0.0;
        for (figure, row) in figures.iter().zip(rows.chunks_exact(self.hidden + 1)) {
            if *figure == 0.0 {
                continue;
            }
            standing += figure * row[0];
            for (node, weight) in nodes.iter_mut().zip(&row[1..]) {
                *node += figure * weight;
            }
        }
        standing + nodes.iter().zip(outs).map(|(node, out)| node.max(0.0) * out).sum::<f32>()
    }

    /// The share of the win each seat may expect, from the figures of all of them.
    pub fn shares(&self, figures: &[f32]) -> BySeat<f32> {
        let mut nodes = Vec::with_capacity(self.hidden);
        let players = game_core::lossless(figures.len() / self.figures);
        let standings = BySeat::from_fn(players, |seat| {
            let start = seat.number() * self.figures;
            self.standing(&figures[start..start + self.figures], &mut nodes)
        });
        softmax(&standings)
    }

    /// Reads what [`Network::write`] has written.
    ///
    /// # Errors
    /// If it is not a network of these figures.
    pub fn read(text: &str, figures: &[&str]) -> Result<Network, String> {
        let mut lines = text.lines().filter(|line| !line.starts_with('#'));
        let mut row = |name: &str| -> Result<Vec<f32>, String> {
            let line = lines.next().ok_or_else(|| format!("{name} is missing"))?;
            let mut words = line.split_whitespace();
            let found = words.next();
            if found != Some(name) {
                return Err(format!("{found:?} stands where {name} should"));
            }
            words.map(|word| word.parse().map_err(|_| format!("{word} is no weight of {name}"))).collect()
        };
        let mut weights = Vec::new();
        let mut widths = Vec::new();
        for name in figures {
            let row = row(name)?;
            widths.push(row.len());
            weights.extend(row);
        }
        let hidden = widths.first().copied().unwrap_or(0).saturating_sub(1);
        for name in ["bias", "out"] {
            let row = row(name)?;
            widths.push(row.len() + 1);
            weights.extend(row);
        }
        if widths.iter().any(|width| *width != hidden + 1) || lines.next().is_some() {
            return Err("the rows are not those of one network".to_owned());
        }
        Ok(Network { figures: figures.len(), hidden, weights })
    }

    /// One line for each figure: its name, its direct weight, its weights to the hidden nodes.
    pub fn write(&self, figures: &[&str]) -> String {
        let mut text = String::new();
        let mut row = |name: &str, weights: &[f32]| {
            text.push_str(name);
            for weight in weights {
                // Four digits are more than training settles, and a change of one weight can be read.
                let _ = write!(text, " {weight:.4}");
            }
            text.push('\n');
        };
        let (rows, tail) = self.weights.split_at(self.figures * (self.hidden + 1));
        for (name, weights) in figures.iter().zip(rows.chunks_exact(self.hidden + 1)) {
            row(name, weights);
        }
        row("bias", &tail[..self.hidden]);
        row("out", &tail[self.hidden..]);
        text
    }
}

/// Shares of 1 in proportion to the exponentials.
pub fn softmax(standings: &BySeat<f32>) -> BySeat<f32> {
    let best = standings.values().copied().fold(f32::NEG_INFINITY, f32::max);
    let odds = BySeat::from_fn(standings.players(), |seat| (standings[seat] - best).exp());
    let sum: f32 = odds.values().sum();
    BySeat::from_fn(standings.players(), |seat| odds[seat] / sum)
}

/// What [`place_utilities`](crate::place_utilities) of all seats add up to where one of them has won.
pub fn all_utilities(players: u8) -> f32 {
    1.0 + 0.1 * f32::from(players.max(2) - 2)
}

/// A guide whose positions are valued by a network. The end of a game is still valued by the guide.
#[derive(Clone, Copy, Debug)]
pub struct Learned<M, N = fn() -> &'static Network> {
    pub guide: M,
    pub network: N,
    /// How many visits the value of a new action's position counts for, before anything is played from there.
    pub prior: u32,
}

impl<G, M, N> Guide<G> for Learned<M, N>
where
    G: Game,
    M: Describe<G>,
    N: Fn() -> &'static Network + Send + Sync,
{
    fn answer_form(
        &self,
        config: &G::Config,
        state: &G,
        seat: Seat,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        self.guide.answer_form(config, state, seat, choices, chance)
    }

    fn prune(&self, config: &G::Config, state: &G, seat: Seat, choices: &mut Choices<G>) {
        self.guide.prune(config, state, seat, choices);
    }

    fn advice(
        &self,
        config: &G::Config,
        state: &G,
        seat: Seat,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> Option<G::Action> {
        self.guide.advice(config, state, seat, choices, chance)
    }

    fn is_worth_a_search(&self, config: &G::Config, state: &G, seat: Seat) -> bool {
        self.guide.is_worth_a_search(config, state, seat)
    }

    fn sealed(&self, config: &G::Config, state: &G) -> SeatSet {
        self.guide.sealed(config, state)
    }

    fn expand_after(&self) -> u32 {
        self.guide.expand_after()
    }

    fn go_on(
        &self,
        config: &G::Config,
        state: &G,
        seat: Seat,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action {
        self.guide.go_on(config, state, seat, choices, chance)
    }

    fn horizon(&self) -> u32 {
        self.guide.horizon()
    }

    fn is_quiet(&self, config: &G::Config, state: &G) -> bool {
        self.guide.is_quiet(config, state)
    }

    fn evaluate(&self, config: &G::Config, state: &G) -> BySeat<f32> {
        self.guide.evaluate(config, state)
    }

    fn evaluate_seen_by(&self, config: &G::Config, state: &G, viewer: Seat) -> BySeat<f32> {
        if state.ending().is_some() {
            return self.guide.evaluate(config, state);
        }
        let mut figures = Vec::with_capacity(M::FIGURES.len() * usize::from(G::players(config)));
        self.guide.describe(config, state, viewer, &mut figures);
        let shares = (self.network)().shares(&figures);
        let all = all_utilities(shares.players());
        BySeat::from_fn(shares.players(), |seat| all * shares[seat])
    }

    fn prior(&self) -> u32 {
        self.prior
    }
}
