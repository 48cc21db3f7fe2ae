//! As much of a story as is told at once: its end, or what comes right before what is known already.

use catalog::table::Moment;
use serde::Serialize;
use tabletop::{Line, Refusal, Viewer};

use crate::table::Table;

/// So many moments are shown at most to whoever comes late, each with the table as it was then.
const SHOWN: u32 = 64;
/// So many are told in words at most.
const TOLD: u32 = 400;

/// What the viewer has missed since it had heard so much, as far as there is room for it: the latest.
pub(super) fn missed(table: &Table, viewer: Viewer, heard: u32) -> Vec<Moment> {
    let Some(desk) = &table.desk else { return Vec::new() };
    let all = desk.heard(viewer);
    // Of a game under older rules nothing can be told anew.
    let moments = desk.story(viewer, heard.max(all.saturating_sub(SHOWN))..all, true).unwrap_or_default();
    last(moments, table.house.config.limits.story_bytes)
}

/// What the viewer was told before the moment `before`, in words: from which moment on, and the sentences of each.
pub(super) fn told(table: &Table, viewer: Viewer, before: Option<u32>) -> Result<(u32, Vec<Vec<Line>>), Refusal> {
    let desk = table.desk.as_ref().ok_or_else(|| Refusal::new("server-not-started"))?;
    let all = desk.heard(viewer);
    let end = before.map_or(all, |before| before.min(all));
    let moments = desk.story(viewer, end.saturating_sub(TOLD)..end, false)?;
    let lines = moments.into_iter().map(|moment| moment.lines).collect();
    let lines = last(lines, table.house.config.limits.story_bytes);
    Ok((end - lines.len() as u32, lines))
}

/// The same of a story that was kept as sentences.
pub(super) fn kept<T: Serialize>(mut lines: Vec<T>, before: Option<u32>, bytes: usize) -> (u32, Vec<[T; 1]>) {
    lines.truncate(before.map_or(usize::MAX, |before| before as usize));
    let end = lines.len();
    let told = lines.into_iter().skip(end.saturating_sub(TOLD as usize)).map(|line| [line]).collect();
    let told = last(told, bytes);
    ((end - told.len()) as u32, told)
}

/// The last of these that fit into so many bytes; one does in any case.
fn last<T: Serialize>(mut all: Vec<T>, bytes: usize) -> Vec<T> {
    let mut room = bytes;
    let fits = |one: &&T| {
        let length = serde_json::to_vec(one).map_or(usize::MAX, |text| text.len() + 1);
        let fits = length <= room;
        room = room.saturating_sub(length);
        fits
    };
    let fitting = all.iter().rev().take_while(fits).count().max(1);
    all.split_off(all.len().saturating_sub(fitting))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_are_told_as_far_as_there_is_room() {
        assert_eq!(last(vec!["aa", "bb", "cc"], 10), ["bb", "cc"], "five bytes each");
        assert_eq!(last(vec!["aa", "bb", "cc"], 1), ["cc"]);
        assert_eq!(last(vec!["a very long one", "b"], 10), ["b"]);
        assert!(last(Vec::<&str>::new(), 10).is_empty());
    }

    #[test]
    fn a_kept_story_can_be_read_back_to_its_beginning() {
        let story: Vec<u32> = (0..1000).collect();
        let (mut before, mut read) = (None, Vec::new());
        loop {
            let (first, told) = kept(story.clone(), before, 500);
            let told: Vec<u32> = told.into_iter().flatten().collect();
            read.splice(0..0, told);
            before = Some(first);
            if first == 0 {
                break;
            }
        }
        assert_eq!(read, story);
        assert_eq!(kept(story, Some(0), 500), (0, Vec::new()));
    }
}
