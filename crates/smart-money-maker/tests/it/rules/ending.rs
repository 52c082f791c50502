//! Section 6: last cards, forfeits, and every way a game can end.

use game_core::{Game, Seat, SeatSet};
use smart_money_maker::{Action, Ending, Event, Phase, Rule, Setup, Why};

use crate::scene::{Plan, Scene, plan};

fn winners(scene: &Scene) -> Vec<usize> {
    scene.state.score_now(&scene.config).winners.iter().map(Seat::number).collect()
}

#[test]
fn s6_when_the_deck_is_empty_everyone_from_the_next_seat_on_lays_one_last_card_r9() {
    let mut scene = plan(3)
        .hand(0, &["Coworking", "Music"])
        .hand(1, &["Maker", "Music"])
        .hand(2, &["Recycling"])
        .pile(&["request 50000"], &[])
        .deck(&[])
        .go();
    scene.pay(0, "Coworking", 1);
    assert!(scene.has_told(
        Rule::Smm6LastCard,
        |event| matches!(event, Event::LastCardsBegan { seat, .. } if seat.number() == 1)
    ));
    assert_eq!((scene.turn(), scene.size(1)), (Some(1), 2), "nothing is drawn any more");
    scene.pay(1, "Maker", 1);
    scene.pay(2, "Recycling", 1);
    assert_eq!(scene.turn(), Some(0), "the player of the last normal turn is included");
    scene.pay(0, "Music", 1);
    assert_eq!(scene.state.ending(), Some(Ending::GameWinsOpen));
    scene.refused(1, Action::Pass, Rule::Smm6LastCard, Why::GameIsOver);
}

#[test]
fn s6_free_in_the_last_round_still_gives_two_plays() {
    let mut scene = plan(2)
        .hand(0, &["Free", "Coworking", "Music"])
        .hand(1, &["Maker"])
        .pile(&["request 50000"], &[])
        .last_cards(&[0, 1])
        .go();
    scene.ok(0, Action::UseFree { joker: false });
    scene.pay(0, "Coworking", 1).pay(0, "Music", 1).pay(1, "Maker", 1);
    assert!(matches!(scene.state.phase(), Phase::Over { .. }));
}

#[test]
fn s6_how_many_last_cards_is_an_option() {
    let setup = Setup { last_cards: 2, ..Setup::default() };
    let mut scene = plan(2)
        .setup(setup)
        .hand(0, &["Coworking", "Music", "Maker"])
        .hand(1, &["Maker", "Music", "Recycling"])
        .pile(&["request 50000"], &[])
        .deck(&[])
        .go();
    scene.pay(0, "Coworking", 1).pay(1, "Maker", 1).pay(0, "Music", 1);
    scene.pay(1, "Music", 1).pay(0, "Maker", 1);
    assert!(matches!(scene.state.phase(), Phase::Over { .. }));
}

#[test]
fn r9_an_empty_hand_passes() {
    let mut scene =
        plan(3).hand(0, &["Coworking"]).hand(2, &["Maker"]).pile(&["request 50000"], &[]).deck(&[]).go();
    scene.pay(0, "Coworking", 1);
    assert!(scene.has_told(
        Rule::Smm6LastCard,
        |event| matches!(event, Event::PassedEmpty { seat } if seat.number() == 1)
    ));
    assert_eq!(scene.turn(), Some(2));
}

/// Seat 0 is about to end the last normal turn; then seat 1 holds nothing but requests.
fn forfeiting(players: u8, requests: &[&'static str]) -> Plan {
    plan(players).hand(0, &["Coworking", "Music"]).hand(1, requests).pile(&["request 50000"], &[]).deck(&[])
}

#[test]
fn special_cases_only_requests_and_no_deck_must_forfeit_and_deal_clockwise() {
    let mut scene = forfeiting(4, &["request 2000", "request 5000", "request 8000", "request 6000"])
        .hand(2, &["Maker"])
        .hand(3, &["Recycling"])
        .go();
    scene.pay(0, "Coworking", 1);
    let dealt: Vec<usize> = scene
        .story
        .iter()
        .filter_map(|told| match told.event {
            Event::ForfeitDealt { to, .. } => Some(to.number()),
            _ => None,
        })
        .collect();
    assert_eq!(dealt, [2, 3, 0, 2]);
    assert_eq!(scene.size(1), 0);
    assert_eq!(scene.state.forfeited(), SeatSet::only(Seat::at(1)));
    assert_eq!(scene.turn(), Some(2), "and the round goes on without that player");
}

#[test]
fn special_cases_even_a_single_request_forfeits_but_not_before_the_deck_is_empty() {
    let mut scene = forfeiting(3, &["request 2000"]).hand(2, &["Maker"]).go();
    scene.pay(0, "Coworking", 1);
    assert_eq!((scene.size(1), scene.size(2)), (0, 2));
    let mut scene = plan(2)
        .hand(0, &["Coworking"])
        .hand(1, &["request 2000"])
        .pile(&["request 50000"], &[])
        .deck(&["request 5000", "Maker"])
        .go();
    scene.script(&[("draw", 1)]);
    scene.pay(0, "Coworking", 1);
    assert_eq!(scene.turn(), Some(1), "two requests in hand, but the deck is not empty");
    assert!(!scene.has_told(Rule::Smm6Forfeit, |event| matches!(event, Event::Forfeited { .. })));
}

#[test]
fn r9_a_request_dealt_to_someone_still_to_play_can_be_laid() {
    let mut scene = plan(3)
        .hand(0, &["note 2000"])
        .hand(1, &["request 2000"])
        .hand(2, &["note 1000", "note 500"])
        .pile(&["request 3000"], &[("note 2000", false, 2)])
        .last_cards(&[0, 1, 2])
        .go();
    scene.pay(0, "note 2000", 1);
    assert_eq!(scene.turn(), Some(2), "seat 1 has forfeited to seat 2");
    assert_eq!(scene.held(2, "request 2000"), 1);
    scene.lay(2, "request 2000");
    assert_eq!(scene.state.ending(), Some(Ending::GameWinsOpen));
    let places = scene.state.score_now(&scene.config).places;
    assert_eq!(places[Seat::at(1)], 3);
}

#[test]
fn r9_whoever_forfeits_does_not_share_a_victory_won_afterwards() {
    let mut scene = plan(4)
        .hand(0, &["Coworking"])
        .hand(1, &["request 2000"])
        .hand(2, &["Maker"])
        .hand(3, &["Free"])
        .last_cards(&[0, 1, 2, 3])
        .go();
    scene.ok(0, Action::Pass);
    scene.lay(2, "request 2000");
    let card = scene.card("Free");
    scene.ok(3, Action::PayOff { card: card.into(), request: 1.into(), joker: false });
    assert_eq!(scene.state.ending(), Some(Ending::PlayersShare), "nobody has any cash");
    assert_eq!(winners(&scene), [0, 2, 3]);
}

#[test]
fn r9_a_request_dealt_to_someone_who_has_already_played_the_game_wins() {
    let mut scene = plan(3)
        .hand(0, &["Coworking"])
        .hand(1, &["request 2000"])
        .hand(2, &["Maker"])
        .pile(&["request 50000"], &[])
        .last_cards(&[0, 1])
        .go();
    scene.pay(0, "Coworking", 1);
    assert_eq!(scene.state.ending(), Some(Ending::GameWinsForfeit), "seat 2 has laid its last card before");
    assert_eq!(winners(&scene), Vec::<usize>::new());
}

#[test]
fn r9_if_nobody_is_left_to_take_the_requests_the_game_wins() {
    let mut scene = plan(2)
        .hand(0, &["Coworking", "request 3000"])
        .hand(1, &["request 2000"])
        .pile(&["request 50000"], &[])
        .deck(&[])
        .go();
    scene.pay(0, "Coworking", 1);
    assert_eq!(scene.state.forfeited(), SeatSet::all(2), "both hold nothing but requests");
    assert_eq!(scene.state.ending(), Some(Ending::GameWinsForfeit));
}

#[test]
fn end_players_win_with_most_cash_if_nothing_is_open_and_nobody_holds_a_request_r11() {
    let mut scene = plan(2)
        .hand(0, &["note 1000", "Coworking"])
        .hand(1, &["note 2000", "note 500"])
        .pile(&["request 2000"], &[("note 1000", false, 1)])
        .last_cards(&[0, 1])
        .go();
    scene.pay(0, "note 1000", 1).ok(1, Action::Pass);
    assert_eq!(scene.state.ending(), Some(Ending::PlayersWin));
    assert_eq!((scene.cash(0), scene.cash(1), winners(&scene)), (2_000, 2_500, vec![1]));
    let won = Event::PlayersWon { winners: SeatSet::only(Seat::at(1)), cash: 2_500 };
    scene.expect_told(Rule::Smm6PlayersWin, &won);
    let standings = scene.state.score_now(&scene.config);
    assert_eq!((standings.scores[Seat::at(0)], standings.places[Seat::at(0)]), (2_000, 2));
}

#[test]
fn end_the_game_wins_if_a_request_is_not_paid() {
    let mut scene = plan(2).hand(0, &["note 1000"]).pile(&["request 3000"], &[]).last_cards(&[0]).go();
    scene.pay(0, "note 1000", 1);
    assert_eq!(scene.state.ending(), Some(Ending::GameWinsOpen));
    assert!(
        scene.has_told(Rule::Smm6GameWins, |event| matches!(event, Event::GameWon { open: 2_000, held: 0 }))
    );
    assert_eq!(winners(&scene), Vec::<usize>::new());
}

#[test]
fn end_the_game_wins_if_a_player_still_holds_a_request() {
    let mut scene = plan(2)
        .hand(0, &["note 2000"])
        .hand(1, &["request 3000", "Maker"])
        .pile(&["request 2000"], &[])
        .last_cards(&[0])
        .go();
    scene.pay(0, "note 2000", 1);
    assert_eq!(scene.state.ending(), Some(Ending::GameWinsHeld));
    assert_eq!(winners(&scene), Vec::<usize>::new());
}

fn tied(first: &[&'static str], second: &[&'static str]) -> Scene {
    let mut scene =
        plan(3).hand(0, first).hand(1, second).hand(2, &["note 500"]).last_cards(&[2]).turn(2).go();
    scene.ok(2, Action::Pass);
    scene
}

#[test]
fn special_cases_same_cash_more_growing_new_business_wins() {
    let scene = tied(&["note 1000", "Free"], &["note 500", "note 500", "Reputation", "Crowdfunding"]);
    assert_eq!(scene.state.ending(), Some(Ending::PlayersWin));
    assert_eq!(winners(&scene), [1]);
    assert!(scene.has_told(Rule::Smm6Tie, |event| matches!(event, Event::CashTied { .. })));
}

#[test]
fn end_same_cash_and_business_share_the_victory_r11() {
    let scene = tied(&["note 1000", "Free"], &["note 1000", "Reputation"]);
    assert_eq!(scene.state.ending(), Some(Ending::PlayersShare));
    assert_eq!(winners(&scene), [0, 1]);
}

#[test]
fn r11_the_joker_is_no_growing_new_business_card() {
    let scene = tied(&["note 1000", "Joker"], &["note 1000"]);
    assert_eq!(winners(&scene), [0, 1]);
}
