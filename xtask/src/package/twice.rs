//! `cargo xtask package --twice`: whether the programs depend on the folder they were built in. Not
//! the same each time are, in what is packed: the times in the rpm; on macOS, what Apple's linker,
//! `codesign` and `hdiutil` write; on Windows, the signature.

use std::path::Path;
use std::process::Command;

use super::checksum;
use super::release::{self, PROGRAMS};
use super::stamp::Stamp;
use crate::process::{run, step};
use crate::{node, paths, system};

/// Builds the programs of the last commit in the checkout and in a folder of another name, each into a
/// target folder of its own, and says which are not the same.
pub fn compare() -> Result<(), String> {
    system::for_packages()?;
    node::install()?;
    let stamp = Stamp::of_checkout()?;
    step("Page: build", node::build_page)?;
    let folder = paths::target()?.join("twice");
    let other =
        paths::empty_folder(folder.join("another checkout of the sources".replace(' ', "-")))?;
    step("The last commit, in another folder", || lay_out(&other))?;
    let places = [
        (paths::root(), paths::target()?),
        (&other, folder.join("target")),
    ];
    for (checkout, target) in &places {
        step(&format!("Release build in {}", checkout.display()), || {
            run(&mut release::of_programs(checkout, target, stamp)?)
        })?;
    }
    let mut different = Vec::new();
    for program in PROGRAMS {
        let mut sums = Vec::new();
        for (_, target) in &places {
            let file = target.join("release").join(program);
            let sum = checksum(&file)?;
            println!("{sum}  {}", file.display());
            sums.push(sum);
        }
        if sums[0] != sums[1] {
            different.push(program);
        }
    }
    if different.is_empty() {
        println!("\nBoth folders give the same programs.");
        Ok(())
    } else {
        Err(format!(
            "not the same from two folders: {}",
            different.join(", ")
        ))
    }
}

/// The sources as they are kept, with the page and the fonts, which are the same packages in any folder.
fn lay_out(other: &Path) -> Result<(), String> {
    let packed = other.with_extension("tar");
    let mut archive = Command::new("git");
    archive
        .args(["archive", "--format=tar", "--output"])
        .arg(&packed)
        .arg("HEAD");
    run(archive.current_dir(paths::root()))?;
    run(Command::new("tar")
        .arg("--extract")
        .arg("--file")
        .arg(&packed)
        .arg("--directory")
        .arg(other))?;
    for (part, place) in [("dist", "ui"), ("node_modules", "ui")] {
        let mut copy = Command::new("cp");
        copy.args(["--archive", "--reflink=auto"])
            .arg(paths::ui().join(part));
        run(copy.arg(other.join(place)))?;
    }
    Ok(())
}
