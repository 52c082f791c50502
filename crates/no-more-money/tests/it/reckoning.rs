//! What the view reckons out, so that no page has to: the cost of an offer, of paying off, and the next roll.

use game_core::Seat;
use no_more_money::{Band, Event, OfferView, Setup};

use crate::driver::{Position, Sitting, loan_card, offer};

fn haggling(setup: Setup) -> Sitting {
    Position::with(3, setup)
        .coins(&[20, 5, 0])
        .set("banker", 0.into())
        .open_loan_cards(&[loan_card(4), loan_card(2), loan_card(2) + 1])
        .in_the_loan_step()
        .play(Vec::new())
}

/// The example of section 3: 21 in each of 4 rounds for 80 are 84, and the fee is 8.
#[test]
fn an_offer_says_what_it_costs_both_sides() {
    let mut table = haggling(Setup::default());
    table.act(0, offer(1, loan_card(4), 80, 21, 2));
    let (lender, borrower) = (Seat::at(0), Seat::at(1));
    let reckoned = OfferView { offer: 1.into(), lender, borrower, rounds: 4, total: 84, fee: 8 };
    assert_eq!(table.public().offers, [reckoned]);
    let told = table.happened();
    assert!(
        told.iter().any(|event| matches!(event, Event::OfferMade { total: 84, fee: 8, rounds: 4, .. })),
        "{told:?}"
    );
}

#[test]
fn another_fee_shows_in_the_offer() {
    let mut table = haggling(Setup { fee_percent: 25, ..Setup::default() });
    table.act(1, offer(0, loan_card(2), 41, 21, 0));
    assert_eq!(table.public().offers[0].fee, 11, "a quarter of 41, rounded up");
    assert_eq!(table.public().offers[0].lender, Seat::at(0), "whoever asks, the Banker lends");
}

#[test]
fn a_loan_says_what_paying_it_off_costs() {
    let table =
        Position::of(3).round(2, 0).loan(loan_card(5), [2, 1], 19, 3, 1).in_the_loan_step().play(Vec::new());
    let loan = table.public().loans[0];
    assert_eq!((loan.rounds, loan.rest, loan.due), (5, 57, true));
}

fn bands(setup: Setup, instability: u8, company: usize) -> Vec<(u32, u32, bool, u32, u32)> {
    let table = Position::with(3, setup).set("instability", instability.into()).play(Vec::new());
    let band = |band: &Band| (band.from, band.to, band.crash, band.added, band.factor);
    table.public().companies[company].bands.iter().map(band).collect()
}

/// The investment table of section 6 at instability 2.
#[test]
fn the_faces_of_each_die_say_what_they_do() {
    let printed = |company| bands(Setup { instability_start: 0, ..Setup::default() }, 2, company);
    assert_eq!(printed(0), [(1, 2, true, 0, 1), (3, 4, false, 2, 1)]);
    assert_eq!(printed(1), [(1, 2, true, 0, 1), (3, 6, false, 1, 1)]);
    let steel = [(1, 2, true, 0, 1), (3, 3, false, 0, 1), (4, 11, false, 1, 1), (12, 12, false, 2, 1)];
    assert_eq!(printed(2), steel);
    let bonds = [(1, 2, true, 0, 1), (3, 7, false, 0, 1), (8, 19, false, 1, 1), (20, 20, false, 0, 2)];
    assert_eq!(printed(3), bonds);
}

#[test]
fn a_changed_number_shows_in_the_faces() {
    let setup = Setup { d12_grows_from: 9, instability_start: 0, ..Setup::default() };
    assert_eq!(bands(setup, 2, 2)[1..3], [(3, 8, false, 0, 1), (9, 11, false, 1, 1)]);
}
