//! Zig, which comes with the headers of macOS: it compiles what C and Objective-C is among the crates.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::debian_rust::write_script;
use crate::paths;
use crate::process::output;
use crate::python;

/// The Python package that brings it.
const PACKAGE: &str = "ziglang==0.17.1";

/// Where it is installed, and what it makes is kept.
pub struct Zig {
    folder: PathBuf,
    program: PathBuf,
}

impl Zig {
    /// Fetched, unless just this version has been.
    pub fn installed(folder: &Path) -> Result<Self, String> {
        let folder = folder.join("zig");
        let python = python::with(&folder.join("python"), &[PACKAGE])?;
        let place = output(Command::new(python).args([
            "-c",
            "import os, ziglang; print(os.path.dirname(ziglang.__file__))",
        ]))?;
        Ok(Self {
            program: Path::new(place.trim_end()).join("zig"),
            folder,
        })
    }

    /// Has a cargo command for a target compile by it.
    pub fn surround(&self, cargo: &mut Command, target: &str) -> Result<(), String> {
        let processor = target.split('-').next().unwrap_or_default();
        let compiler = self.folder.join(format!("cc-{processor}"));
        write_script(&compiler, &self.compiler(processor))?;
        let archiver = self.folder.join("ar");
        write_script(&archiver, &self.script("exec \"$zig\" ar \"$@\""))?;
        let target = target.replace('-', "_");
        cargo
            .env(format!("CC_{target}"), &compiler)
            .env(format!("CXX_{target}"), &compiler)
            .env(format!("AR_{target}"), archiver)
            // Otherwise Apple's own tools are asked where theirs is.
            .env("SDKROOT", paths::empty_folder(self.folder.join("sdk"))?);
        Ok(())
    }

    /// As Apple's compiler is called: zig knows the system by another name, and one word says it all.
    fn compiler(&self, processor: &str) -> String {
        self.script(&format!(
            r#"left=$#
while [ "$left" -gt 0 ]; do
    word=$1
    shift
    left=$((left - 1))
    case $word in
    -arch | -isysroot | -target)
        shift
        left=$((left - 1))
        ;;
    --target=* | -mmacosx-version-min=* | -mmacos-version-min=*) ;;
    *) set -- "$@" "$word" ;;
    esac
done
exec "$zig" cc -target {processor}-macos.11.0 "$@""#
        ))
    }

    fn script(&self, deed: &str) -> String {
        format!(
            "#!/bin/sh\nunset SDKROOT\nzig='{}'\n\
             export ZIG_GLOBAL_CACHE_DIR='{cache}' ZIG_LOCAL_CACHE_DIR='{cache}'\n{deed}\n",
            self.program.display(),
            cache = self.folder.join("cache").display(),
        )
    }
}
