//! An offer's number is never used again, so that a late answer cannot meet an offer of another round.

use std::collections::BTreeSet;

use game_core::{Bot, Chance, Choices, Game, Log, Observed, OfferId};
use no_more_money::{Action, Config, Element, Event, NoMoreMoney, Novice, Reason, Setup};

#[test]
fn a_late_answer_meets_no_offer_of_a_later_round() {
    let config = Config::new(&Setup::default(), 4).expect("the printed set-up is sound");
    let (mut chance, mut log, mut choices) = (Chance::fast(11), Log::on(), Choices::default());
    let mut game = NoMoreMoney::start(&config, &mut chance, &mut log);
    while let Some(seat) = game.awaited(&config).first {
        choices.clear();
        game.choices(&config, seat, &mut choices);
        let action = Novice.choose(&config, &game.view(&config, Some(seat)), &mut choices, &mut chance);
        game.apply(&config, seat, &action, &mut chance, &mut log);
    }
    let numbers: Vec<u32> = log
        .told()
        .iter()
        .filter_map(|told| match told.event {
            Event::OfferMade { offer, .. } => Some(offer.0),
            _ => None,
        })
        .collect();
    assert!(game.round() > 2 && numbers.len() > 10, "the game has offers in several rounds");
    assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), numbers.len(), "{numbers:?}");
}

/// Offers of round 3 have numbers past 255. The page finds the offer of a choice by its name, so the whole number must be
/// in it.
#[test]
fn an_offer_with_a_large_number_keeps_its_name() {
    let about = |action: Action| {
        let mut things = Vec::new();
        game_core::Action::things(&action, &mut things);
        things.iter().map(ToString::to_string).collect::<Vec<_>>()
    };
    let offer = OfferId(401);
    assert_eq!(about(Action::Accept { offer }), ["offer:401"]);
    assert_eq!(about(Action::Decline { offer, reason: Some(Reason::TooDear) }), ["offer:401"]);
    assert_eq!(about(Action::Withdraw { offer }), ["offer:401"]);
    assert_eq!("offer:401".parse(), Ok(Element::Offer(offer)));
}
