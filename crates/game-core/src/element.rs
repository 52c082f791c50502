//! The things on a table that a choice can point at: a card, a loan, a block of houses.
//!
//! Written as `kind:index` or `kind:index:index`; the page gives every drawn thing that name, so a choice knows
//! what to light up without knowing how it is drawn.

use std::fmt::{Debug, Display};
use std::str::FromStr;

/// The closed list of things on a game's table; made by [`elements!`](crate::elements).
pub trait Element: Copy + Eq + Debug + Display + FromStr + Send + Sync + 'static {
    /// The first index of the name, 0 if it has none: what a pick writes into the action.
    fn index(self) -> u32;
}

/// For games that have nothing to point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoElement {}

impl Element for NoElement {
    fn index(self) -> u32 {
        match self {}
    }
}

impl Display for NoElement {
    fn fmt(&self, _: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {}
    }
}

impl FromStr for NoElement {
    type Err = String;
    fn from_str(name: &str) -> Result<NoElement, String> {
        Err(format!("nothing is called '{name}'"))
    }
}

/// Reads the indices behind the kind of an element's name: at most two small numbers, spelt in one way only.
pub fn parse_indices(name: &str) -> Option<(&str, [Option<u8>; 2])> {
    let mut parts = name.split(':');
    let kind = parts.next()?;
    let mut indices = [None, None];
    for slot in &mut indices {
        *slot = match parts.next() {
            Some(text) => Some(text.parse::<u8>().ok().filter(|index| index.to_string() == text)?),
            None => None,
        };
    }
    parts.next().is_none().then_some((kind, indices))
}

/// Declares the elements of a game:
/// `elements! { pub enum Element { Press => "press", Loan(u8) => "loan", Block(u8, u8) => "block" } }`.
/// Indices are `u8`; JSON is the name as a string.
#[macro_export]
macro_rules! elements {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $kind:ident $(($first:ident $(, $second:ident)?))? => $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$doc])* $kind $(($first $(, $second)?))?),+ }

        impl $crate::Element for $name {
            #[allow(unused_variables)]
            fn index(self) -> u32 {
                match self { $($crate::elements!(@bind $name $kind first second $($first $($second)?)?) => {
                    $crate::elements!(@first first $($first)?)
                }),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self { $($crate::elements!(@bind $name $kind first second $($first $($second)?)?) => {
                    $crate::elements!(@write f $text first second $($first $($second)?)?)
                }),+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                let found = match $crate::parse_indices(text) {
                    $($crate::elements!(@parse $text first second $($first $($second)?)?) =>
                        Some($crate::elements!(@make $name $kind first second $($first $($second)?)?)),)+
                    _ => None,
                };
                found.ok_or_else(|| format!("nothing is called '{text}'"))
            }
        }

        impl serde::Serialize for $name {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $name {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = String::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }

        impl schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                stringify!($name).into()
            }
            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                schemars::json_schema!({ "type": "string" })
            }
        }
    };
    (@bind $name:ident $kind:ident $a:ident $b:ident) => { $name::$kind };
    (@bind $name:ident $kind:ident $a:ident $b:ident $x:ident) => { $name::$kind($a) };
    (@bind $name:ident $kind:ident $a:ident $b:ident $x:ident $y:ident) => { $name::$kind($a, $b) };
    (@make $name:ident $kind:ident $a:ident $b:ident) => { $name::$kind };
    (@make $name:ident $kind:ident $a:ident $b:ident $x:ident) => { $name::$kind($a) };
    (@make $name:ident $kind:ident $a:ident $b:ident $x:ident $y:ident) => { $name::$kind($a, $b) };
    (@first $a:ident) => { 0 };
    (@first $a:ident $x:ident) => { u32::from($a) };
    (@write $f:ident $text:literal $a:ident $b:ident) => { $f.write_str($text) };
    (@write $f:ident $text:literal $a:ident $b:ident $x:ident) => { write!($f, "{}:{}", $text, $a) };
    (@write $f:ident $text:literal $a:ident $b:ident $x:ident $y:ident) => { write!($f, "{}:{}:{}", $text, $a, $b) };
    (@parse $text:literal $a:ident $b:ident) => { Some(($text, [None, None])) };
    (@parse $text:literal $a:ident $b:ident $x:ident) => { Some(($text, [Some($a), None])) };
    (@parse $text:literal $a:ident $b:ident $x:ident $y:ident) => { Some(($text, [Some($a), Some($b)])) };
}
