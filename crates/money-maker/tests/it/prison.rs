//! Debtors' prison, bankruptcy, the ends and the score: pages 14 to 16, rulings R13 to R16, R18 and R19.

use game_core::{Game, Observed, SeatSet};
use money_maker::{
    Action, ActionCardId, CardId, Ending, Event, Good, MoneyMaker, Phase, Rule, Setup, Target, Why,
};

use crate::desk::{A, B, C, Desk, basket, card, credit, gold, place, roll};

fn run(desk: &mut Desk<MoneyMaker>, faces: &[(&str, u32)]) {
    let last = desk.config.track - 1;
    desk.chip(last).hand(A, &[card::RUMOUR]).act_with(
        A,
        Action::Play { card: ActionCardId(card::RUMOUR), on: None },
        faces,
    );
}

fn prisoner(debt: u32) -> Desk<MoneyMaker> {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, debt).ring(A, 0).gold(A, 0);
    desk
}

#[test]
fn r13_a_prisoner_neither_opens_nor_bids_nor_takes_by_private_sale() {
    let mut desk = prisoner(9);
    desk.hand(A, &[card::PRIVATE_SALE, card::CHARTER]);
    desk.refused(A, &Action::OpenAuction { card: card::MILL.into() }, Rule::MmPrison, Why::InPrison);
    let sale = Action::Play {
        card: ActionCardId(card::PRIVATE_SALE),
        on: Some(Target::Company(CardId(card::MILL))),
    };
    desk.refused(A, &sale, Rule::MmPrison, Why::InPrison);
    desk.refused(
        A,
        &Action::Play { card: ActionCardId(card::CHARTER), on: None },
        Rule::MmPrison,
        Why::InPrison,
    );
    let mut desk = Desk::full(3);
    desk.credit(B, 0, 9).ring(B, 0).act(A, Action::OpenAuction { card: card::MILL.into() });
    assert_eq!(desk.waited_for(), SeatSet::only(C));
}

#[test]
fn r13_a_prisoners_sale_goes_to_the_debt_and_frees_without_promotion() {
    let mut desk = prisoner(12);
    desk.step("trade").goods(A, Good::Production, 3).market(Good::Production, 0);
    desk.act(A, Action::Sell { good: Good::Production, count: 1 });
    assert_eq!((desk.position().gold(A), desk.position().on_board(A), desk.position().ring(A)), (0, 4, 0));
    desk.act(A, Action::Sell { good: Good::Production, count: 2 });
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: A });
    assert_eq!(
        (desk.position().gold(A), desk.position().ring(A)),
        (12, 1),
        "the surplus of that sale is paid in gold"
    );
}

#[test]
fn r13_a_prisoner_may_still_promise() {
    let mut desk = prisoner(9);
    desk.step("trade").act(A, Action::Buy { good: Good::Consumer, count: 1 }).act(A, credit(&[1], 0));
    assert_eq!(desk.position().on_block(A, 0), 10);
    desk.step("close").act(A, Action::BuyActionCard).act_with(A, credit(&[10], 0), &[("action", 0)]);
    assert_eq!(desk.position().on_block(A, 0), 20);
}

#[test]
fn r8_r13_a_prisoners_sale_moves_no_gold_and_goes_on_with_an_empty_reserve() {
    let mut desk = prisoner(9);
    desk.step("trade").goods(A, Good::Production, 2).reserve_gold(0, B);
    desk.act(A, Action::Sell { good: Good::Production, count: 2 });
    assert_eq!((desk.position().on_board(A), desk.position().reserve_gold()), (7, 0));
    assert_eq!(desk.phase(), Phase::Trade { player: A });
}

#[test]
fn r13_credit_a_prisoner_receives_or_holds_pays_the_debt() {
    let setup = Setup { open_trading: true, ..Setup::default() };
    let mut desk = Desk::with(&setup, 3);
    desk.credit(A, 0, 9).ring(A, 0).gold(A, 0).held(A, C, 2);
    desk.act(A, Action::UseCredit { issuer: C });
    assert_eq!((desk.position().on_board(A), desk.position().on_board(C)), (7, 2));
    desk.act(A, Action::Offer { to: B, give: basket(0, &[(A, 4)]), get: basket(3, &[(B, 4)]) });
    desk.act(B, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: A });
    assert_eq!((desk.position().ring(A), desk.position().held(B, A), desk.position().on_board(B)), (1, 4, 4));
}

#[test]
fn p15_help_in_a_run_frees_a_prisoner_and_no_help_ruins_it() {
    let mut desk = prisoner(9);
    run(&mut desk, &[roll::SHIP]);
    desk.act(B, Action::Offer { to: A, give: basket(9, &[]), get: basket(0, &[]) })
        .act(A, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: A });
    assert_eq!((desk.position().ring(A), desk.phase()), (1, Phase::Invest { player: A }));
}

#[test]
fn r14_bankruptcy_voids_its_credit_everywhere_and_returns_what_it_held() {
    let mut desk = prisoner(9);
    // C cannot pay, so that A cannot use its credit.
    desk.ring(C, 3).credit(C, 0, 20).held(B, A, 6).held(A, C, 8).owns(A, &[card::BAKERY]).goods(
        A,
        Good::Consumer,
        2,
    );
    desk.edit(|state| state["served"] = serde_json::json!([0]));
    desk.hand(A, &[card::FIRE]);
    run(&mut desk, &[roll::SHIP]);
    desk.act(A, Action::Ready);
    desk.act(C, Action::Concede).act(A, Action::Concede);
    desk.expect_told(Rule::MmBankruptcy, &Event::WentBankrupt { seat: A });
    assert_eq!(desk.phase(), Phase::Place { banks: SeatSet::only(C) }, "the issuer places its own credit");
    desk.act_with(C, place(&[5, 8]), &[roll::CARD]);
    let state = desk.position();
    assert_eq!((state.held(B, A), state.on_board(A), state.in_vaults(A)), (0, 0, 0));
    assert_eq!((state.on_block(C, 0), state.on_block(C, 1)), (5, 8), "its own rest, and what A held");
    assert_eq!(desk.phase(), Phase::Invest { player: B }, "its turn ends without a roll");
    desk.refused(A, &Action::Next, Rule::MmBankruptcy, Why::Bankrupt);
    let json = serde_json::to_value(&desk.state).expect("a state is JSON");
    assert_eq!((&json["gone"], &json["action_gone"]), (&serde_json::json!([3]), &serde_json::json!([13])));
}

#[test]
fn r15_the_game_ends_when_a_card_must_be_drawn_and_there_is_none() {
    let mut desk = Desk::full(2);
    desk.edit(|state| {
        state["gone"] = state["deck"].clone();
        state["deck"] = serde_json::json!([]);
    });
    desk.roll(&[roll::GREEN_10, roll::SHIP]);
    assert_eq!(desk.state.ending(), Some(Ending::DeckEmpty));
}

#[test]
fn r15_ten_cards_in_one_hand_end_the_game_after_payment_and_discards() {
    let mut desk = Desk::full(2);
    desk.owns(A, &[20, 21, 22, 23, 24, 25, 26, 27, 28])
        .act(A, Action::OpenAuction { card: card::MILL.into() })
        .all_decline(3);
    assert_eq!(desk.state.ending(), None);
    desk.act(A, gold(3));
    assert_eq!((desk.state.ending(), desk.position().market(Good::Production)), (Some(Ending::HandFull), 29));
}

#[test]
fn r15_the_agreed_number_of_runs_ends_the_game() {
    for (runs, setup) in [(3, Setup::default()), (4, Setup { bank_runs: 4, ..Setup::default() })] {
        let mut desk = Desk::with(&setup, 2);
        desk.runs(runs - 2);
        run(&mut desk, if runs == 4 { &[roll::SHIP, roll::SHIP] } else { &[roll::SHIP] });
        assert_eq!(desk.state.ending(), None);
        desk.chip(4).hand(A, &[5]).act_with(
            A,
            Action::Play { card: ActionCardId(5), on: None },
            &[roll::SHIP, roll::SHIP],
        );
        assert_eq!(desk.state.ending(), Some(Ending::BankRuns));
        desk.expect_told(Rule::MmEnd, &Event::GameEnded { ending: Ending::BankRuns });
        let scores = [A, B].map(|seat| desk.score(seat)).into_iter().collect();
        desk.expect_told(Rule::MmScore, &Event::Scored { scores });
    }
}

#[test]
fn r15_one_or_no_bank_left_ends_the_game_after_the_run() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 9).ring(A, 0).gold(A, 0);
    run(&mut desk, &[roll::SHIP]);
    desk.act(A, Action::Concede);
    assert_eq!(desk.state.ending(), Some(Ending::OneBankLeft));
    assert_eq!(desk.state.score_now(&desk.config).winners, SeatSet::only(B));
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 9).ring(A, 0).gold(A, 0).credit(B, 0, 9).ring(B, 0).gold(B, 0);
    run(&mut desk, &[roll::SHIP]);
    desk.act(A, Action::Ready).act(B, Action::Ready);
    assert_eq!(desk.state.ending(), Some(Ending::NoBankLeft));
    assert!(desk.state.score_now(&desk.config).winners.is_empty());
}

#[test]
fn p16_r16_the_score_sheet_line_by_line() {
    let mut desk = Desk::full(3);
    desk.ring(A, 3).credit(A, 0, 7).credit(A, 2, 1).held(B, A, 4).held(A, C, 6);
    desk.owns(A, &[card::GRAIN_FIELD, card::BAKERY]).goods(A, Good::Consumer, 3).market(Good::Production, 25);
    let lines: Vec<_> =
        desk.state.score_lines(&desk.config).into_iter().filter(|line| line.seat == A).collect();
    let points: Vec<_> = lines.iter().map(|line| (line.label.as_ref(), line.points)).collect();
    // Production goods cost 2, consumer goods 1: five at 2 and two at 1.
    let wanted = [
        ("gold", 15),
        ("goods", 3),
        ("investments", 12),
        ("others_credit", 6),
        ("rating", 20),
        ("credit_on_board", -8),
        ("credit_in_vaults", -4),
    ];
    assert_eq!(points, wanted);
    assert_eq!(desk.score(A), 44);
}

#[test]
fn r16_an_empty_market_counts_nine_and_prison_and_ring_one_nothing() {
    let mut desk = Desk::full(2);
    desk.owns(A, &[card::MILL]).market(Good::Production, 0);
    let sheet = desk.position().balance_sheet(&desk.config, A);
    assert_eq!((sheet.investments, sheet.rating), (27, 0));
    let jailed = prisoner(9);
    assert_eq!(
        jailed.position().balance_sheet(&jailed.config, A).rating,
        0,
        "a rating lost at the prison's door"
    );
    desk.ring(A, 2);
    assert_eq!(
        desk.position().balance_sheet(&desk.config, A).rating,
        10,
        "and one that counts, for comparison"
    );
}

#[test]
fn r16_ties_share_and_the_later_bankrupt_ranks_higher() {
    let mut desk = Desk::full(3);
    assert_eq!(desk.state.score_now(&desk.config).winners, SeatSet::all(3));
    desk.gold(A, 0).gold(B, 0);
    desk.edit(|state| {
        state["bankrupt"] = serde_json::json!([2, 1, 0]);
        state["turn"]["player"] = serde_json::json!(C);
    });
    let places = desk.state.score_now(&desk.config).places;
    assert_eq!((places[A], places[B], places[C]), (2, 3, 1));
}

#[test]
fn r18_own_credit_that_comes_home_is_redeemed() {
    let setup = Setup { open_trading: true, ..Setup::default() };
    let mut desk = Desk::with(&setup, 2);
    desk.held(B, A, 6).act(A, Action::Offer { to: B, give: basket(2, &[]), get: basket(0, &[(A, 6)]) });
    desk.act(B, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmRunDeals, &Event::CreditRedeemed { bank: A, amount: 6 });
    assert_eq!(desk.position().in_vaults(A), 0);
}

#[test]
fn r19_only_action_cards_in_hand_are_hidden() {
    let mut desk = Desk::full(3);
    desk.hand(B, &[card::FIRE]).gold(B, 33).goods(B, Good::Consumer, 2);
    let view = desk.state.view(&desk.config, Some(A));
    let bank = view.public.banks[B];
    assert_eq!((bank.gold, bank.consumer, bank.action_cards), (33, 2, 1));
    assert!(view.own.is_some_and(|own| own.known[B].is_empty()));
    assert!(view.public.screens);
}

#[test]
fn p16_credit_is_unlimited() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 5000).step("close").act(A, Action::BuyActionCard).act_with(
        A,
        credit(&[10], 0),
        &[("action", 0)],
    );
    assert_eq!(desk.position().on_board(A), 5010);
}

#[test]
fn r13_the_alternative_step_frees_a_prisoner_without_promotion() {
    let mut desk = prisoner(12);
    desk.gold(A, 12).act(A, Action::PayOff { block: 0.into() });
    desk.expect_told(Rule::MmPrison, &Event::Released { seat: A });
    assert_eq!((desk.position().ring(A), desk.position().gold(A)), (1, 0));
}

#[test]
fn r15_ten_cards_by_a_deal_in_a_run_end_the_game_after_the_run() {
    let mut desk = Desk::full(3);
    desk.credit(A, 0, 16)
        .credit(C, 0, 16)
        .owns(A, &[card::BAKERY])
        .owns(B, &[20, 21, 22, 23, 24, 25, 26, 27, 28]);
    run(&mut desk, &[roll::SHIP]);
    let give = money_maker::Basket { cards: game_core::Bag::of([card::BAKERY]), ..Default::default() };
    desk.act(A, Action::Offer { to: B, give, get: basket(1, &[]) })
        .act(B, Action::Accept { offer: 1.into() });
    assert_eq!(desk.state.ending(), None);
    desk.act(C, Action::Concede);
    assert_eq!(desk.state.ending(), Some(Ending::HandFull));
}

#[test]
fn the_balance_sheet_is_public_and_adds_up() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 7).held(A, B, 3).goods(A, Good::Production, 2);
    let sheet = desk.state.public(&desk.config).banks[A].balance;
    assert_eq!((sheet.assets, sheet.liabilities, sheet.net_worth), (15 + 2 + 3, 7, 13));
}
