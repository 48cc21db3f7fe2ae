//! Messages sent to a push service of our own, which checks them and reads them as the device does.

use std::time::{Duration, Instant};

use push::testkit::{Answer, Device, PushService, sender_to_secure};
use push::{BadKeys, BadSubject, Failure, Keys, LONGEST_MESSAGE, Sender, Subscription, Urgency};

const SUBJECT: &str = "mailto:host@example.org";
const HOUR: Duration = Duration::from_secs(3_600);

/// A service, a sender, and a device subscribed to it.
struct Scene {
    service: PushService,
    sender: Sender,
    device: Device,
    to: Subscription,
}

impl Scene {
    async fn set() -> Scene {
        let service = PushService::open().await;
        let sender = Sender::new(Keys::fresh(), SUBJECT).expect("a subject");
        let device = service.subscribe(sender.keys().public());
        let to = device.subscription(&service.allowed());
        Scene { service, sender, device, to }
    }

    async fn send(&self, message: &[u8]) -> Result<(), Failure> {
        self.sender.send(&self.to, message, HOUR, Urgency::Normal, None).await
    }

    /// What sending comes to if the service answers so.
    async fn answered(&self, answer: Answer) -> Result<(), Failure> {
        self.service.answer(&self.device, answer);
        self.send(b"hello").await
    }
}

#[tokio::test]
async fn a_message_arrives_and_only_its_device_reads_it() {
    let scene = Scene::set().await;
    let ttl = Duration::from_secs(86_400);
    scene.sender.send(&scene.to, b"your turn", ttl, Urgency::High, Some("KEG-417")).await.expect("taken");
    let delivered = scene.service.next().await;
    assert_eq!(delivered.message.as_deref(), Some(&b"your turn"[..]));
    assert_eq!((delivered.ttl, delivered.urgency.as_str()), (86_400, "high"));
    assert_eq!(delivered.endpoint, scene.device.endpoint);
    let other = Device::fresh(&scene.device.endpoint);
    assert_eq!(other.decrypt(&delivered.body), None);
    let mut changed = delivered.body.clone();
    *changed.last_mut().expect("bytes") ^= 1;
    assert_eq!(scene.device.decrypt(&changed), None, "nobody in between can change it");
}

#[tokio::test]
async fn lengths_tell_nothing() {
    let scene = Scene::set().await;
    let mut lengths = Vec::new();
    // Messages that end like the filling come back whole, too.
    for message in [&b""[..], b"short", b"\x02\0\0", &[0; 7], &[b'x'; LONGEST_MESSAGE]] {
        scene.send(message).await.expect("taken");
        let delivered = scene.service.next().await;
        assert_eq!(delivered.message.as_deref(), Some(message));
        lengths.push(delivered.body.len());
    }
    assert!(lengths.iter().all(|&length| length == lengths[0]), "{lengths:?}");
    assert_eq!(scene.send(&[b'x'; LONGEST_MESSAGE + 1]).await, Err(Failure::TooLong));
}

#[tokio::test]
async fn every_message_has_keys_of_its_own_and_all_share_a_token() {
    let scene = Scene::set().await;
    let other = scene.service.subscribe(scene.sender.keys().public()).subscription(&scene.service.allowed());
    scene.send(b"hello").await.expect("taken");
    scene.send(b"hello").await.expect("taken");
    scene.sender.send(&other, b"hello", HOUR, Urgency::Normal, None).await.expect("taken");
    let [first, second, third] = [scene.service.next().await, scene.service.next().await, scene.service.next().await];
    assert_ne!(first.body[..16], second.body[..16], "the salt");
    assert_ne!(first.body[21..86], second.body[21..86], "the key");
    assert_eq!([&first.authorization, &first.authorization], [&second.authorization, &third.authorization]);
}

#[tokio::test]
async fn a_topic_is_the_same_for_one_device_and_tells_the_service_nothing() {
    let scene = Scene::set().await;
    let other = scene.service.subscribe(scene.sender.keys().public()).subscription(&scene.service.allowed());
    let mut topics = Vec::new();
    for (to, topic) in [(&scene.to, "KEG-417"), (&scene.to, "KEG-417"), (&scene.to, "KEG-418"), (&other, "KEG-417")] {
        scene.sender.send(to, b"hello", HOUR, Urgency::Low, Some(topic)).await.expect("taken");
        topics.push(scene.service.next().await.topic.expect("a topic"));
    }
    assert_eq!(topics[0], topics[1]);
    assert_ne!(topics[0], topics[2]);
    assert_ne!(topics[0], topics[3], "nobody sees that two devices are at one table");
}

#[tokio::test]
async fn a_dead_subscription_is_told_from_a_refused_message() {
    let scene = Scene::set().await;
    let status = |status| Answer::Status(status, "because".into());
    let refused = |status| Err(Failure::Refused { status, reason: "because".into() });
    assert_eq!(scene.answered(status(404)).await, Err(Failure::Gone));
    assert_eq!(scene.answered(status(410)).await, Err(Failure::Gone));
    assert_eq!(scene.answered(status(400)).await, refused(400));
    assert_eq!(scene.answered(status(403)).await, refused(403));
    assert_eq!(scene.answered(status(413)).await, refused(413));
    assert_eq!(scene.answered(status(200)).await, Ok(()));
    assert_eq!(scene.answered(status(202)).await, Ok(()));
    assert_eq!(scene.answered(Answer::Take).await, Ok(()));
}

#[tokio::test]
async fn a_busy_service_says_when_to_come_back() {
    let scene = Scene::set().await;
    let busy = |after: &str| Answer::Busy(Some(after.into()));
    let later = |seconds| Err(Failure::TooBusy(Some(Duration::from_secs(seconds))));
    assert_eq!(scene.answered(busy("120")).await, later(120));
    assert_eq!(scene.answered(busy("99999999999")).await, later(86_400), "a day at most");
    assert_eq!(scene.answered(busy("Fri, 31 Dec 2027 23:59:59 GMT")).await, Err(Failure::TooBusy(None)));
    assert_eq!(scene.answered(busy("-1")).await, Err(Failure::TooBusy(None)));
    assert_eq!(scene.answered(Answer::Busy(None)).await, Err(Failure::TooBusy(None)));
    assert_eq!(scene.answered(Answer::Status(503, String::new())).await, Err(Failure::TooBusy(None)));
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let scene = Scene::set().await;
    let elsewhere = scene.service.subscribe(scene.sender.keys().public());
    let refused = scene.answered(Answer::Redirect(elsewhere.endpoint)).await;
    assert_eq!(refused, Err(Failure::Refused { status: 307, reason: "elsewhere".into() }));
    assert_eq!(scene.service.waiting().await, []);
}

#[tokio::test]
async fn an_answer_without_end_is_not_read_to_its_end() {
    let scene = Scene::set().await;
    assert_eq!(scene.answered(Answer::Endless(201)).await, Ok(()));
    assert_eq!(scene.answered(Answer::Endless(410)).await, Err(Failure::Gone));
    let refused = Failure::Refused { status: 400, reason: "x".repeat(300) };
    assert_eq!(scene.answered(Answer::Endless(400)).await, Err(refused));
    let Err(Failure::Refused { reason, .. }) = scene.answered(Answer::Status(400, "a\r\n\u{1b}[31mü".into())).await
    else {
        panic!("refused")
    };
    assert_eq!(reason, "a...[31m..", "nothing that a terminal would obey");
}

#[tokio::test]
async fn nobody_is_waited_for_in_vain() {
    let mut scene = Scene::set().await;
    scene.sender = scene.sender.patience(Duration::from_millis(200));
    let began = Instant::now();
    assert_eq!(scene.answered(Answer::Hang).await, Err(Failure::Unreachable));
    assert!(began.elapsed() >= Duration::from_millis(200));
    let Scene { service, sender, to, .. } = scene;
    drop(service);
    // Its task ends when the runtime comes round to it.
    tokio::time::sleep(Duration::from_millis(50)).await;
    assert_eq!(sender.send(&to, b"hello", HOUR, Urgency::Normal, None).await, Err(Failure::Unreachable));
}

#[tokio::test]
async fn a_service_that_hangs_gathers_no_crowd() {
    let mut scene = Scene::set().await;
    scene.sender = scene.sender.at_once(1).patience(Duration::from_millis(500));
    scene.service.answer(&scene.device, Answer::Hang);
    // The second takes the place of the first, whose time is over; the third has waited for too long by then.
    let results = tokio::join!(biased; scene.send(b"1"), scene.send(b"2"), scene.send(b"3"));
    assert_eq!(results.0, Err(Failure::Unreachable));
    assert_eq!(results.2, Err(Failure::TooBusy(None)), "it has not even been tried");
    assert_eq!(scene.answered(Answer::Take).await, Ok(()), "and the way is free again");
}

#[tokio::test]
async fn another_house_is_not_believed() {
    let scene = Scene::set().await;
    let stranger = Sender::new(Keys::fresh(), SUBJECT).expect("a subject");
    let refused = stranger.send(&scene.to, b"hello", HOUR, Urgency::Normal, None).await;
    let reason = "another key than was subscribed to".into();
    assert_eq!(refused, Err(Failure::Refused { status: 403, reason }));
    let again = Keys::from_bytes(&scene.sender.keys().to_bytes()).expect("keys");
    let again = Sender::new(again, "https://example.org/contact").expect("a subject");
    assert_eq!(again.send(&scene.to, b"hello", HOUR, Urgency::Normal, None).await, Ok(()), "kept keys go on");
}

#[tokio::test]
async fn a_service_must_prove_who_it_is() {
    let service = PushService::open_secure().await;
    let keys = Keys::fresh();
    let to = service.subscribe(keys.public()).subscription(&service.allowed());
    let believes = sender_to_secure(keys.clone(), SUBJECT).expect("a subject");
    assert_eq!(believes.send(&to, b"hello", HOUR, Urgency::Normal, None).await, Ok(()));
    assert_eq!(service.next().await.message.as_deref(), Some(&b"hello"[..]));
    let doubts = Sender::new(keys, SUBJECT).expect("a subject");
    assert_eq!(doubts.send(&to, b"hello", HOUR, Urgency::Normal, None).await, Err(Failure::Unreachable));
    assert_eq!(service.waiting().await, []);
}

#[test]
fn keys_come_back_from_their_bytes_and_are_not_shown() {
    let keys = Keys::fresh();
    let again = Keys::from_bytes(&keys.to_bytes()).expect("keys");
    assert_eq!(again.public(), keys.public());
    assert_eq!(keys.public().len(), 87);
    assert_eq!(format!("{keys:?}"), format!("Keys({:?})", keys.public()));
    for bad in [&[][..], &[1; 31], &[1; 33], &[0; 32], &[255; 32]] {
        assert_eq!(Keys::from_bytes(bad).err(), Some(BadKeys));
    }
}

#[test]
fn a_subject_is_somewhere_to_ask() {
    let long = format!("mailto:{}@example.org", "x".repeat(200));
    for bad in ["", "host@example.org", "mailto:", "http://example.org", "https://", "mailto:a b", "mailto:a\n", &long]
    {
        assert_eq!(Sender::new(Keys::fresh(), bad).err(), Some(BadSubject), "{bad:?}");
    }
}
