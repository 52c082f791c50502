//! Bank runs: which blocks are hit, what is called, who is solvent (R9), who pays what (R6, R8, R12).

use arrayvec::ArrayVec;
use game_core::{BySeat, Choices, Seat, SeatSet};

use super::dice::roll_sector;
use super::{ApplyContext, Asked, Edited, Verdict, refuse, require};
use crate::action::Action;
use crate::books::{Good, Place, Thing};
use crate::config::Config;
use crate::event::Event;
use crate::phase::{Cause, Ending, Purpose, Run, Stage};
use crate::rule::{Rule, Why};
use crate::state::State;

/// The blocks of a ring that the sector dice hit, as bits; equal faces count once.
pub fn hit_blocks(config: &Config, ring: u8, faces: &[u8]) -> u8 {
    faces.iter().fold(0, |hit, face| hit | 1 << config.block_hit(ring, *face))
}

impl State {
    /// The chip is in the circle. A run by the turn's roll uses its sector; any other rolls afresh (R6).
    pub(crate) fn start_run(&mut self, cause: Cause, rolled: &[u8], owed: u32, at: &mut ApplyContext<'_>) {
        self.runs += 1;
        self.chip = 0;
        self.reassured = false;
        let number = self.runs;
        at.log.tell(Rule::MmTrack, || Event::RunBegan { number, cause });
        if !at.config.is_full_game() {
            self.beginners_run(at);
            return;
        }
        let mut faces: ArrayVec<u8, 2> = rolled.iter().copied().collect();
        let dice = if at.config.two_dice_in_run(number) { 2 } else { 1 };
        while faces.len() < dice {
            faces.push(roll_sector(at));
        }
        at.log.tell(Rule::MmRunSector, || Event::SectorsHit { faces: faces.clone() });
        let players = self.players();
        self.run = Some(Run {
            number,
            cause,
            faces,
            stage: Stage::Window { ready: SeatSet::NONE },
            guaranteed: BySeat::all(players, 0),
            solvent: SeatSet::NONE,
            accepted: SeatSet::NONE,
            paid: BySeat::all(players, 0),
            due: BySeat::all(players, 0),
            settled: BySeat::all(players, 0),
            owed,
        });
        self.deals.reopen();
        if let Some(lending) = &mut self.lending {
            lending.offers.reopen();
        }
    }

    /// B2: both markets are refilled as far as slots and reserve allow; no debt is called.
    fn beginners_run(&mut self, at: &mut ApplyContext<'_>) {
        for good in Good::ALL {
            let room = at.config.slots - self.market(good);
            let count = at.config.refill.min(room).min(self.reserve(good));
            let (from, to) = (Place::Reserve, Place::Market);
            self.transfer(at.log, Rule::MmBeginnerRun, from, to, Thing::Good(good), count);
        }
        if self.runs >= at.config.setup.bank_runs {
            self.end(Ending::BankRuns, at);
        }
    }

    /// Takes the next step that needs no decision; `false` if one is needed.
    pub(crate) fn go_on_with_run(&mut self, at: &mut ApplyContext<'_>) -> bool {
        let Some(run) = &self.run else { return true };
        match run.stage {
            Stage::Window { .. } => {
                if !self.to_say_ready(run).is_empty() {
                    return false;
                }
                self.call_credit(at);
            }
            Stage::Paying { left } => match left.first_from(self.turn.player, self.players()) {
                Some(bank) => self.let_pay(bank, at),
                None => self.open_negotiation(at),
            },
            Stage::Negotiating { conceded } => {
                self.rescue_covered_banks(at);
                if !self.placing.is_empty() {
                    return true;
                }
                if !self.short().minus(conceded).is_empty() || self.central_is_asked() {
                    return false;
                }
                self.degrade_short_banks(at);
            }
            Stage::NobodySolvent { .. } => {
                if !self.short().is_empty() && !self.to_say_ready(run).is_empty() {
                    return false;
                }
                // A jubilee has made all of it void, or all of them fall.
                let conceded = self.short();
                self.set_stage(Stage::Negotiating { conceded });
            }
            Stage::Closing { degraded } => self.close_run(degraded, at),
        }
        true
    }

    /// The blocks of a bank that are hit and not guaranteed, as bits.
    pub(crate) fn blocks_called(&self, config: &Config, run: &Run, bank: Seat) -> u8 {
        if self.is_central(bank) {
            return 0;
        }
        hit_blocks(config, self.ring(bank), &run.faces) & !run.guaranteed[bank]
    }

    fn call_credit(&mut self, at: &mut ApplyContext<'_>) {
        let Some(run) = self.run.clone() else { return };
        for bank in self.turn.player.clockwise(self.players()) {
            let hit = self.blocks_called(at.config, &run, bank);
            for block in (0..self.blocks(bank)).filter(|block| hit & (1 << block) != 0) {
                let amount = self.on_block(bank, block);
                let (from, to) = (Place::Block(block), Place::Called);
                self.transfer(at.log, Rule::MmRunSector, from, to, Thing::Credit(bank), amount);
            }
        }
        let due = BySeat::from_fn(self.players(), |bank| self.called(bank));
        if let Some(run) = &mut self.run {
            run.due = due;
        }
        self.set_off(at);
        let solvent = self.find_solvent();
        let insolvent = self.alive().minus(solvent);
        if !insolvent.is_empty() {
            at.log.tell(Rule::MmRunSolvent, || Event::FoundInsolvent { banks: insolvent });
        }
        let none_solvent = solvent.and(self.commerce()).is_empty();
        if none_solvent {
            at.log.tell(Rule::MmRunSolvent, || Event::AllInsolvent { central: self.central_seat() });
        }
        self.last_insolvent = insolvent;
        self.tally.runs_with_both += u16::from(!insolvent.is_empty() && !none_solvent);
        self.tally.all_insolvent += u16::from(none_solvent);
        self.all_were_insolvent = none_solvent;
        // Who owes nothing more by set-off has paid, too, and may rise.
        let set_off =
            self.run.as_ref().map_or(SeatSet::NONE, |run| run.paid.seats_where(|_, paid| *paid > 0));
        let left = self.short().or(set_off);
        let accepted = solvent.iter().filter(|bank| !self.in_prison(*bank)).collect();
        if let Some(run) = &mut self.run {
            run.accepted = accepted;
            run.solvent = solvent;
            run.stage = Stage::Paying { left };
        }
    }

    /// R8: what an empty reserve owes is set off against the payee's called credit and counts as paid.
    fn set_off(&mut self, at: &mut ApplyContext<'_>) {
        let seat = self.turn.player;
        let called = self.called(seat);
        let Some(run) = &mut self.run else { return };
        let amount = run.owed.min(called);
        run.owed -= amount;
        run.paid[seat] += amount;
        if amount > 0 {
            at.log.tell(Rule::MmRunReserve, || Event::SetOff { seat, amount });
            self.redeem(seat, Place::Called, amount, Rule::MmRunReserve, at);
        }
    }

    /// R9: the least fixpoint. Two empty banks holding each other's credit are both insolvent.
    pub fn find_solvent(&self) -> SeatSet {
        let alive = self.alive();
        let mut solvent: SeatSet =
            alive.iter().filter(|bank| self.gold(*bank) >= self.called(*bank)).collect();
        loop {
            let means = |bank: Seat| {
                let accepted = solvent.iter().filter(|issuer| !self.in_prison(*issuer));
                self.gold(bank) + accepted.map(|issuer| self.held(bank, issuer)).sum::<u32>()
            };
            let more: SeatSet =
                alive.minus(solvent).iter().filter(|bank| means(*bank) >= self.called(*bank)).collect();
            if more.is_empty() {
                return solvent;
            }
            solvent = solvent.or(more);
        }
    }

    /// Solvent banks choose the mix; insolvent ones pay all their gold and may add usable credit. A prisoner pays with
    /// others' credit first, and comes here again for the rest.
    fn let_pay(&mut self, bank: Seat, at: &mut ApplyContext<'_>) {
        if self.pay_from_prison(bank, at) {
            return;
        }
        let Some(run) = &mut self.run else { return };
        if let Stage::Paying { left } = &mut run.stage {
            left.remove(bank);
        }
        let due = self.called(bank);
        if self.run.as_ref().is_some_and(|run| run.solvent.has(bank)) {
            self.ask_payment(bank, due, Purpose::CalledCredit, at);
            return;
        }
        let gold = self.gold(bank);
        self.transfer(at.log, Rule::MmRunPay, Place::Vault(bank), Place::Reserve, Thing::Gold, gold);
        self.pay_called(bank, gold, at);
        self.ask_payment(bank, due - gold, Purpose::PartOfCalledCredit, at);
    }

    /// A bank has paid part or all of its called credit by itself; who owes nothing more may rise at once.
    pub(crate) fn pay_called(&mut self, bank: Seat, paid: u32, at: &mut ApplyContext<'_>) {
        if paid > 0 {
            at.log.tell(Rule::MmRunPay, || Event::DebtPaid { seat: bank, amount: paid });
            self.redeem(bank, Place::Called, paid, Rule::MmRunPay, at);
        }
        let Some(run) = &mut self.run else { return };
        run.paid[bank] += paid;
        let (solvent, total) = (run.solvent.has(bank), run.paid[bank]);
        if solvent && self.called(bank) == 0 {
            self.promote(bank, total, at);
        }
    }

    /// With no solvent bank there is nobody to talk to, unless a central bank lends: a Minsky moment.
    fn open_negotiation(&mut self, at: &mut ApplyContext<'_>) {
        let short = self.short();
        let talks = self.run.as_ref().is_some_and(|run| !run.solvent.is_empty()) || at.config.has_automaton();
        self.set_stage(match talks {
            true => Stage::Negotiating { conceded: SeatSet::NONE },
            false if at.config.rules.all_are_asked_before_all_fall() => {
                self.tell_what_each_could_pay(at);
                Stage::NobodySolvent { ready: SeatSet::NONE }
            }
            false => Stage::Negotiating { conceded: short },
        });
        self.deals.reopen();
    }

    fn set_stage(&mut self, stage: Stage) {
        if let Some(run) = &mut self.run {
            run.stage = stage;
        }
    }

    /// So that all know what they would agree on.
    fn tell_what_each_could_pay(&self, at: &mut ApplyContext<'_>) {
        let Some(run) = &self.run else { return };
        let alive = self.alive();
        for seat in self.turn.player.clockwise(self.players()).filter(|seat| alive.has(*seat)) {
            let (paid, due) = (run.settled[seat], run.due[seat]);
            at.log.tell(Rule::MmRunSolvent, || Event::CouldPay { seat, paid, due });
        }
    }

    /// Who has yet to say that there is nothing to play. As a run begins only those are asked who hold cards, which
    /// everyone can count. When no bank is solvent all are, so that the question tells nothing.
    pub(crate) fn to_say_ready(&self, run: &Run) -> SeatSet {
        match run.stage {
            Stage::Window { ready } => self.holders_of_action_cards().minus(ready),
            Stage::NobodySolvent { ready } => self.alive().minus(ready),
            Stage::Paying { .. } | Stage::Negotiating { .. } | Stage::Closing { .. } => SeatSet::NONE,
        }
    }

    /// R11: a rescued bank is solvent and rises by what it paid before it was helped.
    fn rescue_covered_banks(&mut self, at: &mut ApplyContext<'_>) {
        let Some(run) = &self.run else { return };
        let covered = self.alive().minus(run.solvent).minus(self.short());
        for seat in covered.iter() {
            at.log.tell(Rule::MmRunDeals, || Event::Rescued { seat });
            let Some(run) = &mut self.run else { return };
            run.solvent.insert(seat);
            let paid = run.paid[seat];
            self.promote(seat, paid, at);
        }
    }

    /// The reserve pays what it still owes out of what the run brought in (R8); then ends and chip.
    fn close_run(&mut self, degraded: u8, at: &mut ApplyContext<'_>) {
        let Some(run) = self.run.take() else { return };
        self.deals.reopen();
        if let Some(lending) = self.lending.as_mut().filter(|_| self.central.is_some()) {
            lending.offers.reopen();
        }
        let seat = self.turn.player;
        if run.owed > 0 {
            let amount = if self.is_alive(seat) { run.owed.min(self.reserve_gold()) } else { 0 };
            if amount > 0 {
                at.log.tell(Rule::MmRunReserve, || Event::PaidLate { seat, amount });
                let (from, to) = (Place::Reserve, Place::Vault(seat));
                self.transfer(at.log, Rule::MmRunReserve, from, to, Thing::Gold, amount);
            }
            if amount < run.owed {
                let lapsed = run.owed - amount;
                at.log.tell(Rule::MmRunReserve, || Event::ClaimLapsed { seat, amount: lapsed });
            }
        }
        at.log.tell(Rule::MmTrack, || Event::RunEnded { number: run.number });
        match self.commerce().len() {
            0 => self.end(Ending::NoBankLeft, at),
            // A table of two has one bank beside a central bank, and plays on.
            1 if self.players() > 2 || self.central.is_none() => self.end(Ending::OneBankLeft, at),
            _ if self.runs >= at.config.setup.bank_runs => self.end(Ending::BankRuns, at),
            _ if self.end_if_a_hand_is_full(at) => {}
            _ => {
                let steps = degraded.saturating_mul(at.config.setup.steps_per_degradation);
                self.move_chip(steps, Cause::Degradations, at);
            }
        }
    }

    pub(crate) fn check_ready(&self, seat: Seat) -> Verdict {
        match self.asked() {
            Asked::Run(run) if self.to_say_ready(run).has(seat) => Ok(()),
            _ => refuse(Rule::MmTurn, Why::NotAsked),
        }
    }

    pub(crate) fn apply_ready(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        let Some(run) = &mut self.run else { return };
        match &mut run.stage {
            Stage::Window { ready } => {
                ready.insert(seat);
                at.log.tell(Rule::MmRunSector, || Event::SaidReady { seat });
            }
            Stage::NobodySolvent { ready } => {
                ready.insert(seat);
                at.log.tell(Rule::MmRunSolvent, || Event::SaidReady { seat });
            }
            Stage::Paying { .. } | Stage::Negotiating { .. } | Stage::Closing { .. } => {}
        }
    }

    /// The banks that have given up, while there is negotiation.
    pub(crate) fn negotiation(&self) -> Option<SeatSet> {
        match self.asked() {
            Asked::Run(Run { stage: Stage::Negotiating { conceded }, .. }) => Some(*conceded),
            _ => None,
        }
    }

    pub(crate) fn check_concede(&self, seat: Seat) -> Verdict {
        let Some(conceded) = self.negotiation() else { return refuse(Rule::MmRunConcede, Why::NotNow) };
        require(self.called(seat) > 0, Rule::MmRunConcede, Why::NotShort)?;
        require(!conceded.has(seat), Rule::MmRunConcede, Why::AlreadyDone)
    }

    pub(crate) fn apply_concede(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        if let Some(Run { stage: Stage::Negotiating { conceded }, .. }) = &mut self.run {
            conceded.insert(seat);
        }
        at.log.tell(Rule::MmRunConcede, || Event::Conceded { seat });
        if self.central.is_some() {
            self.drop_advances_of(seat, at);
        }
    }

    pub(crate) fn check_reconsider(&self, seat: Seat) -> Verdict {
        let Some(conceded) = self.negotiation() else { return refuse(Rule::MmRunConcede, Why::NotNow) };
        require(conceded.has(seat) && self.called(seat) > 0, Rule::MmRunConcede, Why::NotShort)
    }

    pub(crate) fn apply_reconsider(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        if let Some(Run { stage: Stage::Negotiating { conceded }, .. }) = &mut self.run {
            conceded.remove(seat);
        }
        at.log.tell(Rule::MmRunConcede, || Event::Reconsidered { seat });
    }

    pub(crate) fn run_choices<G: Edited>(
        &self,
        config: &Config,
        run: &Run,
        seat: Seat,
        out: &mut Choices<G>,
    ) {
        match run.stage {
            Stage::Window { .. } | Stage::NobodySolvent { .. } => {
                if self.check_ready(seat).is_ok() {
                    out.push(Action::Ready);
                }
            }
            Stage::Negotiating { conceded } => {
                if self.called(seat) > 0 {
                    out.push(if conceded.has(seat) { Action::Reconsider } else { Action::Concede });
                    self.use_credit_choices(config, seat, out);
                    self.borrowing_choices(config, seat, out);
                    if let Some(central) = self.central_seat() {
                        self.loan_answer_choices(seat, out);
                        self.advance_form(config, seat, central, out);
                    }
                }
                self.deal_choices(config, seat, out);
            }
            Stage::Paying { .. } | Stage::Closing { .. } => {}
        }
    }
}
