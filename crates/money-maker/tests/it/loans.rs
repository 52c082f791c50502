//! Loans of banks to entrepreneurs: making them, instalments, defaults, and what runs, prison, bankruptcy and the end do
//! to them. A is the entrepreneur.

use game_core::{Bag, Bot, Chance, Choices, DealRefusal, Game, IdSet, Log, Observed, Seat, SeatSet};
use money_maker::{
    Action, ActionCardId, Basket, Config, Event, Listed, ListedPart, LoanId, LoanTold, MASTER, MoneyMaker,
    Novice, Reason, Rule, Setup, Trader, Why,
};

use crate::desk::{A, B, C, Desk, basket, card, roll, with_held};

const ONE: LoanId = LoanId(1);

fn setup() -> Setup {
    Setup { entrepreneurs: vec![A], loans: true, entrepreneur_cards: 0, ..Setup::default() }
}

/// In the first turn of the entrepreneur, who owns the Farm and the Bakery.
fn desk() -> Desk<MoneyMaker> {
    let mut desk = Desk::with(&setup(), 3);
    desk.owns(A, &[card::FARM, card::BAKERY]);
    desk
}

fn loan(to: Seat, amount: u32, instalments: u32, instalment: u32, security: &[u8]) -> Action {
    let security = IdSet::new(Bag::of(security.iter().copied()));
    Action::OfferLoan { to, amount, instalments, instalment, security }
}

/// B has lent A 9 for 3 instalments of 4, secured by the Farm.
fn lent() -> Desk<MoneyMaker> {
    let mut desk = desk();
    desk.act(A, loan(B, 9, 3, 4, &[card::FARM])).act(B, Action::Accept { offer: 1.into() });
    desk
}

/// Everybody's turn goes by until A has the next one.
fn to_the_next_turn_of_a(desk: &mut Desk<MoneyMaker>) {
    for _ in 0..2 {
        desk.roll(&[roll::GREEN_10, roll::SHIP, roll::CARD]);
    }
    // Five companies lie open now, so none is drawn.
    desk.roll(&[roll::GREEN_10, roll::SHIP]);
    assert_eq!(desk.state_turn_player(), A);
}

fn in_force(desk: &Desk<MoneyMaker>) -> Vec<(u32, u32, bool)> {
    let lending = desk.state.public(&desk.config).lending.expect("a table with loans");
    lending.loans.iter().map(|shown| (shown.loan.remaining, shown.rest, shown.loan.due)).collect()
}

#[test]
fn mm_loan_the_lender_promises_and_the_borrower_holds_the_promise() {
    let mut desk = desk();
    desk.act(A, loan(B, 9, 3, 4, &[card::FARM]));
    let security: Listed = [ListedPart::Company { card: card::FARM }].into_iter().collect();
    let (lender, borrower, amount, instalments, instalment, total) = (B, A, 9, 3, 4, 12);
    let terms = LoanTold { lender, borrower, amount, instalments, instalment, total, security };
    desk.expect_told(Rule::MmLoan, &Event::LoanOffered { offer: 1.into(), from: A, to: B, terms });
    assert_eq!(desk.waited_for(), SeatSet::only(B), "the turn waits for the answer");
    desk.act(B, Action::Accept { offer: 1.into() });
    assert_eq!(desk.waited_for(), SeatSet::only(A));
    assert_eq!((desk.position().held(A, B), desk.position().in_vaults(B)), (9, 9));
    assert_eq!(in_force(&desk), [(3, 12, false)], "the first instalment is due in the next turn");
    assert!(desk.traces.made_deal);
}

#[test]
fn mm_loan_is_spent_like_any_credit_and_placed_by_the_payer() {
    let mut desk = lent();
    desk.gold(A, 1).act(A, Action::OpenAuction { card: card::MILL.into() });
    desk.all_decline(3).act(A, with_held(B, &[3], 0));
    assert_eq!((desk.position().on_board(B), desk.position().held(A, B)), (3, 6));
}

#[test]
fn mm_loan_either_side_proposes_and_answers_with_other_terms() {
    let mut desk = desk();
    desk.act(B, loan(A, 10, 2, 8, &[card::BAKERY]));
    assert_eq!(desk.waited_for(), SeatSet::only(A));
    desk.act(A, loan(B, 10, 2, 6, &[]));
    desk.expect_told(Rule::MmLoan, &Event::OfferRefused { offer: 1.into(), from: B, to: A });
    desk.act(B, Action::Refuse { offer: 2.into(), reason: Some(Reason::TooLittle) });
    let (offer, reason) = (2.into(), Reason::TooLittle);
    desk.expect_told(Rule::MmLoan, &Event::OfferRefusedBecause { offer, from: A, to: B, reason });
    desk.act(A, loan(C, 10, 2, 6, &[])).act(A, Action::Withdraw { offer: 3.into() });
    desk.expect_told(Rule::MmLoan, &Event::OfferWithdrawn { offer: 3.into(), from: A, to: C });
    assert!(in_force(&desk).is_empty());
}

#[test]
fn mm_loan_offers_of_both_kinds_share_their_numbers() {
    let mut desk = Desk::with(&Setup { open_trading: true, ..setup() }, 3);
    desk.act(A, Action::Offer { to: B, give: basket(1, &[]), get: basket(0, &[(B, 1)]) });
    desk.act(A, loan(B, 5, 1, 6, &[]));
    desk.act(C, Action::Offer { to: B, give: basket(1, &[]), get: basket(0, &[(B, 1)]) });
    desk.act(B, Action::Accept { offer: 3.into() });
    assert_eq!((desk.position().held(C, B), desk.position().held(A, B)), (1, 0));
    desk.act(B, Action::Accept { offer: 2.into() });
    assert_eq!(desk.position().held(A, B), 5);
}

#[test]
fn mm_loan_what_cannot_be_lent_is_refused() {
    let desk = desk();
    let refused = |seat, action: Action, why| desk.refused(seat, action, Rule::MmLoan, why);
    refused(B, loan(C, 5, 1, 5, &[]), Why::NoBankAndEntrepreneur);
    refused(A, loan(B, 0, 1, 5, &[]), Why::LoanOutOfBounds { most: 999 });
    refused(A, loan(B, 5, 7, 5, &[]), Why::LoanOutOfBounds { most: 6 });
    refused(A, loan(B, 5, 1, 5, &[card::MILL]), Why::NotYourCard { card: card::MILL });
    let without = Desk::with(&Setup { loans: false, ..setup() }, 3);
    without.refused(A, loan(B, 5, 1, 5, &[]), Rule::MmLoan, Why::NotInThisGame);
    let mut desk = lent();
    desk.refused(A, loan(C, 5, 1, 5, &[card::FARM]), Rule::MmLoan, Why::Pledged { card: card::FARM });
    desk.act(A, loan(C, 5, 1, 5, &[])).act(C, Action::Accept { offer: 2.into() });
    desk.act(A, loan(C, 5, 1, 5, &[])).act(C, Action::Accept { offer: 3.into() });
    desk.refused(B, loan(A, 5, 1, 5, &[]), Rule::MmLoan, Why::TooManyLoans { limit: 3 });
    let refusal = DealRefusal::TooManyOffers { limit: 3 };
    desk.refused(A, loan(C, 5, 1, 5, &[]), Rule::MmLoan, Why::Deal { refusal });
    desk.act(A, Action::OpenAuction { card: card::MILL.into() });
    desk.refused(B, loan(A, 5, 1, 5, &[]), Rule::MmLoan, Why::NotNow);
}

#[test]
fn mm_loan_a_pledged_company_produces_and_is_not_given_away() {
    let mut desk = Desk::with(&Setup { open_trading: true, ..setup() }, 3);
    desk.owns(A, &[card::FARM]).act(A, loan(B, 9, 3, 4, &[card::FARM]));
    let give = Basket { cards: Bag::of([card::FARM]), ..Basket::default() };
    desk.act(A, Action::Offer { to: C, give, get: basket(5, &[]) });
    desk.act(B, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmRunDeals, &Event::OfferLapsed { offer: 2.into(), from: A, to: C });
    let again = Action::Offer { to: C, give, get: basket(5, &[]) };
    desk.refused(A, again, Rule::MmRunDeals, Why::NotCovered);
    desk.step("trade").act(A, Action::Produce { cards: IdSet::new(Bag::of([card::FARM])) });
}

#[test]
fn mm_loan_a_prisoner_lends_nothing_and_a_run_takes_back_what_was_asked_of_one_who_falls_in_it() {
    let mut desk = desk();
    desk.ring(B, 0).credit(B, 0, 5);
    desk.refused(A, loan(B, 5, 1, 5, &[]), Rule::MmLoan, Why::InPrison);
    // B is asked for a loan. Before it answers a rumour starts a run, and B falls from ring I.
    let mut desk = self::desk();
    desk.credit(B, 0, 30).gold(B, 0).gold(C, 50).chip(5).hand(A, &[card::RUMOUR]);
    desk.act(A, loan(B, 5, 1, 5, &[]));
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    desk.act(B, Action::Concede);
    desk.expect_told(Rule::MmPrison, &Event::Imprisoned { seat: B });
    assert_eq!(desk.waited_for(), SeatSet::only(A), "nobody waits for the prisoner's answer");
    desk.refused(B, Action::Accept { offer: 1.into() }, Rule::MmRunDeals, Why::NotNow);
    desk.refused(A, loan(B, 5, 1, 5, &[]), Rule::MmLoan, Why::InPrison);
    desk.act(A, loan(C, 5, 1, 5, &[])).act(C, Action::Accept { offer: 2.into() });
}

#[test]
fn mm_loan_instalment_is_paid_with_the_lenders_credit_first_and_gold_for_the_rest() {
    let mut desk = lent();
    to_the_next_turn_of_a(&mut desk);
    assert_eq!(in_force(&desk), [(3, 12, true)]);
    desk.held(A, B, 1).gold(A, 5).gold(B, 0);
    desk.act(A, Action::PayInstalment { loan: ONE });
    let (lender, borrower) = (B, A);
    let paid = Event::InstalmentPaid { loan: ONE, lender, borrower, amount: 4, remaining: 2 };
    desk.expect_told(Rule::MmLoanInstalment, &paid);
    assert_eq!((desk.position().held(A, B), desk.position().gold(A), desk.position().gold(B)), (0, 2, 3));
    desk.refused(A, Action::PayInstalment { loan: ONE }, Rule::MmLoanInstalment, Why::NothingDue);
    desk.refused(
        A,
        Action::Repay { loan: ONE },
        Rule::MmLoanInstalment,
        Why::CannotPay { needed: 8, has: 2 },
    );
    desk.gold(A, 8).act(A, Action::Repay { loan: ONE });
    desk.expect_told(Rule::MmLoanInstalment, &Event::LoanRepaid { loan: ONE, lender, borrower });
    assert!(in_force(&desk).is_empty());
    desk.refused(A, Action::Repay { loan: ONE }, Rule::MmLoanInstalment, Why::NotYourLoan);
}

#[test]
fn mm_loan_instalment_left_unsaid_is_paid_with_the_roll() {
    let mut desk = lent();
    to_the_next_turn_of_a(&mut desk);
    desk.roll(&[roll::GREEN_10, roll::SHIP]);
    assert_eq!(in_force(&desk), [(2, 8, false)]);
}

#[test]
fn mm_loan_instalment_to_a_prisoner_goes_to_its_debt() {
    let mut desk = lent();
    to_the_next_turn_of_a(&mut desk);
    desk.ring(B, 0).credit(B, 0, 5).held(A, B, 1).gold(A, 9).gold(B, 0);
    let reserve = desk.position().reserve_gold();
    desk.act(A, Action::PayInstalment { loan: ONE });
    assert_eq!((desk.position().gold(B), desk.position().on_board(B)), (0, 2));
    assert_eq!(desk.position().reserve_gold(), reserve + 3);
    desk.gold(A, 9).act(A, Action::Repay { loan: ONE });
    assert_eq!((desk.position().ring(B), desk.position().gold(B)), (1, 6), "free, and paid the rest");
}

#[test]
fn mm_loan_default_gives_the_lender_the_security_and_ends_the_loan() {
    let mut desk = lent();
    desk.refused(A, Action::Default { loan: ONE }, Rule::MmLoanDefault, Why::NothingDue);
    to_the_next_turn_of_a(&mut desk);
    desk.refused(B, Action::Default { loan: ONE }, Rule::MmTurn, Why::NotYourTurn);
    desk.act(A, Action::Default { loan: ONE });
    let security: Listed = [ListedPart::Company { card: card::FARM }].into_iter().collect();
    let defaulted = Event::LoanDefaulted { loan: ONE, lender: B, borrower: A, security };
    desk.expect_told(Rule::MmLoanDefault, &defaulted);
    desk.expect_told(Rule::MmLoanDefault, &Event::CompanyGiven { from: A, to: B, card: card::FARM });
    let public = desk.state.public(&desk.config);
    assert!(public.banks[B].cards.has(card::FARM) && !public.banks[A].cards.has(card::FARM));
    assert!(in_force(&desk).is_empty());
}

#[test]
fn mm_loan_default_is_what_happens_to_whoever_cannot_pay_by_the_roll() {
    let mut desk = lent();
    to_the_next_turn_of_a(&mut desk);
    desk.held(A, B, 1).gold(A, 2);
    let needs = Why::CannotPay { needed: 4, has: 3 };
    desk.refused(A, Action::PayInstalment { loan: ONE }, Rule::MmLoanInstalment, needs);
    desk.roll(&[roll::GREEN_10, roll::SHIP]);
    assert!(desk.state.public(&desk.config).banks[B].cards.has(card::FARM));
    assert_eq!((desk.position().held(A, B), desk.position().gold(A)), (1, 2), "nothing is paid in part");
}

#[test]
fn mm_loan_default_a_bankrupt_lenders_loans_are_void_and_the_security_is_free() {
    let mut desk = lent();
    desk.ring(B, 0).credit(B, 0, 30).gold(B, 0).gold(C, 50).chip(5).hand(A, &[card::RUMOUR]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    desk.act(B, Action::Concede);
    desk.expect_told(Rule::MmLoanDefault, &Event::LoanVoid { loan: ONE, lender: B, borrower: A });
    assert!(in_force(&desk).is_empty());
    assert_eq!(desk.position().held(A, B), 0, "its credit is void, too");
}

#[test]
fn mm_run_solvent_counts_no_loan_as_cover() {
    let mut desk = lent();
    desk.gold(B, 10).credit(B, 0, 11).chip(5).hand(A, &[card::RUMOUR]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    desk.expect_told(Rule::MmRunSolvent, &Event::FoundInsolvent { banks: SeatSet::only(B) });
}

#[test]
fn mm_score_counts_a_loan_up_to_the_worth_of_its_security() {
    let mut desk = desk();
    let before = |desk: &Desk<MoneyMaker>, seat| desk.state.public(&desk.config).banks[seat].balance;
    desk.act(A, loan(B, 9, 6, 4, &[card::FARM])).act(B, Action::Accept { offer: 1.into() });
    // The Farm needs 4 goods at a price of 1.
    assert_eq!((before(&desk, B).lent, before(&desk, A).borrowed), (4, 4));
    assert_eq!((before(&desk, B).assets, before(&desk, B).liabilities), (15 + 4, 9));
    let lines = desk.state.score_lines(&desk.config);
    let points = |seat, label: &str| {
        lines.iter().find(|line| line.seat == seat && line.label == label).map(|line| line.points)
    };
    assert_eq!((points(B, "lent"), points(A, "borrowed")), (Some(4), Some(-4)));
    let mut debts = Vec::new();
    desk.state.debts(&desk.config, &mut debts);
    assert!(
        debts.iter().any(|debt| (debt.debtor, debt.amount, debt.instalment, debt.security) == (A, 24, 4, 4))
    );
}

#[test]
fn mm_loan_without_an_entrepreneur_there_is_nobody_to_borrow() {
    let mut desk = Desk::with(&Setup { loans: true, ..Setup::default() }, 3);
    desk.refused(A, loan(B, 5, 1, 5, &[]), Rule::MmLoan, Why::NotInThisGame);
    assert!(desk.state.public(&desk.config).lending.is_none());
    desk.roll(&[roll::GREEN_10, roll::SHIP, roll::CARD]);
}

/// What became of the loans in games between bots of one kind.
fn played(bot: &dyn Bot<MoneyMaker>, games: u8) -> (usize, usize, usize) {
    let config = Config::full(&Setup { entrepreneur_cards: 1, ..setup() }, 4).expect("sound");
    let mut counted = (0, 0, 0);
    for number in 0..games {
        let seed = [number; 32];
        let mut log = Log::on();
        let mut game = MoneyMaker::start(&config, &mut Chance::of_entry(&seed, 0), &mut log);
        let (mut mood, mut choices) = (Chance::fast(u64::from(number)), Choices::default());
        for entry in 1.. {
            let Some(seat) = game.awaited(&config).first else { break };
            choices.clear();
            game.choices(&config, seat, &mut choices);
            let action = bot.choose(&config, &game.view(&config, Some(seat)), &mut choices, &mut mood);
            game.check(&config, seat, &action).unwrap_or_else(|error| panic!("{action:?}: {error:?}"));
            game.apply(&config, seat, &action, &mut Chance::of_entry(&seed, entry), &mut log);
            for told in log.take() {
                match told.event {
                    Event::LoanMade { .. } => counted.0 += 1,
                    Event::LoanRepaid { .. } => counted.1 += 1,
                    Event::LoanDefaulted { .. } => counted.2 += 1,
                    _ => {}
                }
            }
        }
    }
    counted
}

#[test]
fn mm_loan_bots_of_both_kinds_borrow_and_pay_back() {
    for (made, repaid, defaulted) in [played(&Novice, 20), played(&Trader::STEADY, 20)] {
        assert!(made >= 5 && repaid > 0 && repaid + defaulted <= made, "{made}, {repaid}, {defaulted}");
    }
}

#[test]
fn mm_loan_a_master_plays_the_bank_and_the_entrepreneur_and_borrows() {
    let master = Bot::<MoneyMaker>::tempered(&MASTER, &["8"]).expect("a number of iterations");
    let (made, repaid, defaulted) = played(&*master, 2);
    assert!(made > 0 && repaid + defaulted <= made, "{made}, {repaid}, {defaulted}");
}

#[test]
fn mm_loan_traders_pay_back_more_than_they_default_on() {
    let (made, repaid, defaulted) = played(&Trader::STEADY, 40);
    assert!(made >= 20 && repaid > defaulted, "{made}, {repaid}, {defaulted}");
}
