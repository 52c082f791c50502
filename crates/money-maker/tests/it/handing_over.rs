//! Action cards in deals (page 13, ruling R10): those that change hands are those held before the deal (rules 3).

use game_core::{Bag, Game, IdSet, SeatSet};
use money_maker::{Action, ActionCardId, Basket, Event, MoneyMaker, Phase, Rule, Setup, Target, Why};

use crate::desk::{A, B, C, Desk, card, roll};

fn trading() -> Desk<MoneyMaker> {
    Desk::with(&Setup { open_trading: true, ..Setup::default() }, 3)
}

/// A gives so many action cards for so many of B's.
fn swap(desk: &mut Desk<MoneyMaker>, given: u32, got: u32) {
    let unseen = |action_cards| Basket { action_cards, ..Basket::default() };
    desk.act(A, Action::Offer { to: B, give: unseen(given), get: unseen(got) });
    desk.act(B, Action::Accept { offer: 1.into() });
}

fn hand_over(cards: &[u8]) -> Action {
    Action::HandOver { cards: IdSet::new(Bag::of(cards.iter().copied())) }
}

/// What the other side gave is not taken from it again by a click of one's own.
#[test]
fn mm_run_deals_an_accepted_deal_is_taken_back_only_with_the_others_consent() {
    let mut desk = trading();
    let gold = |gold| Basket { gold, ..Basket::default() };
    desk.gold(A, 3).gold(B, 1).act(A, Action::Offer { to: B, give: gold(3), get: gold(1) });
    assert!(desk.traces.can_be_taken_back(), "an offer that nobody has answered");
    desk.act(B, Action::Accept { offer: 1.into() });
    assert!(desk.traces.made_deal && !desk.traces.can_be_taken_back());
    desk.act(A, Action::Offer { to: B, give: gold(1), get: gold(3) })
        .act(B, Action::Refuse { offer: 2.into(), reason: None });
    assert!(desk.traces.can_be_taken_back(), "nothing was agreed");
}

#[test]
fn r10_who_hands_over_last_cannot_give_back_the_card_just_received() {
    let mut desk = trading();
    desk.hand(A, &[card::FIRE, card::HARVEST]).hand(B, &[card::SMUGGLER, card::CHARTER]);
    swap(&mut desk, 1, 1);
    assert_eq!(desk.phase(), Phase::HandOver { from: B, to: A, count: 1 });
    desk.act(B, hand_over(&[card::SMUGGLER]));
    assert_eq!(desk.phase(), Phase::HandOver { from: A, to: B, count: 1 });
    desk.refused(A, hand_over(&[card::SMUGGLER]), Rule::MmRunDeals, Why::CameByThisDeal);
    desk.act(A, hand_over(&[card::FIRE]));
    let hand = |seat| desk.state.own(&desk.config, seat).hand.cards().collect::<Vec<_>>();
    assert_eq!((hand(A), hand(B)), (vec![card::HARVEST, card::SMUGGLER], vec![card::CHARTER, card::FIRE]));
}

#[test]
fn r10_who_gives_all_cards_is_not_asked_whatever_comes_in_by_the_deal() {
    let mut desk = trading();
    desk.hand(A, &[card::FIRE]).hand(B, &[card::SMUGGLER]);
    swap(&mut desk, 1, 1);
    desk.expect_told(Rule::MmRunDeals, &Event::ActionCardsHandedOver { from: A, to: B, count: 1 });
    desk.expect_told(Rule::MmRunDeals, &Event::ActionCardsHandedOver { from: B, to: A, count: 1 });
    let hand = |seat| desk.state.own(&desk.config, seat).hand.cards().collect::<Vec<_>>();
    assert_eq!((hand(A), hand(B)), (vec![card::SMUGGLER], vec![card::FIRE]));
}

#[test]
fn r10_the_card_of_who_gives_all_cannot_come_back_either() {
    let mut desk = trading();
    desk.hand(A, &[card::FIRE]).hand(B, &[card::SMUGGLER, card::CHARTER]);
    swap(&mut desk, 1, 1);
    assert_eq!(desk.phase(), Phase::HandOver { from: B, to: A, count: 1 });
    desk.refused(B, hand_over(&[card::FIRE]), Rule::MmRunDeals, Why::CameByThisDeal);
    let silence = desk.state.silence(&desk.config, B);
    assert_eq!(silence, hand_over(&[card::CHARTER]), "who says nothing gives a card held before");
}

#[test]
fn r10_what_has_come_by_the_deal_is_known_to_the_two_and_to_nobody_else() {
    let mut desk = trading();
    desk.hand(A, &[card::FIRE]).hand(B, &[card::SMUGGLER, card::CHARTER]);
    swap(&mut desk, 1, 1);
    let own = |seat| desk.state.own(&desk.config, seat).came_by_the_deal;
    assert!(own(A).has(card::FIRE) && own(B).has(card::FIRE) && own(C).is_empty());
    let public = serde_json::to_value(desk.state.public(&desk.config).questions).expect("JSON");
    assert_eq!(public, serde_json::json!([{ "hand_over": { "from": 1, "to": 0, "count": 1 } }]));
}

/// The manual gives no order for cards that several want to play, and neither does the program; the page says so.
#[test]
fn action_cards_are_played_in_the_order_in_which_people_play_them() {
    let ready = || {
        let mut desk = Desk::full(3);
        desk.credit(B, 0, 20).credit(C, 0, 20).hand(B, &[card::GUARANTEE]).hand(C, &[card::GUARANTEE + 1]);
        let last = desk.config.track - 1;
        desk.chip(last).hand(A, &[card::RUMOUR]);
        desk.act_with(A, Action::Play { card: ActionCardId(card::RUMOUR), on: None }, &[roll::SHIP]);
        assert_eq!(desk.waited_for(), SeatSet::only(B).with(C), "both are asked at once");
        desk
    };
    let guarantee = |card| Action::Play { card: ActionCardId(card), on: Some(Target::Block(0.into())) };
    for order in
        [[(B, card::GUARANTEE), (C, card::GUARANTEE + 1)], [(C, card::GUARANTEE + 1), (B, card::GUARANTEE)]]
    {
        let mut desk = ready();
        for (seat, card) in order {
            desk.act(seat, guarantee(card));
        }
        assert_eq!((desk.position().called(B), desk.position().called(C)), (0, 0));
    }
    let page = include_str!("../../../../docs/rules/money-maker.md");
    assert!(page.contains("Cards are played one at a time, in the order in which people play them."));
}

#[test]
fn by_rules_2_the_card_just_received_could_be_given_back() {
    let mut desk = trading().by_rules(2);
    desk.hand(A, &[card::FIRE, card::HARVEST]).hand(B, &[card::SMUGGLER, card::CHARTER]);
    swap(&mut desk, 1, 1);
    desk.act(B, hand_over(&[card::SMUGGLER])).act(A, hand_over(&[card::SMUGGLER]));
    assert!(desk.state.own(&desk.config, B).hand.has(card::SMUGGLER));
}
