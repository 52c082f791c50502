//! One actor for each table in use: a task that owns the table and handles one message after another. An action is
//! tried on a copy of the game; the entry is appended to the store, the copy becomes the game, and only then is
//! anyone told.
//!
//! `table_match` holds the match, `history` what each viewer could notice, `updates` encodes.
//! `messages` is what comes in, `connecting` is about connections and what each is told of the table,
//! `handlers` says who may ask for what; `entries` enters actions and notes, `undo` takes actions back, `seats`,
//! `seat_requests` and `host` change the room, `guide` follows the script of a guided game, `clocks` runs the clocks and `saved_clocks` stores them over a restart, `bots` asks the bots, `advice` has them advise people, `chat`
//! and `devices` handle chat lines and further devices. `class` does what the class of a table asks, `class_watch` keeps
//! what its board shows.
//! Nothing in here waits for a person, a bot or a slow connection.

mod advice;
mod bots;
mod chat;
mod class;
mod class_watch;
mod clearing;
mod clocks;
mod connecting;
mod devices;
mod entries;
mod forced;
mod fork;
mod guide;
mod handlers;
mod history;
mod host;
mod load;
mod messages;
mod refs;
mod saved_clocks;
mod seat_requests;
mod seats;
mod secret_changes;
mod snapshots;
mod sockets;
mod table_match;
mod undo;
mod updates;
mod viewers;

use std::sync::Arc;
use std::time::Duration;

use game_core::{MAX_SEATS, SeatSet};
use games::guided::{GuidedGame, guided_by};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::clock::ClockTime;
use crate::context::ServerContext;
use crate::limits::MessageQuota;
use crate::nodes::{Acquired, Lease};
use crate::problem::Problem;
use crate::room::Room;
use crate::store::{StoreError, StoreFault, StoredStage, TableChange, WriteOutcome};
use crate::workers::Watched;
use advice::Advising;
use bots::BotState;
use chat::Chat;
use class_watch::ClassWatch;
use clocks::Clocks;
use devices::Invitation;
use host::Closer;
use load::{LoadError, Loaded};
use refs::Refs;
use secret_changes::SecretChanges;
use snapshots::SnapshotState;
use sockets::Sockets;
use table_match::TableMatch;

pub use bots::choice_seed as bot_choice_seed;
pub use class::{ClassAnswer, ClassCommand, TimedRecord};
pub use entries::ReplaySource;
pub use fork::{Beginning, beginning, guided_beginning};
pub use messages::{Hello, Reply, TableMessage};
pub use sockets::{Inbox, Outbox, SocketId, outbox};
pub use table_match::PublicSnapshot;
pub use updates::encode;

/// The longest `ref` a client may give a request, in characters.
pub const MAX_REF_LENGTH: usize = 64;

/// A table whose game was never started is deleted after this time.
pub const UNSTARTED_LIFETIME: Duration = Duration::from_secs(24 * 60 * 60);

/// A table stays loaded for so many times the time it took to load, so that nobody can have it loaded again and again.
const STAYS_LONGER: u32 = 250;
const STAYS_AT_MOST: Duration = Duration::from_secs(60 * 60);

/// The size of a table's mailbox, in messages.
const MAILBOX_SIZE: usize = 256;

/// A table in use.
struct Actor {
    context: Arc<ServerContext>,
    /// Handed to the tasks it starts. It is weak, so that they do not keep the table in memory.
    mailbox: mpsc::WeakSender<TableMessage>,
    /// What allows it to act; without it nothing can be written.
    lease: Lease,
    room: Room,
    playing: Option<TableMatch>,
    refs: Refs,
    chat: Chat,
    /// Why the table is frozen.
    trouble: Option<String>,
    /// The last write failed, so the store may hold more than this actor knows.
    doubtful: bool,
    /// The table was deleted from the store.
    is_deleted: bool,
    sockets: Sockets,
    bot: BotState,
    /// How often a bot was asked to move.
    times_asked: u64,
    /// The message quota of each seat.
    quotas: [MessageQuota; MAX_SEATS],
    clocks: Clocks,
    /// Persons for whom a bot plays because they do not answer.
    away: SeatSet,
    /// An undo that waits for the consent of others.
    undo_request: Option<undo::UndoRequest>,
    /// Who has taken something back and not acted since.
    took_back: SeatSet,
    /// A seat that waits for the consent of everybody.
    seat_request: Option<seat_requests::SeatRequest>,
    /// Requests are numbered, undos and seats each for themselves.
    undo_count: u32,
    request_count: u32,
    nudged: [Option<ClockTime>; MAX_SEATS],
    /// When each seat was first reminded since its last message.
    reminded: [Option<ClockTime>; MAX_SEATS],
    /// When something last happened in the game that everybody could notice, in milliseconds since 1970.
    moved_at: i64,
    invitations: Vec<Invitation>,
    secret_changes: SecretChanges,
    snapshot: SnapshotState,
    /// What the board of its class shows.
    watch: Option<ClassWatch>,
    /// Whether it is noted as waiting for its game with people in it.
    has_people: bool,
    /// Whether anybody is connected, for the line in which bots wait.
    watched: Watched,
    /// How long it stays loaded when nobody uses it.
    unload_after: Duration,
    previews: Arc<tokio::sync::Semaphore>,
    advising: Advising,
    /// The script, if this is a guided game.
    guided: Option<GuidedGame>,
}

/// Starts the actor of a table. It calls `done` after it has released everything.
pub fn spawn(
    context: Arc<ServerContext>,
    code: String,
    done: impl FnOnce() + Send + 'static,
) -> mpsc::Sender<TableMessage> {
    let (sender, mut mailbox) = mpsc::channel(MAILBOX_SIZE);
    let own_sender = sender.downgrade();
    let tasks = context.tasks.clone();
    tasks.spawn(async move {
        match take(&context, &code).await {
            Ok((lease, loaded)) => {
                let (nodes, table) = (context.nodes.clone(), loaded.room.id);
                Actor::new(context, own_sender, lease.clone(), loaded).run(&mut mailbox).await;
                if let Some(nodes) = nodes {
                    nodes.release(table, &lease).await;
                }
            }
            Err(error) => {
                if !matches!(error, LoadError::NoSuchTable | LoadError::Moved | LoadError::Elsewhere) {
                    tracing::error!(%error, "a table could not be loaded");
                }
                let problem = Problem::from(error);
                mailbox.close();
                while let Some(message) = mailbox.recv().await {
                    message.refuse(problem.clone());
                }
            }
        }
        done();
    });
    sender
}

/// Takes the lease of a table and loads it. If it cannot be loaded, others may try.
async fn take(context: &ServerContext, code: &str) -> Result<(Lease, Loaded), LoadError> {
    let Some(nodes) = &context.nodes else {
        return Ok((Lease::default(), load::load(context, code).await?));
    };
    let (table, lease) = match nodes.acquire(code).await? {
        Acquired::Held(table, lease) => (table, lease),
        Acquired::Moved => return Err(LoadError::Moved),
        Acquired::Elsewhere => return Err(LoadError::Elsewhere),
    };
    match load::load(context, code).await {
        Ok(loaded) => Ok((lease, loaded)),
        Err(error) => {
            nodes.release(table, &lease).await;
            Err(error)
        }
    }
}

impl Actor {
    fn new(
        context: Arc<ServerContext>,
        mailbox: mpsc::WeakSender<TableMessage>,
        lease: Lease,
        loaded: Loaded,
    ) -> Actor {
        let Loaded { room, playing, refs, chat, clocks, trouble, secret_changes, snapshot, took, moved_at } =
            loaded;
        if let Some(trouble) = &trouble {
            tracing::error!(table = room.id, trouble, "a table was loaded but stands still");
        }
        let unload_after = context.unload_after.max(took.saturating_mul(STAYS_LONGER).min(STAYS_AT_MOST));
        let guided = playing.as_ref().and_then(|playing| guided_by(&*playing.game));
        let mut actor = Actor {
            context,
            mailbox,
            lease,
            room,
            playing,
            refs,
            chat,
            trouble,
            doubtful: false,
            is_deleted: false,
            sockets: Sockets::default(),
            bot: BotState::Idle,
            times_asked: 0,
            quotas: Default::default(),
            clocks: Clocks::default(),
            away: SeatSet::NONE,
            undo_request: None,
            took_back: SeatSet::NONE,
            seat_request: None,
            undo_count: 0,
            request_count: 0,
            nudged: [None; MAX_SEATS],
            reminded: [None; MAX_SEATS],
            moved_at,
            invitations: Vec::new(),
            secret_changes,
            snapshot,
            watch: None,
            has_people: false,
            watched: Watched::default(),
            unload_after,
            previews: Arc::new(tokio::sync::Semaphore::new(4)),
            advising: Advising::default(),
            guided,
        };
        actor.restore_clocks(clocks);
        actor
    }

    /// Runs until the server stops or nobody has used the table for a while.
    async fn run(mut self, mailbox: &mut mpsc::Receiver<TableMessage>) {
        let (stopping, clock) = (self.context.stopping.clone(), self.context.clock.clone());
        let lease = self.lease.clone();
        // Once it is closing, what is in the mailbox is still answered. Whoever comes later is turned away and comes
        // back to a table freshly loaded.
        let mut is_closing = false;
        // Both are made once and not for every message, which would take the locks of all tables' timers each time.
        let stopped = stopping.cancelled();
        let idle = tokio::time::sleep(self.unload_after);
        tokio::pin!(stopped, idle);
        let mut last_used = Instant::now();
        self.schedule_bot();
        self.watch_for_class();
        loop {
            if self.is_deleted && !is_closing {
                is_closing = true;
                mailbox.close();
            }
            let message = tokio::select! {
                biased;
                () = lease.over() => break,
                () = &mut stopped, if !is_closing => {
                    self.save_last_clocks().await;
                    is_closing = true;
                    mailbox.close();
                    continue;
                }
                message = mailbox.recv() => message,
                () = clock.sleep_until(self.next_deadline()), if !is_closing => {
                    self.run_due().await;
                    self.give_forced_answers().await;
                    self.after_message();
                    continue;
                }
                () = &mut idle, if !is_closing => {
                    let now = Instant::now();
                    if last_used + self.unload_after > now {
                        idle.as_mut().reset(last_used + self.unload_after);
                    } else if self.is_needed() {
                        idle.as_mut().reset(now + self.unload_after);
                    } else {
                        is_closing = true;
                        mailbox.close();
                    }
                    continue;
                }
            };
            let Some(message) = message else { break };
            last_used = Instant::now();
            self.delete_if_stale().await;
            match message {
                TableMessage::Connect { hello, outbox, reply } => {
                    let connected = self.connect(hello, outbox);
                    if let Ok(socket) = &connected {
                        self.welcome_back(*socket).await;
                    }
                    if let Err(Ok(socket)) = reply.send(connected) {
                        self.disconnect(socket);
                    }
                }
                TableMessage::Disconnected { socket } => self.disconnect(socket),
                TableMessage::Received { socket, message } => self.answer_client(socket, message).await,
                TableMessage::Join { join, reply } => {
                    let joined =
                        if self.is_deleted { Err(Problem::NoSuchTable) } else { self.join(join).await };
                    // If the client has disconnected, the seat is taken although nobody has its token.
                    let _ = reply.send(joined);
                }
                TableMessage::JoinDevice { secret, reply } => {
                    let joined = self.join_device(&secret).await;
                    let _ = reply.send(joined);
                }
                TableMessage::Info { token, reply } => {
                    let info = self.seats_opened_by(token).map(|held| self.info(held, token));
                    drop(reply.send(info));
                }
                TableMessage::Summary { token, reply } => {
                    let summary = self.seats_opened_by(token).map(|held| self.summary(held));
                    drop(reply.send(summary));
                }
                TableMessage::Record { token, reply } => {
                    let record = match self.seats_opened_by(token) {
                        Ok(_) => match self.room.check_record_open() {
                            Ok(()) => self.record().await,
                            Err(problem) => Err(problem),
                        },
                        Err(problem) => Err(problem),
                    };
                    drop(reply.send(record));
                }
                TableMessage::Replay { token, reply } => {
                    let source = self.seats_opened_by(token).and_then(|held| self.replay_source(held));
                    drop(reply.send(source));
                }
                TableMessage::Class { command, reply } => {
                    let answer = self.obey_class(command).await;
                    drop(reply.send(answer));
                }
                TableMessage::Clear { before, reply } => {
                    let cleared = self.clear(before).await;
                    drop(reply.send(cleared));
                }
                TableMessage::Close { reply } => {
                    let closed = match self.is_deleted {
                        true => Err(Problem::NoSuchTable),
                        false => self.close(Closer::Operator).await,
                    };
                    drop(reply.send(closed));
                }
                TableMessage::Remove { reply } => {
                    let removed = self.remove().await;
                    drop(reply.send(removed));
                }
                TableMessage::BotDue { asked } => self.bot_is_due(asked).await,
                TableMessage::BotChose(chosen) => self.bot_chose(chosen).await,
                TableMessage::SnapshotStored { seq } => self.snapshot_stored(seq),
            }
            self.give_forced_answers().await;
            self.after_message();
        }
        self.context.waiting_rooms.note(self.room.id, None);
        self.sockets.close_all();
        // If the lease is over, whoever still waits goes to the next holder and asks again.
        mailbox.close();
        while let Some(message) = mailbox.recv().await {
            message.refuse(Problem::Moved);
        }
    }

    /// Writes a change of this table, if it is still held.
    async fn write(&self, change: TableChange) -> Result<WriteOutcome, StoreError> {
        let written = self.context.store.write_held(change, self.lease.fence()).await;
        if let Err(StoreError { fault: StoreFault::LeaseLost, .. }) = &written {
            self.lease.lose();
        }
        written
    }

    fn is_needed(&mut self) -> bool {
        self.forget_old_invitations();
        !self.sockets.is_empty() || !matches!(self.bot, BotState::Idle) || !self.invitations.is_empty()
    }

    /// Takes the table away if it has waited for its game for too long and nobody is there. Its age is measured with the
    /// steady clock: setting the system's clock must not take a table from under its people.
    async fn delete_if_stale(&mut self) {
        let age = self.context.clock.steady_unix_millis().saturating_sub(self.room.opened);
        let is_stale = self.room.stage == StoredStage::Waiting
            && self.sockets.online().is_empty()
            && u128::try_from(age).unwrap_or(0) > UNSTARTED_LIFETIME.as_millis();
        if is_stale && !self.is_deleted && self.close(Closer::Host).await.is_err() {
            tracing::warn!(table = self.room.id, "a table that was never started could not be taken away");
        }
    }

    /// Runs after every message: updates that are due, bots, clocks.
    fn after_message(&mut self) {
        if self.watched.set(!self.sockets.is_empty()) {
            self.context.workers.look_again();
        }
        self.send_missing_updates();
        self.schedule_bot();
        self.update_clocks();
        self.keep_snapshot();
        self.watch_for_class();
        let has_people = self.room.stage == StoredStage::Waiting && !self.sockets.online().is_empty();
        // All tables share the list, so it is touched only when something has changed.
        if std::mem::replace(&mut self.has_people, has_people) != has_people {
            self.context.waiting_rooms.note(self.room.id, has_people.then_some(self.room.opened));
        }
    }

    /// Freezes the table after a defect in its game; other tables go on. The details may contain secrets of the game,
    /// so they go to the log only.
    fn freeze(&mut self, finding: &str) {
        tracing::error!(table = self.room.id, finding, "a table is frozen");
        self.context.metrics.tables_frozen.increment();
        self.trouble.get_or_insert_with(|| {
            "Something went wrong in this game's program, so the table stands still. Nothing that was played is lost."
                .to_owned()
        });
        self.send_table_info();
    }

    fn check_not_frozen(&self) -> Result<(), Problem> {
        match &self.trouble {
            Some(trouble) => Err(Problem::Frozen(trouble.clone())),
            None => Ok(()),
        }
    }

    fn check_not_paused(&self) -> Result<(), Problem> {
        if self.room.stored.paused { Err(Problem::Paused) } else { Ok(()) }
    }
}
