//! Cards counted by their number, where who has seen them does not matter: the discards lie open.

use game_core::lossless;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::deck::MAX_KINDS;
use crate::hand::Count;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pack {
    counts: [u8; MAX_KINDS],
}

impl Default for Pack {
    fn default() -> Pack {
        Pack { counts: [0; MAX_KINDS] }
    }
}

impl Pack {
    pub fn put(&mut self, card: u8) {
        self.counts[usize::from(card)] += 1;
    }

    pub fn take(&mut self, card: u8) {
        self.counts[usize::from(card)] -= 1;
    }

    pub fn count(&self, card: u8) -> u8 {
        self.counts[usize::from(card)]
    }

    pub fn counts(&self) -> impl Iterator<Item = Count> + '_ {
        let count = |(card, count): (usize, &u8)| Count { card: lossless(card), count: *count };
        self.counts.iter().enumerate().map(count).filter(|count| count.count > 0)
    }

    /// The pack with these cards; `None` if one of them cannot exist.
    pub fn of(counts: &[Count]) -> Option<Pack> {
        let mut pack = Pack::default();
        for Count { card, count } in counts {
            *pack.counts.get_mut(usize::from(*card))? = *count;
        }
        Some(pack)
    }
}

impl Serialize for Pack {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.counts())
    }
}

impl<'de> Deserialize<'de> for Pack {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pack, D::Error> {
        let counts = Vec::<Count>::deserialize(deserializer)?;
        Pack::of(&counts).ok_or_else(|| de::Error::custom("no such card"))
    }
}

impl JsonSchema for Pack {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Pack".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Vec::<Count>::json_schema(generator)
    }
}
