//! How a table of figures was made, as lines that stand above it: a CSV file is passed on without what lies beside it.

use serde_json::Value;

use crate::experiment::Setting;
use crate::{LabError, Plan};

/// The program, the command, the games and every variant's set-up, a line each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Made(Vec<String>);

impl Made {
    /// Of a run with these variants, which this command repeats.
    pub fn of(command: &str, plans: &[(String, Plan)]) -> Result<Made, LabError> {
        let Some((_, first)) = plans.first() else { return Ok(Made::default()) };
        let settings = plans.iter().map(|(_, plan)| Setting::of(plan)).collect::<Result<Vec<_>, _>>()?;
        let names = plans.iter().map(|(name, _)| name.as_str());
        let info = first.game.info();
        let dice = if first.common_dice { "common to all variants" } else { "of each game" };
        let mut made = vec![
            format!(
                "program: Counting House {}, {}, rules version {}",
                env!("CARGO_PKG_VERSION"),
                info.title,
                info.rules
            ),
            format!("command: {command}"),
            format!("games: {} of each variant, seed {}, dice {dice}", first.games, first.seed),
        ];
        for (name, setting) in names.zip(&settings) {
            let of = if plans.len() > 1 {
                format!("set-up of {}", Value::from(name))
            } else {
                "set-up".to_owned()
            };
            let setting = serde_json::to_string(setting).unwrap_or_default();
            made.push(format!("{of}: {setting}"));
        }
        Ok(Made(made))
    }

    /// A line each, without a break in any of them.
    pub fn lines(&self) -> Vec<String> {
        self.0.iter().map(|line| line.replace('\n', "\\n")).collect()
    }

    /// As comments of a CSV file.
    pub fn comment(&self) -> String {
        self.lines().iter().map(|line| format!("# {line}\n")).collect()
    }
}
