//! The deal: requests, notes and New Economy cards for everyone; the first player is drawn by lot.

use arrayvec::ArrayVec;
use game_core::{Audience, Bag, BySeat, Chance, LogOf, Seat, SeatSet, lossless};

use crate::deck::{Class, DRAWN_CARDS, Kinds};
use crate::event::Event;
use crate::hand::Hand;
use crate::pack::Pack;
use crate::phase::{Phase, Turn};
use crate::rule::Rule;
use crate::setup::Config;
use crate::state::SmartMoneyMaker;

impl SmartMoneyMaker {
    pub(crate) fn deal(config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) -> Self {
        let first = Seat::at(chance.pick("first player", u32::from(config.players)) as usize);
        let mut state = SmartMoneyMaker::empty_table(config, first);
        let mut requests = state.all_of(config, config.deck.requests);
        let mut new_economy = state.all_of(config, config.deck.new_economy);
        let mut deck = state.all_of(config, !(config.deck.requests | config.deck.new_economy));
        for seat in SeatSet::all(config.players).iter() {
            state.deal_hand(config, seat, &mut requests, &mut new_economy, chance);
        }
        deck.pour(&mut requests);
        deck.pour(&mut new_economy);
        state.deck = deck;
        state.tell_deal(config, log);
        log.tell(Rule::Smm1First, || Event::FirstPlayerDrawn { seat: first });
        state.begin_turn(config, first, chance, log);
        state
    }

    /// No cards dealt, all notes in the bank.
    pub(crate) fn empty_table(config: &Config, first: Seat) -> Self {
        let mut bank = Pack::default();
        for (card, face) in config.deck.all() {
            if let Class::Banknote(_) = face.class {
                (0..face.copies).for_each(|_| bank.put(card));
            }
        }
        SmartMoneyMaker {
            turn: 0,
            phase: Phase::Play(Turn::of(first)),
            deck: Bag::default(),
            hands: BySeat::from_fn(config.players, |_| Hand::default()),
            piles: ArrayVec::new(),
            requests: ArrayVec::new(),
            laid: ArrayVec::new(),
            bank,
            discards: Pack::default(),
            last_cards: None,
            forfeited: SeatSet::NONE,
            debt_paid: 0,
            piles_opened: 0,
            requests_laid: 0,
        }
    }

    fn all_of(&self, config: &Config, kinds: Kinds) -> Bag<2> {
        let of_kind = |index: &u8| kinds & (1 << config.deck.drawn[usize::from(*index)]) != 0;
        Bag::of((0..lossless(DRAWN_CARDS)).filter(of_kind))
    }

    fn deal_hand(
        &mut self,
        config: &Config,
        seat: Seat,
        requests: &mut Bag<2>,
        new_economy: &mut Bag<2>,
        chance: &mut Chance,
    ) {
        let setup = &config.setup;
        let parts = [
            (requests, setup.requests_dealt, "request"),
            (new_economy, setup.new_economy_dealt, "new economy"),
        ];
        for (bag, count, label) in parts {
            for _ in 0..count {
                if let Some(index) = bag.draw(label, chance) {
                    let card = config.deck.drawn[usize::from(index)];
                    self.hands[seat].add(&config.deck, card, Audience::Only(SeatSet::NONE));
                }
            }
        }
        self.hands[seat].announce(setup.requests_dealt, setup.new_economy_dealt);
        for _ in 0..setup.notes_dealt {
            self.bank.take(config.deck.starting_note);
            self.give_openly(config, seat, config.deck.starting_note);
        }
    }

    fn tell_deal(&self, config: &Config, log: &mut LogOf<Self>) {
        let setup = &config.setup;
        log.tell(Rule::Smm1Deal, || Event::HandsDealt {
            requests: setup.requests_dealt,
            notes: setup.notes_dealt,
            note: config.deck.starting_note,
            new_economy: setup.new_economy_dealt,
            left: self.deck.len(),
        });
        for (seat, hand) in self.hands.iter() {
            let only = Audience::Only(SeatSet::only(seat));
            log.tell_to(only, Rule::Smm1Hands, || Event::HandSeen { seat, cards: hand.cards().collect() });
        }
    }
}
