//! Every sentence that a table can say, read for what is not at this table: editions and variants share a message file, and
//! so may tell too much. Which words belong to which option stands in `tests/said.json` of a game's crate; browser tests
//! read the same list.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use game_core::{Chance, Refusal, Seat, rules_page};
use games::records::By;
use games::tables::{Table, every_table, nth};
use games::{AnyGame, AnyMatch, Dice, GAMES, Terms};
use serde::Deserialize;
use serde_json::Value;

/// Tables of each game.
const TABLES: u64 = 12;
/// So many actions lie between two positions at which everything is tried that the game knows.
const APART: usize = 40;
/// Of sentences that differ only in their numbers, and of steps of one kind, so many are read at a table.
const ALIKE: usize = 12;

/// Words that are said only where what they stand for is at the table.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Belonging {
    /// How words and phrases begin, in small letters.
    words: Vec<String>,
    /// Phrases with such a word that mean something else.
    #[serde(default)]
    but: Vec<String>,
    /// Only in this one of the games that share the messages.
    game: Option<String>,
    /// Only if one of these options is on.
    #[serde(default)]
    with: Vec<String>,
    /// Only from as many players on as this option says.
    players_from: Option<String>,
}

impl Belonging {
    fn is_at(&self, game: &str, (setup, players): &Table) -> bool {
        let is_on =
            |option: &String| !matches!(setup[option].to_string().as_str(), "null" | "false" | "0" | "[]");
        self.game.as_ref().is_none_or(|only| only == game)
            && (self.with.is_empty() || self.with.iter().any(is_on))
            && self.players_from.as_ref().is_none_or(|from| setup[from].as_u64() <= Some((*players).into()))
    }

    fn is_in(&self, sentence: &str) -> bool {
        let words: Vec<_> = sentence
            .split(|letter: char| !letter.is_alphanumeric())
            .filter(|word| !word.is_empty())
            .collect();
        let read = format!(" {}", words.join(" ").to_lowercase());
        let read = self.but.iter().fold(read, |rest, phrase| rest.replace(phrase, ""));
        self.words.iter().any(|word| read.contains(&format!(" {word}")))
    }
}

/// The list of a game. An edition has that of the game that its id begins with; a game without variants has none.
fn belongings(game: &dyn AnyGame) -> Vec<Belonging> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let list: PathBuf = crates.join(game.about().texts).join("tests/said.json");
    let Ok(text) = std::fs::read_to_string(&list) else { return Vec::new() };
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", list.display()))
}

fn kind(said: &Value) -> &str {
    said.as_str().or_else(|| said.as_object()?.keys().next().map(String::as_str)).expect("a kind")
}

#[derive(Deserialize)]
struct Public {
    phase: Value,
}

/// What is said at one table.
struct Listener {
    game: &'static dyn AnyGame,
    table: Table,
    words: game_core::Words,
    said: BTreeSet<String>,
    alike: BTreeMap<(&'static str, String), usize>,
}

impl Listener {
    /// How often the like of it has come before.
    fn before(&mut self, section: &'static str, kind: &str) -> usize {
        let times = self.alike.entry((section, kind.to_owned())).or_default();
        *times += 1;
        *times - 1
    }

    fn is_new(&mut self, section: &'static str, kind: &str) -> bool {
        self.before(section, kind) == 0
    }

    fn say(&mut self, section: &'static str, what: &Value) {
        if self.before(section, kind(what)) < ALIKE {
            self.said.insert(self.words.say(section, what));
        }
    }

    /// A message that not everything has.
    fn say_if_there(&mut self, section: &'static str, what: &Value) {
        if self.before(section, kind(what)) < ALIKE && self.words.message(section, kind(what)).is_some() {
            self.said.insert(self.words.say(section, what));
        }
    }

    /// The line on top. Whoever is asked also reads what to think of, and what the rules say of the step.
    fn hear_phase(&mut self, phase: &Value, is_asked: bool) {
        self.say("phase", phase);
        if is_asked && self.is_new("step", kind(phase)) {
            self.say_if_there("hint", phase);
            let data: Value = serde_json::from_str(self.game.about().data).expect("JSON");
            let code = data["phase_rule"][kind(phase)].as_str().expect("a phase has a rule");
            let section = rules_page::find(self.game.rules_page(), code).into_iter().next().expect("a rule");
            let body = section.text.trim_start_matches(|c| c != '\n').trim();
            self.said.insert(rules_page::plain(body.split("\n\n").next().unwrap_or_default()));
        }
    }

    fn hear_choices(&mut self, choices: &str) {
        #[derive(Deserialize)]
        struct Choices {
            exact: Vec<Value>,
            forms: Vec<Form>,
        }
        #[derive(Deserialize)]
        struct Form {
            blank: Value,
        }
        let Choices { exact, forms } = serde_json::from_str(choices).expect("choices are JSON");
        for action in &exact {
            self.say("action", action);
            self.say_if_there("confirm", action);
        }
        for Form { blank } in &forms {
            self.say_if_there("form", blank);
            self.say_if_there("partners", blank);
            self.said.extend(self.words.message("confirm", kind(blank)));
        }
    }

    /// Events with the titles of the rules they cite.
    fn hear(&mut self, told: &[game_core::Told]) {
        for told in told {
            self.say("event", &told.event);
            self.say_if_there("brief", &told.event);
            self.said.extend(told.moment.and_then(|moment| self.words.message("moment", moment)));
            if self.is_new("rule", told.rule) {
                let cited = rules_page::find(self.game.rules_page(), told.rule).into_iter().next();
                self.said.insert(cited.expect("a rule has a section").title.to_owned());
            }
        }
    }

    fn hear_the_end(&mut self, game: &dyn AnyMatch) {
        let lines = game.score_lines();
        let labels = lines.iter().map(|line| ("score", line.label.to_string()));
        let readings = game.gauges().into_iter().map(|reading| ("gauge", reading.gauge.to_owned()));
        let ending = game.ending().map(|ending| ("ending", ending.to_owned()));
        for (section, key) in labels.chain(readings).chain(ending) {
            self.said.insert(self.words.label(section, &key));
        }
    }
}

/// A game by bots, listened to; and some of its positions.
fn played(game: &'static dyn AnyGame, number: u64) -> (Listener, Vec<Box<dyn AnyMatch>>, Vec<Value>) {
    let tables = every_table(game).expect("the plan's options exist");
    let table = nth(&tables, number).clone();
    let names = (1..=table.1).map(|seat| format!("P{seat}")).collect();
    let seed = [u8::try_from(number).expect("few tables"); 32];
    let terms = Terms::new(game, table.0.clone(), names);
    let (mut playing, told) = game.start(terms, Dice::Seed(seed)).expect("the set-up is sound");
    let words = playing.words();
    let mut listener = Listener { game, table, words, said: BTreeSet::new(), alike: BTreeMap::new() };
    listener.hear(&told);
    let (mut positions, mut actions) = (Vec::new(), Vec::new());
    let level = if number.is_multiple_of(2) { "random" } else { "novice" };
    let mut chance = Chance::fast(number);
    for step in 0.. {
        let asked = playing.awaited().first;
        let Public { phase } = serde_json::from_str(playing.public().get()).expect("a view has a phase");
        listener.hear_phase(&phase, asked.is_some());
        let Some(seat) = asked else { break };
        if listener.before("choices", kind(&phase)) < ALIKE {
            listener.hear_choices(playing.choices(seat).get());
        }
        if step % APART == 0 {
            positions.push(playing.clone());
        }
        let action = playing.bot_action(seat, level, &mut chance).expect("a choice");
        let acted = playing.act(seat, By::Bot(level.into()), &action).expect("it is legal");
        listener.hear(&acted.events);
        actions.push(action);
    }
    listener.hear_the_end(&*playing);
    (listener, positions, actions)
}

/// What was said at tables of all games that share a message file, refusals included of what only other tables have.
fn listened(texts: &str) -> Vec<Listener> {
    let sharing = GAMES.iter().filter(|game| game.about().texts == texts);
    let games: Vec<_> =
        sharing.flat_map(|game| (0..TABLES).map(move |number| played(*game, number))).collect();
    let actions = games.iter().flat_map(|(_, _, actions)| actions);
    let every_kind: BTreeMap<_, _> = actions.map(|action| (kind(action), action.clone())).collect();
    let every_kind: Vec<Value> = every_kind.into_values().collect();
    let refused = |(mut listener, positions, _): (Listener, Vec<Box<dyn AnyMatch>>, _)| {
        for position in &positions {
            for (action, seat) in every_kind.iter().zip((0..listener.table.1.into()).map(Seat::at).cycle()) {
                if let Err(Refusal::Illegal(illegal)) = position.try_action(seat, By::Owner, action) {
                    listener.say("why", &illegal.why);
                }
            }
        }
        listener
    };
    games.into_iter().map(refused).collect()
}

#[test]
fn no_sentence_of_an_edition_or_variant_mentions_what_is_not_in_it() {
    let texts: BTreeSet<_> = GAMES.iter().map(|game| game.about().texts).collect();
    let (mut wrong, mut unsaid, mut read) = (BTreeSet::new(), Vec::new(), 0);
    for listeners in texts.into_iter().map(listened) {
        let game = listeners[0].game;
        for belonging in belongings(game) {
            let mut is_said = false;
            for Listener { game, table, said, .. } in &listeners {
                let id = game.info().id;
                let mut told = said.iter().filter(|sentence| belonging.is_in(sentence));
                if belonging.is_at(id, table) {
                    is_said |= told.next().is_some();
                } else {
                    wrong.extend(told.map(|sentence| format!("{id}, {:?}: {sentence}", belonging.words)));
                }
            }
            if !is_said {
                unsaid.push(belonging);
            }
        }
        read += listeners.iter().map(|listener| listener.said.len()).sum::<usize>();
    }
    assert!(read > 4_000, "the games were listened to: {read}");
    assert!(wrong.is_empty(), "{wrong:#?}");
    assert!(unsaid.is_empty(), "nothing says these where it could: {unsaid:#?}");
}

#[test]
fn words_belong_to_games_and_options_that_there_are() {
    for game in GAMES {
        let setup = game.default_setup();
        let has = |option: &String| setup.get(option).is_some();
        for belonging in belongings(*game) {
            let is_of = |other: &str| belonging.game.as_ref().is_none_or(|only| only == other);
            let named = belonging.with.iter().chain(&belonging.players_from);
            let unknown: Vec<_> = named.filter(|option| !has(option)).collect();
            // An edition without an option never has what belongs to it.
            let is_known = GAMES.iter().any(|other| {
                let other_setup = other.default_setup();
                other.about().texts == game.about().texts
                    && is_of(other.info().id)
                    && unknown.iter().all(|option| other_setup.get(option).is_some())
            });
            assert!(is_known, "{}: {belonging:?}", game.info().id);
        }
    }
}
