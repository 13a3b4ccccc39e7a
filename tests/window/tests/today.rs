//! The day's sheets: typed by keys alone, saved, corrected and taken back.
#![cfg(target_os = "linux")]

use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;
use thirtyfour::Key;
use thirtyfour::prelude::*;
use window_tests::{Outcome, Theme, Window, hanchan};

/// A sample club of the test's own, to write in.
fn sample() -> Outcome<(TempDir, PathBuf)> {
    let folder = tempfile::tempdir()?;
    hanchan(["demo", &folder.path().display().to_string()])?;
    let club = fs::read_dir(folder.path())?
        .filter_map(|entry| Some(entry.ok()?.path()))
        .find(|path| {
            path.extension()
                .is_some_and(|extension| extension == "hanchan")
        })
        .ok_or("hanchan demo wrote no club file")?;
    Ok((folder, club))
}

/// Types each text with Enter after it.
async fn enter(window: &Window, texts: &[&str]) -> Outcome {
    for text in texts {
        window.press((*text).to_owned() + Key::Enter).await?;
    }
    Ok(())
}

/// Where the keys go, as its label.
async fn until_focus_is_on(window: &Window, label: &str) -> Outcome {
    let focused = By::XPath(format!(
        "//label[normalize-space()='{label}'][@for=//input/@id]"
    ));
    window.page.query(focused).first().await?;
    for _ in 0..50 {
        let now = window
            .page
            .execute(
                "return document.activeElement.labels?.[0]?.textContent ?? ''",
                Vec::new(),
            )
            .await?;
        if now.convert::<String>()? == label {
            return Ok(());
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    Err(format!("the focus does not come to {label}").into())
}

#[tokio::test(flavor = "multi_thread")]
async fn sheets_are_typed_and_saved_by_keys_alone() -> Outcome {
    let (_folder, club) = sample()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    until_focus_is_on(&window, "東家").await?;
    window.picture("today").await?;

    enter(&window, &["1", "2", "3", "4", "423", "310", "267"]).await?;
    window.press("197").await?;
    window
        .find_text(".sheet-sum", "あと300点足りません。")
        .await?;
    window.picture("today-missing").await?;
    for _ in 0..3 {
        window.press(Key::Backspace + "").await?;
    }
    window.press("200").await?;
    window
        .find_text(".sheet-sum", "合計は合っています。")
        .await?;
    window.picture("today-typed").await?;
    window.press(Key::Enter + "").await?;
    window
        .find_text(".said", "1回戦A卓を保存しました。")
        .await?;

    window.find_text("h3", "1回戦 B卓の入力").await?;
    until_focus_is_on(&window, "東家").await?;
    window.press(Key::F4 + "").await?;
    enter(&window, &["300", "300", "300", "300"]).await?;
    window
        .find_text(".said", "1回戦B卓を保存しました。")
        .await?;
    window.picture("today-two").await?;
    assert_eq!(window.table().await?.len(), 2);

    let first = "button[aria-label='1回戦A卓の記録用紙を開く']";
    window.find(first).await?.click().await?;
    window.find_text("h3", "1回戦 A卓の訂正").await?;
    window
        .find_text("button", "この卓を消す")
        .await?
        .click()
        .await?;
    window
        .find_text(".said", "1回戦A卓を消しました。「元に戻す」で戻せます。")
        .await?;
    window
        .find_text(".status-line button", "元に戻す")
        .await?
        .click()
        .await?;
    window.find(first).await?;
    assert_eq!(window.table().await?.len(), 2);
    window.close().await
}
