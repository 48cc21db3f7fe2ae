//! Lists the sentences and rule books that stand in the folders, so that a game brings its own by name.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

fn main() {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let root = here.join("../..").canonicalize().expect("the repository");
    let mut homes = vec![root.join("locales")];
    let mut books = vec![root.join("docs/rules")];
    if env::var_os("CARGO_FEATURE_TOY").is_some() {
        homes.push(root.join("crates/tabletop/src/testkit/toy/locales"));
        books.push(root.join("crates/tabletop/src/testkit/toy/rules"));
    }
    let mut text = String::new();
    for (language, name) in [("en", "EN"), ("de", "DE")] {
        let files = homes.iter().flat_map(|home| listed(&home.join(language), ".ftl"));
        // What only the page says is fetched by the page.
        let files = files.filter(|(name, _)| name != "web" && !name.ends_with("-web"));
        write(&mut text, &format!("pub(crate) const {name}"), files.map(|(name, path)| (name + ".ftl", path)));
        let ending = format!(".{language}.md");
        let books = books.iter().flat_map(|home| listed(home, &ending));
        write(&mut text, &format!("pub(crate) const BOOKS_{name}"), books);
    }
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it")).join("files.rs");
    fs::write(out, text).expect("cargo's folder can be written");
}

/// The files of a folder with this ending, by their names without it, in order.
fn listed(folder: &Path, ending: &str) -> Vec<(String, PathBuf)> {
    println!("cargo:rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut files: Vec<(String, PathBuf)> = entries
        .filter_map(|entry| {
            let path = entry.expect("a folder can be read").path();
            let name = path.file_name()?.to_str()?.strip_suffix(ending)?.to_owned();
            Some((name, path))
        })
        .collect();
    files.sort();
    files
}

fn write(text: &mut String, head: &str, files: impl Iterator<Item = (String, PathBuf)>) {
    let _ = writeln!(text, "{head}: &[(&str, &str)] = &[");
    for (name, path) in files {
        let path = path.display().to_string();
        let _ = writeln!(text, "    ({name:?}, include_str!({path:?})),");
    }
    text.push_str("];\n");
}
