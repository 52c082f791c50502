//! Traders beat novices, play legally whatever the table, haggle within bounds, and are the same players again for
//! the same seed.

use bots::trial::{
    assert_plays_by_the_rules, assert_reads_tempers, assert_same_again, games_to_count, one_among, play_out,
};
use bots::{Budget, Master};
use game_core::{Bot, BySeat, Observed, Seat, Temper, Words};
use no_more_money::{
    Action, Config, Event, Length, MASTER, NoMoreMoney, Novice, Reason, Setup, Trader, TraderGuide,
};
use serde_json::json;

use crate::sentences::MESSAGES;

fn printed(players: u8) -> Config {
    Config::new(&Setup::default(), players).expect("the printed set-up is sound")
}

#[test]
fn a_trader_among_novices_wins_far_more_than_its_share() {
    for players in 3..=4 {
        let fared = one_among(&printed(players), &Trader::STEADY, &Novice, 200);
        assert!(fared.times_its_share > 1.5, "{players} players: {fared:?}");
    }
}

/// It won less often while its search took everybody for a trader.
#[test]
fn a_master_among_novices_wins_more_often_than_a_trader_in_its_place() {
    let (config, games) = (printed(4), games_to_count(80));
    let master = Master { budget: Budget::Iterations(100), ..MASTER };
    let [masters, traders] = [&master as &dyn Bot<NoMoreMoney>, &Trader::STEADY]
        .map(|one| one_among(&config, one, &Novice, games).times_its_share);
    assert!(masters > traders, "{masters} of a master, {traders} of a trader");
}

#[test]
fn traders_of_every_temper_play_legally_at_tables_of_every_kind() {
    let dials: [fn(&mut Setup); 7] = [
        |_| {},
        |setup| setup.length = Length::Long,
        |setup| (setup.starting_coins, setup.starting_gold) = (0, 0),
        |setup| (setup.starting_coins, setup.starting_gold) = (500, 50),
        |setup| (setup.fee_percent, setup.cubes) = (0, 1),
        |setup| (setup.fee_percent, setup.open_loan_cards, setup.offers_per_step) = (100, 1, 1),
        |setup| (setup.instability_start, setup.instability_step, setup.crashes_short) = (0, 4, 20),
    ];
    let tables = (3..=4).flat_map(|players| {
        dials.map(|dial| {
            let mut setup = Setup::default();
            dial(&mut setup);
            Config::new(&setup, players).expect("the dials are within bounds")
        })
    });
    assert_plays_by_the_rules::<NoMoreMoney, _>(tables, Trader::with, 20);
}

#[test]
fn the_same_seed_is_the_same_game() {
    assert_same_again::<NoMoreMoney>(&printed(4), &[&Trader::STEADY], 10);
}

#[test]
fn nobody_is_offered_more_than_three_loans_by_the_same_trader_in_a_step() {
    let config = printed(4);
    let mut most = 0;
    for seed in 0..60 {
        let mut made = BySeat::all(4, BySeat::all(4, 0));
        let bots: [&dyn Bot<NoMoreMoney>; 4] = [&Trader::STEADY, &Novice, &Trader::STEADY, &Trader::STEADY];
        play_out(&config, &bots, seed, |event| match event {
            Event::RoundBegan { .. } => made = BySeat::all(4, BySeat::all(4, 0)),
            Event::OfferMade { from, to, .. } if *from != Seat::at(1) => {
                made[*from][*to] += 1;
                most = most.max(made[*from][*to]);
            }
            _ => {}
        });
    }
    assert_eq!(most, 3, "and sometimes it is three");
}

#[test]
fn traders_lend_decline_with_reasons_and_default_now_and_then() {
    let config = printed(4);
    let bots: [&dyn Bot<NoMoreMoney>; 4] = [&Trader::STEADY, &Novice, &Trader::STEADY, &Novice];
    let (mut loans, mut defaults, mut reasons) = (0, 0, 0);
    for seed in 0..100 {
        play_out(&config, &bots, seed, |event| match event {
            Event::LoanMade { .. } => loans += 1,
            Event::LoanDefaulted { .. } => defaults += 1,
            Event::OfferDeclinedBecause { .. } => reasons += 1,
            _ => {}
        });
    }
    assert!(loans > 300, "{loans} loans");
    assert!(defaults > 20 && defaults < loans, "{defaults} of {loans}");
    assert!(reasons > 0, "a reason is given now and then");
}

#[test]
fn a_reason_can_be_read() {
    let config = printed(3);
    let named = NoMoreMoney::names(&config);
    let names = named.iter().map(|(element, name)| (element.to_string(), name.clone()));
    let words = Words::new(MESSAGES)
        .expect("the messages are Fluent")
        .with_names(names)
        .with_players(["Anna".to_owned(), "Ari".to_owned()]);
    let event = Event::OfferDeclinedBecause {
        offer: 1.into(),
        from: Seat::at(0),
        to: Seat::at(1),
        reason: Reason::TooRisky,
    };
    assert_eq!(words.say("event", &json!(event)), "Ari declines the offer of Anna: too risky.");
    let action = Action::Decline { offer: 1.into(), reason: Some(Reason::ShortOfCash) };
    assert_eq!(words.say("action", &json!(action)), "Decline offer 1: short of cash");
}

#[test]
fn tempers_are_asked_for_in_words() {
    assert_reads_tempers::<NoMoreMoney>(&Trader::STEADY);
}

/// What four traders of one temper do in 60 games.
#[derive(Default)]
struct Done {
    loans: u32,
    declined: u32,
    cashed_in: u32,
    gold_cashed_in: u32,
}

fn done_by(daring: i8, selfish: i8) -> Done {
    let (config, mut done) = (printed(4), Done::default());
    let trader = Trader::with(Temper { daring, selfish });
    for seed in 0..60 {
        play_out::<NoMoreMoney>(&config, &[&trader], seed, |event| match event {
            Event::LoanMade { .. } => done.loans += 1,
            Event::OfferDeclinedBecause { .. } => done.declined += 1,
            Event::CashedIn { gold, .. } => {
                done.cashed_in += 1;
                done.gold_cashed_in += gold;
            }
            _ => {}
        });
    }
    done
}

#[test]
fn the_daring_wait_for_more_gold_before_they_cash_in() {
    let [careful, daring] = [-2, 2].map(|daring| {
        let done = done_by(daring, 0);
        f64::from(done.gold_cashed_in) / f64::from(done.cashed_in)
    });
    assert!(daring > 1.1 * careful, "{daring} gold a card, {careful} of the careful");
}

#[test]
fn the_selfish_lend_less_and_decline_more_than_the_cooperative() {
    let [cooperative, selfish] = [-2, 2].map(|selfish| done_by(0, selfish));
    let [lent, lent_less] = [cooperative.loans, selfish.loans];
    assert!(lent * 9 > lent_less * 10, "{lent} loans of the cooperative, {lent_less} of the selfish");
    let [declined, declined_more] = [cooperative.declined, selfish.declined];
    assert!(declined_more > 20 + 5 * declined, "declined: {declined}, by the selfish {declined_more}");
}

#[test]
fn a_master_with_fixed_iterations_chooses_the_same_again() {
    let master = Master::new(TraderGuide, Budget::Iterations(25));
    assert_same_again::<NoMoreMoney>(&printed(3), &[&master, &Trader::STEADY, &Novice], 2);
}
