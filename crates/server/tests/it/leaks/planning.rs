//! Plans the actions at a pair of tables: the viewers must be told the same at both, with different actions where
//! possible. Planning uses mirrors of the games and no server.

use game_core::record::By;
use game_core::{Chance, Seat, SeatSet};
use games::AnyMatch;
use serde_json::Value;
use sha2::{Digest, Sha256};

/// Actions tried until one is found of which the viewers are told the same at both tables.
const TRIES: usize = 60;
/// Actions tried, after the first, to find one that differs.
const MORE: usize = 10;
/// Plans tried until one is long enough; the longest counts, and of these the one that is apart longest.
const PLANS: u64 = 4;

/// The length of a pair.
#[derive(Clone, Copy, Debug, Default)]
pub struct Depth {
    /// Actions at each table.
    pub played: usize,
    /// Of these, actions that differed.
    pub different: usize,
    /// Actions after which the states differed, unnoticed by the viewers.
    pub apart: usize,
    /// Frames of the longest replay that was compared.
    pub replayed: usize,
}

/// What one seat does at either table.
pub struct Planned {
    pub seat: Seat,
    pub action: Value,
    pub other: Value,
}

/// The viewers who must be told the same.
pub struct Watched {
    /// The bot is among them: it must act alike at both tables.
    pub viewers: Vec<Option<Seat>>,
    pub bot: Option<Seat>,
    /// The tables' secret, from which the bot's seed is derived.
    pub seed: [u8; 32],
}

/// The two games of a pair.
struct Pair {
    one: Box<dyn AnyMatch>,
    two: Box<dyn AnyMatch>,
}

/// The longest of some plans.
pub fn plan(one: &dyn AnyMatch, two: &dyn AnyMatch, watched: &Watched, most: usize) -> Vec<Planned> {
    let mut longest = (0, Vec::new());
    for attempt in 0..PLANS {
        let pair = Pair { one: one.clone_box(), two: two.clone_box() };
        let (apart, plan) = pair.play(watched, most, &mut Chance::fast(7 + attempt));
        if (apart + plan.len()) > longest.0 + longest.1.len() {
            longest = (apart, plan);
        }
        if longest.0 >= most {
            break;
        }
    }
    longest.1
}

impl Pair {
    /// A plan, and after how many of its actions the games differ.
    fn play(mut self, watched: &Watched, most: usize, chance: &mut Chance) -> (usize, Vec<Planned>) {
        let (mut apart, mut planned) = (0, Vec::new());
        assert!(self.bot_acts(watched), "the bot begins the same game");
        while planned.len() < most {
            assert_eq!(self.one.awaited().seats, self.two.awaited().seats);
            let Some((next, after)) = self.next(watched, chance) else { break };
            planned.push(next);
            self = after;
            apart += usize::from(self.one.state() != self.two.state());
        }
        (apart, planned)
    }

    /// Who acts next and how: anybody who is waited for, in any order.
    fn next(&self, watched: &Watched, chance: &mut Chance) -> Option<(Planned, Pair)> {
        let waited: SeatSet = self.one.awaited().seats;
        let first = chance.pick("who", waited.len().max(1) as u32) as usize;
        let in_turn = waited.iter().skip(first).chain(waited.iter().take(first));
        for seat in in_turn {
            if let Some(found) = self.choose(seat, watched, chance) {
                return Some(found);
            }
        }
        if waited.is_empty() { None } else { self.mend(watched, chance) }
    }

    /// An action for each table of which the viewers are told the same; different ones where possible.
    fn choose(&self, seat: Seat, watched: &Watched, chance: &mut Chance) -> Option<(Planned, Pair)> {
        let knows = watched.viewers.contains(&Some(seat));
        let mut same = None;
        let mut tries = TRIES;
        while tries > 0 {
            tries -= 1;
            let action = self.one.bot_action(seat, "random", chance).ok()?;
            if same.is_none()
                && let Some(after) = self.after(seat, &action, &action, watched)
            {
                same = Some((Planned { seat, action: action.clone(), other: action.clone() }, after));
                tries = tries.min(if knows { 0 } else { MORE });
            }
            if knows {
                continue;
            }
            let other = self.two.bot_action(seat, "random", chance).ok()?;
            if other != action
                && let Some(after) = self.after(seat, &action, &other, watched)
            {
                return Some((Planned { seat, action, other }, after));
            }
        }
        same
    }

    /// An action after which nothing differs any more, by a seat that may act although it is not waited for (such as
    /// another sealed bid). If the next answer would reveal a difference, the pair can go on after it.
    fn mend(&self, watched: &Watched, chance: &mut Chance) -> Option<(Planned, Pair)> {
        for _ in 0..TRIES {
            let seat = Seat::at(chance.pick("who", u32::from(self.one.players())) as usize);
            if watched.viewers.contains(&Some(seat)) || !self.one.may_act(seat) {
                continue;
            }
            let Ok(action) = self.one.bot_action(seat, "random", chance) else { continue };
            let Some(after) = self.after(seat, &action, &action, watched) else { continue };
            if after.one.state() == after.two.state() {
                return Some((Planned { seat, action: action.clone(), other: action }, after));
            }
        }
        None
    }

    /// The pair after an action at each table and all moves of the bot that follow; `None` if the rules forbid it at
    /// either table, or the viewers are told of a difference. (The bot's own move may reveal what was hidden.)
    fn after(&self, seat: Seat, action: &Value, other: &Value, watched: &Watched) -> Option<Pair> {
        let mut pair = Pair { one: self.one.clone_box(), two: self.two.clone_box() };
        let at_one = heard(&mut *pair.one, seat, action, watched)?;
        let at_two = heard(&mut *pair.two, seat, other, watched)?;
        (at_one == at_two && pair.bot_acts(watched)).then_some(pair)
    }

    /// Whether the viewers are told the same of the bot's move.
    fn bot_acts(&mut self, watched: &Watched) -> bool {
        while let Some(bot) = watched.bot.filter(|bot| self.one.awaited().seats.has(*bot)) {
            assert_eq!(self.one.view(Some(bot)), self.two.view(Some(bot)), "the bot sees the same");
            let action = bot_action(&*self.one, bot, watched.seed);
            assert_eq!(bot_action(&*self.two, bot, watched.seed), action, "and does the same");
            let at_one = heard(&mut *self.one, bot, &action, watched);
            if at_one != heard(&mut *self.two, bot, &action, watched) {
                return false;
            }
        }
        true
    }
}

/// What the viewers are told of an action; `None` if the rules forbid it.
fn heard(game: &mut dyn AnyMatch, seat: Seat, action: &Value, watched: &Watched) -> Option<Vec<Vec<Value>>> {
    let mut acted = vec![game.act(seat, By::Owner, action).ok()?];
    while let Some((seat, forced)) = forced_answer(game, watched.bot) {
        acted.push(game.act(seat, By::Rules, &forced).expect("a forced answer is legal"));
    }
    let heard = |viewer: &Option<Seat>| {
        acted.iter().flat_map(|acted| acted.heard_by(*viewer)).map(|told| told.event.clone()).collect()
    };
    Some(watched.viewers.iter().map(heard).collect())
}

/// What the server answers by itself for somebody, because public facts leave no choice. Bots choose for themselves.
pub fn forced_answer(game: &dyn AnyMatch, bot: Option<Seat>) -> Option<(Seat, Value)> {
    let mut people = game.awaited().seats.iter().filter(|seat| Some(*seat) != bot);
    people.find_map(|seat| Some((seat, game.forced(seat)?)))
}

/// The bot's action, with the seed the server uses.
pub fn bot_action(game: &dyn AnyMatch, bot: Seat, seed: [u8; 32]) -> Value {
    let mut hash = Sha256::new();
    hash.update(seed);
    hash.update(b"bot");
    hash.update(game.next_seq().to_le_bytes());
    hash.update([bot.number() as u8]);
    let digest: [u8; 32] = hash.finalize().into();
    let luck = u64::from_le_bytes(std::array::from_fn(|index| digest[index]));
    game.bot_action(bot, "novice", &mut Chance::fast(luck)).expect("a bot chooses")
}
