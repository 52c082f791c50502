//! The rules, one file per chapter of the manual. Here: whose decision it is, and what follows without one.

mod alternative;
mod auction;
mod bankruptcy;
mod cards;
mod central;
mod deals;
mod deeds;
mod dice;
mod end;
mod jubilee;
mod loans;
mod market;
mod payment;
mod production;
mod rating;
mod run;
mod start;
mod turn;

use game_core::auction::Outcry;
use game_core::{Awaited, Chance, Choices, Game, Illegal, Manner, Seat, SeatSet, refuse, require};

use crate::action::Action;
use crate::config::Config;
use crate::lending::LoanTerms;
use crate::phase::{Phase, Question, Run, Stage, Step};
use crate::rule::{Rule, Why};
use crate::state::{MmLog, State};

pub(crate) use bankruptcy::bankrupt_together;
pub(crate) use central::{owed_for, terms_of_advance};
pub use rating::ring_reached;
pub use run::hit_blocks;

pub(crate) type Verdict = Result<(), Illegal<Rule, Why>>;

/// Either edition, as far as the rules care.
pub trait Edited: Game<Action = Action> {}
impl<G: Game<Action = Action>> Edited for G {}

/// What carrying out an action needs besides the state.
pub(crate) struct ApplyContext<'a> {
    pub config: &'a Config,
    pub chance: &'a mut Chance,
    pub log: &'a mut MmLog,
}

/// Whose decision it is.
pub(crate) enum Asked<'a> {
    Over,
    Placing(SeatSet),
    Question(&'a Question),
    Run(&'a Run),
    Turn(Seat),
}

impl State {
    pub(crate) fn asked(&self) -> Asked<'_> {
        if self.over.is_some() {
            Asked::Over
        } else if !self.placing.is_empty() {
            Asked::Placing(self.placing)
        } else if let Some(question) = self.questions.last() {
            Asked::Question(question)
        } else if let Some(run) = &self.run {
            Asked::Run(run)
        } else {
            Asked::Turn(self.turn.player)
        }
    }

    pub fn waited_for(&self) -> SeatSet {
        self.awaited().seats
    }

    /// Clockwise from the leader or the turn player; whoever has an offer to answer comes first. Auctions are called
    /// out: a card, or the first turn (which is no card), is the lot.
    #[inline]
    pub fn awaited(&self) -> Awaited {
        match self.asked() {
            Asked::Over => self.in_turns(SeatSet::NONE),
            Asked::Placing(banks) => self.in_turns(banks),
            Asked::Question(question) => match question {
                Question::FirstTurn { outcry } => self.called_out(outcry, u32::MAX),
                Question::Auction { outcry, card } => self.called_out(outcry, u32::from(*card)),
                Question::Payment { payer, .. } => self.in_turns(SeatSet::only(*payer)),
                Question::Vote { voted, .. } => self.in_turns(self.commerce().minus(*voted)),
                Question::HandOver { from, .. } => self.in_turns(SeatSet::only(*from)),
            },
            Asked::Run(run) => self.awaited_in_run(run),
            Asked::Turn(player) => {
                // A turn waits for the answer to a proposed loan, and whoever has proposed one is not pressed.
                let (answering, waiting) = self.loan_partners();
                self.answers_first(SeatSet::only(player).minus(waiting).or(answering), answering)
            }
        }
    }

    fn awaited_in_run(&self, run: &Run) -> Awaited {
        match run.stage {
            Stage::Window { .. } | Stage::NobodySolvent { .. } => {
                self.answers_first(self.to_say_ready(run), self.partners_in_a_run().0)
            }
            Stage::Negotiating { conceded } => {
                let (answering, waiting) = self.partners_in_a_run();
                // Whoever has made an offer is not pressed until it is answered.
                let pressed = self.short().minus(conceded).minus(waiting).or(answering);
                // Before banks fall the central bank is asked.
                let asks_central = pressed.is_empty() && self.central_is_asked();
                let seats = if asks_central { self.central_seat().into_iter().collect() } else { pressed };
                self.answers_first(seats, answering)
            }
            Stage::Paying { .. } | Stage::Closing { .. } => self.in_turns(SeatSet::NONE),
        }
    }

    fn in_turns(&self, seats: SeatSet) -> Awaited {
        self.answers_first(seats, SeatSet::NONE)
    }

    /// Those of them come first who have an offer to answer.
    fn answers_first(&self, seats: SeatSet, answering: SeatSet) -> Awaited {
        let pressed = answering.and(seats);
        let among = if pressed.is_empty() { seats } else { pressed };
        Awaited { seats, first: among.first_from(self.turn.player, self.players()), manner: Manner::Turns }
    }

    fn called_out(&self, outcry: &Outcry, lot: u32) -> Awaited {
        let (seats, start) = (outcry.waited_for(), outcry.leader.unwrap_or(self.turn.player));
        let manner = Manner::Outcry { lot, high: outcry.high };
        Awaited { seats, first: seats.first_from(start, self.players()), manner }
    }

    /// Whose answer is waited for in a negotiation, and who waits for one.
    fn partners_in_a_run(&self) -> (SeatSet, SeatSet) {
        let (answering, waiting) = self.loan_partners();
        let offers = self.deals.open().iter();
        offers.fold((answering, waiting), |(to, from), offer| (to.with(offer.to), from.with(offer.from)))
    }

    /// Who holds at least one action card; how many each holds is public.
    pub(crate) fn holders_of_action_cards(&self) -> SeatSet {
        self.hands.seats_where(|_, hand| !hand.is_empty())
    }

    pub fn check(&self, config: &Config, seat: Seat, action: &Action) -> Verdict {
        require(self.over.is_none(), Rule::MmEnd, Why::GameOver)?;
        require(seat.number() < self.players() as usize, Rule::MmTurn, Why::NotAsked)?;
        require(self.is_alive(seat), Rule::MmBankruptcy, Why::Bankrupt)?;
        self.check_central_may(seat, action)?;
        match action {
            Action::Bid { answers, amount } => self.check_bid(config, seat, *answers, *amount),
            Action::Decline { answers } => self.check_decline(seat, *answers),
            Action::Ceiling { limit } => self.check_ceiling(config, seat, *limit),
            Action::OpenAuction { card } => self.check_open_auction(config, seat, card.0),
            Action::PayOff { block } => self.check_pay_off(config, seat, block.0),
            Action::Next => self.check_next(config, seat),
            Action::Buy { good, count } => self.check_buy(config, seat, *good, *count),
            Action::Produce { cards } => self.check_produce(config, seat, cards.bag()),
            Action::Convert { card, into } => self.check_convert(config, seat, card.0, *into),
            Action::Sell { good, count } => self.check_sell(config, seat, *good, *count),
            Action::BuyActionCard => self.check_buy_action_card(config, seat),
            Action::Roll => self.check_roll(config, seat),
            Action::Pay { parts } => self.check_pay(config, seat, parts),
            Action::Place { blocks } => self.check_place(seat, blocks),
            Action::Ready => self.check_ready(seat),
            Action::Vote { .. } => self.check_vote(seat),
            Action::Offer { to, give, get } => self.check_offer(config, seat, *to, give, get),
            Action::Accept { offer } | Action::Refuse { offer, .. } if self.is_loan_offer(*offer) => {
                self.check_loan_answer(seat, *offer)
            }
            Action::Accept { offer } | Action::Refuse { offer, .. } => {
                self.check_answer(config, seat, *offer)
            }
            Action::Withdraw { offer } if self.is_loan_offer(*offer) => {
                self.check_loan_withdrawal(seat, *offer)
            }
            Action::Withdraw { offer } => self.check_withdraw(config, seat, *offer),
            Action::OfferLoan { to, amount, instalments, instalment, security } => {
                let (amount, instalments, instalment) = (*amount, *instalments, *instalment);
                let terms = LoanTerms { amount, instalments, instalment, security: security.bag() };
                self.check_offer_loan(config, seat, *to, &terms)
            }
            Action::SetRate { percent } => self.check_set_rate(config, seat, *percent),
            Action::OfferAdvance { to, amount, percent, instalments, security } => {
                let terms = terms_of_advance(*amount, *percent, *instalments, *security);
                require(
                    (1..=u32::from(config.setup.loan_instalments)).contains(instalments),
                    Rule::MmPlayedBankLoan,
                    Why::LoanOutOfBounds { most: u32::from(config.setup.loan_instalments) },
                )?;
                self.check_offer_advance(config, seat, *to, *percent, &terms)
            }
            Action::LetFall => self.check_let_fall(seat),
            Action::PayInstalment { loan } => self.check_instalment(seat, *loan),
            Action::Repay { loan } => self.check_repay(seat, *loan),
            Action::Default { loan } => self.check_default(seat, *loan),
            Action::HandOver { cards } => self.check_hand_over(seat, cards.bag()),
            Action::UseCredit { issuer } => self.check_use_credit(config, seat, *issuer),
            Action::Borrow { amount } => self.check_borrow(config, seat, *amount),
            Action::Concede => self.check_concede(seat),
            Action::Reconsider => self.check_reconsider(seat),
            Action::Play { card, on } => self.check_play(config, seat, card.0, *on),
        }
    }

    pub(crate) fn apply(&mut self, seat: Seat, action: &Action, at: &mut ApplyContext<'_>) {
        match action {
            Action::Bid { amount, .. } => self.apply_bid(seat, *amount, at),
            Action::Decline { .. } => self.apply_decline(seat, at),
            Action::Ceiling { limit } => self.apply_ceiling(seat, *limit, at),
            Action::OpenAuction { card } => self.apply_open_auction(seat, card.0, at),
            Action::PayOff { block } => self.apply_pay_off(seat, block.0, at),
            Action::Next => self.apply_next(seat, at),
            Action::Buy { good, count } => self.apply_buy(seat, *good, *count, at),
            Action::Produce { cards } => self.apply_produce(seat, cards.bag(), at),
            Action::Convert { card, into } => {
                self.turn.produced.put(card.0);
                self.convert(seat, card.0, *into, Rule::Mm3Convert, at);
            }
            Action::Sell { good, count } => self.apply_sell(seat, *good, *count, at),
            Action::BuyActionCard => self.apply_buy_action_card(seat, at),
            Action::Roll => self.apply_roll(at),
            Action::Pay { parts } => self.apply_pay(parts, at),
            Action::Place { blocks } => self.apply_place(seat, blocks, at),
            Action::Ready => self.apply_ready(seat, at),
            Action::Vote { yes } => self.apply_vote(seat, *yes, at),
            Action::Offer { to, give, get } => self.apply_offer(seat, *to, *give, *get, at),
            Action::Accept { offer } if self.is_loan_offer(*offer) => self.apply_accept_loan(*offer, at),
            Action::Accept { offer } => self.apply_accept(*offer, at),
            Action::OfferLoan { to, amount, instalments, instalment, security } => {
                let (amount, instalments, instalment) = (*amount, *instalments, *instalment);
                let terms = LoanTerms { amount, instalments, instalment, security: security.bag() };
                self.apply_offer_loan(seat, *to, terms, at);
            }
            Action::SetRate { percent } => self.apply_set_rate(seat, *percent, at),
            Action::OfferAdvance { to, amount, percent, instalments, security } => {
                let terms = terms_of_advance(*amount, *percent, *instalments, *security);
                self.apply_offer_loan(seat, *to, terms, at);
            }
            Action::LetFall => self.apply_let_fall(seat, at),
            Action::PayInstalment { loan } => self.pay_instalments(*loan, 1, at),
            Action::Repay { loan } => self.apply_repay(*loan, at),
            Action::Default { loan } => self.apply_default(*loan, at),
            Action::Refuse { offer, reason } => self.apply_refuse(*offer, *reason, at),
            Action::Withdraw { offer } => self.apply_withdraw(*offer, at),
            Action::HandOver { cards } => self.apply_hand_over(cards.bag(), at),
            Action::UseCredit { issuer } => self.apply_use_credit(seat, *issuer, at),
            Action::Borrow { amount } => self.apply_borrow(seat, *amount, at),
            Action::Concede => self.apply_concede(seat, at),
            Action::Reconsider => self.apply_reconsider(seat, at),
            Action::Play { card, on } => self.apply_play(seat, card.0, *on, at),
        }
        self.go_on(at);
    }

    /// Carries out what needs no decision, until someone is asked or the game is over.
    pub(crate) fn go_on(&mut self, at: &mut ApplyContext<'_>) {
        while self.over.is_none() {
            // Without credit nobody is in prison.
            let mut prisoners = SeatSet::NONE;
            if at.config.is_full_game() {
                prisoners = self.prisoners();
                self.release(prisoners, at);
                self.place_without_choice(at);
                self.lapse_offers(at);
                self.lapse_loan_offers(at);
            }
            if !self.placing.is_empty() || !self.questions.is_empty() {
                return;
            }
            if !prisoners.is_empty() && self.pay_at_once(prisoners, at) {
                continue;
            }
            if self.run.is_some() {
                if !self.go_on_with_run(at) {
                    return;
                }
            } else if self.end_if_a_hand_is_full(at) {
                return;
            } else if self.turn.rolled || !self.is_alive(self.turn.player) {
                self.next_turn(at);
            } else {
                return;
            }
        }
    }

    pub fn choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        if seat.number() >= self.players() as usize || !self.is_alive(seat) {
            return;
        }
        if self.is_central(seat) {
            self.central_choices(config, seat, out);
            return;
        }
        match self.asked() {
            Asked::Over => {}
            Asked::Placing(banks) => {
                if banks.has(seat) {
                    self.placing_choices(seat, out);
                }
            }
            Asked::Question(question) => match question {
                Question::FirstTurn { outcry } | Question::Auction { outcry, .. } => {
                    self.bidding_choices(config, outcry, seat, out);
                }
                Question::Payment { payer, due, purpose } => {
                    if *payer == seat {
                        self.payment_choices(config, seat, *due, *purpose, out);
                    }
                }
                Question::Vote { .. } => State::vote_choices(out),
                Question::HandOver { from, count, .. } => {
                    if *from == seat {
                        self.hand_over_choices(seat, *count, out);
                    }
                }
            },
            Asked::Run(run) => {
                self.run_choices(config, run, seat, out);
                self.any_time_choices(config, seat, out);
            }
            Asked::Turn(player) => {
                if player == seat {
                    self.turn_choices(config, seat, out);
                }
                self.any_time_choices(config, seat, out);
                if config.setup.open_trading {
                    self.deal_choices(config, seat, out);
                }
                self.loan_choices(config, seat, out);
            }
        }
    }

    /// What it means to say nothing: the mildest legal action.
    pub fn silence(&self, config: &Config, seat: Seat) -> Action {
        match self.asked() {
            Asked::Placing(_) => self.silent_placing(seat),
            Asked::Question(question) => match question {
                Question::FirstTurn { outcry } | Question::Auction { outcry, .. } => {
                    Action::Decline { answers: outcry.high }
                }
                Question::Payment { payer, due, purpose } => {
                    self.silent_payment(config, *payer, *due, *purpose)
                }
                Question::Vote { .. } => Action::Vote { yes: false },
                Question::HandOver { from, count, .. } => self.silent_hand_over(*from, *count),
            },
            Asked::Run(run) => match run.stage {
                Stage::Negotiating { .. } => {
                    let offer = self.deals.open().iter().find(|offer| offer.to == seat).map(|offer| offer.id);
                    match offer.or_else(|| self.loan_to_answer(seat)) {
                        Some(offer) => Action::Refuse { offer, reason: None },
                        None if self.is_central(seat) => Action::LetFall,
                        None => Action::Concede,
                    }
                }
                _ => Action::Ready,
            },
            Asked::Turn(_) if let Some(offer) = self.loan_to_answer(seat) => {
                Action::Refuse { offer, reason: None }
            }
            Asked::Turn(_) if let Some(central) = self.central.as_ref().filter(|it| it.seat == seat) => {
                Action::SetRate { percent: central.rate.min(config.highest_rate()) }
            }
            Asked::Turn(_) | Asked::Over => match self.turn.step {
                Step::Invest => Action::Next,
                Step::Trade if config.is_full_game() => Action::Next,
                Step::Trade | Step::Close => Action::Roll,
            },
        }
    }

    /// What everyone can see is being asked.
    pub fn phase(&self) -> Phase {
        match self.asked() {
            Asked::Over => match self.over {
                Some(ending) => Phase::Over { ending },
                None => Phase::Close { player: self.turn.player },
            },
            Asked::Placing(banks) => Phase::Place { banks },
            Asked::Question(question) => match question {
                Question::FirstTurn { outcry } => {
                    Phase::FirstTurn { high: outcry.high, leader: outcry.leader }
                }
                Question::Auction { card, outcry } => {
                    Phase::Auction { card: *card, high: outcry.high, leader: outcry.leader }
                }
                Question::Payment { payer, due, purpose } => {
                    Phase::Payment { payer: *payer, due: *due, purpose: *purpose }
                }
                Question::Vote { voted, .. } => Phase::Vote { voted: *voted },
                Question::HandOver { from, to, count, .. } => {
                    Phase::HandOver { from: *from, to: *to, count: *count }
                }
            },
            Asked::Run(run) => match run.stage {
                Stage::Window { .. } => Phase::RunWindow { number: run.number },
                Stage::Paying { .. } => Phase::RunPaying { number: run.number },
                Stage::NobodySolvent { .. } => Phase::NobodySolvent { number: run.number },
                Stage::Negotiating { .. } | Stage::Closing { .. } => {
                    Phase::Negotiation { number: run.number, short: self.short() }
                }
            },
            Asked::Turn(player) if self.is_central(player) => Phase::Rate { player },
            Asked::Turn(player) => match self.turn.step {
                Step::Invest => Phase::Invest { player },
                Step::Trade => Phase::Trade { player },
                Step::Close => Phase::Close { player },
            },
        }
    }
}
