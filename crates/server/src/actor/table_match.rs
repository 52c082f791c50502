//! The match at a table, what everyone sees of it, and what each viewer noticed. A game that panics or fails its audit
//! does so on a copy and leaves the match as it was.

use game_core::record::{By, Entry, Happened, Note};
use game_core::{Acted, Digest, Manner, Refusal, Seat, SeatSet};
use games::records::Origin;
use games::{AnyGame, AnyMatch, Dice, Terms};
use protocol::delta::Versioned;
use serde_json::Value;
use serde_json::value::RawValue;

use super::history::{Heard, History};
use super::undo;
use super::viewers::{Viewer, ViewerSet, every_viewer};
use crate::panics::catch_panic;

/// A match being played at a table.
pub struct TableMatch {
    pub game: Box<dyn AnyMatch>,
    pub shown: PublicSnapshot,
    /// What was made of it for the seats that were looked at when the last entry was made.
    pub private: Privately,
    pub history: History,
    /// Chance that runs on from entry to entry cannot be taken back.
    can_undo: bool,
}

/// What everyone sees, encoded once for all.
#[derive(Debug)]
pub struct PublicSnapshot {
    pub public: Versioned,
    /// The answers that it leaves no choice about, by seat.
    pub forced: Vec<(Seat, Value)>,
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

/// What only one seat sees of a position.
#[derive(Debug)]
pub struct OwnPart {
    pub own: Versioned,
    pub choices: Versioned,
}

/// What only one seat sees.
#[derive(Debug)]
pub struct Private {
    pub seen: OwnPart,
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

/// An action as somebody wants to take it.
pub struct NewAction<'a> {
    pub seat: Seat,
    pub by: By,
    /// The client's name for it.
    pub reference: Option<&'a str>,
    pub action: &'a Value,
}

/// An entry that nobody has been told of yet.
#[derive(Debug)]
pub struct PendingEntry {
    pub seq: u64,
    pub seat: Seat,
    /// As a store writes it.
    pub by: String,
    /// JSON.
    pub action: String,
    pub digest: Digest,
    pub noticed_by: ViewerSet,
    pub events: Vec<Heard>,
}

/// The match after entries that nobody has been told of yet.
pub struct Candidate {
    pub game: Box<dyn AnyMatch>,
    pub shown: PublicSnapshot,
    /// The first is what was asked for; the others follow from it.
    pub entries: Vec<PendingEntry>,
    /// What the first entry takes everything back from, if it is an undo.
    pub back_to: Option<u64>,
    /// Of the seats asked for, built before anything is stored: a view that panics must not come too late.
    pub private: Privately,
}

impl TableMatch {
    /// Deals.
    pub fn deal(
        game: &'static dyn AnyGame,
        terms: Terms,
        origin: Origin,
    ) -> Result<(TableMatch, Digest), String> {
        catch_panic(|| {
            let can_undo = !origin.scheme.draws_by_purpose();
            let dealt = game.start(terms, Dice::Promised(origin));
            let (game, told) = dealt.map_err(|error| error.to_string())?;
            let shown = PublicSnapshot::of(&*game);
            let mut history = History::default();
            history.push(0, ViewerSet::ALL, Heard::all(told));
            let digest = game.digest();
            Ok((TableMatch { game, shown, private: Privately::default(), history, can_undo }, digest))
        })
        .and_then(|dealt| dealt)
    }

    /// A match that was played before and is restored.
    pub fn at(game: Box<dyn AnyMatch>, shown: PublicSnapshot, history: History) -> TableMatch {
        TableMatch { game, shown, private: Privately::default(), history, can_undo: true }
    }

    /// What an action has led to, with everything that seats being looked at will be shown.
    pub fn candidate(
        &self,
        made: &NewAction<'_>,
        (game, acted): (Box<dyn AnyMatch>, Acted),
        viewed_seats: SeatSet,
    ) -> Candidate {
        let shown = PublicSnapshot::of(&*game);
        let seen = own_parts(&*game, viewed_seats);
        let mut entry = pending(made.seat, &made.by, made.action, &*game, acted);
        entry.noticed_by = self.noticed_by(made.seat, (&*game, &shown, &seen), &entry.events);
        self.shown_to(seen, Candidate::new(game, shown, vec![entry], None))
    }

    /// Takes back everything from entry `to` on and enters again what others did in secret since: whoever takes back
    /// cannot know of it, so it must neither stand in the way nor be lost.
    pub fn try_undo(&self, by: Seat, to: u64, viewed_seats: SeatSet) -> Result<Candidate, Refusal> {
        let tried = catch_panic(|| {
            let mut game = self.game.clone();
            let seq = game.undo(to).map_err(|error| Refusal::Broken(error.to_string()))?;
            let undo = PendingEntry {
                seq,
                seat: by,
                by: super::load::UNDO.to_owned(),
                action: to.to_string(),
                digest: game.digest(),
                noticed_by: ViewerSet::NONE,
                events: Vec::new(),
            };
            let mut entries = vec![undo];
            for (seat, by, action) in undo::secret_since(self, to, by) {
                // What is not possible any more is lost with the action it followed.
                let Ok(acted) = game.act(seat, by.clone(), &action) else { continue };
                entries.push(pending(seat, &by, &action, &*game, acted));
            }
            let shown = PublicSnapshot::of(&*game);
            let seen = own_parts(&*game, viewed_seats);
            entries[0].noticed_by = self.noticed_by(by, (&*game, &shown, &seen), &[]);
            Ok(self.shown_to(seen, Candidate::new(game, shown, entries, Some(to))))
        });
        tried.unwrap_or_else(|panic| Err(Refusal::Broken(panic)))
    }

    fn shown_to(&self, seen: Vec<(Seat, OwnPart)>, mut candidate: Candidate) -> Candidate {
        let noticed = |seq| {
            let pending = candidate.entries.iter().find(|entry| entry.seq == seq);
            pending.map_or_else(|| self.history.noticed_by(seq), |entry| entry.noticed_by)
        };
        let of = |(seat, seen): (Seat, OwnPart)| {
            let private = Private::of(&*candidate.game, noticed, seat, seen);
            (seat, Private { can_undo: private.can_undo && self.can_undo, ..private })
        };
        let private = seen.into_iter().map(of).collect();
        candidate.private = Privately(private);
        candidate
    }

    /// Makes the candidate the match.
    pub fn swap(&mut self, next: Candidate) {
        self.game = next.game;
        self.shown = next.shown;
        self.private = next.private;
        let mut back_to = next.back_to;
        for entry in next.entries {
            match back_to.take() {
                Some(to) => self.history.push_undo(entry.seq, to, entry.seat, entry.noticed_by),
                None => self.history.push(entry.seq, entry.noticed_by, entry.events),
            }
        }
    }

    /// Enters what was entered before, when a table is loaded. An undo was asked for by `seat`.
    pub fn replay(&mut self, entry: &Entry, seat: Option<Seat>, noticed_by: ViewerSet) -> Result<(), String> {
        let entered = catch_panic(|| self.game.enter(entry).map_err(|error| error.to_string()));
        let acted = entered.and_then(|entered| entered)?;
        match (&entry.what, seat) {
            (Happened::Undo { undo }, Some(seat)) => {
                self.history.push_undo(entry.seq, *undo, seat, noticed_by)
            }
            _ => {
                let events = acted.map_or_else(Vec::new, |acted| Heard::all(acted.events));
                self.history.push(entry.seq, noticed_by, events);
            }
        }
        Ok(())
    }

    /// Notes something that moves nothing in the game.
    pub fn note(&mut self, note: Note) -> Result<(), String> {
        let seq = self.game.note(note).map_err(|error| error.to_string())?;
        self.history.push(seq, ViewerSet::NONE, Vec::new());
        Ok(())
    }

    /// To be called after replaying: what is shown is not kept up entry by entry. Says whether the match has come to
    /// where it was when the last digest was stored.
    pub fn show_again(&mut self, stored: Digest) -> Result<bool, String> {
        let (shown, agrees) =
            catch_panic(|| (PublicSnapshot::of(&*self.game), self.game.agrees_with(stored)))?;
        self.shown = shown;
        Ok(agrees)
    }

    pub fn private(&self, seat: Seat) -> Result<Private, String> {
        let noticed = |seq| self.history.noticed_by(seq);
        let private =
            catch_panic(|| Private::of(&*self.game, noticed, seat, OwnPart::of(&*self.game, seat)))?;
        Ok(Private { can_undo: private.can_undo && self.can_undo, ..private })
    }

    /// Whoever can tell this position from the last one, and whoever acted.
    fn noticed_by(
        &self,
        actor: Seat,
        (after, shown, seen): (&dyn AnyMatch, &PublicSnapshot, &[(Seat, OwnPart)]),
        events: &[Heard],
    ) -> ViewerSet {
        if !self.shown.looks_like(shown) {
            return ViewerSet::ALL;
        }
        let looks_the_same = |seat: Seat| {
            let is_of_seat = |(of, _): &&(Seat, OwnPart)| *of == seat;
            // What is shown of a seat is made anyway. It says of each choice whether it is final, which follows from the
            // choice and from what is public, and that has not changed.
            match (self.private.of(seat), seen.iter().find(is_of_seat)) {
                (Some(before), Some((_, now))) => before.seen.looks_like(now),
                _ => {
                    self.game.own(seat).get() == after.own(seat).get()
                        && self.game.choices(seat).get() == after.choices(seat).get()
                }
            }
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

impl Candidate {
    fn new(
        game: Box<dyn AnyMatch>,
        shown: PublicSnapshot,
        entries: Vec<PendingEntry>,
        back_to: Option<u64>,
    ) -> Candidate {
        Candidate { game, shown, entries, back_to, private: Privately::default() }
    }

    /// The entry that was asked for.
    pub fn first(&self) -> &PendingEntry {
        &self.entries[0]
    }
}

/// Who could notice it is for the caller to say.
fn pending(seat: Seat, by: &By, action: &Value, after: &dyn AnyMatch, acted: Acted) -> PendingEntry {
    PendingEntry {
        seq: acted.seq,
        seat,
        by: by.to_string(),
        action: action.to_string(),
        digest: after.digest(),
        noticed_by: ViewerSet::NONE,
        events: Heard::all(acted.events),
    }
}

impl PublicSnapshot {
    pub fn of(game: &dyn AnyMatch) -> PublicSnapshot {
        let ending = game.ending().map(|ending| protocol::Ending {
            ending: ending.to_owned(),
            standings: json(&game.standings()),
            score_lines: json(&game.score_lines()),
        });
        let awaited = game.awaited();
        let (public, forced) = game.public_and_forced();
        PublicSnapshot {
            public: public.into(),
            forced,
            waited_for: awaited.seats,
            pace: awaited.manner,
            round: game.round(),
            progress: game.progress(),
            standing: raw(&game.open_standings()),
            is_over: ending.is_some(),
            ending: raw(&ending),
        }
    }

    pub fn looks_like(&self, other: &PublicSnapshot) -> bool {
        self.public.get() == other.public.get()
            && self.waited_for == other.waited_for
            && self.round == other.round
            && self.progress == other.progress
            && self.standing.get() == other.standing.get()
            && self.ending.get() == other.ending.get()
    }
}

impl OwnPart {
    fn of(game: &dyn AnyMatch, seat: Seat) -> OwnPart {
        OwnPart { own: game.own(seat).into(), choices: game.choices_with_finality(seat).into() }
    }

    fn looks_like(&self, other: &OwnPart) -> bool {
        self.own.get() == other.own.get() && self.choices.get() == other.choices.get()
    }
}

/// Of each of these seats.
fn own_parts(game: &dyn AnyMatch, seats: SeatSet) -> Vec<(Seat, OwnPart)> {
    seats.iter().map(|seat| (seat, OwnPart::of(game, seat))).collect()
}

impl Private {
    /// `noticed` says who could notice an entry.
    fn of(game: &dyn AnyMatch, noticed: impl Fn(u64) -> ViewerSet, seat: Seat, seen: OwnPart) -> Private {
        Private {
            seen,
            can_undo: game.ending().is_none() && undo::own_last(game, noticed, seat).is_some(),
            moves_by_bot: undo::moves_by_bot(game, seat),
        }
    }
}

fn json(value: &impl serde::Serialize) -> protocol::Json {
    protocol::Json(serde_json::to_value(value).unwrap_or_default())
}

fn raw(value: &impl serde::Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(value).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
