//! What the board of a class shows of a table over time: public figures by round, and moments as they happen. Only what
//! everybody at the table is told. It is in memory; a table that is loaded again makes it anew from its entries.

use game_core::{Shown, Told, Words};
use games::AnyMatch;
use games::records::at_the_deal;
use protocol::{LookGauge, LookMoment};
use serde_json::Value;

use super::table_match::TableMatch;
use crate::panics::catch_panic;

/// Moments kept for the board, the newest.
const MOMENTS: usize = 8;
/// The figures shown as small lines, the most telling first; those that a game does not have are left out.
const GAUGES: [&str; 12] = [
    "price_level",
    "credit_money",
    "gold_in_vaults",
    "mean_open_card",
    "money_in_circulation",
    "loans_outstanding",
    "market",
    "debt_open",
    "debt_paid",
    "cards_circulating",
    "dirty_known",
    "placements",
];
const MOST_GAUGES: usize = 4;
/// Moments that only say that time passes.
const PLAIN: [&str; 4] = ["round", "turn", "auction", "end"];

pub struct ClassWatch {
    /// Round and readings, in the order of `names`.
    readings: Vec<(u32, Vec<Option<f64>>)>,
    /// Name and unit of each figure.
    names: Vec<(&'static str, &'static str)>,
    moments: Vec<Noted>,
    /// The number of the next entry when this was last updated.
    seen: u64,
    /// What spectators had noticed when somebody was last seen to act: a secret move must not show.
    version: u32,
    since: i64,
}

/// A moment as it happened; how it is told depends on who asks.
struct Noted {
    round: u32,
    kind: &'static str,
    event: Value,
    at: Option<i64>,
}

impl ClassWatch {
    /// From the beginning of the game, if it can be played again.
    pub fn of(playing: &TableMatch, now: i64) -> ClassWatch {
        let game = &*playing.game;
        let has = |name: &&&str| {
            let is_shown = |gauge: &&game_core::Gauge| {
                gauge.name == **name && !gauge.by_seat && gauge.shown == Shown::Always
            };
            game.game().gauges().iter().any(|gauge| is_shown(&gauge))
        };
        let named = |name: &&'static str| {
            let gauge = game.game().gauges().iter().find(|gauge| gauge.name == *name);
            let unit = gauge.map_or("", |gauge| gauge.unit);
            (*name, unit)
        };
        let names = GAUGES.iter().filter(has).take(MOST_GAUGES).map(named).collect();
        let mut watch = ClassWatch {
            readings: Vec::new(),
            names,
            moments: Vec::new(),
            seen: 1,
            version: playing.history.version(None),
            since: now,
        };
        if catch_panic(|| watch.replay(game)).is_err() {
            tracing::warn!("a table could not be played again for its board");
        }
        watch.seen = game.next_seq();
        watch
    }

    /// What happened before the table was loaded.
    fn replay(&mut self, game: &dyn AnyMatch) {
        let Ok(record) = game.record() else { return };
        let Ok((mut replayed, _)) = at_the_deal(&record) else { return };
        self.read(&*replayed);
        for entry in &record.entries {
            let Ok(acted) = replayed.enter(entry) else { return };
            if let Some(acted) = acted {
                self.note(&*replayed, &acted.events, None);
            }
            self.read(&*replayed);
        }
    }

    pub fn update(&mut self, playing: &TableMatch, now: i64) {
        let next = playing.game.next_seq();
        if next == self.seen {
            return;
        }
        let told = playing.history.told_since(self.seen);
        self.note(&*playing.game, &told, Some(now));
        self.seen = next;
        let version = playing.history.version(None);
        if version != self.version {
            (self.version, self.since) = (version, now);
        }
        if catch_panic(|| self.read(&*playing.game)).is_err() {
            tracing::warn!("the figures of a table could not be read for its board");
        }
    }

    /// The reading of a round is the last one in it.
    fn read(&mut self, game: &dyn AnyMatch) {
        let readings = game.gauges();
        let of = |name: &str| {
            let found = readings.iter().find(|reading| reading.gauge == name && reading.seat.is_none());
            found.map(|reading| reading.value).filter(|value| value.is_finite())
        };
        let values = self.names.iter().map(|(name, ..)| of(name)).collect();
        let round = game.round();
        match self.readings.last_mut() {
            Some((last, kept)) if *last == round => *kept = values,
            _ => self.readings.push((round, values)),
        }
    }

    fn note(&mut self, game: &dyn AnyMatch, events: &[Told], at: Option<i64>) {
        // What spectators may hear is for the wall.
        let is_public = |told: &&Told| told.audience.includes(None);
        for told in events.iter().filter(is_public) {
            let Some(kind) = told.moment.filter(|kind| !PLAIN.contains(kind)) else { continue };
            self.moments.push(Noted { round: game.round(), kind, event: told.event.clone(), at });
        }
        let surplus = self.moments.len().saturating_sub(MOMENTS);
        self.moments.drain(..surplus);
    }

    pub fn waiting(&self, now: i64) -> u64 {
        u64::try_from(now.saturating_sub(self.since)).unwrap_or(0)
    }

    pub fn gauges(&self, words: &Words) -> Vec<LookGauge> {
        let of = |(at, (name, unit)): (usize, &(&str, &str))| LookGauge {
            name: (*name).to_owned(),
            label: words.label("gauge", name),
            unit: (*unit).to_owned(),
            values: self.readings.iter().filter_map(|(round, read)| Some((*round, read[at]?))).collect(),
        };
        self.names.iter().enumerate().map(of).collect()
    }

    pub fn moments(&self, words: &Words) -> Vec<LookMoment> {
        let told = self.moments.iter().map(|noted| LookMoment {
            round: noted.round,
            kind: noted.kind.to_owned(),
            text: words.say("event", &noted.event),
            at: noted.at,
        });
        told.collect()
    }

    /// The sentence of the phase everybody sees.
    pub fn phase(&self, playing: &TableMatch, words: &Words) -> Option<String> {
        let public: Value = serde_json::from_str(playing.shown.public.get()).ok()?;
        let phase = public.get("phase")?;
        Some(words.say("phase", phase))
    }
}
