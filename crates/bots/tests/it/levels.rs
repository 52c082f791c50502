//! Levels between two others.

use bots::{Careless, Slips};
use game_core::{Bot, Chance, Choices, Game, Seat, ViewOf};

use crate::boxes::{Action, BOXES, Boxes};

/// Opens the box that its temper names, the best one if it has none.
#[derive(Clone, Copy)]
struct Opens(u8);

impl Bot<Boxes> for Opens {
    fn choose(&self, (): &(), _: &ViewOf<Boxes>, _: &mut Choices<Boxes>, _: &mut Chance) -> Action {
        Action::Open { number: self.0 }
    }

    fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<Boxes>>> {
        let [word] = words else { return None };
        Some(Box::new(Opens(word.parse().ok()?)))
    }
}

fn opened(bot: &dyn Bot<Boxes>, times: u64) -> Vec<u8> {
    let (game, seat, mut choices) = (Boxes::with_turns(1), Seat::at(0), Choices::default());
    game.choices(&(), seat, &mut choices);
    let view = game.view(&(), Some(seat));
    let mut open = |seed| bot.choose(&(), &view, &mut choices, &mut Chance::fast(seed));
    (0..times)
        .map(|seed| match open(seed) {
            Action::Open { number } => number,
        })
        .collect()
}

#[test]
fn a_bot_slips_as_often_as_is_said_and_in_every_direction() {
    let bot = Slips { usually: Opens(BOXES - 1), slip: Careless, percent: 30 };
    let opened = opened(&bot, 3000);
    let slips = opened.iter().filter(|number| **number != BOXES - 1).count();
    // A slip may hit the best box too: 29 of 30 of 30 % are expected.
    assert!((800..940).contains(&slips), "{slips} of 3000");
    assert!((0..BOXES).all(|number| opened.contains(&number)), "any box is opened now and then");
}

#[test]
fn a_temper_is_that_of_its_usual_play_and_slips_stay() {
    let bot = Slips { usually: Opens(BOXES - 1), slip: Opens(0), percent: 30 };
    let tempered = Bot::<Boxes>::tempered(&bot, &["7"]).expect("the usual player reads numbers");
    let opened = opened(&*tempered, 1000);
    let of = |number: u8| opened.iter().filter(|opened| **opened == number).count();
    assert_eq!(of(7) + of(0), 1000);
    assert!((240..360).contains(&of(0)), "{} slips", of(0));
    assert!(Bot::<Boxes>::tempered(&bot, &["seven"]).is_none());
}
