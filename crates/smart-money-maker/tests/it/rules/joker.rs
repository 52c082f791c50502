//! Ruling R7: the Joker is declared as the card it stands for.

use game_core::{Game, Seat};
use smart_money_maker::{Action, CardId, Phase, Rule, Setup, SmartMoneyMaker, Why};

use crate::scene::plan;

#[test]
fn r7_as_new_economy_it_pays_up_to_2000_and_is_never_exchanged() {
    let mut scene = plan(2)
        .hand(0, &["Joker"])
        .hand(1, &["Music"])
        .pile(&["request 3000"], &[("note 1000", false, 1)])
        .go();
    let card = scene.card("Open Hardware");
    scene.ok(0, Action::Pay { card: card.into(), pile: 1.into(), joker: true });
    assert!(!scene.is_open(1), "a New Economy card of 2000 was enough");
    assert_eq!(scene.cash(0), 1_000, "no note for the Joker");
    assert_eq!(scene.discarded("Joker"), 1);
}

#[test]
fn r7_as_new_economy_it_is_bound_by_lobby_as_a_banknote_it_is_not() {
    let mut scene =
        plan(2).hand(0, &["Joker"]).hand(1, &["Music"]).pile(&["request 3000"], &[("Lobby", false, 1)]).go();
    let card = scene.card("Coworking");
    let under = Why::UnderLobby { pile: 1 };
    scene.refused(0, Action::Pay { card: card.into(), pile: 1.into(), joker: true }, Rule::Smm3Lobby, under);
    let card = scene.card("note 2000");
    scene.ok(0, Action::Pay { card: card.into(), pile: 1.into(), joker: true });
    assert_eq!(scene.state.piles()[0].paid, 2_000);
    assert_eq!(scene.banked("note 2000"), 22, "no note left the bank");
}

#[test]
fn r7_no_money_is_worth_more_than_2000() {
    let config = SmartMoneyMaker::config(&Setup::default(), 2).expect("sound");
    let money = config.deck.notes | config.deck.new_economy;
    assert_eq!(smart_money_maker::each(money).map(|card| config.deck.worth(card)).max(), Some(2_000));
}

#[test]
fn r7_it_can_be_one_of_three_in_a_triple() {
    let mut scene = plan(2)
        .hand(0, &["Joker", "Recycling", "Maker"])
        .hand(1, &["Music"])
        .pile(&["request 3000"], &[])
        .go();
    let card = scene.card("Coworking");
    scene.refused(
        0,
        Action::PayTriple { triple: 1.into(), pile: 1.into(), card: None },
        Rule::Smm2Play,
        Why::NotInHand { card },
    );
    scene.ok(0, Action::PayTriple { triple: 1.into(), pile: 1.into(), card: Some(CardId(card)) });
    assert_eq!(scene.state.piles()[0].paid, 2_000);
    assert_eq!((scene.discarded("Joker"), scene.size(0)), (1, 0));
}

#[test]
fn r7_as_growing_new_business_it_pays_and_is_discarded() {
    let mut scene = plan(2)
        .hand(0, &["Joker"])
        .hand(1, &["Music"])
        .pile(&["request 50000"], &[("note 500", false, 1)])
        .go();
    let card = scene.card("Reputation");
    scene.ok(0, Action::PayOff { card: card.into(), request: 1.into(), joker: true });
    assert!(!scene.is_open(1));
    assert_eq!((scene.cash(0), scene.discarded("Joker"), scene.held(0, "Joker")), (500, 1, 0));
}

#[test]
fn r7_as_growing_new_business_it_does_each_effect() {
    let scene = || plan(2).hand(0, &["Joker", "Maker"]).hand(1, &["Music"]).go();
    let mut sharing = scene();
    sharing.ok(0, Action::Share { from: Seat::at(1), joker: true });
    assert_eq!((sharing.held(0, "Music"), sharing.discarded("Joker")), (1, 1));
    let mut crowdfunding = scene();
    crowdfunding.ok(0, Action::Crowdfund { joker: true });
    assert!(matches!(crowdfunding.state.phase(), Phase::Give { .. }));
    let mut reputation = scene();
    reputation.ok(0, Action::UseReputation { joker: true });
    assert!(matches!(reputation.state.phase(), Phase::Take(_)));
    let mut free = plan(2).hand(0, &["Joker", "Maker"]).hand(1, &["Music"]).pile(&["request 3000"], &[]).go();
    free.ok(0, Action::UseFree { joker: true });
    assert_eq!(free.turn(), Some(0));
    assert_eq!(free.discarded("Joker"), 1);
}

#[test]
fn r7_as_a_payment_request_of_any_printed_amount_but_50000() {
    let mut scene = plan(2).hand(0, &["Joker"]).hand(1, &["note 2000"]).go();
    let largest = scene.card("request 50000");
    let never = Why::JokerCannotBe { card: largest };
    scene.refused(0, Action::LayRequest { card: largest.into(), joker: true }, Rule::Smm3Joker, never);
    let card = scene.card("request 2000");
    scene.ok(0, Action::LayRequest { card: card.into(), joker: true });
    scene.pay(1, "note 2000", 1);
    assert!(!scene.is_open(1));
    assert_eq!(scene.discarded("Joker"), 1, "discarded with the request");
    assert_eq!(scene.discarded("request 2000"), 0, "the card it stood for was never there");
}

#[test]
fn r7_it_raises_as_a_request_too() {
    let mut scene = plan(2).hand(0, &["Joker"]).pile(&["request 3000"], &[]).go();
    let card = scene.card("request 20000");
    scene.ok(0, Action::Raise { card: card.into(), pile: 1.into(), joker: true });
    assert_eq!(scene.state.piles()[0].amount, 23_000);
    let scene = plan(2).hand(0, &["Joker"]).pile(&["request 3000"], &[]).go();
    let largest = scene.card("request 50000");
    let never = Why::JokerCannotBe { card: largest };
    scene.refused(
        0,
        Action::Raise { card: largest.into(), pile: 1.into(), joker: true },
        Rule::Smm3Joker,
        never,
    );
}

#[test]
fn s3_joker_substitutes_any_other_card_lobby_too() {
    let mut scene = plan(2).hand(0, &["Joker"]).hand(1, &["Coworking"]).pile(&["request 3000"], &[]).go();
    scene.ok(0, Action::Lobby { pile: 1.into(), joker: true });
    let card = scene.card("Coworking");
    let under = Why::UnderLobby { pile: 1 };
    scene.refused(1, Action::Pay { card: card.into(), pile: 1.into(), joker: false }, Rule::Smm3Lobby, under);
}

#[test]
fn r7_it_stands_for_no_joker_and_nothing_without_one() {
    let scene = plan(2).hand(0, &["Joker"]).pile(&["request 3000"], &[]).go();
    let card = scene.card("Joker");
    scene.refused(
        0,
        Action::Pay { card: card.into(), pile: 1.into(), joker: true },
        Rule::Smm3NewEconomy,
        Why::NotMoney { card },
    );
    let scene = plan(2).hand(0, &["Maker"]).pile(&["request 3000"], &[]).go();
    let card = scene.card("Maker");
    scene.refused(
        0,
        Action::Pay { card: card.into(), pile: 1.into(), joker: true },
        Rule::Smm3Joker,
        Why::NoJoker,
    );
}
