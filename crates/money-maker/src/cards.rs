//! The investment and action cards and the city, read from a deck file. A file of one's own can replace it.

use game_core::{Bag, SetupError, lossless};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::books::{Good, MAX_BLOCKS};
use crate::deeds::{Deed, Deeds, Limit, Party, Recipe, Stuff, When};

/// The deck that comes with the game.
pub const PRINTED_DECK: &str = include_str!("../decks/printed.toml");

/// Investment cards are kept in a bag of one word.
pub const MAX_INVESTMENTS: usize = 64;
/// Every action card might end up in one hand.
pub const MAX_ACTIONS: usize = 32;
/// The sector die has six faces.
pub const FACES: usize = 6;
/// Rings I to VI.
pub const RINGS: usize = 6;

/// What an action card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// All banks vote; if all agree, all credit on the board is void.
    Jubilee {},
    /// The credit on one hit block is not called.
    Guarantee {},
    /// The chip moves forward.
    Rumour { steps: u8 },
    /// The chip moves back.
    Reassurance { steps: u8 },
    /// A company produces again.
    Overtime {},
    /// One ring up.
    Charter {},
    /// One's own credit is spread anew.
    Refinancing {},
    /// An open card is taken at its opening price.
    PrivateSale {},
    /// Goods leave a market.
    Fire { goods: u8 },
    /// Goods come out of a Natural Reserve.
    Harvest { goods: u8 },
    /// The limit on buying does not bind.
    Smuggler {},
    /// One sector die is set.
    LoadedDie {},
    // It stands last because a digest counts the variants.
    /// A card that players have made up.
    MadeUp { when: When, does: Deeds },
}

impl Effect {
    /// What the card says, in the vocabulary of all cards.
    #[inline]
    pub const fn recipe(self) -> Recipe {
        use When::{AnyTime, OwnTurn};
        let (what, from, to) = (Stuff::OneKind, Party::Market, Party::Reserve);
        match self {
            Effect::Jubilee {} => Recipe::one(AnyTime, Deed::VoteOnDebt {}),
            Effect::Guarantee {} => Recipe::one(AnyTime, Deed::Protect {}),
            Effect::Rumour { steps } => Recipe::one(OwnTurn, Deed::Hurry { steps }),
            Effect::Reassurance { steps } => Recipe::one(AnyTime, Deed::Calm { steps }),
            Effect::Overtime {} => Recipe::one(OwnTurn, Deed::ProduceAgain {}),
            Effect::Charter {} => Recipe::one(OwnTurn, Deed::Rise {}),
            Effect::Refinancing {} => Recipe::one(AnyTime, Deed::Spread {}),
            Effect::PrivateSale {} => Recipe::one(OwnTurn, Deed::TakeCompany {}),
            Effect::Fire { goods: amount } => {
                Recipe::one(OwnTurn, Deed::Move { what, amount, from, to, up_to: true })
            }
            Effect::Harvest { goods: amount } => {
                let (from, to) = (Party::Reserve, Party::Me);
                Recipe::one(OwnTurn, Deed::Move { what, amount, from, to, up_to: false })
            }
            Effect::Smuggler {} => Recipe::one(OwnTurn, Deed::Limit { of: Limit::Goods, more: None }),
            Effect::LoadedDie {} => Recipe::one(OwnTurn, Deed::SetDie {}),
            Effect::MadeUp { when, does } => Recipe { when, does },
        }
    }
}

/// What an investment card gives its owner each turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Yield {
    Produces {
        amount: u8,
        good: Good,
    },
    /// Turns exactly so many goods of one type into the other.
    Trades {
        amount: u8,
    },
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Company {
    pub name: String,
    pub guild: u8,
    pub needs: u8,
    pub of: Good,
    pub gives: Yield,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ActionCard {
    pub name: String,
    /// `None` is a Blank Cheque.
    pub effect: Option<Effect>,
}

/// A deck as written in a file: unproven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct DeckFile {
    pub city: City,
    pub investment: Vec<InvestmentEntry>,
    pub action: Vec<ActionEntry>,
}

/// Which block of each ring a face of the sector die hits.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct City {
    pub faces: Vec<String>,
    pub rings: Vec<Vec<u8>>,
    #[serde(default)]
    pub provenance: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct InvestmentEntry {
    pub name: String,
    pub guild: String,
    pub needs: u8,
    pub of: Good,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub produces: Option<u8>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub product: Option<Good>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trades: Option<u8>,
    #[serde(default)]
    pub provenance: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActionEntry {
    pub name: String,
    pub copies: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub effect: Option<Effect>,
    #[serde(default)]
    pub provenance: String,
}

/// A deck that has been proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    pub faces: Vec<String>,
    /// `hits[ring - 1][face]` is the block hit.
    pub hits: [[u8; FACES]; RINGS],
    pub companies: Vec<Company>,
    pub guilds: Vec<String>,
    /// The cards of each guild, as bits.
    pub guild_members: Vec<u64>,
    pub actions: Vec<ActionCard>,
    /// The action cards that may be for any time, and for one's own turn: Blank Cheques may be for either.
    any_time: Bag<1>,
    own_turn: Bag<1>,
}

impl Deck {
    /// The action cards that may be for such a moment.
    pub const fn cards_for(&self, when: When) -> &Bag<1> {
        match when {
            When::AnyTime => &self.any_time,
            When::OwnTurn => &self.own_turn,
        }
    }
}

/// The action cards that may be for such a moment.
fn cards_for(when: When, actions: &[ActionCard]) -> Bag<1> {
    let numbered = (0u8..).zip(actions);
    let may_be = numbered.filter(|(_, card)| card.effect.is_none_or(|effect| effect.recipe().when == when));
    Bag::of(may_be.map(|(number, _)| number))
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
        let hits = self.city.prove()?;
        prove_size("investment cards", self.investment.len(), 8, MAX_INVESTMENTS)?;
        let mut guilds: Vec<String> = Vec::new();
        let mut companies = Vec::new();
        for entry in &self.investment {
            let guild = guilds.iter().position(|name| *name == entry.guild).unwrap_or_else(|| {
                guilds.push(entry.guild.clone());
                guilds.len() - 1
            });
            companies.push(entry.prove(lossless(guild))?);
        }
        let guild_members = (0..guilds.len())
            .map(|guild| {
                let members =
                    companies.iter().enumerate().filter(|(_, company)| usize::from(company.guild) == guild);
                members.fold(0u64, |bits, (card, _)| bits | 1 << card)
            })
            .collect();
        // Counted before they are built: a short file can ask for millions.
        let count = self.action.iter().map(|entry| usize::from(entry.copies)).sum();
        prove_size("action cards", count, 1, MAX_ACTIONS)?;
        let actions: Vec<_> = self
            .action
            .iter()
            .flat_map(|entry| {
                let card = ActionCard { name: entry.name.clone(), effect: entry.effect };
                std::iter::repeat_n(card, entry.copies.into())
            })
            .collect();
        prove_actions(&actions)?;
        let [any_time, own_turn] = [When::AnyTime, When::OwnTurn].map(|when| cards_for(when, &actions));
        let faces = self.city.faces.clone();
        Ok(Deck { faces, hits, companies, guilds, guild_members, actions, any_time, own_turn })
    }
}

impl City {
    fn prove(&self) -> Result<[[u8; FACES]; RINGS], SetupError> {
        if self.faces.len() != FACES || self.faces.iter().any(|name| name.trim().is_empty()) {
            return Err(SetupError::new("deck", format!("the sector die needs {FACES} named faces")));
        }
        if self.rings.len() != RINGS || self.rings.iter().any(|ring| ring.len() != FACES) {
            return Err(SetupError::new("deck", format!("the city needs {RINGS} rings of {FACES} faces")));
        }
        let mut hits = [[0; FACES]; RINGS];
        for (ring, blocks) in self.rings.iter().enumerate() {
            for (face, block) in blocks.iter().enumerate() {
                if *block as usize > ring.min(MAX_BLOCKS - 1) {
                    let problem =
                        format!("ring {} has {} blocks; there is no block {block}", ring + 1, ring + 1);
                    return Err(SetupError::new("deck", problem));
                }
                hits[ring][face] = *block;
            }
        }
        Ok(hits)
    }
}

impl InvestmentEntry {
    fn prove(&self, guild: u8) -> Result<Company, SetupError> {
        let refuse = |problem: &str| Err(SetupError::new("deck", format!("{}: {problem}", self.name)));
        if self.name.trim().is_empty() || !(1..=20).contains(&self.needs) {
            return refuse("a company needs a name and 1 to 20 goods");
        }
        let gives = match (self.produces, self.product, self.trades) {
            (Some(amount @ 1..=20), Some(good), None) => Yield::Produces { amount, good },
            (None, None, Some(amount @ 1..=20)) => Yield::Trades { amount },
            _ => return refuse("a company either produces 1 to 20 of a product or trades 1 to 20"),
        };
        Ok(Company { name: self.name.clone(), guild, needs: self.needs, of: self.of, gives })
    }
}

fn prove_actions(actions: &[ActionCard]) -> Result<(), SetupError> {
    if actions.iter().all(|card| card.effect.is_none()) {
        return Err(SetupError::new("deck", "at least one action card needs an effect"));
    }
    if actions.iter().filter(|card| card.effect.is_none()).count() > MAX_BLANKS {
        return Err(SetupError::new("deck", format!("at most {MAX_BLANKS} Blank Cheques are possible")));
    }
    for card in actions {
        let proven = card.effect.map_or(Ok(()), |effect| effect.recipe().prove());
        proven.map_err(|problem| SetupError::new("deck", format!("{}: {problem}", card.name)))?;
    }
    Ok(())
}

/// More Blank Cheques than this cannot be filled in.
pub const MAX_BLANKS: usize = 4;

fn prove_size(what: &str, count: usize, least: usize, most: usize) -> Result<(), SetupError> {
    if (least..=most).contains(&count) {
        return Ok(());
    }
    Err(SetupError::new("deck", format!("{count} {what}; {least} to {most} are possible")))
}
