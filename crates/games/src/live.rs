//! A running game of a known type behind the face without one.

use game_core::{
    ActError, Awaited, Chance, Choices, ElementOf, EndingCode, IllegalIn, Observed, Reading, RuleCode,
    Running, ScoreLine, Seat, Standings,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

use crate::listed::{Player, with_own_temper};
use crate::preview::{heard, preview};
use crate::{Acted, AnyGame, AnyRunning, BotError, Listed, Preview, Refused};

/// Worlds a choice must exist in to count as one that everybody could work out.
const WORLDS: u64 = 16;

/// A game in progress and the list's line about it.
pub struct Live<G: Observed> {
    listed: &'static Listed<G>,
    running: Running<G>,
}

impl<G: Observed> Live<G> {
    pub fn new(listed: &'static Listed<G>, running: Running<G>) -> Live<G> {
        Live { listed, running }
    }

    fn state(&self) -> &G {
        self.running.state()
    }

    fn config(&self) -> &G::Config {
        self.running.config()
    }

    fn choices_of(&self, seat: Seat) -> Choices<G> {
        let mut choices = Choices::default();
        if self.is_seated(seat) {
            self.state().choices(self.config(), seat, &mut choices);
        }
        choices
    }

    fn is_seated(&self, seat: Seat) -> bool {
        seat.number() < usize::from(G::players(self.config()))
    }

    /// The action as the game knows it, if such a seat can have meant one.
    fn read(&self, seat: Seat, action: &Value) -> Result<G::Action, Refused> {
        if !self.is_seated(seat) {
            return Err(Refused::NoSuchSeat { seat, players: G::players(self.config()) });
        }
        G::Action::deserialize(action)
            .or_else(|error| G::read_old_action(action).ok_or_else(|| Refused::Unreadable(error.to_string())))
    }
}

impl<G: Observed> AnyRunning for Live<G> {
    fn game(&self) -> &'static dyn AnyGame {
        self.listed
    }

    fn players(&self) -> u8 {
        G::players(self.config())
    }

    fn awaited(&self) -> Awaited {
        self.state().awaited(self.config())
    }

    fn view(&self, viewer: Option<Seat>) -> Value {
        let viewer = viewer.filter(|seat| self.is_seated(*seat));
        serde_json::to_value(self.state().view(self.config(), viewer)).unwrap_or(Value::Null)
    }

    fn public(&self) -> Box<RawValue> {
        raw(&self.state().public(self.config()))
    }

    fn own(&self, seat: Seat) -> Box<RawValue> {
        let own = self.is_seated(seat).then(|| self.state().own(self.config(), seat));
        raw(&own)
    }

    fn choices(&self, seat: Seat) -> Box<RawValue> {
        raw(&self.choices_of(seat))
    }

    fn open_choices(&self, seat: Seat) -> Box<RawValue> {
        let mut choices = self.choices_of(seat);
        choices.forms.clear();
        let view = self.state().view(self.config(), None);
        for world in 0..WORLDS {
            if choices.exact.is_empty() {
                break;
            }
            let possible = G::determinize(self.config(), &view, &mut Chance::fast(world));
            let mut there = Choices::<G>::default();
            possible.choices(self.config(), seat, &mut there);
            choices.exact.retain(|action| there.exact.contains(action));
        }
        raw(&choices)
    }

    fn may_act(&self, seat: Seat) -> bool {
        !self.choices_of(seat).is_empty()
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Acted, Refused> {
        let action = self.read(seat, action)?;
        let acted = self.running.act(seat, &action).map_err(|error| match error {
            ActError::Illegal(illegal) => refused::<G>(&illegal),
            ActError::Script(fault) => Refused::Script(fault),
            ActError::Broken(finding) => Refused::Broken(finding),
        })?;
        let events = acted.told.iter().map(heard::<G>).collect();
        Ok(Acted { seq: acted.seq, events, traces: acted.traces })
    }

    fn preview(&self, seat: Seat, action: &Value) -> Result<Preview, Refused> {
        let action = self.read(seat, action)?;
        let view = self.state().view(self.config(), Some(seat));
        preview::<G>(self.config(), &view, seat, &action).map_err(|illegal| refused::<G>(&illegal))
    }

    fn silence(&self, seat: Seat) -> Value {
        if !self.awaited().seats.has(seat) {
            return Value::Null;
        }
        serde_json::to_value(self.state().silence(self.config(), seat)).unwrap_or(Value::Null)
    }

    fn bot_action(&self, seat: Seat, level: &str, chance: &mut Chance) -> Result<Value, BotError> {
        if !self.is_seated(seat) {
            return Err(BotError::NoSuchSeat { seat, players: self.players() });
        }
        let bot = self.listed.player(level)?;
        let mut choices = self.choices_of(seat);
        if choices.is_empty() {
            return Err(BotError::NothingToChoose(seat));
        }
        let view = self.state().view(self.config(), Some(seat));
        // A temper somebody chose is kept; otherwise the bot has a little of its own.
        let own = match (&bot, self.running.seed()) {
            (Player::Listed(plain), Some(seed)) => with_own_temper(*plain, seed, seat),
            _ => None,
        };
        let bot = own.as_deref().unwrap_or(&*bot);
        let action = bot.choose(self.config(), &view, &mut choices, chance);
        Ok(serde_json::to_value(action).unwrap_or(Value::Null))
    }

    fn undo(&mut self, to: u64) -> Result<(), String> {
        self.running.undo(to)
    }

    fn next_seq(&self) -> u64 {
        self.running.next_seq()
    }

    fn skip_to(&mut self, seq: u64) {
        self.running.skip_to(seq);
    }

    fn steps(&self) -> Vec<u64> {
        self.running.steps().iter().map(|step| step.seq).collect()
    }

    fn ending(&self) -> Option<&'static str> {
        self.state().ending().map(EndingCode::name)
    }

    fn standings(&self) -> Standings {
        self.state().score_now(self.config())
    }

    fn open_standings(&self) -> Option<Standings> {
        self.state().open_standings(self.config())
    }

    fn score_lines(&self) -> Vec<ScoreLine> {
        self.state().score_lines(self.config())
    }

    fn gauges(&self) -> Vec<Reading> {
        let mut readings = Vec::new();
        self.state().gauges(self.config(), &mut readings);
        readings
    }

    fn progress(&self) -> u8 {
        self.state().progress(self.config())
    }

    fn round(&self) -> u32 {
        self.state().round()
    }

    fn audit(&self) -> Result<(), String> {
        self.state().audit(self.config())
    }

    fn digest(&self) -> [u8; 16] {
        // A state that is no JSON fails its contract; until then it has the digest of nothing.
        let state = serde_json::to_vec(self.running.state()).unwrap_or_default();
        let digest: [u8; 32] = Sha256::digest(state).into();
        std::array::from_fn(|index| digest[index])
    }

    fn names(&self) -> Vec<(String, String)> {
        let written = |(element, name): (ElementOf<G>, String)| (element.to_string(), name);
        G::names(self.config()).into_iter().map(written).collect()
    }

    fn state(&self) -> Value {
        serde_json::to_value(self.running.state()).unwrap_or(Value::Null)
    }

    fn imagine(&self, viewer: Option<Seat>, chance: &mut Chance) -> Value {
        let viewer = viewer.filter(|seat| self.is_seated(*seat));
        let view = self.state().view(self.config(), viewer);
        let possible = G::determinize(self.config(), &view, chance);
        serde_json::to_value(possible).unwrap_or(Value::Null)
    }

    fn clone_box(&self) -> Box<dyn AnyRunning> {
        Box::new(Live { listed: self.listed, running: self.running.clone() })
    }
}

fn refused<G: Observed>(illegal: &IllegalIn<G>) -> Refused {
    let why = serde_json::to_value(&illegal.why).unwrap_or(Value::Null);
    Refused::Illegal { rule: illegal.rule.code(), why }
}

/// The contract proves that everything a game shows is JSON; `null` stands in for what cannot be.
fn raw(shown: &impl Serialize) -> Box<RawValue> {
    serde_json::value::to_raw_value(shown).unwrap_or_else(|_| RawValue::NULL.to_owned())
}
