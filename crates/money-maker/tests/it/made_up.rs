//! Cards that players make up: what each word of the vocabulary does, and what is refused and where.

use game_core::{Bag, Bot, Chance, Choices, Game, Seat, SeatSet};
use money_maker::{
    Action, ActionCardId, BlankCheque, Deed, Deeds, Effect, Event, Good, Limit, MoneyMaker, Party, Phase,
    Rule, Setup, Stuff, Target, Trader, When, Why,
};

use crate::desk::{A, B, C, Desk, card, place, roll};

const RULE: Rule = Rule::MmCardMadeUp;

pub fn card_that(when: When, does: &[Deed]) -> Effect {
    Effect::MadeUp { when, does: Deeds::of(does).expect("a card has room for them") }
}

fn setup_with(effects: &[Effect]) -> Setup {
    let cheque = |effect: &Effect| BlankCheque { title: "House Card".to_owned(), effect: *effect };
    Setup { blank_cheques: effects.iter().map(cheque).collect(), ..Setup::default() }
}

/// A holds the card, 15 gold like everybody, and has the turn.
fn desk_with(when: When, does: &[Deed]) -> Desk<MoneyMaker> {
    let mut desk = Desk::with(&setup_with(&[card_that(when, does)]), 3);
    desk.hand(A, &[card::BLANK]);
    desk
}

fn action_cards(desk: &Desk<MoneyMaker>, seat: Seat) -> u32 {
    desk.view(None).public.banks[seat].action_cards
}

fn gold(amount: u8, from: Party, to: Party) -> Deed {
    Deed::Move { what: Stuff::Gold, amount, from, to, up_to: false }
}

fn credit(amount: u8, from: Party, to: Party) -> Deed {
    Deed::Move { what: Stuff::Credit, amount, from, to, up_to: false }
}

const PLAY: Action = Action::Play { card: ActionCardId(card::BLANK), on: None };

fn play_on(target: Target) -> Action {
    Action::Play { card: ActionCardId(card::BLANK), on: Some(target) }
}

#[test]
fn gold_moves_between_banks_and_the_reserve_as_far_as_it_is_there() {
    let mut desk = desk_with(When::OwnTurn, &[gold(5, Party::Others, Party::Me)]);
    desk.gold(C, 2).act(A, PLAY);
    desk.expect_told(RULE, &Event::ActionCardPlayed { seat: A, card: card::BLANK });
    desk.expect_told(RULE, &Event::GoldGiven { from: C, to: A, amount: 2 });
    let state = desk.position();
    assert_eq!((state.gold(A), state.gold(B), state.gold(C)), (22, 10, 0));

    let mut desk = desk_with(When::AnyTime, &[gold(3, Party::Reserve, Party::All)]);
    desk.act(A, PLAY);
    assert_eq!([A, B, C].map(|seat| desk.position().gold(seat)), [18, 18, 18]);
}

#[test]
fn a_bank_is_chosen_for_all_that_the_card_says_of_another() {
    let mut desk = desk_with(
        When::OwnTurn,
        &[gold(4, Party::Another, Party::Me), Deed::Forgive { whose: Party::Another, amount: 6 }],
    );
    desk.ring(B, 2).credit(B, 0, 3).credit(B, 1, 5);
    desk.refused(A, PLAY, Rule::Mm4Play, Why::WrongUse);
    desk.refused(A, play_on(Target::Bank(A)), Rule::Mm4Play, Why::WrongUse);
    desk.act(A, play_on(Target::Bank(B)));
    desk.expect_told(RULE, &Event::CreditVoided { bank: B, amount: 5 });
    let state = desk.position();
    assert_eq!((state.gold(A), state.gold(B), state.gold(C)), (19, 11, 15));
    assert_eq!((state.on_block(B, 0), state.on_block(B, 1)), (2, 0), "the fullest block first");
}

#[test]
fn goods_move_and_a_full_market_takes_no_more() {
    let goods =
        Deed::Move { what: Stuff::Consumer, amount: 5, from: Party::Me, to: Party::Market, up_to: false };
    let mut desk = desk_with(When::OwnTurn, &[goods]);
    desk.refused(A, PLAY, RULE, Why::NoEffect);
    desk.market(Good::Consumer, 30).goods(A, Good::Consumer, 4).act(A, PLAY);
    desk.expect_told(RULE, &Event::GoodsPlaced { seat: A, good: Good::Consumer, amount: 2 });
    assert_eq!((desk.position().market(Good::Consumer), desk.position().goods(A, Good::Consumer)), (32, 2));
}

#[test]
fn deeds_follow_each_other_and_each_finds_what_the_one_before_has_left() {
    let refill = Deed::Move {
        what: Stuff::Production,
        amount: 5,
        from: Party::Market,
        to: Party::Reserve,
        up_to: false,
    };
    let harvest =
        Deed::Move { what: Stuff::OneKind, amount: 3, from: Party::Reserve, to: Party::Me, up_to: false };
    let mut desk = desk_with(When::OwnTurn, &[refill, harvest]);
    desk.market(Good::Production, 32).goods(B, Good::Production, 27);
    assert_eq!(desk.position().reserve(Good::Production), 1);
    desk.act(A, play_on(Target::Goods { good: Good::Production, count: 1 }));
    assert_eq!(desk.position().goods(A, Good::Production), 3);
}

#[test]
fn credit_is_promised_to_banks_or_placed_in_the_city() {
    let loan = [gold(10, Party::Reserve, Party::Me), credit(12, Party::Me, Party::City)];
    let mut desk = desk_with(When::OwnTurn, &loan);
    desk.ring(A, 2).act(A, PLAY);
    desk.expect_told(RULE, &Event::CreditLifted { bank: A, amount: 12 });
    assert_eq!(desk.phase(), Phase::Place { banks: SeatSet::only(A) });
    desk.act(A, place(&[6, 6]));
    assert_eq!((desk.position().gold(A), desk.position().on_board(A)), (25, 12));

    let mut desk = desk_with(When::OwnTurn, &[credit(2, Party::Others, Party::Me)]);
    desk.act(A, PLAY);
    desk.expect_told(RULE, &Event::CreditHandedOver { bank: B, to: A, amount: 2 });
    assert_eq!((desk.position().held(A, B), desk.position().held(A, C)), (2, 2));
}

#[test]
fn an_entrepreneur_promises_nothing_by_a_card_either() {
    let effect = card_that(When::OwnTurn, &[credit(2, Party::Others, Party::Me)]);
    let mut desk = Desk::with(&Setup { entrepreneurs: vec![B], ..setup_with(&[effect]) }, 3);
    desk.hand(A, &[card::BLANK]).act(A, PLAY);
    assert_eq!((desk.position().held(A, B), desk.position().held(A, C)), (0, 2));
}

#[test]
fn what_a_card_brings_a_prisoner_goes_to_the_debt() {
    let mut desk = desk_with(When::OwnTurn, &[gold(6, Party::Me, Party::Another)]);
    desk.ring(B, 0).gold(B, 0).credit(B, 0, 10).act(A, play_on(Target::Bank(B)));
    desk.expect_told(Rule::MmPrison, &Event::PaidFromPrison { seat: B, amount: 6 });
    assert_eq!((desk.position().gold(B), desk.position().on_block(B, 0)), (0, 4));
}

#[test]
fn what_a_card_brings_a_bank_that_is_short_pays_and_may_rescue_it() {
    let effect = card_that(When::AnyTime, &[gold(10, Party::Reserve, Party::Another)]);
    let mut desk = Desk::with(&setup_with(&[effect]), 2);
    desk.hand(A, &[card::RUMOUR]).hand(B, &[card::BLANK]).credit(A, 0, 25).chip(4);
    let rumour = Action::Play { card: ActionCardId(card::RUMOUR), on: None };
    desk.act_with(A, rumour, &[roll::SHIP]).act(B, Action::Ready);
    assert_eq!(desk.position().called(A), 10);
    desk.act(B, play_on(Target::Bank(A)));
    desk.expect_told(Rule::MmRunDeals, &Event::Rescued { seat: A });
    assert_eq!((desk.position().called(A), desk.position().gold(A)), (0, 0));
}

#[test]
fn the_chip_moves_both_ways_but_forward_in_no_run() {
    let mut desk = desk_with(When::AnyTime, &[gold(1, Party::Reserve, Party::Me), Deed::Hurry { steps: 3 }]);
    desk.act(A, PLAY);
    desk.expect_told(Rule::MmTrack, &Event::ChipMoved { steps: 3, left: 4 });

    let mut desk = desk_with(When::AnyTime, &[Deed::Hurry { steps: 3 }]);
    desk.hand(B, &[card::RUMOUR]).chip(5).act_with(A, PLAY, &[roll::SHIP]);
    desk.expect_told(Rule::MmTrack, &Event::RunBegan { number: 1, cause: money_maker::Cause::ActionCard });

    let effects =
        [Deed::Hurry { steps: 1 }, Deed::Hurry { steps: 1 }].map(|deed| card_that(When::AnyTime, &[deed]));
    let mut desk = Desk::with(&setup_with(&effects), 3);
    desk.hand(A, &[card::BLANK, card::BLANK + 1]).chip(6).act_with(A, PLAY, &[roll::SHIP]);
    let again = Action::Play { card: ActionCardId(card::BLANK + 1), on: None };
    desk.refused(A, again, RULE, Why::NotNow);

    let mut desk = desk_with(When::AnyTime, &[Deed::Calm { steps: 4 }, gold(1, Party::Reserve, Party::Me)]);
    desk.chip(2).refused(A, play_on(Target::Steps(3)), RULE, Why::NoEffect);
    desk.act(A, play_on(Target::Steps(2)));
    desk.expect_told(RULE, &Event::ChipMovedBack { steps: 2, left: 7 });
    assert_eq!(desk.position().gold(A), 16);
}

#[test]
fn limits_are_raised_for_one_turn_and_once() {
    let goods = Deed::Limit { of: Limit::Goods, more: Some(2) };
    let cards = Deed::Limit { of: Limit::ActionCards, more: Some(1) };
    let mut desk = desk_with(When::OwnTurn, &[goods, cards]);
    desk.step("trade").act(A, PLAY);
    desk.expect_told(RULE, &Event::LimitRaised { seat: A, of: Limit::Goods, more: 2 });
    let buy = |count| Action::Buy { good: Good::Production, count };
    desk.refused(A, buy(7), Rule::Mm3Buy, Why::LimitReached { limit: 6 });
    desk.act(A, buy(6)).act(A, crate::desk::gold(8)).act(A, Action::Next);
    for _ in 0..2 {
        desk.act(A, Action::BuyActionCard).act_with(A, crate::desk::credit(&[10], 0), &[("action", 0)]);
    }
    desk.refused(A, Action::BuyActionCard, Rule::Mm4ActionCard, Why::LimitReached { limit: 2 });
}

#[test]
fn looking_is_told_to_two_and_known_from_then_on() {
    let mut desk = desk_with(When::AnyTime, &[Deed::Look {}]);
    desk.refused(A, play_on(Target::Bank(B)), RULE, Why::NoEffect);
    desk.hand(B, &[card::JUBILEE, card::FIRE]).act(A, play_on(Target::Bank(B)));
    desk.expect_told(RULE, &Event::HandLookedAt { seat: A, of: B });
    let cards = [card::JUBILEE, card::FIRE].into_iter().collect();
    desk.expect_told_only(SeatSet::only(A).with(B), RULE, &Event::HandSeen { seat: A, of: B, cards });
    let known = |seat| desk.view(Some(seat)).own.expect("a seat's view").known[B];
    assert_eq!((known(A), known(C)), (Bag::of([card::JUBILEE, card::FIRE]), Bag::default()));
}

#[test]
fn cards_are_drawn_off_the_pile_and_never_out_of_the_discards() {
    let mut desk = desk_with(When::OwnTurn, &[Deed::Draw { cards: 2 }]);
    desk.act_with(A, PLAY, &[("action", 0), ("action", 0)]);
    desk.expect_told(RULE, &Event::ActionCardGained { seat: A });
    assert_eq!(action_cards(&desk, A), 2);

    let everything: Vec<u8> = (0..19).filter(|held| *held != card::BLANK).collect();
    let mut desk = desk_with(When::OwnTurn, &[Deed::Draw { cards: 2 }]);
    desk.hand(B, &everything).refused(A, PLAY, RULE, Why::NoEffect);
}

#[test]
fn hands_are_exchanged_and_only_the_two_see_what_comes() {
    let mut desk = Desk::with(&setup_with(&[card_that(When::OwnTurn, &[Deed::Exchange {}])]), 3);
    desk.hand(A, &[card::FIRE, card::BLANK]).hand(B, &[card::JUBILEE, card::RUMOUR]);
    desk.act(A, play_on(Target::Bank(B)));
    desk.expect_told(RULE, &Event::ActionCardsHandedOver { from: A, to: B, count: 1 });
    let seen = Event::ActionCardSeen { from: B, to: A, card: card::RUMOUR };
    desk.expect_told_only(SeatSet::only(A).with(B), RULE, &seen);
    assert_eq!((action_cards(&desk, A), action_cards(&desk, B)), (2, 1));
}

#[test]
fn what_cannot_be_is_refused_and_the_place_is_named() {
    let said = |when, does: &[Deed]| {
        let error = MoneyMaker::config(&setup_with(&[card_that(when, does)]), 3).expect_err("it is refused");
        assert_eq!(error.option, "blank_cheques");
        error.problem
    };
    let fair = gold(1, Party::Reserve, Party::Me);
    let own = When::OwnTurn;
    for (problem, does) in [
        ("House Card: `does`: a card does something", &[][..]),
        (
            "House Card: effect 2, `amount`: 21 is not between 1 and 20",
            &[fair, gold(21, Party::Me, Party::Reserve)],
        ),
        (
            "House Card: effect 1, `from`: gold lies with banks and in the reserve",
            &[gold(1, Party::Market, Party::Me)],
        ),
        ("House Card: effect 1, `to`: it would move nowhere", &[gold(1, Party::Me, Party::Me)]),
        (
            "House Card: effect 1, `to`: at most one side can be several banks",
            &[gold(1, Party::All, Party::Others)],
        ),
        (
            "House Card: effect 1, `whose`: only banks have debts",
            &[Deed::Forgive { whose: Party::City, amount: 1 }],
        ),
        ("House Card: effect 1, `cards`: 4 is not between 1 and 3", &[Deed::Draw { cards: 4 }]),
        (
            "House Card: effect 1: something follows from this, so it must be the last effect",
            &[Deed::Hurry { steps: 1 }, fair],
        ),
        ("House Card: effect 2: this must be the only effect of its card", &[fair, Deed::VoteOnDebt {}]),
        (
            "House Card: effect 2: only one thing can be chosen for a card, and an earlier effect asks for one",
            &[Deed::Look {}, Deed::Calm { steps: 1 }],
        ),
    ] {
        assert_eq!(said(own, does), problem);
    }
    assert_eq!(
        said(When::AnyTime, &[Deed::SetDie {}]),
        "House Card: effect 1: this is for one's own turn only"
    );
    assert_eq!(
        said(own, &[Deed::Protect {}]),
        "House Card: effect 1: this is played as a run begins, so the card must be for any time"
    );
}

/// The printed cards are written in the vocabulary, so that a made-up card of the same words does the same.
#[test]
fn a_printed_card_made_up_again_does_the_same() {
    let printed = [
        Effect::Jubilee {},
        Effect::Guarantee {},
        Effect::Rumour { steps: 2 },
        Effect::Reassurance { steps: 2 },
        Effect::Overtime {},
        Effect::Charter {},
        Effect::Refinancing {},
        Effect::PrivateSale {},
        Effect::Fire { goods: 5 },
        Effect::Harvest { goods: 3 },
        Effect::Smuggler {},
        Effect::LoadedDie {},
    ];
    for effect in printed {
        let recipe = effect.recipe();
        assert_eq!(recipe.prove(), Ok(()), "{effect:?}");
        let again = Effect::MadeUp { when: recipe.when, does: recipe.does };
        for seed in 0..3 {
            assert_eq!(course(effect, seed), course(again, seed), "{effect:?} with seed {seed}");
        }
    }
}

/// A game at random in which every action card has this effect, as the JSON of its states.
fn course(effect: Effect, seed: u64) -> Vec<serde_json::Value> {
    let mut deck = money_maker::DeckFile::parse(money_maker::PRINTED_DECK).expect("the printed deck");
    for entry in &mut deck.action {
        entry.effect = Some(effect);
    }
    let setup = Setup { deck: Some(deck), action_card_price: 1, ..Setup::default() };
    let config = MoneyMaker::config(&setup, 3).expect("a deck of one card");
    let (mut chance, mut log) = (Chance::fast(seed), game_core::Log::off());
    let mut game = MoneyMaker::start(&config, &mut chance, &mut log);
    let mut choices = Choices::default();
    let mut states = Vec::new();
    while game.ending().is_none() && states.len() < 400 {
        let seat = game.awaited(&config).first.expect("somebody is asked");
        choices.clear();
        game.choices(&config, seat, &mut choices);
        let action = choices.sample(&mut chance);
        game.apply(&config, seat, &action, &mut chance, &mut log);
        states.push(serde_json::to_value(&game).expect("a state is JSON"));
    }
    states
}

/// A gift is played, a burden is not: the trader adds up what the effects bring.
#[test]
fn a_trader_plays_what_is_worth_it_and_keeps_what_is_not() {
    let plays = |does: &[Deed]| {
        let desk = desk_with(When::OwnTurn, does);
        let view = desk.view(Some(A));
        let mut choices = desk.choices(A);
        let action = Trader::STEADY.choose(&desk.config, &view, &mut choices, &mut Chance::fast(1));
        matches!(action, Action::Play { .. })
    };
    assert!(plays(&[gold(8, Party::Reserve, Party::Me)]));
    assert!(plays(&[gold(8, Party::Another, Party::Me)]));
    assert!(!plays(&[gold(8, Party::Me, Party::Another)]));
    assert!(!plays(&[gold(8, Party::Reserve, Party::Me), credit(20, Party::Me, Party::City)]));
}
