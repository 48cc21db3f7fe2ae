//! The rule books, built in, and each rule by its id.

use crate::Language;

macro_rules! books {
    ($($game:literal),* $(,)?) => {
        const BOOKS: &[(&str, Language, &str)] = &[$(
            ($game, Language::En, include_str!(concat!("../../../docs/rules/", $game, ".en.md"))),
            ($game, Language::De, include_str!(concat!("../../../docs/rules/", $game, ".de.md"))),
        )*];
    };
}

books!["greed", "downtown", "smile"];

/// The whole rule book of a game, as Markdown.
pub fn book(game: &str, language: Language) -> Option<&'static str> {
    BOOKS.iter().find(|(name, spoken, _)| *name == game && *spoken == language).map(|&(_, _, text)| text)
}

/// A rule: its id and the paragraph that explains it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rule {
    /// The id that refusals and tests cite.
    pub id: &'static str,
    /// The paragraph, without its id.
    pub text: &'static str,
}

/// All rules of a game in the order of its book.
pub fn rules(game: &str, language: Language) -> impl Iterator<Item = Rule> {
    book(game, language).unwrap_or_default().lines().filter_map(rule)
}

/// The rule with this id.
pub fn find(game: &str, language: Language, id: &str) -> Option<Rule> {
    rules(game, language).find(|rule| rule.id == id)
}

/// A paragraph that ends in an id is a rule.
fn rule(line: &'static str) -> Option<Rule> {
    let (text, id) = line.trim_end().strip_suffix("`]")?.rsplit_once("[`")?;
    Some(Rule { id, text: text.trim().trim_start_matches("- ").trim() })
}

/// A rule's paragraph without the marks of Markdown, for the ear.
pub fn plain(text: &str) -> String {
    text.replace(['*', '`'], "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_opens_in_both_languages() {
        for (game, id) in [("greed", "gr.draft"), ("downtown", "dt.rob"), ("smile", "sm.dice")] {
            for language in Language::ALL {
                let rule = find(game, language, id).unwrap_or_else(|| panic!("{language}: {id}"));
                assert!(rule.text.len() > 20 && !rule.text.contains("[`"), "{rule:?}");
            }
        }
        assert_eq!(find("greed", Language::En, "gr.nothing"), None);
        assert_eq!(rules("chess", Language::En).count(), 0);
    }

    #[test]
    fn both_languages_have_the_same_rules_once() {
        for game in ["greed", "downtown", "smile"] {
            let ids = |language| {
                let mut ids: Vec<_> = rules(game, language).map(|rule| rule.id).collect();
                ids.sort_unstable();
                ids
            };
            let english = ids(Language::En);
            assert_eq!(english, ids(Language::De), "{game}");
            assert!(english.windows(2).all(|pair| pair[0] != pair[1]), "{game}: a rule stands twice");
        }
    }
}
