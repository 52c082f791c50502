//! The Beginner's Game: its own short manual, rulings B1 to B5.

use game_core::{Bag, Chance, Game, IdSet, Log, Observed, SeatSet};
use money_maker::{Action, BeginnerEnding, BeginnerSetup, Event, Good, MoneyMakerBeginner, Phase, Rule, Why};

use crate::desk::{A, B, Desk, card, roll};

const P: Good = Good::Production;
const K: Good = Good::Consumer;

#[test]
fn b1_a_lot_decides_who_starts_or_the_host() {
    let config = MoneyMakerBeginner::config(&BeginnerSetup::default(), 3).expect("sound");
    let starts = |seed| {
        let game = MoneyMakerBeginner::start(&config, &mut Chance::fast(seed), &mut Log::off());
        game.awaited(&config).seats
    };
    assert_eq!((0..40).fold(SeatSet::NONE, |seen, seed| seen.or(starts(seed))), SeatSet::all(3));
    let chosen = BeginnerSetup { first: Some(B), ..BeginnerSetup::default() };
    let desk = Desk::<MoneyMakerBeginner>::start(&chosen, 3);
    assert_eq!(desk.waited_for(), SeatSet::only(B));
}

#[test]
fn p1_setting_up_two_cards_open_and_one_drawn_fifteen_gold_each() {
    let desk = Desk::<MoneyMakerBeginner>::start(&BeginnerSetup::default(), 4);
    let public = desk.state.public(&desk.config);
    assert_eq!((public.open.len(), public.deck_left), (3, 33), "B5: the whole deck is used");
    assert_eq!((public.banks[A].gold, public.gold_reserve), (15, 350));
    assert_eq!((public.production.goods, public.production.reserve), (32, 28));
}

#[test]
fn p2_fig_1_the_textile_producer_costs_5() {
    let mut desk = Desk::beginner(2);
    desk.market(P, 25)
        .open(&[card::TEXTILE_PRODUCER])
        .act(A, Action::OpenAuction { card: card::TEXTILE_PRODUCER.into() });
    desk.all_decline(5);
    assert_eq!((desk.position().gold(A), desk.config.buying_price(desk.position().market(P))), (10, 3));
}

#[test]
fn b2_gold_only_and_a_bid_is_at_most_the_bidders_gold() {
    let mut desk = Desk::beginner(3);
    desk.gold(A, 2);
    let dear = Action::OpenAuction { card: card::MILL.into() };
    desk.refused(A, &dear, Rule::Mm2Open, Why::CannotPay { needed: 3, has: 2 });
    desk.gold(A, 15).gold(B, 9).act(A, Action::OpenAuction { card: card::MILL.into() });
    desk.refused(B, &Action::Bid { answers: 3, amount: 10 }, Rule::Mm2Bid, Why::BidTooHigh { limit: 9 });
    desk.act(B, Action::Bid { answers: 3, amount: 9 }).all_decline(9);
    assert_eq!((desk.position().gold(B), desk.phase()), (0, Phase::Invest { player: A }));
    desk.refused(A, &Action::PayOff { block: 0.into() }, Rule::MmAlternative, Why::NotInThisGame);
    desk.refused(A, &Action::BuyActionCard, Rule::Mm4ActionCard, Why::NotInThisGame);
}

#[test]
fn p3_fig_2_and_4_buying_and_selling_one_and_two_for_three() {
    let mut desk = Desk::beginner(2);
    desk.market(P, 29).step("trade").act(A, Action::Buy { good: P, count: 2 });
    assert_eq!((desk.position().gold(A), desk.position().goods(A, P)), (12, 2));
    desk.act(A, Action::Sell { good: P, count: 2 });
    assert_eq!(desk.position().gold(A), 15);
    desk.refused(A, &Action::Buy { good: P, count: 3 }, Rule::Mm3Buy, Why::LimitReached { limit: 4 });
    desk.market(K, 0);
    desk.refused(A, &Action::Buy { good: K, count: 2 }, Rule::Mm3Buy, Why::CannotPay { needed: 18, has: 15 });
    desk.act(A, Action::Buy { good: K, count: 1 });
    assert_eq!(desk.position().gold(A), 6, "nine when the market is empty");
}

#[test]
fn p3_fig_3_guilds_and_trading_cards_work_as_in_the_full_game() {
    let mut desk = Desk::beginner(2);
    desk.owns(A, &[card::GRAIN_FIELD, card::MILL, card::PORT_MARKET]).step("trade");
    desk.act(A, Action::Produce { cards: IdSet::new(Bag::of([card::GRAIN_FIELD, card::MILL])) });
    desk.act(A, Action::Convert { card: card::PORT_MARKET.into(), into: P });
    assert_eq!((desk.position().goods(A, K), desk.position().goods(A, P)), (2, 3));
}

#[test]
fn p4_fig_5_ten_moves_or_removes_one_and_twenty_two() {
    for (draw, production, consumer, chip) in [
        (roll::RED_10, 31, 32, 0),
        (roll::RED_20, 30, 32, 0),
        (roll::GREEN_10, 32, 31, 0),
        (roll::GREEN_20, 32, 30, 0),
        (roll::BLUE_10, 32, 32, 1),
        (roll::BLUE_20, 32, 32, 2),
    ] {
        let mut desk = Desk::beginner(2);
        desk.roll(&[draw, roll::CARD]);
        let public = desk.state.public(&desk.config);
        assert_eq!(
            (public.production.goods, public.consumer.goods, public.chip),
            (production, consumer, chip)
        );
    }
}

#[test]
fn b2_a_bank_run_refills_both_markets_by_five_as_far_as_slots_and_reserve_allow() {
    let mut desk = Desk::beginner(2);
    desk.chip(2).market(P, 20).market(K, 30).roll(&[roll::BLUE_20, roll::CARD]);
    desk.expect_told(Rule::MmTrack, &Event::ChipMoved { steps: 1, left: 0 });
    desk.expect_told(Rule::MmBeginnerRun, &Event::MarketRefilled { good: P, amount: 5 });
    desk.expect_told(Rule::MmBeginnerRun, &Event::MarketRefilled { good: K, amount: 2 });
    assert_eq!((desk.position().market(P), desk.position().market(K)), (25, 32));
    let mut desk = Desk::beginner(2);
    desk.market(P, 20).goods(B, P, 37).chip(2);
    assert_eq!(desk.position().reserve(P), 3);
    desk.roll(&[roll::BLUE_10, roll::CARD]);
    assert_eq!((desk.position().market(P), desk.position().reserve(P)), (23, 0));
}

#[test]
fn b2_b4_the_third_run_refills_too_then_scores() {
    let mut desk = Desk::beginner(2);
    desk.chip(2).runs(2).market(P, 20).owns(A, &[card::MILL]).roll(&[roll::BLUE_10]);
    assert_eq!(desk.state.ending(), Some(BeginnerEnding::BankRuns));
    // After the refill production goods cost 2: three of them.
    assert_eq!((desk.config.buying_price(25), desk.score(A)), (2, 15 + 6));
}

#[test]
fn b3_a_sale_is_limited_to_what_the_reserve_can_pay() {
    let mut desk = Desk::beginner(2);
    desk.goods(A, P, 3).step("trade").reserve_gold(2, B);
    let three = Action::Sell { good: P, count: 3 };
    desk.refused(A, &three, Rule::Mm3Sell, Why::ReserveTooSmall { has: 2 });
    desk.act(A, Action::Sell { good: P, count: 2 });
    assert_eq!((desk.position().gold(A), desk.phase()), (17, Phase::Trade { player: A }));
}

#[test]
fn b4_the_score_is_gold_goods_and_cards() {
    let mut desk = Desk::beginner(2);
    desk.owns(A, &[card::BAKERY]).goods(A, P, 4);
    let lines: Vec<_> =
        desk.state.score_lines(&desk.config).into_iter().filter(|line| line.seat == A).collect();
    let points: Vec<_> = lines.iter().map(|line| (line.label.as_ref(), line.points)).collect();
    assert_eq!(points, [("gold", 15), ("goods", 4), ("investments", 2)]);
}

#[test]
fn b4_ten_cards_or_no_card_to_draw_end_the_game() {
    let mut desk = Desk::beginner(2);
    desk.owns(A, &[20, 21, 22, 23, 24, 25, 26, 27, 28])
        .act(A, Action::OpenAuction { card: card::MILL.into() })
        .all_decline(3);
    assert_eq!(desk.state.ending(), Some(BeginnerEnding::HandFull));
    let mut desk = Desk::beginner(2);
    desk.edit(|state| {
        state["gone"] = state["deck"].clone();
        state["deck"] = serde_json::json!([]);
    });
    desk.roll(&[roll::GREEN_10]);
    assert_eq!(desk.state.ending(), Some(BeginnerEnding::DeckEmpty));
}

#[test]
fn p4_fig_6_a_full_row_moves_the_chip_one_and_can_start_a_run() {
    let mut desk = Desk::beginner(2);
    desk.open(&[20, 21]).chip(2).roll(&[roll::RED_10]);
    desk.expect_told(Rule::Mm1FullRow, &Event::RowFull { seat: B });
    assert_eq!((desk.state.public(&desk.config).runs, desk.phase()), (1, Phase::Invest { player: B }));
}
