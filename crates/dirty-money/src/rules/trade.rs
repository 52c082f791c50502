//! The Trade card: look at a hand, take a card from it and give one back.

use game_core::{Ask, Audience, Choices, FormKind, Item, Seat, SeatSet};

use super::{Dealer, Verdict, not_now, refuse};
use crate::action::{Action, ActionForm, CardId};
use crate::event::Event;
use crate::phase::Phase;
use crate::piles::Place;
use crate::rule::{Rule, Why};
use crate::state::DirtyMoney;

pub fn check_trade(state: &DirtyMoney, take: u8, give: u8) -> Verdict {
    let Phase::Trading { turn, partner } = &state.phase else { return Err(not_now()) };
    if !state.piles.hand(*partner).has(take) {
        return refuse(Rule::Dm3Trade, Why::NotInTheirHand { card: take });
    }
    if !state.piles.hand(turn.seat).has(give) {
        return refuse(Rule::Dm3Trade, Why::NotInHand { card: give });
    }
    Ok(())
}

pub fn check_give_back(state: &DirtyMoney) -> Verdict {
    let Phase::Trading { .. } = state.phase else { return Err(not_now()) };
    Ok(())
}

pub fn offer_trade(state: &DirtyMoney, seat: Seat, partner: Seat, choices: &mut Choices<DirtyMoney>) {
    choices.push(Action::GiveBack);
    let items = |holder: Seat| state.piles.hand(holder).cards().map(|card| Item::one(CardId(card).into()));
    let take = choices.items(items(partner));
    let give = choices.items(items(seat));
    let asks = [Ask::One { items: take }, Ask::One { items: give }];
    choices.form(FormKind::Pick, ActionForm::Trade {}, asks);
}

impl Dealer<'_> {
    /// With an empty hand one only looks; from an empty hand nothing can be taken (ruling R15).
    pub(super) fn look(&mut self, seat: Seat, partner: Seat) {
        let only = SeatSet::only(seat);
        self.state.piles.show_all(partner, only);
        self.log.tell(Rule::Dm3Trade, || Event::HandLookedAt { seat, partner });
        self.log.reveals();
        let hand = self.state.piles.hand(partner);
        let seen = || Event::HandSeen { seat, partner, cards: hand.cards().collect() };
        self.log.tell_to(Audience::Only(only), Rule::Dm3Trade, seen);
        if hand.is_empty() || self.state.piles.hand(seat).is_empty() {
            self.log.tell(Rule::Dm3Trade, || Event::NothingTraded { seat, partner });
            self.ask_next();
        } else {
            self.state.phase.turn_into(|turn| Phase::Trading { turn, partner });
        }
    }

    pub(super) fn trade(&mut self, seat: Seat, took: u8, gave: u8) {
        let partner = self.partner();
        let two = SeatSet::only(seat).with(partner);
        self.state.piles.transfer(took, Place::Hand(partner), Place::Hand(seat), two);
        self.state.piles.transfer(gave, Place::Hand(seat), Place::Hand(partner), two);
        self.log.reveals_what_was_known_to(two);
        self.tell_trade(
            two,
            Event::CardsTraded { seat, partner, took, gave },
            Event::Traded { seat, partner },
        );
    }

    pub(super) fn give_back(&mut self, seat: Seat) {
        let partner = self.partner();
        let two = SeatSet::only(seat).with(partner);
        self.state.piles.take_and_give_back(partner, two);
        self.state.piles.take_and_give_back(seat, two);
        self.tell_trade(two, Event::CardGivenBack { seat, partner }, Event::Traded { seat, partner });
    }

    fn tell_trade(&mut self, two: SeatSet, seen: Event, heard: Event) {
        self.log.tell_to(Audience::Only(two), Rule::Dm3Trade, || seen);
        self.log.tell_to(Audience::AllBut(two), Rule::Dm3Trade, || heard);
        self.ask_next();
    }

    fn partner(&self) -> Seat {
        match self.state.phase {
            Phase::Trading { partner, .. } => partner,
            _ => unreachable!("nobody is trading"),
        }
    }
}
