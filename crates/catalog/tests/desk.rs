//! A desk goes on from its snapshot as if nothing had happened, and tells everybody's story anew.

use catalog::table::{AnyTable, Audience, Moment};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use tabletop::{Arg, Back, Choices, Line, Seat, Seed, Viewer, pick};

/// The first seat that has not answered yet, and its prompt.
fn waiting(desk: &dyn AnyTable) -> Option<(Seat, u32)> {
    let open = |seat| desk.question(Viewer::Seat(seat)).prompt.filter(|prompt| !prompt.sealed);
    desk.asked().iter().find_map(|seat| Some((seat, open(seat)?.id)))
}

/// All that can be asked of a desk.
fn all_of(desk: &dyn AnyTable) -> String {
    let viewers: Vec<_> = Viewer::all(desk.seats())
        .map(|viewer| {
            let seat = viewer.seat();
            let choices = seat.map(|seat| (desk.choices(seat), desk.undoable(seat)));
            (desk.question(viewer), desk.table(viewer), desk.memory(viewer), desk.heard(viewer), choices)
        })
        .collect();
    format!("{viewers:?} {:?} {:?} {:?} {}", desk.asked(), desk.sealed(), desk.enclosed(), desk.record())
}

/// Plays at random, with undos now and then, and calls `check` after every step with what everybody was told.
fn play(game: &str, players: u8, seed: u64, mut check: impl FnMut(&mut Box<dyn AnyTable>, &[Vec<Moment>])) {
    let entry = catalog::find(game).expect("a game");
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let (mut desk, told) = entry.open(players, &Choices::none(), Seed::of_game(seed, 0)).expect("a table");
    let mut stories: Vec<Vec<Moment>> = Viewer::all(players).map(|viewer| told.to(viewer).to_vec()).collect();
    for _ in 0..300 {
        let Some((seat, prompt)) = waiting(&*desk) else { return };
        if *pick(&mut rng, &[true, false, false, false, false]) && desk.undo(seat, Back::Step).is_ok() {
            check(&mut desk, &stories);
            continue;
        }
        let action = pick(&mut rng, &desk.choices(seat)).action.clone();
        let told = desk.submit(seat, prompt, &action).expect("a legal choice");
        Viewer::all(players).zip(&mut stories).for_each(|(viewer, story)| story.extend_from_slice(told.to(viewer)));
        check(&mut desk, &stories);
    }
}

const TABLES: [(&str, u8); 4] = [("greed", 2), ("greed", 3), ("smile", 2), ("downtown", 3)];

#[test]
fn a_desk_goes_on_from_its_snapshot() {
    for (game, players) in TABLES {
        play(game, players, 5, |desk, _| {
            let snapshot = desk.snapshot();
            let restored = catalog::find(game).expect("a game").restore(&snapshot).expect("a good snapshot");
            assert_eq!(all_of(&**desk), all_of(&*restored));
            assert_eq!(snapshot, restored.snapshot());
            // The rest is played on the restored one: its chance must follow from the seed too.
            *desk = restored;
        });
    }
}

#[test]
fn stories_are_told_anew_from_any_moment() {
    for (game, players) in TABLES {
        let mut step = 0;
        play(game, players, 7, |desk, stories| {
            step += 1;
            for (viewer, story) in Viewer::all(players).zip(stories) {
                assert_eq!(desk.heard(viewer) as usize, story.len());
                if step % 40 == 0 {
                    let lines = |story: &[Moment]| story.iter().map(|moment| moment.lines.clone()).collect::<Vec<_>>();
                    assert_eq!(lines(desk.stories().expect("stories").to(viewer)), lines(story));
                    assert_eq!(desk.story(viewer, 0..u32::MAX, true).expect("a story"), *story);
                    let half = story.len() / 2;
                    assert_eq!(desk.story(viewer, half as u32..u32::MAX, true).expect("a story"), story[half..]);
                    assert_eq!(desk.story(viewer, 1..half as u32, true).expect("a story"), story[1.min(half)..half]);
                }
            }
        });
    }
}

#[test]
fn only_the_audience_is_told_and_everybody_is_counted() {
    let ann = Viewer::Seat(Seat::new(0));
    play("greed", 3, 9, |desk, _| {
        desk.listen(Audience::NOBODY.with(ann));
        let before: Vec<u32> = Viewer::all(3).map(|viewer| desk.heard(viewer)).collect();
        let Some((seat, prompt)) = waiting(&**desk) else { return };
        let action = desk.choices(seat)[0].action.clone();
        let told = desk.submit(seat, prompt, &action).expect("a legal choice");
        for (viewer, before) in Viewer::all(3).zip(before) {
            let heard = (desk.heard(viewer) - before) as usize;
            assert_eq!(told.to(viewer).len(), if viewer == ann { heard } else { 0 });
        }
        desk.listen(Audience::EVERYBODY);
    });
}

#[test]
fn a_damaged_snapshot_is_refused() {
    let entry = catalog::find("smile").expect("a game");
    let (desk, _) = entry.open(2, &Choices::none(), Seed::of_game(1, 0)).expect("a table");
    let good = desk.snapshot();
    for damaged in ["", "{}", "null", &good[..good.len() / 2], &good.replace("\"heard\":[", "\"heard\":[1,")] {
        assert_eq!(entry.restore(damaged).err().expect("a refusal").line.id, "damaged-snapshot", "{damaged}");
    }
    let other = catalog::find("greed").expect("a game").restore(&good).err().expect("a refusal");
    assert!(["damaged-snapshot", "record-of-another-game"].contains(&other.line.id));
}

#[test]
fn a_game_goes_on_under_new_rules_and_its_record_says_where() {
    let entry = catalog::find("smile").expect("a game");
    let (desk, _) = entry.open(2, &Choices::none(), Seed::of_game(1, 0)).expect("a table");
    let old = desk.snapshot().replacen("\"rules\":", "\"rules\":9", 1);
    let restored = entry.restore(&old).expect("it goes on");
    assert_eq!(desk.table(Viewer::Spectator), restored.table(Viewer::Spectator));
    assert!(restored.record().contains("went_on"));
    assert_eq!(entry.verify(&restored.record()).unwrap_err().line.id, "record-of-other-rules");
    assert_eq!(restored.story(Viewer::Spectator, 0..u32::MAX, false).unwrap_err().line.id, "record-of-other-rules");
}

#[test]
fn a_game_is_played_to_its_end_by_the_rules_it_began_with() {
    let entry = catalog::find("downtown").expect("a game");
    assert!(entry.plays(1) && entry.plays(entry.rules_version()) && !entry.plays(0) && !entry.plays(3));
    let (mut desk, _) = entry.open(3, &Choices::none().under(1), Seed::of_game(1, 0)).expect("a table");
    // Such a snapshot does not say by which rules it is played: there was only one version.
    let old = desk.snapshot().replace("\"rules\":1,\"edition\"", "\"edition\"");
    assert!(old.contains("\"rules\":1,\"config\"") && !old.contains("\"rules\":2"), "{old}");
    let mut restored = entry.restore(&old).expect("it goes on");
    for _ in 0..40 {
        let Some(seat) = desk.asked().lowest() else { break };
        let action = desk.bot(seat, "random", 1).expect("a choice");
        for desk in [&mut desk, &mut restored] {
            let prompt = desk.prompt(seat).expect("it is asked").id;
            desk.submit(seat, prompt, &action).expect("it is legal");
        }
    }
    assert_eq!(desk.record(), restored.record());
    assert!(!restored.record().contains("went_on"));
    assert!(entry.verify(&restored.record()).is_ok());
    assert!(restored.story(Viewer::Spectator, 0..u32::MAX, false).is_ok());
}

/// The seats a line names in `seats`.
fn named(line: &Line) -> Vec<Seat> {
    let names = line.args.iter().find_map(|(name, arg)| match arg {
        Arg::List(names) if *name == "seats" => Some(names),
        _ => None,
    });
    let seat =
        |name: &Line| name.args.iter().find_map(|(_, arg)| if let Arg::Seat(seat) = arg { Some(*seat) } else { None });
    names.expect("a line that names seats").iter().filter_map(seat).collect()
}

#[test]
fn nobody_waits_for_whoever_has_sealed_a_choice() {
    let [a, b, c] = [Seat::new(0), Seat::new(1), Seat::new(2)];
    let entry = catalog::find("greed").expect("a game");
    let (mut desk, _) = entry.open(3, &Choices::none(), Seed::of_game(5, 0)).expect("a table");
    let choose = |desk: &mut Box<dyn AnyTable>, seat| {
        let prompt = desk.prompt(seat).expect("asked").id;
        let action = desk.choices(seat)[0].action.clone();
        desk.submit(seat, prompt, &action).expect("a legal choice");
    };
    let waits = |desk: &dyn AnyTable, viewer| named(&desk.question(viewer).line);
    assert_eq!(waits(&*desk, Viewer::Spectator), [a, b, c]);
    choose(&mut desk, b);
    assert_eq!(waits(&*desk, Viewer::Spectator), [a, c]);
    assert_eq!(waits(&*desk, Viewer::Seat(b)), [a, c]);
    choose(&mut desk, a);
    for viewer in [Viewer::Spectator, Viewer::Seat(a), Viewer::Seat(b)] {
        assert_eq!(waits(&*desk, viewer), [c]);
    }
}
