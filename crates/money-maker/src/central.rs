//! A player as the central bank, an option: its rate, what it has lent and what came back, and its score. The rules are in
//! `rules/central.rs`.
//!
//! Its money is credit of its seat like that of any bank. In the city it lies on the one block of its own, where nobody
//! calls it.

use game_core::{ScoreLine, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::books::{Good, Place};
use crate::config::Config;
use crate::state::State;

/// Where its money lies in the city.
pub(crate) const IN_THE_CITY: Place = Place::Block(0);

/// All that is kept of a played central bank; a table without one has none of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Central {
    pub seat: Seat,
    /// In percent: no loan of it costs less.
    pub rate: u32,
    /// All that it has lent so far.
    pub lent: u32,
    /// Instalments paid, and the worth of the security it has taken.
    pub came_back: u32,
    /// Banks that have come through a run without falling, a bank as often as it did.
    pub stood: u32,
    /// Banks that have fallen, a bank as often as it fell.
    pub falls: u32,
}

/// The lines of its score, in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CentralScore {
    pub stood: i64,
    pub falls: i64,
    pub loans: i64,
    pub prices: i64,
    pub total: i64,
}

/// The central bank as everyone sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CentralView {
    #[serde(flatten)]
    pub central: Central,
    /// Its money in the city and in vaults.
    pub in_city: u32,
    pub in_vaults: u32,
    /// What is still owed to it, up to the worth of the security.
    pub claims: u32,
    /// What a good costs more than at the start, both markets together.
    pub risen: i64,
    pub score: CentralScore,
}

impl Central {
    pub(crate) fn begin(config: &Config) -> Option<Box<Central>> {
        let setup = &config.setup;
        let rate = u32::from(setup.central_bank_penalty.min(setup.central_bank_highest_rate));
        let seat = config.central?;
        Some(Box::new(Central { seat, rate, lent: 0, came_back: 0, stood: 0, falls: 0 }))
    }
}

impl State {
    /// The seat of a played central bank.
    pub fn central_seat(&self) -> Option<Seat> {
        self.central.as_ref().map(|central| central.seat)
    }

    pub(crate) fn is_central(&self, seat: Seat) -> bool {
        self.central_seat() == Some(seat)
    }

    /// Everyone in the game but the central bank: banks and entrepreneurs.
    pub fn commerce(&self) -> SeatSet {
        let alive = self.alive();
        self.central_seat().map_or(alive, |seat| alive.without(seat))
    }

    /// What is still owed to it, up to the worth of the security.
    fn claims_of_central(&self, config: &Config, seat: Seat) -> u32 {
        let own = self.loans().iter().filter(|loan| loan.lender == seat);
        own.map(|loan| self.worth_of_loan(config, loan)).sum()
    }

    /// What a good costs more than at the start, both markets together.
    fn prices_risen(&self, config: &Config) -> i64 {
        let at_start = u32::from(config.setup.goods).min(config.slots);
        let price = |stock: u32| i64::from(config.buying_price(stock));
        Good::ALL.iter().map(|good| price(self.market(*good)) - price(at_start)).sum()
    }

    pub(crate) fn central_score(&self, config: &Config) -> Option<CentralScore> {
        let central = self.central.as_deref()?;
        let setup = &config.setup;
        let stood = i64::from(central.stood) * i64::from(setup.central_bank_stood);
        let falls = -i64::from(central.falls) * i64::from(setup.central_bank_fall);
        let claims = i64::from(self.claims_of_central(config, central.seat));
        let loans = i64::from(central.came_back) + claims - i64::from(central.lent);
        let prices = -self.prices_risen(config) * i64::from(setup.central_bank_prices);
        Some(CentralScore { stood, falls, loans, prices, total: stood + falls + loans + prices })
    }

    pub(crate) fn central_view(&self, config: &Config) -> Option<CentralView> {
        let central = **self.central.as_ref()?;
        Some(CentralView {
            central,
            in_city: self.on_board(central.seat),
            in_vaults: self.in_vaults(central.seat),
            claims: self.claims_of_central(config, central.seat),
            risen: self.prices_risen(config),
            score: self.central_score(config)?,
        })
    }
}

impl CentralScore {
    pub(crate) fn lines(&self, seat: Seat) -> [ScoreLine; 4] {
        let line = |label: &'static str, points| ScoreLine { seat, label: label.into(), points };
        [
            line("stood", self.stood),
            line("falls", self.falls),
            line("loans", self.loans),
            line("prices", self.prices),
        ]
    }
}
