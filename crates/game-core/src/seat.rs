//! Seats and what is kept for each seat. Index by meaning: a `BySeat<T>` takes a `Seat`, never a number.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::lossless;

/// No game of the house seats more.
pub const MAX_SEATS: usize = 6;

/// A chair at the table, counted clockwise from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, JsonSchema)]
#[serde(transparent)]
pub struct Seat(#[schemars(range(max = 5))] u8);

impl Seat {
    /// The seat with this number; `None` past the largest table.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The seat with a number known to be good, for tests and loops over seats.
    ///
    /// # Panics
    /// If no table has such a seat.
    #[expect(clippy::cast_possible_truncation, reason = "it is asserted, in a constant too")]
    pub const fn at(number: usize) -> Seat {
        assert!(number < MAX_SEATS, "no such seat");
        Seat(number as u8)
    }

    pub const fn number(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise: the player to the left.
    pub const fn left(self, players: u8) -> Seat {
        if self.0 + 1 >= players { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// All seats once, clockwise, this one first.
    pub fn clockwise(self, players: u8) -> impl Iterator<Item = Seat> {
        let start = if self.0 < players { self.0 } else { 0 };
        (start..players).chain(0..start).map(Seat)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        let number = u8::deserialize(deserializer)?;
        Seat::new(number).ok_or_else(|| de::Error::custom(format!("there is no seat {number}")))
    }
}

/// A set of seats: who is waited for, who has seen a card.
#[derive(Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    pub const NONE: SeatSet = SeatSet(0);

    #[expect(clippy::cast_possible_truncation, reason = "it is asserted, in a constant too")]
    pub const fn all(players: u8) -> SeatSet {
        assert!(players as usize <= MAX_SEATS, "no table has so many seats");
        SeatSet(((1u16 << players) - 1) as u8)
    }

    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    #[must_use]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | 1 << seat.0)
    }

    #[must_use]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    #[must_use]
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    #[must_use]
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    #[must_use]
    pub const fn minus(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    pub fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    pub fn remove(&mut self, seat: Seat) {
        *self = self.without(seat);
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a byte has at most 8 zeros")]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The first member met going clockwise from `start`, `start` included.
    pub const fn first_from(self, start: Seat, players: u8) -> Option<Seat> {
        let seated = self.and(SeatSet::all(players));
        let from_start_on = SeatSet(seated.0 & (0xff << start.0));
        if from_start_on.is_empty() { seated.first() } else { from_start_on.first() }
    }

    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut rest = self;
        std::iter::from_fn(move || {
            let seat = rest.first()?;
            rest.remove(seat);
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::NONE, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(|seat| seat.0)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<SeatSet, D::Error> {
        let mut seats = SeatSet::NONE;
        for seat in ArrayVec::<Seat, MAX_SEATS>::deserialize(deserializer)? {
            if seats.has(seat) {
                return Err(de::Error::custom(format!("seat {seat} is there twice")));
            }
            seats.insert(seat);
        }
        Ok(seats)
    }
}

impl JsonSchema for SeatSet {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "SeatSet".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let seat = generator.subschema_for::<Seat>();
        json_schema!({ "type": "array", "uniqueItems": true, "items": seat })
    }
}

/// One `T` for each seat of a table.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct BySeat<T> {
    items: [T; MAX_SEATS],
    players: u8,
}

impl<T> BySeat<T> {
    pub fn from_fn(players: u8, mut make: impl FnMut(Seat) -> T) -> BySeat<T>
    where
        T: Default,
    {
        let items = std::array::from_fn(|number| {
            if number < players as usize { make(Seat(lossless(number))) } else { T::default() }
        });
        BySeat { items, players }
    }

    pub const fn players(&self) -> u8 {
        self.players
    }

    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.items[..self.players as usize].iter()
    }

    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        (0..self.players).map(Seat).zip(self.values())
    }

    /// The members for which `is` holds.
    pub fn seats_where(&self, mut is: impl FnMut(Seat, &T) -> bool) -> SeatSet {
        self.iter().filter(|(seat, item)| is(*seat, item)).map(|(seat, _)| seat).collect()
    }
}

impl<T: Copy + Default> BySeat<T> {
    pub fn all(players: u8, value: T) -> BySeat<T> {
        BySeat::from_fn(players, |_| value)
    }
}

/// For no seats at all.
impl<T: Default> Default for BySeat<T> {
    fn default() -> BySeat<T> {
        BySeat::from_fn(0, |_| T::default())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    fn index(&self, seat: Seat) -> &T {
        &self.items[seat.number()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.items[seat.number()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

impl<T: Serialize> Serialize for BySeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.values())
    }
}

impl<'de, T: Deserialize<'de> + Default> Deserialize<'de> for BySeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<BySeat<T>, D::Error> {
        let given = ArrayVec::<T, MAX_SEATS>::deserialize(deserializer)?;
        let players = lossless(given.len());
        let mut given = given.into_iter();
        Ok(BySeat { items: std::array::from_fn(|_| given.next().unwrap_or_default()), players })
    }
}

impl<T: JsonSchema> JsonSchema for BySeat<T> {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        format!("BySeat_{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let item = generator.subschema_for::<T>();
        json_schema!({ "type": "array", "items": item, "maxItems": MAX_SEATS })
    }
}
