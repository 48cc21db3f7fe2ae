//! Every sentence of a lesson stands in both languages, every sentence is said, and every rule is in the book.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_syntax::ast::Entry;
use lessons::Lesson;
use words::{Language, rulebook};

/// The messages of a file.
fn written(language: Language, file: &str) -> BTreeSet<String> {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales")).join(language.code()).join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let read = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{file}: {errors:?}"));
    let message = |entry: &Entry<String>| match entry {
        Entry::Message(message) if message.value.is_some() => Some(message.id.name.clone()),
        _ => None,
    };
    read.body.iter().filter_map(message).collect()
}

/// What a lesson says.
fn said(lesson: &Lesson) -> BTreeSet<String> {
    let id = format!("lesson-{}-{}", lesson.game, lesson.name);
    let mut said = BTreeSet::from([id.clone(), format!("{id}-end")]);
    for step in &lesson.steps {
        let id = format!("{id}-{}", step.id);
        said.extend([id.clone(), format!("{id}-title")]);
        if !step.tasks.is_empty() || step.play.is_some() {
            said.insert(format!("{id}-task"));
        }
        if !step.tasks.is_empty() {
            said.insert(format!("{id}-done"));
        }
        for wrong in step.tasks.iter().flat_map(|task| &task.wrong) {
            said.extend([format!("{id}-{}", wrong.id), format!("{id}-{}-title", wrong.id)]);
        }
        said.extend(step.pennants.values().map(|name| format!("{id}-{name}")));
    }
    said
}

#[test]
fn every_sentence_stands_in_both_languages_and_is_said() {
    for game in super::taught() {
        let all: BTreeSet<String> = lessons::of(game).flat_map(said).collect();
        for language in Language::ALL {
            assert_eq!(written(language, &format!("lessons-{game}-web.ftl")), all, "{game} in {language}");
        }
    }
}

#[test]
fn every_rule_stands_in_both_books() {
    for lesson in lessons::all() {
        for step in &lesson.steps {
            let wrong = step.tasks.iter().flat_map(|task| &task.wrong).map(|wrong| &wrong.rule);
            for rule in step.rule.iter().chain(wrong) {
                for language in Language::ALL {
                    let found = rulebook::find(lesson.game, language, rule);
                    assert!(found.is_some(), "{}/{} {}: {rule}", lesson.game, lesson.name, step.id);
                }
            }
        }
    }
}

#[test]
fn steps_and_answers_have_names_of_their_own() {
    for lesson in lessons::all() {
        let mut steps = BTreeSet::new();
        for step in &lesson.steps {
            assert!(steps.insert(&step.id), "{}/{} {} stands twice", lesson.game, lesson.name, step.id);
            let mut names = BTreeSet::from(["title", "task", "done"]);
            let answers = step.tasks.iter().flat_map(|task| &task.wrong).map(|wrong| wrong.id.as_str());
            for name in answers.chain(step.pennants.values().map(String::as_str)) {
                assert!(names.insert(name), "{}/{} {}: {name} stands twice", lesson.game, lesson.name, step.id);
            }
        }
    }
}
