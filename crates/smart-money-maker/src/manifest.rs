//! What the house knows of Smart Money Maker besides its rules.

use game_core::{About, LeakPlan, Manifest, Minutes, SoakPlan, Speed};

use crate::{EASY_DECK, MASTER, NORMAL_DECK, Novice, SmartMoneyMaker, Trader};

pub static MANIFEST: Manifest<SmartMoneyMaker> = Manifest {
    about: About {
        minutes: Minutes::about(30),
        rules_page: include_str!("../../../docs/rules/smart-money-maker.md"),
        texts: "smart-money-maker",
        messages: include_str!("../../../messages/en/smart-money-maker.ftl"),
        data: include_str!("../../../messages/data/smart-money-maker.json"),
        guided: Some(include_str!("../guided.json")),
        decks: &[("normal.toml", NORMAL_DECK), ("easy.toml", EASY_DECK)],
        soak: SoakPlan { games: 200_000, each: &[("difficulty", &["normal", "easy"])], complete: false },
        speeds: &[Speed { players: 4, games: 100_000, promised: 2_000_000 }],
        // Hands are dealt hidden, and a viewer soon hears of what was in them.
        leaks: LeakPlan { pairs: 12, ..About::NOTHING.leaks },
    },
    bots: bots::ladder!(Novice, Trader::STEADY, MASTER),
};
