//! Experiments: kept as files, compared on the same seeds.

use std::sync::LazyLock;
use std::sync::atomic::AtomicBool;

use games::EXAMPLE;
use lab::{Comparison, ComparisonBuilder, Effect, Experiment, LabError, Plan, Run, RunOptions, run};

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

fn compared(text: &str) -> Comparison {
    let options = RunOptions { threads: 2, ..RunOptions::default() };
    let variants = Experiment::from_toml(text).unwrap().variants().unwrap();
    let plans: Vec<_> = variants.into_iter().map(|(label, plan)| (label, Plan { options, ..plan })).collect();
    let contests: Vec<_> = plans.iter().map(|(_, plan)| plan.contest().unwrap()).collect();
    let mut measured = ComparisonBuilder::new(&plans, &contests);
    let count = plans.len() as u64;
    let job = |index: u64| {
        let contest = (index % count) as usize;
        lab::Job { contest, ..plans[contest].1.job(index / count) }
    };
    let stop = AtomicBool::new(false);
    let jobs = count * plans[0].1.games;
    let cpu = run(&Run { contests: &contests, jobs, job: &job, options, stop: &stop }, &mut |finished| {
        measured.add(&finished);
        Ok::<(), LabError>(())
    });
    measured.comparison(&plans, cpu.unwrap())
}

fn effect<'a>(comparison: &'a Comparison, figure: &str) -> &'a Effect {
    comparison.effects.iter().find(|effect| effect.figure == figure).unwrap_or_else(|| panic!("{figure}"))
}

#[test]
fn a_longer_game_lasts_longer_with_an_interval_that_says_so() {
    let comparison = compared(&LENGTHS);
    assert_eq!(comparison.games, 60);
    assert_eq!(comparison.variants[1].label, "length=long");
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
    let comparison = compared(&LENGTHS.replace("\"long\"", "\"short\""));
    assert!(!comparison.effects.is_empty());
    for effect in &comparison.effects {
        assert_eq!((effect.difference.value, effect.p, effect.p_corrected), (0.0, 1.0, 1.0), "{effect:?}");
    }
}

#[test]
fn players_bots_and_several_options_are_varied_together() {
    let text = LENGTHS.replace("games = 60", "games = 3")
        + "[[vary]]\noption = \"players\"\nvalues = [3, 4]\n[[vary]]\noption = \"bots\"\nvalues = [\"novice\", \"random/novice\"]\n";
    let variants = Experiment::from_toml(&text).unwrap().variants().unwrap();
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
    let labels: Vec<_> = comparison.variants.iter().map(|variant| variant.label.as_str()).collect();
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
    let refused = |text: &str| match Experiment::from_toml(text).and_then(|experiment| experiment.variants())
    {
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
    assert!(refused(&format!("game = \"{EXAMPLE}\"")).contains("nothing is varied"));
    assert!(
        refused(&LENGTHS.replace("\"length\"", "\"players\"")).contains("'short' is no number of players")
    );
    assert!(refused(&LENGTHS.replace("\"random\"", "\"cmd:\"")).contains("is not a bot"));
    let many: String = (0..7).map(|_| "[[vary]]\noption = \"screens\"\nvalues = [true, false]\n").collect();
    assert!(refused(&(LENGTHS.clone() + &many)).contains("more than 64 variants"));
}
