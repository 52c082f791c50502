//! The locations' actions and payments: section 4 of the rules page.

use dirty_money::{
    Action, Event, Location, Phase, PlacementKind, Region, Rule, Setup, Villain, Why, cost_of,
};
use game_core::{Ask, FormKind, Game};

use crate::scene::*;

/// Seat A visits Europe, where something worthless lies.
fn in_europe(villain: Villain) -> Scene {
    let mut scene = Scene::new(&[villain, PLAIN[1]]);
    if villain == PLAIN[1] {
        scene.state.villains[B] = PLAIN[0];
    }
    scene.lay(Location::Europe, &[yen(1)]);
    scene.visit(A, Location::Europe);
    scene
}

#[test]
fn example_two_cards_at_7_and_8_are_bought_with_three_notes_of_5() {
    let mut scene = in_europe(Villain::Kitsukuza);
    let first = scene.show(scene.placement_at(Region::Europe, 7));
    let second = scene.show(scene.placement_at(Region::Europe, 8));
    let notes = scene.hand(A, &[eur(5), eur(5), eur(5)]);
    scene.go(A, buy_two([first, second], &notes));
    scene.expect_told(Rule::Dm4Pay, &Event::Paid { seat: A, cards: list(&notes), worth: 15, cost: 15 });
    assert!(scene.state.owned[A].has(first) && scene.state.owned[A].has(second));
    assert_eq!(scene.state.piles.discards(), notes);
}

#[test]
fn example_an_exchange_bought_first_discounts_the_second_card() {
    let mut scene = in_europe(Villain::Kitsukuza);
    let exchange = scene.on_sale(PlacementKind::CryptocurrencyExchange, Region::Europe);
    let other = scene.show(scene.placement_at(Region::Europe, 8));
    let cost = u32::from(scene.config.cards.placement(exchange).cost);
    assert_eq!(cost_of(&scene.state, &scene.config, A, &[exchange, other]), cost + 7);
    assert_eq!(cost_of(&scene.state, &scene.config, A, &[other, exchange]), cost + 8);
    let notes = scene.hand(A, &[eur(5), eur(6)]);
    assert_eq!(cost, 4, "4 and 7 make 11");
    let wrong_order = buy_two([other, exchange], &notes);
    assert_eq!(scene.refusal(A, wrong_order), (Rule::Dm4Pay, Why::TooLittle { worth: 11, cost: 12 }));
    scene.go(A, buy_two([exchange, other], &notes));
    scene.expect_told(
        Rule::Dm5CryptocurrencyExchange,
        &Event::Discounted { seat: A, placement: other, off: 1 },
    );
}

#[test]
fn overpaying_gives_no_change_and_may_be_deliberate() {
    let mut scene = in_europe(Villain::Kitsukuza);
    let card = scene.on_sale(PlacementKind::CryptocurrencyExchange, Region::Europe);
    let notes = scene.hand(A, &[eur(6), eur(1), eur(2)]);
    scene.go(A, buy(card, &notes));
    assert_eq!(scene.held(A).len(), 1, "only the yen taken is left");
    assert_eq!(scene.state.piles.discards(), notes);
}

#[test]
fn r8_only_suitable_cards_of_ones_hand_pay_each_once_and_enough() {
    let mut scene = in_europe(Villain::Kitsukuza);
    let card = scene.on_sale(PlacementKind::Charity, Region::Europe);
    let notes = scene.hand(A, &[eur(5), usd(6), eur(1)]);
    let theirs = scene.hand(B, &[eur(6)])[0];
    let refused = |cards: &[u8]| scene.refusal(A, buy(card, cards));
    assert_eq!(refused(&[notes[0]]), (Rule::Dm4Pay, Why::TooLittle { worth: 5, cost: 6 }));
    assert_eq!(refused(&notes[..2]), (Rule::Dm4Pay, Why::WrongCurrency { card: notes[1] }));
    assert_eq!(refused(&[notes[0], notes[0]]), (Rule::Dm4Pay, Why::NamedTwice { card: notes[0] }));
    assert_eq!(refused(&[theirs]), (Rule::Dm4Pay, Why::NotInHand { card: theirs }));
    scene.go(A, buy(card, &[notes[0], notes[2]]));
}

#[test]
fn r8_a_payment_is_offered_as_a_form_with_what_fits_and_what_it_is_worth() {
    let mut scene = in_europe(Villain::Kitsukuza);
    scene.on_sale(PlacementKind::Charity, Region::Europe);
    let notes = scene.hand(A, &[eur(5), usd(6), crypto()]);
    let choices = scene.choices(A);
    assert_eq!(choices.forms.len(), 1);
    assert_eq!(choices.forms[0].kind, FormKind::Payment);
    let Ask::Pick { items, worth, .. } = choices.forms[0].asks[0] else { panic!("a payment is a pick") };
    let mut items: Vec<_> = choices
        .items_of(items)
        .iter()
        .map(|item| (game_core::Element::index(item.element) as u8, item.worth))
        .collect();
    items.sort_unstable();
    let mut expected = vec![(notes[0], 5), (notes[2], 5)];
    expected.sort_unstable();
    assert_eq!((items, worth), (expected, 6), "CRYPTO is 5 to the Kitsukuza");
}

#[test]
fn crypto_pays_in_any_region_for_three() {
    for region in Region::ALL {
        let mut scene = Scene::new(&[Villain::CorruptionRat, PLAIN[1]]);
        scene.lay(region.location(), &[yen(1)]);
        scene.visit(A, region.location());
        let card = scene.on_sale(PlacementKind::Charity, region);
        let notes = scene.hand(A, &[crypto(), crypto()]);
        assert_eq!(scene.refusal(A, buy(card, &notes[..1])).1, Why::TooLittle { worth: 3, cost: 6 });
        scene.go(A, buy(card, &notes));
    }
}

#[test]
fn r8_two_cards_may_also_be_paid_for_separately_and_a_gallery_draw_in_between_may_be_spent() {
    let mut scene = in_europe(Villain::Kitsukuza);
    scene.own(A, PlacementKind::ArtGallery, Region::Japan);
    let gallery = scene.state.owned[A].iter().next().expect("it is owned");
    let artwork = scene.on_sale(PlacementKind::Artwork, Region::Europe);
    let second = scene.show(scene.placement_at(Region::Europe, 5));
    let notes = scene.hand(A, &[eur(6)]);
    let wanted = scene.find(eur(5));
    scene.go(A, buy(artwork, &notes));
    let at = scene.state.piles.deck().iter().position(|card| card == wanted).expect("it is in the deck");
    scene.script(&[("money", at as u32)]);
    scene.go(A, claim(gallery));
    assert!(scene.held(A).contains(&wanted));
    scene.go(A, buy(second, &[wanted]));
    assert_eq!(scene.state.owned[A].len(), 3);
}

#[test]
fn a_region_sells_at_most_two_of_its_own_cards_and_nothing_is_laid_before_the_round_ends() {
    let setup = Setup { choice: true, ..Setup::default() };
    let mut scene = Scene::with(&setup, &[Villain::Kitsukuza, Villain::LoanShark]);
    scene.lay(Location::Europe, &[yen(1)]);
    scene.visit(A, Location::Europe);
    let kinds = [PlacementKind::CryptocurrencyExchange, PlacementKind::ArtGallery, PlacementKind::Casino];
    let cards = kinds.map(|kind| scene.on_sale(kind, Region::Europe));
    let foreign = scene.on_sale(PlacementKind::Casino, Region::Japan);
    let notes = scene.hand(A, &[eur(4), eur(4), eur(5), crypto()]);
    let refused = scene.refusal(A, buy(foreign, &notes[3..]));
    assert_eq!(refused, (Rule::Dm4Regions, Why::NotForSale { placement: foreign }));
    let same = buy_two([cards[0], cards[0]], &notes);
    assert_eq!(scene.refusal(A, same), (Rule::Dm4Two, Why::SameCardTwice { placement: cards[0] }));
    scene.go(A, buy(cards[0], &notes[..1]));
    let two_more = buy_two([cards[1], cards[2]], &notes[1..]);
    assert_eq!(scene.refusal(A, two_more), (Rule::Dm4Regions, Why::NoPurchaseLeft { most: 2 }));
    scene.go(A, buy(cards[1], &notes[1..2]));
    let third = scene.refusal(A, buy(cards[2], &notes[2..3]));
    assert_eq!(third, (Rule::Dm4Regions, Why::NoPurchaseLeft { most: 2 }));
    assert_eq!(scene.state.market.displays[Region::Europe.slot()].len(), 1);
}

#[test]
fn the_location_action_is_optional() {
    let mut scene = in_europe(Villain::Kitsukuza);
    scene.on_sale(PlacementKind::Charity, Region::Europe);
    scene.hand(A, &[eur(6)]);
    scene.go(A, Action::EndTurn);
    assert!(scene.state.owned[A].is_empty());
}

#[test]
fn r7_discounts_add_up_to_nothing_to_pay_at_cost_0() {
    let setup = Setup { exchange_discount: 3, ..Setup::default() };
    let mut scene = Scene::with(&setup, &[Villain::LoanShark, Villain::Kitsukuza]);
    scene.lay(Location::Europe, &[yen(1)]);
    scene.own(A, PlacementKind::CryptocurrencyExchange, Region::Europe);
    scene.own(A, PlacementKind::CryptocurrencyExchange, Region::Europe);
    scene.visit(A, Location::Europe);
    let card = scene.show(scene.placement_at(Region::Europe, 5));
    let notes = scene.hand(A, &[eur(5)]);
    assert_eq!(cost_of(&scene.state, &scene.config, A, &[card]), 0);
    assert_eq!(scene.refusal(A, buy(card, &notes)), (Rule::Dm4Pay, Why::NothingToPay));
    let lent = lend(&[card], notes[0], &[]);
    assert_eq!(scene.refusal(A, lent), (Rule::Dm4Pay, Why::NothingToPay));
    assert!(scene.choices(A).exact.contains(&buy(card, &[])));
    scene.go(A, buy(card, &[]));
    assert_eq!(scene.held(A).len(), 2);
}

#[test]
fn banana_republic_discards_a_blacklist_card_and_gives_the_marker_once() {
    let mut scene = Scene::new(&[Villain::Kitsukuza, Villain::LoanShark]);
    scene.lay(Location::BananaRepublic, &[yen(1)]);
    scene.blacklist(B, 2);
    let last = scene.state.piles.blacklist(B).cards[1].card;
    scene.visit(B, Location::BananaRepublic);
    scene.go(B, Action::LieLow);
    assert_eq!((scene.points_listed(B), scene.state.marker), (1, B));
    assert_eq!(scene.state.piles.discards().last(), Some(&last), "removed cards go to the discards");
    assert_eq!(scene.refusal(B, Action::LieLow), (Rule::Dm4BananaRepublic, Why::AlreadyDone));
}

#[test]
fn banana_republic_gives_the_marker_without_a_blacklist_too_and_only_there() {
    let mut scene = Scene::new(&[Villain::Kitsukuza, Villain::LoanShark]);
    scene.lay(Location::BananaRepublic, &[yen(1)]);
    scene.lay(Location::Japan, &[yen(1)]);
    scene.visit(B, Location::Japan);
    let why = Why::NotHere { location: Location::BananaRepublic };
    assert_eq!(scene.refusal(B, Action::LieLow), (Rule::Dm4BananaRepublic, why));
    scene.visit(B, Location::BananaRepublic);
    scene.go(B, Action::LieLow);
    assert_eq!(scene.state.marker, B);
}

#[test]
fn the_black_market_sells_one_card_of_any_region_but_none_of_the_auction_house() {
    let mut scene = Scene::new(&PLAIN);
    scene.lay(Location::BlackMarket, &[usd(1)]);
    let japanese = scene.on_sale(PlacementKind::Charity, Region::Japan);
    let european = scene.on_sale(PlacementKind::Charity, Region::Europe);
    let auctioned = scene.placement(PlacementKind::Casino, Region::Usa);
    scene.state.market.decks[Region::Usa.slot()].take(auctioned);
    scene.state.market.auction[Region::Usa.slot()] = Some(auctioned);
    let notes = scene.hand(A, &[yen(6), usd(6), eur(6)]);
    scene.visit(A, Location::BlackMarket);
    let refused = scene.refusal(A, buy(auctioned, &notes[1..2]));
    assert_eq!(refused, (Rule::Dm4BlackMarket, Why::NotForSale { placement: auctioned }));
    let two = buy_two([japanese, european], &notes);
    assert_eq!(scene.refusal(A, two), (Rule::Dm4BlackMarket, Why::NoPurchaseLeft { most: 1 }));
    scene.go(A, buy(japanese, &notes[..1]));
    let second = scene.refusal(A, buy(european, &notes[2..]));
    assert_eq!(second, (Rule::Dm4BlackMarket, Why::NoPurchaseLeft { most: 1 }));
}

#[test]
fn the_auction_house_sells_one_of_its_three_in_its_own_currency() {
    let mut scene = Scene::new(&PLAIN);
    scene.lay(Location::AuctionHouse, &[usd(1)]);
    let displayed = scene.on_sale(PlacementKind::Charity, Region::Japan);
    let auctioned = Region::ALL.map(|region| {
        let id = scene.placement(PlacementKind::Casino, region);
        scene.state.market.decks[region.slot()].take(id);
        scene.state.market.auction[region.slot()] = Some(id);
        id
    });
    let notes = scene.hand(A, &[yen(6), usd(5)]);
    scene.visit(A, Location::AuctionHouse);
    let refused = scene.refusal(A, buy(displayed, &notes[..1]));
    assert_eq!(refused, (Rule::Dm4AuctionHouse, Why::NotForSale { placement: displayed }));
    let usa = auctioned[Region::Usa.slot()];
    assert_eq!(scene.refusal(A, buy(usa, &notes[..1])).1, Why::WrongCurrency { card: notes[0] });
    scene.go(A, buy(usa, &notes[1..]));
    assert_eq!(scene.state.market.auction[Region::Usa.slot()], None, "refilled at the end of the round only");
    let second = scene.refusal(A, buy(auctioned[Region::Japan.slot()], &notes[..1]));
    assert_eq!(second, (Rule::Dm4AuctionHouse, Why::NoPurchaseLeft { most: 1 }));
    assert!(matches!(scene.state.phase, Phase::Business(_)));
    assert!(scene.state.audit(&scene.config).is_ok());
}
