//! The dice as docs/fairness.md says: its test vectors, and a checker in Python that was written from that page alone.

use std::path::{Path, PathBuf};
use std::process::Command;

use game_core::{Bag, Chance};
use games::records::{By, Nonce, Origin, Record, Scheme, ServerSeed, save, verify};
use games::{AnyGame, Dice, GAMES, Terms};
use serde_json::{Value, json};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

/// What the checker says: its exit code and its words.
fn checked(arguments: &[&Path]) -> (Option<i32>, String) {
    let ran = Command::new("python3").arg(docs().join("examples/fairness.py")).args(arguments).output();
    let ran = ran.expect("python3 is there");
    let said = [ran.stdout, ran.stderr].concat();
    (ran.status.code(), String::from_utf8_lossy(&said).into_owned())
}

fn nonce(hex: &str) -> Nonce {
    Nonce::from_hex(hex).expect("hexadecimal digits")
}

/// Something done to a record.
type Change = &'static dyn Fn(&mut Record);

#[test]
fn the_vectors_of_the_page_hold() {
    let page = std::fs::read_to_string(docs().join("fairness.md")).expect("the page");
    let block = page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("vectors");
    let vectors: Value = serde_json::from_str(block).expect("JSON");
    let seed = ServerSeed(std::array::from_fn(|index| index as u8));
    assert_eq!(vectors["seed"], seed.to_hex());
    assert_eq!(vectors["commitment"], seed.commitment());
    assert_eq!(vectors["missing_nonce_of_seat_1"], seed.missing_nonce(1).to_hex());
    let first = Origin::chosen(seed, vec![nonce("0001"), nonce("02"), nonce("")]).game_seed();
    assert_eq!(vectors["game_seed_1"], hex(&first));
    let second = Origin::promised(seed, vec![Some(nonce("0001")), None, Some(nonce(""))]).game_seed();
    assert_eq!(vectors["game_seed_2"], hex(&second));
    let of = [6, 20, 52, 3_000_000_000, 3_000_000_000, 1, 2];
    let mut chance = Chance::of_entry(&second, 7);
    let drawn: Vec<_> = of.into_iter().map(|of| chance.pick("vector", of)).collect();
    assert_eq!(vectors["draws_of_entry_7"], json!(drawn));
    check_vectors_by_purpose(&vectors, seed);
    let (code, said) = checked(&[Path::new("--vectors"), &docs().join("fairness.md")]);
    assert_eq!(code, Some(0), "{said}");
}

/// The draws of a class with the same luck.
fn check_vectors_by_purpose(vectors: &Value, seed: ServerSeed) {
    let dice = Origin::of_class(seed, 3).game_seed();
    assert_eq!(vectors["game_seed_class"], hex(&dice));
    let mut chance = Chance::by_purpose(&dice);
    let credit: Vec<u32> = (0..8).map(|_| chance.pick("credit_die", 6)).collect();
    assert_eq!(vectors["draws_for_credit_die"], json!(credit));
    let mut order = || {
        let mut deck = Bag::<1>::of(0..12);
        (0..12).filter_map(|_| deck.draw("investment", &mut chance)).collect::<Vec<u8>>()
    };
    assert_eq!(vectors["order_for_investment"], json!(order()));
    assert_eq!(vectors["order_for_investment_again"], json!(order()), "each card was drawn once before");
}

#[test]
fn no_commitment_tells_what_the_dice_follow_from() {
    let seed = ServerSeed::from_number(5);
    for origin in [Origin::of_class(seed, 4), Origin::promised(seed, vec![None; 4])] {
        assert_ne!(hex(&origin.game_seed()), seed.commitment(), "{:?}", origin.scheme);
    }
    let sizes: Vec<_> = (2..=6).map(|seats| Origin::of_class(seed, seats).game_seed()).collect();
    assert!(sizes.iter().all(|dice| *dice == sizes[0]), "tables of any size have the same luck");
}

#[test]
fn the_checker_knows_the_dice_of_a_class_with_the_same_luck() {
    let folder = std::env::temp_dir().join(format!("fairness-class-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for game in GAMES {
        let (id, seats) = (game.info().id, usize::from(game.info().max_players));
        let origin = Origin::of_class(ServerSeed::from_number(78), seats);
        let dice = origin.game_seed();
        let record = finished(*game, origin, false);
        assert_eq!((record.scheme, record.draws.len()), (Scheme::Class, 0));
        verify(&record).unwrap_or_else(|problem| panic!("{id}: {problem}"));
        let file = folder.join(format!("{id}.json"));
        save(&record, &file).expect("it is written");
        let (code, said) = checked(&[&file]);
        assert_eq!((code, said.contains(&hex(&dice))), (Some(0), true), "{id}: {said}");
        let (_, said) =
            checked(&[&file, Path::new("--draws"), Path::new("d20"), Path::new("20"), Path::new("9")]);
        let mut chance = Chance::by_purpose(&dice);
        let drawn: Vec<u32> = (0..9).map(|_| chance.pick("d20", 20)).collect();
        assert_eq!(serde_json::from_str::<Value>(&said).ok(), Some(json!(drawn)), "{id}: {said}");
        let (_, said) = checked(&[&file, Path::new("--deck"), Path::new("money"), Path::new("40")]);
        let mut deck = Bag::<1>::of(0..40);
        let order: Vec<u8> = (0..40).filter_map(|_| deck.draw("money", &mut chance)).collect();
        assert_eq!(serde_json::from_str::<Value>(&said).ok(), Some(json!(order)), "{id}: {said}");
        let changes: [(&str, Change); 3] = [
            ("the seed", &|record| record.seed = Some("00".repeat(32))),
            ("a nonce", &|record| record.nonces[0] = Some("00".to_owned())),
            ("the scheme", &|record| record.scheme = Scheme::ByPurpose),
        ];
        for (what, change) in changes {
            let mut record = record.clone();
            change(&mut record);
            assert!(verify(&record).is_err(), "{id}: {what} was changed");
        }
        for (what, change) in &changes[..2] {
            let mut record = record.clone();
            change(&mut record);
            save(&record, &file).expect("it is written");
            assert_eq!(checked(&[&file]).0, Some(1), "{id}: {what} was changed");
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// A whole game of bots with an undo in it.
fn played(game: &'static dyn AnyGame, origin: Origin) -> Record {
    finished(game, origin, true)
}

/// A whole game of bots.
fn finished(game: &'static dyn AnyGame, origin: Origin, with_undo: bool) -> Record {
    let players = game.info().max_players;
    let seats = (1..=players).map(|number| format!("Player {number}")).collect();
    let (mut playing, _) =
        game.start(Terms::new(game, Value::Null, seats), Dice::Promised(origin)).expect("it deals");
    let mut policy = Chance::fast(11);
    let mut is_undone = false;
    while let Some(seat) = playing.awaited().first {
        let action = playing.bot_action(seat, "novice", &mut policy).expect("a choice");
        let acted = playing.act(seat, By::Bot("novice".into()), &action).expect("it is legal");
        if with_undo && acted.traces.drew_chance && !is_undone {
            playing.undo(acted.seq).expect("it is taken back");
            is_undone = true;
        }
    }
    playing.record().expect("a record")
}

fn promised(players: u8) -> Origin {
    let nonces = (0..players).map(|seat| (seat % 2 == 0).then(|| nonce(&format!("{seat:02x}ff")))).collect();
    Origin::promised(ServerSeed::from_number(77), nonces)
}

#[test]
fn a_checker_written_from_the_page_recomputes_the_dice_of_every_game() {
    let folder = std::env::temp_dir().join(format!("fairness-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for game in GAMES {
        let id = game.info().id;
        let record = played(*game, promised(game.info().max_players));
        assert_eq!(record.scheme, Scheme::Second);
        assert!(record.draws.len() > 5, "{id}: {:?}", record.draws);
        verify(&record).unwrap_or_else(|problem| panic!("{id}: {problem}"));
        let file = folder.join(format!("{id}.json"));
        let check = |record: &Record| {
            save(record, &file).expect("it is written");
            checked(&[&file])
        };
        let (code, said) = check(&record);
        assert_eq!(code, Some(0), "{id}: {said}");
        let seed = hex(&promised(game.info().max_players).game_seed());
        assert!(
            said.contains(&seed) && said.contains(&format!("{} draws", record.draws.len())),
            "{id}: {said}"
        );
        let changes: [(&str, Change); 4] = [
            ("a draw", &|record| {
                let draw = record.draws.iter_mut().find(|draw| draw.2 > 1).expect("a draw with a choice");
                draw.3 = (draw.3 + 1) % draw.2;
            }),
            ("a nonce", &|record| record.nonces[1] = Some("00".to_owned())),
            ("the seed", &|record| record.seed = Some("00".repeat(32))),
            ("the scheme", &|record| {
                record.scheme = Scheme::First;
                record.nonces.iter_mut().for_each(|nonce| *nonce = Some(String::new()));
            }),
        ];
        for (what, change) in changes {
            let mut record = record.clone();
            change(&mut record);
            assert!(verify(&record).is_err(), "{id}: {what} was changed");
            assert_eq!(check(&record).0, Some(1), "{id}: {what} was changed");
        }
    }
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn no_list_of_nonces_gives_the_bytes_of_another() {
    let seed = ServerSeed::from_number(3);
    let game_seed = |nonces: &[Option<&str>]| {
        Origin::promised(seed, nonces.iter().map(|text| text.map(nonce)).collect()).game_seed()
    };
    assert_ne!(game_seed(&[Some("0102"), Some("03")]), game_seed(&[Some("01"), Some("0203")]));
    assert_ne!(game_seed(&[Some(""), Some("01")]), game_seed(&[Some("01"), Some("")]));
    assert_ne!(game_seed(&[None, None]), game_seed(&[Some(""), Some("")]));
    assert_eq!(game_seed(&[None, None]), game_seed(&[None, None]), "nobody chooses a missing one");
}
