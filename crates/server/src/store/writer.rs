//! The one task that writes, for either database. A durable commit has to wait for the disk, so all changes that
//! queued up during the last commit go into the next one, and callers are answered after it.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;

use super::fault::{ErrorClass, error_class};
use super::{
    ClassChange, Fence, GameStatus, NewTable, OrderChange, OrderId, StoreError, StoreStats, StoredEntry,
    TableChange, TableId, WriteOutcome,
};

/// The size of the queue; when it is full, callers wait.
const QUEUE: usize = 1024;
/// The most changes in one commit.
const BATCH: usize = 256;
/// How often others may queue their writes before a commit. Each time is a wait for those who are first.
const ROUNDS: usize = 2;

/// A database connection that commits batches.
pub trait CommitBackend: Send + 'static {
    /// How many of so many moves are best written together; the others wait for the next commit.
    fn fitting(moves: usize) -> usize;
    /// Writes the batch in one transaction, all or nothing.
    fn commit(&mut self, batch: &Batch) -> impl Future<Output = Result<BatchOutcome, CommitError>> + Send;
    /// Deletes tables opened before `opened` whose game was never started.
    fn delete_unstarted(&mut self, opened: i64) -> impl Future<Output = Result<u64, CommitError>> + Send;
    /// Changes the orders of the operator; gives the number of the one that changed.
    fn change_order(
        &mut self,
        change: &OrderChange,
    ) -> impl Future<Output = Result<OrderId, CommitError>> + Send;
    /// Creates, changes or deletes a class.
    fn write_class(
        &mut self,
        change: &ClassChange,
    ) -> impl Future<Output = Result<WriteOutcome, CommitError>> + Send;
    /// Proves that changes can be committed.
    fn check(&mut self) -> impl Future<Output = Result<(), CommitError>> + Send;
    /// Closes the database.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// What one commit writes.
#[derive(Default)]
pub struct Batch {
    pub tables: Vec<NewTable>,
    pub changes: Vec<FencedChange>,
}

impl Batch {
    /// The entries of a batch that is nothing but moves in games that go on, one entry each; `None` if it is more than that.
    /// Such a batch needs no transaction of several statements, and is nearly every one.
    pub fn only_moves(&self) -> Option<Vec<(TableId, &StoredEntry)>> {
        if !self.tables.is_empty() {
            return None;
        }
        let moves: Option<Vec<_>> = self.changes.iter().map(|fenced| only_move(&fenced.change)).collect();
        let moves = moves.filter(|moves| !moves.is_empty())?;
        // Of two that want the same number one is a conflict, and a statement for all does not say which.
        let mut numbers: Vec<_> = moves.iter().map(|(table, entry)| (*table, entry.seq)).collect();
        numbers.sort_unstable();
        numbers.is_sorted_by(|one, two| one < two).then_some(moves)
    }
}

/// The entry of a change that is one move in a game that goes on.
fn only_move(change: &TableChange) -> Option<(TableId, &StoredEntry)> {
    match change {
        TableChange::Append { table, entries, status: GameStatus::InProgress, room: None } => {
            match &entries[..] {
                [entry] => Some((*table, entry)),
                _ => None,
            }
        }
        _ => None,
    }
}

/// A change, and how its table must be held for it to count; `None` where nobody else writes.
pub struct FencedChange {
    pub change: TableChange,
    pub fence: Option<Fence>,
}

/// The results, in the same order.
#[derive(Default)]
pub struct BatchOutcome {
    pub created: Vec<Option<TableId>>,
    /// `None` if the lease of the table was lost.
    pub changed: Vec<Option<WriteOutcome>>,
}

/// Why a commit failed.
#[derive(Clone, Debug)]
pub enum CommitError {
    /// The database rejected something in the batch; the rest may be valid.
    Refused(StoreError),
    /// The database is unavailable. It may have committed nevertheless.
    OutOfReach(StoreError),
}

/// A handle to the task that writes.
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    tasks: TaskTracker,
    counters: Arc<WriterCounters>,
}

/// A write and the channel for its result.
enum Job {
    Create(Box<NewTable>, oneshot::Sender<Result<Option<TableId>, StoreError>>),
    TableChange(Box<FencedChange>, oneshot::Sender<Result<WriteOutcome, StoreError>>),
    DeleteUnstarted(i64, oneshot::Sender<Result<u64, StoreError>>),
    Order(OrderChange, oneshot::Sender<Result<OrderId, StoreError>>),
    Class(Box<ClassChange>, oneshot::Sender<Result<WriteOutcome, StoreError>>),
    Check(oneshot::Sender<Result<(), StoreError>>),
    /// Stop after the writes before this.
    Close,
}

impl Job {
    /// Snapshots are committed after all others and each alone.
    fn is_snapshot(&self) -> bool {
        matches!(self, Job::TableChange(change, _) if matches!(change.change, TableChange::Snapshot { .. }))
    }

    fn is_move(&self) -> bool {
        matches!(self, Job::TableChange(change, _) if only_move(&change.change).is_some())
    }
}

#[derive(Default)]
struct WriterCounters {
    commits: AtomicU64,
    changes: AtomicU64,
    failures: AtomicU64,
    microseconds: AtomicU64,
}

impl Writer {
    pub fn start(connection: impl CommitBackend) -> Writer {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let tasks = TaskTracker::new();
        let counters = Arc::new(WriterCounters::default());
        tasks.spawn(write_all(connection, queue, counters.clone()));
        Writer { jobs, tasks, counters }
    }

    pub async fn create(&self, table: NewTable) -> Result<Option<TableId>, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::Create(Box::new(table), reply), answer).await
    }

    pub async fn write(&self, change: TableChange, fence: Option<Fence>) -> Result<WriteOutcome, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::TableChange(Box::new(FencedChange { change, fence }), reply), answer).await
    }

    pub async fn delete_unstarted(&self, opened: i64) -> Result<u64, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::DeleteUnstarted(opened, reply), answer).await
    }

    pub async fn change_order(&self, change: OrderChange) -> Result<OrderId, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::Order(change, reply), answer).await
    }

    pub async fn write_class(&self, change: ClassChange) -> Result<WriteOutcome, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::Class(Box::new(change), reply), answer).await
    }

    pub async fn check(&self) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::Check(reply), answer).await
    }

    /// Waits for pending writes.
    pub async fn close(&self) {
        // A writer that has ended has nothing left to write.
        let _ = self.jobs.send(Job::Close).await;
        self.tasks.close();
        self.tasks.wait().await;
    }

    pub fn stats(&self) -> StoreStats {
        let read = |counter: &AtomicU64| counter.load(Ordering::Relaxed);
        StoreStats {
            commits: read(&self.counters.commits),
            changes: read(&self.counters.changes),
            failures: read(&self.counters.failures),
            seconds: read(&self.counters.microseconds) as f64 / 1e6,
            waiting: (QUEUE - self.jobs.capacity()) as u64,
        }
    }

    async fn ask<T>(
        &self,
        job: Job,
        answer: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let closed = || StoreError::unavailable("the store has been closed");
        self.jobs.send(job).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

/// Writes until it is closed or all handles are dropped.
async fn write_all<B: CommitBackend>(
    mut connection: B,
    mut queue: mpsc::Receiver<Job>,
    counters: Arc<WriterCounters>,
) {
    let mut closing = false;
    let mut jobs = Vec::with_capacity(BATCH);
    while !closing && (!jobs.is_empty() || queue.recv_many(&mut jobs, BATCH).await > 0) {
        gather(&mut jobs, &mut queue).await;
        closing = jobs.iter().any(|job| matches!(job, Job::Close));
        let later = match !closing && jobs.iter().all(Job::is_move) {
            true => jobs.split_off(B::fitting(jobs.len())),
            false => Vec::new(),
        };
        let (snapshots, others): (Vec<_>, Vec<_>) = jobs.drain(..).partition(Job::is_snapshot);
        write(&mut connection, others, &counters).await;
        for snapshot in snapshots {
            write(&mut connection, [snapshot], &counters).await;
        }
        jobs.extend(later);
    }
    connection.close().await;
}

/// Lets other tasks queue their writes first, as long as more of them come: under load this makes fewer and larger commits,
/// and it costs an idle server nothing.
async fn gather(jobs: &mut Vec<Job>, queue: &mut mpsc::Receiver<Job>) {
    for _ in 0..ROUNDS {
        let before = jobs.len();
        tokio::task::yield_now().await;
        while jobs.len() < BATCH
            && let Ok(job) = queue.try_recv()
        {
            jobs.push(job);
        }
        if jobs.len() == before || jobs.len() >= BATCH {
            return;
        }
    }
}

/// Commits all jobs together. If the database rejects something, each job is retried alone, so that one bad write
/// does not fail the others.
async fn write(
    connection: &mut impl CommitBackend,
    jobs: impl IntoIterator<Item = Job>,
    counters: &WriterCounters,
) {
    let jobs = jobs.into_iter();
    // Nearly all of them are changes.
    let (count, _) = jobs.size_hint();
    let mut batch = Batch { tables: Vec::new(), changes: Vec::with_capacity(count) };
    let (mut creators, mut changers) = (Vec::new(), Vec::with_capacity(count));
    for job in jobs {
        match job {
            Job::Create(table, reply) => {
                batch.tables.push(*table);
                creators.push(reply);
            }
            Job::TableChange(change, reply) => {
                batch.changes.push(*change);
                changers.push(reply);
            }
            Job::DeleteUnstarted(opened, reply) => {
                let _ = reply.send(connection.delete_unstarted(opened).await.map_err(error));
            }
            Job::Order(change, reply) => {
                let _ = reply.send(connection.change_order(&change).await.map_err(error));
            }
            Job::Class(change, reply) => {
                let _ = reply.send(connection.write_class(&change).await.map_err(error));
            }
            Job::Check(reply) => {
                let _ = reply.send(connection.check().await.map_err(error));
            }
            Job::Close => {}
        }
    }
    if creators.is_empty() && changers.is_empty() {
        return;
    }
    let alone = creators.len() + changers.len() == 1;
    match commit(connection, &batch, counters).await {
        // A caller that no longer waits finds the change when the table is loaded again.
        Ok(outcome) => {
            creators.into_iter().zip(outcome.created).for_each(|(reply, id)| drop(reply.send(Ok(id))));
            let lost = StoreError::lease_lost;
            let changed = outcome.changed.into_iter().map(|done| done.ok_or_else(lost));
            changers.into_iter().zip(changed).for_each(|(reply, done)| drop(reply.send(done)));
        }
        Err(CommitError::Refused(_)) if !alone => {
            for (table, reply) in batch.tables.into_iter().zip(creators) {
                let alone = Batch { tables: vec![table], changes: Vec::new() };
                let created = commit(connection, &alone, counters).await;
                let _ = reply
                    .send(created.map(|outcome| outcome.created.into_iter().flatten().next()).map_err(error));
            }
            for (change, reply) in batch.changes.into_iter().zip(changers) {
                let alone = Batch { tables: Vec::new(), changes: vec![change] };
                let changed = commit(connection, &alone, counters).await.map_err(error);
                let unsaid = || StoreError::unavailable("the database did not say what it did");
                let changed =
                    changed.and_then(|outcome| outcome.changed.into_iter().next().ok_or_else(unsaid));
                let _ = reply.send(changed.and_then(|done| done.ok_or_else(StoreError::lease_lost)));
            }
        }
        Err(failed) => {
            let error = error(failed);
            creators.into_iter().for_each(|reply| drop(reply.send(Err(error.clone()))));
            changers.into_iter().for_each(|reply| drop(reply.send(Err(error.clone()))));
        }
    }
}

async fn commit(
    connection: &mut impl CommitBackend,
    batch: &Batch,
    counters: &WriterCounters,
) -> Result<BatchOutcome, CommitError> {
    let began = Instant::now();
    let committed = connection.commit(batch).await;
    match &committed {
        Ok(_) => {
            let microseconds = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
            counters.commits.fetch_add(1, Ordering::Relaxed);
            counters.changes.fetch_add((batch.tables.len() + batch.changes.len()) as u64, Ordering::Relaxed);
            counters.microseconds.fetch_add(microseconds, Ordering::Relaxed);
        }
        Err(CommitError::Refused(error) | CommitError::OutOfReach(error)) => {
            counters.failures.fetch_add(1, Ordering::Relaxed);
            tracing::error!(%error, "a commit failed; nothing of it is acknowledged");
        }
    }
    committed
}

fn error(failed: CommitError) -> StoreError {
    failed.into()
}

impl From<CommitError> for StoreError {
    fn from(failed: CommitError) -> StoreError {
        match failed {
            CommitError::Refused(error) | CommitError::OutOfReach(error) => error,
        }
    }
}

impl From<sqlx::Error> for CommitError {
    fn from(error: sqlx::Error) -> CommitError {
        let is_of_one = match &error {
            sqlx::Error::Database(error) => error_class(&**error) == ErrorClass::Statement,
            // An entry was there already.
            sqlx::Error::Encode(_) | sqlx::Error::RowNotFound => true,
            _ => false,
        };
        if is_of_one { CommitError::Refused(error.into()) } else { CommitError::OutOfReach(error.into()) }
    }
}
