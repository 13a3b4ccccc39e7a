//! Pages that are written anew while sheets are saved.

use std::fs;
use std::path::Path;

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, played_club};

fn hall(folder: &Path) -> Outcome<String> {
    Ok(fs::read_to_string(folder.join("hall.html"))?)
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_follow_each_save_and_a_folder_that_is_away_is_told() -> Outcome {
    let (_folder, club) = played_club()?;
    let site = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&club), Theme::Light, site.path()).await?;
    window.go_to("データと設定").await?;
    window.click("nav.safe-deeds button.site").await?;
    window.is_accessible().await?;
    window.picture("site-none").await?;
    window
        .press_button_by_key("フォルダーを決めて始める")
        .await?;
    window
        .find_text(".note.good p", "ページは、いまの記録のとおりです。")
        .await?;
    window.is_accessible().await?;
    window.fits().await?;
    window.picture("site-kept").await?;
    let before = hall(site.path())?;

    window.go_to("今日の会").await?;
    window.until_focus_is_on("東家").await?;
    window
        .enter(&["1", "2", "3", "4", "423", "310", "267"])
        .await?;
    window.press("200" + Key::Enter).await?;
    window.find("h2[aria-label='1回戦 B卓の入力']").await?;
    window.go_to("データと設定").await?;
    window.click("nav.safe-deeds button.site").await?;
    // It answers once what was saved is on the pages.
    window.find(".note.good").await?;
    assert_ne!(hall(site.path())?, before);

    let away = site.path().with_extension("away");
    fs::rename(site.path(), &away)?;
    window.press_with_control("z").await?;
    window
        .find_text(
            ".status-line .heed span",
            "ホームページを書き直せていません",
        )
        .await?;
    let told = window.text_of(".problem dd").await?;
    assert!(told.contains(&site.path().display().to_string()), "{told}");
    window.is_accessible().await?;
    window.picture("site-away").await?;
    fs::rename(&away, site.path())?;
    window.press_button("書き直すのをやめる").await?;
    window
        .find_text("button.main-act", "フォルダーを決めて始める")
        .await?;
    window.close().await
}
