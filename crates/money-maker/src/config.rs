//! The table made from the options: proven, shared, never changed. Prices and rings are read off it.

use game_core::{Options, Seat, SeatSet, SetupError};

use crate::books::Good;
use crate::cards::{Company, Deck, DeckFile, Effect, PRINTED_DECK, RINGS};
use crate::setup::{BeginnerSetup, Edition, Setup};
use crate::versions::{self, RulesVersion};

/// Letters of a card's title.
const MAX_TITLE: usize = 40;

/// What never changes during a game: options and deck, proven.
#[derive(Clone, Debug)]
pub struct Config {
    pub edition: Edition,
    /// By which version of the rules the table plays.
    pub rules: RulesVersion,
    pub players: u8,
    /// The Beginner's Game is played with the full game's numbers where both have them.
    pub setup: Setup,
    pub deck: Deck,
    /// Slots of a market.
    pub slots: u32,
    /// Steps of the track to the circle.
    pub track: u8,
    pub entrepreneurs: SeatSet,
    /// The seat of a played central bank.
    pub central: Option<Seat>,
    /// The coin of each ring, ring I first.
    pub coins: [u32; RINGS],
    /// Beginner's: what the die's two numbers do.
    pub die_effects: [u8; 2],
    /// Beginner's: what a bank run brings to each market.
    pub refill: u32,
    /// Beginner's: who starts.
    pub first: Option<Seat>,
    /// What the Blank Cheques the host has filled in do; the others are set by lot.
    pub filled_cheques: Vec<Effect>,
}

impl Config {
    /// # Errors
    /// With the first option that does not fit.
    pub fn full(setup: &Setup, players: u8) -> Result<Config, SetupError> {
        setup.check_bounds()?;
        if !(3..=5).contains(&setup.bank_runs) {
            return Err(SetupError::new("bank_runs", "the game ends after 3, 4 or 5 bank runs"));
        }
        let mut config = Config::shared(setup, players, Edition::Full)?;
        config.seat_central_bank()?;
        let banks = players - u8::from(config.central.is_some());
        config.track = setup.track_steps_per_player * banks + setup.track_steps_more;
        config.fill_in_cheques()?;
        config.seat_entrepreneurs()?;
        Ok(config)
    }

    /// # Errors
    /// With the first option that does not fit.
    pub fn beginner(setup: &BeginnerSetup, players: u8) -> Result<Config, SetupError> {
        setup.check_bounds()?;
        let shared = Setup {
            gold: setup.gold,
            goods: setup.goods,
            starting_gold: setup.starting_gold,
            market_prices: setup.market_prices,
            market_slots: setup.market_slots,
            price_past_the_end: setup.price_past_the_end,
            price_when_full: setup.price_when_full,
            open_at_start: setup.open_at_start,
            open_limit: setup.open_limit,
            goods_limit: setup.goods_limit,
            guild_size: setup.guild_size,
            guild_bonus: setup.guild_bonus,
            steps_for_a_full_row: setup.steps_for_a_full_row,
            track_steps_per_player: setup.track_steps_per_player,
            bank_runs: setup.bank_runs,
            cards_that_end: setup.cards_that_end,
            good_worth: setup.good_worth,
            screens: setup.screens,
            gift: setup.gift,
            gift_gold: setup.gift_gold,
            deck: setup.deck.clone(),
            ..Setup::default()
        };
        let mut config = Config::shared(&shared, players, Edition::Beginner)?;
        config.track = setup.track_steps_per_player * players - setup.track_steps_less;
        config.die_effects = [setup.effect_low, setup.effect_high];
        config.refill = u32::from(setup.refill);
        config.first = setup.first;
        match setup.first {
            Some(seat) if seat.number() >= players as usize => {
                Err(SetupError::new("first", format!("there is no seat {seat} at this table")))
            }
            _ => Ok(config),
        }
    }

    fn shared(setup: &Setup, players: u8, edition: Edition) -> Result<Config, SetupError> {
        if !(2..=6).contains(&players) {
            return Err(SetupError::new("players", format!("{players} cannot play; it takes 2 to 6")));
        }
        let deck = match &setup.deck {
            Some(own) => own.prove()?,
            None => DeckFile::parse(PRINTED_DECK)?.prove()?,
        };
        if setup.open_at_start > setup.open_limit {
            return Err(SetupError::new("open_at_start", "more cards would lie open than the row takes"));
        }
        if let Some(card) = setup.gift.filter(|card| usize::from(*card) >= deck.companies.len()) {
            return Err(SetupError::new("gift", format!("there is no investment card {card} in this deck")));
        }
        let (least, most) = (-i32::from(setup.starting_gold), 50);
        if !(least..=most).contains(&i32::from(setup.gift_gold)) {
            return Err(SetupError::new("gift_gold", format!("it takes a number from {least} to {most}")));
        }
        if setup.die_low >= setup.die_high {
            return Err(SetupError::new("die_low", "the low number must be below the high one"));
        }
        let coins = [0, setup.coin_ii, setup.coin_iii, setup.coin_iv, setup.coin_v, setup.coin_vi];
        let newest = if edition == Edition::Full { versions::FULL } else { versions::BEGINNER };
        Ok(Config {
            edition,
            rules: RulesVersion(newest),
            players,
            slots: u32::from(setup.market_prices) * u32::from(setup.market_slots),
            track: 1,
            entrepreneurs: SeatSet::NONE,
            central: None,
            coins: coins.map(u32::from),
            die_effects: [1, 2],
            refill: 0,
            first: None,
            filled_cheques: Vec::new(),
            setup: setup.clone(),
            deck,
        })
    }

    fn fill_in_cheques(&mut self) -> Result<(), SetupError> {
        let blanks: Vec<_> = self
            .deck
            .actions
            .iter()
            .enumerate()
            .filter(|(_, card)| card.effect.is_none())
            .map(|(at, _)| at)
            .collect();
        if self.setup.blank_cheques.len() > blanks.len() {
            let problem = format!("the deck has only {} Blank Cheques", blanks.len());
            return Err(SetupError::new("blank_cheques", problem));
        }
        for (cheque, card) in self.setup.blank_cheques.iter().zip(blanks) {
            let refuse = |problem: String| Err(SetupError::new("blank_cheques", problem));
            if cheque.title.trim().is_empty() || cheque.title.chars().count() > MAX_TITLE {
                return refuse(format!("a card needs a title of at most {MAX_TITLE} letters"));
            }
            if let Err(problem) = cheque.effect.recipe().prove() {
                return refuse(format!("{}: {problem}", cheque.title));
            }
            self.deck.actions[card].name.clone_from(&cheque.title);
            self.filled_cheques.push(cheque.effect);
        }
        Ok(())
    }

    fn seat_central_bank(&mut self) -> Result<(), SetupError> {
        let Some(seat) = self.setup.central_banker else { return Ok(()) };
        let refuse = |problem: String| Err(SetupError::new("central_banker", problem));
        if seat.number() >= usize::from(self.players) {
            return refuse(format!("there is no seat {seat} at this table"));
        }
        if self.setup.entrepreneurs.contains(&seat) {
            return refuse("the central bank is no entrepreneur".to_owned());
        }
        self.central = Some(seat);
        Ok(())
    }

    fn seat_entrepreneurs(&mut self) -> Result<(), SetupError> {
        for seat in &self.setup.entrepreneurs {
            if seat.number() >= self.players as usize {
                return Err(SetupError::new(
                    "entrepreneurs",
                    format!("there is no seat {seat} at this table"),
                ));
            }
            self.entrepreneurs.insert(*seat);
        }
        let given = usize::from(self.setup.open_at_start)
            + usize::from(self.setup.gift.is_some())
            + self.entrepreneurs.len() * usize::from(self.setup.entrepreneur_cards);
        let more = usize::from(self.setup.entrepreneur_gold) * self.entrepreneurs.len();
        let gift = usize::from(self.setup.gift_gold.max(0).unsigned_abs());
        let dealt = more + gift + usize::from(self.setup.starting_gold) * usize::from(self.players);
        if more > 0 && dealt > usize::from(self.setup.gold) {
            return Err(SetupError::new("entrepreneur_gold", "there is not so much gold in the box"));
        }
        if given > self.deck.companies.len() {
            return Err(SetupError::new("entrepreneurs", "there are too few investment cards to give away"));
        }
        Ok(())
    }

    pub fn is_full_game(&self) -> bool {
        self.edition == Edition::Full
    }

    /// Whether this seat's promises are accepted as payment.
    pub fn issues_credit(&self, seat: Seat) -> bool {
        self.is_full_game() && !self.entrepreneurs.has(seat) && self.central != Some(seat)
    }

    /// Whether entrepreneurs may borrow.
    pub fn lends_to_entrepreneurs(&self) -> bool {
        self.setup.loans && !self.entrepreneurs.is_empty()
    }

    /// Whether anybody could borrow.
    pub fn has_loans(&self) -> bool {
        self.lends_to_entrepreneurs() || self.central.is_some()
    }

    /// Whether the central bank of the box lends: where nobody plays it.
    pub fn has_automaton(&self) -> bool {
        self.setup.central_bank && self.central.is_none()
    }

    pub fn company(&self, card: u8) -> &Company {
        &self.deck.companies[card as usize]
    }

    /// The coin of a ring: what it takes to rise to it from the one below, and its worth at the end.
    pub fn coin(&self, ring: u8) -> u32 {
        if ring == 0 { 0 } else { self.coins[ring as usize - 1] }
    }

    /// What the next good costs in a market that holds `stock` of it.
    pub fn buying_price(&self, stock: u32) -> u32 {
        if stock == 0 {
            return u32::from(self.setup.price_past_the_end);
        }
        self.slots.saturating_sub(stock) / u32::from(self.setup.market_slots) + 1
    }

    /// What the next good fetches in a market that holds `stock` of it.
    pub fn selling_price(&self, stock: u32) -> u32 {
        if stock >= self.slots {
            return u32::from(self.setup.price_when_full);
        }
        (self.slots - stock - 1) / u32::from(self.setup.market_slots) + 1
    }

    /// What `count` goods cost from a market that holds `stock`.
    pub fn cost(&self, stock: u32, count: u32) -> u32 {
        (0..count).map(|taken| self.buying_price(stock.saturating_sub(taken))).sum()
    }

    /// What `count` goods fetch.
    pub fn proceeds(&self, stock: u32, count: u32) -> u32 {
        (0..count).map(|sold| self.selling_price(stock + sold)).sum()
    }

    /// The opening price of a card, given what lies in the two markets (R2).
    pub fn opening_price(&self, card: u8, stock: impl Fn(Good) -> u32) -> u32 {
        let company = self.company(card);
        self.cost(stock(company.of), u32::from(company.needs))
    }

    /// The housing block of a ring that a face of the sector die hits.
    pub fn block_hit(&self, ring: u8, face: u8) -> u8 {
        self.deck.hits[ring.max(1) as usize - 1][face as usize]
    }

    /// Whether the run with this number rolls two sector dice.
    pub fn two_dice_in_run(&self, number: u8) -> bool {
        number >= self.setup.second_die_from_run
    }
}
