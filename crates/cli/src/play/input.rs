//! What somebody typed.

/// A typed line, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Choose the n-th choice, from 1.
    Number(usize),
    /// Explain the question.
    Help,
    /// Say why a choice is not possible.
    Why(String),
    /// Describe the table.
    Look,
    /// Tell the story so far again.
    Story,
    /// Take the last choice back.
    Undo,
    /// Suggest a choice.
    Hint,
    /// Also save to a file.
    Save(String),
    /// Stop for now.
    Quit,
    /// Explain a rule.
    Rule(String),
    /// Words of a choice.
    Words(String),
    /// Nothing.
    Empty,
}

impl Command {
    /// Commands are the same words in both languages, with German ones besides.
    pub(crate) fn read(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim().to_owned();
        match word.to_lowercase().as_str() {
            "" => Self::Empty,
            "?" | "help" | "hilfe" => Self::Help,
            "why" | "warum" if !rest.is_empty() => Self::Why(rest),
            "look" | "schau" => Self::Look,
            "story" | "verlauf" => Self::Story,
            "undo" | "zurück" => Self::Undo,
            "hint" | "tipp" => Self::Hint,
            "save" | "sichern" if !rest.is_empty() => Self::Save(rest),
            "quit" | "exit" | "ende" => Self::Quit,
            "rule" | "regel" if !rest.is_empty() => Self::Rule(rest),
            number if number.parse::<usize>().is_ok() && rest.is_empty() => Self::Number(number.parse().unwrap_or(0)),
            _ => Self::Words(line.to_owned()),
        }
    }
}

/// The choices that fit the typed words: all those whose sentence or notation has every word, or only
/// the one that is written exactly so, or the only one that begins so.
pub(crate) fn fitting<'a, T>(typed: &str, choices: &'a [(String, T)], action: fn(&T) -> &str) -> Vec<&'a (String, T)> {
    let typed = simple(typed);
    let exactly = |(said, choice): &&(String, T)| simple(action(choice)) == typed || simple(said) == typed;
    if let Some(exact) = choices.iter().find(exactly) {
        return vec![exact];
    }
    let has_all = |text: &str| {
        let there: Vec<&str> = text.split_whitespace().collect();
        typed.split_whitespace().all(|word| there.iter().any(|known| known.starts_with(word)))
    };
    let fit: Vec<_> =
        choices.iter().filter(|(said, choice)| has_all(&simple(said)) || has_all(&simple(action(choice)))).collect();
    // "a 2 to move and a 6" is not "a 6 to move and a 2": the beginning decides, where only one begins so.
    let begin: Vec<_> = fit.iter().copied().filter(|(said, _)| simple(said).starts_with(&typed)).collect();
    if begin.len() == 1 { begin } else { fit }
}

/// Lower case, without punctuation.
fn simple(text: &str) -> String {
    let kept = text.chars().map(|letter| if letter.is_alphanumeric() || letter == '-' { letter } else { ' ' });
    kept.collect::<String>().to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(typed: &str) -> Vec<&'static str> {
        let choices =
            [("Zahle Ben 3k und 1 Spitzel.", "pay B"), ("Zahle Carla 3k.", "pay C"), ("Kassiere bei Ben ab.", "rob B")]
                .map(|(said, action)| (said.to_owned(), action));
        fitting(typed, &choices, |action| action).into_iter().map(|(_, action)| *action).collect()
    }

    #[test]
    fn words_find_choices() {
        assert_eq!(found("zahle ben"), ["pay B"]);
        assert_eq!(found("ZAHL"), ["pay B", "pay C"]);
        assert_eq!(found("rob b"), ["rob B"]);
        assert_eq!(found("ben ab"), ["rob B"]);
        assert_eq!(found("xyz"), Vec::<&str>::new());
        assert_eq!(found("Zahle Carla 3k"), ["pay C"]);
        assert_eq!(found("b"), ["pay B", "rob B"]);
    }

    #[test]
    fn the_beginning_decides_between_choices_of_the_same_words() {
        let choices = ["Take a 2 to move and a 6 to act", "Take a 6 to move and a 2 to act"];
        let choices = choices.map(|said| (said.to_owned(), ""));
        let found = |typed| fitting(typed, &choices, |action| action).len();
        assert_eq!((found("take a 6 to move"), found("take 2"), found("2 6")), (1, 2, 2));
    }

    #[test]
    fn commands_are_read_in_both_languages() {
        assert_eq!(Command::read(" 12 "), Command::Number(12));
        assert_eq!(Command::read("?"), Command::Help);
        assert_eq!(Command::read("warum zahle Carla"), Command::Why("zahle Carla".into()));
        assert_eq!(Command::read("zurück"), Command::Undo);
        assert_eq!(Command::read("ZURÜCK"), Command::Undo);
        assert_eq!(Command::read("save a b.json"), Command::Save("a b.json".into()));
        assert_eq!(Command::read("pay Ben"), Command::Words("pay Ben".into()));
        assert_eq!(Command::read(""), Command::Empty);
        assert_eq!(Command::read("why"), Command::Words("why".into()));
    }
}
