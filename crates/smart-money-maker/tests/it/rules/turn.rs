//! Sections 1 and 2: the deal, drawing, requests, raising, passing.

use game_core::testing::ToldIn;
use game_core::{Audience, Bot, Chance, Choices, Game, Log, Observed, Seat, SeatSet};
use smart_money_maker::{Action, Ending, Event, Novice, Rule, Setup, SmartMoneyMaker, Why};

use crate::scene::{Scene, plan};

#[test]
fn s1_deal_one_request_two_notes_of_1000_four_new_economy_and_no_notes_in_the_deck() {
    for players in 2..=6 {
        let config = SmartMoneyMaker::config(&Setup::default(), players).expect("sound");
        let mut log = Log::on();
        let state = SmartMoneyMaker::start(&config, &mut Chance::fast(u64::from(players)), &mut log);
        // The first player has drawn already.
        assert_eq!(state.cards_left(), 83 - 5 * u32::from(players) - 1);
        let first = state.awaited(&config).first.expect("someone begins");
        for seat in SeatSet::all(players).iter().filter(|seat| *seat != first) {
            let hand = state.hand(seat);
            assert_eq!((hand.len(), hand.requests(), hand.new_economy()), (7, 1, 4));
            assert_eq!(hand.count(config.deck.starting_note), 2);
            assert_eq!(state.cash(&config, seat), 2_000);
        }
        assert_eq!(state.hand(first).len(), 8);
        let bank: u32 = state.bank().counts().map(|count| u32::from(count.count)).sum();
        assert_eq!(bank, 71 - 2 * u32::from(players), "all other notes lie in the bank");
    }
}

/// "To start": one request, two notes of $1,000 and four New Economy cards each; the rest is the deck.
#[test]
fn s1_the_deal_is_told_to_everyone() {
    for players in 2..=6 {
        let scene = Scene::dealt(players);
        let note = scene.config.deck.starting_note;
        let left = 83 - 5 * u32::from(players);
        let dealt = Event::HandsDealt { requests: 1, notes: 2, note, new_economy: 4, left };
        scene.expect_told(Rule::Smm1Deal, &dealt);
    }
}

/// Ruling R12: a hand is shown to its owner alone.
#[test]
fn s1_everyone_sees_the_own_hand_only_r12() {
    let scene = Scene::dealt(4);
    for seat in SeatSet::all(4).iter() {
        let seen = |told: &&ToldIn<SmartMoneyMaker>| {
            told.rule == Rule::Smm1Hands && told.audience.includes(Some(seat))
        };
        let hands: Vec<_> = scene.told.iter().filter(seen).map(|told| &told.event).collect();
        let cards = |event: &Event| matches!(event, Event::HandSeen { seat: of, cards } if *of == seat && cards.len() == 7);
        assert!(hands.len() == 1 && cards(hands[0]), "{hands:?}");
    }
    let by_rule =
        |told: &&ToldIn<SmartMoneyMaker>| told.rule == Rule::Smm1Hands && told.audience.includes(None);
    assert_eq!(scene.told.iter().filter(by_rule).count(), 0, "a spectator sees none");
}

/// Ruling R11: the lot says who begins.
#[test]
fn s1_the_first_player_is_told() {
    let scene = Scene::dealt(5);
    let seat = Seat::at(scene.turn().expect("someone begins"));
    scene.expect_told(Rule::Smm1First, &Event::FirstPlayerDrawn { seat });
}

#[test]
fn s1_first_player_by_lot_r11() {
    let config = SmartMoneyMaker::config(&Setup::default(), 6).expect("sound");
    let first = |seed| {
        let state = SmartMoneyMaker::start(&config, &mut Chance::fast(seed), &mut Log::off());
        state.awaited(&config).first
    };
    let drawn: SeatSet = (0..200).filter_map(first).collect();
    assert_eq!(drawn, SeatSet::all(6));
}

#[test]
fn s2_eighty_three_less_four_a_player_are_played_in_all() {
    for players in 2..=6 {
        let config = SmartMoneyMaker::config(&Setup::default(), players).expect("sound");
        for seed in 0..20 {
            let (mut chance, mut log) = (Chance::fast(seed), Log::on());
            let mut state = SmartMoneyMaker::start(&config, &mut chance, &mut log);
            let mut choices = Choices::default();
            while let Some(seat) = state.awaited(&config).first {
                choices.clear();
                state.choices(&config, seat, &mut choices);
                let view = state.view(&config, Some(seat));
                let action = Novice.choose(&config, &view, &mut choices, &mut chance);
                state.play(&config, seat, &action, &mut chance, &mut log).expect("legal");
            }
            let cut_short = state.ending() == Some(Ending::GameWinsForfeit);
            assert!(cut_short || state.round() == 83 - 4 * u32::from(players));
            let drawn =
                log.told().iter().filter(|told| matches!(told.event, Event::CardDrawn { .. })).count();
            assert_eq!(drawn as u32, 83 - 5 * u32::from(players), "one card is drawn in each turn");
        }
    }
}

#[test]
fn s2_a_turn_is_draw_then_one_card_then_clockwise() {
    let mut scene =
        plan(3).hand(0, &["request 5000", "Coworking"]).hand(1, &["Music"]).hand(2, &["Music"]).go();
    scene.lay(0, "request 5000");
    assert_eq!(
        (scene.size(0), scene.size(1), scene.size(2)),
        (1, 2, 1),
        "the next player has drawn, nobody else"
    );
    assert_eq!(scene.turn(), Some(1));
    let by_rule = |told: &&ToldIn<SmartMoneyMaker>| told.rule == Rule::Smm2Draw;
    let drawn: Vec<_> = scene.told.iter().filter(by_rule).collect();
    let next = SeatSet::only(Seat::at(1));
    assert!(matches!(drawn[0].event, Event::CardDrawn { .. }) && drawn[0].audience == Audience::Only(next));
    assert!(
        matches!(drawn[1].event, Event::CardDrawnUnseen { .. })
            && drawn[1].audience == Audience::AllBut(next)
    );
    assert_eq!(drawn.len(), 2, "one card, seen by whoever draws it");
    let music = scene.card("Music");
    scene.refused(
        0,
        Action::Pay { card: music.into(), pile: 1.into(), joker: false },
        Rule::Smm2Play,
        Why::NotYourTurn,
    );
    scene.pay(1, "Music", 1);
    assert_eq!(scene.turn(), Some(2));
}

#[test]
fn s2_first_player_must_put_down_a_request() {
    let scene = plan(2)
        .hand(0, &["request 5000", "Coworking", "note 1000", "Free", "Reputation", "Lobby", "Joker"])
        .hand(1, &["Maker"])
        .go();
    let card = scene.card("Coworking");
    scene.refused(0, Action::Pass, Rule::Smm2Pass, Why::MustPlay);
    scene.refused(0, Action::UseFree { joker: false }, Rule::Smm2Request, Why::MustLayRequest);
    scene.refused(0, Action::UseReputation { joker: true }, Rule::Smm2Request, Why::MustLayRequest);
    scene.refused(
        0,
        Action::Pay { card: card.into(), pile: 1.into(), joker: false },
        Rule::Smm2Play,
        Why::NoSuchPile { pile: 1 },
    );
    scene.refused(
        0,
        Action::Lobby { pile: 1.into(), joker: false },
        Rule::Smm2Play,
        Why::NoSuchPile { pile: 1 },
    );
    let mut choices = Choices::default();
    scene.state.choices(&scene.config, Seat::at(0), &mut choices);
    let mut chance = Chance::fast(3);
    for _ in 0..100 {
        let action = choices.sample(&mut chance);
        assert!(
            matches!(action, Action::LayRequest { .. }),
            "only requests, or the Joker as one: {action:?}"
        );
    }
}

#[test]
fn s2_a_card_one_does_not_hold_cannot_be_played() {
    let scene = plan(2).hand(0, &["request 5000"]).hand(1, &["Maker"]).go();
    let (card, none) = (scene.card("request 8000"), 200);
    scene.refused(
        0,
        Action::LayRequest { card: card.into(), joker: false },
        Rule::Smm2Play,
        Why::NotInHand { card },
    );
    scene.refused(
        0,
        Action::LayRequest { card: none.into(), joker: false },
        Rule::Smm2Play,
        Why::NoSuchCard { card: none },
    );
    scene.refused(0, Action::LayRequest { card: card.into(), joker: true }, Rule::Smm3Joker, Why::NoJoker);
}

#[test]
fn s2_a_new_request_may_be_laid_while_another_is_open_r1() {
    let mut scene = plan(2)
        .hand(0, &["request 5000", "request 8000", "Coworking"])
        .hand(1, &["Maker"])
        .pile(&["request 3000"], &[])
        .go();
    scene.lay(0, "request 8000");
    assert!(scene.is_open(1) && scene.is_open(2));
    scene.pay(1, "Maker", 2);
    let paid: Vec<u32> = scene.state.piles().iter().map(|pile| pile.paid).collect();
    assert_eq!(paid, [0, 500], "a contribution names its pile");
    let card = scene.card("Coworking");
    scene.refused(
        0,
        Action::LayRequest { card: card.into(), joker: false },
        Rule::Smm2Request,
        Why::NotARequest { card },
    );
}

#[test]
fn s2_raising_makes_the_amount_grow_r1() {
    let mut scene = plan(2)
        .hand(0, &["request 8000"])
        .hand(1, &["note 2000"])
        .pile(&["request 3000"], &[("note 2000", false, 1)])
        .go();
    let card = scene.card("request 8000");
    scene.refused(
        0,
        Action::Raise { card: card.into(), pile: 5.into(), joker: false },
        Rule::Smm2Raise,
        Why::NoSuchPile { pile: 5 },
    );
    scene.ok(0, Action::Raise { card: card.into(), pile: 1.into(), joker: false });
    let pile = scene.state.piles()[0];
    assert_eq!((pile.amount, pile.paid, scene.state.requests().len()), (11_000, 2_000, 2));
    scene.pay(1, "note 2000", 1);
    assert!(scene.is_open(1), "the payment that would have closed it no longer does");
}

#[test]
fn s2_never_with_a_request_of_50000_which_can_itself_be_raised_r1() {
    let mut scene = plan(2)
        .hand(0, &["request 50000", "note 500"])
        .hand(1, &["request 2000"])
        .pile(&["request 3000"], &[])
        .go();
    let card = scene.card("request 50000");
    scene.refused(
        0,
        Action::Raise { card: card.into(), pile: 1.into(), joker: false },
        Rule::Smm2Raise,
        Why::NeverRaises { amount: 50_000 },
    );
    scene.lay(0, "request 50000");
    let small = scene.card("request 2000");
    scene.ok(1, Action::Raise { card: small.into(), pile: 2.into(), joker: false });
    assert_eq!(scene.state.piles()[1].amount, 52_000);
}

#[test]
fn s2_pass_if_all_requests_are_paid_and_none_is_in_hand_and_show_the_hand() {
    let mut scene = plan(3).hand(0, &["Coworking", "note 1000"]).hand(1, &["Music"]).go();
    scene.ok(0, Action::Pass);
    let shown = scene
        .has_told(Rule::Smm2Pass, |event| matches!(event, Event::Passed { cards, .. } if cards.len() == 2));
    assert!(shown, "the hand is shown to everyone");
    assert_eq!(scene.turn(), Some(1));
    assert_eq!(scene.knows(None, 0, "Coworking"), 1);
}

#[test]
fn s2_passing_is_the_only_case_else_one_must_play() {
    let holding_request = plan(2).hand(0, &["request 2000"]).go();
    holding_request.refused(0, Action::Pass, Rule::Smm2Pass, Why::MustPlay);
    let something_open = plan(2).hand(0, &["Coworking"]).pile(&["request 3000"], &[]).go();
    something_open.refused(0, Action::Pass, Rule::Smm2Pass, Why::MustPlay);
    let only_lobby = plan(2).hand(0, &["Lobby"]).pile(&["request 3000"], &[]).go();
    only_lobby.refused(0, Action::Pass, Rule::Smm2Pass, Why::MustPlay);
}

#[test]
fn r2_without_a_request_an_effect_may_be_used_instead_of_passing() {
    let mut scene = plan(2).hand(0, &["Sharing Economy", "Coworking"]).hand(1, &["Music"]).go();
    assert!(scene.state.check(&scene.config, Seat::at(0), &Action::Pass).is_ok());
    scene.ok(0, Action::Share { from: Seat::at(1), joker: false });
    assert_eq!(scene.held(0, "Music"), 1);
}

#[test]
fn r2_a_joker_does_not_oblige_but_may_be_laid_as_a_request() {
    let mut scene = plan(2).hand(0, &["Joker"]).hand(1, &["Music"]).go();
    assert!(scene.state.check(&scene.config, Seat::at(0), &Action::Pass).is_ok());
    let card = scene.card("request 2000");
    scene.ok(0, Action::LayRequest { card: card.into(), joker: true });
    assert_eq!(scene.state.piles()[0].amount, 2_000);
}

#[test]
fn r2_only_new_economy_under_lobby_everywhere_shows_the_hand_and_passes() {
    let lobby = [("Lobby", false, 1)];
    let bound =
        |hand: &[&'static str]| plan(2).hand(0, hand).hand(1, &["Music"]).pile(&["request 3000"], &lobby);
    let mut scene = bound(&["Coworking", "Maker"]).go();
    scene.ok(0, Action::Pass);
    assert!(scene.has_told(Rule::Smm2Pass, |event| matches!(event, Event::Passed { .. })));
    bound(&["Coworking", "note 500"]).go().refused(0, Action::Pass, Rule::Smm2Pass, Why::MustPlay);
    let elsewhere = bound(&["Coworking"]).pile(&["request 2000"], &[]).go();
    elsewhere.refused(0, Action::Pass, Rule::Smm2Pass, Why::MustPlay);
}
