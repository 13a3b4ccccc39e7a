//! What leaves the window and what comes into it: a report as it was seen, a backup that can be
//! opened again, and another program's files.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use thirtyfour::Key;
use thirtyfour::prelude::*;
use window_tests::{Outcome, Theme, Window, file_in, hanchan, sample_club};

/// The characters of a text, in no order: two programs read a page's columns differently.
fn characters(text: &str) -> Vec<char> {
    let mut characters: Vec<char> = text.chars().filter(|c| !c.is_whitespace()).collect();
    characters.sort_unstable();
    characters
}

#[tokio::test(flavor = "multi_thread")]
async fn the_monthly_report_is_saved_as_it_is_seen() -> Outcome {
    let (_folder, file) = sample_club()?;
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&file), Theme::Light, chosen.path()).await?;
    window
        .find_text("nav button", "成績表")
        .await?
        .click()
        .await?;
    let drawn = window.page.query(By::Css(".paper canvas"));
    // An unoptimised program on a busy machine takes its time over eight pages.
    let drawn = drawn.wait(Duration::from_secs(90), Duration::from_millis(200));
    drawn.first().await?;
    let said = window.find(".paper-frame .heard-only").await?;
    let seen = said.prop("textContent").await?.unwrap_or_default();
    let page = window.find(".page-number").await?.text().await?;
    window.picture("reports").await?;

    let save = window.find_text("button", "ファイルに保存する").await?;
    save.click().await?;
    window.find(".said:not(:empty)").await?;
    let saved = file_in(chosen.path(), "pdf")?;
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
    for _ in 0..4 {
        window.find_text("button", "文字 大").await?.click().await?;
    }
    window.picture("reports-200").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_where_the_person_chose_and_opens_again() -> Outcome {
    let (_folder, file) = sample_club()?;
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&file), Theme::Dark, chosen.path()).await?;
    let data = window.find_text("nav button", "データと設定").await?;
    data.click().await?;
    let button = window.find_text("button", "いま控えをとる").await?;
    button.click().await?;
    window.find_text("summary", "控えの一覧（1）").await?;
    window.picture("data-dark").await?;
    for _ in 0..4 {
        window.find_text("button", "文字 大").await?.click().await?;
    }
    window.picture("data-dark-200").await?;
    window.close().await?;

    let copy = file_in(chosen.path(), "hanchan")?;
    hanchan(["check", &copy.display().to_string()])?;
    let standings = |file: &Path| hanchan(["standings", &file.display().to_string(), "--json"]);
    assert_eq!(standings(&copy)?, standings(&file)?);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn files_are_imported_whole_once_nothing_in_them_is_wrong() -> Outcome {
    let (folder, chosen) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let season = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../data/season"));
    let [by_hand, by_window] = ["by-hand", "by-window"].map(|name| {
        let file = folder.path().join(format!("{name}.hanchan"));
        file.display().to_string()
    });
    let [members, results] = ["members.csv", "results.csv"].map(|name| season.join(name));
    for file in [&by_hand, &by_window] {
        hanchan(["new", file])?;
    }
    let (members_file, results_file) = (members.display(), results.display());
    let (members_file, results_file) = (members_file.to_string(), results_file.to_string());
    let arguments = ["--members", &members_file, "--results", &results_file];
    let [a, b, c, d] = arguments;
    hanchan(["import", &by_hand, a, b, c, d])?;

    // The last row's last seat is left out.
    let whole = fs::read_to_string(&results)?;
    let cut = whole.trim_end().rsplit_once('\n').ok_or("no rows")?.0;
    fs::write(chosen.path().join("results.csv"), cut)?;
    fs::copy(&members, chosen.path().join("members.csv"))?;

    let file = PathBuf::from(&by_window);
    let window = Window::open_choosing(Some(&file), Theme::Light, chosen.path()).await?;
    window.go_to("データと設定").await?;
    for role in ["会員（members.csv）", "成績（results.csv）"] {
        choose(&window, role).await?;
    }
    enter(&window, "試してみる").await?;
    window.find("[role=alert]").await?;
    let wrong = window.table().await?;
    assert_eq!(wrong.len(), 1, "{wrong:?}");
    assert_eq!(wrong[0][0], "results.csv");
    assert!(wrong[0][3].contains("に人がいません"), "{wrong:?}");
    window.picture("import-wrong").await?;

    fs::copy(&results, chosen.path().join("results.csv"))?;
    let leave_out = "button[aria-label='成績（results.csv） 外す']";
    window.find(leave_out).await?.focus().await?;
    window.press(Key::Enter).await?;
    let left_out = window.page.query(By::Css(leave_out)).not_exists().await?;
    assert!(left_out, "the file is still there");
    choose(&window, "成績（results.csv）").await?;
    enter(&window, "試してみる").await?;
    enter(&window, "取りこむ").await?;
    window.find(".said:not(:empty)").await?;
    window.close().await?;

    let standings = |file: &str| hanchan(["standings", file, "--json"]);
    assert_eq!(standings(&by_window)?, standings(&by_hand)?);
    Ok(())
}

/// Presses a button by keyboard.
async fn enter(window: &Window, button: &str) -> Outcome {
    window.find_text("button", button).await?.focus().await?;
    window.press(Key::Enter).await
}

/// Chooses the file of a role, and waits until its name is shown.
async fn choose(window: &Window, role: &str) -> Outcome {
    let button = format!("button[aria-label='{role} 選ぶ']");
    window.find(&button).await?.focus().await?;
    window.press(Key::Enter).await?;
    let leave_out = format!("button[aria-label='{role} 外す']");
    window.find(&leave_out).await?;
    Ok(())
}
