//! The options of a table, and the table made from them. Every printed number that is not a sum of the deck is an
//! option; the sums of the deck are proven instead.

use game_core::{Game, Options, SetupError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{DeckFile, EASY_DECK, NORMAL_DECK};
use crate::deck::{Deck, Kinds, SPARE_NOTES, each};
use crate::state::SmartMoneyMaker;

/// Which of the two decks that come with the game is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Difficulty {
    Normal,
    Easy,
}

game_core::options! {
    /// The options of a table of Smart Money Maker.
    pub struct Setup {
        numbers {
            /// Payment Requests dealt to each player.
            requests_dealt: u8 = 1, 0, 2;
            /// Banknotes of the starting value dealt to each player.
            notes_dealt: u8 = 2, 0, 6;
            /// New Economy cards dealt to each player.
            new_economy_dealt: u8 = 4, 0, 8;
            /// Cards drawn at the start of a turn.
            cards_drawn: u8 = 1, 1, 3;
            /// Payment Requests of this amount or more are always laid alone.
            never_raises: u32 = 50_000, 1_000, 50_000;
            /// What three matching New Economy cards are worth together.
            triple_value: u32 = 2_000, 500, 10_000;
            /// Plays that follow the Free card.
            free_plays: u8 = 2, 1, 4;
            /// Cards every player lays when the deck is empty.
            last_cards: u8 = 1, 1, 3;
        }
        choices {
            /// The normal deck, or the easy one.
            difficulty: Difficulty = Difficulty::Normal;
        }
        house {
            /// A deck of one's own, in place of either.
            deck: Option<DeckFile> = None;
        }
    }
}

/// What never changes during a game: options and deck, proven.
#[derive(Clone, Debug)]
pub struct Config {
    pub players: u8,
    pub setup: Setup,
    pub deck: Deck,
    /// The most that one play of money can pay.
    pub dearest_payment: u32,
    /// The requests that may be laid on another, or stood for by the Joker.
    pub raising: Kinds,
}

impl Config {
    pub fn new(setup: &Setup, players: u8) -> Result<Config, SetupError> {
        SmartMoneyMaker::INFO.check_players(players)?;
        setup.check_bounds()?;
        let dealt = u32::from(setup.notes_dealt) * u32::from(players);
        if dealt > SPARE_NOTES {
            let problem = format!("{players} players would get {dealt} notes; {SPARE_NOTES} can be spared");
            return Err(SetupError::new("notes_dealt", problem));
        }
        let deck = match (&setup.deck, setup.difficulty) {
            (Some(own), _) => own.prove()?,
            (None, Difficulty::Normal) => DeckFile::parse(NORMAL_DECK)?.prove()?,
            (None, Difficulty::Easy) => DeckFile::parse(EASY_DECK)?.prove()?,
        };
        let money = each(deck.notes | deck.new_economy).map(|card| deck.worth(card)).max();
        let dearest_payment = money.unwrap_or(0).max(setup.triple_value);
        let raises = |card: &u8| deck.worth(*card) < setup.never_raises;
        let raising = each(deck.requests).filter(raises).fold(0, |kinds, card| kinds | 1 << card);
        Ok(Config { players, setup: setup.clone(), deck, dearest_payment, raising })
    }

    /// Whether a request of this amount may be laid on another, or stood for by the Joker.
    pub fn raises(&self, amount: u32) -> bool {
        amount < self.setup.never_raises
    }
}
