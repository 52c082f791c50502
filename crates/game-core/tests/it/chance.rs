//! Chance: streams that do not disturb each other, fair picks, and scripts that say what went wrong.

use game_core::{Bag, Chance, Draw, Seed};

const SEED: Seed = [7; 32];

fn draws(chance: &mut Chance, count: usize) -> Vec<u32> {
    (0..count).map(|_| chance.pick("die", 1000)).collect()
}

#[test]
fn an_entry_draws_the_same_again() {
    assert_eq!(draws(&mut Chance::of_entry(&SEED, 4), 50), draws(&mut Chance::of_entry(&SEED, 4), 50));
}

/// Stored records replay only if these numbers never change. They are the first words of ChaCha8 with a zero key
/// and stream 3, each times six, the upper half.
#[test]
fn the_stream_of_an_entry_is_fixed_for_ever() {
    let mut chance = Chance::of_entry(&[0; 32], 3);
    let faces: Vec<u32> = (0..12).map(|_| chance.roll("die", 6)).collect();
    assert_eq!(faces, FACES_OF_ENTRY_3_UNDER_SEED_0);
}

const FACES_OF_ENTRY_3_UNDER_SEED_0: [u32; 12] = [2, 5, 3, 1, 4, 3, 2, 6, 4, 1, 4, 5];

#[test]
fn entries_and_seeds_draw_independently() {
    let entries: Vec<Vec<u32>> =
        (0..40).map(|entry| draws(&mut Chance::of_entry(&SEED, entry), 200)).collect();
    for (n, one) in entries.iter().enumerate() {
        for other in &entries[n + 1..] {
            // Two hundred draws of a thousand agree 0.2 times on average; ten times is one in a billion.
            let same = one.iter().zip(other).filter(|(a, b)| a == b).count();
            assert!(same < 10, "two entries agree {same} times");
        }
    }
    assert_ne!(draws(&mut Chance::of_entry(&SEED, 0), 20), draws(&mut Chance::of_entry(&[8; 32], 0), 20));
}

#[test]
fn how_much_one_entry_draws_does_not_matter_to_the_next() {
    let mut one = Chance::of_entry(&SEED, 1);
    draws(&mut one, 500);
    let expected = draws(&mut Chance::of_entry(&SEED, 2), 5);
    assert_eq!(draws(&mut Chance::of_entry(&SEED, 2), 5), expected);
}

#[test]
fn fast_chance_follows_from_its_seed() {
    assert_eq!(draws(&mut Chance::fast(3), 50), draws(&mut Chance::fast(3), 50));
    assert_ne!(draws(&mut Chance::fast(3), 50), draws(&mut Chance::fast(4), 50));
}

/// Chi-squared: with so many degrees of freedom, `dof + 6·sqrt(2·dof)` is passed by chance about once in 10⁸.
fn assert_uniform(mut chance: Chance, n: u32) {
    let per_face = 2000;
    let mut counts = vec![0u32; n as usize];
    for _ in 0..per_face * n {
        counts[chance.pick("die", n) as usize] += 1;
    }
    let expected = f64::from(per_face);
    let chi: f64 = counts.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let freedom = f64::from(n - 1);
    assert!(chi <= freedom + 6.0 * (2.0 * freedom).sqrt() + 1e-9, "pick from {n}: chi-squared {chi}");
}

#[test]
fn every_number_is_equally_likely() {
    for n in [1, 2, 3, 5, 6, 7, 13, 52, 100] {
        assert_uniform(Chance::fast(u64::from(n)), n);
        assert_uniform(Chance::of_entry(&SEED, u64::from(n)), n);
    }
}

/// Three quarters of the range: without rejection every third number would be twice as likely.
#[test]
fn picks_from_a_huge_range_are_not_biased() {
    let n = 3u32 << 30;
    let mut residues = [0u32; 3];
    let mut chance = Chance::fast(9);
    for _ in 0..30_000 {
        residues[(chance.pick("die", n) % 3) as usize] += 1;
    }
    assert!(residues.iter().all(|count| (9_500..10_500).contains(count)), "{residues:?}");
}

#[test]
fn nothing_cannot_be_picked_from() {
    assert!(std::panic::catch_unwind(|| Chance::fast(1).pick("die", 0)).is_err());
}

#[test]
fn a_script_gives_what_it_foretells() {
    let mut chance = Chance::script([Draw::new("die", 3), Draw::new("card", 11)]);
    assert_eq!(chance.roll("die", 6), 4);
    assert_eq!(chance.left_over(), [Draw::new("card", 11)]);
    assert_eq!(chance.pick("card", 12), 11);
    assert_eq!((chance.fault(), chance.left_over()), (None, &[][..]));
}

#[track_caller]
fn faults(script: Vec<Draw>, label: &'static str, n: u32, expected: &str) {
    let mut chance = Chance::script(script);
    assert_eq!(chance.pick(label, n), 0, "a fault still gives a number in range");
    assert_eq!(chance.fault(), Some(expected));
}

#[test]
fn a_script_at_fault_says_how() {
    faults(vec![Draw::new("card", 1)], "die", 6, "the script foretells 'card', but 'die' is drawn");
    faults(vec![Draw::new("die", 6)], "die", 6, "the script gives 6 for 'die', but 0 to 5 is possible");
    faults(vec![], "die", 6, "the script ended, but a draw of 'die' (0 to 5) is needed");
}

#[test]
fn the_first_fault_of_a_script_stays() {
    let mut chance = Chance::script([Draw::new("card", 1), Draw::new("die", 1)]);
    chance.pick("die", 6);
    chance.pick("die", 6);
    chance.pick("die", 6);
    assert_eq!(chance.fault(), Some("the script foretells 'card', but 'die' is drawn"));
    assert!(chance.left_over().is_empty());
}

#[test]
fn chance_knows_whether_it_was_used() {
    for mut chance in [Chance::fast(1), Chance::of_entry(&SEED, 1), Chance::script([Draw::new("die", 0)])] {
        assert!(!chance.drew());
        chance.pick("die", 6);
        assert!(chance.drew());
        chance.forget_drawing();
        assert!(!chance.drew());
    }
}

#[test]
fn a_draw_by_purpose_is_the_same_whatever_else_was_drawn() {
    let mut one = Chance::by_purpose(&SEED);
    let mut two = Chance::by_purpose(&SEED);
    let credit: Vec<u32> = (0..7).map(|_| one.pick("credit", 6)).collect();
    for (count, value) in credit.iter().enumerate() {
        two.pick("sector", 8);
        draws(&mut two, count);
        assert_eq!(two.pick("credit", 6), *value, "credit die {count}");
    }
    assert_ne!(
        credit,
        (0..7).map(|_| one.pick("credit", 6)).collect::<Vec<_>>(),
        "the next seven are others"
    );
    assert!(one.drew() && one.into_drawn().is_empty());
}

#[test]
fn draws_by_purpose_are_fair() {
    for n in [2, 6, 20, 36] {
        assert_uniform(Chance::by_purpose(&SEED), n);
    }
}

#[test]
fn by_purpose_a_deck_has_one_order_whatever_is_missing_from_it() {
    let order = |missing: &[u8], seed: u8| {
        let mut deck: Bag<1> = Bag::of((0..30).filter(|card| !missing.contains(card)));
        let mut chance = Chance::by_purpose(&[seed; 32]);
        std::iter::from_fn(|| deck.draw("card", &mut chance)).collect::<Vec<u8>>()
    };
    let whole = order(&[], 7);
    let without: Vec<u8> = whole.iter().copied().filter(|card| ![3, 4, 17].contains(card)).collect();
    assert_eq!(order(&[3, 4, 17], 7), without);
    assert_ne!(order(&[], 8), whole);
    // The first card over many seeds: each of 30 comes up 2000 times on average.
    let mut counts = [0_u32; 30];
    for seed in 0..60_000_u32 {
        let mut deck: Bag<1> = Bag::of(0..30);
        let mut key = [0; 32];
        key[..4].copy_from_slice(&seed.to_le_bytes());
        counts[usize::from(deck.draw("card", &mut Chance::by_purpose(&key)).unwrap())] += 1;
    }
    assert!(counts.iter().all(|count| (1750..2250).contains(count)), "{counts:?}");
}

#[test]
fn by_purpose_a_deck_that_is_shuffled_again_has_another_order() {
    let mut chance = Chance::by_purpose(&SEED);
    let mut deal = || {
        let mut deck: Bag<1> = Bag::of(0..30);
        std::iter::from_fn(|| deck.draw("card", &mut chance)).collect::<Vec<u8>>()
    };
    assert_ne!(deal(), deal());
}
