//! Decisions that several seats take simultaneously and hidden from each other, solved by regret matching.
//!
//! A search that always takes the best-looking answer becomes predictable, and a predictable answer can be countered.
//! Here each seat plays every answer in proportion to its regret for not having played it; the average over all
//! iterations approaches a strategy that cannot be exploited. A [`SealedDecision`] keeps the answers of all its seats
//! in one node, so that no answer in the tree depends on the hidden answer of another seat.
//!
//! Regrets never fall below zero and later visits weigh more in the average ("regret matching plus"); measured, this
//! variant needs the fewest visits.

use game_core::{BySeat, Chance, Seat};

/// The share of uniformly random play, so that every answer keeps being tried.
const EXPLORATION: f32 = 0.2;
/// Answers below this part of the largest share are left-over exploration and are not played.
const MIN_SHARE: f32 = 0.1;

/// A node of the tree at which several seats decide simultaneously.
pub struct SealedDecision<A> {
    arms: Vec<Arm<A>>,
    visits: u32,
}

/// One answer of one seat.
struct Arm<A> {
    seat: Seat,
    action: A,
    visits: u32,
    total: f32,
    /// What the seat would have gained by always giving this answer; never below 0.
    regret: f32,
    /// How much it was played, later visits weighing more. Random play counts too, because the answers of the others
    /// have adapted to it.
    played: f32,
}

impl<A> Arm<A> {
    fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// The answer of a seat in one iteration, kept until the utilities are known.
pub struct SampledAnswer {
    seat: Seat,
    arm: usize,
    /// The strategy it was drawn from; empty if the answer was tried for the first time.
    strategy: Vec<Weight>,
}

struct Weight {
    arm: usize,
    /// The probability by regret matching alone.
    matched: f32,
    /// The probability with random play mixed in.
    drawn: f32,
}

/// The result of a decision for one answer.
pub struct AnswerEstimate<'a, A> {
    pub action: &'a A,
    pub visits: u32,
    pub value: f32,
    /// The probability with which to play it.
    pub share: f32,
}

impl<A: Clone + PartialEq> SealedDecision<A> {
    pub fn new() -> SealedDecision<A> {
        SealedDecision { arms: Vec::new(), visits: 0 }
    }

    pub fn visits(&self) -> u32 {
        self.visits
    }

    pub fn answers_of(&self, seat: Seat) -> usize {
        self.arms.iter().filter(|arm| arm.seat == seat).count()
    }

    pub fn has(&self, seat: Seat, action: &A) -> bool {
        self.arms.iter().any(|arm| arm.seat == seat && arm.action == *action)
    }

    pub fn add(&mut self, seat: Seat, action: A) -> usize {
        self.arms.push(Arm { seat, action, visits: 0, total: 0.0, regret: 0.0, played: 0.0 });
        self.arms.len() - 1
    }

    /// Adds an answer and plays it.
    pub fn try_out(&mut self, seat: Seat, action: A) -> (SampledAnswer, A) {
        let arm = self.add(seat, action.clone());
        (SampledAnswer { seat, arm, strategy: Vec::new() }, action)
    }

    /// An answer of the seat that was added but never played.
    pub fn unplayed(&self, seat: Seat, is_legal: impl Fn(&A) -> bool) -> Option<(SampledAnswer, A)> {
        let mut arms = self.arms.iter().enumerate();
        let (arm, found) =
            arms.find(|(_, arm)| arm.seat == seat && arm.visits == 0 && is_legal(&arm.action))?;
        Some((SampledAnswer { seat, arm, strategy: Vec::new() }, found.action.clone()))
    }

    /// Draws one of the seat's answers that are legal now. `None` if there is none.
    pub fn draw(
        &self,
        seat: Seat,
        is_legal: impl Fn(&A) -> bool,
        chance: &mut Chance,
    ) -> Option<(SampledAnswer, A)> {
        let arms = self.arms.iter().enumerate();
        let mut strategy: Vec<Weight> = arms
            .filter(|(_, arm)| arm.seat == seat && is_legal(&arm.action))
            .map(|(arm, _)| Weight { arm, matched: 0.0, drawn: 0.0 })
            .collect();
        let even = 1.0 / strategy.len() as f32;
        let regrets: f32 = strategy.iter().map(|share| self.arms[share.arm].regret).sum();
        for share in &mut strategy {
            share.matched = if regrets > 0.0 { self.arms[share.arm].regret / regrets } else { even };
            share.drawn = EXPLORATION * even + (1.0 - EXPLORATION) * share.matched;
        }
        let drawn = draw(strategy.iter().map(|share| share.drawn), chance)?;
        let arm = strategy[drawn].arm;
        Some((SampledAnswer { seat, arm, strategy }, self.arms[arm].action.clone()))
    }

    /// Regrets are computed from the mean of each answer, corrected for the answer that was played. This has much
    /// less noise than counting only the played answer, and the same expectation.
    pub fn learn(&mut self, samples: &[SampledAnswer], utilities: &BySeat<f32>) {
        self.visits += 1;
        for sample in samples {
            let utility = utilities[sample.seat];
            let worth = |share: &Weight| {
                let mean = self.arms[share.arm].mean();
                mean + if share.arm == sample.arm { (utility - mean) / share.drawn } else { 0.0 }
            };
            let worths: Vec<f32> = sample.strategy.iter().map(worth).collect();
            let value: f32 =
                sample.strategy.iter().zip(&worths).map(|(share, worth)| share.matched * worth).sum();
            for (share, worth) in sample.strategy.iter().zip(&worths) {
                let arm = &mut self.arms[share.arm];
                arm.regret = (arm.regret + worth - value).max(0.0);
                arm.played += share.drawn * self.visits as f32;
            }
            let arm = &mut self.arms[sample.arm];
            arm.visits += 1;
            arm.total += utility;
        }
    }

    /// The average strategy of a seat.
    pub fn estimates_of(&self, seat: Seat) -> impl Iterator<Item = AnswerEstimate<'_, A>> {
        let played: f32 = self.arms.iter().filter(|arm| arm.seat == seat).map(|arm| arm.played).sum();
        self.arms.iter().filter(move |arm| arm.seat == seat).map(move |arm| AnswerEstimate {
            action: &arm.action,
            visits: arm.visits,
            value: arm.mean(),
            share: if played > 0.0 { arm.played / played } else { 0.0 },
        })
    }
}

/// Draws an index by these shares; `None` if all are 0.
pub fn draw_weighted(shares: impl Iterator<Item = f32> + Clone, chance: &mut Chance) -> Option<usize> {
    let largest = shares.clone().fold(0.0, f32::max);
    if largest <= 0.0 {
        return None;
    }
    draw(shares.map(|share| if share < largest * MIN_SHARE { 0.0 } else { share }), chance)
}

/// Draws an index with probability in proportion to its weight.
fn draw(weights: impl Iterator<Item = f32> + Clone, chance: &mut Chance) -> Option<usize> {
    const FINE: u32 = 1 << 24;
    let all: f32 = weights.clone().sum();
    let mut left = all * (chance.pick("sealed", FINE) as f32 / FINE as f32);
    let mut last = None;
    for (index, weight) in weights.enumerate() {
        if weight <= 0.0 {
            continue;
        }
        last = Some(index);
        if left < weight {
            break;
        }
        left -= weight;
    }
    last
}
