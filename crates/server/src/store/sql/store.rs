//! The store's promises, kept by readers and one writer in the same way whatever the database.

use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use super::super::{
    Answer, Change, Figures, NewTable, Store, StoredEntry, StoredLine, StoredTable, TableId, Written,
};
use super::{ThisStore, reading};

impl Store for ThisStore {
    fn create(&self, table: NewTable) -> Answer<'_, Option<TableId>> {
        self.writer.create(table).boxed()
    }

    fn write(&self, change: Change) -> Answer<'_, Written> {
        self.writer.write(change).boxed()
    }

    fn find<'a>(&'a self, code: &'a str) -> Answer<'a, Option<StoredTable>> {
        reading::find(&self.readers, code).boxed()
    }

    fn entries(&self, table: TableId) -> Answer<'_, Vec<StoredEntry>> {
        reading::entries(&self.readers, table).boxed()
    }

    fn last_seq(&self, table: TableId) -> Answer<'_, Option<u64>> {
        reading::last_seq(&self.readers, table).boxed()
    }

    fn chat(&self, table: TableId, most: u32) -> Answer<'_, Vec<StoredLine>> {
        reading::chat(&self.readers, table, most).boxed()
    }

    fn lobby(&self, most: u32) -> Answer<'_, Vec<StoredTable>> {
        reading::lobby(&self.readers, most).boxed()
    }

    fn forget_unstarted(&self, opened: i64) -> Answer<'_, u64> {
        self.writer.forget_unstarted(opened).boxed()
    }

    fn figures(&self) -> Figures {
        self.writer.figures()
    }

    fn close(&self) -> BoxFuture<'_, ()> {
        async move {
            // Whoever closes last puts the log away, and only the writer can.
            self.readers.close().await;
            self.writer.close().await;
        }
        .boxed()
    }
}
