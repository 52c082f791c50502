//! A hand, and what every viewer knows of it. Nothing here decides when cards move or are shown.
//!
//! Cards that look alike are counted, not named, so knowledge is counted too: for each different card every seat,
//! and whoever only watches, has a number "at least so many are there". Besides, everyone was told at the deal that
//! so many are requests and so many are New Economy cards, and everyone has watched every note leave the bank: so
//! there is a "so many more at least" for those two classes and a "so many at most" for every note.

use game_core::{Audience, Chance, Seat, SeatSet, lossless};
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::deck::{Class, Deck, Kinds, MAX_KINDS, MAX_VALUES, each};
use crate::lanes::{LANES, Lanes, WATCHERS};

/// Every note that leaves a hand unseen may be one more in another; there are far fewer such gifts than this in a game.
const NOTES_AT_MOST: u8 = 100;

/// What one viewer knows of a hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema, Default)]
pub struct Known {
    /// Cards that are there for certain.
    pub cards: Vec<Count>,
    /// So many Payment Requests more at least, but not which.
    pub more_requests: u8,
    /// So many New Economy cards more at least, but not which.
    pub more_new_economy: u8,
    /// Notes of which there may be more than named above, and how many there can be at most.
    pub notes_at_most: Vec<Count>,
}

/// A card and how many of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Count {
    pub card: u8,
    pub count: u8,
}

/// The cards a player holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hand {
    /// The different cards that are there.
    kinds: Kinds,
    size: u8,
    requests: u8,
    new_economy: u8,
    at_least: [Lanes; MAX_KINDS],
    more_requests: Lanes,
    more_new_economy: Lanes,
    notes_at_most: [Lanes; MAX_VALUES],
}

impl Default for Hand {
    fn default() -> Hand {
        let none = Lanes::default();
        Hand {
            kinds: 0,
            size: 0,
            requests: 0,
            new_economy: 0,
            at_least: [none; MAX_KINDS],
            more_requests: none,
            more_new_economy: none,
            notes_at_most: [none; MAX_VALUES],
        }
    }
}

impl Hand {
    pub fn len(&self) -> u8 {
        self.size
    }

    pub fn is_empty(&self) -> bool {
        self.size == 0
    }

    /// The different cards that are there.
    pub fn kinds(&self) -> Kinds {
        self.kinds
    }

    pub fn has(&self, card: u8) -> bool {
        // As its bit in `kinds` says, which takes longer to find.
        self.at_least.get(usize::from(card)).is_some_and(|row| row.truth() > 0)
    }

    pub fn count(&self, card: u8) -> u8 {
        self.at_least[usize::from(card)].truth()
    }

    pub fn requests(&self) -> u8 {
        self.requests
    }

    pub fn new_economy(&self) -> u8 {
        self.new_economy
    }

    /// Every card, one by one.
    pub fn cards(&self) -> impl Iterator<Item = u8> + '_ {
        each(self.kinds).flat_map(|card| std::iter::repeat_n(card, self.count(card).into()))
    }

    /// What the notes add up to.
    pub fn cash(&self, deck: &Deck) -> u32 {
        each(self.kinds & deck.notes).map(|note| u32::from(self.count(note)) * deck.worth(note)).sum()
    }

    /// A card drawn from the hand at random.
    pub fn pick(&self, label: &'static str, chance: &mut Chance) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        self.cards().nth(chance.pick(label, u32::from(self.size)) as usize)
    }

    /// Takes in a card that these have seen. A note that not everyone has seen comes by [`Hand::give_secretly`].
    pub fn add(&mut self, deck: &Deck, card: u8, seen_by: Audience) {
        self.take_in(deck, card, Lanes::of(seen_by));
    }

    fn take_in(&mut self, deck: &Deck, card: u8, seen_by: Lanes) {
        let seen = seen_by.with_truth();
        self.kinds |= 1 << card;
        self.size += 1;
        self.at_least[usize::from(card)].plus(seen);
        match deck.face(card).class {
            Class::Request => self.requests += 1,
            Class::NewEconomy(_) => self.new_economy += 1,
            Class::Banknote(value) => self.notes_at_most[usize::from(value)].plus(seen),
            Class::Business(_) | Class::Lobby | Class::Joker => {}
        }
    }

    /// Everyone is told of so many requests and New Economy cards, but not which.
    pub fn announce(&mut self, requests: u8, new_economy: u8) {
        for lane in 0..=WATCHERS {
            self.more_requests.0[lane] = requests;
            self.more_new_economy.0[lane] = new_economy;
        }
    }

    /// A card leaves the hand for all to see: what is known of the others stays known.
    pub fn remove_openly(&mut self, deck: &Deck, card: u8) {
        self.take_out(deck, card, Lanes([1; LANES]));
    }

    /// Whoever sees a card leave knows one less of it; if they did not know of it, it was one of those they only
    /// knew the class of.
    fn take_out(&mut self, deck: &Deck, card: u8, seen: Lanes) {
        self.size -= 1;
        let row = &mut self.at_least[usize::from(card)];
        let mut unexpected = seen;
        unexpected.minus(*row);
        row.minus(seen);
        if row.truth() == 0 {
            self.kinds &= !(1 << card);
        }
        match deck.face(card).class {
            Class::Request => {
                self.requests -= 1;
                self.more_requests.minus(unexpected);
            }
            Class::NewEconomy(_) => {
                self.new_economy -= 1;
                self.more_new_economy.minus(unexpected);
            }
            Class::Banknote(value) => self.notes_at_most[usize::from(value)].minus(seen),
            Class::Business(_) | Class::Lobby | Class::Joker => {}
        }
    }

    /// A card goes to another hand and only these see which. For all others it may have been any card, so of each
    /// they know one less; and the other hand may hold one more of every note that this one may have held.
    pub fn give_secretly(&mut self, deck: &Deck, card: u8, seen_by: SeatSet, to: &mut Hand) {
        let mut seen = Lanes::of(Audience::Only(seen_by));
        // If all know that these cards are alike, all know which one has left. One who knows it alone, from having
        // looked, is left out: else the owner could read off their own view what that one has seen elsewhere.
        if self.at_least[usize::from(card)].of_viewer(None) == self.size {
            seen = Lanes::of(Audience::Everyone);
        }
        let unseen = seen.others();
        for (mine, theirs) in self.notes_at_most.iter().zip(&mut to.notes_at_most) {
            for lane in 0..=WATCHERS {
                theirs.0[lane] += u8::from(unseen.0[lane] != 0 && mine.0[lane] > 0);
            }
        }
        // Of other cards nobody knows any to be there.
        let (requests, new_economy) = (self.kinds & deck.requests, self.kinds & deck.new_economy);
        self.take_out(deck, card, seen.with_truth());
        let (requests_known, new_economy_known) = (self.known_of(requests), self.known_of(new_economy));
        for row in &mut self.at_least[..usize::from(deck.kinds())] {
            row.minus(unseen);
        }
        self.more_requests.lose_one(unseen, requests_known, self.known_of(requests));
        self.more_new_economy.lose_one(unseen, new_economy_known, self.known_of(new_economy));
        to.take_in(deck, card, seen);
    }

    /// How many of these cards every viewer knows to be there.
    fn known_of(&self, kinds: Kinds) -> Lanes {
        let mut sum = Lanes::default();
        for card in each(kinds) {
            sum.plus(self.at_least[usize::from(card)]);
        }
        sum
    }

    /// The whole hand is shown.
    pub fn show(&mut self, deck: &Deck, to: Audience) {
        let viewers = Lanes::of(to);
        for row in &mut self.at_least[..usize::from(deck.kinds())] {
            row.learn(viewers, row.truth());
        }
        self.more_requests.learn(viewers, 0);
        self.more_new_economy.learn(viewers, 0);
        for row in &mut self.notes_at_most {
            row.learn(viewers, row.truth());
        }
    }

    /// Whether this seat knows every card of this hand.
    pub fn is_known_to(&self, seat: Seat) -> bool {
        each(self.kinds)
            .all(|card| self.at_least[usize::from(card)].of_viewer(Some(seat)) == self.count(card))
    }

    /// What a viewer (a seat, or whoever only watches) knows of this hand.
    pub fn known_to(&self, deck: &Deck, viewer: Option<Seat>) -> Known {
        self.known(deck, viewer, viewer)
    }

    /// What the owner knows that another seat knows of this hand. Which notes that seat rules out may come from what
    /// it has seen of a third hand; of that the owner only knows what everyone does.
    pub fn shown_to(&self, deck: &Deck, viewer: Seat) -> Known {
        self.known(deck, Some(viewer), None)
    }

    fn known(&self, deck: &Deck, viewer: Option<Seat>, ruling_out: Option<Seat>) -> Known {
        let count = |card: u8| Count { card, count: self.at_least[usize::from(card)].of_viewer(viewer) };
        let at_most =
            |(card, row): (usize, &Lanes)| Count { card: lossless(card), count: row.of_viewer(ruling_out) };
        Known {
            cards: (0..deck.kinds()).map(count).filter(|count| count.count > 0).collect(),
            more_requests: self.more_requests.of_viewer(viewer),
            more_new_economy: self.more_new_economy.of_viewer(viewer),
            notes_at_most: self.notes_at_most[..deck.values()]
                .iter()
                .enumerate()
                .map(at_most)
                .filter(|most| most.count > count(most.card).count)
                .collect(),
        }
    }

    /// Sets what these viewers know, for a possible world. It must be true of the cards that are there.
    pub fn remember(&mut self, known: &Known, viewers: Audience) {
        let viewers = Lanes::of(viewers);
        for row in &mut self.at_least {
            row.learn(viewers, 0);
        }
        for row in &mut self.notes_at_most {
            row.learn(viewers, 0);
        }
        for Count { card, count } in &known.cards {
            self.at_least[usize::from(*card)].learn(viewers, *count);
            if let Some(row) = self.notes_at_most.get_mut(usize::from(*card)) {
                row.learn(viewers, *count);
            }
        }
        for Count { card, count } in &known.notes_at_most {
            if let Some(row) = self.notes_at_most.get_mut(usize::from(*card)) {
                row.learn(viewers, *count);
            }
        }
        self.more_requests.learn(viewers, known.more_requests);
        self.more_new_economy.learn(viewers, known.more_new_economy);
    }

    /// Nothing is known that is not so, and the counts agree with each other.
    pub fn audit(&self, deck: &Deck) -> Result<(), String> {
        let class_of = |kinds: Kinds| each(kinds).map(|card| u32::from(self.count(card))).sum::<u32>();
        if self.kinds >> deck.kinds() != 0 || class_of(self.kinds) != u32::from(self.size) {
            return Err("a hand holds cards that do not exist, or miscounts them".to_owned());
        }
        if class_of(deck.requests) != u32::from(self.requests())
            || class_of(deck.new_economy) != u32::from(self.new_economy())
        {
            return Err("a hand miscounts its requests or New Economy cards".to_owned());
        }
        let beyond_truth = |row: &Lanes| row.0.iter().any(|known| *known > row.truth());
        if self.at_least.iter().any(beyond_truth) {
            return Err("somebody knows a card that is not there".to_owned());
        }
        for (kinds, more) in [(deck.requests, self.more_requests), (deck.new_economy, self.more_new_economy)]
        {
            let mut known = self.known_of(kinds);
            known.plus(more);
            if beyond_truth(&known) || more.truth() != 0 {
                return Err("somebody knows a class of card that is not there".to_owned());
            }
        }
        for (note, most) in self.notes_at_most.iter().enumerate() {
            let truth = if note < deck.values() { self.count(lossless(note)) } else { 0 };
            if most.truth() != truth || most.0.iter().any(|most| *most < truth) {
                return Err("somebody rules out a note that is there".to_owned());
            }
            if most.0.iter().any(|most| *most > NOTES_AT_MOST) {
                return Err("somebody thinks of more notes than can have come".to_owned());
            }
        }
        Ok(())
    }
}

/// A hand as it is saved: only what is there.
#[derive(Serialize, Deserialize, JsonSchema)]
#[serde(rename = "Hand", deny_unknown_fields)]
struct SavedHand {
    /// Each card with what the six seats and the watchers know at least, and the truth.
    cards: Vec<(u8, Lanes)>,
    requests: u8,
    new_economy: u8,
    more_requests: Lanes,
    more_new_economy: Lanes,
    notes_at_most: [Lanes; MAX_VALUES],
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let cards = each(self.kinds).map(|card| (card, self.at_least[usize::from(card)])).collect();
        let Hand { requests, new_economy, more_requests, more_new_economy, notes_at_most, .. } = *self;
        SavedHand { cards, requests, new_economy, more_requests, more_new_economy, notes_at_most }
            .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hand, D::Error> {
        let saved = SavedHand::deserialize(deserializer)?;
        let SavedHand { requests, new_economy, more_requests, more_new_economy, notes_at_most, .. } = saved;
        let mut hand =
            Hand { requests, new_economy, more_requests, more_new_economy, notes_at_most, ..Hand::default() };
        for (card, row) in saved.cards {
            if usize::from(card) >= MAX_KINDS || row.truth() == 0 || hand.has(card) {
                return Err(de::Error::custom(format!(
                    "card {card} cannot be in this hand, or is there twice"
                )));
            }
            hand.kinds |= 1 << card;
            hand.size = hand.size.saturating_add(row.truth());
            hand.at_least[usize::from(card)] = row;
        }
        Ok(hand)
    }
}

impl JsonSchema for Hand {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Hand".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        SavedHand::json_schema(generator)
    }
}
