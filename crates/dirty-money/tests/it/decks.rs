//! The printed deck is what the design says it is, and a deck of one's own is proven before it is played with.

use dirty_money::{
    ActionKind, Config, Currency, Deck, Face, PlacementKind, Provenance, Region, Setup, Villain,
};
use game_core::{Options, SetupError};

fn config() -> Config {
    Config::new(&Setup::default(), 5).expect("the printed set-up is sound")
}

#[test]
fn the_money_deck_has_120_money_and_30_action_cards() {
    let cards = config().cards;
    assert_eq!((cards.money.len(), cards.actions.len()), (120, 30));
    let count = |is: &dyn Fn(Face) -> bool| (0..150).filter(|card| is(cards.face(*card))).count();
    for (currency, expected) in
        [(Currency::Euro, 36), (Currency::Usd, 36), (Currency::Yen, 36), (Currency::Crypto, 12)]
    {
        assert_eq!(count(&|face| matches!(face, Face::Money(money) if money.currency == currency)), expected);
    }
    for (value, expected) in [(1, 8), (2, 8), (3, 6), (4, 6), (5, 6), (6, 2)] {
        let is = |face| matches!(face, Face::Money(money) if money.currency == Currency::Yen && money.value == value);
        assert_eq!(count(&is), expected);
    }
    for (kind, expected) in [
        (ActionKind::InspectNeighbours, 6),
        (ActionKind::InspectPlayer, 4),
        (ActionKind::AuditMost, 5),
        (ActionKind::AuditThree, 4),
        (ActionKind::Trade, 6),
        (ActionKind::Bribery, 5),
    ] {
        assert_eq!(count(&|face| face == Face::Action(kind)), expected);
    }
}

#[test]
fn money_from_four_up_and_crypto_is_dirty() {
    let cards = config().cards;
    for card in cards.money.iter() {
        let money = cards.money_of(card).expect("it is money");
        assert_eq!(money.dirty, money.value >= 4 || money.currency == Currency::Crypto);
        assert!(money.currency != Currency::Crypto || money.value == 3);
    }
}

#[test]
fn each_region_has_the_same_twenty_placement_cards() {
    let cards = config().cards;
    assert_eq!(cards.placement_cards(), 60);
    for region in Region::ALL {
        assert_eq!(cards.of_region(region).len(), 20);
        let of = |kind| cards.of_kind(kind).and(cards.of_region(region)).len();
        let counts = [
            PlacementKind::Artwork,
            PlacementKind::ArtGallery,
            PlacementKind::AccountingFirm,
            PlacementKind::Casino,
            PlacementKind::CryptocurrencyExchange,
            PlacementKind::Charity,
            PlacementKind::DigitalBank,
            PlacementKind::LawFirm,
            PlacementKind::RemittanceCompany,
            PlacementKind::RestaurantChain,
        ]
        .map(of);
        assert_eq!(counts, [4, 2, 2, 2, 2, 1, 2, 2, 1, 2]);
    }
}

#[test]
fn every_row_says_where_it_comes_from_and_only_the_launderers_number_is_printed() {
    let deck = Deck::printed();
    let printed: Vec<Villain> =
        deck.villain.iter().filter(|row| row.provenance == Provenance::Printed).map(|row| row.kind).collect();
    assert_eq!(printed, [Villain::MoneyLaunderer]);
    assert!(deck.money.iter().all(|row| row.provenance != Provenance::House));
    assert_eq!(Villain::ALL.map(|villain| config().cards.number_of(villain)), [1, 2, 3, 4, 5]);
}

fn refused(change: impl FnOnce(&mut Deck)) -> SetupError {
    let mut deck = Deck::printed().clone();
    change(&mut deck);
    let setup = Setup { deck: Some(deck), ..Setup::default() };
    assert_eq!(setup.house_rules(), ["deck"]);
    Config::new(&setup, 5).expect_err("the deck is refused")
}

#[test]
fn a_deck_of_ones_own_is_proven() {
    let problem = |error: SetupError| (error.option, error.problem);
    let of = |option: &str, text: &str| (option.to_owned(), text.to_owned());
    assert_eq!(
        problem(refused(|deck| deck.money[0].value = 0)),
        of("deck", "a Money card is worth 1 to 50, not 0")
    );
    assert_eq!(
        problem(refused(|deck| deck.money[0].count = 60)),
        of("deck", "202 Money and Action cards; there can be 192")
    );
    assert_eq!(
        problem(refused(|deck| deck.money.truncate(1))),
        of("deck", "16 Money cards are dealt, but there are 8")
    );
    assert_eq!(
        problem(refused(|deck| deck.placement.clear())),
        of("deck", "0 Placement cards; there can be 1 to 64")
    );
    assert_eq!(
        problem(refused(|deck| deck.placement[0].cost = 51)),
        of("deck", "cost and points of a Placement card are at most 50")
    );
    assert_eq!(
        problem(refused(|deck| deck.villain[1].number = 1)),
        of("deck", "two villains have the First Player Number 1")
    );
    assert_eq!(
        problem(refused(|deck| deck.villain.truncate(4))),
        of("deck", "all five villains need a First Player Number")
    );
    let banks = |deck: &mut Deck| {
        deck.placement.iter_mut().for_each(|row| row.kind = PlacementKind::DigitalBank);
    };
    let error = refused(banks);
    assert_eq!(error.option, "hand_limit", "{error}");
}

#[test]
fn a_deck_file_that_cannot_be_read_says_where() {
    let error = Deck::from_toml("[[money]]\ncurrency = \"gold\"\n").expect_err("there is no gold");
    assert_eq!(error.option, "deck");
    assert!(error.problem.contains("line 2"), "{error}");
}

#[test]
fn options_out_of_bounds_and_hands_dealt_over_the_limit_are_refused() {
    let setup = Setup { hand_limit: 13, ..Setup::default() };
    assert_eq!(Config::new(&setup, 3).expect_err("too large").option, "hand_limit");
    let setup = Setup { hand_limit: 3, ..Setup::default() };
    assert_eq!(Config::new(&setup, 3).expect_err("four are dealt to the last").option, "start_money");
    for players in [1, 6] {
        assert_eq!(Config::new(&Setup::default(), players).expect_err("2 to 5 play").option, "players");
    }
}
