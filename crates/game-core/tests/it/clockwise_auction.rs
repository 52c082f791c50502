//! Clockwise auctions: until one is left, and once around.

use game_core::auction::ClockwiseAuction;
use game_core::{Chance, Seat, SeatSet};

fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|number| Seat::at(*number)).collect()
}

/// Plays calls (a number raises, `None` leaves) and gives who called, in order.
fn play(auction: &mut ClockwiseAuction, calls: &[Option<u32>]) -> Vec<usize> {
    let mut order = Vec::new();
    for call in calls {
        assert!(!auction.is_closed(), "the auction closed after {order:?}");
        order.push(auction.turn.number());
        match call {
            Some(amount) => auction.bid(*amount),
            None => auction.leave(),
        }
    }
    order
}

#[test]
fn who_leaves_is_out_and_the_last_one_wins() {
    let mut auction = ClockwiseAuction::until_one_is_left(Seat::at(1), SeatSet::all(4), 4);
    let order = play(&mut auction, &[Some(1), None, Some(3), Some(4), Some(6), None, None]);
    assert_eq!(order, [1, 2, 3, 0, 1, 3, 0]);
    assert!(auction.is_closed());
    assert_eq!((auction.leader, auction.high), (Some(Seat::at(1)), 6));
    assert_eq!(auction.bidding, seats(&[1]));
}

#[test]
fn a_raise_is_at_least_one_more() {
    let mut auction = ClockwiseAuction::until_one_is_left(Seat::at(0), SeatSet::all(2), 2);
    assert_eq!(auction.minimum(), 1);
    auction.bid(5);
    assert_eq!(auction.minimum(), 6);
}

#[test]
fn the_last_one_left_may_still_bid_or_leave() {
    let mut auction = ClockwiseAuction::until_one_is_left(Seat::at(0), SeatSet::all(3), 3);
    play(&mut auction, &[None, None]);
    assert!(!auction.is_closed() && auction.turn == Seat::at(2));
    let mut left = auction;
    left.leave();
    assert!(left.is_closed());
    assert_eq!((left.leader, left.high), (None, 0));
    auction.bid(1);
    assert!(auction.is_closed());
    assert_eq!(auction.leader, Some(Seat::at(2)));
}

#[test]
fn once_around_everyone_speaks_once() {
    let mut auction = ClockwiseAuction::once(Seat::at(2), SeatSet::all(4), 4);
    assert_eq!(play(&mut auction, &[Some(2), None, Some(3), None]), [2, 3, 0, 1]);
    assert!(auction.is_closed());
    assert_eq!((auction.leader, auction.high), (Some(Seat::at(0)), 3));
}

#[test]
fn once_around_the_last_word_counts_even_against_a_lone_leader() {
    let mut auction = ClockwiseAuction::once(Seat::at(0), SeatSet::all(3), 3);
    assert_eq!(play(&mut auction, &[Some(1), None, Some(2)]), [0, 1, 2]);
    assert_eq!(auction.leader, Some(Seat::at(2)));
    assert!(auction.is_closed());
}

#[test]
fn once_around_nobody_need_bid() {
    let mut auction = ClockwiseAuction::once(Seat::at(0), SeatSet::all(3), 3);
    play(&mut auction, &[None, None, None]);
    assert!(auction.is_closed() && auction.leader.is_none());
}

#[test]
fn only_bidders_are_asked_wherever_it_starts() {
    for start in SeatSet::all(4).iter() {
        let bidders = seats(&[1, 3]);
        let first = bidders.first_from(start, 4).unwrap();
        for auction in [
            ClockwiseAuction::once(start, bidders, 4),
            ClockwiseAuction::until_one_is_left(start, bidders, 4),
        ] {
            assert_eq!(auction.turn, first, "asked first, starting from {start}");
            assert!(!auction.is_closed());
        }
        let mut once = ClockwiseAuction::once(start, bidders, 4);
        play(&mut once, &[Some(1), Some(2)]);
        assert!(once.is_closed());
    }
}

#[test]
fn an_auction_without_bidders_is_closed() {
    for auction in [
        ClockwiseAuction::once(Seat::at(0), SeatSet::NONE, 3),
        ClockwiseAuction::until_one_is_left(Seat::at(0), SeatSet::NONE, 3),
    ] {
        assert!(auction.is_closed() && auction.leader.is_none());
    }
}

#[test]
fn a_single_bidder_speaks_once() {
    let mut auction = ClockwiseAuction::until_one_is_left(Seat::at(1), seats(&[1]), 3);
    play(&mut auction, &[Some(4)]);
    assert!(auction.is_closed() && auction.leader == Some(Seat::at(1)));
}

/// Random calls: the leader is never asked, nobody out is asked, and an auction in progress is sound.
#[test]
fn random_auctions_keep_their_order_and_end() {
    let mut chance = Chance::fast(5);
    for game in 0..2000u32 {
        let players = 2 + (game % 5) as u8;
        let first = Seat::at(chance.pick("seat", u32::from(players)) as usize);
        let once = game % 2 == 0;
        let all = SeatSet::all(players);
        let mut auction = if once {
            ClockwiseAuction::once(first, all, players)
        } else {
            ClockwiseAuction::until_one_is_left(first, all, players)
        };
        let mut spoken = 0u32;
        while !auction.is_closed() {
            assert!(auction.is_sound(players));
            let json = serde_json::to_string(&auction).unwrap();
            assert_eq!(serde_json::from_str::<ClockwiseAuction>(&json).unwrap(), auction);
            assert_ne!(auction.leader, Some(auction.turn));
            assert!(auction.bidding.has(auction.turn));
            match chance.pick("call", 3) {
                0 => auction.leave(),
                more => auction.bid(auction.high + more),
            }
            spoken += 1;
            assert!(spoken < 1000, "the auction goes on for ever");
        }
        assert!(!auction.is_sound(players), "a closed auction is none in progress");
        if once {
            assert_eq!(spoken, u32::from(players));
        } else {
            assert!(auction.bidding.len() <= 1);
        }
    }
}
