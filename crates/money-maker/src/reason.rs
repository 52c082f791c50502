//! Why an offer is turned down, in a word that people can read.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};

/// A reason somebody gives. In JSON its number, as forms answer it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub enum Reason {
    TooLittle,
    /// The helper would strain itself.
    NeedItMyself,
    /// The other bank's promises are not worth their face.
    NoTrust,
    /// A fair price, but for a rival.
    HelpsYouMore,
    NothingForMe,
}

impl Reason {
    pub const ALL: [Reason; 5] = [
        Reason::TooLittle,
        Reason::NeedItMyself,
        Reason::NoTrust,
        Reason::HelpsYouMore,
        Reason::NothingForMe,
    ];
}

game_core::numbered!(Reason);

impl From<Reason> for u8 {
    fn from(reason: Reason) -> u8 {
        reason as u8
    }
}

impl TryFrom<u8> for Reason {
    type Error = String;

    fn try_from(number: u8) -> Result<Reason, String> {
        Reason::ALL.get(usize::from(number)).copied().ok_or_else(|| format!("there is no reason {number}"))
    }
}

impl JsonSchema for Reason {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "Reason".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": 0, "maximum": Reason::ALL.len() - 1 })
    }
}
