//! The score: section 8 of the rules page and the points of section 5.

use dirty_money::{
    Action, Event, Location, Phase, Place, PlacementKind, Region, Rule, Setup, artwork_points,
};
use game_core::{Game, Observed};

use crate::scene::*;

fn three() -> Scene {
    let mut scene = Scene::new(&PLAIN[..3]);
    scene.lay(Location::Europe, &[eur(1)]);
    scene
}

/// The last round of a game of three: only C, to whom the turn comes last, is still to visit Europe.
fn last_round() -> Scene {
    let setup = Setup { round_limit: 1, ..Setup::default() };
    let mut scene = Scene::with(&setup, &PLAIN[..3]);
    scene.lay(Location::Europe, &[eur(1)]);
    scene
}

/// C takes the card in Europe, and the game is over.
fn end(scene: &mut Scene) {
    scene.visit(C, Location::Europe);
    scene.go(C, Action::EndTurn);
    assert!(matches!(scene.state.phase, Phase::Over { .. }));
}

/// Placement effects, Artwork: three of any region are a set worth 9.
#[test]
fn at_the_end_artworks_are_scored_as_a_set() {
    let mut scene = last_round();
    for region in Region::ALL {
        scene.own(A, PlacementKind::Artwork, region);
    }
    end(&mut scene);
    scene.expect_told(Rule::Dm5Artwork, &Event::ArtworkScored { seat: A, count: 3, points: 9 });
}

/// Placement effects, Charity: each takes up to two points off the Blacklist at the end.
#[test]
fn at_the_end_a_charity_gives_up_to_two_blacklist_points() {
    for (points, given) in [(1, 1), (3, 2)] {
        let mut scene = last_round();
        scene.own(A, PlacementKind::Charity, Region::Usa);
        scene.blacklist(A, points);
        end(&mut scene);
        scene.expect_told(Rule::Dm5Charity, &Event::CharityGave { seat: A, points: given });
    }
}

/// The game ends, and by this rule the card scores so much beyond its printed points.
#[track_caller]
fn card_scores(scene: &mut Scene, seat: game_core::Seat, placement: u8, rule: Rule, effect: i32) {
    let points = i32::from(scene.config.cards.placement(placement).points) + effect;
    end(scene);
    scene.expect_told(rule, &Event::CardScored { seat, placement, points });
}

/// Placement effects, Digital Bank: a point for every Money card held at the end.
#[test]
fn at_the_end_a_digital_bank_scores_each_card_in_hand() {
    let mut scene = last_round();
    let bank = scene.own(A, PlacementKind::DigitalBank, Region::Japan);
    scene.hand(A, &[eur(1), eur(5), crypto()]);
    card_scores(&mut scene, A, bank, Rule::Dm5DigitalBank, 3);
}

/// Placement effects, Remittance Company: three points for each set of the three regions.
#[test]
fn at_the_end_a_remittance_company_scores_each_set_of_regions() {
    let mut scene = last_round();
    let company = scene.own(A, PlacementKind::RemittanceCompany, Region::Europe);
    scene.own(A, PlacementKind::Artwork, Region::Japan);
    scene.own(A, PlacementKind::Artwork, Region::Usa);
    card_scores(&mut scene, A, company, Rule::Dm5RemittanceCompany, 3);
}

/// Placement effects, Restaurant Chain: a point for each card of its region, itself included.
#[test]
fn at_the_end_a_restaurant_chain_scores_each_card_of_its_region() {
    let mut scene = last_round();
    let chain = scene.own(A, PlacementKind::RestaurantChain, Region::Japan);
    scene.own(A, PlacementKind::Artwork, Region::Japan);
    scene.own(A, PlacementKind::Artwork, Region::Usa);
    card_scores(&mut scene, A, chain, Rule::Dm5RestaurantChain, 2);
}

/// Ruling R20: hands and Blacklists are laid open before they are counted.
#[test]
fn at_the_end_hands_and_blacklists_lie_open() {
    let mut scene = last_round();
    let hand = scene.hand(A, &[eur(6), crypto()]);
    scene.blacklist(B, 1);
    let listed = scene.state.piles.blacklist(B).cards[0].card;
    end(&mut scene);
    let mut cards = list(&hand);
    cards.sort_unstable();
    scene.expect_told(Rule::Dm8Hands, &Event::HandLaidOpen { seat: A, cards, value: 9 });
    scene.expect_told(Rule::Dm8Hands, &Event::BlacklistLaidOpen { seat: B, cards: vec![listed] });
}

/// Final scoring: a point lost for each Blacklist point, none by the least blacklisted, two more by the most.
#[test]
fn at_the_end_the_blacklist_costs_points() {
    let mut scene = last_round();
    for (seat, points) in [(A, 1), (B, 2), (C, 4)] {
        scene.blacklist(seat, points);
    }
    end(&mut scene);
    scene.expect_told(Rule::Dm8Blacklist, &Event::BlacklistScored { seat: B, points: -2 });
    scene.expect_told(Rule::Dm8Blacklist, &Event::BlacklistScored { seat: C, points: -4 });
    scene.expect_told(Rule::Dm8Blacklist, &Event::MostBlacklisted { seat: C, points: -2 });
    let listed = told_by(&scene.told, Rule::Dm8Blacklist);
    assert_eq!(listed.len(), 3, "A has the fewest points and loses none");
}

/// Final scoring: the most points win.
#[test]
fn at_the_end_the_most_points_win() {
    let mut scene = last_round();
    let charity = scene.own(B, PlacementKind::Charity, Region::Usa);
    let points = i32::from(scene.config.cards.placement(charity).points);
    end(&mut scene);
    scene.expect_told(Rule::Dm8Winner, &Event::Won { seat: B, points });
    assert_eq!(told_by(&scene.told, Rule::Dm8Tie), Vec::<&Event>::new());
}

/// Final scoring: a tie goes to the most money in hand, and if that is equal to whoever had the last turn.
#[test]
fn at_the_end_a_tie_goes_to_money_in_hand_then_to_the_last_turn() {
    let mut scene = last_round();
    scene.hand(A, &[eur(2)]);
    end(&mut scene);
    scene.expect_told(Rule::Dm8Tie, &Event::TieBroken { seat: A });
    scene.expect_told(Rule::Dm8Winner, &Event::Won { seat: A, points: 0 });
    let mut scene = last_round();
    scene.hand(A, &[eur(1)]);
    end(&mut scene);
    scene.expect_told(Rule::Dm8Tie, &Event::TieBroken { seat: C });
}

#[test]
fn example_artworks_score_2_5_9_14_20_and_a_sixth_starts_a_new_set() {
    let scene = three();
    let points: Vec<i64> = (0..=7).map(|count| artwork_points(&scene.config, count)).collect();
    assert_eq!(points, [0, 2, 5, 9, 14, 20, 22, 25]);
}

#[test]
fn artworks_of_different_regions_make_a_set() {
    let mut scene = three();
    for region in Region::ALL {
        scene.own(A, PlacementKind::Artwork, region);
    }
    assert_eq!((scene.line(A, "artwork_sets"), scene.score(A)), (9, 9));
}

#[test]
fn example_a_restaurant_chain_with_three_other_cards_of_its_region_scores_5() {
    let mut scene = three();
    scene.own(A, PlacementKind::RestaurantChain, Region::Japan);
    for kind in [PlacementKind::LawFirm, PlacementKind::DigitalBank, PlacementKind::Charity] {
        scene.own(A, kind, Region::Japan);
    }
    scene.own(A, PlacementKind::Charity, Region::Usa);
    assert_eq!(scene.line(A, "restaurant_chain"), 5);
}

#[test]
fn each_digital_bank_scores_the_hand() {
    let mut scene = three();
    scene.own(A, PlacementKind::DigitalBank, Region::Japan);
    scene.own(A, PlacementKind::DigitalBank, Region::Usa);
    scene.hand(A, &[eur(1), eur(1), crypto()]);
    assert_eq!(scene.line(A, "digital_bank"), 6);
}

#[test]
fn each_remittance_company_scores_three_for_each_set_of_the_three_regions() {
    let mut scene = three();
    scene.own(A, PlacementKind::RemittanceCompany, Region::Europe);
    scene.own(A, PlacementKind::RemittanceCompany, Region::Japan);
    assert_eq!(scene.line(A, "remittance_company"), 0);
    scene.own(A, PlacementKind::Artwork, Region::Usa);
    assert_eq!(scene.line(A, "remittance_company"), 6, "both score the same set");
    for kind in [PlacementKind::Artwork, PlacementKind::LawFirm] {
        for region in Region::ALL {
            scene.own(A, kind, region);
        }
    }
    assert_eq!(scene.line(A, "remittance_company"), 18);
}

#[test]
fn firms_and_casinos_score_what_lies_under_them() {
    let mut scene = three();
    let law = scene.own(A, PlacementKind::LawFirm, Region::Usa);
    let accounting = scene.own(A, PlacementKind::AccountingFirm, Region::Usa);
    let casino = scene.own(A, PlacementKind::Casino, Region::Usa);
    for id in [law, accounting, casino] {
        scene.state.slots[id as usize] = 3;
    }
    let printed = |id: u8| i64::from(scene.config.cards.placement(id).points);
    assert_eq!(scene.line(A, "law_firm"), printed(law) + 6);
    assert_eq!(scene.line(A, "accounting_firm"), printed(accounting) + 6);
    assert_eq!(scene.line(A, "casino"), printed(casino) + 3);
}

#[test]
fn galleries_exchanges_and_charities_score_what_is_printed() {
    let mut scene = three();
    let mut printed = 0;
    for kind in [PlacementKind::ArtGallery, PlacementKind::CryptocurrencyExchange, PlacementKind::Charity] {
        let id = scene.own(A, kind, Region::Usa);
        printed += i64::from(scene.config.cards.placement(id).points);
    }
    assert_eq!(scene.score(A), printed);
    assert_eq!(scene.state.score_lines(&scene.config).len(), 3, "every card has its line");
}

fn deductions(points: [usize; 4]) -> [i64; 4] {
    let mut scene = Scene::new(&PLAIN[..4]);
    for (seat, count) in [A, B, C, D].into_iter().zip(points) {
        for _ in 0..count {
            scene.state.piles.add_plain(seat);
        }
    }
    [A, B, C, D].map(|seat| scene.score(seat))
}

#[test]
fn the_least_blacklisted_pay_nothing_the_most_two_more_and_ties_share() {
    assert_eq!(deductions([1, 2, 3, 4]), [0, -2, -3, -6]);
    assert_eq!(deductions([1, 1, 3, 3]), [0, 0, -5, -5], "ties for least and most");
    assert_eq!(deductions([0, 2, 2, 2]), [0, -4, -4, -4]);
    assert_eq!(deductions([2, 2, 2, 5]), [0, 0, 0, -7]);
}

#[test]
fn r14_if_all_have_the_same_nobody_deducts() {
    assert_eq!(deductions([3, 3, 3, 3]), [0; 4]);
    assert_eq!(deductions([0; 4]), [0; 4]);
}

#[test]
fn r14_charities_give_before_blacklists_are_compared() {
    let mut scene = three();
    for (seat, count) in [(A, 5), (B, 2), (C, 3)] {
        scene.blacklist(seat, count);
    }
    let charities =
        [Region::Europe, Region::Japan].map(|region| scene.own(A, PlacementKind::Charity, region));
    let printed: i64 = charities.iter().map(|id| i64::from(scene.config.cards.placement(*id).points)).sum();
    assert_eq!(scene.score(A), printed, "five less four is the least");
    assert_eq!((scene.score(B), scene.score(C)), (-2, -5));
    let mut scene = three();
    scene.blacklist(A, 1);
    scene.own(A, PlacementKind::Charity, Region::Usa);
    assert_eq!(scene.line(A, "blacklist"), 0, "a Charity gives no more than there is");
}

#[test]
fn r14_a_tie_goes_to_the_most_money_in_hand_with_crypto_at_three() {
    let mut scene = three();
    scene.hand(A, &[crypto(), crypto()]);
    scene.hand(B, &[eur(6), eur(1)]);
    let standings = scene.state.score_now(&scene.config);
    assert_eq!(standings.winners.first(), Some(B), "7 against the Kitsukuza's 6");
    assert_eq!([A, B, C].map(|seat| standings.places[seat]), [2, 1, 3]);
}

#[test]
fn r14_a_tie_in_money_too_goes_to_the_later_turn_of_the_last_round() {
    let mut scene = three();
    for seat in [A, B, C] {
        scene.hand(seat, &[eur(2)]);
    }
    assert_eq!(scene.state.score_now(&scene.config).winners.first(), Some(C));
    scene.state.first = B;
    assert_eq!(scene.state.score_now(&scene.config).winners.first(), Some(A), "A plays last");
}

#[test]
fn points_decide_before_ties() {
    let mut scene = three();
    scene.own(A, PlacementKind::Charity, Region::Usa);
    scene.hand(B, &[eur(6), eur(6)]);
    assert_eq!(scene.state.score_now(&scene.config).winners.first(), Some(A));
    assert!(matches!(scene.state.phase, Phase::Visit { .. }));
}

#[test]
fn the_numbers_of_the_score_are_options() {
    let setup = Setup { blacklist_loss: 2, most_blacklisted_loss: 5, artwork_1: 7, ..Setup::default() };
    let mut scene = Scene::with(&setup, &PLAIN[..2]);
    scene.own(A, PlacementKind::Artwork, Region::Usa);
    scene.put(&[yen(1), yen(1)], Place::Blacklist(A));
    assert_eq!(scene.score(A), 7 - 4 - 5);
}
