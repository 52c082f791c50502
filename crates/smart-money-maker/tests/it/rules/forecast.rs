//! The view's forecast of a closing is what the closing then does.

use game_core::{Chance, Choices, Game, Log, Seat};
use smart_money_maker::{Action, Closing, Event, Setup, SmartMoneyMaker};

use crate::scene::{Scene, plan};

fn closings(scene: &Scene, seat: usize) -> Vec<Closing> {
    scene.state.own(&scene.config, Seat::at(seat)).closings
}

/// Ruling R3: cheapest first, within the amount; the closer's own card counts.
#[test]
fn r3_what_a_closer_would_collect() {
    let scene = plan(2)
        .hand(0, &["note 2000", "Music"])
        .hand(1, &["Maker"])
        .pile(&["request 3000"], &[("note 2000", false, 1), ("Maker", false, 0)])
        .go();
    let pile = &scene.state.public(&scene.config).piles[0];
    assert_eq!((pile.left, pile.within_reach, pile.for_closer), (500, true, 2_500));
    let at = |name: &str, collects, gains| Closing {
        pile: 1,
        card: scene.card(name),
        request: None,
        collects,
        gains,
    };
    // A note comes back with what it collects: only what is above it is gained.
    assert_eq!(closings(&scene, 0), [at("note 2000", 2_500, 500), at("Music", 3_000, 3_000)]);
}

/// Whoever pays without closing is told what the next card would then bring somebody else, and that comes true.
#[test]
fn what_a_payment_leaves_to_the_next() {
    let scene = plan(2)
        .hand(0, &["note 1000", "note 2000"])
        .hand(1, &["Maker"])
        .pile(&["request 5000"], &[("note 2000", false, 1)])
        .go();
    let leaves = scene.state.own(&scene.config, Seat::at(0)).leaves;
    assert_eq!(leaves.len(), 2, "both notes leave it within reach: {leaves:?}");
    for leaving in leaves {
        let (mut after, mut log, mut chance) = (scene.state.clone(), Log::off(), Chance::fast(1));
        let action = Action::Pay { card: leaving.card.into(), pile: leaving.pile.into(), joker: false };
        after.play(&scene.config, Seat::at(0), &action, &mut chance, &mut log).expect("legal");
        let pile = &after.public(&scene.config).piles[0];
        assert_eq!((pile.left, pile.within_reach, pile.for_closer), (leaving.left, true, leaving.for_closer));
    }
}

/// Ruling R6: under a Lobby only banknotes close, and the page is told whom it binds.
#[test]
fn r6_a_lobby_leaves_only_notes() {
    let scene = plan(2)
        .hand(0, &["note 2000", "Music"])
        .hand(1, &["Maker"])
        .pile(&["request 2000"], &[("Maker", false, 0), ("note 1000", false, 0), ("Lobby", false, 1)])
        .go();
    let pile = &scene.state.public(&scene.config).piles[0];
    assert_eq!(pile.bound.iter().map(Seat::number).collect::<Vec<_>>(), [0]);
    assert_eq!(closings(&scene, 0).len(), 1, "Music is kept off");
    assert_eq!(closings(&scene, 1).len(), 1, "its own player is not bound");
}

#[test]
fn a_pile_far_from_paid_is_out_of_reach() {
    let scene = plan(2).hand(0, &["note 2000"]).hand(1, &["Maker"]).pile(&["request 5000"], &[]).go();
    let pile = &scene.state.public(&scene.config).piles[0];
    assert_eq!((pile.left, pile.within_reach, pile.for_closer), (5_000, false, 0));
    assert_eq!(closings(&scene, 0), []);
}

fn play(state: &SmartMoneyMaker, scene: (&smart_money_maker::Config, Seat), action: &Action) -> Vec<Event> {
    let (mut copy, mut log, mut chance) = (state.clone(), Log::on(), Chance::fast(1));
    copy.play(scene.0, scene.1, action, &mut chance, &mut log).expect("what would close is legal");
    log.take().into_iter().map(|told| told.event).collect()
}

fn comes_true(config: &smart_money_maker::Config, seat: Seat, state: &SmartMoneyMaker, closing: Closing) {
    let Closing { pile, card, request, collects, .. } = closing;
    let action = match request {
        None => Action::Pay { card: card.into(), pile: pile.into(), joker: false },
        Some(request) => Action::PayOff { card: card.into(), request: request.into(), joker: false },
    };
    let told = play(state, (config, seat), &action);
    assert!(told.iter().any(|event| matches!(event, Event::PileClosed { .. })), "{closing:?} closes");
    let cash = told.iter().map(|event| match event {
        Event::CashCollected { amount, .. } => *amount,
        Event::CardsTaken { cards, .. } => {
            let notes = cards.iter().filter(|card| config.deck.notes & (1 << **card) != 0);
            notes.map(|card| config.deck.worth(*card)).sum()
        }
        _ => 0,
    });
    assert_eq!(cash.sum::<u32>(), collects, "{closing:?}");
}

#[test]
fn every_forecast_of_random_games_comes_true() {
    let mut seen = [0, 0];
    for seed in 0..60 {
        let config = SmartMoneyMaker::config(&Setup::default(), 2 + (seed % 5) as u8).expect("sound");
        let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
        let mut state = SmartMoneyMaker::start(&config, &mut chance, &mut log);
        while let Some(seat) = state.awaited(&config).first {
            if matches!(state.phase(), smart_money_maker::Phase::Play(_)) {
                for closing in state.own(&config, seat).closings {
                    seen[usize::from(closing.request.is_some())] += 1;
                    comes_true(&config, seat, &state, closing);
                }
            }
            choices.clear();
            state.choices(&config, seat, &mut choices);
            let action = choices.sample(&mut chance);
            state.play(&config, seat, &action, &mut chance, &mut log).expect("legal");
        }
    }
    assert!(seen.iter().all(|count| *count > 20), "both ways of closing occur: {seen:?}");
}
