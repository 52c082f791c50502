//! How far each language has come: what it lacks, what it has too much of, and what was translated from another English
//! sentence than the one there is now.
//!
//! Beside the messages of a language `sources.json` has a short hash of the English message, or piece of a rules page, that
//! each was made from. `countinghouse messages accept` writes it.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Message, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;
use game_core::words::{CORE, Usage, fields_of, key_of, said_twice};
use game_core::{Words, rules_page};
use sha2::{Digest, Sha256};

use crate::details::DETAILS;
use crate::{GAMES, Language};

/// What the page itself says, in English.
const PAGE: &str = include_str!("../../../messages/en/page.ftl");
/// What a debrief says, in English.
const DEBRIEF: &str = include_str!("../../../messages/en/debrief.ftl");

/// What reports of the lab say, in English.
const LAB: &str = include_str!("../../../messages/en/lab.ftl");

/// What the command line says, in English.
const COMMAND: &str = include_str!("../../../messages/en/command.ftl");

/// What the page itself says.
pub fn page(language: Language) -> Words {
    language.words_of("page", PAGE)
}

/// Which sentences of the page: those that its first view and a table need, or those of pages that few open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    First,
    Later,
}

impl Part {
    /// The sections of `page.ftl` that belong to it.
    const fn sections(self) -> &'static [&'static str] {
        match self {
            Part::First => &["page", "people", "guide", "advice", "chart", "problem"],
            Part::Later => &["class", "lab", "debrief", "report"],
        }
    }
}

/// The Fluent text of a part of what the page itself says.
pub fn page_source(language: Language, part: Part) -> String {
    source_of(language, part.sections())
}

/// What the page says around a report, for reports that are files of their own.
pub fn report_source(language: Language) -> String {
    source_of(language, &["page", "chart", "report"])
}

fn source_of(language: Language, sections: &[&str]) -> String {
    let page = page(language);
    let mut resource = read(page.messages().source());
    resource.body.retain(|entry| match entry {
        Entry::Message(message) => sections.contains(&key_of(message.id.name).0.as_str()),
        _ => true,
    });
    serialize(&resource)
}

/// What debriefs of games say.
pub fn debrief(language: Language) -> Words {
    language.words_of("debrief", DEBRIEF)
}

/// What reports of the lab say.
pub fn lab(language: Language) -> Words {
    language.words_of("lab", LAB)
}

/// The unit of a chart, in words. Whoever draws knows a share by its English name, and writes it as a percentage.
pub fn chart_unit(language: Language, unit: &str) -> String {
    if is_share(unit) {
        return unit.to_owned();
    }
    lab(language).message("unit", &unit.replace(' ', "_")).unwrap_or_else(|| unit.to_owned())
}

pub fn is_share(unit: &str) -> bool {
    unit.starts_with("share")
}

/// What the command line says.
pub fn command(language: Language) -> Words {
    language.words_of("command", COMMAND)
}

/// The message files in English, by their names.
pub fn files() -> BTreeMap<&'static str, &'static str> {
    let games = GAMES.iter().map(|game| (game.about().texts, game.messages()));
    let of_house = [
        ("command", COMMAND),
        ("core", CORE),
        ("debrief", DEBRIEF),
        ("details", DETAILS),
        ("lab", LAB),
        ("page", PAGE),
    ];
    of_house.into_iter().chain(games).collect()
}

/// The rules pages in English, by the names under which `sources.json` has them.
pub fn pages() -> BTreeMap<String, &'static str> {
    GAMES.iter().map(|game| (format!("rules/{}", game.about().texts), game.rules_page())).collect()
}

/// How far everything of a language has come, file by file and page by page.
pub fn states(language: Language) -> BTreeMap<String, State> {
    let messages = files().into_iter().map(|(name, english)| {
        let text = language.file(name).unwrap_or_default();
        (name.to_owned(), State::between(english, &text, &language.sources(name)))
    });
    let pages = pages().into_iter().map(|(name, english)| {
        let page = language.page(&name).unwrap_or_default();
        let state = State::of_page(english, &page, &language.sources(&name));
        (name, state)
    });
    messages.chain(pages).collect()
}

/// How much of all messages and rules pages a language has, of 100. What is stale counts as missing.
pub fn percent(language: Language) -> u8 {
    if language == Language::ENGLISH {
        return 100;
    }
    let (mut all, mut done) = (0, 0);
    for state in states(language).values() {
        all += state.all;
        done += state.whole();
    }
    u8::try_from(100 * done / all.max(1)).unwrap_or(100)
}

/// How far one file of a language has come.
#[derive(Clone, Debug, Default)]
pub struct State {
    /// The messages of the English file.
    pub all: usize,
    pub missing: BTreeSet<String>,
    /// Messages that English does not have.
    pub unused: BTreeSet<String>,
    /// Messages whose English has changed since, or that nobody has accepted yet.
    pub stale: BTreeSet<String>,
    /// What is wrong with messages that are there.
    pub faults: BTreeSet<String>,
}

impl State {
    /// What the messages of a file say, with the hashes of what they were made from.
    pub fn between(english: &str, text: &str, sources: &BTreeMap<String, String>) -> State {
        let (english, whole) = (read(english), parse(text).unwrap_or_else(|(whole, _)| whole));
        let translated = by_id(&whole);
        let english = by_id(&english);
        let mut state = State { all: english.len(), ..State::default() };
        for (id, message) in &english {
            match translated.get(id) {
                None => {
                    state.missing.insert((*id).to_owned());
                }
                Some(own) => {
                    state.faults.extend(faults_of(id, message, own));
                    if sources.get(*id) != Some(&hash(message)) {
                        state.stale.insert((*id).to_owned());
                    }
                }
            }
        }
        state.unused =
            translated.keys().filter(|id| !english.contains_key(*id)).map(|id| (*id).to_owned()).collect();
        state.faults.extend(said_twice(&whole).into_iter().map(|id| format!("{id} stands there twice")));
        for entry in &whole.body {
            if let Entry::Junk { content } = entry {
                let line = content.lines().next().unwrap_or_default();
                state.faults.insert(format!("'{line}' cannot be read"));
            }
        }
        state
    }

    /// The same of a rules page. Its pieces are told by their place: what has no anchor has another title in every language.
    pub fn of_page(english: &str, page: &str, sources: &BTreeMap<String, String>) -> State {
        let (english, own) = (rules_page::pieces(english), rules_page::pieces(page));
        let names = |pieces: &[(&str, &str)], range: std::ops::RangeFrom<usize>| -> BTreeSet<String> {
            pieces.get(range).unwrap_or_default().iter().map(|(name, _)| (*name).to_owned()).collect()
        };
        let is_stale = |(name, text): &&(&str, &str)| sources.get(*name) != Some(&hash_of_piece(text));
        let stale = english.iter().take(own.len()).filter(is_stale);
        State {
            all: english.len(),
            missing: names(&english, own.len()..),
            unused: names(&own, english.len()..),
            stale: stale.map(|(name, _)| (*name).to_owned()).collect(),
            faults: BTreeSet::new(),
        }
    }

    /// How many are there and up to date.
    pub fn whole(&self) -> usize {
        self.all - self.missing.len() - self.stale.len()
    }

    /// One line for each thing that is to be done.
    pub fn lines(&self) -> Vec<String> {
        let of = |what: &str, ids: &BTreeSet<String>| {
            ids.iter().map(|id| format!("{what}: {id}")).collect::<Vec<_>>()
        };
        let faults = self.faults.iter().cloned().collect();
        [faults, of("missing", &self.missing), of("unused", &self.unused), of("stale", &self.stale)].concat()
    }
}

/// What a translation asks for and English does not give.
fn faults_of(id: &str, english: &Message<&str>, own: &Message<&str>) -> Vec<String> {
    let given = fields_of(english);
    let mut faults = Vec::new();
    for field in fields_of(own) {
        let is_given =
            |usage: &Usage| given.iter().any(|known| known.path == field.path && known.usage == *usage);
        let path = &field.path;
        match &field.usage {
            Usage::Named(kind) if !is_given(&field.usage) => {
                faults.push(format!("{id}: English does not name '{path}' as a {kind}"));
            }
            Usage::Written | Usage::Selects if !given.iter().any(|known| known.path == *path) => {
                faults.push(format!("{id}: English has no '{path}'"));
            }
            _ => {}
        }
    }
    if english.value.is_some() && own.value.is_none() {
        faults.push(format!("{id} has no text"));
    }
    let has = |name: &str| own.attributes.iter().any(|attribute| attribute.id.name == name);
    let lacking = english.attributes.iter().map(|attribute| attribute.id.name).filter(|name| !has(name));
    faults.extend(lacking.map(|name| format!("{id} has no .{name}")));
    faults
}

fn read(text: &str) -> Resource<&str> {
    parse(text).unwrap_or_else(|(whole, _)| whole)
}

fn by_id<'r, 'a>(resource: &'r Resource<&'a str>) -> BTreeMap<&'a str, &'r Message<&'a str>> {
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some((message.id.name, message)),
        _ => None,
    });
    messages.collect()
}

/// The hashes of the messages of an English file.
pub fn hashes(english: &str) -> BTreeMap<String, String> {
    by_id(&read(english)).into_iter().map(|(id, message)| (id.to_owned(), hash(message))).collect()
}

/// The hashes of the pieces of an English rules page.
pub fn hashes_of_page(english: &str) -> BTreeMap<String, String> {
    let pieces = rules_page::pieces(english).into_iter();
    pieces.map(|(name, text)| (name.to_owned(), hash_of_piece(text))).collect()
}

/// A short hash of a piece of a page, wherever its lines break.
fn hash_of_piece(text: &str) -> String {
    let words: Vec<_> = text.split_whitespace().collect();
    hex::encode(&Sha256::digest(words.join(" "))[..4])
}

/// A short hash of what a message says, however the file is laid out. Comments do not count.
fn hash(message: &Message<&str>) -> String {
    let said = Message { comment: None, ..message.clone() };
    let text = serialize(&Resource { body: vec![Entry::Message(said)] });
    hex::encode(&Sha256::digest(text)[..4])
}
