//! Tells Windows what the program can do: paths of more than 260 characters, and texts in UTF-8. The same
//! programs under other names, which tests and proofs start, are built by this script too.

use std::env;

fn main() {
    // Each of those packages has one; without it any change of their files would count.
    println!("cargo:rerun-if-changed=Cargo.toml");
    if env::var_os("CARGO_CFG_WINDOWS").is_some() {
        let manifest = embed_manifest::new_manifest("Hanchancho.CommandLine");
        embed_manifest::embed_manifest(manifest)
            .unwrap_or_else(|error| panic!("the program's manifest: {error}"));
    }
}
