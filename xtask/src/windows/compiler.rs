//! Debian's Rust, unpacked beside the system: it can build the standard library for Windows, which the
//! toolchain of the project cannot where nothing but the project's registries is reached. Installed, it
//! would be in the way of that toolchain.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::TARGET;
use crate::paths;
use crate::process::{run, run_quietly, step};

/// The compiler, its own library, the sources of the standard library, and what they are linked with.
const PACKAGES: [&str; 11] = [
    "cargo-web",
    "libgit2-1.5",
    "libhttp-parser2.9",
    "libllvm22",
    "libmbedcrypto7",
    "libmbedtls14",
    "libmbedx509-1",
    "libstd-rust-web-1.96",
    "libstd-rust-web-dev",
    "rust-web-src",
    "rustc-web",
];

/// Mingw's, in the variant that has threads.
pub const GCC: &str = "x86_64-w64-mingw32-gcc-posix";

/// What begins and ends every program of this target; rustup would bring them.
const ENDS: [&str; 2] = ["rsbegin", "rsend"];

/// Debian's Rust, and where what it makes is kept.
pub struct Compiler {
    /// As `/usr` is for what is installed.
    usr: PathBuf,
    folder: PathBuf,
}

impl Compiler {
    /// Fetched and unpacked, unless it has been.
    pub fn unpacked(folder: &Path) -> Result<Self, String> {
        let compiler = Self {
            usr: folder.join("rust").join("usr"),
            folder: folder.to_owned(),
        };
        let stamp = folder.join("rust").join(".unpacked");
        if !stamp.is_file() {
            step("Debian's Rust", || compiler.unpack())?;
            write(&stamp, "")?;
        }
        compiler.write_linker()?;
        Ok(compiler)
    }

    fn unpack(&self) -> Result<(), String> {
        let packages = paths::empty_folder(self.folder.join("packages"))?;
        run(Command::new("apt-get")
            .args(["download", "--quiet"])
            .args(PACKAGES)
            .current_dir(&packages))?;
        let rust = paths::empty_folder(self.folder.join("rust"))?;
        let found = fs::read_dir(&packages).map_err(|error| at(&packages, &error))?;
        for package in found {
            let package = package.map_err(|error| at(&packages, &error))?.path();
            run(Command::new("dpkg").arg("-x").args([&package, &rust]))?;
        }
        paths::remove(&packages)?;
        let ends = self.usr.join("lib/rustlib").join(TARGET).join("lib");
        fs::create_dir_all(&ends).map_err(|error| at(&ends, &error))?;
        let sources = self.usr.join("lib/rustlib/src/rust/library/rtstartup");
        for end in ENDS {
            let mut rustc = Command::new(self.usr.join("bin/rustc"));
            rustc
                .args(["--target", TARGET, "--emit=obj", "-o"])
                .arg(ends.join(format!("{end}.o")))
                .arg(sources.join(format!("{end}.rs")));
            self.surround(&mut rustc);
            run_quietly(&mut rustc)?;
        }
        Ok(())
    }

    /// A cargo command for Windows, in the checkout.
    pub fn cargo(&self, command: &str) -> Command {
        let mut cargo = Command::new(self.usr.join("bin/cargo"));
        cargo
            .args([command, "--locked", "--target", TARGET])
            // The library for tests as well where there are none, or everything would be compiled twice.
            .args(["-Z", "build-std=std,panic_unwind,test"])
            .current_dir(paths::root())
            .env("CARGO_TARGET_DIR", self.folder.join("built"))
            .env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER", self.linker())
            .env("CC_x86_64_pc_windows_gnu", GCC)
            .env("CXX_x86_64_pc_windows_gnu", "x86_64-w64-mingw32-g++-posix")
            .env("AR_x86_64_pc_windows_gnu", "x86_64-w64-mingw32-ar");
        self.surround(&mut cargo);
        cargo
    }

    /// A program that was built for Windows.
    pub fn built(&self, program: &str) -> PathBuf {
        let programs = self.folder.join("built").join(TARGET).join("debug");
        programs.join(format!("{program}.exe"))
    }

    /// What Debian's Rust needs to run where it is not installed, and to build the standard library.
    fn surround(&self, command: &mut Command) {
        command
            .env("LD_LIBRARY_PATH", self.usr.join("lib/x86_64-linux-gnu"))
            .env("RUSTC", self.usr.join("bin/rustc"))
            .env("RUSTDOC", self.usr.join("bin/rustdoc"))
            .env("RUSTC_BOOTSTRAP", "1")
            .env("CARGO_INCREMENTAL", "0");
        // Those of the toolchain that started this program.
        for name in ["CARGO", "RUSTUP_TOOLCHAIN", "RUSTUP_HOME"] {
            command.env_remove(name);
        }
    }

    fn linker(&self) -> PathBuf {
        self.folder.join("linker")
    }

    /// printpdf is a DLL as well, and mingw would give everything in it to whoever asks: more than a DLL
    /// can hold.
    fn write_linker(&self) -> Result<(), String> {
        let script = format!("#!/bin/sh\nexec {GCC} \"$@\" -Wl,--exclude-all-symbols\n");
        let linker = self.linker();
        if fs::read_to_string(&linker).is_ok_and(|written| written == script) {
            return Ok(());
        }
        write(&linker, &script)?;
        run(Command::new("chmod").arg("+x").arg(&linker))
    }
}

/// The program that runs, for cargo to start tests by.
pub fn this_program() -> Result<PathBuf, String> {
    env::current_exe().map_err(|error| format!("this program's own path: {error}"))
}

pub fn write(file: &Path, text: &str) -> Result<(), String> {
    fs::write(file, text).map_err(|error| at(file, &error))
}

pub fn at(place: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", place.display())
}
