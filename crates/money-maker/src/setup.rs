//! The options of a table. Every printed number is an option; what is made of them stands in `config`.

use game_core::Seat;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::cards::{DeckFile, Effect};

/// No bid may be higher; a technical limit (R3).
pub const BID_LIMIT: u32 = 999;
/// Offers a seat may make in one negotiation or turn.
pub const OFFERS: u8 = 12;
/// Loans a seat may propose in one turn: each of them holds the turn up.
pub const LOAN_OFFERS: u8 = 3;

/// The most that one loan of a played central bank can be: at the highest rate an instalment is within the same limit.
pub const MOST_ADVANCE: u32 = BID_LIMIT / 3;

/// Which of the two games is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Edition {
    Beginner,
    Full,
}

/// A Blank Cheque as the host has filled it in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BlankCheque {
    pub title: String,
    pub effect: Effect,
}

game_core::options! {
    /// The options of a table of Money Maker.
    pub struct Setup {
        numbers {
            /// Gold in the box.
            gold: u16 = 410, 200, 2000;
            /// Goods of each type in the box.
            goods: u8 = 60, 20, 100;
            /// Gold each bank starts with.
            starting_gold: u16 = 15, 0, 30;
            /// Prices of a market, from 1 up.
            market_prices: u8 = 8, 2, 12;
            /// Slots at each price.
            market_slots: u8 = 4, 1, 8;
            /// What a good costs when its market is empty.
            price_past_the_end: u8 = 9, 1, 20;
            /// What a good fetches when its market is full.
            price_when_full: u8 = 1, 0, 5;
            /// Investment cards lying open at the start.
            open_at_start: u8 = 2, 1, 8;
            /// With so many open cards none is drawn.
            open_limit: u8 = 5, 2, 8;
            /// Goods a bank may buy from each market in a turn.
            goods_limit: u8 = 4, 1, 40;
            /// What an action card costs.
            action_card_price: u8 = 10, 1, 50;
            /// Action cards a bank may buy in a turn.
            action_cards_a_turn: u8 = 1, 0, 5;
            /// Cards of one guild that bring its bonus.
            guild_size: u8 = 2, 1, 4;
            /// Extra goods for each card of such a guild.
            guild_bonus: u8 = 1, 0, 4;
            /// The low number on the credit die.
            die_low: u8 = 10, 1, 100;
            /// The high number on the credit die.
            die_high: u8 = 20, 1, 200;
            /// From this bank run on a second sector die is rolled.
            second_die_from_run: u8 = 3, 1, 6;
            /// Debt paid at once to rise to ring II, and its worth at the end.
            coin_ii: u8 = 10, 1, 100;
            /// To ring III.
            coin_iii: u8 = 20, 1, 100;
            /// To ring IV.
            coin_iv: u8 = 30, 1, 100;
            /// To ring V.
            coin_v: u8 = 40, 1, 100;
            /// To ring VI.
            coin_vi: u8 = 50, 1, 100;
            /// Steps the chip moves for each degraded bank.
            steps_per_degradation: u8 = 2, 0, 6;
            /// Steps the chip moves when the row is full.
            steps_for_a_full_row: u8 = 1, 1, 6;
            /// Steps of the track for each player.
            track_steps_per_player: u8 = 2, 1, 6;
            /// Steps of the track beyond those.
            track_steps_more: u8 = 1, 0, 12;
            /// Investment cards in one hand that end the game.
            cards_that_end: u8 = 10, 3, 30;
            /// What a good in the vault counts at the end.
            good_worth: u8 = 1, 0, 9;
            /// The central bank's penalty in percent, rounded up.
            central_bank_penalty: u8 = 25, 0, 200;
            /// The highest rate a played central bank may name, in percent.
            central_bank_highest_rate: u8 = 100, 0, 200;
            /// Its points for each bank that stands a bank run.
            central_bank_stood: u8 = 7, 0, 100;
            /// Its points lost for each bank that falls.
            central_bank_fall: u8 = 5, 0, 100;
            /// Its points lost for each step that prices have risen.
            central_bank_prices: u8 = 2, 0, 50;
            /// Investment cards an entrepreneur starts with.
            entrepreneur_cards: u8 = 1, 0, 3;
            /// Gold an entrepreneur starts with beyond that of a bank.
            entrepreneur_gold: u8 = 0, 0, 60;
            /// Instalments of a loan at most.
            loan_instalments: u8 = 6, 1, 12;
            /// Loans an entrepreneur may have at a time.
            loans_at_a_time: u8 = 3, 1, 6;
        }
        choices {
            /// The game ends after so many bank runs: 3, 4 or 5.
            bank_runs: u8 = 3;
            /// What the Blank Cheques do; the others are set by lot.
            blank_cheques: Vec<BlankCheque> = Vec::new();
            /// The page hides rivals' totals, as vaults do at a real table.
            screens: bool = true;
        }
        house {
            /// Deals are allowed in every turn, not only in a bank run.
            open_trading: bool = false;
            /// The central bank lends to banks that are short in a run.
            central_bank: bool = false;
            /// The seat that plays the central bank, instead of the automaton.
            central_banker: Option<Seat> = None;
            /// Seats that cannot issue credit and start with a card.
            entrepreneurs: Vec<Seat> = Vec::new();
            /// Entrepreneurs may borrow from banks.
            loans: bool = false;
            /// An investment card, by its place in the deck, that a bank by lot owns from the start.
            gift: Option<u8> = None;
            /// Gold that this bank starts with beyond the others, or short of them.
            gift_gold: i16 = 0;
            /// A deck of one's own; the printed one if absent.
            deck: Option<DeckFile> = None;
        }
    }
}

game_core::options! {
    /// The options of a table of the Beginner's Game.
    pub struct BeginnerSetup {
        numbers {
            /// Gold in the box.
            gold: u16 = 410, 200, 2000;
            /// Goods of each type in the box.
            goods: u8 = 60, 20, 100;
            /// Gold each player starts with.
            starting_gold: u16 = 15, 0, 30;
            /// Prices of a market, from 1 up.
            market_prices: u8 = 8, 2, 12;
            /// Slots at each price.
            market_slots: u8 = 4, 1, 8;
            /// What a good costs when its market is empty.
            price_past_the_end: u8 = 9, 1, 20;
            /// What a good fetches when its market is full.
            price_when_full: u8 = 1, 0, 5;
            /// Investment cards lying open at the start.
            open_at_start: u8 = 2, 1, 8;
            /// With so many open cards none is drawn.
            open_limit: u8 = 5, 2, 8;
            /// Goods a player may buy from each market in a turn.
            goods_limit: u8 = 4, 1, 40;
            /// Cards of one guild that bring its bonus.
            guild_size: u8 = 2, 1, 4;
            /// Extra goods for each card of such a guild.
            guild_bonus: u8 = 1, 0, 4;
            /// Goods removed or steps moved by the low number on the die.
            effect_low: u8 = 1, 0, 6;
            /// Goods removed or steps moved by the high number on the die.
            effect_high: u8 = 2, 0, 6;
            /// Steps the chip moves when the row is full.
            steps_for_a_full_row: u8 = 1, 1, 6;
            /// Steps of the track for each player.
            track_steps_per_player: u8 = 2, 1, 6;
            /// Steps of the track short of those.
            track_steps_less: u8 = 1, 0, 1;
            /// Goods each market is refilled with in a bank run.
            refill: u8 = 5, 0, 40;
            /// Bank runs that end the game.
            bank_runs: u8 = 3, 1, 5;
            /// Investment cards in one hand that end the game.
            cards_that_end: u8 = 10, 3, 30;
            /// What a good in the vault counts at the end.
            good_worth: u8 = 1, 0, 9;
        }
        choices {
            /// Who starts; a lot if nobody is named.
            first: Option<Seat> = None;
            /// The page hides rivals' totals, as vaults do at a real table.
            screens: bool = true;
        }
        house {
            /// An investment card, by its place in the deck, that a bank by lot owns from the start.
            gift: Option<u8> = None;
            /// Gold that this bank starts with beyond the others, or short of them.
            gift_gold: i16 = 0;
            /// A deck of one's own; the printed one if absent.
            deck: Option<DeckFile> = None;
        }
    }
}
