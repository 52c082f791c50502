//! The numbers a trader reckons with, in one place. They were found by letting traders play each other.

/// How a trader weighs things.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// Prices tend towards this part of the market's highest price: full game and Beginner's Game.
    pub usual_price: [f32; 2],
    /// Turns of the table over which today's prices lose half their meaning for the end.
    pub memory: f32,
    /// How much of today's price a good fetches later; the rest is the usual price.
    pub price_now: f32,
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
    /// What is bid of a company's worth.
    pub keenness: f32,
    /// What the first turn is worth.
    pub first_turn: f32,
    /// How much of a rival's gain in a deal counts against one's own.
    pub envy: f32,
    /// What going short adds to the cost of gold or a promise given away.
    pub strain: f32,
    /// The part of the room for a deal that a first offer gives away.
    pub first_offer: f32,
    /// How much a turn's income weighs against the Alternative Step.
    pub tempo: f32,
}

impl Weights {
    pub const USUAL: Weights = Weights {
        usual_price: [0.5, 0.2],
        memory: 5.0,
        price_now: 0.5,
        kept: 0.9,
        yield_part: 0.25,
        rivalry: 0.8,
        trust_in_income: 1.1,
        promise: 5.0,
        last_promise: 20.0,
        keenness: 0.95,
        first_turn: 3.0,
        envy: 0.3,
        strain: 0.35,
        first_offer: -0.35,
        tempo: 1.0,
    };
}

impl Default for Weights {
    fn default() -> Weights {
        Weights::USUAL
    }
}
