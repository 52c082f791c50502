//! A possible world for a viewer: everything known is kept, everything hidden is dealt anew.
//!
//! What is hidden are the deck and parts of hands. Cards known to be in a hand go there first, then requests and
//! New Economy cards of which only the class is known, then notes (never into the deck), then anything.

use arrayvec::ArrayVec;
use game_core::{Audience, Bag, Chance, Seat, SeatSet, View, lossless};

use crate::deck::{DRAWN_CARDS, Kinds, MAX_VALUES};
use crate::hand::{Count, Hand, Known};
use crate::pack::Pack;
use crate::phase::Phase;
use crate::setup::Config;
use crate::state::{Laid, Pile, Request, SmartMoneyMaker};
use crate::view::{Own, Public};

impl SmartMoneyMaker {
    pub(crate) fn possible_world(config: &Config, view: &View<Public, Own>, chance: &mut Chance) -> Self {
        let public = &view.public;
        let mut world = SmartMoneyMaker::empty_table(config, Seat::at(0));
        world.lay_out(public);
        let mut hidden = Hidden::beside(config, &world);
        let mut hands: ArrayVec<Filling, 6> = ArrayVec::new();
        for seat in SeatSet::all(config.players).iter() {
            match &view.own {
                Some(own) if view.seat == Some(seat) => {
                    for Count { card, count } in &own.hand {
                        (0..*count).for_each(|_| hidden.put(config, &mut world.hands[seat], *card));
                    }
                }
                Some(own) => hands.push(Filling { seat, known: own.others[seat].clone(), free: 0 }),
                None => {
                    let known = public.hands[seat].known.clone();
                    hands.push(Filling { seat, known, free: 0 });
                }
            }
        }
        hidden.fill(config, public, &mut world, &mut hands, chance);
        world.deck = hidden.deck;
        world.remember(view);
        // Whoever takes a card by Reputation has seen every hand.
        if let Phase::Take(turn) = world.phase {
            for other in world.others_with_cards(config, turn.seat).iter() {
                world.hands[other].show(&config.deck, Audience::Only(SeatSet::only(turn.seat)));
            }
        }
        world
    }

    /// What lies open.
    fn lay_out(&mut self, public: &Public) {
        self.turn = public.turn;
        self.phase = public.phase;
        self.last_cards = public.last_cards;
        self.forfeited = public.forfeited;
        self.debt_paid = public.debt_paid;
        self.piles_opened = public.piles_opened;
        self.requests_laid = public.requests_laid;
        self.bank = Pack::of(&public.bank).unwrap_or_default();
        self.discards = Pack::of(&public.discards).unwrap_or_default();
        for pile in &public.piles {
            let number = pile.number;
            self.piles.push(Pile { number, amount: pile.amount, paid: pile.paid, lobbies: pile.lobbies });
            for request in &pile.requests {
                let (card, joker, by) = (request.card, request.joker, request.by);
                self.requests.push(Request { number: request.number, pile: number, card, joker, by });
            }
            for laid in &pile.laid {
                self.laid.push(Laid { pile: number, card: laid.card, joker: laid.joker, by: laid.by });
            }
        }
        self.requests.sort_unstable_by_key(|request| request.number);
    }

    /// Everyone remembers what they have been shown. What others know of each other's hands the viewer cannot tell:
    /// there they know what everyone does.
    fn remember(&mut self, view: &View<Public, Own>) {
        for (seat, hand) in view.public.hands.iter() {
            self.hands[seat].remember(&hand.known, Audience::Everyone);
            let (Some(own), Some(viewer)) = (&view.own, view.seat) else { continue };
            if seat == viewer {
                for (other, known) in own.shown.iter().filter(|(other, _)| *other != viewer) {
                    self.hands[seat].remember(known, Audience::Only(SeatSet::only(other)));
                }
            } else {
                self.hands[seat].remember(&own.others[seat], Audience::Only(SeatSet::only(viewer)));
            }
        }
    }
}

/// A hand being filled.
struct Filling {
    seat: Seat,
    known: Known,
    /// Places for cards of which nothing is known.
    free: u8,
}

/// The cards that lie neither open nor in the viewer's hand.
struct Hidden {
    deck: Bag<2>,
    notes: [u8; MAX_VALUES],
}

impl Hidden {
    /// All cards but those on the table, in the bank and in the discards.
    fn beside(config: &Config, world: &SmartMoneyMaker) -> Hidden {
        let mut hidden = Hidden { deck: Bag::of(0..lossless(DRAWN_CARDS)), notes: [0; MAX_VALUES] };
        for note in 0..lossless(config.deck.values()) {
            let copies = config.deck.face(note).copies;
            hidden.notes[usize::from(note)] = copies.saturating_sub(world.bank.count(note));
        }
        let requests = world.requests.iter().map(|request| (request.card, request.joker));
        let laid = world.laid.iter().map(|laid| (laid.card, laid.joker));
        for (card, joker) in requests.chain(laid) {
            hidden.take(config, SmartMoneyMaker::really(config, card, joker));
        }
        for Count { card, count } in world.discards.counts() {
            (0..count).for_each(|_| hidden.take(config, card));
        }
        hidden
    }

    fn take(&mut self, config: &Config, card: u8) {
        match self.notes[..config.deck.values()].get_mut(usize::from(card)) {
            Some(notes) => *notes = notes.saturating_sub(1),
            None => {
                let found = self.deck.iter().find(|index| config.deck.drawn[usize::from(*index)] == card);
                if let Some(index) = found {
                    self.deck.take(index);
                }
            }
        }
    }

    fn put(&mut self, config: &Config, hand: &mut Hand, card: u8) {
        self.take(config, card);
        hand.add(&config.deck, card, Audience::Only(SeatSet::NONE));
    }

    fn fill(
        &mut self,
        config: &Config,
        public: &Public,
        world: &mut SmartMoneyMaker,
        hands: &mut [Filling],
        chance: &mut Chance,
    ) {
        for filling in hands.iter_mut() {
            let hand = &mut world.hands[filling.seat];
            for Count { card, count } in &filling.known.cards {
                (0..*count).for_each(|_| self.put(config, hand, *card));
            }
        }
        for filling in hands.iter_mut() {
            let hand = &mut world.hands[filling.seat];
            let Known { more_requests, more_new_economy, .. } = filling.known;
            (0..more_requests).for_each(|_| self.deal(config, hand, config.deck.requests, chance));
            (0..more_new_economy).for_each(|_| self.deal(config, hand, config.deck.new_economy, chance));
            filling.free = public.hands[filling.seat].size.saturating_sub(hand.len());
        }
        let mut notes: ArrayVec<u8, 128> = ArrayVec::new();
        for (note, count) in self.notes.iter().enumerate() {
            (0..*count).for_each(|_| notes.push(lossless(note)));
        }
        place_notes(config, world, hands, &notes, chance);
        self.notes = [0; MAX_VALUES];
        for filling in hands {
            let hand = &mut world.hands[filling.seat];
            (0..filling.free).for_each(|_| self.deal(config, hand, !0, chance));
        }
    }

    /// A hidden card of these kinds, at random.
    fn deal(&mut self, config: &Config, hand: &mut Hand, kinds: Kinds, chance: &mut Chance) {
        let of_kind = |index: &u8| kinds & (1 << config.deck.drawn[usize::from(*index)]) != 0;
        let mut eligible: Bag<2> = Bag::of(self.deck.iter().filter(of_kind));
        if let Some(index) = eligible.draw("possible card", chance) {
            self.deck.take(index);
            hand.add(&config.deck, config.deck.drawn[usize::from(index)], Audience::Only(SeatSet::NONE));
        }
    }
}

/// Puts every hidden note into a hand that may hold it. One way exists, the true one; a wrong turn is taken back.
/// Hidden notes are few: each comes from one of the handful of cards that change hands unseen.
fn place_notes(
    config: &Config,
    world: &mut SmartMoneyMaker,
    hands: &mut [Filling],
    notes: &[u8],
    chance: &mut Chance,
) -> bool {
    let Some((note, rest)) = notes.split_first() else { return true };
    if hands.is_empty() {
        return false;
    }
    let start = chance.index("possible note", hands.len());
    for step in 0..hands.len() {
        let index = (start + step) % hands.len();
        let filling = &mut hands[index];
        let most = filling.known.notes_at_most.iter().find(|most| most.card == *note);
        let room = most.is_some_and(|most| world.hands[filling.seat].count(*note) < most.count);
        if filling.free == 0 || !room {
            continue;
        }
        filling.free -= 1;
        let seat = filling.seat;
        world.hands[seat].add(&config.deck, *note, Audience::Only(SeatSet::NONE));
        if place_notes(config, world, hands, rest, chance) {
            return true;
        }
        world.hands[seat].remove_openly(&config.deck, *note);
        hands[index].free += 1;
    }
    false
}
