//! Traders beat novices, play legally whatever the table, haggle within bounds, and are the same players again for
//! the same seed.

use bots::{Budget, Master};
use no_more_money::{Action, Event, Length, NoMoreMoney, Novice, Reason, Setup, Table, Trader, TraderGuide};
use serde_json::json;
use table::{Bot, BySeat, Chance, Choices, Game, Log, Seat, Temper, Words};

use crate::messages::MESSAGES;

/// Plays a game with these bots; every action is checked, every event is shown to `see`.
fn play(
    table: &Table,
    bots: &[&dyn Bot<NoMoreMoney>],
    seed: u64,
    mut see: impl FnMut(&Event),
) -> NoMoreMoney {
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::on(), Choices::default());
    let mut game = NoMoreMoney::start(table, &mut chance, &mut log);
    while let Some(seat) = game.ask_first(table) {
        choices.clear();
        game.choices(table, seat, &mut choices);
        let view = game.view(table, Some(seat));
        let action = bots[seat.number()].choose(table, &view, &mut choices, &mut chance);
        if let Err(illegal) = game.check(table, seat, &action) {
            panic!("{action:?} of {seat:?} is illegal: {illegal:?}");
        }
        game.apply(table, seat, &action, &mut chance, &mut log);
        log.take().iter().for_each(|told| see(&told.event));
    }
    game
}

fn printed(players: u8) -> Table {
    Table::new(&Setup::default(), players).expect("the printed set-up is sound")
}

fn tempers() -> Vec<Trader> {
    let all = (-2..=2).flat_map(|daring| (-2..=2).map(move |selfish| Temper { daring, selfish }));
    all.map(Trader::with).collect()
}

#[test]
fn a_trader_among_novices_wins_far_more_than_its_share() {
    for players in 3..=4 {
        let (table, games) = (printed(players), 200);
        let mut won = 0.0;
        for seed in 0..games {
            let seat = Seat::at(seed as usize % usize::from(players));
            let mut bots: Vec<&dyn Bot<NoMoreMoney>> = vec![&Novice; players.into()];
            bots[seat.number()] = &Trader::STEADY;
            let winners = play(&table, &bots, seed, |_| {}).score_now(&table).winners;
            won += if winners.has(seat) { 1.0 / winners.len() as f64 } else { 0.0 };
        }
        let fair = won / games as f64 * f64::from(players);
        assert!(fair > 1.5, "{players} players: {fair} times its share");
    }
}

#[test]
fn traders_of_every_temper_play_legally_at_tables_of_every_kind() {
    let tempers = tempers();
    let dials: [fn(&mut Setup); 7] = [
        |_| {},
        |setup| setup.length = Length::Long,
        |setup| (setup.starting_coins, setup.starting_gold) = (0, 0),
        |setup| (setup.starting_coins, setup.starting_gold) = (500, 50),
        |setup| (setup.fee_percent, setup.cubes) = (0, 1),
        |setup| (setup.fee_percent, setup.open_loan_cards, setup.offers_per_step) = (100, 1, 1),
        |setup| (setup.instability_start, setup.instability_step, setup.crashes_short) = (0, 4, 20),
    ];
    let mut seed = 0;
    for players in 3..=4 {
        for dial in dials {
            let mut setup = Setup::default();
            dial(&mut setup);
            let table = Table::new(&setup, players).expect("the dials are within bounds");
            for _ in 0..20 {
                seed += 1;
                let bots: Vec<&dyn Bot<NoMoreMoney>> = (0..usize::from(players))
                    .map(|seat| &tempers[(seed as usize * 7 + seat * 3) % tempers.len()] as _)
                    .collect();
                play(&table, &bots, seed, |_| {});
            }
        }
    }
}

#[test]
fn the_same_seed_is_the_same_game() {
    let table = printed(4);
    for seed in 0..10 {
        let bots: [&dyn Bot<NoMoreMoney>; 4] = [&Trader::STEADY; 4];
        assert_eq!(play(&table, &bots, seed, |_| {}), play(&table, &bots, seed, |_| {}));
    }
}

#[test]
fn nobody_is_offered_more_than_three_loans_by_the_same_trader_in_a_step() {
    let table = printed(4);
    let mut most = 0;
    for seed in 0..60 {
        let mut made = BySeat::all(4, BySeat::all(4, 0));
        let bots: [&dyn Bot<NoMoreMoney>; 4] = [&Trader::STEADY, &Novice, &Trader::STEADY, &Trader::STEADY];
        play(&table, &bots, seed, |event| match event {
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
    let table = printed(4);
    let bots: [&dyn Bot<NoMoreMoney>; 4] = [&Trader::STEADY, &Novice, &Trader::STEADY, &Novice];
    let (mut loans, mut defaults, mut reasons) = (0, 0, 0);
    for seed in 0..100 {
        play(&table, &bots, seed, |event| match event {
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
    let table = printed(3);
    let named = NoMoreMoney::names(&table);
    let names = named.iter().map(|(element, name)| (element.to_string(), name.clone()));
    let words = Words::new(MESSAGES)
        .expect("the messages are JSON")
        .with_names(names)
        .with_players(["Anna".to_owned(), "Ari".to_owned()]);
    let event = Event::OfferDeclinedBecause {
        offer: 1,
        from: Seat::at(0),
        to: Seat::at(1),
        reason: Reason::TooRisky,
    };
    assert_eq!(words.say("event", &json!(event)), "Ari declines the offer of Anna: too risky.");
    let action = Action::DeclineBecause { offer: 1, reason: Reason::ShortOfCash };
    assert_eq!(words.say("action", &json!(action)), "Decline: short of cash");
}

#[test]
fn tempers_are_asked_for_in_words() {
    let trader: &dyn Bot<NoMoreMoney> = &Trader::STEADY;
    for words in [&["careful"][..], &["daring", "selfish"], &["daring=1", "selfish=-1"]] {
        assert!(trader.tempered(words).is_some(), "{words:?}");
    }
    assert!(trader.tempered(&["clever"]).is_none());
}

#[test]
fn tempers_make_a_difference() {
    let table = printed(4);
    let played = |trader: Trader| {
        let bots: [&dyn Bot<NoMoreMoney>; 4] = [&trader; 4];
        (0..20).map(|seed| play(&table, &bots, seed, |_| {}).round()).sum::<u32>()
    };
    let [careful, daring] = [-2, 2].map(|daring| played(Trader::with(Temper { daring, selfish: 0 })));
    let selfish = played(Trader::with(Temper { daring: 0, selfish: 2 }));
    assert!(careful != daring || careful != selfish);
}

#[test]
fn a_master_with_fixed_iterations_chooses_the_same_again() {
    let table = printed(3);
    let master = Master::new(TraderGuide, Budget::Iterations(25));
    let bots: [&dyn Bot<NoMoreMoney>; 3] = [&master, &Trader::STEADY, &Novice];
    assert_eq!(play(&table, &bots, 5, |_| {}), play(&table, &bots, 5, |_| {}));
}
