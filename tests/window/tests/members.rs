//! The list of members: adding somebody, correcting the entry, taking both back, and a personal
//! page.
#![cfg(target_os = "linux")]

use std::fs;

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, labelled, sample_club};

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_added_corrected_and_taken_back() -> Outcome {
    let (_folder, club) = sample_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.go_to("会員").await?;
    let everybody = window.table().await?.len();
    window.picture("members").await?;

    window.press_button("会員を加える").await?;
    for (label, text) in [
        ("名前", "試験﨑 髙子"),
        ("よみがな", "しけんざき たかこ"),
        ("入会日", "R8.4.1"),
    ] {
        window.type_over(&labelled(label), text).await?;
    }
    window.picture("members-adding").await?;
    window.go_to_box("備考").await?;
    window.press(Key::Enter).await?;
    window
        .find_text(".said", "試験﨑 髙子さんを加えました。")
        .await?;
    window.press_button("閉じる").await?;

    window.type_over(&labelled("さがす"), "試験崎 高").await?;
    window.find_text("main > p[role=status]", "1人").await?;
    window.until_rows(1).await?;
    let row = window.table().await?.remove(0);
    assert_eq!(
        row[1..5],
        ["試験﨑 髙子", "しけんざき たかこ", "会員", "令和8年4月1日"]
    );

    window.click("tbody button").await?;
    let name = labelled("名前");
    window
        .type_over(&name, "試験﨑 たか子" + Key::Enter)
        .await?;
    let number = &row[0];
    window
        .find_text("h2", &format!("{number} 試験﨑 たか子"))
        .await?;

    window.press_button("元に戻す").await?;
    window
        .find_text("h2", &format!("{number} 試験﨑 髙子"))
        .await?;
    window.press_button("元に戻す").await?;
    window
        .find_text("main > p[role=status]", "あてはまる人はいません。")
        .await?;
    window.press_button("名簿に戻る").await?;
    window.until_rows(everybody).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_page_shows_everything_of_one_person() -> Outcome {
    let (_folder, club) = sample_club()?;
    let window = Window::open(Some(&club), Theme::Dark).await?;
    window.go_to("会員").await?;
    window.click("tbody button").await?;
    for caption in ["連続記録", "席別の成績", "対戦成績", "すべての半荘"] {
        window.find_text("caption", caption).await?;
    }
    window.find(".chart svg text").await?;
    window.picture("person-dark").await?;
    window.scroll_to(".chart svg").await?;
    window.picture("person-chart-dark").await?;

    window.press_button("この人を消す").await?;
    let refusal = window.text_of("[role=alert]").await?;
    assert!(refusal.contains("消せません"), "{refusal}");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_persons_details_are_erased_for_good() -> Outcome {
    let (_folder, club) = sample_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.go_to("会員").await?;
    window.find("table").await?;
    let row = window.table().await?.remove(0);
    let (number, name) = (&row[0], &row[1]);
    window
        .press_button_by_key(&format!("{name}さんの記録を開く"))
        .await?;
    window.focus_on(".erasure summary").await?;
    window.press(Key::Enter).await?;
    let begin = format!("{number} {name} 個人の情報を消す");
    window.find_text(".erasure button", &begin).await?;
    window.scroll_to(".erasure button").await?;
    window.picture("erasure").await?;
    window.press_button_by_key(&begin).await?;
    window.until_focus_is_on("やめる").await?;
    window.scroll_to(".erase-for-good button").await?;
    window.is_accessible().await?;
    window.fits().await?;
    window.picture("erasure-asked").await?;
    window
        .press_button_by_key(&format!("{number} {name}さんの情報を、戻せないように消す"))
        .await?;
    window
        .until_said(&format!("番号{number}の個人の情報を消しました。"))
        .await?;
    window
        .find_text("h2", &format!("{number} 会員{number}"))
        .await?;
    // And not on "Undo", which would take back something else.
    window
        .until_focus_is_on("個人の情報は消してあります。")
        .await?;
    window.picture("erased").await?;
    window.close().await?;
    let bytes = fs::read(&club)?;
    let name = name.as_bytes();
    assert!(!bytes.windows(name.len()).any(|part| part == name));
    Ok(())
}
