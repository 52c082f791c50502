//! The game at a table: a running game, what everyone sees of it, and its past. A game that panics or fails its audit
//! does so in here, on a copy, and leaves the game as it was.

use game_core::{ChanceSource, Manner, Seat, SeatSet, Seed};
use games::{Acted, AnyGame, AnyRunning, Heard, Refused};
use serde_json::Value;
use serde_json::value::RawValue;

use super::history::History;
use super::past::{Past, Step};
use super::viewers::{Viewer, ViewerSet, every_viewer};
use crate::panics::catch_panic;

/// A game being played.
pub struct Play {
    pub running: Box<dyn AnyRunning>,
    pub shown: PublicSnapshot,
    /// What was made of it for the seats that were looked at when the last entry was made.
    pub private: Privately,
    pub history: History,
    pub past: Past,
}

/// What everyone sees, encoded once for all.
#[derive(Debug)]
pub struct PublicSnapshot {
    pub public: Box<RawValue>,
    pub waited_for: SeatSet,
    pub pace: Manner,
    pub round: u32,
    pub progress: u8,
    /// `{places, scores, winners}`, or null.
    pub standing: Box<RawValue>,
    /// A `protocol::Ending`, or null.
    pub ending: Box<RawValue>,
    pub is_over: bool,
}

/// What only one seat sees.
#[derive(Debug)]
pub struct Private {
    pub own: Box<RawValue>,
    pub choices: Box<RawValue>,
    pub can_undo: bool,
    pub moves_by_bot: u32,
}

/// What each of some seats sees.
#[derive(Debug, Default)]
pub struct Privately(Vec<(Seat, Private)>);

impl Privately {
    pub fn of(&self, seat: Seat) -> Option<&Private> {
        self.0.iter().find(|(of, _)| *of == seat).map(|(_, private)| private)
    }
}

/// An action as it is entered.
#[derive(Clone, Debug)]
pub struct Deed {
    pub seat: Seat,
    /// As in a record.
    pub by: String,
    pub action: Value,
}

/// An entry that nobody has been told of yet.
#[derive(Debug)]
pub struct NewEntry {
    pub seq: u64,
    pub seat: Seat,
    pub by: String,
    /// JSON.
    pub action: String,
    pub digest: [u8; 16],
    pub noticed_by: ViewerSet,
    pub events: Vec<Heard>,
}

/// The game after entries that nobody has been told of yet.
pub struct Next {
    running: Box<dyn AnyRunning>,
    shown: PublicSnapshot,
    steps: Vec<Step>,
    /// The first is what was asked for; the others follow from it.
    pub entries: Vec<NewEntry>,
    /// What the first entry takes everything back from, if it is an undo.
    pub back_to: Option<u64>,
    /// Of the seats asked for, built before anything is stored: a view that panics must not come too late.
    pub private: Privately,
}

/// Why an action did not count.
#[derive(Debug)]
pub enum NotPlayed {
    Refused(Refused),
    /// A panic or a failed audit: a defect in the game.
    Broken(String),
}

impl From<Refused> for NotPlayed {
    fn from(refused: Refused) -> NotPlayed {
        match refused {
            Refused::Broken(finding) => NotPlayed::Broken(finding),
            refused => NotPlayed::Refused(refused),
        }
    }
}

impl Play {
    /// Deals.
    pub fn deal(
        game: &'static dyn AnyGame,
        setup: &Value,
        players: u8,
        seed: Seed,
    ) -> Result<(Play, [u8; 16]), String> {
        catch_panic(|| {
            let started = game.start(setup, players, ChanceSource::Seed(seed));
            let (running, told) = started.map_err(|error| error.to_string())?;
            let shown = PublicSnapshot::of(&*running);
            let digest = running.digest();
            let mut history = History::default();
            history.push(0, ViewerSet::ALL, told);
            let private = Privately::default();
            Ok((Play { running, shown, private, history, past: Past::default() }, digest))
        })
        .and_then(|dealt| dealt)
    }

    /// Check, apply and audit on a copy, and everything that seats being looked at will be shown.
    pub fn try_out(&self, deed: &Deed, viewed_seats: SeatSet) -> Result<Next, NotPlayed> {
        let tried = catch_panic(|| {
            let mut running = self.running.clone();
            let (mut entry, traces) = enter(&mut *running, deed)?;
            let shown = PublicSnapshot::of(&*running);
            entry.noticed_by = self.noticed_by(deed.seat, &*running, &shown, &entry.events);
            let steps = vec![Step::new(&entry, traces)];
            let private =
                viewed_seats.iter().map(|seat| (seat, Private::of(&*running, &self.past, &steps, seat)));
            let private = Privately(private.collect());
            Ok(Next { running, shown, steps, entries: vec![entry], back_to: None, private })
        });
        tried.map_err(NotPlayed::Broken).and_then(|tried| tried)
    }

    /// Takes back everything from entry `to` on and enters again what others did in secret since: whoever takes back
    /// cannot know of it, so it must neither stand in the way nor be lost.
    pub fn try_undo(&self, by: Seat, to: u64, viewed_seats: SeatSet) -> Result<Next, NotPlayed> {
        let tried = catch_panic(|| {
            let mut running = self.running.clone();
            let seq = running.next_seq();
            running.undo(to).map_err(NotPlayed::Broken)?;
            let mut past = self.past.clone();
            let secret = past.take_back(to, by);
            let mut steps = Vec::new();
            let undo = NewEntry {
                seq,
                seat: by,
                by: super::load::UNDO.to_owned(),
                action: to.to_string(),
                digest: running.digest(),
                noticed_by: ViewerSet::NONE,
                events: Vec::new(),
            };
            let mut entries = vec![undo];
            for deed in secret {
                // What is not possible any more is lost with the action it followed.
                let Ok((entry, traces)) = enter(&mut *running, &deed) else { continue };
                steps.push(Step::new(&entry, traces));
                entries.push(entry);
            }
            let shown = PublicSnapshot::of(&*running);
            entries[0].noticed_by = self.noticed_by(by, &*running, &shown, &[]);
            let private = viewed_seats.iter().map(|seat| (seat, Private::of(&*running, &past, &steps, seat)));
            let private = Privately(private.collect());
            Ok(Next { running, shown, steps, entries, back_to: Some(to), private })
        });
        tried.map_err(NotPlayed::Broken).and_then(|tried| tried)
    }

    /// Makes the copy the game.
    pub fn swap(&mut self, next: Next) {
        self.running = next.running;
        self.shown = next.shown;
        self.private = next.private;
        let mut back_to = next.back_to;
        if let (Some(to), Some(undo)) = (back_to, next.entries.first()) {
            self.past.take_back(to, undo.seat);
        }
        next.steps.into_iter().for_each(|step| self.past.push(step));
        for entry in next.entries {
            match back_to.take() {
                Some(to) => self.history.push_undo(entry.seq, to, entry.seat, entry.noticed_by),
                None => self.history.push(entry.seq, entry.noticed_by, entry.events),
            }
        }
    }

    /// Enters an action that was entered before, when a table is loaded.
    pub fn replay(&mut self, seq: u64, deed: &Deed, noticed_by: ViewerSet) -> Result<(), String> {
        let entered = catch_panic(|| {
            self.running.skip_to(seq);
            enter(&mut *self.running, deed).map_err(|refused| match refused {
                NotPlayed::Refused(refused) => refused.to_string(),
                NotPlayed::Broken(finding) => finding,
            })
        });
        let (mut entry, traces) = entered.and_then(|entered| entered)?;
        entry.noticed_by = noticed_by;
        self.past.push(Step::new(&entry, traces));
        self.history.push(entry.seq, noticed_by, entry.events);
        Ok(())
    }

    /// Takes back what was taken back before.
    pub fn replay_undo(&mut self, seq: u64, to: u64, by: Seat, noticed_by: ViewerSet) -> Result<(), String> {
        catch_panic(|| {
            self.running.skip_to(seq);
            self.running.undo(to)
        })
        .and_then(|undone| undone)?;
        self.past.take_back(to, by);
        self.history.push_undo(seq, to, by, noticed_by);
        Ok(())
    }

    /// Uses up a number for something that moves nothing in the game.
    pub fn note(&mut self, seq: u64) {
        self.running.skip_to(seq + 1);
        self.history.push(seq, ViewerSet::NONE, Vec::new());
    }

    /// To be called after replaying: what is shown is not kept up entry by entry.
    pub fn show_again(&mut self) -> Result<[u8; 16], String> {
        let (shown, digest) = catch_panic(|| (PublicSnapshot::of(&*self.running), self.running.digest()))?;
        self.shown = shown;
        Ok(digest)
    }

    pub fn private(&self, seat: Seat) -> Result<Private, String> {
        catch_panic(|| Private::of(&*self.running, &self.past, &[], seat))
    }

    /// Whoever can tell this position from the last one, and whoever acted.
    fn noticed_by(
        &self,
        actor: Seat,
        after: &dyn AnyRunning,
        shown: &PublicSnapshot,
        events: &[Heard],
    ) -> ViewerSet {
        if !self.shown.looks_like(shown) {
            return ViewerSet::ALL;
        }
        let looks_the_same = |seat: Seat| {
            self.running.own(seat).get() == after.own(seat).get()
                && self.running.choices(seat).get() == after.choices(seat).get()
        };
        let noticed = |viewer: &Viewer| match viewer {
            _ if events.iter().any(|heard| heard.audience.includes(*viewer)) => true,
            Some(seat) if *seat == actor => true,
            Some(seat) => !looks_the_same(*seat),
            None => false,
        };
        every_viewer().filter(noticed).collect()
    }
}

impl Next {
    pub fn shown(&self) -> &PublicSnapshot {
        &self.shown
    }

    /// What these seats may do in the open.
    pub fn open_choices(&self, seats: SeatSet) -> Vec<(Seat, Box<RawValue>)> {
        super::updates::open_choices(&*self.running, seats)
    }

    /// The entry that was asked for.
    pub fn first(&self) -> &NewEntry {
        &self.entries[0]
    }
}

/// Check, apply and audit; who could notice it is for the caller to say.
fn enter(running: &mut dyn AnyRunning, deed: &Deed) -> Result<(NewEntry, game_core::Traces), NotPlayed> {
    let Acted { seq, events, traces } = running.act(deed.seat, &deed.action)?;
    let entry = NewEntry {
        seq,
        seat: deed.seat,
        by: deed.by.clone(),
        action: deed.action.to_string(),
        digest: running.digest(),
        noticed_by: ViewerSet::NONE,
        events,
    };
    Ok((entry, traces))
}

impl PublicSnapshot {
    fn of(running: &dyn AnyRunning) -> PublicSnapshot {
        let ending = running.ending().map(|ending| protocol::Ending {
            ending: ending.to_owned(),
            standings: json(&running.standings()),
            score_lines: json(&running.score_lines()),
        });
        PublicSnapshot {
            public: running.public(),
            waited_for: running.awaited().seats,
            pace: running.awaited().manner,
            round: running.round(),
            progress: running.progress(),
            standing: raw(&running.open_standings()),
            is_over: ending.is_some(),
            ending: raw(&ending),
        }
    }

    fn looks_like(&self, other: &PublicSnapshot) -> bool {
        self.public.get() == other.public.get()
            && self.waited_for == other.waited_for
            && self.round == other.round
            && self.progress == other.progress
            && self.standing.get() == other.standing.get()
            && self.ending.get() == other.ending.get()
    }
}

impl Private {
    /// `newest` are the steps that are not in the past yet.
    fn of(running: &dyn AnyRunning, past: &Past, newest: &[Step], seat: Seat) -> Private {
        Private {
            own: running.own(seat),
            choices: running.choices(seat),
            can_undo: running.ending().is_none() && past.own_last(newest, seat).is_some(),
            moves_by_bot: past.moves_by_bot(newest, seat),
        }
    }
}

fn json(value: &impl serde::Serialize) -> protocol::Json {
    protocol::Json(serde_json::to_value(value).unwrap_or_default())
}

fn raw(value: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
