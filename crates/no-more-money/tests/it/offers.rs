//! An offer's number is never used again, so that a late answer cannot meet an offer of another round.

use std::collections::BTreeSet;

use game_core::{Bot, Chance, Choices, Game, Log, Observed};
use no_more_money::{Config, Event, NoMoreMoney, Novice, Setup};

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
