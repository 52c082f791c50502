//! Errors of the house in any language. Whoever reports an error says it in English, with its details in it, for logs and for
//! programs. Here the sentence is found again among the messages `detail-…` by its own words, as translators of programs
//! have long done it, and said in another language. What has no message stays as it is: the system's own errors, and those
//! of the readers of JSON and TOML.

use std::sync::LazyLock;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, PatternElement};
use fluent_syntax::parser::parse;
use game_core::Words;
use game_core::words::key_of;
use serde_json::{Map, Value, json};

use crate::Language;

/// The messages in English.
pub(crate) const DETAILS: &str = include_str!("../../../messages/en/details.ftl");

/// A longer text is no sentence of ours.
const LONGEST: usize = 2000;
/// Details inside details: a file, its record, its table, its option.
const DEEPEST: usize = 8;

/// An English sentence of an error, or a part of one, in this language.
pub fn told(language: Language, english: &str) -> String {
    if language == Language::ENGLISH {
        english.to_owned()
    } else {
        within(&words(language), english, DEEPEST)
    }
}

/// Whether an English sentence has a message. One that only says what it is about has none of its own.
pub fn is_known(english: &str) -> bool {
    best(english).is_some_and(|(sentence, _)| sentence.letters > ABOUT)
}

/// The key of the message that an English sentence is, and what is in each of its holes.
pub fn found(english: &str) -> Option<(&'static str, Vec<(&'static str, &str)>)> {
    best(english).map(|(sentence, parts)| (sentence.key.as_str(), parts))
}

fn words(language: Language) -> Words {
    language.words_of("details", DETAILS)
}

fn within(words: &Words, english: &str, depth: usize) -> String {
    if depth == 0 || english.len() > LONGEST {
        return english.to_owned();
    }
    if let Some((sentence, parts)) = best(english) {
        let field = |(name, part): (&str, &str)| {
            // Forms go by number.
            let number = part.parse::<u32>().ok().filter(|number| number.to_string() == part);
            (name.to_owned(), number.map_or_else(|| within(words, part, depth - 1).into(), Value::from))
        };
        let fields: Map<_, _> = parts.into_iter().map(field).collect();
        return words.say("detail", &json!({ &sentence.key: fields }));
    }
    // A sentence of its own begins with a capital and ends with a full stop.
    let small = with_first(english, char::to_lowercase);
    let bare = small.strip_suffix('.').unwrap_or(&small);
    if bare != english && best(bare).is_some() {
        let said = with_first(&within(words, bare, depth), char::to_uppercase);
        return if english.ends_with('.') { said + "." } else { said };
    }
    english.to_owned()
}

fn with_first<I: Iterator<Item = char>>(text: &str, change: impl Fn(char) -> I) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(change).chain(letters).collect()
}

/// An English message: words, and holes for its details.
struct Sentence {
    key: String,
    parts: Vec<Part>,
    /// How much of it is its own words: of several that fit, the one with most is meant.
    letters: usize,
}

enum Part {
    Words(String),
    Hole(String),
}

/// `{ $what }: { $problem }`
const ABOUT: usize = 2;

static SENTENCES: LazyLock<Vec<Sentence>> = LazyLock::new(|| {
    let resource = parse(DETAILS).unwrap_or_else(|(whole, _)| whole);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    messages.filter_map(Sentence::of).collect()
});

impl Sentence {
    /// None of a message that is more than words and holes; a test keeps them so.
    fn of(message: &Message<&str>) -> Option<Sentence> {
        let mut parts: Vec<Part> = Vec::new();
        for element in &message.value.as_ref()?.elements {
            let words = match element {
                PatternElement::TextElement { value } => (*value).to_owned(),
                PatternElement::Placeable { expression: Expression::Inline(inline) } => match inline {
                    InlineExpression::StringLiteral { value } => (*value).to_owned(),
                    InlineExpression::VariableReference { id } => {
                        parts.push(Part::Hole(id.name.to_owned()));
                        continue;
                    }
                    _ => return None,
                },
                PatternElement::Placeable { .. } => return None,
            };
            match parts.last_mut() {
                Some(Part::Words(before)) => before.push_str(&words),
                _ => parts.push(Part::Words(words)),
            }
        }
        let length = |part: &Part| if let Part::Words(words) = part { words.len() } else { 0 };
        let letters = parts.iter().map(length).sum();
        Some(Sentence { key: key_of(message.id.name).1, parts, letters })
    }
}

/// The message that this is, and what is in its holes.
fn best(english: &str) -> Option<(&'static Sentence, Vec<(&'static str, &str)>)> {
    let fitting = SENTENCES.iter().filter_map(|sentence| Some((sentence, filled(&sentence.parts, english)?)));
    fitting.max_by_key(|(sentence, _)| sentence.letters)
}

fn filled<'p, 't>(parts: &'p [Part], text: &'t str) -> Option<Vec<(&'p str, &'t str)>> {
    match parts {
        [] => text.is_empty().then(Vec::new),
        [Part::Words(words), rest @ ..] => filled(rest, text.strip_prefix(words.as_str())?),
        [Part::Hole(name)] => (!text.is_empty()).then(|| vec![(name.as_str(), text)]),
        [Part::Hole(name), rest @ ..] => {
            let Some(Part::Words(next)) = rest.first() else { return None };
            text.match_indices(next.as_str()).filter(|(at, _)| *at > 0).find_map(|(at, _)| {
                let mut found = filled(rest, &text[at..])?;
                found.insert(0, (name.as_str(), &text[..at]));
                Some(found)
            })
        }
    }
}
