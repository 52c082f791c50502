//! Taking money, the hand limit and the Action cards: sections 2 and 3 of the rules page.

use dirty_money::{
    Action, ActionKind, EVERYONE, Event, Location, Phase, Place, PlacementKind, Region, Rule, Setup, Why,
};
use game_core::Game;

use crate::scene::*;

const HERE: Location = Location::Usa;

/// Seat A of so many visits a location where these Action cards lie; their numbers are returned.
fn playing(players: usize, kinds: &[ActionKind]) -> (Scene, Vec<u8>) {
    let mut scene = Scene::new(&PLAIN[..players]);
    let cards = kinds.iter().flat_map(|kind| scene.lay(HERE, &[act(*kind)])).collect();
    (scene, cards)
}

#[test]
fn faq_2_and_r2_all_money_is_taken_and_the_excess_goes_to_the_blacklist_before_any_action() {
    let (mut scene, audit) = playing(2, &[ActionKind::AuditMost]);
    let hand = scene.hand(A, &[eur(1), eur(1), eur(2), eur(2), eur(3), eur(3)]);
    let taken = scene.lay(HERE, &[usd(1), usd(2)]);
    scene.visit(A, HERE);
    // The Action card does not count.
    scene.expect_told(Rule::Dm2Limit, &Event::LimitExceeded { seat: A, excess: 1 });
    assert!(matches!(scene.state.phase, Phase::Excess(_)));
    let needed = Why::WrongCount { given: 2, needed: 1 };
    assert_eq!(scene.refusal(A, blacklist(&hand[..2])), (Rule::Dm2Limit, needed));
    assert_eq!(scene.refusal(A, play(audit[0])), (Rule::Dm2Turn, Why::NotNow));
    scene.go(A, blacklist(&taken[..1]));
    assert_eq!((scene.held(A).len(), scene.points_listed(A)), (7, 1));
    assert_eq!(scene.state.piles.blacklist(A).cards[0].card, taken[0]);
    assert!(matches!(scene.state.phase, Phase::Actions(_)));
}

/// Gameplay a: all cards of the location are taken, Money into the hand and Action cards to be played.
#[test]
fn a_visit_takes_everything_that_lies_below_the_location() {
    let (mut scene, bribery) = playing(2, &[ActionKind::Bribery]);
    let notes = scene.lay(HERE, &[usd(1), eur(6)]);
    scene.visit(A, HERE);
    let cards = list(&[bribery[0], notes[0], notes[1]]);
    scene.expect_told(Rule::Dm2Take, &Event::Visited { seat: A, location: HERE, cards });
    assert!(notes.iter().all(|note| scene.held(A).contains(note)));
    assert!(scene.state.piles.below(HERE).is_empty());
    assert!(matches!(scene.state.phase, Phase::Actions(_)), "the Action card is to be played");
}

#[test]
fn r2_the_limit_names_own_cards_once() {
    let mut scene = Scene::new(&PLAIN[..2]);
    let hand = scene.hand(A, &[eur(1); 7]);
    scene.lay(HERE, &[usd(1), usd(1)]);
    let other = scene.hand(B, &[yen(1)])[0];
    scene.visit(A, HERE);
    let twice = blacklist(&[hand[0], hand[0]]);
    assert_eq!(scene.refusal(A, twice), (Rule::Dm2Limit, Why::NamedTwice { card: hand[0] }));
    let foreign = blacklist(&[hand[0], other]);
    assert_eq!(scene.refusal(A, foreign), (Rule::Dm2Limit, Why::NotInHand { card: other }));
}

#[test]
fn r2_digital_banks_raise_the_limit() {
    let mut scene = Scene::new(&PLAIN[..2]);
    scene.own(A, PlacementKind::DigitalBank, Region::Japan);
    scene.own(A, PlacementKind::DigitalBank, Region::Usa);
    scene.hand(A, &[eur(1); 7]);
    scene.lay(HERE, &[usd(1), usd(1), usd(1)]);
    scene.visit(A, HERE);
    scene.expect_told(Rule::Dm2Limit, &Event::LimitExceeded { seat: A, excess: 1 });
}

#[test]
fn r2_the_limit_is_checked_again_when_an_inspect_brings_a_card() {
    let (mut scene, inspect) = playing(2, &[ActionKind::InspectPlayer]);
    scene.hand(A, &[eur(1); 7]);
    scene.hand(B, &[crypto(), crypto()]);
    scene.visit(A, HERE);
    scene.go(A, play_on(inspect[0], B));
    scene.expect_told(Rule::Dm2Limit, &Event::LimitExceeded { seat: A, excess: 2 });
    assert!(matches!(scene.state.phase, Phase::Excess(_)));
}

#[test]
fn r3_a_point_takes_the_top_money_card_of_the_discards_else_of_the_deck_else_a_counter() {
    let (mut scene, cards) =
        playing(2, &[ActionKind::AuditMost, ActionKind::AuditMost, ActionKind::AuditMost]);
    scene.hand(B, &[eur(5)]);
    let discarded = scene.discard(&[yen(2), yen(3), act(ActionKind::Bribery)]);
    scene.visit(A, HERE);
    scene.go(A, play(cards[0]));
    scene.expect_told(Rule::Dm3Point, &Event::Blacklisted { seat: B, card: discarded[1] });
    scene.state.piles.transfer(discarded[0], Place::Discards, Place::Deck, EVERYONE);
    scene.script(&[("money", 0)]);
    let first = scene.state.piles.deck().and(&scene.config.cards.money).iter().next();
    scene.go(A, play(cards[1]));
    let card = first.expect("the deck has money");
    // An Action card is never a counter.
    scene.expect_told(Rule::Dm3Point, &Event::Blacklisted { seat: B, card });
    scene.empty_deck_of_money();
    scene.go(A, play(cards[2]));
    scene.expect_told(Rule::Dm3Point, &Event::BlacklistedPlain { seat: B });
    assert_eq!((scene.points_listed(B), scene.state.piles.blacklist(B).plain), (3, 1));
}

#[test]
fn faq_4_action_cards_are_played_in_any_order_each_resolved_before_the_next() {
    for first in 0..2 {
        let (mut scene, cards) = playing(3, &[ActionKind::AuditMost, ActionKind::InspectPlayer]);
        scene.hand(B, &[eur(4)]);
        scene.visit(A, HERE);
        let play = |card: usize| match card {
            0 => play(cards[0]),
            _ => play_on(cards[1], B),
        };
        let told = scene.go(A, play(first));
        let caught =
            told.iter().filter(|told| matches!(told.event, Event::Blacklisted { seat: B, .. })).count();
        assert_eq!(caught, 1);
        assert_eq!(scene.refusal(A, Action::EndTurn), (Rule::Dm2Turn, Why::NotNow), "both must be played");
        scene.go(A, play(1 - first));
        // Inspected first, the dirty card is gone and the Audit finds nothing.
        assert_eq!(scene.points_listed(B), if first == 0 { 2 } else { 1 });
        assert!(scene.state.piles.discards().contains(&cards[0]), "played cards are discarded");
        assert!(matches!(scene.state.phase, Phase::Business(_)));
    }
}

#[test]
fn action_cards_name_their_targets() {
    let (mut scene, cards) = playing(3, &[ActionKind::AuditMost, ActionKind::Trade]);
    scene.visit(A, HERE);
    let needs = Why::NeedsTarget { card: cards[1] };
    assert_eq!(scene.refusal(A, play(cards[1])), (Rule::Dm3Play, needs));
    let none = Why::NeedsNoTarget { card: cards[0] };
    assert_eq!(scene.refusal(A, play_on(cards[0], B)), (Rule::Dm3Play, none));
    for target in [A, D] {
        let refused = scene.refusal(A, play_on(cards[1], target));
        assert_eq!(refused, (Rule::Dm3Play, Why::NotAnOpponent { target }));
    }
    assert_eq!(scene.refusal(A, play(3)), (Rule::Dm3Play, Why::NotInPlay { card: 3 }));
}

#[test]
fn r4_inspect_left_and_right_takes_one_card_of_each_neighbour_at_random() {
    let (mut scene, cards) = playing(4, &[ActionKind::InspectNeighbours]);
    let left = scene.hand(B, &[eur(1), eur(4)]);
    let opposite = scene.hand(C, &[eur(4)]);
    let right = scene.hand(D, &[usd(1)]);
    scene.discard(&[yen(1), yen(1)]);
    scene.visit(A, HERE);
    scene.script(&[("inspect", 1), ("inspect", 0)]);
    scene.go(A, play(cards[0]));
    assert_eq!(scene.held(A), [left[1]], "the dirty card goes to the inspector");
    assert_eq!(scene.held(D), right, "the clean one is returned");
    assert_eq!(scene.held(C), opposite);
    assert_eq!([B, C, D].map(|seat| scene.points_listed(seat)), [1, 0, 0]);
}

#[test]
fn r4_with_two_players_inspect_left_and_right_takes_two_cards_of_the_rival_at_once() {
    let (mut scene, cards) = playing(2, &[ActionKind::InspectNeighbours]);
    let hand = scene.hand(B, &[eur(1), eur(4), usd(5)]);
    scene.visit(A, HERE);
    scene.script(&[("inspect", 1), ("inspect", 1), ("money", 0), ("money", 0)]);
    scene.go(A, play(cards[0]));
    assert_eq!(scene.held(A), hand[1..]);
    assert_eq!(scene.points_listed(B), 2, "a point for each dirty card");
}

#[test]
fn r4_inspect_takes_what_there_is() {
    let (mut scene, cards) = playing(3, &[ActionKind::InspectPlayer, ActionKind::InspectPlayer]);
    scene.hand(B, &[eur(1)]);
    scene.visit(A, HERE);
    scene.script(&[("inspect", 0)]);
    scene.go(A, play_on(cards[0], B));
    scene.go(A, play_on(cards[1], C));
    scene.expect_told(Rule::Dm3Inspect, &Event::NothingToInspect { seat: A, target: C });
}

#[test]
fn r5_audit_most_strikes_all_tied_with_at_least_one_dirty_card_and_never_the_auditor() {
    let (mut scene, cards) = playing(4, &[ActionKind::AuditMost]);
    scene.hand(A, &[usd(4), usd(4), usd(4)]);
    scene.hand(B, &[eur(4), eur(5), eur(1)]);
    scene.hand(C, &[yen(4), crypto()]);
    scene.hand(D, &[yen(4)]);
    scene.visit(A, HERE);
    scene.go(A, play(cards[0]));
    assert_eq!([A, B, C, D].map(|seat| scene.points_listed(seat)), [0, 1, 1, 0]);
}

#[test]
fn r5_audit_most_spares_clean_hands_also_with_two_players() {
    for (face, points) in [(eur(3), 0), (eur(4), 1)] {
        let (mut scene, cards) = playing(2, &[ActionKind::AuditMost]);
        scene.hand(B, &[face]);
        scene.visit(A, HERE);
        scene.go(A, play(cards[0]));
        assert_eq!(scene.points_listed(B), points);
    }
}

#[test]
fn r5_audit_three_strikes_everyone_with_three_or_more_dirty_cards() {
    let (mut scene, cards) = playing(4, &[ActionKind::AuditThree]);
    scene.hand(A, &[usd(4), usd(4), usd(4)]);
    scene.hand(B, &[eur(4), eur(5), eur(6)]);
    scene.hand(C, &[yen(4), crypto(), crypto(), crypto()]);
    scene.hand(D, &[yen(4), yen(5)]);
    scene.visit(A, HERE);
    scene.go(A, play(cards[0]));
    assert_eq!([A, B, C, D].map(|seat| scene.points_listed(seat)), [0, 1, 1, 0]);
}

#[test]
fn r6_firms_slot_one_card_each_per_audit_or_inspect_performed_not_per_target() {
    let (mut scene, cards) = playing(4, &[ActionKind::InspectNeighbours, ActionKind::AuditMost]);
    let laws = [Region::Europe, Region::Japan].map(|region| scene.own(A, PlacementKind::LawFirm, region));
    let accounting = scene.own(A, PlacementKind::AccountingFirm, Region::Usa);
    let theirs = scene.own(B, PlacementKind::AccountingFirm, Region::Japan);
    scene.hand(B, &[eur(4)]);
    scene.hand(D, &[eur(4)]);
    scene.visit(A, HERE);
    for card in cards {
        scene.go(A, play(card));
    }
    let owed = |scene: &Scene, id: u8| scene.state.phase.turn().is_some_and(|turn| turn.is_owed(id));
    for (id, rule) in
        [(laws[0], Rule::Dm5LawFirm), (laws[1], Rule::Dm5LawFirm), (accounting, Rule::Dm5AccountingFirm)]
    {
        scene.go(A, claim(id));
        let slotted = told_by(&scene.told, rule);
        assert!(
            matches!(slotted[..], [Event::Slotted { seat: A, placement, .. }] if *placement == id),
            "{slotted:?}"
        );
        assert!(!owed(&scene, id), "once each");
        assert_eq!(scene.state.slots[id as usize], 1);
    }
    assert!(!owed(&scene, theirs));
    let printed = scene.config.cards.placement(accounting).points;
    assert_eq!(scene.line(A, "accounting_firm"), i64::from(printed) + 2);
}

#[test]
fn example_an_accounting_firm_may_slot_as_soon_as_the_audit_is_performed_and_until_the_turn_ends() {
    let (mut scene, cards) = playing(2, &[ActionKind::AuditMost, ActionKind::Bribery]);
    let firm = scene.own(A, PlacementKind::AccountingFirm, Region::Usa);
    scene.visit(A, HERE);
    scene.go(A, play(cards[0]));
    let claim = claim(firm);
    assert!(scene.choices(A).exact.contains(&claim), "at once, though a card is still to be played");
    scene.go(A, play(cards[1]));
    assert!(scene.choices(A).exact.contains(&claim), "later too");
    let mut late = scene.again();
    scene.go(A, claim.clone());
    assert_eq!(scene.refusal(A, claim.clone()), (Rule::Dm5Claim, Why::NotOwed { placement: firm }));
    late.go(A, Action::EndTurn);
    assert_eq!(late.state.slots[firm as usize], 0, "not after the turn");
    assert!(late.state.check(&late.config, A, &claim).is_err());
}

#[test]
fn bribery_takes_a_card_off_the_blacklist_onto_the_discards() {
    let (mut scene, cards) = playing(2, &[ActionKind::Bribery, ActionKind::Bribery]);
    scene.blacklist(A, 1);
    let listed = scene.state.piles.blacklist(A).cards[0].card;
    scene.visit(A, HERE);
    scene.go(A, play(cards[0]));
    scene.expect_told(Rule::Dm3Bribery, &Event::Unlisted { seat: A, card: listed });
    assert_eq!(scene.points_listed(A), 0);
    assert!(scene.state.piles.discards().contains(&listed));
    scene.go(A, play(cards[1]));
    // Without points nothing happens.
    scene.expect_told(Rule::Dm3Bribery, &Event::NothingListed { seat: A });
}

#[test]
fn a_counter_comes_off_the_blacklist_before_the_last_card_placed() {
    let (mut scene, cards) = playing(2, &[ActionKind::Bribery, ActionKind::Bribery]);
    scene.put(&[yen(1), yen(2)], Place::Blacklist(A));
    let last = scene.state.piles.blacklist(A).cards[1].card;
    scene.state.piles.add_plain(A);
    scene.visit(A, HERE);
    scene.go(A, play(cards[0]));
    scene.expect_told(Rule::Dm3Bribery, &Event::UnlistedPlain { seat: A });
    scene.go(A, play(cards[1]));
    scene.expect_told(Rule::Dm3Bribery, &Event::Unlisted { seat: A, card: last });
}

#[test]
fn r15_trade_moves_one_card_each_way_of_the_players_choice() {
    let (mut scene, cards) = playing(3, &[ActionKind::Trade]);
    let mine = scene.hand(A, &[eur(1), eur(2)]);
    let theirs = scene.hand(B, &[usd(6), usd(1)]);
    scene.visit(A, HERE);
    scene.go(A, play_on(cards[0], B));
    let refused = scene.refusal(A, trade(mine[0], mine[1]));
    assert_eq!(refused, (Rule::Dm3Trade, Why::NotInTheirHand { card: mine[0] }));
    let refused = scene.refusal(A, trade(theirs[0], theirs[0]));
    assert_eq!(refused, (Rule::Dm3Trade, Why::NotInHand { card: theirs[0] }));
    scene.go(A, trade(theirs[0], mine[0]));
    assert!(scene.held(A).contains(&theirs[0]) && scene.held(B).contains(&mine[0]));
    assert_eq!((scene.held(A).len(), scene.held(B).len()), (2, 2));
    assert!(matches!(scene.state.phase, Phase::Business(_)));
}

#[test]
fn r15_the_card_taken_may_be_given_back() {
    let (mut scene, cards) = playing(3, &[ActionKind::Trade]);
    let mine = scene.hand(A, &[eur(1)]);
    let theirs = scene.hand(B, &[usd(6)]);
    scene.visit(A, HERE);
    scene.go(A, play_on(cards[0], B));
    scene.go(A, Action::GiveBack);
    assert_eq!((scene.held(A), scene.held(B)), (mine, theirs));
}

#[test]
fn r15_with_an_empty_hand_one_only_looks_and_from_an_empty_hand_nothing_is_taken() {
    let (mut scene, cards) = playing(3, &[ActionKind::Trade]);
    let theirs = scene.hand(B, &[usd(6)]);
    scene.visit(A, HERE);
    scene.go(A, play_on(cards[0], B));
    scene.expect_told(Rule::Dm3Trade, &Event::NothingTraded { seat: A, partner: B });
    assert_eq!(scene.known(Some(A), B), theirs);
    assert!(matches!(scene.state.phase, Phase::Business(_)));
    let (mut scene, cards) = playing(3, &[ActionKind::Trade]);
    scene.hand(A, &[eur(1)]);
    scene.visit(A, HERE);
    scene.go(A, play_on(cards[0], B));
    scene.expect_told(Rule::Dm3Trade, &Event::NothingTraded { seat: A, partner: B });
}

#[test]
fn the_numbers_on_action_cards_are_options() {
    let setup = Setup { inspect_player_cards: 4, audit_dirty: 1, ..Setup::default() };
    let mut scene = Scene::with(&setup, &PLAIN[..2]);
    let cards = scene.lay(HERE, &[act(ActionKind::InspectPlayer), act(ActionKind::AuditThree)]);
    scene.hand(B, &[eur(4), eur(4), eur(4), eur(4), eur(4)]);
    scene.visit(A, HERE);
    scene.go(A, play_on(cards[0], B));
    assert_eq!((scene.held(A).len(), scene.held(B).len()), (4, 1));
    scene.go(A, play(cards[1]));
    assert_eq!(scene.points_listed(B), 5);
}
