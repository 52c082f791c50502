//! Cards: decks that are bags, and hands that remember who has seen what.
//!
//! A deck has no order: a card is drawn at random when it is turned, so no state holds an order that could leak
//! or be undone into another one.

use arrayvec::ArrayVec;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::SerializeSeq;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{Chance, Seat, SeatSet, lossless};

/// A set of cards numbered from 0: a deck, or a discard pile whose order does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bag<const WORDS: usize> {
    words: [u64; WORDS],
}

impl<const WORDS: usize> Default for Bag<WORDS> {
    fn default() -> Self {
        Bag { words: [0; WORDS] }
    }
}

impl<const WORDS: usize> Bag<WORDS> {
    pub fn of(cards: impl IntoIterator<Item = u8>) -> Bag<WORDS> {
        let mut bag = Bag::default();
        for card in cards {
            bag.put(card);
        }
        bag
    }

    pub fn len(&self) -> u32 {
        self.words.iter().map(|word| word.count_ones()).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.words.iter().all(|word| *word == 0)
    }

    pub fn has(&self, card: u8) -> bool {
        self.words.get(card as usize / 64).is_some_and(|word| word & (1 << (card % 64)) != 0)
    }

    pub fn put(&mut self, card: u8) {
        self.words[card as usize / 64] |= 1 << (card % 64);
    }

    /// Takes this very card out; says whether it was there.
    pub fn take(&mut self, card: u8) -> bool {
        let there = self.has(card);
        if there {
            self.words[card as usize / 64] &= !(1 << (card % 64));
        }
        there
    }

    /// Draws a card by chance.
    pub fn draw(&mut self, label: &'static str, chance: &mut Chance) -> Option<u8> {
        let counts = self.words.map(counts_up_to_bytes);
        let len = counts.iter().map(|counts| all_of(*counts)).sum();
        if len == 0 {
            return None;
        }
        let card = match chance.first_of(label, || self.iter()) {
            Some(card) => card,
            None => self.nth(chance.pick(label, len), &counts)?,
        };
        self.take(card);
        Some(card)
    }

    /// The cards that are in both.
    #[must_use]
    pub fn and(&self, other: &Bag<WORDS>) -> Bag<WORDS> {
        Bag { words: std::array::from_fn(|index| self.words[index] & other.words[index]) }
    }

    /// The cards that are in either.
    #[must_use]
    pub fn or(&self, other: &Bag<WORDS>) -> Bag<WORDS> {
        Bag { words: std::array::from_fn(|index| self.words[index] | other.words[index]) }
    }

    /// Pours another bag into this one.
    pub fn pour(&mut self, other: &mut Bag<WORDS>) {
        for (word, poured) in self.words.iter_mut().zip(&mut other.words) {
            *word |= std::mem::take(poured);
        }
    }

    pub fn iter(&self) -> impl Iterator<Item = u8> + use<WORDS> {
        Cards { rest: self.words, word: 0 }
    }

    /// The n-th card, given the counts of each word.
    fn nth(&self, n: u32, counts: &[u64; WORDS]) -> Option<u8> {
        let mut skip = n;
        for (index, (word, counts)) in self.words.iter().zip(counts).enumerate() {
            let here = all_of(*counts);
            if skip < here {
                return Some(card_at(index, nth_bit(*word, skip, *counts)));
            }
            skip -= here;
        }
        None
    }
}

/// The cards of a bag, the lowest first: a loop of its own, because one made of adapters costs games with small decks a fifth
/// of their time.
struct Cards<const WORDS: usize> {
    /// What is still to come.
    rest: [u64; WORDS],
    word: usize,
}

impl<const WORDS: usize> Iterator for Cards<WORDS> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        while let Some(rest) = self.rest.get_mut(self.word) {
            if *rest != 0 {
                let bit = rest.trailing_zeros();
                *rest &= *rest - 1;
                return Some(card_at(self.word, bit));
            }
            self.word += 1;
        }
        None
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = Bag { words: self.rest }.len() as usize;
        (left, Some(left))
    }
}

/// The same number in each of eight bytes.
const fn in_each_byte(number: u8) -> u64 {
    u64::from_ne_bytes([number; 8])
}

/// In each byte of the answer: how many bits are set in this byte of the word and those below. Cards are drawn all the time,
/// and this is as fast as counting the whole word.
#[inline]
fn counts_up_to_bytes(word: u64) -> u64 {
    let twos = word - ((word >> 1) & in_each_byte(0x55));
    let fours = (twos & in_each_byte(0x33)) + ((twos >> 2) & in_each_byte(0x33));
    let bytes = (fours + (fours >> 4)) & in_each_byte(0x0f);
    bytes.wrapping_mul(in_each_byte(1))
}

/// How many bits are set in the whole word.
#[inline]
fn all_of(counts: u64) -> u32 {
    lossless(counts >> 56)
}

/// The first byte whose count is above `n`. Its highest bit stays set when n + 1 is taken away: no count is above 64, so
/// no byte borrows from the next.
#[inline]
fn first_byte_above(n: u32, counts: u64) -> u32 {
    let above = (counts | in_each_byte(0x80)) - u64::from(n + 1) * in_each_byte(1);
    (above & in_each_byte(0x80)).trailing_zeros() / 8
}

/// Where the n-th bit is that is set, if there are more than `n`: first its byte, then its place there, both without a
/// loop, whose end a processor could not foretell.
#[inline]
fn nth_bit(word: u64, n: u32, counts: u64) -> u32 {
    let byte = first_byte_above(n, counts);
    let before: u32 = lossless(((counts << 8) >> (8 * byte)) & 0xff);
    // Bit i of the byte, as byte i.
    let bits = (((word >> (8 * byte)) & 0xff) * in_each_byte(1)) & 0x8040_2010_0804_0201;
    let ones = ((bits + in_each_byte(0x7f)) >> 7) & in_each_byte(1);
    8 * byte + first_byte_above(n - before, ones.wrapping_mul(in_each_byte(1)))
}

/// The card that this bit of this word of a bag stands for.
#[inline]
fn card_at(word: usize, bit: u32) -> u8 {
    lossless(word * 64 + bit as usize)
}

impl<const WORDS: usize> Serialize for Bag<WORDS> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // Without its length, which digests of states would contain.
        let mut cards = serializer.serialize_seq(None)?;
        self.iter().try_for_each(|card| cards.serialize_element(&card))?;
        cards.end()
    }
}

impl<'de, const WORDS: usize> Deserialize<'de> for Bag<WORDS> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut bag = Bag::default();
        for card in Vec::<u8>::deserialize(deserializer)? {
            if card as usize >= WORDS * 64 || bag.has(card) {
                return Err(de::Error::custom(format!(
                    "card {card} cannot be in this deck, or is there twice"
                )));
            }
            bag.put(card);
        }
        Ok(bag)
    }
}

impl<const WORDS: usize> JsonSchema for Bag<WORDS> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Bag".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "uniqueItems": true, "items": { "type": "integer", "minimum": 0 } })
    }
}

/// A card in a hand, and which other seats know that it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Held {
    pub card: u8,
    pub seen_by: SeatSet,
}

/// A hand of cards that remembers who has seen them. Sorted, so that no order can tell anything.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
pub struct Hand<const N: usize> {
    #[serde(deserialize_with = "sorted")]
    cards: ArrayVec<Held, N>,
}

fn sorted<'de, D: Deserializer<'de>, const N: usize>(deserializer: D) -> Result<ArrayVec<Held, N>, D::Error> {
    let cards = ArrayVec::<Held, N>::deserialize(deserializer)?;
    match cards.windows(2).find(|pair| pair[0].card >= pair[1].card) {
        Some(pair) => Err(de::Error::custom(format!("card {} is out of order or there twice", pair[1].card))),
        None => Ok(cards),
    }
}

impl<const N: usize> Hand<N> {
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = Held> + '_ {
        self.cards.iter().copied()
    }

    pub fn cards(&self) -> impl Iterator<Item = u8> + '_ {
        self.cards.iter().map(|held| held.card)
    }

    pub fn has(&self, card: u8) -> bool {
        self.cards.binary_search_by_key(&card, |held| held.card).is_ok()
    }

    /// Takes a card into the hand; `seen_by` are the other seats that know it.
    pub fn add(&mut self, card: u8, seen_by: SeatSet) {
        let at = self.cards.partition_point(|held| held.card < card);
        self.cards.insert(at, Held { card, seen_by });
    }

    /// A card leaves the hand for all to see: what is known of the others stays known.
    pub fn remove_openly(&mut self, card: u8) -> Option<Held> {
        let at = self.cards.binary_search_by_key(&card, |held| held.card).ok()?;
        Some(self.cards.remove(at))
    }

    /// A card leaves the hand and only `insiders` (and the owner) see which: all others no longer know which of
    /// the cards they had seen are still there.
    pub fn remove_secretly(&mut self, card: u8, insiders: SeatSet) -> Option<Held> {
        self.remove_secretly_among(card, insiders, |_| true)
    }

    /// A card leaves the hand and only `insiders` (and the owner) see which, but all are told that it was one of
    /// those that `could_be` it: all others go on knowing the rest.
    pub fn remove_secretly_among(
        &mut self,
        card: u8,
        insiders: SeatSet,
        could_be: impl Fn(u8) -> bool,
    ) -> Option<Held> {
        let held = self.remove_openly(card)?;
        for other in self.cards.iter_mut().filter(|other| could_be(other.card)) {
            other.seen_by = other.seen_by.and(insiders);
        }
        Some(held)
    }

    /// A card is drawn from the hand at random; who sees it is up to the game.
    pub fn pick(&self, label: &'static str, chance: &mut Chance) -> Option<u8> {
        if self.cards.is_empty() {
            return None;
        }
        Some(self.cards[chance.index(label, self.cards.len())].card)
    }

    /// One card is shown.
    pub fn show(&mut self, card: u8, to: SeatSet) {
        if let Ok(at) = self.cards.binary_search_by_key(&card, |held| held.card) {
            self.cards[at].seen_by = self.cards[at].seen_by.or(to);
        }
    }

    /// The whole hand is shown.
    pub fn show_all(&mut self, to: SeatSet) {
        for held in &mut self.cards {
            held.seen_by = held.seen_by.or(to);
        }
    }

    /// What another seat knows of this hand.
    pub fn known_to(&self, seat: Seat) -> impl Iterator<Item = u8> + '_ {
        self.cards.iter().filter(move |held| held.seen_by.has(seat)).map(|held| held.card)
    }
}
