//! What the rules rely on in a state that was read from a file: that it is a table of this size, that what is
//! sold or paid for is there. What lies where is proven in `state.rs`.

use game_core::{SeatSet, claim};

use crate::cards::{FACES, RINGS};
use crate::config::Config;
use crate::phase::{Purpose, Question, Stage};
use crate::setup::OFFERS;
use crate::state::State;

/// Nothing that is only counted gets near this in the longest game.
const MOST_COUNTED: u16 = 50_000;
/// A bank falls at most once in each of the few runs of a game.
const MOST_FALLS: u8 = 100;

type Finding = Result<(), String>;

impl State {
    /// Everything that is kept by seat is kept for this table, and every seat named sits at it. The rest of the audit
    /// relies on this.
    pub(crate) fn prove_shape(&self, config: &Config) -> Finding {
        let players = config.players;
        let mut sizes = vec![
            self.rating.players(),
            self.bankrupt.players(),
            self.companies.players(),
            self.hands.players(),
            self.tally.falls.players(),
        ];
        let mut seats =
            SeatSet::only(self.turn.player).or(self.served).or(self.placing).or(self.last_insolvent);
        seats = self.tally.gift_to.map_or(seats, |seat| seats.with(seat));
        for question in &self.questions {
            seats = seats.or(seats_in(question));
        }
        let mut faces: Vec<u8> = self.turn.loaded.into_iter().collect();
        if let Some(run) = &self.run {
            let by_seat = [&run.paid, &run.due, &run.settled].map(|amounts| amounts.players());
            sizes.extend(by_seat);
            sizes.push(run.guaranteed.players());
            let in_stage = match run.stage {
                Stage::Window { ready: seats }
                | Stage::Paying { left: seats }
                | Stage::Negotiating { conceded: seats }
                | Stage::NobodySolvent { ready: seats } => seats,
                Stage::Closing { .. } => SeatSet::NONE,
            };
            seats = seats.or(run.solvent).or(run.accepted).or(in_stage);
            faces.extend(&run.faces);
        }
        claim(sizes.iter().all(|seats| *seats == players), "this is not a table of this size")?;
        claim(seats.minus(SeatSet::all(players)).is_empty(), "a seat is named that is not at the table")?;
        claim(faces.iter().all(|face| usize::from(*face) < FACES), "the sector die has no such face")?;
        let in_a_ring = self.rating.values().all(|ring| usize::from(*ring) <= RINGS);
        claim(in_a_ring, "a bank is in no ring of the city")?;
        claim(self.bankrupt.values().all(|order| *order <= players), "more banks failed than there are")?;
        claim(self.turn.number <= MOST_COUNTED, "so many turns are not possible")?;
        let tally = &self.tally;
        let counted = [tally.offers, tally.deals, tally.votes, tally.jubilees, tally.runs_with_an_offer];
        let runs = [tally.runs_with_both, tally.all_insolvent];
        claim(counted.iter().chain(&runs).all(|n| *n <= MOST_COUNTED), "more is counted than can happen")?;
        claim(tally.falls.values().all(|falls| *falls <= MOST_FALLS), "a bank fell more often than it can")?;
        claim(self.deals.limit() == OFFERS && self.deals.is_sound(players), "the offers are not sound")
    }

    /// What is sold or paid for is there, and no more of it is paid than is owed.
    pub(crate) fn prove_questions(&self) -> Finding {
        for question in &self.questions {
            let lies_open = |card: u8| card < 64 && self.open.has(card);
            let there = match question {
                Question::Auction { card, .. } => lies_open(*card),
                Question::Payment { payer, due, purpose } => match *purpose {
                    Purpose::Auction { card } | Purpose::PrivateSale { card } => lies_open(card),
                    Purpose::Goods { good, count } => count <= self.market(good) + self.reserve(good),
                    Purpose::PayOff { block } => {
                        block < self.blocks(*payer) && *due == self.on_block(*payer, block)
                    }
                    Purpose::CalledCredit => *due <= self.called(*payer),
                    _ => true,
                },
                _ => true,
            };
            claim(there, &format!("nobody can answer {question:?}"))?;
        }
        Ok(())
    }
}

fn seats_in(question: &Question) -> SeatSet {
    match question {
        Question::FirstTurn { outcry } | Question::Auction { outcry, .. } => {
            outcry.leader.map_or(outcry.bidders, |leader| outcry.bidders.with(leader)).or(outcry.declined)
        }
        Question::Payment { payer, purpose: Purpose::WithCreditOf { issuer }, .. } => {
            SeatSet::only(*payer).with(*issuer)
        }
        Question::Payment { payer, .. } => SeatSet::only(*payer),
        Question::Vote { voted, yes } => voted.or(*yes),
        Question::HandOver { from, to, .. } => SeatSet::only(*from).with(*to),
    }
}
