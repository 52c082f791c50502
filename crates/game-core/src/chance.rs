//! Chance is passed in: rules ask for it by name and never make it themselves.
//!
//! The chance of log entry n is ChaCha8 keyed by the seed, stream n. Entries therefore never disturb each
//! other: undo, replay and a second server all see the same dice for the same entry.
//!
//! Experiments that compare variants of a game may draw by purpose instead ([`Chance::by_purpose`]): the seventh credit
//! die is then the same in all variants, whatever was drawn for other purposes before it.

use std::collections::BTreeMap;

use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::lossless;
use crate::preview::Doubt;

/// The secret from which all dice and draws of one game follow.
pub type Seed = [u8; 32];

/// One scripted draw: what is asked for, and what comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Draw {
    pub label: String,
    pub value: u32,
}

impl Draw {
    pub fn new(label: &str, value: u32) -> Draw {
        Draw { label: label.to_owned(), value }
    }
}

/// One draw as it was made: what for, from how many, and which (0 to `of` - 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Drawn {
    pub label: &'static str,
    pub of: u32,
    pub value: u32,
}

/// The generator of one entry, and what it has given so far.
#[derive(Clone, Debug)]
struct EntryDice {
    rng: ChaCha8Rng,
    drawn: Vec<Drawn>,
}

/// Where dice, draws and lots come from.
#[derive(Clone, Debug)]
pub struct Chance {
    source: Source,
    drew: bool,
}

#[derive(Clone, Debug)]
enum Source {
    /// The chance of one log entry; the generator is only keyed when the entry draws.
    Entry { seed: Seed, stream: u64, dice: Option<Box<EntryDice>> },
    /// For rollouts and policies: fast, seeded, never written into a record.
    Fast(Xoshiro256PlusPlus),
    /// For tests and taught games: each draw is foretold.
    Script { draws: Vec<Draw>, next: usize, fault: Option<String> },
    /// For experiments: a draw follows from its purpose and from how often that was drawn before.
    ByPurpose(Box<Purposes>),
    /// For previews: what is drawn is anybody's guess, so whatever follows from it is in doubt.
    Unknown { guess: Xoshiro256PlusPlus, doubt: Doubt },
}

/// How often each purpose was drawn for, and each card of a deck.
#[derive(Clone, Debug)]
struct Purposes {
    seed: Seed,
    counts: BTreeMap<(&'static str, Option<u8>), u32>,
}

impl Purposes {
    /// A generator for one draw alone, so that one that takes two numbers does not move the next.
    fn generator(&self, label: &'static str, card: Option<u8>) -> ChaCha8Rng {
        let count = self.counts.get(&(label, card)).copied().unwrap_or(0);
        let mut rng = ChaCha8Rng::from_seed(self.seed);
        rng.set_stream(stream_of(label, card, count));
        rng
    }

    /// Kept out of the way of the fast source, as [`Chance::pick_on_record`] is.
    #[cold]
    fn first_of(&mut self, label: &'static str, cards: impl Iterator<Item = u8>) -> Option<u8> {
        let card = cards.min_by_key(|card| (self.generator(label, Some(*card)).next_u64(), *card))?;
        self.count(label, Some(card));
        Some(card)
    }

    fn count(&mut self, label: &'static str, card: Option<u8>) {
        *self.counts.entry((label, card)).or_default() += 1;
    }
}

/// FNV-1a of the purpose, the card and the count.
fn stream_of(label: &str, card: Option<u8>, count: u32) -> u64 {
    let card = [u8::from(card.is_some()), card.unwrap_or(0)];
    let bytes = label.bytes().chain(card).chain(count.to_le_bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

impl Chance {
    /// The chance of log entry `entry` under `seed`.
    pub fn of_entry(seed: &Seed, entry: u64) -> Chance {
        Chance { source: Source::Entry { seed: *seed, stream: entry, dice: None }, drew: false }
    }

    pub fn fast(seed: u64) -> Chance {
        Chance { source: Source::Fast(Xoshiro256PlusPlus::seed_from_u64(seed)), drew: false }
    }

    pub fn script(draws: impl IntoIterator<Item = Draw>) -> Chance {
        let draws = draws.into_iter().collect();
        Chance { source: Source::Script { draws, next: 0, fault: None }, drew: false }
    }

    /// The chance of a whole game, drawn by purpose and count: for experiments, whose variants then have the same dice and
    /// decks in the same order even after they have begun to differ. It runs on from entry to entry.
    pub fn by_purpose(seed: &Seed) -> Chance {
        let purposes = Purposes { seed: *seed, counts: BTreeMap::new() };
        Chance { source: Source::ByPurpose(Box::new(purposes)), drew: false }
    }

    /// Chance that nobody knows yet: the first draw raises the doubt.
    pub fn unknown(doubt: &Doubt) -> Chance {
        let guess = Xoshiro256PlusPlus::seed_from_u64(0);
        Chance { source: Source::Unknown { guess, doubt: doubt.clone() }, drew: false }
    }

    /// A number from 0 to `n - 1`, every one equally likely. The label says what it is for.
    ///
    /// # Panics
    /// If `n` is 0: nothing can be picked from nothing.
    #[inline]
    pub fn pick(&mut self, label: &'static str, n: u32) -> u32 {
        assert!(n > 0, "nothing to pick from for {label}");
        self.drew = true;
        match &mut self.source {
            Source::Fast(rng) => below(rng, n),
            Source::Entry { .. } | Source::Script { .. } | Source::ByPurpose(_) | Source::Unknown { .. } => {
                self.pick_on_record(label, n)
            }
        }
    }

    /// A place in a list of so many.
    ///
    /// # Panics
    /// If the list is empty.
    #[inline]
    pub fn index(&mut self, label: &'static str, len: usize) -> usize {
        self.pick(label, lossless(len)) as usize
    }

    /// Kept out of the way of the fast source, which rollouts live on.
    #[cold]
    fn pick_on_record(&mut self, label: &'static str, n: u32) -> u32 {
        match &mut self.source {
            Source::Fast(rng) => below(rng, n),
            Source::Entry { seed, stream, dice } => {
                let dice = dice.get_or_insert_with(|| {
                    let mut rng = ChaCha8Rng::from_seed(*seed);
                    rng.set_stream(*stream);
                    Box::new(EntryDice { rng, drawn: Vec::new() })
                });
                let value = below(&mut dice.rng, n);
                dice.drawn.push(Drawn { label, of: n, value });
                value
            }
            Source::ByPurpose(purposes) => {
                let value = below(&mut purposes.generator(label, None), n);
                purposes.count(label, None);
                value
            }
            Source::Unknown { guess, doubt } => {
                doubt.raise();
                below(guess, n)
            }
            Source::Script { draws, next, fault } => {
                let draw = draws.get(*next);
                *next += 1;
                match draw {
                    Some(draw) if draw.label == label && draw.value < n => draw.value,
                    other => {
                        fault.get_or_insert_with(|| describe_fault(other, label, n));
                        0
                    }
                }
            }
        }
    }

    /// One of these cards, where chance is drawn by purpose: every card has a place in the order of the deck that depends
    /// on nothing but the card and how often it was drawn before. `None` for every other source, which picks by number.
    #[inline]
    pub(crate) fn first_of<C: Iterator<Item = u8>>(
        &mut self,
        label: &'static str,
        cards: impl FnOnce() -> C,
    ) -> Option<u8> {
        let Source::ByPurpose(purposes) = &mut self.source else { return None };
        let card = purposes.first_of(label, cards())?;
        self.drew = true;
        Some(card)
    }

    /// A die with faces 1 to `faces`. Scripts give the face itself less one.
    pub fn roll(&mut self, label: &'static str, faces: u32) -> u32 {
        self.pick(label, faces) + 1
    }

    /// Whether anything was drawn.
    pub fn drew(&self) -> bool {
        self.drew
    }

    /// What a log entry has drawn, in order; empty for every other source.
    pub fn into_drawn(self) -> Vec<Drawn> {
        match self.source {
            Source::Entry { dice, .. } => dice.map_or_else(Vec::new, |dice| dice.drawn),
            Source::Fast(_) | Source::Script { .. } | Source::ByPurpose(_) | Source::Unknown { .. } => {
                Vec::new()
            }
        }
    }

    pub fn forget_drawing(&mut self) {
        self.drew = false;
    }

    /// What was wrong with the script so far: a draw it did not foretell, or foretold under another name.
    pub fn fault(&self) -> Option<&str> {
        match &self.source {
            Source::Script { fault, .. } => fault.as_deref(),
            Source::Entry { .. } | Source::Fast(_) | Source::ByPurpose(_) | Source::Unknown { .. } => None,
        }
    }

    /// The draws of a script that nobody has asked for yet.
    pub fn left_over(&self) -> &[Draw] {
        match &self.source {
            Source::Script { draws, next, .. } => draws.get(*next..).unwrap_or(&[]),
            Source::Entry { .. } | Source::Fast(_) | Source::ByPurpose(_) | Source::Unknown { .. } => &[],
        }
    }
}

fn describe_fault(draw: Option<&Draw>, label: &str, n: u32) -> String {
    match draw {
        None => format!("the script ended, but a draw of '{label}' (0 to {}) is needed", n - 1),
        Some(draw) if draw.label != label => {
            format!("the script foretells '{}', but '{label}' is drawn", draw.label)
        }
        Some(draw) => {
            format!("the script gives {} for '{label}', but 0 to {} is possible", draw.value, n - 1)
        }
    }
}

/// Lemire's multiply-and-reject: exact and nearly always one draw.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "the two halves of the product are looked at one by one")]
fn below(rng: &mut impl Rng, n: u32) -> u32 {
    let mut wide = u64::from(rng.next_u32()) * u64::from(n);
    if (wide as u32) < n {
        let threshold = n.wrapping_neg() % n;
        while (wide as u32) < threshold {
            wide = u64::from(rng.next_u32()) * u64::from(n);
        }
    }
    (wide >> 32) as u32
}
