//! What the search knows of the game: terms and bids near what a trader would choose, traders in a hurry and novices for
//! the rollouts, and a trader's valuation of a position.

use bots::{Guide, place_utilities};
use game_core::{Bot, BySeat, Chance, Choices, Game, Seat, SeatSet};

use super::lending::Desk;
use super::novice::Novice;
use super::sight::Sight;
use super::trader::{Trader, otherwise};
use super::worth::Worth;
use crate::action::{Action, ActionForm, LoanTerms};
use crate::phase::Phase;
use crate::setup::Config;
use crate::state::NoMoreMoney;

/// Guides the search by the trader's judgement.
#[derive(Clone, Copy, Debug, Default)]
pub struct TraderGuide;

/// Visits before the answers to an action are told apart.
const EXPAND_AFTER: u32 = 60;

/// Decisions after which a rollout is cut off.
const HORIZON: u32 = 60;

/// So many in a hundred decisions of a rollout are a novice's. A search that takes everybody for a trader makes and refuses
/// offers that novices answer otherwise, and won less often among them than a trader does.
const AS_NOVICES: u32 = 50;

/// How much gold more makes a win about three times as likely: something at the very end, and more the more gold is
/// still to be had.
const CERTAIN_LEAD: f32 = 1.0;
const LEAD_PER_GOLD_TO_COME: f32 = 0.08;

impl Guide<NoMoreMoney> for TraderGuide {
    fn answer_form(
        &self,
        config: &Config,
        state: &NoMoreMoney,
        seat: Seat,
        choices: &mut Choices<NoMoreMoney>,
        chance: &mut Chance,
    ) -> Option<Action> {
        let sight = Sight::of_world(config, state, seat);
        let action = match &state.phase {
            Phase::Loans(_) => some_offer(&sight, choices, chance)?,
            // Half of the bids are a trader's, half anything.
            Phase::InvestmentAuction(_) if chance.pick("form", 2) == 0 => {
                let share = chance.pick("share", 21);
                Action::SealedBid { amount: state.coins(seat) * share / 20 }
            }
            _ => Trader::QUICK.wish(&sight, chance)?,
        };
        state.check(config, seat, &action).is_ok().then_some(action)
    }

    /// Withdrawing leads nowhere, and paying off early seldom pays.
    fn prune(&self, _: &Config, _: &NoMoreMoney, _: Seat, choices: &mut Choices<NoMoreMoney>) {
        choices.exact.retain(|action| !matches!(action, Action::Withdraw { .. } | Action::PayOff { .. }));
    }

    fn advice(
        &self,
        config: &Config,
        state: &NoMoreMoney,
        seat: Seat,
        choices: &mut Choices<NoMoreMoney>,
        chance: &mut Chance,
    ) -> Option<Action> {
        let wish = Trader::STEADY.wish(&Sight::of_world(config, state, seat), chance);
        let legal = wish.filter(|action| state.check(config, seat, action).is_ok());
        Some(legal.unwrap_or_else(|| otherwise(choices, chance)))
    }

    /// Loans are where foresight pays, but for offers that are good enough for a trader: who declines one by a narrow margin
    /// proposes the same next. What to take and when to cash in follows from the dice, which the trader knows
    /// by heart. Bids are left to the trader too: mixing them by regret guards against whoever would exploit a habit,
    /// which traders do not, and was measured to win less among them.
    fn is_worth_a_search(&self, config: &Config, state: &NoMoreMoney, seat: Seat) -> bool {
        let Phase::Loans(step) = &state.phase else { return false };
        let sight = Sight::of_world(config, state, seat);
        let worth = Worth::of(&sight);
        !Desk { sight: &sight, worth: &worth, trader: &Trader::STEADY }.is_offered_enough(step)
    }

    /// What is in a fist may be counted again until the last fist is closed.
    fn sealed(&self, _: &Config, state: &NoMoreMoney) -> SeatSet {
        match &state.phase {
            Phase::InvestmentAuction(fists) => fists.bids.asked,
            _ => SeatSet::NONE,
        }
    }

    fn expand_after(&self) -> u32 {
        EXPAND_AFTER
    }

    fn go_on(
        &self,
        config: &Config,
        state: &NoMoreMoney,
        seat: Seat,
        choices: &mut Choices<NoMoreMoney>,
        chance: &mut Chance,
    ) -> Action {
        if chance.pick("who", 100) < AS_NOVICES {
            return Novice.choose(config, &state.view(config, Some(seat)), choices, chance);
        }
        let sight = Sight::of_world(config, state, seat);
        match Trader::QUICK.wish(&sight, chance) {
            Some(action) if state.check(config, seat, &action).is_ok() => action,
            _ => otherwise(choices, chance),
        }
    }

    fn horizon(&self) -> u32 {
        HORIZON
    }

    /// Before the roll: the valuation of investments has all dice in it.
    fn is_quiet(&self, _: &Config, state: &NoMoreMoney) -> bool {
        matches!(state.phase, Phase::CashIn(_))
    }

    fn evaluate(&self, config: &Config, state: &NoMoreMoney) -> BySeat<f32> {
        if state.phase == Phase::Over {
            return place_utilities(config, state);
        }
        let sight = Sight::of_world(config, state, Seat::at(0));
        let worth = Worth::of(&sight);
        let lead = lead(&worth);
        let worth = worth.total();
        let best = worth.values().fold(f32::MIN, |best, worth| best.max(*worth));
        let odds = BySeat::from_fn(config.players, |seat| ((worth[seat] - best) / lead).exp());
        let all: f32 = odds.values().sum();
        BySeat::from_fn(config.players, |seat| odds[seat] / all)
    }
}

/// How much gold makes a win about three times as likely.
pub(super) fn lead(worth: &Worth) -> f32 {
    CERTAIN_LEAD + worth.pool * LEAD_PER_GOLD_TO_COME
}

/// An offer that is worth a thought, to one of those who can be offered something.
fn some_offer(sight: &Sight, choices: &Choices<NoMoreMoney>, chance: &mut Chance) -> Option<Action> {
    let partners: SeatSet = choices
        .forms
        .iter()
        .filter_map(|form| match form.blank {
            ActionForm::OfferLoan { to } => Some(to),
            ActionForm::Bid {} | ActionForm::SealedBid {} | ActionForm::Decline { .. } => None,
        })
        .collect();
    if partners.is_empty() {
        return None;
    }
    let to = partners.iter().nth(chance.index("partner", partners.len()))?;
    let worth = Worth::of(sight);
    let desk = Desk { sight, worth: &worth, trader: &Trader::QUICK };
    let LoanTerms { card, amount, instalment, security } = desk.some_terms(to, chance)?;
    Some(Action::OfferLoan { to, card: card.into(), amount, instalment, security })
}
