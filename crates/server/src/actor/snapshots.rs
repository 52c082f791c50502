//! Snapshots of long tables: where the match has come to and what each viewer was told, stored every so many entries
//! and away from the moves. A table is loaded from its snapshot and the entries after it. The entries are what counts: a
//! snapshot of another program, or one that does not fit the entries in every respect, is ignored and made again.

use games::records::Entry;
use games::{AnyGame, AnyMatch};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest as _, Sha256};

use super::history::History;
use super::load::{Dealt, record_entry};
use super::table_match::{PublicSnapshot, TableMatch};
use super::{Actor, TableMessage};
use crate::panics::catch_panic;
use crate::room::Room;
use crate::store::{StoredEntry, StoredSnapshot, StoredStage, TableChange};

/// A snapshot is stored after so many entries.
pub const EVERY: u64 = 500;

/// Raised when the bytes of a snapshot mean something else.
const FORMAT: u32 = 2;

/// What a snapshot says.
#[derive(Serialize, Deserialize)]
struct Contents<G, H> {
    game: G,
    history: H,
    /// Of the state, in hexadecimal digits: what is read back must be what was written.
    digest: String,
}

/// The program that made a snapshot. Another version of it, or of the game's rules, does not read it.
fn maker(game: &dyn AnyGame) -> String {
    format!("countinghouse {} snapshot {FORMAT} rules {}", env!("CARGO_PKG_VERSION"), game.info().rules)
}

/// The digest of all that is stored of a snapshot.
fn digest(maker: &str, seq: u64, bytes: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(maker.as_bytes());
    hash.update(seq.to_le_bytes());
    hash.update(bytes);
    hash.finalize().into()
}

fn make(game: &dyn AnyMatch, history: &History) -> Option<StoredSnapshot> {
    let contents = Contents { game: game.snapshot(), history, digest: hex::encode(game.digest().to_bytes()) };
    let bytes = serde_json::to_vec(&contents).ok()?;
    let (maker, seq) = (maker(game.game()), game.next_seq() - 1);
    Some(StoredSnapshot { seq, digest: digest(&maker, seq, &bytes), maker, bytes })
}

/// The match at the snapshot, and the entries that come after it.
pub fn restore<'a>(
    room: &Room,
    dealt: Dealt,
    snapshot: &StoredSnapshot,
    entries: &'a [StoredEntry],
) -> Result<(TableMatch, &'a [StoredEntry]), String> {
    if snapshot.maker != maker(room.game) {
        return Err(format!("it was made by {}", snapshot.maker));
    }
    if snapshot.digest != digest(&snapshot.maker, snapshot.seq, &snapshot.bytes) {
        return Err("its digest is wrong".to_owned());
    }
    let until =
        entries.iter().position(|entry| entry.seq == snapshot.seq).ok_or("its entry is not stored")?;
    let (before, after) = entries.split_at(until + 1);
    let last = &before[until];
    let contents: Contents<Box<RawValue>, History> =
        serde_json::from_slice(&snapshot.bytes).map_err(|error| error.to_string())?;
    let origin = dealt.origin(room)?;
    let terms = room.terms(dealt.names);
    let entered: Vec<Entry> = before[1..].iter().map(record_entry).collect::<Result<_, _>>()?;
    let restored = catch_panic(|| {
        let game =
            room.game.restore(terms, origin, &entered, &contents.game).map_err(|error| error.to_string())?;
        let is_same =
            hex::encode(game.digest().to_bytes()) == contents.digest && game.agrees_with(last.digest);
        let shown = PublicSnapshot::of(&*game);
        is_same.then(|| TableMatch::at(game, shown, contents.history)).ok_or("it leads elsewhere".to_owned())
    });
    Ok((restored.and_then(|restored| restored)?, after))
}

/// What is known of the table's snapshot.
#[derive(Debug, Default)]
pub struct SnapshotState {
    /// The last entry in it; 0 if there is none.
    seq: u64,
    is_being_made: bool,
}

impl SnapshotState {
    pub fn at(seq: u64) -> SnapshotState {
        SnapshotState { seq, is_being_made: false }
    }
}

impl Actor {
    /// Has a snapshot made if enough was entered since the last one.
    pub(super) fn keep_snapshot(&mut self) {
        let Some(playing) = &self.playing else { return };
        let last = playing.game.next_seq() - 1;
        let is_due = last >= self.snapshot.seq + EVERY;
        // Chance that runs on from entry to entry is not in a snapshot.
        let runs_on = self.room.scheme().draws_by_purpose();
        let is_sound = self.trouble.is_none() && !self.doubtful && !self.is_deleted && !runs_on;
        if !is_due || !is_sound || self.snapshot.is_being_made || self.room.stage == StoredStage::Waiting {
            return;
        }
        self.snapshot.is_being_made = true;
        let (game, history) = (playing.game.clone(), playing.history.clone());
        let (context, mailbox, table) = (self.context.clone(), self.mailbox.clone(), self.room.id);
        let fence = self.lease.fence();
        self.context.tasks.spawn(async move {
            let made = tokio::task::spawn_blocking(move || catch_panic(|| make(&*game, &history)));
            if let Some(snapshot) = made.await.ok().and_then(Result::ok).flatten() {
                let stored = context.store.write_held(TableChange::Snapshot { table, snapshot }, fence).await;
                // The entries lead there too, and another one is made in a while.
                stored.err().inspect(|error| tracing::warn!(table, %error, "a snapshot was not stored"));
            }
            if let Some(table) = mailbox.upgrade() {
                let _ = table.send(TableMessage::SnapshotStored { seq: last }).await;
            }
        });
    }

    /// Also after a failure, so that a full disk is not tried at every move.
    pub(super) fn snapshot_stored(&mut self, seq: u64) {
        self.snapshot = SnapshotState::at(seq);
    }
}
