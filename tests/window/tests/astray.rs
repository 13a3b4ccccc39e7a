//! Keys that went astray once, and screens that led nowhere: each pressed as it was, on a small screen.

use std::fs;
use std::path::Path;

use thirtyfour::Key;
use window_tests::{Competitions, Outcome, Theme, Window, hanchan, labelled, played_club};

/// How much was ever done and undone.
fn done(club: &Path) -> Outcome<usize> {
    let history = hanchan(["history", &club.display().to_string(), "--json"])?;
    Ok(history.lines().count())
}

/// The files to import that lie in the folder that the person chooses.
async fn choose_files(window: &Window) -> Outcome {
    for role in ["会員の名簿", "成績"] {
        let choose = format!("button[aria-label='{role} 選ぶ']");
        window.focus_on(&choose).await?;
        window.press(Key::Enter).await?;
        let leave_out = format!("button[aria-label='{role} 外す']");
        window.find(&leave_out).await?;
    }
    Ok(())
}

async fn small_window(club: &Path) -> Outcome<Window> {
    let window = Window::open(Some(club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.on_small_screen().await?;
    Ok(window)
}

/// The first sheet of the day, by keys.
async fn enter_first_sheet(window: &Window) -> Outcome {
    let sheet = ["1", "2", "3", "4", "423", "310", "267", "200"];
    window.enter(&sheet).await?;
    window.until_said("1回戦A卓を保存しました。").await?;
    window.find("h2[aria-label='1回戦 B卓の入力']").await?;
    window.until_focus_is_on("東家").await
}

#[tokio::test(flavor = "multi_thread")]
async fn enter_after_going_to_another_screen_undoes_nothing() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = small_window(&club).await?;
    enter_first_sheet(&window).await?;
    let before = done(&club)?;
    for key in ["2", "3", "8", "7", "4", "5", "6"] {
        window.press_with_control(key).await?;
        window.keys_are_in_place().await?;
        window.press(Key::Enter).await?;
        window.press(Key::Escape).await?;
        window.focus_is_seen().await?;
        window.press_with_control("1").await?;
        window.until_focus_is_on("東家").await?;
    }
    window.close().await?;
    assert_eq!(done(&club)?, before);
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn scores_typed_after_a_change_of_screen_go_into_the_sheet() -> Outcome {
    let contest = Competitions::new(8)?;
    contest.prepare("wakakujira-2025", "cup", "新年大会", |_| ())?;
    contest.run("新年大会", &["entry", "enter"], &["--member", "1-8"])?;
    let day = ["--date", "2026-01-04", "--seed", "7"];
    contest.run("新年大会", &["seat"], &day)?;
    let window = Window::open(Some(&contest.file), Theme::Light).await?;
    window.on_small_screen().await?;
    window.go_to("大会").await?;
    window.press_button("新年大会を開く").await?;
    window.press_button("進行").await?;
    window
        .focus_on(
            "//button[@aria-label='予選1回戦A卓の記録用紙を開く' or span='予選1回戦A卓の記録用紙を開く']",
        )
        .await?;
    window.press(Key::Enter).await?;
    // Who sits there is drawn: the first empty box is a score.
    window.until_focus_is_on("東の点数").await?;
    window.keys_are_in_place().await?;
    // From a box of another screen as well.
    window.press_with_control("2").await?;
    window.keys_are_in_place().await?;
    window.click(".period-heading").await?;
    window.until_focus_is_on("この日を含む期間へ").await?;
    window.press_with_control("1").await?;
    window.until_focus_is_on("東の点数").await?;
    window.press("9").await?;
    window.until_value_is(&labelled("東の点数"), "9").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_save_leaves_in_view_what_is_to_be_corrected() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = small_window(&club).await?;
    let sheet = ["1", "2", "3", "4", "423", "310", "267"];
    window.enter(&sheet).await?;
    window.press("190" + Key::Enter).await?;
    let not_saved = "まだ保存していません。直して、最後の点数でEnterを押してください。";
    window.find_text("[role=alert]", not_saved).await?;
    window.keys_are_in_place().await?;
    window.until_focus_is_on("北の点数").await?;
    assert!(window.is_seen(".sheet-sum").await?);
    window.picture("refused-sum").await?;
    window.until_gone(".problem").await?;
    // Once it is corrected, nothing says that it is wrong.
    for _ in 0..3 {
        window.press(Key::Backspace + "").await?;
    }
    window.press("200").await?;
    window
        .find_text(".sheet-sum b", "合計は合っています。")
        .await?;
    window.until_gone(".field-problem").await?;

    // Somebody twice is told by name as soon as it is typed, and Enter leads there.
    window
        .type_over(&labelled("北家"), "3" + Key::Enter)
        .await?;
    window
        .find(
            "//*[contains(@class, 'note heed')][contains(., 'この用紙の2つの席に入っています。')]",
        )
        .await?;
    window.go_to_box("北の点数").await?;
    window.press(Key::Enter + "").await?;
    window.find_text("[role=alert]", not_saved).await?;
    window.until_focus_is_on("北家").await?;
    window.keys_are_in_place().await?;
    window.picture("refused-twice").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn another_day_and_a_correction_say_so_beside_the_seats() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = small_window(&club).await?;
    window.until_gone(".not-today").await?;
    window.click(".when").await?;
    window.press_button("これまでの会から選ぶ").await?;
    window.click(".past-sessions tbody button").await?;
    window.find_text(".not-today .tag", "前の会").await?;
    window.until_focus_is_on("東家").await?;
    window.keys_are_in_place().await?;
    assert!(window.is_seen(".not-today .tag").await?);
    window.picture("another-day").await?;

    window.press_button("今日に戻る").await?;
    window.until_gone(".not-today").await?;
    window.until_focus_is_on("東家").await?;
    enter_first_sheet(&window).await?;
    window.press_button("1回戦A卓の記録用紙を開く").await?;
    window.find_text(".sheet-paper .tag", "訂正中").await?;
    window.until_focus_is_on("東の点数").await?;
    window.keys_are_in_place().await?;
    assert!(window.is_seen(".sheet-paper .tag").await?);
    // As it was typed.
    window.until_value_is(&labelled("東の点数"), "423").await?;
    window.picture("correction").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn what_gets_the_focus_by_the_mouse_is_seen_and_nothing_moves_before() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = folder.path().join("club.hanchan");
    let path = file.display().to_string();
    hanchan(["new", &path])?;
    let season = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../data/season"));
    let [members, results] = ["members.csv", "results.csv"].map(|name| season.join(name));
    let (members, results) = (members.display().to_string(), results.display().to_string());
    hanchan([
        "import",
        &path,
        "--members",
        &members,
        "--results",
        &results,
    ])?;
    let window = small_window(&file).await?;
    let part = |at: usize| format!(".flow .part:nth-child({at}) button");
    window.scroll_to_top().await?;
    let before = window.place_of(&part(1)).await?;
    window.press_by_mouse(&part(1)).await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    window.keys_are_in_place().await?;
    window.picture("attendance-by-mouse").await?;
    assert_eq!(window.place_of(&part(1)).await?, before);
    assert!(window.is_seen(&part(1)).await?);
    window.picture("attendance-by-mouse").await?;

    let sheets = part(3);
    window.scroll_to_top().await?;
    window.press_by_mouse(&sheets).await?;
    window.until_focus_is_on("東家").await?;
    window.keys_are_in_place().await?;
    // From the first draw to the sheet.
    window.scroll_to_top().await?;
    window.press_by_mouse(&part(1)).await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    for number in 1..=8 {
        window.press(format!("{number}") + Key::Enter).await?;
        let said = format!("出席は、いま{number}人です。");
        window.find_text(".attendance-count", &said).await?;
    }
    window.scroll_to_top().await?;
    window.press_by_mouse(&part(2)).await?;
    window.press_button("席を引く").await?;
    window.press_button("この席に決める").await?;
    window.until_focus_is_on("記録用紙を入れる").await?;
    window.keys_are_in_place().await?;
    window.picture("draw-kept-small").await?;
    window.press(Key::Enter + "").await?;
    window.find(".sheet-seats").await?;
    window.keys_are_in_place().await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn after_somebody_was_replaced_the_keys_are_in_the_box_for_the_next() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = small_window(&club).await?;
    enter_first_sheet(&window).await?;
    window.press(Key::F4 + "").await?;
    // Who really played at both says so.
    let reason = labelled("2つの卓にいる理由");
    window.type_over(&reason, "同じ四人で続けて打った").await?;
    window.go_to_box("東の点数").await?;
    window.enter(&["300", "300", "300", "300"]).await?;
    window.until_said("1回戦B卓を保存しました。").await?;
    window.press_button("1回戦A卓の記録用紙を開く").await?;
    window.do_other("人を入れかえる").await?;
    window.go_to_box("正しい人").await?;
    window.press("9" + Key::Enter).await?;
    window.focus_on("label.sheet-check input").await?;
    window.press(" ").await?;
    window.press("" + Key::Tab).await?;
    window.press(Key::Enter + "").await?;
    window.until_said("2卓で、").await?;
    window.until_focus_is_on("正しい人").await?;
    window.keys_are_in_place().await?;
    window.until_gone("label.sheet-check input:checked").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_club_begins_with_the_name_of_its_meeting_and_goes_on() -> Outcome {
    let window = Window::open(None, Theme::Light).await?;
    window.on_small_screen().await?;
    window.keys_are_in_place().await?;
    window.press_button("新しい会を作る").await?;
    window.find_text("h2", "新しい会を作る").await?;
    window.until_focus_is_on("会の名前").await?;
    window.press("さくら会").await?;
    // What it meets as is asked for at once, so that its first day can be opened.
    window
        .type_over(&labelled("いつもの集まり"), "土曜会" + Key::Tab)
        .await?;
    window.click("textarea").await?;
    window.paste("番号\t氏名\n1\t青木 太郎\n2\t山田 実").await?;
    window.press_button("この会を作る").await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    window.keys_are_in_place().await?;
    // Its members were just saved.
    window
        .find("//*[@class='saved'][starts-with(., '保存済み ')]")
        .await?;
    window.picture("new-club-attendance").await?;
    // A slip of the finger in the name is corrected, and taken out.
    window.click(".when").await?;
    let name = "section[aria-label='シリーズの名前'] input";
    window.type_over(name, "土曜例会" + Key::Enter).await?;
    window
        .until_said("「土曜会」の名前を「土曜例会」に変えました。")
        .await?;
    window.press_button("このシリーズを消す").await?;
    window.until_said("「土曜例会」を消しました。").await?;
    window.until_focus_is_on("いつもの集まりの名前").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_there_after_an_import_and_only_the_newest_deed_is_told() -> Outcome {
    let (folder, chosen) = (tempfile::tempdir()?, tempfile::tempdir()?);
    let file = folder.path().join("club.hanchan");
    hanchan(["new", &file.display().to_string()])?;
    let season = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../data/season"));
    for name in ["members.csv", "results.csv"] {
        fs::copy(season.join(name), chosen.path().join(name))?;
    }
    let window = Window::open_choosing(Some(&file), Theme::Light, chosen.path()).await?;
    window.on_small_screen().await?;
    window.go_to("データと設定").await?;
    window.press_button("ほかから取りこむ").await?;
    choose_files(&window).await?;
    window.press_button_by_key("試してみる").await?;
    window.press_button_by_key("取りこむ").await?;
    window.until_said("取りこみました").await?;
    window.keys_are_in_place().await?;
    // The same results once more are refused, and the line at the foot no longer says that it came in.
    choose_files(&window).await?;
    window.press_button_by_key("試してみる").await?;
    window.find("main [role=alert]").await?;
    window
        .until_gone("//*[@class='said'][contains(., '取りこみました')]")
        .await?;
    window.picture("import-refused").await?;
    window.press_with_control("2").await?;
    window
        .find(".standings tbody tr, main table tbody tr")
        .await?;
    window.keys_are_in_place().await?;
    window.picture("results-after-import").await?;
    // What was said in one language is not said in the other.
    window.press_with_control("1").await?;
    window.turn_language("English").await?;
    let said = window.page.execute(
        "return document.querySelector('.said').textContent",
        Vec::new(),
    );
    assert_eq!(said.await?.convert::<String>()?, "");
    window.close().await
}
