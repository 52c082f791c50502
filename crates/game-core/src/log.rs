//! What happened, told to those who may know it. One stream feeds animation, log, statistics and playthroughs.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::preview::Doubt;
use crate::{HolderMove, RuleCode, Seat, SeatSet};

/// Who is told. Spectators hear what is said to everyone, and what is said to all but a few.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    Everyone,
    Only(SeatSet),
    AllBut(SeatSet),
}

impl Audience {
    /// Whether this viewer (a seat, or `None` for a spectator) is told.
    pub fn includes(self, viewer: Option<Seat>) -> bool {
        match (self, viewer) {
            (Audience::Everyone, _) => true,
            (Audience::Only(seats), Some(seat)) => seats.has(seat),
            (Audience::Only(_), None) => false,
            (Audience::AllBut(seats), Some(seat)) => !seats.has(seat),
            (Audience::AllBut(_), None) => true,
        }
    }
}

/// An event, the rule it follows from, and who is told: in the game's own types, or (without parameters) as it goes out
/// to pages and programs.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Told<E = Value, R = &'static str> {
    pub rule: R,
    pub audience: Audience,
    pub event: E,
    /// The name of the moment if a replay should be able to jump here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub moment: Option<&'static str>,
    /// What went through the door of the books. It names everything, so it is for those who may know everything.
    #[serde(skip)]
    pub flow: Option<HolderMove>,
}

impl<E: Serialize, R: RuleCode> Told<E, R> {
    /// Without the game's types.
    pub fn erased(&self) -> Told {
        Told {
            rule: self.rule.code(),
            audience: self.audience,
            event: serde_json::to_value(&self.event).unwrap_or(Value::Null),
            moment: self.moment,
            flow: self.flow,
        }
    }
}

/// Collects events. Switched off (in simulation and search) it costs nothing: events are made by closures.
#[derive(Clone, Debug)]
pub struct Log<E, R> {
    on: bool,
    told: Vec<Told<E, R>>,
    revealed: bool,
    made_deal: bool,
    /// Whose preview this is, and the doubt that ends it.
    preview: Option<(Seat, Doubt)>,
}

impl<E, R> Log<E, R> {
    pub fn on() -> Log<E, R> {
        Log { on: true, told: Vec::new(), revealed: false, made_deal: false, preview: None }
    }

    pub fn off() -> Log<E, R> {
        Log { on: false, ..Log::on() }
    }

    /// A log of what this seat can be sure of: whatever is told after the doubt was raised is left out.
    pub fn certain_for(seat: Seat, doubt: &Doubt) -> Log<E, R> {
        Log { preview: Some((seat, doubt.clone())), ..Log::on() }
    }

    /// Tells everyone.
    pub fn tell(&mut self, rule: R, event: impl FnOnce() -> E) {
        self.tell_to(Audience::Everyone, rule, event);
    }

    /// Tells some.
    pub fn tell_to(&mut self, audience: Audience, rule: R, event: impl FnOnce() -> E) {
        if self.tells() {
            self.told.push(Told { rule, audience, event: event(), moment: None, flow: None });
        }
    }

    /// Whether anything is told: not in simulation, and not any more once a preview is in doubt.
    fn tells(&self) -> bool {
        let in_doubt = || self.preview.as_ref().is_some_and(|(_, doubt)| doubt.is_raised());
        self.on && !in_doubt()
    }

    /// Tells everyone what went through the door of the books, and whoever follows the money where it went.
    pub(crate) fn tell_moved(&mut self, rule: R, event: impl FnOnce() -> (E, HolderMove)) {
        if self.tells() {
            let (event, moved) = event();
            let audience = Audience::Everyone;
            self.told.push(Told { rule, audience, event, moment: None, flow: Some(moved) });
        }
    }

    /// To be called before someone is shown what was hidden from them, or could be: such an action cannot be undone alone,
    /// and no preview goes beyond it. Whether it is called must follow from public facts. If it were called only when a
    /// hidden thing answered, that an action can be undone would tell that nothing did. Where some knew it, see
    /// [`Log::reveals_what_was_known_to`].
    pub fn reveals(&mut self) {
        self.reveals_what_was_known_to(SeatSet::NONE);
    }

    /// The same for something that these seats knew: they can be sure of what follows from it.
    pub fn reveals_what_was_known_to(&mut self, knowing: SeatSet) {
        self.revealed = true;
        self.follows_from_what_only_knows(knowing);
    }

    /// To be called before a rule looks at what only these seats know, also where nothing of it is shown: for everybody
    /// else a preview ends here.
    pub fn follows_from_what_only_knows(&mut self, knowing: SeatSet) {
        if let Some((seat, doubt)) = &self.preview
            && !knowing.has(*seat)
        {
            doubt.raise();
        }
    }

    /// To be called where an action makes a deal: another seat has kept its part of it, so it cannot be undone alone.
    /// [`crate::Deals::accept`] calls it.
    pub fn makes_deal(&mut self) {
        self.made_deal = true;
    }

    pub fn revealed(&self) -> bool {
        self.revealed
    }

    pub fn made_deal(&self) -> bool {
        self.made_deal
    }

    pub fn forget_traces(&mut self) {
        self.revealed = false;
        self.made_deal = false;
    }

    pub fn told(&self) -> &[Told<E, R>] {
        &self.told
    }

    /// Hands over what was told and starts afresh.
    pub fn take(&mut self) -> Vec<Told<E, R>> {
        self.forget_traces();
        std::mem::take(&mut self.told)
    }
}
