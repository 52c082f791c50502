//! The contract every game signs, over many seeds and set-ups, and what must occur while it is proven.

use game_core::contract::Coverage;
use game_core::{Bot, Chance, Choices, Game, Log, Trial, assert_contract};
use smart_money_maker::{Difficulty, Novice, Setup, SmartMoneyMaker};

fn setups() -> Vec<Setup> {
    let easy = Setup { difficulty: Difficulty::Easy, ..Setup::default() };
    let house = Setup {
        requests_dealt: 2,
        notes_dealt: 1,
        new_economy_dealt: 6,
        cards_drawn: 2,
        never_raises: 20_000,
        triple_value: 3_000,
        free_plays: 3,
        last_cards: 2,
        ..Setup::default()
    };
    let bare = Setup { requests_dealt: 0, notes_dealt: 0, new_economy_dealt: 0, ..Setup::default() };
    vec![Setup::default(), easy, house, bare]
}

/// Random players never pay all debts, so the players' victories are covered by novices.
fn novices(games: u64) -> Coverage {
    let mut coverage = Coverage::default();
    for seed in 0..games {
        let setup = &setups()[seed as usize % 2];
        let config = SmartMoneyMaker::config(setup, 2 + (seed % 5) as u8).expect("sound");
        let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::on(), Choices::default());
        let mut state = SmartMoneyMaker::start(&config, &mut chance, &mut log);
        while let Some(seat) = state.awaited(&config).first {
            choices.clear();
            state.choices(&config, seat, &mut choices);
            let view = state.view(&config, Some(seat));
            let action = Novice.choose(&config, &view, &mut choices, &mut chance);
            assert!(seed > 20 || choices.contain(&action), "a novice plays what it is offered");
            state.play(&config, seat, &action, &mut chance, &mut log).expect("legal");
            state.audit(&config).expect("the audit holds");
        }
        coverage.note::<SmartMoneyMaker>(&log.take()).expect("events cite the rules they declare");
        coverage.endings.extend(state.ending().map(game_core::EndingCode::name));
        coverage.games += 1;
    }
    coverage
}

#[test]
fn two_thousand_random_games_keep_every_promise_and_everything_occurs() {
    let mut coverage = assert_contract(&Trial::<SmartMoneyMaker>::of(2_000).with_setups(setups()));
    assert_eq!(coverage.games, 2_000);
    coverage.merge(novices(400));
    assert_eq!(coverage.missing::<SmartMoneyMaker>(), Vec::<String>::new());
}

#[test]
fn novices_of_every_number_win_the_easy_deck_nearly_always_and_the_normal_one_sometimes() {
    for players in 2..=6 {
        let won = |difficulty: Difficulty| {
            let setup = Setup { difficulty, ..Setup::default() };
            let config = SmartMoneyMaker::config(&setup, players).expect("sound");
            (0..100).filter(|seed| novices_win(&config, *seed)).count()
        };
        let (normal, easy) = (won(Difficulty::Normal), won(Difficulty::Easy));
        assert!((25..=90).contains(&normal), "{normal} of 100 with {players} players");
        assert!(easy >= 85, "{easy} of 100 with {players} players");
    }
}

fn novices_win(config: &<SmartMoneyMaker as Game>::Config, seed: u64) -> bool {
    let (mut chance, mut log, mut choices) = (Chance::fast(seed), Log::off(), Choices::default());
    let mut state = SmartMoneyMaker::start(config, &mut chance, &mut log);
    while let Some(seat) = state.awaited(config).first {
        choices.clear();
        state.choices(config, seat, &mut choices);
        let action = Novice.choose(config, &state.view(config, Some(seat)), &mut choices, &mut chance);
        state.play(config, seat, &action, &mut chance, &mut log).expect("legal");
    }
    !state.score_now(config).winners.is_empty()
}
