//! Lists the lessons that stand in the folders, so that a game brings its own by name.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let folder = here.join("../../lessons").canonicalize().expect("the repository");
    let mut text = String::from("pub(crate) const LESSONS: &[(&str, &str, &str)] = &[\n");
    for game in listed(&folder).into_iter().filter(|path| path.is_dir()) {
        for lesson in listed(&game).into_iter().filter(|path| path.extension().is_some_and(|kind| kind == "json")) {
            let (game, name) = (stem(&game), stem(&lesson));
            // The number in front only says which comes first.
            let name = name.split_once('-').map_or(name.as_str(), |(_, name)| name);
            let path = lesson.display().to_string();
            let _ = writeln!(text, "    ({game:?}, {name:?}, include_str!({path:?})),");
        }
    }
    text.push_str("];\n");
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("files.rs");
    fs::write(out, text).expect("cargo's folder can be written");
}

/// What a folder holds, in order.
fn listed(folder: &Path) -> Vec<PathBuf> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("a folder can be read").path()).collect();
    paths.sort();
    paths
}

fn stem(path: &Path) -> String {
    path.file_stem().and_then(|stem| stem.to_str()).expect("a plain name").to_owned()
}
