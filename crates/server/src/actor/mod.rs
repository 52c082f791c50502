//! One actor for each table in use: a task that owns the table and takes one message after another. For an action it
//! tries the game on a copy, appends the entry to the store, makes the copy the game, and only then tells anyone.
//!
//! `play` holds the game, `past` what can be taken back, `history` what each viewer could notice, `telling` encodes.
//! `hearing` says who may ask for what; `entering` takes actions, `undoing` takes them back, `seating` and `hosting`
//! change the room, `clocks` keeps the time, `kept` over a restart, `bots` lets bots choose, `chatting` and `devices` are what they say.
//! Nothing in here waits for a person, a bot or a slow connection.

mod bots;
mod chatting;
mod clocks;
mod devices;
mod entering;
mod hearing;
mod history;
mod hosting;
mod kept;
mod load;
mod past;
mod play;
mod refs;
mod seating;
mod sockets;
mod telling;
mod undoing;
mod viewers;

use std::sync::Arc;
use std::time::Duration;

use game_core::record::Record;
use game_core::{MAX_SEATS, SeatSet};
use protocol::{ClientMessage, JoinTable, Joined, ServerMessage, TableInfo};
use tokio::sync::{mpsc, oneshot};

use crate::clock::Moment;
use crate::limits::Allowance;
use crate::problem::Problem;
use crate::room::{Around, Room};
use crate::secrets::TokenHash;
use crate::store::StoredStage;
use crate::world::World;
use bots::{BotState, Chosen};
use chatting::Chat;
use clocks::Clocks;
use devices::Invitation;
use load::{Loaded, NotLoaded};
use play::Play;
use refs::Refs;
use sockets::{Sockets, Visitor};

pub use sockets::{OUTBOX, Outbox, SocketId};
pub use telling::encode;

/// The longest name a client may give an action.
pub const LONGEST_REF: usize = 64;

/// A table whose game was never started is gone after this time.
pub const UNSTARTED: Duration = Duration::from_secs(24 * 60 * 60);

/// Messages that may wait for one table.
const MAILBOX: usize = 256;

/// What a table is told or asked.
pub enum ToTable {
    /// Somebody wants to look on or sit down.
    Connect {
        hello: Hello,
        outbox: Outbox,
        reply: Reply<SocketId>,
    },
    Said {
        socket: SocketId,
        message: ClientMessage,
    },
    Gone {
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
    BotChose(Chosen),
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
    world: Arc<World>,
    /// For the tasks it starts; it does not keep the table in use.
    me: mpsc::WeakSender<ToTable>,
    room: Room,
    play: Option<Play>,
    refs: Refs,
    chat: Chat,
    /// Why the table stands still.
    trouble: Option<String>,
    /// The last write failed, so the store may know more than we do.
    doubtful: bool,
    /// The table is not in the store any more.
    is_gone: bool,
    sockets: Sockets,
    bot: BotState,
    /// What each seat may still ask for.
    allowances: [Allowance; MAX_SEATS],
    clocks: Clocks,
    /// People for whom a bot plays because they do not answer.
    away: SeatSet,
    /// Somebody would like to take back.
    undo: Option<undoing::Asked>,
    undos: u32,
    nudged: [Option<Moment>; MAX_SEATS],
    invitations: Vec<Invitation>,
    previews: Arc<tokio::sync::Semaphore>,
}

/// Starts the actor of a table. When it is done it has let go of everything and calls `done`.
pub fn spawn(world: Arc<World>, code: String, done: impl FnOnce() + Send + 'static) -> mpsc::Sender<ToTable> {
    let (sender, mut mailbox) = mpsc::channel(MAILBOX);
    let me = sender.downgrade();
    let tasks = world.tasks.clone();
    tasks.spawn(async move {
        match load::load(&*world.store, world.games, &code).await {
            Ok(loaded) => Actor::new(world, me, loaded).run(&mut mailbox).await,
            // Whoever asked hears nothing and takes it for a store out of reach.
            Err(NotLoaded::NoSuchTable) => {}
            Err(error) => tracing::error!(%error, "a table could not be loaded"),
        }
        done();
    });
    sender
}

impl Actor {
    fn new(world: Arc<World>, me: mpsc::WeakSender<ToTable>, loaded: Loaded) -> Actor {
        let Loaded { room, play, refs, chat, kept, trouble } = loaded;
        if let Some(trouble) = &trouble {
            tracing::error!(table = room.id, trouble, "a table was loaded but stands still");
        }
        let mut actor = Actor {
            world,
            me,
            room,
            play,
            refs,
            chat,
            trouble,
            doubtful: false,
            is_gone: false,
            sockets: Sockets::default(),
            bot: BotState::Resting,
            allowances: Default::default(),
            clocks: Clocks::default(),
            away: SeatSet::NONE,
            undo: None,
            undos: 0,
            nudged: [None; MAX_SEATS],
            invitations: Vec::new(),
            previews: Arc::new(tokio::sync::Semaphore::new(4)),
        };
        actor.take_up_clocks(kept);
        actor
    }

    /// Until the server stops, or nobody has needed the table for a while.
    async fn run(mut self, mailbox: &mut mpsc::Receiver<ToTable>) {
        let (stopping, clock) = (self.world.stopping.clone(), self.world.clock.clone());
        self.ask_a_bot();
        while !self.is_gone {
            let idle = tokio::time::sleep(self.world.unload_after);
            tokio::select! {
                biased;
                () = stopping.cancelled() => {
                    self.keep_running_clocks().await;
                    break;
                }
                message = mailbox.recv() => match message {
                    Some(message) => self.take(message).await,
                    None => break,
                },
                () = clock.until(self.due()) => {
                    self.time_is_up().await;
                    self.go_on();
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
            self.take(message).await;
        }
        self.sockets.close_all();
    }

    fn is_needed(&mut self) -> bool {
        self.forget_old_invitations();
        !self.sockets.is_empty() || self.bot != BotState::Resting || !self.invitations.is_empty()
    }

    /// Whether the table has waited for its game for too long.
    fn is_stale(&self) -> bool {
        let age = self.world.clock.wall().saturating_sub(self.room.opened);
        self.room.stage == StoredStage::Waiting && u128::try_from(age).unwrap_or(0) > UNSTARTED.as_millis()
    }

    async fn take(&mut self, message: ToTable) {
        if self.is_stale() && !self.is_gone && self.close().await.is_err() {
            tracing::warn!(table = self.room.id, "a table that was never started could not be taken away");
        }
        match message {
            ToTable::Connect { hello, outbox, reply } => {
                let connected = self.connect(hello, outbox);
                if let Err(Ok(socket)) = reply.send(connected) {
                    self.gone(socket);
                }
            }
            ToTable::Gone { socket } => self.gone(socket),
            ToTable::Said { socket, message } => self.hear(socket, message).await,
            ToTable::Join { join, reply } => {
                let joined = if self.is_gone { Err(Problem::NoSuchTable) } else { self.join(join).await };
                // Whoever asked has gone away: the seat stays theirs, but nobody has its token.
                let _ = reply.send(joined);
            }
            ToTable::JoinDevice { secret, reply } => {
                let joined = self.join_device(&secret).await;
                let _ = reply.send(joined);
            }
            ToTable::Info { token, reply } => {
                let info = self.known_to(token).map(|held| self.info(held));
                drop(reply.send(info));
            }
            ToTable::Record { token, reply } => {
                let record = match self.known_to(token) {
                    Ok(_) => self.record().await,
                    Err(problem) => Err(problem),
                };
                drop(reply.send(record));
            }
            ToTable::BotDue => self.bot_is_due(),
            ToTable::BotChose(chosen) => self.bot_chose(chosen).await,
        }
        self.go_on();
    }

    /// What follows from whatever has just happened.
    fn go_on(&mut self) {
        self.show_to_new_eyes();
        self.ask_a_bot();
        self.set_clocks();
    }

    /// The seats a token opens. Whoever may not know of the table hears that there is none.
    fn known_to(&self, token: Option<TokenHash>) -> Result<SeatSet, Problem> {
        if self.is_gone {
            return Err(Problem::NoSuchTable);
        }
        let owner = token.and_then(|token| self.room.owner_of(&token));
        match (owner, token) {
            (Some(owner), _) => Ok(self.room.held_by(&owner)),
            (None, _) if !self.room.may_be_read() => Err(Problem::NoSuchTable),
            (None, Some(_)) => Err(Problem::UnknownToken),
            (None, None) => Ok(SeatSet::NONE),
        }
    }

    fn connect(&mut self, hello: Hello, outbox: Outbox) -> Result<SocketId, Problem> {
        let held = self.known_to(hello.token)?;
        if held.is_empty() && !self.room.kept.spectators && self.room.stage != StoredStage::Waiting {
            return Err(Problem::NoSuchTable);
        }
        let owner = hello.token.and_then(|token| self.room.owner_of(&token));
        let visitor = Visitor::new(owner, held);
        let were_online = self.sockets.online();
        let socket = self.sockets.open(visitor, outbox);
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
        self.show_game(socket, hello.version);
        if let Some(clock) = self.clock_message() {
            self.sockets.send(socket, encode(&clock));
        }
        self.is_back(held);
        if !held.minus(were_online).is_empty() {
            self.tell_table();
        }
        Ok(socket)
    }

    /// The game as a connection may see it now.
    fn show_game(&mut self, socket: SocketId, version: Option<u32>) {
        let (Some(play), Some(visitor)) = (&self.play, self.sockets.visitor(socket)) else { return };
        match telling::resumed(play, visitor.eyes(), version) {
            Ok(update) => self.sockets.show(socket, update),
            Err(panic) => self.freeze(&panic),
        }
    }

    /// Whoever sees with other eyes than before, because seats have changed hands, is shown what these see.
    fn show_to_new_eyes(&mut self) {
        if self.play.is_none() || self.trouble.is_some() {
            return;
        }
        for socket in self.sockets.out_of_step() {
            self.show_game(socket, None);
        }
    }

    fn gone(&mut self, socket: SocketId) {
        let were_online = self.sockets.online();
        self.sockets.close(socket);
        if were_online != self.sockets.online() {
            self.tell_table();
        }
    }

    /// The table as a device with these seats may know it.
    fn info(&self, held: SeatSet) -> TableInfo {
        let has_no_end = self.play.as_ref().is_none_or(|play| !play.shown.is_over);
        let around = Around {
            online: self.sockets.online(),
            away: self.away,
            trouble: self.trouble.as_deref(),
            undo: self.undo_asked(),
            closed: self.room.stage == StoredStage::Over && has_no_end,
        };
        self.room.info(&around, held)
    }

    /// Tells everyone how the table stands.
    fn tell_table(&mut self) {
        for held in self.sockets.holdings() {
            let message = encode(&ServerMessage::Table { table: self.info(held) });
            self.sockets.send_to_holders(held, &message);
        }
    }

    /// A defect in the game: this table stands still, and no other notices. What exactly failed may show secrets of the
    /// game, so it goes to the log only.
    fn freeze(&mut self, finding: &str) {
        tracing::error!(table = self.room.id, finding, "a table is frozen");
        self.world.metrics.tables_frozen.up();
        self.trouble.get_or_insert_with(|| {
            "Something went wrong in this game's program, so the table stands still. Nothing that was played is lost."
                .to_owned()
        });
        self.tell_table();
    }

    fn check_not_frozen(&self) -> Result<(), Problem> {
        match &self.trouble {
            Some(trouble) => Err(Problem::Frozen(trouble.clone())),
            None => Ok(()),
        }
    }

    fn check_not_paused(&self) -> Result<(), Problem> {
        if self.room.kept.paused { Err(Problem::Paused) } else { Ok(()) }
    }
}
