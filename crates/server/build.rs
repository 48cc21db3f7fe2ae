//! A release has the page built in, so it is built anew when the page is. A debug build reads the files
//! when it is asked for them.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    // What is not there would count as changed at every build; and a debug build does not find what comes to lie in
    // a folder that was not there yet.
    let _ = std::fs::create_dir_all("../../web/dist");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
