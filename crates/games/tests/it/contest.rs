//! Contests: dice as in a record, bots by name, and programs outside that may fail in every way.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use game_core::{About, Bot, Chance, Choices, Manifest, Seat, ViewOf};
use games::contest::{
    BotName, ContestError, Failure, Fault, Faults, Keep, Meeting, Pairing, Played, Position, TIME_OUT,
    names_of,
};
use games::records::{Fork, Scheme, ServerSeed, replay_to, verify};
use games::{AnyGame, GAMES, Listed};
use serde_json::{Value, json};

use crate::toy::{Action, Config, TOY, Toy};

static GOING_ON: AtomicBool = AtomicBool::new(false);

/// Always adds the same amount.
struct Adder(u32);

impl Bot<Toy> for Adder {
    fn choose(&self, _: &Config, _: &ViewOf<Toy>, _: &mut Choices<Toy>, _: &mut Chance) -> Action {
        Action::Add { amount: self.0 }
    }

    fn tempered(&self, words: &[&str]) -> Option<Box<dyn Bot<Toy>>> {
        match words {
            ["greedy"] => Some(Box::new(Adder(9))),
            ["greedy", "reckless"] => Some(Box::new(Adder(10))),
            _ => None,
        }
    }
}

static WITH_ADDER: Listed<Toy> =
    Listed::new(&Manifest { about: About::NOTHING, bots: &[("adder", &Adder(2))] });

fn names(texts: &[&str]) -> Vec<BotName> {
    texts.iter().map(|text| text.parse().unwrap()).collect()
}

fn play(game: &'static dyn AnyGame, bots: &[&str], seed: u64, time_out: Duration) -> Played {
    play_with(game, bots, seed, |meeting| Meeting { time_out, ..meeting })
}

fn play_with(
    game: &'static dyn AnyGame,
    bots: &[&str],
    seed: u64,
    with: impl for<'a> Fn(Meeting<'a>) -> Meeting<'a>,
) -> Played {
    let meeting_bots = names(bots);
    let contest = game.contest(&with(Meeting::new(&Value::Null, bots.len() as u8, &meeting_bots))).unwrap();
    let seating: Vec<_> = (0..bots.len()).collect();
    let pairing = Pairing { seed, seating: &seating, keep: Keep::RECORD, stop: &GOING_ON };
    contest.dealer().unwrap().play(&pairing).unwrap()
}

fn refusal(bots: &[&str]) -> String {
    let bots = names(bots);
    let contest = WITH_ADDER.contest(&Meeting::new(&Value::Null, 2, &bots));
    let error = match &contest {
        Ok(contest) => contest.dealer().err(),
        Err(error) => Some(error.clone()),
    };
    error.map(|error: ContestError| error.to_string()).unwrap()
}

#[test]
fn the_record_of_every_contest_of_every_game_verifies_and_is_the_game_that_was_counted() {
    for game in GAMES {
        for players in game.info().min_players..=game.info().max_players {
            let quickly = |level| if level == "master" { "master:6" } else { level };
            let known: Vec<_> = game.bots().into_iter().map(quickly).collect();
            let bots: Vec<_> = (0..usize::from(players)).map(|seat| known[seat % known.len()]).collect();
            let played = play(*game, &bots, 5, TIME_OUT);
            let record = played.record.as_deref().unwrap();
            let verified = verify(record).unwrap().result.unwrap();
            assert_eq!((verified.ending.as_str(), &verified.standings), (played.ending, &played.standings));
            assert_eq!(record.entries.len() as u64, played.decisions);
            assert_eq!(played, play(*game, &bots, 5, TIME_OUT), "the same seed is the same game");
            assert_ne!(record.entries, play(*game, &bots, 6, TIME_OUT).record.unwrap().entries);
            let rounds: Vec<_> = played.turns.iter().map(|turn| turn.round).collect();
            assert!(rounds.is_sorted() && rounds.last() == Some(&played.rounds), "{rounds:?}");
        }
    }
}

#[test]
fn games_with_common_dice_have_records_that_verify_too() {
    for game in GAMES {
        let bots = vec!["trader"; usize::from(game.info().min_players)];
        fn common(meeting: Meeting<'_>) -> Meeting<'_> {
            Meeting { common_dice: true, ..meeting }
        }
        let played = play_with(*game, &bots, 5, common);
        let record = played.record.as_deref().unwrap();
        assert_eq!(record.scheme, Scheme::ByPurpose);
        let verified = verify(record).unwrap().result.unwrap();
        assert_eq!((verified.ending.as_str(), &verified.standings), (played.ending, &played.standings));
        assert_eq!(played, play_with(*game, &bots, 5, common), "the same seed is the same game");
        let fork = Fork::of(record, 3, ServerSeed::from_number(1)).err().unwrap().to_string();
        assert!(fork.contains("cannot go on as another game"), "{fork}");
    }
}

#[test]
fn games_go_on_from_a_moment_with_other_dice_each_time() {
    for game in GAMES {
        let bots = vec!["trader"; usize::from(game.info().min_players)];
        let whole = play(*game, &bots, 5, TIME_OUT);
        let record = whole.record.unwrap();
        let entry = record.entries[record.entries.len() / 2].seq;
        let state = replay_to(&record, Some(entry)).unwrap().state();
        let go_on = |seed| {
            let meeting_bots = names(&bots);
            let meeting = Meeting {
                from: Some(Position { state: &state, entry }),
                ..Meeting::new(&Value::Null, bots.len() as u8, &meeting_bots)
            };
            let contest = game.contest(&meeting).unwrap();
            let seating: Vec<_> = (0..bots.len()).collect();
            let pairing = Pairing { seed, seating: &seating, keep: Keep::RECORD, stop: &GOING_ON };
            contest.dealer().unwrap().play(&pairing).unwrap()
        };
        assert_eq!(go_on(5).record, None, "it is no whole game");
        assert_eq!(go_on(7), go_on(7));
        let first = go_on(7);
        assert!((8..14).any(|seed| go_on(seed).turns != first.turns), "{}", game.info().id);
    }
}

#[test]
fn a_temper_is_passed_on_to_the_bot() {
    let played = play(&WITH_ADDER, &["adder", "adder:greedy"], 1, TIME_OUT);
    assert_eq!(played.standings.scores.values().copied().collect::<Vec<_>>(), [6, 27]);
    let gini = 2.0 * (6.0 + 2.0 * 27.0) / (2.0 * 33.0) - 1.5;
    assert_eq!(
        *played.turns[0].values,
        [6.0, 27.0, 6.0, 27.0, gini],
        "the gauges are read when the round is over, and what follows from the scores"
    );
    let bots = names(&["adder"]);
    let contest = WITH_ADDER.contest(&Meeting::new(&Value::Null, 2, &bots)).unwrap();
    assert_eq!(
        contest.columns().iter().map(ToString::to_string).collect::<Vec<_>>(),
        ["total_0", "total_1", "score_0", "score_1", "gini"]
    );
}

#[test]
fn an_illegal_choice_of_a_bot_is_counted_and_played_as_silence() {
    let played = play(&WITH_ADDER, &["adder", "adder:greedy+reckless"], 1, TIME_OUT);
    assert_eq!(played.faults[Seat::at(1)], Faults { illegal: 3, ..Faults::default() });
    assert_eq!(played.standings.scores[Seat::at(1)], 3, "silence adds 1");
    let Failure { decision, seat, failed } = &played.failures[0];
    assert_eq!((*decision, *seat, failed.fault), (2, Seat::at(1), Fault::Illegal));
    assert_eq!(failed.answer, r#"{"add":{"amount":10}}"#, "what it wanted to do");
    assert!(!failed.reason.is_empty() && played.failures.len() == 3, "{:?}", played.failures);
    let silent = &serde_json::to_value(played.record).unwrap()["entries"][1];
    assert_eq!(
        *silent,
        json!({ "seq": 2, "seat": 1, "by": "timeout", "action": { "add": { "amount": 1 } } })
    );
}

#[test]
fn a_program_outside_plays_and_every_way_to_fail_is_counted() {
    let faults = |program: &str, patience: u64| {
        let played = play(&TOY, &["random", program], 1, Duration::from_millis(patience));
        assert_eq!(played.ending, "out_of_turns", "the game goes on");
        assert_eq!(played.faults[Seat::at(0)], Faults::default());
        played.faults[Seat::at(1)]
    };
    let answering = |answer: &str| format!("cmd:sh -c 'while read question; do echo \"{answer}\"; done'");
    let none = Faults::default();
    assert_eq!(faults(&answering(r#"{\"action\": \"roll\"}"#), 5000), none);
    assert_eq!(faults(&answering(r#"{\"action\": \"fly\"}"#), 5000), Faults { illegal: 3, ..none });
    assert_eq!(
        faults(&answering(r#"{\"action\": {\"add\": {\"amount\": 99}}}"#), 5000),
        Faults { illegal: 3, ..none }
    );
    assert_eq!(faults(&answering("hello"), 5000), Faults { illegal: 3, ..none });
    assert_eq!(faults("cmd:true", 5000), Faults { crashed: 3, ..none });
    assert_eq!(faults("cmd:sh -c 'echo half an answer | head -c 5'", 5000), Faults { crashed: 3, ..none });
    assert_eq!(faults("cmd:sleep 60", 40), Faults { timed_out: 3, ..none });
}

#[test]
fn a_program_outside_is_asked_with_its_own_view_and_choices() {
    let folder = std::env::temp_dir().join(format!("countinghouse-questions-{}", std::process::id()));
    let path = folder.display();
    let program =
        format!("cmd:sh -c 'while read -r q; do echo \"$COUNTINGHOUSE_GAME $q\" >> {path}; echo x; done'");
    let played = play(&TOY, &["random", &program], 1, TIME_OUT);
    let asked = std::fs::read_to_string(&folder).unwrap();
    std::fs::remove_file(&folder).unwrap();
    assert_eq!((asked.lines().count(), played.faults[Seat::at(1)].illegal), (3, 3));
    for line in asked.lines() {
        let question: Value = serde_json::from_str(line.strip_prefix("toy ").unwrap()).unwrap();
        assert_eq!(question["view"]["seat"], 1);
        assert!(question["view"]["own"]["card"].is_u64() && question["view"]["public"]["totals"].is_array());
        assert!(question["view"].as_object().unwrap().len() == 3 && question["seed"].is_u64());
        assert_eq!(question["choices"]["exact"][0]["action"], "roll");
        assert_eq!(question["choices"]["forms"][0]["asks"][0]["max"], 9);
    }
}

#[test]
fn what_cannot_play_is_refused_in_a_sentence() {
    assert_eq!(refusal(&["genius"]), "there is no bot 'genius' for this game; there are: random, adder");
    assert_eq!(refusal(&["adder:shy"]), "the bot 'adder' knows no temper 'shy'");
    assert_eq!(refusal(&["random:daring"]), "the bot 'random' knows no temper 'daring'");
    assert!(
        refusal(&["cmd:/no/such/program"]).starts_with("the bot 'cmd:/no/such/program' cannot be started: ")
    );
    assert!(refusal(&["cmd:sh 'x"]).ends_with("cannot be started: a quotation mark is never closed"));
    for text in ["", ":daring", "trader:", "trader:a++b", "cmd:", "cmd: "] {
        assert!(text.parse::<BotName>().is_err(), "{text}");
    }
    for text in ["trader", "trader:daring+selfish", "cmd:python3 bot.py --level 3"] {
        assert_eq!(text.parse::<BotName>().unwrap().to_string(), text);
    }
}

#[test]
fn a_stopped_game_is_given_up() {
    let bots = names(&["random"]);
    let contest = TOY.contest(&Meeting::new(&Value::Null, 2, &bots)).unwrap();
    let stop = AtomicBool::new(true);
    let pairing = Pairing { seed: 1, seating: &[0, 0], keep: Keep::FIGURES, stop: &stop };
    assert_eq!(contest.dealer().unwrap().play(&pairing), None);
}

#[test]
fn names_at_the_table_read_well_and_say_which_bot_it_is_where_bots_differ() {
    let around = |bots: &[&str]| {
        let bots: Vec<BotName> = bots.iter().map(|bot| bot.parse().expect("a bot")).collect();
        names_of(&bots.iter().collect::<Vec<_>>())
    };
    assert_eq!(around(&["trader:daring+selfish"; 3]), ["Ada", "Bruno", "Clara"]);
    assert_eq!(
        around(&["trader:daring", "novice", "master:800"]),
        ["daring trader Ada", "novice Bruno", "master:800 Clara"]
    );
    assert_eq!(around(&["novice", "cmd:python3 bot.py --depth 12"]), ["novice Ada", "Bruno"]);
}
