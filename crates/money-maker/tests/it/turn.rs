//! Steps 1 to 4 and paying: pages 7 to 10 of the manual, rulings R1 to R4, R7 and R17.

use game_core::auction::OutcryRefusal;
use game_core::testing::ToldIn;
use game_core::{Bag, Game, IdSet, SeatSet};
use money_maker::{Action, ActionCardId, Event, Good, Phase, Rule, Why};

use crate::desk::{A, B, C, Desk, card, credit, gold, roll, with_held};

const P: Good = Good::Production;
const K: Good = Good::Consumer;

#[test]
fn p7_r17_the_first_turn_goes_to_the_highest_bidder_who_pays_in_gold_or_credit() {
    let mut desk = Desk::<money_maker::MoneyMaker>::start(&money_maker::Setup::default(), 3);
    desk.refused(
        B,
        &Action::Bid { answers: 0, amount: 0 },
        Rule::Mm2Bid,
        Why::Bid { refusal: OutcryRefusal::TooLow { minimum: 1 } },
    );
    desk.act(B, Action::Bid { answers: 0, amount: 2 })
        .act(C, Action::Bid { answers: 2, amount: 3 })
        .all_decline(3);
    desk.act_with(C, credit(&[2], 1), &[roll::CARD]);
    assert_eq!((desk.position().gold(C), desk.position().on_block(C, 0)), (14, 2));
    assert_eq!(desk.phase(), Phase::Invest { player: C });
}

/// Setting up: two investment cards lie open before the first turn.
#[test]
fn set_up_opens_two_investment_cards() {
    let desk = Desk::<money_maker::MoneyMaker>::start(&money_maker::Setup::default(), 2);
    let opened: Vec<u8> =
        desk.told.iter().filter(|told| told.rule == Rule::MmSetup).filter_map(card_opened).collect();
    let mut open: Vec<u8> = desk.state.public(&desk.config).open.iter().map(|open| open.card).collect();
    open.sort_unstable_by_key(|card| opened.iter().position(|other| other == card));
    assert_eq!((opened.len(), &opened), (2, &open));
}

fn card_opened(told: &ToldIn<money_maker::MoneyMaker>) -> Option<u8> {
    match told.event {
        Event::CardOpened { card } => Some(card),
        _ => None,
    }
}

/// Step 1: a turn begins with a new card on the table.
#[test]
fn p8_step_1_opens_a_new_card_at_the_start_of_every_turn() {
    let mut desk = Desk::full(2);
    desk.roll(&[roll::GREEN_10, roll::WINDMILL, roll::CARD]);
    desk.expect_told(Rule::MmTurn, &Event::TurnBegan { seat: B, number: 2 });
    desk.expect_told(Rule::Mm1Draw, &Event::CardOpened { card: card::FARM });
    assert_eq!(desk.state.public(&desk.config).open.len(), 4);
}

#[test]
fn r17_if_nobody_bids_a_lot_decides() {
    let mut desk = Desk::<money_maker::MoneyMaker>::start(&money_maker::Setup::default(), 2);
    desk.act(A, Action::Decline { answers: 0 });
    desk.act_with(B, Action::Decline { answers: 0 }, &[("first_player", 1), roll::CARD]);
    desk.expect_told(Rule::MmFirstTurn, &Event::FirstTurnByLot { seat: B });
}

#[test]
fn p7_fig_4a_ring_one_is_undivided_and_ring_five_has_five_blocks() {
    let mut desk = Desk::full(2);
    desk.ring(A, 5).step("trade").market(P, 27).act(A, Action::Buy { good: P, count: 2 });
    desk.refused(A, credit(&[0, 0, 0, 0, 0, 5], 0), Rule::MmPay, Why::NoSuchBlock { block: 5, blocks: 5 });
    desk.act(A, credit(&[1, 1, 1, 1, 0], 0));
    assert_eq!((0..5).map(|block| desk.position().on_block(A, block)).collect::<Vec<_>>(), [1, 1, 1, 1, 0]);
    let mut desk = Desk::full(2);
    desk.step("trade").act(A, Action::Buy { good: P, count: 3 });
    desk.refused(A, credit(&[2, 1], 0), Rule::MmPay, Why::NoSuchBlock { block: 1, blocks: 1 });
    desk.act(A, credit(&[3], 0));
    assert_eq!(desk.position().on_block(A, 0), 3);
}

#[test]
fn r4_a_payment_is_any_mix_that_adds_up_exactly() {
    let mut desk = Desk::full(3);
    desk.ring(A, 2).ring(B, 2).held(A, B, 4).step("close").act(A, Action::BuyActionCard);
    assert_eq!(desk.phase(), Phase::Payment { payer: A, due: 10, purpose: money_maker::Purpose::ActionCard });
    desk.refused(A, gold(9), Rule::MmPay, Why::WrongSum { given: 9, needed: 10 });
    desk.refused(A, gold(16), Rule::MmPay, Why::NotThere { needed: 16, has: 15 });
    desk.refused(A, with_held(B, &[5], 5), Rule::MmPay, Why::NotThere { needed: 5, has: 4 });
    desk.refused(A, with_held(C, &[1], 9), Rule::MmPay, Why::Unusable { issuer: C });
    desk.refused(B, gold(10), Rule::MmTurn, Why::NotAsked);
    let mut parts = money_maker::Payment { gold: 3, ..Default::default() };
    (parts.own[0], parts.own[1], parts.held[1][0], parts.held[1][1]) = (1, 2, 3, 1);
    desk.act_with(A, Action::Pay { parts }, &[("action", 0)]);
    let state = desk.position();
    assert_eq!((state.gold(A), state.on_block(A, 0), state.on_block(A, 1)), (12, 1, 2));
    assert_eq!(
        (state.on_block(B, 0), state.on_block(B, 1), state.held(A, B)),
        (3, 1, 0),
        "in the issuer's ring, by the payer"
    );
}

#[test]
fn r4_credit_of_a_prisoner_waits_in_the_vault() {
    let mut desk = Desk::full(3);
    desk.credit(B, 0, 5).ring(B, 0).held(A, B, 10).step("close").act(A, Action::BuyActionCard);
    desk.refused(A, with_held(B, &[10], 0), Rule::MmPay, Why::Unusable { issuer: B });
    assert_eq!(desk.position().balance_sheet(&desk.config, A).others_credit, 10, "and scores at face");
}

#[test]
fn p8_fig_4b_the_textile_producer_costs_5_one_from_scale_2_and_one_from_3() {
    let mut desk = Desk::full(2);
    desk.market(P, 25).open(&[card::TEXTILE_PRODUCER]);
    assert_eq!(desk.position().opening_price(&desk.config, card::TEXTILE_PRODUCER), 5);
    desk.act(A, Action::OpenAuction { card: card::TEXTILE_PRODUCER.into() }).all_decline(5);
    desk.act(A, gold(5));
    assert_eq!(desk.config.buying_price(desk.position().market(P)), 3, "from a cost of 2 to 3 a piece");
}

#[test]
fn in_short_a_card_of_five_goods_costs_6_with_a_full_market() {
    let desk = Desk::full(2);
    assert_eq!(
        desk.position().opening_price(&desk.config, card::GRAIN_FIELD),
        6,
        "four from scale 1 and one from 2"
    );
}

#[test]
fn r2_missing_goods_count_nine_each_and_only_goods_in_the_market_are_discarded() {
    let mut desk = Desk::full(2);
    desk.market(P, 2).act(A, Action::OpenAuction { card: card::GRAIN_FIELD.into() });
    assert_eq!(desk.phase(), Phase::Auction { card: card::GRAIN_FIELD, high: 8 + 8 + 27, leader: Some(A) });
    assert_eq!(desk.position().market(P), 2, "goods leave after the auction");
    desk.act(B, Action::Bid { answers: 43, amount: 50 }).all_decline(50);
    let before = desk.position().reserve(P);
    desk.act(B, credit(&[50], 0));
    assert_eq!((desk.position().market(P), desk.position().reserve(P)), (0, before + 2), "whoever won");
}

#[test]
fn r3_the_opener_is_bound_and_others_overbid_until_all_have_declined() {
    let mut desk = Desk::full(3);
    desk.act(A, Action::OpenAuction { card: card::MILL.into() });
    let lead = Why::Bid { refusal: OutcryRefusal::YouLead };
    desk.refused(A, &Action::Decline { answers: 3 }, Rule::Mm2Bid, lead);
    desk.act(C, Action::Decline { answers: 3 }).act(B, Action::Bid { answers: 3, amount: 4 });
    desk.refused(
        C,
        &Action::Bid { answers: 3, amount: 5 },
        Rule::Mm2Bid,
        Why::Bid { refusal: OutcryRefusal::BidMovedOn { high: 4 } },
    );
    desk.refused(C, &Action::Bid { answers: 4, amount: 1000 }, Rule::Mm2Bid, Why::BidTooHigh { limit: 999 });
    desk.act(C, Action::Bid { answers: 4, amount: 40 });
    assert_eq!(
        desk.waited_for(),
        SeatSet::only(A).with(B),
        "who declined may bid again, and more than it owns"
    );
    desk.all_decline(40).act(C, credit(&[40], 0));
    desk.expect_told(Rule::Mm2Win, &Event::CardTaken { seat: C, card: card::MILL });
}

#[test]
fn r3_a_standing_order_raises_by_one_and_stays_secret() {
    let mut desk = Desk::full(2);
    desk.act(A, Action::OpenAuction { card: card::MILL.into() }).act(A, Action::Ceiling { limit: 9 });
    desk.expect_told_only(SeatSet::only(A), Rule::Mm2Bid, &Event::CeilingSet { limit: 9 });
    desk.act(B, Action::Bid { answers: 3, amount: 6 });
    assert_eq!(desk.phase(), Phase::Auction { card: card::MILL, high: 7, leader: Some(A) });
}

#[test]
fn p8_after_losing_one_may_open_the_next_and_after_winning_none() {
    let mut desk = Desk::full(2);
    desk.act(A, Action::OpenAuction { card: card::MILL.into() })
        .act(B, Action::Bid { answers: 3, amount: 4 })
        .all_decline(4);
    desk.act(B, gold(4))
        .act(A, Action::OpenAuction { card: card::HOUSE.into() })
        .all_decline(5)
        .act(A, gold(5));
    desk.refused(A, &Action::OpenAuction { card: card::GRAIN_FIELD.into() }, Rule::Mm2Open, Why::WrongStep);
    desk.refused(A, &Action::OpenAuction { card: card::MILL.into() }, Rule::Mm2Open, Why::WrongStep);
    let goods = desk.position().goods(A, P);
    desk.act(A, Action::Produce { cards: IdSet::new(Bag::of([card::HOUSE])) });
    assert_eq!(desk.position().goods(A, P), goods + 1, "a card won in step 2 produces in the same turn");
}

#[test]
fn p9_fig_5_buying_one_from_scale_1_and_one_from_scale_2_costs_3() {
    let mut desk = Desk::full(2);
    desk.market(P, 29).step("trade").act(A, Action::Buy { good: P, count: 2 }).act(A, gold(3));
    desk.expect_told(Rule::Mm3Buy, &Event::Bought { seat: A, good: P, count: 2, price: 3 });
    assert_eq!(
        (desk.position().market(P), desk.position().goods(A, P), desk.position().gold(A)),
        (27, 2, 12)
    );
}

#[test]
fn p9_fig_7_r1_selling_fills_the_dearest_empty_slot_first_and_earns_3() {
    let mut desk = Desk::full(2);
    desk.market(P, 27).goods(A, P, 2).step("trade").act(A, Action::Sell { good: P, count: 2 });
    desk.expect_told(Rule::Mm3Sell, &Event::Sold { seat: A, good: P, count: 2, price: 3 });
    assert_eq!((desk.position().market(P), desk.position().gold(A)), (29, 18));
    let mut desk = Desk::full(2);
    desk.market(P, 27).goods(A, P, 1).step("trade").act(A, Action::Sell { good: P, count: 1 });
    desk.expect_told(Rule::Mm3Sell, &Event::Sold { seat: A, good: P, count: 1, price: 2 });
}

#[test]
fn p9_r1_four_goods_a_market_and_turn_purchases_at_nine_included() {
    let mut desk = Desk::full(2);
    desk.market(K, 1).step("trade").act(A, Action::Buy { good: K, count: 2 }).act(A, credit(&[17], 0));
    desk.expect_told(Rule::Mm3Buy, &Event::Bought { seat: A, good: K, count: 2, price: 8 + 9 });
    desk.refused(A, &Action::Buy { good: K, count: 3 }, Rule::Mm3Buy, Why::LimitReached { limit: 4 });
    desk.act(A, Action::Buy { good: K, count: 2 }).act(A, credit(&[18], 0));
    desk.act(A, Action::Buy { good: P, count: 4 }).act(A, gold(4));
    assert_eq!((desk.position().goods(A, K), desk.position().goods(A, P)), (4, 4), "eight in all");
}

#[test]
fn p9_a_full_market_pays_1_and_the_good_goes_to_the_reserve() {
    let mut desk = Desk::full(2);
    desk.goods(A, P, 2).step("trade");
    let reserve = desk.position().reserve(P);
    desk.act(A, Action::Sell { good: P, count: 2 });
    assert_eq!(
        (desk.position().market(P), desk.position().reserve(P), desk.position().gold(A)),
        (32, reserve + 2, 17)
    );
}

#[test]
fn p9_fig_6_two_cards_of_a_guild_produce_one_more_each() {
    let mut desk = Desk::full(2);
    desk.owns(A, &[card::GRAIN_FIELD, card::MILL, card::HOUSE]).step("trade");
    desk.act(A, Action::Produce { cards: IdSet::new(Bag::of([card::GRAIN_FIELD, card::MILL, card::HOUSE])) });
    assert_eq!((desk.position().goods(A, K), desk.position().goods(A, P)), (3 + 2, 1));
    let again = Action::Produce { cards: IdSet::new(Bag::of([card::MILL])) };
    desk.refused(A, &again, Rule::Mm3Produce, Why::AlreadyProduced { card: card::MILL });
}

#[test]
fn p9_trading_cards_convert_exactly_their_number_in_either_direction_once_a_turn() {
    for (into, from) in [(P, K), (K, P)] {
        let mut desk = Desk::full(2);
        desk.owns(A, &[card::PORT_MARKET]).goods(A, from, 2).step("trade");
        let convert = Action::Convert { card: card::PORT_MARKET.into(), into };
        desk.refused(A, &convert, Rule::Mm3Convert, Why::NotEnoughGoods { good: from, needed: 3, has: 2 });
        desk.goods(A, from, 4).act(A, convert.clone());
        assert_eq!((desk.position().goods(A, into), desk.position().goods(A, from)), (3, 1));
        desk.refused(A, &convert, Rule::Mm3Convert, Why::AlreadyProduced { card: card::PORT_MARKET });
    }
}

#[test]
fn p9_a_guild_gives_trading_cards_one_more_of_the_selected_output() {
    let mut desk = Desk::full(2);
    desk.owns(A, &[card::PORT_MARKET, card::MERCHANT_VESSEL]).goods(A, P, 4).step("trade");
    desk.act(A, Action::Convert { card: card::MERCHANT_VESSEL.into(), into: K });
    assert_eq!((desk.position().goods(A, K), desk.position().goods(A, P)), (5, 0));
}

#[test]
fn r7_what_the_natural_reserve_lacks_is_not_produced_and_a_trade_needs_its_full_number() {
    let mut desk = Desk::full(2);
    desk.goods(B, K, 27)
        .owns(A, &[card::GRAIN_FIELD, card::FARM, card::PORT_MARKET])
        .goods(A, P, 3)
        .step("trade");
    let convert = Action::Convert { card: card::PORT_MARKET.into(), into: K };
    desk.refused(A, &convert, Rule::Mm3Convert, Why::NotThere { needed: 3, has: 1 });
    desk.act(A, Action::Produce { cards: IdSet::new(Bag::of([card::GRAIN_FIELD, card::FARM])) });
    assert_eq!((desk.position().goods(A, K), desk.position().reserve(K)), (1, 0));
}

#[test]
fn p9_step_3_goes_in_any_order_and_a_card_must_be_ones_own() {
    let mut desk = Desk::full(2);
    desk.owns(A, &[card::HOUSE]).owns(B, &[card::MILL]).goods(A, P, 1).step("trade");
    let others = Action::Produce { cards: IdSet::new(Bag::of([card::MILL])) };
    desk.refused(A, &others, Rule::Mm3Produce, Why::NotYourCard { card: card::MILL });
    desk.act(A, Action::Sell { good: P, count: 1 });
    desk.act(A, Action::Produce { cards: IdSet::new(Bag::of([card::HOUSE])) });
    desk.act(A, Action::Buy { good: K, count: 1 }).act(A, gold(1)).act(A, Action::Sell { good: P, count: 1 });
    assert_eq!(desk.phase(), Phase::Trade { player: A });
}

#[test]
fn p10_one_action_card_a_turn_for_ten_playable_at_once() {
    let mut desk = Desk::full(2);
    desk.step("close").act(A, Action::BuyActionCard).act_with(
        A,
        gold(10),
        &[("action", u32::from(card::CHARTER))],
    );
    desk.expect_told_only(
        SeatSet::only(A),
        Rule::Mm4ActionCard,
        &Event::ActionCardDrawn { card: card::CHARTER },
    );
    desk.refused(A, &Action::BuyActionCard, Rule::Mm4ActionCard, Why::LimitReached { limit: 1 });
    desk.act(A, Action::Play { card: ActionCardId(card::CHARTER), on: None });
    assert_eq!(desk.position().ring(A), 2);
}

#[test]
fn p10_used_action_cards_are_shuffled_when_the_deck_is_empty() {
    let mut desk = Desk::full(2);
    desk.edit(|state| {
        state["action_discards"] = state["action_deck"].clone();
        state["action_deck"] = serde_json::json!([]);
    });
    desk.step("close").act(A, Action::BuyActionCard).act_with(A, gold(10), &[("action", 3)]);
    desk.expect_told(Rule::Mm4ActionCard, &Event::ActionCardsReshuffled);
}

#[test]
fn p11_fig_11_with_five_open_cards_none_is_drawn_and_the_chip_moves_one() {
    let mut desk = Desk::full(2);
    desk.open(&[20, 21]).roll(&[roll::GREEN_10, roll::WINDMILL]);
    desk.expect_told(Rule::Mm1FullRow, &Event::RowFull { seat: B });
    desk.expect_told(Rule::MmTrack, &Event::ChipMoved { steps: 1, left: 4 });
    assert!(!desk.told.iter().any(|told| matches!(told.event, Event::CardOpened { .. })));
}

#[test]
fn p12_the_alternative_step_replaces_steps_2_and_3_and_may_promote() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 10).act(A, Action::PayOff { block: 0.into() });
    desk.expect_told(Rule::MmPromotion, &Event::Promoted { seat: A, ring: 2, paid: 10 });
    assert_eq!((desk.position().gold(A), desk.position().on_board(A)), (5, 0));
    assert_eq!(desk.phase(), Phase::Close { player: A }, "no production");
}

#[test]
fn p12_the_alternative_step_takes_the_whole_block_without_own_credit() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 16);
    desk.refused(
        A,
        &Action::PayOff { block: 0.into() },
        Rule::MmAlternative,
        Why::CannotPay { needed: 16, has: 15 },
    );
    desk.held(A, B, 4).act(A, Action::PayOff { block: 0.into() });
    desk.refused(A, credit(&[1], 15), Rule::MmPay, Why::CannotIssue);
    desk.act(A, with_held(B, &[4], 12));
    assert_eq!(
        (desk.position().gold(A), desk.position().on_block(B, 0), desk.position().on_board(A)),
        (3, 4, 0)
    );
}

#[test]
fn p12_opening_an_auction_forfeits_the_alternative_step() {
    let mut desk = Desk::full(2);
    desk.credit(A, 0, 10).act(A, Action::OpenAuction { card: card::MILL.into() });
    desk.act(B, Action::Bid { answers: 3, amount: 4 }).all_decline(4).act(B, gold(4));
    desk.refused(A, &Action::PayOff { block: 0.into() }, Rule::MmAlternative, Why::AuctionOpened);
}

#[test]
fn p14_a_single_pay_off_of_thirty_jumps_from_one_to_three_and_redistributes() {
    let mut desk = Desk::full(2);
    desk.ring(A, 2).ring(A, 1).gold(A, 40).credit(A, 0, 30).act(A, Action::PayOff { block: 0.into() });
    desk.expect_told(Rule::MmPromotion, &Event::Promoted { seat: A, ring: 3, paid: 30 });
    let mut desk = Desk::full(2);
    desk.ring(A, 2).gold(A, 40).credit(A, 0, 20).credit(A, 1, 7).act(A, Action::PayOff { block: 0.into() });
    assert_eq!(desk.phase(), Phase::Place { banks: SeatSet::only(A) });
    desk.refused(A, crate::desk::place(&[3, 3]), Rule::MmPlace, Why::WrongSum { given: 6, needed: 7 });
    desk.act(A, crate::desk::place(&[3, 3, 1]));
    assert_eq!(desk.position().on_block(A, 2), 1);
}
