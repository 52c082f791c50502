//! How a bot is asked for: `trader`, `trader:daring+selfish`, `cmd:python3 bot.py`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

/// A bot by name; whether the game has it is for the game to say.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BotName {
    /// One of the house, with words for its temper if any were given.
    House { level: String, temper: Vec<String> },
    /// A program that is asked with one line of JSON and answers with one.
    Outside { command: String },
}

/// One for each seat, as bots are called at tables of the house.
const NAMES: [&str; game_core::MAX_SEATS] = ["Ada", "Bruno", "Clara", "Dario", "Edda", "Felix"];
/// A name that tells more of its bot would be cut off in charts.
const LONGEST: usize = 24;

/// What bots are called around a table. Where all are the same a name says enough; else it says which bot it is, unless that is
/// long, as commands are.
#[must_use]
pub fn names_of(bots: &[&BotName]) -> Vec<String> {
    let are_the_same = bots.windows(2).all(|two| two[0] == two[1]);
    let name = |(seat, bot): (usize, &&BotName)| {
        let own = NAMES.get(seat).map_or_else(|| format!("Bot {}", seat + 1), |name| (*name).to_owned());
        let told = format!("{} {own}", bot.in_words());
        if are_the_same || told.chars().count() > LONGEST { own } else { told }
    };
    bots.iter().enumerate().map(name).collect()
}

impl BotName {
    /// `daring trader` for `trader:daring`.
    fn in_words(&self) -> String {
        match self {
            BotName::House { level, temper }
                if !temper.iter().any(|word| word.contains(char::is_numeric)) =>
            {
                temper.iter().chain([level]).map(String::as_str).collect::<Vec<_>>().join(" ")
            }
            BotName::House { .. } | BotName::Outside { .. } => self.to_string(),
        }
    }
}

/// Not a name of a bot.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is not a bot: write a level (novice), a level with a temper (trader:daring) or cmd:PROGRAM")]
pub struct BadName(String);

impl FromStr for BotName {
    type Err = BadName;

    fn from_str(text: &str) -> Result<BotName, BadName> {
        let bad = || BadName(text.to_owned());
        let text = text.trim();
        if let Some(command) = text.strip_prefix("cmd:") {
            let command = command.trim().to_owned();
            return if command.is_empty() { Err(bad()) } else { Ok(BotName::Outside { command }) };
        }
        let (level, temper) = match text.split_once(':') {
            Some((level, temper)) => (level, temper.split('+').map(str::to_owned).collect()),
            None => (text, Vec::new()),
        };
        if level.is_empty() || temper.iter().any(String::is_empty) {
            return Err(bad());
        }
        Ok(BotName::House { level: level.to_owned(), temper })
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BotName::House { level, temper } if temper.is_empty() => f.write_str(level),
            BotName::House { level, temper } => write!(f, "{level}:{}", temper.join("+")),
            BotName::Outside { command } => write!(f, "cmd:{command}"),
        }
    }
}
