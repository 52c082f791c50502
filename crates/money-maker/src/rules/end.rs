//! How the game ends (R15).

use game_core::{Bag, Seat, SeatSet};

use super::ApplyContext;
use crate::event::Event;
use crate::phase::Ending;
use crate::rule::Rule;
use crate::score::standings;
use crate::state::State;

impl State {
    pub(crate) fn end(&mut self, ending: Ending, at: &mut ApplyContext<'_>) {
        self.over = Some(ending);
        at.log.tell(Rule::MmEnd, || Event::GameEnded { ending });
        for (seat, hand) in self.hands.iter().filter(|(_, hand)| !hand.is_empty()) {
            at.log.reveals_what_was_known_to(SeatSet::only(seat));
            at.log.tell(Rule::MmEnd, || Event::HandShown { seat, cards: hand.cards().collect() });
        }
        if let Some((seat, score)) = self.central_seat().zip(self.central_score(at.config)) {
            at.log.tell(Rule::MmPlayedBankScore, || Event::CentralBankScored { seat, score });
        }
        let standings = standings(self, at.config);
        at.log.tell(Rule::MmScore, || Event::Scored { scores: standings.scores.values().copied().collect() });
        if !standings.winners.is_empty() {
            at.log.tell(Rule::MmScore, || Event::GameWon { winners: standings.winners });
        }
    }

    /// Counted when all that a purchase, a deal or a run brings with it is done.
    pub(crate) fn end_if_a_hand_is_full(&mut self, at: &mut ApplyContext<'_>) -> bool {
        let limit = u32::from(at.config.setup.cards_that_end);
        // While all hands together are not full, none is.
        let together = self.companies.values().fold(Bag::default(), |all, cards| cards.or(&all));
        if together.len() < limit {
            return false;
        }
        let is_full = |(seat, cards): (Seat, &Bag<1>)| cards.len() >= limit && !self.is_central(seat);
        let full = self.companies.iter().any(is_full);
        if full {
            self.end(Ending::HandFull, at);
        }
        full
    }
}
