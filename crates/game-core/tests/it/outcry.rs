//! Open outcry: calls, refusals, and ceilings held against a simulation that really raises by one.

use game_core::auction::{Outcry, OutcryRefusal, Raised};
use game_core::{Chance, Seat, SeatSet};

const A: Seat = Seat::at(0);
const B: Seat = Seat::at(1);
const C: Seat = Seat::at(2);

fn outcry() -> Outcry {
    Outcry::from(0, SeatSet::all(3), 3)
}

fn bid(outcry: &mut Outcry, seat: Seat, amount: u32) -> Vec<(Seat, u32)> {
    let mut raises = Vec::new();
    outcry.bid(seat, amount, |Raised { by, to }| raises.push((by, to)));
    raises
}

fn ceiling(outcry: &mut Outcry, seat: Seat, limit: u32) -> Vec<(Seat, u32)> {
    let mut raises = Vec::new();
    outcry.set_ceiling(seat, limit, |Raised { by, to }| raises.push((by, to)));
    raises
}

fn standing(outcry: &Outcry) -> (Option<Seat>, u32) {
    (outcry.leader, outcry.high)
}

#[test]
fn it_closes_when_all_others_have_declined() {
    let mut outcry = outcry();
    assert_eq!(outcry.waited_for(), SeatSet::all(3));
    assert_eq!(bid(&mut outcry, B, 3), [(B, 3)]);
    outcry.decline(A);
    assert!(!outcry.is_closed());
    assert_eq!(outcry.waited_for(), SeatSet::only(C));
    outcry.decline(C);
    assert!(outcry.is_closed());
    assert_eq!(standing(&outcry), (Some(B), 3));
}

#[test]
fn a_new_bid_asks_everyone_again() {
    let mut outcry = outcry();
    bid(&mut outcry, B, 3);
    outcry.decline(A);
    bid(&mut outcry, C, 4);
    assert_eq!(outcry.waited_for(), SeatSet::all(3).without(C));
}

#[test]
fn nobody_need_bid() {
    let mut outcry = outcry();
    [A, B, C].into_iter().for_each(|seat| outcry.decline(seat));
    assert!(outcry.is_closed() && outcry.leader.is_none());
}

#[test]
fn an_opening_bid_binds_the_opener() {
    let outcry = Outcry::opened_by(A, 5, SeatSet::all(3), 3);
    assert_eq!(standing(&outcry), (Some(A), 5));
    assert_eq!(outcry.check_decline(A, 5), Err(OutcryRefusal::YouLead));
}

#[test]
fn calls_that_do_not_count() {
    let mut outcry = Outcry::from(2, SeatSet::only(A).with(B), 3);
    assert_eq!(outcry.check_bid(A, 2, 2), Err(OutcryRefusal::TooLow { minimum: 3 }));
    assert_eq!(outcry.check_bid(A, 2, 3), Ok(()));
    bid(&mut outcry, A, 6);
    assert_eq!(outcry.check_bid(C, 6, 9), Err(OutcryRefusal::NotABidder));
    assert_eq!(outcry.check_decline(C, 6), Err(OutcryRefusal::NotABidder));
    assert_eq!(outcry.check_ceiling(C, 9), Err(OutcryRefusal::NotABidder));
    assert_eq!(outcry.check_bid(B, 2, 9), Err(OutcryRefusal::BidMovedOn { high: 6 }));
    assert_eq!(outcry.check_decline(B, 2), Err(OutcryRefusal::BidMovedOn { high: 6 }));
    assert_eq!(outcry.check_bid(B, 6, 6), Err(OutcryRefusal::TooLow { minimum: 7 }));
    assert_eq!(outcry.check_bid(A, 6, 9), Err(OutcryRefusal::YouLead));
    outcry.decline(B);
    assert_eq!(outcry.check_decline(B, 6), Err(OutcryRefusal::AlreadyDeclined));
    assert_eq!(outcry.check_ceiling(B, 6), Err(OutcryRefusal::TooLow { minimum: 7 }));
    assert_eq!(outcry.check_ceiling(B, 0), Err(OutcryRefusal::TooLow { minimum: 7 }), "none to withdraw");
    assert_eq!(outcry.check_ceiling(A, 8), Ok(()));
    ceiling(&mut outcry, A, 8);
    assert_eq!(outcry.check_ceiling(A, 0), Ok(()));
    assert_eq!(outcry.ceiling(A), 8);
}

#[test]
fn a_ceiling_calls_at_once_and_answers_by_one() {
    let mut outcry = outcry();
    assert_eq!(ceiling(&mut outcry, A, 10), [(A, 1)]);
    assert_eq!(bid(&mut outcry, B, 4), [(B, 4), (A, 5)]);
    assert_eq!(bid(&mut outcry, B, 9), [(B, 9), (A, 10)]);
    assert_eq!(bid(&mut outcry, B, 11), [(B, 11)], "past its limit it is silent");
    assert_eq!(standing(&outcry), (Some(B), 11));
}

#[test]
fn a_bid_at_the_limit_stands() {
    let mut outcry = outcry();
    ceiling(&mut outcry, A, 10);
    assert_eq!(bid(&mut outcry, B, 10), [(B, 10)]);
}

#[test]
fn a_withdrawn_ceiling_is_silent() {
    let mut outcry = outcry();
    ceiling(&mut outcry, A, 10);
    ceiling(&mut outcry, A, 0);
    assert_eq!(bid(&mut outcry, B, 4), [(B, 4)]);
    assert_eq!(outcry.ceiling(A), 0);
}

/// A leads at 1. Raising by one: B 2, A 3, B 4, A 5, and B's limit of 5 is not above it.
#[test]
fn a_duel_ends_where_raising_by_one_ends() {
    let mut outcry = outcry();
    ceiling(&mut outcry, A, 9);
    assert_eq!(ceiling(&mut outcry, B, 5), [(B, 4), (A, 5)]);
    let mut outcry = self::outcry();
    ceiling(&mut outcry, A, 9);
    assert_eq!(ceiling(&mut outcry, B, 6), [(B, 6), (A, 7)]);
}

/// A leads at 1 with a limit of 4. B 2, A 3, B 4: A cannot go on.
#[test]
fn a_stronger_newcomer_pays_what_raising_by_one_comes_to() {
    let mut outcry = outcry();
    ceiling(&mut outcry, A, 4);
    assert_eq!(ceiling(&mut outcry, B, 9), [(A, 3), (B, 4)]);
    let mut outcry = self::outcry();
    ceiling(&mut outcry, A, 5);
    assert_eq!(ceiling(&mut outcry, B, 9), [(A, 5), (B, 6)]);
}

#[test]
fn of_equal_ceilings_the_earlier_one_wins_at_the_limit() {
    for reserve in 0..6 {
        let mut outcry = Outcry::from(reserve, SeatSet::all(3), 3);
        ceiling(&mut outcry, B, 8);
        ceiling(&mut outcry, A, 8);
        assert_eq!(standing(&outcry), (Some(B), 8), "from {reserve}");
        // Also when neither leads at first: C outbids both, and is outbid.
        let mut outcry = Outcry::from(reserve, SeatSet::all(3), 3);
        ceiling(&mut outcry, C, 20);
        assert_eq!(outcry.check_ceiling(A, 8), Ok(()));
        ceiling(&mut outcry, A, 8);
        assert_eq!(outcry.leader, Some(C));
    }
}

#[test]
fn a_ceiling_given_anew_is_a_later_one() {
    let mut outcry = outcry();
    ceiling(&mut outcry, A, 8);
    ceiling(&mut outcry, A, 7);
    bid(&mut outcry, C, 2);
    ceiling(&mut outcry, B, 7);
    assert_eq!(standing(&outcry), (Some(A), 7));
    let mut outcry = self::outcry();
    ceiling(&mut outcry, A, 8);
    ceiling(&mut outcry, B, 5);
    assert_eq!(outcry.leader, Some(A));
    assert_eq!(outcry.check_ceiling(B, 9), Ok(()));
    ceiling(&mut outcry, B, 8);
    assert_eq!(standing(&outcry), (Some(A), 8), "A's is the earlier of the two eights");
}

#[test]
fn orders_can_be_given_without_end() {
    let mut outcry = outcry();
    for round in 0..100_000u32 {
        ceiling(&mut outcry, A, 10 + round % 2);
    }
    ceiling(&mut outcry, B, 11);
    assert_eq!(standing(&outcry), (Some(A), 11));
}

#[test]
fn the_ceilings_of_others_are_hidden_and_how_many_orders_there_were() {
    let mut plain = Outcry::from(0, SeatSet::all(3), 3);
    bid(&mut plain, A, 5);
    let mut ordered = plain;
    ceiling(&mut ordered, A, 9);
    ceiling(&mut ordered, A, 12);
    for viewer in [None, Some(B), Some(C)] {
        assert_eq!(plain.as_seen_by(viewer), ordered.as_seen_by(viewer));
    }
    assert_eq!(ordered.as_seen_by(Some(A)).ceiling(A), 12);
    let once_ordered = {
        let mut once = plain;
        ceiling(&mut once, A, 12);
        once
    };
    assert_eq!(ordered.as_seen_by(Some(A)), once_ordered.as_seen_by(Some(A)));
    assert_eq!(ordered.as_seen_by(Some(A)).as_seen_by(Some(A)), ordered.as_seen_by(Some(A)));
}

/// The definition: while a ceiling of someone not leading is above the standing bid, the highest of them (the
/// earlier of equals) raises by one. Only where that call would be the limit of the leader's earlier order too, it
/// is the leader's.
struct ByOne {
    leader: Option<usize>,
    high: u32,
    /// Limit and time of each order.
    orders: Vec<(u32, usize)>,
}

impl ByOne {
    fn answer(&mut self) {
        loop {
            let challengers = (0..self.orders.len())
                .filter(|seat| Some(*seat) != self.leader && self.orders[*seat].0 > self.high);
            let strongest =
                challengers.max_by_key(|seat| (self.orders[*seat].0, usize::MAX - self.orders[*seat].1));
            let Some(challenger) = strongest else { return };
            let (limit, time) = self.orders[challenger];
            self.high += 1;
            let claims = |leader: &usize| {
                let (defence, earlier) = self.orders[*leader];
                self.high == limit && defence == limit && earlier < time
            };
            self.leader = Some(self.leader.filter(claims).unwrap_or(challenger));
        }
    }
}

#[test]
fn ceilings_come_to_what_raising_by_one_comes_to() {
    let mut chance = Chance::fast(17);
    for game in 0..20_000u32 {
        let players = 2 + chance.pick("players", 5) as u8;
        let reserve = chance.pick("reserve", 5);
        let mut outcry = Outcry::from(reserve, SeatSet::all(players), players);
        let mut naive = ByOne { leader: None, high: reserve, orders: vec![(0, 0); usize::from(players)] };
        for time in 1..=8 {
            let seat = Seat::at(chance.pick("seat", u32::from(players)) as usize);
            let amount = outcry.high + 1 + chance.pick("more", 9);
            if chance.pick("call", 4) == 0 && outcry.check_bid(seat, outcry.high, amount).is_ok() {
                outcry.bid(seat, amount, |_| ());
                (naive.leader, naive.high) = (Some(seat.number()), amount);
            } else {
                assert_eq!(outcry.check_ceiling(seat, amount), Ok(()));
                let mut called = outcry.high;
                outcry.set_ceiling(seat, amount, |Raised { to, .. }| {
                    assert!(to > called, "calls only go up");
                    called = to;
                });
                assert_eq!(called, outcry.high, "the last call is the standing bid");
                naive.orders[seat.number()] = (amount, time);
            }
            naive.answer();
            let expected = (naive.leader.map(Seat::at), naive.high);
            assert_eq!(standing(&outcry), expected, "game {game}, call {time}, orders {:?}", naive.orders);
            for other in SeatSet::all(players).iter().filter(|other| Some(*other) != outcry.leader) {
                assert!(outcry.ceiling(other) <= outcry.high, "at rest no challenger could go on");
            }
            assert!(outcry.is_sound(players));
            let json = serde_json::to_string(&outcry).unwrap();
            assert_eq!(serde_json::from_str::<Outcry>(&json).unwrap(), outcry);
        }
    }
}
