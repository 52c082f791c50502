//! Text and bytes: any, and valid texts with a few letters changed.

use proptest::collection::vec;
use proptest::prelude::{Strategy, any, prop_oneof};
use proptest::sample::{Index, select};

/// Bytes of any kind, some of them text.
pub fn arbitrary_bytes() -> impl Strategy<Value = Vec<u8>> + Clone {
    prop_oneof![vec(any::<u8>(), 0..400), "\\PC{0,200}".prop_map(String::into_bytes)]
}

/// What changes the meaning of a JSON or TOML text more than a letter does.
const FRAGMENTS: [&str; 14] = [
    "\"",
    "\\u0000",
    "\\ud800",
    "[",
    "]",
    "{",
    "}",
    "[[",
    ",",
    ":",
    "=",
    "null",
    "99999999999999999999",
    "\n",
];

/// One change to a text.
#[derive(Clone, Debug)]
pub enum TextMutation {
    Set(Index, u8),
    Insert(Index, &'static str),
    Remove(Index),
    CutOff(Index),
    /// Appends what follows this place once more.
    Repeat(Index),
    /// Copies this many bytes from one place to another.
    Copy(Index, Index, u8),
}

/// A text, by its index among those of the test, and what is changed in it.
#[derive(Clone, Debug)]
pub struct MutatedText {
    pub text: usize,
    pub mutations: Vec<TextMutation>,
}

/// One of so many texts, with one to six mutations.
pub fn mutated_text(texts: usize) -> impl Strategy<Value = MutatedText> + Clone {
    (0..texts, vec(mutation(), 1..7)).prop_map(|(text, mutations)| MutatedText { text, mutations })
}

fn mutation() -> impl Strategy<Value = TextMutation> + Clone {
    let place = any::<Index>;
    prop_oneof![
        4 => (place(), prop_oneof![3 => 32_u8..127, 1 => any::<u8>()])
            .prop_map(|(at, byte)| TextMutation::Set(at, byte)),
        3 => (place(), select(&FRAGMENTS[..])).prop_map(|(at, fragment)| TextMutation::Insert(at, fragment)),
        3 => place().prop_map(TextMutation::Remove),
        1 => place().prop_map(TextMutation::CutOff),
        1 => place().prop_map(TextMutation::Repeat),
        2 => (place(), place(), any::<u8>()).prop_map(|(from, to, bytes)| TextMutation::Copy(from, to, bytes)),
    ]
}

impl MutatedText {
    /// The text as it is after the mutations; it need not be UTF-8 any more.
    pub fn apply<T: AsRef<str>>(&self, texts: &[T]) -> Vec<u8> {
        let mut bytes = texts[self.text].as_ref().as_bytes().to_vec();
        for mutation in &self.mutations {
            if bytes.is_empty() {
                break;
            }
            mutation.apply(&mut bytes);
        }
        bytes
    }
}

impl TextMutation {
    fn apply(&self, bytes: &mut Vec<u8>) {
        let length = bytes.len();
        match self {
            TextMutation::Set(at, byte) => bytes[at.index(length)] = *byte,
            TextMutation::Insert(at, fragment) => {
                let at = at.index(length);
                bytes.splice(at..at, fragment.bytes());
            }
            TextMutation::Remove(at) => drop(bytes.remove(at.index(length))),
            TextMutation::CutOff(at) => bytes.truncate(at.index(length)),
            TextMutation::Repeat(at) => bytes.extend_from_within(at.index(length)..),
            TextMutation::Copy(from, to, number) => {
                let from = from.index(length);
                let to = to.index(length);
                let copied = bytes[from..length.min(from + usize::from(*number))].to_vec();
                bytes.splice(to..to, copied);
            }
        }
    }
}
