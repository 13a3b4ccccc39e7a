//! Long work that the person stops: what is finished is whole, and the window says how much that is.

use std::fs;

use thirtyfour::Key;
use window_tests::{Outcome, Size, Theme, Window, club_of};

const STOP: &str = "//button[normalize-space()='取りやめる']";

#[tokio::test(flavor = "multi_thread")]
async fn everybodys_reports_are_stopped_and_none_is_half_written() -> Outcome {
    let (_folder, club) = club_of(Size {
        members: 300,
        sessions: 12,
    })?;
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&club), Theme::Light, chosen.path()).await?;
    window.go_to("書類").await?;
    window.click("[data-kind=everybody]").await?;
    // At once, for a fast machine has drawn them all in a second or two.
    window.click(STOP).await?;
    window.find_text("dd", "途中で取りやめました。").await?;
    window.until_gone(".paper canvas").await?;
    window.is_accessible().await?;
    window.picture("stopped-preview").await?;

    window.press_button_by_key("ひとりずつ保存する").await?;
    window.find(".long-work progress").await?;
    window.picture("stopping").await?;
    window.focus_on(STOP).await?;
    window.press(Key::Enter).await?;
    window.until_said("取りやめました。300人のうち").await?;
    let said = window.text_of(".said").await?;
    window.until_gone(".long-work").await?;
    window.until_focus_is_on("ひとりずつ保存する").await?;
    window.picture("stopped").await?;
    window.close().await?;

    let mut written = 0_usize;
    for folder in fs::read_dir(chosen.path())? {
        for file in fs::read_dir(folder?.path())? {
            let file = file?.path();
            let bytes = fs::read(&file)?;
            assert!(file.extension().is_some_and(|it| it == "pdf"), "{file:?}");
            assert!(bytes.trim_ascii_end().ends_with(b"%%EOF"), "{file:?}");
            written += 1;
        }
    }
    assert!(
        written < 300,
        "all were written before they could be stopped"
    );
    assert!(
        said.contains(&format!("うち{written}人分は保存してあります")),
        "{said}"
    );
    Ok(())
}
