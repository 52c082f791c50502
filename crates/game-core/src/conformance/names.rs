//! Names that come from the printed decks: each is a message too, so that every language can say it. English shows the name
//! as the deck has it, and the message must be the same.

use super::findings::Findings;
use super::played::setups;
use crate::words::letters_of;
use crate::{Observed, Words};

pub(super) fn check<G: Observed>(findings: &mut Findings, messages: &str) {
    let words = Words::new(messages).unwrap_or_default();
    for setup in setups::<G>() {
        let Ok(config) = G::config(&setup, G::INFO.max_players) else { continue };
        for (element, name) in G::names(&config) {
            let element = element.to_string();
            let kind = element.split(':').next().unwrap_or_default();
            // A name with a player's in it is made of the message `element`.
            if findings.look_up("element", kind).is_some() {
                continue;
            }
            let key = letters_of(&name);
            findings.uses("name", &key);
            match words.message("name", &key) {
                Some(said) if said == name => {}
                Some(said) => findings.fault(format!("name.{key} is '{said}', and the deck says '{name}'")),
                None => findings.fault(format!("name.{key} has no message: '{name}'")),
            }
        }
    }
}
