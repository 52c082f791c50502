//! What everyone's position is worth, in gold: what is in the hand, what the cards promise, securities that will come
//! back or fall due, and a share of the gold still to be bought, which goes by who has how much money.

use game_core::{BySeat, Seat};

use super::sight::{LoanSeen, Sight};
use crate::phase::Phase;

/// Coins that everyone can count on besides: an empty hand is paid for.
const ALWAYS: f32 = 4.0;

/// The worth of every seat, and what it takes to see how a deal would change it.
pub(super) struct Worth {
    /// Gold that is as good as in the hand.
    pub sure: BySeat<f32>,
    /// Money at hand, with claims and debts as they will be met.
    pub money: BySeat<f32>,
    /// Gold that is still to be bought by all.
    pub pool: f32,
    /// With this much money one buys half of what endless money would buy.
    middle: f32,
}

impl Worth {
    pub fn of(sight: &Sight) -> Worth {
        let players = sight.config.players;
        let mut worth = Worth {
            sure: BySeat::from_fn(players, |seat| sight.gold[seat] as f32 + sight.cards[seat]),
            money: BySeat::from_fn(players, |seat| sight.coins[seat] as f32 + ALWAYS),
            pool: pool(sight),
            middle: 1.0,
        };
        let all: f32 = worth.money.values().sum();
        worth.middle = (2.0 * all / f32::from(players)).max(1.0);
        let price = worth.pool / all.max(1.0);
        for seen in &sight.loans {
            worth.reckon_in(sight, seen, price);
        }
        for seat in game_core::SeatSet::all(players).iter() {
            worth.money[seat] = worth.money[seat].max(1.0);
        }
        worth
    }

    /// A borrower pays as long as that costs less than the security is worth.
    fn reckon_in(&mut self, sight: &Sight, seen: &LoanSeen, price: f32) {
        let loan = &seen.loan;
        let security = seen.security as f32;
        let mut payments =
            loan.instalment as f32 * instalments_now(sight, self.pool, loan.remaining, seen.due);
        let last = sight.is_last_settlement();
        if last {
            payments = loan.instalment as f32;
        }
        let able = sight.coins[loan.borrower] >= loan.instalment || !last;
        let pays = able && (last && seen.security > 0 || payments * price < security);
        if pays {
            self.sure[loan.borrower] += security;
            self.money[loan.borrower] -= payments;
            self.money[loan.lender] += payments;
        } else {
            self.sure[loan.lender] += security;
        }
    }

    pub fn power(&self, money: f32) -> f32 {
        let money = money.max(0.5);
        money / (money + self.middle)
    }

    pub fn all_power(&self) -> f32 {
        self.money.values().map(|money| self.power(*money)).sum()
    }

    /// What a seat's share of the gold to come would be with other money, its rivals' power being `others`.
    pub fn share(&self, money: f32, others: f32) -> f32 {
        let power = self.power(money);
        self.pool * power / (power + others).max(0.01)
    }

    /// The worth of every seat.
    pub fn total(&self) -> BySeat<f32> {
        let all = self.all_power();
        BySeat::from_fn(self.money.players(), |seat| {
            let money = self.money[seat];
            self.sure[seat] + self.share(money, all - self.power(money))
        })
    }

    /// What one more coin is worth to a seat.
    pub fn of_a_coin(&self, seat: Seat) -> f32 {
        let money = self.money[seat];
        let others = self.all_power() - self.power(money);
        (self.share(money + 4.0, others) - self.share(money, others)) / 4.0
    }

    /// What a loan would change for lender and borrower: if it is paid, and if the borrower walks away.
    pub fn of_loan(&self, lender: Seat, borrower: Seat, loan: &Flows) -> [(f32, f32); 2] {
        let before = self.all_power();
        let (lent, owed) = (self.money[lender], self.money[borrower]);
        let rest = before - self.power(lent) - self.power(owed);
        let shares = |lent: f32, owed: f32| {
            let (one, two) = (self.power(lent), self.power(owed));
            let unit = self.pool / (one + two + rest).max(0.01);
            (one * unit, two * unit)
        };
        let now = shares(lent, owed);
        let paid = shares(lent - loan.fee + loan.payments, owed + loan.amount - loan.payments);
        let left = shares(lent - loan.fee, owed + loan.amount);
        [(paid.0 - now.0, paid.1 - now.1), (left.0 - now.0 + loan.security, left.1 - now.1 - loan.security)]
    }
}

/// What moves because of a loan; payments at what they are worth today.
pub(super) struct Flows {
    pub amount: f32,
    pub fee: f32,
    pub payments: f32,
    pub security: f32,
}

/// Gold that is laid out and still to be bought, and that of later rounds.
fn pool(sight: &Sight) -> f32 {
    let open: f32 = sight.laid_out.iter().map(|card| sight.worth(card)).sum();
    let later = sight.config.outlook.later_gold(sight.crashes_left, sight.instability);
    match sight.phase {
        Phase::BankerAuction(_) | Phase::Loans(_) | Phase::InvestmentAuction(_) => open + later,
        Phase::ChooseInvestments(_) | Phase::CashIn(_) => later,
        Phase::FinalCrash(_) | Phase::Over => 0.0,
    }
}

/// How many instalments a loan comes to in money of today: later coins buy less, and after the last auction nothing.
pub(super) fn instalments_now(sight: &Sight, pool: f32, remaining: u8, due: bool) -> f32 {
    let later = remaining - u8::from(due).min(remaining);
    let ahead = sight.config.outlook.ahead(sight.crashes_left, sight.instability, later);
    f32::from(u8::from(due)) + ahead / pool.max(0.1)
}
