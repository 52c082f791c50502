//! Seats, sets of seats and what is kept by seat: order, and how they are read and refused.

use game_core::{BySeat, Seat, SeatSet};

fn set(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|number| Seat::at(*number)).collect()
}

fn numbers(seats: impl Iterator<Item = Seat>) -> Vec<usize> {
    seats.map(Seat::number).collect()
}

#[test]
fn clockwise_goes_round_once_from_the_seat_itself() {
    assert_eq!(numbers(Seat::at(2).clockwise(4)), [2, 3, 0, 1]);
    assert_eq!(numbers(Seat::at(0).clockwise(3)), [0, 1, 2]);
    assert_eq!(Seat::at(3).left(4), Seat::at(0));
    assert_eq!(Seat::at(2).left(4), Seat::at(3));
}

#[test]
fn a_set_behaves_like_a_set_of_numbers() {
    for bits in 0u32..64 {
        for other in 0u32..64 {
            let members = |bits: u32| -> Vec<usize> { (0..6).filter(|n| bits & (1 << n) != 0).collect() };
            let (a, b) = (set(&members(bits)), set(&members(other)));
            assert_eq!(numbers(a.and(b).iter()), members(bits & other));
            assert_eq!(numbers(a.or(b).iter()), members(bits | other));
            assert_eq!(numbers(a.minus(b).iter()), members(bits & !other));
            assert_eq!(a.len(), members(bits).len());
            assert_eq!(a.first().map(Seat::number), members(bits).first().copied());
        }
    }
}

#[test]
fn first_from_is_the_first_member_met_going_clockwise() {
    for players in 1u8..=6 {
        for bits in 0u32..(1 << players) {
            let members: SeatSet = (0..6).filter(|n| bits & (1 << n) != 0).map(Seat::at).collect();
            for start in SeatSet::all(players).iter() {
                let walked = start.clockwise(players).find(|seat| members.has(*seat));
                assert_eq!(members.first_from(start, players), walked, "{members:?} from {start}");
            }
        }
    }
}

#[test]
fn all_seats_of_a_table() {
    assert_eq!(SeatSet::all(0), SeatSet::NONE);
    assert_eq!(numbers(SeatSet::all(6).iter()), [0, 1, 2, 3, 4, 5]);
}

#[test]
fn seats_are_numbers_in_json() {
    assert_eq!(serde_json::to_string(&Seat::at(3)).unwrap(), "3");
    assert_eq!(serde_json::from_str::<Seat>("5").unwrap(), Seat::at(5));
    for bad in ["6", "255", "256", "-1", "1.5", "\"1\"", "null", "[1]"] {
        assert!(serde_json::from_str::<Seat>(bad).is_err(), "{bad} is no seat");
    }
    let refusal = serde_json::from_str::<Seat>("6").unwrap_err().to_string();
    assert!(refusal.contains("there is no seat 6"), "{refusal}");
}

#[test]
fn sets_are_lists_of_seats_in_json() {
    let seats = set(&[0, 2, 5]);
    let json = serde_json::to_string(&seats).unwrap();
    assert_eq!(json, "[0,2,5]");
    assert_eq!(serde_json::from_str::<SeatSet>(&json).unwrap(), seats);
    assert_eq!(serde_json::from_str::<SeatSet>("[5,0,2]").unwrap(), seats, "any order");
    assert_eq!(serde_json::from_str::<SeatSet>("[]").unwrap(), SeatSet::NONE);
    for bad in ["[6]", "[0,0]", "[0,1,2,3,4,5,0]", "3", "{\"0\":true}", "null"] {
        assert!(serde_json::from_str::<SeatSet>(bad).is_err(), "{bad} is no set of seats");
    }
}

#[test]
fn by_seat_is_a_list_in_json_as_long_as_the_table() {
    let amounts = BySeat::from_fn(3, |seat| seat.number() as u32 * 10);
    let json = serde_json::to_string(&amounts).unwrap();
    assert_eq!(json, "[0,10,20]");
    let back: BySeat<u32> = serde_json::from_str(&json).unwrap();
    assert_eq!(back, amounts);
    assert_eq!(back.players(), 3);
    for bad in ["[1,2,3,4,5,6,7]", "[1,\"x\"]", "[-1]", "7", "null"] {
        assert!(serde_json::from_str::<BySeat<u32>>(bad).is_err(), "{bad} is not by seat");
    }
}

#[test]
fn by_seat_differs_from_one_of_another_size() {
    assert_ne!(BySeat::all(2, 0u8), BySeat::all(3, 0u8));
}

#[test]
fn by_seat_knows_its_seats() {
    let mut amounts = BySeat::all(4, 1i32);
    amounts[Seat::at(2)] = 5;
    assert_eq!(amounts.seats_where(|_, amount| *amount > 1), set(&[2]));
    assert_eq!(amounts.values().sum::<i32>(), 8);
    assert_eq!(amounts.iter().map(|(seat, _)| seat.number()).collect::<Vec<_>>(), [0, 1, 2, 3]);
}
