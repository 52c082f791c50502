//! What happened, in the past tense. An event carries the facts only; sentences are made from the message file.

use game_core::{Cites, Seat};
use schemars::JsonSchema;
use serde::Serialize;

use crate::action::CardList;
use crate::board::{Location, Villain};
use crate::phase::Ending;
use crate::rule::Rule;

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    VillainDealt {
        seat: Seat,
        villain: Villain,
    },
    MarkerGiven {
        seat: Seat,
    },
    HandDealt {
        seat: Seat,
        count: u8,
    },
    /// To the owner alone.
    HandShown {
        seat: Seat,
        cards: CardList,
    },
    PlacementLaid {
        location: Location,
        placement: u8,
    },
    MoneyLaid {
        location: Location,
        cards: CardList,
    },
    Drafted {
        seat: Seat,
        placement: u8,
    },
    RoundBegan {
        round: u8,
        first: Seat,
    },
    Passed {
        seat: Seat,
    },
    Visited {
        seat: Seat,
        location: Location,
        cards: CardList,
    },
    LimitExceeded {
        seat: Seat,
        excess: u8,
    },
    /// To the owner alone.
    ExcessChosen {
        seat: Seat,
        cards: CardList,
    },
    /// To all others.
    ExcessBlacklisted {
        seat: Seat,
        count: u8,
    },
    ActionPlayed {
        seat: Seat,
        card: u8,
    },
    /// To inspector and owner.
    DirtyFound {
        seat: Seat,
        target: Seat,
        card: u8,
    },
    CleanFound {
        seat: Seat,
        target: Seat,
        card: u8,
    },
    /// To all others.
    DirtyTaken {
        seat: Seat,
        target: Seat,
    },
    CleanReturned {
        seat: Seat,
        target: Seat,
    },
    NothingToInspect {
        seat: Seat,
        target: Seat,
    },
    HandAudited {
        seat: Seat,
        cards: CardList,
        dirty: u8,
    },
    Blacklisted {
        seat: Seat,
        card: u8,
    },
    BlacklistedPlain {
        seat: Seat,
    },
    Unlisted {
        seat: Seat,
        card: u8,
    },
    UnlistedPlain {
        seat: Seat,
    },
    NothingListed {
        seat: Seat,
    },
    HandLookedAt {
        seat: Seat,
        partner: Seat,
    },
    /// To whoever looks.
    HandSeen {
        seat: Seat,
        partner: Seat,
        cards: CardList,
    },
    NothingTraded {
        seat: Seat,
        partner: Seat,
    },
    /// To the two.
    CardsTraded {
        seat: Seat,
        partner: Seat,
        took: u8,
        gave: u8,
    },
    CardGivenBack {
        seat: Seat,
        partner: Seat,
    },
    /// To all others: a card given back looks the same.
    Traded {
        seat: Seat,
        partner: Seat,
    },
    Paid {
        seat: Seat,
        cards: CardList,
        worth: u16,
        cost: u16,
    },
    LoanSpent {
        seat: Seat,
        card: u8,
    },
    CryptoBoosted {
        seat: Seat,
        worth: u8,
    },
    Discounted {
        seat: Seat,
        placement: u8,
        off: u8,
    },
    Bought {
        seat: Seat,
        location: Location,
        placement: u8,
    },
    MarkerTaken {
        seat: Seat,
    },
    Slotted {
        seat: Seat,
        placement: u8,
        card: u8,
    },
    SlottedPlain {
        seat: Seat,
        placement: u8,
    },
    OverpaidSlotted {
        seat: Seat,
        card: u8,
    },
    OverpaidSlottedPlain {
        seat: Seat,
    },
    GalleryDrew {
        seat: Seat,
        placement: u8,
    },
    GalleryDrewAction {
        seat: Seat,
        placement: u8,
        card: u8,
    },
    /// To the owner alone.
    Drew {
        seat: Seat,
        card: u8,
    },
    LaundererDrew {
        seat: Seat,
    },
    LaundererPassedOver {
        seat: Seat,
        card: u8,
    },
    Discarded {
        seat: Seat,
        card: u8,
    },
    TurnEnded {
        seat: Seat,
    },
    GoalReached {
        seat: Seat,
        placements: u8,
    },
    DeckRenewed {
        cards: u8,
    },
    MoneyAdded {
        location: Location,
        cards: CardList,
    },
    PlacementAdded {
        location: Location,
        placement: u8,
    },
    GameEnded {
        ending: Ending,
    },
    /// What was in a hand to the last; `value` decides ties.
    HandLaidOpen {
        seat: Seat,
        cards: CardList,
        value: u32,
    },
    /// The cards that lay face down on a Blacklist.
    BlacklistLaidOpen {
        seat: Seat,
        cards: Vec<u8>,
    },
    CharityGave {
        seat: Seat,
        points: u8,
    },
    CardScored {
        seat: Seat,
        placement: u8,
        points: i32,
    },
    ArtworkScored {
        seat: Seat,
        count: u8,
        points: i32,
    },
    OverpaidScored {
        seat: Seat,
        points: i32,
    },
    BlacklistScored {
        seat: Seat,
        points: i32,
    },
    MostBlacklisted {
        seat: Seat,
        points: i32,
    },
    TieBroken {
        seat: Seat,
    },
    Won {
        seat: Seat,
        points: i32,
    },
}

impl Cites<Rule> for Event {
    fn cites(&self) -> &'static [Rule] {
        use Rule::*;
        match self {
            Event::VillainDealt { .. } => &[Dm1Villains],
            Event::MarkerGiven { .. } => &[Dm1Marker],
            Event::HandDealt { .. } | Event::HandShown { .. } => &[Dm1Hands],
            Event::PlacementLaid { .. } => &[Dm1Display],
            Event::MoneyLaid { .. } => &[Dm1Money],
            Event::Drafted { .. } => &[Dm6BearsOfWallStreet],
            Event::RoundBegan { .. } => &[Dm7First],
            Event::Passed { .. } => &[Dm2Pass],
            Event::Visited { .. } => &[Dm2Take],
            Event::LimitExceeded { .. } | Event::ExcessChosen { .. } | Event::ExcessBlacklisted { .. } => {
                &[Dm2Limit]
            }
            Event::ActionPlayed { .. } => &[Dm3Play],
            Event::DirtyFound { .. }
            | Event::CleanFound { .. }
            | Event::DirtyTaken { .. }
            | Event::CleanReturned { .. }
            | Event::NothingToInspect { .. } => &[Dm3Inspect],
            Event::HandAudited { .. } => &[Dm3Audit],
            Event::Blacklisted { .. } | Event::BlacklistedPlain { .. } => &[Dm3Point],
            Event::Unlisted { .. } | Event::UnlistedPlain { .. } => &[Dm3Bribery, Dm4BananaRepublic],
            Event::NothingListed { .. } => &[Dm3Bribery],
            Event::HandLookedAt { .. }
            | Event::HandSeen { .. }
            | Event::NothingTraded { .. }
            | Event::CardsTraded { .. }
            | Event::CardGivenBack { .. }
            | Event::Traded { .. } => &[Dm3Trade],
            Event::Paid { .. } => &[Dm4Pay],
            Event::LoanSpent { .. } => &[Dm6LoanShark],
            Event::CryptoBoosted { .. } => &[Dm6Kitsukuza],
            Event::Discounted { .. } => &[Dm5CryptocurrencyExchange],
            Event::Bought { .. } => &[Dm4Regions, Dm4BlackMarket, Dm4AuctionHouse, Dm6BearsOfWallStreet],
            Event::MarkerTaken { .. } => &[Dm4BananaRepublic],
            Event::Slotted { .. } | Event::SlottedPlain { .. } => &[Dm5AccountingFirm, Dm5Casino, Dm5LawFirm],
            Event::OverpaidSlotted { .. } | Event::OverpaidSlottedPlain { .. } => &[Dm6CorruptionRat],
            Event::GalleryDrew { .. } | Event::GalleryDrewAction { .. } => &[Dm5ArtGallery],
            Event::Drew { .. } => &[Dm5ArtGallery, Dm6MoneyLaunderer],
            Event::LaundererDrew { .. } | Event::LaundererPassedOver { .. } | Event::Discarded { .. } => {
                &[Dm6MoneyLaunderer]
            }
            Event::TurnEnded { .. } => &[Dm2Turn],
            Event::GoalReached { .. } => &[Dm8Goal],
            Event::DeckRenewed { .. } => &[Dm7Reshuffle],
            Event::MoneyAdded { .. } => &[Dm7Money],
            Event::PlacementAdded { .. } => &[Dm7Placements],
            Event::GameEnded { .. } => &[Dm8Goal, Dm8NoVisit, Dm8RoundLimit],
            Event::HandLaidOpen { .. } | Event::BlacklistLaidOpen { .. } => &[Dm8Hands],
            Event::CharityGave { .. } => &[Dm5Charity],
            Event::CardScored { .. } => &[
                Dm5Artwork,
                Dm5ArtGallery,
                Dm5AccountingFirm,
                Dm5Casino,
                Dm5CryptocurrencyExchange,
                Dm5Charity,
                Dm5DigitalBank,
                Dm5LawFirm,
                Dm5RemittanceCompany,
                Dm5RestaurantChain,
            ],
            Event::ArtworkScored { .. } => &[Dm5Artwork],
            Event::OverpaidScored { .. } => &[Dm6CorruptionRat],
            Event::BlacklistScored { .. } | Event::MostBlacklisted { .. } => &[Dm8Blacklist],
            Event::TieBroken { .. } => &[Dm8Tie],
            Event::Won { .. } => &[Dm8Winner],
        }
    }
}
