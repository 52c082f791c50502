//! Games chosen by what they have, so that no test needs to know one by its name.

use game_core::{Manner, Seat, SeatSet};
use games::records::{Nonce, Origin, ServerSeed};
use games::{AnyGame, AnyMatch, Dice, GAMES, Terms};
use serde_json::Value;

fn first(what: &str, has_it: impl Fn(&'static dyn AnyGame) -> bool) -> &'static str {
    let found = GAMES.iter().find(|game| has_it(**game));
    found.map(|game| game.info().id).unwrap_or_else(|| panic!("no game has {what}"))
}

/// The game right after the deal; `None` if it is not for so many.
fn dealt(game: &'static dyn AnyGame, players: u8) -> Option<Box<dyn AnyMatch>> {
    let names = (0..players).map(|number| format!("Player {number}")).collect();
    let nonces = vec![Nonce::from_hex("00")?; usize::from(players)];
    let origin = Origin::chosen(ServerSeed::from_number(1), nonces);
    game.start(Terms::new(game, Value::Null, names), Dice::Promised(origin)).ok().map(|(dealt, _)| dealt)
}

/// Two people begin with an auction by outcry, and can leave a standing order in it.
pub fn with_outcries() -> &'static str {
    first("outcries", |game| {
        let calls_out = |dealt: Box<dyn AnyMatch>| matches!(dealt.awaited().manner, Manner::Outcry { .. });
        let has_orders = serde_json::to_string(&game.schemas().action).expect("JSON").contains("\"ceiling\"");
        has_orders && dealt(game, 2).is_some_and(calls_out)
    })
}

/// Two to four are dealt hands, all of them different, that nobody else may see.
pub fn with_hands() -> &'static str {
    first("hands", |game| {
        (2..=4).all(|players| {
            let Some(dealt) = dealt(game, players) else { return false };
            let hands: Vec<_> = SeatSet::all(players).iter().map(|seat| hand(&*dealt, seat)).collect();
            let differ = |(at, hand): (usize, &Value)| !hands[..at].contains(hand);
            hands.iter().all(Value::is_array) && hands.iter().enumerate().all(differ)
        })
    })
}

/// Two to five can play it, so that seats can be added and taken away.
pub fn for_two_to_five() -> &'static str {
    first("two to five players", |game| {
        let info = game.info();
        info.min_players == 2 && info.max_players >= 5 && game.levels().contains(&"novice")
    })
}

/// The longest list of what a seat alone can see.
fn hand(dealt: &dyn AnyMatch, seat: Seat) -> Value {
    let own: Value = serde_json::from_str(dealt.own(seat).get()).expect("JSON");
    let lists = own.as_object().into_iter().flat_map(|own| own.values()).filter_map(Value::as_array);
    lists
        .filter(|list| list.len() > 1)
        .max_by_key(|list| list.len())
        .cloned()
        .map_or(Value::Null, Value::Array)
}

/// The plainest game for two that can be made longer by these options: everybody sees everything there.
pub fn plainest_with(setup: &Value) -> &'static str {
    let has_options = GAMES.iter().filter(|game| game.complete_setup(setup, 2).is_ok());
    let options = |game: &&&dyn AnyGame| game.default_setup().as_object().map(|options| options.len());
    has_options.min_by_key(options).expect("a game with such options").info().id
}

/// Bots that search, at a table for three.
pub fn with_searching_bots() -> &'static str {
    first("bots that search", |game| game.levels().contains(&"master") && dealt(game, 3).is_some())
}
