//! The sequence of play. A turn goes through its steps; a bank run freezes the turn; questions interrupt both.
//!
//! ```text
//! first turn (auction, payment)
//! turn:  1 draw | full row → chip
//!        2 invest: auctions … payment   or   the Alternative Step: payment, promotion
//!        3 buy, produce, sell (not after the Alternative Step)
//!        4 action card … payment       5 dice → goods, or chip
//! run:   sector → window for cards → credit called, solvency → payments clockwise, promotions
//!        → negotiation, or with no solvent bank another window for cards → degradation, placing
//!        → chip, next run or back to the turn
//! ```
//! Asked first is: who has credit in hand to place; then the topmost question; then the run; then the turn.

use arrayvec::ArrayVec;
use game_core::auction::Outcry;
use game_core::{Bag, BySeat, Seat, SeatSet};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::books::Good;

/// The steps of a turn that wait for a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Step 2 or the Alternative Step.
    Invest,
    /// Step 3.
    Trade,
    /// Steps 4 and 5.
    Close,
}

/// A turn and what has been done in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Turn {
    pub player: Seat,
    pub number: u16,
    pub step: Step,
    /// Goods bought, by type.
    pub bought: [u8; 2],
    /// Cards that have produced or traded.
    pub produced: Bag<1>,
    /// An auction was opened: the Alternative Step is forfeited.
    pub opened: bool,
    pub action_cards: u8,
    /// Smuggler: the limit does not bind.
    pub smuggling: bool,
    /// Loaded Die: the face of the first sector die.
    pub loaded: Option<u8>,
    /// The Gold Reserve has run empty once (R8).
    pub reserve_run: bool,
    /// The dice have fallen: after the run that follows, the turn is over.
    pub rolled: bool,
    /// Goods that a card allows beyond the limit. Where there are none nothing is written, as before there was such a
    /// field.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub more_goods: u8,
    /// Action cards that a card allows beyond the limit.
    #[serde(default, skip_serializing_if = "is_zero")]
    pub more_action_cards: u8,
}

fn is_zero(number: &u8) -> bool {
    *number == 0
}

impl Turn {
    pub fn of(player: Seat, number: u16) -> Turn {
        Turn {
            player,
            number,
            step: Step::Invest,
            bought: [0; 2],
            produced: Bag::default(),
            opened: false,
            action_cards: 0,
            smuggling: false,
            loaded: None,
            reserve_run: false,
            rolled: false,
            more_goods: 0,
            more_action_cards: 0,
        }
    }
}

/// What is being paid for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Purpose {
    FirstTurn,
    Auction {
        card: u8,
    },
    PrivateSale {
        card: u8,
    },
    Goods {
        good: Good,
        count: u32,
    },
    ActionCard,
    /// The Alternative Step.
    PayOff {
        block: u8,
    },
    /// A solvent bank's called credit.
    CalledCredit,
    /// What an insolvent bank adds to its gold, as much as it likes.
    PartOfCalledCredit,
    /// What has just reached a bank that is short, or in prison.
    Help,
    /// All usable credit of one bank.
    WithCreditOf {
        issuer: Seat,
    },
    /// A prisoner's debt, with all usable credit of others.
    DebtFromPrison,
}

/// A question that interrupts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Who starts?
    FirstTurn { outcry: Outcry },
    /// Who gets the card?
    Auction { card: u8, outcry: Outcry },
    /// How is it paid?
    Payment { payer: Seat, due: u32, purpose: Purpose },
    /// Debt Jubilee.
    Vote { voted: SeatSet, yes: SeatSet },
    /// Which action cards are handed over?
    HandOver {
        from: Seat,
        to: Seat,
        count: u32,
        /// Cards that have come to the giver by the same deal, and stay. Only the two of them know which; where there
        /// are none nothing is written, as before there was such a field.
        #[serde(default, skip_serializing_if = "Bag::is_empty")]
        came_by_the_deal: Bag<1>,
    },
}

/// What started a bank run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Cause {
    Dice,
    FullRow,
    ActionCard,
    EmptyReserve,
    Degradations,
}

/// Where a bank run stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stage {
    /// Cards may be played before credit is called.
    Window {
        ready: SeatSet,
    },
    /// Banks pay, clockwise from the turn player.
    Paying {
        left: SeatSet,
    },
    Negotiating {
        conceded: SeatSet,
    },
    /// Degraded banks place their credit; then the run is over.
    Closing {
        degraded: u8,
    },
    /// No bank is solvent and nobody lends: cards may be played before all fall. Every bank is asked, whether it holds
    /// cards or not. It stands last because a digest counts the variants.
    NobodySolvent {
        ready: SeatSet,
    },
}

/// A bank run in progress.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Run {
    pub number: u8,
    pub cause: Cause,
    /// The sector dice.
    pub faces: ArrayVec<u8, 2>,
    pub stage: Stage,
    /// Blocks spared by a Deposit Guarantee, as bits.
    pub guaranteed: BySeat<u8>,
    pub solvent: SeatSet,
    /// Whose credit counted when solvency was found: a prisoner freed by paying comes too late for that (R11).
    pub accepted: SeatSet,
    /// What each bank has paid by itself: it counts for promotion.
    pub paid: BySeat<u32>,
    /// What was called of each bank.
    pub due: BySeat<u32>,
    /// What has been paid of it, by itself or with help.
    pub settled: BySeat<u32>,
    /// What the Gold Reserve still owes the turn player.
    pub owed: u32,
}

game_core::endings! {
    /// How a game can end.
    pub enum Ending {
        BankRuns = "bank_runs",
        DeckEmpty = "deck_empty",
        HandFull = "hand_full",
        OneBankLeft = "one_bank_left",
        NoBankLeft = "no_bank_left",
    }
}

game_core::endings! {
    /// How the Beginner's Game can end: without credit no bank fails.
    pub enum BeginnerEnding {
        BankRuns = "bank_runs",
        DeckEmpty = "deck_empty",
        HandFull = "hand_full",
    }
}

impl Ending {
    pub(crate) fn in_beginners_game(self) -> Option<BeginnerEnding> {
        match self {
            Ending::BankRuns => Some(BeginnerEnding::BankRuns),
            Ending::DeckEmpty => Some(BeginnerEnding::DeckEmpty),
            Ending::HandFull => Some(BeginnerEnding::HandFull),
            Ending::OneBankLeft | Ending::NoBankLeft => None,
        }
    }
}

/// What everyone can see is being asked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    FirstTurn {
        high: u32,
        leader: Option<Seat>,
    },
    Invest {
        player: Seat,
    },
    Trade {
        player: Seat,
    },
    Close {
        player: Seat,
    },
    Auction {
        card: u8,
        high: u32,
        leader: Option<Seat>,
    },
    Payment {
        payer: Seat,
        due: u32,
        purpose: Purpose,
    },
    Place {
        banks: SeatSet,
    },
    Vote {
        voted: SeatSet,
    },
    HandOver {
        from: Seat,
        to: Seat,
        count: u32,
    },
    RunWindow {
        number: u8,
    },
    RunPaying {
        number: u8,
    },
    NobodySolvent {
        number: u8,
    },
    Negotiation {
        number: u8,
        short: SeatSet,
    },
    Over {
        ending: Ending,
    },
    /// The turn of a played central bank.
    Rate {
        player: Seat,
    },
}
