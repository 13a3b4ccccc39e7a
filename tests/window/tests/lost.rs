//! A club whose file is lost or damaged comes back from a backup that the program remembers.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::Path;

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, file_in, hanchan};

async fn press(window: &Window, button: &str) -> Outcome {
    window.focus_on(button).await?;
    window.press(Key::Enter).await
}

fn standings(file: &Path) -> Outcome<String> {
    hanchan(["standings", &file.display().to_string(), "--json"])
}

/// Opens the club again that was opened last; it cannot be, and its newest backup is put back.
async fn put_back(window: &Window, what: &str, picture: &str) -> Outcome {
    press(window, ".start-recent button").await?;
    window.find_text("h2", "開けませんでした").await?;
    let said = window.text_of(".problem dd").await?;
    assert!(said.ends_with(what), "{said}");
    window.find(".kept-backup .facts").await?;
    window.is_accessible().await?;
    window.picture(picture).await?;
    press(window, ".kept-backup button.primary").await?;
    window.find("nav button[aria-current=page]").await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_club_is_put_back_and_a_damaged_one_stays_as_it_is() -> Outcome {
    let (folder, backups) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let file = folder.path().join("さくら会.hanchan");
    let season = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../data/season"));
    let [members, results] = ["members.csv", "results.csv"].map(|name| season.join(name));
    let [text, members, results] =
        [&file, &members, &results].map(|path| path.display().to_string());
    hanchan(["new", &text, "--name", "さくら会"])?;
    hanchan([
        "import",
        &text,
        "--members",
        &members,
        "--results",
        &results,
    ])?;
    let before = standings(&file)?;

    let window = Window::open_choosing(Some(&file), Theme::Light, backups.path()).await?;
    window.go_to("データと設定").await?;
    window.press_button_by_key("いま控えをとる").await?;
    window.find_text("summary", "控えの一覧（1）").await?;
    // The bar at the top follows a new name at once.
    let name = "section[aria-labelledby=data-settings] input";
    window.type_over(name, "さくらの会" + Key::Enter).await?;
    window.find_text("h1", "さくらの会").await?;

    let window = window.restart(Theme::Light).await?;
    window.find_text(".start-recent button", "さくら会").await?;
    fs::remove_file(&file)?;
    put_back(&window, "が見つかりません。", "lost").await?;
    window.find_text("h1", "さくら会").await?;
    assert_eq!(standings(&file)?, before);

    let window = window.restart(Theme::Dark).await?;
    window.find_text(".start-recent button", "さくら会").await?;
    let whole = fs::read(&file)?;
    let damaged = &whole[..whole.len() / 2];
    fs::write(&file, damaged)?;
    put_back(
        &window,
        "は壊れているため、読めません。",
        "damaged-restored",
    )
    .await?;
    window.close().await?;
    assert_eq!(fs::read(&file)?, damaged, "the damaged file is as it was");
    fs::remove_file(&file)?;
    let restored = file_in(folder.path(), "hanchan")?;
    assert_eq!(standings(&restored)?, before);
    Ok(())
}
