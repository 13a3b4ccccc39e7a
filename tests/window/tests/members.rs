//! The list of members: adding somebody, correcting the entry, taking both back, and a personal
//! page.
#![cfg(target_os = "linux")]

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
