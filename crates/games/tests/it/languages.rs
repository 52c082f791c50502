//! Every message of every language, with everything that games fill into it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::Entry;
use fluent_syntax::parser::parse;
use game_core::Chance;
use game_core::record::By;
use game_core::words::{PSEUDO_LOCALES, fields_of, key_of};
use games::translations::{State, files, hashes, hashes_of_page, percent, states};
use games::{AnyGame, Dice, GAMES, Language, Terms};
use serde_json::{Value, json};

/// Random games of each game; `make soak` plays 2,000.
fn games_of_each() -> u64 {
    std::env::var("LANGUAGE_GAMES").ok().and_then(|games| games.parse().ok()).unwrap_or(4)
}

/// The languages there are, and those for tests.
fn languages() -> impl Iterator<Item = Language> {
    Language::all().chain(PSEUDO_LOCALES.into_iter().filter_map(Language::find))
}

/// What was said in some games, once for each shape: what matters to a sentence is which fields there are, which form a
/// number takes, and how long a list is.
#[derive(Default)]
struct Shapes(BTreeMap<String, (String, Value)>);

impl Shapes {
    fn add(&mut self, section: &str, said: &Value) {
        let shape = format!("{section} {}", shape_of(said));
        self.0.entry(shape).or_insert_with(|| (section.to_owned(), said.clone()));
    }
}

fn shape_of(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let fields = fields.iter().map(|(key, value)| format!("{key}:{}", shape_of(value)));
            format!("{{{}}}", fields.collect::<Vec<_>>().join(","))
        }
        Value::Array(list) => format!(
            "[{}]",
            list.first().map_or(String::new(), |one| shape_of(one) + &list.len().min(2).to_string())
        ),
        Value::Number(number) => match number.as_i64() {
            Some(few @ 0..=2) => few.to_string(),
            Some(many) if many.abs() >= 1000 => "1000".to_owned(),
            Some(many) if many < 0 => "-".to_owned(),
            _ => "n".to_owned(),
        },
        other => other.to_string(),
    }
}

/// What games of one kind say: events, steps, buttons and forms.
fn said_in_games(game: &'static dyn AnyGame) -> Shapes {
    let mut shapes = Shapes::default();
    let info = game.info();
    for number in 0..games_of_each() {
        let span = u64::from(info.max_players - info.min_players) + 1;
        let players = info.min_players + u8::try_from(number % span).expect("few players");
        let seats = (1..=players).map(|seat| format!("Player {seat}")).collect();
        let mut seed = [7; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        let setup = soak_setup(game, number);
        let (mut playing, told) =
            game.start(Terms::new(game, setup, seats), Dice::Seed(seed)).expect("a game");
        let mut chance = Chance::fast(number);
        told.iter().for_each(|told| shapes.add("event", &told.event));
        while let Some(seat) = playing.awaited().first {
            let view = playing.view(Some(seat));
            shapes.add("phase", view.pointer("/public/phase").expect("a view has a phase"));
            let choices: Value = serde_json::from_str(playing.choices(seat).get()).expect("choices are JSON");
            for exact in choices["exact"].as_array().into_iter().flatten() {
                shapes.add("action", &exact["action"]);
            }
            for form in choices["forms"].as_array().into_iter().flatten() {
                shapes.add("form", &form["blank"]);
            }
            let action = playing.bot_action(seat, "random", &mut chance).expect("an action");
            shapes.add("action", &action);
            let acted = playing.act(seat, By::Owner, &action).expect("it is legal");
            acted.events.iter().for_each(|told| shapes.add("event", &told.event));
        }
    }
    shapes
}

/// The set-ups of the soak in turn.
fn soak_setup(game: &dyn AnyGame, number: u64) -> Value {
    let mut setup = Value::Null;
    for (at, (option, values)) in game.about().soak.each.iter().enumerate() {
        let value = values[usize::try_from(number).expect("few games").wrapping_add(at) % values.len()];
        let set = games::setups::assign(game, &mut setup, &format!("{option}={value}"));
        set.unwrap_or_else(|problem| panic!("{option}={value}: {problem}"));
    }
    setup
}

#[test]
fn whatever_games_say_can_be_said_in_every_language() {
    let mut faults = BTreeSet::new();
    for game in GAMES {
        let shapes = said_in_games(*game);
        assert!(shapes.0.len() > 50, "{}: {} shapes", game.info().id, shapes.0.len());
        let names = vec![("no:0".to_owned(), String::new())];
        for language in languages() {
            let players = (1..=9).map(|seat| format!("Player {seat}"));
            let words = game.words_in(language).with_names(names.clone()).with_players(players);
            for (section, said) in shapes.0.values() {
                // A name that only the deck has is said as its number here.
                let gaps = words.gaps(section, said).into_iter().filter(|gap| !gap.ends_with("has no name"));
                faults.extend(
                    gaps.map(|gap| format!("{} {}: {section} {said}: {gap}", language.tag(), game.info().id)),
                );
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Values of each kind that a variable may hold: forms go by number, so every message is formatted with several.
#[test]
fn every_message_of_every_language_formats() {
    let mut faults = BTreeSet::new();
    for (name, english) in files() {
        let resource = parse(english).expect("English is Fluent");
        for language in languages() {
            let words =
                language.words_of(name, english).with_players((1..=9).map(|seat| format!("Player {seat}")));
            for entry in &resource.body {
                let Entry::Message(message) = entry else { continue };
                let (section, key) = key_of(message.id.name);
                for number in [0, 1, 2, 5, 1000] {
                    let mut fields = json!({});
                    for field in fields_of(message) {
                        let mut here = &mut fields;
                        let mut path = field.path.split('.').peekable();
                        while let Some(part) = path.next() {
                            if path.peek().is_some() && !here[part].is_object() {
                                here[part] = json!({});
                            }
                            here = &mut here[part];
                        }
                        *here = json!(number);
                    }
                    let said = json!({ key.split('+').next().unwrap_or_default(): fields });
                    let gaps =
                        words.gaps(&section, &said).into_iter().filter(|gap| !gap.ends_with("has no name"));
                    faults.extend(
                        gaps.map(|gap| format!("{}/{name}.ftl {}: {gap}", language.tag(), message.id.name)),
                    );
                }
            }
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// Every language that is offered says everything, as English says it now: nothing missing, unused, stale or wrong, in
/// messages and rules pages. `countinghouse messages check` says the same of a checkout.
#[test]
fn every_language_says_all_that_english_says_now() {
    let mut faults = Vec::new();
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        let states = states(language);
        assert!(states.keys().any(|name| name.starts_with("rules/")), "rules pages are looked at");
        for (name, state) in states {
            assert!(state.all > 0, "{name} has nothing to translate");
            faults.extend(state.lines().iter().map(|line| format!("{} {name}: {line}", language.tag())));
        }
        assert!(!faults.is_empty() || percent(language) == 100, "{}", language.tag());
    }
    assert!(faults.is_empty(), "see docs/translating.md:\n{}", faults.join("\n"));
}

#[test]
fn a_rules_page_of_another_language_has_the_rules_the_options_and_the_drawings_of_the_english_one() {
    let parts = |page: &str| {
        let anchors = page
            .match_indices("{#")
            .map(|(at, _)| page[at..].split('}').next().unwrap_or_default().to_owned());
        let links = ["](option:", "](figures/"].into_iter().flat_map(move |start| {
            page.match_indices(start)
                .map(|(at, _)| page[at..].split([')', ' ']).next().unwrap_or_default().to_owned())
        });
        anchors.chain(links).collect::<BTreeSet<_>>()
    };
    for language in Language::all().filter(|language| *language != Language::ENGLISH) {
        for game in GAMES {
            let page = language.own_rules_page(*game).expect("every language has every page");
            assert_eq!(parts(&page), parts(game.rules_page()), "{} {}", language.tag(), game.info().id);
        }
    }
}

#[test]
fn what_is_missing_unused_stale_or_wrong_is_named() {
    let english = "a-one = One { $n }.\na-two = Two.\na-three = Three { SEAT($seat) }.\noption-x = X\n    .help = Help.\n";
    let own =
        "a-one = Eins { $m }.\na-four = Vier.\na-three = Drei { CARD($seat) }.\noption-x = X\na-two = {\n";
    let state = State::between(english, own, &BTreeMap::new());
    assert_eq!(state.all, 4);
    assert_eq!(state.missing, BTreeSet::from(["a-two".to_owned()]));
    assert_eq!(state.unused, BTreeSet::from(["a-four".to_owned()]));
    let faults = [
        "'a-two = {' cannot be read",
        "a-one: English has no 'm'",
        "a-three: English does not name 'seat' as a card",
        "option-x has no .help",
    ];
    assert_eq!(state.faults, faults.map(str::to_owned).into());
    let accepted = hashes(english);
    let own = "a-one = Eins { $n }.\na-two = Zwei.\na-three = Drei { SEAT($seat) }.\noption-x = X\n    .help = Hilfe.\n";
    assert_eq!(State::between(english, own, &accepted).lines(), Vec::<String>::new());
    // A comment or another layout is the same message; another word is another.
    let laid_out = english.replace("a-two = Two.", "# Said twice.\na-two =\n    Two.");
    assert_eq!(State::between(&laid_out, own, &accepted).lines(), Vec::<String>::new());
    let changed = english.replace("Two.", "Two at least.");
    assert_eq!(State::between(&changed, own, &accepted).lines(), ["stale: a-two"]);
}

#[test]
fn a_piece_of_a_rules_page_that_is_missing_or_stale_is_named() {
    let english = "# Game\n\nLong ago.\n\n## In short\n\nWin.\n\n### Fee {#g-1-fee}\n\nPay 3.[^r1]\n\n[^r1]: **Ruling R1:** Now.\n";
    let own = "# Spiel\n\nEinst.\n\n## Kurz\n\nGewinne.\n\n### Preis {#g-1-fee}\n\nZahle 3.[^r1]\n\n[^r1]: **Entscheidung R1:** Jetzt.\n";
    let accepted = hashes_of_page(english);
    let lines = |english: &str, own: &str| State::of_page(english, own, &accepted).lines();
    assert_eq!(accepted.keys().collect::<Vec<_>>(), ["Game", "In short", "[^r1]", "g-1-fee"]);
    assert_eq!(lines(english, own), Vec::<String>::new());
    assert_eq!(lines(&english.replace("Long ago", "Long\nago"), own), Vec::<String>::new());
    assert_eq!(lines(&english.replace("Pay 3", "Pay 4"), own), ["stale: g-1-fee"]);
    assert_eq!(lines(&english.replace("Now.", "Later."), own), ["stale: [^r1]"]);
    assert_eq!(lines(&english.replace("In short", "In brief"), own), ["stale: In brief"]);
    assert_eq!(lines(english, own.split("[^r1]:").next().expect("a page")), ["missing: [^r1]"]);
    assert_eq!(lines(english, &format!("{own}\n## Mehr\n")), ["unused: Mehr"]);
    assert_eq!(lines(english, "").len(), 4);
}

#[test]
fn languages_are_found_by_tag_and_by_what_a_browser_accepts() {
    assert_eq!(Language::all().next(), Some(Language::ENGLISH));
    assert_eq!(percent(Language::ENGLISH), 100);
    assert_eq!(Language::ENGLISH.name(), "English");
    assert_eq!(Language::find("EN"), Some(Language::ENGLISH));
    assert_eq!(Language::find("tlh"), None);
    for tag in PSEUDO_LOCALES {
        let language = Language::find(tag).expect("it is made from English");
        assert!(Language::all().all(|offered| offered != language), "{tag} is offered to nobody");
        assert_eq!(language.is_right_to_left(), tag == "ar-XB");
    }
    for language in Language::all() {
        assert_eq!(Language::accepted(&format!("tlh, {}-XX;q=0.9, en;q=0.1", language.tag())), language);
        assert_ne!(language.name(), language.tag());
    }
    assert_eq!(Language::accepted("tlh;q=1, x"), Language::ENGLISH);
    assert_eq!(Language::accepted(""), Language::ENGLISH);
}
