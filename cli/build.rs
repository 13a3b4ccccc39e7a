//! Tells Windows what the program can do: paths of more than 260 characters, and texts in UTF-8.

use std::env;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    if env::var_os("CARGO_CFG_WINDOWS").is_some() {
        let manifest = embed_manifest::new_manifest("Hanchancho.CommandLine");
        embed_manifest::embed_manifest(manifest)
            .unwrap_or_else(|error| panic!("the program's manifest: {error}"));
    }
}
