//! The rule books.

use words::Language;
use words::rulebook::{book, find, games, rules};

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
    for game in games() {
        assert!(Language::ALL.into_iter().all(|language| book(game, language).is_some()), "{game} has both books");
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
