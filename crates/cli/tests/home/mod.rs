//! Where a game's own files are.

use std::path::{Path, PathBuf};

/// The repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The folder of a game: one of those under `games`, or the toy's.
pub(crate) fn of(game: &str) -> PathBuf {
    let usual = root().join("games").join(game);
    if usual.is_dir() { usual } else { root().join("crates/tabletop/src/testkit/toy") }
}
