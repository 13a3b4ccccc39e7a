//! `cargo xtask bindings`: the window's typed interface, written anew.

use crate::process::{cargo, run};
use crate::test::SELECTION;
use crate::{node, system};

/// Has the test that guards the bindings write them instead of comparing.
pub fn write() -> Result<(), String> {
    system::for_window()?;
    node::install()?;
    node::build_page()?;
    run(cargo(["test", "--quiet"])
        .args(SELECTION)
        .args(["--test", "bindings"])
        .env("HANCHAN_WRITE_BINDINGS", "1"))?;
    println!("Written: ui/src/platform/bindings.ts");
    Ok(())
}
