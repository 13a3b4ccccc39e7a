//! The list of members: adding somebody, correcting the entry, taking both back, and the page of one
//! beside the list.

use std::fs;

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, labelled, played_club};

/// How many the list says it shows.
const COUNT: &str = ".list footer p[role=status]";

/// Where the views of a person are chosen; a screen may be called as one of them.
const VIEW: &str = ".head .switch button";

/// What is done seldom stands in the menu of the person's page.
async fn choose_deed(window: &Window, deed: &str) -> Outcome {
    window.press_button_by_key("その他の操作").await?;
    window.click_text("[role=menuitem]", deed).await
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_is_added_corrected_and_taken_back() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.go_to("会員").await?;
    window.find(".roster button").await?;
    let everybody = window.text_of(COUNT).await?;
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
    window.find_text(COUNT, "1人").await?;
    let number = window.text_of(".roster .fig").await?;
    window.press(Key::Enter).await?;
    window
        .find_text("h2", &format!("{number} 試験﨑 髙子"))
        .await?;
    window.find_text(".known span", "しけんざき たかこ").await?;
    window
        .find_text(".known span", "会員 令和8年4月1日から")
        .await?;

    window.press_button("名簿").await?;
    window.is_accessible().await?;
    window.fits().await?;
    window.picture("member-entry").await?;
    let name = labelled("名前");
    window
        .type_over(&name, "試験﨑 たか子" + Key::Enter)
        .await?;
    window
        .find_text("h2", &format!("{number} 試験﨑 たか子"))
        .await?;

    window.press_button("元に戻す").await?;
    window
        .find_text("h2", &format!("{number} 試験﨑 髙子"))
        .await?;
    window.press_button("元に戻す").await?;
    window.find_text(COUNT, "あてはまる人はいません。").await?;
    window
        .type_over(&labelled("さがす"), Key::Delete + "")
        .await?;
    window.find_text(COUNT, &everybody).await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_personal_page_shows_everything_of_one_person() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Dark).await?;
    window.go_to("会員").await?;
    window.click(".roster button").await?;
    for (view, part, caption) in [
        ("成績", "最近の半荘", "最近の半荘"),
        ("成績", "対戦成績", "対戦成績"),
        ("成績", "月ごと", "月ごと"),
        ("成績", "半期ごと", "半期ごと"),
        ("半荘", "すべての半荘", "すべての半荘"),
        ("半荘", "席別・連続", "席別の成績"),
        ("半荘", "席別・連続", "連続記録"),
        ("対戦", "対戦", "対戦成績"),
    ] {
        window.click_text(VIEW, view).await?;
        window.click_text(".page .switch button", part).await?;
        window.find_text("caption", caption).await?;
        window.is_accessible().await?;
        window.fits().await?;
    }
    window.click_text(VIEW, "成績").await?;
    window.press_button("すべての数字").await?;
    window.find_text(".cells dt", "ラス回避率").await?;
    window.find(".totals-chart svg text").await?;
    window.picture("person-dark").await?;

    choose_deed(&window, "この人を消す").await?;
    let refusal = window.text_of("[role=alert]").await?;
    assert!(refusal.contains("消せません"), "{refusal}");
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_keys_go_from_person_to_person_and_to_a_sheet() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.go_to("会員").await?;
    window.until_focus_is_on("さがす").await?;
    window.find(".roster button").await?;
    window.press(Key::Down + "").await?;
    window.press(Key::Down + "").await?;
    let focused = ".roster button:focus .name";
    let second = window.text_of(".roster [aria-current] .name").await?;
    let number = window.text_of(".roster [aria-current] .fig").await?;
    window
        .find_text("h2", &format!("{number} {second}"))
        .await?;
    window.find_text(focused, &second).await?;

    // From anywhere on the page back to where the list is, and on to the search.
    window.focus_on(".overview .sheet-link").await?;
    window.press(Key::Escape + "").await?;
    window.find_text(focused, &second).await?;
    window.press(Key::Escape + "").await?;
    window.until_focus_is_on("さがす").await?;

    window.press_button_by_key("半荘").await?;
    window.focus_on(".games .sheet-link").await?;
    let sheet = window.content_of(".games .sheet-link").await?;
    window.press(Key::Enter).await?;
    window.until_focus_is_on("東の点数").await?;
    let (day, _) = sheet.split_once(' ').ok_or("a sheet without a day")?;
    window
        .find(&format!("//main//*[contains(., '{day}')]"))
        .await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_persons_details_are_erased_for_good() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.go_to("会員").await?;
    let number = window.text_of(".roster .fig").await?;
    let name = window.text_of(".roster .name").await?;
    window.click(".roster button").await?;
    choose_deed(&window, "この人の個人の情報を消す").await?;
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

/// What is said of somebody who is searched for, and done for them from there.
#[tokio::test(flavor = "multi_thread")]
async fn points_are_given_and_who_goes_early_is_written_down_from_the_search() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.go_to_step("出席").await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    window.press("6" + Key::Enter).await?;
    window
        .find("//*[@class='came-row']//button[@aria-pressed='true'][contains(., '森本 明')]")
        .await?;
    search_for(&window, "もりもと").await?;
    window.picture("palette-person").await?;
    take(&window, "森本 明さんを早退にする").await?;
    window.find(".came-stay button:focus").await?;
    window.picture("palette-stay").await?;
    search_for(&window, "もりもと").await?;
    take(&window, "森本 明さんの点を調整する").await?;
    window.find(".adjustment-form input:focus").await?;
    window.picture("palette-adjust").await?;
    window.close().await
}

async fn search_for(window: &Window, typed: &str) -> Outcome {
    window.press_with_control("k").await?;
    window.focus_on(".palette input").await?;
    window.paste(typed).await?;
    window
        .find_text(".palette [role=option] small", "会員")
        .await?;
    Ok(())
}

/// Goes down what was found to that, and takes it.
async fn take(window: &Window, wanted: &str) -> Outcome {
    let chosen = ".palette [role=option][aria-selected=true] > span";
    for _ in 0..10 {
        if window.text_of(chosen).await?.contains(wanted) {
            return window.press(Key::Enter + "").await;
        }
        window.press(Key::Down + "").await?;
    }
    Err(format!("{wanted} is not among what was found").into())
}
