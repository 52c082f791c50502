//! A proven deck: every different card has a number, cheapest first within its kind. What a card can do is not here.
//!
//! Equal cards have the same number. Nobody at a table can tell two $1,000 notes apart, so the game must not either:
//! otherwise a note seen once could be followed from hand to hand.

use game_core::{SetupError, lossless};

use crate::cards::{Business, DeckFile};

/// How many cards of each kind the box holds, and what they add up to.
pub const NEW_ECONOMY_CARDS: u32 = 59;
pub const NEW_ECONOMY_TOTAL: u32 = 73_500;
pub const BANKNOTES: u32 = 71;
pub const BANKNOTES_TOTAL: u32 = 85_500;
pub const REQUESTS: u32 = 17;
pub const REQUESTS_TOTAL: u32 = 178_000;
pub const LARGEST_REQUEST: u32 = 50_000;
pub const LOBBY_CARDS: u32 = 2;
pub const JOKERS: u32 = 1;
pub const TRIPLES: usize = 3;
/// Notes beyond one for every New Economy card: two for each of six players.
pub const SPARE_NOTES: u32 = 12;

/// Cards that are drawn: all but the banknotes.
pub const DRAWN_CARDS: usize = 83;
/// More values of banknotes than this cannot be kept track of.
pub const MAX_VALUES: usize = 6;
/// All New Economy cards and requests different, four businesses, Lobby, Joker, and the notes.
pub const MAX_KINDS: usize = 59 + 17 + 4 + 1 + 1 + MAX_VALUES;

/// A set of different cards.
pub type Kinds = u128;

/// The cards of a set, lowest number first.
pub fn each(kinds: Kinds) -> impl Iterator<Item = u8> {
    // Word by word: few decks need the second one, and wide numbers are slow.
    let [mut rest, mut later] = [kinds & Kinds::from(u64::MAX), kinds >> u64::BITS].map(lossless::<_, u64>);
    let mut first = 0;
    std::iter::from_fn(move || {
        if rest == 0 {
            if later == 0 {
                return None;
            }
            (rest, later, first) = (later, 0, u64::BITS);
        }
        let card = lossless(first + rest.trailing_zeros());
        rest &= rest - 1;
        Some(card)
    })
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// The index is its place among the values of notes.
    Banknote(u8),
    /// The index is that of the note it is exchanged for.
    NewEconomy(u8),
    Request,
    Business(Business),
    Lobby,
    Joker,
}

/// The front of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Face {
    pub class: Class,
    /// What it pays or asks for.
    pub worth: u32,
    /// How many there are.
    pub copies: u8,
}

/// A deck that has been proven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deck {
    faces: Vec<Face>,
    names: Vec<String>,
    pub notes: Kinds,
    pub new_economy: Kinds,
    pub requests: Kinds,
    pub businesses: Kinds,
    pub lobby: u8,
    pub joker: u8,
    /// The number of the note every player starts with.
    pub starting_note: u8,
    pub triples: [[u8; 3]; TRIPLES],
    /// The same as sets.
    pub triple_kinds: [Kinds; TRIPLES],
    /// Every card that can be drawn, as its kind.
    pub drawn: [u8; DRAWN_CARDS],
}

impl Deck {
    /// How many different cards there are.
    pub fn kinds(&self) -> u8 {
        lossless(self.faces.len())
    }

    /// How many values of notes there are; notes have the lowest numbers.
    pub fn values(&self) -> usize {
        self.notes.count_ones() as usize
    }

    /// The front of a card of this game.
    pub fn face(&self, card: u8) -> Face {
        self.faces[usize::from(card)]
    }

    /// The front of a card somebody named, if there is one.
    pub fn find(&self, card: u8) -> Option<Face> {
        self.faces.get(usize::from(card)).copied()
    }

    pub fn worth(&self, card: u8) -> u32 {
        self.face(card).worth
    }

    pub fn name(&self, card: u8) -> &str {
        &self.names[usize::from(card)]
    }

    pub fn all(&self) -> impl Iterator<Item = (u8, Face)> + '_ {
        (0..self.kinds()).map(|card| (card, self.face(card)))
    }

    /// The card with this effect.
    pub fn business(&self, business: Business) -> u8 {
        let first: u8 = lossless(self.businesses.trailing_zeros());
        first + business as u8
    }
}

impl DeckFile {
    /// Proves that the game can be played with it: the printed totals, and a note for every exchange.
    pub fn prove(&self) -> Result<Deck, SetupError> {
        self.prove_totals()?;
        self.prove_specials()?;
        self.prove_notes()?;
        let mut deck = Builder::default();
        let mut values: Vec<_> = self.banknote.iter().map(|note| (note.value, note.copies)).collect();
        values.sort_unstable();
        for (index, (value, copies)) in values.iter().enumerate() {
            let name = format!("${} note", with_commas(*value));
            deck.add(Class::Banknote(lossless(index)), *value, *copies, name);
        }
        let mut cards: Vec<_> = self.new_economy.iter().collect();
        cards.sort_by_key(|card| card.value);
        for card in cards {
            let note = values.iter().position(|(value, _)| *value == card.value).unwrap_or_default();
            deck.add(Class::NewEconomy(lossless(note)), card.value, card.copies, card.name.clone());
        }
        let mut requests: Vec<_> = self.payment_request.iter().collect();
        requests.sort_by_key(|request| request.amount);
        for request in requests {
            let name = format!("${} request", with_commas(request.amount));
            deck.add(Class::Request, request.amount, request.copies, name);
        }
        for business in Business::ALL {
            let entry = self.growing_new_business.iter().find(|entry| entry.effect == business);
            let name = entry.map(|entry| entry.name.clone()).unwrap_or_default();
            deck.add(Class::Business(business), 0, 1, name);
        }
        deck.add(Class::Lobby, 0, self.lobby.copies, self.lobby.name.clone());
        deck.add(Class::Joker, 0, self.joker.copies, self.joker.name.clone());
        deck.prove_names()?;
        let triples = self.triples(&deck)?;
        Ok(deck.finish(self.starting_note, triples))
    }

    fn prove_totals(&self) -> Result<(), SetupError> {
        let cards = self.new_economy.iter().map(|card| (card.value, card.copies));
        prove_total("New Economy cards", cards, NEW_ECONOMY_CARDS, NEW_ECONOMY_TOTAL)?;
        let notes = self.banknote.iter().map(|note| (note.value, note.copies));
        prove_total("banknotes", notes, BANKNOTES, BANKNOTES_TOTAL)?;
        let requests = self.payment_request.iter().map(|request| (request.amount, request.copies));
        prove_total("Payment Requests", requests, REQUESTS, REQUESTS_TOTAL)?;
        if !self.payment_request.iter().any(|request| request.amount == LARGEST_REQUEST) {
            return refused("no Payment Request is of 50000; at least one must be".to_owned());
        }
        let distinct = |mut worths: Vec<u32>| {
            let before = worths.len();
            worths.sort_unstable();
            worths.dedup();
            worths.len() == before
        };
        if !distinct(self.banknote.iter().map(|note| note.value).collect())
            || !distinct(self.payment_request.iter().map(|request| request.amount).collect())
        {
            return refused(
                "two entries for the same banknote or request; write one with more copies".to_owned(),
            );
        }
        Ok(())
    }

    fn prove_specials(&self) -> Result<(), SetupError> {
        for business in Business::ALL {
            let count = self.growing_new_business.iter().filter(|entry| entry.effect == business).count();
            if count != 1 {
                return refused(format!("{count} Growing New Business cards of {business:?}; 1 is needed"));
            }
        }
        for (name, entry, needed) in [("Lobby", &self.lobby, LOBBY_CARDS), ("Joker", &self.joker, JOKERS)] {
            if u32::from(entry.copies) != needed {
                return refused(format!("{} {name} cards; {needed} needed", entry.copies));
            }
        }
        Ok(())
    }

    /// A note for every New Economy card of equal value, and twelve more of the starting value: then the bank can
    /// always exchange (R10).
    fn prove_notes(&self) -> Result<(), SetupError> {
        if self.banknote.len() > MAX_VALUES {
            return refused(format!("{} values of banknotes; {MAX_VALUES} at most", self.banknote.len()));
        }
        let values = self.new_economy.iter().map(|card| card.value);
        for value in values.chain(self.banknote.iter().map(|note| note.value)).chain([self.starting_note]) {
            let notes: u32 = self
                .banknote
                .iter()
                .filter(|note| note.value == value)
                .map(|note| u32::from(note.copies))
                .sum();
            let cards: u32 = self
                .new_economy
                .iter()
                .filter(|card| card.value == value)
                .map(|card| u32::from(card.copies))
                .sum();
            let spare = if value == self.starting_note { SPARE_NOTES } else { 0 };
            if notes != cards + spare {
                return refused(format!(
                    "{notes} notes of {value}; {cards} New Economy cards of that value and {spare} spare notes need {}",
                    cards + spare
                ));
            }
        }
        Ok(())
    }

    fn triples(&self, deck: &Builder) -> Result<[[u8; 3]; TRIPLES], SetupError> {
        let mut triples = [[0; 3]; TRIPLES];
        if self.triple.len() != TRIPLES {
            return refused(format!("{} triples; {TRIPLES} are needed", self.triple.len()));
        }
        for (triple, entry) in triples.iter_mut().zip(&self.triple) {
            for (slot, name) in triple.iter_mut().zip(&entry.cards) {
                let found =
                    deck.names.iter().zip(&deck.faces).position(|(other, face)| {
                        other == name && matches!(face.class, Class::NewEconomy(_))
                    });
                let Some(card) = found else {
                    return refused(format!("a triple names '{name}', which is no New Economy card"));
                };
                *slot = lossless(card);
            }
            if triple[0] == triple[1] || triple[0] == triple[2] || triple[1] == triple[2] {
                return refused(format!("the triple {:?} names a card twice", entry.cards));
            }
        }
        Ok(triples)
    }
}

/// Cards in the order of their numbers.
#[derive(Default)]
struct Builder {
    faces: Vec<Face>,
    names: Vec<String>,
}

impl Builder {
    fn add(&mut self, class: Class, worth: u32, copies: u8, name: String) {
        self.faces.push(Face { class, worth, copies });
        self.names.push(name);
    }

    fn prove_names(&self) -> Result<(), SetupError> {
        for (index, name) in self.names.iter().enumerate() {
            if name.trim().is_empty() {
                return refused("a card has no name".to_owned());
            }
            if self.names[..index].contains(name) {
                return refused(format!("two entries are called '{name}'; write one with more copies"));
            }
        }
        Ok(())
    }

    fn kinds(&self, is: impl Fn(Class) -> bool) -> Kinds {
        let bit = |(card, face): (usize, &Face)| if is(face.class) { 1 << card } else { 0 };
        self.faces.iter().enumerate().map(bit).fold(0, |kinds, bit: Kinds| kinds | bit)
    }

    fn finish(self, starting_note: u32, triples: [[u8; 3]; TRIPLES]) -> Deck {
        let notes = self.kinds(|class| matches!(class, Class::Banknote(_)));
        let mut drawn = [0; DRAWN_CARDS];
        let all = self.faces.iter().enumerate().filter(|(_, face)| !matches!(face.class, Class::Banknote(_)));
        let one_by_one = all.flat_map(|(card, face)| std::iter::repeat_n(lossless(card), face.copies.into()));
        for (slot, card) in drawn.iter_mut().zip(one_by_one) {
            *slot = card;
        }
        let is_starting_note = |card: &u8| self.faces[usize::from(*card)].worth == starting_note;
        let starting_note = each(notes).find(is_starting_note).unwrap_or_default();
        Deck {
            notes,
            new_economy: self.kinds(|class| matches!(class, Class::NewEconomy(_))),
            requests: self.kinds(|class| class == Class::Request),
            businesses: self.kinds(|class| matches!(class, Class::Business(_))),
            lobby: lossless(self.kinds(|class| class == Class::Lobby).trailing_zeros()),
            joker: lossless(self.kinds(|class| class == Class::Joker).trailing_zeros()),
            starting_note,
            triples,
            triple_kinds: triples.map(|cards| cards.iter().fold(0, |kinds, card| kinds | 1 << card)),
            drawn,
            faces: self.faces,
            names: self.names,
        }
    }
}

fn prove_total(
    what: &str,
    cards: impl Iterator<Item = (u32, u8)>,
    count: u32,
    total: u32,
) -> Result<(), SetupError> {
    let (mut found, mut sum) = (0u32, 0u64);
    for (worth, copies) in cards {
        if worth == 0 || copies == 0 {
            return refused(format!("{what} include one without value or without copies"));
        }
        found += u32::from(copies);
        sum += u64::from(worth) * u64::from(copies);
    }
    if found != count {
        return refused(format!("{found} {what}; the box holds {count}"));
    }
    if sum != u64::from(total) {
        return refused(format!("the {what} add up to {sum}; printed is {total}"));
    }
    Ok(())
}

fn refused<T>(problem: String) -> Result<T, SetupError> {
    Err(SetupError::new("deck", problem))
}

fn with_commas(amount: u32) -> String {
    if amount < 1000 { amount.to_string() } else { format!("{},{:03}", amount / 1000, amount % 1000) }
}
