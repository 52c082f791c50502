//! What owner, actor, bystander and spectator see: rulings R4, R5, R15 and R16.

use dirty_money::{Action, ActionKind, Event, Location, Place, PlacementKind, Region, Rule};
use game_core::{Chance, Game, Seat, SeatSet};

use crate::scene::*;

const HERE: Location = Location::Usa;
const NOBODY: [u8; 0] = [];

fn playing(kinds: &[ActionKind]) -> (Scene, Vec<u8>) {
    let mut scene = Scene::new(&PLAIN[..3]);
    let cards = kinds.iter().flat_map(|kind| scene.lay(HERE, &[act(*kind)])).collect();
    (scene, cards)
}

fn own_hand(scene: &Scene, seat: Seat) -> Vec<u8> {
    let own = scene.state.view(&scene.config, Some(seat)).own.expect("a seat has a view of its own");
    own.hand.iter().map(|held| held.card).collect()
}

fn seen_by(scene: &Scene, owner: Seat, card: u8) -> Vec<Seat> {
    let own = scene.state.view(&scene.config, Some(owner)).own.expect("a seat has a view of its own");
    own.hand
        .iter()
        .find(|held| held.card == card)
        .map(|held| held.seen_by.iter().collect())
        .unwrap_or_default()
}

#[test]
fn r16_a_dealt_hand_is_known_to_its_owner_alone() {
    let (mut scene, _) = playing(&[]);
    let hand = scene.hand(B, &[eur(1), eur(4)]);
    assert_eq!(own_hand(&scene, B), hand);
    for viewer in [Some(A), Some(C), None] {
        assert_eq!(scene.known(viewer, B), NOBODY);
        let view = scene.state.view(&scene.config, viewer);
        assert_eq!(view.public.players[B].hand, 2, "how many is public");
    }
}

#[test]
fn r16_money_taken_from_a_location_stays_known_to_all() {
    let (mut scene, _) = playing(&[]);
    scene.hand(A, &[eur(1)]);
    let taken = scene.lay(HERE, &[usd(1), usd(5)]);
    scene.visit(A, HERE);
    for viewer in [Some(B), Some(C), None] {
        assert_eq!(scene.known(viewer, A), taken);
    }
    assert_eq!(seen_by(&scene, A, taken[0]), [B, C], "the owner knows who knows");
    let (card, other) = (taken[1], taken[0]);
    let bought = scene.on_sale(PlacementKind::Casino, Region::Usa);
    scene.go(A, buy(bought, &[card]));
    assert_eq!(scene.known(None, A), [other], "what is paid openly leaves the rest known");
    assert!(!scene.traces.showed_something, "all knew the card that was paid");
}

#[test]
fn r16_paying_with_an_unknown_card_shows_it() {
    let (mut scene, _) = playing(&[]);
    let hidden = scene.hand(A, &[usd(5)]);
    scene.lay(HERE, &[yen(1)]);
    scene.visit(A, HERE);
    let bought = scene.on_sale(PlacementKind::Casino, Region::Usa);
    scene.go(A, buy(bought, &hidden));
    assert!(scene.traces.showed_something);
    assert_eq!(scene.state.view(&scene.config, None).public.discards, hidden);
}

#[test]
fn r16_what_goes_from_a_hand_to_the_blacklist_goes_unseen_and_only_its_number_is_public() {
    let (mut scene, _) = playing(&[]);
    scene.hand(A, &[eur(1); 6]);
    let taken = scene.lay(HERE, &[usd(1), usd(5)]);
    scene.visit(A, HERE);
    let told = scene.go(A, blacklist(&taken[1..]));
    assert_eq!(heard_by(&told, Some(A)), [&Event::ExcessChosen { seat: A, cards: list(&taken[1..]) }]);
    for viewer in [Some(B), None] {
        assert_eq!(heard_by(&told, viewer), [&Event::ExcessBlacklisted { seat: A, count: 1 }]);
        assert_eq!(scene.known(viewer, A), NOBODY, "any of the cards known may be the one");
        let public = scene.state.view(&scene.config, viewer).public;
        assert_eq!(public.players[A].blacklist, 1);
        assert_eq!(public.players[A].blacklist_cards, [None]);
    }
    let own = scene.state.view(&scene.config, Some(A)).own.expect("a seat has a view of its own");
    assert_eq!(own.blacklist_cards, taken[1..]);
}

#[test]
fn r16_a_hidden_blacklist_card_is_shown_when_it_is_removed() {
    let (mut scene, _) = playing(&[]);
    scene.hand(B, &[eur(1); 7]);
    let taken = scene.lay(Location::BananaRepublic, &[usd(5)]);
    scene.visit(B, Location::BananaRepublic);
    scene.go(B, blacklist(&taken));
    scene.go(B, Action::LieLow);
    assert!(scene.traces.showed_something);
    assert_eq!(scene.state.view(&scene.config, None).public.discards, taken);
}

#[test]
fn r4_a_clean_card_inspected_is_seen_by_inspector_and_owner_others_hear_that_it_was_clean() {
    let (mut scene, cards) = playing(&[ActionKind::InspectPlayer]);
    let hand = scene.hand(B, &[eur(1)]);
    scene.visit(A, HERE);
    let told = scene.go(A, play_on(cards[0], B));
    let seen = Event::CleanFound { seat: A, target: B, card: hand[0] };
    let heard = Event::CleanReturned { seat: A, target: B };
    for (viewer, sees) in [(Some(A), true), (Some(B), true), (Some(C), false), (None, false)] {
        let events = heard_by(&told, viewer);
        assert_eq!((events.contains(&&seen), events.contains(&&heard)), (sees, !sees));
    }
    assert_eq!(scene.known(Some(A), B), hand);
    assert_eq!((scene.known(Some(C), B), scene.known(None, B)), (vec![], vec![]));
    assert_eq!(seen_by(&scene, B, hand[0]), [A]);
    assert!(scene.traces.showed_something);
}

#[test]
fn r4_a_dirty_card_inspected_is_known_to_both_in_its_new_hand_and_others_hear_that_it_was_dirty() {
    let (mut scene, cards) = playing(&[ActionKind::InspectPlayer]);
    let hand = scene.hand(B, &[eur(4)]);
    scene.visit(A, HERE);
    let told = scene.go(A, play_on(cards[0], B));
    let seen = Event::DirtyFound { seat: A, target: B, card: hand[0] };
    let heard = Event::DirtyTaken { seat: A, target: B };
    for (viewer, sees) in [(Some(A), true), (Some(B), true), (Some(C), false), (None, false)] {
        let events = heard_by(&told, viewer);
        assert_eq!((events.contains(&&seen), events.contains(&&heard)), (sees, !sees));
    }
    assert_eq!(own_hand(&scene, A), hand);
    assert_eq!(scene.known(Some(B), A), hand, "its old owner knows where it went");
    assert_eq!(scene.known(Some(C), A), NOBODY);
}

#[test]
fn r4_bystanders_keep_what_they_know_of_clean_cards_and_lose_sight_of_dirty_ones() {
    let (mut scene, cards) = playing(&[ActionKind::InspectPlayer]);
    let hidden = scene.hand(B, &[eur(3)]);
    let known = scene.put(&[usd(1), usd(4), usd(5), usd(6)], Place::Hand(B));
    scene.visit(A, HERE);
    let at = scene.held(B).iter().position(|card| *card == known[1]).expect("it is in hand") as u32;
    let clean = scene.held(B).iter().position(|card| *card == known[0]).expect("it is in hand") as u32;
    assert!(clean < at && hidden[0] < known[0]);
    // Drawn by swapping the last card into the gap: the second draw is of the cards that are left.
    scene.script(&[("inspect", at), ("inspect", clean), ("money", 0)]);
    scene.go(A, play_on(cards[0], B));
    for viewer in [Some(C), None] {
        assert_eq!(scene.known(viewer, B), known[..1], "clean is still there, dirty may be gone");
        assert_eq!(scene.known(viewer, A), NOBODY);
    }
    assert_eq!(scene.known(Some(A), B), [known[0], known[2], known[3]], "the inspector saw what was taken");
}

#[test]
fn r4_a_dirty_card_that_can_only_be_one_is_known_to_all() {
    let (mut scene, cards) = playing(&[ActionKind::InspectPlayer]);
    let known = scene.put(&[usd(1), usd(4)], Place::Hand(B));
    scene.visit(A, HERE);
    scene.go(A, play_on(cards[0], B));
    for viewer in [Some(C), None] {
        assert_eq!(scene.known(viewer, A), known[1..]);
        assert_eq!(scene.known(viewer, B), known[..1]);
    }
}

#[test]
fn r5_an_audit_shows_the_others_hands_to_all_but_not_the_auditors() {
    let (mut scene, cards) = playing(&[ActionKind::AuditThree]);
    scene.hand(A, &[eur(1)]);
    let (b, c) = (scene.hand(B, &[eur(2), eur(4)]), scene.hand(C, &[yen(1)]));
    scene.visit(A, HERE);
    scene.go(A, play(cards[0]));
    scene.expect_told(Rule::Dm3Audit, &Event::HandAudited { seat: B, cards: list(&b), dirty: 1 });
    for viewer in [Some(A), None] {
        assert_eq!((scene.known(viewer, B), scene.known(viewer, C)), (b.clone(), c.clone()));
    }
    assert_eq!((scene.known(Some(C), B), scene.known(Some(B), C)), (b, c));
    assert_eq!(scene.known(Some(B), A), NOBODY);
    assert!(scene.traces.showed_something);
}

#[test]
fn r5_what_is_drawn_after_an_audit_is_unknown_again() {
    let (mut scene, cards) = playing(&[ActionKind::AuditThree]);
    let shown = scene.hand(B, &[eur(2)]);
    scene.visit(A, HERE);
    scene.go(A, play(cards[0]));
    scene.hand(B, &[eur(3)]);
    assert_eq!(scene.known(None, B), shown);
}

#[test]
fn r15_a_trade_is_seen_by_the_two_and_others_hear_that_one_card_went_each_way() {
    for gives_back in [false, true] {
        let (mut scene, cards) = playing(&[ActionKind::Trade]);
        let mine = scene.put(&[eur(1), eur(2)], Place::Hand(A));
        let theirs = scene.put(&[usd(1), usd(2)], Place::Hand(B));
        scene.visit(A, HERE);
        let told = scene.go(A, play_on(cards[0], B));
        let look = Event::HandSeen { seat: A, partner: B, cards: list(&theirs) };
        assert!(heard_by(&told, Some(A)).contains(&&look));
        assert!(!heard_by(&told, Some(C)).contains(&&look) && !heard_by(&told, Some(B)).contains(&&look));
        let action = if gives_back { Action::GiveBack } else { trade(theirs[0], mine[0]) };
        let told = scene.go(A, action);
        let heard = Event::Traded { seat: A, partner: B };
        assert_eq!(heard_by(&told, Some(C)), [&heard], "a card given back sounds the same");
        assert_eq!(heard_by(&told, None), [&heard]);
        assert_eq!(heard_by(&told, Some(A)), heard_by(&told, Some(B)));
        assert!(!heard_by(&told, Some(A)).contains(&&heard));
        for viewer in [Some(C), None] {
            assert_eq!((scene.known(viewer, A), scene.known(viewer, B)), (vec![], vec![]));
        }
        assert_eq!(scene.known(Some(A), B), scene.held(B), "the actor has seen it all");
        assert_eq!(scene.known(Some(B), A), scene.held(A), "the partner saw what came and what went");
    }
}

#[test]
fn r15_looking_shows_the_hand_to_the_actor_alone() {
    let (mut scene, cards) = playing(&[ActionKind::Trade]);
    scene.hand(A, &[eur(1)]);
    let theirs = scene.hand(B, &[usd(1)]);
    scene.visit(A, HERE);
    scene.go(A, play_on(cards[0], B));
    assert_eq!(scene.known(Some(A), B), theirs);
    assert_eq!((scene.known(Some(C), B), scene.known(None, B)), (vec![], vec![]));
}

#[test]
fn two_players_private_sights_are_not_the_spectators() {
    let mut scene = Scene::new(&PLAIN[..2]);
    let card = scene.lay(HERE, &[act(ActionKind::Trade)])[0];
    let theirs = scene.hand(B, &[usd(1)]);
    scene.visit(A, HERE);
    scene.go(A, play_on(card, B));
    assert_eq!((scene.known(Some(A), B), scene.known(None, B)), (theirs, vec![]));
}

#[test]
fn a_possible_world_keeps_what_the_viewer_knows_and_changes_what_it_does_not() {
    let (mut scene, cards) = playing(&[ActionKind::InspectPlayer]);
    scene.hand(A, &[eur(1)]);
    scene.hand(B, &[eur(2), eur(3), usd(1), usd(2)]);
    scene.hand(C, &[yen(1), yen(2), yen(3)]);
    scene.visit(A, HERE);
    scene.go(A, play_on(cards[0], B));
    let view = scene.state.view(&scene.config, Some(A));
    let mut different = 0;
    for seed in 0..20 {
        let world = dirty_money::DirtyMoney::determinize(&scene.config, &view, &mut Chance::fast(seed));
        assert_eq!(world.audit(&scene.config), Ok(()));
        assert_eq!(world.view(&scene.config, Some(A)), view);
        different += u32::from(world.piles.hand(C) != scene.state.piles.hand(C));
    }
    assert!(different > 15, "the hand that was never seen is made up");
}

#[test]
fn r20_at_the_end_hands_and_blacklists_are_turned_up_for_everyone() {
    let (mut scene, _) = playing(&[]);
    let hands = [scene.hand(A, &[eur(1), eur(4)]), scene.hand(B, &[crypto()]), Vec::new()];
    let listed = scene.find(eur(2));
    scene.state.piles.transfer(listed, Place::Deck, Place::Blacklist(B), SeatSet::only(B));
    scene.lay(HERE, &[usd(1)]);
    scene.state.first = A;
    scene.state.round = scene.config.numbers.round_limit;
    scene.visit(C, HERE);
    assert_eq!(scene.state.view(&scene.config, None).public.players[B].blacklist_cards, [None]);
    for viewer in [Some(A), None] {
        assert_eq!(scene.known(viewer, B), NOBODY, "until the game is over");
    }
    let told = scene.go(C, Action::EndTurn);
    let opened = Event::HandLaidOpen { seat: B, cards: list(&hands[1]), value: 3 };
    assert!(is_for_all(&told, &opened), "the log tells what is turned up");
    let public = scene.state.view(&scene.config, None).public;
    for (seat, hand) in [A, B].into_iter().zip(&hands) {
        assert_eq!(public.players[seat].known, *hand);
        assert!(hand.iter().all(|card| public.faces.iter().any(|shown| shown.card == *card)));
    }
    assert_eq!(public.players[C].known.len(), 1);
    assert_eq!(public.players[B].blacklist_cards, [Some(listed)]);
    assert!(scene.traces.showed_something, "such an action cannot be taken back alone");
}
