//! Set-up, rounds and how a game ends: sections 1, 2, 7 and 8 of the rules page.

use dirty_money::{
    Action, Config, Deck, DirtyMoney, EVERYONE, Ending, Event, Location, Phase, Place, PlacementKind, Region,
    Rule, Setup, Villain, Why,
};
use game_core::testing::TestTable;
use game_core::{Chance, Game, Log, Options, Seat, SeatSet};

use crate::scene::*;

fn start(players: u8, seed: u64, setup: &Setup) -> (Config, DirtyMoney) {
    let config = Config::new(setup, players).expect("the set-up is sound");
    let game = DirtyMoney::start(&config, &mut Chance::fast(seed), &mut Log::off());
    (config, game)
}

/// What is told at the deal of a printed table.
fn dealt(players: u8) -> TestTable<DirtyMoney> {
    TestTable::dealt(&Setup::default(), players)
}

/// Game set-up 2: two cards above each region; with five players one of each region above the Auction House too.
#[test]
fn set_up_lays_placement_cards_above_the_regions_and_the_auction_house() {
    for (players, above_each) in [(2, 2), (4, 2), (5, 2)] {
        let table = dealt(players);
        let laid = told_by(&table.told, Rule::Dm1Display);
        let above = |at: Location| {
            laid.iter()
                .filter(|event| matches!(event, Event::PlacementLaid { location, .. } if *location == at))
                .count()
        };
        assert_eq!([Location::Europe, Location::Japan, Location::Usa].map(above), [above_each; 3]);
        assert_eq!(above(Location::AuctionHouse), if players == 5 { 3 } else { 0 });
        assert_eq!((above(Location::BananaRepublic), above(Location::BlackMarket)), (0, 0));
    }
}

/// Game set-up 3: a random Villain card for each player.
#[test]
fn set_up_deals_everyone_a_villain_of_their_own() {
    let table = dealt(5);
    let mut dealt: Vec<_> = told_by(&table.told, Rule::Dm1Villains)
        .into_iter()
        .map(|event| match event {
            Event::VillainDealt { seat, villain } => (seat.number(), *villain),
            other => panic!("{other:?} deals no villain"),
        })
        .collect();
    assert_eq!(dealt.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    dealt.sort_by_key(|(_, villain)| *villain as u8);
    assert_eq!(dealt.iter().map(|(_, villain)| *villain).collect::<Vec<_>>(), Villain::ALL);
}

/// Game set-up 3 and 4: three Money cards each, and one more for the last player.
#[test]
fn set_up_says_how_many_cards_each_hand_holds() {
    let table = dealt(3);
    let order: Vec<_> = table.state.first.clockwise(3).collect();
    for (seat, count) in order.into_iter().zip([3, 3, 4]) {
        table.expect_told(Rule::Dm1Hands, &Event::HandDealt { seat, count });
    }
}

/// Components, First Player Marker: whoever has the lowest number gets it.
#[test]
fn set_up_gives_the_marker_to_the_lowest_number() {
    let table = dealt(4);
    let lowest =
        SeatSet::all(4).iter().min_by_key(|seat| table.config.cards.number_of(table.state.villains[*seat]));
    table.expect_told(Rule::Dm1Marker, &Event::MarkerGiven { seat: lowest.expect("four are seated") });
}

/// Game set-up 5: two cards of the money deck face up below each location.
#[test]
fn set_up_lays_two_cards_below_each_location_in_use() {
    let table = dealt(4);
    for location in table.config.locations() {
        let cards = list(table.state.piles.below(location));
        assert_eq!(cards.len(), 2);
        table.expect_told(Rule::Dm1Money, &Event::MoneyLaid { location, cards });
    }
    assert_eq!(told_by(&table.told, Rule::Dm1Money).len(), 5);
}

#[test]
fn set_up_deals_three_money_cards_each_one_more_to_the_last_player_and_no_actions() {
    for seed in 0..50 {
        for players in 2..=5 {
            let (config, game) = start(players, seed, &Setup::default());
            for seat in SeatSet::all(players).iter() {
                let expected = if seat.left(players) == game.first { 4 } else { 3 };
                assert_eq!(game.piles.hand(seat).len(), expected);
                assert!(game.piles.hand(seat).cards().all(|card| config.cards.money.has(card)));
            }
            for location in config.locations() {
                assert_eq!(game.piles.below(location).len(), 2);
            }
        }
    }
}

#[test]
fn set_up_shuffles_the_action_cards_in_before_money_is_laid() {
    let below_are_actions = (0..50).any(|seed| {
        let (config, game) = start(5, seed, &Setup::default());
        config
            .locations()
            .flat_map(|at| game.piles.below(at).to_vec())
            .any(|card| config.cards.actions.has(card))
    });
    assert!(below_are_actions);
}

#[test]
fn set_up_uses_locations_by_player_count() {
    for (players, count) in [(2, 4), (3, 4), (4, 5), (5, 6)] {
        let (config, game) = start(players, 1, &Setup::default());
        assert_eq!(config.locations().count(), count);
        assert_eq!(config.is_used(Location::BlackMarket), players >= 4);
        assert_eq!(config.is_used(Location::AuctionHouse), players == 5);
        assert_eq!(game.market.auction.iter().flatten().count(), if players == 5 { 3 } else { 0 });
        assert!(game.market.displays.iter().all(|display| display.len() == 2));
    }
}

#[test]
fn set_up_starts_with_the_lowest_villain_number_the_money_launderer_always_first() {
    for seed in 0..100 {
        let (config, game) = start(4, seed, &Setup::default());
        let number = |seat: Seat| config.cards.number_of(game.villains[seat]);
        assert!(SeatSet::all(4).iter().all(|seat| number(game.first) <= number(seat)));
        if let Some(launderer) =
            game.villains.iter().find(|(_, villain)| **villain == Villain::MoneyLaunderer)
        {
            assert_eq!(game.first, launderer.0);
        }
    }
}

#[test]
fn set_up_tells_hands_to_their_owners_only() {
    let config = Config::new(&Setup::default(), 3).expect("the set-up is sound");
    let mut log = Log::on();
    DirtyMoney::start(&config, &mut Chance::fast(3), &mut log);
    let told = log.take();
    for viewer in [Some(A), Some(B), Some(C), None] {
        let shown = heard_by(&told, viewer);
        let shown: Vec<_> = shown
            .iter()
            .filter_map(|event| match event {
                Event::HandShown { seat, .. } => Some(*seat),
                _ => None,
            })
            .collect();
        assert_eq!(shown, viewer.into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn faq_1_and_r1_a_location_without_cards_cannot_be_visited_whatever_is_on_sale() {
    let mut scene = Scene::new(&PLAIN[..2]);
    scene.on_sale(PlacementKind::Casino, Region::Europe);
    scene.lay(Location::Japan, &[yen(1)]);
    let why = Why::NothingBelow { location: Location::Europe };
    assert_eq!(scene.refusal(A, Action::Visit { location: Location::Europe }), (Rule::Dm2Visit, why));
    let why = Why::NotInUse { location: Location::AuctionHouse };
    assert_eq!(scene.refusal(A, Action::Visit { location: Location::AuctionHouse }), (Rule::Dm2Visit, why));
    assert_eq!(scene.choices(A).exact, [Action::Visit { location: Location::Japan }]);
}

#[test]
fn r1_one_visit_each_and_whoever_can_visit_nothing_passes() {
    let mut scene = Scene::new(&PLAIN[..2]);
    scene.lay(Location::Japan, &[yen(1)]);
    scene.go(A, Action::Visit { location: Location::Japan });
    scene.go(A, Action::EndTurn);
    scene.expect_told(Rule::Dm2Pass, &Event::Passed { seat: B });
    assert_eq!((scene.state.round, scene.state.phase.seat()), (2, Some(A)));
}

#[test]
fn r1_no_card_below_any_location_for_a_round_is_the_ending_no_visit() {
    let mut deck = Deck::printed().clone();
    deck.action.clear();
    deck.money.truncate(1);
    let setup = Setup { deck: Some(deck), start_money: 2, ..Setup::default() };
    let mut scene = Scene::with(&setup, &PLAIN[..2]);
    let all = scene.state.piles.deck().len() as usize;
    scene.hand(A, &vec![eur(1); all - 1]);
    scene.lay(Location::Europe, &[eur(1)]);
    scene.state.phase = Phase::Visit { seat: A };
    scene.go(A, Action::Visit { location: Location::Europe });
    let excess = scene.choices(A).sample(&mut scene.chance);
    scene.go(A, excess);
    let told = scene.go(A, Action::EndTurn);
    assert_eq!(scene.state.ending(), Some(Ending::NoVisit));
    assert_eq!(told.iter().filter(|told| matches!(told.event, Event::Passed { .. })).count(), 3);
    scene.expect_told(Rule::Dm8NoVisit, &Event::GameEnded { ending: Ending::NoVisit });
}

#[test]
fn r1_the_round_limit_ends_the_game() {
    let setup = Setup { round_limit: 1, ..Setup::default() };
    let mut scene = Scene::with(&setup, &PLAIN[..2]);
    scene.lay(Location::Japan, &[yen(1)]);
    scene.go(A, Action::Visit { location: Location::Japan });
    scene.go(A, Action::EndTurn);
    assert_eq!(scene.state.ending(), Some(Ending::RoundLimit));
    scene.expect_told(Rule::Dm8RoundLimit, &Event::GameEnded { ending: Ending::RoundLimit });
}

#[test]
fn r13_the_round_in_which_someone_has_ten_placements_is_played_to_its_end() {
    let mut scene = Scene::new(&PLAIN[..2]);
    for kind in [PlacementKind::Artwork, PlacementKind::LawFirm, PlacementKind::Casino] {
        for region in Region::ALL {
            scene.own(A, kind, region);
        }
    }
    let last = scene.on_sale(PlacementKind::Charity, Region::Europe);
    scene.lay(Location::Europe, &[eur(6)]);
    scene.lay(Location::Japan, &[yen(1)]);
    scene.visit(A, Location::Europe);
    let card = scene.held(A);
    scene.go(A, buy(last, &card));
    scene.expect_told(Rule::Dm8Goal, &Event::GoalReached { seat: A, placements: 10 });
    scene.go(A, Action::EndTurn);
    assert_eq!(scene.state.ending(), None, "B still has a turn");
    scene.go(B, Action::Visit { location: Location::Japan });
    scene.go(B, Action::EndTurn);
    assert_eq!(scene.state.ending(), Some(Ending::Placements));
    scene.expect_told(Rule::Dm8Goal, &Event::GameEnded { ending: Ending::Placements });
}

#[test]
fn r13_quick_ends_at_eight_and_choice_shows_three() {
    let (config, _) = start(2, 1, &Setup { quick: true, ..Setup::default() });
    assert_eq!(config.goal, 8);
    let choice = Setup { choice: true, ..Setup::default() };
    let (config, game) = start(5, 1, &choice);
    assert_eq!(config.goal, 10);
    assert!(game.market.displays.iter().all(|display| display.len() == 3));
    assert_eq!(game.market.auction.iter().flatten().count(), 3, "the Auction House is as it was");
    assert!(choice.house_rules().is_empty(), "printed variants are no house rules");
}

#[test]
fn refill_happens_at_the_end_of_the_round_only_one_where_cards_remain_two_where_none() {
    let mut scene = Scene::new(&PLAIN[..2]);
    scene.lay(Location::Europe, &[eur(1), eur(1), eur(1), eur(1)]);
    scene.lay(Location::Japan, &[yen(1)]);
    scene.lay(Location::Usa, &[usd(1), usd(2), usd(3)]);
    scene.lay(Location::BananaRepublic, &[usd(1)]);
    scene.visit(A, Location::Japan);
    scene.go(A, Action::EndTurn);
    let below = |scene: &Scene| [0, 1, 2, 3].map(|at| scene.state.piles.below(Location::ALL[at]).len());
    assert_eq!(below(&scene), [4, 0, 3, 1], "nothing is laid during the round");
    scene.go(B, Action::Visit { location: Location::BananaRepublic });
    scene.go(B, Action::EndTurn);
    assert_eq!(below(&scene), [4, 2, 4, 2]);
    let two = list(scene.state.piles.below(Location::Japan));
    scene.expect_told(Rule::Dm7Money, &Event::MoneyAdded { location: Location::Japan, cards: two });
    let fourth = list(&scene.state.piles.below(Location::Usa)[3..]);
    scene.expect_told(Rule::Dm7Money, &Event::MoneyAdded { location: Location::Usa, cards: fourth });
    assert_eq!(told_by(&scene.told, Rule::Dm7Money).len(), 3, "Europe has its four already");
    assert_eq!(told_by(&scene.told, Rule::Dm7Placements).len(), 6, "two above each region");
    assert!(scene.state.market.displays.iter().all(|display| display.len() == 2), "placements then too");
}

#[test]
fn faq_3_the_last_player_gets_no_extra_card_later() {
    let mut scene = Scene::new(&PLAIN[..2]);
    scene.lay(Location::Japan, &[yen(1)]);
    scene.visit(A, Location::Japan);
    scene.go(A, Action::EndTurn);
    assert_eq!(scene.state.round, 2);
    assert_eq!(scene.held(B), Vec::<u8>::new());
}

/// A money deck of eight EURO 1 and eight EURO 2, without Action cards.
fn sixteen_notes() -> Setup {
    let mut deck = Deck::printed().clone();
    deck.action.clear();
    deck.money.truncate(2);
    Setup { deck: Some(deck), start_money: 1, ..Setup::default() }
}

#[test]
fn r12_the_discards_come_back_but_not_slotted_or_blacklisted_cards() {
    let mut scene = Scene::with(&sixteen_notes(), &PLAIN[..2]);
    scene.lay(Location::Japan, &[eur(1)]);
    scene.put(&[eur(2), eur(2), eur(2)], Place::Slotted);
    scene.put(&[eur(2), eur(2)], Place::Blacklist(B));
    scene.state.slots[0] = 3;
    let left = scene.state.piles.deck().len() as u8;
    for card in scene.state.piles.deck().iter().collect::<Vec<_>>() {
        scene.state.piles.transfer(card, Place::Deck, Place::Discards, EVERYONE);
    }
    scene.state.first = B;
    scene.visit(A, Location::Japan);
    scene.go(A, Action::EndTurn);
    scene.expect_told(Rule::Dm7Reshuffle, &Event::DeckRenewed { cards: left });
    assert_eq!(scene.state.piles.discards(), &[] as &[u8]);
    assert_eq!((scene.state.piles.slotted().len(), scene.points_listed(B)), (3, 2));
    assert_eq!(scene.state.piles.deck().len() as u8, left - 8, "two below each of four locations");
}

#[test]
fn r12_an_empty_placement_deck_leaves_the_place_empty() {
    let setup = Setup { placements_to_end: 20, ..Setup::default() };
    let mut scene = Scene::with(&setup, &PLAIN[..2]);
    for id in scene.config.cards.of_region(Region::Europe).iter().collect::<Vec<_>>() {
        scene.state.market.decks[Region::Europe.slot()].take(id);
        scene.state.owned[if id % 2 == 0 { A } else { B }].put(id);
    }
    scene.lay(Location::Japan, &[yen(1)]);
    scene.state.first = B;
    scene.visit(A, Location::Japan);
    scene.go(A, Action::EndTurn);
    assert_eq!(scene.state.market.displays.each_ref().map(|display| display.len()), [0, 2, 2]);
}

#[test]
fn r12_short_money_goes_to_europe_then_japan_then_usa() {
    let mut scene = Scene::with(&sixteen_notes(), &PLAIN[..2]);
    scene.hand(B, &[eur(1), eur(1), eur(1), eur(1), eur(1)]);
    scene.hand(A, &[eur(2), eur(2), eur(2), eur(2), eur(2)]);
    scene.lay(Location::Usa, &[eur(1)]);
    scene.lay(Location::BananaRepublic, &[eur(1)]);
    scene.state.first = B;
    scene.visit(A, Location::BananaRepublic);
    scene.go(A, Action::EndTurn);
    // Four were left: one more for the USA, two for Europe, one for Japan, none for Banana Republic.
    let below = [0, 1, 2, 3].map(|at| scene.state.piles.below(Location::ALL[at]).len());
    assert_eq!(below, [2, 1, 2, 0]);
}

#[test]
fn r17_the_marker_stays_unless_it_is_taken_and_counts_from_the_next_round() {
    let mut scene = Scene::new(&PLAIN[..3]);
    scene.lay(Location::Europe, &[eur(1)]);
    scene.lay(Location::BananaRepublic, &[usd(1)]);
    scene.lay(Location::Japan, &[yen(1)]);
    scene.visit(A, Location::Europe);
    scene.go(A, Action::EndTurn);
    scene.go(B, Action::Visit { location: Location::BananaRepublic });
    scene.go(B, Action::LieLow);
    scene.expect_told(Rule::Dm4BananaRepublic, &Event::MarkerTaken { seat: B });
    scene.go(B, Action::EndTurn);
    assert_eq!(scene.state.phase.seat(), Some(C), "this round goes on as it began");
    scene.go(C, Action::Visit { location: Location::Japan });
    scene.go(C, Action::EndTurn);
    assert_eq!((scene.state.round, scene.state.first), (2, B));
    scene.expect_told(Rule::Dm7First, &Event::RoundBegan { round: 2, first: B });
    for _ in 0..3 {
        let seat = scene.state.phase.seat().expect("someone is asked");
        let location = [Location::Europe, Location::Japan, Location::Usa]
            .into_iter()
            .find(|at| !scene.state.piles.below(*at).is_empty())
            .expect("money lies there");
        scene.go(seat, Action::Visit { location });
        while scene.state.phase.seat() == Some(seat) && !matches!(scene.state.phase, Phase::Visit { .. }) {
            let action = scene.state.silence(&scene.config, seat);
            scene.go(seat, action);
        }
    }
    assert_eq!((scene.state.round, scene.state.first), (3, B), "nobody took the marker");
}

#[test]
fn r17_visiting_banana_republic_without_its_action_leaves_the_marker() {
    let mut scene = Scene::new(&PLAIN[..2]);
    scene.lay(Location::BananaRepublic, &[usd(1)]);
    scene.visit(B, Location::BananaRepublic);
    scene.go(B, Action::EndTurn);
    assert_eq!(scene.state.marker, A);
}

#[test]
fn actions_of_others_are_refused() {
    let mut scene = Scene::new(&PLAIN[..2]);
    scene.lay(Location::Japan, &[yen(1)]);
    let visit = Action::Visit { location: Location::Japan };
    assert_eq!(scene.refusal(B, visit.clone()), (Rule::Dm2Turn, Why::NotYourTurn));
    assert!(scene.choices(B).is_empty());
    assert_eq!(scene.refusal(A, Action::EndTurn), (Rule::Dm2Turn, Why::NotNow));
    scene.go(A, visit.clone());
    assert_eq!(scene.refusal(A, visit), (Rule::Dm2Turn, Why::NotNow));
}
