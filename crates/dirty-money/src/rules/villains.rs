//! The Money Launderer's exchange at the end of a turn. The other villains' powers stand where they apply: the
//! Loan Shark's, the Kitsukuza's and the Corruption Rat's in `payment.rs`, the Bears' in `set_up.rs` and `buy.rs`.

use game_core::{Audience, Choices, Seat, SeatSet};

use super::{Dealer, Verdict, business, not_now, refuse};
use crate::action::Action;
use crate::board::Villain;
use crate::event::Event;
use crate::phase::{Phase, Turn};
use crate::piles::{EVERYONE, Place};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::DirtyMoney;

pub fn check_launder(state: &DirtyMoney, config: &Config) -> Verdict {
    let turn = business(state)?;
    if state.villains[turn.seat] != Villain::MoneyLaunderer {
        let villain = Villain::MoneyLaunderer;
        return refuse(Rule::Dm6MoneyLaunderer, Why::NotYourVillain { villain });
    }
    if !state.piles.has_money_left(&config.cards) {
        return refuse(Rule::Dm6MoneyLaunderer, Why::NoCardsLeft);
    }
    Ok(())
}

pub fn offer_launder(state: &DirtyMoney, config: &Config, turn: &Turn, choices: &mut Choices<DirtyMoney>) {
    if state.villains[turn.seat] == Villain::MoneyLaunderer && state.piles.has_money_left(&config.cards) {
        choices.push(Action::Launder);
    }
}

pub fn check_discard(state: &DirtyMoney, card: u8) -> Verdict {
    let Phase::Laundering(turn) = &state.phase else { return Err(not_now()) };
    if !state.piles.hand(turn.seat).has(card) {
        return refuse(Rule::Dm6MoneyLaunderer, Why::NotInHand { card });
    }
    Ok(())
}

pub fn offer_discard(state: &DirtyMoney, seat: Seat, choices: &mut Choices<DirtyMoney>) {
    for card in state.piles.hand(seat).cards() {
        choices.push(Action::Discard { card: card.into() });
    }
}

impl Dealer<'_> {
    /// Draws until a Money card comes; the Action cards drawn on the way are discarded (ruling R10).
    pub(super) fn launder(&mut self, seat: Seat) {
        let only = SeatSet::only(seat);
        while let Some(card) = self.turn_money() {
            if self.config.cards.money.has(card) {
                self.state.piles.transfer(card, Place::Deck, Place::Hand(seat), only);
                self.log.tell(Rule::Dm6MoneyLaunderer, || Event::LaundererDrew { seat });
                let drew = || Event::Drew { seat, card };
                self.log.tell_to(Audience::Only(only), Rule::Dm6MoneyLaunderer, drew);
                break;
            }
            self.state.piles.transfer(card, Place::Deck, Place::Discards, EVERYONE);
            self.log.tell(Rule::Dm6MoneyLaunderer, || Event::LaundererPassedOver { seat, card });
        }
        self.state.phase.turn_into(Phase::Laundering);
    }

    /// One card in, one card out: the hand is no larger than before, so the limit holds by itself.
    pub(super) fn discard(&mut self, seat: Seat, card: u8) {
        self.spend(seat, card);
        self.log.tell(Rule::Dm6MoneyLaunderer, || Event::Discarded { seat, card });
        self.end_turn(seat);
    }
}
