//! Paying with New Economy cards, banknotes and triples; and the Lobby card, which keeps others from it.

use game_core::{Ask, Choices, FormKind, Item, LogOf, Seat, Span, lossless};

use super::{Refusal, Verdict, refuse};
use crate::action::{Action, ActionForm, CardId, Element, PileId, TripleId};
use crate::deck::{Class, Kinds, TRIPLES, each};
use crate::event::Event;
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::{Laid, Pile, SmartMoneyMaker};

impl SmartMoneyMaker {
    pub(super) fn paying_choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        let (hand, deck) = (&self.hands[seat], &config.deck);
        let any = self.piles.iter().map(|pile| Item::one(Element::Pile(PileId(pile.number))));
        let any_pile = choices.items(any);
        let unbound = self.piles.iter().filter(|pile| !pile.binds(seat));
        let unbound_pile = if unbound.clone().count() == self.piles.len() {
            any_pile
        } else {
            choices.items(unbound.clone().map(|pile| Item::one(Element::Pile(PileId(pile.number)))))
        };
        let ways = [(hand.kinds(), false), (if hand.has(deck.joker) { !0 } else { 0 }, true)];
        for (kinds, joker) in ways {
            pay_form(kinds & deck.notes, any_pile, joker, choices);
            pay_form(kinds & deck.new_economy, unbound_pile, joker, choices);
        }
        for triple in 0..lossless(TRIPLES) {
            self.triple_choices(config, seat, triple, choices);
        }
    }

    /// All three of them, or two and the Joker; with all four the Joker may still be one of the three.
    fn triple_choices(&self, config: &Config, seat: Seat, triple: u8, choices: &mut Choices<Self>) {
        let (hand, cards) = (&self.hands[seat], config.deck.triples[usize::from(triple)]);
        let missing = config.deck.triple_kinds[usize::from(triple)] & !hand.kinds();
        let more_than_one = missing & missing.wrapping_sub(1) != 0;
        if more_than_one || missing != 0 && !hand.has(config.deck.joker) {
            return;
        }
        for joker_as in [None, Some(cards[0]), Some(cards[1]), Some(cards[2])] {
            if self.check_triple_held(config, seat, triple, joker_as).is_err() {
                continue;
            }
            for pile in self.piles.iter().filter(|pile| !pile.binds(seat)) {
                let (triple, pile) = (TripleId(triple), PileId(pile.number));
                choices.push(Action::PayTriple { triple, pile, card: joker_as.map(CardId) });
            }
        }
    }

    pub(super) fn lobby_choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        let hand = &self.hands[seat];
        for (card, joker) in [(config.deck.lobby, false), (config.deck.joker, true)] {
            if hand.has(card) {
                for pile in &self.piles {
                    choices.push(Action::Lobby { pile: pile.number.into(), joker });
                }
            }
        }
    }

    pub(super) fn check_pile(&self, pile: u8) -> Result<&Pile, Refusal> {
        match self.pile(pile) {
            Some(pile) => Ok(pile),
            None => refuse(Rule::Smm2Play, Why::NoSuchPile { pile }),
        }
    }

    /// Lobby keeps New Economy cards off, the Joker declared as one and triples included (R6); never banknotes.
    fn check_not_bound(&self, seat: Seat, pile: u8) -> Verdict {
        if self.check_pile(pile)?.binds(seat) {
            return refuse(Rule::Smm3Lobby, Why::UnderLobby { pile });
        }
        Ok(())
    }

    pub(super) fn check_pay(&self, config: &Config, seat: Seat, card: u8, pile: u8, joker: bool) -> Verdict {
        match self.check_card(config, seat, card, joker)?.class {
            Class::NewEconomy(_) => self.check_not_bound(seat, pile),
            Class::Banknote(_) => self.check_pile(pile).map(|_| ()),
            _ => refuse(Rule::Smm3NewEconomy, Why::NotMoney { card }),
        }
    }

    pub(super) fn apply_pay(
        &mut self,
        config: &Config,
        seat: Seat,
        card: u8,
        pile: u8,
        joker: bool,
        log: &mut LogOf<Self>,
    ) {
        self.play_from_hand(config, seat, card, joker);
        self.laid.push(Laid { pile, card, joker, by: seat });
        let face = config.deck.face(card);
        let Some(paid_on) = self.pile_mut(pile) else { return };
        paid_on.paid += face.worth;
        let Pile { paid, amount, .. } = *paid_on;
        let rule = match (joker, face.class) {
            (true, _) => Rule::Smm3Joker,
            (false, Class::Banknote(_)) => Rule::Smm3Banknote,
            (false, _) => Rule::Smm3NewEconomy,
        };
        log.tell(rule, || Event::Paid { seat, card, joker, pile, paid, amount });
        if paid >= amount {
            self.close_and_collect(config, seat, pile, log);
        }
    }

    fn check_triple_held(&self, config: &Config, seat: Seat, triple: u8, joker_as: Option<u8>) -> Verdict {
        let Some(cards) = config.deck.triples.get(usize::from(triple)) else {
            return refuse(Rule::Smm3Triple, Why::NoSuchTriple { triple });
        };
        if let Some(card) = joker_as.filter(|card| !cards.contains(card)) {
            return refuse(Rule::Smm3Triple, Why::NotOfTriple { card });
        }
        for card in cards {
            self.check_held(config, seat, *card, joker_as == Some(*card))?;
        }
        Ok(())
    }

    pub(super) fn check_triple(
        &self,
        config: &Config,
        seat: Seat,
        triple: u8,
        pile: u8,
        joker_as: Option<u8>,
    ) -> Verdict {
        self.check_triple_held(config, seat, triple, joker_as)?;
        self.check_not_bound(seat, pile)
    }

    /// The three count as one card and are discarded at once: nobody ever collects them (R8).
    pub(super) fn apply_triple(
        &mut self,
        config: &Config,
        seat: Seat,
        triple: u8,
        pile: u8,
        joker_as: Option<u8>,
        log: &mut LogOf<Self>,
    ) {
        let cards = config.deck.triples[usize::from(triple)];
        for card in cards {
            let joker = joker_as == Some(card);
            self.play_from_hand(config, seat, card, joker);
            self.put_away(config, SmartMoneyMaker::really(config, card, joker));
        }
        let Some(paid_on) = self.pile_mut(pile) else { return };
        paid_on.paid += config.setup.triple_value;
        let Pile { paid, amount, .. } = *paid_on;
        log.tell(Rule::Smm3Triple, || {
            let cards = cards.map(|card| SmartMoneyMaker::really(config, card, joker_as == Some(card)));
            Event::TriplePaid { seat, cards: cards.to_vec(), joker: joker_as.is_some(), pile, paid, amount }
        });
        if paid >= amount {
            self.close_and_collect(config, seat, pile, log);
        }
    }

    pub(super) fn check_lobby(&self, config: &Config, seat: Seat, pile: u8, joker: bool) -> Verdict {
        self.check_held(config, seat, config.deck.lobby, joker)?;
        self.check_pile(pile).map(|_| ())
    }

    pub(super) fn apply_lobby(
        &mut self,
        config: &Config,
        seat: Seat,
        pile: u8,
        joker: bool,
        log: &mut LogOf<Self>,
    ) {
        let card = config.deck.lobby;
        self.play_from_hand(config, seat, card, joker);
        self.laid.push(Laid { pile, card, joker, by: seat });
        if let Some(bound) = self.pile_mut(pile) {
            bound.lobbies.insert(seat);
        }
        log.tell(Rule::Smm3Lobby, || Event::LobbyLaid { seat, joker, pile });
    }
}

fn pay_form(cards: Kinds, piles: Span, joker: bool, choices: &mut Choices<SmartMoneyMaker>) {
    if cards == 0 || piles.len == 0 {
        return;
    }
    let items = choices.items(each(cards).map(|card| Item::one(Element::Card(CardId(card)))));
    let asks = [Ask::One { items }, Ask::One { items: piles }];
    choices.form(FormKind::Pick, ActionForm::Pay { joker }, asks);
}
