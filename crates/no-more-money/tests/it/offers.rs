//! An offer's number is never used again, so that a late answer cannot meet an offer of another round.

use std::collections::BTreeSet;

use no_more_money::{Event, NoMoreMoney, Novice, Setup, Table};
use table::{Bot, Chance, Choices, Game, Log};

#[test]
fn a_late_answer_meets_no_offer_of_a_later_round() {
    let table = Table::new(&Setup::default(), 4).expect("the printed set-up is sound");
    let (mut chance, mut log, mut choices) = (Chance::fast(11), Log::on(), Choices::default());
    let mut game = NoMoreMoney::start(&table, &mut chance, &mut log);
    while let Some(seat) = game.ask_first(&table) {
        choices.clear();
        game.choices(&table, seat, &mut choices);
        let action = Novice.choose(&table, &game.view(&table, Some(seat)), &mut choices, &mut chance);
        game.apply(&table, seat, &action, &mut chance, &mut log);
    }
    let numbers: Vec<u16> = log
        .told()
        .iter()
        .filter_map(|told| match told.event {
            Event::OfferMade { offer, .. } => Some(offer),
            _ => None,
        })
        .collect();
    assert!(game.round() > 2 && numbers.len() > 10, "the game has offers in several rounds");
    assert_eq!(numbers.iter().collect::<BTreeSet<_>>().len(), numbers.len(), "{numbers:?}");
}
