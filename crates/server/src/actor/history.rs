//! What has happened at a table, for each viewer: the newest events, and the mapping between a viewer's versions and
//! the entries of the game.
//!
//! A viewer's version counts the entries it could notice. Numbering by entries would tell everybody that somebody has
//! just made a secret move.

use std::collections::VecDeque;

use game_core::{Audience, Seat, StaticName, Told};
use protocol::{MOST_EVENTS, Undone};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::{RawValue, to_raw_value};

use super::viewers::{MAX_VIEWERS, Viewer, ViewerSet, every_viewer, viewer_index};

/// Events kept in memory. More than one update carries, because not every event goes to every viewer.
const EVENTS_IN_MEMORY: usize = 2 * MOST_EVENTS;

/// The limit for a spectator who joins late: no more events and no more bytes than one who joined after the first 30
/// events, however long the game has lasted. A client that wants more says that it has seen the deal (`version` 0).
const LATE_EVENTS: usize = 30;

/// The history of one game, as it is also part of a snapshot.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct History {
    /// By entry, the deal first.
    entries: Vec<EntryNotice>,
    /// The newest events and the entries they belong to.
    #[serde(serialize_with = "write_events", deserialize_with = "read_events")]
    events: VecDeque<(u64, Heard)>,
    /// The version of each viewer.
    versions: [u32; MAX_VIEWERS],
    /// What was taken back, oldest first.
    undone: Vec<UndoneEntries>,
    /// Number and bytes of the first events sent to spectators, up to the limit for late joins.
    first_told: usize,
    first_bytes: usize,
}

/// An event as it is sent and kept. Its text takes a fraction of the memory of its value, and a table keeps hundreds.
#[derive(Clone, Debug)]
pub struct Heard {
    pub rule: &'static str,
    pub audience: Audience,
    /// JSON.
    pub event: Box<RawValue>,
    pub moment: Option<&'static str>,
}

impl Heard {
    pub fn all(told: Vec<Told>) -> Vec<Heard> {
        told.into_iter().map(Heard::from).collect()
    }

    fn told(&self) -> Told {
        let Heard { rule, audience, ref event, moment } = *self;
        // It was made from a value, so it is one.
        let event = serde_json::from_str(event.get()).unwrap_or_default();
        Told { rule, audience, event, moment, flow: None }
    }
}

impl From<Told> for Heard {
    fn from(Told { rule, audience, event, moment, .. }: Told) -> Heard {
        let event = to_raw_value(&event).unwrap_or_else(|_| RawValue::NULL.to_owned());
        Heard { rule, audience, event, moment }
    }
}

/// An undo: entry `seq` has undone everything from entry `to` on.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct UndoneEntries {
    seq: u64,
    to: u64,
    by: Seat,
}

/// Which viewers could notice an entry, and how many of its events each one was sent.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
struct EntryNotice {
    by: ViewerSet,
    heard: [u8; MAX_VIEWERS],
}

/// What a viewer has missed.
#[derive(Debug)]
pub struct MissedEvents<'a> {
    /// Versions and events.
    pub told: Vec<(u32, &'a Heard)>,
    /// Events left out because there were too many.
    pub skipped: u32,
    /// In the viewer's versions.
    pub undone: Vec<Undone>,
}

impl History {
    /// Adds an entry. Missing numbers before it belong to entries that nobody could notice.
    pub fn push(&mut self, seq: u64, noticed_by: ViewerSet, events: Vec<Heard>) {
        self.entries.resize(usize::try_from(seq).unwrap_or(usize::MAX), EntryNotice::default());
        let heard = |viewer| events.iter().filter(|heard| heard.audience.includes(viewer)).count();
        let mut noticed = EntryNotice { by: noticed_by, ..EntryNotice::default() };
        for viewer in every_viewer() {
            noticed.heard[viewer_index(viewer)] = u8::try_from(heard(viewer)).unwrap_or(u8::MAX);
            // Versions start at 0 with the deal.
            self.versions[viewer_index(viewer)] += u32::from(seq > 0 && noticed_by.has(viewer));
        }
        self.entries.push(noticed);
        let at = self.version(None);
        let told = events.iter().filter(|heard| heard.audience.includes(None));
        for heard in told.take(LATE_EVENTS.saturating_sub(self.first_told)) {
            self.first_told += 1;
            self.first_bytes += encoded_size(at, heard);
        }
        self.events.extend(events.into_iter().map(|heard| (seq, heard)));
        let too_many = self.events.len().saturating_sub(EVENTS_IN_MEMORY);
        self.events.drain(..too_many);
    }

    /// Adds an undo: entry `seq` has undone everything from entry `to` on.
    pub fn push_undo(&mut self, seq: u64, to: u64, by: Seat, noticed_by: ViewerSet) {
        self.push(seq, noticed_by, Vec::new());
        self.undone.push(UndoneEntries { seq, to, by });
    }

    /// Who could notice an entry.
    pub fn noticed_by(&self, seq: u64) -> ViewerSet {
        let entry = usize::try_from(seq).ok().and_then(|seq| self.entries.get(seq));
        entry.map_or(ViewerSet::NONE, |entry| entry.by)
    }

    /// The events of entries from `seq` on that are still in memory.
    pub fn told_since(&self, seq: u64) -> Vec<Told> {
        self.events.iter().filter(|(of, _)| *of >= seq).map(|(_, heard)| heard.told()).collect()
    }

    /// The viewer's version now.
    pub fn version(&self, viewer: Viewer) -> u32 {
        self.versions[viewer_index(viewer)]
    }

    /// The viewer's version after entry `seq`.
    pub fn version_at(&self, viewer: Viewer, seq: u64) -> u32 {
        let until = usize::try_from(seq).unwrap_or(usize::MAX);
        // Mostly it is asked for the entry just made.
        if until >= self.entries.len().saturating_sub(1) {
            return self.version(viewer);
        }
        let noticed = |entry: &&EntryNotice| entry.by.has(viewer);
        self.entries.iter().skip(1).take(until).filter(noticed).count() as u32
    }

    /// The entry that led to this version of a viewer; `None` for the deal and for what has not come yet.
    pub fn entry_of(&self, viewer: Viewer, version: u32) -> Option<u64> {
        let noticed = self.entries.iter().enumerate().skip(1).filter(|(_, entry)| entry.by.has(viewer));
        let before = usize::try_from(version.checked_sub(1)?).ok()?;
        noticed.map(|(seq, _)| seq as u64).nth(before)
    }

    /// The events after `version`. A viewer that has seen nothing, or names a version this game never had, gets the
    /// deal right after it, and later the newest events: a few for a spectator, a full update's worth for a seat that
    /// was opened again.
    pub fn since(&self, viewer: Viewer, version: Option<u32>) -> MissedEvents<'_> {
        let version = version.filter(|version| *version <= self.version(viewer));
        let is_new = |at: u32| version.is_none_or(|seen| at > seen);
        let comes_late = viewer.is_none() && version.is_none() && self.entries.len() > 1;
        let most = if comes_late { LATE_EVENTS } else { MOST_EVENTS };
        let mut at = 0;
        let mut heard = 0;
        let mut versions = Vec::with_capacity(self.entries.len());
        for (seq, entry) in self.entries.iter().enumerate() {
            at += u32::from(seq > 0 && entry.by.has(viewer));
            versions.push(at);
            heard += if is_new(at) { u32::from(entry.heard[viewer_index(viewer)]) } else { 0 };
        }
        let version_of = |seq: u64| usize::try_from(seq).ok().and_then(|seq| versions.get(seq).copied());
        let noticed = |taken: &&UndoneEntries| {
            usize::try_from(taken.seq)
                .ok()
                .and_then(|seq| self.entries.get(seq))
                .is_some_and(|entry| entry.by.has(viewer))
        };
        let undone = self.undone.iter().filter(noticed).filter_map(|taken| {
            let undone = Undone {
                version: version_of(taken.seq)?,
                back_to: version_of(taken.to.saturating_sub(1))?,
                by: taken.by.number() as u8,
            };
            is_new(undone.version).then_some(undone)
        });
        let mut undone: Vec<_> = undone.collect();
        let newest = self.events.iter().rev().filter(|(_, heard)| heard.audience.includes(viewer));
        let mut told: Vec<_> = newest
            .filter_map(|(seq, heard)| Some((version_of(*seq)?, heard)))
            .take_while(|(at, _)| is_new(*at))
            .take(most)
            .collect();
        if comes_late {
            told.truncate(fitting(&told, &undone, self.late_budget(heard)));
            // An undo of events that are not sent means nothing to the client.
            let oldest = told.last().map_or(u32::MAX, |(at, _)| *at);
            undone.retain(|undone| undone.version > oldest);
        }
        told.reverse();
        let skipped = heard.saturating_sub(told.len() as u32);
        MissedEvents { told, skipped, undone }
    }

    /// The byte budget of events for a late join, less what the larger numbers in the message need. `heard` is the
    /// number of events there were.
    fn late_budget(&self, heard: u32) -> usize {
        let early = digits(LATE_EVENTS as u32) + digits(0);
        let numbers = digits(self.version(None)) + digits(heard);
        let nothing_left_out = heard as usize <= LATE_EVENTS;
        if nothing_left_out { usize::MAX } else { (self.first_bytes + early).saturating_sub(numbers) }
    }
}

/// An event in a snapshot. What moved through the books is for those who look at a whole game, and no viewer's history
/// has it.
type KeptEvent = (u64, StaticName, Audience, Box<RawValue>, Option<StaticName>);

fn write_events<S: Serializer>(events: &VecDeque<(u64, Heard)>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(events.iter().map(|(seq, heard)| {
        (seq, StaticName(heard.rule), heard.audience, &heard.event, heard.moment.map(StaticName))
    }))
}

fn read_events<'de, D: Deserializer<'de>>(deserializer: D) -> Result<VecDeque<(u64, Heard)>, D::Error> {
    let kept = Vec::<KeptEvent>::deserialize(deserializer)?;
    let heard = |(seq, rule, audience, event, moment): KeptEvent| {
        let moment = moment.map(|moment| moment.0);
        (seq, Heard { rule: rule.0, audience, event, moment })
    };
    Ok(kept.into_iter().map(heard).collect())
}

/// How many of these events, newest first, fit into the budget together with the undos that concern them.
fn fitting(told: &[(u32, &Heard)], undone: &[Undone], mut budget: usize) -> usize {
    let mut undone = undone.iter().rev().peekable();
    let fitting = told.iter().take_while(|(at, heard)| {
        let mut bytes = encoded_size(*at, heard);
        while let Some(undone) = undone.next_if(|undone| undone.version > *at) {
            bytes += serde_json::to_string(undone).map_or(0, |undone| undone.len() + 1);
        }
        match budget.checked_sub(bytes) {
            Some(left) => {
                budget = left;
                true
            }
            None => false,
        }
    });
    fitting.count()
}

/// The encoded size of an event in an update, without the constant part.
fn encoded_size(at: u32, heard: &Heard) -> usize {
    let event = heard.event.get().len();
    digits(at) + heard.rule.len() + event + heard.moment.map_or("null".len(), |moment| moment.len() + 2)
}

fn digits(number: u32) -> usize {
    number.checked_ilog10().map_or(1, |log| log as usize + 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::SeatSet;

    fn event(name: &str, audience: Audience) -> Heard {
        Told { rule: "r", audience, event: name.into(), moment: None, flow: None }.into()
    }

    fn names(missed: &MissedEvents<'_>) -> Vec<(u32, String)> {
        missed
            .told
            .iter()
            .map(|(at, heard)| (*at, heard.told().event.as_str().unwrap_or_default().to_owned()))
            .collect()
    }

    #[test]
    fn versions_count_only_what_a_viewer_can_notice() {
        let (one, two) = (Some(Seat::at(0)), Some(Seat::at(1)));
        let mut history = History::default();
        history.push(0, ViewerSet::ALL, vec![event("deal", Audience::Everyone)]);
        history.push(
            1,
            ViewerSet::NONE.with(one),
            vec![event("secret", Audience::Only(SeatSet::only(Seat::at(0))))],
        );
        history.push(2, ViewerSet::ALL, vec![event("open", Audience::Everyone)]);
        assert_eq!((history.version(one), history.version(two)), (2, 1));
        assert_eq!(history.version_at(two, 1), 0);
        assert_eq!((history.entry_of(one, 1), history.entry_of(two, 1)), (Some(1), Some(2)));
        assert_eq!((history.entry_of(two, 0), history.entry_of(two, 2)), (None, None));
        let all = |history: &History, viewer| names(&history.since(viewer, None));
        assert_eq!(all(&history, two), [(0, "deal".to_owned()), (1, "open".to_owned())]);
        assert_eq!(names(&history.since(one, Some(1))), [(2, "open".to_owned())]);
        assert_eq!(names(&history.since(one, Some(2))), []);
        assert_eq!(history.since(two, Some(9)).told.len(), 2, "a version that never was starts afresh");
    }

    #[test]
    fn what_was_taken_back_is_told_in_the_versions_of_each_viewer() {
        let (one, two) = (Some(Seat::at(0)), Some(Seat::at(1)));
        let mut history = History::default();
        history.push(0, ViewerSet::ALL, vec![]);
        history.push(1, ViewerSet::NONE.with(one), vec![]);
        history.push(2, ViewerSet::ALL, vec![event("open", Audience::Everyone)]);
        history.push_undo(3, 2, Seat::at(0), ViewerSet::ALL);
        assert_eq!(history.since(one, None).undone, [Undone { version: 3, back_to: 1, by: 0 }]);
        assert_eq!(history.since(two, Some(1)).undone, [Undone { version: 2, back_to: 0, by: 0 }]);
        assert_eq!(history.since(two, Some(2)).undone, []);
    }

    #[test]
    fn events_are_the_same_after_a_snapshot() {
        let told = Told {
            rule: "r",
            audience: Audience::Only(SeatSet::only(Seat::at(1))),
            event: serde_json::json!({ "paid": { "to": 1, "amount": -3, "why": "a \"debt\"" } }),
            moment: Some("m"),
            flow: None,
        };
        let mut history = History::default();
        history.push(0, ViewerSet::ALL, vec![told.clone().into()]);
        let bytes = serde_json::to_vec(&history).expect("it is written");
        let read: History = serde_json::from_slice(&bytes).expect("it is read");
        assert_eq!(history.told_since(0), read.told_since(0));
        assert_eq!(read.told_since(0), [told]);
    }

    #[test]
    fn too_many_events_are_left_out_and_counted() {
        let mut history = History::default();
        history.push(0, ViewerSet::ALL, vec![]);
        for seq in 1..=1000 {
            history.push(seq, ViewerSet::ALL, vec![event("tick", Audience::Everyone)]);
        }
        let missed = history.since(None, Some(100));
        assert_eq!(missed.told.len(), MOST_EVENTS);
        assert_eq!(missed.skipped as usize, 900 - MOST_EVENTS);
        assert_eq!(missed.told.last().map(|(at, _)| *at), Some(1000));
        let late = history.since(None, None);
        assert_eq!(late.told.len() + late.skipped as usize, 1000);
        assert!((LATE_EVENTS - 5..LATE_EVENTS).contains(&late.told.len()), "longer numbers, fewer events");
    }

    /// The size of a late update without the view.
    fn late_bytes(history: &History) -> usize {
        let MissedEvents { told, skipped, undone } = history.since(None, None);
        let told: Vec<_> = told
            .iter()
            .map(|(at, heard)| serde_json::json!([at, heard.rule, heard.event, heard.moment]))
            .collect();
        serde_json::json!([history.version(None), told, skipped, undone]).to_string().len()
    }

    #[test]
    fn whoever_comes_late_is_told_no_more_bytes_than_after_thirty_entries() {
        let mut history = History::default();
        history.push(0, ViewerSet::ALL, vec![]);
        let mut early = None;
        let mut seq = 0;
        for count in 1..=3000 {
            seq += 1;
            history.push(seq, ViewerSet::ALL, vec![event(&format!("tick {count}"), Audience::Everyone)]);
            if count == 30 {
                early = Some(late_bytes(&history));
            }
            if count > 30 && count % 7 == 0 {
                seq += 1;
                history.push_undo(seq, seq - 1, Seat::at(0), ViewerSet::ALL);
            }
            let late = late_bytes(&history);
            assert!(early.is_none_or(|early| late <= early), "after {count}: {late} bytes, {early:?} early");
        }
        assert!(history.since(None, None).told.len() > LATE_EVENTS / 2, "and still something");
    }
}
