//! The sectors of the game and what moves between them: each villain, the locations with all that lies there, the
//! supply (deck, discards and Action cards in play), each Blacklist, and the slots under cards. The game has no books:
//! its events tell which cards moved. Money counts what it is worth, clean and dirty apart; other cards are counted.

use game_core::{Holder, HolderMove, Holdings, Seat, SeatSet, Ware, lossless};

use crate::cards::Face;
use crate::event::Event;
use crate::setup::Config;
use crate::state::DirtyMoney;

const LOCATIONS: Holder = Holder::of_table("locations");
const SUPPLY: Holder = Holder::of_table("supply");
const SLOTS: Holder = Holder::of_table("slots");
const BOX: Holder = Holder::of_table("box");
const PLACEMENT: Ware = Ware::plain("placements");
/// A Blacklist point for which there was no card.
const COUNTER: Ware = Ware::plain("blacklist_counters");

fn villain(seat: Seat) -> Holder {
    Holder::of_seat("villain", seat)
}

fn blacklist(seat: Seat) -> Holder {
    Holder::of_seat("blacklist", seat)
}

/// How a Money or Action card is counted.
fn counted(config: &Config, card: u8) -> (Ware, u32) {
    match config.cards.face(card) {
        Face::Money(money) if money.dirty => (Ware::plain("dirty_cash"), u32::from(money.value)),
        Face::Money(money) => (Ware::plain("clean_cash"), u32::from(money.value)),
        Face::Action(_) => (Ware::plain("action_cards"), 1),
    }
}

pub fn flows(event: &Event, config: &Config, flow: &mut dyn FnMut(HolderMove)) {
    let one = |from, to, asset| HolderMove { from, to, asset, amount: 1 };
    match event {
        Event::PlacementLaid { .. } | Event::Drafted { .. } | Event::PlacementAdded { .. } => {
            return flow(one(SUPPLY, LOCATIONS, PLACEMENT));
        }
        Event::Bought { seat, .. } => return flow(one(LOCATIONS, villain(*seat), PLACEMENT)),
        Event::BlacklistedPlain { seat } => return flow(one(BOX, blacklist(*seat), COUNTER)),
        Event::UnlistedPlain { seat } => return flow(one(blacklist(*seat), BOX, COUNTER)),
        _ => {}
    }
    let mut moves = |from: Holder, to: Holder, card: u8| {
        let (asset, amount) = counted(config, card);
        flow(HolderMove { from, to, asset, amount });
    };
    match event {
        Event::HandShown { seat, cards } => {
            cards.iter().for_each(|card| moves(SUPPLY, villain(*seat), *card))
        }
        Event::MoneyLaid { cards, .. } | Event::MoneyAdded { cards, .. } => {
            cards.iter().for_each(|card| moves(SUPPLY, LOCATIONS, *card));
        }
        Event::Visited { seat, cards, .. } => {
            for card in cards {
                let is_money = config.cards.money.has(*card);
                moves(LOCATIONS, if is_money { villain(*seat) } else { SUPPLY }, *card);
            }
        }
        Event::ExcessChosen { seat, cards } => {
            cards.iter().for_each(|card| moves(villain(*seat), blacklist(*seat), *card));
        }
        Event::DirtyFound { seat, target, card } => moves(villain(*target), villain(*seat), *card),
        Event::Blacklisted { seat, card } => moves(SUPPLY, blacklist(*seat), *card),
        Event::Unlisted { seat, card } => moves(blacklist(*seat), SUPPLY, *card),
        Event::CardsTraded { seat, partner, took, gave } => {
            moves(villain(*partner), villain(*seat), *took);
            moves(villain(*seat), villain(*partner), *gave);
        }
        Event::Paid { seat, cards, .. } => cards.iter().for_each(|card| moves(villain(*seat), SUPPLY, *card)),
        Event::Slotted { card, .. } | Event::OverpaidSlotted { card, .. } => moves(SUPPLY, SLOTS, *card),
        Event::Drew { seat, card } => moves(SUPPLY, villain(*seat), *card),
        Event::Discarded { seat, card } => moves(villain(*seat), SUPPLY, *card),
        _ => {}
    }
}

impl DirtyMoney {
    pub(crate) fn tell_holdings(&self, config: &Config, holdings: &mut Holdings) {
        let (piles, market) = (&self.piles, &self.market);
        for seat in SeatSet::all(config.players).iter() {
            holdings.add(villain(seat), PLACEMENT, i64::from(self.owned[seat].len()));
            let plain = i64::from(piles.blacklist(seat).plain);
            holdings.add(blacklist(seat), COUNTER, plain);
            holdings.add(BOX, COUNTER, -plain);
        }
        holdings.add(LOCATIONS, PLACEMENT, market.open().count() as i64);
        holdings.add(SUPPLY, PLACEMENT, market.decks.iter().map(|deck| i64::from(deck.len())).sum());
        holdings.add(BOX, PLACEMENT, -(config.cards.placement_cards() as i64));
        let mut add = |holder: Holder, card: u8, sign: i64| {
            let (ware, amount) = counted(config, card);
            holdings.add(holder, ware, sign * i64::from(amount));
        };
        for seat in SeatSet::all(config.players).iter() {
            piles.hand(seat).cards().for_each(|card| add(villain(seat), card, 1));
            piles.blacklist(seat).cards.iter().for_each(|held| add(blacklist(seat), held.card, 1));
        }
        for location in config.locations() {
            piles.below(location).iter().for_each(|card| add(LOCATIONS, *card, 1));
        }
        let supply = piles.deck().iter().chain(piles.discards().iter().copied());
        supply.chain(piles.in_play().iter().copied()).for_each(|card| add(SUPPLY, card, 1));
        piles.slotted().iter().for_each(|card| add(SLOTS, card, 1));
        (0..lossless(config.cards.money_cards())).for_each(|card| add(BOX, card, -1));
    }
}
