//! What a table can be set up with, and the proven [`Config`] the rules read. Every printed number is an option.

use game_core::{Game, Options, SetupError, lossless};

use crate::board::{Location, PlacementKind};
use crate::cards::{CardTable, Deck, MoneyBag};
use crate::piles::{MOST_BELOW, MOST_HELD};
use crate::state::DirtyMoney;

game_core::options! {
    /// Options of a table of Dirty Money.
    pub struct Setup {
        numbers {
            /// Money cards dealt to each player.
            start_money: u8 = 3, 0, 7;
            /// Money cards the last player gets on top.
            last_player_extra: u8 = 1, 0, 4;
            /// Cards laid below each location at the start.
            money_laid: u8 = 2, 1, 4;
            /// Cards added at the end of a round where cards remain.
            money_added: u8 = 1, 0, 4;
            /// Cards laid at the end of a round where none remain.
            money_renewed: u8 = 2, 1, 4;
            /// No more cards than this are added below a location.
            money_most: u8 = 4, 1, 8;
            /// Placement cards above each region.
            display: u8 = 2, 1, 4;
            /// Placement cards above each region with `choice`.
            choice_display: u8 = 3, 1, 4;
            /// Players from which on the Black Market is used.
            black_market_from: u8 = 4, 2, 6;
            /// Players from which on the Auction House is used.
            auction_house_from: u8 = 5, 2, 6;
            /// Cards a hand can hold.
            hand_limit: u8 = 7, 3, 12;
            /// Placement cards one visit to a region may buy.
            purchases: u8 = 2, 1, 3;
            /// Cards "Inspect left and right" draws from each neighbour.
            inspect_neighbours_cards: u8 = 1, 1, 4;
            /// Cards "Inspect left and right" draws from the one rival of a 2-player game.
            inspect_rival_cards: u8 = 2, 1, 4;
            /// Cards "Inspect one player" draws.
            inspect_player_cards: u8 = 2, 1, 4;
            /// Dirty cards from which on the second kind of Audit strikes.
            audit_dirty: u8 = 3, 1, 7;
            /// Placement cards that end the game.
            placements_to_end: u8 = 10, 1, 20;
            /// Placement cards that end the game with `quick`.
            quick_placements_to_end: u8 = 8, 1, 20;
            /// The last round, whatever happens.
            round_limit: u8 = 30, 1, 60;
            /// Points lost for each Blacklist point.
            blacklist_loss: u8 = 1, 0, 5;
            /// Points lost on top by whoever has most Blacklist points.
            most_blacklisted_loss: u8 = 2, 0, 10;
            /// Points for a set of one Artwork.
            artwork_1: u8 = 2, 0, 40;
            artwork_2: u8 = 5, 0, 40;
            artwork_3: u8 = 9, 0, 40;
            artwork_4: u8 = 14, 0, 40;
            artwork_5: u8 = 20, 0, 40;
            /// Points for each card under an Accounting Firm.
            accounting_firm_points: u8 = 2, 0, 10;
            /// Points for each card under a Casino.
            casino_points: u8 = 1, 0, 10;
            /// What each Cryptocurrency Exchange takes off.
            exchange_discount: u8 = 1, 0, 5;
            /// Blacklist points each Charity takes away at the end.
            charity_removes: u8 = 2, 0, 10;
            /// Cards by which each Digital Bank raises the hand limit.
            digital_bank_room: u8 = 1, 0, 2;
            /// Points each Digital Bank gives for each card in hand.
            digital_bank_points: u8 = 1, 0, 5;
            /// Points for each card under a Law Firm.
            law_firm_points: u8 = 2, 0, 10;
            /// Points each Remittance Company gives for a set of the three regions.
            remittance_points: u8 = 3, 0, 10;
            /// Points each Restaurant Chain gives for each card of its region.
            restaurant_points: u8 = 1, 0, 5;
            /// By how much a Corruption Rat must overpay.
            overpaid_by: u8 = 2, 1, 10;
            /// Points for each card in the Corruption Rat's Overpay slot.
            overpaid_points: u8 = 1, 0, 10;
            /// What crypto is worth to the Kitsukuza.
            kitsukuza_crypto: u8 = 5, 1, 20;
            /// Cards above Banana Republic for the Bears of Wall Street.
            bears_cards: u8 = 3, 0, 6;
            /// What the Loan Shark's card of any currency is worth.
            loan_value: u8 = 2, 1, 20;
        }
        choices {
            /// Quick Mode: fewer Placement cards end the game.
            quick: bool = false;
            /// Choice Mode: more Placement cards above each region.
            choice: bool = false;
        }
        house {
            /// The table's own deck instead of the printed one.
            deck: Option<Deck> = None;
        }
    }
}

/// What never changes during a game.
#[derive(Clone, Debug)]
pub struct Config {
    /// The version of the rules played by; `games::versions` says what changed.
    pub rules: u32,
    pub players: u8,
    pub numbers: Setup,
    pub cards: CardTable,
    /// Placement cards above each region.
    pub display: u8,
    /// Placement cards that end the game.
    pub goal: u8,
    used: [bool; 6],
}

impl Config {
    /// Proves the options for this number of players.
    ///
    /// # Errors
    /// The first problem found.
    pub fn new(setup: &Setup, players: u8) -> Result<Config, SetupError> {
        if !(2..=5).contains(&players) {
            return Err(SetupError::new("players", format!("2 to 5 can play, not {players}")));
        }
        setup.check_bounds()?;
        let cards = CardTable::new(setup.deck.as_ref().unwrap_or_else(|| Deck::printed()))?;
        let needed = u32::from(setup.start_money) * u32::from(players) + u32::from(setup.last_player_extra);
        if cards.money.len() < needed {
            let problem = format!("{needed} Money cards are dealt, but there are {}", cards.money.len());
            return Err(SetupError::new("deck", problem));
        }
        let display = if setup.choice { setup.choice_display } else { setup.display };
        let goal = if setup.quick { setup.quick_placements_to_end } else { setup.placements_to_end };
        let numbers = Setup { deck: None, ..setup.clone() };
        let used = Location::ALL.map(|location| match location {
            Location::BlackMarket => players >= numbers.black_market_from,
            Location::AuctionHouse => players >= numbers.auction_house_from,
            _ => true,
        });
        let config = Config { rules: DirtyMoney::INFO.rules, players, numbers, cards, display, goal, used };
        config.a_hand_has_room()?;
        Ok(config)
    }

    /// The locations in play, in the order of R12.
    pub fn locations(&self) -> impl Iterator<Item = Location> + use<> {
        let used = self.used;
        Location::ALL.into_iter().filter(move |location| used[location.slot()])
    }

    pub fn is_used(&self, location: Location) -> bool {
        self.used[location.slot()]
    }

    /// Whether every claim waits for an Action card that a gallery has drawn (R19). Under version 1 only the draws of
    /// other galleries waited.
    pub fn claims_wait_for_a_drawn_action(&self) -> bool {
        self.rules >= 2
    }

    /// All Money and Action cards.
    pub fn all_money(&self) -> MoneyBag {
        let mut all = self.cards.money;
        all.pour(&mut self.cards.actions.clone());
        all
    }

    /// Points for a set of `count` Artworks.
    pub fn artwork_set(&self, count: u32) -> u8 {
        let numbers = &self.numbers;
        match count {
            0 => 0,
            1 => numbers.artwork_1,
            2 => numbers.artwork_2,
            3 => numbers.artwork_3,
            4 => numbers.artwork_4,
            _ => numbers.artwork_5,
        }
    }

    /// Hands are of fixed size in memory: the fullest possible one must fit.
    fn a_hand_has_room(&self) -> Result<(), SetupError> {
        let numbers = &self.numbers;
        if numbers.start_money + numbers.last_player_extra > numbers.hand_limit {
            let problem = "nobody can be dealt more cards than a hand can hold".to_owned();
            return Err(SetupError::new("start_money", problem));
        }
        let banks = self.cards.of_kind(PlacementKind::DigitalBank).len();
        let limit = u32::from(numbers.hand_limit) + banks * u32::from(numbers.digital_bank_room);
        let (taken, most): (u32, u32) = (lossless(MOST_BELOW), lossless(MOST_HELD));
        if limit + taken > most {
            let problem = format!(
                "with {banks} Digital Banks a hand could hold {limit} cards; the most is {}",
                most - taken
            );
            return Err(SetupError::new("hand_limit", problem));
        }
        Ok(())
    }
}
