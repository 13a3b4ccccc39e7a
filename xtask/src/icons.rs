//! `cargo xtask icons`: the icons anew in every size, by the tool beside this program.

use crate::process::{cargo, run};

/// Writes every file of `src-tauri/icons` that is made from a drawing.
pub fn draw() -> Result<(), String> {
    run(&mut cargo(["run", "--quiet", "-p", "icons"]))
}
