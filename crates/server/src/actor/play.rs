//! The game at a table: a running game, what everyone sees of it, and its past. A game that panics or fails its audit
//! does so in here, on a copy, and leaves the game as it was.

use games::{Acted, AnyGame, AnyRunning, Heard, Refused};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{ChanceSource, Seat, SeatSet, Seed};

use super::history::History;
use super::viewers::{Viewer, Viewers, every_viewer};
use crate::guard::guarded;

/// A game being played.
pub struct Play {
    pub running: Box<dyn AnyRunning>,
    pub shown: Shown,
    pub history: History,
}

/// What everyone sees, encoded once for all.
#[derive(Debug)]
pub struct Shown {
    pub public: Box<RawValue>,
    pub waited_for: SeatSet,
    pub round: u32,
    pub progress: u8,
    /// A `protocol::Ending`, or null.
    pub ending: Box<RawValue>,
    pub is_over: bool,
}

/// What only one seat sees.
#[derive(Debug)]
pub struct Private {
    pub own: Box<RawValue>,
    pub choices: Box<RawValue>,
}

/// The game after an action that nobody has been told of yet.
pub struct Next {
    running: Box<dyn AnyRunning>,
    shown: Shown,
    pub seq: u64,
    pub events: Vec<Heard>,
    pub digest: [u8; 16],
    pub noticed_by: Viewers,
    /// Of the seats asked for, built before anything is stored: a view that panics must not come too late.
    pub private: Vec<(Seat, Private)>,
}

/// Why an action did not count.
#[derive(Debug)]
pub enum NotPlayed {
    Refused(Refused),
    /// A panic or a failed audit: a defect in the game.
    Broken(String),
}

impl Play {
    /// Deals.
    pub fn deal(
        game: &'static dyn AnyGame,
        setup: &Value,
        players: u8,
        seed: Seed,
    ) -> Result<(Play, [u8; 16]), String> {
        guarded(|| {
            let started = game.start(setup, players, ChanceSource::Seed(seed));
            let (running, told) = started.map_err(|error| error.to_string())?;
            let shown = Shown::of(&*running);
            let digest = running.digest();
            let mut history = History::default();
            history.push(0, Viewers::ALL, told);
            Ok((Play { running, shown, history }, digest))
        })
        .and_then(|dealt| dealt)
    }

    /// Check, apply and audit on a copy, and everything that `online` seats will be shown.
    pub fn try_out(&self, seat: Seat, action: &Value, online: SeatSet) -> Result<Next, NotPlayed> {
        let tried = guarded(|| {
            let mut running = self.running.clone();
            let Acted { seq, events, .. } = running.act(seat, action)?;
            let shown = Shown::of(&*running);
            let digest = running.digest();
            let noticed_by = self.noticed_by(seat, &*running, &shown, &events);
            let private = online.iter().map(|seat| (seat, Private::of(&*running, seat))).collect();
            Ok(Next { running, shown, seq, events, digest, noticed_by, private })
        });
        match tried {
            Ok(Ok(next)) => Ok(next),
            Ok(Err(Refused::Broken(finding))) => Err(NotPlayed::Broken(finding)),
            Ok(Err(refused)) => Err(NotPlayed::Refused(refused)),
            Err(panic) => Err(NotPlayed::Broken(panic)),
        }
    }

    /// Makes the copy the game.
    pub fn swap(&mut self, next: Next) {
        self.running = next.running;
        self.shown = next.shown;
        self.history.push(next.seq, next.noticed_by, next.events);
    }

    /// Enters what was entered before, when a table is loaded.
    pub fn replay(
        &mut self,
        seq: u64,
        seat: Seat,
        action: &Value,
        noticed_by: Viewers,
    ) -> Result<(), String> {
        let acted = guarded(|| {
            self.running.skip_to(seq);
            self.running.act(seat, action).map_err(|refused| refused.to_string())
        });
        let acted = acted.and_then(|acted| acted)?;
        self.history.push(acted.seq, noticed_by, acted.events);
        Ok(())
    }

    /// To be called after replaying: what is shown is not kept up entry by entry.
    pub fn show_again(&mut self) -> Result<[u8; 16], String> {
        let (shown, digest) = guarded(|| (Shown::of(&*self.running), self.running.digest()))?;
        self.shown = shown;
        Ok(digest)
    }

    pub fn private(&self, seat: Seat) -> Result<Private, String> {
        guarded(|| Private::of(&*self.running, seat))
    }

    /// Whoever can tell this position from the last one, and whoever acted.
    fn noticed_by(&self, actor: Seat, after: &dyn AnyRunning, shown: &Shown, events: &[Heard]) -> Viewers {
        if !self.shown.looks_like(shown) {
            return Viewers::ALL;
        }
        let noticed = |viewer: &Viewer| match viewer {
            _ if events.iter().any(|heard| heard.audience.includes(*viewer)) => true,
            Some(seat) if *seat == actor => true,
            Some(seat) => !Private::of(&*self.running, *seat).looks_like(&Private::of(after, *seat)),
            None => false,
        };
        every_viewer().filter(noticed).collect()
    }
}

impl Next {
    pub fn shown(&self) -> &Shown {
        &self.shown
    }
}

impl Shown {
    fn of(running: &dyn AnyRunning) -> Shown {
        let ending = running.ending().map(|ending| protocol::Ending {
            ending: ending.to_owned(),
            standings: json(&running.standings()),
            score_lines: json(&running.score_lines()),
        });
        Shown {
            public: running.public(),
            waited_for: running.waited_for(),
            round: running.round(),
            progress: running.progress(),
            is_over: ending.is_some(),
            ending: serde_json::value::to_raw_value(&ending).unwrap_or_else(|_| RawValue::NULL.to_owned()),
        }
    }

    fn looks_like(&self, other: &Shown) -> bool {
        self.public.get() == other.public.get()
            && self.waited_for == other.waited_for
            && self.round == other.round
            && self.progress == other.progress
            && self.ending.get() == other.ending.get()
    }
}

impl Private {
    fn of(running: &dyn AnyRunning, seat: Seat) -> Private {
        Private { own: running.own(seat), choices: running.choices(seat) }
    }

    fn looks_like(&self, other: &Private) -> bool {
        self.own.get() == other.own.get() && self.choices.get() == other.choices.get()
    }
}

fn json(value: &impl serde::Serialize) -> protocol::Json {
    protocol::Json(serde_json::to_value(value).unwrap_or_default())
}
