//! Time is kept however slow a game is.

use std::time::{Duration, Instant};

use bots::{Budget, Guide, Master};
use game_core::{Bot, Chance, Choices, Game, Seat};

use crate::boxes::{Action, BOXES, Boxes};

fn chosen<G: Game<Config = ()>>(bot: &dyn Bot<G>, game: &G, seed: u64) -> G::Action {
    let (seat, mut choices) = (Seat::at(0), Choices::default());
    game.choices(&(), seat, &mut choices);
    bot.choose(&(), &game.view(&(), Some(seat)), &mut choices, &mut Chance::fast(seed))
}

/// Needs a millisecond for every decision of a rollout.
#[derive(Clone, Copy)]
struct Slow;

impl Guide<Boxes> for Slow {
    fn advice(&self, (): &(), _: &Boxes, _: Seat, _: &mut Choices<Boxes>, _: &mut Chance) -> Option<Action> {
        Some(Action::Open { number: 7 })
    }

    fn go_on(
        &self,
        (): &(),
        _: &Boxes,
        _: Seat,
        choices: &mut Choices<Boxes>,
        chance: &mut Chance,
    ) -> Action {
        std::thread::sleep(Duration::from_millis(1));
        choices.sample(chance)
    }
}

#[test]
fn an_iteration_that_is_late_is_broken_off_and_forgotten() {
    // One rollout takes five seconds.
    let game = Boxes::with_turns(5_001);
    let master = Master::new(Slow, Budget::Time(Duration::from_millis(30)));
    let started = Instant::now();
    let taken = chosen(&master, &game, 1);
    assert!(started.elapsed() < Duration::from_secs(1), "it took {:?}", started.elapsed());
    assert_eq!(taken, Action::Open { number: 7 }, "nothing was learned against the advice");
    let view = game.view(&(), Some(Seat::at(0)));
    let estimates = master.search::<Boxes>(&(), &view, &mut Chance::fast(1));
    assert!(estimates.iter().all(|estimate| estimate.visits == 0), "{estimates:?}");
}

#[test]
fn iterations_that_are_in_time_count() {
    let master = Master::new(Slow, Budget::Time(Duration::from_millis(200)));
    let view = Boxes::with_turns(3).view(&(), Some(Seat::at(0)));
    let estimates = master.search::<Boxes>(&(), &view, &mut Chance::fast(1));
    assert!(estimates.iter().any(|estimate| estimate.visits > 0));
}

/// Advises the best box; rollouts are random.
#[derive(Clone, Copy)]
struct Wise;

impl Guide<Boxes> for Wise {
    fn advice(&self, (): &(), _: &Boxes, _: Seat, _: &mut Choices<Boxes>, _: &mut Chance) -> Option<Action> {
        Some(Action::Open { number: BOXES - 1 })
    }
}

#[test]
fn with_few_iterations_the_advice_is_tried_first_and_followed() {
    for (iterations, seed) in (1..=20).flat_map(|iterations| (0..5).map(move |seed| (iterations, seed))) {
        let master = Master::new(Wise, Budget::Iterations(iterations));
        let game = Boxes::with_turns(1);
        let estimates =
            master.search::<Boxes>(&(), &game.view(&(), Some(Seat::at(0))), &mut Chance::fast(seed));
        let advice = estimates.iter().find(|estimate| estimate.is_advice).expect("there was advice");
        assert!(advice.visits > 0, "{iterations} iterations: {estimates:?}");
        assert_eq!(
            chosen(&master, &game, seed),
            Action::Open { number: BOXES - 1 },
            "{iterations} iterations"
        );
    }
}
