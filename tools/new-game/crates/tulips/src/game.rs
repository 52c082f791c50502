//! Signs the contract of every game, `game_core::Game`.

use game_core::auction::Sealed;
use game_core::{
    ApplyContext, Ask, Awaited, Bag, BySeat, Chance, CheckedSetup, Choices, FormKind, Game, Holdings,
    IllegalIn, Info, Item, LogOf, Observed, Purses, Seat, SeatSet, SetupError, Standings, ViewOf, claim,
    lossless,
};

use crate::action::{Action, ActionForm, BulbId, Element};
use crate::rules::draw_value;
use crate::{Config, Ending, Event, Own, Phase, Public, Rule, Setup, Tulips, Values, Why, Worth};

impl Game for Tulips {
    const INFO: Info = Info { id: "tulips", title: "Tulips", min_players: 2, max_players: 4, rules: 0 };

    type Setup = Setup;
    type Config = Config;
    type Action = Action;
    type Event = Event;
    type Rule = Rule;
    type Why = Why;
    type Ending = Ending;
    type Public = Public;
    type Own = Own;

    fn config(setup: &Setup, players: u8) -> Result<Config, SetupError> {
        CheckedSetup::new(&Tulips::INFO, setup, players)
    }

    fn players(config: &Config) -> u8 {
        config.players
    }

    fn start(config: &Config, chance: &mut Chance, log: &mut LogOf<Self>) -> Self {
        let mut game = Tulips {
            phase: Phase::Bid,
            price: 1,
            books: Purses::holding(&BySeat::all(config.players, config.setup.starting_gold)),
            bulbs: BySeat::all(config.players, Bag::default()),
            values: Values::new(),
            bids: Sealed::among(SeatSet::NONE, 0, config.players),
        };
        game.turn_up(&mut ApplyContext { config, chance, log });
        game
    }

    fn ending(&self) -> Option<Ending> {
        let Phase::Over { die } = self.phase else { return None };
        Some(if die > 3 { Ending::Boom } else { Ending::Bust })
    }

    fn awaited(&self, _: &Config) -> Awaited {
        match self.phase {
            Phase::Bid => Awaited::all(self.bids.waited_for()),
            Phase::Sell { turn, .. } => Awaited::one(turn),
            Phase::Over { .. } => Awaited::NOBODY,
        }
    }

    fn choices(&self, _: &Config, seat: Seat, choices: &mut Choices<Self>) {
        match self.phase {
            Phase::Bid if self.bids.waited_for().has(seat) => {
                choices.amount(ActionForm::Bid {}, 0, self.books.of(seat));
            }
            Phase::Sell { turn, .. } if turn == seat => {
                let own = self.bulbs[seat];
                let items = choices.items(own.iter().map(|bulb| Item::one(Element::Bulb(BulbId(bulb)))));
                let pick = Ask::Pick { items, min: 1, max: own.len(), worth: 0 };
                choices.form(FormKind::Pick, ActionForm::Sell {}, [pick]);
                choices.push(Action::Keep);
            }
            _ => {}
        }
    }

    fn check(&self, _: &Config, seat: Seat, action: &Action) -> Result<(), IllegalIn<Self>> {
        match *action {
            Action::Bid { amount } => self.check_bid(seat, amount),
            Action::Sell { bulbs } => self.check_sale(seat, bulbs.bag()),
            Action::Keep => self.check_turn(seat),
        }
    }

    fn apply(
        &mut self,
        config: &Config,
        seat: Seat,
        action: &Action,
        chance: &mut Chance,
        log: &mut LogOf<Self>,
    ) {
        let context = &mut ApplyContext { config, chance, log };
        match *action {
            Action::Bid { amount } => self.seal_bid(seat, amount, context),
            Action::Sell { bulbs } => self.sell(seat, bulbs.bag(), context),
            Action::Keep => self.sell(seat, Bag::default(), context),
        }
    }

    fn silence(&self, _: &Config, _: Seat) -> Action {
        if self.phase == Phase::Bid { Action::Bid { amount: 0 } } else { Action::Keep }
    }

    fn public(&self, config: &Config) -> Public {
        Public {
            phase: self.phase,
            round: self.newest().0,
            price: self.price,
            gold: BySeat::from_fn(config.players, |seat| self.books.of(seat)),
            bulbs: self.bulbs,
            sealed: self.bids.sealed,
            values: self.ending().map(|_| self.values.clone()),
        }
    }

    fn own(&self, _: &Config, seat: Seat) -> Own {
        let worth = |bulb| Worth { bulb: BulbId(bulb), value: self.value(bulb) };
        Own { bid: self.bids.sealed_bid(seat), worth: self.bulbs[seat].iter().map(worth).collect() }
    }

    fn determinize(config: &Config, view: &ViewOf<Self>, chance: &mut Chance) -> Self {
        let Public { phase, round, price, gold, bulbs, sealed, values } = &view.public;
        let own = |seat| view.own.as_ref().filter(|_| view.seat == Some(seat));
        let seen = view.own.iter().flat_map(|own| &own.worth);
        let known = |bulb| seen.clone().find(|worth| worth.bulb == BulbId(bulb));
        let value = |bulb| known(bulb).map_or_else(|| draw_value(chance), |worth| worth.value);
        let values = values.clone().unwrap_or_else(|| (1..=*round).map(value).collect());
        let asked = if *phase == Phase::Bid { SeatSet::all(config.players) } else { SeatSet::NONE };
        let mut bids = Sealed::among(asked, 0, config.players);
        for seat in sealed.iter() {
            let any_bid = chance.pick("bid", gold[seat] + 1);
            bids.seal(seat, own(seat).and_then(|own| own.bid).unwrap_or(any_bid));
        }
        Tulips { phase: *phase, price: *price, books: Purses::holding(gold), bulbs: *bulbs, values, bids }
    }

    fn audit(&self, config: &Config) -> Result<(), String> {
        let (players, seats, last) = (config.players, SeatSet::all(config.players), config.setup.bulbs);
        let all = Bag::<1>::of(self.bulbs.values().flat_map(Bag::iter));
        let sellable = 1..self.newest().0 + u8::from(self.phase != Phase::Bid);
        let plain = (1..=last).contains(&self.newest().0) && self.values.iter().all(|value| *value < 10);
        claim(plain && self.price > 0, "the round, the price or a value is off")?;
        claim(self.bulbs.players() == players, "everyone has a place for bulbs")?;
        claim(all.iter().all(|bulb| sellable.contains(&bulb)), "there is no such bulb")?;
        claim(self.bulbs.values().map(Bag::len).sum::<u32>() == all.len(), "a bulb is there twice")?;
        self.books.prove(players)?;
        let owners = self.bulbs.seats_where(|_, bulbs| !bulbs.is_empty());
        let affords = |seat| self.bids.sealed_bid(seat).is_none_or(|bid| bid <= self.books.of(seat));
        let nobody_bids = self.bids == Sealed::among(SeatSet::NONE, 0, players);
        let all_bid = self.bids.is_sound(players) && self.bids.asked == seats && seats.iter().all(affords);
        let is_next = |turn, who: SeatSet| who.minus(owners).is_empty() && who.first() == Some(turn);
        let holds = match self.phase {
            Phase::Bid => all_bid,
            Phase::Sell { turn, left, .. } => nobody_bids && is_next(turn, left.with(turn)),
            Phase::Over { die } => nobody_bids && self.newest().0 == last && (1..=6).contains(&die),
        };
        claim(holds, "the phase is off")
    }

    /// By gold and what the bulbs are worth; before the die a bulb counts as 1.
    fn score_now(&self, config: &Config) -> Standings {
        let boom = self.ending() == Some(Ending::Boom);
        let worth = |bulb| if boom { i64::from(self.value(bulb)) } else { 1 };
        let score = |seat| i64::from(self.books.of(seat)) + self.bulbs[seat].iter().map(worth).sum::<i64>();
        Standings::by_score(BySeat::from_fn(config.players, score))
    }
}

impl Observed for Tulips {
    fn round(&self) -> u32 {
        self.newest().0.into()
    }

    fn progress(&self, config: &Config) -> u8 {
        let played = self.round() - u32::from(self.ending().is_none());
        lossless(played * 100 / u32::from(config.setup.bulbs))
    }

    fn holdings(&self, _: &Config, holdings: &mut Holdings) {
        self.books.add_all_to(holdings);
    }
}
