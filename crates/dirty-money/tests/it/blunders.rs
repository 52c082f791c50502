//! What a person would laugh at, counted in whole games between bots of one kind. `BLUNDERS=200` plays so many games
//! instead of the few of every test run.

use bots::trial::games_to_count;
use bots::{Budget, Master};
use dirty_money::{Action, Config, DirtyMoney, MASTER, Setup, Trader};
use game_core::{Bot, Chance, Choices, Game, Log, Seat};

/// How often each happened, and how often there was an occasion.
#[derive(Debug, Default)]
struct Counted {
    last_turns: u32,
    /// The last turn was ended although a purchase would have brought points.
    points_left_on_display: u32,
    /// A turn was ended although a point could be claimed for nothing.
    unclaimed: u32,
}

/// The points that the trader's next purchase would bring this seat.
fn points_to_be_bought(config: &Config, game: &DirtyMoney, seat: Seat) -> i64 {
    let (mut game, mut choices, mut chance) = (game.clone(), Choices::default(), Chance::fast(0));
    game.choices(config, seat, &mut choices);
    let view = game.view(config, Some(seat));
    let before = game.score_now(config).scores[seat];
    let action = Trader::STEADY.choose(config, &view, &mut choices, &mut chance);
    if !matches!(action, Action::Buy { .. }) {
        return 0;
    }
    game.apply(config, seat, &action, &mut chance, &mut Log::off());
    game.score_now(config).scores[seat] - before
}

fn count(bot: &dyn Bot<DirtyMoney>, games: u64) -> Counted {
    let config = Config::new(&Setup::default(), 4).expect("the set-up is sound");
    let (mut counted, mut choices) = (Counted::default(), Choices::default());
    for seed in 0..games {
        let mut chance = Chance::fast(seed);
        let mut game = DirtyMoney::start(&config, &mut chance, &mut Log::off());
        while let Some(seat) = game.awaited(&config).first {
            choices.clear();
            game.choices(&config, seat, &mut choices);
            let overpaid = choices.exact.contains(&Action::ClaimOverpaid);
            let view = game.view(&config, Some(seat));
            let action = bot.choose(&config, &view, &mut choices, &mut chance);
            if action == Action::EndTurn {
                counted.unclaimed += u32::from(overpaid);
                let is_last = game.owned.values().any(|cards| cards.len() >= u32::from(config.goal));
                if is_last {
                    counted.last_turns += 1;
                    let points = points_to_be_bought(&config, &game, seat);
                    counted.points_left_on_display += u32::from(points > 0);
                }
            }
            game.apply(&config, seat, &action, &mut chance, &mut Log::off());
        }
    }
    eprintln!("{counted:?}");
    counted
}

fn assert_none(counted: &Counted) {
    assert!(counted.last_turns > 0, "there was something to count");
    assert_eq!(counted.points_left_on_display, 0, "{counted:?}");
    assert_eq!(counted.unclaimed, 0, "{counted:?}");
}

#[test]
fn masters_do_nothing_to_laugh_at() {
    let master = Master { budget: Budget::Iterations(60), ..MASTER };
    assert_none(&count(&master, games_to_count(3)));
}

#[test]
fn traders_do_nothing_to_laugh_at() {
    assert_none(&count(&Trader::STEADY, games_to_count(20)));
}
