//! The first evening of a club: made on one screen from a list in Excel, and there again after a
//! restart; and the sample club, which is another file.

use std::path::PathBuf;

use window_tests::{Outcome, Theme, Window, hanchan};

/// Two of them with characters outside the BMP, as columns copied from a spreadsheet.
const MEMBERS: &str =
    "番号\t氏名\tふりがな\n1\t青木 太郎\tあおき たろう\n12\t𠮷田 髙子\tよしだ たかこ\n7\t山﨑 𩸽\t";

fn club_file(window: &Window, name: &str) -> PathBuf {
    window.home().join("半荘帳").join(format!("{name}.hanchan"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_club_is_made_with_its_pasted_members_and_found_again() -> Outcome {
    let window = Window::open(None, Theme::Light).await?;
    window.press_button("新しい会を作る").await?;
    window.find_text("h2", "新しい会を作る").await?;
    // The first box has the focus.
    window.until_focus_is_on("会の名前").await?;
    window.press("白樺会").await?;
    window.click("textarea").await?;
    window.paste(MEMBERS).await?;
    window.find_text("[role=status] b", "3人").await?;
    window
        .find_text("[role=status] span", "ふりがなのない人 1人")
        .await?;
    window.picture("new-club").await?;
    window.press_button("この会を作る").await?;
    window.until_title_is("白樺会 - 半荘帳").await?;
    window.find("nav button[aria-current=page]").await?;
    window.picture("made-club").await?;
    window.has_font_for("𩸽").await?;

    // The club that was open last opens by itself.
    let window = window.restart(Theme::Dark).await?;
    window.until_title_is("白樺会 - 半荘帳").await?;
    // From it there is a way to another, and back.
    window.go_to("データと設定").await?;
    window.press_button("別の会を開く").await?;
    window.find_text("h2", "新しい会を作る").await?;
    window.picture("start-again").await?;
    window.press_button("「白樺会」に戻る").await?;
    window.find("nav button[aria-current=page]").await?;
    let file = club_file(&window, "白樺会");
    window.page.clone().quit().await?;

    let exported = tempfile::tempdir()?;
    hanchan([
        "export",
        &file.display().to_string(),
        "--format",
        "csv",
        "--out",
        &exported.path().display().to_string(),
    ])?;
    let members = std::fs::read_to_string(exported.path().join("members.csv"))?;
    for person in [
        "1,青木 太郎,あおき たろう",
        "12,𠮷田 髙子,よしだ たかこ",
        "7,山﨑 𩸽,",
    ] {
        assert!(members.contains(person), "{person} in {members}");
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_with_a_mistake_makes_no_club_and_stays_to_be_corrected() -> Outcome {
    let window = Window::open(None, Theme::Dark).await?;
    window.press_button("新しい会を作る").await?;
    window.find_text("h2", "新しい会を作る").await?;
    window.press_button("この会を作る").await?;
    window
        .find_text("[role=alert]", "会の名前を入れてください。")
        .await?;
    window.type_over("input[type=text]", "青空会").await?;
    window.click("textarea").await?;
    window.paste("3\t青木\n3\t山田").await?;
    window
        .find_text("li", "2行目 山田 同じ番号の人が上にいます。")
        .await?;
    window.press_button("この会を作る").await?;
    window.find(".problem[role=alert]").await?;
    window.picture("new-club-mistake").await?;
    assert!(!club_file(&window, "青空会").exists());
    assert_eq!(window.value_of("textarea").await?, "3\t青木\n3\t山田");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sample_club_is_marked_on_every_screen_and_is_a_file_of_its_own() -> Outcome {
    let window = Window::open(None, Theme::Light).await?;
    window.press_button("見本の会を見てみる").await?;
    window.find("nav button[aria-current=page]").await?;
    // Its last evening, with all that was played.
    window.until_focus_is_on("東家").await?;
    window.find(".stack .tile, .stack .card.saved").await?;
    window.find(".live tbody tr").await?;
    window.find_text("button", "今日に戻る").await?;
    window.picture("sample-last-evening").await?;
    let band = window.text_of(".side .sample").await?;
    assert!(band.starts_with("見本の会。"), "{band}");
    let screens = window.screens().await?;
    assert!(!screens.is_empty());
    for screen in screens {
        window.go_to(&screen).await?;
        window
            .find_text("nav button[aria-current=page]", &screen)
            .await?;
        window.find(".side .sample").await?;
    }
    window.picture("sample-club").await?;
    // It is not among the clubs to open again.
    let window = window.restart(Theme::Light).await?;
    window.find_text(".start button", "新しい会を作る").await?;
    window.until_gone(".start-recent").await?;
    window.close().await
}
