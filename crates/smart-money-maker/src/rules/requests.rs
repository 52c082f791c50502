//! Payment Requests: laid alone they open a pile, laid on an open one they raise it.

use game_core::{Ask, Choices, FormKind, Item, LogOf, Seat};

use super::{Verdict, refuse};
use crate::action::{Action, ActionForm, CardId, Element, PileId};
use crate::deck::{Class, Kinds, each};
use crate::event::Event;
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::{Pile, Request, SmartMoneyMaker};

impl SmartMoneyMaker {
    /// With nothing open, whoever holds a Payment Request must lay one; a Joker does not oblige (R2).
    pub(super) fn must_lay_request(&self, seat: Seat) -> bool {
        self.piles.is_empty() && self.hands[seat].requests() > 0
    }

    pub(super) fn request_choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        let deck = &config.deck;
        let held = self.hands[seat].kinds() & deck.requests;
        for card in each(held) {
            choices.push(Action::LayRequest { card: card.into(), joker: false });
        }
        let as_items = |kinds: Kinds| each(kinds).map(|card| Item::one(Element::Card(CardId(card))));
        // As the Joker may be declared.
        let declared = if self.hands[seat].has(deck.joker) { config.raising } else { 0 };
        if declared != 0 {
            let card = choices.items(as_items(declared));
            choices.form(FormKind::Pick, ActionForm::LayRequest { joker: true }, [Ask::One { items: card }]);
        }
        if self.piles.is_empty() {
            return;
        }
        for (kinds, joker) in [(held & config.raising, false), (declared, true)] {
            if kinds == 0 {
                continue;
            }
            let cards = choices.items(as_items(kinds));
            let piles =
                choices.items(self.piles.iter().map(|pile| Item::one(Element::Pile(PileId(pile.number)))));
            let asks = [Ask::One { items: cards }, Ask::One { items: piles }];
            choices.form(FormKind::Pick, ActionForm::Raise { joker }, asks);
        }
    }

    /// The card is a request that is held, or that the Joker can be declared as.
    fn check_request(
        &self,
        config: &Config,
        seat: Seat,
        card: u8,
        joker: bool,
    ) -> Result<u32, super::Refusal> {
        let face = self.check_card(config, seat, card, joker)?;
        if face.class != Class::Request {
            return refuse(Rule::Smm2Request, Why::NotARequest { card });
        }
        if joker && !config.raises(face.worth) {
            return refuse(Rule::Smm3Joker, Why::JokerCannotBe { card });
        }
        Ok(face.worth)
    }

    pub(super) fn check_lay_request(&self, config: &Config, seat: Seat, card: u8, joker: bool) -> Verdict {
        self.check_request(config, seat, card, joker).map(|_| ())
    }

    pub(super) fn check_raise(
        &self,
        config: &Config,
        seat: Seat,
        card: u8,
        pile: u8,
        joker: bool,
    ) -> Verdict {
        let amount = self.check_request(config, seat, card, joker)?;
        if self.pile(pile).is_none() {
            return refuse(Rule::Smm2Raise, Why::NoSuchPile { pile });
        }
        if !config.raises(amount) {
            return refuse(Rule::Smm2Raise, Why::NeverRaises { amount });
        }
        Ok(())
    }

    pub(super) fn apply_lay_request(
        &mut self,
        config: &Config,
        seat: Seat,
        card: u8,
        joker: bool,
        log: &mut LogOf<Self>,
    ) {
        self.piles_opened += 1;
        let (number, amount) = (self.piles_opened, config.deck.worth(card));
        self.piles.push(Pile { number, amount, paid: 0, lobbies: Default::default() });
        self.put_request(config, seat, card, number, joker);
        log.tell(Rule::Smm2Request, || Event::RequestLaid { seat, card, joker, pile: number, amount });
    }

    pub(super) fn apply_raise(
        &mut self,
        config: &Config,
        seat: Seat,
        card: u8,
        pile: u8,
        joker: bool,
        log: &mut LogOf<Self>,
    ) {
        self.put_request(config, seat, card, pile, joker);
        let Some(raised) = self.pile_mut(pile) else { return };
        raised.amount += config.deck.worth(card);
        let (amount, paid) = (raised.amount, raised.paid);
        log.tell(Rule::Smm2Raise, || Event::PileRaised { seat, card, joker, pile, amount, paid });
    }

    fn put_request(&mut self, config: &Config, seat: Seat, card: u8, pile: u8, joker: bool) {
        self.play_from_hand(config, seat, card, joker);
        self.requests_laid += 1;
        self.requests.push(Request { number: self.requests_laid, pile, card, joker, by: seat });
    }
}
