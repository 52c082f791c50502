//! What the actor of a table is told.

use game_core::record::Record;
use protocol::{ClientMessage, JoinTable, Joined, TableInfo, TableSummary};
use tokio::sync::oneshot;

use super::bots::BotChoice;
use super::class::{ClassAnswer, ClassCommand};
use super::{Outbox, ReplaySource, SocketId};
use crate::limits::Payer;
use crate::problem::Problem;
use crate::secrets::TokenHash;

/// A message to the actor of a table.
pub enum TableMessage {
    /// A new connection, of a player or a spectator.
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
    /// Another device joins with a one-time secret.
    JoinDevice {
        secret: String,
        reply: Reply<Joined>,
    },
    Info {
        token: Option<TokenHash>,
        reply: Reply<TableInfo>,
    },
    /// Who plays and who is waited for.
    Summary {
        token: Option<TokenHash>,
        reply: Reply<TableSummary>,
    },
    Record {
        token: Option<TokenHash>,
        reply: Reply<Record>,
    },
    /// What a replay is made of.
    Replay {
        token: Option<TokenHash>,
        reply: Reply<ReplaySource>,
    },
    /// What the class of the table asks.
    Class {
        command: ClassCommand,
        reply: Reply<ClassAnswer>,
    },
    /// The table is to be cleared away if its last entry was made before; the answer is whether it was.
    Clear {
        before: i64,
        reply: Reply<bool>,
    },
    /// The operator closes the table, like its host could.
    Close {
        reply: Reply<()>,
    },
    /// The operator deletes the table with everything that was played there.
    Remove {
        reply: Reply<()>,
    },
    /// The time of the bot's move has come that was asked this time.
    BotDue {
        asked: u64,
    },
    BotChose(BotChoice),
    /// A snapshot of the table was made.
    SnapshotStored {
        seq: u64,
    },
}

impl TableMessage {
    /// Answers with a problem, if somebody waits for an answer that has gone by the time.
    pub(super) fn refuse(self, problem: Problem) {
        match self {
            TableMessage::Connect { reply, .. } => drop(reply.send(Err(problem))),
            TableMessage::Join { reply, .. } | TableMessage::JoinDevice { reply, .. } => {
                drop(reply.send(Err(problem)));
            }
            TableMessage::Info { reply, .. } => drop(reply.send(Err(problem))),
            TableMessage::Summary { reply, .. } => drop(reply.send(Err(problem))),
            TableMessage::Record { reply, .. } => drop(reply.send(Err(problem))),
            TableMessage::Replay { reply, .. } => drop(reply.send(Err(problem))),
            TableMessage::Class { reply, .. } => drop(reply.send(Err(problem))),
            TableMessage::Clear { reply, .. } => drop(reply.send(Err(problem))),
            TableMessage::Close { reply } | TableMessage::Remove { reply } => {
                drop(reply.send(Err(problem)));
            }
            TableMessage::Received { .. }
            | TableMessage::Disconnected { .. }
            | TableMessage::BotDue { .. }
            | TableMessage::BotChose(_)
            | TableMessage::SnapshotStored { .. } => {}
        }
    }
}

/// Who connects and what they have seen already.
pub struct Hello {
    pub token: Option<TokenHash>,
    pub version: Option<u32>,
    pub chat: Option<u32>,
    /// The address that pays for what is done over the connection.
    pub payer: Option<Payer>,
}

/// Where the answer goes. It is dropped without one if the table could not be loaded.
pub type Reply<T> = oneshot::Sender<Result<T, Problem>>;
