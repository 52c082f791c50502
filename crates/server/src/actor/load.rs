//! A table read back from its store: every entry is played again, or those after its snapshot. If one is refused, or
//! the state at the end is not the one that was stored, the table is frozen where the last good entry left it. Playing
//! many entries again takes seconds, so it is done where it holds up nobody.

use std::time::{Duration, Instant};

use game_core::Seat;
use games::records::{Earlier, Entry, Happened, Note, Origin, Past, Scheme};
use games::{AnyGame, versions};
use serde::{Deserialize, Serialize};

use super::chat::Chat;
use super::refs::Refs;
use super::saved_clocks::SavedClocks;
use super::secret_changes::SecretChanges;
use super::snapshots::{self, SnapshotState};
use super::table_match::TableMatch;
use super::viewers::ViewerSet;
use crate::context::ServerContext;
use crate::problem::Problem;
use crate::room::Room;
use crate::store::{StoreError, StoredEntry, StoredSnapshot, StoredStage, StoredTable};

/// What a stored entry is, if it is no action.
pub const UNDO: &str = "undo";
pub const NOTE: &str = "note";

/// What the entry of the deal says: who sat there then (seats that changed hands are noted), and how the dice follow
/// from seed and nonces.
#[derive(Serialize, Deserialize)]
pub struct Dealt {
    pub names: Vec<String>,
    pub scheme: Scheme,
    /// Of a game that goes on from a moment of another one: what its dice followed from up to there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub past: Vec<Past>,
}

impl Dealt {
    /// Before schemes had names the deal was the list of players alone.
    fn before_schemes(names: Vec<String>) -> Dealt {
        Dealt { names, scheme: Scheme::First, past: Vec::new() }
    }

    /// What the dice follow from.
    pub fn origin(&self, room: &Room) -> Result<Origin, String> {
        let origin = room.origin(self.scheme).map_err(|problem| problem.to_string())?;
        let past = self.past.iter().map(|past| Earlier::read(past, self.names.len()));
        let past = past.collect::<Result<_, _>>().map_err(|error| error.to_string())?;
        Ok(Origin { past, ..origin })
    }

    fn of(deal: &StoredEntry, room: &Room) -> Dealt {
        let dealt = serde_json::from_str(&deal.action).ok();
        let first = || serde_json::from_str(&deal.action).ok().map(Dealt::before_schemes);
        dealt.or_else(first).unwrap_or_else(|| Dealt::before_schemes(room.seat_names()))
    }
}

/// The seat that changed hands with this entry.
fn changes_hands(entry: &StoredEntry) -> Option<Seat> {
    if entry.by != NOTE {
        return None;
    }
    match serde_json::from_str(&entry.action) {
        Ok(Note::Seat { seat, .. }) => Some(seat),
        _ => None,
    }
}

/// A table ready to go on.
pub struct Loaded {
    pub room: Room,
    pub playing: Option<TableMatch>,
    pub refs: Refs,
    pub chat: Chat,
    /// How the clocks stood.
    pub clocks: Option<SavedClocks>,
    /// Why it cannot go on.
    pub trouble: Option<String>,
    pub secret_changes: SecretChanges,
    pub snapshot: SnapshotState,
    /// How long it took to play everything again.
    pub took: Duration,
    /// When the last entry was made that everybody could notice, in milliseconds since 1970.
    pub moved_at: i64,
}

/// Why a table could not be read.
#[derive(Debug, thiserror::Error)]
pub enum LoadError {
    #[error("there is no such table")]
    NoSuchTable,
    /// A node that can be reached was quicker.
    #[error("another node holds the table")]
    Moved,
    #[error("another node holds the table")]
    Elsewhere,
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("this program cannot furnish the table: {0}")]
    Unplayable(String),
}

impl From<LoadError> for Problem {
    fn from(error: LoadError) -> Problem {
        match error {
            LoadError::NoSuchTable => Problem::NoSuchTable,
            LoadError::Moved => Problem::Moved,
            LoadError::Elsewhere => Problem::Elsewhere,
            LoadError::Store(error) => error.into(),
            LoadError::Unplayable(_) => Problem::StoreUnavailable,
        }
    }
}

/// A table with more entries is a long one.
const LONG: usize = 500;

pub async fn load(context: &ServerContext, code: &str) -> Result<Loaded, LoadError> {
    let store = &*context.store;
    let stored = store.find(code).await?.ok_or(LoadError::NoSuchTable)?;
    let found = context.games.iter().find(|game| game.info().id == stored.game).copied();
    let game = found.ok_or_else(|| LoadError::Unplayable(format!("it has no game '{}'", stored.game)))?;
    let entries =
        if stored.stage == StoredStage::Waiting { Vec::new() } else { store.entries(stored.id).await? };
    let chat = Chat::new(store.chat(stored.id, protocol::MOST_LINES as u32).await?);
    // Long tables are loaded one after another, so that there is a processor left for those who play.
    let (_turn, snapshot) = match entries.len() > LONG {
        true => (context.loading.acquire().await.ok(), store.snapshot(stored.id).await?),
        false => (None, None),
    };
    let now = context.clock.now();
    let building = tokio::task::spawn_blocking(move || {
        let began = Instant::now();
        let loaded = build(stored, game, &entries, snapshot, chat)?;
        Ok(Loaded { took: began.elapsed(), secret_changes: SecretChanges::of(&entries, now), ..loaded })
    });
    building.await.unwrap_or_else(|error| Err(LoadError::Unplayable(error.to_string())))
}

fn build(
    stored: StoredTable,
    game: &'static dyn AnyGame,
    entries: &[StoredEntry],
    snapshot: Option<StoredSnapshot>,
    chat: Chat,
) -> Result<Loaded, LoadError> {
    let clocks = SavedClocks::read(stored.clocks.as_deref(), entries);
    let room = Room::new(stored, game).map_err(LoadError::Unplayable)?;
    let mut refs = Refs::default();
    for entry in entries {
        if let (Some(seat), Some(reference)) = (entry.seat.and_then(Seat::new), &entry.reference) {
            refs.accept(seat, reference, entry.seq);
        }
        if let Some(seat) = changes_hands(entry) {
            refs.forget(seat);
        }
    }
    let from_snapshot = snapshot.and_then(|snapshot| match go_on_from(&room, &snapshot, entries) {
        Ok(playing) => Some((playing, SnapshotState::at(snapshot.seq))),
        Err(why) => {
            tracing::info!(table = room.id, why, "a snapshot is of no use, so all entries are played again");
            None
        }
    });
    let rules = versions::check(&game.info(), room.rules);
    let ((playing, trouble), snapshot) = match (entries.split_first(), rules, from_snapshot) {
        (None, _, _) => ((None, None), SnapshotState::default()),
        (Some(_), Err(error), _) => ((None, Some(error.to_string())), SnapshotState::default()),
        (Some(_), Ok(()), Some((playing, snapshot))) => ((Some(playing), None), snapshot),
        (Some((deal, entered)), Ok(()), None) => (replay(&room, deal, entered), SnapshotState::default()),
    };
    let trouble = trouble.map(|why| format!("This table cannot go on: {why}. Its entries are all kept."));
    let (secret_changes, took) = (SecretChanges::default(), Duration::ZERO);
    let noticed = entries.iter().rev().find(|entry| ViewerSet(entry.noticed).has(None));
    let moved_at = noticed.map_or(room.opened, |entry| entry.at);
    Ok(Loaded { room, playing, refs, chat, clocks, trouble, secret_changes, snapshot, took, moved_at })
}

/// The match from its snapshot on. Whatever does not fit is a reason to play all entries again.
fn go_on_from(room: &Room, snapshot: &StoredSnapshot, entries: &[StoredEntry]) -> Result<TableMatch, String> {
    let deal = entries.first().ok_or("there is no deal")?;
    let dealt = Dealt::of(deal, room);
    let (mut playing, after) = snapshots::restore(room, dealt, snapshot, entries)?;
    after.iter().try_for_each(|stored| enter(&mut playing, stored))?;
    let agrees = entries.last().map_or(Ok(true), |last| playing.show_again(last.digest))?;
    agrees.then_some(playing).ok_or_else(|| "it leads to another position".to_owned())
}

fn replay(room: &Room, deal: &StoredEntry, entered: &[StoredEntry]) -> (Option<TableMatch>, Option<String>) {
    let dealt = Dealt::of(deal, room);
    let origin = match dealt.origin(room) {
        Ok(origin) => origin,
        Err(why) => return (None, Some(logged(room, "a nonce is missing".to_owned(), &why))),
    };
    let mut playing = match TableMatch::deal(room.game, room.terms(dealt.names), origin) {
        Ok((playing, _)) => playing,
        Err(why) => return (None, Some(logged(room, "it cannot be dealt again".to_owned(), &why))),
    };
    let mut expected = deal.digest;
    let mut trouble = None;
    for stored in entered {
        if let Err(why) = enter(&mut playing, stored) {
            trouble = Some(logged(room, format!("entry {} is refused", stored.seq), &why));
            break;
        }
        expected = stored.digest;
    }
    match playing.show_again(expected) {
        Ok(true) => {}
        Ok(false) => {
            trouble.get_or_insert("played again, its entries lead to another position".to_owned());
        }
        Err(why) => return (None, Some(logged(room, "it cannot be shown".to_owned(), &why))),
    }
    (Some(playing), trouble)
}

/// Everyone may know that something is wrong; what exactly may show a secret of the game.
fn logged(room: &Room, trouble: String, why: &str) -> String {
    tracing::error!(table = room.id, why, "{trouble}");
    trouble
}

fn enter(playing: &mut TableMatch, stored: &StoredEntry) -> Result<(), String> {
    let seat = stored.seat.and_then(Seat::new);
    playing.replay(&record_entry(stored)?, seat, ViewerSet(stored.noticed))
}

/// A stored entry as a record has it.
pub fn record_entry(stored: &StoredEntry) -> Result<Entry, String> {
    let broken = |error: serde_json::Error| error.to_string();
    let what = match &*stored.by {
        NOTE => Happened::Note(serde_json::from_str(&stored.action).map_err(broken)?),
        UNDO => Happened::Undo { undo: serde_json::from_str(&stored.action).map_err(broken)? },
        by => {
            let seat = stored.seat.and_then(Seat::new);
            let seat = seat.ok_or_else(|| format!("nobody made entry {}", stored.seq))?;
            let action = serde_json::from_str(&stored.action).map_err(broken)?;
            Happened::Action { seat, by: by.parse()?, action }
        }
    };
    Ok(Entry { seq: stored.seq, what })
}
