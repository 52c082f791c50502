//! Books: one door, double entry, mints below zero, and what an audit finds.

use game_core::{Account, Asset, Books, Holder, InSector, Log, Moved, Seat, Ware};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Mint,
    Ada,
    Bob,
}

impl Place {
    const ALL: [Place; 3] = [Place::Mint, Place::Ada, Place::Bob];
}

impl Account for Place {
    fn slot(self) -> usize {
        self as usize
    }

    fn mints(self) -> bool {
        self == Place::Mint
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Coin,
    Gold,
}

impl Asset for Kind {
    fn slot(self) -> usize {
        self as usize
    }

    fn ware(self) -> Ware {
        Ware::plain(if self == Kind::Coin { "coins" } else { "gold" })
    }
}

impl InSector<Kind> for Place {
    fn holder(self, _: Kind) -> Holder {
        match self {
            Place::Mint => Holder::of_table("mint"),
            Place::Ada => Holder::of_seat("player", Seat::at(0)),
            Place::Bob => Holder::of_seat("player", Seat::at(1)),
        }
    }
}

type Purse = Books<Place, Kind, 3, 2>;
type Said = Log<Moved<Place, Kind>, &'static str>;

fn move_to(books: &mut Purse, log: &mut Said, from: Place, to: Place, amount: u32) {
    books.transfer(log, "pay", Moved { from, to, asset: Kind::Coin, amount });
}

fn books_with(ada: u32) -> Purse {
    let mut books = Purse::default();
    move_to(&mut books, &mut Log::off(), Place::Mint, Place::Ada, ada);
    books
}

#[test]
fn the_door_moves_and_tells_with_the_reason() {
    let (mut books, mut log) = (books_with(10), Log::on());
    move_to(&mut books, &mut log, Place::Ada, Place::Bob, 4);
    assert_eq!(books.holds(Place::Ada, Kind::Coin), 6);
    assert_eq!(books.holds(Place::Bob, Kind::Coin), 4);
    assert_eq!(books.holds(Place::Bob, Kind::Gold), 0);
    let told = log.take();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].rule, "pay");
    let flow = told[0].flow.expect("what goes through the door is a flow");
    assert_eq!((flow.from.to_string(), flow.to.to_string()), ("player_0".to_owned(), "player_1".to_owned()));
    assert_eq!((flow.asset, flow.amount), (Ware::plain("coins"), 4));
    assert_eq!(told[0].event, Moved { from: Place::Ada, to: Place::Bob, asset: Kind::Coin, amount: 4 });
}

#[test]
fn nothing_moved_is_nothing_told() {
    let (mut books, mut log) = (books_with(10), Log::on());
    let before = books;
    move_to(&mut books, &mut log, Place::Ada, Place::Bob, 0);
    move_to(&mut books, &mut log, Place::Ada, Place::Ada, 3);
    assert_eq!(books, before);
    assert!(log.told().is_empty());
}

#[test]
fn a_mint_goes_below_zero_and_holds_nothing() {
    let books = books_with(10);
    assert_eq!(books.balance(Place::Mint, Kind::Coin), -10);
    assert_eq!(books.holds(Place::Mint, Kind::Coin), 0);
    assert_eq!(books.audit(Place::ALL.into_iter()), Ok(()));
}

#[test]
fn nobody_else_gives_more_than_they_have() {
    let paid = std::panic::catch_unwind(|| {
        move_to(&mut books_with(10), &mut Log::off(), Place::Ada, Place::Bob, 11);
    });
    assert!(paid.is_err());
}

/// An amount past the signed range must not come out as a payment the other way round.
#[test]
fn an_amount_too_large_for_the_books_is_no_small_one_backwards() {
    for amount in [u32::MAX, 1 << 31] {
        let minted = std::panic::catch_unwind(|| books_with(amount));
        assert!(minted.is_err(), "{amount} was booked as {:?}", minted);
    }
    let full = books_with(i32::MAX as u32);
    assert_eq!(full.holds(Place::Ada, Kind::Coin), i32::MAX as u32);
    let more = std::panic::catch_unwind(move || {
        let mut books = full;
        move_to(&mut books, &mut Log::off(), Place::Mint, Place::Ada, 1);
    });
    assert!(more.is_err());
}

#[test]
fn an_audit_finds_what_does_not_add_up() {
    let read = |json: &str| serde_json::from_str::<Purse>(json).unwrap();
    assert_eq!(read("[[-5,0],[5,0],[0,0]]").audit(Place::ALL.into_iter()), Ok(()));
    let off = read("[[-5,0],[6,0],[0,0]]").audit(Place::ALL.into_iter());
    assert_eq!(off, Err("the books are off by 1 in asset 0".to_owned()));
    let below = read("[[0,0],[0,-2],[0,2]]").audit(Place::ALL.into_iter());
    assert_eq!(below, Err("Ada is below zero".to_owned()));
    let extreme = read("[[-2147483648,0],[2147483647,0],[1,0]]").audit(Place::ALL.into_iter());
    assert_eq!(extreme, Ok(()));
}

#[test]
fn books_read_back_as_written_and_refuse_other_shapes() {
    let books = books_with(12);
    let json = serde_json::to_string(&books).unwrap();
    assert_eq!(json, "[[-12,0],[12,0],[0,0]]");
    assert_eq!(serde_json::from_str::<Purse>(&json).unwrap(), books);
    for bad in
        ["[]", "[[0,0],[0,0]]", "[[0],[0],[0]]", "[[0,0],[0,0],[0,0,0]]", "[[0,0],[0,0],[0,3000000000]]"]
    {
        assert!(serde_json::from_str::<Purse>(bad).is_err(), "{bad}");
    }
}
