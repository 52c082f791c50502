//! The cards as a deck file writes them, unproven. What is proven stands in `deck.rs`.

use game_core::SetupError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The deck that comes with the game.
pub const NORMAL_DECK: &str = include_str!("../decks/normal.toml");
/// A deck whose small requests are soon paid.
pub const EASY_DECK: &str = include_str!("../decks/easy.toml");

/// What a Growing New Business card does when it does not pay.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Business {
    SharingEconomy,
    Crowdfunding,
    Reputation,
    Free,
}

impl Business {
    pub const ALL: [Business; 4] =
        [Business::SharingEconomy, Business::Crowdfunding, Business::Reputation, Business::Free];
}

/// A deck as written in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    /// The value of the banknotes that every player starts with.
    pub starting_note: u32,
    pub new_economy: Vec<NewEconomyEntry>,
    pub banknote: Vec<BanknoteEntry>,
    pub payment_request: Vec<RequestEntry>,
    pub growing_new_business: Vec<BusinessEntry>,
    pub lobby: NamedEntry,
    pub joker: NamedEntry,
    pub triple: Vec<TripleEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NewEconomyEntry {
    pub name: String,
    pub value: u32,
    pub copies: u8,
    #[serde(default)]
    pub provenance: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BanknoteEntry {
    pub value: u32,
    pub copies: u8,
    #[serde(default)]
    pub provenance: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RequestEntry {
    pub amount: u32,
    pub copies: u8,
    #[serde(default)]
    pub provenance: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct BusinessEntry {
    pub name: String,
    pub effect: Business,
    #[serde(default)]
    pub provenance: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NamedEntry {
    pub name: String,
    pub copies: u8,
    #[serde(default)]
    pub provenance: String,
}

/// Three New Economy cards that are worth more together, by their names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TripleEntry {
    pub cards: [String; 3],
    #[serde(default)]
    pub provenance: String,
}

impl DeckFile {
    /// Reads a deck file.
    ///
    /// # Errors
    /// With the place in the file that cannot be read.
    pub fn parse(text: &str) -> Result<DeckFile, SetupError> {
        toml::from_str(text).map_err(|error| SetupError::new("deck", error.to_string()))
    }
}
