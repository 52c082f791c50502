//! Reports: what they show, in words, with nothing left out; and the experiments that come with the program.

use std::path::Path;
use std::sync::atomic::AtomicBool;

use games::{AnyGame, EXAMPLE, GAMES, Language, find};
use lab::report::{Chart, Drawn, Report, Viewer, html, of_experiment, of_simulation};
use lab::{Experiment, ExperimentResult, Progress, Vary, experiment};
use serde_json::json;

fn run(experiment: &Experiment) -> ExperimentResult {
    let stop = AtomicBool::new(false);
    experiment::run(experiment, &Progress { threads: 2, ..Progress::new(&stop) }).unwrap()
}

fn report_of(experiment: &Experiment) -> Report {
    of_experiment(find(&experiment.game).unwrap(), &run(experiment), Language::ENGLISH)
}

fn compared() -> Experiment {
    let vary = |option: &str, values: serde_json::Value| Vary {
        option: option.to_owned(),
        values: values.as_array().unwrap().clone(),
        names: Vec::new(),
    };
    Experiment {
        games: 20,
        bots: vec!["novice".to_owned()],
        primary: Some("crashes_end".to_owned()),
        vary: vec![
            vary("length", json!(["short", "long"])),
            vary("bot", json!(["novice", "trader:careful"])),
        ],
        ..Experiment::new(EXAMPLE)
    }
}

fn charts(report: &Report) -> impl Iterator<Item = &Chart> {
    report.sections.iter().flat_map(|section| &section.charts)
}

#[test]
fn a_histogram_keeps_the_place_of_a_number_that_never_occurred() {
    let mut result = run(&Experiment { games: 12, ..Experiment::new(EXAMPLE) });
    let summary = &mut result.variants[0].summary;
    summary.rounds = [(3, 7), (6, 5)].into();
    let report = of_simulation(find(EXAMPLE).unwrap(), summary, Language::ENGLISH);
    let length = charts(&report).find(|chart| chart.key == "length").unwrap();
    let Drawn::Histogram { first, bars, .. } = &length.drawn else { panic!("{length:?}") };
    assert_eq!((*first, &bars[0].counts[..]), (3, &[7, 0, 0, 5][..]));
}

/// Of so few games nobody can say that something never happens.
#[test]
fn an_ending_that_never_came_has_an_interval_too() {
    let mut result = run(&compared());
    result.variants[1].summary.ending_shares.clear();
    let report = of_experiment(find(EXAMPLE).unwrap(), &result, Language::ENGLISH);
    let endings = charts(&report).find(|chart| chart.key == "endings").unwrap();
    let Drawn::Intervals { groups, .. } = &endings.drawn else { panic!("{endings:?}") };
    let never = groups[0].estimates.iter().find(|one| one.series == 1).unwrap().estimate;
    // Wilson's interval of none of 20: 1.96² / (20 + 1.96²).
    assert_eq!((never.value, never.low, (never.high * 1000.0).round()), (0.0, 0.0, 161.0));
}

/// Of a game that the players can lose together, whether anybody won is a share.
#[test]
fn shares_differ_by_percentage_points() {
    let stop = AtomicBool::new(false);
    let answer = |game: &'static dyn AnyGame| {
        let asked = Experiment {
            primary: Some("someone_won".to_owned()),
            vary: vec![Vary {
                option: "bots".to_owned(),
                values: vec![json!("trader:cooperative"), json!("trader:selfish")],
                names: Vec::new(),
            }],
            games: 40,
            players: Some(4),
            ..Experiment::new(game.info().id)
        };
        let result = experiment::run(&asked, &Progress { threads: 2, ..Progress::new(&stop) }).ok()?;
        let report = of_experiment(game, &result, Language::ENGLISH);
        report.sections.into_iter().find(|section| section.title == "The answer").map(|section| section.about)
    };
    let told = GAMES.iter().filter_map(|game| answer(*game)).find(|told| told.contains(" instead of "));
    let told = told.expect("a game that is lost");
    assert!(told.contains(" percentage points (") && told.contains(" % instead of "), "{told}");
}

/// What the game reads and what is computed for every game may be one thing under one name.
#[test]
fn no_course_is_shown_twice() {
    let result = run(&Experiment { games: 6, ..Experiment::new(EXAMPLE) });
    let report = of_experiment(find(EXAMPLE).unwrap(), &result, Language::ENGLISH);
    let courses: Vec<_> = charts(&report).filter(|chart| chart.key.starts_with("course-")).collect();
    for (at, chart) in courses.iter().enumerate() {
        let is_same = |other: &&Chart| other.title == chart.title && other.drawn == chart.drawn;
        assert!(!courses[..at].iter().any(is_same), "{} twice", chart.title);
    }
    assert!(courses.iter().any(|chart| chart.title == "Money in circulation"));
}

#[test]
fn variants_figures_and_bots_are_named_in_words() {
    let report = report_of(&compared());
    assert_eq!(
        report.series,
        [
            "Length: Short, novice",
            "Length: Short, careful trader",
            "Length: Long, novice",
            "Length: Long, careful trader"
        ]
    );
    let raw = |text: &&String| text.contains('_');
    let labels = charts(&report).flat_map(|chart| match &chart.drawn {
        Drawn::Intervals { groups, .. } => groups.iter().map(|group| &group.label).collect::<Vec<_>>(),
        _ => vec![&chart.title],
    });
    assert_eq!(labels.filter(raw).collect::<Vec<_>>(), Vec::<&String>::new());
    let tables =
        report.sections.iter().flat_map(|section| &section.tables).filter(|table| table.key != "made");
    let cells = tables.flat_map(|table| table.rows.iter().flatten().chain(&table.header));
    assert_eq!(cells.filter(raw).collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn a_report_shows_the_variants_side_by_side_and_says_how_it_was_made() {
    let report = report_of(&compared());
    assert_eq!(report.sections[0].title, "The answer");
    let course = charts(&report).find(|chart| chart.key.starts_with("course-")).unwrap();
    let Drawn::Course { lines, .. } = &course.drawn else { panic!("{course:?}") };
    assert_eq!(lines.iter().map(|line| line.series).collect::<Vec<_>>(), [0, 1, 2, 3]);
    let keys: Vec<_> = charts(&report).map(|chart| chart.key.as_str()).collect();
    assert!(keys.iter().enumerate().all(|(at, key)| !keys[..at].contains(key)), "{keys:?}");
    let made = report.sections.last().unwrap();
    let command = &made.tables[0].rows[0];
    assert!(command[1].contains("length=short,long") && command[1].contains("--seed 1"), "{command:?}");
    // Every effect is in the table, whatever the chart shows; the answer is the primary figure of each variant.
    let result = run(&compared());
    let Drawn::Intervals { groups, .. } = &report.sections[0].charts[0].drawn else { panic!("no intervals") };
    for (group, variant) in groups.iter().zip(&result.variants) {
        let figure = variant.figures.iter().find(|line| line.figure == "crashes_end").unwrap();
        assert_eq!(group.estimates[0].estimate, figure.mean);
    }
    let table =
        report.sections.iter().flat_map(|section| &section.tables).find(|table| table.key == "effects-table");
    assert_eq!(table.unwrap().rows.len(), result.effects.len());
}

#[test]
fn the_page_has_every_figure_without_a_script_and_needs_no_network() {
    let report = report_of(&compared());
    let viewer = Viewer { script: "draw()".to_owned(), style: "p{}".to_owned() };
    for page in [html(&report, None), html(&report, Some(&viewer))] {
        let shown: usize =
            report.sections.iter().map(|section| section.charts.len() + section.tables.len()).sum();
        assert_eq!(page.matches("<table>").count(), shown);
        assert!(!page.contains("http"), "nothing is fetched from anywhere");
    }
    let page = html(&report, Some(&viewer));
    let figures =
        page.split("id=\"figures\">").nth(1).and_then(|rest| rest.split("</script>").next()).unwrap();
    assert_eq!(figures, serde_json::to_string(&report).unwrap().replace('<', "\\u003c"));
}

#[test]
fn every_ready_experiment_has_a_question_and_a_chart_that_answers_it() {
    let ready = experiment::ready();
    assert_eq!(ready.len(), 5);
    for experiment in &ready {
        assert!(!experiment.question.is_empty() && !experiment.hypothesis.is_empty(), "{}", experiment.title);
        let report = report_of(&Experiment { games: 4, ..experiment.clone() });
        assert_eq!(report.lead[0], experiment.question);
        let answer = &report.sections[0];
        assert_eq!(answer.title, "The answer", "{}", experiment.title);
        let Drawn::Intervals { groups, .. } = &answer.charts[0].drawn else { panic!("{answer:?}") };
        assert_eq!(groups.len(), report.series.len());
        assert!(!answer.about.is_empty(), "{}", experiment.title);
    }
}

#[test]
fn the_files_of_the_ready_experiments_are_those_under_docs() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/experiments");
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut read: Vec<_> = files
        .map(|path| Experiment::from_toml(&std::fs::read_to_string(path).unwrap()).unwrap().title)
        .collect();
    let mut ready: Vec<_> = experiment::ready().into_iter().map(|experiment| experiment.title).collect();
    read.sort();
    ready.sort();
    assert_eq!(read, ready);
}

/// Every text of a report that is no name, command or figure.
fn texts(report: &Report) -> Vec<&String> {
    let mut texts: Vec<_> = report.lead.iter().collect();
    for section in &report.sections {
        texts.extend([&section.title, &section.about]);
        texts.extend(section.charts.iter().flat_map(|chart| [&chart.title, &chart.about]));
        texts.extend(section.tables.iter().map(|table| &table.title));
    }
    texts
}

#[test]
fn a_report_is_written_in_the_language_that_is_asked_for_and_its_figures_are_the_same() {
    let experiment = compared();
    let (game, result) = (find(&experiment.game).unwrap(), run(&experiment));
    let english = of_experiment(game, &result, Language::ENGLISH);
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let report = of_experiment(game, &result, language);
        assert_eq!(report.language, language.tag());
        let pairs: Vec<_> = texts(&english).into_iter().zip(texts(&report)).collect();
        assert!(pairs.len() > 40 && texts(&english).len() == texts(&report).len());
        // Some words are the same in two languages; a sentence is not.
        let same: Vec<_> = pairs.iter().filter(|(one, two)| one == two && one.contains(' ')).collect();
        assert!(same.is_empty(), "{}: {same:?}", language.tag());
        let estimates = |report: &Report| charts(report).map(|chart| chart.key.clone()).collect::<Vec<_>>();
        assert_eq!(estimates(&english), estimates(&report));
        let raw = |text: &&&String| text.contains('_') || text.contains('{');
        assert_eq!(texts(&report).iter().filter(raw).count(), 0, "{}", language.tag());
        let page = html(&report, None);
        assert!(page.contains(&format!("<html lang=\"{}\"", language.tag())));
        assert!(!page.contains("<th>Variant</th><th>Games</th>") && !page.contains("The same command"));
    }
    let german = of_experiment(game, &result, Language::find("de").unwrap());
    assert_eq!(german.sections[0].title, "Die Antwort");
    let mut tables = german.sections.iter().flat_map(|section| &section.tables);
    let figures = tables.find(|table| table.key == "figures").unwrap();
    let first = figures.rows[0].join(" ");
    assert!(first.contains("Länge in Runden") && first.contains(" bis ") && !first.contains('.'), "{first}");
}
