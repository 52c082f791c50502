//! The sectors of the game and what moves between them: each player, the requests on the table with all that lies on
//! them, the bank of notes, the deck and the discards. The game has no books: its events tell which cards moved.
//!
//! Notes and New Economy cards count what they are worth, requests what they ask for, all other cards are counted. The
//! Joker is a card, whatever it is declared as.

use game_core::{Holder, HolderMove, Holdings, Seat, Ware};

use crate::deck::Class;
use crate::event::Event;
use crate::hand::Count;
use crate::setup::Config;
use crate::state::SmartMoneyMaker;

const REQUESTS: Holder = Holder::of_table("requests");
const BANK: Holder = Holder::of_table("bank");
const DECK: Holder = Holder::of_table("deck");
const DISCARDS: Holder = Holder::of_table("discards");
const BOX: Holder = Holder::of_table("box");

fn player(seat: Seat) -> Holder {
    Holder::of_seat("player", seat)
}

/// How a card is counted.
fn counted(config: &Config, card: u8) -> (Ware, u32) {
    let face = config.deck.face(card);
    match face.class {
        Class::Banknote(_) => (Ware::plain("notes"), face.worth),
        Class::NewEconomy(_) => (Ware::plain("new_economy"), face.worth),
        Class::Request => (Ware::plain("requests"), face.worth),
        Class::Business(_) | Class::Lobby | Class::Joker => (Ware::plain("cards"), 1),
    }
}

/// Where a card goes that is out of play.
fn away(config: &Config, card: u8) -> Holder {
    match config.deck.face(card).class {
        Class::Banknote(_) => BANK,
        _ => DISCARDS,
    }
}

pub fn flows(event: &Event, config: &Config, flow: &mut dyn FnMut(HolderMove)) {
    let really = |card: u8, joker: bool| SmartMoneyMaker::really(config, card, joker);
    let mut moves = |from: Holder, to: Holder, card: u8| {
        let (asset, amount) = counted(config, card);
        flow(HolderMove { from, to, asset, amount });
    };
    match event {
        Event::CardDrawn { seat, card, .. } => moves(DECK, player(*seat), *card),
        Event::RequestLaid { seat, card, joker, .. }
        | Event::PileRaised { seat, card, joker, .. }
        | Event::Paid { seat, card, joker, .. } => moves(player(*seat), REQUESTS, really(*card, *joker)),
        Event::LobbyLaid { seat, joker, .. } => {
            moves(player(*seat), REQUESTS, really(config.deck.lobby, *joker));
        }
        Event::TriplePaid { seat, cards, .. } => {
            cards.iter().for_each(|card| moves(player(*seat), away(config, *card), *card));
        }
        Event::RequestPaidOff { seat, card, joker, paid_off, .. } => {
            moves(player(*seat), DISCARDS, really(*card, *joker));
            moves(REQUESTS, DISCARDS, *paid_off);
        }
        Event::PileClosed { requests, joker_as, .. } => {
            let mut joker_as = *joker_as;
            for request in requests {
                let is_joker = joker_as.take_if(|declared| declared == request).is_some();
                moves(REQUESTS, DISCARDS, really(*request, is_joker));
            }
        }
        Event::NotesCollected { seat, cards } | Event::CardsTaken { seat, cards, .. } => {
            cards.iter().for_each(|card| moves(REQUESTS, player(*seat), *card));
        }
        Event::CardsExchanged { seat, cards, notes } => {
            cards.iter().for_each(|card| moves(REQUESTS, DISCARDS, *card));
            notes.iter().for_each(|note| moves(BANK, player(*seat), *note));
        }
        Event::NotCollected { cards, .. } | Event::CardsDiscarded { cards } => {
            cards.iter().for_each(|card| moves(REQUESTS, away(config, *card), *card));
        }
        Event::EffectUsed { seat, card, joker } => moves(player(*seat), DISCARDS, really(*card, *joker)),
        Event::CardShared { from, to, card }
        | Event::CardGiven { from, to, card }
        | Event::CardTaken { from, to, card }
        | Event::ForfeitDealt { from, to, card } => moves(player(*from), player(*to), *card),
        _ => {}
    }
}

impl SmartMoneyMaker {
    pub(crate) fn tell_holdings(&self, config: &Config, holdings: &mut Holdings) {
        let mut add = |holder: Holder, card: u8, count: i64| {
            let (ware, amount) = counted(config, card);
            holdings.add(holder, ware, i64::from(amount) * count);
        };
        for (seat, hand) in self.hands.iter() {
            hand.cards().for_each(|card| add(player(seat), card, 1));
        }
        for request in &self.requests {
            add(REQUESTS, SmartMoneyMaker::really(config, request.card, request.joker), 1);
        }
        for laid in &self.laid {
            add(REQUESTS, SmartMoneyMaker::really(config, laid.card, laid.joker), 1);
        }
        for (pack, holder) in [(&self.bank, BANK), (&self.discards, DISCARDS)] {
            for Count { card, count } in pack.counts() {
                add(holder, card, i64::from(count));
            }
        }
        for index in self.deck.iter() {
            add(DECK, config.deck.drawn[usize::from(index)], 1);
        }
        for (card, face) in config.deck.all() {
            add(BOX, card, -i64::from(face.copies));
        }
    }
}
