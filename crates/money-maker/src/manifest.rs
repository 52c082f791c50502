//! What the house knows of Money Maker and of its Beginner's Game besides their rules.

use game_core::{About, LeakPlan, Manifest, Minutes, SoakPlan, Speed};

use crate::{MASTER, MoneyMaker, MoneyMakerBeginner, Novice, PRINTED_DECK, Trader};

/// What both editions share.
const BOTH: About = About {
    rules_page: include_str!("../../../docs/rules/money-maker.md"),
    texts: "money-maker",
    messages: include_str!("../../../messages/en/money-maker.ftl"),
    data: include_str!("../../../messages/data/money-maker.json"),
    decks: &[("printed.toml", PRINTED_DECK)],
    ..About::NOTHING
};

pub static MANIFEST: Manifest<MoneyMaker> = Manifest {
    about: About {
        minutes: Minutes::per_player(15, 25),
        guided: Some(include_str!("../guided.json")),
        soak: SoakPlan {
            games: 150_000,
            each: &[
                ("bank_runs", &["3", "4", "5"]),
                ("open_trading", &["false", "true"]),
                ("central_bank", &["false", "true"]),
                ("starting_gold", &["15", "15", "5", "30"]),
                ("screens", &["false", "true"]),
                ("entrepreneurs", &["[]", "[0]"]),
                ("loans", &["false", "true"]),
                ("central_banker", &["null", "null", "1"]),
            ],
            complete: false,
        },
        speeds: &[
            Speed { players: 4, games: 20_000, promised: 500_000 },
            Speed { players: 6, games: 20_000, promised: 500_000 },
        ],
        // Only action cards in hands, standing orders and votes are hidden.
        leaks: LeakPlan { apart: 4, ..About::NOTHING.leaks },
        ..BOTH
    },
    bots: bots::ladder!(Novice, Trader::STEADY, MASTER),
};

pub static BEGINNER: Manifest<MoneyMakerBeginner> = Manifest {
    about: About {
        minutes: Minutes::about(45),
        guided: Some(include_str!("../guided-beginner.json")),
        soak: SoakPlan {
            games: 50_000,
            each: &[
                ("bank_runs", &["3", "5"]),
                ("starting_gold", &["15", "15", "5", "30"]),
                ("refill", &["5", "0", "20"]),
                ("screens", &["false", "true"]),
            ],
            complete: false,
        },
        speeds: &[Speed { players: 4, games: 50_000, promised: 1_000_000 }],
        // Nothing is ever hidden.
        leaks: LeakPlan { apart: 0, ..About::NOTHING.leaks },
        ..BOTH
    },
    bots: bots::ladder!(Novice, Trader::STEADY, MASTER),
};
