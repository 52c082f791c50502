//! The rules, one file per chapter: `check_*` says whether, `apply` methods of the [`Dealer`] carry out.

mod action_cards;
mod blacklist;
mod buy;
mod effects;
mod payment;
mod prospects;
mod round;
mod set_up;
mod trade;
mod villains;
mod visit;

pub use buy::{cost_of, cost_with, for_sale, purchases_at};
pub use effects::rule_of;
pub use payment::worth_of;
pub(crate) use prospects::prospect;

use game_core::{Chance, Choices, Illegal, LogOf, Seat, lossless, refuse};

use crate::action::Action;
use crate::phase::{Phase, Turn};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::DirtyMoney;

/// A refusal of this game.
pub type Refusal = Illegal<Rule, Why>;
type Verdict = Result<(), Refusal>;

/// Carries out what `check` has passed; it cannot fail.
pub struct Dealer<'a> {
    pub state: &'a mut DirtyMoney,
    pub config: &'a Config,
    pub chance: &'a mut Chance,
    pub log: &'a mut LogOf<DirtyMoney>,
}

fn not_now() -> Refusal {
    Illegal { rule: Rule::Dm2Turn, why: Why::NotNow }
}

/// The turn, if its player may see to location and effects now.
fn business(state: &DirtyMoney) -> Result<&Turn, Refusal> {
    match &state.phase {
        Phase::Business(turn) => Ok(turn),
        _ => Err(not_now()),
    }
}

/// The authority on what is legal.
pub fn check(state: &DirtyMoney, config: &Config, seat: Seat, action: &Action) -> Verdict {
    if state.phase.seat() != Some(seat) {
        return refuse(Rule::Dm2Turn, Why::NotYourTurn);
    }
    match action {
        Action::Draft { region } => set_up::check_draft(state, *region),
        Action::Visit { location } => visit::check_visit(state, config, *location),
        Action::Blacklist { cards } => visit::check_blacklist(state, config, cards),
        Action::Play { card, target } => action_cards::check_play(state, config, card.0, *target),
        Action::Trade { take, give } => trade::check_trade(state, take.0, give.0),
        Action::GiveBack => trade::check_give_back(state),
        Action::Buy { placement, second, loan, pay } => {
            buy::check_buy(state, config, &buy::basket(*placement, *second), *loan, pay)
        }
        Action::LieLow => buy::check_lie_low(state),
        Action::Claim { placement } => effects::check_claim(state, config, placement.0),
        Action::ClaimOverpaid => effects::check_claim_overpaid(state, config),
        Action::Launder => villains::check_launder(state, config),
        Action::Discard { card } => villains::check_discard(state, card.0),
        Action::EndTurn => business(state).map(|_| ()),
    }
}

/// All that `seat` may do.
pub fn choices(state: &DirtyMoney, config: &Config, seat: Seat, choices: &mut Choices<DirtyMoney>) {
    if state.phase.seat() != Some(seat) {
        return;
    }
    match &state.phase {
        Phase::Draft { .. } => set_up::offer_draft(state, choices),
        Phase::Visit { .. } => visit::offer_visit(state, config, choices),
        Phase::Excess(turn) => visit::offer_blacklist(state, config, turn.seat, choices),
        Phase::Actions(turn) => {
            action_cards::offer_play(state, config, turn.seat, choices);
            effects::offer_claims(state, config, turn, choices);
        }
        Phase::Business(turn) => {
            choices.push(Action::EndTurn);
            villains::offer_launder(state, config, turn, choices);
            buy::offer_lie_low(turn, choices);
            effects::offer_claims(state, config, turn, choices);
            buy::offer_purchases(state, config, turn, choices);
        }
        Phase::Trading { turn, partner } => trade::offer_trade(state, turn.seat, *partner, choices),
        Phase::Laundering(turn) => villains::offer_discard(state, turn.seat, choices),
        Phase::Over { .. } => {}
    }
}

impl Dealer<'_> {
    /// Carries out an action that [`check`] has passed.
    pub fn apply(&mut self, seat: Seat, action: &Action) {
        match action {
            Action::Draft { region } => self.draft(seat, *region),
            Action::Visit { location } => self.visit(seat, *location),
            Action::Blacklist { cards } => self.blacklist_excess(seat, cards),
            Action::Play { card, target } => self.play(seat, card.0, *target),
            Action::Trade { take, give } => self.trade(seat, take.0, give.0),
            Action::GiveBack => self.give_back(seat),
            Action::Buy { placement, second, loan, pay } => {
                self.buy(seat, &buy::basket(*placement, *second), *loan, pay);
            }
            Action::LieLow => self.lie_low(seat),
            Action::Claim { placement } => self.claim(seat, placement.0),
            Action::ClaimOverpaid => self.claim_overpaid(seat),
            Action::Launder => self.launder(seat),
            Action::Discard { card } => self.discard(seat, card.0),
            Action::EndTurn => self.end_turn(seat),
        }
    }

    /// Asks what is to be asked next in the turn: the hand limit first, then open Action cards (ruling R2).
    fn ask_next(&mut self) {
        let seat = self.state.phase.turn_mut().seat;
        let excess = self.state.excess(self.config, seat);
        if excess > 0 {
            let excess = lossless(excess);
            self.log.tell(Rule::Dm2Limit, || crate::event::Event::LimitExceeded { seat, excess });
            self.state.phase.turn_into(Phase::Excess);
        } else if self.state.piles.in_play().is_empty() {
            self.state.phase.turn_into(Phase::Business);
        } else {
            self.state.phase.turn_into(Phase::Actions);
        }
    }
}
