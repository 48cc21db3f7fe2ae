//! The seed that a server and the seats make together.

use server::shuffle::{Fair, bot_nonce, commitment, digits, seed};
use tabletop::Seat;

fn nonces() -> Vec<String> {
    vec!["00112233445566778899aabbccddeeff".into(), bot_nonce(&[7; 32], Seat::new(1))]
}

// Worked out with Python's hashlib; see docs/protocol.md.
#[test]
fn fixed_vectors() {
    assert_eq!(commitment(&[7; 32]), "4bb06f8e4e3a7715d201d573d0aa423762e55dabd61a2c02278fa56cc6d294e0");
    assert_eq!(bot_nonce(&[7; 32], Seat::new(1)), "a1a6043fdd38f697322b16369e16ea68");
    assert_eq!(
        seed(&[7; 32], &nonces()).to_string(),
        "9a273ca500993fa4d26e2cf41b0a161657f99661613911038e4eece8547e02b4"
    );
}

#[test]
fn a_proof_gives_the_seed_and_a_changed_one_does_not() {
    let fair = Fair { commitment: commitment(&[7; 32]), secret: digits(&[7; 32]), nonces: nonces() };
    assert_eq!(fair.seed().expect("a good proof"), seed(&[7; 32], &nonces()));
    let other = Fair { secret: digits(&[8; 32]), ..fair.clone() };
    assert_eq!(other.seed().unwrap_err().line.id, "shuffle-not-as-committed");
    for secret in ["", "07", "zz", &"é".repeat(32)] {
        let other = Fair { secret: secret.into(), ..fair.clone() };
        assert_eq!(other.seed().unwrap_err().line.id, "shuffle-unreadable");
    }
    let other = Fair { nonces: vec!["short".into()], ..fair };
    assert_eq!(other.seed().unwrap_err().line.id, "shuffle-unreadable");
}

#[test]
fn every_part_counts() {
    let good = seed(&[7; 32], &nonces());
    let swapped: Vec<String> = nonces().into_iter().rev().collect();
    assert_ne!(seed(&[7; 32], &swapped), good);
    assert_ne!(seed(&[8; 32], &nonces()), good);
    assert_ne!(seed(&[7; 32], &nonces()[..1]), good);
}
