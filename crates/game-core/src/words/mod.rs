//! Sentences for events, refusals and labels, in any language. They are Fluent messages (`messages.rs` says how they are
//! found), filled from the JSON of what is said.
//!
//! | in a message | becomes |
//! |---|---|
//! | `{ $amount }` | the value; a number as the language writes it, `2,000` |
//! | `{ $terms-amount }` | a value further in |
//! | `{ SEAT($from) }` | the player's name |
//! | `{ CARD($card) }` | the name of the element `card:7`, else the message `card-7` of this game, else the value |
//! | `{ CARD($cards) }` | for a list: all of them with commas |
//! | `{ PLACE($to) }` | for an element `player:2`: the player's name |
//! | `{ DEAL($refusal) }` | for a variant with fields: its own sentence, the message `deal-<variant>` filled in |
//! | `{ BY_SEAT($scores) }` | for a list with a value for each seat: the message `by_seat-one` of each, `Ada (12), Bruno (7)` |
//! | `{ PLACE($to, form: "dative") }` | the attribute `.dative` of the name, where it has one |
//!
//! A name that comes from a deck is said as the message `name-<its letters>` says it, so that printed cards have names in
//! every language.
//!
//! The web client has the same few rules in `web/src/lib/words.ts`; `messages/words-cases.json` holds both to them.

mod fields;
mod messages;
mod pseudo;

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use fluent_bundle::resolver::ResolverError;
use fluent_bundle::resolver::errors::ReferenceKind;
use fluent_bundle::types::FluentType;
use fluent_bundle::{FluentArgs, FluentError, FluentMessage, FluentValue};
use fluent_syntax::ast::Pattern;
use serde_json::Value;

pub use fields::{Field, Usage, fields_of, functions_of, path_of, variable_of};
pub use messages::{ENGLISH, Layer, Messages, id_of, ids_of, is_right_to_left, key_of, said_twice};
pub use pseudo::PSEUDO_LOCALES;

/// Whether an event only says what went through the door of the books. Every game calls it `moved`; the event
/// beside it tells why, so a log of sentences leaves it out, while animation and statistics live on it.
pub fn is_detail(event: &Value) -> bool {
    event.get("moved").is_some()
}

/// What the core's own machines (auctions, deals, purses) say and are called, so that games need not repeat it.
pub const CORE: &str = include_str!("../../../../messages/en/core.ftl");

/// The messages of one game, with the names that belong to one table.
#[derive(Clone, Default)]
pub struct Words {
    messages: Arc<Messages>,
    table: Arc<Table>,
}

/// Who and what is at a table.
#[derive(Clone, Default)]
struct Table {
    names: HashMap<String, String>,
    players: Vec<String>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let language = self.messages.language();
        formatter.debug_struct("Words").field("language", &language).finish_non_exhaustive()
    }
}

impl Words {
    /// Reads a message file in English, which adds to what the core says.
    ///
    /// # Errors
    /// If it is not Fluent.
    pub fn new(messages: &str) -> Result<Words, String> {
        let layer = |english| Layer { english, translated: None };
        Messages::read(ENGLISH, &[layer(CORE), layer(messages)]).map(Words::of)
    }

    /// The words of messages that are read already.
    pub fn of(messages: Messages) -> Words {
        Words { messages: Arc::new(messages), ..Words::default() }
    }

    pub fn messages(&self) -> &Messages {
        &self.messages
    }

    #[must_use]
    pub fn with_names(mut self, names: impl IntoIterator<Item = (String, String)>) -> Words {
        Arc::make_mut(&mut self.table).names = names.into_iter().collect();
        self
    }

    #[must_use]
    pub fn with_players(mut self, players: impl IntoIterator<Item = String>) -> Words {
        Arc::make_mut(&mut self.table).players = players.into_iter().collect();
        self
    }

    /// The message under a section and a key, such as `ending` and `final_crash`.
    pub fn message(&self, section: &str, key: &str) -> Option<String> {
        let message = self.messages.get(section, key)?;
        Some(self.format(message.value()?, &FluentArgs::new(), &mut Vec::new()))
    }

    /// The message, or its key where there is none.
    pub fn label(&self, section: &str, key: &str) -> String {
        self.message(section, key).unwrap_or_else(|| key.to_owned())
    }

    /// An attribute of a message, such as the `help` of an option.
    pub fn attribute(&self, section: &str, key: &str, attribute: &str) -> Option<String> {
        self.form(&self.messages.get(section, key)?, attribute)
    }

    /// The sentence for a value of an enum: its variant names the message, its fields fill it.
    pub fn say(&self, section: &str, said: &Value) -> String {
        self.say_noting(section, said, &mut Vec::new())
    }

    /// What a sentence lacks: the message itself, a field, or the name of what a field holds.
    pub fn gaps(&self, section: &str, said: &Value) -> Vec<String> {
        let mut gaps = Vec::new();
        self.say_noting(section, said, &mut gaps);
        gaps
    }

    /// The name of a thing of this kind: of the table, else of the messages.
    pub fn named(&self, kind: &str, value: &Value) -> Option<String> {
        self.name_in_form(kind, value, None)
    }

    fn name_in_form(&self, kind: &str, value: &Value, form: Option<&str>) -> Option<String> {
        let player = |number: u64| self.table.players.get(usize::try_from(number).ok()?).cloned();
        if kind == "seat" {
            return value.as_u64().and_then(player);
        }
        let text = plain(value);
        if let Some(name) = text.strip_prefix("player:").and_then(|number| player(number.parse().ok()?)) {
            return Some(name);
        }
        let names = &self.table.names;
        if let Some(name) = names.get(&format!("{kind}:{text}")).or_else(|| names.get(&text)) {
            return Some(self.in_this_language(name, form));
        }
        let message = self.messages.get(kind, &text)?;
        form.and_then(|form| self.form(&message, form)).or_else(|| self.message(kind, &text))
    }

    /// A name that comes from a deck. Those that are printed have messages.
    fn in_this_language(&self, name: &str, form: Option<&str>) -> String {
        if self.messages.language() == ENGLISH {
            return name.to_owned();
        }
        let key = letters_of(name);
        let message = self.messages.get("name", &key);
        let formed = form.and_then(|form| self.form(message.as_ref()?, form));
        formed.or_else(|| self.message("name", &key)).unwrap_or_else(|| name.to_owned())
    }

    fn form(&self, message: &FluentMessage<'_>, form: &str) -> Option<String> {
        let attribute = message.get_attribute(form)?;
        Some(self.format(attribute.value(), &FluentArgs::new(), &mut Vec::new()))
    }

    fn say_noting(&self, section: &str, said: &Value, gaps: &mut Vec<String>) -> String {
        let (tag, fields) = match said {
            Value::String(tag) => (tag.as_str(), &Value::Null),
            Value::Object(object) => match object.iter().next() {
                Some((tag, fields)) => (tag.as_str(), fields),
                None => return String::new(),
            },
            _ => return said.to_string(),
        };
        let is_here = |path: &[String]| {
            let found = path.iter().try_fold(fields, |value, key| value.get(key));
            found.is_some_and(|value| !value.is_null())
        };
        let message = self.messages.of_variant(section, tag, is_here);
        match message.and_then(|message| message.value()) {
            Some(pattern) => self.format(pattern, &arguments_of(fields), gaps),
            None => {
                gaps.push(format!("{section}.{tag} has no message"));
                format!("{tag} {fields}")
            }
        }
    }

    fn format(&self, pattern: &Pattern<&str>, arguments: &FluentArgs<'_>, gaps: &mut Vec<String>) -> String {
        SAYING.with_borrow_mut(|saying| saying.push(Saying { words: self.clone(), gaps: Vec::new() }));
        let mut problems = Vec::new();
        let text =
            self.messages.bundle().format_pattern(pattern, Some(arguments), &mut problems).into_owned();
        gaps.extend(SAYING.with_borrow_mut(Vec::pop).into_iter().flat_map(|saying| saying.gaps));
        gaps.extend(problems.iter().map(told));
        text
    }

    /// The name, or the names of a list.
    fn names(&self, kind: &str, value: &Value, form: Option<&str>, gaps: &mut Vec<String>) -> String {
        match value {
            Value::Array(list) if kind == "by_seat" => {
                let one = |(seat, value)| serde_json::json!({ "one": { "seat": seat, "value": value } });
                let said: Vec<_> = list
                    .iter()
                    .enumerate()
                    .map(one)
                    .map(|said| self.say_noting("by_seat", &said, gaps))
                    .collect();
                said.join(&self.between())
            }
            Value::Array(list) => {
                let names: Vec<_> = list.iter().map(|value| self.name(kind, value, form, gaps)).collect();
                names.join(&self.between())
            }
            value => self.name(kind, value, form, gaps),
        }
    }

    /// The name, or what stands for it where there is none.
    fn name(&self, kind: &str, value: &Value, form: Option<&str>, gaps: &mut Vec<String>) -> String {
        if value.is_object() && kind != "seat" {
            return self.say_noting(kind, value, gaps);
        }
        if let Some(name) = self.name_in_form(kind, value, form) {
            return name;
        }
        gaps.push(format!("{kind} {value} has no name"));
        if kind == "seat" {
            let number = serde_json::json!({ "unknown": { "number": plain(value) } });
            return self.say("seat", &number);
        }
        self.written(value)
    }

    /// A value as it is read.
    fn written(&self, value: &Value) -> String {
        match value {
            Value::Number(number) => self.grouped(&number.to_string()),
            Value::Array(list) => {
                list.iter().map(|value| self.written(value)).collect::<Vec<_>>().join(&self.between())
            }
            other => plain(other),
        }
    }

    /// What stands between the parts of a list.
    fn between(&self) -> String {
        self.message("list", "between").unwrap_or_else(|| ", ".to_owned())
    }

    /// A number with its thousands apart and a minus of its width, as boards and score sheets show it.
    fn grouped(&self, number: &str) -> String {
        let mark = |key: &str, else_: &str| self.message("number", key).unwrap_or_else(|| else_.to_owned());
        let (sign, size) = number.strip_prefix('-').map_or(("", number), |size| ("\u{2212}", size));
        let (whole, fraction) = size.split_once('.').unwrap_or((size, ""));
        let mut text = sign.to_owned();
        let group = if whole.len() > 3 { mark("group", ",") } else { String::new() };
        for (at, digit) in whole.chars().enumerate() {
            if at > 0 && (whole.len() - at) % 3 == 0 {
                text.push_str(&group);
            }
            text.push(digit);
        }
        if !fraction.is_empty() {
            text.push_str(&mark("decimal", "."));
            text.push_str(fraction);
        }
        text
    }
}

/// A sentence that is being made: Fluent passes its functions nothing but their arguments, and whoever writes a name must
/// know the table.
struct Saying {
    words: Words,
    gaps: Vec<String>,
}

thread_local! {
    /// The sentences this thread is making, one inside the other.
    static SAYING: RefCell<Vec<Saying>> = const { RefCell::new(Vec::new()) };
}

/// The words of the sentence that is being made.
fn current() -> Words {
    SAYING.with_borrow(|saying| saying.last().map(|saying| saying.words.clone())).unwrap_or_default()
}

/// The function that says a thing of this kind: `CARD($card)`.
fn name_of_kind(
    kind: String,
) -> impl for<'a> Fn(&[FluentValue<'a>], &FluentArgs<'_>) -> FluentValue<'a> + Send + Sync + 'static {
    move |positional, named| {
        let value = positional.first().map_or(Value::Null, json_of);
        let form = match named.get("form") {
            Some(FluentValue::String(form)) => Some(form.as_ref()),
            _ => None,
        };
        let mut gaps = Vec::new();
        let name = current().names(&kind, &value, form, &mut gaps);
        SAYING.with_borrow_mut(|saying| {
            if let Some(saying) = saying.last_mut() {
                saying.gaps.append(&mut gaps);
            }
        });
        FluentValue::from(name)
    }
}

/// Numbers as the language writes them; everything else is written as it is.
fn format_number<M>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(current().grouped(&number.as_string())),
        _ => None,
    }
}

/// A list, or a value with fields.
#[derive(Clone, Debug, PartialEq)]
struct Whole(Value);

impl FluentType for Whole {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        current().written(&self.0).into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        current().written(&self.0).into()
    }
}

/// The fields of what is said, those further in by their path.
fn arguments_of(fields: &Value) -> FluentArgs<'_> {
    fn add<'a>(arguments: &mut FluentArgs<'a>, within: &str, fields: &'a Value) {
        for (key, value) in fields.as_object().into_iter().flatten() {
            let name = if within.is_empty() { variable_of(key) } else { format!("{within}-{key}") };
            add(arguments, &name, value);
            let value = match value {
                Value::Null => continue,
                Value::Bool(truth) => FluentValue::from(if *truth { "true" } else { "false" }),
                Value::Number(number) => FluentValue::from(number.as_f64().unwrap_or_default()),
                Value::String(text) => FluentValue::from(text.as_str()),
                whole => FluentValue::Custom(Box::new(Whole(whole.clone()))),
            };
            arguments.set(name, value);
        }
    }
    let mut arguments = FluentArgs::new();
    add(&mut arguments, "", fields);
    arguments
}

/// The value that was made an argument.
fn json_of(value: &FluentValue<'_>) -> Value {
    match value {
        FluentValue::String(text) => Value::from(text.as_ref()),
        FluentValue::Number(number) => {
            serde_json::from_str(&number.as_string()).unwrap_or_else(|_| Value::from(number.value))
        }
        FluentValue::Custom(whole) => {
            whole.as_any().downcast_ref::<Whole>().map_or(Value::Null, |whole| whole.0.clone())
        }
        FluentValue::None | FluentValue::Error => Value::Null,
    }
}

fn told(problem: &FluentError) -> String {
    match problem {
        FluentError::ResolverError(ResolverError::Reference(ReferenceKind::Variable { id })) => {
            format!("'{}' is not there", path_of(id))
        }
        other => other.to_string(),
    }
}

/// A value by which a name is looked up.
fn plain(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Null => String::new(),
        other => other.to_string(),
    }
}

/// The letters and digits of a name, in small letters and with one hyphen for everything between: its key among the names
/// that are printed on cards. Signs of money are letters too.
pub fn letters_of(name: &str) -> String {
    let mut key = String::new();
    for letter in name.to_lowercase().chars() {
        match letter {
            '€' => key.push_str("eur"),
            '$' => key.push_str("usd"),
            '¥' => key.push_str("jpy"),
            letter if letter.is_ascii_alphanumeric() => key.push(letter),
            _ if !key.is_empty() && !key.ends_with('-') => key.push('-'),
            _ => {}
        }
    }
    key.trim_end_matches('-').to_owned()
}
