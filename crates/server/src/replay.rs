//! A game to look at again, frame by frame. It is played once more from its record, so a replay shows what the rules
//! made of each action and nothing that was stored beside it.
//!
//! A running game can be looked at through eyes that its viewer has anyway. Its frames leave out what that viewer could
//! not notice and name no entries: a gap would tell that somebody has just made a secret move.

use game_core::record::{Entry, Happened, Record};
use game_core::{Seat, SeatSet, Told};
use games::records::{self, RecordError, verify};
use games::{AnyGame, AnyMatch};
use protocol::delta::Versioned;
use protocol::{KEYFRAME_EVERY, PrivateLine, ReplayViewer, Verdict};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};

use crate::actor::PublicSnapshot;

/// `protocol::Replay`, with the parts that are encoded already.
#[derive(Serialize)]
pub struct ReplayOut {
    game: String,
    rules: u32,
    setup: serde_json::Value,
    house_rules: Vec<&'static str>,
    seats: Vec<String>,
    names: std::collections::BTreeMap<String, String>,
    viewer: ReplayViewer,
    over: bool,
    verdict: Option<Verdict>,
    frames: Vec<FrameOut>,
}

/// `protocol::Frame`, likewise.
#[derive(Serialize)]
struct FrameOut {
    entry: Option<u64>,
    seat: Option<Seat>,
    by: Option<String>,
    key: bool,
    public: Box<RawValue>,
    own: Box<RawValue>,
    waited_for: SeatSet,
    round: u32,
    progress: u8,
    standing: Box<RawValue>,
    told: Vec<protocol::Told>,
    private: Vec<PrivateLine>,
    ending: Box<RawValue>,
}

/// The game as the viewer saw it after an action.
struct Seen {
    entry: u64,
    seat: Option<Seat>,
    by: Option<String>,
    shown: PublicSnapshot,
    own: Versioned,
    told: Vec<Told>,
}

/// The replay of a game of the house. `over` says whether nothing of it is secret any more.
pub fn of_table(
    game: &'static dyn AnyGame,
    record: &Record,
    viewer: ReplayViewer,
    over: bool,
) -> Result<ReplayOut, RecordError> {
    let (game, seen) = walk(records::Replay::of(game, record)?, viewer)?;
    let seen = if over { seen } else { noticed(seen) };
    frames(&*game, record, viewer, over, seen)
}

/// The replay of a record that somebody sent, and whether it holds. One that cannot be followed to its end is refused.
pub fn of_record(record: &Record, viewer: ReplayViewer) -> Result<ReplayOut, RecordError> {
    let problem = verify(record).err().map(|problem| problem.to_string());
    let (game, seen) = walk(records::Replay::new(record)?, viewer)?;
    let replay = frames(&*game, record, viewer, true, seen)?;
    Ok(ReplayOut { verdict: Some(Verdict { holds: problem.is_none(), problem }), ..replay })
}

/// Plays the record again and looks at the game after every action that counts; also gives the game as it stands then.
fn walk(
    mut replay: records::Replay<'_>,
    viewer: ReplayViewer,
) -> Result<(Box<dyn AnyMatch>, Vec<Seen>), RecordError> {
    let dealt = replay.dealt().to_vec();
    let mut seen = vec![look(replay.game(), viewer, None, dealt)];
    while let Some(stepped) = replay.step() {
        let stepped = stepped?;
        match (&stepped.entry.what, stepped.acted) {
            (Happened::Undo { undo }, _) => seen.retain(|seen| seen.entry < *undo),
            (_, Some(acted)) => seen.push(look(replay.game(), viewer, Some(stepped.entry), acted.events)),
            (_, None) => {}
        }
    }
    Ok((replay.into_game(), seen))
}

fn look(game: &dyn AnyMatch, viewer: ReplayViewer, entry: Option<&Entry>, told: Vec<Told>) -> Seen {
    let own = match viewer {
        ReplayViewer::Spectator => RawValue::NULL.to_owned(),
        ReplayViewer::Seat(seat) => game.own(Seat::at(usize::from(seat))),
        ReplayViewer::All => {
            let all: Vec<_> = SeatSet::all(game.players()).iter().map(|seat| game.own(seat)).collect();
            raw(&all)
        }
    };
    let hears = |told: &Told| match viewer {
        ReplayViewer::All => true,
        ReplayViewer::Spectator => told.audience.includes(None),
        ReplayViewer::Seat(seat) => told.audience.includes(Seat::new(seat)),
    };
    let (seat, by) = match entry.map(|entry| &entry.what) {
        Some(Happened::Action { seat, by, .. }) => (Some(*seat), Some(by.to_string())),
        _ => (None, None),
    };
    Seen {
        entry: entry.map_or(0, |entry| entry.seq),
        seat,
        by,
        shown: PublicSnapshot::of(game),
        own: own.into(),
        told: told.into_iter().filter(hears).collect(),
    }
}

/// Leaves out what the viewer could not notice.
fn noticed(all: Vec<Seen>) -> Vec<Seen> {
    let mut noticed: Vec<Seen> = Vec::with_capacity(all.len());
    for seen in all {
        let is_new = noticed.last().is_none_or(|before| {
            !seen.told.is_empty()
                || !seen.shown.looks_like(&before.shown)
                || seen.own.get() != before.own.get()
        });
        if is_new {
            noticed.push(seen);
        }
    }
    noticed
}

fn frames(
    game: &dyn AnyMatch,
    record: &Record,
    viewer: ReplayViewer,
    over: bool,
    all: Vec<Seen>,
) -> Result<ReplayOut, RecordError> {
    let mut frames: Vec<FrameOut> = Vec::with_capacity(all.len());
    let mut before: Option<(Versioned, Versioned)> = None;
    for (version, seen) in (0..).zip(all) {
        let shown = seen.shown;
        let since = before.take().filter(|_| !frames.len().is_multiple_of(KEYFRAME_EVERY));
        let (public, own) = match &since {
            Some((public, own)) => (public.raw_delta_to(&shown.public), own.raw_delta_to(&seen.own)),
            None => (shown.public.text(), seen.own.text()),
        };
        let private =
            if viewer == ReplayViewer::All { private_lines(&seen.told, game.players()) } else { Vec::new() };
        let told = seen.told.into_iter().map(|told| protocol::Told::of(version, told));
        frames.push(FrameOut {
            entry: over.then_some(seen.entry),
            seat: seen.seat.filter(|_| over),
            by: seen.by.filter(|_| over),
            key: since.is_none(),
            public,
            own,
            waited_for: shown.waited_for,
            round: shown.round,
            progress: shown.progress,
            standing: shown.standing,
            told: told.collect(),
            private,
            ending: shown.ending,
        });
        before = Some((shown.public, seen.own));
    }
    let setup = game.setup().clone();
    Ok(ReplayOut {
        game: record.game.clone(),
        rules: record.rules,
        house_rules: game.game().house_rules(&setup)?,
        setup,
        seats: record.seats.clone(),
        names: game.names().into_iter().collect(),
        viewer,
        over,
        verdict: None,
        frames,
    })
}

/// Which of these lines a spectator did not hear, and who did.
fn private_lines(told: &[Told], players: u8) -> Vec<PrivateLine> {
    let lines = (0..).zip(told).filter(|(_, told)| !told.audience.includes(None));
    let hearers = |told: &Told| {
        let all = SeatSet::all(players).iter();
        all.filter(|seat| told.audience.includes(Some(*seat))).map(|seat| seat.number() as u8).collect()
    };
    lines.map(|(line, told)| PrivateLine { line, seats: hearers(told) }).collect()
}

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
