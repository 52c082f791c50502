//! Leduc poker, rule by rule. Cards 0 and 1 are the lowest rank, 2 and 3 the next, and so on.

use bench::Leduc;
use bench::leduc::{Call, Why};
use game_core::record::By;
use game_core::{Chance, ChanceSource, Draw, Game, Match, NoOptions, Seat};

/// Deals these hands, with the board to come.
fn dealt(hands: &[u8], board: u8) -> Match<Leduc> {
    let players = hands.len() as u8;
    let mut left: Vec<u8> = (0..(players + 1) * 2).collect();
    let mut place = |label: &str, card: u8| {
        let at = left.iter().position(|other| *other == card).unwrap();
        left.remove(at);
        Draw::new(label, at as u32)
    };
    let mut script: Vec<Draw> = hands.iter().map(|card| place("hand", *card)).collect();
    script.push(place("board", board));
    let config = Leduc::config(&NoOptions {}, players).unwrap();
    Match::start(config, ChanceSource::Running(Chance::script(script))).unwrap().0
}

/// Plays calls, each by whose turn it is, and gives who called.
fn play(game: &mut Match<Leduc>, calls: &[Call]) -> Vec<usize> {
    calls
        .iter()
        .map(|call| {
            let seat = game.state().awaited(game.config()).first.unwrap();
            game.act(seat, By::Owner, call).unwrap();
            seat.number()
        })
        .collect()
}

fn scores(game: &Match<Leduc>) -> Vec<i64> {
    game.state().score_now(game.config()).scores.values().copied().collect()
}

#[test]
fn nobody_folds_for_free_and_nobody_raises_a_third_time() {
    let mut game = dealt(&[0, 2, 4], 6);
    let refusal = |game: &Match<Leduc>, seat: usize, call: Call| {
        game.state().check(game.config(), Seat::at(seat), &call).unwrap_err().why
    };
    assert_eq!(refusal(&game, 0, Call::Fold), Why::NothingToMatch);
    assert_eq!(refusal(&game, 1, Call::Match), Why::NotYourTurn);
    play(&mut game, &[Call::Raise, Call::Raise]);
    assert_eq!(refusal(&game, 2, Call::Raise), Why::RaisedTwice);
}

#[test]
fn a_raise_asks_everyone_still_in_again() {
    let mut game = dealt(&[0, 2, 4, 6], 8);
    let order = play(
        &mut game,
        &[
            Call::Match,
            Call::Raise,
            Call::Fold,
            Call::Raise,
            Call::Match,
            Call::Match,
            Call::Match,
            Call::Match,
        ],
    );
    assert_eq!(order, [0, 1, 2, 3, 0, 1, 0, 1], "seat 2 is out; the second round starts at seat 0");
}

#[test]
fn the_last_one_in_takes_the_pot() {
    let mut game = dealt(&[0, 2, 4], 6);
    play(&mut game, &[Call::Raise, Call::Fold, Call::Fold]);
    assert_eq!(game.state().ending(), Some(bench::leduc::Ending::LastOne));
    assert_eq!(scores(&game), [4, -2, -2], "in half chips: an ante of each of the others");
}

#[test]
fn raises_are_two_chips_and_then_four() {
    let mut game = dealt(&[0, 4], 2);
    play(&mut game, &[Call::Raise, Call::Match, Call::Raise, Call::Raise, Call::Match]);
    assert_eq!(scores(&game), [-22, 22], "one, two and twice four chips");
}

#[track_caller]
fn showdown(hands: &[u8], board: u8, expected: &[i64]) {
    let mut game = dealt(hands, board);
    play(&mut game, &vec![Call::Match; hands.len() * 2]);
    assert_eq!(game.state().ending(), Some(bench::leduc::Ending::Showdown));
    assert_eq!(scores(&game), expected);
}

#[test]
fn a_pair_beats_the_highest_card() {
    showdown(&[0, 4], 1, &[2, -2]);
}

#[test]
fn without_a_pair_the_higher_card_wins() {
    showdown(&[0, 4], 2, &[-2, 2]);
    showdown(&[0, 2], 4, &[-2, 2]);
}

#[test]
fn equal_hands_split_even_an_odd_pot() {
    showdown(&[2, 3, 0], 4, &[1, 1, -2]);
}

#[test]
fn hands_stay_hidden_unless_they_are_shown_down() {
    let mut game = dealt(&[0, 2, 4], 6);
    play(&mut game, &[Call::Raise, Call::Fold, Call::Match]);
    let shown = |game: &Match<Leduc>| -> Vec<Option<u8>> {
        game.state().public(game.config()).shown.values().copied().collect()
    };
    assert_eq!(shown(&game), [None, None, None]);
    play(&mut game, &[Call::Match, Call::Match]);
    assert_eq!(shown(&game), [Some(0), None, Some(4)], "who folded shows nothing");
}

#[test]
fn a_position_its_calls_do_not_lead_to_is_refused() {
    let mut game = dealt(&[0, 2, 4], 6);
    play(&mut game, &[Call::Raise, Call::Match]);
    let sound = serde_json::to_value(game.state()).unwrap();
    let load = |json: serde_json::Value| {
        let state: Leduc = serde_json::from_value(json).map_err(|error| error.to_string())?;
        state.audit(game.config())
    };
    assert_eq!(load(sound.clone()), Ok(()));
    let change = |path: &str, value: serde_json::Value| {
        let mut json = sound.clone();
        *json.pointer_mut(path).unwrap() = value;
        json
    };
    for broken in [
        change("/hands/0", 2.into()),
        change("/hands/0", 9.into()),
        change("/open/level", 200.into()),
        change("/open/paid/1", 200.into()),
        change("/open/calls/0", "fold".into()),
        change("/open/calls", serde_json::json!(vec!["match"; 20])),
        change("/open/board", 6.into()),
        change("/open/playing", serde_json::json!([0])),
        change("/deck", serde_json::json!([])),
    ] {
        assert!(load(broken.clone()).is_err(), "{broken}");
    }
}
