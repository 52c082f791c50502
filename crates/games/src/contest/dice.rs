//! The chance of one game of a contest: that of the rules, and that of the bots.

use game_core::{Chance, Seat, Seed};

use crate::simulate::game_seed;

/// The chance of the rules.
pub(super) enum Dice {
    /// Entry n draws from stream n, as a record replays it.
    ByEntry { seed: Seed, chance: Chance },
    /// By purpose and count, on through the game.
    ByPurpose(Chance),
}

impl Dice {
    pub fn new(seed: &Seed, common: bool) -> Dice {
        if common {
            Dice::ByPurpose(Chance::by_purpose(seed))
        } else {
            Dice::ByEntry { seed: *seed, chance: Chance::of_entry(seed, 0) }
        }
    }

    pub fn of_entry(&mut self, entry: u64) -> &mut Chance {
        match self {
            Dice::ByPurpose(chance) => chance,
            Dice::ByEntry { seed, chance } => {
                *chance = Chance::of_entry(seed, entry);
                chance
            }
        }
    }
}

/// What bots leave to chance. Each seat's is its own, so that another bot elsewhere does not change what this one draws.
/// With common dice it is drawn anew for every decision, by turn and count: a decision more in one turn does not change
/// what is drawn in the next.
pub(super) struct Policies {
    seed: u64,
    seats: Vec<Policy>,
    common: bool,
}

struct Policy {
    chance: Chance,
    round: u32,
    count: u64,
}

impl Policies {
    pub fn new(players: u8, seed: u64, common: bool) -> Policies {
        let policy = |seat| Policy { chance: Chance::fast(game_seed(!seed, seat)), round: 0, count: 0 };
        Policies { seed, seats: (0..u64::from(players)).map(policy).collect(), common }
    }

    pub fn of(&mut self, seat: Seat, round: u32) -> &mut Chance {
        let policy = &mut self.seats[seat.number()];
        if self.common {
            if policy.round != round {
                (policy.round, policy.count) = (round, 0);
            }
            let of_seat = game_seed(!self.seed, seat.number() as u64);
            let of_turn = game_seed(of_seat, u64::from(round));
            policy.chance = Chance::fast(game_seed(of_turn, policy.count));
            policy.count += 1;
        }
        &mut policy.chance
    }
}
