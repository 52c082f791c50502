//! The vocabulary of action cards: the few things a card can do, with amounts and parties. The printed cards are written
//! in it (`cards.rs`), and so are the cards that players make up.
//!
//! A card does its deeds one after another, and whoever plays it chooses at most one thing: a bank, a kind of goods, a
//! block, a company, a number of steps or a face. So a card is still one action, and its uses can be listed.

use arrayvec::ArrayVec;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Target;

/// Deeds on one card.
pub const MAX_DEEDS: usize = 3;
/// The highest number on a card.
const MOST: u8 = 20;
/// Action cards that one card may bring: more would empty the pile at once.
const MOST_CARDS: u8 = 3;

/// When a card may be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum When {
    OwnTurn,
    AnyTime,
}

/// What can be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Stuff {
    Gold,
    Production,
    Consumer,
    /// Goods of the kind that the player of the card names.
    OneKind,
    /// New promises of the bank it comes from.
    Credit,
}

/// Whose something is, or where it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Party {
    /// Who plays the card.
    Me,
    /// A bank that the player of the card names.
    Another,
    /// Each other bank.
    Others,
    /// Each bank.
    All,
    /// The market of these goods.
    Market,
    /// The Gold Reserve or a Natural Reserve.
    Reserve,
    /// The ring of the bank whose credit it is.
    City,
}

/// A limit on buying in one turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Limit {
    Goods,
    ActionCards,
}

/// One thing that a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Deed {
    /// Gold, goods or credit changes place, as far as it is there.
    Move {
        what: Stuff,
        amount: u8,
        from: Party,
        to: Party,
        /// The player chooses how many goods.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        up_to: bool,
    },
    /// The chip moves forward.
    Hurry { steps: u8 },
    /// The chip moves back, once for each chip.
    Calm { steps: u8 },
    /// As a run begins: the credit on one hit block is not called.
    Protect {},
    /// All banks vote; if all agree, all credit on the board is void.
    VoteOnDebt {},
    /// Credit on the board is void: what is called first, then the fullest blocks.
    Forgive { whose: Party, amount: u8 },
    /// More may be bought this turn; without a number there is no limit.
    Limit {
        of: Limit,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        more: Option<u8>,
    },
    /// One sees a bank's action cards.
    Look {},
    /// Action cards off the pile, as far as it goes.
    Draw { cards: u8 },
    /// One's hand of action cards for another bank's.
    Exchange {},
    /// A company that has worked this turn works again.
    ProduceAgain {},
    /// One ring up.
    Rise {},
    /// One's own credit is spread anew.
    Spread {},
    /// An open company at its opening price.
    TakeCompany {},
    /// One sector die is set.
    SetDie {},
}

/// What the player of a card chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choice {
    Nothing,
    Bank,
    Goods,
    Steps,
    Block,
    OwnCompany,
    OpenCompany,
    Face,
}

impl Choice {
    pub const fn takes(self, on: Option<Target>) -> bool {
        matches!(
            (self, on),
            (Choice::Nothing, None)
                | (Choice::Bank, Some(Target::Bank(_)))
                | (Choice::Goods, Some(Target::Goods { .. }))
                | (Choice::Steps, Some(Target::Steps(_)))
                | (Choice::Block, Some(Target::Block(_)))
                | (Choice::OwnCompany, Some(Target::Company(_) | Target::Trader { .. }))
                | (Choice::OpenCompany, Some(Target::Company(_)))
                | (Choice::Face, Some(Target::Face(_)))
        )
    }
}

impl Party {
    const fn is_banks(self) -> bool {
        matches!(self, Party::Me | Party::Another | Party::Others | Party::All)
    }

    const fn is_many(self) -> bool {
        matches!(self, Party::Others | Party::All)
    }
}

impl Deed {
    pub const fn choice(self) -> Choice {
        match self {
            Deed::Move { what: Stuff::OneKind, .. } => Choice::Goods,
            Deed::Move { from: Party::Another, .. }
            | Deed::Move { to: Party::Another, .. }
            | Deed::Forgive { whose: Party::Another, .. }
            | Deed::Look {}
            | Deed::Exchange {} => Choice::Bank,
            Deed::Calm { .. } => Choice::Steps,
            Deed::Protect {} => Choice::Block,
            Deed::ProduceAgain {} => Choice::OwnCompany,
            Deed::TakeCompany {} => Choice::OpenCompany,
            Deed::SetDie {} => Choice::Face,
            Deed::Move { .. }
            | Deed::Hurry { .. }
            | Deed::VoteOnDebt {}
            | Deed::Forgive { .. }
            | Deed::Limit { .. }
            | Deed::Draw { .. }
            | Deed::Rise {}
            | Deed::Spread {} => Choice::Nothing,
        }
    }

    /// The most goods that can be chosen for it.
    pub const fn amount(self) -> u8 {
        match self {
            Deed::Move { amount, .. } => amount,
            _ => 0,
        }
    }

    /// The most steps back that can be chosen for it.
    pub const fn steps_back(self) -> u8 {
        match self {
            Deed::Calm { steps } => steps,
            _ => 0,
        }
    }

    /// It speaks of the turn of whoever plays it.
    const fn is_of_own_turn(self) -> bool {
        matches!(self, Deed::Limit { .. } | Deed::ProduceAgain {} | Deed::TakeCompany {} | Deed::SetDie {})
    }

    /// It asks a question, which nothing else on the card may get mixed up with.
    const fn stands_alone(self) -> bool {
        matches!(self, Deed::VoteOnDebt {} | Deed::TakeCompany {})
    }

    /// Something follows from it: a run, or credit to be placed.
    const fn comes_last(self) -> bool {
        matches!(
            self,
            Deed::Hurry { .. } | Deed::Rise {} | Deed::Spread {} | Deed::Move { to: Party::City, .. }
        )
    }

    fn prove(self) -> Result<(), Fault> {
        match self {
            Deed::Move { what, amount, from, to, up_to } => {
                within("amount", amount, MOST)?;
                prove_move(what, from, to)?;
                let fault = "only for goods of one kind can the number be chosen";
                require(!up_to || what == Stuff::OneKind, "up_to", fault)
            }
            Deed::Hurry { steps } | Deed::Calm { steps } => within("steps", steps, MOST),
            Deed::Forgive { whose, amount } => {
                within("amount", amount, MOST)?;
                require(whose.is_banks(), "whose", "only banks have debts")
            }
            Deed::Limit { of: Limit::Goods, more } => more.map_or(Ok(()), |more| within("more", more, MOST)),
            Deed::Limit { of: Limit::ActionCards, more: Some(more) } => within("more", more, MOST_CARDS),
            Deed::Limit { of: Limit::ActionCards, more: None } => {
                Err(Fault::at("more", "for action cards a number is needed"))
            }
            Deed::Draw { cards } => within("cards", cards, MOST_CARDS),
            Deed::Protect {}
            | Deed::VoteOnDebt {}
            | Deed::Look {}
            | Deed::Exchange {}
            | Deed::ProduceAgain {}
            | Deed::Rise {}
            | Deed::Spread {}
            | Deed::TakeCompany {}
            | Deed::SetDie {} => Ok(()),
        }
    }
}

fn prove_move(what: Stuff, from: Party, to: Party) -> Result<(), Fault> {
    let has = |party: Party| match what {
        Stuff::Gold => party.is_banks() || party == Party::Reserve,
        Stuff::Production | Stuff::Consumer => {
            party.is_banks() || matches!(party, Party::Market | Party::Reserve)
        }
        Stuff::OneKind => matches!(party, Party::Me | Party::Market | Party::Reserve),
        Stuff::Credit => party.is_banks(),
    };
    let fault = match what {
        Stuff::Gold => "gold lies with banks and in the reserve",
        Stuff::Production | Stuff::Consumer => "goods lie with banks, in the market and in the reserve",
        Stuff::OneKind => "goods of one kind move between oneself, the market and the reserve",
        Stuff::Credit => "credit comes from banks and goes to banks or to the city",
    };
    require(has(from), "from", fault)?;
    require(has(to) || (what == Stuff::Credit && to == Party::City), "to", fault)?;
    require(from != to, "to", "it would move nowhere")?;
    require(!from.is_many() || !to.is_many(), "to", "at most one side can be several banks")
}

/// What is wrong with a card, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Fault {
    field: &'static str,
    problem: String,
}

impl Fault {
    fn at(field: &'static str, problem: impl Into<String>) -> Fault {
        Fault { field, problem: problem.into() }
    }
}

fn require(holds: bool, field: &'static str, problem: &str) -> Result<(), Fault> {
    if holds { Ok(()) } else { Err(Fault::at(field, problem)) }
}

fn within(field: &'static str, number: u8, most: u8) -> Result<(), Fault> {
    require((1..=most).contains(&number), field, &format!("{number} is not between 1 and {most}"))
}

/// The deeds of a card, in order. It is small and copied, as what a card does lies in the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deeds([Option<Deed>; MAX_DEEDS]);

impl Deeds {
    pub const fn one(deed: Deed) -> Deeds {
        Deeds([Some(deed), None, None])
    }

    /// At most [`MAX_DEEDS`] of them.
    pub fn of(deeds: &[Deed]) -> Option<Deeds> {
        let mut all = [None; MAX_DEEDS];
        (deeds.len() <= MAX_DEEDS).then(|| {
            all.iter_mut().zip(deeds).for_each(|(place, deed)| *place = Some(*deed));
            Deeds(all)
        })
    }

    pub fn iter(&self) -> impl Iterator<Item = Deed> + '_ {
        self.0.iter().flatten().copied()
    }
}

impl Serialize for Deeds {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Deeds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Deeds, D::Error> {
        let deeds: ArrayVec<Deed, MAX_DEEDS> = ArrayVec::deserialize(deserializer)?;
        let mut all = [None; MAX_DEEDS];
        all.iter_mut().zip(deeds).for_each(|(place, deed)| *place = Some(deed));
        Ok(Deeds(all))
    }
}

impl JsonSchema for Deeds {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Deeds".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let deed = generator.subschema_for::<Deed>();
        schemars::json_schema!({ "type": "array", "items": deed, "minItems": 1, "maxItems": MAX_DEEDS })
    }
}

/// What a card says: when it is played and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipe {
    pub when: When,
    pub does: Deeds,
}

impl Recipe {
    pub const fn one(when: When, deed: Deed) -> Recipe {
        Recipe { when, does: Deeds::one(deed) }
    }

    /// The one thing that the player of the card chooses.
    pub fn choice(&self) -> Choice {
        let mut choices = self.does.iter().map(Deed::choice);
        choices.find(|choice| *choice != Choice::Nothing).unwrap_or(Choice::Nothing)
    }

    /// Proves that the card can be played, or says what is wrong and where.
    pub fn prove(&self) -> Result<(), String> {
        let count = self.does.iter().count();
        if count == 0 {
            return Err("`does`: a card does something".to_owned());
        }
        for (at, deed) in self.does.iter().enumerate() {
            let place = |fault: Fault| format!("effect {}, `{}`: {}", at + 1, fault.field, fault.problem);
            deed.prove().map_err(place)?;
            self.prove_place(at, deed, count).map_err(|problem| format!("effect {}: {problem}", at + 1))?;
        }
        Ok(())
    }

    /// Whether a deed goes with the others on its card, and with when it is played.
    fn prove_place(&self, at: usize, deed: Deed, count: usize) -> Result<(), String> {
        let chosen = |other: &Deed| other.choice() != Choice::Nothing;
        let earlier = self.does.iter().take(at).find(chosen);
        let shared = earlier.is_none_or(|other| {
            !chosen(&deed) || (other.choice(), deed.choice()) == (Choice::Bank, Choice::Bank)
        });
        let faults = [
            (count > 1 && deed.stands_alone(), "this must be the only effect of its card"),
            (
                at + 1 < count && deed.comes_last(),
                "something follows from this, so it must be the last effect",
            ),
            (!shared, "only one thing can be chosen for a card, and an earlier effect asks for one"),
            (deed.is_of_own_turn() && self.when == When::AnyTime, "this is for one's own turn only"),
            (
                deed == Deed::Protect {} && self.when == When::OwnTurn,
                "this is played as a run begins, so the card must be for any time",
            ),
        ];
        match faults.into_iter().find(|(wrong, _)| *wrong) {
            Some((_, problem)) => Err(problem.to_owned()),
            None => Ok(()),
        }
    }
}
