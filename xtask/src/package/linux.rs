//! The package for Debian, as Tauri's bundler makes it, packed once more: the bundler leaves in it when and in
//! which order its files were written.

use std::fs;
use std::path::{self, Path, PathBuf};
use std::process::Command;

use super::release::PROGRAMS;
use super::stamp::{SOURCE_DATE_EPOCH, Stamp, VERSION};
use crate::paths;
use crate::process::{output, run_quietly};

/// What Debian calls the day and the author of each version. What changed is told elsewhere.
pub fn write_changelog(folder: &Path, stamp: Stamp) -> Result<PathBuf, String> {
    let path = folder.join("changelog");
    let text = format!(
        "hanchancho ({VERSION}) stable; urgency=medium\n\n  \
         * This version is told in CHANGELOG.md of the sources.\n\n \
         -- The Hanchancho authors <hanchancho@localhost>  {}\n",
        stamp.in_a_letter()
    );
    fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}

/// Unpacks a package for Debian and packs it again, all of it root's, with one time and in one order.
pub fn pack_again(package: &Path, folder: &Path, stamp: Stamp) -> Result<(), String> {
    let tree = paths::empty_folder(folder.join("deb"))?;
    paths::remove(&tree)?;
    run_quietly(Command::new("dpkg-deb").arg("-R").args([package, &tree]))?;
    let sums = tree.join("DEBIAN").join("md5sums");
    change(&sums, |text| {
        let mut lines: Vec<&str> = text.lines().collect();
        lines.sort_unstable_by_key(|line| line.split_once("  ").map(|(_, path)| path));
        lines.join("\n") + "\n"
    })?;
    // The bundler counts folders as well, whose size is the disk's own affair.
    let size = bytes_below(&tree)?.div_ceil(1_024);
    let needs = needs(&tree)?;
    change(&tree.join("DEBIAN").join("control"), |text| {
        let lines = text.lines().map(|line| {
            if line.starts_with("Installed-Size:") {
                format!("Installed-Size: {size}\n")
            } else if line.starts_with("Depends:") {
                format!("Depends: {needs}\n")
            } else {
                format!("{line}\n")
            }
        });
        lines.collect()
    })?;
    run_quietly(
        Command::new("dpkg-deb")
            .args(["--root-owner-group", "-Znone", "--build"])
            .args([&tree, package])
            .env(SOURCE_DATE_EPOCH, stamp.0.to_string()),
    )?;
    paths::remove(&tree)?;
    compress(package, &folder.join("parts"))
}

/// Compresses what is in a package for Debian. The fonts are in both programs, and dpkg-deb's own compression
/// looks back too little to see that they are the same.
fn compress(package: &Path, folder: &Path) -> Result<(), String> {
    let parts = paths::empty_folder(folder.to_owned())?;
    let package = path::absolute(package).map_err(|error| error.to_string())?;
    let in_parts = |program: &str, arguments: &[&str]| {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(&parts);
        command
    };
    run_quietly(in_parts("ar", &["x"]).arg(&package))?;
    let tars = ["control.tar", "data.tar"];
    run_quietly(in_parts("xz", &["--threads=1", PACKED]).args(tars))?;
    fs::remove_file(&package).map_err(|error| format!("{}: {error}", package.display()))?;
    let members = ["debian-binary", "control.tar.xz", "data.tar.xz"];
    run_quietly(in_parts("ar", &["rcD"]).arg(&package).args(members))?;
    paths::remove(&parts)
}

/// Looking back as far as both programs are long.
const PACKED: &str = "--lzma2=preset=9e,lc=4,nice=273,dict=192MiB";

/// The packages whose libraries the programs load, in the versions that they were built against: the
/// bundler names two of them, of any version.
fn needs(tree: &Path) -> Result<String, String> {
    let folder = tree.with_extension("needs");
    let control = paths::empty_folder(folder.join("debian"))?.join("control");
    // It asks for the source's own description, and reads nothing in it.
    fs::write(
        &control,
        "Source: hanchancho\n\nPackage: hanchancho\nArchitecture: any\n",
    )
    .map_err(|error| format!("{}: {error}", control.display()))?;
    let told = output(
        Command::new("dpkg-shlibdeps")
            .arg("-O")
            .args(PROGRAMS.map(|program| tree.join("usr").join("bin").join(program)))
            .current_dir(&folder),
    )?;
    paths::remove(&folder)?;
    let needs = told.trim().strip_prefix("shlibs:Depends=");
    needs
        .map(str::to_owned)
        .ok_or_else(|| format!("dpkg-shlibdeps does not say what the programs need: {told:?}"))
}

fn change(file: &Path, with: impl FnOnce(&str) -> String) -> Result<(), String> {
    let problem = |error| format!("{}: {error}", file.display());
    let text = fs::read_to_string(file).map_err(problem)?;
    fs::write(file, with(&text)).map_err(problem)
}

/// What the files of a package take, without what the package says of itself.
fn bytes_below(tree: &Path) -> Result<u64, String> {
    let found = output(Command::new("find").arg(tree).args([
        "-path", "*/DEBIAN", "-prune", "-o", "-type", "f", "-printf", "%s\n",
    ]))?;
    Ok(found
        .lines()
        .filter_map(|line| line.parse::<u64>().ok())
        .sum())
}
