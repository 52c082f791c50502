//! A player that is a program. It gets what its seat sees and may do, and nothing else; it keeps no memory, since
//! views have perfect recall. The types make cheating impossible.

use crate::{Chance, Choices, Game, Seat, Seed, ViewOf, lossless};

/// Chooses for one seat. `choices` are that seat's and never empty; the table is public knowledge.
pub trait Bot<G: Game>: Send + Sync {
    fn choose(
        &self,
        config: &G::Config,
        view: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action;

    /// The same player with another temper, in words of its own (`careful`, `daring+selfish`, a number of
    /// iterations); `None` if it does not know one of the words. A player that reads [`Temper`]s is given one for
    /// each seat of each game ([`Temper::of_bot`]) unless somebody chose.
    fn tempered(&self, _words: &[&str]) -> Option<Box<dyn Bot<G>>> {
        None
    }
}

/// So that a bot can be made of others.
impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(
        &self,
        config: &G::Config,
        view: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action {
        (**self).choose(config, view, choices, chance)
    }

    fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<G>>> {
        (**self).tempered(words)
    }
}

/// Uniform over exact actions and forms, then the form's own sampler.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomBot;

impl<G: Game> Bot<G> for RandomBot {
    fn choose(
        &self,
        _: &G::Config,
        _: &ViewOf<G>,
        choices: &mut Choices<G>,
        chance: &mut Chance,
    ) -> G::Action {
        choices.sample(chance)
    }
}

/// What a player is like: how much risk it takes, and how much it thinks of itself. Both from -2 to 2; 0 is neither.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Temper {
    /// Careful below 0, daring above.
    pub daring: i8,
    /// Cooperative below 0, selfish above.
    pub selfish: i8,
}

impl Temper {
    pub const MOST: i8 = 2;

    /// Reads `careful`, `daring`, `cooperative`, `selfish`, `steady` (neither) and numbers: `daring=1`,
    /// `selfish=-2`. `None` if a word is unknown or there is none.
    pub fn parse(words: &[&str]) -> Option<Temper> {
        if words.is_empty() {
            return None;
        }
        let mut temper = Temper::default();
        for word in words {
            match *word {
                "steady" => temper = Temper::default(),
                "careful" => temper.daring = -Temper::MOST,
                "daring" => temper.daring = Temper::MOST,
                "cooperative" => temper.selfish = -Temper::MOST,
                "selfish" => temper.selfish = Temper::MOST,
                other => {
                    let (trait_name, number) = other.split_once('=')?;
                    let number = number.parse().ok().filter(|number: &i8| number.abs() <= Temper::MOST)?;
                    match trait_name {
                        "daring" => temper.daring = number,
                        "selfish" => temper.selfish = number,
                        _ => return None,
                    }
                }
            }
        }
        Some(temper)
    }

    /// The words that [`Temper::parse`] reads as this temper.
    pub fn words(self) -> [&'static str; 2] {
        const DARING: [&str; 5] = ["daring=-2", "daring=-1", "daring=0", "daring=1", "daring=2"];
        const SELFISH: [&str; 5] = ["selfish=-2", "selfish=-1", "selfish=0", "selfish=1", "selfish=2"];
        let place = |number: i8| (number.clamp(-Temper::MOST, Temper::MOST) + Temper::MOST) as usize;
        [DARING[place(self.daring)], SELFISH[place(self.selfish)]]
    }

    /// The temper of a bot nobody gave one: a little of its own, so that tables differ. It follows from the game's
    /// seed and the seat, so a bot without memory keeps it through restarts and replays. Its streams lie beyond any
    /// entry's.
    pub fn of_bot(seed: &Seed, seat: Seat) -> Temper {
        let mut chance = Chance::of_entry(seed, u64::MAX - seat.number() as u64);
        let mut a_little = || lossless::<_, i8>(chance.pick("temper", 3)) - 1;
        Temper { daring: a_little(), selfish: a_little() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_temper_is_read_from_words_and_numbers() {
        let temper = |daring, selfish| Some(Temper { daring, selfish });
        assert_eq!(Temper::parse(&["careful"]), temper(-2, 0));
        assert_eq!(Temper::parse(&["daring", "selfish"]), temper(2, 2));
        assert_eq!(Temper::parse(&["cooperative", "daring=1"]), temper(1, -2));
        assert_eq!(Temper::parse(&["steady"]), temper(0, 0));
        for words in [&[][..], &["bold"], &["daring=3"], &["daring=x"], &["luck=1"], &["daring", "bold"]] {
            assert_eq!(Temper::parse(words), None, "{words:?}");
        }
    }

    #[test]
    fn every_temper_has_words_for_itself() {
        for (daring, selfish) in (-2..=2).flat_map(|daring| (-2..=2).map(move |selfish| (daring, selfish))) {
            let temper = Temper { daring, selfish };
            assert_eq!(Temper::parse(&temper.words()), Some(temper));
        }
    }

    #[test]
    fn bots_differ_a_little_and_keep_their_temper() {
        let seeds = (0..200u8).map(|number| [number; 32]);
        let seated = seeds.flat_map(|seed| (0..4).map(move |seat| (seed, Seat::at(seat))));
        let tempers: Vec<_> = seated.clone().map(|(seed, seat)| Temper::of_bot(&seed, seat)).collect();
        let again: Vec<_> = seated.map(|(seed, seat)| Temper::of_bot(&seed, seat)).collect();
        assert_eq!(tempers, again);
        for (daring, selfish) in (-1..=1).flat_map(|daring| (-1..=1).map(move |selfish| (daring, selfish))) {
            let alike = tempers.iter().filter(|temper| **temper == Temper { daring, selfish }).count();
            assert!((50..130).contains(&alike), "{alike} of 800 are {daring}, {selfish}");
        }
    }
}
