//! The tree is the architecture: who may know whom.

use std::collections::BTreeMap;
use std::process::Command;

/// Any crate under `games`.
const GAME: &str = "a game";

/// What each crate may depend on inside the workspace.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("tabletop", &[]),
    (GAME, &["tabletop"]),
    ("words", &["tabletop"]),
    ("bots", &["tabletop"]),
    ("review", &["tabletop", "bots"]),
    ("catalog", &["tabletop", GAME, "bots", "review"]),
    ("laboratory", &["tabletop", "catalog", "bots", "review"]),
    ("store", &[]),
    ("push", &[]),
    ("server", &["tabletop", "catalog", "words", "store", "push"]),
    ("backroom", &["tabletop", "catalog", "laboratory", "words", "store", "server"]),
];

#[test]
fn crates_know_only_what_is_below_them() {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--no-deps", "--offline"])
        .output()
        .expect("cargo runs");
    let metadata: serde_json::Value = serde_json::from_slice(&output.stdout).expect("cargo metadata is JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let name = |value: &serde_json::Value| value["name"].as_str().expect("a name").to_owned();
    let is_game = |package: &serde_json::Value| {
        package["manifest_path"].as_str().expect("a path").rsplit(['/', '\\']).nth(2) == Some("games")
    };
    // Every game has the same place.
    let place = |package: &serde_json::Value| if is_game(package) { GAME.to_owned() } else { name(package) };
    let members: BTreeMap<String, String> = packages.iter().map(|package| (name(package), place(package))).collect();
    let allowed: BTreeMap<&str, &[&str]> = MAY_KNOW.iter().copied().collect();
    for package in packages {
        let crate_name = name(package);
        let allowed = allowed.get(place(package).as_str());
        let allowed = allowed.unwrap_or_else(|| panic!("{crate_name} has no place in the tree"));
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let known = name(dependency);
            // Games test their words, the laboratory measures single games, the server describes what they send.
            let of_tests = known == "words" || ["laboratory", "server"].contains(&crate_name.as_str());
            let for_tests = dependency["kind"] == "dev" && of_tests;
            if let Some(place) = members.get(&known).filter(|_| !for_tests && known != crate_name) {
                assert!(allowed.contains(&place.as_str()), "{crate_name} must not know {known}");
            }
        }
    }
}
