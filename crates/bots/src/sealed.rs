//! Answers that several seats give at once and hidden from each other, weighed by regret matching.
//!
//! A search that always takes what looked best comes to answer the same thing every time, and whoever knows it can
//! answer that. Here each seat plays every answer in proportion to how much it regrets not having played it; what
//! all of that comes to on average approaches a strategy that cannot be exploited. A stage keeps the answers of all
//! its seats side by side, so that nobody's answer in the tree depends on what another has in the fist.
//!
//! Regrets never fall below zero and later visits count more in the average ("regret matching plus"), which was
//! measured to need the fewest visits.

use game_core::{BySeat, Chance, Seat};

/// How much is played at random, so that no answer is forgotten.
const FLOOR: f32 = 0.2;
/// Answers with less than this part of the largest share are what is left of trying out, and are not played.
const LEAST_SHARE: f32 = 0.1;

/// One place in the tree where several seats answer at once.
pub struct Stage<A> {
    arms: Vec<Arm<A>>,
    visits: u32,
}

/// One answer of one seat.
struct Arm<A> {
    seat: Seat,
    action: A,
    visits: u32,
    total: f32,
    /// What the seat would have gained by always answering this; never below 0.
    regret: f32,
    /// How much it was played, later visits counting more. What is played at random counts too, since the others'
    /// answers have come to fit it.
    played: f32,
}

impl<A> Arm<A> {
    fn mean(&self) -> f32 {
        self.total / self.visits.max(1) as f32
    }
}

/// What a seat answered in one iteration, to be learnt from when it is known what came of it.
pub struct Pick {
    seat: Seat,
    arm: usize,
    /// The strategy it was drawn from; empty where something was tried for the first time.
    strategy: Vec<Share>,
}

struct Share {
    arm: usize,
    /// By regret alone.
    matched: f32,
    /// With what is played at random.
    drawn: f32,
}

/// What a stage came to for one answer.
pub struct Verdict<'a, A> {
    pub action: &'a A,
    pub visits: u32,
    pub value: f32,
    /// How often it should be played, 0 to 1.
    pub share: f32,
}

impl<A: Clone + PartialEq> Stage<A> {
    pub fn new() -> Stage<A> {
        Stage { arms: Vec::new(), visits: 0 }
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
    pub fn try_out(&mut self, seat: Seat, action: A) -> (Pick, A) {
        let arm = self.add(seat, action.clone());
        (Pick { seat, arm, strategy: Vec::new() }, action)
    }

    /// Draws one of the seat's answers that are legal now: first what was never tried. `None` if there is none.
    pub fn draw(&self, seat: Seat, is_legal: impl Fn(&A) -> bool, chance: &mut Chance) -> Option<(Pick, A)> {
        let arms = self.arms.iter().enumerate();
        let mut strategy: Vec<Share> = arms
            .filter(|(_, arm)| arm.seat == seat && is_legal(&arm.action))
            .map(|(arm, _)| Share { arm, matched: 0.0, drawn: 0.0 })
            .collect();
        if let Some(untried) = strategy.iter().find(|share| self.arms[share.arm].visits == 0) {
            let arm = untried.arm;
            return Some((Pick { seat, arm, strategy: Vec::new() }, self.arms[arm].action.clone()));
        }
        let even = 1.0 / strategy.len() as f32;
        let regrets: f32 = strategy.iter().map(|share| self.arms[share.arm].regret).sum();
        for share in &mut strategy {
            share.matched = if regrets > 0.0 { self.arms[share.arm].regret / regrets } else { even };
            share.drawn = FLOOR * even + (1.0 - FLOOR) * share.matched;
        }
        let drawn = draw(strategy.iter().map(|share| share.drawn), chance)?;
        let arm = strategy[drawn].arm;
        Some((Pick { seat, arm, strategy }, self.arms[arm].action.clone()))
    }

    /// Regrets are reckoned from means, mended where something was played: that has much less noise than counting
    /// only what was played, and is as true on average.
    pub fn learn(&mut self, picks: &[Pick], utilities: &BySeat<f32>) {
        self.visits += 1;
        for pick in picks {
            let utility = utilities[pick.seat];
            let worth = |share: &Share| {
                let mean = self.arms[share.arm].mean();
                mean + if share.arm == pick.arm { (utility - mean) / share.drawn } else { 0.0 }
            };
            let worths: Vec<f32> = pick.strategy.iter().map(worth).collect();
            let value: f32 =
                pick.strategy.iter().zip(&worths).map(|(share, worth)| share.matched * worth).sum();
            for (share, worth) in pick.strategy.iter().zip(&worths) {
                let arm = &mut self.arms[share.arm];
                arm.regret = (arm.regret + worth - value).max(0.0);
                arm.played += share.drawn * self.visits as f32;
            }
            let arm = &mut self.arms[pick.arm];
            arm.visits += 1;
            arm.total += utility;
        }
    }

    /// What a seat should play, and how often: its average strategy.
    pub fn verdicts(&self, seat: Seat) -> impl Iterator<Item = Verdict<'_, A>> {
        let played: f32 = self.arms.iter().filter(|arm| arm.seat == seat).map(|arm| arm.played).sum();
        self.arms.iter().filter(move |arm| arm.seat == seat).map(move |arm| Verdict {
            action: &arm.action,
            visits: arm.visits,
            value: arm.mean(),
            share: if played > 0.0 { arm.played / played } else { 0.0 },
        })
    }
}

/// Which of these shares is played; `None` if nothing has any.
pub fn draw_a_share(shares: impl Iterator<Item = f32> + Clone, chance: &mut Chance) -> Option<usize> {
    let largest = shares.clone().fold(0.0, f32::max);
    if largest <= 0.0 {
        return None;
    }
    draw(shares.map(|share| if share < largest * LEAST_SHARE { 0.0 } else { share }), chance)
}

/// One of these, each as likely as it weighs.
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
