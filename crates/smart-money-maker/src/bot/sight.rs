//! What a trader looks at: its own hand, the table, and how far the common debt can still be paid. It comes from a view
//! or, in a search, from a possible world; of other hands nothing is read but what lies open for all.

use arrayvec::ArrayVec;
use game_core::{Seat, View, lossless};

use crate::deck::{Class, MAX_KINDS, each};
use crate::hand::Count;
use crate::phase::LastCards;
use crate::setup::Config;
use crate::state::{MAX_LAID, MAX_REQUESTS, Pile, SmartMoneyMaker};
use crate::view::{Own, Public};

/// What a play of a good payer brings on average, in dollars.
const GOOD_PAYMENT: f32 = 1_750.0;

/// The table as one seat sees it.
pub(super) struct Sight<'a> {
    pub config: &'a Config,
    pub me: Seat,
    hand: [u8; MAX_KINDS],
    pub piles: ArrayVec<Pile, MAX_REQUESTS>,
    pub requests: ArrayVec<RequestSeen, MAX_REQUESTS>,
    pub laid: ArrayVec<LaidSeen, MAX_LAID>,
    pub deck: u32,
    last_cards: Option<LastCards>,
    /// Requests of this amount or more are all left to Growing New Business cards and the Joker.
    pub reserved_from: u32,
    /// Requests of this amount or more deserve such a card.
    pub pay_off_from: u32,
    /// What is still to be paid with money, over what the plays that are left can pay: above 1 it looks bad.
    pub pressure: f32,
}

#[derive(Clone, Copy)]
pub(super) struct RequestSeen {
    pub number: u8,
    pub pile: u8,
    pub amount: u32,
}

/// A card on a pile: what it pays, and whether whoever closes the pile with money collects it.
#[derive(Clone, Copy)]
pub(super) struct LaidSeen {
    pub pile: u8,
    pub worth: u32,
    pub is_note: bool,
    pub is_collected: bool,
}

impl<'a> Sight<'a> {
    pub fn of_view(config: &'a Config, view: &View<Public, Own>, me: Seat) -> Sight<'a> {
        let public = &view.public;
        let mut sight = Sight::bare(config, me, public.deck, public.last_cards);
        for Count { card, count } in view.own.iter().flat_map(|own| &own.hand) {
            sight.hand[usize::from(*card)] = *count;
        }
        for pile in &public.piles {
            let number = pile.number;
            sight.piles.push(Pile { number, amount: pile.amount, paid: pile.paid, lobbies: pile.lobbies });
            for request in &pile.requests {
                sight.requests.push(RequestSeen {
                    number: request.number,
                    pile: number,
                    amount: request.amount,
                });
            }
            for laid in &pile.laid {
                sight.laid.push(laid_seen(config, number, laid.card, laid.joker));
            }
        }
        let gone = |card: u8| {
            let found = public.discards.iter().find(|discarded| discarded.card == card);
            found.map_or(0, |discarded| discarded.count)
        };
        sight.reckon(gone);
        sight
    }

    pub fn of_world(config: &'a Config, world: &SmartMoneyMaker, me: Seat) -> Sight<'a> {
        let mut sight = Sight::bare(config, me, world.cards_left(), world.last_cards);
        let hand = &world.hands[me];
        for card in each(hand.kinds()) {
            sight.hand[usize::from(card)] = hand.count(card);
        }
        sight.piles.extend(world.piles.iter().copied());
        sight.requests.extend(world.requests.iter().map(|request| RequestSeen {
            number: request.number,
            pile: request.pile,
            amount: config.deck.worth(request.card),
        }));
        sight.laid.extend(world.laid.iter().map(|laid| laid_seen(config, laid.pile, laid.card, laid.joker)));
        sight.reckon(|card| world.discards.count(card));
        sight
    }

    fn bare(config: &'a Config, me: Seat, deck: u32, last_cards: Option<LastCards>) -> Sight<'a> {
        Sight {
            config,
            me,
            hand: [0; MAX_KINDS],
            piles: ArrayVec::new(),
            requests: ArrayVec::new(),
            laid: ArrayVec::new(),
            deck,
            last_cards,
            reserved_from: u32::MAX,
            pay_off_from: u32::MAX,
            pressure: 0.0,
        }
    }

    pub fn count(&self, card: u8) -> u8 {
        self.hand[usize::from(card)]
    }

    pub fn pile(&self, number: u8) -> Option<&Pile> {
        self.piles.iter().find(|pile| pile.number == number)
    }

    /// The largest request of a pile.
    pub fn largest_on(&self, pile: u8) -> u32 {
        let on_it = self.requests.iter().filter(|request| request.pile == pile);
        on_it.map(|request| request.amount).max().unwrap_or(0)
    }

    pub fn requests_held(&self) -> u32 {
        each(self.config.deck.requests).map(|card| u32::from(self.count(card))).sum()
    }

    /// Plays that are left to all players, this one included.
    pub fn plays_left(&self) -> u32 {
        match self.last_cards {
            Some(last) => {
                lossless::<_, u32>(last.waiting.len()) + u32::from(last.laps) * u32::from(self.config.players)
            }
            None => {
                let last = u32::from(self.config.setup.last_cards) * u32::from(self.config.players);
                1 + self.deck / u32::from(self.config.setup.cards_drawn) + last
            }
        }
    }

    /// Plays that are left to this seat, this one included.
    pub fn own_plays_left(&self) -> u32 {
        self.plays_left().div_ceil(self.config.players.into())
    }

    /// What of a pile is to be paid with money: all but the requests that are left to stronger cards.
    pub fn money_part(&self, pile: &Pile) -> u32 {
        let reserved: u32 = self
            .requests
            .iter()
            .filter(|request| request.pile == pile.number && request.amount >= self.reserved_from)
            .map(|request| request.amount)
            .sum();
        (pile.amount - reserved.min(pile.amount)).saturating_sub(pile.paid)
    }

    /// Which requests are left to strong cards, and whether money will do for the others.
    fn reckon(&mut self, gone: impl Fn(u8) -> u8) {
        let deck = &self.config.deck;
        let mut strong: u32 = each(deck.businesses | 1 << deck.joker)
            .map(|card| u32::from(deck.face(card).copies.saturating_sub(gone(card))))
            .sum();
        let strong_plays = strong;
        let (mut unpaid, mut to_pay) = (0, 0);
        for card in Descending(deck.requests) {
            let (amount, count) = (deck.worth(card), u32::from(deck.face(card).copies - gone(card)));
            if count == 0 {
                continue;
            }
            unpaid += count;
            if strong > 0 {
                self.pay_off_from = amount;
            }
            if count <= strong {
                self.reserved_from = amount;
                strong -= count;
            } else {
                to_pay += amount * (count - strong);
                strong = 0;
            }
        }
        let paid: u32 = self.piles.iter().map(|pile| pile.paid).sum();
        let laid = lossless(self.requests.len());
        let other_plays = unpaid.saturating_sub(laid) + strong_plays.min(unpaid);
        let paying_plays = self.plays_left().saturating_sub(other_plays).max(1);
        self.pressure = to_pay.saturating_sub(paid) as f32 / (paying_plays as f32 * GOOD_PAYMENT);
    }
}

fn laid_seen(config: &Config, pile: u8, card: u8, joker: bool) -> LaidSeen {
    let face = config.deck.face(card);
    LaidSeen {
        pile,
        worth: face.worth,
        is_note: !joker && matches!(face.class, Class::Banknote(_)),
        is_collected: !joker && matches!(face.class, Class::Banknote(_) | Class::NewEconomy(_)),
    }
}

/// The cards of a set, highest number first: within a kind the dearest first.
struct Descending(u128);

impl Iterator for Descending {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let card: u8 = lossless(127_u32.checked_sub(self.0.leading_zeros())?);
        self.0 &= !(1 << card);
        Some(card)
    }
}
