//! Experiments: kept as files, compared on the same seeds.

use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use games::EXAMPLE;
use lab::experiment::Ended;
use lab::{Effect, Experiment, ExperimentResult, Progress, experiment, report};

static LENGTHS: LazyLock<String> = LazyLock::new(|| {
    format!(
        r#"
game = "{EXAMPLE}"
games = 60
bots = ["novice", "random"]
set = {{ starting_gold = 4 }}

[[vary]]
option = "length"
values = ["short", "long"]
"#
    )
});

fn compared(text: &str) -> ExperimentResult {
    let stop = AtomicBool::new(false);
    let progress = Progress { threads: 2, ..Progress::new(&stop) };
    experiment::run(&Experiment::from_toml(text).unwrap(), &progress).unwrap()
}

fn effect<'a>(comparison: &'a ExperimentResult, figure: &str) -> &'a Effect {
    comparison.effects.iter().find(|effect| effect.figure == figure).unwrap_or_else(|| panic!("{figure}"))
}

#[test]
fn a_longer_game_lasts_longer_with_an_interval_that_says_so() {
    let comparison = compared(&LENGTHS);
    assert_eq!(comparison.games, 60);
    assert_eq!(comparison.variants[1].name, "length=long");
    let rounds = effect(&comparison, "rounds");
    assert!(rounds.difference.low > 0.5 && rounds.size.low > 0.2 && rounds.p_corrected < 0.001, "{rounds:?}");
    assert!((rounds.after - rounds.before - rounds.difference.value).abs() < 1e-9);
    let crashes = effect(&comparison, "crashes_end");
    assert!((0.8..1.2).contains(&crashes.difference.value), "one crash more: {crashes:?}");
    assert!(comparison.effects.iter().all(|effect| effect.p_corrected >= effect.p));
    assert!(comparison.effects.is_sorted_by_key(|effect| effect.p_corrected), "most certain first");
    assert!(comparison.effects.iter().all(|effect| effect.figure != "ending_final_crash"), "it never moves");
}

#[test]
fn variants_that_are_the_same_differ_in_nothing() {
    let text = LENGTHS.replace("\"long\"]", "\"short\"]\nnames = [\"one\", \"two\"]");
    let comparison = compared(&text);
    assert!(!comparison.effects.is_empty());
    for effect in &comparison.effects {
        assert_eq!((effect.difference.value, effect.p, effect.p_corrected), (0.0, 1.0, 1.0), "{effect:?}");
        assert_eq!(report::short(effect.difference.value), "0", "nothing has no sign");
    }
}

#[test]
fn players_bots_and_several_options_are_varied_together() {
    let text = LENGTHS.replace("games = 60", "games = 3")
        + "[[vary]]\noption = \"players\"\nvalues = [3, 4]\n[[vary]]\noption = \"bots\"\nvalues = [\"novice\", \"random/novice\"]\n";
    let variants = Experiment::from_toml(&text).unwrap().plans().unwrap();
    let labels: Vec<_> = variants.iter().map(|(label, _)| label.as_str()).collect();
    assert_eq!(labels.len(), 8);
    assert_eq!(labels[0], "length=short players=3 bots=novice");
    assert_eq!(labels[7], "length=long players=4 bots=random/novice");
    assert_eq!((variants[7].1.players, variants[7].1.bots.len(), variants[6].1.bots.len()), (4, 2, 1));
    assert_eq!(compared(&text).variants.len(), 8);
}

#[test]
fn one_bot_is_varied_among_others_temper_by_temper_and_its_wins_are_compared() {
    let text = r#"
        game = "dirty-money"
        games = 40
        players = 4
        bots = ["novice"]
        [[vary]]
        option = "bot"
        values = ["random", "trader:careful", "trader:daring"]
    "#;
    let comparison = compared(text);
    let labels: Vec<_> = comparison.variants.iter().map(|variant| variant.name.as_str()).collect();
    assert_eq!(labels, ["bot=random", "bot=trader:careful", "bot=trader:daring"]);
    for variant in &comparison.variants {
        let seats: Vec<_> = variant.summary.bots.iter().map(|bot| bot.seats).collect();
        assert_eq!(seats, [40, 120], "one bot, and novices on all seats that are left");
    }
    let wins = effect(&comparison, "first_bot_wins");
    assert!(wins.before < 0.5 && wins.difference.low > 0.5, "a trader wins more than random: {wins:?}");
    let alone = compared(&text.replace("\"random\", ", "").replace("[\"novice\"]", "[\"trader:careful\"]"));
    assert!(
        alone.effects.iter().all(|effect| effect.figure != "first_bot_wins"),
        "where a bot sits on all seats, its share of the wins says nothing"
    );
}

#[test]
fn an_experiment_reads_back_as_it_was_written() {
    let experiment = Experiment::from_toml(&LENGTHS).unwrap();
    let written = experiment.to_toml().unwrap();
    assert_eq!(Experiment::from_toml(&written).unwrap(), experiment);
    assert_eq!((experiment.seed, experiment.players), (1, None), "what is left out has a default");
}

#[test]
fn a_bad_experiment_is_refused_with_the_reason() {
    let refused = |text: &str| match Experiment::from_toml(text).and_then(|experiment| experiment.plans()) {
        Ok(_) => panic!("{text}"),
        Err(error) => error.to_string(),
    };
    assert!(refused("game = ").contains("not an experiment (line 1)"));
    assert!(refused(&LENGTHS.replace("games =", "matches =")).contains("unknown field `matches`"));
    assert!(
        refused(&LENGTHS.replace(EXAMPLE, &format!("{EXAMPLE}s")))
            .contains(&format!("did you mean '{EXAMPLE}'"))
    );
    assert!(refused(&LENGTHS.replace("\"length\"", "\"lenght\"")).contains("did you mean 'length'"));
    assert!(refused(&LENGTHS.replace(", \"long\"", "")).contains("length: name at least two values"));
    assert!(refused(&LENGTHS.replace("games = 60", "games = 0")).contains("games: play at least 1"));
    assert!(
        refused(&LENGTHS.replace("\"length\"", "\"players\"")).contains("'short' is no number of players")
    );
    assert!(refused(&LENGTHS.replace("\"random\"", "\"cmd:\"")).contains("is not a bot"));
    let many: String = (0..7).map(|_| "[[vary]]\noption = \"screens\"\nvalues = [true, false]\n").collect();
    assert!(refused(&(LENGTHS.clone() + &many)).contains("more than 64 variants"));
}

#[test]
fn one_experiment_is_the_same_on_any_number_of_threads_and_as_toml_and_json() {
    let experiment = Experiment::from_toml(&LENGTHS).unwrap();
    let stop = AtomicBool::new(false);
    let run = |threads, experiment: &Experiment| {
        let result = experiment::run(experiment, &Progress { threads, ..Progress::new(&stop) }).unwrap();
        serde_json::to_string(&result).unwrap()
    };
    let one = run(1, &experiment);
    assert_eq!(one, run(5, &experiment));
    let as_json = Experiment::from_json(&serde_json::to_string(&experiment).unwrap()).unwrap();
    assert_eq!(one, run(2, &as_json));
    for word in ["\"command\"", "\"version\"", "\"deck\"", "\"options\":{\"starting_gold\":4", "\"outliers\""]
    {
        assert!(one.contains(word), "{word}");
    }
}

#[test]
fn a_run_stops_at_the_width_asked_for_and_can_be_followed_and_stopped() {
    let text = LENGTHS.replace("games = 60", "games = 5000\nprimary = \"rounds\"\ntarget = 0.35");
    let experiment = Experiment::from_toml(&text).unwrap();
    let stop = AtomicBool::new(false);
    let last = AtomicU64::new(0);
    let done = |games, asked| {
        assert_eq!(asked, 5000);
        last.store(games, Ordering::Relaxed);
    };
    let run = |threads| {
        experiment::run(&experiment, &Progress { threads, done: &done, ..Progress::new(&stop) }).unwrap()
    };
    let result = run(1);
    assert_eq!(result.ended, Ended::TargetReached);
    assert!(result.games < 5000 && result.games % 50 == 0, "{}", result.games);
    assert_eq!(last.load(Ordering::Relaxed), result.games, "every game is told of");
    let width = |result: &ExperimentResult| {
        let difference = effect(result, "rounds").difference;
        (difference.high - difference.low) / 2.0
    };
    assert!(width(&result) <= 0.35);
    assert_eq!(run(4).games, result.games, "whatever the number of threads");
    let stopping = |games, _| stop.store(games >= 20, Ordering::Relaxed);
    let stopped =
        experiment::run(&experiment, &Progress { threads: 2, done: &stopping, ..Progress::new(&stop) })
            .unwrap();
    assert_eq!(stopped.ended, Ended::Stopped);
    assert!(stopped.games >= 20 && stopped.games < result.games + 5000, "{}", stopped.games);
    assert!(
        stopped.variants.iter().all(|variant| variant.summary.games == stopped.games),
        "whole pairs only"
    );
}

#[test]
fn figures_that_move_in_step_are_tested_once() {
    let text = LENGTHS.replace(
        "option = \"length\"\nvalues = [\"short\", \"long\"]",
        "option = \"starting_coins\"\nvalues = [20, 10]",
    );
    let result = compared(&text);
    let money = effect(&result, "money_in_circulation_mean");
    assert_eq!(money.same_as.as_deref(), Some("coins_mean"), "it is the coins of all seats together");
    assert_eq!(money.p_corrected, effect(&result, "coins_mean").p_corrected);
    let distinct: Vec<_> = result.effects.iter().filter(|effect| effect.same_as.is_none()).collect();
    let least = distinct.iter().map(|effect| effect.p).fold(1.0, f64::min);
    let corrected = distinct.iter().map(|effect| effect.p_corrected).fold(1.0, f64::min);
    assert!(
        (corrected - (least * distinct.len() as f64).min(1.0)).abs() < 1e-12,
        "Holm over the distinct ones"
    );
    assert!(distinct.len() < result.effects.len());
}

#[test]
fn shares_have_intervals_that_stay_shares() {
    let text = r#"
        game = "smart-money-maker"
        games = 40
        bots = ["novice"]
        [[vary]]
        option = "players"
        values = [3, 4]
    "#;
    let result = compared(text);
    let won = result.figures.iter().find(|figure| figure.name == "someone_won").unwrap();
    assert!(won.is_share);
    for variant in &result.variants {
        let line = variant.figures.iter().find(|line| line.figure == "someone_won").unwrap();
        assert!(line.mean.low >= 0.0 && line.mean.high <= 1.0 && line.mean.low < line.mean.high, "{line:?}");
    }
    for effect in result.effects.iter().filter(|effect| effect.figure.starts_with("ending_")) {
        assert!(effect.difference.low >= -1.0 && effect.difference.high <= 1.0, "{effect:?}");
        assert!(effect.difference.low < effect.difference.high, "never empty: {effect:?}");
    }
}

#[test]
fn common_dice_keep_the_dice_of_variants_together() {
    let text = LENGTHS.replace("games = 60", "games = 100");
    let apart = compared(&text);
    let common = compared(&text.replace("games = 100", "games = 100\ncommon_dice = true"));
    let width = |result: &ExperimentResult| {
        let difference = effect(result, "rounds").difference;
        difference.high - difference.low
    };
    assert!(width(&common) < width(&apart), "{} and {}", width(&common), width(&apart));
    let outlier = &common.variants[1].outliers[0];
    let record = experiment::record_of(&common.experiment, 1, outlier.game).unwrap();
    assert!(games::records::verify(&record).is_ok(), "an outlier can be replayed");
}
