//! A turn: draw, play one card, and when passing is allowed.

use game_core::{Audience, Chance, LogOf, Seat, SeatSet};

use super::{Verdict, refuse};
use crate::cards::Business;
use crate::deck::each;
use crate::event::Event;
use crate::phase::{Phase, Turn};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::SmartMoneyMaker;

impl SmartMoneyMaker {
    pub(super) fn begin_turn(
        &mut self,
        config: &Config,
        seat: Seat,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        self.turn += 1;
        for _ in 0..config.setup.cards_drawn {
            let Some(index) = self.deck.draw("draw", chance) else { break };
            let card = config.deck.drawn[usize::from(index)];
            self.hands[seat].add(&config.deck, card, Audience::Only(SeatSet::NONE));
            let left = self.deck.len();
            let (owner, others) = (SeatSet::only(seat), SeatSet::only(seat));
            log.tell_to(Audience::Only(owner), Rule::Smm2Draw, || Event::CardDrawn { seat, card, left });
            log.tell_to(Audience::AllBut(others), Rule::Smm2Draw, || Event::CardDrawnUnseen { seat, left });
        }
        self.phase = Phase::Play(Turn::of(seat));
    }

    /// The next player draws, unless the deck is empty: then the last cards are laid.
    pub(super) fn end_turn(
        &mut self,
        config: &Config,
        seat: Seat,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        if self.last_cards.is_some() {
            self.last_card_laid(seat);
            self.go_on_with_last_cards(config, seat, chance, log);
        } else if self.deck.is_empty() {
            self.begin_last_cards(config, seat, chance, log);
        } else {
            self.begin_turn(config, seat.left(config.players), chance, log);
        }
    }

    /// A play of the Free card: an impossible one lapses (R5). That it does not lapse tells something too.
    pub(super) fn begin_free_play(
        &mut self,
        config: &Config,
        turn: Turn,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        log.reveals_what_was_known_to(SeatSet::only(turn.seat));
        if self.can_play(config, turn.seat) {
            self.phase = Phase::Play(turn);
        } else {
            log.tell(Rule::Smm4Free, || Event::PlayLapsed { seat: turn.seat });
            self.end_turn(config, turn.seat, chance, log);
        }
    }

    /// Whether any card of the hand can be played at all.
    pub(super) fn can_play(&self, config: &Config, seat: Seat) -> bool {
        let (hand, deck) = (&self.hands[seat], &config.deck);
        // A request can always be laid alone, and the Joker can always be declared as Free.
        if hand.requests() > 0 || hand.has(deck.joker) {
            return true;
        }
        let businesses = hand.kinds() & deck.businesses;
        if self.piles.is_empty() {
            let free = deck.business(Business::Free);
            let has_effect = |card| card == free || !self.others_with_cards(config, seat).is_empty();
            return each(businesses).any(has_effect);
        }
        let unbound = || self.piles.iter().any(|pile| !pile.binds(seat));
        businesses != 0
            || hand.kinds() & deck.notes != 0
            || hand.has(deck.lobby)
            || hand.new_economy() > 0 && unbound()
    }

    /// With nothing open and no request in hand; or with no card that can be played at all (R2).
    pub(super) fn may_pass(&self, config: &Config, seat: Seat) -> bool {
        self.piles.is_empty() && self.hands[seat].requests() == 0 || !self.can_play(config, seat)
    }

    pub(super) fn check_pass(&self, config: &Config, seat: Seat) -> Verdict {
        if self.may_pass(config, seat) { Ok(()) } else { refuse(Rule::Smm2Pass, Why::MustPlay) }
    }

    /// Passing a turn shows the hand to everyone; a play of the Free card just lapses.
    pub(super) fn apply_pass(
        &mut self,
        config: &Config,
        turn: Turn,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        let seat = turn.seat;
        if turn.of_free {
            log.tell(Rule::Smm4Free, || Event::PlayLapsed { seat });
        } else {
            log.reveals_what_was_known_to(SeatSet::only(seat));
            let hand = &mut self.hands[seat];
            hand.show(&config.deck, Audience::Everyone);
            log.tell(Rule::Smm2Pass, || Event::Passed { seat, cards: hand.cards().collect() });
        }
        self.end_turn(config, seat, chance, log);
    }

    /// The other players who hold cards; how many cards anyone holds is public.
    pub(crate) fn others_with_cards(&self, config: &Config, seat: Seat) -> SeatSet {
        let with_cards = self.hands.seats_where(|_, hand| !hand.is_empty());
        with_cards.and(SeatSet::all(config.players)).without(seat)
    }
}
