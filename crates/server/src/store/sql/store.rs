//! `Store` for both databases: a pool of readers and one writer.

use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use super::super::{
    ClearedTable, NewTable, Store, StoreError, StoreFuture, StoreStats, StoredEntry, StoredLine,
    StoredSnapshot, StoredStage, StoredTable, TableChange, TableId, WriteOutcome,
};
use super::{ThisStore, read};

impl Store for ThisStore {
    fn create(&self, table: NewTable) -> StoreFuture<'_, Option<TableId>> {
        self.writer.create(table).boxed()
    }

    fn write(&self, change: TableChange) -> StoreFuture<'_, WriteOutcome> {
        self.writer.write(change).boxed()
    }

    fn find<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<StoredTable>> {
        read::find(&self.readers, code).boxed()
    }

    fn entries(&self, table: TableId) -> StoreFuture<'_, Vec<StoredEntry>> {
        read::entries(&self.readers, table).boxed()
    }

    fn snapshot(&self, table: TableId) -> StoreFuture<'_, Option<StoredSnapshot>> {
        read::snapshot(&self.readers, table).boxed()
    }

    fn last_seq(&self, table: TableId) -> StoreFuture<'_, Option<u64>> {
        read::last_seq(&self.readers, table).boxed()
    }

    fn chat(&self, table: TableId, most: u32) -> StoreFuture<'_, Vec<StoredLine>> {
        read::chat(&self.readers, table, most).boxed()
    }

    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<StoredTable>> {
        read::lobby(&self.readers, most).boxed()
    }

    fn idle(
        &self,
        stage: StoredStage,
        before: i64,
        after: TableId,
        most: u32,
    ) -> StoreFuture<'_, Vec<(TableId, String)>> {
        read::idle(&self.readers, stage, before, after, most).boxed()
    }

    fn cleared<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<ClearedTable>> {
        read::cleared(&self.readers, code).boxed()
    }

    fn delete_unstarted(&self, opened: i64) -> StoreFuture<'_, u64> {
        self.writer.delete_unstarted(opened).boxed()
    }

    fn check_writing(&self) -> StoreFuture<'_, ()> {
        self.writer.check().boxed()
    }

    fn check_place(&self) -> Result<(), StoreError> {
        self.check_file()
    }

    fn stats(&self) -> StoreStats {
        self.writer.stats()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            // The last connection to close checkpoints the log, and only the writer can.
            self.readers.close().await;
            self.writer.close().await;
        }
        .boxed()
    }
}
