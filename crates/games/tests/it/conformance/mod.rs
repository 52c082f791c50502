//! What is printed about every listed game fits its code.

mod faults;
mod sources;

use std::collections::BTreeSet;

use game_core::Texts;
use game_core::conformance::{self, Key, unused};
use games::{AnyGame, GAMES};

fn texts(game: &dyn AnyGame) -> Texts<'static> {
    Texts::from(game.about())
}

#[test]
fn messages_and_rules_pages_fit_the_games_and_no_message_is_left_over() {
    let reports: Vec<_> =
        GAMES.iter().map(|game| (*game, game.examine(&texts(*game), conformance::GAMES))).collect();
    let mut faults: Vec<String> = Vec::new();
    for (game, report) in &reports {
        faults.extend(report.faults.iter().map(|fault| format!("{}: {fault}", game.info().id)));
    }
    for (game, _) in &reports {
        let sharing = reports.iter().filter(|(other, _)| other.messages() == game.messages());
        let used: BTreeSet<Key> = sharing.flat_map(|(_, report)| report.used.clone()).collect();
        for (section, key) in unused(&texts(*game), &used) {
            if !sources::page_uses(*game, &section, &key) {
                faults.push(format!("{}: {section}.{key} is said of nothing", game.info().id));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
