//! A player as the central bank: its turn, its loans, the question before banks fall, its score. C is the central bank.

use game_core::{Bag, Bot, Chance, Choices, Game, IdSet, Log, Observed, Options, Seat, SeatSet, Temper};
use money_maker::{
    Action, ActionCardId, Config, Event, Good, LoanId, MASTER, MoneyMaker, Novice, Phase, Reason, Rule,
    Setup, Trader, Why,
};

use crate::desk::{A, B, C, D, Desk, basket, card, roll};

const ONE: LoanId = LoanId(1);

fn setup() -> Setup {
    Setup { central_banker: Some(C), ..Setup::default() }
}

/// In the first turn of A, a bank.
fn desk() -> Desk<MoneyMaker> {
    Desk::with(&setup(), 3)
}

fn ask(to: Seat, amount: u32, percent: u32, instalments: u32, security: &[u8]) -> Action {
    let security = IdSet::new(Bag::of(security.iter().copied()));
    Action::OfferAdvance { to, amount, percent, instalments, security }
}

/// A bank run in which A, in ring I with the Farm, is 8 short, and B has nothing called.
fn run() -> Desk<MoneyMaker> {
    let mut desk = desk();
    desk.owns(A, &[card::FARM]).gold(A, 4).credit(A, 0, 12).chip(4).hand(A, &[card::RUMOUR]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    assert_eq!(desk.position().called(A), 8);
    desk
}

/// C has lent A the 8 for 2 instalments of 5, secured by the Farm.
fn lent() -> Desk<MoneyMaker> {
    let mut desk = run();
    desk.act(A, ask(C, 8, 25, 2, &[card::FARM])).act(C, Action::Accept { offer: 1.into() });
    desk
}

/// The rest of the round goes by: B rolls, the central bank leaves its rate, and A has the next turn.
fn to_the_next_turn_of_a(desk: &mut Desk<MoneyMaker>) {
    desk.roll(&[roll::GREEN_10, roll::SHIP, roll::CARD]);
    desk.roll(&[roll::GREEN_10, roll::SHIP]);
    desk.act_with(C, Action::SetRate { percent: 25 }, &[roll::CARD]);
    assert_eq!(desk.state_turn_player(), A);
}

#[test]
fn mm_played_bank_is_a_seat_of_its_own_without_gold_or_a_step_of_the_track() {
    let desk = desk();
    let public = desk.state.public(&desk.config);
    let central = public.central.expect("a central bank");
    assert_eq!((central.central.seat, central.central.rate), (C, 25));
    assert_eq!((public.banks[C].gold, public.banks[A].gold, public.track), (0, 15, 5));
    assert_eq!(setup().house_rules(), ["central_banker"]);
    let refused = |setup: Setup, option: &str| {
        assert_eq!(Config::full(&setup, 3).expect_err("refused").option, option);
    };
    refused(Setup { central_banker: Some(D), ..Setup::default() }, "central_banker");
    refused(Setup { entrepreneurs: vec![C], ..setup() }, "central_banker");
    let without = Desk::full(3);
    assert!(without.state.public(&without.config).central.is_none());
    without.refused(A, Action::SetRate { percent: 5 }, Rule::MmPlayedBankRate, Why::NotInThisGame);
}

#[test]
fn mm_played_bank_does_not_bid_and_is_never_drawn_by_lot() {
    for seed in 0..20 {
        let config = Config::full(&setup(), 3).expect("sound");
        let mut log = Log::on();
        let mut game = MoneyMaker::start(&config, &mut Chance::fast(seed), &mut log);
        while let Phase::FirstTurn { .. } = game.public(&config).phase {
            let seat = game.awaited(&config).first.expect("somebody is asked");
            assert_ne!(seat, C);
            game.apply(&config, seat, &Action::Decline { answers: 0 }, &mut Chance::fast(seed), &mut log);
        }
        assert_ne!(game.public(&config).turn.player, C);
    }
}

#[test]
fn mm_played_bank_lends_and_nothing_else() {
    let mut desk = desk();
    let only = |desk: &Desk<MoneyMaker>, action: Action| {
        desk.refused(C, action, Rule::MmPlayedBank, Why::CentralBankOnlyLends);
    };
    only(&desk, Action::Next);
    only(&desk, Action::Offer { to: A, give: basket(0, &[]), get: basket(1, &[]) });
    desk.act(A, Action::OpenAuction { card: card::MILL.into() });
    only(&desk, Action::Bid { answers: 3, amount: 4 });
    let mut run = run();
    let deal = Action::Offer { to: C, give: basket(0, &[(A, 9)]), get: basket(0, &[]) };
    run.refused(A, deal, Rule::MmRunDeals, Why::CentralBankOnlyLends);
    run.refused(A, Action::Borrow { amount: 1 }, Rule::MmCentralBank, Why::NotInThisGame);
    run.act(A, Action::Concede);
    only(&run, Action::Concede);
}

#[test]
fn mm_played_bank_rate_is_set_in_its_turn_without_card_or_dice() {
    let mut desk = desk();
    desk.refused(C, Action::SetRate { percent: 30 }, Rule::MmTurn, Why::NotYourTurn);
    desk.roll(&[roll::GREEN_10, roll::SHIP, roll::CARD]);
    desk.roll(&[roll::GREEN_10, roll::SHIP]);
    assert_eq!((desk.phase(), desk.waited_for()), (Phase::Rate { player: C }, SeatSet::only(C)));
    let out = Why::RateOutOfBounds { least: 0, most: 100 };
    desk.refused(C, Action::SetRate { percent: 101 }, Rule::MmPlayedBankRate, out);
    desk.refused(A, Action::SetRate { percent: 1 }, Rule::MmPlayedBankRate, Why::NotTheCentralBank);
    let cards = desk.state.public(&desk.config).open.len();
    desk.act_with(C, Action::SetRate { percent: 40 }, &[roll::CARD]);
    desk.expect_told(Rule::MmPlayedBankRate, &Event::RateSet { seat: C, percent: 40 });
    let public = desk.state.public(&desk.config);
    assert_eq!((public.turn.player, public.open.len()), (A, cards + 1), "the card is A's");
    assert_eq!(public.central.expect("a central bank").central.rate, 40);
}

#[test]
fn mm_played_bank_loan_covers_called_credit_with_money_that_stays_in_the_city() {
    let mut desk = run();
    desk.act(A, ask(C, 8, 25, 2, &[card::FARM]));
    assert_eq!(desk.waited_for(), SeatSet::only(C), "whoever is asked answers");
    desk.act(C, Action::Accept { offer: 1.into() });
    desk.expect_told(Rule::MmRunDeals, &Event::Rescued { seat: A });
    let public = desk.state.public(&desk.config);
    let loan = public.lending.expect("loans").loans[0];
    assert_eq!((loan.loan.lender, loan.loan.instalment, loan.rest), (C, 5, 10));
    let central = public.central.expect("a central bank");
    assert_eq!((central.in_city, central.in_vaults, central.central.lent), (8, 0, 8));
    assert_eq!(
        (desk.position().on_board(A), desk.position().ring(A)),
        (0, 1),
        "what it paid itself is too little"
    );
    assert!(public.run.is_none());
}

#[test]
fn mm_played_bank_loan_keeps_to_the_rate_and_to_what_is_lacked() {
    let desk = run();
    let refused = |seat, action: Action, why| desk.refused(seat, action, Rule::MmPlayedBankLoan, why);
    refused(A, ask(C, 8, 24, 2, &[]), Why::RateOutOfBounds { least: 25, most: 100 });
    refused(A, ask(C, 9, 25, 2, &[]), Why::TooMany { limit: 8 });
    refused(A, ask(C, 8, 25, 7, &[]), Why::LoanOutOfBounds { most: 6 });
    refused(A, ask(C, 8, 25, 2, &[card::MILL]), Why::NotYourCard { card: card::MILL });
    refused(A, ask(B, 8, 25, 2, &[]), Why::NotTheCentralBank);
    refused(B, ask(C, 8, 25, 2, &[]), Why::NotShort);
    refused(C, ask(B, 8, 25, 2, &[]), Why::NotShort);
    let quiet = self::desk();
    quiet.refused(C, ask(A, 8, 25, 2, &[]), Rule::MmPlayedBankLoan, Why::NotNow);
    let without = Desk::full(3);
    without.refused(A, ask(C, 8, 25, 2, &[]), Rule::MmPlayedBankLoan, Why::NotInThisGame);
}

#[test]
fn mm_played_bank_loan_may_be_refused_or_answered_with_other_terms() {
    let mut desk = run();
    desk.act(A, ask(C, 8, 25, 2, &[]));
    desk.act(C, ask(A, 8, 50, 3, &[card::FARM]));
    desk.expect_told(Rule::MmLoan, &Event::OfferRefused { offer: 1.into(), from: A, to: C });
    assert_eq!(desk.waited_for(), SeatSet::only(A));
    desk.act(A, Action::Refuse { offer: 2.into(), reason: Some(Reason::TooLittle) });
    desk.act(A, ask(C, 8, 25, 2, &[]));
    desk.act(C, Action::Refuse { offer: 3.into(), reason: None });
    assert_eq!(desk.waited_for(), SeatSet::only(A), "it may look for help elsewhere");
}

#[test]
fn mm_played_bank_fall_is_asked_when_all_have_given_up() {
    let mut desk = run();
    desk.refused(C, Action::LetFall, Rule::MmPlayedBankFall, Why::NotNow);
    desk.act(A, ask(C, 8, 25, 2, &[])).act(A, Action::Concede);
    desk.expect_told(Rule::MmLoan, &Event::OfferLapsed { offer: 1.into(), from: A, to: C });
    assert_eq!(desk.waited_for(), SeatSet::only(C));
    desk.refused(B, Action::LetFall, Rule::MmPlayedBankFall, Why::NotTheCentralBank);
    desk.act(C, ask(A, 8, 25, 4, &[]));
    assert_eq!(desk.waited_for(), SeatSet::only(A), "a proposal of the last hour");
    desk.act(A, Action::Refuse { offer: 2.into(), reason: None });
    assert_eq!(desk.waited_for(), SeatSet::only(C));
    desk.act(C, Action::LetFall);
    desk.expect_told(Rule::MmPlayedBankFall, &Event::LetFall { seat: C, banks: SeatSet::only(A) });
    desk.expect_told(Rule::MmPrison, &Event::Imprisoned { seat: A });
}

#[test]
fn mm_played_bank_fall_there_is_somebody_to_ask_when_no_bank_is_solvent() {
    let mut desk = desk();
    desk.gold(A, 0).credit(A, 0, 12).gold(B, 0).credit(B, 0, 9).chip(4).hand(A, &[card::RUMOUR]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    desk.expect_told(Rule::MmRunSolvent, &Event::AllInsolvent { central: Some(C) });
    assert!(matches!(desk.phase(), Phase::Negotiation { .. }));
    desk.act(A, ask(C, 12, 25, 3, &[])).act(C, Action::Accept { offer: 1.into() });
    desk.act(B, Action::Concede).act(C, Action::LetFall);
    assert_eq!((desk.position().ring(A), desk.position().ring(B)), (1, 0));
}

#[test]
fn mm_loan_instalment_gold_takes_the_central_banks_money_out_of_the_city() {
    let mut desk = lent();
    to_the_next_turn_of_a(&mut desk);
    desk.gold(A, 11);
    let reserve = desk.position().reserve_gold();
    desk.act(A, Action::PayInstalment { loan: ONE });
    let central = |desk: &Desk<MoneyMaker>| desk.state.public(&desk.config).central.expect("a central bank");
    assert_eq!((central(&desk).in_city, central(&desk).central.came_back), (3, 5));
    assert_eq!((desk.position().reserve_gold(), desk.position().gold(C)), (reserve + 5, 0));
    desk.act(A, Action::Repay { loan: ONE });
    assert_eq!((central(&desk).in_city, central(&desk).score.loans), (0, 2), "its interest");
}

#[test]
fn mm_loan_default_of_a_bank_is_no_choice_and_gives_the_central_bank_the_security() {
    let mut desk = lent();
    to_the_next_turn_of_a(&mut desk);
    desk.refused(A, Action::Default { loan: ONE }, Rule::MmLoanDefault, Why::NotByChoice);
    desk.gold(A, 4).market(Good::Production, 32);
    desk.roll(&[roll::GREEN_10, roll::SHIP]);
    let public = desk.state.public(&desk.config);
    assert!(public.banks[C].cards.has(card::FARM) && public.lending.expect("loans").loans.is_empty());
    // The Farm needs 4 goods at a price of 1; 8 were lent.
    assert_eq!(public.central.expect("a central bank").score.loans, 4 - 8);
}

#[test]
fn mm_loan_instalment_of_a_bank_in_prison_waits() {
    let mut desk = lent();
    desk.ring(A, 0).credit(A, 0, 20);
    to_the_next_turn_of_a(&mut desk);
    let due =
        |desk: &Desk<MoneyMaker>| desk.state.public(&desk.config).lending.expect("loans").loans[0].loan.due;
    assert!(!due(&desk));
    desk.roll(&[roll::GREEN_10, roll::SHIP]);
    assert_eq!(
        desk.state.public(&desk.config).lending.expect("loans").loans.len(),
        1,
        "it is not defaulted on"
    );
}

#[test]
fn mm_loan_default_a_bankrupt_borrower_leaves_the_security_to_the_central_bank() {
    let mut desk = lent();
    desk.ring(A, 0).credit(A, 0, 30).gold(A, 0).chip(4).hand(A, &[card::RUMOUR + 1]);
    let rumour = Action::Play { card: ActionCardId(card::RUMOUR + 1), on: None };
    desk.act_with(A, rumour, &[roll::SHIP]).act(A, Action::Concede);
    desk.act_with(C, Action::LetFall, &[]);
    let public = desk.state.public(&desk.config);
    assert!(public.banks[C].cards.has(card::FARM) && public.banks[A].bankrupt > 0);
    let shown = public.central.expect("a central bank");
    let central = shown.central;
    assert_eq!((central.stood, central.falls), (3, 1), "both in the first run, B in the second");
    let scored = Event::CentralBankScored { seat: C, score: shown.score };
    desk.expect_told(Rule::MmPlayedBankScore, &scored);
}

#[test]
fn mm_5_dice_the_public_spends_its_money_and_does_not_run_on_it() {
    for (die, counted) in [(roll::GREEN_10, true), (roll::RED_20, false), (roll::BLUE_10, false)] {
        let mut desk = desk();
        desk.credit(C, 0, 15).roll(&[die, roll::SHIP, roll::CARD]);
        let limit = if die == roll::RED_20 { 20 } else { 10 };
        let told = match counted {
            true => Event::BanksCounted { banks: SeatSet::only(C), limit },
            false => Event::NobodyCounted { limit },
        };
        desk.expect_told(Rule::Mm5Dice, &told);
    }
}

#[test]
fn mm_run_sector_its_money_is_never_called() {
    let mut desk = desk();
    desk.credit(C, 0, 15).chip(4).hand(A, &[card::RUMOUR]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    assert_eq!((desk.position().called(C), desk.position().on_board(C)), (0, 15));
}

#[test]
fn mm_card_jubilee_asks_the_banks_and_leaves_its_money_alone() {
    let mut desk = desk();
    desk.credit(C, 0, 15).credit(A, 0, 6).hand(A, &[card::JUBILEE]);
    desk.act(A, Action::Play { card: ActionCardId(card::JUBILEE), on: None });
    assert_eq!(desk.waited_for(), SeatSet::only(A).with(B));
    desk.refused(C, Action::Vote { yes: true }, Rule::MmPlayedBank, Why::CentralBankOnlyLends);
    desk.act(A, Action::Vote { yes: true }).act(B, Action::Vote { yes: true });
    assert_eq!((desk.position().on_board(A), desk.position().on_board(C)), (0, 15));
}

#[test]
fn mm_pay_its_money_pays_whatever_credit_pays() {
    let mut desk = desk();
    desk.held(A, C, 5).ring(A, 2).step("trade").act(A, Action::Buy { good: Good::Consumer, count: 3 });
    desk.act(A, crate::desk::with_held(C, &[3], 0));
    assert_eq!((desk.position().held(A, C), desk.position().on_board(C)), (2, 3));
}

#[test]
fn mm_played_bank_score_counts_banks_that_stood_falls_loans_and_prices() {
    let mut desk = lent();
    desk.market(Good::Consumer, 20).market(Good::Production, 27);
    let public = desk.state.public(&desk.config);
    let central = public.central.expect("a central bank");
    let setup = &desk.config.setup;
    let (stood, step) = (2 * i64::from(setup.central_bank_stood), i64::from(setup.central_bank_prices));
    // Prices of 4 and 2, up from 1; the Farm secures 4 goods at 2 of the 10 that are owed.
    assert_eq!((central.risen, central.claims), (4, 8));
    let score = central.score;
    assert_eq!((score.stood, score.falls, score.loans, score.prices), (stood, 0, 0, -4 * step));
    assert_eq!(score.total, stood - 4 * step);
    assert_eq!(public.banks[C].balance.net_worth, score.total);
    let lines = desk.state.score_lines(&desk.config);
    let own: Vec<_> = lines.iter().filter(|line| line.seat == C).map(|line| &*line.label).collect();
    assert_eq!(own, ["stood", "falls", "loans", "prices"]);
    let standings = desk.state.score_now(&desk.config);
    assert_eq!(standings.scores[C], score.total);
}

#[test]
fn mm_played_bank_score_loses_points_for_each_fall() {
    let mut desk = run();
    desk.act(A, Action::Concede).act(C, Action::LetFall);
    let central = desk.state.public(&desk.config).central.expect("a central bank");
    let fall = i64::from(desk.config.setup.central_bank_fall);
    assert_eq!((central.central.falls, central.score.falls), (1, -fall));
}

/// What a game of these bots came to: loans made, paid back, defaulted on, banks let fall.
fn played(bots: &[&dyn Bot<MoneyMaker>], number: u8, counted: &mut [u32; 4]) {
    let players = bots.len() as u8;
    let config = Config::full(&setup(), players).expect("sound");
    let seed = [number; 32];
    let mut log = Log::on();
    let mut game = MoneyMaker::start(&config, &mut Chance::of_entry(&seed, 0), &mut log);
    let (mut mood, mut choices) = (Chance::fast(u64::from(number)), Choices::default());
    for entry in 1.. {
        let Some(seat) = game.awaited(&config).first else { break };
        choices.clear();
        game.choices(&config, seat, &mut choices);
        let view = game.view(&config, Some(seat));
        let action = bots[seat.number()].choose(&config, &view, &mut choices, &mut mood);
        game.check(&config, seat, &action).unwrap_or_else(|error| panic!("{action:?}: {error:?}"));
        game.apply(&config, seat, &action, &mut Chance::of_entry(&seed, entry), &mut log);
        game.audit(&config).expect("everything is there");
        for told in log.take() {
            match told.event {
                Event::LoanMade { .. } => counted[0] += 1,
                Event::LoanRepaid { .. } => counted[1] += 1,
                Event::LoanDefaulted { .. } => counted[2] += 1,
                Event::LetFall { .. } => counted[3] += 1,
                _ => {}
            }
        }
        assert!(entry < 20_000, "a game of bots ends");
    }
}

#[test]
fn mm_played_bank_score_wins_about_its_share_among_traders() {
    let config = Config::full(&setup(), 4).expect("sound");
    let (games, mut won) = (400, 0.0);
    for number in 0..games {
        let (mut chance, mut log, mut choices) = (Chance::fast(number), Log::off(), Choices::default());
        let mut game = MoneyMaker::start(&config, &mut chance, &mut log);
        let mut degree = || chance.pick("temper", 5) as i8 - 2;
        let tempers: [Temper; 4] = std::array::from_fn(|_| Temper { daring: degree(), selfish: degree() });
        while let Some(seat) = game.awaited(&config).first {
            choices.clear();
            game.choices(&config, seat, &mut choices);
            let bot = Trader { temper: tempers[seat.number()], ..Trader::STEADY };
            let action = bot.choose(&config, &game.view(&config, Some(seat)), &mut choices, &mut chance);
            game.apply(&config, seat, &action, &mut chance, &mut log);
        }
        let winners = game.score_now(&config).winners;
        won += if winners.has(C) { 1.0 / winners.len() as f64 } else { 0.0 };
    }
    let share = won / games as f64;
    // The lab measures it with more games; here three standard errors are allowed beside the five points.
    assert!((share - 0.25).abs() < 0.05 + 0.065, "{share}");
}

#[test]
fn mm_played_bank_bots_of_every_level_play_it_and_play_with_it() {
    let (novice, trader): (&dyn Bot<MoneyMaker>, &dyn Bot<MoneyMaker>) = (&Novice, &Trader::STEADY);
    for table in [[novice; 4], [trader; 4], [novice, trader, novice, trader]] {
        let mut counted = [0; 4];
        for number in 0..20 {
            played(&table, number, &mut counted);
        }
        let [made, repaid, defaulted, _] = counted;
        assert!(made >= 5 && repaid > 0 && repaid + defaulted <= made, "{counted:?}");
    }
    let mut counted = [0; 4];
    played(&[trader, trader, &MASTER, trader], 3, &mut counted);
}
