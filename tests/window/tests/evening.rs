//! A session from who came to the first sheet, and one that was entered on the wrong day.

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, hanchan, labelled, played_club, until};

/// Who sits where, table by table, and then who sits out.
async fn drawn(window: &Window) -> Outcome<Vec<String>> {
    let found = window
        .page
        .execute(
            "return [...document.querySelectorAll('.drawn-table li button')]
               .map(button => button.textContent)",
            Vec::new(),
        )
        .await?;
    Ok(found.convert()?)
}

/// The kinds of the latest operations, the latest first.
fn operations(club: &str, count: usize) -> Outcome<Vec<String>> {
    let history = hanchan(["history", club, "--json"])?;
    let kind = |line: &str| -> Outcome<String> {
        let entry: serde_json::Value = serde_json::from_str(line)?;
        Ok(entry["operation"].as_str().unwrap_or_default().to_owned())
    };
    history.lines().take(count).map(kind).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_evening_goes_from_attendance_to_the_first_sheet_by_keys() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;

    window.go_to_step("出席").await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    window.is_accessible().await?;
    for (number, count) in (1..=9).zip(1..) {
        window.press(format!("{number}") + Key::Enter).await?;
        let said = format!("出席は、いま{count}人です。");
        window.find_text(".attendance-count", &said).await?;
    }
    // Enter in the box makes no guest: that is a button of its own, the next one.
    window.press("飛び入り 花子" + Key::Tab).await?;
    window.until_focus_is_on("ゲストとして加える").await?;
    window.press(Key::Enter + "").await?;
    window
        .find_text(".said", "飛び入り 花子さんを出席にしました。いま10人です。")
        .await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    window.picture("attendance").await?;
    window.is_accessible().await?;
    window.press_button("遅刻・早退をつける").await?;
    window
        .click("//*[@role='menuitem'][contains(., '飛び入り 花子')]")
        .await?;
    window
        .click("//main//button[contains(@aria-label, '飛び入り 花子さんの遅刻・早退')]")
        .await?;
    window.click_text("[role=option]", "2回戦から").await?;
    window
        .find_text(".said", "飛び入り 花子さんは、2回戦からです。")
        .await?;
    window.is_accessible().await?;
    window.picture("attendance-late").await?;
    window.picture("attendance-list").await?;

    window.go_to_step("席決め").await?;
    window.press_button("くわしく").await?;
    window
        .type_over(&labelled("くじの番号"), "４２４２４２" + Key::Enter)
        .await?;
    window
        .find_text(".draw-state", "1回戦の席の案（まだ決めていません）")
        .await?;
    let first = drawn(&window).await?;
    assert_eq!(first.len(), 9);
    window.picture("draw").await?;
    window.is_accessible().await?;
    window.focus_on(".drawn-table li button").await?;
    window.press(Key::Enter + "").await?;
    window.picture("draw-swapping").await?;
    for _ in 0..8 {
        window.press(Key::Right + "").await?;
    }
    window.press(Key::Enter + "").await?;
    window.find_text(".said", &swapped(&first)).await?;
    let mut second = first.clone();
    second.swap(0, 8);
    until(async || {
        let drawn = drawn(&window).await?;
        Ok((drawn == second)
            .then_some(())
            .ok_or_else(|| format!("{drawn:?}")))
    })
    .await?;
    window.press_button("この席に決める").await?;
    window
        .find_text(".draw-state", "1回戦の席（決定済み、くじの番号 424242）")
        .await?;
    window.picture("draw-kept").await?;
    window.is_accessible().await?;
    assert_eq!(drawn(&window).await?, second);

    window.press_button("記録用紙を入れる").await?;
    window.until_value_is(&labelled("東家"), &second[0]).await?;
    window.click(".sheet-score input").await?;
    window.enter(&["423", "310", "267", "200"]).await?;
    window
        .find_text(".said", "1回戦A卓を保存しました。")
        .await?;
    window.find("h2[aria-label='1回戦 B卓の入力']").await?;
    window.picture("evening-sheet").await?;
    window.close().await?;

    let club = club.display().to_string();
    let mut done = vec!["enter-hanchan", "keep-draw", "set-attendance", "add-member"];
    done.extend(["set-attendance"; 9]);
    assert_eq!(operations(&club, done.len())?, done);
    assert_eq!(hanchan(["check", &club])?.lines().count(), 1);
    Ok(())
}

/// What is said once the first and the last of a draw have changed places.
fn swapped(drawn: &[String]) -> String {
    let name = |place: usize| drawn[place].split_once(' ').map_or("", |(_, name)| name);
    format!("{}さんと{}さんを入れ替えました。", name(0), name(8))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_of_the_wrong_day_moves_and_comes_back() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Dark).await?;
    window.until_focus_is_on("東家").await?;
    window.click(".when").await?;
    window.press_button("これまでの会から選ぶ").await?;
    window.find(".past-sessions tbody button").await?;
    window.picture("past-sessions-dark").await?;
    window.is_accessible().await?;
    window.click(".past-sessions tbody button").await?;
    window.find(".day-state tbody tr").await?;
    let before = window.table().await?;

    window.click(".when").await?;
    for (label, keys) in [
        ("会場", "中央公民館" + Key::Tab),
        ("予定の回数", "３" + Key::Enter),
    ] {
        window.type_over(&labelled(label), keys).await?;
    }
    window.picture("session-dark").await?;
    window.is_accessible().await?;
    window
        .type_over(&labelled("移す先の日付"), "R9.1.2" + Key::Tab)
        .await?;
    window.press_button("移す").await?;
    window
        .find_text(
            ".said",
            "令和9年1月2日の土曜会に移しました。「元に戻す」で戻せます。",
        )
        .await?;
    window.until_table_is(&before).await?;
    window.press_button("戻す").await?;
    window
        .find_text(".live .nothing", "用紙を1枚保存すると、ここに出ます。")
        .await?;
    window.close().await?;

    let club = club.display().to_string();
    let done = [
        "undo",
        "correct-session",
        "correct-session",
        "correct-session",
    ];
    assert_eq!(operations(&club, done.len())?, done);
    Ok(())
}
