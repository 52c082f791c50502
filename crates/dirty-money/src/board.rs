//! The words of the board: regions, locations, currencies, and what kinds of cards there are. No rules here.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where a Placement card belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Region {
    Europe,
    Japan,
    Usa,
}

game_core::numbered!(Region);

impl Region {
    pub const ALL: [Region; 3] = [Region::Europe, Region::Japan, Region::Usa];

    pub const fn slot(self) -> usize {
        self as usize
    }

    /// What its Placement cards are paid in.
    pub const fn currency(self) -> Currency {
        match self {
            Region::Europe => Currency::Euro,
            Region::Japan => Currency::Yen,
            Region::Usa => Currency::Usd,
        }
    }

    pub const fn location(self) -> Location {
        match self {
            Region::Europe => Location::Europe,
            Region::Japan => Location::Japan,
            Region::Usa => Location::Usa,
        }
    }

    pub const fn title(self) -> &'static str {
        match self {
            Region::Europe => "Europe",
            Region::Japan => "Japan",
            Region::Usa => "USA",
        }
    }
}

/// A place to visit, in the order in which money is laid when it runs short (ruling R12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Location {
    Europe,
    Japan,
    Usa,
    BananaRepublic,
    BlackMarket,
    AuctionHouse,
}

game_core::numbered!(Location);

impl Location {
    pub const ALL: [Location; 6] = [
        Location::Europe,
        Location::Japan,
        Location::Usa,
        Location::BananaRepublic,
        Location::BlackMarket,
        Location::AuctionHouse,
    ];

    pub const fn slot(self) -> usize {
        self as usize
    }

    /// The region whose cards lie above it, if it is one of the three regions.
    pub const fn region(self) -> Option<Region> {
        match self {
            Location::Europe => Some(Region::Europe),
            Location::Japan => Some(Region::Japan),
            Location::Usa => Some(Region::Usa),
            Location::BananaRepublic | Location::BlackMarket | Location::AuctionHouse => None,
        }
    }
}

/// What a Money card is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Currency {
    Euro,
    Usd,
    Yen,
    Crypto,
}

impl Currency {
    /// An amount as it is written on the board and in the log: "€6".
    pub fn amount(self, value: impl std::fmt::Display) -> String {
        match self {
            Currency::Euro => format!("€{value}"),
            Currency::Usd => format!("${value}"),
            Currency::Yen => format!("¥{value}"),
            Currency::Crypto => format!("{value} crypto"),
        }
    }
}

/// What an Action card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ActionKind {
    InspectNeighbours,
    InspectPlayer,
    AuditMost,
    AuditThree,
    Trade,
    Bribery,
}

impl ActionKind {
    /// Whether it is played on a player of one's choice.
    pub const fn needs_target(self) -> bool {
        matches!(self, ActionKind::InspectPlayer | ActionKind::Trade)
    }

    pub const fn title(self) -> &'static str {
        match self {
            ActionKind::InspectNeighbours => "Inspect left and right player",
            ActionKind::InspectPlayer => "Inspect one player",
            ActionKind::AuditMost => "Audit: most dirty money",
            ActionKind::AuditThree => "Audit: much dirty money",
            ActionKind::Trade => "Trade",
            ActionKind::Bribery => "Bribery",
        }
    }
}

/// The ten types of Placement card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum PlacementKind {
    Artwork,
    ArtGallery,
    AccountingFirm,
    Casino,
    CryptocurrencyExchange,
    Charity,
    DigitalBank,
    LawFirm,
    RemittanceCompany,
    RestaurantChain,
}

impl PlacementKind {
    pub const COUNT: usize = 10;

    pub const fn slot(self) -> usize {
        self as usize
    }

    /// Whether it earns something that is claimed during a turn.
    pub const fn is_claimed(self) -> bool {
        use PlacementKind::{AccountingFirm, ArtGallery, Casino, LawFirm};
        matches!(self, ArtGallery | AccountingFirm | Casino | LawFirm)
    }

    pub const fn title(self) -> &'static str {
        match self {
            PlacementKind::Artwork => "Artwork",
            PlacementKind::ArtGallery => "Art Gallery",
            PlacementKind::AccountingFirm => "Accounting Firm",
            PlacementKind::Casino => "Casino",
            PlacementKind::CryptocurrencyExchange => "Cryptocurrency Exchange",
            PlacementKind::Charity => "Charity",
            PlacementKind::DigitalBank => "Digital Bank",
            PlacementKind::LawFirm => "Law Firm",
            PlacementKind::RemittanceCompany => "Remittance Company",
            PlacementKind::RestaurantChain => "Restaurant Chain",
        }
    }
}

/// Who a player is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Villain {
    #[default]
    MoneyLaunderer,
    CorruptionRat,
    Kitsukuza,
    BearsOfWallStreet,
    LoanShark,
}

game_core::numbered!(Villain);

impl Villain {
    pub const ALL: [Villain; 5] = [
        Villain::MoneyLaunderer,
        Villain::CorruptionRat,
        Villain::Kitsukuza,
        Villain::BearsOfWallStreet,
        Villain::LoanShark,
    ];

    pub const fn slot(self) -> usize {
        self as usize
    }

    pub const fn title(self) -> &'static str {
        match self {
            Villain::MoneyLaunderer => "Money Launderer",
            Villain::CorruptionRat => "Corruption Rat",
            Villain::Kitsukuza => "Kitsukuza",
            Villain::BearsOfWallStreet => "Bears of Wall Street",
            Villain::LoanShark => "Loan Shark",
        }
    }
}
