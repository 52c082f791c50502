//! The tables a game is tried at, and the order in which they are taken.

use games::GAMES;
use games::tables::{every_table, nth, planned};
use serde_json::Value;

/// As many tables as the tests of previews take.
const A_FEW: u64 = 60;

/// A number from the environment, for runs that take longer than tests should.
pub fn number_from(variable: &str, otherwise: u32) -> u32 {
    std::env::var(variable).map_or(otherwise, |text| text.parse().expect("a number"))
}

fn value_of(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|_| text.into())
}

#[test]
fn any_sixty_tables_meet_every_value_of_every_option_at_every_size() {
    for game in GAMES {
        let (id, tables) = (game.info().id, every_table(*game).unwrap());
        for first in 0..tables.len() as u64 {
            let met: Vec<_> = (first..first + A_FEW).map(|number| nth(&tables, number)).collect();
            for (option, values) in planned(*game) {
                for value in values {
                    let is_met = met.iter().any(|(setup, _)| setup[option] == value_of(value));
                    assert!(is_met, "{id}: {option}={value} is not met from game {first} on");
                }
            }
            for players in game.info().min_players..=game.info().max_players {
                assert!(met.iter().any(|(_, size)| *size == players), "{id}: {players} from game {first} on");
            }
        }
    }
}

#[test]
fn the_first_sixty_tables_meet_every_pair_of_values() {
    for game in GAMES {
        let (id, tables) = (game.info().id, every_table(*game).unwrap());
        let met: Vec<_> = (0..A_FEW).map(|number| &nth(&tables, number).0).collect();
        for (one, values) in planned(*game) {
            for (other, others) in planned(*game).into_iter().filter(|(other, _)| *other != one) {
                for (value, second) in values.iter().flat_map(|value| others.iter().map(move |b| (value, b)))
                {
                    let both =
                        |setup: &&Value| setup[one] == value_of(value) && setup[other] == value_of(second);
                    assert!(
                        met.iter().copied().any(|setup| both(&setup)),
                        "{id}: {one}={value} with {other}={second}"
                    );
                }
            }
        }
    }
}

#[test]
fn every_table_is_taken_once_before_one_is_taken_again() {
    for count in 1..2_000_usize {
        let tables: Vec<usize> = (0..count).collect();
        let mut taken: Vec<usize> = (0..count as u64).map(|number| *nth(&tables, number)).collect();
        assert_eq!(nth(&tables, 0), nth(&tables, count as u64), "of {count}");
        taken.sort_unstable();
        assert_eq!(taken, tables, "of {count}");
    }
}
