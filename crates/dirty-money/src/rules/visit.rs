//! Choosing a location, taking what lies below it, and the hand limit.

use game_core::{Audience, Choices, FormKind, Item, Seat, SeatSet, lossless};

use super::{Dealer, Verdict, not_now, refuse};
use crate::action::{Action, ActionForm, CardId, CardIds, CardList};
use crate::board::Location;
use crate::event::Event;
use crate::phase::{Phase, Turn};
use crate::piles::{EVERYONE, Place};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::DirtyMoney;

pub fn check_visit(state: &DirtyMoney, config: &Config, location: Location) -> Verdict {
    let Phase::Visit { .. } = state.phase else { return Err(not_now()) };
    if !config.is_used(location) {
        return refuse(Rule::Dm2Visit, Why::NotInUse { location });
    }
    if state.piles.below(location).is_empty() {
        return refuse(Rule::Dm2Visit, Why::NothingBelow { location });
    }
    Ok(())
}

pub fn offer_visit(state: &DirtyMoney, config: &Config, choices: &mut Choices<DirtyMoney>) {
    for location in config.locations() {
        if !state.piles.below(location).is_empty() {
            choices.push(Action::Visit { location });
        }
    }
}

pub fn check_blacklist(state: &DirtyMoney, config: &Config, cards: &[CardId]) -> Verdict {
    let Phase::Excess(turn) = &state.phase else { return Err(not_now()) };
    let (given, needed) = (lossless(cards.len()), lossless(state.excess(config, turn.seat)));
    if given != needed {
        return refuse(Rule::Dm2Limit, Why::WrongCount { given, needed });
    }
    for (at, card) in cards.iter().enumerate() {
        if !state.piles.hand(turn.seat).has(card.0) {
            return refuse(Rule::Dm2Limit, Why::NotInHand { card: card.0 });
        }
        if cards[..at].contains(card) {
            return refuse(Rule::Dm2Limit, Why::NamedTwice { card: card.0 });
        }
    }
    Ok(())
}

pub fn offer_blacklist(state: &DirtyMoney, config: &Config, seat: Seat, choices: &mut Choices<DirtyMoney>) {
    let excess = state.excess(config, seat);
    let items = choices.items(state.piles.hand(seat).cards().map(|card| Item::one(CardId(card).into())));
    let ask = game_core::Ask::Pick { items, min: excess, max: excess, worth: 0 };
    choices.form(FormKind::Pick, ActionForm::Blacklist {}, [ask]);
}

impl Dealer<'_> {
    pub(super) fn visit(&mut self, seat: Seat, location: Location) {
        self.state.visits += 1;
        let taken: CardList = self.state.piles.below(location).iter().copied().collect();
        for card in &taken {
            let to = if self.config.cards.money.has(*card) { Place::Hand(seat) } else { Place::InPlay };
            self.state.piles.transfer(*card, Place::Below(location), to, EVERYONE);
        }
        self.log.tell(Rule::Dm2Take, || Event::Visited { seat, location, cards: taken });
        self.state.phase = Phase::Business(Turn::new(seat, location));
        self.ask_next();
    }

    /// Face down: only the owner knows which cards they are (ruling R16).
    pub(super) fn blacklist_excess(&mut self, seat: Seat, cards: &CardIds) {
        let only = SeatSet::only(seat);
        for card in cards {
            self.state.piles.transfer(card.0, Place::Hand(seat), Place::Blacklist(seat), only);
        }
        let count = lossless(cards.len());
        let chosen = || Event::ExcessChosen { seat, cards: cards.iter().map(|card| card.0).collect() };
        self.log.tell_to(Audience::Only(only), Rule::Dm2Limit, chosen);
        let seen = || Event::ExcessBlacklisted { seat, count };
        self.log.tell_to(Audience::AllBut(only), Rule::Dm2Limit, seen);
        self.ask_next();
    }
}
