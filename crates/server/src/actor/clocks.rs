//! The clocks of a live table. They use only public information: who is waited for, and whether it is an outcry.
//!
//! Each person who is waited for has a fixed number of seconds; a time-out plays the game's `silence` action. In an
//! outcry one countdown runs for all and restarts with each new standing bid; at its end all silent seats decline,
//! which does not count as a time-out. Two time-outs in a row, or half a minute without a connection, make a person
//! away: a bot plays until their next message. Clocks run only while somebody is connected and the host has not paused
//! them, and are stopped while the server is down (`saved_clocks.rs`). A clock that stops keeps the time that is left.
//! A wish to undo stops nothing: else wishing again and again would give time.
//!
//! If the whole program stood still, moves that were sent in time have not been read yet. A clock that is noticed much
//! too late therefore gives a moment more.

use std::time::Duration;

use game_core::{MAX_SEATS, Manner, Seat, SeatSet};
use games::records::By;
use protocol::{OUTCRY, SeatClock, ServerMessage, TimeMode};
use serde_json::Value;

use super::saved_clocks::{SAVE_EVERY, SavedClocks};
use super::table_match::{NewAction, TableMatch};
use super::{Actor, encode};
use crate::clock::ClockTime;
use crate::panics::catch_panic;
use crate::problem::Problem;
use crate::store::StoredStage;

/// A person is away after this time without a connection.
const AWAY_AFTER_OFFLINE: Duration = Duration::from_secs(30);
/// A person is away after this many time-outs in a row.
const AWAY_AFTER_TIMEOUTS: u8 = 2;
/// The host role passes to a connected person after this time without a connection.
const HOST_PASSES_AFTER: Duration = Duration::from_secs(60);
/// How often a time-out is retried while the store is unavailable.
const RETRY: Duration = Duration::from_secs(2);
/// A clock noticed later than this was not watched, because the program stood still.
const LATE: Duration = Duration::from_millis(500);
/// The time that messages sent meanwhile need to come in.
const LATE_GRACE: Duration = Duration::from_secs(2);

/// The clock of one question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Countdown {
    /// Until then.
    Runs(ClockTime),
    /// With so much left.
    Stands(Duration),
}

impl Countdown {
    fn started(self, now: ClockTime) -> Countdown {
        match self {
            Countdown::Stands(left) => Countdown::Runs(now + left),
            runs => runs,
        }
    }

    fn stopped(self, now: ClockTime) -> Countdown {
        Countdown::Stands(self.left(now))
    }

    pub fn left(self, now: ClockTime) -> Duration {
        match self {
            Countdown::Runs(due) => due.saturating_sub(now),
            Countdown::Stands(left) => left,
        }
    }

    fn due(self) -> Option<ClockTime> {
        match self {
            Countdown::Runs(due) => Some(due),
            Countdown::Stands(_) => None,
        }
    }
}

#[derive(Debug, Default)]
pub struct Clocks {
    /// The clocks before the restart, until they run again.
    pub saved: Option<SavedClocks>,
    /// When they are stored next.
    save_at: Option<ClockTime>,
    /// The store has them as running.
    saved_as_running: bool,
    /// Lot and standing bid of the current outcry, and its countdown.
    outcry: Option<(u32, u32, Countdown)>,
    pub turns: [Option<Countdown>; MAX_SEATS],
    offline_since: [Option<ClockTime>; MAX_SEATS],
    pub missed: [u8; MAX_SEATS],
    host_gone_since: Option<ClockTime>,
    /// What was sent to everybody last.
    sent: SentClocks,
}

#[derive(Debug, Default, Clone, PartialEq)]
struct SentClocks {
    dues: Vec<(Seat, ClockTime)>,
    of: u32,
    outcry: bool,
}

impl Clocks {
    /// A seat has made a move that everyone could notice: if it is still waited for, its time starts again.
    pub fn acted(&mut self, seat: Seat, by: &By) {
        self.turns[seat.number()] = None;
        if *by == By::Owner {
            self.missed[seat.number()] = 0;
        }
    }

    /// The next time at which something is due.
    pub fn next_deadline(&self, host_may_pass: bool) -> Option<ClockTime> {
        let outcry = self.outcry.and_then(|(_, _, countdown)| countdown.due());
        let turns = self.turns.iter().flatten().filter_map(|countdown| countdown.due());
        let offline = self.offline_since.iter().flatten().map(|since| *since + AWAY_AFTER_OFFLINE);
        let host = self.host_gone_since.filter(|_| host_may_pass).map(|since| since + HOST_PASSES_AFTER);
        outcry.into_iter().chain(turns).chain(offline).chain(host).chain(self.save_at).min()
    }

    /// Whether they have changed since they were stored: they run, or have just been stopped.
    pub fn are_to_be_saved(&self) -> bool {
        self.save_at.is_some()
    }
}

impl Actor {
    /// The seconds for one answer; `None` if no clock runs.
    fn seconds_per_answer(&self) -> Option<u16> {
        let TimeMode::Live { seconds } = self.room.time else { return None };
        let runs = self.room.stage == StoredStage::Playing
            && self.trouble.is_none()
            && !self.room.stored.paused
            && !self.sockets.is_empty();
        runs.then_some(seconds)
    }

    /// Persons who play for themselves now.
    fn present(&self) -> SeatSet {
        self.room.people().iter().filter(|seat| self.room.bot_for(*seat, self.away).is_none()).collect()
    }

    /// Updates the clocks after a change of the game or the connections, and sends them if they changed.
    pub(super) fn update_clocks(&mut self) {
        let now = self.context.clock.now();
        let online = self.sockets.online();
        let host = self.room.host();
        let host_gone =
            self.room.class.is_none() && !online.has(host) && self.room.stage != StoredStage::Over;
        self.clocks.host_gone_since =
            if host_gone { self.clocks.host_gone_since.or(Some(now)) } else { None };
        let Some((playing, seconds)) = self.playing.as_ref().zip(self.seconds_per_answer()) else {
            let clocks = &mut self.clocks;
            clocks.outcry = clocks.outcry.map(|(lot, high, left)| (lot, high, left.stopped(now)));
            clocks.turns = clocks.turns.map(|turn| turn.map(|turn| turn.stopped(now)));
            self.clocks.offline_since = Default::default();
            self.clocks.save_at = self.clocks.saved_as_running.then_some(now);
            return self.send_clocks();
        };
        let (pace, waited_for) = (playing.shown.pace, playing.shown.waited_for);
        let present = self.present();
        let asked = SeatSet::all(self.room.players()).iter().filter(|seat| waited_for.has(*seat));
        let asked: SeatSet = asked.filter(|seat| present.has(*seat)).collect();
        let clocks = &mut self.clocks;
        let saved = clocks.saved.take();
        clocks.saved_as_running |= saved.is_some();
        clocks.save_at = clocks.save_at.or(Some(now + SAVE_EVERY));
        for seat in SeatSet::all(self.room.players()).iter() {
            let number = seat.number();
            let is_timed = asked.has(seat) && pace == Manner::Turns;
            let full = Duration::from_secs(u64::from(seconds));
            let left = saved.as_ref().and_then(|saved| saved.left(seat, full)).unwrap_or(full);
            let turn = || clocks.turns[number].map_or(Countdown::Runs(now + left), |turn| turn.started(now));
            clocks.turns[number] = is_timed.then(turn);
            let is_offline = present.has(seat) && !online.has(seat);
            clocks.offline_since[number] = is_offline.then(|| clocks.offline_since[number].unwrap_or(now));
        }
        clocks.outcry = match (pace, clocks.outcry) {
            (Manner::Outcry { .. }, _) if asked.is_empty() => None,
            (Manner::Outcry { lot, high }, Some((of, over, left))) if (of, over) == (lot, high) => {
                Some((lot, high, left.started(now)))
            }
            (Manner::Outcry { lot, high }, _) => {
                Some((lot, high, Countdown::Runs(now + milliseconds(OUTCRY))))
            }
            (Manner::Turns, _) => None,
        };
        self.send_clocks();
    }

    fn current_clocks(&self) -> SentClocks {
        if let Some((_, _, Countdown::Runs(due))) = self.clocks.outcry
            && let Some(playing) = &self.playing
        {
            let dues = playing.shown.waited_for.iter().map(|seat| (seat, due)).collect();
            return SentClocks { dues, of: OUTCRY, outcry: true };
        }
        let seats = SeatSet::all(self.room.players());
        let dues: Vec<_> =
            seats.iter().filter_map(|seat| Some((seat, self.clocks.turns[seat.number()]?.due()?))).collect();
        let of = self
            .seconds_per_answer()
            .filter(|_| !dues.is_empty())
            .map_or(0, |seconds| u32::from(seconds) * 1000);
        SentClocks { dues, of, outcry: false }
    }

    fn send_clocks(&mut self) {
        let sent = self.current_clocks();
        if sent != self.clocks.sent {
            self.clocks.sent = sent;
            if let Some(message) = self.clock_message() {
                self.sockets.send_to_all(&encode(&message));
            }
        }
    }

    /// The clocks as they were sent last, with the time left now; `None` at a relaxed table.
    pub(super) fn clock_message(&self) -> Option<ServerMessage> {
        if self.room.time == TimeMode::Relaxed {
            return None;
        }
        let now = self.context.clock.now();
        let sent = &self.clocks.sent;
        let clock = |(seat, due): &(Seat, ClockTime)| SeatClock {
            seat: seat.number() as u8,
            left: u32::try_from(due.saturating_sub(now).as_millis()).unwrap_or(u32::MAX),
            of: sent.of,
        };
        let seats = sent.dues.iter().map(clock).collect();
        Some(ServerMessage::Clock(protocol::Clock { seats, outcry: sent.outcry }))
    }

    /// When the next deadline of this table is.
    pub(super) fn next_deadline(&self) -> Option<ClockTime> {
        let others_online = self.sockets.online().without(self.room.host());
        let host_may_pass = !others_online.is_empty();
        let undo = self.undo_request.as_ref().map(|asked| asked.until);
        let seat = self.seat_request.as_ref().map(|asked| asked.until);
        self.clocks.next_deadline(host_may_pass).into_iter().chain(undo).chain(seat).min()
    }

    /// Handles every deadline that has passed.
    pub(super) async fn run_due(&mut self) {
        let now = self.context.clock.now();
        let is_over = |due: ClockTime| due <= now;
        if self.undo_request.as_ref().is_some_and(|asked| is_over(asked.until)) {
            self.cancel_undo();
        }
        if self.seat_request.as_ref().is_some_and(|asked| is_over(asked.until)) {
            self.end_seat_request();
        }
        if self.clocks.host_gone_since.is_some_and(|since| is_over(since + HOST_PASSES_AFTER)) {
            self.pass_host_role().await;
        }
        if let Some((lot, high, Countdown::Runs(due))) = self.clocks.outcry
            && is_over(due)
        {
            let late = self.context.clock.late_by(due) > LATE;
            let again = now + if late { LATE_GRACE } else { RETRY };
            self.clocks.outcry = Some((lot, high, Countdown::Runs(again)));
            if !late {
                self.end_outcry(lot, high).await;
            }
        }
        for number in 0..MAX_SEATS {
            let seat = Seat::at(number);
            if let Some(Countdown::Runs(due)) = self.clocks.turns[number]
                && is_over(due)
            {
                let late = self.context.clock.late_by(due) > LATE;
                let again = now + if late { LATE_GRACE } else { RETRY };
                self.clocks.turns[number] = Some(Countdown::Runs(again));
                if !late {
                    self.time_out(seat).await;
                }
            }
            if self.clocks.offline_since[number].is_some_and(|since| is_over(since + AWAY_AFTER_OFFLINE)) {
                self.clocks.offline_since[number] = None;
                self.mark_away(seat);
            }
        }
        if self.clocks.save_at.is_some_and(is_over) {
            self.clocks.saved_as_running = self.clocks_run();
            self.clocks.save_at = self.clocks.saved_as_running.then(|| now + SAVE_EVERY);
            self.save_clocks().await;
        }
    }

    /// Whether any clock runs.
    pub(super) fn clocks_run(&self) -> bool {
        self.seconds_per_answer().is_some()
    }

    /// Ends the countdown of an outcry: every seat that has not bid declines.
    async fn end_outcry(&mut self, lot: u32, high: u32) {
        for seat in SeatSet::all(self.room.players()).iter() {
            let same = |playing: &TableMatch| {
                playing.shown.pace == Manner::Outcry { lot, high } && playing.shown.waited_for.has(seat)
            };
            if self.playing.as_ref().is_some_and(same) && self.enter_silence(seat).await.is_err() {
                return;
            }
        }
    }

    async fn time_out(&mut self, seat: Seat) {
        if !self.playing.as_ref().is_some_and(|playing| playing.shown.waited_for.has(seat)) {
            return;
        }
        if self.enter_silence(seat).await.is_ok() {
            let missed = &mut self.clocks.missed[seat.number()];
            *missed = missed.saturating_add(1);
            if *missed >= AWAY_AFTER_TIMEOUTS {
                self.mark_away(seat);
            }
        }
    }

    async fn enter_silence(&mut self, seat: Seat) -> Result<u64, Problem> {
        let playing = self.playing.as_ref().ok_or(Problem::NotStarted)?;
        let silence = match catch_panic(|| playing.game.silence(seat)) {
            Ok(silence) => silence,
            Err(panic) => {
                self.freeze(&panic);
                Value::Null
            }
        };
        let made = NewAction { seat, by: By::Timeout, reference: None, action: &silence };
        let entered = self.enter_action(&made).await;
        if let Err(problem) = &entered
            && problem.is_refusal()
        {
            self.freeze(&format!("silence is refused: {problem:?}"));
        }
        entered
    }

    fn mark_away(&mut self, seat: Seat) {
        if self.room.people().has(seat) && !self.away.has(seat) {
            self.away.insert(seat);
            self.send_table_info();
        }
    }

    /// A message of these seats ends their being away.
    pub(super) fn mark_present(&mut self, held: SeatSet) {
        let back: SeatSet = held.iter().filter(|seat| self.away.has(*seat)).collect();
        for seat in held.iter() {
            self.clocks.missed[seat.number()] = 0;
            self.reminded[seat.number()] = None;
        }
        if !back.is_empty() {
            self.away = self.away.minus(back);
            self.send_table_info();
        }
    }
}

fn milliseconds(count: u32) -> Duration {
    Duration::from_millis(u64::from(count))
}
