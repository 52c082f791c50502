//! Effects of Placement cards and of villains: sections 5 and 6 of the rules page.

use dirty_money::{
    Action, ActionKind, Event, Location, Phase, PlacementKind, Region, Rule, Villain, Why, cost_of,
};
use game_core::Game;

use crate::scene::*;

fn at(location: Location, villain: Villain) -> Scene {
    let other = if villain == Villain::Kitsukuza { Villain::LoanShark } else { Villain::Kitsukuza };
    let mut scene = Scene::new(&[villain, other]);
    scene.lay(location, &[yen(1)]);
    scene.visit(A, location);
    scene
}

fn owed(scene: &Scene, placement: u8) -> u8 {
    let turn = scene.state.phase.turn().expect("a turn is being taken");
    turn.owed.iter().find(|owed| owed.placement == placement).map_or(0, |owed| owed.times)
}

#[test]
fn each_art_gallery_draws_after_each_artwork_bought_after_it() {
    let mut scene = at(Location::Europe, Villain::Kitsukuza);
    let galleries =
        [Region::Japan, Region::Usa].map(|region| scene.own(A, PlacementKind::ArtGallery, region));
    let first = scene.on_sale(PlacementKind::Artwork, Region::Europe);
    let second = scene.on_sale(PlacementKind::Artwork, Region::Europe);
    let notes = scene.hand(A, &[eur(6), eur(6), eur(5)]);
    scene.go(A, buy_two([first, second], &notes));
    assert_eq!(galleries.map(|id| owed(&scene, id)), [2, 2]);
    let before = scene.held(A).len();
    let at = |face| {
        let card = scene.find(face);
        (card, scene.state.piles.deck().iter().position(|other| other == card).expect("in the deck") as u32)
    };
    let (card, position) = at(usd(2));
    scene.script(&[("money", position)]);
    let told = scene.go(A, claim(galleries[0]));
    scene.expect_told(Rule::Dm5ArtGallery, &Event::GalleryDrew { seat: A, placement: galleries[0] });
    assert!(scene.held(A).contains(&card) && scene.held(A).len() == before + 1);
    assert!(heard_by(&told, Some(A)).contains(&&Event::Drew { seat: A, card }));
    assert!(!heard_by(&told, Some(B)).contains(&&Event::Drew { seat: A, card }), "drawn unseen");
}

#[test]
fn an_art_gallery_bought_together_with_an_artwork_draws_only_if_it_was_bought_first() {
    for gallery_first in [true, false] {
        let mut scene = at(Location::Europe, Villain::Kitsukuza);
        let gallery = scene.on_sale(PlacementKind::ArtGallery, Region::Europe);
        let artwork = scene.on_sale(PlacementKind::Artwork, Region::Europe);
        let notes = scene.hand(A, &[eur(6), eur(6)]);
        let (first, second) = if gallery_first { (gallery, artwork) } else { (artwork, gallery) };
        scene.go(A, buy_two([first, second], &notes));
        assert_eq!(owed(&scene, gallery), u8::from(gallery_first));
    }
}

#[test]
fn an_action_card_drawn_by_an_art_gallery_is_carried_out_at_once() {
    let mut scene = at(Location::Europe, Villain::Kitsukuza);
    let gallery = scene.own(A, PlacementKind::ArtGallery, Region::Japan);
    let artwork = scene.on_sale(PlacementKind::Artwork, Region::Europe);
    let notes = scene.hand(A, &[eur(6)]);
    scene.hand(B, &[usd(5)]);
    scene.go(A, buy(artwork, &notes));
    scene.state.phase.turn_mut().owe(gallery);
    let trade = scene.find(act(ActionKind::Trade));
    let position = scene.state.piles.deck().iter().position(|card| card == trade).expect("in the deck");
    scene.script(&[("money", position as u32)]);
    scene.go(A, claim(gallery));
    assert!(matches!(scene.state.phase, Phase::Actions(_)));
    let again = claim(gallery);
    assert_eq!(scene.refusal(A, again), (Rule::Dm2Turn, Why::NotNow), "it is carried out first");
    scene.go(A, play_on(trade, B));
    scene.go(A, Action::GiveBack);
    assert!(matches!(scene.state.phase, Phase::Business(_)));
}

/// The rulebook on the Art Gallery: "If the Money Card is an Action card, carry out the effects immediately."
#[test]
fn r19_every_claim_waits_for_an_action_card_that_a_gallery_has_drawn() {
    let mut scene = at(Location::Europe, Villain::CorruptionRat);
    let gallery = scene.own(A, PlacementKind::ArtGallery, Region::Japan);
    let casino = scene.own(A, PlacementKind::Casino, Region::Europe);
    let artwork = scene.on_sale(PlacementKind::Artwork, Region::Europe);
    let notes = scene.hand(A, &[eur(6), eur(6)]);
    scene.go(A, buy(artwork, &notes));
    let bribery = scene.find(act(ActionKind::Bribery));
    let position = scene.state.piles.deck().iter().position(|card| card == bribery).expect("in the deck");
    scene.script(&[("money", position as u32)]);
    scene.go(A, claim(gallery));
    for early in [claim(casino), Action::ClaimOverpaid] {
        assert_eq!(scene.refusal(A, early), (Rule::Dm2Turn, Why::NotNow), "the card is carried out first");
    }
    let mut before = scene.again();
    before.config.rules = 1;
    before.go(A, claim(casino));
    before.go(A, Action::ClaimOverpaid);
    scene.go(A, play(bribery));
    scene.go(A, claim(casino));
    scene.go(A, Action::ClaimOverpaid);
}

/// The rulebook: "Slot a discarded Money Card under your Accounting Firm card as soon as you performed the Audit action."
#[test]
fn r19_between_the_action_cards_of_a_visit_one_may_claim() {
    let mut scene = Scene::new(&PLAIN);
    let firm = scene.own(A, PlacementKind::AccountingFirm, Region::Japan);
    let cards = scene.lay(Location::Europe, &[act(ActionKind::AuditMost), act(ActionKind::Bribery)]);
    scene.visit(A, Location::Europe);
    scene.go(A, play(cards[0]));
    assert!(matches!(scene.state.phase, Phase::Actions(_)), "Bribery is still to be played");
    scene.go(A, claim(firm));
}

#[test]
fn a_gallery_draw_can_exceed_the_hand_limit() {
    let mut scene = at(Location::Europe, Villain::Kitsukuza);
    let gallery = scene.own(A, PlacementKind::ArtGallery, Region::Japan);
    scene.hand(A, &[eur(1); 6]);
    scene.state.phase.turn_mut().owe(gallery);
    let card = scene.find(usd(1));
    let position = scene.state.piles.deck().iter().position(|other| other == card).expect("in the deck");
    scene.script(&[("money", position as u32)]);
    scene.go(A, claim(gallery));
    assert!(matches!(scene.state.phase, Phase::Excess(_)), "seven, and one drawn");
}

#[test]
fn r7_a_casino_counts_purchases_of_its_region_after_its_own_wherever_they_are_made() {
    let mut scene = at(Location::Europe, Villain::Kitsukuza);
    let old = scene.own(A, PlacementKind::Casino, Region::Europe);
    let elsewhere = scene.own(A, PlacementKind::Casino, Region::Japan);
    let new = scene.on_sale(PlacementKind::Casino, Region::Europe);
    let charity = scene.on_sale(PlacementKind::Charity, Region::Europe);
    let notes = scene.hand(A, &[eur(5), eur(5), eur(5)]);
    scene.go(A, buy_two([new, charity], &notes));
    assert_eq!([old, elsewhere, new].map(|id| owed(&scene, id)), [2, 0, 1], "not its own purchase");
    scene.go(A, claim(old));
    scene.go(A, claim(old));
    let printed = i64::from(scene.config.cards.placement(old).points);
    let others: i64 =
        [new, elsewhere].iter().map(|id| i64::from(scene.config.cards.placement(*id).points)).sum();
    assert_eq!(scene.line(A, "casino"), printed + 2 + others, "one point for each card under it");

    let mut scene = Scene::new(&PLAIN);
    let casino = scene.own(A, PlacementKind::Casino, Region::Japan);
    scene.lay(Location::BlackMarket, &[usd(1)]);
    scene.visit(A, Location::BlackMarket);
    let charity = scene.on_sale(PlacementKind::Charity, Region::Japan);
    let notes = scene.hand(A, &[yen(6)]);
    scene.go(A, buy(charity, &notes));
    assert_eq!(owed(&scene, casino), 1, "also on the Black Market");
}

#[test]
fn r7_exchanges_add_up_in_their_own_region_only_wherever_the_card_is_bought() {
    let mut scene = at(Location::Europe, Villain::Kitsukuza);
    scene.own(A, PlacementKind::CryptocurrencyExchange, Region::Japan);
    scene.own(A, PlacementKind::CryptocurrencyExchange, Region::Japan);
    let japanese = scene.placement_at(Region::Japan, 8);
    let european = scene.placement_at(Region::Europe, 8);
    assert_eq!(cost_of(&scene.state, &scene.config, A, &[japanese]), 6);
    assert_eq!(cost_of(&scene.state, &scene.config, A, &[european]), 8);
    assert_eq!(cost_of(&scene.state, &scene.config, B, &[japanese]), 8);
}

#[test]
fn slotted_cards_come_from_the_discards_and_never_return() {
    let mut scene = at(Location::Europe, Villain::Kitsukuza);
    let casino = scene.own(A, PlacementKind::Casino, Region::Europe);
    let charity = scene.on_sale(PlacementKind::Charity, Region::Europe);
    let notes = scene.hand(A, &[eur(6)]);
    scene.go(A, buy(charity, &notes));
    scene.go(A, claim(casino));
    scene.expect_told(Rule::Dm5Casino, &Event::Slotted { seat: A, placement: casino, card: notes[0] });
    assert!(scene.state.piles.slotted().has(notes[0]) && scene.state.piles.discards().is_empty());
}

#[test]
fn r3_a_slot_without_any_money_card_is_counted_all_the_same() {
    let mut scene = at(Location::Europe, Villain::CorruptionRat);
    let casino = scene.own(A, PlacementKind::Casino, Region::Europe);
    scene.empty_deck_of_money();
    scene.state.phase.turn_mut().owe(casino);
    scene.state.phase.turn_mut().overpaid = 1;
    scene.go(A, claim(casino));
    scene.expect_told(Rule::Dm5Casino, &Event::SlottedPlain { seat: A, placement: casino });
    scene.go(A, Action::ClaimOverpaid);
    scene.expect_told(Rule::Dm6CorruptionRat, &Event::OverpaidSlottedPlain { seat: A });
    assert_eq!((scene.state.slots[casino as usize], scene.state.overpaid[A]), (1, 1));
}

#[test]
fn money_launderer_draws_and_discards_at_the_end_of_the_turn_passing_over_actions() {
    let mut scene = at(Location::Europe, Villain::MoneyLaunderer);
    let hand = scene.held(A);
    let bribery = scene.find(act(ActionKind::Bribery));
    let drawn = scene.find(usd(6));
    let position = |scene: &Scene, wanted: u8| {
        scene.state.piles.deck().iter().position(|card| card == wanted).expect("in the deck") as u32
    };
    let (first, second) = (position(&scene, bribery), position(&scene, drawn));
    scene.script(&[("money", first), ("money", second)]);
    scene.go(A, Action::Launder);
    scene.expect_told(Rule::Dm6MoneyLaunderer, &Event::LaundererPassedOver { seat: A, card: bribery });
    assert!(scene.state.piles.discards().contains(&bribery));
    assert!(matches!(scene.state.phase, Phase::Laundering(_)));
    let refused = scene.refusal(A, discard(bribery));
    assert_eq!(refused, (Rule::Dm6MoneyLaunderer, Why::NotInHand { card: bribery }));
    assert!(scene.choices(A).exact.contains(&discard(drawn)), "the drawn one may go too");
    scene.chance = game_core::Chance::fast(1);
    scene.go(A, discard(hand[0]));
    assert_eq!(scene.held(A), [drawn]);
    assert_ne!(scene.state.phase.seat(), None);
    assert!(scene.state.turns == 1 || scene.state.round == 2, "the turn is over");
}

#[test]
fn r10_the_money_launderer_may_decline_and_cannot_draw_where_there_is_no_money() {
    let mut scene = at(Location::Europe, Villain::MoneyLaunderer);
    assert!(scene.choices(A).exact.contains(&Action::EndTurn));
    scene.empty_deck_of_money();
    assert_eq!(scene.refusal(A, Action::Launder), (Rule::Dm6MoneyLaunderer, Why::NoCardsLeft));
    assert!(!scene.choices(A).exact.contains(&Action::Launder));
    let scene = at(Location::Europe, Villain::Kitsukuza);
    let why = Why::NotYourVillain { villain: Villain::MoneyLaunderer };
    assert_eq!(scene.refusal(A, Action::Launder), (Rule::Dm6MoneyLaunderer, why));
}

#[test]
fn r10_a_full_hand_may_launder_since_the_limit_is_checked_after_the_discard() {
    let mut scene = at(Location::Europe, Villain::MoneyLaunderer);
    scene.hand(A, &[eur(1); 6]);
    scene.go(A, Action::Launder);
    assert_eq!(scene.held(A).len(), 8);
    let card = scene.held(A)[0];
    scene.go(A, discard(card));
    assert_eq!((scene.held(A).len(), scene.points_listed(A)), (7, 0));
}

#[test]
fn r10_the_discards_come_back_when_the_launderer_needs_a_card() {
    let mut scene = at(Location::Europe, Villain::MoneyLaunderer);
    let only = scene.discard(&[eur(3)]);
    scene.empty_deck_of_money();
    let told = scene.go(A, Action::Launder);
    assert!(told.iter().any(|told| matches!(told.event, Event::DeckRenewed { .. })));
    assert!(scene.held(A).contains(&only[0]));
}

#[test]
fn corruption_rat_scores_a_point_for_each_payment_that_overpays_by_two_or_more() {
    let mut scene = at(Location::Europe, Villain::CorruptionRat);
    let first = scene.on_sale(PlacementKind::CryptocurrencyExchange, Region::Europe);
    let second = scene.on_sale(PlacementKind::ArtGallery, Region::Europe);
    let notes = scene.hand(A, &[eur(6), eur(5)]);
    scene.go(A, buy(first, &notes[..1]));
    scene.go(A, buy(second, &notes[1..]));
    let overpaid = scene.state.phase.turn().map(|turn| turn.overpaid);
    assert_eq!(overpaid, Some(2), "6 for 4, and 5 for 3 with the discount");
    scene.go(A, Action::ClaimOverpaid);
    scene.go(A, Action::ClaimOverpaid);
    assert_eq!(scene.refusal(A, Action::ClaimOverpaid), (Rule::Dm6CorruptionRat, Why::NothingOverpaid));
    assert_eq!((scene.state.overpaid[A], scene.line(A, "overpaid")), (2, 2));
}

#[test]
fn r8_a_joint_payment_is_one_payment_and_only_the_rat_is_rewarded() {
    for (villain, expected) in [(Villain::CorruptionRat, 1), (Villain::Kitsukuza, 0)] {
        let mut scene = at(Location::Europe, villain);
        let first = scene.show(scene.placement_at(Region::Europe, 4));
        let second = scene.show(scene.placement_at(Region::Europe, 5));
        let notes = scene.hand(A, &[eur(5), eur(5), eur(5)]);
        scene.go(A, buy_two([first, second], &notes));
        assert_eq!(scene.state.phase.turn().map(|turn| turn.overpaid), Some(expected));
    }
    let mut scene = at(Location::Europe, Villain::CorruptionRat);
    let card = scene.show(scene.placement_at(Region::Europe, 5));
    let notes = scene.hand(A, &[eur(6)]);
    scene.go(A, buy(card, &notes));
    assert_eq!(scene.state.phase.turn().map(|turn| turn.overpaid), Some(0), "one too much is not enough");
}

#[test]
fn r11_crypto_is_worth_five_to_the_kitsukuza() {
    let mut scene = at(Location::Europe, Villain::Kitsukuza);
    let card = scene.show(scene.placement_at(Region::Europe, 5));
    let notes = scene.hand(A, &[crypto()]);
    scene.go(A, buy(card, &notes));
    scene.expect_told(Rule::Dm6Kitsukuza, &Event::CryptoBoosted { seat: A, worth: 5 });
}

#[test]
fn r11_the_loan_shark_spends_one_card_a_turn_as_two_of_any_currency() {
    let mut scene = at(Location::Europe, Villain::LoanShark);
    let first = scene.show(scene.placement_at(Region::Europe, 5));
    let second = scene.show(scene.placement_at(Region::Europe, 5));
    let notes = scene.hand(A, &[eur(3), eur(3), usd(6), usd(5)]);
    let refused = scene.refusal(A, lend(&[first], notes[0], &notes[..1]));
    assert_eq!(refused, (Rule::Dm4Pay, Why::NamedTwice { card: notes[0] }), "a card pays once");
    assert!(scene.choices(A).contain(&lend(&[first], notes[2], &notes[..1])));
    scene.go(A, lend(&[first], notes[2], &notes[..1]));
    scene.expect_told(Rule::Dm6LoanShark, &Event::LoanSpent { seat: A, card: notes[2] });
    let again = scene.refusal(A, lend(&[second], notes[3], &notes[1..2]));
    assert_eq!(again, (Rule::Dm6LoanShark, Why::LoanSpent), "once a turn");
}

#[test]
fn r11_the_loan_counts_in_a_joint_payment_and_only_for_the_loan_shark() {
    let mut scene = at(Location::Europe, Villain::LoanShark);
    let first = scene.show(scene.placement_at(Region::Europe, 4));
    let second = scene.show(scene.placement_at(Region::Europe, 5));
    let notes = scene.hand(A, &[eur(6), eur(1), yen(1)]);
    let action = lend(&[first, second], notes[2], &notes[..2]);
    assert!(scene.choices(A).contain(&action));
    let mut other = scene.again();
    scene.go(A, action.clone());
    assert_eq!(scene.state.owned[A].len(), 2);
    other.state.villains[A] = Villain::CorruptionRat;
    let why = Why::NotYourVillain { villain: Villain::LoanShark };
    assert_eq!(other.refusal(A, action), (Rule::Dm6LoanShark, why));
}

#[test]
fn r9_the_bears_name_three_decks_one_after_the_other_and_may_name_the_same() {
    let mut scene = Scene::new(&[Villain::Kitsukuza, Villain::BearsOfWallStreet]);
    scene.lay(Location::Europe, &[eur(1)]);
    scene.state.phase = Phase::Draft { seat: B, left: 3 };
    assert_eq!(scene.choices(B).exact.len(), 3);
    for _ in 0..3 {
        scene.go(B, Action::Draft { region: Region::Japan });
    }
    assert_eq!(scene.state.market.bears.len(), 3);
    let japanese = |id: &u8| scene.config.cards.placement(*id).region == Region::Japan;
    assert!(scene.state.market.bears.iter().all(japanese));
    assert_eq!(scene.state.phase, Phase::Visit { seat: A });
    scene.state.market.decks[Region::Usa.slot()] = Default::default();
    scene.state.phase = Phase::Draft { seat: B, left: 1 };
    let refused = scene.refusal(B, Action::Draft { region: Region::Usa });
    assert_eq!(refused, (Rule::Dm6BearsOfWallStreet, Why::NoCardsLeft));
}

#[test]
fn r9_the_bears_buy_one_of_their_cards_remove_a_point_and_take_the_marker_in_one_visit() {
    let mut scene = Scene::new(&[Villain::BearsOfWallStreet, Villain::Kitsukuza]);
    scene.lay(Location::BananaRepublic, &[usd(1)]);
    let cards = [Region::Europe, Region::Japan].map(|region| scene.placement(PlacementKind::Charity, region));
    for id in cards {
        let region = scene.config.cards.placement(id).region;
        scene.state.market.decks[region.slot()].take(id);
        scene.state.market.bears.push(id);
    }
    scene.blacklist(A, 1);
    let notes = scene.hand(A, &[eur(6), yen(6)]);
    let mut rival = scene.again();
    scene.visit(A, Location::BananaRepublic);
    scene.go(A, buy(cards[0], &notes[..1]));
    let second = scene.refusal(A, buy(cards[1], &notes[1..]));
    assert_eq!(second, (Rule::Dm6BearsOfWallStreet, Why::NoPurchaseLeft { most: 1 }), "one a visit");
    scene.go(A, Action::LieLow);
    assert_eq!((scene.points_listed(A), scene.state.marker, scene.state.owned[A].len()), (0, A, 1));
    scene.go(A, Action::EndTurn);
    assert_eq!(scene.state.market.bears.len(), 1, "not replenished");
    let notes = rival.hand(B, &[eur(6)]);
    rival.visit(B, Location::BananaRepublic);
    let refused = rival.refusal(B, buy(cards[0], &notes));
    assert_eq!(refused, (Rule::Dm6BearsOfWallStreet, Why::NotForSale { placement: cards[0] }));
}

#[test]
fn the_bears_are_asked_at_the_start_of_every_game_they_are_in() {
    let config = dirty_money::Config::new(&dirty_money::Setup::default(), 5).expect("the set-up is sound");
    let mut log = game_core::Log::off();
    let game = dirty_money::DirtyMoney::start(&config, &mut game_core::Chance::fast(1), &mut log);
    let Phase::Draft { seat, left } = game.phase else { panic!("with five players all villains play") };
    assert_eq!((game.villains[seat], left), (Villain::BearsOfWallStreet, 3));
    assert!(game.piles.below(Location::Europe).len() == 2 && game.market.bears.is_empty());
}
