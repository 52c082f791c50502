//! What the learned value is told of each seat. All of it is public but the fists, of which nothing is told.

use bots::Describe;
use game_core::{BySeat, Game, Seat, SeatSet};

use super::guide::{TraderGuide, lead};
use super::sight::{LoanSeen, Sight};
use super::worth::{Worth, instalments_now};
use crate::cards::Die;
use crate::phase::Phase;
use crate::setup::Config;
use crate::state::NoMoreMoney;

/// What is less likely by hand is as good as lost.
const LEAST_BY_HAND: f32 = -20.0;
/// No figure but the first is larger. Terms that nobody has tried in the games it learned from must not look like riches.
const MOST: f32 = 3.0;

impl Describe<NoMoreMoney> for TraderGuide {
    const FIGURES: &'static [&'static str] = &[
        "by_hand",
        "worth_behind",
        "sure_behind",
        "money_behind",
        "sure",
        "money",
        "share_of_money",
        "gold",
        "gold_behind",
        "coins",
        "coins_behind",
        "cards",
        "cards_behind",
        "on_d4",
        "on_d6",
        "on_d12",
        "on_d20",
        "held_over_cashed",
        "lent",
        "claims",
        "claims_now",
        "backing",
        "owed",
        "debts",
        "debts_now",
        "pledged",
        "short_of_debts",
        "due_from",
        "due_to",
        "cubes",
        "banker",
        "acts",
        "crashes_left",
        "instability",
        "danger",
        "pool",
        "in_loans",
        "in_auction",
        "choosing",
        "cashing_in",
        "players",
    ];

    fn describe(&self, config: &Config, state: &NoMoreMoney, _: Seat, figures: &mut Vec<f32>) {
        let table = Table::of(config, state);
        for seat in SeatSet::all(config.players).iter() {
            let start = figures.len();
            table.tell(seat, figures);
            for figure in &mut figures[start + 1..] {
                *figure = figure.clamp(-MOST, MOST);
            }
        }
    }
}

/// What seats are compared by.
struct Table<'a> {
    state: &'a NoMoreMoney,
    sight: Sight<'a>,
    worth: Worth,
    totals: BySeat<f32>,
    acting: SeatSet,
}

/// What a seat has lent, or borrowed.
#[derive(Default)]
struct Side {
    loans: f32,
    /// All that is still to be paid.
    rest: f32,
    /// What that is in money of today.
    now: f32,
    security: f32,
    due: f32,
}

impl<'a> Table<'a> {
    fn of(config: &'a Config, state: &'a NoMoreMoney) -> Table<'a> {
        let sight = Sight::of_world(config, state, Seat::at(0));
        let worth = Worth::of(&sight);
        let totals = worth.total();
        let acting = state.awaited(config).first.into_iter().collect();
        Table { state, sight, worth, totals, acting }
    }

    fn tell(&self, seat: Seat, figures: &mut Vec<f32>) {
        let (sight, worth) = (&self.sight, &self.worth);
        let behind = |values: &BySeat<f32>| best(values) - values[seat];
        let coins = BySeat::from_fn(sight.config.players, |seat| sight.coins[seat] as f32);
        let gold = BySeat::from_fn(sight.config.players, |seat| sight.gold[seat] as f32);
        let all_money: f32 = worth.money.values().sum();
        let ahead = behind(&self.totals);
        figures.extend([
            (-ahead / lead(worth)).max(LEAST_BY_HAND),
            ahead / 10.0,
            behind(&worth.sure) / 10.0,
            behind(&worth.money) / 40.0,
            worth.sure[seat] / 30.0,
            worth.money[seat] / 60.0,
            worth.money[seat] / all_money.max(1.0),
            gold[seat] / 20.0,
            behind(&gold) / 10.0,
            coins[seat] / 60.0,
            behind(&coins) / 40.0,
            sight.cards[seat] / 20.0,
            behind(&sight.cards) / 10.0,
        ]);
        self.tell_cards(seat, figures);
        let lent = self.side(|seen| seen.loan.lender == seat);
        let owed = self.side(|seen| seen.loan.borrower == seat);
        figures.extend([lent.loans / 3.0, lent.rest / 60.0, lent.now / 40.0, lent.security / 8.0]);
        figures.extend([owed.loans / 3.0, owed.rest / 60.0, owed.now / 40.0, owed.security / 8.0]);
        figures.push((owed.due - coins[seat]).max(0.0) / 20.0);
        figures.extend([owed.due / 30.0, lent.due / 30.0]);
        self.tell_table(seat, figures);
    }

    fn tell_cards(&self, seat: Seat, figures: &mut Vec<f32>) {
        let sight = &self.sight;
        let mut gold = [0.0; Die::ALL.len()];
        let mut gain = 0.0;
        for card in self.state.owned[seat].iter() {
            let die = sight.config.die_of(card);
            let on_it = self.state.gold_on(card);
            gold[die as usize] += on_it as f32 / 6.0;
            gain += sight.worth(&super::sight::CardSeen { card, die, gold: on_it }) - on_it as f32;
        }
        figures.extend(gold);
        figures.push(gain / 4.0);
    }

    fn tell_table(&self, seat: Seat, figures: &mut Vec<f32>) {
        let sight = &self.sight;
        let flag = |is: bool| f32::from(u8::from(is));
        figures.extend([
            f32::from(sight.cubes[seat]) / 4.0 - 1.0,
            flag(sight.banker == Some(seat)),
            flag(self.acting.has(seat)),
            sight.crashes_left as f32 / 3.0,
            f32::from(sight.instability) / 4.0,
            sight.danger(),
            self.worth.pool / 20.0,
            flag(matches!(sight.phase, Phase::Loans(_))),
            flag(matches!(sight.phase, Phase::InvestmentAuction(_))),
            flag(matches!(sight.phase, Phase::ChooseInvestments(_))),
            flag(matches!(sight.phase, Phase::CashIn(_))),
            f32::from(sight.config.players) / 2.0 - 2.0,
        ]);
    }

    fn side(&self, is_of: impl Fn(&LoanSeen) -> bool) -> Side {
        let mut side = Side::default();
        for seen in self.sight.loans.iter().filter(|seen| is_of(seen)) {
            let instalments = instalments_now(&self.sight, self.worth.pool, seen.loan.remaining, seen.due);
            side.loans += 1.0;
            side.rest += seen.loan.rest() as f32;
            side.now += seen.loan.instalment as f32 * instalments;
            side.security += seen.security as f32;
            side.due += if seen.due { seen.loan.instalment as f32 } else { 0.0 };
        }
        side
    }
}

fn best(values: &BySeat<f32>) -> f32 {
    values.values().copied().fold(f32::NEG_INFINITY, f32::max)
}
