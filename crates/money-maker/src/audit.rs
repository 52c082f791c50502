//! What the rules rely on in a state that was read from a file: that it is a table of this size, that what is asked can be
//! answered and carried out, and that somebody is asked. What lies where is proven in `state.rs`.

use game_core::auction::Outcry;
use game_core::{Seat, SeatSet, claim};

use crate::books::{Place, THINGS, Thing, all_places};
use crate::cards::{FACES, RINGS};
use crate::config::Config;
use crate::parts::PART_LIMIT;
use crate::phase::{Purpose, Question, Run, Stage, Step};
use crate::setup::{BID_LIMIT, LOAN_OFFERS, OFFERS};
use crate::state::State;

/// Nothing that is only counted gets near this in the longest game.
const MOST_COUNTED: u16 = 50_000;
/// A bank falls at most once in each of the few runs of a game.
const MOST_FALLS: u8 = 100;
/// Credit that has come home or is void may add up to this.
const MOST_RETIRED: u32 = 1_000_000_000;

/// A deal asks each side for cards and for a payment; a card that gives to all may ask each bank for one.
const MOST_QUESTIONS: usize = 6;

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
        for loan in self.loans() {
            seats = seats.with(loan.lender).with(loan.borrower);
        }
        seats = self.central_seat().map_or(seats, |seat| seats.with(seat));
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
        if let Some(lending) = &self.lending {
            let sound = lending.offers.limit() == LOAN_OFFERS && lending.offers.is_sound(players);
            claim(sound, "the proposed loans are not sound")?;
        }
        claim(self.deals.limit() == OFFERS && self.deals.is_sound(players), "the offers are not sound")
    }

    /// What is asked can be answered and carried out, and somebody is asked.
    pub(crate) fn prove_flow(&self, config: &Config) -> Finding {
        self.prove_places(config)?;
        self.prove_banks(config)?;
        if self.over.is_some() {
            return Ok(());
        }
        claim(self.run.is_some() || self.runs < config.setup.bank_runs, "the last run has ended the game")?;
        if let Some(run) = &self.run {
            self.prove_run(config, run)?;
        }
        let called = SeatSet::all(self.players()).iter().any(|bank| self.called(bank) > 0);
        let may_be_called = self.run.as_ref().is_some_and(|run| {
            matches!(
                run.stage,
                Stage::Paying { .. } | Stage::Negotiating { .. } | Stage::NobodySolvent { .. }
            )
        });
        claim(!called || may_be_called, "credit is called without a run")?;
        self.prove_questions(config)?;
        let may_deal = config.is_full_game() || self.deals.open().is_empty();
        let stand = self.deals.open().iter().all(|offer| self.stands(config, offer));
        claim(may_deal && stand, "an offer stands that cannot be kept")?;
        self.prove_loans(config)?;
        self.prove_central(config)?;
        let asked = self.waited_for();
        claim(!asked.is_empty() && asked.minus(self.alive()).is_empty(), "nobody is there to decide anything")
    }

    /// Loans are there only where the table plays with them, and each is one that could have been made.
    fn prove_loans(&self, config: &Config) -> Finding {
        claim(self.lending.is_some() == config.has_loans(), "loans are there without their option")?;
        let Some(lending) = &self.lending else { return Ok(()) };
        let stand = lending.offers.open().iter().all(|offer| self.loan_stands(config, offer));
        claim(stand, "a proposed loan stands that cannot be made")?;
        for (at, loan) in lending.loans.iter().enumerate() {
            let named = Some((loan.lender, loan.borrower));
            let parties = config.loan_parties(loan.lender, loan.borrower) == named
                || config.advance_parties(loan.lender, loan.borrower) == named;
            let others = || lending.loans[..at].iter();
            let numbered = loan.id.0 <= lending.made && others().all(|other| other.id.0 < loan.id.0);
            let counts = (1..=BID_LIMIT).contains(&loan.instalment)
                && (1..=u32::from(config.setup.loan_instalments)).contains(&loan.remaining);
            let pledged_once = loan.security.iter().all(|card| {
                self.companies[loan.borrower].has(card) && !others().any(|other| other.security.has(card))
            });
            // With the dice all that was due has been settled.
            let in_turn = !loan.due || (self.turn.player == loan.borrower && !self.turn.rolled);
            let there = self.is_alive(loan.lender) && self.is_alive(loan.borrower);
            if !(parties && there && numbered && counts && pledged_once && in_turn) {
                return Err(format!("loan {} cannot be", loan.id.0));
            }
            let of_borrower = lending.loans.iter().filter(|other| other.borrower == loan.borrower).count();
            claim(of_borrower <= usize::from(config.setup.loans_at_a_time), "somebody has too many loans")?;
        }
        claim(lending.made <= MOST_COUNTED, "so many loans are not possible")
    }

    /// The central bank is the one of the table, and has nothing that it cannot have.
    fn prove_central(&self, config: &Config) -> Finding {
        claim(self.central_seat() == config.central, "another seat is the central bank")?;
        let Some(central) = &self.central else { return Ok(()) };
        let seat = central.seat;
        let held: u32 = SeatSet::all(config.players).iter().map(|issuer| self.held(seat, issuer)).sum();
        let goods: u32 = crate::books::Good::ALL.iter().map(|good| self.goods(seat, *good)).sum();
        let empty = self.gold(seat) + goods + held + self.called(seat) == 0 && self.hands[seat].is_empty();
        claim(
            empty && self.is_alive(seat) && self.ring(seat) == 1,
            "the central bank has what it cannot have",
        )?;
        let most = u32::from(MOST_COUNTED);
        let setup = &config.setup;
        let highest = u32::from(setup.central_bank_penalty.max(setup.central_bank_highest_rate));
        claim(central.rate <= highest, "the rate of the central bank is too high")?;
        let counted = central.stood.max(central.falls) <= most;
        let lent = central.lent.max(central.came_back) <= MOST_RETIRED;
        claim(counted && lent, "the central bank has done more than it can")
    }

    /// Gold, goods and credit lie only where they can, and nothing belongs to seats that are not there.
    fn prove_places(&self, config: &Config) -> Finding {
        let away = |seat: Seat| seat.number() >= usize::from(config.players);
        let things = || {
            let credit = (0..THINGS - 3).map(|seat| Thing::Credit(Seat::at(seat)));
            [
                Thing::Gold,
                Thing::Good(crate::books::Good::Production),
                Thing::Good(crate::books::Good::Consumer),
            ]
            .into_iter()
            .chain(credit)
        };
        for place in all_places() {
            for thing in things() {
                let held = self.books.balance(place, thing);
                let belongs = match (place, thing) {
                    (_, Thing::Credit(bank)) if away(bank) => false,
                    (Place::Vault(seat), _) if away(seat) => false,
                    (Place::Box | Place::Vault(_), _) => true,
                    (Place::Reserve, thing) => !matches!(thing, Thing::Credit(_)),
                    (Place::Market | Place::Gone, thing) => matches!(thing, Thing::Good(_)),
                    (
                        Place::Block(_) | Place::Called | Place::InHand | Place::Redeemed | Place::Void,
                        thing,
                    ) => {
                        matches!(thing, Thing::Credit(_))
                    }
                };
                if held != 0 && !belongs {
                    return Err(format!("{thing:?} lies in {place:?}"));
                }
                claim(held.unsigned_abs() <= MOST_RETIRED, "more is on the books than can ever be")?;
            }
        }
        Ok(())
    }

    /// A bank that is out of the game has nothing left.
    fn prove_banks(&self, config: &Config) -> Finding {
        for bank in SeatSet::all(config.players).minus(self.alive()).iter() {
            let vault =
                SeatSet::all(config.players).iter().map(|issuer| self.held(bank, issuer)).sum::<u32>();
            let goods = crate::books::Good::ALL.iter().map(|good| self.goods(bank, *good)).sum::<u32>();
            let has_nothing = self.gold(bank) + goods + vault == 0
                && self.companies[bank].is_empty()
                && self.hands[bank].is_empty();
            if !has_nothing {
                return Err(format!("{bank:?} is bankrupt and has something"));
            }
        }
        Ok(())
    }

    fn prove_run(&self, config: &Config, run: &Run) -> Finding {
        claim(config.is_full_game(), "the Beginner's Game has no such run")?;
        claim(run.number == self.runs, "the run has another number")?;
        let written = run.paid.values().chain(run.due.values()).chain(run.settled.values());
        let fits = written.chain([&run.owed]).all(|amount| *amount <= PART_LIMIT);
        claim(fits, "more is paid or owed in a run than there can be")?;
        let sets = run.solvent.or(run.accepted);
        claim(sets.minus(self.alive()).is_empty(), "a bank that is out of the game is solvent")?;
        let Stage::Paying { left } = run.stage else { return Ok(()) };
        for bank in left.iter() {
            let due = self.called(bank);
            let sound = if run.solvent.has(bank) {
                self.can_settle(config, bank, due, Purpose::CalledCredit)
            } else {
                self.gold(bank) < due && self.can_settle(config, bank, due, Purpose::PartOfCalledCredit)
            };
            if !sound || !self.is_alive(bank) {
                return Err(format!("{bank:?} cannot pay as the run has it"));
            }
        }
        Ok(())
    }

    /// Questions of a deal may lie on each other, one of a kind to each side; any other interrupts alone.
    fn prove_questions(&self, config: &Config) -> Finding {
        claim(self.questions.len() <= MOST_QUESTIONS, "too many questions interrupt each other")?;
        for (at, question) in self.questions.iter().enumerate() {
            let before = &self.questions[..at];
            let of_a_deal = match question {
                Question::HandOver { from, .. } => !before
                    .iter()
                    .any(|other| matches!(other, Question::HandOver { from: giver, .. } if giver == from)),
                Question::Payment { payer, purpose: Purpose::Help, .. } => !before
                    .iter()
                    .any(|other| matches!(other, Question::Payment { payer: debtor, .. } if debtor == payer)),
                _ => false,
            };
            claim(of_a_deal || self.questions.len() == 1, "two questions cannot interrupt each other")?;
            if !self.can_be_answered(config, question) {
                return Err(format!("nobody can answer {question:?}"));
            }
        }
        Ok(())
    }

    fn can_be_answered(&self, config: &Config, question: &Question) -> bool {
        let full = config.is_full_game();
        let alive = self.alive();
        let not_in_a_run = self.run.is_none();
        match question {
            Question::FirstTurn { outcry } => {
                full && not_in_a_run && self.turn.number == 0 && self.bids_can_be_paid(config, outcry)
            }
            Question::Auction { card, outcry } => {
                let on_offer = not_in_a_run && *card < 64 && self.open.has(*card) && outcry.leader.is_some();
                on_offer && self.turn.step == Step::Invest && self.bids_can_be_paid(config, outcry)
            }
            Question::Vote { voted, yes } => {
                full && voted.minus(self.commerce()).is_empty() && yes.minus(*voted).is_empty()
            }
            Question::HandOver { from, to, count, .. } => {
                full && from != to && alive.has(*from) && alive.has(*to) && *count > 0
            }
            Question::Payment { payer, due, purpose } => {
                full && alive.has(*payer)
                    && (1..=PART_LIMIT).contains(due)
                    && self.can_deliver(config, *payer, *due, *purpose)
                    && self.can_settle(config, *payer, *due, *purpose)
            }
        }
    }

    fn bids_can_be_paid(&self, config: &Config, outcry: &Outcry) -> bool {
        let highest = |seat: Seat| self.highest_bid(config, seat);
        outcry.bidders.minus(self.alive()).is_empty()
            && outcry.bidders.iter().all(|seat| outcry.ceiling(seat) <= highest(seat))
            && outcry.leader.is_none_or(|leader| outcry.high <= highest(leader))
            && outcry.leader.is_none() <= (outcry.high == 0)
    }

    /// What is paid for is there.
    fn can_deliver(&self, config: &Config, payer: Seat, due: u32, purpose: Purpose) -> bool {
        let turn = &self.turn;
        let own_turn = self.run.is_none() && turn.player == payer;
        let paying = matches!(&self.run, Some(Run { stage: Stage::Paying { .. }, .. }));
        match purpose {
            Purpose::FirstTurn => self.run.is_none() && turn.number == 0,
            Purpose::Auction { card } => self.run.is_none() && card < 64 && self.open.has(card),
            Purpose::PrivateSale { card } => own_turn && card < 64 && self.open.has(card),
            Purpose::Goods { good, count } => own_turn && count <= self.market(good) + self.reserve(good),
            Purpose::ActionCard => own_turn && turn.action_cards < self.action_card_limit(config),
            Purpose::PayOff { block } => {
                own_turn && block < self.blocks(payer) && due == self.on_block(payer, block)
            }
            Purpose::CalledCredit | Purpose::PartOfCalledCredit => paying && due <= self.called(payer),
            Purpose::Help | Purpose::DebtFromPrison => due <= self.pressing_debt(config, payer).1,
            Purpose::WithCreditOf { issuer } => {
                due <= self.pressing_debt(config, payer).1.min(self.held(payer, issuer))
                    && self.is_usable(issuer)
            }
        }
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
