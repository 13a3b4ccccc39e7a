//! Finds the fonts that npm installed, takes out what paper does not show, and writes the Rust source
//! that embeds them.

mod reduced;
mod unused;
#[path = "../src/fonts/vertical.rs"]
mod vertical;

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use ttf_parser::Face;

/// Constant name, folder inside the fonts' directory, file name, and those that are asked before it, whose
/// characters it is then not asked for.
const FONTS: [(&str, &str, &str, &[&str]); 9] = [
    (
        "TEXT",
        "biz-udpgothic/400Regular",
        "BIZUDPGothic_400Regular.ttf",
        &[],
    ),
    (
        "TEXT_BOLD",
        "biz-udpgothic/700Bold",
        "BIZUDPGothic_700Bold.ttf",
        &[],
    ),
    (
        "FIGURES",
        "biz-udgothic/400Regular",
        "BIZUDGothic_400Regular.ttf",
        &[],
    ),
    (
        "FIGURES_BOLD",
        "biz-udgothic/700Bold",
        "BIZUDGothic_700Bold.ttf",
        &[],
    ),
    (
        "FALLBACK",
        "noto-sans-jp/400Regular",
        "NotoSansJP_400Regular.ttf",
        &["TEXT", "FIGURES", "FRAMED"],
    ),
    (
        "FALLBACK_BOLD",
        "noto-sans-jp/700Bold",
        "NotoSansJP_700Bold.ttf",
        &["TEXT_BOLD", "FIGURES_BOLD"],
    ),
    (
        "FRAMED",
        "biz-udpmincho/400Regular",
        "BIZUDPMincho_400Regular.ttf",
        &[],
    ),
    (
        "FRAMED_BOLD",
        "biz-udpmincho/700Bold",
        "BIZUDPMincho_700Bold.ttf",
        &[],
    ),
    (
        "FRAMED_FALLBACK",
        "noto-serif-jp/700Bold",
        "NotoSerifJP_700Bold.ttf",
        &["FRAMED_BOLD"],
    ),
];

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/fonts/vertical.rs");
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
    let out = PathBuf::from(variable("OUT_DIR")?);
    let mut source = String::new();
    let mut whole = BTreeMap::new();
    for (name, package, file, _) in FONTS {
        let path = find(&folder, package, file)?;
        println!("cargo::rerun-if-changed={}", path.display());
        let bytes = fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        whole.insert(name, (path, bytes));
    }
    for (name, _, file, first) in FONTS {
        let (path, bytes) = read(&whole, name)?;
        let parsed = |name| Face::parse(&read(&whole, name)?.1, 0).map_err(|_| no_font(path));
        let first: Vec<Face<'_>> = first
            .iter()
            .copied()
            .map(parsed)
            .collect::<Result<_, _>>()?;
        let unused = unused::unused(&parsed(name)?, &first);
        let bare = reduced::reduced(bytes, &unused).ok_or_else(|| no_font(path))?;
        write(&out.join(file), &bare)?;
        let (bare, whole) = (unicode(&out.join(file))?, unicode(path)?);
        writeln!(
            source,
            "pub(super) static {name}: &[u8] = include_bytes!({bare:?});\n\
             #[cfg(test)] pub(super) const {name}_FILE: &str = {whole:?};"
        )
        .map_err(|error| error.to_string())?;
    }
    write(&out.join("font_files.rs"), source.as_bytes())
}

/// A font by its constant's name, and where it lies.
type Read = (PathBuf, Vec<u8>);

fn read<'f>(whole: &'f BTreeMap<&str, Read>, name: &str) -> Result<&'f Read, String> {
    whole
        .get(name)
        .ok_or_else(|| format!("there is no font {name}"))
}

fn no_font(path: &Path) -> String {
    format!("{}: it is no TrueType font", path.display())
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes).map_err(|error| format!("{}: {error}", path.display()))
}

fn unicode(path: &Path) -> Result<String, String> {
    let text = path.to_str().ok_or_else(|| {
        format!(
            "{}: the path is not valid Unicode; build in another folder",
            path.display()
        )
    })?;
    Ok(text.to_owned())
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
