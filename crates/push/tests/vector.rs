//! The example of RFC 8291 (section 5 and appendix A), byte for byte.

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use push::testkit::encrypt_as_in_the_rfc;
use push::{Allowed, Subscription};

#[test]
fn the_example_of_the_rfc_comes_out() {
    let allowed = Allowed::nothing().and("push.example.net").expect("a host");
    let browser = Subscription::read(
        "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "BTBZMqHH6r4Tts7J_aSIgg",
        &allowed,
    )
    .expect("a subscription");
    let decoded = |text| BASE64_URL_SAFE_NO_PAD.decode(text).expect("base64url");
    let sender_key = decoded("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw");
    let salt = decoded("DGv6ra1nlYgDCS1FRnbzlw").try_into().expect("16 bytes");
    let body = encrypt_as_in_the_rfc(&browser, b"When I grow up, I want to be a watermelon", &sender_key, salt);
    assert_eq!(
        BASE64_URL_SAFE_NO_PAD.encode(body),
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl\
         7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    );
}
