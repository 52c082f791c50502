//! A bank that can always pay, and a purse for each seat.

use game_core::{BySeat, Log, Moved, Paid, Purse, Purses, Seat};
use serde_json::json;

const A: Seat = Seat::at(0);
const B: Seat = Seat::at(1);

fn two_purses() -> Purses {
    Purses::holding(&BySeat::all(2, 20))
}

#[test]
fn money_goes_from_purse_to_purse_and_the_books_add_up() {
    let (mut purses, mut log) = (two_purses(), Log::<Paid, &str>::on());
    purses.pay(&mut log, "price", Purse::Of(A), Purse::Bank, 7);
    purses.pay(&mut log, "gift", Purse::Bank, Purse::Of(B), 3);
    purses.pay(&mut log, "nothing", Purse::Bank, Purse::Of(B), 0);
    assert_eq!((purses.of(A), purses.of(B)), (13, 23));
    assert_eq!(purses.prove(2), Ok(()));
    let told: Vec<_> = log.take().into_iter().map(|told| (told.rule, told.event.amount)).collect();
    assert_eq!(told, [("price", 7), ("gift", 3)]);
}

#[test]
#[should_panic(expected = "cannot give 21")]
fn a_purse_gives_no_more_than_it_holds() {
    two_purses().pay(&mut Log::<Paid, ()>::off(), (), Purse::Of(A), Purse::Bank, 21);
}

#[test]
fn books_from_elsewhere_are_proven() {
    let changed = |amounts: serde_json::Value| serde_json::from_value::<Purses>(amounts).unwrap().prove(2);
    assert_eq!(changed(json!([[-40], [20], [20], [0], [0], [0], [0]])), Ok(()));
    assert!(changed(json!([[-40], [20], [21], [0], [0], [0], [0]])).unwrap_err().contains("off by 1"));
    assert!(changed(json!([[-40], [41], [-1], [0], [0], [0], [0]])).unwrap_err().contains("below zero"));
    assert!(
        changed(json!([[-40], [20], [0], [20], [0], [0], [0]])).unwrap_err().contains("not at the table")
    );
}

#[test]
fn a_purse_is_called_like_its_player() {
    let Moved { from, to, .. } =
        Moved { from: Purse::Bank, to: Purse::Of(B), asset: game_core::Money, amount: 1 };
    assert_eq!((json!(from), json!(to)), (json!("bank"), json!("player:1")));
}
