//! Finds the fonts that npm installed and writes the Rust source that embeds them.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

/// Constant name, folder inside the fonts' directory, and file name.
const FONTS: [(&str, &str, &str); 9] = [
    (
        "TEXT",
        "biz-udpgothic/400Regular",
        "BIZUDPGothic_400Regular.ttf",
    ),
    (
        "TEXT_BOLD",
        "biz-udpgothic/700Bold",
        "BIZUDPGothic_700Bold.ttf",
    ),
    (
        "FIGURES",
        "biz-udgothic/400Regular",
        "BIZUDGothic_400Regular.ttf",
    ),
    (
        "FIGURES_BOLD",
        "biz-udgothic/700Bold",
        "BIZUDGothic_700Bold.ttf",
    ),
    (
        "FALLBACK",
        "noto-sans-jp/400Regular",
        "NotoSansJP_400Regular.ttf",
    ),
    (
        "FALLBACK_BOLD",
        "noto-sans-jp/700Bold",
        "NotoSansJP_700Bold.ttf",
    ),
    (
        "FRAMED",
        "biz-udpmincho/400Regular",
        "BIZUDPMincho_400Regular.ttf",
    ),
    (
        "FRAMED_BOLD",
        "biz-udpmincho/700Bold",
        "BIZUDPMincho_700Bold.ttf",
    ),
    (
        "FRAMED_FALLBACK",
        "noto-serif-jp/700Bold",
        "NotoSerifJP_700Bold.ttf",
    ),
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=HANCHAN_FONT_DIR");
    let Err(sentence) = write_source() else {
        return;
    };
    println!("cargo::error={sentence}");
    process::exit(1);
}

fn write_source() -> Result<(), String> {
    let manifest = PathBuf::from(variable("CARGO_MANIFEST_DIR")?);
    let folder = match env::var_os("HANCHAN_FONT_DIR") {
        Some(folder) => PathBuf::from(folder),
        None => manifest.join("../ui/node_modules/@expo-google-fonts"),
    };
    let mut source = String::new();
    for (name, package, file) in FONTS {
        let path = find(&folder, package, file)?;
        println!("cargo::rerun-if-changed={}", path.display());
        let written = path.to_str().ok_or_else(|| {
            format!(
                "{}: the path is not valid Unicode; build in another folder",
                path.display()
            )
        })?;
        writeln!(
            source,
            "pub(super) static {name}: &[u8] = include_bytes!({written:?});"
        )
        .map_err(|error| error.to_string())?;
    }
    let target = Path::new(&variable("OUT_DIR")?).join("font_files.rs");
    fs::write(&target, source).map_err(|error| format!("{}: {error}", target.display()))
}

fn find(folder: &Path, package: &str, file: &str) -> Result<PathBuf, String> {
    let candidates = [folder.join(package).join(file), folder.join(file)];
    // Watching the place where a font is missing lets the next build see it arrive.
    for candidate in &candidates {
        if let Ok(path) = candidate.canonicalize() {
            return Ok(path);
        }
        println!("cargo::rerun-if-changed={}", candidate.display());
    }
    Err(format!(
        "the font {file} is not in {}: run `npm ci` in `ui`, or `cargo xtask run`, which brings the \
         fonts; or set HANCHAN_FONT_DIR to a folder that has them",
        folder.display()
    ))
}

fn variable(name: &str) -> Result<String, String> {
    env::var(name).map_err(|error| format!("cargo did not set {name}: {error}"))
}
