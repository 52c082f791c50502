//! All that the outside needs to know of a game besides its rules: what is printed about it, who can play it, and how
//! it wants to be tested and measured. Each game crate has one in `manifest.rs`; `games::GAMES` lists them.

use serde::Serialize;

use crate::{Bot, Game};

/// What a game brings with it.
pub struct Manifest<G: Game> {
    pub about: About,
    pub bots: Bots<G>,
}

/// Level and bot, weakest first. `random` is there without being listed.
pub type Bots<G> = &'static [(&'static str, &'static dyn Bot<G>)];
/// The printed decks: name of the file and its text.
pub type Decks = &'static [(&'static str, &'static str)];

/// What is known about a game without its types. A small game gives the first five and takes [`About::NOTHING`] for
/// the rest.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct About {
    pub minutes: Minutes,
    /// The rules in our own words, Markdown; every rule code is the anchor of a heading.
    #[serde(skip)]
    pub rules_page: &'static str,
    /// The name of its texts: of the message file in each language, `messages/<language>/<texts>.ftl`, and of the rules page.
    /// Editions of one game share them.
    #[serde(skip)]
    pub texts: &'static str,
    /// The message file in English, Fluent.
    #[serde(skip)]
    pub messages: &'static str,
    /// What is said about messages and is not language, JSON: what numbers of the view stand for, the rule of each step.
    #[serde(skip)]
    pub data: &'static str,
    #[serde(skip)]
    pub decks: Decks,
    /// The game to learn by, JSON (`games::guided`).
    #[serde(skip)]
    pub guided: Option<&'static str>,
    pub soak: SoakPlan,
    pub speeds: &'static [Speed],
    pub leaks: LeakPlan,
}

impl About {
    /// A game about which nothing is printed and that asks for nothing special.
    pub const NOTHING: About = About {
        minutes: Minutes::about(30),
        rules_page: "",
        texts: "",
        messages: "",
        data: "{}",
        decks: &[],
        guided: None,
        soak: SoakPlan { games: 100_000, each: &[], complete: true },
        speeds: &[],
        leaks: LeakPlan { pairs: 1, played: 30, apart: 30 },
    };
}

/// How long a game takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Minutes {
    pub least: u16,
    pub most: u16,
    /// For each player rather than for the table.
    pub per_player: bool,
}

impl Minutes {
    pub const fn about(minutes: u16) -> Minutes {
        Minutes { least: minutes, most: minutes, per_player: false }
    }

    pub const fn per_player(least: u16, most: u16) -> Minutes {
        Minutes { least, most, per_player: true }
    }
}

/// What `make soak` plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SoakPlan {
    pub games: u64,
    /// Options with the values they take in turn; a value that stands there twice is taken twice as often.
    pub each: &'static [(&'static str, &'static [&'static str])],
    /// Every event kind, rule code and ending occurs in random play; the run fails if one did not.
    pub complete: bool,
}

/// A promise about random play, measured by `make bench`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Speed {
    pub players: u8,
    /// Games to play for the figure.
    pub games: u32,
    /// Decisions per CPU-second, at least.
    pub promised: u32,
}

/// How deep the server's leak test goes: it plays pairs of tables that differ only in what a viewer was not shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct LeakPlan {
    /// Pairs of each kind: more where the deal is hidden and viewers soon hear of it.
    pub pairs: u8,
    /// The longest pair has at least so many actions.
    pub played: usize,
    /// After so many actions of one pair the tables still differ, at least; 0 if the game hides nothing.
    pub apart: usize,
}
