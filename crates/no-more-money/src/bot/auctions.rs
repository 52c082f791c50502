//! The trader's bids and what it does with its investments.

use arrayvec::ArrayVec;
use game_core::{Chance, Seat, SeatSet, whole};

use super::lending::Desk;
use super::sight::Sight;
use super::trader::Trader;
use super::worth::Worth;
use crate::action::Action;
use crate::phase::FistBids;

/// Shares of one's coins that are thought about as a bid.
const SHARES: [f32; 12] = [0.06, 0.12, 0.18, 0.25, 0.32, 0.4, 0.48, 0.57, 0.67, 0.78, 0.9, 1.0];

/// What a rival is expected to bid: anything between two amounts.
#[derive(Clone, Copy)]
struct Rival {
    least: f32,
    most: f32,
}

impl Rival {
    fn bids_less_than(&self, amount: f32) -> f32 {
        if self.most < 0.5 {
            return if amount > 0.0 { 1.0 } else { 0.3 };
        }
        ((amount - self.least) / (self.most - self.least).max(0.5)).clamp(0.0, 1.0)
    }
}

impl Trader {
    /// As much as lending is worth more than borrowing, as long as enough is left for fees and bids.
    pub(super) fn bid_for_the_bank(&self, sight: &Sight, minimum: u32, chance: &mut Chance) -> Action {
        let coins = sight.coins[sight.me];
        let most = coins as f32 * (0.55 + 0.05 * f32::from(self.temper.daring));
        if minimum as f32 > most {
            return Action::Leave;
        }
        let worth = Worth::of(sight);
        let desk = Desk { sight, worth: &worth, trader: self };
        let value = desk.value_of_the_bank() + chance.pick("value", 3) as f32;
        match whole(value.min(most)).checked_sub(minimum) {
            Some(room) => Action::Bid { amount: (minimum + chance.pick("raise", room / 3 + 1)).min(coins) },
            None => Action::Leave,
        }
    }

    /// Weighs bids by the card they are likely to bring, what the rest of the coins can still buy later, and the
    /// securities that must be redeemed. A little mood keeps it from being foreseen.
    pub(super) fn bid_in_the_fist(&self, sight: &Sight, fists: &FistBids, chance: &mut Chance) -> Action {
        let coins = sight.coins[sight.me] as f32;
        let prizes = Prizes::of(sight, fists);
        let later = Later::of(sight, fists);
        let eager = 1.0 + 0.06 * f32::from(self.temper.daring);
        let mut best = (0, f32::NEG_INFINITY);
        let mut weigh = |amount: u32, chance: &mut Chance| {
            let earned = if amount == 0 && !fists.paid_for_empty_hand.has(sight.me) {
                f32::from(sight.config.setup.empty_hand_coins)
            } else {
                0.0
            };
            let left = coins - amount as f32 + earned;
            let mood = chance.pick("mood", 1000) as f32 / 1000.0 * 0.3;
            let value = prizes.expected(amount as f32) * eager + later.value(self, left) + mood;
            if value > best.1 {
                best = (amount, value);
            }
        };
        if !prizes.is_any_to_be_had_for_a_coin(sight, fists) {
            weigh(0, chance);
        }
        // After a tie the least that breaks it: next to the others' empty hands one coin takes the card.
        if fists.bids.bidding > 0 {
            let tied = fists.bids.bid_before(sight.me);
            for amount in [1, tied + 1] {
                if amount as f32 <= coins {
                    weigh(amount, chance);
                }
            }
        }
        for share in SHARES {
            let wavering = chance.pick("waver", 100) as f32 / 100.0 * 0.08 - 0.05;
            let amount = whole((coins * (share + wavering)).clamp(0.0, coins));
            if amount > 0 {
                weigh(amount, chance);
            }
        }
        Action::SealedBid { amount: best.0 }
    }

    pub(super) fn best_investment(&self, sight: &Sight) -> Option<Action> {
        let best = sight.laid_out.iter().max_by(|one, two| sight.worth(one).total_cmp(&sight.worth(two)))?;
        Some(Action::Take { card: best.card.into() })
    }

    /// Cashes in what is worth more in the hand than on the table.
    pub(super) fn cash_in(&self, sight: &Sight) -> Action {
        let patience = 0.97 + 0.06 * f32::from(self.temper.daring);
        let ripe = sight
            .own_cards
            .iter()
            .find(|card| card.gold > 0 && sight.held(card) * patience <= card.gold as f32);
        ripe.map_or(Action::Done, |card| Action::CashIn { card: card.card.into() })
    }
}

/// The investments to be had and who bids against one for them.
struct Prizes {
    /// What each rank among those who bid now brings; the lowest of all gets nothing.
    by_rank: ArrayVec<f32, 4>,
    rivals: ArrayVec<Rival, 4>,
}

impl Prizes {
    fn of(sight: &Sight, fists: &FistBids) -> Prizes {
        let mut worths: ArrayVec<f32, 4> = sight.laid_out.iter().map(|card| sight.worth(card)).collect();
        worths.sort_by(|one, two| two.total_cmp(one));
        let everyone = SeatSet::all(sight.config.players);
        // Whoever has already outbid this tie has chosen before it.
        let groups = fists.bids.as_seen_by(None).ranking(everyone);
        let above: usize =
            groups.iter().take_while(|group| !group.has(sight.me)).map(|group| group.len()).sum();
        let lowest = everyone.len() - 1;
        let ranks = above..everyone.len();
        let by_rank = ranks.map(|rank| match worths.get(rank) {
            Some(worth) if rank < lowest => *worth,
            _ => 0.0,
        });
        let rivals = fists.bids.asked.without(sight.me);
        let rival = |seat| match fists.bids.bidding {
            0 => rival(sight, seat),
            _ => rival_in_a_tie(sight, seat, fists.bids.bid_before(seat)),
        };
        Prizes { by_rank: by_rank.collect(), rivals: rivals.iter().map(rival).collect() }
    }

    /// Everybody in this tie showed an empty hand: if all do so again the card goes to nobody, and any coin takes it.
    fn is_any_to_be_had_for_a_coin(&self, sight: &Sight, fists: &FistBids) -> bool {
        let bids = &fists.bids;
        bids.bidding > 0
            && sight.coins[sight.me] > 0
            && bids.asked.iter().all(|seat| bids.bid_before(seat) == 0)
            && self.by_rank.iter().any(|worth| *worth > 0.0)
    }

    fn expected(&self, amount: f32) -> f32 {
        // The chances that so many rivals bid more.
        let mut above = [1.0, 0.0, 0.0, 0.0];
        for (count, rival) in self.rivals.iter().enumerate() {
            let less = rival.bids_less_than(amount);
            for rank in (0..=(count + 1).min(3)).rev() {
                let from_below = if rank == 0 { 0.0 } else { above[rank - 1] };
                above[rank] = above[rank] * less + from_below * (1.0 - less);
            }
        }
        above.iter().zip(&self.by_rank).map(|(chance, worth)| chance * worth).sum()
    }
}

/// The share of its coins a player is expected to spend now: all of it when nothing comes afterwards.
fn share_spent(sight: &Sight) -> f32 {
    let now: f32 = sight.laid_out.iter().map(|card| sight.worth(card)).sum();
    let later = sight.config.outlook.later_gold(sight.crashes_left, sight.instability);
    0.35 + 0.45 * now / (now + later).max(0.1)
}

fn rival(sight: &Sight, seat: Seat) -> Rival {
    let spent = share_spent(sight);
    let coins = sight.coins[seat] as f32;
    Rival { least: coins * spent * 0.4, most: coins * (spent * 1.6).min(1.0) }
}

/// Who has just bid so much bids about as much again: whoever showed an empty hand seldom shows a full one next.
fn rival_in_a_tie(sight: &Sight, seat: Seat, last: u32) -> Rival {
    let coins = sight.coins[seat] as f32;
    Rival { least: 0.0, most: (2.0 * last as f32 + 2.0).min(coins) }
}

/// What coins are good for after this auction.
struct Later {
    worth: Worth,
    others: f32,
    /// Claims less debts.
    besides: f32,
    /// Instalments to be met, with the gold that hangs on each, the most gold for a coin first.
    pledges: ArrayVec<(f32, f32), 8>,
    danger: f32,
}

impl Later {
    fn of(sight: &Sight, fists: &FistBids) -> Later {
        let mut worth = Worth::of(sight);
        worth.pool = sight.config.outlook.later_gold(sight.crashes_left, sight.instability);
        let spent = share_spent(sight);
        for seat in fists.bids.asked.without(sight.me).iter() {
            worth.money[seat] = (worth.money[seat] - sight.coins[seat] as f32 * spent).max(1.0);
        }
        let besides = worth.money[sight.me] - sight.coins[sight.me] as f32;
        worth.money[sight.me] = 0.0;
        let others = worth.all_power() - worth.power(0.0);
        let mut pledges: ArrayVec<(f32, f32), 8> = sight
            .own_loans()
            .filter(|seen| seen.security > 0)
            .map(|seen| (seen.loan.instalment as f32, seen.security as f32))
            .take(8)
            .collect();
        pledges.sort_by(|one, two| (two.1 * one.0).total_cmp(&(one.1 * two.0)));
        Later { worth, others, besides, pledges, danger: sight.danger() }
    }

    fn value(&self, trader: &Trader, left: f32) -> f32 {
        let mut value = self.worth.share(left + self.besides, self.others);
        // After the last roll one instalment redeems a pledge; before that there may be other ways.
        let hangs =
            (self.danger + (1.0 - self.danger) * 0.35) * (1.0 - 0.12 * f32::from(trader.temper.daring));
        let mut coins = left;
        for (instalment, security) in &self.pledges {
            if *instalment <= coins {
                coins -= instalment;
                value += security * hangs;
            }
        }
        value
    }
}
