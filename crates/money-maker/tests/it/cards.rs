//! The action cards: each does something (state before and after), at the right time, and only then.

use game_core::{Bag, Game, IdSet, SeatSet};
use money_maker::{
    Action, ActionCardId, BlankCheque, BlockId, CardId, Cause, Effect, Event, FaceId, Good, MoneyMaker,
    Phase, Rule, Setup, Target, Why,
};

use crate::desk::{A, B, C, Desk, card, credit, gold, place, roll};

/// Plays a card and proves that it changed more than the hand and the discards.
fn play_and_compare(desk: &mut Desk<MoneyMaker>, action: Action, draws: &[(&str, u32)]) {
    let without_cards = |desk: &Desk<MoneyMaker>| {
        let mut json = serde_json::to_value(&desk.state).expect("a state is JSON");
        json["hands"] = serde_json::Value::Null;
        json["action_discards"] = serde_json::Value::Null;
        json
    };
    let before = without_cards(desk);
    desk.act_with(A, action, draws);
    assert_ne!(before, without_cards(desk), "the card did nothing");
}

#[test]
fn debt_jubilee_takes_every_vote_at_once_prisoners_included() {
    let mut desk = Desk::full(3);
    desk.hand(B, &[card::JUBILEE]).credit(A, 0, 9).credit(C, 0, 4).ring(C, 0).held(B, A, 3);
    desk.act(B, Action::Play { card: ActionCardId(card::JUBILEE), on: None });
    assert_eq!((desk.phase(), desk.waited_for()), (Phase::Vote { voted: SeatSet::NONE }, SeatSet::all(3)));
    desk.act(C, Action::Vote { yes: true }).act(B, Action::Vote { yes: true });
    let seen = serde_json::to_string(&desk.state.view(&desk.config, Some(A))).expect("a view is JSON");
    assert!(seen.contains(r#""yes":[]"#), "votes are revealed together");
    desk.act(A, Action::Vote { yes: true });
    desk.expect_told(Rule::MmCardJubilee, &Event::JubileeDeclared);
    let state = desk.position();
    assert_eq!((state.on_board(A), state.on_board(C), state.held(B, A)), (0, 0, 3), "vault credit stays");
    assert_eq!(state.ring(C), 1, "nothing owed: free");
}

#[test]
fn a_vote_may_be_replaced_until_the_last_one_is_in_and_nobody_hears_of_it() {
    let mut desk = Desk::full(3);
    desk.hand(A, &[card::JUBILEE])
        .credit(A, 0, 9)
        .act(A, Action::Play { card: ActionCardId(card::JUBILEE), on: None });
    desk.act(A, Action::Vote { yes: false }).act(B, Action::Vote { yes: true });
    let seen = |desk: &Desk<MoneyMaker>, seat| {
        serde_json::to_string(&desk.state.view(&desk.config, Some(seat))).expect("JSON")
    };
    let (of_a, of_b, of_c) = (seen(&desk, A), seen(&desk, B), seen(&desk, C));
    desk.act(A, Action::Vote { yes: true });
    assert_eq!(desk.told, vec![], "nothing is said");
    assert_eq!((seen(&desk, B), seen(&desk, C)), (of_b, of_c), "and nothing shows");
    assert_ne!(seen(&desk, A), of_a, "but to whoever voted");
    assert_eq!(desk.waited_for(), SeatSet::only(C));
    desk.act(B, Action::Vote { yes: false }).act(B, Action::Vote { yes: true });
    desk.act(C, Action::Vote { yes: true });
    desk.expect_told(Rule::MmCardJubilee, &Event::JubileeDeclared);
    desk.refused(A, &Action::Vote { yes: false }, Rule::MmTurn, Why::NotAsked);
}

#[test]
fn debt_jubilee_fails_with_one_voice_against_and_is_discarded() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::JUBILEE])
        .credit(A, 0, 9)
        .act(A, Action::Play { card: ActionCardId(card::JUBILEE), on: None });
    desk.act(A, Action::Vote { yes: true }).act(B, Action::Vote { yes: false });
    desk.expect_told(Rule::MmCardJubilee, &Event::JubileeFailed { against: SeatSet::only(B) });
    assert_eq!(desk.position().on_board(A), 9);
    desk.refused(
        A,
        &Action::Play { card: ActionCardId(card::JUBILEE), on: None },
        Rule::Mm4Play,
        Why::NotYourCard { card: card::JUBILEE },
    );
}

#[test]
fn debt_jubilee_in_negotiation_voids_called_credit() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::JUBILEE, card::RUMOUR]).credit(A, 0, 40).chip(4);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP])
        .act(A, Action::Ready);
    assert_eq!(desk.position().called(A), 25);
    desk.act(A, Action::Play { card: ActionCardId(card::JUBILEE), on: None })
        .act(A, Action::Vote { yes: true })
        .act(B, Action::Vote { yes: true });
    desk.expect_told(Rule::MmRunDeals, &Event::Rescued { seat: A });
    assert_eq!((desk.position().called(A), desk.position().ring(A)), (0, 2), "the 15 paid count");
}

#[test]
fn deposit_guarantee_keeps_one_hit_block_from_being_called() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::GUARANTEE, card::RUMOUR]).ring(A, 2).credit(A, 0, 30).credit(A, 1, 5).chip(4);
    let guarantee =
        |block| Action::Play { card: ActionCardId(card::GUARANTEE), on: Some(Target::Block(BlockId(block))) };
    desk.refused(A, guarantee(0), Rule::MmCardGuarantee, Why::NotNow);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::WINDMILL]);
    assert_eq!(desk.phase(), Phase::RunWindow { number: 1 }, "all who hold cards are asked");
    desk.refused(A, guarantee(1), Rule::MmCardGuarantee, Why::NoEffect);
    play_and_compare(&mut desk, guarantee(0), &[]);
    desk.expect_told(Rule::MmCardGuarantee, &Event::BlockGuaranteed { seat: A, block: 0, amount: 30 });
    assert_eq!(
        (desk.position().on_block(A, 0), desk.position().gold(A), desk.position().ring(A)),
        (30, 15, 2)
    );
}

#[test]
fn rumour_moves_the_chip_two_and_may_start_a_run() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::RUMOUR, 5]);
    play_and_compare(&mut desk, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[]);
    desk.expect_told(Rule::MmCardRumour, &Event::ActionCardPlayed { seat: A, card: card::RUMOUR });
    desk.expect_told(Rule::MmTrack, &Event::ChipMoved { steps: 2, left: 3 });
    desk.chip(4).act_with(A, Action::Play { card: ActionCardId(5), on: None }, &[roll::SHIP]);
    desk.expect_told(Rule::MmTrack, &Event::RunBegan { number: 1, cause: Cause::ActionCard });
}

#[test]
fn reassurance_moves_the_chip_back_once_per_chip_in_anyones_turn() {
    let mut desk = Desk::full(2);
    desk.hand(B, &[card::REASSURANCE, 7]).chip(1);
    let back = |card, steps| Action::Play { card: ActionCardId(card), on: Some(Target::Steps(steps)) };
    desk.refused(B, back(6, 2), Rule::MmCardReassurance, Why::NoEffect);
    desk.chip(3).act(B, back(6, 2));
    desk.expect_told(Rule::MmCardReassurance, &Event::ChipMovedBack { steps: 2, left: 4 });
    desk.refused(B, back(7, 1), Rule::MmCardReassurance, Why::AlreadyDone);
}

#[test]
fn overtime_lets_a_card_that_has_produced_produce_again() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::OVERTIME, 9])
        .owns(A, &[card::HOUSE, card::PORT_MARKET])
        .goods(A, Good::Consumer, 6)
        .step("trade");
    let again =
        Action::Play { card: ActionCardId(card::OVERTIME), on: Some(Target::Company(CardId(card::HOUSE))) };
    desk.refused(A, &again, Rule::MmCardOvertime, Why::NoEffect);
    desk.act(A, Action::Produce { cards: IdSet::new(Bag::of([card::HOUSE])) });
    play_and_compare(&mut desk, again, &[]);
    assert_eq!(desk.position().goods(A, Good::Production), 2);
    desk.act(A, Action::Convert { card: card::PORT_MARKET.into(), into: Good::Production });
    desk.act(
        A,
        Action::Play {
            card: ActionCardId(9),
            on: Some(Target::Trader { company: CardId(card::PORT_MARKET), into: Good::Production }),
        },
    );
    assert_eq!(desk.position().goods(A, Good::Production), 8);
}

#[test]
fn royal_charter_raises_one_ring_but_not_above_the_court() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::CHARTER]).ring(A, 6);
    desk.refused(
        A,
        &Action::Play { card: ActionCardId(card::CHARTER), on: None },
        Rule::MmCardCharter,
        Why::NoEffect,
    );
    desk.ring(A, 1).credit(A, 0, 5);
    play_and_compare(&mut desk, Action::Play { card: ActionCardId(card::CHARTER), on: None }, &[]);
    desk.act(A, place(&[2, 3]));
    assert_eq!((desk.position().ring(A), desk.position().on_block(A, 1)), (2, 3));
}

#[test]
fn refinancing_spreads_credit_anew_outside_a_run() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::REFINANCING]).credit(A, 0, 9);
    desk.refused(
        A,
        &Action::Play { card: ActionCardId(card::REFINANCING), on: None },
        Rule::MmCardRefinancing,
        Why::NoEffect,
    );
    desk.ring(A, 3);
    play_and_compare(&mut desk, Action::Play { card: ActionCardId(card::REFINANCING), on: None }, &[]);
    desk.act(A, place(&[3, 3, 3]));
    assert_eq!(desk.position().on_block(A, 2), 3);
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::REFINANCING, card::RUMOUR]).ring(A, 2).credit(A, 0, 9).chip(4);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    desk.refused(
        A,
        &Action::Play { card: ActionCardId(card::REFINANCING), on: None },
        Rule::MmCardRefinancing,
        Why::NotNow,
    );
}

#[test]
fn private_sale_takes_an_open_card_at_its_opening_price_as_the_turns_acquisition() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::PRIVATE_SALE]);
    let sale = Action::Play {
        card: ActionCardId(card::PRIVATE_SALE),
        on: Some(Target::Company(CardId(card::MILL))),
    };
    play_and_compare(&mut desk, sale, &[]);
    desk.expect_told(Rule::MmCardPrivateSale, &Event::ActionCardPlayed { seat: A, card: card::PRIVATE_SALE });
    desk.act(A, gold(3));
    assert_eq!((desk.position().gold(A), desk.position().market(Good::Production)), (12, 29));
    desk.refused(A, &Action::OpenAuction { card: card::HOUSE.into() }, Rule::Mm2Open, Why::WrongStep);
}

#[test]
fn warehouse_fire_discards_up_to_five_goods_of_one_market() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::FIRE]);
    let fire = |count| Action::Play {
        card: ActionCardId(card::FIRE),
        on: Some(Target::Goods { good: Good::Consumer, count }),
    };
    desk.refused(A, fire(6), Rule::MmCardFire, Why::NoEffect);
    play_and_compare(&mut desk, fire(5), &[]);
    assert_eq!((desk.position().market(Good::Consumer), desk.position().market(Good::Production)), (27, 32));
}

#[test]
fn bumper_harvest_takes_three_goods_from_the_reserve() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::HARVEST]);
    play_and_compare(
        &mut desk,
        Action::Play {
            card: ActionCardId(card::HARVEST),
            on: Some(Target::Goods { good: Good::Production, count: 3 }),
        },
        &[],
    );
    let taken = Event::GoodsTaken { seat: A, good: Good::Production, amount: 3 };
    desk.expect_told(Rule::MmCardHarvest, &taken);
    assert_eq!(desk.position().goods(A, Good::Production), 3);
}

#[test]
fn smuggler_lifts_the_limit_of_four() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::SMUGGLER]).step("trade");
    play_and_compare(&mut desk, Action::Play { card: ActionCardId(card::SMUGGLER), on: None }, &[]);
    desk.expect_told(Rule::MmCardSmuggler, &Event::LimitLifted { seat: A });
    desk.act(A, Action::Buy { good: Good::Production, count: 7 }).act(A, credit(&[10], 0));
    assert_eq!(desk.position().goods(A, Good::Production), 7);
}

#[test]
fn loaded_die_sets_the_sector_of_the_roll() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::LOADED_DIE]).ring(A, 2).credit(A, 1, 11);
    play_and_compare(
        &mut desk,
        Action::Play { card: ActionCardId(card::LOADED_DIE), on: Some(Target::Face(FaceId(3))) },
        &[],
    );
    desk.expect_told(Rule::MmCardLoadedDie, &Event::DieLoaded { seat: A, face: 3 });
    desk.roll(&[roll::RED_10, roll::CARD]);
    desk.expect_told(Rule::Mm5Dice, &Event::SectorsRolled { faces: [3].into_iter().collect() });
    desk.expect_told(Rule::Mm5Dice, &Event::BanksCounted { banks: SeatSet::only(A), limit: 10 });
}

#[test]
fn own_turn_cards_wait_for_the_own_turn_and_no_card_interrupts_an_auction_or_payment() {
    let mut desk = Desk::full(2);
    desk.hand(B, &[card::RUMOUR, card::REASSURANCE]).hand(A, &[7]).chip(2);
    desk.refused(
        B,
        &Action::Play { card: ActionCardId(card::RUMOUR), on: None },
        Rule::MmTurn,
        Why::NotYourTurn,
    );
    desk.act(A, Action::OpenAuction { card: card::MILL.into() });
    let back = Action::Play { card: ActionCardId(card::REASSURANCE), on: Some(Target::Steps(1)) };
    desk.refused(B, &back, Rule::Mm4Play, Why::NotNow);
    desk.all_decline(3);
    desk.refused(B, &back, Rule::Mm4Play, Why::NotNow);
    desk.act(A, gold(3)).act(B, back);
}

#[test]
fn a_card_is_used_as_it_says() {
    let mut desk = Desk::full(2);
    desk.hand(A, &[card::RUMOUR]);
    desk.refused(
        A,
        &Action::Play { card: ActionCardId(card::RUMOUR), on: Some(Target::Face(FaceId(1))) },
        Rule::Mm4Play,
        Why::WrongUse,
    );
    desk.refused(
        A,
        &Action::Play { card: ActionCardId(card::CHARTER), on: None },
        Rule::Mm4Play,
        Why::NotYourCard { card: card::CHARTER },
    );
}

#[test]
fn a_blank_cheque_does_what_the_host_wrote() {
    let cheque = BlankCheque { title: "Gold Rush".to_owned(), effect: Effect::Harvest { goods: 7 } };
    let setup = Setup { blank_cheques: vec![cheque], ..Setup::default() };
    let mut desk = Desk::with(&setup, 2);
    desk.hand(A, &[card::BLANK]);
    play_and_compare(
        &mut desk,
        Action::Play {
            card: ActionCardId(card::BLANK),
            on: Some(Target::Goods { good: Good::Consumer, count: 7 }),
        },
        &[],
    );
    assert_eq!(desk.position().goods(A, Good::Consumer), 7);
    assert_eq!(desk.config.deck.actions[usize::from(card::BLANK)].name, "Gold Rush");
}

#[test]
fn an_unfilled_blank_cheque_is_set_by_lot_to_another_effect() {
    let config = MoneyMaker::config(&Setup::default(), 2).expect("the printed set-up is sound");
    let mut seen = std::collections::BTreeSet::new();
    for seed in 0..200 {
        let game = MoneyMaker::start(&config, &mut game_core::Chance::fast(seed), &mut game_core::Log::off());
        let effect = game.state().effect(&config, card::BLANK).expect("a Blank Cheque has an effect");
        seen.insert(format!("{effect:?}"));
    }
    assert_eq!(seen.len(), 12, "every other effect can come: {seen:?}");
}

#[test]
fn there_are_nineteen_action_cards_and_thirty_six_companies_in_nine_guilds() {
    let desk = Desk::full(2);
    assert_eq!(desk.config.deck.actions.len(), 19);
    assert_eq!((desk.config.deck.companies.len(), desk.config.deck.guilds.len()), (36, 9));
    assert!(desk.config.deck.guild_members.iter().all(|members| members.count_ones() == 4));
}

#[test]
fn everyone_who_holds_a_card_is_asked_before_a_run_calls_credit() {
    let mut desk = Desk::full(3);
    desk.hand(B, &[card::GUARANTEE]).hand(C, &[card::FIRE]).chip(6).hand(A, &[card::RUMOUR]);
    desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
    assert_eq!(
        desk.waited_for(),
        SeatSet::only(B).with(C),
        "a question only a hidden card could raise goes to all"
    );
    desk.act(C, Action::Ready).act(B, Action::Ready);
    assert_eq!(desk.phase(), Phase::Invest { player: A });
}

/// Records keep the spelling of their day: a card played on something had an action of its own for each kind of target.
#[test]
fn old_spellings_of_played_cards_are_read() {
    let played = |on: Target| Some(Action::Play { card: ActionCardId(3), on: Some(on) });
    let (company, into) = (CardId(7), Good::Consumer);
    let cases = [
        (serde_json::json!({ "play_on_block": { "card": 3, "block": 2 } }), Target::Block(BlockId(2))),
        (serde_json::json!({ "play_on_company": { "card": 3, "company": 7 } }), Target::Company(company)),
        (
            serde_json::json!({ "play_on_trader": { "card": 3, "company": 7, "into": "consumer" } }),
            Target::Trader { company, into },
        ),
        (
            serde_json::json!({ "play_on_goods": { "card": 3, "good": "consumer", "count": 4 } }),
            Target::Goods { good: into, count: 4 },
        ),
        (serde_json::json!({ "play_face": { "card": 3, "face": 5 } }), Target::Face(FaceId(5))),
        (serde_json::json!({ "play_steps": { "card": 3, "steps": 1 } }), Target::Steps(1)),
    ];
    for (old, on) in cases {
        assert_eq!(MoneyMaker::read_old_action(&old), played(on), "{old}");
    }
    assert_eq!(MoneyMaker::read_old_action(&serde_json::json!({ "play_on": { "card": 3 } })), None);
}
