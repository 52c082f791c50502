//! Promotion, degradation and debtors' prison (R11, R12, R13).

use game_core::{Seat, SeatSet, lossless};

use super::{ApplyContext, bankrupt_together};
use crate::cards::RINGS;
use crate::config::Config;
use crate::event::Event;
use crate::phase::{Cause, Purpose, Stage};
use crate::rule::Rule;
use crate::state::{PRISON, State};

/// The ring a bank reaches by paying `amount` in one go; a jump costs the sum of the coins.
pub fn ring_reached(config: &Config, ring: u8, amount: u32) -> u8 {
    let (mut ring, mut left) = (ring, amount);
    while (ring as usize) < RINGS && left >= config.coin(ring + 1) {
        left -= config.coin(ring + 1);
        ring += 1;
    }
    ring
}

impl State {
    /// Promotion is automatic; out of prison there is none.
    pub(crate) fn promote(&mut self, seat: Seat, paid: u32, at: &mut ApplyContext<'_>) {
        let ring = self.ring(seat);
        let reached = ring_reached(at.config, ring, paid);
        if ring == PRISON || reached == ring {
            return;
        }
        at.log.tell(Rule::MmPromotion, || Event::Promoted { seat, ring: reached, paid });
        self.move_to_ring(seat, reached, Rule::MmPromotion, at);
    }

    /// All credit goes along, to be placed anew.
    pub(crate) fn move_to_ring(&mut self, seat: Seat, ring: u8, rule: Rule, at: &mut ApplyContext<'_>) {
        self.lift(seat, rule, at);
        self.rating[seat] = ring;
    }

    /// All banks still short fall together: one ring, into prison, or out of the game.
    pub(crate) fn degrade_short_banks(&mut self, at: &mut ApplyContext<'_>) {
        let short = self.short();
        let chained = self.run.as_ref().is_some_and(|run| run.cause == Cause::Degradations);
        let spared: SeatSet =
            short.iter().filter(|seat| chained && self.in_prison(*seat) && !self.served.has(*seat)).collect();
        let ruined: SeatSet = short.minus(spared).iter().filter(|seat| self.in_prison(*seat)).collect();
        for seat in short.minus(ruined).iter() {
            let rule = if self.ring(seat) > 1 { Rule::MmDegradation } else { Rule::MmPrison };
            let ring = self.ring(seat).saturating_sub(1);
            let event = match (spared.has(seat), ring) {
                (true, _) => Event::Spared { seat },
                (false, PRISON) => Event::Imprisoned { seat },
                (false, ring) => Event::Degraded { seat, ring },
            };
            at.log.tell(rule, || event);
            self.move_to_ring(seat, ring, rule, at);
        }
        bankrupt_together(self, ruined, at);
        for seat in short.minus(spared).iter() {
            self.tally.falls[seat] += 1;
        }
        let degraded = lossless(short.minus(spared).len());
        self.count_run_for_central(at.config, short, short.minus(spared).len());
        if let Some(run) = &mut self.run {
            run.stage = Stage::Closing { degraded };
        }
    }

    /// "Credit from other players has to be used for debt payments immediately as well": what a prisoner held on
    /// entering, and what has become usable since. In a run's payments everyone waits for the turn to pay.
    pub(crate) fn pay_at_once(&mut self, prisoners: SeatSet, at: &mut ApplyContext<'_>) -> bool {
        let waits = matches!(&self.run, Some(run) if matches!(run.stage, Stage::Paying { .. }));
        let mut clockwise = self.turn.player.clockwise(self.players()).filter(|seat| prisoners.has(*seat));
        !waits && clockwise.any(|seat| self.pay_from_prison(seat, at))
    }

    /// A prisoner pays with all usable credit of others, or is asked where to place it; `false` if there is none.
    pub(crate) fn pay_from_prison(&mut self, seat: Seat, at: &mut ApplyContext<'_>) -> bool {
        if !at.config.rules.prisoners_pay_at_once() || !self.in_prison(seat) || !self.holds_credit(seat) {
            return false;
        }
        let held: u32 = self.credit_for_debt(seat).iter().map(|issuer| self.held(seat, issuer)).sum();
        let due = held.min(self.pressing_debt(at.config, seat).1);
        if due > 0 {
            self.ask_payment(seat, due, Purpose::DebtFromPrison, at);
        }
        due > 0
    }

    /// A prisoner without credit on the board is free, and what was paid for it lifts nobody higher.
    pub(crate) fn release(&mut self, prisoners: SeatSet, at: &mut ApplyContext<'_>) {
        for seat in prisoners.iter() {
            // Mostly some of it lies in ring I.
            if self.on_block(seat, 0) == 0 && self.on_board(seat) == 0 {
                self.rating[seat] = 1;
                self.served.remove(seat);
                if at.config.rules.freedom_is_no_promotion()
                    && let Some(run) = &mut self.run
                {
                    run.paid[seat] = 0;
                }
                at.log.tell(Rule::MmPrison, || Event::Released { seat });
            }
        }
    }
}
