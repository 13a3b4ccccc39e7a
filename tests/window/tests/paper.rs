//! What leaves the window: a report as it was seen, and a backup that can be opened again.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use window_tests::{Outcome, Theme, Window, hanchan};

/// The sample club, alone in a folder.
fn sample_club(folder: &Path) -> Outcome<PathBuf> {
    hanchan(["demo", &folder.display().to_string()])?;
    only(folder, "hanchan")
}

/// The file of that kind in a folder.
fn only(folder: &Path, extension: &str) -> Outcome<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|found| found == extension) {
            found.push(path);
        }
    }
    match found.pop() {
        Some(path) if found.is_empty() => Ok(path),
        other => Err(format!("{extension} files: {other:?} and {found:?}").into()),
    }
}

/// The characters of a text, in no order: two programs read a page's columns differently.
fn characters(text: &str) -> Vec<char> {
    let mut characters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    characters.sort_unstable();
    characters
}

#[tokio::test(flavor = "multi_thread")]
async fn the_monthly_report_is_saved_as_it_is_seen() -> Outcome {
    let (club, chosen) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let file = sample_club(club.path())?;
    let window = Window::open_choosing(&file, Theme::Light, chosen.path()).await?;
    window
        .find_text("nav button", "成績表")
        .await?
        .click()
        .await?;
    window.find(".paper canvas").await?;
    let said = window.find(".paper-frame .heard-only").await?;
    let seen = said.prop("textContent").await?.unwrap_or_default();
    let page = window.find(".page-number").await?.text().await?;
    window.picture("reports").await?;

    let save = window.find_text("button", "ファイルに保存する").await?;
    save.click().await?;
    window.find(".said:not(:empty)").await?;
    let saved = only(chosen.path(), "pdf")?;
    let read = |arguments: &[&str]| -> Outcome<String> {
        let mut pdftotext = Command::new("pdftotext");
        let ran = pdftotext.args(arguments).arg(&saved).arg("-").output()?;
        Ok(String::from_utf8(ran.stdout)?)
    };
    assert!(seen.contains("月間成績表"), "{seen}");
    let first = read(&["-f", "1", "-l", "1"])?;
    assert_eq!(characters(&seen), characters(&first));
    let pages = read(&[])?.matches('\u{c}').count();
    assert_eq!(page, format!("1ページ目（全{pages}ページ）"));
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_where_the_person_chose_and_opens_again() -> Outcome {
    let (club, chosen) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let file = sample_club(club.path())?;
    let window = Window::open_choosing(&file, Theme::Dark, chosen.path()).await?;
    let data = window.find_text("nav button", "データと設定").await?;
    data.click().await?;
    let back_up = window.find_text("button", "いま控えをとる").await?;
    back_up.click().await?;
    window.find_text("summary", "控えの一覧（1）").await?;
    window.picture("data-dark").await?;
    window.close().await?;

    let backup = only(chosen.path(), "hanchan")?;
    hanchan(["check", &backup.display().to_string()])?;
    let standings = |file: &Path| hanchan(["standings", &file.display().to_string(), "--json"]);
    assert_eq!(standings(&backup)?, standings(&file)?);
    Ok(())
}
