//! The TypeScript types of what is sent, written from the Rust types that send it: one module for each crate.

use std::any::type_name;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use catalog::review::Review;
use catalog::table::{Advice, Choice, Impossible, Moment, Question};
use server::wire::lesson::{Walked, Walking};
use server::wire::replay::Asked;
use server::wire::rest::{
    Catalogue, Device, LookingBack, Me, MyGame, MyTable, Myself, NewTable, OneTimeCode, OpenTable, Refused, Shared,
    Wanted,
};
use server::wire::{Message, Now, Replay, Request, TableInfo};
use tabletop::{Game, Line, OptionSpec, Prompt, Refusal, ScoreLine, Seat, Standing, Viewer};
use ts_rs::{Config, TS, TypeVisitor};

use super::assert_written;

const HEADER: &str = "\
// Generated from the Rust types; a test keeps it so. To write it anew:
// BACKROOM_WRITE=1 cargo test --package server --test wire
";

/// A union longer than this is written in lines.
const WIDTH: usize = 110;

#[test]
fn typescript_is_up_to_date() {
    let mut wire = Wire::default();
    wire.visit::<Seat>();
    wire.visit::<Viewer>();
    wire.visit::<Line>();
    wire.visit::<Refusal>();
    wire.visit::<Prompt>();
    wire.visit::<Standing>();
    wire.visit::<ScoreLine>();
    wire.visit::<OptionSpec>();
    wire.visit::<Choice>();
    wire.visit::<Question>();
    wire.visit::<Moment>();
    wire.visit::<Advice>();
    wire.visit::<Impossible>();
    wire.visit::<Request>();
    wire.visit::<Message>();
    // What a client makes of what is sent.
    wire.visit::<Now>();
    wire.visit::<TableInfo>();
    wire.visit::<Replay>();
    wire.visit::<Asked>();
    wire.visit::<Catalogue>();
    wire.visit::<Me>();
    wire.visit::<MyTable>();
    wire.visit::<MyGame>();
    wire.visit::<Shared>();
    wire.visit::<Review>();
    wire.visit::<LookingBack>();
    wire.visit::<OpenTable>();
    wire.visit::<Wanted>();
    wire.visit::<Device>();
    wire.visit::<Myself>();
    wire.visit::<NewTable>();
    wire.visit::<OneTimeCode>();
    wire.visit::<Refused>();
    wire.visit::<Walking>();
    wire.visit::<Walked>();
    macro_rules! write {
        ($game:ty) => {
            wire.game::<$game>()
        };
    }
    for_each_game!(write);
    // Words that others are made of.
    wire.visit::<catalog::smile::tile::Kind>();
    wire.visit::<catalog::smile::hoard::Side>();
    // Written by hand, with how to read it.
    let server = wire.modules.entry("server").or_default();
    server.imports.entry("change").or_default().insert("Change".to_owned());
    for (module, types) in &wire.modules {
        assert_written(&format!("web/src/wire/{module}.ts"), &types.text());
    }
}

#[test]
fn the_type_of_a_seat_lists_them_all() {
    let all: Vec<String> = Seat::first(Seat::MAX as u8).map(|seat| format!("\"{seat}\"")).collect();
    assert_eq!(Seat::inline(&config()), all.join(" | "));
}

/// All types that were visited, with all that they use, by module.
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
    /// All that a game sends, under the same five names in each game's module.
    fn game<G: Game>(&mut self)
    where
        G::Table: TS + 'static,
        G::Memory: TS + 'static,
        G::Witnessed: TS + 'static,
        G::Preview: TS + 'static,
        G::Action: TS + 'static,
    {
        self.role::<G::Table>("Table");
        self.role::<G::Memory>("Memory");
        self.role::<G::Witnessed>("Witnessed");
        self.role::<G::Preview>("Preview");
        self.role::<G::Action>("Action");
    }

    fn role<T: TS + 'static>(&mut self, role: &str) {
        self.visit::<T>();
        let name = name_of::<T>();
        if name != role {
            let types = &mut self.modules.entry(module_of::<T>()).or_default().types;
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
        let (own, name) = (module_of::<T>(), name_of::<T>());
        let declared = layout(&format!("{}export {}\n", T::docs().unwrap_or_default(), T::decl(&config())));
        let module = self.modules.entry(own).or_default();
        match module.types.get(&name) {
            Some(before) if *before == declared => return,
            Some(_) => panic!("{own} has two types named {name}"),
            None => module.types.insert(name, declared),
        };
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
        let mut imports = String::new();
        for (module, names) in &self.imports {
            let names = names.iter().map(String::as_str).collect::<Vec<_>>().join(", ");
            writeln!(imports, "import type {{ {names} }} from './{module}';").expect("a string takes everything");
        }
        let types: Vec<&str> = self.types.values().map(String::as_str).collect();
        [HEADER, &imports, "\n", &types.join("\n")].concat()
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

/// All numbers are small enough for JavaScript. Short arrays, such as one place for each seat or
/// each face of a die, are tuples.
fn config() -> Config {
    Config::new().with_large_int("number").with_array_tuple_limit(6)
}

/// The name without type parameters.
fn name_of<T: TS + ?Sized>() -> String {
    let name = T::ident(&config());
    name.split('<').next().unwrap_or_default().to_owned()
}

/// The module a type belongs to: its crate, but the catalog sends only what a desk says.
fn module_of<T: ?Sized>() -> &'static str {
    match type_name::<T>().split("::").next() {
        Some("catalog") => "desk",
        Some(name) => name,
        None => unreachable!("a type has a path"),
    }
}

/// Defaults of type parameters belong where a type is declared, not where it is used.
fn without_defaults(used: &str) -> String {
    let mut text = used.to_owned();
    while let Some(default) = text.find(" = unknown") {
        let start = text[..default].rfind('<').unwrap_or(default);
        let end = text[default..].find('>').map_or(text.len(), |end| default + end + 1);
        text.replace_range(start..end, "");
    }
    text
}

/// Puts every field and every member of a long union on a line of its own.
fn layout(declared: &str) -> String {
    let short = declared.replace("/**\n * ", "/** ").replace("\n */\n", " */\n");
    // The first "=" that is no default of a type parameter.
    let body = short.find("> = ").map(|end| end + 4).or(short.find(" = ").map(|end| end + 3)).unwrap_or_default();
    let (head, body) = short.split_at(body);
    let body = without_defaults(body);
    let mut rest = body.as_str();
    let union = rest.len() > WIDTH && !rest.starts_with("{ \n");
    let mut out = if union { format!("{}\n  | ", head.trim_end()) } else { head.to_owned() };
    // Whether each open brace has its fields on lines of their own.
    let mut braces = Vec::new();
    let line = |depth: usize| format!("\n{}", "  ".repeat(depth + usize::from(union)));
    while let Some(next) = rest.chars().next() {
        let taken = if rest.starts_with("/**") {
            let comment = rest.split_inclusive("*/\n").next().unwrap_or(rest);
            out.push_str(&comment.trim_end().replace('\n', &line(braces.len())));
            out.push_str(&line(braces.len()));
            comment.len()
        } else if next == '`' {
            // A notation: its braces are no type's.
            let literal = rest[1..].find('`').map_or(rest.len(), |end| end + 2);
            out.push_str(&rest[..literal]);
            literal
        } else if rest.starts_with("{ \n") {
            braces.push(true);
            out.push('{');
            out.push_str(&line(braces.len()));
            3
        } else if next == '{' {
            braces.push(false);
            out.push('{');
            1
        } else if next == '}' {
            if braces.pop() == Some(true) {
                out.truncate(out.trim_end().len());
                out.push_str(&line(braces.len()));
            }
            out.push('}');
            1
        } else if rest.starts_with(", \n") {
            out.push(',');
            out.push_str(&line(braces.len()));
            3
        } else if rest.starts_with(" | ") && union && braces.is_empty() {
            out.push_str("\n  | ");
            3
        } else {
            out.push(next);
            next.len_utf8()
        };
        rest = &rest[taken..];
    }
    out
}
