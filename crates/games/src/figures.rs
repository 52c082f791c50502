//! Figures that follow from what any game tells of its money: scores, inequality, quantity and velocity of money, inflation.
//! The lab measures them in every game, the debrief shows them for one.

use std::collections::VecDeque;

use game_core::{Flow, Gauge, Holder, Holdings, Observed, Reading, Seat, Standings, Ware};

/// The computed figures of a game, beside its own gauges. Prices and leverage are gauges of the games that have them.
pub fn computed<G: Observed>() -> Vec<Gauge> {
    let mut gauges = vec![Gauge::of_seats("score", "points"), Gauge::of_table("gini", "Gini coefficient")];
    if !G::MONEY.is_empty() {
        gauges.extend([Gauge::of_table("money", "money"), Gauge::of_table("velocity", "times")]);
    }
    if G::GAUGES.iter().any(|gauge| gauge.name == PRICES) {
        gauges.push(Gauge::of_table("inflation", "share"));
    }
    // A game may have a gauge of the same name; then its own is the better one.
    gauges.retain(|gauge| G::GAUGES.iter().all(|own| own.name != gauge.name));
    gauges
}

/// The gauge whose change is inflation.
pub const PRICES: &str = "price_level";

/// How unequal worth is: 0 if all have the same, near 1 if one has everything. Worth below nothing counts as nothing;
/// `None` where nobody has anything.
pub fn gini(worths: impl Iterator<Item = i64>) -> Option<f64> {
    let mut worths: Vec<f64> = worths.map(|worth| worth.max(0) as f64).collect();
    worths.sort_unstable_by(f64::total_cmp);
    let (count, sum) = (worths.len() as f64, worths.iter().sum::<f64>());
    let ranked: f64 = worths.iter().zip(1..).map(|(worth, rank)| worth * f64::from(rank)).sum();
    (sum > 0.0).then(|| 2.0 * ranked / (count * sum) - (count + 1.0) / count)
}

/// The money in the hands of the public and of the seats: what nobody has yet issued or has in reserve is none.
pub fn circulating(holdings: &Holdings, money: &[&str]) -> f64 {
    let counts = |(holder, ware, amount): &(Holder, Ware, i64)| {
        money.contains(&ware.what) && *amount > 0 && (holder.seat.is_some() || ware.issuer.is_some())
    };
    holdings.iter().filter(counts).map(|(_, _, amount)| amount as f64).sum()
}

/// What seats paid with money in these flows. Credit that comes home to its issuer is a debt cancelled, not a payment.
pub fn payments<'a>(flows: impl Iterator<Item = &'a Flow>, money: &[&str]) -> f64 {
    let is_payment = |flow: &&Flow| {
        let comes_home = flow.what.issuer.is_some() && flow.what.issuer == flow.to.seat;
        money.contains(&flow.what.what) && flow.from.seat.is_some() && !comes_home
    };
    flows.filter(is_payment).map(|flow| f64::from(flow.amount)).sum()
}

/// Payments over the money there was on average.
pub fn velocity(payments: f64, money: &[f64]) -> Option<f64> {
    let mean = money.iter().sum::<f64>() / money.len() as f64;
    (mean > 0.0).then(|| payments / mean)
}

/// The relative change of a figure.
pub fn change(before: f64, now: f64) -> Option<f64> {
    (before > 0.0).then(|| (now - before) / before)
}

/// Follows one game and reads its computed figures when a turn is over.
pub struct Economy {
    /// How many turns make a round of the table.
    round: usize,
    paid: f64,
    /// Of the last turns, at most as many as make a round: payments and money.
    turns: VecDeque<(f64, f64)>,
    /// Price levels, one more of them.
    prices: VecDeque<f64>,
}

impl Economy {
    pub fn new(turns_per_round: u32) -> Economy {
        let round = turns_per_round.max(1) as usize;
        Economy { round, paid: 0.0, turns: VecDeque::new(), prices: VecDeque::new() }
    }

    /// What an action of the turn moved.
    pub fn pay(&mut self, flows: &[Flow], money: &[&str]) {
        self.paid += payments(flows.iter(), money);
    }

    /// Adds the computed figures to the game's own readings at the end of a turn.
    pub fn end_turn(
        &mut self,
        standings: &Standings,
        holdings: &Holdings,
        money: &[&str],
        readings: &mut Vec<Reading>,
    ) {
        let price = readings.iter().find(|reading| reading.gauge == PRICES).map(|reading| reading.value);
        let mut read = |gauge: &'static str, seat: Option<Seat>, value: Option<f64>| {
            readings.extend(value.map(|value| Reading { gauge, seat, value }));
        };
        for (seat, score) in standings.scores.iter() {
            read("score", Some(seat), Some(*score as f64));
        }
        read("gini", None, gini(standings.scores.values().copied()));
        let circulating = circulating(holdings, money);
        if !money.is_empty() {
            read("money", None, Some(circulating));
        }
        push(&mut self.turns, (std::mem::take(&mut self.paid), circulating), self.round);
        if !money.is_empty() && self.turns.len() == self.round {
            let (paid, held): (Vec<f64>, Vec<f64>) = self.turns.iter().copied().unzip();
            read("velocity", None, velocity(paid.iter().sum(), &held));
        }
        if let Some(price) = price {
            push(&mut self.prices, price, self.round + 1);
            let before = self.prices.front().filter(|_| self.prices.len() > self.round);
            read("inflation", None, before.and_then(|before| change(*before, price)));
        }
    }
}

fn push<T>(last: &mut VecDeque<T>, value: T, most: usize) {
    last.push_back(value);
    if last.len() > most {
        last.pop_front();
    }
}
