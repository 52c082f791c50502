//! A pile is paid: who gets what lies on it. Option 1 for whoever completes the payment with money, option 2 for
//! whoever closes it with a Growing New Business card.

use arrayvec::ArrayVec;
use game_core::{LogOf, Seat};

use crate::deck::Class;
use crate::event::Event;
use crate::rule::Rule;
use crate::setup::Config;
use crate::state::{Laid, MAX_LAID, SmartMoneyMaker};

type Cards = ArrayVec<Laid, MAX_LAID>;

impl SmartMoneyMaker {
    /// Option 1: cheapest first, every note and every New Economy card (as a note of equal value) that still fits
    /// under the pile's amount. Joker, Lobby and triples use up no room and are not collected (R3).
    pub(super) fn close_and_collect(&mut self, config: &Config, seat: Seat, pile: u8, log: &mut LogOf<Self>) {
        let amount = self.pile(pile).map_or(0, |pile| pile.amount);
        let mut cards = self.close(config, seat, pile, log);
        cards.sort_unstable_by_key(|laid| config.deck.worth(laid.card));
        let (mut collected, mut notes, mut exchanged, mut left, mut discarded) =
            (0, Cards::new(), Cards::new(), Cards::new(), Cards::new());
        for laid in cards {
            let face = config.deck.face(laid.card);
            if laid.joker || face.class == Class::Lobby {
                self.put_away(config, SmartMoneyMaker::really(config, laid.card, laid.joker));
                discarded.push(laid);
            } else if collected + face.worth > amount {
                self.put_away(config, laid.card);
                left.push(laid);
            } else {
                collected += face.worth;
                self.collect(config, seat, laid.card);
                let pot = if let Class::Banknote(_) = face.class { &mut notes } else { &mut exchanged };
                pot.push(laid);
            }
        }
        tell_unless_none(&notes, config, log, Rule::Smm5Collect, |cards| Event::NotesCollected {
            seat,
            cards,
        });
        tell_unless_none(&exchanged, config, log, Rule::Smm5Exchange, |cards| {
            let notes = cards.iter().map(|card| note_for(config, *card)).collect();
            Event::CardsExchanged { seat, cards, notes }
        });
        tell_unless_none(&left, config, log, Rule::Smm5Excess, |cards| Event::NotCollected { pile, cards });
        tell_unless_none(&discarded, config, log, Rule::Smm5Collect, |cards| Event::CardsDiscarded { cards });
        log.tell(Rule::Smm5Collect, || Event::CashCollected { seat, amount: collected });
    }

    /// A note goes to the hand as it is, a New Economy card as a note from the bank, which always has one (R10).
    fn collect(&mut self, config: &Config, seat: Seat, card: u8) {
        if let Class::NewEconomy(note) = config.deck.face(card).class {
            self.put_away(config, card);
            self.bank.take(note);
            self.give_openly(config, seat, note);
        } else {
            self.give_openly(config, seat, card);
        }
    }

    /// Option 2: all notes, the Joker and Lobby cards; New Economy cards and requests are discarded (R4).
    pub(super) fn close_and_take(&mut self, config: &Config, seat: Seat, pile: u8, log: &mut LogOf<Self>) {
        let (mut taken, mut discarded) = (Cards::new(), Cards::new());
        for laid in self.close(config, seat, pile, log) {
            let really = SmartMoneyMaker::really(config, laid.card, laid.joker);
            if let Class::NewEconomy(_) = config.deck.face(really).class {
                self.put_away(config, really);
                discarded.push(laid);
            } else {
                self.give_openly(config, seat, really);
                taken.push(laid);
            }
        }
        let rule = Rule::Smm5BusinessCollects;
        tell_unless_none(&taken, config, log, rule, |cards| Event::CardsTaken { seat, pile, cards });
        tell_unless_none(&discarded, config, log, rule, |cards| Event::CardsDiscarded { cards });
    }

    /// The pile and its requests leave the table; what lay on it is handed over.
    fn close(&mut self, config: &Config, seat: Seat, pile: u8, log: &mut LogOf<Self>) -> Cards {
        log.tell(Rule::Smm5Collect, || {
            let of_pile = self.requests.iter().filter(|request| request.pile == pile);
            let joker = of_pile.clone().find(|request| request.joker);
            Event::PileClosed {
                seat,
                pile,
                requests: of_pile.map(|request| request.card).collect(),
                joker_as: joker.map(|request| request.card),
            }
        });
        let mut index = 0;
        while index < self.requests.len() {
            if self.requests[index].pile == pile {
                let request = self.requests.remove(index);
                self.debt_paid += config.deck.worth(request.card);
                self.put_away(config, SmartMoneyMaker::really(config, request.card, request.joker));
            } else {
                index += 1;
            }
        }
        let on_pile = self.laid.iter().filter(|laid| laid.pile == pile).copied().collect();
        self.laid.retain(|laid| laid.pile != pile);
        self.piles.retain(|other| other.number != pile);
        on_pile
    }
}

/// The note a New Economy card is exchanged for.
fn note_for(config: &Config, card: u8) -> u8 {
    match config.deck.face(card).class {
        Class::NewEconomy(note) => note,
        _ => card,
    }
}

fn tell_unless_none(
    cards: &Cards,
    config: &Config,
    log: &mut LogOf<SmartMoneyMaker>,
    rule: Rule,
    event: impl FnOnce(Vec<u8>) -> Event,
) {
    if !cards.is_empty() {
        log.tell(rule, || {
            event(cards.iter().map(|laid| SmartMoneyMaker::really(config, laid.card, laid.joker)).collect())
        });
    }
}
