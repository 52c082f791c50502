//! The error of a request.

use game_core::{Illegal, Refusal, Words};
use games::records::RecordError;
use games::{BotError, StartError, UnknownGame};
use serde::Serialize;
use serde_json::Value;

/// An error line: a kind for programs, a sentence for people; for a refused action also rule and reason.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EngineError {
    kind: &'static str,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Box<Value>>,
}

impl EngineError {
    pub fn new(kind: &'static str, text: impl Into<String>) -> EngineError {
        EngineError { kind, text: text.into(), rule: None, why: None }
    }

    /// A refused action, with its sentence if the game has one.
    pub fn refused(refusal: Refusal, words: &Words) -> EngineError {
        let kind = refusal.kind();
        match refusal {
            Refusal::Illegal(Illegal { rule, why }) => {
                EngineError { kind, text: words.say("why", &why), rule: Some(rule), why: Some(Box::new(why)) }
            }
            other => EngineError::new(kind, other.to_string()),
        }
    }
}

impl From<UnknownGame> for EngineError {
    fn from(error: UnknownGame) -> EngineError {
        EngineError::new("unknown_game", error.to_string())
    }
}

impl From<StartError> for EngineError {
    fn from(error: StartError) -> EngineError {
        let kind = match error {
            StartError::Position(_) => "position",
            StartError::Unreadable(_) | StartError::Setup(_) | StartError::Rules(_) => "setup",
        };
        EngineError::new(kind, error.to_string())
    }
}

impl From<RecordError> for EngineError {
    fn from(error: RecordError) -> EngineError {
        EngineError::new("record", error.to_string())
    }
}

impl From<BotError> for EngineError {
    fn from(error: BotError) -> EngineError {
        EngineError::new("bot", error.to_string())
    }
}
