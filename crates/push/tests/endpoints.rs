//! Whatever a stranger gives for a subscription, requests go to push services only.

use push::testkit::Device;
use push::{Allowed, BadSubscription, LONGEST_ENDPOINT, Subscription};

/// Whether this endpoint is taken, with keys that are in order.
fn read(endpoint: &str, allowed: &Allowed) -> Result<Subscription, BadSubscription> {
    let device = Device::fresh(endpoint);
    Subscription::read(endpoint, &device.p256dh(), &device.auth(), allowed)
}

#[test]
fn the_push_services_of_the_great_browsers_are_known() {
    for endpoint in [
        "https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b-x_Y",
        "https://fcm.googleapis.com/wp/dGVzdA:APA91b",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAAAABl",
        "https://eu.push.services.mozilla.com/wpush/v2/gAAAAABl",
        "https://wns2-par02p.notify.windows.com/w/?token=BQYAAAD%2bx%3d%3d",
        "https://web.push.apple.com/QGuQyavXutnMH",
        "https://eu.web.push.apple.com/QGuQyavXutnMH",
    ] {
        let subscription = read(endpoint, &Allowed::default()).expect(endpoint);
        assert_eq!(subscription.endpoint(), endpoint);
    }
}

#[test]
fn nothing_else_is_written_to() {
    use BadSubscription::{NotAPushService, NotAnAddress, TooLong};
    let long = format!("https://fcm.googleapis.com/{}", "x".repeat(LONGEST_ENDPOINT));
    let nasty = [
        // Not https.
        ("http://fcm.googleapis.com/x", NotAPushService),
        ("HTTPS://fcm.googleapis.com/x", NotAnAddress),
        ("ftp://fcm.googleapis.com/x", NotAnAddress),
        ("file:///etc/passwd", NotAnAddress),
        ("gopher://127.0.0.1:6379/_x", NotAnAddress),
        ("data:text/plain,x", NotAnAddress),
        ("//fcm.googleapis.com/x", NotAnAddress),
        ("https:fcm.googleapis.com/x", NotAnAddress),
        ("https:/fcm.googleapis.com/x", NotAnAddress),
        ("https:///fcm.googleapis.com/x", NotAnAddress),
        ("https://https://fcm.googleapis.com/x", NotAnAddress),
        ("fcm.googleapis.com/x", NotAnAddress),
        ("", NotAnAddress),
        // Others that look like them.
        ("https://fcm.googleapis.com.evil.example/x", NotAPushService),
        ("https://evilfcm.googleapis.com/x", NotAPushService),
        ("https://evil-fcm.googleapis.com/x", NotAPushService),
        ("https://evil.fcm.googleapis.com/x", NotAPushService),
        ("https://googleapis.com/x", NotAPushService),
        ("https://evilnotify.windows.com/x", NotAPushService),
        ("https://notify.windows.com/x", NotAPushService),
        ("https://x.notify.windows.com.evil.example/x", NotAPushService),
        ("https://push.apple.com/x", NotAPushService),
        ("https://evil.example/https://fcm.googleapis.com/x", NotAPushService),
        ("https://evil.example/?fcm.googleapis.com", NotAPushService),
        ("https://evil.example#fcm.googleapis.com/x", NotAnAddress),
        ("https://evil.example?fcm.googleapis.com/x", NotAnAddress),
        ("https://evil.example\\.notify.windows.com/x", NotAnAddress),
        ("https://evil.example/\\x.notify.windows.com/x", NotAnAddress),
        ("https://evil.example%2f.notify.windows.com/x", NotAnAddress),
        ("https://evil.example%00.notify.windows.com/x", NotAnAddress),
        // A name and a password.
        ("https://user@fcm.googleapis.com/x", NotAnAddress),
        ("https://user:pass@fcm.googleapis.com/x", NotAnAddress),
        ("https://fcm.googleapis.com@evil.example/x", NotAnAddress),
        ("https://fcm.googleapis.com:443@evil.example/x", NotAnAddress),
        ("https://@fcm.googleapis.com/x", NotAnAddress),
        // Ports.
        ("https://fcm.googleapis.com:443/x", NotAnAddress),
        ("https://fcm.googleapis.com:80/x", NotAPushService),
        ("https://fcm.googleapis.com:8443/x", NotAPushService),
        ("https://fcm.googleapis.com:/x", NotAnAddress),
        ("https://fcm.googleapis.com:0/x", NotAnAddress),
        ("https://fcm.googleapis.com:0443/x", NotAnAddress),
        ("https://fcm.googleapis.com:65979/x", NotAnAddress),
        ("https://fcm.googleapis.com:+443/x", NotAnAddress),
        // Addresses instead of names, in all notations.
        ("https://127.0.0.1/x", NotAPushService),
        ("https://10.0.0.1/x", NotAPushService),
        ("https://169.254.169.254/latest/meta-data", NotAPushService),
        ("https://2130706433/x", NotAnAddress),
        ("https://0x7f000001/x", NotAnAddress),
        ("https://0x7f.0.0.1/x", NotAnAddress),
        ("https://0177.0.0.1/x", NotAnAddress),
        ("https://127.1/x", NotAnAddress),
        ("https://0/x", NotAnAddress),
        ("https://[::1]/x", NotAPushService),
        ("https://[::ffff:127.0.0.1]/x", NotAPushService),
        ("https://[fe80::1%25eth0]/x", NotAnAddress),
        ("https://[fcm.googleapis.com]/x", NotAnAddress),
        ("https://[::1/x", NotAnAddress),
        ("https://::1/x", NotAnAddress),
        ("https://localhost/x", NotAPushService),
        // Names written otherwise.
        ("https://fcm.googleapis.com./x", NotAnAddress),
        ("https://.fcm.googleapis.com/x", NotAnAddress),
        ("https://fcm..googleapis.com/x", NotAnAddress),
        ("https://.notify.windows.com/x", NotAnAddress),
        ("https://x..notify.windows.com/x", NotAnAddress),
        ("https://-x.notify.windows.com/x", NotAnAddress),
        ("https://FCM.googleapis.com/x", NotAnAddress),
        ("https://fcm.googleapis.com", NotAnAddress),
        ("https://fcm.googleapis.com?x", NotAnAddress),
        ("https://ｆcm.googleapis.com/x", NotAnAddress),
        ("https://fcm。googleapis。com/x", NotAnAddress),
        ("https://fcm.googleapis.com\u{200b}/x", NotAnAddress),
        ("https://*.notify.windows.com/x", NotAnAddress),
        ("https://a_b.notify.windows.com/x", NotAnAddress),
        // Lines that would go on in the request.
        (" https://fcm.googleapis.com/x", NotAnAddress),
        ("https://fcm.googleapis.com/x ", NotAnAddress),
        ("https://fcm.googleapis.com/x y", NotAnAddress),
        ("https://fcm.googleapis.com/x\r\nHost: evil.example", NotAnAddress),
        ("https://fcm.googleapis.com/x\n", NotAnAddress),
        ("https://fcm.googleapis.com\t/x", NotAnAddress),
        ("https://fcm.googleapis.com/\0", NotAnAddress),
        ("https://fcm.googleapis.com/\u{7f}", NotAnAddress),
        ("https://fcm.googleapis.com/ü", NotAnAddress),
        ("https://fcm.googleapis.com/x#y", NotAnAddress),
        (&long, TooLong),
    ];
    for (endpoint, why) in nasty {
        assert_eq!(read(endpoint, &Allowed::default()).err(), Some(why), "{endpoint:?}");
    }
}

#[test]
fn an_endpoint_may_be_as_long_as_it_may_be() {
    let start = "https://fcm.googleapis.com/";
    let endpoint = format!("{start}{}", "x".repeat(LONGEST_ENDPOINT - start.len()));
    assert!(read(&endpoint, &Allowed::default()).is_ok());
    assert_eq!(read(&format!("{endpoint}x"), &Allowed::default()), Err(BadSubscription::TooLong));
}

#[test]
fn an_operator_may_allow_more() {
    let allowed = |entry| Allowed::nothing().and(entry).expect(entry);
    let taken = |entry, endpoint| read(endpoint, &allowed(entry)).is_ok();
    assert!(taken("push.example.org", "https://push.example.org/x"));
    assert!(!taken("push.example.org", "https://a.push.example.org/x"));
    assert!(taken("*.push.example.org", "https://a.b.push.example.org/x"));
    assert!(!taken("*.push.example.org", "https://push.example.org/x"));
    assert!(taken("https://push.example.org:8443", "https://push.example.org:8443/x"));
    assert!(!taken("https://push.example.org:8443", "https://push.example.org/x"));
    assert!(!taken("https://push.example.org:8443", "http://push.example.org:8443/x"));
    assert!(taken("https://10.1.2.3:8443", "https://10.1.2.3:8443/x"));
    assert!(taken("http://127.0.0.1:8080", "http://127.0.0.1:8080/x"));
    assert!(taken("http://[::1]:8080", "http://[::1]:8080/x"));
    assert!(!taken("http://127.0.0.1:8080", "http://127.0.0.1:8081/x"));
    assert!(!taken("http://127.0.0.1:8080", "http://127.0.0.2:8080/x"));
    assert!(read("https://fcm.googleapis.com/x", &allowed("push.example.org")).is_err(), "nothing else is on the list");
    let more = Allowed::default().and("push.example.org").expect("a host");
    assert!(read("https://fcm.googleapis.com/x", &more).is_ok());
}

#[test]
fn what_would_open_too_much_cannot_be_allowed() {
    for entry in [
        "",
        "*",
        "*.",
        "*.org",
        "**.example.org",
        ".example.org",
        "example.org.",
        "Push.example.org",
        "push.example.org/x",
        "push.example.org:8443",
        "10.1.2.3",
        "http://push.example.org",
        "http://localhost:8080",
        "http://10.1.2.3:8080",
        "http://0.0.0.0:8080",
        "https://push.example.org/x",
        "https://*.example.org",
        "https://push.example.org:443",
        "https://user@push.example.org",
        "ftp://push.example.org",
    ] {
        assert!(Allowed::default().and(entry).is_err(), "{entry:?}");
    }
}

#[test]
fn keys_and_secrets_are_checked() {
    let endpoint = "https://fcm.googleapis.com/x";
    let device = Device::fresh(endpoint);
    let (key, secret) = (device.p256dh(), device.auth());
    let read = |key: &str, secret: &str| Subscription::read(endpoint, key, secret, &Allowed::default());
    let subscription = read(&key, &secret).expect("in order");
    assert_eq!((subscription.p256dh(), subscription.auth()), (key.clone(), secret.clone()), "as it was given");
    assert_eq!(read(&format!("{key}="), &format!("{secret}==")), Ok(subscription), "padded or not");
    let off_the_curve = format!("{}AA", &key[..85]);
    let compressed = "AlYTxOOb1mOK1U8DWNfDJTLGB_cnhkYOKmBZvDPvAxLh";
    let all_zero = "A".repeat(87);
    let long = key.repeat(1_000);
    for bad in ["", "?", "AA", &key[..86], &off_the_curve, compressed, &all_zero, &long] {
        assert_eq!(read(bad, &secret), Err(BadSubscription::BadKey), "{bad}");
    }
    for bad in ["", "AAAA", &format!("{secret}AA"), "not base64 at all!!!!!", &"A".repeat(100_000)] {
        assert_eq!(read(&key, bad), Err(BadSubscription::BadSecret), "{bad}");
    }
}

#[test]
fn a_subscription_in_a_log_tells_its_service_only() {
    let subscription = read("https://fcm.googleapis.com/fcm/send/secret", &Allowed::default()).expect("in order");
    assert_eq!(format!("{subscription:?}"), r#"Subscription("https://fcm.googleapis.com")"#);
}
