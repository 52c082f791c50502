//! Pseudo-locales: languages that nobody speaks, made from English when they are asked for. `en-XA` is long and accented, and
//! shows what is cut off and what is no message; `ar-XB` is written from right to left.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::serializer::serialize;

/// The pseudo-locales.
pub const PSEUDO_LOCALES: [&str; 2] = ["en-XA", "ar-XB"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pseudo {
    Accented,
    RightToLeft,
}

impl Pseudo {
    pub fn of(language: &str) -> Option<Pseudo> {
        match language {
            "en-XA" => Some(Pseudo::Accented),
            "ar-XB" => Some(Pseudo::RightToLeft),
            _ => None,
        }
    }

    fn text(self, text: &str) -> String {
        match self {
            Pseudo::Accented => text.chars().flat_map(accented).collect(),
            Pseudo::RightToLeft => text.split_inclusive(char::is_whitespace).map(turned).collect(),
        }
    }
}

/// Vowels are doubled, which makes a text about a third longer, as German is.
fn accented(letter: char) -> impl Iterator<Item = char> {
    let (accented, times) = match letter {
        'a' => ('á', 2),
        'e' => ('é', 2),
        'i' => ('í', 2),
        'o' => ('ó', 2),
        'u' => ('ú', 2),
        'A' => ('Á', 1),
        'E' => ('É', 1),
        'I' => ('Í', 1),
        'O' => ('Ó', 1),
        'U' => ('Ú', 1),
        'c' => ('ç', 1),
        'n' => ('ñ', 1),
        's' => ('š', 1),
        'y' => ('ý', 1),
        other => (other, 1),
    };
    std::iter::repeat_n(accented, times)
}

/// A word between the marks that turn it round, and the space after it. Signs alone are no word: a plus stays with its number.
fn turned(word: &str) -> String {
    let letters = word.trim_end();
    let space = &word[letters.len()..];
    if !letters.contains(char::is_alphabetic) {
        word.to_owned()
    } else {
        format!("\u{202e}{letters}\u{202c}{space}")
    }
}

/// The Fluent text of a resource in a pseudo-locale.
pub(super) fn written(mut resource: Resource<&str>, pseudo: Pseudo) -> String {
    let mut texts = Vec::new();
    each_text(&mut resource, &mut |text| texts.push(pseudo.text(text)));
    let mut made = texts.iter();
    replaced(resource, &mut made)
}

fn replaced<'a>(mut resource: Resource<&'a str>, made: &mut impl Iterator<Item = &'a String>) -> String {
    each_text(&mut resource, &mut |text| {
        if let Some(new) = made.next() {
            *text = new;
        }
    });
    serialize(&resource)
}

/// Does something with every text of the messages, in a fixed order.
fn each_text<'a>(resource: &mut Resource<&'a str>, to_do: &mut impl FnMut(&mut &'a str)) {
    for entry in &mut resource.body {
        let (value, attributes) = match entry {
            Entry::Message(message) => (message.value.as_mut(), &mut message.attributes),
            Entry::Term(term) => (Some(&mut term.value), &mut term.attributes),
            _ => continue,
        };
        value.into_iter().for_each(|pattern| each_of_pattern(pattern, to_do));
        attributes.iter_mut().for_each(|attribute| each_of_pattern(&mut attribute.value, to_do));
    }
}

fn each_of_pattern<'a>(pattern: &mut Pattern<&'a str>, to_do: &mut impl FnMut(&mut &'a str)) {
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => to_do(value),
            PatternElement::Placeable { expression } => each_of_expression(expression, to_do),
        }
    }
}

fn each_of_expression<'a>(expression: &mut Expression<&'a str>, to_do: &mut impl FnMut(&mut &'a str)) {
    match expression {
        Expression::Select { variants, .. } => {
            variants.iter_mut().for_each(|variant| each_of_pattern(&mut variant.value, to_do));
        }
        Expression::Inline(InlineExpression::Placeable { expression }) => {
            each_of_expression(expression, to_do)
        }
        Expression::Inline(_) => {}
    }
}
