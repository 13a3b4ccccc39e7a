//! Debian's Rust and GNU's compilers, for Windows.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::TARGET;
use crate::debian_rust::{DebianRust, write_script};
pub use crate::debian_rust::{at, write};
use crate::process::run_quietly;

/// Mingw's, in the variant that has threads.
pub const GCC: &str = "x86_64-w64-mingw32-gcc-posix";

/// What begins and ends every program of this target; rustup would bring them.
const ENDS: [&str; 2] = ["rsbegin", "rsend"];

/// Debian's Rust, and where what it makes is kept.
pub struct Compiler {
    rust: DebianRust,
    folder: PathBuf,
}

impl Compiler {
    /// Fetched and unpacked, unless it has been.
    pub fn unpacked(folder: &Path) -> Result<Self, String> {
        let compiler = Self {
            rust: DebianRust::unpacked(folder)?,
            folder: folder.to_owned(),
        };
        compiler.make_ends()?;
        // printpdf is a DLL as well, and mingw would give everything in it to whoever asks: more than a
        // DLL can hold.
        let script = format!("#!/bin/sh\nexec {GCC} \"$@\" -Wl,--exclude-all-symbols\n");
        write_script(&compiler.linker(), &script)?;
        Ok(compiler)
    }

    fn make_ends(&self) -> Result<(), String> {
        let rustlib = self.rust.rustlib();
        let ends = rustlib.join(TARGET).join("lib");
        fs::create_dir_all(&ends).map_err(|error| at(&ends, &error))?;
        let sources = rustlib.join("src/rust/library/rtstartup");
        for end in ENDS {
            let object = ends.join(format!("{end}.o"));
            if !object.is_file() {
                run_quietly(
                    self.rust
                        .program("rustc")
                        .args(["--target", TARGET, "--emit=obj", "-o"])
                        .arg(object)
                        .arg(sources.join(format!("{end}.rs"))),
                )?;
            }
        }
        Ok(())
    }

    /// A cargo command for Windows, in the checkout.
    pub fn cargo(&self, command: &str) -> Command {
        let mut cargo = self.rust.cargo(command, TARGET);
        cargo
            .env("CARGO_TARGET_DIR", self.folder.join("built"))
            .env("CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER", self.linker())
            .env("CC_x86_64_pc_windows_gnu", GCC)
            .env("CXX_x86_64_pc_windows_gnu", "x86_64-w64-mingw32-g++-posix")
            .env("AR_x86_64_pc_windows_gnu", "x86_64-w64-mingw32-ar");
        cargo
    }

    /// A program that was built for Windows.
    pub fn built(&self, program: &str) -> PathBuf {
        let programs = self.folder.join("built").join(TARGET).join("debug");
        programs.join(format!("{program}.exe"))
    }

    fn linker(&self) -> PathBuf {
        self.folder.join("linker")
    }
}

/// The program that runs, for cargo to start tests by.
pub fn this_program() -> Result<PathBuf, String> {
    env::current_exe().map_err(|error| format!("this program's own path: {error}"))
}
