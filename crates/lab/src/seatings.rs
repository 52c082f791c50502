//! Which bot sits where in which game. Every line-up is played in every rotation before the next one; after all
//! line-ups the order around the table changes too, so that in the long run every bot has sat everywhere next to
//! every other.

/// The line-ups that take turns; a bot is an index into a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seatings {
    line_ups: Vec<Vec<usize>>,
    rotates: bool,
}

impl Seatings {
    /// One line-up for all games.
    pub fn of_one(line_up: Vec<usize>) -> Seatings {
        Seatings { line_ups: vec![line_up], rotates: true }
    }

    /// The same seats in every game.
    pub fn fixed(line_up: Vec<usize>) -> Seatings {
        Seatings { line_ups: vec![line_up], rotates: false }
    }

    /// Every bot plays as often as every other. With more bots than seats these are all subsets; otherwise every bot
    /// sits at the table and the extra seats rotate.
    pub fn round_robin(bots: usize, players: usize) -> Seatings {
        if bots == 0 {
            return Seatings::of_one(Vec::new());
        }
        let line_ups = subsets(bots, players % bots)
            .into_iter()
            .map(|extra| (0..players / bots).flat_map(|_| 0..bots).chain(extra).collect());
        let line_ups = if bots > players { subsets(bots, players) } else { line_ups.collect() };
        Seatings { line_ups, rotates: true }
    }

    /// After so many games every line-up has been played in every rotation once.
    pub fn cycle(&self) -> u64 {
        self.line_ups.iter().map(|line_up| line_up.len() as u64).sum()
    }

    /// The bots of game `number`, seat by seat.
    pub fn of(&self, number: u64) -> Vec<usize> {
        if !self.rotates {
            return self.line_ups[0].clone();
        }
        let players = self.line_ups[0].len().max(1) as u64;
        let group = number / players;
        let line_ups = self.line_ups.len() as u64;
        let mut seated = self.line_ups[(group % line_ups) as usize].clone();
        if seated.len() > 2 {
            rearrange(&mut seated[1..], group / line_ups);
        }
        seated.rotate_right((number % players) as usize);
        seated
    }
}

/// The `number`-th order of the items, over and over.
fn rearrange(items: &mut [usize], number: u64) {
    let mut rest = number;
    for left in (2..=items.len()).rev() {
        let first = items.len() - left;
        let pick = (rest % left as u64) as usize;
        rest /= left as u64;
        items[first..=first + pick].rotate_right(1);
    }
}

/// All choices of `size` out of `0..count`, each in ascending order.
fn subsets(count: usize, size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![Vec::new()];
    }
    let mut found = Vec::new();
    for last in size - 1..count {
        for mut subset in subsets(last, size - 1) {
            subset.push(last);
            found.push(subset);
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    fn seats_of_bots(seatings: &Seatings, games: u64) -> BTreeMap<usize, Vec<u64>> {
        let mut seen: BTreeMap<usize, Vec<u64>> = BTreeMap::new();
        for number in 0..games {
            for (seat, bot) in seatings.of(number).into_iter().enumerate() {
                let seats = seen.entry(bot).or_insert_with(|| vec![0; seatings.of(0).len()]);
                seats[seat] += 1;
            }
        }
        seen
    }

    #[test]
    fn a_rotated_line_up_puts_everybody_on_every_seat_equally_often() {
        let seatings = Seatings::of_one(vec![0, 1, 1, 1]);
        assert_eq!(seatings.cycle(), 4);
        let seen = seats_of_bots(&seatings, 8);
        assert_eq!(seen[&0], [2, 2, 2, 2]);
        assert_eq!(seen[&1], [6, 6, 6, 6]);
    }

    #[test]
    fn in_the_long_run_every_order_around_the_table_is_played_once() {
        let seatings = Seatings::of_one(vec![0, 1, 2, 3]);
        let orders: BTreeSet<_> = (0..24).map(|number| seatings.of(number)).collect();
        assert_eq!(orders.len(), 24);
        assert_eq!(seatings.of(24), seatings.of(0));
    }

    #[test]
    fn a_round_robin_is_fair_with_more_fewer_and_as_many_bots_as_seats() {
        for (bots, players, line_ups) in [(5, 3, 10), (3, 3, 1), (2, 3, 2), (3, 4, 3), (2, 6, 1), (4, 6, 6)] {
            let seatings = Seatings::round_robin(bots, players);
            assert_eq!(seatings.cycle(), line_ups * players as u64, "{bots} bots on {players} seats");
            let seen = seats_of_bots(&seatings, seatings.cycle());
            let equal = vec![seatings.cycle() / bots as u64; players];
            assert!(
                seen.len() == bots && seen.values().all(|seats| *seats == equal),
                "{bots} on {players}: {seen:?}"
            );
        }
    }
}
