//! The rules by their codes, each the anchor of one heading of `docs/rules/dirty-money.md`; and why an action is
//! refused under them.

use game_core::Seat;
use schemars::JsonSchema;
use serde::Serialize;

use crate::board::{Location, Villain};

game_core::rules! {
    /// The rules of Dirty Money.
    pub enum Rule {
        Dm1Display = "dm-1-display",
        Dm1Villains = "dm-1-villains",
        Dm1Hands = "dm-1-hands",
        Dm1Marker = "dm-1-marker",
        Dm1Money = "dm-1-money",
        Dm2Turn = "dm-2-turn",
        Dm2Visit = "dm-2-visit",
        Dm2Pass = "dm-2-pass",
        Dm2Take = "dm-2-take",
        Dm2Limit = "dm-2-limit",
        Dm3Play = "dm-3-play",
        Dm3Inspect = "dm-3-inspect",
        Dm3Audit = "dm-3-audit",
        Dm3Trade = "dm-3-trade",
        Dm3Bribery = "dm-3-bribery",
        Dm3Point = "dm-3-point",
        Dm4Regions = "dm-4-regions",
        Dm4Pay = "dm-4-pay",
        Dm4Two = "dm-4-two",
        Dm4BananaRepublic = "dm-4-banana-republic",
        Dm4BlackMarket = "dm-4-black-market",
        Dm4AuctionHouse = "dm-4-auction-house",
        Dm5Claim = "dm-5-claim",
        Dm5Artwork = "dm-5-artwork",
        Dm5ArtGallery = "dm-5-art-gallery",
        Dm5AccountingFirm = "dm-5-accounting-firm",
        Dm5Casino = "dm-5-casino",
        Dm5CryptocurrencyExchange = "dm-5-cryptocurrency-exchange",
        Dm5Charity = "dm-5-charity",
        Dm5DigitalBank = "dm-5-digital-bank",
        Dm5LawFirm = "dm-5-law-firm",
        Dm5RemittanceCompany = "dm-5-remittance-company",
        Dm5RestaurantChain = "dm-5-restaurant-chain",
        Dm6MoneyLaunderer = "dm-6-money-launderer",
        Dm6CorruptionRat = "dm-6-corruption-rat",
        Dm6Kitsukuza = "dm-6-kitsukuza",
        Dm6BearsOfWallStreet = "dm-6-bears-of-wall-street",
        Dm6LoanShark = "dm-6-loan-shark",
        Dm7Money = "dm-7-money",
        Dm7Placements = "dm-7-placements",
        Dm7Reshuffle = "dm-7-reshuffle",
        Dm7First = "dm-7-first",
        Dm8Goal = "dm-8-goal",
        Dm8NoVisit = "dm-8-no-visit",
        Dm8RoundLimit = "dm-8-round-limit",
        Dm8Hands = "dm-8-hands",
        Dm8Blacklist = "dm-8-blacklist",
        Dm8Winner = "dm-8-winner",
        Dm8Tie = "dm-8-tie",
    }
}

/// Why an action is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    NotYourTurn,
    NotNow,
    NotInUse { location: Location },
    NothingBelow { location: Location },
    NoCardsLeft,
    WrongCount { given: u8, needed: u8 },
    NotInHand { card: u8 },
    NamedTwice { card: u8 },
    NotInPlay { card: u8 },
    NeedsTarget { card: u8 },
    NeedsNoTarget { card: u8 },
    NotAnOpponent { target: Seat },
    NotInTheirHand { card: u8 },
    NotForSale { placement: u8 },
    NoPurchaseLeft { most: u8 },
    SameCardTwice { placement: u8 },
    WrongCurrency { card: u8 },
    TooLittle { worth: u16, cost: u16 },
    NothingToPay,
    NotYourVillain { villain: Villain },
    LoanSpent,
    NotHere { location: Location },
    AlreadyDone,
    NotOwed { placement: u8 },
    NothingOverpaid,
}
