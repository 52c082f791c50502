//! What a table can be set up with. Every printed number is an option with its printed default and bounds,
//! declared once: the JSON Schema, the check and the list of house rules all come from that line.

use std::fmt;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::Info;

/// Options as a person wrote them: unproven until the game has made its table out of them.
pub trait Options:
    Default + fmt::Debug + Clone + PartialEq + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
    /// The numbers outside their bounds.
    fn out_of_bounds(&self) -> Vec<SetupError>;

    /// Refuses the first number outside its bounds.
    fn check_bounds(&self) -> Result<(), SetupError> {
        self.out_of_bounds().into_iter().next().map_or(Ok(()), Err)
    }

    /// The numbers that differ from the printed ones: with any of them the table plays house rules.
    fn house_rules(&self) -> Vec<&'static str>;
}

/// Why a table cannot be set up this way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct SetupError {
    /// The option that is off, or `players` or `deck`.
    pub option: String,
    pub problem: String,
}

impl SetupError {
    pub fn new(option: impl Into<String>, problem: impl Into<String>) -> SetupError {
        SetupError { option: option.into(), problem: problem.into() }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.option, self.problem)
    }
}

impl std::error::Error for SetupError {}

/// Options within their bounds for a number of players the game allows: all the config that a game without a deck needs.
#[derive(Clone, Debug, PartialEq)]
pub struct CheckedSetup<S> {
    pub setup: S,
    pub players: u8,
}

impl<S: Options> CheckedSetup<S> {
    pub fn new(info: &Info, setup: &S, players: u8) -> Result<CheckedSetup<S>, SetupError> {
        info.check_players(players)?;
        setup.check_bounds()?;
        Ok(CheckedSetup { setup: setup.clone(), players })
    }
}

/// For games without options.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NoOptions {}

impl Options for NoOptions {
    fn out_of_bounds(&self) -> Vec<SetupError> {
        Vec::new()
    }

    fn house_rules(&self) -> Vec<&'static str> {
        Vec::new()
    }
}

/// Declares a game's options. `numbers` are the printed numbers, each `name: type = default, min, max;`.
/// `choices` are all others, each `name: Type = default;`; the ones after `house` count as house rules when changed. Both
/// can be left out together.
#[macro_export]
macro_rules! options {
    ($(#[$meta:meta])* pub struct $name:ident { numbers { $($numbers:tt)* } }) => {
        $crate::options! { $(#[$meta])* pub struct $name { numbers { $($numbers)* } choices {} house {} } }
    };
    ($(#[$meta:meta])* pub struct $name:ident {
        numbers { $($(#[$ndoc:meta])* $number:ident : $ntype:ty = $ndefault:literal, $min:literal, $max:literal;)* }
        choices { $($(#[$cdoc:meta])* $choice:ident : $ctype:ty = $cdefault:expr;)* }
        house { $($(#[$hdoc:meta])* $house:ident : $htype:ty = $hdefault:expr;)* }
    }) => {
        $(#[$meta])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[serde(deny_unknown_fields, default)]
        pub struct $name {
            $($(#[$cdoc])* pub $choice: $ctype,)*
            $($(#[$hdoc])* pub $house: $htype,)*
            $($(#[$ndoc])* #[schemars(range(min = $min, max = $max))] pub $number: $ntype,)*
        }

        impl Default for $name {
            fn default() -> Self {
                $name { $($choice: $cdefault,)* $($house: $hdefault,)* $($number: $ndefault,)* }
            }
        }

        impl $crate::Options for $name {
            fn out_of_bounds(&self) -> Vec<$crate::SetupError> {
                let mut found = Vec::new();
                $(if !(i64::from($min as $ntype)..=i64::from($max as $ntype)).contains(&i64::from(self.$number)) {
                    found.push($crate::SetupError::new(stringify!($number),
                        format!("{} is not between {} and {}", self.$number, $min, $max)));
                })*
                found
            }

            fn house_rules(&self) -> Vec<&'static str> {
                let printed = $name::default();
                let mut changed = Vec::new();
                $(if self.$house != printed.$house { changed.push(stringify!($house)); })*
                $(if self.$number != printed.$number { changed.push(stringify!($number)); })*
                changed
            }
        }
    };
}
