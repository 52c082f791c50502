//! The investment and loan cards, read from a deck file. A file of one's own can replace the printed deck.

use game_core::SetupError;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// The deck that comes with the game.
pub const PRINTED_DECK: &str = include_str!("../decks/printed.toml");

/// More cards of a kind than this cannot be kept track of.
pub const MAX_CARDS: usize = 40;

/// The four dice, each standing for a company.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Die {
    D4,
    D6,
    D12,
    D20,
}

game_core::numbered!(Die);

impl Die {
    pub const ALL: [Die; 4] = [Die::D4, Die::D6, Die::D12, Die::D20];

    pub const fn faces(self) -> u32 {
        match self {
            Die::D4 => 4,
            Die::D6 => 6,
            Die::D12 => 12,
            Die::D20 => 20,
        }
    }

    /// What the die is called when it is rolled.
    pub const fn label(self) -> &'static str {
        match self {
            Die::D4 => "d4",
            Die::D6 => "d6",
            Die::D12 => "d12",
            Die::D20 => "d20",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvestmentCard {
    pub die: Die,
    pub gold: u8,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LoanCard {
    /// The number of instalments.
    pub rounds: u8,
}

/// A deck as written in a file: unproven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    pub company: Vec<Company>,
    pub investment: Vec<InvestmentEntry>,
    pub loan: Vec<LoanEntry>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Company {
    pub die: Die,
    pub name: String,
    #[serde(default)]
    pub provenance: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InvestmentEntry {
    pub die: Die,
    pub gold: Vec<u8>,
    pub copies: u8,
    #[serde(default)]
    pub provenance: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct LoanEntry {
    pub rounds: u8,
    pub copies: u8,
    #[serde(default)]
    pub provenance: String,
}

/// A deck that has been proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    pub companies: [String; 4],
    pub investments: Vec<InvestmentCard>,
    pub loans: Vec<LoanCard>,
}

impl DeckFile {
    /// Reads a deck file.
    ///
    /// # Errors
    /// With the place in the file that cannot be read.
    pub fn parse(text: &str) -> Result<DeckFile, SetupError> {
        toml::from_str(text).map_err(|error| SetupError::new("deck", error.to_string()))
    }

    /// Proves that the game can be played with it.
    pub fn prove(&self) -> Result<Deck, SetupError> {
        let companies = self.prove_companies()?;
        // Counted before they are built: a short file can ask for millions.
        let investments = self.investment.iter().map(|entry| entry.gold.len() * usize::from(entry.copies));
        prove_size("investment cards", investments.sum(), 3)?;
        prove_size("loan cards", self.loan.iter().map(|entry| usize::from(entry.copies)).sum(), 1)?;
        let investments: Vec<_> = self
            .investment
            .iter()
            .flat_map(|entry| {
                let each = entry.gold.iter().map(|gold| InvestmentCard { die: entry.die, gold: *gold });
                each.flat_map(|card| std::iter::repeat_n(card, entry.copies.into()))
            })
            .collect();
        let loans: Vec<_> = self
            .loan
            .iter()
            .flat_map(|entry| std::iter::repeat_n(LoanCard { rounds: entry.rounds }, entry.copies.into()))
            .collect();
        if let Some(card) = investments.iter().find(|card| card.gold > 9) {
            return Err(SetupError::new(
                "deck",
                format!("an investment starts with {} gold; 9 is the most", card.gold),
            ));
        }
        if let Some(card) = loans.iter().find(|card| !(1..=20).contains(&card.rounds)) {
            return Err(SetupError::new(
                "deck",
                format!("a loan over {} rounds; 1 to 20 is possible", card.rounds),
            ));
        }
        Ok(Deck { companies, investments, loans })
    }

    fn prove_companies(&self) -> Result<[String; 4], SetupError> {
        let mut names: [String; 4] = Default::default();
        for (name, die) in names.iter_mut().zip(Die::ALL) {
            let mut of_die = self.company.iter().filter(|company| company.die == die);
            match (of_die.next(), of_die.next()) {
                (Some(company), None) if !company.name.trim().is_empty() => name.clone_from(&company.name),
                _ => {
                    let problem = format!("the {} needs exactly one company with a name", die.label());
                    return Err(SetupError::new("deck", problem));
                }
            }
        }
        Ok(names)
    }
}

fn prove_size(what: &str, count: usize, least: usize) -> Result<(), SetupError> {
    if (least..=MAX_CARDS).contains(&count) {
        return Ok(());
    }
    Err(SetupError::new("deck", format!("{count} {what}; {least} to {MAX_CARDS} are possible")))
}
