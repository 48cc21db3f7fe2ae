//! The tree is the architecture: who may know whom.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// What each crate may depend on inside the workspace.
const MAY_KNOW: &[(&str, &[&str])] = &[
    ("tabletop", &[]),
    ("greed", &["tabletop"]),
    ("downtown", &["tabletop"]),
    ("smile", &["tabletop"]),
    ("words", &["tabletop"]),
    ("bots", &["tabletop"]),
    ("catalog", &["tabletop", "greed", "downtown", "smile", "bots"]),
    ("store", &[]),
    ("server", &["tabletop", "catalog", "words", "store"]),
    ("backroom", &["tabletop", "catalog", "words", "store", "server"]),
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
    let members: BTreeSet<String> = packages.iter().map(name).collect();
    let allowed: BTreeMap<&str, &[&str]> = MAY_KNOW.iter().copied().collect();
    for package in packages {
        let crate_name = name(package);
        let allowed =
            allowed.get(crate_name.as_str()).unwrap_or_else(|| panic!("{crate_name} has no place in the tree"));
        for dependency in package["dependencies"].as_array().expect("dependencies") {
            let known = name(dependency);
            // tabletop tests itself with its own battery, games test their words.
            if dependency["kind"] == "dev" && known == "words" {
                continue;
            }
            if members.contains(&known) && known != crate_name {
                assert!(allowed.contains(&known.as_str()), "{crate_name} must not know {known}");
            }
        }
    }
}
