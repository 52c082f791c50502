//! What is put on the table at once: the parts of a payment, the two sides of an offer.
//!
//! In JSON both are maps from the name of a thing to a number, zeros left out, as forms ask for quantities.

use std::fmt;

use arrayvec::ArrayVec;
use game_core::{Bag, Field, Filled, MAX_SEATS, Seat, lossless};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{self, MapAccess, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::{BlockId, CardId, Element};
use crate::books::{Good, MAX_BLOCKS};

/// The most that one part of a payment can be. The audit holds every holding to it, so that nothing is ever cut short.
pub const PART_LIMIT: u32 = u16::MAX as u32;

/// An amount of the game as a part of a payment.
pub(crate) fn part(amount: u32) -> u16 {
    lossless(amount)
}

/// A payment: gold, own credit by block of one's own ring, others' credit by issuer and block of their ring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Payment {
    pub gold: u16,
    pub own: [u16; MAX_BLOCKS],
    pub held: [[u16; MAX_BLOCKS]; MAX_SEATS],
}

impl Payment {
    pub fn of_gold(gold: u32) -> Payment {
        Payment { gold: part(gold), ..Payment::default() }
    }

    pub fn total(&self) -> u32 {
        u32::from(self.gold) + sum(&self.own) + self.held.iter().map(|blocks| sum(blocks)).sum::<u32>()
    }

    pub fn own_total(&self) -> u32 {
        sum(&self.own)
    }

    pub fn held_of(&self, issuer: Seat) -> u32 {
        sum(&self.held[issuer.number()])
    }

    fn slot(&mut self, element: Element) -> Option<&mut u16> {
        match element {
            Element::Gold => Some(&mut self.gold),
            Element::Own(block) => self.own.get_mut(usize::from(block.0)),
            Element::Held(issuer, block) => self.held[issuer.number()].get_mut(usize::from(block.0)),
            _ => None,
        }
    }
}

impl Payment {
    /// `None` if one of them can be no part of a payment.
    pub fn of_parts(parts: impl IntoIterator<Item = (Element, u32)>) -> Option<Payment> {
        let mut payment = Payment::default();
        for (element, n) in parts {
            payment.put(element, n)?;
        }
        Some(payment)
    }

    /// `None` if it can be no part of a payment, or is more than anybody can have: such an amount is refused as it is, never
    /// cut to one that fits.
    fn put(&mut self, element: Element, n: u32) -> Option<()> {
        if n > PART_LIMIT {
            return None;
        }
        *self.slot(element)? = part(n);
        Some(())
    }
}

impl Field<Element> for Payment {
    #[inline]
    fn read(filled: &Filled<'_, Element>, ask: usize) -> Option<Payment> {
        Payment::of_parts(filled.quantities(ask))
    }
}

impl Serialize for Payment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let blocks = || (0u8..).map(BlockId);
        let own = blocks().zip(&self.own).map(|(block, n)| (Element::Own(block), u32::from(*n)));
        let held = self.held.iter().enumerate().flat_map(|(issuer, held)| {
            blocks().zip(held).map(move |(block, n)| (Element::Held(Seat::at(issuer), block), u32::from(*n)))
        });
        write_map(serializer, [(Element::Gold, u32::from(self.gold))].into_iter().chain(own).chain(held))
    }
}

impl<'de> Deserialize<'de> for Payment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Payment, D::Error> {
        let mut payment = Payment::default();
        read_map(deserializer, |element, n| payment.put(element, n))?;
        Ok(payment)
    }
}

/// One side of an offer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Basket {
    pub gold: u32,
    pub goods: [u32; 2],
    /// By issuer; the giver's own is issued on delivery.
    pub credit: [u32; MAX_SEATS],
    pub cards: Bag<1>,
    /// Action cards, their kind unseen until delivered.
    pub action_cards: u32,
}

impl Basket {
    pub fn is_empty(&self) -> bool {
        *self == Basket::default()
    }

    /// Spelt out for the log.
    pub fn listed(&self) -> Listed {
        let one = |(element, n): (Element, u32)| match element {
            Element::Gold => Some(ListedPart::Gold { n }),
            Element::Production => Some(ListedPart::Production { n }),
            Element::Consumer => Some(ListedPart::Consumer { n }),
            Element::ActionCards => Some(ListedPart::ActionCards { n }),
            Element::Credit(bank) => Some(ListedPart::Credit { n, bank }),
            Element::Card(card) => Some(ListedPart::Company { card: card.0 }),
            _ => None,
        };
        let mut listed: Listed = self.each().filter(|(_, n)| *n > 0).filter_map(one).collect();
        if listed.is_empty() {
            listed.push(ListedPart::Nothing);
        }
        listed
    }

    fn put(&mut self, element: Element, n: u32) -> Option<()> {
        let slot = match element {
            Element::Gold => &mut self.gold,
            Element::Production => &mut self.goods[Good::Production.slot()],
            Element::Consumer => &mut self.goods[Good::Consumer.slot()],
            Element::Credit(issuer) => &mut self.credit[issuer.number()],
            Element::ActionCards => &mut self.action_cards,
            Element::Card(CardId(card)) if card < 64 && n <= 1 => {
                if n == 1 {
                    self.cards.put(card);
                }
                return Some(());
            }
            _ => return None,
        };
        *slot = n;
        Some(())
    }

    fn each(&self) -> impl Iterator<Item = (Element, u32)> + '_ {
        let fixed = [
            (Element::Gold, self.gold),
            (Element::Production, self.goods[0]),
            (Element::Consumer, self.goods[1]),
            (Element::ActionCards, self.action_cards),
        ];
        let credit =
            self.credit.iter().enumerate().map(|(issuer, n)| (Element::Credit(Seat::at(issuer)), *n));
        fixed.into_iter().chain(credit).chain(self.cards.iter().map(|card| (Element::Card(CardId(card)), 1)))
    }
}

impl Field<Element> for Basket {
    #[inline]
    fn read(filled: &Filled<'_, Element>, ask: usize) -> Option<Basket> {
        let mut basket = Basket::default();
        for (element, n) in filled.quantities(ask) {
            basket.put(element, n)?;
        }
        Some(basket)
    }
}

impl Serialize for Basket {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        write_map(serializer, self.each())
    }
}

impl<'de> Deserialize<'de> for Basket {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Basket, D::Error> {
        let mut basket = Basket::default();
        read_map(deserializer, |element, n| basket.put(element, n))?;
        Ok(basket)
    }
}

/// One side of an offer, spelt out; never empty.
pub type Listed = ArrayVec<ListedPart, 80>;

/// A part of one side of an offer, as the log tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ListedPart {
    Nothing,
    Gold { n: u32 },
    Production { n: u32 },
    Consumer { n: u32 },
    Credit { n: u32, bank: Seat },
    Company { card: u8 },
    ActionCards { n: u32 },
}

/// What two seats would exchange.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Terms {
    /// From the maker of the offer.
    pub give: Basket,
    /// From the other side.
    pub get: Basket,
}

fn sum(amounts: &[u16]) -> u32 {
    amounts.iter().map(|amount| u32::from(*amount)).sum()
}

fn write_map<S: Serializer>(
    serializer: S,
    parts: impl Iterator<Item = (Element, u32)>,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    for (element, n) in parts.filter(|(_, n)| *n > 0) {
        map.serialize_entry(&element, &n)?;
    }
    map.end()
}

fn read_map<'de, D: Deserializer<'de>>(
    deserializer: D,
    put: impl FnMut(Element, u32) -> Option<()>,
) -> Result<(), D::Error> {
    struct Parts<F>(F);
    impl<'de, F: FnMut(Element, u32) -> Option<()>> Visitor<'de> for Parts<F> {
        type Value = ();
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a map from things to numbers")
        }
        fn visit_map<A: MapAccess<'de>>(mut self, mut map: A) -> Result<(), A::Error> {
            while let Some((element, n)) = map.next_entry::<Element, u32>()? {
                (self.0)(element, n)
                    .ok_or_else(|| de::Error::custom(format!("{n} of {element} cannot be")))?;
            }
            Ok(())
        }
    }
    deserializer.deserialize_map(Parts(put))
}

macro_rules! map_schema {
    ($($name:ident),+) => {$(
        impl JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut SchemaGenerator) -> Schema {
                json_schema!({ "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 } })
            }
        }
    )+};
}

map_schema!(Payment, Basket);
