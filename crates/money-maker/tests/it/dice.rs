//! Step 5 and the bankrun-o-meter: pages 10 and 11, rulings R5 and R6.

use game_core::{Observed, SeatSet};
use money_maker::{Cause, Event, Good, Rule, Setup, Why};

use crate::desk::{A, B, C, D, Desk, roll};

/// Four banks over ten on the windmill, one at exactly ten, one with none.
fn six_banks() -> Desk<money_maker::MoneyMaker> {
    let mut desk = Desk::full(6);
    for number in 0..4 {
        desk.credit(game_core::Seat::at(number), 0, 11);
    }
    desk.credit(game_core::Seat::at(4), 0, 10);
    desk
}

#[test]
fn p11_fig_10_red_discards_one_production_good_for_each_bank_over_ten() {
    let mut desk = six_banks();
    desk.roll(&[roll::RED_10, roll::WINDMILL, roll::CARD]);
    desk.expect_told(Rule::Mm5Dice, &Event::BanksCounted { banks: SeatSet::all(4), limit: 10 });
    assert_eq!(desk.position().market(Good::Production), 28, "those at exactly ten do not count");
}

#[test]
fn p11_fig_10_green_discards_consumer_goods() {
    let mut desk = six_banks();
    desk.roll(&[roll::GREEN_10, roll::WINDMILL, roll::CARD]);
    assert_eq!((desk.position().market(Good::Consumer), desk.position().market(Good::Production)), (28, 32));
}

#[test]
fn p11_fig_10_blue_moves_the_chip_one_step_for_each() {
    let mut desk = six_banks();
    desk.roll(&[roll::BLUE_10, roll::WINDMILL, roll::CARD]);
    desk.expect_told(Rule::MmTrack, &Event::ChipMoved { steps: 4, left: 9 });
}

#[test]
fn r5_twenty_means_strictly_more_than_twenty() {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, 20).credit(B, 0, 21).roll(&[roll::RED_20, roll::SHIP, roll::CARD]);
    desk.expect_told(Rule::Mm5Dice, &Event::BanksCounted { banks: SeatSet::only(B), limit: 20 });
    let mut desk = Desk::full(2);
    desk.roll(&[roll::GREEN_20, roll::SHIP, roll::CARD]);
    desk.expect_told(Rule::Mm5Dice, &Event::NobodyCounted { limit: 20 });
}

#[test]
fn p10_fig_9_a_face_hits_one_block_in_every_ring() {
    let mut desk = Desk::full(4);
    desk.ring(A, 2).credit(A, 0, 12).ring(B, 2).credit(B, 1, 12).ring(C, 6).credit(C, 0, 12).credit(D, 0, 12);
    desk.roll(&[roll::RED_10, roll::WINDMILL, roll::CARD]);
    desk.expect_told(
        Rule::Mm5Dice,
        &Event::BanksCounted { banks: SeatSet::only(A).with(C).with(D), limit: 10 },
    );
}

#[test]
fn the_rings_carry_six_faces_each_as_the_data_says() {
    let desk = Desk::full(2);
    let shares = [vec![6], vec![3, 3], vec![2, 2, 2], vec![2, 2, 1, 1], vec![2, 1, 1, 1, 1], vec![1; 6]];
    for (ring, shares) in (1..=6).zip(shares) {
        let mut faces = vec![0; ring as usize];
        (0..6).for_each(|face| faces[desk.config.block_hit(ring, face) as usize] += 1);
        assert_eq!(faces, shares, "ring {ring}");
    }
}

#[test]
fn p10_two_sector_dice_fall_after_run_three_and_equal_faces_count_once() {
    let setup = Setup { bank_runs: 5, ..Setup::default() };
    let mut desk = Desk::with(&setup, 2);
    desk.runs(3).ring(A, 2).credit(A, 0, 6).credit(A, 1, 6).ring(B, 2).credit(B, 0, 11);
    desk.roll(&[roll::RED_10, roll::WINDMILL, roll::CRANE, roll::CARD]);
    desk.expect_told(Rule::Mm5Dice, &Event::BanksCounted { banks: SeatSet::only(A).with(B), limit: 10 });
    let mut desk = Desk::with(&setup, 2);
    desk.runs(3).ring(A, 2).credit(A, 0, 6).roll(&[roll::RED_10, roll::WINDMILL, roll::SHIP, roll::CARD]);
    desk.expect_told(Rule::Mm5Dice, &Event::NobodyCounted { limit: 10 });
}

#[test]
fn p11_dice_discard_only_what_is_there() {
    let mut desk = six_banks();
    desk.market(Good::Production, 2).roll(&[roll::RED_10, roll::WINDMILL, roll::CARD]);
    assert_eq!(desk.position().market(Good::Production), 0);
}

#[test]
fn p11_surplus_steps_are_dropped_and_the_run_uses_the_rolled_sector() {
    let mut desk = six_banks();
    desk.chip(11).gold(A, 15);
    desk.roll(&[roll::BLUE_10, roll::WINDMILL, roll::CARD]);
    desk.expect_told(Rule::MmTrack, &Event::ChipMoved { steps: 2, left: 0 });
    desk.expect_told(Rule::MmTrack, &Event::RunBegan { number: 1, cause: Cause::Dice });
    assert_eq!(desk.state.round(), 2, "all could pay, and the next turn has begun");
}

#[test]
fn p11_the_roll_belongs_to_the_last_step() {
    let desk = Desk::full(2);
    desk.refused(A, &money_maker::Action::Roll, Rule::Mm5Dice, Why::WrongStep);
    desk.refused(B, &money_maker::Action::Roll, Rule::MmTurn, Why::NotYourTurn);
}

#[test]
fn the_track_takes_twice_the_players_and_one_more_step() {
    let tracks: Vec<_> = (2..=6).map(|players| Desk::full(players).config.track).collect();
    assert_eq!(tracks, [5, 7, 9, 11, 13]);
    let tracks: Vec<_> = (2..=6).map(|players| Desk::beginner(players).config.track).collect();
    assert_eq!(tracks, [3, 5, 7, 9, 11]);
}
