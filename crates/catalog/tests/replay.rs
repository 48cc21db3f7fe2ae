//! Whoever looks back sees what they saw, and nothing else.

use catalog::replay::{Chosen, Ending, Eyes, Past, Tale};
use catalog::table::{AnyTable, Audience, Moment, Sight};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Back, Choices, Refusal, Seat, Seed, Viewer, pick};

const TABLES: [(&str, u8); 5] = [("greed", 2), ("greed", 3), ("smile", 2), ("downtown", 3), ("high-card", 3)];

/// All that is told to these eyes.
fn look_back(game: &str, record: &str, eyes: Eyes, over: bool) -> Result<(Vec<Past>, Vec<Chosen>, Ending), Refusal> {
    let (mut pasts, mut choices) = (Vec::new(), Vec::new());
    let ending = catalog::find(game)?.look_back(record, eyes, over, &mut |tale| {
        match tale {
            Tale::Past(past) => pasts.push(past),
            Tale::Chosen(chosen) => choices.push(chosen),
        }
        Ok(())
    })?;
    Ok((pasts, choices, ending))
}

/// The first seat that has not answered yet, and its prompt.
fn waiting(desk: &dyn AnyTable) -> Option<(Seat, u32)> {
    let open = |seat| desk.prompt(seat).filter(|prompt| !prompt.sealed);
    desk.asked().iter().find_map(|seat| Some((seat, open(seat)?.id)))
}

/// A choice at random, or one taken back.
fn act(desk: &mut dyn AnyTable, rng: &mut ChaCha8Rng, told: &mut Vec<Vec<Moment>>) -> bool {
    let Some((seat, prompt)) = waiting(desk) else { return false };
    if *pick(rng, &[true, false, false, false]) && desk.undo(seat, Back::Step).is_ok() {
        return true;
    }
    let action = pick(rng, &desk.choices(seat)).action.clone();
    let stories = desk.submit(seat, prompt, &action).expect("a legal choice");
    Viewer::all(desk.seats()).zip(told).for_each(|(viewer, told)| told.extend_from_slice(stories.to(viewer)));
    true
}

/// What was seen, without what was taken back.
fn moments(pasts: Vec<Past>) -> Vec<Moment> {
    let told = pasts.into_iter().filter(|past| past.undoes.is_none());
    told.map(|Past { event, lines, table, .. }| Moment { event, lines, table }).collect()
}

#[test]
fn whoever_looks_back_sees_what_they_were_told_what_was_taken_back_included() {
    let mut taken_back = 0;
    for (game, players) in TABLES {
        let entry = catalog::find(game).expect("a game");
        let mut rng = ChaCha8Rng::seed_from_u64(18);
        let (mut desk, first) = entry.open(players, &Choices::none(), Seed::of_game(18, 0)).expect("a table");
        let mut told: Vec<Vec<Moment>> = Viewer::all(players).map(|viewer| first.to(viewer).to_vec()).collect();
        for step in 0.. {
            let goes_on = step < 400 && act(&mut *desk, &mut rng, &mut told);
            if goes_on && step % 23 > 0 {
                continue;
            }
            for (viewer, told) in Viewer::all(players).zip(&told) {
                let (pasts, choices, ending) =
                    look_back(game, &desk.record(), Eyes::Of(viewer), false).expect("it can be told");
                taken_back += pasts.iter().filter(|past| past.undone).count();
                assert!(pasts.iter().all(|past| past.inputs.is_some() == ending.standing.is_some()));
                let own = |chosen: &Chosen| viewer.is(chosen.seat);
                assert!(ending.standing.is_some() || choices.iter().all(own), "{game}: {viewer} learns of others");
                assert!(choices.iter().all(|chosen| chosen.line.is_some() == own(chosen)));
                assert_eq!(moments(pasts), *told, "{game} for {viewer} after {step}");
            }
            if !goes_on {
                break;
            }
        }
    }
    assert!(taken_back > 0, "something was taken back, else this shows nothing");
}

#[test]
fn everything_lies_open_only_once_the_game_is_over() {
    for (game, players) in TABLES {
        let entry = catalog::find(game).expect("a game");
        let mut rng = ChaCha8Rng::seed_from_u64(4);
        let (mut desk, _) = entry.open(players, &Choices::none(), Seed::of_game(4, 0)).expect("a table");
        let mut told = vec![Vec::new(); usize::from(players) + 1];
        for _ in 0..20 {
            act(&mut *desk, &mut rng, &mut told);
        }
        let refusal = look_back(game, &desk.record(), Eyes::Open, false).expect_err("it goes on");
        assert_eq!(refusal.line.id, "replay-not-over");
        // Some end by agreement.
        let (pasts, choices, _) = look_back(game, &desk.record(), Eyes::Open, true).expect("it has ended");
        assert!(choices.iter().all(|chosen| chosen.line.is_some()));
        let (seen, ..) = look_back(game, &desk.record(), Eyes::Of(Viewer::Spectator), true).expect("it has ended");
        assert_eq!(pasts.len(), seen.len(), "{game}: everybody notices everything");
        if game == "greed" || game == "downtown" {
            assert!(pasts.iter().all(|past| past.table.value()["unveiled"].is_array()));
            assert!(seen.iter().all(|past| past.table.value().get("unveiled").is_none()));
        }
    }
}

/// What a viewer has been shown so far.
fn shown(desk: &mut dyn AnyTable, viewer: Viewer) -> (u32, Sight) {
    (desk.heard(viewer), desk.sight(viewer, false))
}

#[test]
fn two_games_that_looked_the_same_look_the_same_when_looked_back_at() {
    let mut compared = 0;
    for (game, players) in TABLES {
        let entry = catalog::find(game).expect("a game");
        for seed in 0..12 {
            let viewer = Viewer::all(players).nth(seed as usize % (usize::from(players) + 1)).expect("a viewer");
            let open = || entry.open(players, &Choices::none(), Seed::of_game(seed, 0)).expect("a table").0;
            let mut desks = [open(), open()];
            let mut stories = [Vec::new(), Vec::new()];
            let mut own = ChaCha8Rng::seed_from_u64(seed);
            let mut others = [1, 2].map(|run| ChaCha8Rng::seed_from_u64(100 * run + seed));
            for _ in 0..120 {
                let mine = desks.each_ref().map(|desk| waiting(&**desk).is_some_and(|(seat, _)| viewer.is(seat)));
                for ((desk, others), story) in desks.iter_mut().zip(&mut others).zip(&mut stories) {
                    let mut told = vec![Vec::new(); usize::from(players) + 1];
                    // The viewer does the same in both; the others do as they please.
                    if mine == [true, true] {
                        act(&mut **desk, &mut own.clone(), &mut told);
                    } else if waiting(&**desk).is_some_and(|(seat, _)| !viewer.is(seat)) {
                        act(&mut **desk, others, &mut told);
                    }
                    let place = viewer.seat().map_or(usize::from(players), Seat::index);
                    story.append(&mut told[place]);
                }
                if mine == [true, true] {
                    pick(&mut own, &[0; 7]);
                }
                let [one, two] = &mut desks;
                if shown(&mut **one, viewer) != shown(&mut **two, viewer) || stories[0] != stories[1] {
                    break;
                }
                if one.standing().is_none() && one.record() != two.record() {
                    let told = |desk: &dyn AnyTable| {
                        let told = look_back(game, &desk.record(), Eyes::Of(viewer), false).expect("it can be told");
                        (told.0, told.1)
                    };
                    assert_eq!(told(&**one), told(&**two), "{game}: {viewer} saw the same");
                    compared += 1;
                }
            }
        }
    }
    assert!(compared > 50, "only {compared} compared");
}

#[test]
fn what_is_no_game_is_not_told() {
    let entry = catalog::find("greed").expect("a game");
    let (mut desk, _) = entry.open(2, &Choices::none(), Seed::of_game(1, 0)).expect("a table");
    desk.listen(Audience::NOBODY);
    let record = desk.record();
    let mut twice: serde_json::Value = serde_json::from_str(&record).expect("JSON");
    twice["inputs"][1] = twice["inputs"][0].clone();
    for (damaged, why) in [
        (record.replace("chance", "chanec"), "damaged-record"),
        (twice.to_string(), "record-cannot-be-replayed"),
        (record.replace("greed", "chess"), "record-of-another-game"),
    ] {
        let refusal = look_back("greed", &damaged, Eyes::Of(Viewer::Spectator), false).expect_err(why);
        assert_eq!(refusal.line.id, why);
    }
    let refusal = look_back("greed", &record, "E".parse().expect("eyes"), false).expect_err("nobody sits there");
    assert_eq!(refusal.line.id, "no-such-seat");
    let mut heard = 0;
    let stopped = entry.look_back(&record, Eyes::Of(Viewer::Spectator), false, &mut |_| {
        heard += 1;
        if heard < 3 { Ok(()) } else { Err(Refusal::new("server-replay-too-long")) }
    });
    assert_eq!((stopped.map(|_| ()).map_err(|refusal| refusal.line.id), heard), (Err("server-replay-too-long"), 3));
}

/// A whole game without second thoughts.
fn whole_game(game: &str, players: u8, seed: u64) -> (String, Vec<serde_json::Value>) {
    let entry = catalog::find(game).expect("a game");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut desk, _) = entry.open(players, &Choices::none(), Seed::of_game(seed, 0)).expect("a table");
    while let Some((seat, prompt)) = waiting(&*desk) {
        let action = pick(&mut rng, &desk.choices(seat)).action.clone();
        desk.submit(seat, prompt, &action).expect("a legal choice");
    }
    let record = desk.record();
    (record.clone(), inputs(&record))
}

fn inputs(record: &str) -> Vec<serde_json::Value> {
    let record: serde_json::Value = serde_json::from_str(record).expect("JSON");
    record["inputs"].as_array().expect("inputs").clone()
}

/// From so many random moments of each game: the same deal, whoever goes on how.
fn what_if(moments: usize) {
    for (game, players) in TABLES {
        let entry = catalog::find(game).expect("a game");
        let mut rng = ChaCha8Rng::seed_from_u64(57);
        let (record, played) = whole_game(game, players, 57);
        let (pasts, ..) = look_back(game, &record, Eyes::Open, true).expect("it is over");
        let last = pasts.last().and_then(|past| past.inputs).expect("it is over");
        let moments: Vec<usize> = (0..moments).filter_map(|_| pick(&mut rng, &pasts).inputs).collect();
        for at in moments.into_iter().filter(|&at| at < last) {
            let context = format!("{game} after {at} inputs");
            let branch = |seed| match entry.branch(&record, at, Some("K7Q-4MP"), seed) {
                // What is dealt to the end by itself is over.
                Err(refusal) if refusal.line.id == "game-is-over" => None,
                // Anew is dealt in a position, which not every game has.
                Err(refusal) if seed.is_some() && refusal.line.id == "no-positions" => None,
                other => Some(other.unwrap_or_else(|refusal| panic!("{context}: {refusal}"))),
            };
            let Some(mut desk) = branch(None) else { continue };
            // The same choices lead to the same game: nothing hidden was decided anew.
            let mut next = inputs(&desk.record()).len();
            while let Some(input) = played.get(next) {
                if let Some([seat, action]) = input["act"].as_array().map(Vec::as_slice) {
                    let seat: Seat = seat.as_str().expect("a seat").parse().expect("a seat");
                    let prompt = desk.prompt(seat).expect("it is asked").id;
                    desk.submit(seat, prompt, action.as_str().expect("notation")).expect("it was legal");
                }
                next += 1;
            }
            assert_eq!(inputs(&desk.record()), played, "{context}");
            // Other choices lead elsewhere, by the same deal, which anybody can check.
            for seed in [None, Some(Seed::of_game(99, 0))] {
                let Some(mut desk) = branch(seed) else { continue };
                let mut told = vec![Vec::new(); usize::from(players) + 1];
                while act(&mut *desk, &mut rng, &mut told) {}
                let record = desk.record();
                let verified = entry.verify(&record).unwrap_or_else(|refusal| panic!("{context}: {refusal}"));
                assert!(verified.standing.is_some());
                if seed.is_none() {
                    assert_eq!(inputs(&record)[..at], played[..at], "{context}");
                }
                let record: serde_json::Value = serde_json::from_str(&record).expect("JSON");
                assert_eq!(record["origin"], serde_json::json!({ "game": "K7Q-4MP", "inputs": at }));
            }
        }
        assert_eq!(
            entry.branch(&record, played.len() + 1, None, None).map(drop).expect_err("too far").line.id,
            "record-has-fewer-inputs"
        );
        let end = entry.branch(&record, played.len(), None, None).map(drop).expect_err("nothing is left to play");
        assert_eq!(end.line.id, "game-is-over");
    }
}

#[test]
fn from_any_moment_the_game_goes_on_by_the_same_deal() {
    what_if(6);
}

#[test]
#[ignore = "takes minutes: make soak"]
fn from_two_hundred_moments_of_each_game_it_goes_on_by_the_same_deal() {
    what_if(200);
}
