//! The rules in the order of play: `check_*` says whether, the others carry out.

use game_core::auction::Sealed;
use game_core::{
    ApplyContext, Audience, Bag, BySeat, Chance, Game, IdSet, IllegalIn, Purse, Seat, SeatSet, lossless,
    refuse, require,
};

use crate::{BulbId, Event, Phase, Rule, Tulips, Why};

type Verdict = Result<(), IllegalIn<Tulips>>;
type Context<'a> = ApplyContext<'a, Tulips>;

/// A bulb is worth 0 to 9.
pub fn draw_value(chance: &mut Chance) -> u8 {
    lossless(chance.pick("value", 10))
}

impl Tulips {
    /// The bulb of the round: bulbs are numbered from 1.
    pub fn newest(&self) -> BulbId {
        BulbId(lossless(self.values.len()))
    }

    pub fn value(&self, bulb: u8) -> u8 {
        self.values[usize::from(bulb) - 1]
    }

    pub fn turn_up(&mut self, context: &mut Context<'_>) {
        let players = context.config.players;
        self.values.push(draw_value(context.chance));
        self.phase = Phase::Bid;
        self.bids = Sealed::among(SeatSet::all(players), 0, players);
        context.log.tell(Rule::Tulips1Bid, || Event::BulbTurnedUp { bulb: self.newest() });
    }

    pub fn check_bid(&self, seat: Seat, amount: u32) -> Verdict {
        let most = self.books.of(seat);
        require(self.phase == Phase::Bid, Rule::Tulips1Bid, Why::NotNow)?;
        require(self.bids.waited_for().has(seat), Rule::Tulips1Bid, Why::AlreadyBid)?;
        require(amount <= most, Rule::Tulips1Bid, Why::TooMuch { most })
    }

    pub fn seal_bid(&mut self, seat: Seat, amount: u32, context: &mut Context<'_>) {
        self.bids.seal(seat, amount);
        context.log.tell(Rule::Tulips1Bid, || Event::BidSealed { seat });
        if self.bids.all_in() {
            self.open_bids(context);
        }
    }

    fn open_bids(&mut self, context: &mut Context<'_>) {
        let (bulb, players, log) = (self.newest(), context.config.players, &mut *context.log);
        let bids = BySeat::from_fn(players, |seat| self.bids.bid_of(seat));
        let highest = self.bids.ranking(SeatSet::all(players))[0];
        self.bids = Sealed::among(SeatSet::NONE, 0, players);
        log.reveals();
        log.tell(Rule::Tulips1Bid, || Event::BidsOpened { bids });
        match highest.first() {
            Some(seat) if highest.len() == 1 => {
                let (amount, value) = (bids[seat], self.value(bulb.0));
                self.books.pay(log, Rule::Tulips2Highest, Purse::Of(seat), Purse::Bank, amount);
                self.bulbs[seat].put(bulb.0);
                log.tell(Rule::Tulips2Highest, || Event::BulbTaken { seat, bulb, amount });
                let buyer = Audience::Only(SeatSet::only(seat));
                log.tell_to(buyer, Rule::Tulips2Highest, || Event::ValueSeen { bulb, value });
            }
            _ => log.tell(Rule::Tulips2Highest, || Event::NobodyTook { bulb }),
        }
        let owners = self.bulbs.seats_where(|_, bulbs| !bulbs.is_empty());
        self.ask_to_sell(owners, false, context);
    }

    fn ask_to_sell(&mut self, sellers: SeatSet, sold: bool, context: &mut Context<'_>) {
        match sellers.first() {
            Some(turn) => self.phase = Phase::Sell { turn, left: sellers.without(turn), sold },
            None => self.end_round(sold, context),
        }
    }

    pub fn check_turn(&self, seat: Seat) -> Verdict {
        let Phase::Sell { turn, .. } = self.phase else { return refuse(Rule::Tulips3Sell, Why::NotNow) };
        require(turn == seat, Rule::Tulips3Sell, Why::NotYourTurn)
    }

    pub fn check_sale(&self, seat: Seat, sale: Bag<1>) -> Verdict {
        self.check_turn(seat)?;
        let is_own = !sale.is_empty() && sale.and(&self.bulbs[seat]) == sale;
        require(is_own, Rule::Tulips3Sell, Why::NotYourBulbs)
    }

    /// Sells these bulbs, perhaps none, and asks the next.
    pub fn sell(&mut self, seat: Seat, sale: Bag<1>, context: &mut Context<'_>) {
        let Phase::Sell { left, sold, .. } = self.phase else { return };
        if !sale.is_empty() {
            let (bulbs, price) = (IdSet::new(sale), self.price + sale.len());
            let gold = (self.price..price).sum();
            self.bulbs[seat] = Bag::of(self.bulbs[seat].iter().filter(|bulb| !sale.has(*bulb)));
            self.books.pay(context.log, Rule::Tulips3Sell, Purse::Bank, Purse::Of(seat), gold);
            context.log.tell(Rule::Tulips3Sell, || Event::Sold { seat, bulbs, gold });
            self.move_price(price, context);
        }
        self.ask_to_sell(left, sold || !sale.is_empty(), context);
    }

    fn move_price(&mut self, price: u32, context: &mut Context<'_>) {
        self.price = price;
        context.log.tell(Rule::Tulips4Price, || Event::PriceMoved { price });
    }

    fn end_round(&mut self, sold: bool, context: &mut Context<'_>) {
        if !sold && self.price > 1 {
            self.move_price(self.price - 1, context);
        }
        if self.newest().0 < context.config.setup.bulbs {
            return self.turn_up(context);
        }
        let die = context.chance.roll("die", 6);
        self.phase = Phase::Over { die };
        let (values, richest) = (self.values.clone(), self.score_now(context.config).winners);
        context.log.reveals();
        context.log.tell(Rule::Tulips5Die, || Event::DieRolled { die, values, richest });
    }
}
