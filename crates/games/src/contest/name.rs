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
