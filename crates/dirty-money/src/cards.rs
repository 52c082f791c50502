//! The cards: decks as people write them ([`Deck`]), and the proven tables the rules read ([`CardTable`]).
//!
//! The printed deck lies in `decks/*.toml`, each row with its provenance; a table's own deck has the same shape.

use std::sync::LazyLock;

use game_core::{Bag, SetupError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::board::{ActionKind, Currency, PlacementKind, Region, Villain};

/// A set of Money and Action cards.
pub type MoneyBag = Bag<3>;
/// A set of Placement cards.
pub type PlacementBag = Bag<1>;

/// The deck that comes with the game, as one file: what a deck of one's own starts from.
pub const PRINTED_DECK: &str = concat!(
    include_str!("../decks/money.toml"),
    "\n",
    include_str!("../decks/placements.toml"),
    "\n",
    include_str!("../decks/villains.toml")
);

/// Money and Action cards together: as many as a bag can hold.
pub const MOST_MONEY: usize = 192;
/// Placement cards: as many as a bag can hold.
pub const MOST_PLACEMENTS: usize = 64;
/// No note and no price is higher.
const HIGHEST: u8 = 50;

/// Where a number comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    Printed,
    Derived,
    Reconstructed,
    /// Of someone's own making.
    House,
}

/// All cards of the game as written in a deck file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    pub money: Vec<MoneyRow>,
    #[serde(default)]
    pub action: Vec<ActionRow>,
    pub placement: Vec<PlacementRow>,
    pub villain: Vec<VillainRow>,
}

/// `count` equal Money cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MoneyRow {
    pub currency: Currency,
    pub value: u8,
    pub dirty: bool,
    pub count: u8,
    pub provenance: Provenance,
}

/// `count` equal Action cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ActionRow {
    pub kind: ActionKind,
    pub count: u8,
    pub provenance: Provenance,
}

/// One Placement card in each of the regions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlacementRow {
    pub kind: PlacementKind,
    pub regions: Vec<Region>,
    pub cost: u8,
    pub points: u8,
    pub provenance: Provenance,
}

/// A villain and its First Player Number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VillainRow {
    pub kind: Villain,
    pub number: u8,
    pub provenance: Provenance,
}

impl Deck {
    /// The deck as printed, or as near as it could be reconstructed.
    pub fn printed() -> &'static Deck {
        static PRINTED: LazyLock<Deck> = LazyLock::new(|| {
            Deck::from_toml(PRINTED_DECK).expect("the deck that comes with the game can be read")
        });
        &PRINTED
    }

    /// Reads a deck file.
    ///
    /// # Errors
    /// If it is not TOML of the right shape; the message names line and field.
    pub fn from_toml(text: &str) -> Result<Deck, SetupError> {
        toml::from_str(text).map_err(|error| SetupError::new("deck", error.to_string()))
    }
}

/// What is on the face of a card of the money deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Face {
    Money(Money),
    Action(ActionKind),
}

/// A Money card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Money {
    pub currency: Currency,
    pub value: u8,
    pub dirty: bool,
}

/// A Placement card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    pub kind: PlacementKind,
    pub region: Region,
    pub cost: u8,
    pub points: u8,
}

/// The proven deck: cards by number, and sets of them by what the rules ask for.
#[derive(Clone, Debug)]
pub struct CardTable {
    faces: Vec<Face>,
    placements: Vec<Placement>,
    /// The cards that are Money, not Action.
    pub money: MoneyBag,
    pub actions: MoneyBag,
    pub dirty: MoneyBag,
    kinds: [PlacementBag; PlacementKind::COUNT],
    regions: [PlacementBag; 3],
    numbers: [u8; 5],
}

impl CardTable {
    /// Proves a deck.
    ///
    /// # Errors
    /// The first problem found, in words.
    pub fn new(deck: &Deck) -> Result<CardTable, SetupError> {
        let faces = money_faces(deck)?;
        let placements = placement_cards(deck)?;
        let numbers = villain_numbers(deck)?;
        let money_where = |is: &dyn Fn(&Face) -> bool| {
            MoneyBag::of((0u8..).zip(&faces).filter(|(_, face)| is(face)).map(|(card, _)| card))
        };
        let placements_where = |is: &dyn Fn(&Placement) -> bool| {
            PlacementBag::of((0u8..).zip(&placements).filter(|(_, card)| is(card)).map(|(id, _)| id))
        };
        let kinds = std::array::from_fn(|slot| placements_where(&|card| card.kind.slot() == slot));
        let regions = std::array::from_fn(|slot| placements_where(&|card| card.region.slot() == slot));
        let money = money_where(&|face| matches!(face, Face::Money(_)));
        let actions = money_where(&|face| matches!(face, Face::Action(_)));
        let dirty = money_where(&|face| matches!(face, Face::Money(Money { dirty: true, .. })));
        Ok(CardTable { faces, placements, money, actions, dirty, kinds, regions, numbers })
    }

    /// How many Money and Action cards there are.
    pub fn money_cards(&self) -> usize {
        self.faces.len()
    }

    pub fn placement_cards(&self) -> usize {
        self.placements.len()
    }

    pub fn face(&self, card: u8) -> Face {
        self.faces[card as usize]
    }

    /// The Money card with this number, if it is one.
    pub fn money_of(&self, card: u8) -> Option<Money> {
        match self.faces.get(card as usize) {
            Some(Face::Money(money)) => Some(*money),
            Some(Face::Action(_)) | None => None,
        }
    }

    /// The action on the card with this number, if it is an Action card.
    pub fn action_of(&self, card: u8) -> Option<ActionKind> {
        match self.faces.get(card as usize) {
            Some(Face::Action(kind)) => Some(*kind),
            Some(Face::Money(_)) | None => None,
        }
    }

    pub fn is_dirty(&self, card: u8) -> bool {
        self.dirty.has(card)
    }

    pub fn placement(&self, id: u8) -> Placement {
        self.placements[id as usize]
    }

    /// All Placement cards of a type.
    pub fn of_kind(&self, kind: PlacementKind) -> &PlacementBag {
        &self.kinds[kind.slot()]
    }

    /// All Placement cards of a region.
    pub fn of_region(&self, region: Region) -> &PlacementBag {
        &self.regions[region.slot()]
    }

    /// The First Player Number of a villain.
    pub fn number_of(&self, villain: Villain) -> u8 {
        self.numbers[villain.slot()]
    }

    pub fn money_title(&self, card: u8) -> String {
        match self.face(card) {
            Face::Action(kind) => kind.title().to_owned(),
            Face::Money(Money { currency, value, dirty }) => {
                format!("{}{}", currency.amount(value), if dirty { " (dirty)" } else { " (clean)" })
            }
        }
    }

    pub fn placement_title(&self, id: u8) -> String {
        let Placement { kind, region, cost, .. } = self.placement(id);
        format!("{} {} ({})", region.title(), kind.title(), region.currency().amount(cost))
    }
}

fn problem<T>(text: String) -> Result<T, SetupError> {
    Err(SetupError::new("deck", text))
}

fn money_faces(deck: &Deck) -> Result<Vec<Face>, SetupError> {
    // Counted before they are built: a short file can ask for millions.
    let money = deck.money.iter().map(|row| usize::from(row.count));
    let count: usize = money.chain(deck.action.iter().map(|row| usize::from(row.count))).sum();
    if count > MOST_MONEY {
        return problem(format!("{count} Money and Action cards; there can be {MOST_MONEY}"));
    }
    let mut faces = Vec::new();
    for row in &deck.money {
        if row.value == 0 || row.value > HIGHEST {
            return problem(format!("a Money card is worth 1 to {HIGHEST}, not {}", row.value));
        }
        let money = Money { currency: row.currency, value: row.value, dirty: row.dirty };
        faces.extend(std::iter::repeat_n(Face::Money(money), row.count as usize));
    }
    for row in &deck.action {
        faces.extend(std::iter::repeat_n(Face::Action(row.kind), row.count as usize));
    }
    Ok(faces)
}

fn placement_cards(deck: &Deck) -> Result<Vec<Placement>, SetupError> {
    let in_region = |region| deck.placement.iter().filter(|row| row.regions.contains(&region)).count();
    let count: usize = Region::ALL.into_iter().map(in_region).sum();
    if !(1..=MOST_PLACEMENTS).contains(&count) {
        return problem(format!("{count} Placement cards; there can be 1 to {MOST_PLACEMENTS}"));
    }
    let mut cards = Vec::new();
    for region in Region::ALL {
        for row in deck.placement.iter().filter(|row| row.regions.contains(&region)) {
            if row.cost > HIGHEST || row.points > HIGHEST {
                return problem(format!("cost and points of a Placement card are at most {HIGHEST}"));
            }
            cards.push(Placement { kind: row.kind, region, cost: row.cost, points: row.points });
        }
    }
    Ok(cards)
}

fn villain_numbers(deck: &Deck) -> Result<[u8; 5], SetupError> {
    let mut numbers = [None; 5];
    for row in &deck.villain {
        if numbers.contains(&Some(row.number)) {
            return problem(format!("two villains have the First Player Number {}", row.number));
        }
        if numbers[row.kind.slot()].replace(row.number).is_some() {
            return problem(format!("the villain {:?} is there twice", row.kind));
        }
    }
    if numbers.contains(&None) {
        return problem("all five villains need a First Player Number".to_owned());
    }
    Ok(numbers.map(Option::unwrap_or_default))
}
