//! What the house knows of No More Money besides its rules.

use game_core::{About, LeakPlan, Manifest, Minutes, SoakPlan, Speed};

use crate::{MASTER, NoMoreMoney, Novice, PRINTED_DECK, Trader};

pub static MANIFEST: Manifest<NoMoreMoney> = Manifest {
    about: About {
        minutes: Minutes::about(60),
        rules_page: include_str!("../../../docs/rules/no-more-money.md"),
        texts: "no-more-money",
        messages: include_str!("../../../messages/en/no-more-money.ftl"),
        data: include_str!("../../../messages/data/no-more-money.json"),
        decks: &[("printed.toml", PRINTED_DECK)],
        guided: Some(include_str!("../guided.json")),
        soak: SoakPlan {
            games: 1_000_000,
            each: &[("length", &["short", "long"]), ("cubes", &["8", "8", "8", "1"])],
            complete: true,
        },
        speeds: &[
            Speed { players: 3, games: 100_000, promised: 2_000_000 },
            Speed { players: 4, games: 100_000, promised: 2_000_000 },
        ],
        // Only bids in fists are hidden, and they are opened when the last one is in.
        leaks: LeakPlan { pairs: 2, apart: 4, ..About::NOTHING.leaks },
    },
    bots: bots::ladder!(Novice, Trader::STEADY, MASTER),
};
