//! One rule, one code: every refusal and every event names the rule it follows from.

use std::fmt::Debug;

use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// The closed list of a game's rules; made by [`rules!`](crate::rules).
pub trait RuleCode:
    Copy + Eq + Debug + Serialize + DeserializeOwned + JsonSchema + Send + Sync + 'static
{
    /// Every rule, in the order of the rulebook.
    const ALL: &'static [Self];

    /// The anchor of the rule on the game's rules page, for example `nmm-3-fee`.
    fn code(self) -> &'static str;
}

/// Which rules an event may follow from: declared next to the event, and held to by the contract.
pub trait Cites<R: 'static> {
    fn cites(&self) -> &'static [R];
}

/// Why an action cannot be taken: the rule that forbids it and the reason in the terms of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Illegal<R, W> {
    pub rule: R,
    pub why: W,
}

impl<R, W> Illegal<R, W> {
    pub fn because<T>(rule: R, why: W) -> Result<T, Illegal<R, W>> {
        Err(Illegal { rule, why })
    }
}

/// Declares the rules of a game: `rules! { pub enum Rule { /// … Nmm1Reveal = "nmm-1-reveal", … } }`.
#[macro_export]
macro_rules! rules {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $rule:ident = $code:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        pub enum $name { $($(#[$doc])* #[serde(rename = $code)] $rule),+ }

        impl $crate::RuleCode for $name {
            const ALL: &'static [Self] = &[$($name::$rule),+];
            fn code(self) -> &'static str {
                match self { $($name::$rule => $code),+ }
            }
        }
    };
}
