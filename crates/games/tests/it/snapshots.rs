//! A match restored from its snapshot is the match that was played, for every game of the list.

use game_core::record::{By, Note};
use game_core::{Chance, Seat};
use games::records::{Nonce, Origin, ServerSeed};
use games::{AnyGame, AnyMatch, Dice, GAMES, Terms};
use serde_json::Value;

fn terms(game: &dyn AnyGame) -> Terms {
    let players = usize::from(game.info().max_players);
    Terms::new(game, Value::Null, (0..players).map(|number| format!("Player {number}")).collect())
}

fn origin(players: u8) -> Origin {
    let nonces = (0..players).map(|_| Nonce::from_hex("a1").unwrap()).collect();
    Origin::chosen(ServerSeed::from_number(11), nonces)
}

/// The weakest bot plays, and now and then something is taken back, noted, or changes hands.
fn play(game: &mut dyn AnyMatch, entries: u64, chance: &mut Chance) {
    let end = game.next_seq() + entries;
    let level = game.game().levels()[0];
    while game.next_seq() < end {
        let Some(seat) = game.awaited().first else { return };
        match game.next_seq() % 23 {
            0 => drop(game.undo(game.next_seq() - 3)),
            7 => drop(game.note(Note::Pause).unwrap()),
            11 => drop(game.note(Note::Seat { seat: Seat::at(1), name: "Di".to_owned() }).unwrap()),
            _ => {}
        }
        let action = game.bot_action(seat, level, chance);
        let Ok(action) = action else { continue };
        game.act(seat, By::Bot(level.into()), &action).unwrap();
    }
}

fn assert_same(restored: &dyn AnyMatch, played: &dyn AnyMatch) {
    assert_eq!(restored.digest(), played.digest());
    assert_eq!(restored.state(), played.state());
    assert_eq!(restored.next_seq(), played.next_seq());
    assert_eq!(restored.seats(), played.seats());
    assert_eq!(restored.record().unwrap(), played.record().unwrap());
    let moves = |game: &dyn AnyMatch| {
        game.moves().map(|made| (made.seq, made.seat, made.by.clone(), made.traces)).collect::<Vec<_>>()
    };
    assert_eq!(moves(restored), moves(played));
}

#[test]
fn a_restored_match_is_the_match_that_was_played() {
    for game in GAMES {
        let mut chance = Chance::fast(5);
        let players = game.info().max_players;
        let (mut played, _) = game.start(terms(*game), Dice::Promised(origin(players))).unwrap();
        // Long enough for states on the way, which an undo starts from.
        play(&mut *played, 300, &mut chance);
        let snapshot = played.snapshot();
        let entries = played.entries();
        let restore = |entries| game.restore(terms(*game), origin(players), entries, &snapshot);
        let mut restored = restore(&entries).unwrap();
        assert_same(&*restored, &*played);
        play(&mut *played, 60, &mut Chance::fast(6));
        play(&mut *restored, 60, &mut Chance::fast(6));
        assert_same(&*restored, &*played);
        let Err(refused) = restore(&entries[1..]) else { panic!("an entry is missing") };
        assert!(refused.to_string().contains("where"), "{refused}");
    }
}

#[test]
fn a_match_that_was_closed_stays_closed() {
    let game = GAMES[0];
    let players = game.info().max_players;
    let (mut played, _) = game.start(terms(game), Dice::Promised(origin(players))).unwrap();
    play(&mut *played, 10, &mut Chance::fast(5));
    played.note(Note::End { why: "late".to_owned() }).unwrap();
    let restored = game.restore(terms(game), origin(players), &played.entries(), &played.snapshot()).unwrap();
    assert!(restored.is_over());
    assert_same(&*restored, &*played);
}
