//! What may be paid, and what is paid: any suitable cards that cover the cost, without change (ruling R8).

use arrayvec::ArrayVec;
use game_core::{Ask, Choices, FormKind, Item, Seat, SeatSet, Span, lossless};

use super::{Dealer, Verdict, refuse};
use crate::action::{Action, ActionForm, CardId, CardIds, PlacementId};
use crate::board::{Currency, Region, Villain};
use crate::event::Event;
use crate::piles::{EVERYONE, MOST_HELD, Place, SPECTATORS};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::DirtyMoney;

/// What a card is worth to this villain for a Placement card of the region; `None` if it does not fit.
pub fn worth_of(config: &Config, villain: Villain, card: u8, region: Region) -> Option<u32> {
    let money = config.cards.money_of(card)?;
    match money.currency {
        Currency::Crypto if villain == Villain::Kitsukuza => Some(u32::from(config.numbers.kitsukuza_crypto)),
        currency if currency == Currency::Crypto || currency == region.currency() => {
            Some(u32::from(money.value))
        }
        _ => None,
    }
}

/// What is bought, for how much: what a payment is for.
#[derive(Clone, Copy)]
pub struct Bill<'a> {
    pub placements: &'a [u8],
    pub region: Region,
    pub cost: u32,
}

/// Checks the cards; the Loan Shark's card comes on top of them.
pub fn check_payment(
    state: &DirtyMoney,
    config: &Config,
    seat: Seat,
    bill: Bill<'_>,
    loan: Option<CardId>,
    pay: &[CardId],
) -> Verdict {
    if bill.cost == 0 && !(pay.is_empty() && loan.is_none()) {
        return refuse(Rule::Dm4Pay, Why::NothingToPay);
    }
    let mut worth = 0;
    if let Some(loan) = loan {
        check_loan(state, seat, loan.0)?;
        worth += u32::from(config.numbers.loan_value);
    }
    for (at, card) in pay.iter().enumerate() {
        if !state.piles.hand(seat).has(card.0) {
            return refuse(Rule::Dm4Pay, Why::NotInHand { card: card.0 });
        }
        if pay[..at].contains(card) || loan == Some(*card) {
            return refuse(Rule::Dm4Pay, Why::NamedTwice { card: card.0 });
        }
        match worth_of(config, state.villains[seat], card.0, bill.region) {
            Some(value) => worth += value,
            None => return refuse(Rule::Dm4Pay, Why::WrongCurrency { card: card.0 }),
        }
    }
    if worth < bill.cost {
        let (worth, cost) = (lossless(worth), lossless(bill.cost));
        return refuse(Rule::Dm4Pay, Why::TooLittle { worth, cost });
    }
    Ok(())
}

fn check_loan(state: &DirtyMoney, seat: Seat, loan: u8) -> Verdict {
    if state.villains[seat] != Villain::LoanShark {
        return refuse(Rule::Dm6LoanShark, Why::NotYourVillain { villain: Villain::LoanShark });
    }
    if state.phase.turn().is_some_and(|turn| turn.loan_spent) {
        return refuse(Rule::Dm6LoanShark, Why::LoanSpent);
    }
    if !state.piles.hand(seat).has(loan) {
        return refuse(Rule::Dm6LoanShark, Why::NotInHand { card: loan });
    }
    Ok(())
}

/// The suitable cards of a hand as items of a form, and what they are worth together.
#[derive(Clone, Copy)]
struct Purse {
    /// The card lent, not among the items.
    loan: Option<CardId>,
    items: Span,
    worth: u32,
}

/// All ways of paying in one region's currency: without a loan, and with each card as one.
pub struct Purses {
    purses: ArrayVec<Purse, { MOST_HELD + 1 }>,
    loan_value: u32,
}

impl Purses {
    pub fn open(
        state: &DirtyMoney,
        config: &Config,
        seat: Seat,
        region: Region,
        choices: &mut Choices<DirtyMoney>,
    ) -> Purses {
        let hand = state.piles.hand(seat);
        let villain = state.villains[seat];
        let mut open = |loan: Option<CardId>| {
            let mut total = 0;
            let cards = hand.cards().map(CardId).filter(|card| Some(*card) != loan);
            let items = choices.items(cards.filter_map(|card| {
                let worth = worth_of(config, villain, card.0, region)?;
                total += worth;
                Some(Item { worth, ..Item::one(card.into()) })
            }));
            Purse { loan, items, worth: total }
        };
        let mut purses = ArrayVec::new();
        purses.push(open(None));
        let spent = state.phase.turn().is_none_or(|turn| turn.loan_spent);
        if villain == Villain::LoanShark && !spent {
            purses.extend(hand.cards().map(|card| open(Some(CardId(card)))));
        }
        Purses { purses, loan_value: u32::from(config.numbers.loan_value) }
    }

    /// Offers every way of paying this bill.
    pub fn offer(&self, bill: Bill<'_>, choices: &mut Choices<DirtyMoney>) {
        let placement = PlacementId(bill.placements[0]);
        let second = bill.placements.get(1).copied().map(PlacementId);
        if bill.cost == 0 {
            choices.push(Action::Buy { placement, second, loan: None, pay: CardIds::new() });
            return;
        }
        for Purse { loan, items, worth } in self.purses.iter().copied() {
            let lent = if loan.is_some() { self.loan_value } else { 0 };
            let needed = bill.cost.saturating_sub(lent);
            if worth >= needed {
                let ask = Ask::Pick { items, min: 0, max: u32::from(items.len), worth: needed };
                choices.form(FormKind::Payment, ActionForm::Buy { placement, second, loan }, [ask]);
            }
        }
    }
}

impl Dealer<'_> {
    /// The cards go to the discards for all to see; overpaying enough is worth a point to the Corruption Rat.
    pub(super) fn pay(&mut self, seat: Seat, bill: Bill<'_>, loan: Option<CardId>, pay: &[CardId]) {
        let villain = self.state.villains[seat];
        let mut worth = 0;
        let mut has_crypto = false;
        for CardId(card) in pay.iter().copied() {
            worth += worth_of(self.config, villain, card, bill.region).unwrap_or(0);
            has_crypto |=
                self.config.cards.money_of(card).is_some_and(|money| money.currency == Currency::Crypto);
            self.spend(seat, card);
        }
        if let Some(CardId(card)) = loan {
            worth += u32::from(self.config.numbers.loan_value);
            self.spend(seat, card);
            self.state.phase.turn_mut().loan_spent = true;
            self.log.tell(Rule::Dm6LoanShark, || Event::LoanSpent { seat, card });
        }
        if has_crypto && villain == Villain::Kitsukuza {
            let each = self.config.numbers.kitsukuza_crypto;
            self.log.tell(Rule::Dm6Kitsukuza, || Event::CryptoBoosted { seat, worth: each });
        }
        if worth > 0 {
            let (worth, cost) = (lossless(worth), lossless(bill.cost));
            let cards = || pay.iter().copied().chain(loan).map(u8::from).collect();
            self.log.tell(Rule::Dm4Pay, || Event::Paid { seat, cards: cards(), worth, cost });
        }
        let overpaid = worth - bill.cost;
        if villain == Villain::CorruptionRat && overpaid >= u32::from(self.config.numbers.overpaid_by) {
            self.state.phase.turn_mut().overpaid += 1;
        }
    }

    /// A card goes from a hand to the discards, face up.
    pub(super) fn spend(&mut self, seat: Seat, card: u8) {
        let known = |held: game_core::Held| held.card == card && held.seen_by.has(SPECTATORS);
        if !self.state.piles.hand(seat).iter().any(known) {
            self.log.reveals_what_was_known_to(SeatSet::only(seat));
        }
        self.state.piles.transfer(card, Place::Hand(seat), Place::Discards, EVERYONE);
    }
}
