//! Options: variants the rulebook invites, own decks, and what is refused.

use game_core::{Game, Observed, Options, Seat, SeatSet, SetupError};
use money_maker::{
    Action, ActionCardId, BeginnerSetup, BlankCheque, Config, DeckFile, Effect, Element, Event, Good,
    MoneyMaker, MoneyMakerBeginner, PRINTED_DECK, Payment, Phase, Rule, Setup, Why,
};
use serde_json::json;

use crate::desk::{A, B, C, Desk, basket, card, place, roll};

#[test]
fn the_printed_table_plays_no_house_rules_and_any_changed_number_does() {
    assert!(Setup::default().house_rules().is_empty());
    assert!(Setup { bank_runs: 5, ..Setup::default() }.house_rules().is_empty(), "4 and 5 runs are printed");
    assert_eq!(Setup { starting_gold: 20, ..Setup::default() }.house_rules(), ["starting_gold"]);
    assert_eq!(Setup { central_bank: true, ..Setup::default() }.house_rules(), ["central_bank"]);
    assert_eq!(BeginnerSetup { refill: 6, ..BeginnerSetup::default() }.house_rules(), ["refill"]);
}

#[test]
fn numbers_change_the_game() {
    let setup = Setup {
        goods_limit: 6,
        starting_gold: 30,
        market_slots: 2,
        price_past_the_end: 12,
        ..Setup::default()
    };
    let mut desk = Desk::with(&setup, 2);
    desk.step("trade");
    assert_eq!((desk.position().gold(A), desk.position().market(Good::Production)), (30, 16));
    assert_eq!((desk.config.cost(16, 6), desk.config.buying_price(0)), (1 + 1 + 2 + 2 + 3 + 3, 12));
    desk.act(A, Action::Buy { good: Good::Production, count: 6 });
}

#[test]
fn open_trading_allows_deals_in_every_turn_between_any_two() {
    let setup = Setup { open_trading: true, ..Setup::default() };
    let mut desk = Desk::with(&setup, 3);
    desk.act(B, Action::Offer { to: C, give: basket(3, &[]), get: basket(0, &[(C, 5)]) });
    assert_eq!(desk.waited_for(), SeatSet::only(A), "nobody is waited for because of an offer");
    desk.act(C, Action::Accept { offer: 1.into() });
    assert_eq!((desk.position().gold(C), desk.position().held(B, C)), (18, 5));
}

#[test]
fn the_central_bank_lends_to_short_banks_at_a_penalty() {
    let setup = Setup { central_bank: true, ..Setup::default() };
    let mut desk = Desk::with(&setup, 2);
    desk.ring(A, 2).credit(A, 0, 25).chip(4).hand(A, &[card::RUMOUR]).credit(B, 0, 40);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    desk.refused(A, &Action::Borrow { amount: 11 }, Rule::MmCentralBank, Why::TooMany { limit: 10 });
    let reserve = desk.position().reserve_gold();
    desk.act(A, Action::Borrow { amount: 10 });
    desk.expect_told(Rule::MmCentralBank, &Event::CentralBankLent { seat: A, amount: 10, credit: 13 });
    desk.act(A, place(&[6, 7]));
    desk.expect_told(Rule::MmRunDeals, &Event::Rescued { seat: A });
    assert_eq!(
        (desk.position().on_board(A), desk.position().reserve_gold(), desk.position().ring(A)),
        (13, reserve, 2)
    );
    let without = Desk::full(2);
    without.refused(A, &Action::Borrow { amount: 1 }, Rule::MmCentralBank, Why::NotInThisGame);
}

#[test]
fn entrepreneurs_start_with_a_card_and_never_promise() {
    let setup = Setup { entrepreneurs: vec![A], ..Setup::default() };
    let mut desk = Desk::with(&setup, 2);
    let public = desk.state.public(&desk.config);
    assert_eq!((public.banks[A].cards.len(), public.banks[B].cards.len()), (1, 0));
    assert_eq!((public.entrepreneurs, public.banks[A].gold), (SeatSet::only(A), 15));
    let richer = Desk::with(&Setup { entrepreneur_gold: 7, ..setup.clone() }, 2);
    assert_eq!((richer.position().gold(A), richer.position().gold(B)), (22, 15));
    desk.gold(A, 2).market(Good::Production, 30).held(A, B, 3);
    assert_eq!(desk.position().highest_bid(&desk.config, A), 5, "gold plus usable credit");
    let dear = Action::OpenAuction { card: card::GRAIN_FIELD.into() };
    let price = desk.position().opening_price(&desk.config, card::GRAIN_FIELD);
    if desk.state.public(&desk.config).open.iter().any(|open| open.card == card::GRAIN_FIELD) {
        desk.refused(A, &dear, Rule::Mm2Open, Why::CannotPay { needed: price, has: 5 });
    }
    desk.step("trade").act(A, Action::Buy { good: Good::Consumer, count: 2 });
    assert_eq!(
        desk.phase(),
        Phase::Payment {
            payer: A,
            due: 2,
            purpose: money_maker::Purpose::Goods { good: Good::Consumer, count: 2 }
        }
    );
    desk.refused(A, crate::desk::credit(&[2], 0), Rule::MmPay, Why::CannotIssue);
    desk.act(A, crate::desk::gold(2));
}

#[test]
fn set_ups_out_of_bounds_or_out_of_sense_are_refused_by_name() {
    let refused = |setup: Setup, option: &str| {
        let error = Config::full(&setup, 3).expect_err("refused");
        assert_eq!(error.option, option, "{error}");
    };
    refused(Setup { bank_runs: 6, ..Setup::default() }, "bank_runs");
    refused(Setup { starting_gold: 500, ..Setup::default() }, "starting_gold");
    refused(Setup { entrepreneurs: vec![Seat::at(4)], ..Setup::default() }, "entrepreneurs");
    let rich = Setup {
        entrepreneurs: vec![A, B],
        entrepreneur_gold: 60,
        gold: 200,
        starting_gold: 30,
        ..Setup::default()
    };
    refused(rich, "entrepreneur_gold");
    refused(Setup { open_at_start: 4, open_limit: 3, ..Setup::default() }, "open_at_start");
    refused(Setup { die_low: 20, die_high: 20, ..Setup::default() }, "die_low");
    let cheque = BlankCheque { title: " ".to_owned(), effect: Effect::Smuggler {} };
    refused(Setup { blank_cheques: vec![cheque.clone()], ..Setup::default() }, "blank_cheques");
    refused(Setup { blank_cheques: vec![cheque; 3], ..Setup::default() }, "blank_cheques");
    let late = BeginnerSetup { first: Some(Seat::at(5)), ..BeginnerSetup::default() };
    assert_eq!(Config::beginner(&late, 2).expect_err("refused").option, "first");
}

#[test]
fn an_own_deck_replaces_the_printed_one_and_is_proven() {
    let mut deck = DeckFile::parse(PRINTED_DECK).expect("the printed deck reads");
    deck.investment.truncate(12);
    deck.investment[0].name = "Tulip Farm".to_owned();
    let setup = Setup { deck: Some(deck.clone()), ..Setup::default() };
    let config = MoneyMaker::config(&setup, 3).expect("the own deck is sound");
    assert_eq!((config.deck.companies.len(), config.company(0).name.as_str()), (12, "Tulip Farm"));
    assert_eq!(setup.house_rules(), ["deck"]);
    let refused = |change: &dyn Fn(&mut DeckFile)| -> SetupError {
        let mut broken = deck.clone();
        change(&mut broken);
        MoneyMakerBeginner::config(&BeginnerSetup { deck: Some(broken), ..BeginnerSetup::default() }, 2)
            .expect_err("the broken deck is refused")
    };
    assert!(refused(&|deck| deck.investment.truncate(3)).problem.contains("3 investment cards"));
    assert!(refused(&|deck| deck.investment[1].needs = 0).problem.contains("Farm"));
    assert!(refused(&|deck| deck.investment[1].trades = Some(3)).problem.contains("either produces"));
    assert!(refused(&|deck| deck.city.rings[1][0] = 2).problem.contains("ring 2 has 2 blocks"));
    assert!(refused(&|deck| deck.city.faces.truncate(5)).problem.contains("6 named faces"));
    assert!(refused(&|deck| deck.action.clear()).problem.contains("0 action cards"));
    assert!(
        refused(&|deck| deck.action[2].effect = Some(Effect::Rumour { steps: 0 })).problem.contains("Rumour")
    );
    assert!(DeckFile::parse("[city]\nfaces = 3").is_err());
}

#[test]
fn gauges_read_the_banks_and_the_markets() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 30).held(B, A, 4).chip(4).hand(A, &[card::RUMOUR]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    let mut readings = Vec::new();
    desk.state.gauges(&desk.config, &mut readings);
    let read = |gauge: &str, seat: Option<Seat>| {
        readings
            .iter()
            .find(|reading| reading.gauge == gauge && reading.seat == seat)
            .map(|reading| reading.value)
    };
    assert_eq!(read("gold_in_vaults", None), Some(15.0));
    assert_eq!(read("gold_in_reserve", None), Some(395.0));
    assert_eq!((read("insolvent", Some(A)), read("insolvent", Some(B))), (Some(1.0), Some(0.0)));
    assert_eq!(read("all_insolvent", None), Some(0.0));
    assert_eq!((read("credit_on_board", None), read("credit_in_vaults", None)), (Some(15.0), Some(4.0)));
    assert_eq!(read("cheapest_open_card", None), Some(3.0));
    assert_eq!(read("mean_open_card", None), Some(4.0));
    assert_eq!(read("net_worth", Some(A)), Some(-19.0));
}

#[test]
fn a_gift_is_one_banks_from_the_start_and_a_house_rule() {
    let setup = Setup { gift: Some(card::BAKERY), ..Setup::default() };
    assert_eq!(setup.house_rules(), ["gift"]);
    let mut owners = SeatSet::NONE;
    for seed in 0..40 {
        let config = MoneyMaker::config(&setup, 3).expect("sound");
        let mut chance = game_core::Chance::fast(seed);
        let game = MoneyMaker::start(&config, &mut chance, &mut game_core::Log::off());
        let public = game.public(&config);
        let owner = public.tally.gift_to.expect("someone has it");
        assert!(public.banks[owner].cards.has(card::BAKERY) && public.deck_left == 33);
        game.audit(&config).expect("everything is there");
        let mut readings = Vec::new();
        game.gauges(&config, &mut readings);
        assert!(readings.iter().any(|reading| reading.gauge == "gift_leads" && reading.value == 1.0));
        owners.insert(owner);
    }
    assert_eq!(owners, SeatSet::all(3), "a lot decides");
    let error = MoneyMaker::config(&Setup { gift: Some(36), ..Setup::default() }, 3).expect_err("36 cards");
    assert_eq!(error.option, "gift");
    let setup = BeginnerSetup { gift: Some(card::BAKERY), ..BeginnerSetup::default() };
    let config = MoneyMakerBeginner::config(&setup, 2).expect("sound");
    let game =
        MoneyMakerBeginner::start(&config, &mut game_core::Chance::fast(1), &mut game_core::Log::off());
    assert!(game.public(&config).tally.gift_to.is_some());
}

#[test]
fn gold_may_be_the_gift_or_be_taken_for_it() {
    let starts = |setup: &Setup| {
        let config = MoneyMaker::config(setup, 3).expect("sound");
        let game = MoneyMaker::start(&config, &mut game_core::Chance::fast(5), &mut game_core::Log::off());
        game.audit(&config).expect("everything is there");
        let public = game.public(&config);
        let lucky = public.tally.gift_to.expect("someone has it");
        let (own, others): (Vec<_>, Vec<_>) = public.banks.iter().partition(|(seat, _)| *seat == lucky);
        assert!(others.iter().all(|(_, bank)| bank.gold == 15 && bank.cards.is_empty()));
        (own[0].1.gold, own[0].1.cards.len(), public.gold_reserve)
    };
    let setup = Setup { gift_gold: 7, ..Setup::default() };
    assert_eq!((setup.house_rules(), starts(&setup)), (vec!["gift_gold"], (22, 0, 410 - 52)));
    let setup = Setup { gift: Some(card::BAKERY), gift_gold: -15, ..Setup::default() };
    assert_eq!(starts(&setup), (0, 1, 410 - 30));
    for gift_gold in [-16, 51] {
        let refused = MoneyMaker::config(&Setup { gift_gold, ..Setup::default() }, 3).expect_err("too much");
        assert_eq!(refused.option, "gift_gold");
    }
    let setup = BeginnerSetup { gift_gold: -15, ..BeginnerSetup::default() };
    let config = MoneyMakerBeginner::config(&setup, 2).expect("sound");
    let game =
        MoneyMakerBeginner::start(&config, &mut game_core::Chance::fast(1), &mut game_core::Log::off());
    assert_eq!(game.public(&config).gold_reserve, 410 - 15);
}

#[test]
fn a_part_of_a_payment_that_is_too_large_is_refused_and_never_cut() {
    let read = |gold: u32| serde_json::from_value::<Payment>(json!({ "gold": gold }));
    assert_eq!(read(65_535).map(|payment| payment.total()).ok(), Some(65_535));
    let refused = read(65_536 + 5).expect_err("nobody can have so much").to_string();
    assert!(refused.contains("65541 of gold"), "{refused}");
    assert_eq!(Payment::of_parts([(Element::Gold, 65_536 + 5)]), None);
}
