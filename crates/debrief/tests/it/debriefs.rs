//! Whole debriefs: every number of every sentence is in the record, and no two games are asked the same.

use std::collections::BTreeSet;

use debrief::{Course, Debrief, Effort};
use game_core::Record;
use games::{AnyGame, GAMES, Language};

use crate::checks::{Truth, check_sentence};
use crate::record_of;

/// Games of each kind in the comparison of questions; `make soak` asks for more.
fn games_of_each() -> u64 {
    std::env::var("DEBRIEFS").map_or(60, |games| games.parse().expect("a number of games"))
}

/// Games of each kind in which every number is looked up, which takes longer.
fn checked_of_each() -> u64 {
    games_of_each() / 5
}

fn debrief(record: &Record) -> Debrief {
    Debrief::of(record, Effort::WITHOUT_ESTIMATES, Language::ENGLISH).expect("a debrief")
}

fn questions_of(game: &'static dyn AnyGame) {
    let mut lists = BTreeSet::new();
    let mut asked = BTreeSet::new();
    for seed in 0..games_of_each() {
        let debrief = debrief(&record_of(game, "novice", seed));
        assert!(debrief.questions.len() >= 3, "{} seed {seed} asks {:?}", debrief.game, debrief.questions);
        let texts: Vec<_> = debrief.questions.iter().map(|question| question.text.clone()).collect();
        asked.extend(debrief.questions.into_iter().map(|question| question.key));
        assert!(lists.insert(texts.clone()), "{} seed {seed} asks again {texts:?}", debrief.game);
    }
    assert!(asked.len() >= 5, "{} asks only {asked:?}", game.info().id);
}

/// One test for each game of the list, so that they run side by side.
macro_rules! no_two_are_asked_the_same {
    ($($name:ident: $number:literal),+) => {
        $(#[test]
        fn $name() {
            questions_of(games::GAMES[$number]);
        })+

        #[test]
        fn every_game_of_the_list_is_asked() {
            assert_eq!(games::GAMES.len(), [$($number),+].len());
        }
    };
}
no_two_are_asked_the_same!(
    no_two_games_of_the_first_are_asked_the_same: 0,
    no_two_games_of_the_second_are_asked_the_same: 1,
    no_two_games_of_the_third_are_asked_the_same: 2,
    no_two_games_of_the_fourth_are_asked_the_same: 3,
    no_two_games_of_the_fifth_are_asked_the_same: 4
);

/// Questions belong to claims: each is asked about some game, and no game is asked everything.
#[test]
fn every_question_of_the_messages_is_asked_about_some_game() {
    let words = game_core::Words::new(include_str!("../../../../messages/en/debrief.ftl")).expect("messages");
    let mut never: BTreeSet<_> = words.messages().keys("question").iter().cloned().collect();
    let all = never.len();
    for game in GAMES {
        let mut of_game = BTreeSet::new();
        for seed in 0..24 {
            let level = ["novice", "trader", "random"][seed as usize % 3];
            let debrief = debrief(&record_of(*game, level, seed));
            of_game.extend(debrief.questions.into_iter().map(|question| question.key));
        }
        assert!(of_game.len() * 2 < all, "{} is asked {of_game:?}", game.info().id);
        never.retain(|key| !of_game.contains(key));
    }
    // Bots hardly ever agree on these; records of the corpus have them.
    let rare = ["jubilee_declared", "jubilee_failed", "deal"];
    // Loans that companies secure are no printed rule; `lending.rs` has tables that play with them.
    let with_loans = ["loan_with_companies", "default_with_companies"];
    // Nor is a central bank; `rescues.rs` has some.
    let with_a_central_bank = ["bail_out"];
    never.retain(|key| !rare.contains(&&**key) && !with_loans.contains(&&**key));
    never.retain(|key| !with_a_central_bank.contains(&&**key));
    assert_eq!(never, BTreeSet::new());
}

/// Where a turn is a round of the table the board counts rounds, and so does its debrief.
#[test]
fn a_debrief_counts_as_the_board_does() {
    for game in GAMES {
        let debrief = debrief(&record_of(*game, "novice", 1));
        let (unit, other) = if debrief.turns_per_round == 1 { ("round", "turn") } else { ("turn", "round") };
        for sentence in &debrief.story {
            let text = sentence.text.to_lowercase();
            let is_counted = sentence.facts.iter().any(|fact| ["turn", "turns"].contains(&&*fact.name));
            assert!(!is_counted || text.contains(unit), "{text}");
            assert!(!text.starts_with(other), "{text}");
        }
    }
}

#[test]
fn nobody_is_first_where_the_table_lost_together() {
    let mut lost = 0;
    for game in GAMES {
        for seed in 0..6 {
            let debrief = debrief(&record_of(*game, "novice", seed));
            let end = debrief.story.last().expect("an end");
            assert_eq!(end.key, if debrief.winners.is_empty() { "end_lost" } else { "end" }, "{}", end.text);
            lost += usize::from(debrief.winners.is_empty());
        }
    }
    assert!(lost > 0, "some table loses together");
}

#[test]
fn every_number_of_a_sentence_is_in_the_record() {
    for game in GAMES {
        for seed in 0..checked_of_each() {
            let level = if seed % 2 == 0 { "novice" } else { "trader" };
            let record = record_of(*game, level, seed);
            let course = Course::of(&record, Language::ENGLISH).expect("the record replays");
            let truth = Truth::of(&record);
            let debrief = debrief(&record);
            for sentence in debrief.story.iter().chain(&debrief.questions) {
                check_sentence(&truth, &course, &debrief, sentence);
            }
        }
    }
}

fn of_the_corpus(name: &str) -> Debrief {
    let path = format!("{}/../games/tests/records/{name}.json", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("a record");
    debrief(&serde_json::from_str(&text).expect("a record"))
}

fn question<'a>(debrief: &'a Debrief, key: &str) -> Option<&'a debrief::Sentence> {
    debrief.questions.iter().find(|question| question.key == key)
}

/// Whoever is bankrupt has nothing and owes nothing, and would lead with 0 where the others are in debt.
#[test]
fn whoever_is_out_of_the_game_is_not_ahead_of_those_in_debt() {
    let debrief = of_the_corpus("money-maker-12-players-6-mixed-trader");
    let bankrupt =
        |seat: u8| debrief.series.iter().find(|one| one.name == "bankrupt" && one.seat == Some(seat));
    let mut out = 0;
    for score in debrief.series.iter().filter(|series| series.name == "score") {
        let bankrupt = bankrupt(score.seat.expect("of a seat")).expect("a gauge of the game");
        for (score, bankrupt) in score.values.iter().zip(&bankrupt.values) {
            assert_eq!(score.is_none(), *bankrupt == Some(1.0));
            out += usize::from(score.is_none());
        }
    }
    assert!(out > 0, "somebody was out of the game");
    let told =
        ["distance", "parted"].iter().find_map(|key| question(&debrief, key)).expect("two are compared");
    assert!(told.text.starts_with("Emil ended with −4,036, Ben with −4,398."), "{}", told.text);
    // With one bank left there is nobody to compare it with.
    let debrief = of_the_corpus("money-maker-07-players-4-curious");
    assert_eq!(["distance", "parted"].iter().find_map(|key| question(&debrief, key)), None);
}

#[test]
fn a_bank_that_owed_no_more_than_its_gold_is_not_called_rich_and_insolvent() {
    let debrief = of_the_corpus("money-maker-07-players-4-curious");
    assert_eq!(question(&debrief, "rich_and_solvent"), None, "Dora owed nothing a turn before");
}

/// Where most money was about at the end, the end is not compared with itself.
#[test]
fn debts_are_asked_about_where_there_was_never_more_money_than_at_the_end() {
    let debrief = of_the_corpus("no-more-money-05-players-4-trader");
    assert_eq!(question(&debrief, "circulation"), None);
    let owed = question(&debrief, "owed").expect("there were debts");
    assert!(owed.text.starts_with("At the end of round 9 $"), "{}", owed.text);
    assert!(owed.text.contains("and nothing was owed."), "{}", owed.text);
}

/// Games of earlier rules, with jubilees, deals and what else bots of today hardly ever come to.
#[test]
fn every_number_about_a_record_of_the_corpus_is_in_it() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../games/tests/records");
    let mut asked = BTreeSet::new();
    for file in std::fs::read_dir(folder).expect("the corpus is there") {
        let path = file.expect("a file").path();
        let text = std::fs::read_to_string(&path).expect("a record");
        let record: Record = serde_json::from_str(&text).expect("a record");
        if record.result.is_none() {
            continue;
        }
        let course = Course::of(&record, Language::ENGLISH).expect("the record replays");
        let (truth, debrief) = (Truth::of(&record), debrief(&record));
        for sentence in debrief.story.iter().chain(&debrief.questions) {
            check_sentence(&truth, &course, &debrief, sentence);
            asked.insert(sentence.key.clone());
        }
    }
    for rare in ["jubilee_declared", "jubilee_failed", "deal"] {
        assert!(asked.contains(rare), "{rare} is not among {asked:?}");
    }
}

#[test]
fn the_same_record_gives_the_same_debrief_and_the_last_estimate_is_the_result() {
    for game in GAMES {
        let record = record_of(*game, "novice", 1);
        let effort = Effort { estimates: 3, playouts: 2 };
        let debrief = Debrief::of(&record, effort, Language::ENGLISH).expect("a debrief");
        assert_eq!(debrief, Debrief::of(&record, effort, Language::ENGLISH).expect("a debrief"));
        assert!(debrief.estimates.len() <= 3);
        let last = debrief.estimates.last().expect("the end is estimated");
        let winners: Vec<u8> =
            (0u8..).zip(&last.chances).filter(|(_, chance)| **chance > 0.0).map(|(seat, _)| seat).collect();
        assert_eq!(winners, debrief.winners, "{}", debrief.game);
    }
}

/// Where the game itself can win, the shares of the seats alone would fall to nothing without a reason.
#[test]
fn when_the_game_itself_wins_the_turning_points_say_so() {
    let mut told = 0;
    for game in GAMES {
        let mut can_be_lost = false;
        for seed in 0..8 {
            // Where somebody always wins, one game shows it.
            if seed > 0 && !can_be_lost {
                break;
            }
            let record = record_of(*game, "trader", seed);
            let debrief = Debrief::of(&record, Effort { estimates: 4, playouts: 8 }, Language::ENGLISH)
                .expect("a debrief");
            for estimate in &debrief.estimates {
                let all = estimate.chances.iter().sum::<f64>() + estimate.nobody;
                assert!((all - 1.0).abs() < 1e-9, "{}: {estimate:?}", debrief.game);
                can_be_lost |= estimate.nobody > 0.0;
            }
            let last = debrief.estimates.last().expect("the end is estimated");
            assert_eq!(last.nobody == 1.0, debrief.winners.is_empty(), "{}: {last:?}", debrief.game);
            let swing = debrief.moments.iter().find(|moment| moment.kind == "swing");
            let is_beyond_luck = debrief.estimates.iter().any(|estimate| estimate.swing > estimate.luck);
            assert_eq!(swing.is_some(), is_beyond_luck, "{}", debrief.game);
            if let Some(swing) = swing.filter(|swing| swing.seats.is_empty()) {
                assert!(swing.text.contains("the game itself wins"), "{}", swing.text);
                assert!(!swing.text.contains(['{', '}']) && !swing.text.contains("null"), "{}", swing.text);
                told += 1;
            }
        }
    }
    assert!(told > 0, "in no game among these the bots changed their minds about the game itself");
}

/// A record with something taken back is told as if that had never been.
#[test]
fn what_was_taken_back_is_not_told() {
    let record = record_of(games::find(games::EXAMPLE).expect("a game"), "novice", 4);
    let (mut game, _) = games::records::at_the_deal(&record).expect("the record is dealt");
    let half = record.entries.len() / 2;
    for entry in &record.entries[..half] {
        game.enter(entry).expect("the entry counts");
    }
    let straight = game.record().expect("a record");
    let last = record.entries[half - 1].seq;
    game.undo(last).expect("the last action is taken back");
    let undone = game.record().expect("a record");
    let course = |record: &Record| Course::of(record, Language::ENGLISH).expect("the record replays");
    assert_eq!(course(&straight).steps.len(), course(&undone).steps.len() + 1);
    assert!(course(&undone).steps.iter().all(|step| step.entry != last));
}

/// However often one thing happens, the story has room for the others: a dozen loans that are not paid back do not hide the
/// crash.
#[test]
fn a_story_tells_of_every_kind_of_moment() {
    let mut crowded = 0;
    for game in GAMES {
        for seed in 0..6 {
            let debrief = debrief(&record_of(*game, "trader", seed));
            let told: BTreeSet<_> = debrief.story.iter().map(|sentence| &*sentence.key).collect();
            let happened: BTreeSet<_> = debrief.moments.iter().map(|moment| &*moment.kind).collect();
            assert!(happened.is_subset(&told), "{} seed {seed}: {happened:?}, told {told:?}", debrief.game);
            let entries: Vec<_> = debrief.story.iter().filter_map(|sentence| sentence.entry).collect();
            assert!(entries.is_sorted() && entries.len() <= 12, "{} seed {seed}: {entries:?}", debrief.game);
            crowded += usize::from(debrief.moments.len() > 12);
        }
    }
    assert!(crowded > 3, "hardly a game has more moments than a story tells");
}

/// Each kind of moment that bots can bring about occurs, so that no entry of the list waits for an event that is called
/// otherwise.
#[test]
fn moments_of_every_game_occur() {
    let mut kinds = BTreeSet::new();
    for game in GAMES {
        for seed in 0..12 {
            let level = if seed % 2 == 0 { "random" } else { "trader" };
            let told = debrief(&record_of(*game, level, seed)).moments;
            kinds.extend(told.into_iter().map(|moment| moment.kind));
        }
    }
    for kind in
        ["run", "minsky", "prison", "rise", "crash", "default", "final_crash", "closing", "goal", "blacklist"]
    {
        assert!(kinds.contains(kind), "{kind} is not among {kinds:?}");
    }
}
