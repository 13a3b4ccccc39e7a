//! A sheet with everything on it: hands, chombo, corrections with their history, tables that do not
//! count, and typing that outlives the program. The file is looked at afterwards by `hanchan`.
#![cfg(target_os = "linux")]

use std::fs;

use thirtyfour::Key;
use thirtyfour::prelude::*;
use window_tests::{Outcome, Theme, Window, hanchan, sample_club};

#[tokio::test(flavor = "multi_thread")]
async fn hands_are_typed_with_the_sheet_corrected_and_told_in_its_history() -> Outcome {
    let (folder, club) = sample_club()?;
    let file = club.display().to_string();
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window
        .enter(&["1", "2", "3", "4", "423", "310", "267"])
        .await?;
    window.press("200" + Key::F6).await?;
    window.until_focus_is_on("和了").await?;
    window.press("1" + Key::Enter).await?;
    window.press("3" + Key::Enter).await?;
    window.press("1").await?;
    let worth = By::XPath("//p[contains(., '満貫　子なら 8,000点、親なら 12,000点')]");
    window.page.query(worth).first().await?;
    window.picture("sheet-hand").await?;
    window.is_accessible().await?;
    window.press(Key::Enter + "").await?;
    window.until_focus_is_on("和了").await?;
    window.enter(&["2", "", "5"]).await?;
    window.until_focus_is_on("和了").await?;
    window.picture("sheet-hands").await?;
    window.press(Key::Enter + "").await?;
    window
        .find_text(".said", "1回戦A卓を保存しました。")
        .await?;

    let first = "button[aria-label='1回戦A卓の記録用紙を開く']";
    window.find(first).await?.click().await?;
    window.find_text("h3", "1回戦 A卓の訂正").await?;
    window
        .find("button[aria-label='2つ目の和了を直す']")
        .await?
        .click()
        .await?;
    window.until_focus_is_on("和了").await?;
    window.press(Key::F7 + "").await?;
    window.enter(&["", "", "役満"]).await?;
    window.until_focus_is_on("局").await?;
    window
        .enter(&["南2", "1", "", "", "四暗刻", "単騎"])
        .await?;
    window.until_focus_is_on("和了").await?;
    window.picture("sheet-correction").await?;
    window.is_accessible().await?;
    window.press(Key::Enter + "").await?;
    window.find_text("h3", "1回戦 B卓の入力").await?;
    window.find(first).await?.click().await?;
    window
        .find_text(".sheet-history strong", "半荘の訂正")
        .await?;
    window.picture("sheet-history").await?;
    window.is_accessible().await?;
    window.close().await?;

    let out = folder.path().join("out");
    let out_name = out.display().to_string();
    hanchan(["export", "--format", "csv", "--out", &out_name, &file])?;
    let hands = fs::read_to_string(out.join("hands.csv"))?;
    let today: Vec<&str> = hands.lines().rev().take(2).collect();
    assert!(
        today[0].contains("yakuman") && today[0].contains("四暗刻"),
        "{today:?}"
    );
    assert!(today[1].contains("mangan"), "{today:?}");
    hanchan(["check", &file])?;
    Ok(())
}
