//! One code for each section of the rulebooks and each ruling, and the reasons for which they refuse.

use game_core::auction::OutcryRefusal;
use game_core::{DealRefusal, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::books::Good;

game_core::rules! {
    /// The rules of both editions, in the order of the manual.
    pub enum Rule {
        /// Set-up, and what the Blank Cheques do.
        MmSetup = "mm-setup",
        /// Who starts: an auction in the full game, a lot in the Beginner's.
        MmFirstTurn = "mm-first-turn",
        /// Paying with gold or credit.
        MmPay = "mm-pay",
        /// Placing credit in a ring.
        MmPlace = "mm-place",
        /// Whose decision it is.
        MmTurn = "mm-turn",
        /// Step 1.
        Mm1Draw = "mm-1-draw",
        /// Five open cards.
        Mm1FullRow = "mm-1-full-row",
        /// Step 2: opening an auction.
        Mm2Open = "mm-2-open",
        /// Step 2: bidding.
        Mm2Bid = "mm-2-bid",
        /// Step 2: winning.
        Mm2Win = "mm-2-win",
        /// Step 3.1.
        Mm3Buy = "mm-3-buy",
        /// Step 3.2.
        Mm3Produce = "mm-3-produce",
        /// Step 3.2: trading cards.
        Mm3Convert = "mm-3-convert",
        /// Step 3.3.
        Mm3Sell = "mm-3-sell",
        /// The Alternative Step.
        MmAlternative = "mm-alternative",
        /// Step 4.
        Mm4ActionCard = "mm-4-action-card",
        /// When an action card may be played.
        Mm4Play = "mm-4-play",
        /// Step 5: the dice.
        Mm5Dice = "mm-5-dice",
        /// Debt Jubilee.
        MmCardJubilee = "mm-card-jubilee",
        /// Deposit Guarantee.
        MmCardGuarantee = "mm-card-guarantee",
        /// Rumour.
        MmCardRumour = "mm-card-rumour",
        /// Reassurance.
        MmCardReassurance = "mm-card-reassurance",
        /// Overtime.
        MmCardOvertime = "mm-card-overtime",
        /// Royal Charter.
        MmCardCharter = "mm-card-charter",
        /// Refinancing.
        MmCardRefinancing = "mm-card-refinancing",
        /// Private Sale.
        MmCardPrivateSale = "mm-card-private-sale",
        /// Warehouse Fire.
        MmCardFire = "mm-card-fire",
        /// Bumper Harvest.
        MmCardHarvest = "mm-card-harvest",
        /// Smuggler.
        MmCardSmuggler = "mm-card-smuggler",
        /// Loaded Die.
        MmCardLoadedDie = "mm-card-loaded-die",
        /// Cards that players have made up.
        MmCardMadeUp = "mm-card-made-up",
        /// The bankrun-o-meter.
        MmTrack = "mm-track",
        /// A bank run begins: which blocks are hit.
        MmRunSector = "mm-run-sector",
        /// Who is solvent.
        MmRunSolvent = "mm-run-solvent",
        /// Extinguishing debts.
        MmRunPay = "mm-run-pay",
        /// Negotiating.
        MmRunDeals = "mm-run-deals",
        /// Giving up.
        MmRunConcede = "mm-run-concede",
        /// The Gold Reserve runs empty.
        MmRunReserve = "mm-run-reserve",
        /// The central bank, an option.
        MmCentralBank = "mm-central-bank",
        /// A player as the central bank, an option.
        MmPlayedBank = "mm-played-bank",
        /// The rate of a played central bank.
        MmPlayedBankRate = "mm-played-bank-rate",
        /// Its loans to banks that are short.
        MmPlayedBankLoan = "mm-played-bank-loan",
        /// It is asked before banks fall.
        MmPlayedBankFall = "mm-played-bank-fall",
        /// Its score.
        MmPlayedBankScore = "mm-played-bank-score",
        /// Loans to entrepreneurs, an option: making one.
        MmLoan = "mm-loan",
        /// Paying a loan back.
        MmLoanInstalment = "mm-loan-instalment",
        /// Giving up the security of a loan.
        MmLoanDefault = "mm-loan-default",
        /// The Beginner's Game: what a bank run does.
        MmBeginnerRun = "mm-beginner-run",
        /// Promotion.
        MmPromotion = "mm-promotion",
        /// Degradation.
        MmDegradation = "mm-degradation",
        /// Debtors' prison.
        MmPrison = "mm-prison",
        /// Bankruptcy.
        MmBankruptcy = "mm-bankruptcy",
        /// The end.
        MmEnd = "mm-end",
        /// The score.
        MmScore = "mm-score",
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    GameOver,
    NotAsked,
    NotYourTurn,
    WrongStep,
    NotInThisGame,
    InPrison,
    Bankrupt,
    NoSuchCard { card: u8 },
    CardNotOpen { card: u8 },
    NotYourCard { card: u8 },
    AuctionOpened,
    CannotPay { needed: u32, has: u32 },
    Bid { refusal: OutcryRefusal },
    BidTooHigh { limit: u32 },
    WrongSum { given: u32, needed: u32 },
    NotThere { needed: u32, has: u32 },
    CannotIssue,
    NoSuchBlock { block: u8, blocks: u8 },
    Unusable { issuer: Seat },
    NothingThere,
    LimitReached { limit: u8 },
    TooMany { limit: u32 },
    AlreadyProduced { card: u8 },
    NotATradingCard { card: u8 },
    IsATradingCard { card: u8 },
    NotEnoughGoods { good: Good, needed: u32, has: u32 },
    ReserveTooSmall { has: u32 },
    WrongUse,
    NotNow,
    NoEffect,
    AlreadyDone,
    NotShort,
    BothShort,
    NothingOffered,
    NotCovered,
    CameByThisDeal,
    Pledged { card: u8 },
    NoBankAndEntrepreneur,
    LoanOutOfBounds { most: u32 },
    TooManyLoans { limit: u8 },
    NotYourLoan,
    NothingDue,
    CentralBankOnlyLends,
    NotTheCentralBank,
    RateOutOfBounds { least: u32, most: u32 },
    NotByChoice,
    Deal { refusal: DealRefusal },
}
