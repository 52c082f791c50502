//! From turn to turn and round to round: passing, refilling, and how the game ends.

use game_core::{Seat, SeatSet, Standings, lossless};

use super::Dealer;
use crate::event::Event;
use crate::phase::{Ending, Phase};
use crate::piles::EVERYONE;
use crate::rule::Rule;
use crate::score;

impl Dealer<'_> {
    pub(super) fn end_turn(&mut self, seat: Seat) {
        self.log.tell(Rule::Dm2Turn, || Event::TurnEnded { seat });
        self.state.turns += 1;
        self.next_turn();
    }

    /// Asks the next player who can visit anything; whoever cannot passes (ruling R1).
    pub(super) fn next_turn(&mut self) {
        loop {
            if self.state.turns >= self.config.players {
                if let Some(ending) = self.ending() {
                    return self.finish(ending);
                }
                self.begin_round();
            }
            let mut order = self.state.first.clockwise(self.config.players);
            let seat = order.nth(usize::from(self.state.turns)).unwrap_or(self.state.first);
            if self.state.can_visit_somewhere(self.config) {
                self.state.phase = Phase::Visit { seat };
                return;
            }
            self.log.tell(Rule::Dm2Pass, || Event::Passed { seat });
            self.state.turns += 1;
        }
    }

    /// Whether the game ends with the round just played.
    fn ending(&self) -> Option<Ending> {
        let goal = u32::from(self.config.goal);
        if self.state.owned.values().any(|cards| cards.len() >= goal) {
            Some(Ending::Placements)
        } else if self.state.visits == 0 {
            Some(Ending::NoVisit)
        } else if self.state.round >= self.config.numbers.round_limit {
            Some(Ending::RoundLimit)
        } else {
            None
        }
    }

    fn begin_round(&mut self) {
        self.refill_money();
        self.lay_placements(Rule::Dm7Placements, |location, placement| Event::PlacementAdded {
            location,
            placement,
        });
        self.state.round += 1;
        self.state.turns = 0;
        self.state.visits = 0;
        self.state.first = self.state.marker;
        let (round, first) = (self.state.round, self.state.first);
        self.log.tell(Rule::Dm7First, || Event::RoundBegan { round, first });
    }

    /// First where cards remain, then where there are none; each time in the order of the locations (R12).
    fn refill_money(&mut self) {
        let numbers = &self.config.numbers;
        let (added, renewed, most) = (numbers.money_added, numbers.money_renewed, numbers.money_most);
        let mut empty = [false; 6];
        for location in self.config.locations() {
            let lying = lossless(self.state.piles.below(location).len());
            empty[location.slot()] = lying == 0;
            if lying > 0 {
                self.add_money(location, added.min(most.saturating_sub(lying)));
            }
        }
        for location in self.config.locations().filter(|location| empty[location.slot()]) {
            self.add_money(location, renewed);
        }
    }

    fn add_money(&mut self, location: crate::board::Location, count: u8) {
        let cards = self.lay_money(location, count);
        if !cards.is_empty() {
            self.log.tell(Rule::Dm7Money, || Event::MoneyAdded { location, cards });
        }
    }

    /// The top card of the money deck, still lying there; if it is empty the discards come back first (R12).
    pub(super) fn turn_money(&mut self) -> Option<u8> {
        if self.state.piles.deck().is_empty() && !self.state.piles.discards().is_empty() {
            let cards = lossless(self.state.piles.discards().len());
            self.state.piles.reshuffle();
            self.log.tell(Rule::Dm7Reshuffle, || Event::DeckRenewed { cards });
        }
        self.state.piles.top_of_deck(self.chance)
    }

    /// Whatever was hidden and is still held is turned up: hands break ties and feed Digital Banks, so everyone may
    /// check the count (ruling R20).
    fn lay_open(&mut self) {
        self.log.reveals();
        for seat in SeatSet::all(self.config.players).iter() {
            self.state.piles.show_all(seat, EVERYONE);
            self.state.piles.show_blacklist(seat, EVERYONE);
            let (piles, config) = (&self.state.piles, self.config);
            let (hand, listed) = (piles.hand(seat), &piles.blacklist(seat).cards);
            if !hand.is_empty() {
                let value = score::hand_value(self.state, config, seat);
                let cards = || hand.cards().collect();
                self.log.tell(Rule::Dm8Hands, || Event::HandLaidOpen { seat, cards: cards(), value });
            }
            if !listed.is_empty() {
                let cards = || listed.iter().map(|held| held.card).collect();
                self.log.tell(Rule::Dm8Hands, || Event::BlacklistLaidOpen { seat, cards: cards() });
            }
        }
    }

    fn finish(&mut self, ending: Ending) {
        self.state.phase = Phase::Over { ending };
        let rule = match ending {
            Ending::Placements => Rule::Dm8Goal,
            Ending::NoVisit => Rule::Dm8NoVisit,
            Ending::RoundLimit => Rule::Dm8RoundLimit,
        };
        self.log.tell(rule, || Event::GameEnded { ending });
        self.lay_open();
        score::tell(self.state, self.config, self.log);
        let Standings { scores, winners, .. } = score::standings(self.state, self.config);
        for seat in winners.iter() {
            let best = scores[seat];
            if scores.values().filter(|score| **score == best).count() > 1 {
                self.log.tell(Rule::Dm8Tie, || Event::TieBroken { seat });
            }
            self.log.tell(Rule::Dm8Winner, || Event::Won { seat, points: lossless(best) });
        }
    }
}
