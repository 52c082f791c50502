//! Step 4: bids in the fist for the investments. Everyone pays, the highest choose first, the lowest get nothing.

use arrayvec::ArrayVec;
use game_core::auction::Sealed;
use game_core::{Chance, Choices, LogOf, Seat, SeatSet};

use super::{Verdict, refuse};
use crate::action::{Action, ActionForm};
use crate::books::Place;
use crate::event::Event;
use crate::phase::{Choosing, FistBids, Phase};
use crate::rule::{Rule, Why};
use crate::setup::Config;
use crate::state::NoMoreMoney;

impl NoMoreMoney {
    pub(super) fn open_fists(&mut self, config: &Config) {
        let bids = Sealed::among(SeatSet::all(config.players), config.setup.rebids, config.players);
        self.phase = Phase::InvestmentAuction(FistBids { bids, paid_for_empty_hand: SeatSet::NONE });
    }

    /// A bid can be replaced until the last fist is closed.
    pub(super) fn fist_choices(&self, fists: &FistBids, seat: Seat, choices: &mut Choices<Self>) {
        if fists.bids.asked.has(seat) {
            choices.amount(ActionForm::SealedBid {}, 0, self.coins(seat));
        }
    }

    pub(super) fn check_fist(&self, seat: Seat, amount: u32) -> Verdict {
        let Phase::InvestmentAuction(fists) = &self.phase else {
            return refuse(Rule::Nmm4SealedBid, Why::NotNow);
        };
        let have = self.coins(seat);
        if fists.bids.check(seat).is_err() {
            return refuse(Rule::Nmm4Ties, Why::NotBidding);
        }
        if amount > have {
            return refuse(Rule::Nmm4SealedBid, Why::TooFewCoins { have, need: amount });
        }
        Ok(())
    }

    pub(super) fn apply_fist(
        &mut self,
        config: &Config,
        seat: Seat,
        amount: u32,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        let Phase::InvestmentAuction(fists) = &mut self.phase else { return };
        let is_first = fists.bids.sealed_bid(seat).is_none();
        fists.bids.seal(seat, amount);
        if is_first {
            // Who has changed a bid, and how often, is nobody's business.
            log.tell(Rule::Nmm4SealedBid, || Event::BidSealed { seat });
        }
        if fists.bids.all_in() {
            log.reveals();
            self.open_all_fists(config, chance, log);
        }
    }

    fn open_all_fists(&mut self, config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) {
        let Phase::InvestmentAuction(mut fists) = self.phase else { return };
        let asked = fists.bids.asked;
        for seat in asked.iter() {
            let amount = fists.bids.bid_of(seat);
            log.tell(Rule::Nmm4SealedBid, || Event::FistOpened { seat, amount });
        }
        for seat in asked.iter() {
            let amount = fists.bids.bid_of(seat);
            self.move_coins(log, Rule::Nmm4SealedBid, Place::Player(seat), Place::Press, amount);
            if amount == 0 && !fists.paid_for_empty_hand.has(seat) {
                fists.paid_for_empty_hand.insert(seat);
                let amount = config.setup.empty_hand_coins.into();
                log.tell(Rule::Nmm4EmptyHand, || Event::EmptyHandPaid { seat, amount });
                self.move_coins(log, Rule::Nmm4EmptyHand, Place::Press, Place::Player(seat), amount);
            }
        }
        if fists.bids.open() {
            let seats = fists.bids.asked;
            log.tell(Rule::Nmm4Ties, || Event::TiesBidAgain { seats });
            self.phase = Phase::InvestmentAuction(fists);
        } else {
            let order = self.entitled(config, &fists.bids, log);
            self.let_choose(config, Choosing { order }, chance, log);
        }
    }

    /// Who may take an investment, highest first: never the lowest, never a tie that still stands (R6).
    fn entitled(&self, config: &Config, bids: &Sealed, log: &mut LogOf<Self>) -> ArrayVec<Seat, 4> {
        let ranking = bids.ranking(SeatSet::all(config.players));
        let mut order = ArrayVec::new();
        for (rank, group) in ranking.iter().enumerate() {
            let lowest = rank + 1 == ranking.len();
            match group.first() {
                Some(seat) if group.len() == 1 && !lowest => order.push(seat),
                Some(_) if group.len() > 1 => {
                    log.tell(Rule::Nmm4Ties, || Event::TieUnbroken { seats: *group })
                }
                _ => {}
            }
        }
        order.truncate(self.laid_out.len());
        order
    }

    /// Goes on choosing; when nobody is left to choose, what lies there is discarded with its gold.
    fn let_choose(
        &mut self,
        config: &Config,
        choosing: Choosing,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        if !choosing.order.is_empty() {
            self.phase = Phase::ChooseInvestments(choosing);
            return;
        }
        for card in std::mem::take(&mut self.laid_out) {
            log.tell(Rule::Nmm4Leftover, || Event::InvestmentDiscarded { card });
            self.discard_investment(card, Rule::Nmm4Leftover, log);
        }
        self.open_cashing_in(config, chance, log);
    }

    /// The card goes to the discards and its gold to the reserve.
    pub(super) fn discard_investment(&mut self, card: u8, rule: Rule, log: &mut LogOf<Self>) {
        let gold = self.gold_on(card);
        self.move_gold(log, rule, Place::Investment(card), Place::Reserve, gold);
        self.investment_discards.put(card);
    }

    pub(super) fn choosing_choices(&self, choosing: &Choosing, seat: Seat, choices: &mut Choices<Self>) {
        if choosing.order.first() == Some(&seat) {
            for card in &self.laid_out {
                choices.push(Action::Take { card: (*card).into() });
            }
        }
    }

    /// Whoever is entitled to a card must take one (R7): there is no way to decline.
    pub(super) fn check_take(&self, seat: Seat, card: u8) -> Verdict {
        let Phase::ChooseInvestments(choosing) = &self.phase else {
            return refuse(Rule::Nmm4Choose, Why::NotNow);
        };
        if choosing.order.first() != Some(&seat) {
            return refuse(Rule::Nmm4Choose, Why::NotYourTurn);
        }
        if !self.laid_out.contains(&card) {
            return refuse(Rule::Nmm4Choose, Why::CardNotOpen);
        }
        Ok(())
    }

    pub(super) fn apply_take(
        &mut self,
        config: &Config,
        seat: Seat,
        card: u8,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        let Phase::ChooseInvestments(choosing) = &self.phase else { return };
        let mut choosing = choosing.clone();
        choosing.order.remove(0);
        self.laid_out.retain(|other| *other != card);
        self.owned[seat].put(card);
        let gold = self.gold_on(card);
        log.tell(Rule::Nmm4Choose, || Event::InvestmentTaken { seat, card, gold });
        self.let_choose(config, choosing, chance, log);
    }
}
