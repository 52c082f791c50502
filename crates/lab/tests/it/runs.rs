//! Runs: the same on any number of threads, in order, whole files also after an interrupt.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use games::contest::{BotName, Keep};
use games::{EXAMPLE, find};
use lab::{
    CsvTables, FinishedGame, LabError, Made, Outliers, Plan, Run, RunOptions, Summary, SummaryBuilder,
    Tournament, report, run, write_cards,
};
use serde_json::Value;

pub fn bots(names: &[&str]) -> Vec<BotName> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

fn plan(names: &[&str], games: u64, threads: usize) -> Plan {
    let plan = Plan::line_up(find(EXAMPLE).unwrap(), Value::Null, Some(3), &bots(names)).unwrap();
    Plan {
        games,
        seed: 7,
        options: RunOptions { threads, keep: Keep { record: true, flows: true }, ..RunOptions::default() },
        ..plan
    }
}

fn made(plans: &[(String, Plan)]) -> Made {
    Made::of("countinghouse simulate", plans).unwrap()
}

/// Plays a plan to its end, or until `each` says to stop.
fn play(
    plan: &Plan,
    stop: &AtomicBool,
    each: &mut dyn FnMut(FinishedGame) -> Result<(), LabError>,
) -> Result<Duration, LabError> {
    let contests = [plan.contest().unwrap()];
    let job = |number| plan.job(number);
    let mut each = |finished| each(finished).map(ControlFlow::Continue);
    run(&Run { contests: &contests, jobs: plan.games, job: &job, options: plan.options, stop }, &mut each)
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("countinghouse-lab-{name}-{}", std::process::id()));
        Folder(folder)
    }

    /// The rows of a table, below what is said about how it was made.
    fn read(&self, name: &str) -> String {
        let text = std::fs::read_to_string(self.0.join(name)).unwrap();
        let rows = text.find("\ngame").or_else(|| text.find("\ncard")).expect("a header") + 1;
        let made = &text[..rows];
        assert!(made.lines().all(|line| line.starts_with("# ")), "{made}");
        for said in ["program: Counting House", "command: countinghouse", "seed 7", "\"line_up\":[\"novice\""]
        {
            assert!(made.contains(said), "{name} says {made}");
        }
        text[rows..].to_owned()
    }

    fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).unwrap();
        let mut files: Vec<_> =
            entries.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
        files.sort();
        files
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Everything a run can leave behind, timing aside.
fn products(threads: usize) -> (Summary, String, String, Vec<String>, String) {
    let plan = plan(&["novice", "random"], 90, threads);
    let contests = [plan.contest().unwrap()];
    let folder = Folder::new(&format!("products-{threads}"));
    let plans = [(String::new(), plan.clone())];
    let mut tables = CsvTables::create(&folder.0, &made(&plans), &plans, &contests).unwrap();
    let mut tally = SummaryBuilder::new(&plan, &*contests[0]);
    let mut outliers = Outliers::default();
    play(&plan, &AtomicBool::new(false), &mut |mut finished| {
        tally.add(&finished);
        tables.add(&finished)?;
        outliers.add(&mut finished);
        Ok(())
    })
    .unwrap();
    tables.finish().unwrap();
    write_cards(&folder.0, &made(&plans), &[("", &tally.summary(&plan))]).unwrap();
    assert!(outliers.save(&folder.0).unwrap() > 9);
    let summary = tally.summary(&plan);
    let page = report::html(&report::of_simulation(plan.game, &summary, games::Language::ENGLISH), None);
    let cards = folder.read("cards.csv");
    assert_eq!(cards.lines().next(), Some("card,games,seats,won,win_rate,times_fair,low,high"));
    assert_eq!(cards.lines().count(), summary.things.len() + 1, "a row for each card and the header");
    let flows = folder.read("flows.csv");
    assert_eq!(flows.lines().next(), Some("game,turn,from,to,what,amount,rule"));
    assert!(flows.lines().skip(1).any(|row| row.starts_with("89,")), "the last game has flows too");
    (summary, folder.read("games.csv"), folder.read("turns.csv"), folder.files(), page + &cards + &flows)
}

#[test]
fn everything_is_the_same_on_one_thread_and_on_five() {
    let one = products(1);
    assert_eq!(one, products(5));
    assert_eq!(one.1.lines().count(), 91, "a row for each game and the header");
    let rounds: u64 = one.0.rounds.iter().map(|(rounds, games)| u64::from(*rounds) * games).sum();
    assert_eq!(one.2.lines().count() as u64, rounds + 1, "a row for each round and the header");
}

#[test]
fn games_come_in_order_with_seeds_of_their_own_and_seats_in_turn() {
    let plan = plan(&["novice", "random"], 60, 4);
    let mut seen: Vec<FinishedGame> = Vec::new();
    play(&plan, &AtomicBool::new(false), &mut |finished| {
        seen.push(finished);
        Ok(())
    })
    .unwrap();
    assert!(seen.iter().map(|finished| finished.job.number).eq(0..60));
    let mut seeds: Vec<_> = seen.iter().map(|finished| finished.job.seed).collect();
    seeds.sort_unstable();
    seeds.dedup();
    assert_eq!(seeds.len(), 60);
    for seat in 0..3 {
        assert_eq!(seen.iter().filter(|finished| finished.job.seating[seat] == 0).count(), 20);
    }
}

#[test]
fn an_interrupted_run_hands_over_what_is_finished_and_its_files_are_whole() {
    let plan = plan(&["novice"], 100_000, 2);
    let contests = [plan.contest().unwrap()];
    let folder = Folder::new("interrupted");
    let plans = [(String::new(), plan.clone())];
    let mut tables = CsvTables::create(&folder.0, &made(&plans), &plans, &contests).unwrap();
    assert_eq!(folder.files(), ["flows.csv.unfinished", "games.csv.unfinished", "turns.csv.unfinished"]);
    let stop = AtomicBool::new(false);
    let mut games = 0;
    play(&plan, &stop, &mut |finished| {
        games += 1;
        stop.store(games >= 20, Ordering::Relaxed);
        tables.add(&finished)
    })
    .unwrap();
    tables.finish().unwrap();
    assert!((20..1_000).contains(&games), "{games}");
    assert_eq!(folder.files(), ["flows.csv", "games.csv", "turns.csv"]);
    for (file, rows) in [("games.csv", Some(games + 1)), ("turns.csv", None), ("flows.csv", None)] {
        let text = folder.read(file);
        let widths: Vec<_> = text.lines().map(|line| line.split(',').count()).collect();
        assert!(text.ends_with('\n') && widths.iter().all(|width| *width == widths[0]), "{file}");
        assert!(rows.is_none_or(|rows| rows == widths.len()), "{file}");
    }
}

#[test]
fn a_table_that_cannot_be_written_ends_the_run() {
    let failing = play(&plan(&["random"], 100_000, 2), &AtomicBool::new(false), &mut |_| {
        Err(LabError::BadInput("the disk is full".to_owned()))
    });
    assert_eq!(failing.unwrap_err().to_string(), "the disk is full");
    let plan = plan(&["random"], 1, 1);
    let file = Folder::new("a-file");
    std::fs::write(&file.0, "").unwrap();
    let plans = [(String::new(), plan.clone())];
    let refused = CsvTables::create(&file.0, &made(&plans), &plans, &[plan.contest().unwrap()])
        .err()
        .unwrap()
        .to_string();
    std::fs::remove_file(&file.0).unwrap();
    assert!(refused.contains("games.csv: cannot be written"), "{refused}");
}

#[test]
fn a_summary_counts_a_game_once_for_each_bot() {
    let (summary, ..) = products(2);
    let [novice, random] = &summary.bots[..] else { panic!("{:?}", summary.bots) };
    assert_eq!((novice.games, novice.seats, random.games, random.seats), (90, 90, 90, 180));
    assert!((novice.wins.value + random.wins.value - 1.0).abs() < 1e-9, "all wins are somebody's");
    let fair = novice.times_fair.unwrap();
    assert!((fair.value - 3.0 * novice.wins.value).abs() < 1e-9 && fair.low > 1.5, "{fair:?}");
    let alone: u64 = summary.standings.iter().map(|seat| seat.won).sum();
    assert!(alone <= 90 && summary.without_winner.value == 0.0);
    let coins = summary.gauges.iter().find(|gauge| gauge.gauge == "coins").unwrap();
    assert_eq!((coins.rounds[0].round, coins.rounds[0].readings), (1, 270));
    let mut things: Vec<_> = summary.things.iter().map(|thing| thing.thing.as_str()).collect();
    let named = things.len();
    things.sort_unstable();
    things.dedup();
    assert!(named > 0 && named == things.len(), "cards of one name are counted together: {things:?}");
}

#[test]
fn a_tournament_rates_the_better_bot_higher() {
    let game = find(EXAMPLE).unwrap();
    let plan = Plan::round_robin(game, Value::Null, None, &bots(&["random", "novice"])).unwrap();
    let plan = Plan { games: 60, ..plan };
    let contest = plan.contest().unwrap();
    let mut tally = SummaryBuilder::new(&plan, &*contest);
    let mut tournament = Tournament::new(&plan);
    play(&plan, &AtomicBool::new(false), &mut |finished| {
        tally.add(&finished);
        tournament.add(&finished);
        Ok(())
    })
    .unwrap();
    let standings = tournament.standings(&plan, tally.summary(&plan)).unwrap();
    let [first, second] = &standings.table[..] else { panic!("{:?}", standings.table) };
    assert_eq!((first.line.bot.as_str(), second.line.bot.as_str()), ("novice", "random"));
    assert!(first.rated.low > second.rated.high, "{:?}", standings.table);
    let ahead: f64 = standings.duels.iter().map(|duel| duel.ahead.value).sum();
    assert!(standings.duels.len() == 2 && (ahead - 1.0).abs() < 1e-9);
    let page = report::html(
        &report::of_tournament(game, &standings, &made(&[(String::new(), plan)]), games::Language::ENGLISH),
        None,
    );
    assert!(page.contains("Who came in ahead of whom"));
    assert!(page.contains("How this was made") && page.contains("countinghouse simulate"));
}

#[test]
fn what_cannot_be_seated_is_refused() {
    let game = find(EXAMPLE).unwrap();
    let refused = |plan: Result<Plan, LabError>| plan.err().unwrap().to_string();
    let four = bots(&["novice", "random", "novice", "random"]);
    assert!(
        refused(Plan::line_up(game, Value::Null, Some(3), &four)).contains("4 bots have no room on 3 seats")
    );
    assert!(refused(Plan::round_robin(game, Value::Null, None, &four)).contains("'novice' is there twice"));
    assert!(refused(Plan::round_robin(game, Value::Null, None, &four[..1])).contains("2 to 16 bots"));
    assert_eq!(Plan::line_up(game, Value::Null, None, &four).unwrap().players, 4, "room for all");
}

#[test]
fn a_page_needs_nothing_from_elsewhere_and_knows_light_and_dark() {
    let (summary, .., page) = products(1);
    let (page, _) = page.split_once("</html>\n").unwrap();
    assert!(page.starts_with("<!doctype html>"));
    assert!(page.contains("name=\"color-scheme\" content=\"light dark\""));
    for from_elsewhere in ["http://", "https://", "src=", "href=", "<script", "NaN", "inf"] {
        assert!(!page.contains(from_elsewhere), "{from_elsewhere}");
    }
    // Length, endings, two kinds of winners, win rates of cards, the bots, and one for each gauge; money in circulation is read
    // by the game and computed for all games, and told once.
    assert_eq!(page.matches("<table>").count(), 6 + summary.gauges.len() - 1);
    let titles: Vec<_> = page.split("<h3>").skip(1).map(|rest| rest.split_once("</h3>").unwrap().0).collect();
    assert_eq!(titles.len(), titles.iter().collect::<BTreeSet<_>>().len(), "{titles:?}");
    assert!(summary.gauges.iter().any(|gauge| gauge.gauge == "velocity"));
    assert_eq!(page.matches("<table>").count(), page.matches("</table>").count());
}
