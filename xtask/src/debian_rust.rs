//! Debian's Rust, unpacked beside the system: it can build the standard library for other systems, which
//! the toolchain of the project cannot where nothing but the project's registries is reached. Installed,
//! it would be in the way of that toolchain.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::paths;
use crate::process::{output, run, step};
use crate::system::as_root;

/// The compiler, the sources of the standard library, and the linter. The libraries that they are linked
/// with come as well; in which versions, their packages say.
const PACKAGES: [&str; 5] = [
    "cargo-web",
    "libstd-rust-web-dev",
    "rust-web-clippy",
    "rust-web-src",
    "rustc-web",
];

/// Debian's Rust.
pub struct DebianRust {
    /// As `/usr` is for what is installed.
    usr: PathBuf,
}

impl DebianRust {
    /// Fetched and unpacked into a folder, unless just these packages have been.
    pub fn unpacked(folder: &Path) -> Result<Self, String> {
        let place = folder.join("rust");
        let stamp = place.join(".unpacked");
        let packages = PACKAGES.join("\n");
        if !fs::read_to_string(&stamp).is_ok_and(|unpacked| unpacked == packages) {
            step("Debian's Rust", || unpack(folder, &place))?;
            write(&stamp, &packages)?;
        }
        Ok(Self {
            usr: place.join("usr"),
        })
    }

    /// One of its programs, with what it needs to run where it is not installed, and to build the
    /// standard library.
    pub fn program(&self, name: &str) -> Command {
        let mut command = Command::new(self.usr.join("bin").join(name));
        command
            .env("LD_LIBRARY_PATH", self.usr.join("lib/x86_64-linux-gnu"))
            .env("RUSTC", self.usr.join("bin/rustc"))
            .env("RUSTDOC", self.usr.join("bin/rustdoc"))
            // Not that of the toolchain that started this program.
            .env("CARGO", self.usr.join("bin/cargo"))
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_INCREMENTAL", "0")
            // Nobody debugs these programs, and GNU's linker takes long over what that would need.
            .env("CARGO_PROFILE_DEV_DEBUG", "0");
        for name in ["RUSTUP_TOOLCHAIN", "RUSTUP_HOME"] {
            command.env_remove(name);
        }
        command
    }

    /// A cargo command for another system, in the checkout: `build`, `test` or `clippy`.
    pub fn cargo(&self, command: &str, target: &str) -> Command {
        let program = if command == "clippy" {
            "cargo-clippy"
        } else {
            "cargo"
        };
        let mut cargo = self.program(program);
        cargo
            .args([command, "--locked", "--target", target])
            // The library for tests as well where there are none, or everything would be compiled twice.
            .args(["-Z", "build-std=std,panic_unwind,test"])
            .current_dir(paths::root());
        cargo
    }

    /// Where the libraries and sources of its targets lie.
    pub fn rustlib(&self) -> PathBuf {
        self.usr.join("lib/rustlib")
    }
}

fn unpack(folder: &Path, place: &Path) -> Result<(), String> {
    let packages = paths::empty_folder(folder.join("packages"))?;
    if let Err(problem) = fetch(&packages) {
        println!("{problem}\nWhat is known of the packages may be old: looking again.");
        run(as_root("apt-get")?.args(["update", "--quiet"]))?;
        fetch(&packages)?;
    }
    paths::empty_folder(place.to_owned())?;
    let found = fs::read_dir(&packages).map_err(|error| at(&packages, &error))?;
    for package in found {
        let package = package.map_err(|error| at(&packages, &error))?.path();
        run(Command::new("dpkg")
            .arg("-x")
            .args([package.as_path(), place]))?;
    }
    paths::remove(&packages)
}

fn fetch(packages: &Path) -> Result<(), String> {
    run(Command::new("apt-get")
        .args(["download", "--quiet"])
        .args(with_libraries()?)
        .current_dir(packages))
}

/// The packages, and the libraries that they or these need and this system lacks.
fn with_libraries() -> Result<Vec<String>, String> {
    let installed = output(Command::new("dpkg-query").args([
        "--show",
        "--showformat",
        "${db:Status-Status} ${Package}\n",
    ]))?;
    let is_installed = |name: &str| {
        installed
            .lines()
            .any(|line| line == format!("installed {name}"))
    };
    let mut found = PACKAGES.map(str::to_owned).to_vec();
    let mut asked = 0;
    while asked < found.len() {
        let told = output(
            Command::new("apt-cache")
                .args(["depends", "--important"])
                .args(&found[asked..]),
        )?;
        asked = found.len();
        for library in libraries(&told) {
            if !is_installed(library) && !found.iter().any(|found| found == library) {
                found.push(library.to_owned());
            }
        }
    }
    Ok(found)
}

/// Those that `apt-cache depends` names. What else the compiler needs is what compiles C, which is installed.
fn libraries(told: &str) -> impl Iterator<Item = &str> {
    let needed = told.lines().filter_map(|line| line.split_once("Depends: "));
    needed
        .map(|(_, name)| name)
        .filter(|name| name.starts_with("lib") && !name.contains(':'))
}

pub fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| at(file, &error))
}

/// A script that stands for another program; one that is the same already stays as it is.
pub fn write_script(file: &Path, script: &str) -> Result<(), String> {
    if fs::read_to_string(file).is_ok_and(|written| written == script) {
        return Ok(());
    }
    write(file, script)?;
    run(Command::new("chmod").arg("+x").arg(file))
}

pub fn at(place: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", place.display())
}

#[cfg(test)]
mod tests {
    use super::libraries;

    #[test]
    fn libraries_are_told_from_what_else_a_package_needs() {
        let told = "cargo-web\n  Depends: libgit2-1.5\n |Depends: gcc\n |Depends: libcurl4\n  \
             Depends: <c-compiler>\n    libpcc\n  PreDepends: libssl3\n  Depends: libc6:i386\n\
             libgit2-1.5\n  Depends: zlib1g\n  Recommends: libother\n";
        let found: Vec<&str> = libraries(told).collect();
        assert_eq!(found, ["libgit2-1.5", "libcurl4", "libssl3"]);
    }
}
