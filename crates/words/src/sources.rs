//! The files of each language, built in, and what can be read off them.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};

use crate::Language;
use crate::files::{DE, EN};

/// The files of a language: name and text.
pub const fn of(language: Language) -> &'static [(&'static str, &'static str)] {
    match language {
        Language::En => EN,
        Language::De => DE,
    }
}

/// Every message of a language with the variables it uses, attributes included.
///
/// # Panics
/// If a file is not Fluent, or two messages have the same id.
pub fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    read(language, |message| {
        let mut variables = BTreeSet::new();
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        for pattern in message.value.iter().chain(attributes) {
            in_pattern(pattern, &mut variables);
        }
        variables
    })
}

/// Every message of a language with its attributes: the cases of a name.
pub fn attributes(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    read(language, |message| message.attributes.iter().map(|attribute| attribute.id.name.to_owned()).collect())
}

fn read<T>(language: Language, of: impl Fn(&Message<&str>) -> T) -> BTreeMap<String, T> {
    let mut found = BTreeMap::new();
    for (file, text) in self::of(language) {
        let resource =
            fluent_syntax::parser::parse(*text).unwrap_or_else(|(_, errors)| panic!("{language}/{file}: {errors:?}"));
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let twice = found.insert(message.id.name.to_owned(), of(message));
                assert!(twice.is_none(), "{language}/{file}: {} stands twice", message.id.name);
            }
        }
    }
    found
}

fn in_pattern(pattern: &Pattern<&str>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, variables);
        }
    }
}

fn in_expression(expression: &Expression<&str>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, variables),
        Expression::Select { selector, variants } => {
            in_inline(selector, variables);
            for variant in variants {
                in_pattern(&variant.value, variables);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<&str>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            variables.insert(id.name.to_owned());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, variables);
            }
            for argument in &arguments.named {
                in_inline(&argument.value, variables);
            }
        }
        InlineExpression::TermReference { arguments: Some(arguments), .. } => {
            for argument in &arguments.named {
                in_inline(&argument.value, variables);
            }
        }
        InlineExpression::Placeable { expression } => in_expression(expression, variables),
        _ => {}
    }
}
