//! Step 2: the auction for the Banker card. Clockwise, raise or leave; who leaves is out.

use game_core::auction::ClockwiseAuction;
use game_core::{Choices, LogOf, Seat};

use super::{Verdict, refuse};
use crate::action::{Action, ActionForm};
use crate::books::Place;
use crate::event::Event;
use crate::phase::Phase;
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::NoMoreMoney;

impl NoMoreMoney {
    pub(super) fn bidding_choices(
        &self,
        auction: &ClockwiseAuction,
        seat: Seat,
        choices: &mut Choices<Self>,
    ) {
        if auction.turn == seat {
            choices.push(Action::Leave);
            choices.amount(ActionForm::Bid {}, auction.minimum(), self.coins(seat));
        }
    }

    fn auction_in_turn(&self, seat: Seat) -> Result<&ClockwiseAuction, game_core::Illegal<Rule, Why>> {
        match &self.phase {
            Phase::BankerAuction(auction) if auction.turn == seat => Ok(auction),
            Phase::BankerAuction(_) => refuse(Rule::Nmm2Auction, Why::NotYourTurn),
            _ => refuse(Rule::Nmm2Auction, Why::NotNow),
        }
    }

    pub(super) fn check_bid(&self, seat: Seat, amount: u32) -> Verdict {
        let minimum = self.auction_in_turn(seat)?.minimum();
        let have = self.coins(seat);
        if amount < minimum {
            return refuse(Rule::Nmm2Bid, Why::BidTooLow { minimum });
        }
        if amount > have {
            return refuse(Rule::Nmm2Bid, Why::TooFewCoins { have, need: amount });
        }
        Ok(())
    }

    pub(super) fn check_leave(&self, seat: Seat) -> Verdict {
        self.auction_in_turn(seat).map(|_| ())
    }

    pub(super) fn apply_bid(&mut self, config: &Config, seat: Seat, amount: u32, log: &mut LogOf<Self>) {
        log.tell(Rule::Nmm2Bid, || Event::BidMade { seat, amount });
        self.go_on_bidding(config, |auction| auction.bid(amount), log);
    }

    pub(super) fn apply_leave(&mut self, config: &Config, seat: Seat, log: &mut LogOf<Self>) {
        log.tell(Rule::Nmm2Auction, || Event::AuctionLeft { seat });
        self.go_on_bidding(config, ClockwiseAuction::leave, log);
    }

    fn go_on_bidding(
        &mut self,
        config: &Config,
        step: impl FnOnce(&mut ClockwiseAuction),
        log: &mut LogOf<Self>,
    ) {
        let Phase::BankerAuction(auction) = &mut self.phase else { return };
        step(auction);
        if auction.is_closed() {
            let auction = *auction;
            self.name_banker(config, &auction, log);
        }
    }

    fn name_banker(&mut self, config: &Config, auction: &ClockwiseAuction, log: &mut LogOf<Self>) {
        let (seat, price, rule) = match auction.leader {
            Some(winner) => (winner, auction.high, Rule::Nmm2Auction),
            None => (self.banker_without_bids(auction, config), 0, Rule::Nmm2NoBids),
        };
        self.banker = Some(seat);
        log.tell(rule, || Event::BankerNamed { seat, price });
        self.move_coins(log, rule, Place::Player(seat), Place::Press, price);
        self.open_lending(config);
    }

    /// The card moves one seat clockwise; in the first round the player drawn by lot gets it (R5). The first to
    /// bid sits left of the Banker, so both are the seat that was asked first: everyone has left in turn, and
    /// the seat after the last to leave is that seat.
    fn banker_without_bids(&self, auction: &ClockwiseAuction, config: &Config) -> Seat {
        match self.banker {
            Some(banker) => banker.left(config.players),
            None => auction.turn.left(config.players),
        }
    }
}
