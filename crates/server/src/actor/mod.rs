//! One actor for each table in use: a task that owns the table and takes one message after another. For an action it
//! tries the game on a copy, appends the entry to the store, makes the copy the game, and only then tells anyone.
//!
//! `play` holds the game, `past` what can be taken back, `history` what each viewer could notice, `updates` encodes.
//! `handlers` says who may ask for what; `entering` takes actions, `undo` takes them back, `seats` and `host`
//! change the room, `clocks` runs the clocks and `saved_clocks` stores them over a restart, `bots` asks the bots, `chat`
//! and `devices` handle chat lines and further devices.
//! Nothing in here waits for a person, a bot or a slow connection.

mod bots;
mod chat;
mod clocks;
mod devices;
mod entering;
mod handlers;
mod history;
mod host;
mod load;
mod past;
mod play;
mod refs;
mod saved_clocks;
mod seats;
mod sockets;
mod undo;
mod updates;
mod viewers;

use std::sync::Arc;
use std::time::Duration;

use game_core::record::Record;
use game_core::{MAX_SEATS, SeatSet};
use protocol::{ClientMessage, JoinTable, Joined, ServerMessage, TableInfo};
use tokio::sync::{mpsc, oneshot};

use crate::clock::ClockTime;
use crate::context::ServerContext;
use crate::limits::MessageQuota;
use crate::problem::Problem;
use crate::room::{Room, TableStatus};
use crate::secrets::TokenHash;
use crate::store::StoredStage;
use bots::{BotChoice, BotState};
use chat::Chat;
use clocks::Clocks;
use devices::Invitation;
use load::{LoadError, Loaded};
use play::Play;
use refs::Refs;
use sockets::{Session, Sockets};

pub use sockets::{OUTBOX_SIZE, Outbox, SocketId};
pub use updates::encode;

/// The longest name a client may give an action.
pub const MAX_REF_LENGTH: usize = 64;

/// A table whose game was never started is gone after this time.
pub const UNSTARTED_LIFETIME: Duration = Duration::from_secs(24 * 60 * 60);

/// Messages that may wait for one table.
const MAILBOX_SIZE: usize = 256;

/// What a table is told or asked.
pub enum TableMessage {
    /// Somebody wants to look on or sit down.
    Connect {
        hello: Hello,
        outbox: Outbox,
        reply: Reply<SocketId>,
    },
    Received {
        socket: SocketId,
        message: ClientMessage,
    },
    Disconnected {
        socket: SocketId,
    },
    Join {
        join: JoinTable,
        reply: Reply<Joined>,
    },
    /// Another device comes with a secret.
    JoinDevice {
        secret: String,
        reply: Reply<Joined>,
    },
    Info {
        token: Option<TokenHash>,
        reply: Reply<TableInfo>,
    },
    Record {
        token: Option<TokenHash>,
        reply: Reply<Record>,
    },
    /// A bot has waited long enough.
    BotDue,
    BotChose(BotChoice),
}

/// Who somebody is and what they have seen.
pub struct Hello {
    pub token: Option<TokenHash>,
    pub version: Option<u32>,
    pub chat: Option<u32>,
}

/// Where an answer goes. Dropped without one: the table could not be loaded.
pub type Reply<T> = oneshot::Sender<Result<T, Problem>>;

/// A table in use.
struct Actor {
    context: Arc<ServerContext>,
    /// For the tasks it starts; it does not keep the table in use.
    mailbox: mpsc::WeakSender<TableMessage>,
    room: Room,
    play: Option<Play>,
    refs: Refs,
    chat: Chat,
    /// Why the table stands still.
    trouble: Option<String>,
    /// The last write failed, so the store may know more than we do.
    doubtful: bool,
    /// The table is not in the store any more.
    is_deleted: bool,
    sockets: Sockets,
    bot: BotState,
    /// What each seat may still ask for.
    quotas: [MessageQuota; MAX_SEATS],
    clocks: Clocks,
    /// People for whom a bot plays because they do not answer.
    away: SeatSet,
    /// Somebody would like to take back.
    undo_request: Option<undo::UndoRequest>,
    undo_count: u32,
    nudged: [Option<ClockTime>; MAX_SEATS],
    invitations: Vec<Invitation>,
    previews: Arc<tokio::sync::Semaphore>,
}

/// Starts the actor of a table. When it is done it has let go of everything and calls `done`.
pub fn spawn(
    context: Arc<ServerContext>,
    code: String,
    done: impl FnOnce() + Send + 'static,
) -> mpsc::Sender<TableMessage> {
    let (sender, mut mailbox) = mpsc::channel(MAILBOX_SIZE);
    let own_sender = sender.downgrade();
    let tasks = context.tasks.clone();
    tasks.spawn(async move {
        match load::load(&*context.store, context.games, &code).await {
            Ok(loaded) => Actor::new(context, own_sender, loaded).run(&mut mailbox).await,
            // Whoever asked hears nothing and takes it for a store out of reach.
            Err(LoadError::NoSuchTable) => {}
            Err(error) => tracing::error!(%error, "a table could not be loaded"),
        }
        done();
    });
    sender
}

impl Actor {
    fn new(context: Arc<ServerContext>, mailbox: mpsc::WeakSender<TableMessage>, loaded: Loaded) -> Actor {
        let Loaded { room, play, refs, chat, clocks, trouble } = loaded;
        if let Some(trouble) = &trouble {
            tracing::error!(table = room.id, trouble, "a table was loaded but stands still");
        }
        let mut actor = Actor {
            context,
            mailbox,
            room,
            play,
            refs,
            chat,
            trouble,
            doubtful: false,
            is_deleted: false,
            sockets: Sockets::default(),
            bot: BotState::Idle,
            quotas: Default::default(),
            clocks: Clocks::default(),
            away: SeatSet::NONE,
            undo_request: None,
            undo_count: 0,
            nudged: [None; MAX_SEATS],
            invitations: Vec::new(),
            previews: Arc::new(tokio::sync::Semaphore::new(4)),
        };
        actor.restore_clocks(clocks);
        actor
    }

    /// Until the server stops, or nobody has needed the table for a while.
    async fn run(mut self, mailbox: &mut mpsc::Receiver<TableMessage>) {
        let (stopping, clock) = (self.context.stopping.clone(), self.context.clock.clone());
        self.schedule_bot();
        while !self.is_deleted {
            let idle = tokio::time::sleep(self.context.unload_after);
            tokio::select! {
                biased;
                () = stopping.cancelled() => {
                    self.save_running_clocks().await;
                    break;
                }
                message = mailbox.recv() => match message {
                    Some(message) => self.handle(message).await,
                    None => break,
                },
                () = clock.sleep_until(self.next_deadline()) => {
                    self.run_due().await;
                    self.after_message();
                }
                () = idle => {
                    if !self.is_needed() {
                        break;
                    }
                }
            }
        }
        // From here on senders are turned away and come back to a table freshly loaded.
        mailbox.close();
        while let Some(message) = mailbox.recv().await {
            self.handle(message).await;
        }
        self.sockets.close_all();
    }

    fn is_needed(&mut self) -> bool {
        self.forget_old_invitations();
        !self.sockets.is_empty() || self.bot != BotState::Idle || !self.invitations.is_empty()
    }

    /// Whether the table has waited for its game for too long.
    fn is_stale(&self) -> bool {
        let age = self.context.clock.unix_millis().saturating_sub(self.room.opened);
        self.room.stage == StoredStage::Waiting
            && u128::try_from(age).unwrap_or(0) > UNSTARTED_LIFETIME.as_millis()
    }

    async fn handle(&mut self, message: TableMessage) {
        if self.is_stale() && !self.is_deleted && self.close().await.is_err() {
            tracing::warn!(table = self.room.id, "a table that was never started could not be taken away");
        }
        match message {
            TableMessage::Connect { hello, outbox, reply } => {
                let connected = self.connect(hello, outbox);
                if let Err(Ok(socket)) = reply.send(connected) {
                    self.disconnect(socket);
                }
            }
            TableMessage::Disconnected { socket } => self.disconnect(socket),
            TableMessage::Received { socket, message } => self.answer_client(socket, message).await,
            TableMessage::Join { join, reply } => {
                let joined = if self.is_deleted { Err(Problem::NoSuchTable) } else { self.join(join).await };
                // Whoever asked has gone away: the seat stays theirs, but nobody has its token.
                let _ = reply.send(joined);
            }
            TableMessage::JoinDevice { secret, reply } => {
                let joined = self.join_device(&secret).await;
                let _ = reply.send(joined);
            }
            TableMessage::Info { token, reply } => {
                let info = self.seats_opened_by(token).map(|held| self.info(held));
                drop(reply.send(info));
            }
            TableMessage::Record { token, reply } => {
                let record = match self.seats_opened_by(token) {
                    Ok(_) => self.record().await,
                    Err(problem) => Err(problem),
                };
                drop(reply.send(record));
            }
            TableMessage::BotDue => self.start_bot(),
            TableMessage::BotChose(chosen) => self.handle_bot_choice(chosen).await,
        }
        self.after_message();
    }

    /// What follows from whatever has just happened.
    fn after_message(&mut self) {
        self.send_missing_updates();
        self.schedule_bot();
        self.update_clocks();
    }

    /// The seats a token opens. Whoever may not know of the table hears that there is none.
    fn seats_opened_by(&self, token: Option<TokenHash>) -> Result<SeatSet, Problem> {
        if self.is_deleted {
            return Err(Problem::NoSuchTable);
        }
        let owner = token.and_then(|token| self.room.owner_of(&token));
        match (owner, token) {
            (Some(owner), _) => Ok(self.room.seats_held_by(&owner)),
            (None, _) if !self.room.is_visible_to_all() => Err(Problem::NoSuchTable),
            (None, Some(_)) => Err(Problem::UnknownToken),
            (None, None) => Ok(SeatSet::NONE),
        }
    }

    fn connect(&mut self, hello: Hello, outbox: Outbox) -> Result<SocketId, Problem> {
        let held = self.seats_opened_by(hello.token)?;
        if held.is_empty() && !self.room.stored.spectators && self.room.stage != StoredStage::Waiting {
            return Err(Problem::NoSuchTable);
        }
        let owner = hello.token.and_then(|token| self.room.owner_of(&token));
        let session = Session::new(owner, held);
        let were_online = self.sockets.online();
        let socket = self.sockets.open(session, outbox);
        let welcome = ServerMessage::Welcome {
            protocol: protocol::VERSION,
            seats: held.iter().map(|seat| seat.number() as u8).collect(),
            table: self.info(held),
        };
        self.sockets.send(socket, encode(&welcome));
        let lines = self.chat.since(hello.chat);
        if !lines.is_empty() {
            self.sockets.send(socket, encode(&ServerMessage::Chat { lines }));
        }
        self.send_update(socket, hello.version);
        if let Some(clock) = self.clock_message() {
            self.sockets.send(socket, encode(&clock));
        }
        self.mark_present(held);
        if !held.minus(were_online).is_empty() {
            self.send_table_info();
        }
        Ok(socket)
    }

    /// The game as a connection may see it now.
    fn send_update(&mut self, socket: SocketId, version: Option<u32>) {
        let (Some(play), Some(session)) = (&self.play, self.sockets.session(socket)) else { return };
        match updates::full_update(play, session.perspective(), version) {
            Ok(update) => self.sockets.send_update(socket, update),
            Err(panic) => self.freeze(&panic),
        }
    }

    /// Whoever sees with other eyes than before, because seats have changed hands, is shown what these see.
    fn send_missing_updates(&mut self) {
        if self.play.is_none() || self.trouble.is_some() {
            return;
        }
        for socket in self.sockets.out_of_sync() {
            self.send_update(socket, None);
        }
    }

    fn disconnect(&mut self, socket: SocketId) {
        let were_online = self.sockets.online();
        self.sockets.close(socket);
        if were_online != self.sockets.online() {
            self.send_table_info();
        }
    }

    /// The table as a device with these seats may know it.
    fn info(&self, held: SeatSet) -> TableInfo {
        let has_no_end = self.play.as_ref().is_none_or(|play| !play.shown.is_over);
        let status = TableStatus {
            online: self.sockets.online(),
            away: self.away,
            trouble: self.trouble.as_deref(),
            undo: self.undo_asked(),
            closed: self.room.stage == StoredStage::Over && has_no_end,
        };
        self.room.info(&status, held)
    }

    /// Tells everyone how the table stands.
    fn send_table_info(&mut self) {
        for held in self.sockets.held_sets() {
            let message = encode(&ServerMessage::Table { table: self.info(held) });
            self.sockets.send_to_holders(held, &message);
        }
    }

    /// A defect in the game: this table stands still, and no other notices. What exactly failed may show secrets of the
    /// game, so it goes to the log only.
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
