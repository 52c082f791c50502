//! A player as the central bank, an option: its rate, its loans to banks that are short, and the question before banks
//! fall. It does nothing else: no turn of a bank, no deal, no card.

use game_core::{Ask, Bag, Choices, FormKind, IdSet, Item, Seat, SeatSet, lossless};

use super::{ApplyContext, Asked, Edited, Verdict, refuse, require};
use crate::action::{Action, ActionForm, CardId, Element};
use crate::books::Thing;
use crate::central::IN_THE_CITY;
use crate::config::Config;
use crate::event::Event;
use crate::lending::LoanTerms;
use crate::parts::Basket;
use crate::phase::{Run, Stage};
use crate::rule::{Rule, Why};
use crate::setup::MOST_ADVANCE;
use crate::state::State;

const LOAN: Rule = Rule::MmPlayedBankLoan;

/// The loan that so many percent on top make, in equal instalments, rounded up.
pub(crate) fn terms_of_advance(
    amount: u32,
    percent: u32,
    instalments: u32,
    security: IdSet<CardId>,
) -> LoanTerms {
    let owed = owed_for(amount, percent);
    let instalment = owed.div_ceil(instalments.max(1)).max(1);
    LoanTerms { amount, instalments: owed.div_ceil(instalment), instalment, security: security.bag() }
}

/// What is owed for an amount at a rate.
pub(crate) fn owed_for(amount: u32, percent: u32) -> u32 {
    amount.saturating_add(amount.saturating_mul(percent).div_ceil(100))
}

impl Config {
    /// Central bank and bank, if the two are that.
    pub(crate) fn advance_parties(&self, a: Seat, b: Seat) -> Option<(Seat, Seat)> {
        let central = self.central?;
        let bank = if a == central { b } else { a };
        (a != b && (a == central || b == central) && self.issues_credit(bank)).then_some((central, bank))
    }

    pub(crate) fn highest_rate(&self) -> u32 {
        u32::from(self.setup.central_bank_highest_rate)
    }
}

impl State {
    /// The central bank lends and says its rate; everything else is for the others.
    pub(crate) fn check_central_may(&self, seat: Seat, action: &Action) -> Verdict {
        let its_own = matches!(
            action,
            Action::SetRate { .. }
                | Action::OfferAdvance { .. }
                | Action::LetFall
                | Action::Accept { .. }
                | Action::Refuse { .. }
                | Action::Withdraw { .. }
        );
        require(its_own || !self.is_central(seat), Rule::MmPlayedBank, Why::CentralBankOnlyLends)
    }

    pub(crate) fn check_set_rate(&self, config: &Config, seat: Seat, percent: u32) -> Verdict {
        let rule = Rule::MmPlayedBankRate;
        require(self.central.is_some(), rule, Why::NotInThisGame)?;
        require(self.is_central(seat), rule, Why::NotTheCentralBank)?;
        self.check_own_turn(seat)?;
        let most = config.highest_rate();
        require(percent <= most, rule, Why::RateOutOfBounds { least: 0, most })
    }

    /// That was its turn: no card is drawn and no dice are rolled.
    pub(crate) fn apply_set_rate(&mut self, seat: Seat, percent: u32, at: &mut ApplyContext<'_>) {
        if let Some(central) = &mut self.central {
            central.rate = percent;
        }
        at.log.tell(Rule::MmPlayedBankRate, || Event::RateSet { seat, percent });
        self.turn.rolled = true;
    }

    /// Whether the loan could be made now: of a proposal, while it lies on the table, and when it is accepted.
    pub(crate) fn check_advance(&self, config: &Config, bank: Seat, terms: &LoanTerms) -> Verdict {
        require(self.banks_negotiate(), LOAN, Why::NotNow)?;
        require(self.is_alive(bank), LOAN, Why::Bankrupt)?;
        let limit = self.called(bank).min(MOST_ADVANCE);
        require(limit > 0, LOAN, Why::NotShort)?;
        require((1..=limit).contains(&terms.amount), LOAN, Why::TooMany { limit })?;
        self.check_loan_limits(config, bank, terms, LOAN)
    }

    /// Also while a payment or a placing interrupts it: what is proposed stands meanwhile.
    fn banks_negotiate(&self) -> bool {
        matches!(&self.run, Some(Run { stage: Stage::Negotiating { .. }, .. }))
    }

    pub(crate) fn check_offer_advance(
        &self,
        config: &Config,
        from: Seat,
        to: Seat,
        percent: u32,
        terms: &LoanTerms,
    ) -> Verdict {
        let Some(central) = &self.central else { return refuse(LOAN, Why::NotInThisGame) };
        require(self.negotiation().is_some(), LOAN, Why::NotNow)?;
        let there = to.number() < usize::from(self.players());
        let parties = if there { config.advance_parties(from, to) } else { None };
        let Some((_, bank)) = parties else { return refuse(LOAN, Why::NotTheCentralBank) };
        let (least, most) = (central.rate, central.rate.max(config.highest_rate()));
        require((least..=most).contains(&percent), LOAN, Why::RateOutOfBounds { least, most })?;
        if let Some(lending) = &self.lending {
            super::deals::deal_refused(LOAN, lending.offers.check_make(from, to))?;
        }
        self.check_advance(config, bank, terms)
    }

    /// Its money goes straight to the called credit.
    pub(crate) fn hand_over_advance(&mut self, bank: Seat, amount: u32, at: &mut ApplyContext<'_>) {
        let Some(central) = &mut self.central else { return };
        central.lent += amount;
        let mut received = Basket::default();
        received.credit[central.seat.number()] = amount;
        self.put_to_debt(bank, &received, at);
    }

    /// Gold that comes back takes as much of its money out of the city.
    pub(crate) fn withdraw_notes(&mut self, seat: Seat, gold: u32, at: &mut ApplyContext<'_>) {
        let amount = gold.min(self.books.holds(IN_THE_CITY, Thing::Credit(seat)));
        self.redeem(seat, IN_THE_CITY, amount, Rule::MmLoanInstalment, at);
    }

    pub(crate) fn comes_back(&mut self, lender: Seat, amount: u32) {
        if let Some(central) = self.central.as_mut().filter(|central| central.seat == lender) {
            central.came_back += amount;
        }
    }

    /// All banks that are short have given up, and it has not yet said that they fall.
    pub(crate) fn central_is_asked(&self) -> bool {
        match (self.central_seat(), &self.run) {
            (Some(seat), Some(Run { stage: Stage::Negotiating { conceded }, .. })) => {
                let short = self.short();
                !short.is_empty() && short.minus(*conceded).is_empty() && !conceded.has(seat)
            }
            _ => false,
        }
    }

    pub(crate) fn check_let_fall(&self, seat: Seat) -> Verdict {
        let rule = Rule::MmPlayedBankFall;
        require(self.central.is_some(), rule, Why::NotInThisGame)?;
        require(self.is_central(seat), rule, Why::NotTheCentralBank)?;
        require(self.negotiation().is_some() && self.central_is_asked(), rule, Why::NotNow)
    }

    pub(crate) fn apply_let_fall(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        let banks = self.short();
        if let Some(Run { stage: Stage::Negotiating { conceded }, .. }) = &mut self.run {
            conceded.insert(seat);
        }
        at.log.tell(Rule::MmPlayedBankFall, || Event::LetFall { seat, banks });
    }

    /// A bank that gives up has no business with the central bank left: what is proposed between them is off.
    pub(crate) fn drop_advances_of(&mut self, bank: Seat, at: &mut ApplyContext<'_>) {
        let of_bank = |state: &State| {
            let offers = state.lending.as_ref()?.offers.open();
            offers.iter().find(|offer| offer.from == bank || offer.to == bank).map(|offer| offer.id)
        };
        while let Some(id) = of_bank(self) {
            let Some((id, from, to)) = self.close_loan_offer(id) else { return };
            at.log.tell(Rule::MmLoan, || Event::OfferLapsed { offer: id, from, to });
        }
    }

    /// A run is over for the banks: who has come through it, and how many fell.
    pub(crate) fn count_run_for_central(&mut self, config: &Config, short: SeatSet, fallen: usize) {
        let stood = self.commerce().minus(short).iter().filter(|seat| config.issues_credit(*seat)).count();
        if let Some(central) = &mut self.central {
            central.falls += lossless::<_, u32>(fallen);
            central.stood += lossless::<_, u32>(stood);
        }
    }

    pub(crate) fn central_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        match self.asked() {
            Asked::Turn(player) if player == seat => {
                let ask = Ask::Amount { min: 0, max: config.highest_rate() };
                out.form(FormKind::Amount, ActionForm::SetRate {}, [ask]);
            }
            Asked::Run(_) if self.negotiation().is_some() => {
                if self.check_let_fall(seat).is_ok() {
                    out.push(Action::LetFall);
                }
                self.loan_answer_choices(seat, out);
                for bank in self.short().iter() {
                    self.advance_form(config, seat, bank, out);
                }
            }
            _ => {}
        }
    }

    /// A bank that is short asks, the central bank offers: the same form.
    pub(crate) fn advance_form<G: Edited>(
        &self,
        config: &Config,
        seat: Seat,
        partner: Seat,
        out: &mut Choices<G>,
    ) {
        let Some((_, bank)) = config.advance_parties(seat, partner) else { return };
        let Some(central) = &self.central else { return };
        let (least, most) = (central.rate, central.rate.max(config.highest_rate()));
        let smallest = LoanTerms { amount: 1, instalments: 1, instalment: 1, security: Bag::default() };
        if self.check_offer_advance(config, seat, partner, least, &smallest).is_err() {
            return;
        }
        let free = self.free_companies(bank);
        let items = out.items(free.iter().map(|card| Item::one(Element::Card(CardId(card)))));
        let amount = Ask::Amount { min: 1, max: self.called(bank).min(MOST_ADVANCE) };
        let percent = Ask::Amount { min: least, max: most };
        let count = Ask::Amount { min: 1, max: u32::from(config.setup.loan_instalments) };
        let pick = Ask::Pick { items, min: 0, max: lossless(items.len), worth: 0 };
        out.form(FormKind::Offer, ActionForm::OfferAdvance { to: partner }, [amount, percent, count, pick]);
    }
}
