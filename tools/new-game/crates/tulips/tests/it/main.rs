//! What the rules say, one test for each, and the two suites that every game passes.

use game_core::testing::{A, B, C, TestTable, script};
use game_core::{SeatSet, Texts, Trial, assert_conforms, assert_contract};
use tulips::{Action, BulbId, Event, MANIFEST, Rule, Setup, Tulips, Values, Why};

fn bid(amount: u32) -> Action {
    Action::Bid { amount }
}

fn sell(bulbs: &[u8]) -> Action {
    Action::Sell { bulbs: bulbs.iter().copied().map(BulbId).collect() }
}

/// Three at a table where every bulb is worth 7.
fn table(bulbs: u8) -> TestTable<Tulips> {
    TestTable::dealt_by(&Setup { bulbs, ..Setup::default() }, 3, script(&[("value", 7); 20]))
}

/// A buys the bulb of the round for 2.
fn a_buys(table: &mut TestTable<Tulips>) -> &mut TestTable<Tulips> {
    table.act(A, bid(2)).act(B, bid(1)).act(C, bid(0))
}

#[test]
fn random_games_keep_every_promise_and_everything_occurs() {
    let poor = Setup { bulbs: 2, starting_gold: 1 };
    let coverage = assert_contract::<Tulips>(&Trial::of(400).with_setups([Setup::default(), poor]));
    assert_eq!(coverage.missing::<Tulips>(), Vec::<String>::new());
}

#[test]
fn messages_and_rules_page_fit_the_game() {
    assert_conforms::<Tulips>(&Texts::from(&MANIFEST.about));
}

#[test]
fn a_bid_for_the_bulb_is_within_ones_20_gold_and_made_once() {
    let mut table = table(8);
    table.expect_told(Rule::Tulips1Bid, &Event::BulbTurnedUp { bulb: BulbId(1) });
    table.refused(A, bid(21), Rule::Tulips1Bid, Why::TooMuch { most: 20 });
    table.act(A, bid(20));
    table.refused(A, bid(3), Rule::Tulips1Bid, Why::AlreadyBid);
    table.refused(A, Action::Keep, Rule::Tulips3Sell, Why::NotNow);
}

#[test]
fn the_single_highest_pays_takes_the_bulb_and_alone_sees_its_value() {
    let mut table = table(8);
    let taken = Event::BulbTaken { seat: A, bulb: BulbId(1), amount: 2 };
    a_buys(&mut table).expect_told(Rule::Tulips2Highest, &taken);
    let value = Event::ValueSeen { bulb: BulbId(1), value: 7 };
    assert!(table.heard_by(Some(A)).contains(&&value) && !table.heard_by(Some(B)).contains(&&value));
    assert_eq!(table.view(None).public.gold[A], 18);
}

#[test]
fn at_a_tie_nobody_takes_the_bulb_or_pays() {
    let mut table = table(8);
    table.act(A, bid(5)).act(B, bid(5)).act(C, bid(0));
    table.expect_told(Rule::Tulips2Highest, &Event::NobodyTook { bulb: BulbId(1) });
    assert!(table.view(None).public.gold.values().all(|gold| *gold == 20));
}

#[test]
fn the_price_rises_with_each_bulb_sold_and_falls_after_a_round_without_a_sale() {
    let mut table = table(8);
    a_buys(&mut table).act(A, Action::Keep);
    a_buys(&mut table).refused(B, Action::Keep, Rule::Tulips3Sell, Why::NotYourTurn);
    table.refused(A, sell(&[3]), Rule::Tulips3Sell, Why::NotYourBulbs);
    table.refused(A, sell(&[]), Rule::Tulips3Sell, Why::NotYourBulbs);
    table.act(A, sell(&[1, 2])).expect_told(Rule::Tulips4Price, &Event::PriceMoved { price: 3 });
    assert_eq!(table.view(None).public.gold[A], 20 - 2 - 2 + 1 + 2);
    a_buys(&mut table).act(A, Action::Keep).expect_told(Rule::Tulips4Price, &Event::PriceMoved { price: 2 });
}

#[test]
fn the_die_says_what_bulbs_are_worth_and_the_richest_wins() {
    for (die, score, richest) in [(3, 19, SeatSet::only(B).with(C)), (4, 25, SeatSet::only(A))] {
        let mut table = table(1);
        a_buys(&mut table).act_with(A, Action::Keep, &[("die", die - 1)]);
        let rolled = Event::DieRolled { die, values: Values::from_iter([7]), richest };
        table.expect_told(Rule::Tulips5Die, &rolled);
        assert_eq!(table.score(A), score);
    }
}
