//! An experiment as a file: what is played and what is varied. It can be saved and run again.

use games::contest::BotName;
use games::{AnyGame, find, setups};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::{LabError, Plan};

/// An experiment as it is written in a file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    pub game: String,
    /// Games of each variant.
    #[serde(default = "a_thousand")]
    pub games: u64,
    #[serde(default = "one")]
    pub seed: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub players: Option<u8>,
    #[serde(default = "random")]
    pub bots: Vec<String>,
    /// Options that all variants have.
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub set: Map<String, Value>,
    #[serde(default)]
    pub vary: Vec<Vary>,
}

/// One option and the values it takes. `players`, `bots` (a line-up: `trader/novice`) and `bot` (one bot before the
/// line-up: `trader:careful`) can be varied too.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Vary {
    pub option: String,
    pub values: Vec<Value>,
}

/// More variants would not be read by anyone.
const MOST_VARIANTS: usize = 64;

impl Experiment {
    pub fn from_toml(text: &str) -> Result<Experiment, LabError> {
        toml::from_str(text).map_err(|error| {
            let line =
                error.span().map_or(1, |span| 1 + text[..span.start.min(text.len())].matches('\n').count());
            let problem = error.message().replace('\n', ", ");
            LabError::BadInput(format!("this is not an experiment (line {line}): {problem}"))
        })
    }

    pub fn to_toml(&self) -> Result<String, LabError> {
        toml::to_string_pretty(self)
            .map_err(|error| LabError::BadInput(format!("the experiment cannot be written: {error}")))
    }

    /// Every combination of what is varied, with a label; the first has the first value of everything.
    pub fn variants(&self) -> Result<Vec<(String, Plan)>, LabError> {
        let game = find(&self.game)?;
        if self.vary.is_empty() {
            return Err(LabError::BadInput("nothing is varied; write --vary option=a,b".to_owned()));
        }
        let mut variants = vec![Draft::new(game, self)?];
        for vary in &self.vary {
            if vary.values.len() < 2 {
                return Err(LabError::BadInput(format!(
                    "{}: name at least two values to compare",
                    vary.option
                )));
            }
            let mut combined = Vec::new();
            for draft in &variants {
                for value in &vary.values {
                    combined.push(draft.with(game, &vary.option, value)?);
                }
            }
            variants = combined;
            if variants.len() > MOST_VARIANTS {
                let problem = format!("these are more than {MOST_VARIANTS} variants; vary less at once");
                return Err(LabError::BadInput(problem));
            }
        }
        variants.into_iter().map(|draft| draft.plan(game, self)).collect()
    }
}

/// A variant under construction.
#[derive(Clone)]
struct Draft {
    label: Vec<String>,
    setup: Value,
    players: Option<u8>,
    bots: Vec<String>,
    /// Takes the first seat, before the line-up.
    guest: Option<String>,
}

impl Draft {
    fn new(game: &'static dyn AnyGame, experiment: &Experiment) -> Result<Draft, LabError> {
        let mut setup = Value::Null;
        for (option, value) in &experiment.set {
            setups::assign_value(game, &mut setup, option, value.clone())?;
        }
        let Experiment { players, bots, .. } = experiment;
        Ok(Draft { label: Vec::new(), setup, players: *players, bots: bots.clone(), guest: None })
    }

    fn with(&self, game: &'static dyn AnyGame, option: &str, value: &Value) -> Result<Draft, LabError> {
        let mut draft = self.clone();
        let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        match option {
            "players" => {
                let players = value.as_u64().and_then(|players| u8::try_from(players).ok());
                let problem = || LabError::BadInput(format!("players: '{text}' is no number of players"));
                draft.players = Some(players.ok_or_else(problem)?);
            }
            "bots" => draft.bots = text.split('/').map(str::to_owned).collect(),
            "bot" => draft.guest = Some(text.clone()),
            _ => setups::assign_value(game, &mut draft.setup, option, value.clone())?,
        }
        draft.label.push(format!("{option}={text}"));
        Ok(draft)
    }

    fn plan(self, game: &'static dyn AnyGame, experiment: &Experiment) -> Result<(String, Plan), LabError> {
        let names = self.guest.iter().chain(&self.bots);
        let bots = names.map(|name| name.parse()).collect::<Result<Vec<BotName>, _>>()?;
        let plan = Plan::line_up(game, self.setup, self.players, &bots)?;
        Ok((self.label.join(" "), Plan { games: experiment.games, seed: experiment.seed, ..plan }))
    }
}

fn a_thousand() -> u64 {
    1000
}

fn one() -> u64 {
    1
}

fn random() -> Vec<String> {
    vec!["random".to_owned()]
}
