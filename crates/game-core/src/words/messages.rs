//! The messages of one game in one language, read from Fluent files.
//!
//! A message is found by a section and a key, and its id in the file is both:
//!
//! | section and key | id | what it is |
//! |---|---|---|
//! | `event`, `bid_made` | `event-bid_made` | the sentence of a variant |
//! | `action`, `decline+reason` | `action-decline--reason` | the same where an optional part is there: `+` is `--` |
//! | `view`, `banks.gold` | `view-banks-gold` | a path: `.` and `:` are `-` |
//! | `option`, `length` | `option-length` | a label, with its sentence in the attribute `.help` |
//!
//! What fills a sentence are its variables. A field further in is joined by `-` (`terms.amount` is `$terms-amount`), and a
//! name that would begin with a digit begins with `at` (`$at0`).
//!
//! The files of a language are laid over the English ones, sentence by sentence, so whatever a language lacks is said in
//! English. The result is one Fluent text, which the server sends to the page as it is.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentMessage, FluentResource};
use fluent_syntax::ast::{Entry, Resource};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;
use unic_langid::{CharacterDirection, LanguageIdentifier};

use super::fields::functions_of;
use super::pseudo::{self, Pseudo};

/// The language of the sources, in which every sentence is there.
pub const ENGLISH: &str = "en";

/// A file in English, and in another language where that has it.
#[derive(Clone, Copy, Debug)]
pub struct Layer<'a> {
    pub english: &'a str,
    pub translated: Option<&'a str>,
}

/// All messages of a game, or of another part of the house, in one language.
pub struct Messages {
    language: String,
    source: String,
    bundle: FluentBundle<FluentResource>,
    /// The keys of each section in their order.
    sections: HashMap<String, Vec<String>>,
    /// The sentences of each variant, those with more optional parts last.
    variants: HashMap<String, Vec<Variant>>,
}

/// A message that is said of a variant where these parts of it are there.
struct Variant {
    id: String,
    parts: Vec<Vec<String>>,
}

impl Messages {
    /// The messages of these files, of which later ones replace what earlier ones say.
    ///
    /// # Errors
    /// If an English file cannot be read. What cannot be read of another language is said in English.
    pub fn read(language: &str, layers: &[Layer<'_>]) -> Result<Messages, String> {
        let mut entries = Entries::default();
        for layer in layers {
            let english = parse(layer.english).map_err(|(_, problems)| format!("{problems:?}"))?;
            let translated = layer.translated.map(|text| parse(text).unwrap_or_else(|(whole, _)| whole));
            entries.add(english, translated);
        }
        let resource = Resource { body: entries.0 };
        let source = match Pseudo::of(language) {
            Some(pseudo) => pseudo::written(resource, pseudo),
            None => serialize(&resource),
        };
        Messages::of(language, source)
    }

    fn of(language: &str, source: String) -> Result<Messages, String> {
        let (mut sections, mut variants) = (HashMap::new(), HashMap::new());
        let mut bundle = FluentBundle::new_concurrent(vec![plural_rules_of(language)]);
        bundle.set_use_isolating(is_right_to_left(language));
        bundle.set_formatter(Some(super::format_number));
        {
            let resource = parse(source.as_str()).map_err(|(_, problems)| format!("{problems:?}"))?;
            for id in ids_of(&resource) {
                let (section, key) = key_of(id);
                sections.entry(section).or_insert_with(Vec::new).push(key);
                let mut parts = id.split("--");
                let said_of = parts.next().unwrap_or_default().to_owned();
                let parts = parts.map(|part| part.split('-').map(str::to_owned).collect()).collect();
                variants.entry(said_of).or_insert_with(Vec::new).push(Variant { id: id.to_owned(), parts });
            }
            for function in functions_of(&resource) {
                let known = bundle.add_function(&function, super::name_of_kind(function.to_lowercase()));
                known.map_err(|problem| problem.to_string())?;
            }
        }
        variants.values_mut().for_each(|said| said.sort_by_key(|variant: &Variant| variant.parts.len()));
        let resource =
            FluentResource::try_new(source.clone()).map_err(|(_, problems)| format!("{problems:?}"))?;
        bundle.add_resource(resource).map_err(|problems| format!("{problems:?}"))?;
        Ok(Messages { language: language.to_owned(), source, bundle, sections, variants })
    }

    pub fn language(&self) -> &str {
        &self.language
    }

    /// The Fluent text, for the page.
    pub fn source(&self) -> &str {
        &self.source
    }

    /// The keys of a section in their order.
    pub fn keys(&self, section: &str) -> &[String] {
        self.sections.get(section).map(Vec::as_slice).unwrap_or_default()
    }

    pub(super) fn bundle(&self) -> &FluentBundle<FluentResource> {
        &self.bundle
    }

    pub(super) fn get(&self, section: &str, key: &str) -> Option<FluentMessage<'_>> {
        self.bundle.get_message(&id_of(section, key))
    }

    /// The message of a variant: the one that speaks of the most optional parts that are there.
    pub(super) fn of_variant(
        &self,
        section: &str,
        variant: &str,
        is_here: impl Fn(&[String]) -> bool,
    ) -> Option<FluentMessage<'_>> {
        let said = self.variants.get(&id_of(section, variant))?;
        let fitting = said.iter().rev().find(|variant| variant.parts.iter().all(|part| is_here(part)))?;
        self.bundle.get_message(&fitting.id)
    }
}

impl Default for Messages {
    fn default() -> Messages {
        Messages {
            language: ENGLISH.to_owned(),
            source: String::new(),
            bundle: FluentBundle::new_concurrent(vec![LanguageIdentifier::default()]),
            sections: HashMap::new(),
            variants: HashMap::new(),
        }
    }
}

/// What is said, each id once and in the order in which it first came.
#[derive(Default)]
struct Entries<'a>(Vec<Entry<&'a str>>);

impl<'a> Entries<'a> {
    /// Adds the English entries as the language says them. Its terms come along: its sentences are made of them.
    fn add(&mut self, english: Resource<&'a str>, translated: Option<Resource<&'a str>>) {
        let mut said: BTreeMap<String, Entry<&'a str>> = BTreeMap::new();
        for entry in translated.into_iter().flat_map(|translated| translated.body) {
            if let Some(name) = name_of(&entry) {
                said.insert(name, entry);
            }
        }
        for entry in english.body {
            let Some(name) = name_of(&entry) else { continue };
            let entry = said.remove(&name).unwrap_or(entry);
            self.put(name, entry);
        }
        for (name, term) in said.into_iter().filter(|(_, entry)| matches!(entry, Entry::Term(_))) {
            self.put(name, term);
        }
    }

    /// Comments are for translators.
    fn put(&mut self, name: String, mut entry: Entry<&'a str>) {
        match &mut entry {
            Entry::Message(message) => message.comment = None,
            Entry::Term(term) => term.comment = None,
            _ => {}
        }
        match self.0.iter_mut().find(|known| name_of(known).as_ref() == Some(&name)) {
            Some(known) => *known = entry,
            None => self.0.push(entry),
        }
    }
}

/// The id of a message or, with its hyphen, of a term.
fn name_of(entry: &Entry<&str>) -> Option<String> {
    match entry {
        Entry::Message(message) => Some(message.id.name.to_owned()),
        Entry::Term(term) => Some(format!("-{}", term.id.name)),
        _ => None,
    }
}

/// The ids of the messages of a file.
pub fn ids_of<'a>(resource: &Resource<&'a str>) -> Vec<&'a str> {
    let entries = resource.body.iter();
    entries
        .filter_map(|entry| if let Entry::Message(message) = entry { Some(message.id.name) } else { None })
        .collect()
}

/// The id of a message.
pub fn id_of(section: &str, key: &str) -> String {
    let mut id = String::with_capacity(section.len() + key.len() + 2);
    id.push_str(section);
    id.push('-');
    for letter in key.chars() {
        match letter {
            '+' => id.push_str("--"),
            '.' | ':' => id.push('-'),
            other => id.push(other),
        }
    }
    id
}

/// Section and key of an id.
pub fn key_of(id: &str) -> (String, String) {
    let (section, key) = id.split_once('-').unwrap_or((id, ""));
    (section.to_owned(), key.replace("--", "+").replace('-', "."))
}

/// Whether a language is written from right to left.
pub fn is_right_to_left(language: &str) -> bool {
    let identifier: Option<LanguageIdentifier> = language.parse().ok();
    identifier.is_some_and(|identifier| identifier.character_direction() == CharacterDirection::RTL)
}

/// Sentences of a pseudo-locale are English ones.
fn plural_rules_of(language: &str) -> LanguageIdentifier {
    let rules = if Pseudo::of(language).is_some() { ENGLISH } else { language };
    rules.parse().unwrap_or_default()
}

/// Terms and messages that stand twice in one file: the second is never said.
pub fn said_twice(resource: &Resource<&str>) -> BTreeSet<String> {
    let mut known = BTreeSet::new();
    resource.body.iter().filter_map(name_of).filter(|name| !known.insert(name.clone())).collect()
}
