//! The one task that writes, whatever the database. A durable commit costs a trip to the disk, so everything that
//! queued up during the last one goes into the next, and each who asked hears of it only then.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use tokio::sync::{mpsc, oneshot};
use tokio_util::task::TaskTracker;

use super::{Change, Figures, NewTable, StoreError, TableId, Written};

/// Changes waiting for the next commit; past this, whoever writes waits before it queues.
const QUEUE: usize = 1024;
/// The most changes in one commit.
const BATCH: usize = 256;

/// A connection that can commit.
pub trait Commits: Send + 'static {
    /// Writes all of it in one transaction, or nothing.
    fn commit(&mut self, batch: &Batch) -> impl Future<Output = Result<Outcome, Failed>> + Send;
    /// Takes away tables opened before `opened` whose game was never started.
    fn forget_unstarted(&mut self, opened: i64) -> impl Future<Output = Result<u64, Failed>> + Send;
    /// Lets go of the database.
    fn close(self) -> impl Future<Output = ()> + Send;
}

/// What one commit writes.
#[derive(Default)]
pub struct Batch {
    pub tables: Vec<NewTable>,
    pub changes: Vec<Change>,
}

/// What came of it, in the same order.
#[derive(Default)]
pub struct Outcome {
    pub created: Vec<Option<TableId>>,
    pub changed: Vec<Written>,
}

/// Why a commit failed.
#[derive(Clone, Debug)]
pub enum Failed {
    /// The database refused something in it; the rest may be fine.
    Refused(StoreError),
    /// The database is out of reach. It may have committed all the same.
    OutOfReach(StoreError),
}

/// The way to the task that writes.
pub struct Writer {
    jobs: mpsc::Sender<Job>,
    tasks: TaskTracker,
    tally: Arc<Tally>,
}

/// Something to write, and where to say that it is written.
enum Job {
    Create(Box<NewTable>, oneshot::Sender<Result<Option<TableId>, StoreError>>),
    Change(Box<Change>, oneshot::Sender<Result<Written, StoreError>>),
    ForgetUnstarted(i64, oneshot::Sender<Result<u64, StoreError>>),
    /// No more will be written.
    Close,
}

#[derive(Default)]
struct Tally {
    commits: AtomicU64,
    changes: AtomicU64,
    failures: AtomicU64,
    microseconds: AtomicU64,
}

impl Writer {
    pub fn start(connection: impl Commits) -> Writer {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let tasks = TaskTracker::new();
        let tally = Arc::new(Tally::default());
        tasks.spawn(write_all(connection, queue, tally.clone()));
        Writer { jobs, tasks, tally }
    }

    pub async fn create(&self, table: NewTable) -> Result<Option<TableId>, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::Create(Box::new(table), reply), answer).await
    }

    pub async fn write(&self, change: Change) -> Result<Written, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::Change(Box::new(change), reply), answer).await
    }

    pub async fn forget_unstarted(&self, opened: i64) -> Result<u64, StoreError> {
        let (reply, answer) = oneshot::channel();
        self.ask(Job::ForgetUnstarted(opened, reply), answer).await
    }

    /// Waits for what is being written.
    pub async fn close(&self) {
        // A writer that is gone has nothing left to write.
        let _ = self.jobs.send(Job::Close).await;
        self.tasks.close();
        self.tasks.wait().await;
    }

    pub fn figures(&self) -> Figures {
        let read = |figure: &AtomicU64| figure.load(Ordering::Relaxed);
        Figures {
            commits: read(&self.tally.commits),
            changes: read(&self.tally.changes),
            failures: read(&self.tally.failures),
            seconds: read(&self.tally.microseconds) as f64 / 1e6,
            waiting: (QUEUE - self.jobs.capacity()) as u64,
        }
    }

    async fn ask<T>(
        &self,
        job: Job,
        answer: oneshot::Receiver<Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        let closed = || StoreError("the store has been closed".to_owned());
        self.jobs.send(job).await.map_err(|_| closed())?;
        answer.await.map_err(|_| closed())?
    }
}

/// Writes until told to close or until nobody is left who could write.
async fn write_all(mut connection: impl Commits, mut queue: mpsc::Receiver<Job>, tally: Arc<Tally>) {
    let mut closing = false;
    let mut jobs = Vec::with_capacity(BATCH);
    while !closing && queue.recv_many(&mut jobs, BATCH).await > 0 {
        // Whoever is about to write gets to it first: under load that makes fewer and larger commits, and costs an idle
        // server nothing.
        tokio::task::yield_now().await;
        while jobs.len() < BATCH
            && let Ok(job) = queue.try_recv()
        {
            jobs.push(job);
        }
        closing = jobs.iter().any(|job| matches!(job, Job::Close));
        write(&mut connection, jobs.drain(..), &tally).await;
    }
    connection.close().await;
}

/// One commit for all. If the database refuses something in it, each is tried alone, so that nobody has to pay for what
/// a stranger wrote.
async fn write(connection: &mut impl Commits, jobs: impl Iterator<Item = Job>, tally: &Tally) {
    let mut batch = Batch::default();
    let (mut creators, mut changers) = (Vec::new(), Vec::new());
    for job in jobs {
        match job {
            Job::Create(table, reply) => {
                batch.tables.push(*table);
                creators.push(reply);
            }
            Job::Change(change, reply) => {
                batch.changes.push(*change);
                changers.push(reply);
            }
            Job::ForgetUnstarted(opened, reply) => {
                let _ = reply.send(connection.forget_unstarted(opened).await.map_err(error));
            }
            Job::Close => {}
        }
    }
    if creators.is_empty() && changers.is_empty() {
        return;
    }
    let alone = creators.len() + changers.len() == 1;
    match commit(connection, &batch, tally).await {
        // Whoever no longer waits for the answer will find what was written when the table is loaded again.
        Ok(outcome) => {
            creators.into_iter().zip(outcome.created).for_each(|(reply, id)| drop(reply.send(Ok(id))));
            changers.into_iter().zip(outcome.changed).for_each(|(reply, done)| drop(reply.send(Ok(done))));
        }
        Err(Failed::Refused(_)) if !alone => {
            for (table, reply) in batch.tables.into_iter().zip(creators) {
                let alone = Batch { tables: vec![table], changes: Vec::new() };
                let created = commit(connection, &alone, tally).await;
                let _ = reply
                    .send(created.map(|outcome| outcome.created.into_iter().flatten().next()).map_err(error));
            }
            for (change, reply) in batch.changes.into_iter().zip(changers) {
                let alone = Batch { tables: Vec::new(), changes: vec![change] };
                let changed = commit(connection, &alone, tally).await.map_err(error);
                let lost = || StoreError("the database did not say what it did".to_owned());
                let _ = reply
                    .send(changed.and_then(|outcome| outcome.changed.into_iter().next().ok_or_else(lost)));
            }
        }
        Err(failed) => {
            let error = error(failed);
            creators.into_iter().for_each(|reply| drop(reply.send(Err(error.clone()))));
            changers.into_iter().for_each(|reply| drop(reply.send(Err(error.clone()))));
        }
    }
}

async fn commit(connection: &mut impl Commits, batch: &Batch, tally: &Tally) -> Result<Outcome, Failed> {
    let began = Instant::now();
    let committed = connection.commit(batch).await;
    match &committed {
        Ok(_) => {
            let microseconds = u64::try_from(began.elapsed().as_micros()).unwrap_or(u64::MAX);
            tally.commits.fetch_add(1, Ordering::Relaxed);
            tally.changes.fetch_add((batch.tables.len() + batch.changes.len()) as u64, Ordering::Relaxed);
            tally.microseconds.fetch_add(microseconds, Ordering::Relaxed);
        }
        Err(Failed::Refused(error) | Failed::OutOfReach(error)) => {
            tally.failures.fetch_add(1, Ordering::Relaxed);
            tracing::error!(%error, "a commit failed; nothing of it is acknowledged");
        }
    }
    committed
}

fn error(failed: Failed) -> StoreError {
    match failed {
        Failed::Refused(error) | Failed::OutOfReach(error) => error,
    }
}

impl From<sqlx::Error> for Failed {
    fn from(error: sqlx::Error) -> Failed {
        match error {
            sqlx::Error::Database(_) | sqlx::Error::Encode(_) => Failed::Refused(error.into()),
            _ => Failed::OutOfReach(error.into()),
        }
    }
}
