//! A competition among the pages that a club keeps up to date.

use super::contest::Contest;
use super::ranking_files::play;
use crate::common::{hanchan, holds, names, read};
use std::fs;
use std::path::Path;

#[test]
fn a_competition_has_a_page_as_long_as_a_round_is_drawn() {
    let cup = Contest::new(22, "haku-2015", "新春<大会>");
    let folder = cup.club.at("site");
    fs::create_dir(&folder).unwrap();
    let settle = ["--folder", &folder, "--names", "number"];
    hanchan(&[&["site", cup.club.path()], &settle[..]].concat()).succeeds();
    let folder = Path::new(&folder);
    let write = || hanchan(&["site", cup.club.path()]).succeeds();
    play(&cup);
    write();
    let pages = |folder| {
        let names = names(folder).into_iter();
        names
            .filter(|name| name.starts_with("competition-"))
            .collect::<Vec<_>>()
    };
    let [name] = &pages(folder)[..] else {
        panic!("{:?}", names(folder));
    };
    let page = read(&folder.join(name));
    holds(
        &page,
        [
            "大会順位表",
            "新春&lt;大会&gt;",
            "会員12",
            "aria-current=\"page\"",
        ],
    );
    assert!(
        !page.contains("選手"),
        "people are called as on the other pages"
    );
    holds(
        &read(&folder.join("index.html")),
        [format!("href=\"{name}\"")],
    );

    while !pages(folder).is_empty() {
        hanchan(&["undo", cup.club.path()]).succeeds();
        write();
    }
    assert!(folder.join("index.html").exists());
}
