//! Step 5, Cash In of Investment Cards.

use game_core::Seat;
use no_more_money::{Action, Die, Event, Phase, Rule, Why};

use crate::driver::{Position, dice, investment, turned};

const STEEL: u8 = investment_of(Die::D12, 1);
const BONDS: u8 = investment_of(Die::D20, 3);

const fn investment_of(die: Die, gold: u8) -> u8 {
    die as u8 * 8 + gold * 2
}

fn next_round() -> Vec<game_core::Draw> {
    [dice([4, 6, 11, 7]), turned("investment", 2)].concat()
}

#[test]
fn section_5_gold_goes_to_the_own_supply_and_the_card_is_discarded() {
    let mut table = Position::of(3).round(2, 0).owns(1, STEEL, 4).cashing_in(1).play(next_round());
    table.act(1, Action::CashIn { card: STEEL.into() });
    assert_eq!(table.gold(), [3, 7, 3]);
    assert!(table.public().investment_discards.has(STEEL));
    table.expect_told(Rule::Nmm5CashIn, &Event::CashedIn { seat: Seat::at(1), card: STEEL, gold: 4 });
}

#[test]
fn easy_to_miss_any_number_of_cards_left_of_the_banker_first() {
    let mut table = Position::of(3)
        .round(3, 2)
        .laid_out(&[])
        .owns(0, STEEL, 4)
        .owns(0, BONDS, 6)
        .owns(0, investment(Die::D4, 0), 0)
        .owns(2, investment(Die::D6, 0), 1)
        .cashing_in(0)
        .play(next_round());
    assert_eq!(table.asked(), [0], "left of Banker 2");
    table.refused(2, Action::CashIn { card: 8.into() }, Rule::Nmm5CashIn, Why::NotYourTurn);
    table.all([(0, Action::CashIn { card: STEEL.into() }), (0, Action::CashIn { card: BONDS.into() })]);
    assert_eq!(table.gold(), [13, 3, 3]);
    table.refused(0, Action::CashIn { card: STEEL.into() }, Rule::Nmm5CashIn, Why::NotYourCard);
    table.act(0, Action::Done);
    assert_eq!(table.asked(), [2], "seat 1 owns nothing; the Banker comes last");
}

#[test]
fn easy_to_miss_a_card_bought_this_round_can_be_cashed_in() {
    let mut table = Position::of(3)
        .set("banker", 0.into())
        .laid_out(&[(STEEL, 1), (BONDS, 3)])
        .in_the_investment_auction()
        .play(next_round());
    table.fists(&[(0, 3), (1, 2), (2, 1)]);
    table.all([(0, Action::Take { card: BONDS.into() }), (1, Action::Take { card: STEEL.into() })]);
    table.act(1, Action::CashIn { card: STEEL.into() });
    assert_eq!(table.gold()[1], 4);
    assert!(matches!(table.state.phase(), Phase::CashIn(_)));
}
