//! What a Fluent message asks for: its variables, and the kinds of the things that it names.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource};

/// A variable of a message.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Field {
    /// Where it is found in what the sentence is said of: `terms.amount`.
    pub path: String,
    pub usage: Usage,
}

/// What a message does with a variable.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Usage {
    /// `{ $amount }`
    Written,
    /// `{ $amount -> … }`
    Selects,
    /// `{ CARD($card) }`: the name of a thing of this kind, or the sentence of the section that is called so.
    Named(String),
}

/// The variables of a message and of its attributes. Those of a term are its own.
pub fn fields_of(message: &Message<&str>) -> BTreeSet<Field> {
    let mut found = Found::default();
    let attributes = message.attributes.iter().map(|attribute| &attribute.value);
    message.value.iter().chain(attributes).for_each(|pattern| found.pattern(pattern));
    found.fields
}

/// The functions that messages and terms of a file call.
pub fn functions_of(resource: &Resource<&str>) -> BTreeSet<String> {
    let mut found = Found::default();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let attributes = message.attributes.iter().map(|attribute| &attribute.value);
                message.value.iter().chain(attributes).for_each(|pattern| found.pattern(pattern));
            }
            Entry::Term(term) => found.pattern(&term.value),
            _ => {}
        }
    }
    found.functions
}

/// The path of a variable: `$terms-amount` is `terms.amount`, `$at0` is `0`.
pub fn path_of(variable: &str) -> String {
    let number =
        variable.strip_prefix("at").filter(|rest| rest.starts_with(|first: char| first.is_ascii_digit()));
    number.unwrap_or(variable).replace('-', ".")
}

/// The variable of a path.
pub fn variable_of(path: &str) -> String {
    let name = path.replace('.', "-");
    if name.starts_with(|first: char| first.is_ascii_digit()) { format!("at{name}") } else { name }
}

#[derive(Default)]
struct Found {
    fields: BTreeSet<Field>,
    functions: BTreeSet<String>,
}

impl Found {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, Usage::Written),
            Expression::Select { selector, variants } => {
                self.inline(selector, Usage::Selects);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>, usage: Usage) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.fields.insert(Field { path: path_of(id.name), usage });
            }
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.to_owned());
                let kind = Usage::Named(id.name.to_lowercase());
                arguments.positional.iter().for_each(|argument| self.inline(argument, kind.clone()));
            }
            InlineExpression::TermReference { arguments: Some(arguments), .. } => {
                arguments.named.iter().for_each(|argument| self.inline(&argument.value, Usage::Written));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }
}
