//! What is counted over a whole game for the gauges. Rules never ask it.

use game_core::{BySeat, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Counts since the start. All of it happened in the open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Tally {
    /// Runs that found both a solvent and an insolvent bank.
    pub runs_with_both: u16,
    /// Runs in which somebody made an offer.
    pub runs_with_an_offer: u16,
    /// Offers made in runs, counter-offers included.
    pub offers: u16,
    /// Offers accepted in runs.
    pub deals: u16,
    /// Runs that found no solvent bank.
    pub all_insolvent: u16,
    /// Jubilees voted on, and declared.
    pub votes: u16,
    pub jubilees: u16,
    /// How often each bank was degraded, imprisoned or ruined.
    pub falls: BySeat<u8>,
    /// Who was given the card of the option `gift`.
    pub gift_to: Option<Seat>,
}

impl Tally {
    pub fn new(players: u8) -> Tally {
        Tally {
            runs_with_both: 0,
            runs_with_an_offer: 0,
            offers: 0,
            deals: 0,
            all_insolvent: 0,
            votes: 0,
            jubilees: 0,
            falls: BySeat::all(players, 0),
            gift_to: None,
        }
    }
}
