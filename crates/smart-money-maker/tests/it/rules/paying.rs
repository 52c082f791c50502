//! Section 3: New Economy cards, banknotes, triples, Lobby.

use game_core::Seat;
use smart_money_maker::{Action, CardId, Event, Rule, Setup, Why};

use crate::scene::plan;

#[test]
fn s3_new_economy_partially_or_fully_pays() {
    let mut scene =
        plan(2).hand(0, &["Open Hardware"]).hand(1, &["Tool Library"]).pile(&["request 3000"], &[]).go();
    scene.pay(0, "Open Hardware", 1);
    assert_eq!(scene.state.piles()[0].paid, 2_000);
    scene.pay(1, "Tool Library", 1);
    assert!(!scene.is_open(1), "paid in full");
    assert_eq!(scene.discarded("request 3000"), 1, "the debt is out of the game");
    let card = scene.card("Music");
    scene.refused(
        0,
        Action::Pay { card: card.into(), pile: 1.into(), joker: false },
        Rule::Smm2Play,
        Why::NotInHand { card },
    );
}

#[test]
fn s3_only_money_pays() {
    let scene = plan(2).hand(0, &["Lobby", "Free", "request 2000"]).pile(&["request 3000"], &[]).go();
    for name in ["Lobby", "Free", "request 2000"] {
        let card = scene.card(name);
        scene.refused(
            0,
            Action::Pay { card: card.into(), pile: 1.into(), joker: false },
            Rule::Smm3NewEconomy,
            Why::NotMoney { card },
        );
    }
}

#[test]
fn s3_banknote_pays_at_any_time_lobby_or_not() {
    let mut scene = plan(2)
        .hand(0, &["note 500", "Coworking"])
        .hand(1, &["note 1000"])
        .pile(&["request 3000"], &[("Lobby", false, 1)])
        .pile(&["request 2000"], &[])
        .go();
    scene.pay(0, "note 500", 1).pay(1, "note 1000", 2);
    let card = scene.card("note 1000");
    let told = Event::Paid { seat: Seat::at(1), card, joker: false, pile: 2, paid: 1_000, amount: 2_000 };
    scene.expect_told(Rule::Smm3Banknote, &told);
    let paid: Vec<u32> = scene.state.piles().iter().map(|pile| pile.paid).collect();
    assert_eq!(paid, [500, 1_000]);
}

#[test]
fn special_cases_each_triple_has_a_value_of_2000() {
    let triples = [
        ["Car Sharing", "House Sharing", "Coworking"],
        ["Recycling", "Coworking", "Maker"],
        ["Creative Commons", "Advertisement", "Music"],
    ];
    for (triple, cards) in triples.into_iter().enumerate() {
        let mut scene = plan(2).hand(0, &cards).hand(1, &["Music"]).pile(&["request 5000"], &[]).go();
        scene.ok(0, Action::PayTriple { triple: (triple as u8).into(), pile: 1.into(), card: None });
        assert_eq!(scene.state.piles()[0].paid, 2_000);
        assert_eq!(scene.size(0), 0, "the three are played as one card");
        for card in cards {
            assert_eq!(scene.discarded(card), 1, "{card} is discarded at once");
        }
        assert!(scene.state.laid().is_empty(), "nothing lies there to be exchanged");
    }
}

#[test]
fn special_cases_a_triple_completes_a_payment_but_is_not_exchanged_r8() {
    let mut scene = plan(2)
        .hand(0, &["Car Sharing", "House Sharing", "Coworking"])
        .hand(1, &["Music"])
        .pile(&["request 3000"], &[("note 1000", false, 1)])
        .go();
    scene.ok(0, Action::PayTriple { triple: 0.into(), pile: 1.into(), card: None });
    assert!(!scene.is_open(1));
    assert_eq!(scene.cash(0), 1_000, "the note on the pile, nothing for the three");
}

#[test]
fn special_cases_the_triple_must_be_held_and_exist() {
    let scene =
        plan(2).hand(0, &["Car Sharing", "Coworking"]).hand(1, &["Music"]).pile(&["request 3000"], &[]).go();
    let card = scene.card("House Sharing");
    scene.refused(
        0,
        Action::PayTriple { triple: 0.into(), pile: 1.into(), card: None },
        Rule::Smm2Play,
        Why::NotInHand { card },
    );
    scene.refused(
        0,
        Action::PayTriple { triple: 3.into(), pile: 1.into(), card: None },
        Rule::Smm3Triple,
        Why::NoSuchTriple { triple: 3 },
    );
    let other = scene.card("Music");
    let wrong = Action::PayTriple { triple: 0.into(), pile: 1.into(), card: Some(CardId(other)) };
    scene.refused(0, wrong, Rule::Smm3Triple, Why::NotOfTriple { card: other });
}

#[test]
fn the_value_of_a_triple_is_an_option() {
    let setup = Setup { triple_value: 3_000, ..Setup::default() };
    let mut scene = plan(2)
        .setup(setup)
        .hand(0, &["Recycling", "Coworking", "Maker"])
        .hand(1, &["Music"])
        .pile(&["request 5000"], &[])
        .go();
    scene.ok(0, Action::PayTriple { triple: 1.into(), pile: 1.into(), card: None });
    assert_eq!(scene.state.piles()[0].paid, 3_000);
}

#[test]
fn s3_lobby_keeps_the_others_from_new_economy_cards_triples_included_r6() {
    let mut scene = plan(2)
        .hand(0, &["Lobby", "Coworking"])
        .hand(1, &["Car Sharing", "House Sharing", "Coworking", "note 500"])
        .pile(&["request 5000"], &[])
        .go();
    scene.ok(0, Action::Lobby { pile: 1.into(), joker: false });
    let card = scene.card("Coworking");
    let under = Why::UnderLobby { pile: 1 };
    scene.refused(1, Action::Pay { card: card.into(), pile: 1.into(), joker: false }, Rule::Smm3Lobby, under);
    scene.refused(
        1,
        Action::PayTriple { triple: 0.into(), pile: 1.into(), card: None },
        Rule::Smm3Lobby,
        under,
    );
    scene.pay(1, "note 500", 1).pay(0, "Coworking", 1);
    assert_eq!(scene.state.piles()[0].paid, 1_000, "its player is not bound");
}

#[test]
fn s3_a_second_players_lobby_binds_the_first_too_r6() {
    let mut scene = plan(2)
        .hand(0, &["Coworking"])
        .hand(1, &["Lobby", "Maker"])
        .turn(1)
        .pile(&["request 5000"], &[("Lobby", false, 0)])
        .go();
    scene.ok(1, Action::Lobby { pile: 1.into(), joker: false });
    let under = Why::UnderLobby { pile: 1 };
    let card = scene.card("Coworking");
    scene.refused(0, Action::Pay { card: card.into(), pile: 1.into(), joker: false }, Rule::Smm3Lobby, under);
    scene.lay_anything_else(0);
    let card = scene.card("Maker");
    scene.refused(1, Action::Pay { card: card.into(), pile: 1.into(), joker: false }, Rule::Smm3Lobby, under);
}

#[test]
fn s3_both_lobby_cards_of_one_player_do_not_bind_that_player_r6() {
    let lobbies = [("Lobby", false, 0), ("Lobby", false, 0)];
    let mut scene = plan(2).hand(0, &["Coworking"]).pile(&["request 5000"], &lobbies).go();
    scene.pay(0, "Coworking", 1);
}

#[test]
fn s3_lobby_lasts_until_that_pile_is_paid_and_binds_no_other_pile_r6() {
    let mut scene = plan(2)
        .hand(0, &["Coworking", "note 2000"])
        .hand(1, &["Music", "Maker"])
        .pile(&["request 2000"], &[("Lobby", false, 1)])
        .pile(&["request 5000"], &[])
        .go();
    let card = scene.card("Coworking");
    scene.refused(
        0,
        Action::Pay { card: card.into(), pile: 1.into(), joker: false },
        Rule::Smm3Lobby,
        Why::UnderLobby { pile: 1 },
    );
    scene.pay(0, "note 2000", 1);
    assert!(!scene.is_open(1));
    assert_eq!(scene.discarded("Lobby"), 1);
    scene.pay(1, "Music", 2).pay(0, "Coworking", 2);
}
