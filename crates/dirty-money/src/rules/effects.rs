//! Effects of Placement cards that may be claimed until the turn ends: slots and the Art Gallery's draw.

use game_core::{Audience, Choices, Seat, SeatSet};

use super::{Dealer, Verdict, not_now, refuse};
use crate::action::Action;
use crate::board::PlacementKind;
use crate::event::Event;
use crate::phase::{Phase, Turn};
use crate::piles::{EVERYONE, Place};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::{DirtyMoney, one_more};

/// The turn, if its player may claim anything now. Between the Action cards of a visit one may; but the Action card that
/// a gallery has drawn is carried out immediately, so every claim waits for it (R19). Galleries draw only after a
/// purchase, and a visit's own Action cards are played before any.
fn claiming<'a>(state: &'a DirtyMoney, config: &Config) -> Result<&'a Turn, super::Refusal> {
    match &state.phase {
        Phase::Actions(turn) if turn.bought > 0 && config.claims_wait_for_a_drawn_action() => Err(not_now()),
        Phase::Actions(turn) | Phase::Business(turn) => Ok(turn),
        _ => Err(not_now()),
    }
}

pub fn check_claim(state: &DirtyMoney, config: &Config, placement: u8) -> Verdict {
    let turn = claiming(state, config)?;
    if !turn.is_owed(placement) {
        return refuse(Rule::Dm5Claim, Why::NotOwed { placement });
    }
    if config.cards.placement(placement).kind == PlacementKind::ArtGallery {
        if !state.piles.in_play().is_empty() {
            return Err(not_now());
        }
        if state.piles.deck().is_empty() && state.piles.discards().is_empty() {
            return refuse(Rule::Dm5ArtGallery, Why::NoCardsLeft);
        }
    }
    Ok(())
}

pub fn check_claim_overpaid(state: &DirtyMoney, config: &Config) -> Verdict {
    let turn = claiming(state, config)?;
    if turn.overpaid == 0 {
        return refuse(Rule::Dm6CorruptionRat, Why::NothingOverpaid);
    }
    Ok(())
}

pub fn offer_claims(state: &DirtyMoney, config: &Config, turn: &Turn, choices: &mut Choices<DirtyMoney>) {
    for owed in &turn.owed {
        if check_claim(state, config, owed.placement).is_ok() {
            choices.push(Action::Claim { placement: owed.placement.into() });
        }
    }
    if check_claim_overpaid(state, config).is_ok() {
        choices.push(Action::ClaimOverpaid);
    }
}

/// The rule of a type of Placement card.
pub fn rule_of(kind: PlacementKind) -> Rule {
    match kind {
        PlacementKind::Artwork => Rule::Dm5Artwork,
        PlacementKind::ArtGallery => Rule::Dm5ArtGallery,
        PlacementKind::AccountingFirm => Rule::Dm5AccountingFirm,
        PlacementKind::Casino => Rule::Dm5Casino,
        PlacementKind::CryptocurrencyExchange => Rule::Dm5CryptocurrencyExchange,
        PlacementKind::Charity => Rule::Dm5Charity,
        PlacementKind::DigitalBank => Rule::Dm5DigitalBank,
        PlacementKind::LawFirm => Rule::Dm5LawFirm,
        PlacementKind::RemittanceCompany => Rule::Dm5RemittanceCompany,
        PlacementKind::RestaurantChain => Rule::Dm5RestaurantChain,
    }
}

impl Dealer<'_> {
    /// Each card of this type may claim once more: per Audit or Inspect performed, not per target (ruling R6).
    pub(super) fn owe_all(&mut self, seat: Seat, kind: PlacementKind) {
        let turn = self.state.phase.turn_mut();
        for placement in self.state.owned[seat].and(self.config.cards.of_kind(kind)).iter() {
            turn.owe(placement);
        }
    }

    pub(super) fn claim(&mut self, seat: Seat, placement: u8) {
        self.state.phase.turn_mut().settle(placement);
        let kind = self.config.cards.placement(placement).kind;
        if kind == PlacementKind::ArtGallery {
            self.draw_for_gallery(seat, placement);
        } else {
            self.slot(seat, placement, rule_of(kind));
        }
    }

    fn slot(&mut self, seat: Seat, placement: u8, rule: Rule) {
        let under = &mut self.state.slots[placement as usize];
        *under = one_more(*under);
        match self.counter_card() {
            Some((card, from)) => {
                self.state.piles.transfer(card, from, Place::Slotted, EVERYONE);
                self.log.tell(rule, || Event::Slotted { seat, placement, card });
            }
            None => self.log.tell(rule, || Event::SlottedPlain { seat, placement }),
        }
    }

    pub(super) fn claim_overpaid(&mut self, seat: Seat) {
        self.state.phase.turn_mut().overpaid -= 1;
        self.state.overpaid[seat] = one_more(self.state.overpaid[seat]);
        match self.counter_card() {
            Some((card, from)) => {
                self.state.piles.transfer(card, from, Place::Slotted, EVERYONE);
                self.log.tell(Rule::Dm6CorruptionRat, || Event::OverpaidSlotted { seat, card });
            }
            None => self.log.tell(Rule::Dm6CorruptionRat, || Event::OverpaidSlottedPlain { seat }),
        }
    }

    /// Money goes to the hand unseen; an Action card must be carried out at once.
    fn draw_for_gallery(&mut self, seat: Seat, placement: u8) {
        let Some(card) = self.turn_money() else { return };
        if self.config.cards.money.has(card) {
            let only = SeatSet::only(seat);
            self.state.piles.transfer(card, Place::Deck, Place::Hand(seat), only);
            self.log.tell(Rule::Dm5ArtGallery, || Event::GalleryDrew { seat, placement });
            self.log.tell_to(Audience::Only(only), Rule::Dm5ArtGallery, || Event::Drew { seat, card });
        } else {
            self.state.piles.transfer(card, Place::Deck, Place::InPlay, EVERYONE);
            let event = || Event::GalleryDrewAction { seat, placement, card };
            self.log.tell(Rule::Dm5ArtGallery, event);
        }
        self.ask_next();
    }
}
