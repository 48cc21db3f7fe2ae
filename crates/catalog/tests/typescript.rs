//! The browser's types of what it is sent come from the types that send it.
//!
//! `BACKROOM_WRITE=1` writes them anew.

use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

use catalog::desk::{Advice, Choice, Moment, Question};
use tabletop::{Game, Line, OptionSpec, Prompt, Refusal, ScoreLine, Standing, Viewer};
use ts_rs::{Config, TS, TypeVisitor};

const HEADER: &str = "\
// Generated from the Rust types; a test keeps it so. To write it anew:
// BACKROOM_WRITE=1 cargo test --package catalog --test typescript
";

#[test]
fn the_types_of_the_browser_are_up_to_date() {
    let mut wire = Wire::default();
    wire.visit::<Viewer>();
    wire.visit::<Line>();
    wire.visit::<Refusal>();
    wire.visit::<Prompt>();
    wire.visit::<Standing>();
    wire.visit::<ScoreLine>();
    wire.visit::<OptionSpec>();
    wire.game::<greed::Greed>();
    wire.visit::<Choice>();
    wire.visit::<Question>();
    wire.visit::<Moment>();
    wire.visit::<Advice>();
    for (module, types) in &wire.modules {
        check(module, &types.text());
    }
}

/// Compares a module with its file, or writes it.
fn check(module: &str, text: &str) {
    let path = format!("{}/../../web/src/wire/{module}.ts", env!("CARGO_MANIFEST_DIR"));
    let path = Path::new(&path);
    if std::env::var_os("BACKROOM_WRITE").is_some() {
        std::fs::create_dir_all(path.parent().expect("it is in a folder")).expect("the folder can be made");
        std::fs::write(path, text).expect("the file can be written");
    }
    let current = std::fs::read_to_string(path).unwrap_or_default();
    assert!(current == text, "web/src/wire/{module}.ts is stale: BACKROOM_WRITE=1 writes it anew");
}

/// All types that are sent, by module.
#[derive(Default)]
struct Wire {
    modules: BTreeMap<&'static str, Module>,
}

/// One file: a crate's types by name, and what they use of other files.
#[derive(Default)]
struct Module {
    imports: BTreeMap<&'static str, BTreeSet<String>>,
    types: BTreeMap<String, String>,
}

impl Wire {
    /// All that a game sends, under the same four names for each.
    fn game<G: Game>(&mut self)
    where
        G::Table: TS + 'static,
        G::Memory: TS + 'static,
        G::Witnessed: TS + 'static,
        G::Preview: TS + 'static,
    {
        self.role::<G::Table>(G::NAME, "Table");
        self.role::<G::Memory>(G::NAME, "Memory");
        self.role::<G::Witnessed>(G::NAME, "Witnessed");
        self.role::<G::Preview>(G::NAME, "Preview");
    }

    fn role<T: TS + 'static>(&mut self, game: &'static str, role: &str) {
        self.visit::<T>();
        let name = name_of::<T>();
        if name != role {
            let types = &mut self.modules.entry(game).or_default().types;
            types.insert(role.to_owned(), format!("export type {role} = {name};\n"));
        }
    }
}

impl TypeVisitor for Wire {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        // What TypeScript knows by itself is not declared.
        if T::output_path().is_none() {
            return;
        }
        let config = config();
        let own = module_of::<T>();
        let module = self.modules.entry(own).or_default();
        let text = format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config));
        match module.types.insert(name_of::<T>(), text.clone()) {
            None => {}
            Some(before) if before == text => return,
            Some(_) => panic!("{own} has two types named {}", name_of::<T>()),
        }
        let mut uses = Uses::default();
        T::visit_dependencies(&mut uses);
        for (other, name) in uses.0 {
            if other != own {
                module.imports.entry(other).or_default().insert(name);
            }
        }
        T::visit_dependencies(self);
    }
}

impl Module {
    fn text(&self) -> String {
        let mut text = HEADER.to_owned();
        for (module, names) in &self.imports {
            let names = names.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
            let _ = writeln!(text, "import type {{ {names} }} from \"./{module}\";");
        }
        for declaration in self.types.values() {
            let _ = write!(text, "\n{declaration}");
        }
        text
    }
}

/// The types a type names.
#[derive(Default)]
struct Uses(BTreeSet<(&'static str, String)>);

impl TypeVisitor for Uses {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if T::output_path().is_some() {
            self.0.insert((module_of::<T>(), name_of::<T>()));
        }
    }
}

/// Numbers are small enough for JavaScript; long lists are lists, what each seat has is a tuple.
fn config() -> Config {
    Config::new().with_large_int("number").with_array_tuple_limit(tabletop::Seat::MAX)
}

/// The name without type parameters.
fn name_of<T: TS + ?Sized>() -> String {
    let name = T::ident(&config());
    name.split('<').next().unwrap_or_default().to_owned()
}

/// The file a type belongs to: named after its crate; the catalog sends what a desk says.
fn module_of<T: ?Sized>() -> &'static str {
    match type_name::<T>().split("::").next() {
        Some("catalog") => "desk",
        Some(name) => name,
        None => unreachable!("a type has a path"),
    }
}
