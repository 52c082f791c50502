//! The options of a table, and the table made from them. Every printed number is an option.

use game_core::{Options, SetupError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{Deck, DeckFile, Die, PRINTED_DECK};
use crate::outlook::Outlook;

/// No loan, no instalment and no pile of gold on a card is larger; a technical limit.
pub const LARGEST: u32 = 9_999;

/// How many crashes end the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    Short,
    Long,
}

game_core::options! {
    /// The options of a table of No More Money.
    pub struct Setup {
        numbers {
            /// Coins each player starts with.
            starting_coins: u16 = 20, 0, 500;
            /// Gold each player starts with.
            starting_gold: u16 = 3, 0, 50;
            /// Cubes each player has: at most so many loans can be out at once.
            cubes: u8 = 8, 1, 10;
            /// Crashes that end the short game.
            crashes_short: u8 = 4, 1, 20;
            /// Crashes that end the long game.
            crashes_long: u8 = 5, 1, 20;
            /// Where the instability starts and returns to after a crash.
            instability_start: u8 = 1, 0, 4;
            /// How far the instability rises after a round without a crash.
            instability_step: u8 = 1, 1, 4;
            /// Investments laid out are this many fewer than players.
            fewer_investments_than_players: u8 = 1, 0, 2;
            /// Loan cards lying open.
            open_loan_cards: u8 = 3, 1, 6;
            /// What the Banker pays to the press, in percent of the loan, rounded up.
            fee_percent: u8 = 10, 0, 100;
            /// Offers a player may make in one loan step.
            offers_per_step: u8 = 12, 1, 40;
            /// What an empty hand earns.
            empty_hand_coins: u16 = 5, 0, 100;
            /// How often tied players bid again.
            rebids: u8 = 3, 0, 3;
            /// Gold the D4 adds.
            d4_gold: u8 = 2, 0, 9;
            /// Gold the D6 adds.
            d6_gold: u8 = 1, 0, 9;
            /// From this roll on the D12 adds gold.
            d12_grows_from: u8 = 4, 1, 12;
            /// Gold the D12 adds.
            d12_gold: u8 = 1, 0, 9;
            /// Gold the D12 adds on a 12.
            d12_gold_on_12: u8 = 2, 0, 9;
            /// From this roll on the D20 adds gold.
            d20_grows_from: u8 = 8, 1, 20;
            /// Gold the D20 adds.
            d20_gold: u8 = 1, 0, 9;
            /// What the D20 multiplies the gold by on a 20.
            d20_factor_on_20: u8 = 2, 1, 4;
        }
        choices {
            /// Short (4 crashes) or long (5 crashes).
            length: Length = Length::Short;
            /// The page hides rivals' coins, as screens do at a real table.
            screens: bool = true;
        }
        house {
            /// A deck of one's own; the printed one if absent.
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
    /// Crashes that end the game.
    pub last_crash: u8,
    /// Investments laid out in a round.
    pub laid_out: u8,
    /// What the dice promise; for bots.
    pub outlook: Outlook,
}

impl Config {
    pub fn new(setup: &Setup, players: u8) -> Result<Config, SetupError> {
        if !(3..=4).contains(&players) {
            return Err(SetupError::new("players", format!("{players} cannot play; it takes 3 or 4")));
        }
        setup.check_bounds()?;
        let deck = match &setup.deck {
            Some(own) => own.prove()?,
            None => DeckFile::parse(PRINTED_DECK)?.prove()?,
        };
        let last_crash = match setup.length {
            Length::Short => setup.crashes_short,
            Length::Long => setup.crashes_long,
        };
        let laid_out = players - setup.fewer_investments_than_players;
        let outlook = Outlook::new(setup, &deck, last_crash, laid_out);
        Ok(Config { players, setup: setup.clone(), deck, last_crash, laid_out, outlook })
    }

    pub fn company(&self, die: Die) -> &str {
        &self.deck.companies[die as usize]
    }

    pub fn die_of(&self, investment: u8) -> Die {
        self.deck.investments[investment as usize].die
    }

    pub fn rounds_of(&self, loan_card: u8) -> u8 {
        self.deck.loans[loan_card as usize].rounds
    }

    /// The Banker's fee for a loan, rounded up: rounding down would make small loans free.
    pub fn fee(&self, amount: u32) -> u32 {
        (amount * u32::from(self.setup.fee_percent)).div_ceil(100)
    }
}
