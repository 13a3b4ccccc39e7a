//! A club goes from one secretary's window to the next one's, encrypted and not.

use std::fs;
use std::path::Path;

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, file_in, hanchan, labelled, played_club};

const SAID: &str = "sakura no hana ga saku";
const MAKE: &str = "引継ぎのファイルを作る";
const OPEN: &str = "会のファイルを作って開く";

fn standings(file: &Path) -> Outcome<String> {
    hanchan(["standings", &file.display().to_string(), "--json"])
}

async fn is_shown(window: &Window, picture: &str) -> Outcome {
    window.is_accessible().await?;
    window.fits().await?;
    window.has_large_targets().await?;
    window.picture(picture).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_is_handed_over_under_a_passphrase_and_opened_with_it() -> Outcome {
    let (_folder, club) = played_club()?;
    let before = standings(&club)?;
    let stick = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&club), Theme::Light, stick.path()).await?;
    window.go_to("データと設定").await?;
    window.press_button("次の係に渡す").await?;
    window
        .type_over(&labelled("合言葉"), SAID.to_owned() + Key::Tab)
        .await?;
    let again = labelled("合言葉をもう一度");
    window
        .type_over(&again, "sakura".to_owned() + Key::Tab)
        .await?;
    window.press_button_by_key(MAKE).await?;
    window
        .find_text("dd", "2回入れた合言葉が、同じではありません。")
        .await?;
    assert_eq!(fs::read_dir(stick.path())?.count(), 0);
    is_shown(&window, "handover-differ").await?;
    window.type_over(&again, SAID.to_owned() + Key::Tab).await?;
    window.press_button_by_key(MAKE).await?;
    window
        .until_said("引継ぎのファイルを作り、開けることを確かめました")
        .await?;
    window.until_value_is(&labelled("合言葉"), "").await?;
    window.scroll_to("#data-handover").await?;
    is_shown(&window, "handover-made").await?;
    window.close().await?;

    let made = file_in(stick.path(), "age")?;
    let next = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&made), Theme::Dark, next.path()).await?;
    window.find_text("h2", "引継ぎを受け取る").await?;
    window.press_button_by_key("置き場所を変える").await?;
    let place = next
        .path()
        .join(made.with_extension("").file_stem().ok_or("a name")?);
    window
        .find_text(".place", &place.display().to_string())
        .await?;
    let passphrase = labelled("合言葉");
    window
        .type_over(&passphrase, "sakura no hana".to_owned() + Key::Enter)
        .await?;
    window.find_text("dd", "その合言葉では開けません。").await?;
    assert!(!place.exists());
    is_shown(&window, "handover-wrong-dark").await?;
    window
        .type_over(&passphrase, SAID.to_owned() + Key::Enter)
        .await?;
    window.find("nav button[aria-current=page]").await?;
    window.close().await?;
    assert_eq!(standings(&file_in(&place, "hanchan")?)?, before);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_encrypted_asks_for_nothing_and_what_is_damaged_leaves_nothing() -> Outcome {
    let (_folder, club) = played_club()?;
    let stick = tempfile::tempdir()?;
    let folder = stick.path().display().to_string();
    hanchan([
        "handover",
        "make",
        &club.display().to_string(),
        "--out",
        &folder,
    ])?;
    let made = file_in(stick.path(), "zip")?;
    let whole = fs::read(&made)?;
    fs::write(&made, &whole[..whole.len() / 2])?;
    let window = Window::open(Some(&made), Theme::Light).await?;
    for _ in 0..4 {
        window.press_button("文字 大").await?;
    }
    window.find_text("h2", "引継ぎを受け取る").await?;
    window.press_button_by_key(OPEN).await?;
    window.find(".problem").await?;
    let said = window.text_of(".problem dd").await?;
    assert!(said.contains("作ったときのままではありません"), "{said}");
    is_shown(&window, "handover-damaged-200").await?;
    window.press_button("English").await?;
    window.find_text("h2", "Receive a hand-over").await?;
    is_shown(&window, "handover-damaged-200-english").await?;
    window.press_button("日本語").await?;
    fs::write(&made, &whole)?;
    window.press_button_by_key(OPEN).await?;
    window.find("nav button[aria-current=page]").await?;
    window.close().await
}
