//! A table whose game goes on from a moment of another one. It is stored as if it had been played here up to there: the deal
//! says what the dice followed from before, then come the entries of the other game under their old numbers, and notes
//! about who sits there now.

use games::records::{Earlier, Fork, Happened, Note};
use games::{AnyMatch, Dice};

use super::load::{Dealt, NOTE};
use super::viewers::ViewerSet;
use crate::store::StoredEntry;

/// What such a table begins with: the deal, and everything up to the moment.
pub struct Beginning {
    pub deal: StoredEntry,
    pub entries: Vec<StoredEntry>,
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
    let deal = stored(0, None, "deal".to_owned(), text, &*game);
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
