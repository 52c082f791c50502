//! What those at a table may ask for. Everything needs a seat; what is the host's needs the host's. A message that is
//! not in here does not compile, and `tests/it/nobody_in.rs` holds each one to its rights.

use std::time::Instant;

use game_core::{Seat, SeatSet};
use protocol::{ClientMessage, ServerMessage};

use super::hosting::Settings;
use super::sockets::Visitor;
use super::{Actor, LONGEST_REF, SocketId, encode};
use crate::limits::Class;
use crate::problem::Problem;

impl Actor {
    pub(super) async fn hear(&mut self, socket: SocketId, message: ClientMessage) {
        let Some(visitor) = self.sockets.visitor(socket) else { return };
        let reference = message.reference().map(str::to_owned);
        let answer = match &reference {
            None => Err(Problem::HelloTwice),
            Some(reference) if !is_good_ref(reference) => Err(Problem::BadRef),
            Some(_) if visitor.held.is_empty() => Err(Problem::NotSeated),
            Some(reference) => match self.allow(visitor, &message) {
                Err(problem) => Err(problem),
                Ok(()) => self.attend(socket, visitor, reference, message).await,
            },
        };
        let said = match answer {
            Ok(Some(said)) => said,
            Ok(None) => return,
            Err(problem) => problem.message(reference),
        };
        self.sockets.send(socket, encode(&said));
    }

    /// Does what somebody with a seat asks for; `None` if the answer comes later.
    async fn attend(
        &mut self,
        socket: SocketId,
        visitor: Visitor,
        reference: &str,
        message: ClientMessage,
    ) -> Result<Option<ServerMessage>, Problem> {
        self.is_back(visitor.held);
        let answer = match &message {
            ClientMessage::SetBot { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::Remove { .. }
            | ClientMessage::Settings { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::Close { .. } => self.obey_host(visitor, message).await,
            _ => self.oblige(socket, visitor, reference, message).await,
        };
        let done = || ServerMessage::Done { r#ref: reference.to_owned(), seq: None };
        answer.map(|answer| match answer {
            Answer::Done => Some(done()),
            Answer::Says(message) => Some(*message),
            Answer::Later => None,
        })
    }

    /// Whether a seat may ask for this much.
    fn allow(&mut self, visitor: Visitor, message: &ClientMessage) -> Result<(), Problem> {
        let Some(seat) = visitor.viewer.or(visitor.held.first()) else { return Ok(()) };
        let class = match message {
            ClientMessage::Act { .. } => Class::Act,
            ClientMessage::Preview { .. } => Class::Preview,
            ClientMessage::Chat { .. } => Class::Chat,
            _ => Class::Other,
        };
        self.allowances[seat.number()].take(&self.world.limits, class, Instant::now())
    }

    /// Does what only the host may ask for.
    async fn obey_host(&mut self, visitor: Visitor, message: ClientMessage) -> Result<Answer, Problem> {
        self.check_host(visitor.held)?;
        self.check_not_frozen()?;
        match message {
            ClientMessage::SetBot { seat, bot, .. } => self.set_bot(seat, bot).await,
            ClientMessage::Order { seats, .. } => self.order(&seats).await,
            ClientMessage::Remove { seat, .. } => self.remove(seat).await,
            ClientMessage::Settings { public, spectators, time, .. } => {
                self.set_settings(Settings { public, spectators, time }).await
            }
            ClientMessage::Start { .. } => self.start().await,
            ClientMessage::Pause { paused, .. } => self.pause(paused).await,
            ClientMessage::Close { .. } => self.close().await,
            _ => Err(Problem::NotHost),
        }
        .map(|()| Answer::Done)
    }

    /// Does what anybody with a seat may ask for.
    async fn oblige(
        &mut self,
        socket: SocketId,
        visitor: Visitor,
        reference: &str,
        message: ClientMessage,
    ) -> Result<Answer, Problem> {
        match message {
            ClientMessage::Uncover { seat, version, .. } => {
                let viewer = seat.map(|seat| one_of(visitor, Some(seat))).transpose()?;
                // Who holds one seat has no curtain.
                let viewer = if visitor.held.len() == 1 { visitor.viewer } else { viewer };
                self.sockets.uncover(socket, viewer);
                self.show_game(socket, version);
            }
            ClientMessage::Nonce { nonce, seat, .. } => {
                self.set_nonce(some_of(visitor, seat)?, &nonce).await?;
            }
            ClientMessage::Ready { ready, seat, .. } => {
                self.set_ready(some_of(visitor, seat)?, ready).await?;
            }
            ClientMessage::Colour { seat, colour, .. } => {
                self.set_colour(visitor.held, seat, colour).await?;
            }
            ClientMessage::Leave { seat, .. } => self.leave(some_of(visitor, seat)?).await?,
            ClientMessage::Act { action, seat, .. } => {
                let seat = one_of(visitor, seat)?;
                if self.room.seat(seat).is_some_and(|kept| kept.handed_over) {
                    self.hand_over(SeatSet::only(seat), false).await?;
                }
                return self.act(seat, reference, action.0).await.map(Answer::says);
            }
            ClientMessage::Preview { action, seat, .. } => {
                let seat = one_of(visitor, seat)?;
                if visitor.viewer != Some(seat) {
                    return Err(Problem::Covered);
                }
                self.preview(socket, seat, reference, action.0)?;
                return Ok(Answer::Later);
            }
            ClientMessage::Undo { seat, .. } => {
                return self.ask_undo(one_of(visitor, seat)?, reference).await.map(Answer::says);
            }
            ClientMessage::Agree { undo, yes, seat, .. } => {
                self.agree(some_of(visitor, seat)?, undo, yes).await?;
            }
            ClientMessage::Nudge { seat, .. } => {
                let by = visitor.viewer.or(visitor.held.first()).ok_or(Problem::NotSeated)?;
                self.nudge(by, seat)?;
            }
            ClientMessage::HandOver { to_bot, seat, .. } => {
                self.hand_over(some_of(visitor, seat)?, to_bot).await?;
            }
            ClientMessage::Chat { text, seat, .. } => {
                let seat = one_of(visitor, seat).or_else(|problem| match problem {
                    Problem::WhichSeat => visitor.held.first().ok_or(problem),
                    _ => Err(problem),
                })?;
                self.say(socket, seat, reference, &text).await?;
            }
            ClientMessage::Device { .. } => {
                let owner = visitor.owner.ok_or(Problem::NotSeated)?;
                return self.invite_device(owner, reference).map(Answer::says);
            }
            ClientMessage::Rematch { .. } => self.rematch().await?,
            ClientMessage::Hello { .. } => return Err(Problem::HelloTwice),
            ClientMessage::SetBot { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::Remove { .. }
            | ClientMessage::Settings { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::Close { .. } => return Err(Problem::NotHost),
        }
        Ok(Answer::Done)
    }
}

/// How a request is answered.
enum Answer {
    Done,
    Says(Box<ServerMessage>),
    /// By somebody else, later.
    Later,
}

impl Answer {
    fn says(message: ServerMessage) -> Answer {
        Answer::Says(Box::new(message))
    }
}

/// The one seat that is meant: the one named, the only one, or the one uncovered.
fn one_of(visitor: Visitor, named: Option<u8>) -> Result<Seat, Problem> {
    match named {
        Some(number) => {
            let seat = Seat::new(number).filter(|seat| visitor.held.has(*seat));
            seat.ok_or(Problem::NotYourSeat)
        }
        None => visitor.viewer.ok_or(Problem::WhichSeat),
    }
}

/// The seat named, or all that are held.
fn some_of(visitor: Visitor, named: Option<u8>) -> Result<SeatSet, Problem> {
    match named {
        Some(_) => one_of(visitor, named).map(SeatSet::only),
        None => Ok(visitor.held),
    }
}

/// Not every database keeps every character that text can have.
fn is_good_ref(reference: &str) -> bool {
    (1..=LONGEST_REF).contains(&reference.chars().count()) && !reference.chars().any(char::is_control)
}
