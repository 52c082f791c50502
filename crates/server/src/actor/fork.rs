//! Tables whose game has begun when they are there: a guided one, and one that goes on from a moment of another. That one is
//! stored as if it had been played here up to there: the deal says what the dice followed from before, then come the entries
//! of the other game under their old numbers, and notes about who sits there now.

use games::guided::GuidedGame;
use games::records::{Earlier, Fork, Happened, Note, Scheme};
use games::{AnyGame, AnyMatch, Dice};

use super::load::{Dealt, NOTE};
use super::viewers::ViewerSet;
use crate::store::StoredEntry;

/// What such a table begins with: the deal, and everything up to the moment.
pub struct Beginning {
    pub deal: StoredEntry,
    pub entries: Vec<StoredEntry>,
}

/// What a guided game begins with: its deal.
pub fn guided_beginning(
    game: &'static dyn AnyGame,
    guided: &GuidedGame,
    names: Vec<String>,
    at: i64,
) -> Result<Beginning, String> {
    let dealt = Dealt { names: names.clone(), scheme: Scheme::Guided, past: Vec::new() };
    let text = serde_json::to_string(&dealt).map_err(|error| error.to_string())?;
    let game = guided.start(game, names).map_err(|error| error.to_string())?;
    Ok(Beginning { deal: deal(text, &*game, at), entries: Vec::new() })
}

fn deal(text: String, game: &dyn AnyMatch, at: i64) -> StoredEntry {
    StoredEntry {
        seq: 0,
        seat: None,
        by: "deal".to_owned(),
        reference: None,
        action: text,
        digest: game.digest(),
        noticed: ViewerSet::ALL.0,
        at,
    }
}

/// `names` are those of the seats now; `at` is the time.
pub fn beginning(fork: Fork, names: &[String], at: i64) -> Result<Beginning, String> {
    let past = fork.origin.past.iter().map(Earlier::on_record).collect();
    let dealt = Dealt { names: fork.terms.seats.clone(), scheme: fork.origin.scheme, past };
    let then = fork.terms.seats.clone();
    let (mut game, _) =
        fork.game.start(fork.terms, Dice::Promised(fork.origin)).map_err(|error| error.to_string())?;
    // The other game is over and lies open, so there is nothing that somebody could not notice.
    let stored = |seq: u64, seat: Option<u8>, by: String, action: String, game: &dyn AnyMatch| StoredEntry {
        seq,
        seat,
        by,
        reference: None,
        action,
        digest: game.digest(),
        noticed: ViewerSet::ALL.0,
        at,
    };
    let text = serde_json::to_string(&dealt).map_err(|error| error.to_string())?;
    let deal = deal(text, &*game, at);
    let mut entries = Vec::with_capacity(fork.entries.len() + names.len());
    for entry in &fork.entries {
        game.enter(entry).map_err(|error| error.to_string())?;
        if let Happened::Action { seat, by, action } = &entry.what {
            let seat = Some(seat.number() as u8);
            entries.push(stored(entry.seq, seat, by.to_string(), action.to_string(), &*game));
        }
    }
    for (seat, name) in game_core::SeatSet::all(game.players()).iter().zip(names) {
        if then.get(seat.number()) == Some(name) {
            continue;
        }
        let note = Note::Seat { seat, name: name.clone() };
        let text = serde_json::to_string(&note).map_err(|error| error.to_string())?;
        let seq = game.note(note).map_err(|error| error.to_string())?;
        entries.push(stored(seq, None, NOTE.to_owned(), text, &*game));
    }
    Ok(Beginning { deal, entries })
}
