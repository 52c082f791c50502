//! A table read back from its store: every entry is played again. If one is refused, or the state at the end is not the
//! one that was stored, the table is frozen where the last good entry left it.

use game_core::Seat;
use games::AnyGame;
use games::records::Nonce;
use serde_json::Value;

use super::chat::Chat;
use super::play::{Deed, Play};
use super::refs::Refs;
use super::saved_clocks::SavedClocks;
use super::viewers::ViewerSet;
use crate::room::Room;
use crate::store::{Store, StoreError, StoredEntry, StoredStage};

/// What a stored entry is, if it is no action.
pub const UNDO: &str = "undo";
pub const NOTE: &str = "note";

/// A table ready to go on.
pub struct Loaded {
    pub room: Room,
    pub play: Option<Play>,
    pub refs: Refs,
    pub chat: Chat,
    /// How the clocks stood.
    pub clocks: Option<SavedClocks>,
    /// Why it cannot go on.
    pub trouble: Option<String>,
}

/// Why a table could not be read.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("there is no such table")]
    NoSuchTable,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("this program cannot furnish the table: {0}")]
    Unplayable(String),
}

pub async fn load(
    store: &dyn Store,
    games: &'static [&'static dyn AnyGame],
    code: &str,
) -> Result<Loaded, LoadError> {
    let stored = store.find(code).await?.ok_or(LoadError::NoSuchTable)?;
    let found = games.iter().find(|game| game.info().id == stored.game).copied();
    let game = found.ok_or_else(|| LoadError::Unplayable(format!("it has no game '{}'", stored.game)))?;
    let played_under = stored.rules;
    let entries =
        if stored.stage == StoredStage::Waiting { Vec::new() } else { store.entries(stored.id).await? };
    let chat = Chat::new(store.chat(stored.id, protocol::MOST_LINES as u32).await?);
    let clocks = SavedClocks::read(stored.clocks.as_deref(), &entries);
    let room = Room::new(stored, game).map_err(LoadError::Unplayable)?;
    let mut refs = Refs::default();
    for entry in &entries {
        if let (Some(seat), Some(reference)) = (entry.seat.and_then(Seat::new), &entry.reference) {
            refs.accept(seat, reference, entry.seq);
        }
    }
    let (play, trouble) = match entries.split_first() {
        None => (None, None),
        Some((deal, acted)) => replay(&room, deal, acted),
    };
    // Rules that have changed elsewhere do not harm a game in which every entry is legal and leads where it led.
    let rules = game.info().rules;
    let trouble = trouble.map(|why| match played_under == rules {
        true => why,
        false => {
            format!(
                "it was played under version {played_under} of the rules, this program has {rules}, and {why}"
            )
        }
    });
    let trouble = trouble.map(|why| format!("This table cannot go on: {why}. Its entries are all kept."));
    Ok(Loaded { room, play, refs, chat, clocks, trouble })
}

fn replay(room: &Room, deal: &StoredEntry, acted: &[StoredEntry]) -> (Option<Play>, Option<String>) {
    let nonces: Option<Vec<_>> =
        room.stored.seats.iter().map(|seat| Nonce::from_hex(seat.nonce.as_deref()?)).collect();
    let Some(nonces) = nonces else { return (None, Some("a nonce is missing".to_owned())) };
    let seed = room.server_seed.game_seed(&nonces);
    let mut play = match Play::deal(room.game, &room.setup, room.players(), seed) {
        Ok((play, _)) => play,
        Err(why) => return (None, Some(logged(room, "it cannot be dealt again".to_owned(), &why))),
    };
    let mut expected = deal.digest;
    let mut trouble = None;
    for entry in acted {
        if let Err(why) = enter(&mut play, entry) {
            trouble = Some(logged(room, format!("entry {} is refused", entry.seq), &why));
            break;
        }
        expected = entry.digest;
    }
    let digest = match play.show_again() {
        Ok(digest) => digest,
        Err(why) => return (None, Some(logged(room, "it cannot be shown".to_owned(), &why))),
    };
    if trouble.is_none() && digest != expected {
        trouble = Some("played again, its entries lead to another position".to_owned());
    }
    (Some(play), trouble)
}

/// Everyone may know that something is wrong; what exactly may show a secret of the game.
fn logged(room: &Room, trouble: String, why: &str) -> String {
    tracing::error!(table = room.id, why, "{trouble}");
    trouble
}

/// Enters what an entry says.
fn enter(play: &mut Play, entry: &StoredEntry) -> Result<(), String> {
    let noticed_by = ViewerSet(entry.noticed);
    if entry.by == NOTE {
        play.note(entry.seq);
        return Ok(());
    }
    let seat = entry.seat.and_then(Seat::new).ok_or("nobody acted")?;
    let action: Value = serde_json::from_str(&entry.action).map_err(|error| error.to_string())?;
    if entry.by == UNDO {
        let to = action.as_u64().ok_or("nothing is taken back")?;
        return play.replay_undo(entry.seq, to, seat, noticed_by);
    }
    play.replay(entry.seq, &Deed { seat, by: entry.by.clone(), action }, noticed_by)
}
