//! Sealed bids: secrecy, ties, bidding again, ranking.

use game_core::auction::{Sealed, SealedRefusal};
use game_core::{Chance, Seat, SeatSet};

fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|number| Seat::at(*number)).collect()
}

fn seal(bidding: &mut Sealed, bids: &[(usize, u32)]) {
    for (seat, amount) in bids {
        assert_eq!(bidding.check(Seat::at(*seat)), Ok(()));
        bidding.seal(Seat::at(*seat), *amount);
    }
    assert!(bidding.all_in());
}

fn ranking(bidding: &Sealed, players: u8) -> Vec<SeatSet> {
    bidding.ranking(SeatSet::all(players)).into_iter().collect()
}

#[test]
fn without_ties_the_highest_is_first() {
    let mut bidding = Sealed::among(SeatSet::all(3), 2, 3);
    seal(&mut bidding, &[(0, 2), (1, 7), (2, 0)]);
    assert!(!bidding.open(), "nobody bids again");
    assert_eq!(ranking(&bidding, 3), [seats(&[1]), seats(&[0]), seats(&[2])]);
    assert_eq!(bidding.bid_of(Seat::at(1)), 7);
}

#[test]
fn who_is_waited_for_shrinks_and_a_bid_may_be_replaced() {
    let mut bidding = Sealed::among(seats(&[0, 2]), 0, 3);
    assert_eq!(bidding.check(Seat::at(1)), Err(SealedRefusal::NotAsked));
    bidding.seal(Seat::at(2), 4);
    assert_eq!(bidding.waited_for(), seats(&[0]));
    bidding.seal(Seat::at(2), 5);
    assert_eq!(bidding.sealed_bid(Seat::at(2)), Some(5));
    assert_eq!(bidding.sealed_bid(Seat::at(0)), None);
    bidding.seal(Seat::at(0), 5);
    assert!(bidding.all_in());
}

#[test]
fn tied_groups_bid_again_and_stay_between_the_others() {
    let mut bidding = Sealed::among(SeatSet::all(5), 3, 5);
    seal(&mut bidding, &[(0, 4), (1, 9), (2, 4), (3, 1), (4, 4)]);
    assert!(bidding.open());
    assert_eq!(bidding.waited_for(), seats(&[0, 2, 4]));
    // A huge second bid does not lift anyone above a higher first bid.
    seal(&mut bidding, &[(0, 100), (2, 3), (4, 3)]);
    assert!(bidding.open());
    assert_eq!(bidding.waited_for(), seats(&[2, 4]));
    seal(&mut bidding, &[(2, 0), (4, 1)]);
    assert!(!bidding.open());
    let expected = [seats(&[1]), seats(&[0]), seats(&[4]), seats(&[2]), seats(&[3])];
    assert_eq!(ranking(&bidding, 5), expected);
}

#[test]
fn two_ties_at_once_bid_again_together_but_not_against_each_other() {
    let mut bidding = Sealed::among(SeatSet::all(4), 3, 4);
    seal(&mut bidding, &[(0, 5), (1, 5), (2, 3), (3, 3)]);
    assert!(bidding.open());
    seal(&mut bidding, &[(0, 1), (1, 2), (2, 1), (3, 2)]);
    assert!(!bidding.open(), "equal second bids of different ties are no tie");
    assert_eq!(ranking(&bidding, 4), [seats(&[1]), seats(&[0]), seats(&[3]), seats(&[2])]);
}

#[test]
fn after_the_last_bid_a_tie_stands() {
    for rebids in 0..=3 {
        let mut bidding = Sealed::among(SeatSet::all(2), rebids, 2);
        for again in 0..=rebids {
            seal(&mut bidding, &[(0, 1), (1, 1)]);
            assert_eq!(bidding.open(), again < rebids);
        }
        assert_eq!(ranking(&bidding, 2), [seats(&[0, 1])]);
    }
}

#[test]
fn more_rebids_than_the_ladder_holds_are_cut() {
    let mut bidding = Sealed::among(SeatSet::all(2), 200, 2);
    let mut rounds = 0;
    loop {
        seal(&mut bidding, &[(0, 1), (1, 1)]);
        rounds += 1;
        if !bidding.open() {
            break;
        }
    }
    assert_eq!(rounds, 4);
}

#[test]
fn sealed_bids_are_hidden_and_opened_ones_are_not() {
    let mut bidding = Sealed::among(SeatSet::all(3), 1, 3);
    seal(&mut bidding, &[(0, 4), (1, 4), (2, 9)]);
    bidding.open();
    bidding.seal(Seat::at(0), 6);
    let other = |amount: u32| {
        let mut other = Sealed::among(SeatSet::all(3), 1, 3);
        seal(&mut other, &[(0, 4), (1, 4), (2, 9)]);
        other.open();
        other.seal(Seat::at(0), amount);
        other
    };
    for viewer in [None, Some(Seat::at(1)), Some(Seat::at(2))] {
        assert_eq!(bidding.as_seen_by(viewer), other(7).as_seen_by(viewer));
    }
    assert_ne!(bidding.as_seen_by(Some(Seat::at(0))), other(7).as_seen_by(Some(Seat::at(0))));
    assert_eq!(bidding.as_seen_by(None).ranking(SeatSet::all(3))[0], seats(&[2]), "open bids stay");
}

/// Random bidding against a definition of its own: sort all ladders, equal ladders are one group.
#[test]
fn rankings_follow_the_ladders() {
    let mut chance = Chance::fast(11);
    for game in 0..2000u32 {
        let players = 2 + (game % 5) as u8;
        let mut bidding = Sealed::among(SeatSet::all(players), 3, players);
        let mut ladders = vec![Vec::new(); usize::from(players)];
        loop {
            assert!(bidding.is_sound(players));
            for seat in bidding.waited_for().iter() {
                let amount = chance.pick("bid", 3);
                bidding.seal(seat, amount);
                ladders[seat.number()].push(amount);
            }
            assert!(!bidding.is_sound(players), "bids that are all in must be opened");
            if !bidding.open() {
                break;
            }
        }
        let groups = ranking(&bidding, players);
        assert_eq!(groups.iter().map(|group| group.len()).sum::<usize>(), usize::from(players));
        let ladder = |seat: Seat| &ladders[seat.number()];
        for (place, group) in groups.iter().enumerate() {
            let first = group.first().unwrap();
            assert!(group.iter().all(|seat| ladder(seat) == ladder(first)));
            for lower in groups[place + 1..].iter().flat_map(|group| group.iter()) {
                assert!(ladder(first) > ladder(lower), "{ladders:?} ranked {groups:?}");
            }
        }
    }
}
