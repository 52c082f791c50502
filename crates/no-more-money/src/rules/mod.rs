//! The rules, one file per step of the round; this file is the sequence of play.

mod banker;
mod cash_in;
mod final_crash;
mod invest;
mod loan_payments;
mod loans;
mod reveal;
mod roll;

pub(crate) use loans::Cost;
pub(crate) use roll::Growth;

use game_core::{Chance, Choices, Illegal, LogOf, Seat, SeatSet, refuse};

use crate::action::Action;
use crate::phase::Phase;
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::NoMoreMoney;

/// What a check comes to.
pub type Verdict = Result<(), Illegal<Rule, Why>>;

impl NoMoreMoney {
    pub(crate) fn who_is_waited_for(&self, config: &Config) -> SeatSet {
        match &self.phase {
            Phase::BankerAuction(auction) => SeatSet::only(auction.turn),
            Phase::Loans(step) => SeatSet::all(config.players).minus(step.settlement.done),
            Phase::InvestmentAuction(fists) => fists.bids.waited_for(),
            Phase::ChooseInvestments(choosing) => {
                choosing.order.first().copied().map_or(SeatSet::NONE, SeatSet::only)
            }
            Phase::CashIn(cash_in) => SeatSet::only(cash_in.turn),
            Phase::FinalCrash(settlement) => {
                self.settles_now(config, settlement).map_or(SeatSet::NONE, SeatSet::only)
            }
            Phase::Over => SeatSet::NONE,
        }
    }

    pub(crate) fn list_choices(&self, config: &Config, seat: Seat, choices: &mut Choices<Self>) {
        match &self.phase {
            Phase::BankerAuction(auction) => self.bidding_choices(auction, seat, choices),
            Phase::Loans(step) => {
                self.settling_choices(&step.settlement, seat, choices);
                self.lending_choices(config, step, seat, choices);
                if !step.settlement.done.has(seat) {
                    choices.push(Action::Done);
                }
            }
            Phase::InvestmentAuction(fists) => self.fist_choices(fists, seat, choices),
            Phase::ChooseInvestments(choosing) => self.choosing_choices(choosing, seat, choices),
            Phase::CashIn(cash_in) => self.cash_in_choices(cash_in, seat, choices),
            Phase::FinalCrash(settlement) => {
                if self.settles_now(config, settlement) == Some(seat) {
                    self.settling_choices(settlement, seat, choices);
                    choices.push(Action::Done);
                }
            }
            Phase::Over => {}
        }
    }

    pub(crate) fn judge(&self, config: &Config, seat: Seat, action: &Action) -> Verdict {
        if self.phase == Phase::Over {
            return refuse(Rule::Nmm7Winner, Why::GameIsOver);
        }
        if seat.number() >= usize::from(config.players) {
            return refuse(Rule::Nmm0Setup, Why::NoSuchPlayer);
        }
        match *action {
            Action::Bid { amount } => self.check_bid(seat, amount),
            Action::Leave => self.check_leave(seat),
            Action::OfferLoan { .. } => self.check_offer(config, seat, action),
            Action::Accept { offer } => self.check_accept(config, seat, offer),
            Action::Decline { offer, .. } => self.check_decline(seat, offer),
            Action::Withdraw { offer } => self.check_withdraw(seat, offer),
            Action::PayInstalment { loan } => self.check_instalment(config, seat, loan.0),
            Action::PayOff { loan } => self.check_pay_off(config, seat, loan.0),
            Action::Default { loan } => self.check_default(config, seat, loan.0),
            Action::Done => self.check_done(config, seat),
            Action::SealedBid { amount } => self.check_fist(seat, amount),
            Action::Take { card } => self.check_take(seat, card.0),
            Action::CashIn { card } => self.check_cash_in(seat, card.0),
        }
    }

    pub(crate) fn carry_out(
        &mut self,
        config: &Config,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        match *action {
            Action::Bid { amount } => self.apply_bid(config, seat, amount, log),
            Action::Leave => self.apply_leave(config, seat, log),
            Action::OfferLoan { to, .. } => self.apply_offer(config, seat, to, action, log),
            Action::Accept { offer } => self.apply_accept(config, offer, log),
            Action::Decline { offer, reason } => self.apply_decline(offer, reason, log),
            Action::Withdraw { offer } => self.apply_withdraw(offer, log),
            Action::PayInstalment { loan } => self.apply_instalment(loan.0, log),
            Action::PayOff { loan } => self.apply_pay_off(loan.0, log),
            Action::Default { loan } => self.apply_default(loan.0, log),
            Action::Done => self.apply_done(config, seat, chance, log),
            Action::SealedBid { amount } => self.apply_fist(config, seat, amount, chance, log),
            Action::Take { card } => self.apply_take(config, seat, card.0, chance, log),
            Action::CashIn { card } => self.apply_cash_in(config, seat, card.0, chance, log),
        }
        self.tidy_up(config, chance, log);
    }

    /// What follows from any action: gaps among the open loan cards are filled, offers that no longer stand
    /// lapse, and settled loans may end the game.
    fn tidy_up(&mut self, config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) {
        match &self.phase {
            Phase::FinalCrash(settlement) => {
                if self.settles_now(config, settlement).is_none() {
                    self.end_the_game(config, log);
                }
                return;
            }
            Phase::Over => return,
            _ => self.open_loan_cards(config, chance, log),
        }
        self.lapse_offers(config, log);
    }

    fn check_done(&self, config: &Config, seat: Seat) -> Verdict {
        match &self.phase {
            Phase::Loans(step) if step.settlement.done.has(seat) => refuse(Rule::Nmm3Done, Why::AlreadyDone),
            Phase::FinalCrash(settlement) if self.settles_now(config, settlement) != Some(seat) => {
                refuse(Rule::Nmm7LastLoans, Why::NotYourTurn)
            }
            Phase::CashIn(cash_in) if cash_in.turn != seat => refuse(Rule::Nmm5CashIn, Why::NotYourTurn),
            Phase::Loans(_) | Phase::FinalCrash(_) | Phase::CashIn(_) => Ok(()),
            _ => refuse(Rule::Nmm3Done, Why::NotNow),
        }
    }

    fn apply_done(&mut self, config: &Config, seat: Seat, chance: &mut Chance, log: &mut LogOf<Self>) {
        match self.phase {
            Phase::Loans(_) => self.finish_lending(config, seat, log),
            Phase::FinalCrash(_) => self.finish_settling(seat, log),
            _ => self.finish_cashing_in(config, seat, chance, log),
        }
    }
}
