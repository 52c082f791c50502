//! What comes of an experiment. It describes itself: whoever has it knows how it was made and how to make it again.

use games::{AnyGame, decks};
use schemars::JsonSchema;
use serde::Serialize;
use serde_json::{Map, Value};
use ts_rs::TS;

use super::Experiment;
use crate::stats::Estimate;
use crate::{Effect, LabError, Made, Plan, Summary};

/// The outcome of an experiment. Nothing in it depends on the machine or the number of threads.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct ExperimentResult {
    /// What was played. A run that was stopped has the number of games that it came to, so that whoever runs this gets the
    /// same numbers.
    pub experiment: Experiment,
    /// A command line that gives the same numbers.
    pub command: String,
    /// The version of the program that made it.
    pub version: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// Games that every variant has played.
    pub games: u64,
    /// Games of each variant that were asked for.
    pub asked: u64,
    pub ended: Ended,
    /// What was measured in each game, in the order of each variant's `figures`.
    pub figures: Vec<Figure>,
    /// The first is what the others are compared with.
    pub variants: Vec<VariantResult>,
    /// What the variants change: the primary figure first, then the most certain. Without a second variant there are none.
    pub effects: Vec<Effect>,
    /// How it was made, as it stands above tables; all of it is written elsewhere in the result.
    #[serde(skip)]
    pub made: Made,
    /// What it took; it differs from run to run and is not written.
    #[serde(skip)]
    pub cpu_seconds: f64,
}

/// Why no more games were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
#[serde(rename_all = "snake_case")]
pub enum Ended {
    /// All that were asked for were played.
    AllPlayed,
    /// The primary figure's interval was as narrow as asked for.
    TargetReached,
    /// Somebody stopped the run.
    Stopped,
}

/// A figure of single games.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct Figure {
    /// As in `primary`, in CSV tables and in [`FigureLine::figure`].
    pub name: String,
    /// As a reader sees it.
    pub label: String,
    pub unit: String,
    /// It is 1 or 0 in each game, so that its mean is a share of games.
    pub is_share: bool,
}

/// What came of one variant.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct VariantResult {
    pub name: String,
    pub setting: Setting,
    pub figures: Vec<FigureLine>,
    pub summary: Summary,
    /// Games worth a look; [`super::record_of`] makes their records.
    pub outliers: Vec<Outlier>,
    /// What bots did wrong, the most frequent first.
    pub faults: Vec<FaultLine>,
}

/// A table as it was set up.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Setting {
    pub players: u8,
    /// Seat by seat in the first game.
    pub line_up: Vec<String>,
    /// The options that differ from the printed ones; a deck of one's own is only named by its digest.
    pub options: Map<String, Value>,
    /// The deck's digest, of the printed one too: the first 16 digits of SHA-256. Empty for a game without decks.
    pub deck: String,
}

/// A figure over the games of one variant.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct FigureLine {
    pub figure: String,
    /// Games in which there was something to measure.
    pub games: u64,
    /// Wilson's interval for a share, Student's for a mean.
    pub mean: Estimate,
    pub deviation: f64,
    /// A tenth of the games is below the first, half below the second, nine tenths below the third.
    pub quantiles: [f64; 3],
}

/// A game that stands out.
#[derive(Clone, Debug, PartialEq, Serialize, JsonSchema, TS)]
pub struct Outlier {
    /// `longest`, `shortest`, `highest-score`, `lowest-score`, `ending-NAME` or `faults`.
    pub kind: String,
    pub game: u64,
    /// The seed of the game's record, from 0 to 2^64 - 1: as text, because not every reader has such numbers.
    pub seed: String,
    /// Rounds, score or number of faults.
    pub value: f64,
}

/// One kind of fault of one bot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema, TS)]
pub struct FaultLine {
    pub bot: String,
    /// `timed_out`, `crashed` or `illegal`.
    pub kind: String,
    pub count: u64,
    /// What it wanted to do when this first happened; empty if it gave no answer.
    pub action: String,
    /// Why that was not accepted.
    pub reason: String,
    /// The game and the decision in which it first happened.
    pub game: u64,
    pub decision: u64,
}

impl Setting {
    /// The table of a plan.
    pub fn of(plan: &Plan) -> Result<Setting, LabError> {
        let whole = plan.game.complete_setup(&plan.setup, plan.players)?;
        let printed = plan.game.default_setup();
        let mut options = Map::new();
        for (option, value) in whole.as_object().into_iter().flatten() {
            if printed.get(option) != Some(value) {
                let value =
                    if option == "deck" { Value::String(decks::digest(value)) } else { value.clone() };
                options.insert(option.clone(), value);
            }
        }
        Ok(Setting {
            players: plan.players,
            line_up: plan.seatings.of(0).into_iter().map(|bot| plan.bots[bot].to_string()).collect(),
            options,
            deck: deck_digest(plan.game, whole.get("deck")),
        })
    }
}

/// The digest of the deck in use. A game that comes with two is told apart by its options.
fn deck_digest(game: &dyn AnyGame, own: Option<&Value>) -> String {
    let printed = || game.decks().iter().filter_map(|(_, text)| decks::parse(text).ok()).collect::<Vec<_>>();
    match own.filter(|deck| !deck.is_null()) {
        Some(deck) => decks::digest(deck),
        None => match printed().as_slice() {
            [] => String::new(),
            [deck] => decks::digest(deck),
            several => decks::digest(&Value::Array(several.to_vec())),
        },
    }
}
