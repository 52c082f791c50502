//! Set-up and step 1, Reveal New Investments.

use game_core::testing::{C, TestTable};
use game_core::{Chance, Draw, Game, Options, SeatSet};
use no_more_money::{Action, Die, Event, Kind, NoMoreMoney, Place, Rule, Setup, Why};
use serde_json::json;

use crate::driver::{Position, dice, investment, loan_card, offer, turned};

/// Set-up: every player takes $20 from the printing press and three gold bars from the reserve.
#[test]
fn setup_money_and_gold_come_from_the_press_and_the_reserve() {
    let table = TestTable::<NoMoreMoney>::dealt(&Setup::default(), 4);
    for seat in SeatSet::all(4).iter() {
        let moved = |from: Place, what, amount| Event::Moved {
            from: from.into(),
            to: Place::Player(seat).into(),
            what,
            amount,
        };
        table.expect_told(Rule::Nmm0Setup, &moved(Place::Press, Kind::Coins, 20));
        table.expect_told(Rule::Nmm0Setup, &moved(Place::Reserve, Kind::Gold, 3));
    }
}

#[test]
fn setup_each_player_gets_20_dollars_3_gold_and_8_cubes() {
    for players in 3..=4 {
        let table = Position::of(players).play(vec![]);
        let public = table.public();
        assert!(
            public.players.values().all(|player| (player.coins, player.gold, player.cubes) == (20, 3, 8))
        );
        assert_eq!((public.crashes, public.instability), (0, 1));
        assert_eq!(public.open_loan_cards.len(), 3);
    }
}

#[test]
fn setup_the_deck_has_32_investments_and_32_loan_cards() {
    let config = NoMoreMoney::config(&Setup::default(), 3).expect("the printed set-up is sound");
    for die in Die::ALL {
        for gold in 0..=3 {
            let copies = config.deck.investments.iter().filter(|card| (card.die, card.gold) == (die, gold));
            assert_eq!(copies.count(), 2, "{die:?} with {gold} gold");
        }
    }
    let of_length = |rounds| config.deck.loans.iter().filter(|card| card.rounds == rounds).count();
    assert_eq!([2, 3, 4, 5, 6, 7].map(of_length), [8, 8, 4, 4, 4, 4]);
    assert_eq!((config.deck.investments.len(), config.deck.loans.len()), (32, 32));
}

#[test]
fn setup_it_takes_3_or_4_players_and_numbers_within_bounds() {
    for players in [2, 5] {
        let refused = NoMoreMoney::config(&Setup::default(), players).expect_err("too few or too many");
        assert_eq!(refused.option, "players");
    }
    let setup = Setup { fee_percent: 101, ..Setup::default() };
    assert_eq!(NoMoreMoney::config(&setup, 3).expect_err("no such fee").option, "fee_percent");
    assert_eq!(setup.house_rules(), ["fee_percent"]);
}

/// The example of section 1: three players, two cards, National Steel Industries with one gold icon.
#[test]
fn section_1_example_three_players_reveal_two_cards_and_national_steel_carries_1_gold() {
    let steel = investment(Die::D12, 1);
    let plain = investment(Die::D4, 0);
    let draws = [
        turned("loan card", 3),
        vec![Draw::new("investment", steel.into()), Draw::new("investment", plain.into())],
        vec![Draw::new("first bidder", 2)],
    ];
    let chance = Chance::script(draws.concat());
    let table = TestTable::<NoMoreMoney>::dealt_by(&Setup::default(), 3, chance);
    let laid_out = table.state.public(&table.config).laid_out;
    let laid_out: Vec<_> = laid_out.iter().map(|card| (card.card, card.gold)).collect();
    assert_eq!(laid_out, [(steel, 1), (plain, 0)]);
    assert_eq!(table.config.company(Die::D12), "National Steel Industries");
    table.expect_told(Rule::Nmm1Reveal, &Event::InvestmentRevealed { card: steel, gold: 1 });
    table.expect_told(Rule::Nmm2Auction, &Event::FirstBidderDrawn { seat: C });
}

#[test]
fn easy_to_miss_cards_revealed_are_players_less_one() {
    assert_eq!(Position::of(3).play(vec![]).public().laid_out.len(), 2);
    assert_eq!(Position::of(4).play(vec![]).public().laid_out.len(), 3);
}

#[test]
fn r8_an_empty_investment_deck_takes_its_discards_back() {
    let discards: Vec<u8> = (1..32).collect();
    let mut table = Position::of(3)
        .round(4, 0)
        .laid_out(&[])
        .owns(0, 0, 0)
        .set("investment_deck", json!([]))
        .set("investment_discards", json!(discards))
        .cashing_in(0)
        .play([dice([2, 2, 4, 8]), turned("investment", 2)].concat());
    table.act(0, Action::Done);
    table.expect_told(Rule::Nmm1EmptyDeck, &Event::DiscardsShuffled);
    assert_eq!(table.public().laid_out.len(), 2);
}

#[test]
fn r8_without_discards_fewer_investments_are_revealed() {
    let setup = Setup { crashes_short: 20, ..Setup::default() };
    let owned: Vec<u8> = (1..32).collect();
    let mut table = Position::with(3, setup)
        .round(32, 0)
        .set("crashes", 19.into())
        .laid_out(&[])
        .set("investment_deck", json!([0]))
        .set("owned", json!([owned, [], []]))
        .cashing_in(0)
        .play([dice([2, 2, 4, 8]), turned("investment", 1)].concat());
    table.act(0, Action::Done);
    assert_eq!(table.public().laid_out.len(), 1, "one card was left to reveal");
}

#[test]
fn r4_press_and_reserve_hold_any_amount() {
    let card = loan_card(2);
    let mut table = Position::of(3)
        .coins(&[1_000, 0, 0])
        .set("banker", 0.into())
        .in_the_loan_step()
        .play(turned("loan card", 1));
    table.act(0, offer(1, card, 9_999, 0, 0));
    table.act(1, Action::Accept { offer: 1.into() });
    assert_eq!(table.coins(), [0, 9_999, 0], "more than all 128 printed money tokens hold");
    table.refused(0, Action::Leave, Rule::Nmm2Auction, Why::NotNow);
}
