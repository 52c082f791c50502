//! Step 6, Roll and Resolve.

use game_core::testing::B;
use game_core::{Draw, Seat};
use no_more_money::{Action, Die, Event, Rule, Setup};

use crate::driver::{Position, Sitting, dice, investment, turned};

const MOTOR: u8 = 0;
const RADIO: u8 = 8;
const STEEL: u8 = 16;
const BONDS: u8 = 24;

fn next_round() -> Vec<Draw> {
    turned("investment", 2)
}

/// Each of seats 0 to 2 owns something of every company, and the dice fall.
fn rolled(round: u32, instability: u8, gold: [u32; 4], faces: [u32; 4]) -> Sitting {
    let setup = Setup { instability_start: instability.min(1), ..Setup::default() };
    let mut position = Position::with(3, setup).round(round, 0).set("instability", instability.into());
    for (card, gold) in [MOTOR, RADIO, STEEL, BONDS].into_iter().zip(gold) {
        // The copies next to them belong to another player: all cards of a type fare alike.
        position = position.laid_out(&[]).owns(1, card, gold).owns(2, card + 1, gold);
    }
    let mut table = position.cashing_in(1).play([dice(faces), next_round()].concat());
    table.all([(1, Action::Done), (2, Action::Done)]);
    table
}

fn gold_on(table: &Sitting) -> [u32; 8] {
    [0, 1, 8, 9, 16, 17, 24, 25].map(|card| table.state.gold_on(card))
}

/// The first example of section 6: 3, 5, 12, 7 at instability 1.
#[test]
fn section_6_first_example_nothing_crashes_and_the_instability_moves_from_1_to_2() {
    let table = rolled(4, 1, [3, 3, 3, 3], [3, 5, 12, 7]);
    assert_eq!(gold_on(&table), [5, 5, 4, 4, 5, 5, 3, 3]);
    assert_eq!((table.public().instability, table.public().crashes), (2, 0));
    table.expect_told(Rule::Nmm6Roll, &Event::DiceRolled { d4: 3, d6: 5, d12: 12, d20: 7 });
    table.expect_told(Rule::Nmm6Grow, &Event::InvestmentGrew { seat: B, card: STEEL, more: 2, gold: 5 });
    table.expect_told(Rule::Nmm6Instability, &Event::InstabilityMoved { to: 2 });
}

/// The second example of section 6: 2, 1, 10, 20 at instability 2; Anna's bonds go from 3 to 6.
#[test]
fn section_6_second_example_two_crash_the_counter_moves_by_2_and_bonds_double() {
    let table = rolled(4, 2, [3, 3, 3, 3], [2, 1, 10, 20]);
    assert_eq!(gold_on(&table), [0, 0, 0, 0, 4, 4, 6, 6]);
    assert_eq!((table.public().crashes, table.public().instability), (2, 1));
    table.expect_told(Rule::Nmm6Crash, &Event::InvestmentLost { seat: Seat::at(1), card: MOTOR, gold: 3 });
    table.expect_told(Rule::Nmm6Crash, &Event::CrashesCounted { crashes: 2, of: 4 });
    let owned: Vec<u8> =
        table.public().players[Seat::at(1)].investments.iter().map(|card| card.card).collect();
    assert_eq!(owned, [STEEL, BONDS], "crashed cards are discarded");
}

#[test]
fn section_6_investment_table_row_by_row() {
    let growth = |die: Die, face: u32| {
        let mut faces = [4, 6, 4, 8];
        faces[die as usize] = face;
        let table = rolled(4, 0, [1, 1, 1, 1], faces);
        table.state.gold_on(investment(die, 0)) - 1
    };
    // Instability 0 is a house rule in which nothing crashes, so every row can be seen.
    assert_eq!([1, 2, 3, 4].map(|face| growth(Die::D4, face)), [2; 4]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(|face| growth(Die::D6, face)), [1; 6]);
    assert_eq!([1, 3, 4, 11, 12].map(|face| growth(Die::D12, face)), [0, 0, 1, 1, 2]);
    assert_eq!([1, 7, 8, 19, 20].map(|face| growth(Die::D20, face)), [0, 0, 1, 1, 1]);
}

#[test]
fn easy_to_miss_a_20_doubles_and_nothing_stays_nothing() {
    let table = rolled(4, 1, [0, 0, 0, 0], [2, 2, 4, 20]);
    assert_eq!(gold_on(&table), [2, 2, 1, 1, 1, 1, 0, 0]);
    let table = rolled(4, 1, [0, 0, 0, 5], [2, 2, 4, 20]);
    assert_eq!(table.state.gold_on(BONDS), 10);
}

#[test]
fn easy_to_miss_the_counter_moves_by_the_number_of_crashed_dice_and_any_crash_resets_the_instability() {
    let table = rolled(4, 3, [1; 4], [3, 2, 1, 20]);
    assert_eq!((table.public().crashes, table.public().instability), (3, 1));
    let table = rolled(4, 3, [1; 4], [4, 3, 4, 20]);
    assert_eq!((table.public().crashes, table.public().instability), (1, 1));
}

#[test]
fn r9_a_crash_counts_though_no_card_of_the_type_is_in_play() {
    let mut table = Position::of(3)
        .round(2, 0)
        .owns(1, BONDS, 3)
        .cashing_in(1)
        .play([dice([1, 6, 4, 7]), next_round()].concat());
    table.act(1, Action::Done);
    assert_eq!(table.public().crashes, 1);
    assert_eq!(table.state.gold_on(BONDS), 3, "other companies keep their gold");
}

#[test]
fn section_6_at_instability_4_the_d4_always_crashes() {
    let table = rolled(4, 4, [1; 4], [4, 6, 12, 20]);
    assert_eq!((table.public().crashes, table.public().instability), (1, 1));
}

#[test]
fn a_card_never_carries_more_than_9999_gold() {
    let setup = Setup { d20_factor_on_20: 4, ..Setup::default() };
    let mut table = Position::with(3, setup)
        .round(2, 0)
        .owns(1, BONDS, 9_000)
        .cashing_in(1)
        .play([dice([2, 2, 4, 20]), next_round()].concat());
    table.act(1, Action::Done);
    assert_eq!(table.state.gold_on(BONDS), 9_999);
}
