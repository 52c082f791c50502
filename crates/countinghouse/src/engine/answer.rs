//! What the engine answers when it cannot do as asked.

use game_core::{Illegal, Refusal, Words};
use games::records::RecordError;
use games::{BotError, StartError, UnknownGame};
use serde::Serialize;
use serde_json::Value;

/// An error line: a kind for programs, a sentence for people; for a refused action also rule and reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Trouble {
    kind: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Box<Value>>,
}

impl Trouble {
    pub fn new(kind: &'static str, text: impl Into<String>) -> Trouble {
        Trouble { kind, text: text.into(), rule: None, why: None }
    }

    /// A refused action, in the game's own words where it has them.
    pub fn refused(refusal: Refusal, words: &Words) -> Trouble {
        let kind = refusal.kind();
        match refusal {
            Refusal::Illegal(Illegal { rule, why }) => {
                Trouble { kind, text: words.say("why", &why), rule: Some(rule), why: Some(Box::new(why)) }
            }
            other => Trouble::new(kind, other.to_string()),
        }
    }
}

impl From<UnknownGame> for Trouble {
    fn from(error: UnknownGame) -> Trouble {
        Trouble::new("unknown_game", error.to_string())
    }
}

impl From<StartError> for Trouble {
    fn from(error: StartError) -> Trouble {
        let kind = match error {
            StartError::Position(_) => "position",
            StartError::Unreadable(_) | StartError::Setup(_) | StartError::Rules(_) => "setup",
        };
        Trouble::new(kind, error.to_string())
    }
}

impl From<RecordError> for Trouble {
    fn from(error: RecordError) -> Trouble {
        Trouble::new("record", error.to_string())
    }
}

impl From<BotError> for Trouble {
    fn from(error: BotError) -> Trouble {
        Trouble::new("bot", error.to_string())
    }
}
