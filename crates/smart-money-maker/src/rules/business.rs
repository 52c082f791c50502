//! A Growing New Business card pays one request in full, Lobby or not.

use game_core::{Ask, Choices, FormKind, Item, LogOf, Seat};

use super::{Verdict, refuse};
use crate::action::{ActionForm, CardId, Element, RequestId};
use crate::deck::{Class, each};
use crate::event::Event;
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::{Pile, SmartMoneyMaker};

impl SmartMoneyMaker {
    pub(super) fn pay_off_choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        let (hand, deck) = (&self.hands[seat], &config.deck);
        let held = hand.kinds() & deck.businesses;
        for (cards, joker) in [(held, false), (if hand.has(deck.joker) { deck.businesses } else { 0 }, true)]
        {
            if cards == 0 {
                continue;
            }
            let cards = choices.items(each(cards).map(|card| Item::one(Element::Card(CardId(card)))));
            // How much each asks for is its worth, so that a page can show it.
            let open = self.requests.iter().map(|request| Item {
                worth: deck.worth(request.card),
                ..Item::one(Element::Request(RequestId(request.number)))
            });
            let requests = choices.items(open);
            let asks = [Ask::One { items: cards }, Ask::One { items: requests }];
            choices.form(FormKind::Pick, ActionForm::PayOff { joker }, asks);
        }
    }

    pub(super) fn check_pay_off(
        &self,
        config: &Config,
        seat: Seat,
        card: u8,
        request: u8,
        joker: bool,
    ) -> Verdict {
        let face = self.check_card(config, seat, card, joker)?;
        if !matches!(face.class, Class::Business(_)) {
            return refuse(Rule::Smm4PayOff, Why::NotABusiness { card });
        }
        if self.request(request).is_none() {
            return refuse(Rule::Smm4PayOff, Why::NoSuchRequest { request });
        }
        Ok(())
    }

    /// One request card is paid, not a whole raised pile: the rest stays open with what lies on it, unless that
    /// already covers the rest (R4).
    pub(super) fn apply_pay_off(
        &mut self,
        config: &Config,
        seat: Seat,
        card: u8,
        request: u8,
        joker: bool,
        log: &mut LogOf<Self>,
    ) {
        self.play_from_hand(config, seat, card, joker);
        self.put_away(config, SmartMoneyMaker::really(config, card, joker));
        let Some(index) = self.requests.iter().position(|other| other.number == request) else { return };
        let paid_off = self.requests.remove(index);
        let worth = config.deck.worth(paid_off.card);
        self.put_away(config, SmartMoneyMaker::really(config, paid_off.card, paid_off.joker));
        self.debt_paid += worth;
        let number = paid_off.pile;
        log.tell(Rule::Smm4PayOff, || Event::RequestPaidOff {
            seat,
            card,
            joker,
            pile: number,
            number: request,
            request: worth,
            paid_off: SmartMoneyMaker::really(config, paid_off.card, paid_off.joker),
        });
        let Some(pile) = self.pile_mut(number) else { return };
        pile.amount -= worth;
        let Pile { paid, amount, .. } = *pile;
        if paid >= amount {
            self.close_and_take(config, seat, number, log);
        } else {
            log.tell(Rule::Smm4PayOff, || Event::PileStaysOpen { pile: number, paid, amount });
        }
    }
}
