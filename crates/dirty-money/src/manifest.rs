//! What the house knows of Dirty Money besides its rules.

use game_core::{About, LeakPlan, Manifest, Minutes, SoakPlan, Speed};

use crate::{DirtyMoney, MASTER, Novice, PRINTED_DECK, Trader};

pub static MANIFEST: Manifest<DirtyMoney> = Manifest {
    about: About {
        minutes: Minutes::about(60),
        rules_page: include_str!("../../../docs/rules/dirty-money.md"),
        texts: "dirty-money",
        messages: include_str!("../../../messages/en/dirty-money.ftl"),
        data: include_str!("../../../messages/data/dirty-money.json"),
        guided: Some(include_str!("../guided.json")),
        decks: &[("printed.toml", PRINTED_DECK)],
        soak: SoakPlan {
            games: 200_000,
            each: &[("quick", &["false", "true"]), ("choice", &["false", "true"])],
            complete: false,
        },
        speeds: &[Speed { players: 4, games: 50_000, promised: 1_000_000 }],
        // Hands are dealt hidden, and a viewer soon hears of what was in them.
        leaks: LeakPlan { pairs: 4, ..About::NOTHING.leaks },
    },
    bots: bots::ladder!(Novice, Trader::STEADY, MASTER),
};
