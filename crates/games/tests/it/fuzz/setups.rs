//! Set-ups: the printed one with mutations, with every number drawn between its bounds, and any JSON at all.

use fuzzing::proptest::prelude::any;
use fuzzing::{arbitrary_json, check, mutated_json};
use games::{AnyGame, GAMES, StartError};
use serde_json::Value;

use super::plays_to_the_end;

/// The printed set-ups of all games.
fn printed() -> Vec<Value> {
    GAMES.iter().map(|game| game.default_setup()).collect()
}

/// Refused, or played to the end. The seed also says by how many.
fn is_refused_or_played(game: &dyn AnyGame, setup: &Value, seed: u64) {
    let Ok(complete) = is_refused_or_completed(game, setup, seed) else { return };
    plays_to_the_end(game, &complete, players(game, seed), seed);
}

fn is_refused_or_completed(game: &dyn AnyGame, setup: &Value, seed: u64) -> Result<Value, StartError> {
    let players = players(game, seed);
    let complete = game.complete_setup(setup, players)?;
    game.house_rules(setup).expect("what can be completed can be compared with what is printed");
    assert_eq!(game.complete_setup(&complete, players).ok().as_ref(), Some(&complete));
    Ok(complete)
}

fn players(game: &dyn AnyGame, seed: u64) -> u8 {
    let (least, most) = (game.info().min_players, game.info().max_players);
    least + (seed % u64::from(most - least + 1)) as u8
}

#[test]
fn any_json_is_refused_or_completed() {
    check(500, &(arbitrary_json(), any::<u64>()), |(setup, seed)| {
        for game in GAMES {
            let _ = is_refused_or_completed(*game, &setup, seed);
        }
    });
}

#[test]
fn a_mutated_set_up_is_refused_or_played() {
    let printed = printed();
    check(150, &(mutated_json(printed.len()), any::<u64>()), |(mutated, seed)| {
        is_refused_or_played(GAMES[mutated.document], &mutated.apply(&printed), seed);
    });
}

/// Bounds are promised in the schema, so everything between them is refused with a reason or played.
#[test]
fn numbers_between_their_bounds_are_refused_or_played() {
    let printed = printed();
    let bounds: Vec<Value> =
        GAMES.iter().map(|game| serde_json::to_value(game.schemas().setup).unwrap()).collect();
    let options = fuzzing::proptest::collection::vec((any::<u16>(), any::<u16>()), 1..6);
    check(60, &(0..GAMES.len(), options, any::<u64>()), |(number, options, seed)| {
        let mut setup = printed[number].clone();
        let fields = setup.as_object_mut().expect("a set-up is an object");
        for (option, drawn) in options {
            let names: Vec<String> = fields.keys().cloned().collect();
            let name = &names[usize::from(option) % names.len()];
            if let Some(value) = between(&bounds[number]["properties"][name], drawn) {
                fields.insert(name.clone(), value);
            }
        }
        is_refused_or_played(GAMES[number], &setup, seed);
    });
}

/// A number between the bounds of a schema, with the bounds themselves as likely as all others together.
fn between(schema: &Value, drawn: u16) -> Option<Value> {
    let (least, most) = (schema["minimum"].as_i64()?, schema["maximum"].as_i64()?);
    let span = most - least + 1;
    Some(match drawn % 4 {
        0 => least.into(),
        1 => most.into(),
        _ => (least + i64::from(drawn / 4) % span).into(),
    })
}
