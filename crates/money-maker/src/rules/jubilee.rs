//! The vote on a Debt Jubilee: all banks at once, prisoners too, revealed together; it takes all of them.

use table::{Ask, Choices, FormKind, Seat, SeatSet};

use super::{At, Edited, Verdict, refuse};
use crate::action::Blank;
use crate::books::{MAX_BLOCKS, Place, Thing};
use crate::event::Event;
use crate::phase::Question;
use crate::rule::{Rule, Why};
use crate::state::State;

const RULE: Rule = Rule::MmCardJubilee;

impl State {
    pub(crate) fn call_vote(&mut self, seat: Seat, at: &mut At<'_>) {
        at.log.tell(RULE, || Event::VoteCalled { seat });
        self.tally.votes += 1;
        self.questions.push(Question::Vote { voted: SeatSet::NONE, yes: SeatSet::NONE });
    }

    pub(crate) fn check_vote(&self, seat: Seat) -> Verdict {
        match self.questions.last() {
            Some(Question::Vote { voted, .. }) if self.placing.is_empty() && !voted.has(seat) => Ok(()),
            _ => refuse(Rule::MmTurn, Why::NotAsked),
        }
    }

    pub(crate) fn apply_vote(&mut self, seat: Seat, in_favour: bool, at: &mut At<'_>) {
        let alive = self.alive();
        let Some(Question::Vote { voted, yes }) = self.questions.last_mut() else { return };
        voted.insert(seat);
        if in_favour {
            yes.insert(seat);
        }
        let (all_in, yes) = (*voted == alive, *yes);
        at.log.tell(RULE, || Event::VoteCast { seat });
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
    fn void_the_board(&mut self, at: &mut At<'_>) {
        for bank in SeatSet::all(self.players()).iter() {
            for place in (0..MAX_BLOCKS as u8).map(Place::Block).chain([Place::Called]) {
                let amount = self.books.holds(place, Thing::Credit(bank));
                self.transfer(at.log, RULE, place, Place::Void, Thing::Credit(bank), amount);
            }
        }
    }

    pub(crate) fn vote_choices<G: Edited>(&self, voted: SeatSet, seat: Seat, out: &mut Choices<G>) {
        if !voted.has(seat) {
            out.form(FormKind::Vote, Blank::Vote {}, [Ask::Vote { name: "yes" }]);
        }
    }
}
