//! Lessons as the page takes them: every try is sent with all that led to it, and nothing of it is kept.

mod common;

use common::{House, refused};
use lessons::Lesson;
use serde_json::{Value, json};
use server::client::Visitor;

async fn walk(visitor: &mut Visitor, lesson: &Lesson, step: usize, tries: &[String], attempt: Option<&str>) -> Value {
    let path = format!("/api/lessons/{}/{}", lesson.game, lesson.name);
    let walking = json!({ "step": step, "tries": tries, "attempt": attempt, "heard": 0 });
    let reply = visitor.post(&path, &walking).await.expect("an answer");
    assert_eq!(reply.status, 200, "{path} {walking}: {}", reply.body);
    reply.json()
}

#[tokio::test]
async fn every_wrong_try_is_answered_with_the_rule_it_names() {
    let house = House::usual().await;
    let mut visitor = house.visitor();
    let (mut wrongs, mut plays) = (0, 0);
    for lesson in lessons::all() {
        let mut tries: Vec<String> = Vec::new();
        for (at, step) in lesson.steps.iter().enumerate() {
            let place = format!("{}/{} {}", lesson.game, lesson.name, step.id);
            if step.scene.is_some() {
                tries.clear();
            }
            for task in &step.tasks {
                for wrong in &task.wrong {
                    let before = walk(&mut visitor, lesson, at, &tries, None).await;
                    let answer = walk(&mut visitor, lesson, at, &tries, Some(&wrong.attempt)).await;
                    assert_eq!(answer["no"]["named"], json!(wrong.id), "{place}: {answer}");
                    assert_eq!(answer["no"]["rule"], json!(wrong.rule), "{place}: {answer}");
                    assert_eq!(walk(&mut visitor, lesson, at, &tries, None).await, before, "{place}");
                    wrongs += 1;
                }
                let answer = walk(&mut visitor, lesson, at, &tries, Some(&task.show)).await;
                assert!(answer.get("here").is_some(), "{place}: {answer}");
                tries.push(task.show.clone());
            }
            let mut here = walk(&mut visitor, lesson, at, &tries, None).await;
            while let Some(advice) = here["here"]["advice"].as_str().map(ToOwned::to_owned) {
                here = walk(&mut visitor, lesson, at, &tries, Some(&advice)).await;
                tries.push(advice);
                plays += 1;
            }
            assert_eq!(here["here"]["done"], true, "{place}");
        }
    }
    assert!(wrongs > 20 && plays > 5, "{wrongs} wrong tries, {plays} played as one likes");
    house.close().await;
}

#[tokio::test]
async fn nobody_gets_further_than_a_lesson_goes() {
    let house = House::usual().await;
    let mut visitor = house.visitor();
    for (path, walking, status, why) in [
        ("smile/none", json!({ "step": 0, "tries": [], "attempt": null, "heard": 0 }), 404, "server-no-such-lesson"),
        ("smile/walk", json!({ "step": 99, "tries": [], "attempt": null, "heard": 0 }), 422, "server-lesson-astray"),
        (
            "smile/walk",
            json!({ "step": 0, "tries": ["pass"], "attempt": null, "heard": 0 }),
            422,
            "server-lesson-astray",
        ),
        (
            "smile/walk",
            json!({ "step": 0, "tries": [], "attempt": "x".repeat(101), "heard": 0 }),
            422,
            "server-lesson-astray",
        ),
    ] {
        let reply = visitor.post(&format!("/api/lessons/{path}"), &walking).await.expect("an answer");
        assert_eq!((reply.status, refused(&reply.json())), (status, why), "{path} {walking}");
    }
    house.close().await;
}
