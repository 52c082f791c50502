//! The variants of an experiment: every combination of what is varied, each as a plan.

use std::sync::Arc;

use games::contest::BotName;
use games::records::replay_to;
use games::{AnyGame, find, setups};
use serde_json::Value;

use super::{Experiment, Moment, Seating, Variant, Vary};
use crate::{LabError, Plan, Seatings, Start};

/// More variants would not be read by anyone.
const MOST_VARIANTS: usize = 64;

impl Experiment {
    /// Every variant with its name; the first has the first value of everything. An experiment that varies nothing has
    /// one.
    pub fn plans(&self) -> Result<Vec<(String, Plan)>, LabError> {
        let game = find(&self.game)?;
        if self.games == 0 {
            return Err(LabError::NoGames);
        }
        if self.target.is_some_and(|target| target.is_nan() || target <= 0.0) {
            return Err(bad("target: write how wide half of the interval may be, above 0"));
        }
        if self.target.is_some() && self.primary.is_none() {
            return Err(bad("target: name the primary figure whose interval is meant"));
        }
        let start = self.from.as_ref().map(|moment| start(game, moment)).transpose()?;
        let first = Draft::new(game, self)?;
        let mut drafts = match self.variants.as_slice() {
            [] => vec![first],
            variants => {
                variants.iter().map(|variant| first.named(game, variant)).collect::<Result<_, _>>()?
            }
        };
        for vary in &self.vary {
            check(vary)?;
            let mut combined = Vec::new();
            for draft in &drafts {
                for (index, value) in vary.values.iter().enumerate() {
                    let name = vary.names.get(index).map(String::as_str);
                    combined.push(draft.with(game, &vary.option, value, name)?);
                }
            }
            drafts = combined;
            if drafts.len() > MOST_VARIANTS {
                return Err(bad(&format!("these are more than {MOST_VARIANTS} variants; vary less at once")));
            }
        }
        let plans = drafts
            .into_iter()
            .map(|draft| draft.plan(game, self, start.as_ref()))
            .collect::<Result<Vec<_>, _>>()?;
        match (1..plans.len()).find(|index| plans[..*index].iter().any(|(name, _)| *name == plans[*index].0))
        {
            Some(twice) => Err(bad(&format!("the variant '{}' is there twice", plans[twice].0))),
            None => Ok(plans),
        }
    }
}

/// The state of a record at a moment.
fn start(game: &dyn AnyGame, moment: &Moment) -> Result<Arc<Start>, LabError> {
    if moment.record.game != game.info().id {
        return Err(bad(&format!("from: this is a record of {}", moment.record.game)));
    }
    let then = replay_to(&moment.record, Some(moment.at)).map_err(|error| bad(&format!("from: {error}")))?;
    if then.is_over() {
        return Err(bad(&format!("from: the game is over at entry {}", moment.at)));
    }
    Ok(Arc::new(Start { state: then.state(), entry: moment.at }))
}

fn check(vary: &Vary) -> Result<(), LabError> {
    if vary.values.len() < 2 {
        return Err(bad(&format!("{}: name at least two values to compare", vary.option)));
    }
    if !vary.names.is_empty() && vary.names.len() != vary.values.len() {
        return Err(bad(&format!("{}: name each of the values, or none", vary.option)));
    }
    Ok(())
}

fn bad(problem: &str) -> LabError {
    LabError::BadInput(problem.to_owned())
}

/// A variant under construction.
#[derive(Clone)]
struct Draft {
    name: Vec<String>,
    setup: Value,
    players: Option<u8>,
    bots: Vec<String>,
    /// Takes the first seat, before the line-up.
    guest: Option<String>,
}

impl Draft {
    fn new(game: &'static dyn AnyGame, experiment: &Experiment) -> Result<Draft, LabError> {
        let mut setup = experiment.from.as_ref().map_or(Value::Null, |moment| moment.record.setup.clone());
        for (option, value) in &experiment.set {
            setups::assign_value(game, &mut setup, option, value.clone())?;
        }
        let at_record = experiment.from.as_ref().map(|moment| moment.record.seats.len());
        let players = at_record.and_then(|seats| u8::try_from(seats).ok()).or(experiment.players);
        Ok(Draft { name: Vec::new(), setup, players, bots: experiment.bots.clone(), guest: None })
    }

    fn named(&self, game: &'static dyn AnyGame, variant: &Variant) -> Result<Draft, LabError> {
        let mut draft = self.clone();
        draft.name.push(variant.name.clone());
        draft.players = variant.players.or(self.players);
        if !variant.bots.is_empty() {
            draft.bots.clone_from(&variant.bots);
        }
        for (option, value) in &variant.set {
            setups::assign_value(game, &mut draft.setup, option, value.clone())?;
        }
        Ok(draft)
    }

    fn with(
        &self,
        game: &'static dyn AnyGame,
        option: &str,
        value: &Value,
        name: Option<&str>,
    ) -> Result<Draft, LabError> {
        let mut draft = self.clone();
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        match option {
            "players" => {
                let players = value.as_u64().and_then(|players| u8::try_from(players).ok());
                let problem = || bad(&format!("players: '{text}' is no number of players"));
                draft.players = Some(players.ok_or_else(problem)?);
            }
            "bots" => draft.bots = text.split('/').map(str::to_owned).collect(),
            "bot" => draft.guest = Some(text.clone()),
            _ => setups::assign_value(game, &mut draft.setup, option, value.clone())?,
        }
        draft.name.push(format!("{option}={}", name.unwrap_or(&text)));
        Ok(draft)
    }

    fn plan(
        self,
        game: &'static dyn AnyGame,
        experiment: &Experiment,
        from: Option<&Arc<Start>>,
    ) -> Result<(String, Plan), LabError> {
        let names = self.guest.iter().chain(&self.bots);
        let bots = names.map(|name| name.parse()).collect::<Result<Vec<BotName>, _>>()?;
        let mut plan = Plan::line_up(game, self.setup, self.players, &bots)?;
        if experiment.seating == Seating::AsGiven || from.is_some() {
            plan.seatings = Seatings::fixed(plan.seatings.of(0));
        }
        let name = if self.name.is_empty() { "as set up".to_owned() } else { self.name.join(" ") };
        let Experiment { games, seed, common_dice, .. } = *experiment;
        Ok((name, Plan { games, seed, common_dice, from: from.cloned(), ..plan }))
    }
}
