//! Every lesson is gone through as its data says, and tried as its data says it may be tried wrongly.

#[path = "lessons/kinds.rs"]
mod kinds;
#[path = "lessons/words.rs"]
mod words;

use std::path::Path;

use lessons::{Lesson, Walk};
use tabletop::Viewer;

/// Nobody needs more choices than this to play to where a lesson ends.
const MOST: usize = 200;

/// The games that can be learned: all that are published, which the toy of the tests is not.
fn taught() -> impl Iterator<Item = &'static str> {
    let published =
        |game: &&str| Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../docs/schema/{game}.json")).is_file();
    catalog::games().iter().map(|game| game.name()).filter(published)
}

/// Goes through a lesson; `at_choice` is shown the walk and the choice before each.
fn solve(lesson: &'static Lesson, mut at_choice: impl FnMut(&mut Walk, &str)) {
    let mut tries: Vec<String> = Vec::new();
    for (at, step) in lesson.steps.iter().enumerate() {
        if step.scene.is_some() {
            tries.clear();
        }
        let place = format!("{}/{} {}", lesson.game, lesson.name, step.id);
        let there = |tries: &[String]| Walk::to(lesson, at, tries).unwrap_or_else(|_| panic!("{place}: {tries:?}"));
        let mut walk = there(&tries);
        assert_eq!(walk.done(), step.tasks.is_empty() && step.play.is_none(), "{place}");
        for task in &step.tasks {
            for wrong in &task.wrong {
                let before = walk.desk().snapshot();
                let no = walk.attempt(&wrong.attempt).expect_err(&format!("{place}: {} is right", wrong.attempt));
                let named = no.named.map(|wrong| wrong.id.as_str());
                assert_eq!(named, Some(wrong.id.as_str()), "{place}: {}", wrong.attempt);
                if let Some(refusal) = no.refusal {
                    assert_eq!(refusal.rule, Some(wrong.rule.as_str()), "{place}: {} {refusal:?}", wrong.attempt);
                }
                assert_eq!(walk.desk().snapshot(), before, "{place}: {} has changed something", wrong.attempt);
            }
            at_choice(&mut walk, &task.show);
            if let Err(no) = walk.attempt(&task.show) {
                panic!("{place}: {} is not right: {no:?}", task.show);
            }
            tries.push(task.show.clone());
        }
        for _ in 0..MOST {
            let Some(advice) = walk.advice() else { break };
            at_choice(&mut walk, &advice);
            walk.attempt(&advice).unwrap_or_else(|no| panic!("{place}: {advice}: {no:?}"));
            tries.push(advice);
        }
        assert!(walk.done(), "{place}");
        assert!(walk.attempt("anything").is_err(), "{place}: done is done");
        // Made anew from what was done it is the same walk.
        let viewer = walk.viewer();
        assert_eq!(there(&tries).desk().table(viewer), walk.desk().table(viewer), "{place}");
        assert_eq!(there(&tries).told().len(), walk.told().len(), "{place}");
    }
}

#[test]
fn every_lesson_is_solved_from_its_own_data() {
    for lesson in lessons::all() {
        solve(lesson, |_, _| ());
    }
}

#[test]
fn every_game_has_lessons_and_the_last_ends_in_a_real_game() {
    for game in taught() {
        let lessons: Vec<&Lesson> = lessons::of(game).collect();
        assert!((2..=4).contains(&lessons.len()), "{game} has {} lessons", lessons.len());
        let last = lessons.last().and_then(|lesson| lesson.steps.last()).expect("a step");
        assert!(last.play.is_some(), "{game}: at the end one plays");
        assert!(last.scene.as_ref().is_some_and(|scene| scene.position.is_none()), "{game}: from the start");
        for lesson in lessons {
            assert!(lesson.minutes <= 5, "{}/{}", lesson.game, lesson.name);
        }
    }
}

#[test]
fn nobody_gets_astray() {
    for lesson in lessons::all() {
        assert!(Walk::to(lesson, lesson.steps.len(), &[]).is_err(), "there is no such step");
        assert!(Walk::to(lesson, 0, &["anything".to_owned()]).is_err(), "nothing is to be done there");
        let task = lesson.steps.iter().position(|step| !step.tasks.is_empty()).expect("something to do");
        assert!(Walk::to(lesson, task + 1, &[]).is_err() || lesson.steps[task + 1].scene.is_some(), "not yet done");
        let mut walk = Walk::to(lesson, 0, &[]).expect("the beginning");
        assert!(walk.attempt("\u{1F3A9}").is_err());
        assert!(matches!(walk.viewer(), Viewer::Seat(seat) if seat == lesson.seat));
    }
}
