//! Training: Adam on the cross-entropy between the shares that a network expects and those that the games gave.

use bots::Network;
use bots::value::softmax;
use game_core::{BySeat, Chance, Seat, lossless};

use crate::games::Example;

const BATCH: usize = 64;
const FIRST_STEP: f32 = 2e-3;
const LAST_STEP: f32 = 1e-4;
/// Weights that do not help shrink.
const DECAY: f32 = 1e-5;

/// Losses on examples the training has not seen: before it, and after each epoch.
#[derive(Clone, Debug, PartialEq)]
pub struct Curve {
    pub before: f32,
    pub epochs: Vec<f32>,
}

impl Curve {
    pub fn least(&self) -> f32 {
        self.epochs.iter().copied().fold(self.before, f32::min)
    }
}

/// Trains for so many epochs and keeps the weights that were best on the examples held out.
pub fn train(
    network: &mut Network,
    examples: &[Example],
    held_out: &[Example],
    epochs: u32,
    chance: &mut Chance,
) -> Curve {
    let mut curve = Curve { before: loss(network, held_out), epochs: Vec::new() };
    let mut best = (curve.before, network.clone());
    let mut order: Vec<usize> = (0..examples.len()).collect();
    let mut adam = Adam::new(network.weights().len());
    for epoch in 0..epochs {
        for at in (1..order.len()).rev() {
            order.swap(at, chance.index("order", at + 1));
        }
        let done = epoch as f32 / (epochs.max(2) - 1) as f32;
        let step = FIRST_STEP * (LAST_STEP / FIRST_STEP).powf(done);
        for batch in order.chunks(BATCH) {
            let mut slope = Slope::of(network);
            for at in batch {
                slope.add(network, &examples[*at]);
            }
            adam.step(network.weights_mut(), &slope.sums, step, batch.len());
        }
        let loss = loss(network, held_out);
        curve.epochs.push(loss);
        if loss < best.0 {
            best = (loss, network.clone());
        }
    }
    *network = best.1;
    curve
}

/// The mean cross-entropy.
pub fn loss(network: &Network, examples: &[Example]) -> f32 {
    let of = |example: &Example| {
        let expected = network.shares(&example.figures);
        let terms = example.shares.iter().map(|(seat, share)| -share * expected[seat].max(1e-9).ln());
        f64::from(terms.sum::<f32>())
    };
    let sum: f64 = examples.iter().map(of).sum();
    #[expect(clippy::cast_possible_truncation, reason = "a mean near 1")]
    let mean = (sum / examples.len().max(1) as f64) as f32;
    mean
}

/// The sum of gradients over a batch.
struct Slope {
    sums: Vec<f32>,
    nodes: Vec<Vec<f32>>,
    back: Vec<f32>,
}

impl Slope {
    fn of(network: &Network) -> Slope {
        Slope {
            sums: vec![0.0; network.weights().len()],
            nodes: vec![Vec::new(); game_core::MAX_SEATS],
            back: vec![0.0; network.hidden()],
        }
    }

    fn add(&mut self, network: &Network, example: &Example) {
        let width = network.figures();
        let players = lossless(example.figures.len() / width);
        let figures = |seat: Seat| &example.figures[seat.number() * width..(seat.number() + 1) * width];
        let nodes = &mut self.nodes;
        let standings =
            BySeat::from_fn(players, |seat| network.standing(figures(seat), &mut nodes[seat.number()]));
        let expected = softmax(&standings);
        let hidden = network.hidden();
        let rows = width * (hidden + 1);
        let outs = &network.weights()[rows + hidden..];
        let (row_sums, tail) = self.sums.split_at_mut(rows);
        let (bias_sums, out_sums) = tail.split_at_mut(hidden);
        for (seat, share) in example.shares.iter() {
            let off = expected[seat] - share;
            let nodes = &self.nodes[seat.number()];
            for at in 0..hidden {
                out_sums[at] += off * nodes[at].max(0.0);
                self.back[at] = if nodes[at] > 0.0 { off * outs[at] } else { 0.0 };
                bias_sums[at] += self.back[at];
            }
            for (figure, sums) in figures(seat).iter().zip(row_sums.chunks_exact_mut(hidden + 1)) {
                if *figure == 0.0 {
                    continue;
                }
                sums[0] += off * figure;
                for (sum, back) in sums[1..].iter_mut().zip(&self.back) {
                    *sum += back * figure;
                }
            }
        }
    }
}

/// Adam, with decoupled decay.
struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new(weights: usize) -> Adam {
        Adam { means: vec![0.0; weights], squares: vec![0.0; weights], steps: 0 }
    }

    fn step(&mut self, weights: &mut [f32], sums: &[f32], step: f32, batch: usize) {
        const KEPT: f32 = 0.9;
        const SQUARES_KEPT: f32 = 0.999;
        self.steps += 1;
        let mean_seen = 1.0 - KEPT.powi(self.steps);
        let squares_seen = 1.0 - SQUARES_KEPT.powi(self.steps);
        for (at, weight) in weights.iter_mut().enumerate() {
            let slope = sums[at] / batch as f32;
            self.means[at] = KEPT * self.means[at] + (1.0 - KEPT) * slope;
            self.squares[at] = SQUARES_KEPT * self.squares[at] + (1.0 - SQUARES_KEPT) * slope * slope;
            let by = self.means[at] / mean_seen / ((self.squares[at] / squares_seen).sqrt() + 1e-8);
            *weight -= step * (by + DECAY * *weight);
        }
    }
}
