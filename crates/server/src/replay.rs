//! A game to look at again, frame by frame. It is played once more from its record, so a replay shows what the rules
//! made of each action and nothing that was stored beside it.
//!
//! A running game can be looked at through eyes that its viewer has anyway. Its frames leave out what that viewer could
//! not notice and name no entries: a gap would tell that somebody has just made a secret move.

use game_core::record::{Entry, Happened, Record};
use game_core::{Seat, SeatSet, Told};
use games::AnyMatch;
use games::records::{self, RecordError, verify};
use protocol::{KEYFRAME_EVERY, ReplayViewer, Verdict, delta};
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
    told: Vec<ToldOut>,
    ending: Box<RawValue>,
}

#[derive(Serialize)]
struct ToldOut {
    seq: usize,
    rule: &'static str,
    event: serde_json::Value,
    moment: Option<&'static str>,
}

/// The game as the viewer saw it after an action.
struct Seen {
    entry: u64,
    seat: Option<Seat>,
    by: Option<String>,
    shown: PublicSnapshot,
    own: Box<RawValue>,
    told: Vec<Told>,
}

/// The replay of a game of the house. `over` says whether nothing of it is secret any more.
pub fn of_table(record: &Record, viewer: ReplayViewer, over: bool) -> Result<ReplayOut, RecordError> {
    let seen = walk(record, viewer)?;
    let seen = if over { seen } else { noticed(seen) };
    frames(record, viewer, over, seen)
}

/// The replay of a record that somebody sent, and whether it holds. One that cannot be followed to its end is refused.
pub fn of_record(record: &Record, viewer: ReplayViewer) -> Result<ReplayOut, RecordError> {
    let problem = verify(record).err().map(|problem| problem.to_string());
    let replay = frames(record, viewer, true, walk(record, viewer)?)?;
    Ok(ReplayOut { verdict: Some(Verdict { holds: problem.is_none(), problem }), ..replay })
}

/// Plays the record again and looks at the game after every action that counts.
fn walk(record: &Record, viewer: ReplayViewer) -> Result<Vec<Seen>, RecordError> {
    let mut replay = records::Replay::new(record)?;
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
    Ok(seen)
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
        own,
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
    record: &Record,
    viewer: ReplayViewer,
    over: bool,
    all: Vec<Seen>,
) -> Result<ReplayOut, RecordError> {
    let (game, _) = records::at_the_deal(record)?;
    let mut frames: Vec<FrameOut> = Vec::with_capacity(all.len());
    let mut before: Option<(Box<RawValue>, Box<RawValue>)> = None;
    for (number, seen) in all.into_iter().enumerate() {
        let shown = seen.shown;
        let since = before.take().filter(|_| number % KEYFRAME_EVERY != 0);
        let (public, own) = match &since {
            Some((public, own)) => (delta::between(public, &shown.public), delta::between(own, &seen.own)),
            None => (shown.public.clone(), seen.own.clone()),
        };
        let told = seen.told.into_iter().map(|told| ToldOut {
            seq: number,
            rule: told.rule,
            event: told.event,
            moment: told.moment,
        });
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

fn raw(value: &impl Serialize) -> Box<RawValue> {
    to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
