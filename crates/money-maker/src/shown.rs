//! What a page shows and must not work out by itself: the city and its risks, companies with what they bring now,
//! goods by price, and where each bank stands in a run. All of it is public and follows from state and table.

use arrayvec::ArrayVec;
use game_core::{Seat, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::books::{Good, MAX_BLOCKS};
use crate::cards::{FACES, MAX_INVESTMENTS, RINGS, Yield};
use crate::config::Config;
use crate::phase::{Run, Stage};
use crate::state::State;

/// Prices a market can have at most.
pub const MAX_PRICES: usize = 12;

/// The rings of Amsterdam. The Beginner's Game has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CityView {
    /// The coin of each ring, ring I first: what it takes to rise there from the ring below.
    pub coins: [u32; RINGS],
    /// `hits[ring][face]` is the block of the ring that a face of the sector die hits.
    pub hits: [[u8; FACES]; RINGS],
    /// `risks[ring][block]`: in how many of a hundred bank runs like the next one the block is hit.
    pub risks: [[u8; MAX_BLOCKS]; RINGS],
}

/// A company that lies open or belongs to somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CompanyView {
    pub card: u8,
    pub guild: u8,
    pub needs: u8,
    pub of: Good,
    /// What it produces; a trading card turns either type into the other.
    pub product: Option<Good>,
    /// Goods it produces or trades.
    pub amount: u8,
    /// What its guild adds for its owner.
    pub bonus: u8,
    /// What it counts on a balance sheet now.
    pub worth: u32,
}

/// What became of a bank's called credit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RunStanding {
    /// Nothing of it is called.
    #[default]
    Safe,
    /// Has yet to pay.
    Due,
    Paid,
    /// Could not pay all and looks for help.
    Short,
    /// Has given up looking.
    Conceded,
    /// Was short to the end.
    Fell,
    /// A jubilee or bankruptcy has made it void.
    Void,
}

/// A bank in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
pub struct RunLine {
    /// Called, or about to be.
    pub due: u32,
    /// Paid of it, by itself or with help.
    pub paid: u32,
    pub short: u32,
    pub standing: RunStanding,
}

impl Config {
    pub(crate) fn city_view(&self, next_run: u8) -> CityView {
        let two_dice = self.two_dice_in_run(next_run);
        let risk = |ring: usize, block: usize| {
            let faces = self.deck.hits[ring].iter().filter(|hit| usize::from(**hit) == block).count();
            percent_hit(faces, two_dice)
        };
        CityView {
            coins: self.coins,
            hits: self.deck.hits,
            risks: std::array::from_fn(|ring| std::array::from_fn(|block| risk(ring, block))),
        }
    }

    /// How many of `stock` goods lie at each price, from 1 up: the dearest slots are filled first (R1).
    pub(crate) fn goods_by_price(&self, stock: u32) -> [u8; MAX_PRICES] {
        let slots = u32::from(self.setup.market_slots);
        let prices = u32::from(self.setup.market_prices);
        std::array::from_fn(|at| match prices.checked_sub(lossless::<_, u32>(at) + 1) {
            Some(dearer) => lossless(stock.saturating_sub(dearer * slots).min(slots)),
            None => 0,
        })
    }
}

/// Out of a hundred, rounded; two dice hit a block unless both miss it.
fn percent_hit(faces: usize, two_dice: bool) -> u8 {
    let (hits, of) = match two_dice {
        true => (FACES * FACES - (FACES - faces) * (FACES - faces), FACES * FACES),
        false => (faces, FACES),
    };
    lossless((200 * hits + of) / (2 * of))
}

impl State {
    pub(crate) fn companies_shown(&self, config: &Config) -> ArrayVec<CompanyView, MAX_INVESTMENTS> {
        let open = self.open.iter().map(|card| self.company_view(config, card, None));
        let owned = self.companies.iter().flat_map(|(seat, cards)| {
            cards.iter().map(move |card| self.company_view(config, card, Some(seat)))
        });
        open.chain(owned).collect()
    }

    fn company_view(&self, config: &Config, card: u8, owner: Option<Seat>) -> CompanyView {
        let company = config.company(card);
        let (product, amount) = match company.gives {
            Yield::Produces { amount, good } => (Some(good), amount),
            Yield::Trades { amount } => (None, amount),
        };
        CompanyView {
            card,
            guild: company.guild,
            needs: company.needs,
            of: company.of,
            product,
            amount,
            bonus: owner.map_or(0, |seat| lossless(self.guild_bonus(config, seat, card))),
            worth: u32::from(company.needs) * config.buying_price(self.market(company.of)),
        }
    }

    pub(crate) fn run_line(&self, config: &Config, run: &Run, bank: Seat) -> RunLine {
        let called = self.called(bank);
        if let Stage::Window { .. } = run.stage {
            let hit = self.blocks_called(config, run, bank);
            let blocks = (0..self.blocks(bank)).filter(|block| hit & (1 << block) != 0);
            let due = blocks.map(|block| self.on_block(bank, block)).sum();
            let standing = if due > 0 { RunStanding::Due } else { RunStanding::Safe };
            return RunLine { due, paid: 0, short: due, standing };
        }
        let (due, paid) = (run.due[bank], run.settled[bank]);
        let standing = match run.stage {
            _ if due == 0 => RunStanding::Safe,
            _ if paid >= due => RunStanding::Paid,
            Stage::Negotiating { conceded } if called > 0 && conceded.has(bank) => RunStanding::Conceded,
            Stage::Negotiating { .. } if called > 0 => RunStanding::Short,
            Stage::Closing { .. } if self.is_alive(bank) => RunStanding::Fell,
            Stage::Paying { left } if called > 0 && (left.has(bank) || run.solvent.has(bank)) => {
                RunStanding::Due
            }
            _ if called > 0 => RunStanding::Short,
            _ => RunStanding::Void,
        };
        RunLine { due, paid, short: called, standing }
    }
}
