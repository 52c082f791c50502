//! Guided games: every script is played to its end with every sentence that is said on the way, and what came of it is
//! written down (`tests/guided`). A rule, a number or a word that changes under a script shows there, or stops it.
//! `UPDATE_EXPECT=1 cargo test -p games guided` writes the files anew; read them before you keep them.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::Path;

use expect_test::expect_file;
use game_core::record::Scheme;
use game_core::words::is_detail;
use game_core::{Told, Words};
use games::guided::{GuidedGame, Lesson, Place, SCRIPT, guided_by};
use games::records::{By, Fork, RecordError, ServerSeed, verify};
use games::{AnyGame, AnyMatch, GAMES};
use serde_json::{Value, json};

/// Minutes that a guided game should take at least and at most, and the seconds that a page of it and a move of the
/// others take.
const MINUTES: std::ops::RangeInclusive<f64> = 2.5..=5.5;
const SECONDS_A_PAGE: f64 = 12.0;
const SECONDS_A_MOVE: f64 = 1.5;

fn guided_games() -> impl Iterator<Item = (&'static dyn AnyGame, GuidedGame)> {
    GAMES.iter().filter_map(|game| Some((*game, GuidedGame::of(*game)?)))
}

/// As a server seats them: the learner, and bots by the names of their seats.
fn deal(game: &'static dyn AnyGame, guided: &GuidedGame) -> Box<dyn AnyMatch> {
    let names = ["Ada", "Bruno", "Clara", "Dario", "Edda", "Felix"];
    let mut names: Vec<_> =
        names.iter().take(usize::from(guided.players)).map(|name| (*name).to_owned()).collect();
    names[guided.seat.number()] = "You".to_owned();
    guided.start(game, names).unwrap()
}

/// Plays one step of the script.
fn play(guided: &GuidedGame, step: usize, game: &mut Box<dyn AnyMatch>) -> Vec<Told> {
    let step = &guided.steps[step];
    let seat = guided.actor(step);
    let by = if seat == guided.seat { By::Owner } else { By::Bot(SCRIPT.into()) };
    game.act(seat, by, &step.action).unwrap_or_else(|refusal| panic!("{:?}: {refusal:?}", step.action)).events
}

fn say(words: &Words, section: &str, key: &str, facts: &Value) -> String {
    let said = json!({ key: facts });
    assert_eq!(words.gaps(section, &said), Vec::<String>::new(), "{section}.{key} with {facts}");
    words.say(section, &said)
}

/// What the learner reads of a lesson.
fn read(text: &mut String, words: &Words, lesson: &Lesson, facts: &Value) {
    for page in &lesson.say {
        writeln!(text, "    {}", say(words, "guided", page, facts)).unwrap();
    }
    if !lesson.light.is_empty() {
        writeln!(text, "    ({})", lesson.light.join(", ")).unwrap();
    }
}

/// One that is still being made need not.
#[test]
fn every_game_has_a_guided_game_that_can_be_read() {
    for game in GAMES.iter().filter(|game| game.info().rules > 0) {
        let text = game.about().guided.unwrap_or_else(|| panic!("{} has none", game.info().id));
        let read: Result<GuidedGame, _> = serde_json::from_str(text);
        assert!(read.is_ok(), "{}: {:?}", game.info().id, read.err());
    }
}

#[test]
fn every_script_is_played_to_its_end_and_says_what_is_so() {
    for (game, guided) in guided_games() {
        let mut playing = deal(game, &guided);
        let mut text = format!("{}: a guided game\n", game.info().title);
        for (at, step) in guided.steps.iter().enumerate() {
            assert_eq!(guided.place(&*playing), (at, Place::Step(step)), "{}", game.info().id);
            let words = playing.words();
            let seat = guided.actor(step);
            assert_eq!(step.lesson.is_some(), seat == guided.seat, "{}: step {at}", game.info().id);
            writeln!(text).unwrap();
            if let Some(lesson) = &step.lesson {
                let facts = guided.facts(lesson, Some(&step.action), &*playing);
                let found: BTreeSet<_> = facts.as_object().unwrap().keys().cloned().collect();
                let named: BTreeSet<_> = lesson.facts.keys().cloned().collect();
                assert_eq!(found, named, "{}: step {at}", game.info().id);
                read(&mut text, &words, lesson, &facts);
                let last = lesson.say.last().unwrap();
                for key in else_keys(&words, last) {
                    writeln!(text, "    [{key}] {}", say(&words, "guided_else", &key, &facts)).unwrap();
                }
            }
            writeln!(
                text,
                "{}: {}",
                words.named("seat", &json!(seat)).unwrap(),
                words.say("action", &step.action)
            )
            .unwrap();
            for told in play(&guided, at, &mut playing) {
                if told.audience.includes(Some(guided.seat)) && !is_detail(&told.event) {
                    writeln!(text, "  {}", words.say("event", &told.event)).unwrap();
                }
            }
        }
        assert_eq!(guided.place(&*playing), (guided.steps.len(), Place::End));
        let facts = guided.facts(&guided.end, None, &*playing);
        assert_eq!(facts.as_object().unwrap().len(), guided.end.facts.len(), "{}: end", game.info().id);
        writeln!(text).unwrap();
        read(&mut text, &playing.words(), &guided.end, &facts);
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/guided/{}.txt", game.info().id));
        expect_file![file].assert_eq(&text);
    }
}

/// The message for another move, and those for moves of a kind.
fn else_keys(words: &Words, lesson: &str) -> Vec<String> {
    let all = words.messages().keys("guided_else").iter();
    let keys: Vec<_> = all.filter(|key| key.split('.').next() == Some(lesson)).cloned().collect();
    assert!(keys.iter().any(|key| key == lesson), "guided_else.{lesson} has no message");
    keys
}

#[test]
fn every_message_of_a_guide_is_said_and_none_is_long() {
    let mut by_file: BTreeMap<&str, (BTreeSet<String>, Words)> = BTreeMap::new();
    for (game, guided) in guided_games() {
        let (said, _) = by_file.entry(game.messages()).or_insert_with(|| (BTreeSet::new(), game.words()));
        let lessons = guided.steps.iter().filter_map(|step| step.lesson.as_ref()).chain([&guided.end]);
        for name in lessons.flat_map(|lesson| &lesson.say) {
            assert!(
                said.insert(name.clone()),
                "{name} is said twice: a page that comes again teaches nothing"
            );
        }
    }
    for (said, words) in by_file.into_values() {
        let messages = words.messages();
        for name in messages.keys("guided") {
            assert!(said.contains(name), "guided.{name} is said nowhere");
            let words = words.label("guided", name).split_whitespace().count();
            assert!(words <= 50, "guided.{name} has {words} words: one idea at a time");
        }
        for key in messages.keys("guided_else") {
            assert!(said.contains(key.split('.').next().unwrap()), "guided_else.{key} is said nowhere");
        }
    }
}

#[test]
fn a_guided_game_takes_three_to_five_minutes() {
    for (game, guided) in guided_games() {
        let lessons = guided.steps.iter().filter_map(|step| step.lesson.as_ref()).chain([&guided.end]);
        let pages: usize = lessons.map(|lesson| lesson.say.len()).sum();
        let others = guided.steps.iter().filter(|step| step.lesson.is_none()).count();
        let minutes = (pages as f64 * SECONDS_A_PAGE + others as f64 * SECONDS_A_MOVE) / 60.0;
        assert!(MINUTES.contains(&minutes), "{}: {minutes:.1} minutes, {pages} pages", game.info().id);
    }
}

/// Whatever else the learner tries can be taken back, and the same game goes on.
#[test]
fn another_move_leaves_the_script_and_an_undo_leads_back_to_the_same_dice() {
    for (game, guided) in guided_games() {
        let (mut straight, mut astray) = (deal(game, &guided), deal(game, &guided));
        let mut tried = 0;
        for (at, step) in guided.steps.iter().enumerate() {
            if step.lesson.is_some() {
                let choices: Value = serde_json::from_str(astray.choices(guided.seat).get()).unwrap();
                let others = choices["exact"].as_array().unwrap().iter();
                let other = others.map(|choice| &choice["action"]).find(|action| **action != step.action);
                if let Some(other) = other {
                    let acted = astray.act(guided.seat, By::Owner, other).unwrap();
                    assert_eq!(guided.place(&*astray), (at, Place::Left));
                    astray.undo(acted.seq).unwrap();
                    tried += 1;
                }
            }
            assert_eq!(guided.place(&*astray), (at, Place::Step(step)));
            let told = play(&guided, at, &mut straight);
            assert_eq!(told, play(&guided, at, &mut astray), "{}: step {at}", game.info().id);
        }
        assert!(tried > 0, "{}: nothing else could be done", game.info().id);
        assert_eq!(straight.digest(), astray.digest());
        let record = astray.record().unwrap();
        assert_eq!(record.scheme, Scheme::Guided);
        assert!(verify(&record).is_ok(), "{}", game.info().id);
    }
}

#[test]
fn a_guided_game_is_known_as_such_and_does_not_go_on_as_another_one() {
    for (game, guided) in guided_games() {
        let mut playing = deal(game, &guided);
        assert_eq!(guided_by(&*playing).as_ref(), Some(&guided));
        play(&guided, 0, &mut playing);
        let forked = Fork::of(&playing.record().unwrap(), 1, ServerSeed::from_number(1));
        assert!(matches!(forked, Err(RecordError::OtherDice)), "{}", game.info().id);
        let (ordinary, _) = game
            .start(
                games::Terms::new(game, json!({}), vec![String::new(); usize::from(game.info().max_players)]),
                games::Dice::Seed([0; 32]),
            )
            .unwrap();
        assert_eq!(guided_by(&*ordinary), None);
    }
}
