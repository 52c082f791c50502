//! The numbers a trader reckons with, in one place. They were found by letting traders play each other.

use crate::config::Config;

/// How a trader weighs things.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Prices tend towards this part of the market's highest price.
    pub usual_price: f32,
    /// Turns of the table over which today's prices lose half their meaning for the end.
    pub memory: f32,
    /// How much of today's price a good fetches later; the rest is the usual price.
    pub price_now: f32,
    /// How much of today's price a good fetches until the next run; the rest is what it fetches later.
    pub price_soon: f32,
    /// What a good kept is worth of what it will fetch.
    pub kept: f32,
    /// How much of the goods to come counts in a company's worth.
    pub yield_part: f32,
    /// How much of a rival's stake in prices counts against one's own.
    pub rivalry: f32,
    /// How much of the income until the next run may be promised.
    pub trust_in_income: f32,
    /// What may be promised beyond that.
    pub promise: f32,
    /// The same before the last run.
    pub last_promise: f32,
    /// How much of a company's own income until the next run counts as cover for its price.
    pub trust_in_bid: f32,
    /// How uncertain income is.
    pub doubt: f32,
    /// How much the cost of falling short counts.
    pub dread: f32,
    /// How much a daring bank fears less, and how much more it trusts in income, for each degree.
    pub nerve_dread: f32,
    pub nerve_trust: f32,
    /// What is lost with a ring beside its coin.
    pub lost_ring: f32,
    /// What ruin costs beside prison, and the turns in prison in which a bank may earn its way out.
    pub ruin: f32,
    pub way_out: f32,
    /// Steps a turn and bank that the chip makes once credit has grown.
    pub usual_pace: f32,
    /// What is bid of a company's worth.
    pub keenness: f32,
    /// How hard a bank in the lead is bid against, and how near to what a card is worth to it.
    pub spite: f32,
    pub spite_margin: f32,
    /// The part of the keenest rival's bid that one must be ready to pay to open an auction.
    pub race: f32,
    /// What a trader pays for the first turn. One that always buys it wins its share at a higher price, about 9 gold with four
    /// players; but where all pay that much, daring banks hardly fall any more, and no seat is better off (docs/lab-results.md).
    pub first_turn: f32,
    /// What an action card off the pile is worth beyond what its effects promise.
    pub unseen_card: f32,
    /// How much of a rival's gain in a deal counts against one's own.
    pub envy: f32,
    /// What going short adds to the cost of gold or a promise given away.
    pub strain: f32,
    /// The part of the room for a deal that a first offer gives away.
    pub first_offer: f32,
    /// How much a turn's income weighs against the Alternative Step.
    pub tempo: f32,
    /// What differs at a table of so many, from two to six.
    pub by_table: [AtTable; 5],
}

/// Factors of a trader's weights at a table of some size. They were found by one trader with other factors among apprentices
/// and among traders: where few bid, a company goes for less than it yields, and a rival's loss is one's own gain; without
/// credit the more banks there are, the more a company must be bid for before another has it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AtTable {
    pub yield_part: f32,
    pub rivalry: f32,
}

impl AtTable {
    const USUAL: AtTable = AtTable::of(1.0, 1.0);

    const fn of(yield_part: f32, rivalry: f32) -> AtTable {
        AtTable { yield_part, rivalry }
    }
}

impl Weights {
    pub const FULL: Weights = Weights {
        usual_price: 0.65,
        memory: 5.0,
        price_now: 0.5,
        price_soon: 0.8,
        kept: 0.9,
        yield_part: 1.06,
        rivalry: 0.8,
        trust_in_income: 0.6,
        promise: 10.0,
        last_promise: 80.0,
        trust_in_bid: 1.0,
        doubt: 0.35,
        dread: 0.45,
        nerve_dread: 0.25,
        nerve_trust: 0.25,
        lost_ring: 3.0,
        ruin: 400.0,
        way_out: 1.0,
        usual_pace: 0.3,
        keenness: 0.95,
        spite: 1.0,
        spite_margin: 0.85,
        race: 0.9,
        first_turn: 3.0,
        unseen_card: 0.0,
        envy: 0.3,
        strain: 0.35,
        first_offer: -0.35,
        tempo: 1.0,
        by_table: [
            AtTable::of(0.55, 2.5),
            AtTable::of(0.45, 2.0),
            AtTable::USUAL,
            AtTable::USUAL,
            AtTable::USUAL,
        ],
    };

    pub const BEGINNER: Weights = Weights {
        usual_price: 0.2,
        yield_part: 0.25,
        price_now: 0.27,
        rivalry: 1.46,
        memory: 3.7,
        by_table: [
            AtTable::of(0.6, 1.0),
            AtTable::of(0.75, 1.0),
            AtTable::USUAL,
            AtTable::of(1.5, 1.0),
            AtTable::of(2.0, 1.0),
        ],
        ..Weights::FULL
    };

    /// With two or three banks one fall brings the next run near, and nobody else is left to win by a leader's loss:
    /// they are more careful, and leave the leader alone.
    pub(super) fn at_the_table_of(&self, config: &Config) -> Weights {
        let players = config.players;
        let few = (4.0 / f32::from(players)).max(1.0);
        // The factors were found where everybody is a bank. With them beside a played central bank two banks hardly borrow.
        let all_are_banks = config.setup.central_banker.is_none() && config.entrepreneurs.is_empty();
        let table =
            if all_are_banks { self.by_table[usize::from(players.clamp(2, 6) - 2)] } else { AtTable::USUAL };
        Weights {
            yield_part: self.yield_part * table.yield_part,
            rivalry: self.rivalry * table.rivalry,
            dread: self.dread * few * few * few,
            usual_pace: self.usual_pace * few * few.sqrt(),
            trust_in_income: self.trust_in_income / few,
            spite: self.spite * (f32::from(players) / 2.0 - 1.0).clamp(0.0, 1.0),
            ..*self
        }
    }
}
