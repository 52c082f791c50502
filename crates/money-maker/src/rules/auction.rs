//! Step 2: open auctions (R2, R3), and the auction for the first turn (R17).

use game_core::auction::Outcry;
use game_core::{Audience, Choices, Seat, SeatSet};

use super::{ApplyContext, Edited, Verdict, refuse, require};
use crate::action::{Action, ActionForm};
use crate::books::{Place, Thing};
use crate::config::Config;
use crate::event::Event;
use crate::phase::{Purpose, Question, Step};
use crate::rule::{Rule, Why};
use crate::setup::BID_LIMIT;
use crate::state::State;

impl State {
    /// The most a seat may bid: banks may promise what they do not own, others not (R3, B2).
    pub fn highest_bid(&self, config: &Config, seat: Seat) -> u32 {
        if config.issues_credit(seat) { BID_LIMIT } else { self.covered(seat).min(BID_LIMIT) }
    }

    pub(crate) fn check_open_auction(&self, config: &Config, seat: Seat, card: u8) -> Verdict {
        let rule = Rule::Mm2Open;
        self.check_step(seat, Step::Invest, rule)?;
        require(!self.in_prison(seat), Rule::MmPrison, Why::InPrison)?;
        require(card < 64 && self.open.has(card), rule, Why::CardNotOpen { card })?;
        let (needed, has) = (self.opening_price(config, card), self.highest_bid(config, seat));
        require(needed <= has, rule, Why::CannotPay { needed, has })
    }

    /// The opener is bound to the opening bid.
    pub(crate) fn apply_open_auction(&mut self, seat: Seat, card: u8, at: &mut ApplyContext<'_>) {
        let price = self.opening_price(at.config, card);
        let bidders = self.alive().iter().filter(|bidder| {
            *bidder == seat || (!self.in_prison(*bidder) && self.highest_bid(at.config, *bidder) > price)
        });
        let outcry = Outcry::opened_by(seat, price, bidders.collect(), self.players());
        self.turn.opened = true;
        at.log.tell(Rule::Mm2Open, || Event::AuctionOpened { seat, card, price });
        self.questions.push(Question::Auction { card, outcry });
        self.close_bidding_if_done(at);
    }

    fn bidding(&self) -> Result<&Outcry, game_core::Illegal<Rule, Why>> {
        match self.questions.last() {
            Some(Question::FirstTurn { outcry } | Question::Auction { outcry, .. })
                if self.placing.is_empty() =>
            {
                Ok(outcry)
            }
            _ => refuse(Rule::MmTurn, Why::NotAsked),
        }
    }

    fn bidding_mut(&mut self) -> Option<&mut Outcry> {
        match self.questions.last_mut() {
            Some(Question::FirstTurn { outcry } | Question::Auction { outcry, .. }) => Some(outcry),
            _ => None,
        }
    }

    pub(crate) fn check_bid(&self, config: &Config, seat: Seat, answers: u32, amount: u32) -> Verdict {
        let rule = Rule::Mm2Bid;
        let verdict = self.bidding()?.check_bid(seat, answers, amount);
        verdict.or_else(|refusal| refuse(rule, Why::Bid { refusal }))?;
        let limit = self.highest_bid(config, seat);
        require(amount <= limit, rule, Why::BidTooHigh { limit })
    }

    pub(crate) fn apply_bid(&mut self, seat: Seat, amount: u32, at: &mut ApplyContext<'_>) {
        let Some(outcry) = self.bidding_mut() else { return };
        // The leader may have a ceiling. That nothing answers tells as much as an answer does.
        let may_be_answered = outcry.leader.is_some() || outcry.may_be_answered(seat);
        let log = &mut *at.log;
        outcry.bid(seat, amount, |raised| {
            log.tell(Rule::Mm2Bid, || Event::BidMade { seat: raised.by, amount: raised.to });
            if may_be_answered {
                log.reveals();
            }
        });
        self.close_bidding_if_done(at);
    }

    pub(crate) fn check_decline(&self, seat: Seat, answers: u32) -> Verdict {
        let verdict = self.bidding()?.check_decline(seat, answers);
        verdict.or_else(|refusal| refuse(Rule::Mm2Bid, Why::Bid { refusal }))
    }

    pub(crate) fn apply_decline(&mut self, seat: Seat, at: &mut ApplyContext<'_>) {
        if let Some(outcry) = self.bidding_mut() {
            outcry.decline(seat);
        }
        at.log.tell(Rule::Mm2Bid, || Event::Declined { seat });
        self.close_bidding_if_done(at);
    }

    pub(crate) fn check_ceiling(&self, config: &Config, seat: Seat, limit: u32) -> Verdict {
        let verdict = self.bidding()?.check_ceiling(seat, limit);
        verdict.or_else(|refusal| refuse(Rule::Mm2Bid, Why::Bid { refusal }))?;
        let highest = self.highest_bid(config, seat);
        require(limit <= highest, Rule::Mm2Bid, Why::BidTooHigh { limit: highest })
    }

    pub(crate) fn apply_ceiling(&mut self, seat: Seat, limit: u32, at: &mut ApplyContext<'_>) {
        let only = Audience::Only(SeatSet::only(seat));
        at.log.tell_to(only, Rule::Mm2Bid, || Event::CeilingSet { limit });
        let Some(outcry) = self.bidding_mut() else { return };
        let log = &mut *at.log;
        // Against a leader it bids at once and may be answered; of the leader's own nobody else hears.
        if limit > 0 && outcry.leader != Some(seat) {
            log.reveals_what_was_known_to(SeatSet::only(seat));
        }
        if outcry.may_be_answered(seat) {
            log.follows_from_what_only_knows(SeatSet::NONE);
        }
        outcry.set_ceiling(seat, limit, |raised| {
            log.tell(Rule::Mm2Bid, || Event::BidMade { seat: raised.by, amount: raised.to });
        });
        self.close_bidding_if_done(at);
    }

    /// When all others have declined, the leader pays.
    pub(crate) fn close_bidding_if_done(&mut self, at: &mut ApplyContext<'_>) {
        if self.bidding_mut().is_none_or(|outcry| !outcry.is_closed()) {
            return;
        }
        match self.questions.pop() {
            Some(Question::FirstTurn { outcry }) => match outcry.leader {
                Some(seat) => {
                    at.log.tell(Rule::MmFirstTurn, || Event::FirstTurnWon { seat, price: outcry.high });
                    self.ask_payment(seat, outcry.high, Purpose::FirstTurn, at);
                }
                None => self.first_turn_by_lot(at),
            },
            Some(Question::Auction { card, outcry }) => {
                let seat = outcry.leader.unwrap_or(self.turn.player);
                at.log.tell(Rule::Mm2Win, || Event::AuctionWon { seat, card, price: outcry.high });
                self.ask_payment(seat, outcry.high, Purpose::Auction { card }, at);
            }
            _ => {}
        }
    }

    /// The card changes hands; then the goods it needs leave the market, as far as they are there (R2).
    pub(crate) fn take_card(&mut self, seat: Seat, card: u8, at: &mut ApplyContext<'_>) {
        self.open.take(card);
        self.companies[seat].put(card);
        at.log.tell(Rule::Mm2Win, || Event::CardTaken { seat, card });
        let company = at.config.company(card);
        let (good, count) = (company.of, u32::from(company.needs).min(self.market(company.of)));
        self.transfer(at.log, Rule::Mm2Win, Place::Market, Place::Reserve, Thing::Good(good), count);
        // Whoever wins in the own turn opens no more.
        if seat == self.turn.player {
            self.turn.step = Step::Trade;
        }
    }

    pub(crate) fn auction_choices<G: Edited>(&self, config: &Config, seat: Seat, out: &mut Choices<G>) {
        if self.in_prison(seat) {
            return;
        }
        let highest = self.highest_bid(config, seat);
        for card in self.open.iter().filter(|card| self.opening_price(config, *card) <= highest) {
            out.push(Action::OpenAuction { card: card.into() });
        }
    }

    pub(crate) fn bidding_choices<G: Edited>(
        &self,
        config: &Config,
        outcry: &Outcry,
        seat: Seat,
        out: &mut Choices<G>,
    ) {
        if !outcry.bidders.has(seat) {
            return;
        }
        let highest = self.highest_bid(config, seat);
        let answers = outcry.high;
        if outcry.leader != Some(seat) {
            if !outcry.declined.has(seat) {
                out.push(Action::Decline { answers });
            }
            out.amount(ActionForm::Bid { answers }, answers + 1, highest);
        }
        out.amount(ActionForm::Ceiling {}, answers + 1, highest);
        if outcry.ceiling(seat) > 0 {
            out.push(Action::Ceiling { limit: 0 });
        }
    }
}
