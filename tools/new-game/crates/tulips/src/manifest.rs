//! What the house knows of Tulips besides its rules.

use game_core::{About, LeakPlan, Manifest, Minutes};

use crate::{Novice, Tulips};

pub static MANIFEST: Manifest<Tulips> = Manifest {
    about: About {
        minutes: Minutes::about(15),
        rules_page: include_str!("../../../docs/rules/tulips.md"),
        texts: "tulips",
        messages: include_str!("../../../messages/en/tulips.ftl"),
        data: include_str!("../../../messages/data/tulips.json"),
        // A bid is opened when the last one is in, and a value is seen by whoever pays for it.
        leaks: LeakPlan { pairs: 2, played: 20, apart: 10 },
        ..About::NOTHING
    },
    bots: &[("novice", &Novice)],
};
