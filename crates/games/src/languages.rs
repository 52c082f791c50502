//! The languages of the house: one folder each under `messages`, with a rules page for each game under `docs/rules`. A new
//! folder is a new language; nothing else has to know of it.

use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{LazyLock, Mutex, PoisonError};

use fluent_langneg::accepted_languages::parse;
use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use game_core::Words;
use game_core::words::{self, CORE, Layer, Messages, PSEUDO_LOCALES};
use rust_embed::RustEmbed;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use unic_langid::LanguageIdentifier;

use crate::AnyGame;

#[derive(RustEmbed)]
#[folder = "../../messages"]
struct MessageFiles;

#[derive(RustEmbed)]
#[folder = "../../docs/rules"]
struct RulesPages;

/// A language that the house speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Language(&'static str);

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}

impl<'de> Deserialize<'de> for Language {
    /// A language that this program does not have is said in English.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Language, D::Error> {
        let tag = String::deserialize(deserializer)?;
        Ok(Language::find(&tag).unwrap_or(Language::ENGLISH))
    }
}

/// Those with messages, English first.
static LANGUAGES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let folders: BTreeSet<String> =
        MessageFiles::iter().filter_map(|path| Some(path.strip_suffix("/core.ftl")?.to_owned())).collect();
    let others = folders.into_iter().filter(|folder| folder != words::ENGLISH);
    std::iter::once(words::ENGLISH.to_owned()).chain(others).collect()
});

impl Language {
    pub const ENGLISH: Language = Language(words::ENGLISH);

    /// The languages people can choose.
    pub fn all() -> impl Iterator<Item = Language> {
        LANGUAGES.iter().map(|tag| Language(tag.as_str()))
    }

    /// The language of this tag, among them the pseudo-locales, which nobody is offered.
    pub fn find(tag: &str) -> Option<Language> {
        let pseudo = PSEUDO_LOCALES.into_iter().map(Language);
        Language::all().chain(pseudo).find(|language| language.0.eq_ignore_ascii_case(tag))
    }

    /// The language that suits a browser best, by its header `Accept-Language`.
    pub fn accepted(header: &str) -> Language {
        let wanted = parse(header);
        let there: Vec<_> =
            Language::all().filter_map(|language| language.0.parse::<LanguageIdentifier>().ok()).collect();
        let found = negotiate_languages(&wanted, &there, None, NegotiationStrategy::Lookup);
        let found = found.first().map(ToString::to_string);
        found.and_then(|tag| Language::find(&tag)).unwrap_or(Language::ENGLISH)
    }

    pub fn tag(self) -> &'static str {
        self.0
    }

    pub fn is_right_to_left(self) -> bool {
        words::is_right_to_left(self.0)
    }

    /// What the language calls itself.
    pub fn name(self) -> String {
        self.words_of("core", CORE).message("language", "name").unwrap_or_else(|| self.0.to_owned())
    }

    /// A message file of this language, as it is stored.
    pub fn file(self, name: &str) -> Option<String> {
        let file = MessageFiles::get(&format!("{}/{name}.ftl", self.0))?;
        Some(String::from_utf8_lossy(&file.data).into_owned())
    }

    /// The hashes of the English messages that those of a file were made from (`translations`).
    pub fn sources(self, name: &str) -> BTreeMap<String, String> {
        let file = MessageFiles::get(&format!("{}/sources.json", self.0));
        let read =
            file.and_then(|file| serde_json::from_slice::<BTreeMap<String, BTreeMap<_, _>>>(&file.data).ok());
        read.and_then(|mut read| read.remove(name)).unwrap_or_default()
    }

    /// The words of a message file, with those of the core. What this language lacks is English.
    pub fn words_of(self, name: &str, english: &'static str) -> Words {
        // Files are told apart by where their text is: games of tests have no name for theirs.
        static READ: LazyLock<Mutex<HashMap<(Language, usize), Words>>> = LazyLock::new(Mutex::default);
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        let read = read.entry((self, english.as_ptr().addr())).or_insert_with(|| {
            let (core, own) = (self.translation("core"), self.translation(name));
            let layers = [
                Layer { english: CORE, translated: core.as_deref() },
                Layer { english, translated: own.as_deref() },
            ];
            // A broken file in English still leaves the keys themselves to be read; tests keep it whole.
            Messages::read(self.0, &layers).map(Words::of).unwrap_or_default()
        });
        read.clone()
    }

    fn translation(self, name: &str) -> Option<String> {
        if self == Language::ENGLISH { None } else { self.file(name) }
    }

    /// What a game is called: the attribute `.title` of its line, where a language has a name of its own for it.
    pub fn title(self, game: &dyn AnyGame) -> String {
        let info = game.info();
        game.words_in(self).attribute("about", info.id, "title").unwrap_or_else(|| info.title.to_owned())
    }

    /// The rules page of a game, in English where this language has none.
    pub fn rules_page(self, game: &dyn AnyGame) -> Cow<'static, str> {
        match self.own_rules_page(game) {
            Some(page) => page.into(),
            None => game.rules_page().into(),
        }
    }

    /// The rules page of a game where this language has one.
    pub fn own_rules_page(self, game: &dyn AnyGame) -> Option<String> {
        self.page(&format!("rules/{}", game.about().texts))
    }

    /// A page of `docs` in this language, by the name that `translations::pages` has for it.
    pub(crate) fn page(self, name: &str) -> Option<String> {
        let page = RulesPages::get(&format!("{}/{}.md", self.0, name.strip_prefix("rules/")?))?;
        Some(String::from_utf8_lossy(&page.data).into_owned())
    }
}
