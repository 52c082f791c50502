//! Handlers of client messages. Every message needs a seat, and messages of the host need the host's seat. A message
//! without a handler does not compile; `tests/it/permissions.rs` tests the permission of each one.

use std::time::Instant;

use game_core::{Seat, SeatSet};
use games::records::By;
use protocol::{ClientMessage, ServerMessage};

use super::host::{Closer, SettingsChange};
use super::seats::Departure;
use super::sockets::Session;
use super::table_match::NewAction;
use super::{Actor, MAX_REF_LENGTH, SocketId, encode};
use crate::limits::MessageClass;
use crate::problem::Problem;
use crate::store::HandedOver;

impl Actor {
    pub(super) async fn answer_client(&mut self, socket: SocketId, message: ClientMessage) {
        let Some(session) = self.sockets.session(socket) else { return };
        let reference = message.reference().map(str::to_owned);
        let answer: Result<Response, Problem> = async {
            let reference = reference.as_deref().ok_or(Problem::HelloTwice)?;
            self.admit(session, reference, &message)?;
            if is_for_class(&message) {
                self.room.check_no_class()?;
            }
            self.end_stand_ins(session.held).await?;
            match message {
                // What a table is for. Everything else is in one of the two lists below.
                ClientMessage::Act { action, seat, .. } => {
                    let seat = held_seat(session, seat)?;
                    self.take_seat_back(seat).await?;
                    let reference = Some(reference);
                    let made = NewAction { seat, by: By::Owner, reference, action: &action.0 };
                    let seq = self.enter_action(&made).await?;
                    Ok(Response::Done { seq: self.version_at(seat, seq) })
                }
                message if is_for_host(&message) => self.handle_host_message(session, message).await,
                message => self.handle_seat_message(socket, session, reference, message).await,
            }
        }
        .await;
        let said = match (answer, reference) {
            (Ok(Response::Done { seq }), Some(r#ref)) => ServerMessage::Done { r#ref, seq },
            (Ok(Response::Message(message)), _) => *message,
            (Ok(_), _) => return,
            // Its connection ends, and what has no answer is sent again to whoever holds the table then.
            (Err(Problem::Moved), _) => return,
            (Err(problem), reference) => problem.message(reference),
        };
        self.sockets.send(socket, encode(&said));
    }

    /// Whether somebody may ask for anything just now; if so, they are there.
    fn admit(&mut self, session: Session, reference: &str, message: &ClientMessage) -> Result<(), Problem> {
        if !is_valid_ref(reference) {
            return Err(Problem::BadRef);
        }
        if session.held.is_empty() {
            return Err(Problem::NotSeated);
        }
        self.check_quota(session, message)?;
        self.mark_present(session.held);
        Ok(())
    }

    /// Whoever acts plays for themselves again.
    async fn take_seat_back(&mut self, seat: Seat) -> Result<(), Problem> {
        match self.room.seat(seat).map_or(HandedOver::No, |seat| seat.handed_over) {
            HandedOver::No => Ok(()),
            HandedOver::ByOwner | HandedOver::ByHost => {
                self.hand_over(SeatSet::only(seat), HandedOver::No).await
            }
        }
    }

    /// Counts a message towards the seat's quota.
    fn check_quota(&mut self, session: Session, message: &ClientMessage) -> Result<(), Problem> {
        let Some(seat) = session.viewer.or(session.held.first()) else { return Ok(()) };
        let class = match message {
            ClientMessage::Act { .. } => MessageClass::Act,
            ClientMessage::Preview { .. } => MessageClass::Preview,
            ClientMessage::Chat { .. } => MessageClass::Chat,
            ClientMessage::Advise { .. } => MessageClass::Advice,
            _ => MessageClass::Other,
        };
        self.quotas[seat.number()].take(&self.context.limits, class, Instant::now())
    }

    /// Handles a message that only the host may send.
    async fn handle_host_message(
        &mut self,
        session: Session,
        message: ClientMessage,
    ) -> Result<Response, Problem> {
        self.check_host(session.held)?;
        self.check_not_frozen()?;
        match message {
            ClientMessage::SetBot { seat, bot, .. } => self.set_bot(seat, bot).await,
            ClientMessage::Order { seats, .. } => self.reorder_seats(&seats).await,
            ClientMessage::Players { players, .. } => self.set_players(players).await,
            ClientMessage::StandIn { seat, to_bot, .. } => self.stand_in(seat, to_bot).await,
            ClientMessage::Remove { seat, .. } => self.remove_player(seat).await,
            ClientMessage::Settings { public, spectators, time, record, advice, .. } => {
                self.set_settings(SettingsChange { public, spectators, time, record, advice }).await
            }
            ClientMessage::Start { .. } => self.start().await,
            ClientMessage::Pause { paused, .. } => self.pause(paused).await,
            ClientMessage::Close { .. } => self.close(Closer::Host).await,
            _ => Err(Problem::NotHost),
        }
        .map(|()| Response::DONE)
    }

    /// Handles a message that anybody with a seat may send.
    async fn handle_seat_message(
        &mut self,
        socket: SocketId,
        session: Session,
        reference: &str,
        message: ClientMessage,
    ) -> Result<Response, Problem> {
        match message {
            ClientMessage::Uncover { seat, version, .. } => {
                let viewer = seat.map(|seat| held_seat(session, Some(seat))).transpose()?;
                // A device with one seat is never covered.
                let viewer = if session.held.len() == 1 { session.viewer } else { viewer };
                self.sockets.uncover(socket, viewer);
                self.send_update(socket, version);
            }
            ClientMessage::Nonce { nonce, seat, .. } => {
                self.set_nonce(held_seats(session, seat)?, &nonce).await?;
            }
            ClientMessage::Ready { ready, seat, .. } => {
                self.set_ready(held_seats(session, seat)?, ready).await?;
            }
            ClientMessage::Colour { seat, colour, .. } => {
                self.set_colour(session.held, seat, colour).await?;
            }
            ClientMessage::Rename { name, seat, .. } => {
                let seat = match seat {
                    Some(number) => self.room.find_seat(number)?,
                    None => held_seat(session, None)?,
                };
                self.rename(session.held, seat, &name).await?;
            }
            ClientMessage::Leave { seat, .. } => {
                self.leave(held_seats(session, seat)?, Departure::Left).await?;
            }
            ClientMessage::Preview { action, seat, .. } => {
                let seat = held_seat(session, seat)?;
                if session.viewer != Some(seat) {
                    return Err(Problem::Covered);
                }
                self.preview(socket, seat, reference, action.0)?;
                return Ok(Response::Later);
            }
            ClientMessage::Advise { about, seat, .. } => {
                let seat = held_seat(session, seat)?;
                if session.viewer != Some(seat) {
                    return Err(Problem::Covered);
                }
                self.advise(socket, seat, reference, about).await?;
                return Ok(Response::Later);
            }
            ClientMessage::Undo { seat, .. } => {
                return self.request_undo(held_seat(session, seat)?, reference).await.map(Response::message);
            }
            ClientMessage::Agree { undo, yes, seat, .. } => {
                self.answer_undo(held_seats(session, seat)?, undo, yes).await?;
            }
            ClientMessage::Admit { ask, yes, seat, .. } => {
                self.answer_seat_request(held_seats(session, seat)?, ask, yes).await?;
            }
            ClientMessage::Nudge { seat, .. } => {
                let by = session.viewer.or(session.held.first()).ok_or(Problem::NotSeated)?;
                self.nudge(by, seat)?;
            }
            ClientMessage::Pace { pace, .. } => self.sockets.set_pace(socket, pace),
            ClientMessage::HandOver { to_bot, seat, .. } => {
                let now = if to_bot { HandedOver::ByOwner } else { HandedOver::No };
                self.hand_over(held_seats(session, seat)?, now).await?;
            }
            ClientMessage::Chat { text, seat, .. } => {
                let seat = held_seat(session, seat).or_else(|problem| match problem {
                    Problem::WhichSeat => session.held.first().ok_or(problem),
                    _ => Err(problem),
                })?;
                self.say(socket, seat, reference, &text).await?;
            }
            ClientMessage::Device { lasting, .. } => {
                let owner = session.owner.ok_or(Problem::NotSeated)?;
                let invited = match lasting {
                    true => self.make_seat_link(owner, reference).await,
                    false => self.invite_device(owner, reference),
                };
                return invited.map(Response::message);
            }
            ClientMessage::Rematch { .. } => self.rematch(self.sockets.payer(socket)).await?,
            // A beat has been answered by its connection (`http/socket.rs`).
            ClientMessage::Hello { .. } | ClientMessage::Beat => return Err(Problem::HelloTwice),
            ClientMessage::Act { .. }
            | ClientMessage::SetBot { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::Players { .. }
            | ClientMessage::StandIn { .. }
            | ClientMessage::Remove { .. }
            | ClientMessage::Settings { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::Close { .. } => return Err(Problem::NotHost),
        }
        Ok(Response::DONE)
    }
}

/// Does only the host ask for this?
fn is_for_host(message: &ClientMessage) -> bool {
    matches!(
        message,
        ClientMessage::SetBot { .. }
            | ClientMessage::Order { .. }
            | ClientMessage::Players { .. }
            | ClientMessage::StandIn { .. }
            | ClientMessage::Remove { .. }
            | ClientMessage::Settings { .. }
            | ClientMessage::Start { .. }
            | ClientMessage::Pause { .. }
            | ClientMessage::Close { .. }
    )
}

/// Does at a table of a class only the teacher say this?
fn is_for_class(message: &ClientMessage) -> bool {
    matches!(
        message,
        ClientMessage::Leave { .. }
            | ClientMessage::Nonce { .. }
            | ClientMessage::Ready { .. }
            | ClientMessage::Colour { .. }
            | ClientMessage::Rename { .. }
            | ClientMessage::Device { .. }
            | ClientMessage::Rematch { .. }
            | ClientMessage::Admit { .. }
    )
}

/// The answer to a message.
enum Response {
    Done {
        /// The version an action led to.
        seq: Option<u32>,
    },
    Message(Box<ServerMessage>),
    /// Another task will answer.
    Later,
}

impl Response {
    const DONE: Response = Response::Done { seq: None };

    fn message(message: ServerMessage) -> Response {
        Response::Message(Box::new(message))
    }
}

/// The seat a message is about: the one it names, the only one held, or the uncovered one.
fn held_seat(session: Session, named: Option<u8>) -> Result<Seat, Problem> {
    match named {
        Some(number) => {
            let seat = Seat::new(number).filter(|seat| session.held.has(*seat));
            seat.ok_or(Problem::NotYourSeat)
        }
        None => session.viewer.ok_or(Problem::WhichSeat),
    }
}

/// The seat a message names, or all that are held.
fn held_seats(session: Session, named: Option<u8>) -> Result<SeatSet, Problem> {
    match named {
        Some(_) => held_seat(session, named).map(SeatSet::only),
        None => Ok(session.held),
    }
}

/// Control characters are refused because not every database can store all of them.
fn is_valid_ref(reference: &str) -> bool {
    (1..=MAX_REF_LENGTH).contains(&reference.chars().count()) && !reference.chars().any(char::is_control)
}
