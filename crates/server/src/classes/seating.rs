//! Who sits where. Groups are as even as possible, and those who share a device sit at one table.

use protocol::{GamePlan, LeftOver, Treatment};

use super::record::{ClassRecord, ClassTable};

/// The most tables of one game.
pub const MOST_TABLES: usize = 40;

/// How many may play the game at one table.
#[derive(Clone, Copy, Debug)]
pub struct Players {
    pub min: u8,
    pub max: u8,
}

/// The seats of each table for so many pupils; bots have those that are left.
pub fn table_sizes(pupils: usize, plan: &GamePlan, players: Players) -> Vec<u8> {
    let wanted = plan.per_table.clamp(1, players.max);
    let per_table = usize::from(wanted);
    let most = usize::from(players.max);
    let tables = match plan.left_over {
        LeftOver::Bots => pupils.div_ceil(per_table),
        LeftOver::Larger => (pupils / per_table).max(pupils.div_ceil(most)),
    };
    let tables = tables.max(1);
    let least = usize::from(match plan.left_over {
        LeftOver::Bots => wanted.max(players.min),
        LeftOver::Larger => players.min,
    });
    let share = |at: usize| pupils / tables + usize::from(at < pupils % tables);
    (0..tables).map(|at| share(at).max(least).min(most) as u8).collect()
}

/// Seats everybody, in this order of pupils. Whoever shares a device with somebody sits beside them.
pub fn seat_all(class: &ClassRecord, order: &[u32], players: Players) -> Vec<ClassTable> {
    let sizes = table_sizes(order.len(), &class.plan, players);
    let table = |(at, size): (usize, &u8)| with_seats(&class.plan, at, *size);
    let mut tables: Vec<ClassTable> = sizes.iter().enumerate().map(table).collect();
    let mut groups = devices_of(class, order);
    // The largest first, so that they still find a table together.
    groups.sort_by_key(|group| std::cmp::Reverse(group.len()));
    for group in groups {
        let taken = |table: &ClassTable| table.seats.iter().flatten().count();
        let fits = |table: &&mut ClassTable| table.seats.len() - taken(table) >= group.len();
        let best = tables.iter_mut().filter(fits).min_by_key(|table| taken(table));
        match best {
            Some(table) => group.iter().for_each(|pupil| take_seat(table, *pupil)),
            // Nowhere is room for all of them: one table grows, as far as the game allows.
            None => {
                let grows = |table: &&mut ClassTable| taken(table) + group.len() <= usize::from(players.max);
                let best = tables.iter_mut().filter(grows).min_by_key(|table| taken(table));
                if let Some(table) = best {
                    group.iter().for_each(|pupil| take_seat(table, *pupil));
                }
            }
        }
    }
    tables
}

/// The rules of table `at`, counted from 0: those chosen for it, else tables take them in turn.
pub fn treatment_of(plan: &GamePlan, at: usize) -> Treatment {
    let treatments = &plan.treatments;
    let chosen =
        plan.by_table.get(at).copied().flatten().and_then(|number| treatments.get(usize::from(number)));
    let in_turn = || treatments.get(at % treatments.len().max(1));
    chosen.or_else(in_turn).cloned().unwrap_or_default()
}

/// Table `at`, counted from 0, with nobody there.
fn with_seats(plan: &GamePlan, at: usize, seats: u8) -> ClassTable {
    ClassTable {
        code: String::new(),
        treatment: treatment_of(plan, at),
        seats: vec![None; usize::from(seats)],
        is_over: false,
        last_round: None,
        sat: Vec::new(),
        pauses: Vec::new(),
    }
}

/// One more table.
pub fn empty_table(plan: &GamePlan, at: usize, players: Players) -> ClassTable {
    with_seats(plan, at, plan.per_table.clamp(players.min, players.max))
}

/// The first seat that no pupil has, or a new one.
pub fn take_seat(table: &mut ClassTable, pupil: u32) {
    match table.seats.iter_mut().find(|seat| seat.is_none()) {
        Some(seat) => *seat = Some(pupil),
        None => table.seats.push(Some(pupil)),
    }
}

/// Pupils by device, in the order of their first.
fn devices_of(class: &ClassRecord, order: &[u32]) -> Vec<Vec<u32>> {
    let mut groups: Vec<(crate::secrets::TokenHash, Vec<u32>)> = Vec::new();
    for number in order {
        let Ok(pupil) = class.pupil(*number) else { continue };
        match groups.iter_mut().find(|(owner, _)| *owner == pupil.owner) {
            Some((_, group)) => group.push(*number),
            None => groups.push((pupil.owner, vec![*number])),
        }
    }
    groups.into_iter().map(|(_, group)| group).collect()
}

#[cfg(test)]
mod tests {
    use protocol::{Luck, TimeMode};

    use super::*;

    fn plan(per_table: u8, left_over: LeftOver) -> GamePlan {
        GamePlan {
            game: "any".to_owned(),
            per_table,
            left_over,
            bots: None,
            treatments: vec![Treatment::default()],
            by_table: Vec::new(),
            practice: false,
            chat: false,
            advice: false,
            time: TimeMode::Relaxed,
            luck: Luck::Own,
            last_round_at: None,
        }
    }

    const FOUR: Players = Players { min: 2, max: 6 };

    #[test]
    fn bots_fill_what_is_left_and_tables_differ_by_one_pupil() {
        assert_eq!(table_sizes(28, &plan(4, LeftOver::Bots), FOUR), [4; 7]);
        assert_eq!(table_sizes(30, &plan(4, LeftOver::Bots), FOUR), [4; 8]);
        assert_eq!(table_sizes(1, &plan(4, LeftOver::Bots), FOUR), [4]);
        assert_eq!(table_sizes(0, &plan(4, LeftOver::Bots), FOUR), [4]);
        assert_eq!(table_sizes(5, &plan(1, LeftOver::Bots), FOUR), [2; 5], "a bot for company");
    }

    #[test]
    fn tables_take_the_rules_in_turn_but_for_those_with_rules_of_their_own() {
        let named = |name: &str| Treatment { name: name.to_owned(), ..Treatment::default() };
        let mut plan = plan(4, LeftOver::Bots);
        plan.treatments = vec![named("printed"), named("bank")];
        let names = |plan: &GamePlan| (0..6).map(|at| treatment_of(plan, at).name).collect::<Vec<_>>();
        assert_eq!(names(&plan), ["printed", "bank", "printed", "bank", "printed", "bank"]);
        // Exactly one of six: the fourth.
        plan.by_table = vec![Some(0), Some(0), Some(0), Some(1), Some(0), Some(0)];
        assert_eq!(names(&plan), ["printed", "printed", "printed", "bank", "printed", "printed"]);
        // Rules that are no more, and tables of which nothing was said, are as if nobody had chosen.
        plan.by_table = vec![None, Some(7), Some(1)];
        assert_eq!(names(&plan), ["printed", "bank", "bank", "bank", "printed", "bank"]);
    }

    #[test]
    fn larger_tables_take_those_who_are_left_as_far_as_the_game_allows() {
        assert_eq!(table_sizes(30, &plan(4, LeftOver::Larger), FOUR), [5, 5, 4, 4, 4, 4, 4]);
        assert_eq!(table_sizes(3, &plan(4, LeftOver::Larger), FOUR), [3]);
        assert_eq!(table_sizes(1, &plan(4, LeftOver::Larger), FOUR), [2], "with a bot");
        let small = Players { min: 2, max: 4 };
        assert_eq!(table_sizes(7, &plan(4, LeftOver::Larger), small), [4, 3], "five are too many");
    }
}
