//! `Store` for both databases: a pool of readers and one writer.

use futures_util::FutureExt;
use futures_util::future::BoxFuture;

use super::super::{
    ClassChange, ClearedTable, Fence, NewTable, Order, OrderChange, OrderId, Store, StoreError, StoreFuture,
    StoreStats, StoredClass, StoredEntry, StoredLine, StoredSnapshot, StoredStage, StoredTable, TableChange,
    TableId, TableSummary, WriteOutcome,
};
use super::{Reader, ThisStore, bounded, classes, orders, read};

/// Reads on a connection of the pool; how long that may take is for each database to say.
macro_rules! reading {
    ($store:ident, $module:ident::$read:ident($($argument:expr),*)) => {
        async move {
            let mut reader = Reader::from_pool(&$store.readers).await?;
            let found = bounded($module::$read(&mut reader, $($argument),*)).await?;
            reader.put_back();
            Ok(found)
        }
        .boxed()
    };
}

impl Store for ThisStore {
    fn create(&self, table: NewTable) -> StoreFuture<'_, Option<TableId>> {
        self.writer.create(table).boxed()
    }

    fn write_held(&self, change: TableChange, fence: Option<Fence>) -> StoreFuture<'_, WriteOutcome> {
        self.writer.write(change, fence).boxed()
    }

    fn find<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<StoredTable>> {
        reading!(self, read::find(code))
    }

    fn entries(&self, table: TableId) -> StoreFuture<'_, Vec<StoredEntry>> {
        reading!(self, read::entries(table))
    }

    fn snapshot(&self, table: TableId) -> StoreFuture<'_, Option<StoredSnapshot>> {
        reading!(self, read::snapshot(table))
    }

    fn last_seq(&self, table: TableId) -> StoreFuture<'_, Option<u64>> {
        reading!(self, read::last_seq(table))
    }

    fn chat(&self, table: TableId, most: u32) -> StoreFuture<'_, Vec<StoredLine>> {
        reading!(self, read::chat(table, most))
    }

    fn lobby(&self, most: u32) -> StoreFuture<'_, Vec<StoredTable>> {
        reading!(self, read::lobby(most))
    }

    fn idle(
        &self,
        stage: StoredStage,
        before: i64,
        after: TableId,
        most: u32,
    ) -> StoreFuture<'_, Vec<(TableId, String)>> {
        reading!(self, read::idle(stage, before, after, most))
    }

    fn cleared<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<ClearedTable>> {
        reading!(self, read::cleared(code))
    }

    fn delete_unstarted(&self, opened: i64) -> StoreFuture<'_, u64> {
        self.writer.delete_unstarted(opened).boxed()
    }

    fn summaries(&self, after: TableId, most: u32) -> StoreFuture<'_, Vec<TableSummary>> {
        reading!(self, orders::summaries(after, most))
    }

    fn orders(&self, since: i64) -> StoreFuture<'_, Vec<Order>> {
        reading!(self, orders::orders(since))
    }

    fn order_answer(&self, order: OrderId) -> StoreFuture<'_, Option<String>> {
        reading!(self, orders::order_answer(order))
    }

    fn change_order(&self, change: OrderChange) -> StoreFuture<'_, OrderId> {
        self.writer.change_order(change).boxed()
    }

    fn write_class(&self, change: ClassChange) -> StoreFuture<'_, WriteOutcome> {
        self.writer.write_class(change).boxed()
    }

    fn find_class<'a>(&'a self, code: &'a str) -> StoreFuture<'a, Option<StoredClass>> {
        reading!(self, classes::find(code))
    }

    fn due_classes(&self, now: i64, most: u32) -> StoreFuture<'_, Vec<String>> {
        reading!(self, classes::due(now, most))
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
