//! What novices make of the game: an economy that lives to the end. The whole picture, round by round, is printed by
//! `cargo run --release -p no-more-money --example novices`.

use game_core::{Bot, Chance, Choices, Game, Log, Observed, RandomBot, Seat, SeatSet};
use no_more_money::{Config, Event, NoMoreMoney, Novice, Setup};

#[derive(Default)]
struct Tally {
    rounds: u32,
    rounds_with_loans: u32,
    loans: u32,
    defaulted: u32,
    paid_for_the_bank: u32,
    penniless: u32,
    seats: u32,
    wins: [u32; 4],
}

/// Plays a game, seat 0 by the first bot and the others by the second.
fn play(config: &Config, bots: [&dyn Bot<NoMoreMoney>; 2], seed: u64, tally: &mut Tally) {
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::on(), Choices::default());
    let mut game = NoMoreMoney::start(config, &mut chance, &mut log);
    let (mut round, mut lent) = (0, false);
    while let Some(seat) = game.awaited(config).first {
        if game.round() > round {
            round = game.round();
            tally.rounds += 1;
            lent = false;
            for seat in SeatSet::all(config.players).iter() {
                tally.seats += 1;
                tally.penniless += u32::from(game.coins(seat) == 0);
            }
        }
        choices.clear();
        game.choices(config, seat, &mut choices);
        let bot = if seat == Seat::at(0) { bots[0] } else { bots[1] };
        let action = bot.choose(config, &game.view(config, Some(seat)), &mut choices, &mut chance);
        game.apply(config, seat, &action, &mut chance, &mut log);
        for told in log.take() {
            match told.event {
                Event::LoanMade { .. } => {
                    tally.loans += 1;
                    tally.rounds_with_loans += u32::from(!lent);
                    lent = true;
                }
                Event::LoanDefaulted { .. } => tally.defaulted += 1,
                Event::BankerNamed { price, .. } => tally.paid_for_the_bank += price,
                _ => {}
            }
        }
    }
    for winner in game.score_now(config).winners.iter() {
        tally.wins[winner.number()] += 1;
    }
}

#[test]
fn novices_lend_in_most_rounds_default_sometimes_and_nobody_goes_without_money() {
    for players in 3..=4 {
        let config = Config::new(&Setup::default(), players).expect("the printed set-up is sound");
        let mut tally = Tally::default();
        for seed in 0..200 {
            play(&config, [&Novice, &Novice], seed, &mut tally);
        }
        let percent = |part: u32, whole: u32| 100 * part / whole;
        assert!(percent(tally.rounds_with_loans, tally.rounds) >= 80, "loans in most rounds");
        assert!((5..=50).contains(&percent(tally.defaulted, tally.loans)), "some default, most pay");
        assert!(tally.paid_for_the_bank / tally.rounds >= 8, "the Banker card is worth bidding for");
        assert!(percent(tally.penniless, tally.seats) <= 2, "nobody is stuck without money");
        let (least, most) = (tally.wins[..players.into()].iter().min(), tally.wins.iter().max());
        assert!(
            least.zip(most).is_some_and(|(least, most)| 2 * least > *most),
            "seats are alike: {:?}",
            tally.wins
        );
    }
}

#[test]
fn a_novice_beats_random_players() {
    let config = Config::new(&Setup::default(), 3).expect("the printed set-up is sound");
    let mut tally = Tally::default();
    for seed in 0..200 {
        play(&config, [&Novice, &RandomBot], seed, &mut tally);
    }
    assert!(tally.wins[0] >= 120, "{:?}", tally.wins);
}
