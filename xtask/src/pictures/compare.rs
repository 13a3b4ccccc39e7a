//! All pictures of the window on one page, each screen beside what was drawn for it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

const HEAD: &str = "<!doctype html><meta charset=\"utf-8\"><title>半荘帳</title>\n\
    <style>body{font:16px sans-serif;margin:1rem}h2{margin:2rem 0 .5rem}\
    div{display:flex;flex-wrap:wrap;gap:1rem}figure{margin:0;width:44rem}\
    figcaption{color:#555}img{width:100%;border:1px solid #999}</style>\n";

/// Writes `compare.html` into the folder of the pictures.
pub fn write(pictures: &Path, mock_ups: Option<&Path>) -> Result<PathBuf, String> {
    let mut all = Vec::new();
    for folder in mock_ups.into_iter().chain([pictures]) {
        all.extend(pictures_in(folder)?);
    }
    let path = pictures.join("compare.html");
    fs::write(&path, page_of(all)).map_err(|error| format!("{}: {error}", path.display()))?;
    Ok(path)
}

/// The page that shows them: those of a screen together, in their order.
fn page_of(pictures: Vec<PathBuf>) -> String {
    let mut screens: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for picture in pictures {
        screens
            .entry(screen_of(&picture))
            .or_default()
            .push(picture);
    }
    let mut page = HEAD.to_owned();
    for (screen, pictures) in screens {
        let _ = writeln!(page, "<h2>{screen}</h2><div>");
        for picture in pictures {
            let name = picture.file_stem().unwrap_or_default().to_string_lossy();
            let _ = writeln!(
                page,
                "<figure><img loading=\"lazy\" alt=\"\" src=\"{}\"><figcaption>{name}</figcaption></figure>",
                picture.display()
            );
        }
        page.push_str("</div>\n");
    }
    page
}

/// The pictures of a folder, by their names.
fn pictures_in(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let told = |error| format!("{}: {error}", folder.display());
    let folder = fs::canonicalize(folder).map_err(told)?;
    let mut found = Vec::new();
    for entry in fs::read_dir(&folder).map_err(told)? {
        let path = entry.map_err(told)?.path();
        if path.extension().is_some_and(|kind| kind == "png") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// The screen of a picture, by the name it is taken or drawn under.
fn screen_of(picture: &Path) -> String {
    let name = picture.file_stem().unwrap_or_default().to_string_lossy();
    let bare = name
        .trim_start_matches("look-")
        .trim_start_matches("whole-");
    let first = bare.split('-').next().unwrap_or_default();
    match first {
        "evening" | "sheet" | "hands" | "close" => "today",
        "member" | "person" => "members",
        "settings" => "data",
        "standings" | "meetings" => "results",
        first => first,
    }
    .to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_and_what_is_taken_of_a_screen_stand_together() {
        let screen = |name: &str| screen_of(Path::new(name));
        assert_eq!(screen("looks/results-dark.png"), "results");
        assert_eq!(screen("look-results-ja-dark-150.png"), "results");
        assert_eq!(screen("evening-wrong-1366.png"), "today");
        assert_eq!(screen("whole-sheet-150.png"), "today");
        assert_eq!(
            screen("settings-1366.png"),
            screen("look-data-en-light-100.png")
        );
    }

    #[test]
    fn the_page_has_the_drawn_before_the_taken() {
        let taken = [
            "drawn/rules-1366.png",
            "taken/look-data-en-dark-100.png",
            "taken/look-rules-ja-light-100.png",
        ];
        let page = page_of(taken.map(PathBuf::from).to_vec());
        let places = [
            "<h2>data</h2>",
            "look-data-en",
            "<h2>rules</h2>",
            "rules-1366.png",
            "look-rules-ja",
        ];
        let found: Vec<_> = places.iter().map(|place| page.find(place)).collect();
        assert!(
            found.iter().all(Option::is_some) && found.is_sorted(),
            "{page}"
        );
    }
}
