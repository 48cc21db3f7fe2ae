//! Shows a lesson to whoever writes it: `cargo run -p lessons --example look -- GAME LESSON STEP [TRY]...` says what is
//! asked after these tries, and what everybody can do.

use lessons::Walk;
use tabletop::{Seat, Viewer};
use words::{Language, Listener, Words};

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, name, step, tries @ ..] = &args[..] else { panic!("GAME LESSON STEP [TRY]...") };
    let lesson = lessons::find(game, name).expect("a lesson");
    let mut walk = Walk::to(lesson, step.parse().expect("a number"), tries).expect("on the way");
    let words = Words::of(Language::En);
    let names: Vec<String> = Vec::new();
    let listener = Listener { viewer: Viewer::Seat(lesson.seat), names: &names };
    for line in walk.desk().look(Viewer::Seat(lesson.seat)) {
        println!("{}", words.say(&line, &listener));
    }
    for moment in walk.told() {
        println!("> {}", moment.lines.iter().map(|line| words.say(line, &listener)).collect::<Vec<_>>().join(" "));
    }
    println!("step {} done {} advice {:?}", walk.step().id, walk.done(), walk.advice());
    println!("stage {:?}", walk.desk().stage());
    let desk = walk.desk();
    for seat in Seat::first(desk.seats()) {
        println!("{seat}: {}", words.say(&desk.question(Viewer::Seat(seat)).line, &listener));
        for choice in desk.choices(seat) {
            println!("    {:24} {}", choice.action, words.say(&choice.line, &listener));
        }
    }
}
