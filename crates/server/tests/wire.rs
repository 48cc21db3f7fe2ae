//! What others read of our types comes from the types: TypeScript for the page, a JSON Schema for each game,
//! and the description of the routes. To write all of it anew:
//! `BACKROOM_WRITE=1 cargo test --package server --test wire`.

/// Does something with each game whose types others read.
macro_rules! for_each_game {
    ($act:ident) => {
        $act!(catalog::greed::Greed);
        $act!(catalog::smile::Smile);
        $act!(catalog::downtown::Downtown);
    };
}

#[path = "wire/openapi.rs"]
mod openapi;
#[path = "wire/schema.rs"]
mod schema;
#[path = "wire/typescript.rs"]
mod typescript;

use std::fs;
use std::path::Path;

/// Compares a text with its file, by its path in the repository. With `BACKROOM_WRITE` set it is written instead.
fn assert_written(path: &str, text: &str) {
    let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).join(path);
    if std::env::var_os("BACKROOM_WRITE").is_some() {
        fs::create_dir_all(path.parent().expect("a file lies in a folder")).expect("the folder can be made");
        fs::write(path, text).expect("the file can be written");
        return;
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(written == text, "{} is stale: run this test with BACKROOM_WRITE=1", path.display());
}
