//! A table that nobody has used for long is cleared away.

use std::io::Write;
use std::path::Path;

use protocol::RecordChoice;

use super::host::Closer;
use super::{Actor, encode};
use crate::data_folder::private;
use crate::problem::Problem;
use crate::retention::{ClearedOutcome, ClearedTable};
use crate::secrets::TokenHash;
use crate::store::{StoreError, StoredSitter, StoredStage, TableChange, WriteOutcome};

impl Actor {
    /// Clears the table away if nobody is connected and its last entry was made before; says whether it was.
    pub(super) async fn clear(&mut self, before: i64) -> Result<bool, Problem> {
        if self.is_deleted || !self.sockets.is_empty() {
            return Ok(false);
        }
        let (outcome, record) = match self.room.stage {
            StoredStage::Waiting => return Ok(false),
            StoredStage::Playing => (ClearedOutcome::Abandoned, None),
            StoredStage::Over => self.put_record_aside().await?,
        };
        let left = ClearedTable { outcome, readers: self.readers(), record };
        let at = self.context.clock.unix_millis();
        let code = self.room.code.clone();
        let change = TableChange::Clear { table: self.room.id, code, before, at, left };
        self.is_deleted = self.write(change).await? == WriteOutcome::Stored;
        Ok(self.is_deleted)
    }

    /// Takes the table away with everything that was played there; those who are at it are told.
    pub(super) async fn remove(&mut self) -> Result<(), Problem> {
        if self.is_deleted {
            return Ok(());
        }
        // A conflict means that it is gone already.
        self.write(TableChange::Remove { table: self.room.id }).await?;
        self.is_deleted = true;
        // No bot goes on at a table that is gone.
        self.playing = None;
        self.sockets.send_to_all(&encode(&Closer::Operator.problem().message(None)));
        tracing::info!(table = self.room.id, "a table was deleted by order");
        Ok(())
    }

    async fn put_record_aside(&self) -> Result<(ClearedOutcome, Option<String>), Problem> {
        let records = &self.context.retention.records;
        let choice = records.chosen(self.room.stored.record);
        if choice == RecordChoice::Delete {
            return Ok((ClearedOutcome::Deleted, None));
        }
        let record = self.record().await?;
        let json =
            games::records::to_json(&record).map_err(|error| StoreError::unavailable(error.to_string()))?;
        match choice {
            RecordChoice::Export => {
                let name = format!("{}-{}.json", record.game, self.room.code.to_ascii_lowercase());
                export(&records.folder, &name, &json)
                    .map_err(|error| StoreError::unavailable(error.to_string()))?;
                Ok((ClearedOutcome::Exported, None))
            }
            RecordChoice::Keep | RecordChoice::Delete => Ok((ClearedOutcome::Kept, Some(json))),
        }
    }

    /// Who may know of the table after it is gone; `None` if everybody may.
    fn readers(&self) -> Option<Vec<TokenHash>> {
        if self.room.stored.spectators {
            return None;
        }
        let owners = self.room.stored.seats.iter().filter_map(|seat| match seat.sitter {
            StoredSitter::Person { token } => Some(token),
            StoredSitter::Nobody | StoredSitter::Bot { .. } => None,
        });
        Some(owners.chain(self.room.devices.iter().map(|device| device.token)).collect())
    }
}

/// Writes a record to a file that outlives a power cut. If it was written before, an earlier attempt to clear the table
/// away failed afterwards, and the file is written again.
fn export(folder: &Path, name: &str, json: &str) -> std::io::Result<()> {
    private::create_folder(folder)?;
    let unfinished = folder.join(format!("{name}.unfinished"));
    let mut file = private::open_file(&unfinished)?;
    file.set_len(0)?;
    file.write_all(json.as_bytes())?;
    file.sync_all()?;
    std::fs::rename(unfinished, folder.join(name))
}
