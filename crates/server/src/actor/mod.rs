//! One actor for each table in use: a task that owns the table and takes one message after another. For an action it
//! tries the game on a copy, appends the entry to the store, makes the copy the game, and only then tells anyone.
//!
//! `play` holds the game, `history` its past, `telling` encodes, `entering` takes actions, `seating` everything before
//! the game, `bots` lets bots choose. Nothing in here waits for a person, a bot or a slow connection.

mod bots;
mod entering;
mod history;
mod load;
mod play;
mod refs;
mod seating;
mod sockets;
mod telling;
mod viewers;

use std::sync::Arc;
use std::time::Duration;

use protocol::{ClientMessage, Joined, ServerMessage, TableInfo};
use table::record::Record;
use tokio::sync::{mpsc, oneshot};

use crate::problem::Problem;
use crate::room::Room;
use crate::secrets::TokenHash;
use crate::world::World;
use bots::{BotState, Chosen};
use load::{Loaded, NotLoaded};
use play::Play;
use refs::Refs;
use sockets::Sockets;

pub use sockets::{OUTBOX, Outbox, SocketId};
pub use telling::encode;

/// The longest name a client may give an action.
pub const LONGEST_REF: usize = 64;

/// Messages that may wait for one table.
const MAILBOX: usize = 256;

/// What a table is told or asked.
pub enum ToTable {
    /// Somebody wants to look on or sit down.
    Connect {
        token: Option<TokenHash>,
        version: Option<u32>,
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
        name: String,
        reply: Reply<Joined>,
    },
    Info {
        reply: Reply<TableInfo>,
    },
    Record {
        reply: Reply<Record>,
    },
    /// A bot has waited long enough.
    BotDue,
    BotChose(Chosen),
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
    /// Why the table stands still.
    trouble: Option<String>,
    /// The last write failed, so the store may know more than we do.
    doubtful: bool,
    sockets: Sockets,
    bot: BotState,
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
        let Loaded { room, play, refs, trouble } = loaded;
        if let Some(trouble) = &trouble {
            tracing::error!(table = room.id, trouble, "a table was loaded but stands still");
        }
        Actor {
            world,
            me,
            room,
            play,
            refs,
            trouble,
            doubtful: false,
            sockets: Sockets::default(),
            bot: BotState::Resting,
            previews: Arc::new(tokio::sync::Semaphore::new(4)),
        }
    }

    /// Until the server stops, or nobody has needed the table for a while.
    async fn run(mut self, mailbox: &mut mpsc::Receiver<ToTable>) {
        let stopping = self.world.stopping.clone();
        self.ask_a_bot();
        loop {
            let idle = tokio::time::sleep(self.patience());
            let message = tokio::select! {
                biased;
                () = stopping.cancelled() => break,
                message = mailbox.recv() => message,
                () = idle => None,
            };
            match message {
                Some(message) => self.take(message).await,
                None if self.is_needed() => {}
                None => break,
            }
        }
        // From here on senders are turned away and come back to a table freshly loaded.
        mailbox.close();
        while let Some(message) = mailbox.recv().await {
            self.take(message).await;
        }
        self.sockets.close_all();
    }

    fn patience(&self) -> Duration {
        self.world.unload_after
    }

    fn is_needed(&self) -> bool {
        !self.sockets.is_empty() || self.bot != BotState::Resting
    }

    async fn take(&mut self, message: ToTable) {
        match message {
            ToTable::Connect { token, version, outbox, reply } => {
                let connected = self.connect(token, version, outbox);
                if let Err(Ok(socket)) = reply.send(connected) {
                    self.gone(socket);
                }
            }
            ToTable::Gone { socket } => self.gone(socket),
            ToTable::Said { socket, message } => self.hear(socket, message).await,
            ToTable::Join { name, reply } => {
                let joined = self.join(&name).await;
                // Whoever asked has gone away: the seat stays theirs, but nobody has its token.
                let _ = reply.send(joined);
            }
            ToTable::Info { reply } => drop(reply.send(Ok(self.info()))),
            ToTable::Record { reply } => {
                let record = self.record().await;
                drop(reply.send(record));
            }
            ToTable::BotDue => self.bot_is_due(),
            ToTable::BotChose(chosen) => self.bot_chose(chosen).await,
        }
        self.ask_a_bot();
    }

    fn connect(
        &mut self,
        token: Option<TokenHash>,
        version: Option<u32>,
        outbox: Outbox,
    ) -> Result<SocketId, Problem> {
        let viewer = match token {
            Some(token) => Some(self.room.seat_of(&token).ok_or(Problem::UnknownToken)?),
            None => None,
        };
        let was_online = self.sockets.has(viewer);
        let socket = self.sockets.open(viewer, outbox);
        let welcome = ServerMessage::Welcome {
            protocol: protocol::VERSION,
            seats: viewer.iter().map(|seat| seat.number() as u8).collect(),
            table: self.info(),
        };
        self.sockets.send(socket, encode(&welcome));
        if let Some(play) = &self.play {
            match telling::resumed(play, viewer, version) {
                Ok(update) => self.sockets.send(socket, update),
                Err(panic) => self.freeze(&panic),
            }
        }
        if viewer.is_some() && !was_online {
            self.tell_table();
        }
        Ok(socket)
    }

    fn gone(&mut self, socket: SocketId) {
        if let Some(viewer) = self.sockets.close(socket)
            && viewer.is_some()
            && !self.sockets.has(viewer)
        {
            self.tell_table();
        }
    }

    async fn hear(&mut self, socket: SocketId, message: ClientMessage) {
        let Some(viewer) = self.sockets.viewer(socket) else { return };
        let reference = message.reference().map(str::to_owned);
        let answer = match (viewer, &reference) {
            (_, None) => Err(Problem::HelloTwice),
            (_, Some(reference)) if !(1..=LONGEST_REF).contains(&reference.chars().count()) => {
                Err(Problem::BadRef)
            }
            (None, Some(_)) => Err(Problem::NotSeated),
            (Some(seat), Some(reference)) => self.answer(socket, seat, reference, message).await,
        };
        let said = match answer {
            Ok(Some(said)) => said,
            Ok(None) => return,
            Err(problem) => problem.message(reference),
        };
        self.sockets.send(socket, encode(&said));
    }

    /// Does what a seat asks for; `None` if the answer comes later.
    async fn answer(
        &mut self,
        socket: SocketId,
        seat: table::Seat,
        reference: &str,
        message: ClientMessage,
    ) -> Result<Option<ServerMessage>, Problem> {
        let done = || Some(ServerMessage::Done { r#ref: reference.to_owned(), seq: None });
        match message {
            ClientMessage::Hello { .. } => Err(Problem::HelloTwice),
            ClientMessage::Act { action, .. } => self.act(seat, reference, action.0).await.map(Some),
            ClientMessage::Preview { action, .. } => {
                self.preview(socket, seat, reference, action.0).map(|()| None)
            }
            ClientMessage::SetBot { seat: of, bot, .. } => {
                self.set_bot(seat, of, bot.map(|bot| bot.level)).await.map(|()| done())
            }
            ClientMessage::Start { .. } => self.start(seat).await.map(|()| done()),
            ClientMessage::Nonce { nonce, .. } => self.set_nonce(seat, &nonce).await.map(|()| done()),
            _ => Err(Problem::NotOffered),
        }
    }

    fn info(&self) -> TableInfo {
        self.room.info(|seat| self.sockets.is_online(seat), self.trouble.as_deref())
    }

    /// Tells everyone how the table stands.
    fn tell_table(&mut self) {
        let message = encode(&ServerMessage::Table { table: self.info() });
        self.sockets.send_to_all(&message);
    }

    /// A defect in the game: this table stands still, and no other notices. What exactly failed may show secrets of the
    /// game, so it goes to the log only.
    fn freeze(&mut self, finding: &str) {
        tracing::error!(table = self.room.id, finding, "a table is frozen");
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
}
