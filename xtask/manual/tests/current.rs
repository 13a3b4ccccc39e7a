//! What is kept in the checkout is what the manual's source gives, and all that is made of it is whole.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use manual::{Language, Manual};
use manual_maker::{booklet, help, site};
use reports::Print;

fn manual() -> Manual {
    Manual::read().unwrap_or_else(|problem| panic!("{problem}"))
}

#[test]
fn the_programs_help_is_the_manual() {
    // By what it says: other crates' features decide in what order its entries are written.
    let read = |text: &str| serde_json::from_str::<serde_json::Value>(text).unwrap();
    let kept = read(&fs::read_to_string(help::file()).unwrap());
    let made = read(&help::pages(&manual()).unwrap());
    assert!(
        kept == made,
        "ui/src/help/pages.json is not what manual/ says; run cargo xtask manual"
    );
}

#[test]
fn a_task_takes_one_page_of_the_booklet_and_every_letter_is_there() {
    let manual = manual();
    let day = "2026-11-27".parse().unwrap();
    for (name, language, print) in booklet::EACH {
        let pdf = booklet::print(&manual, language, print, day).unwrap();
        // Besides the tasks: cover, contents, words and index.
        let tasks = manual.pages.len();
        let most = match print {
            Print::Normal => tasks + 12,
            Print::Large => tasks * 2 + 20,
        };
        assert!(
            (tasks + 4..=most).contains(&pdf.pages),
            "{name}: {} pages",
            pdf.pages
        );
    }
}

/// The value of each attribute of that name.
fn values<'a>(page: &'a str, attribute: &str) -> Vec<&'a str> {
    let begin = format!(" {attribute}=\"");
    let parts = page.split(&begin).skip(1);
    parts.map(|rest| rest.split('"').next().unwrap()).collect()
}

fn ends(path: &str, with: &str) -> bool {
    Path::new(path)
        .extension()
        .is_some_and(|ending| ending == with)
}

/// Where a relative address of a page leads within the site.
fn target(from: &str, address: &str) -> String {
    let mut folders: Vec<&str> = from.split('/').collect();
    folders.pop();
    for part in address.split('/') {
        match part {
            ".." => drop(folders.pop()),
            part => folders.push(part),
        }
    }
    folders.join("/")
}

#[test]
fn every_link_of_the_site_leads_to_something_on_it() {
    let files = site::files(&manual(), None).unwrap();
    let mut paths: BTreeSet<String> = files.iter().map(|file| file.path.clone()).collect();
    assert_eq!(paths.len(), files.len(), "two files of one name");
    paths.extend(booklet::EACH.map(|(name, ..)| name.to_owned()));
    let mut followed = 0;
    for file in files.iter().filter(|file| ends(&file.path, "html")) {
        let page = std::str::from_utf8(&file.bytes).unwrap();
        let links = values(page, "href").into_iter().chain(values(page, "src"));
        for link in links {
            let (address, part) = link.split_once('#').unwrap_or((link, ""));
            let to = match address {
                "" => file.path.clone(),
                address => target(&file.path, address),
            };
            assert!(paths.contains(&to), "{}: {link}", file.path);
            if !part.is_empty() {
                let there = files.iter().find(|file| file.path == to).unwrap();
                let there = std::str::from_utf8(&there.bytes).unwrap();
                assert!(values(there, "id").contains(&part), "{}: {link}", file.path);
            }
            followed += 1;
        }
    }
    assert!(followed > 100, "{followed}");
}

#[test]
fn the_site_asks_nobody_and_runs_nothing() {
    for file in site::files(&manual(), None).unwrap() {
        if !ends(&file.path, "png") {
            let text = std::str::from_utf8(&file.bytes).unwrap();
            for other in ["<script", "http:", "https:", "@import", "url("] {
                assert!(!text.contains(other), "{}: {other}", file.path);
            }
        }
    }
}

#[test]
fn the_front_page_leads_to_the_installers_where_their_page_is_known() {
    let page = "https://example.org/releases";
    let files = site::files(&manual(), Some(page)).unwrap();
    for language in Language::ALL {
        let front = format!("{}/index.html", language.code());
        let front = files.iter().find(|file| file.path == front).unwrap();
        let front = std::str::from_utf8(&front.bytes).unwrap();
        assert_eq!(
            values(front, "href")
                .iter()
                .filter(|link| **link == page)
                .count(),
            1
        );
    }
}
