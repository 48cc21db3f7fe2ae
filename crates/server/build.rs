//! A release has the page built in, so it is built anew when the page is. A debug build reads the files
//! when it is asked for them.

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if std::env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        // What is not there would count as changed at every build.
        let _ = std::fs::create_dir_all("../../web/dist");
        println!("cargo:rerun-if-changed=../../web/dist");
    }
}
