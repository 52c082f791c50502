//! The things on a table that a choice can point at: a card, a loan, a block of houses.
//!
//! Written as `kind:index` or `kind:index:index`; the page gives every drawn thing that name, so a choice knows
//! what to light up without knowing how it is drawn.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use crate::{Seat, lossless};

/// The closed list of things on a game's table; made by [`elements!`](crate::elements).
pub trait Element: Copy + Eq + Debug + Display + FromStr + Send + Sync + 'static {
    /// The first index of the name, 0 if it has none: what a pick writes into the action.
    fn index(self) -> u32;
}

/// A number that tells things of one kind apart: a [`Seat`], an id made by [`ids!`](crate::ids), or an enum made by
/// [`numbered!`](crate::numbered).
pub trait Index: Copy + Eq + Debug {
    fn index(self) -> u32;

    /// `None` if no thing can have this number.
    fn from_index(index: u32) -> Option<Self>;
}

impl Index for Seat {
    fn index(self) -> u32 {
        lossless(self.number())
    }

    fn from_index(index: u32) -> Option<Seat> {
        Seat::new(u8::try_from(index).ok()?)
    }
}

/// Numbers of cards, blocks and the like where a game has no id of its own for them.
impl Index for u8 {
    fn index(self) -> u32 {
        u32::from(self)
    }

    fn from_index(index: u32) -> Option<u8> {
        u8::try_from(index).ok()
    }
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

/// Reads the indices behind the kind of an element's name: at most two numbers, spelt in one way only.
pub fn parse_indices(name: &str) -> Option<(&str, [Option<u32>; 2])> {
    let mut parts = name.split(':');
    let kind = parts.next()?;
    let mut indices = [None, None];
    for slot in &mut indices {
        *slot = match parts.next() {
            Some(text) => Some(text.parse::<u32>().ok().filter(|index| index.to_string() == text)?),
            None => None,
        };
    }
    parts.next().is_none().then_some((kind, indices))
}

/// Declares ids: `ids! { /** A loan in force. */ pub struct LoanId(u8); }`. In JSON an id is its number.
#[macro_export]
macro_rules! ids {
    ($($(#[$meta:meta])* pub struct $name:ident($number:ty);)+) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize, schemars::JsonSchema)]
        #[serde(transparent)]
        pub struct $name(pub $number);

        impl $crate::Index for $name {
            fn index(self) -> u32 {
                u32::from(self.0)
            }

            fn from_index(index: u32) -> Option<Self> {
                <$number>::try_from(index).ok().map($name)
            }
        }

        impl From<$number> for $name {
            fn from(number: $number) -> Self {
                $name(number)
            }
        }

        impl From<$name> for $number {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(f, "{}", self.0)
            }
        }
    )+};
}

/// Numbers the variants of an enum in the order of its `ALL`, so that they can be things on the table.
#[macro_export]
macro_rules! numbered {
    ($name:ty) => {
        impl $crate::Index for $name {
            fn index(self) -> u32 {
                self as u32
            }

            fn from_index(index: u32) -> Option<Self> {
                <$name>::ALL.get(usize::try_from(index).ok()?).copied()
            }
        }
    };
}

/// Declares the elements of a game:
/// `elements! { pub enum Element { Press => "press", Loan(LoanId) => "loan", Block(Seat, u8) => "block" } }`.
/// What stands in the brackets is an [`Index`]; JSON is the name as a string. A kind with one index converts from and to
/// it, so that a field of that type names this thing. Where several kinds share an index, all but one are written with
/// braces, `Credit{Seat} => "credit"`, and have no such conversion.
#[macro_export]
macro_rules! elements {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $kind:ident $(($first:ident $(, $second:ident)?))? $({$only:ident})? => $text:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name { $($(#[$doc])* $kind $(($first $(, $second)?))? $(($only))?),+ }

        impl $crate::Element for $name {
            #[allow(unused_variables)]
            fn index(self) -> u32 {
                match self { $($crate::elements!(@bind $name $kind first second $($first $($second)?)? $($only)?) => {
                    $crate::elements!(@first first $($first)? $($only)?)
                }),+ }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                match *self { $($crate::elements!(@bind $name $kind first second $($first $($second)?)? $($only)?) => {
                    $crate::elements!(@write f $text first second $($first $($second)?)? $($only)?)
                }),+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = String;
            fn from_str(text: &str) -> Result<Self, String> {
                let found = match $crate::parse_indices(text) {
                    $($crate::elements!(@parse $text first second $($first $($second)?)? $($only)?) =>
                        $crate::elements!(@make $name $kind first second $($first $($second)?)? $($only)?),)+
                    _ => None,
                };
                found.ok_or_else(|| format!("nothing is called '{text}'"))
            }
        }

        $($crate::elements!(@field $name $kind $($first $($second)?)?);)+

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
    (@make $name:ident $kind:ident $a:ident $b:ident) => { Some($name::$kind) };
    (@make $name:ident $kind:ident $a:ident $b:ident $x:ident) => {
        <$x as $crate::Index>::from_index($a).map($name::$kind)
    };
    (@make $name:ident $kind:ident $a:ident $b:ident $x:ident $y:ident) => {
        match (<$x as $crate::Index>::from_index($a), <$y as $crate::Index>::from_index($b)) {
            (Some($a), Some($b)) => Some($name::$kind($a, $b)),
            _ => None,
        }
    };
    (@first $a:ident) => { 0 };
    (@first $a:ident $x:ident) => { $crate::Index::index($a) };
    (@write $f:ident $text:literal $a:ident $b:ident) => { $f.write_str($text) };
    (@write $f:ident $text:literal $a:ident $b:ident $x:ident) => {
        write!($f, "{}:{}", $text, $crate::Index::index($a))
    };
    (@write $f:ident $text:literal $a:ident $b:ident $x:ident $y:ident) => {
        write!($f, "{}:{}:{}", $text, $crate::Index::index($a), $crate::Index::index($b))
    };
    (@parse $text:literal $a:ident $b:ident) => { Some(($text, [None, None])) };
    (@parse $text:literal $a:ident $b:ident $x:ident) => { Some(($text, [Some($a), None])) };
    (@parse $text:literal $a:ident $b:ident $x:ident $y:ident) => { Some(($text, [Some($a), Some($b)])) };
    (@field $name:ident $kind:ident) => {};
    // A plain number could be anything, so it names nothing.
    (@field $name:ident $kind:ident u8) => {};
    (@field $name:ident $kind:ident $x:ident) => {
        impl From<$x> for $name {
            fn from(index: $x) -> $name {
                $name::$kind(index)
            }
        }

        impl TryFrom<$name> for $x {
            type Error = $name;
            fn try_from(element: $name) -> Result<$x, $name> {
                match element {
                    $name::$kind(index) => Ok(index),
                    other => Err(other),
                }
            }
        }

        impl $crate::Field<$name> for $x {
            #[inline]
            fn read(filled: &$crate::Filled<'_, $name>, ask: usize) -> Option<$x> {
                $x::try_from(filled.one(ask)).ok()
            }

            fn things(&self, things: &mut Vec<$name>) {
                things.push($name::from(*self));
            }
        }
    };
    (@field $name:ident $kind:ident $x:ident $y:ident) => {};
}
