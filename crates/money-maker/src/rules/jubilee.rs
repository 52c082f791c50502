//! The vote on a Debt Jubilee: all banks at once, prisoners too, revealed together; it takes all of them. Until the last
//! vote is in, a bank may change its own, and nobody else hears of it.

use game_core::{Ask, Choices, FormKind, Seat, SeatSet, lossless};

use super::{ApplyContext, Edited, Verdict, refuse};
use crate::action::ActionForm;
use crate::books::{MAX_BLOCKS, Place, Thing};
use crate::event::Event;
use crate::phase::Question;
use crate::rule::{Rule, Why};
use crate::state::State;

const RULE: Rule = Rule::MmCardJubilee;

impl State {
    pub(crate) fn call_vote(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        at.log.tell(RULE, || Event::VoteCalled { seat });
        self.tally.votes += 1;
        self.questions.push(Question::Vote { voted: SeatSet::NONE, yes: SeatSet::NONE });
    }

    pub(crate) fn check_vote(&self, seat: Seat) -> Verdict {
        match self.questions.last() {
            Some(Question::Vote { .. }) if self.placing.is_empty() && self.commerce().has(seat) => Ok(()),
            _ => refuse(Rule::MmTurn, Why::NotAsked),
        }
    }

    pub(crate) fn apply_vote(&mut self, seat: Seat, in_favour: bool, at: &mut ApplyContext<'_>) {
        let alive = self.commerce();
        let Some(Question::Vote { voted, yes }) = self.questions.last_mut() else { return };
        let is_first = !voted.has(seat);
        voted.insert(seat);
        *yes = if in_favour { yes.with(seat) } else { yes.without(seat) };
        let (all_in, yes) = (*voted == alive, *yes);
        if is_first {
            // Who has changed their mind is nobody's business.
            at.log.tell(RULE, || Event::VoteCast { seat });
        }
        if !all_in {
            return;
        }
        self.questions.pop();
        at.log.reveals();
        if yes == alive {
            at.log.tell(RULE, || Event::JubileeDeclared);
            self.tally.jubilees += 1;
            self.void_the_board(at);
        } else {
            at.log.tell(RULE, || Event::JubileeFailed { against: alive.minus(yes) });
        }
    }

    /// Credit on the board and called credit is void; credit in vaults stays.
    fn void_the_board(&mut self, at: &mut ApplyContext<'_>) {
        let central = self.central_seat();
        for bank in SeatSet::all(self.players()).iter().filter(|bank| Some(*bank) != central) {
            for place in (0..lossless(MAX_BLOCKS)).map(Place::Block).chain([Place::Called]) {
                let amount = self.books.holds(place, Thing::Credit(bank));
                self.transfer(at.log, RULE, place, Place::Void, Thing::Credit(bank), amount);
            }
        }
    }

    pub(crate) fn vote_choices<G: Edited>(out: &mut Choices<G>) {
        out.form(FormKind::Vote, ActionForm::Vote {}, [Ask::Vote]);
    }
}
