//! Goofspiel, rule by rule, and the worlds a viewer thinks possible.

use bench::Goofspiel;
use bench::goofspiel::{Action, CARDS, Why};
use game_core::record::By;
use game_core::{Chance, ChanceSource, Draw, Game, Match, NoOptions, Seat, SeatSet};

/// Prizes come in ascending order.
fn started(players: u8) -> Match<Goofspiel> {
    let script = (0..CARDS).map(|_| Draw::new("prize", 0));
    let config = Goofspiel::config(&NoOptions {}, players).unwrap();
    Match::start(config, ChanceSource::Running(Chance::script(script))).unwrap().0
}

fn bid(game: &mut Match<Goofspiel>, cards: &[u8]) {
    for (seat, card) in cards.iter().enumerate() {
        game.act(Seat::at(seat), By::Owner, &Action::Bid { card: *card }).unwrap();
    }
}

fn points(game: &Match<Goofspiel>) -> Vec<i64> {
    game.state().score_now(game.config()).scores.values().copied().collect()
}

#[test]
fn the_single_highest_bid_takes_the_prize() {
    let mut game = started(3);
    bid(&mut game, &[4, 7, 2]);
    assert_eq!(points(&game), [0, 1, 0]);
    bid(&mut game, &[5, 5, 4]);
    assert_eq!(points(&game), [0, 1, 0], "a shared highest bid takes nothing");
    bid(&mut game, &[3, 3, 5]);
    assert_eq!(points(&game), [0, 1, 3], "a tie below the highest does not matter");
}

#[test]
fn a_card_is_bid_once_and_a_seat_bids_once_a_turn() {
    let mut game = started(2);
    let why = |game: &Match<Goofspiel>, seat: usize, card: u8| {
        game.state().check(game.config(), Seat::at(seat), &Action::Bid { card }).unwrap_err().why
    };
    game.act(Seat::at(0), By::Owner, &Action::Bid { card: 4 }).unwrap();
    assert_eq!(why(&game, 0, 5), Why::NotAsked);
    game.act(Seat::at(1), By::Owner, &Action::Bid { card: 6 }).unwrap();
    assert_eq!(why(&game, 0, 4), Why::NotInHand);
    assert_eq!(why(&game, 0, CARDS), Why::NotInHand);
    assert_eq!(why(&game, 0, 255), Why::NotInHand);
}

#[test]
fn the_last_turn_plays_itself() {
    let mut game = started(2);
    // Seat 1 is always one higher, until the last turn leaves it the lowest card.
    for turn in 0..CARDS - 1 {
        bid(&mut game, &[turn, turn + 1]);
    }
    assert_eq!(game.state().ending(), Some(bench::goofspiel::Ending::LastTurn));
    let all: i64 = (1..=i64::from(CARDS)).sum();
    assert_eq!(points(&game), [13, all - 13]);
    assert!(game.state().awaited(game.config()).seats.is_empty());
}

#[test]
fn bids_stay_hidden_for_good() {
    let (mut one, mut other) = (started(3), started(3));
    bid(&mut one, &[4, 7, 2]);
    bid(&mut other, &[5, 7, 2]);
    for viewer in [None, Some(Seat::at(1)), Some(Seat::at(2))] {
        assert_eq!(one.state().view(one.config(), viewer), other.state().view(other.config(), viewer));
    }
    assert_eq!(one.state().own(one.config(), Seat::at(0)).bids.as_slice(), [4]);
}

/// After one turn, all a loser knows is who won. Under random play every pair of hidden bids that fits is equally
/// likely, so the possible worlds must show them equally often: chi-squared, passed by chance once in a million.
#[test]
fn possible_worlds_are_spread_over_all_that_fit() {
    let mut game = started(3);
    bid(&mut game, &[9, 11, 2]);
    let view = game.state().view(game.config(), Some(Seat::at(0)));
    let mut chance = Chance::fast(5);
    let mut counts = std::collections::BTreeMap::new();
    let worlds = 6000;
    for _ in 0..worlds {
        let world = Goofspiel::determinize(game.config(), &view, &mut chance);
        world.audit(game.config()).unwrap();
        let bids: Vec<u8> =
            SeatSet::all(3).iter().map(|seat| world.own(game.config(), seat).bids[0]).collect();
        assert_eq!(bids[0], 9);
        *counts.entry((bids[1], bids[2])).or_insert(0u32) += 1;
    }
    // Seat 1 has bid 10, 11 or 12, and seat 2 anything below that.
    assert_eq!(counts.len(), 10 + 11 + 12);
    let expected = f64::from(worlds) / 33.0;
    let chi: f64 = counts.values().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    assert!(chi < 83.0, "chi-squared with 32 degrees of freedom: {chi}");
}

#[test]
fn a_position_its_bids_do_not_lead_to_is_refused() {
    let mut game = started(2);
    bid(&mut game, &[4, 7]);
    game.act(Seat::at(0), By::Owner, &Action::Bid { card: 12 }).unwrap();
    let sound = serde_json::to_value(game.state()).unwrap();
    let load = |json: serde_json::Value| {
        let state: Goofspiel = serde_json::from_value(json).map_err(|error| error.to_string())?;
        state.audit(game.config())
    };
    assert_eq!(load(sound.clone()), Ok(()));
    let change = |path: &str, value: serde_json::Value| {
        let mut json = sound.clone();
        *json.pointer_mut(path).unwrap() = value;
        json
    };
    for broken in [
        change("/bids/0/0", 9.into()),
        change("/bids/0/0", 200.into()),
        change("/open/turns/0/prize", 200.into()),
        change("/open/prize", 0.into()),
        change("/open/prize", serde_json::Value::Null),
        change("/open/points/0", 9.into()),
        change("/bidding/bidding", 200.into()),
        change("/bidding/sealed", serde_json::json!([0, 1])),
        change("/hands", serde_json::json!([[1], [2]])),
    ] {
        assert!(load(broken.clone()).is_err(), "{broken}");
    }
}
