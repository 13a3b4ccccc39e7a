//! A club's first evening from the first start to the printed report, and what `hanchan` and the
//! paper say of it afterwards.

use std::process::Command;

use serde_json::Value;
use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, file_in, hanchan, labelled};

/// As copied from a spreadsheet; one character lies outside the BMP, one has no reading.
const MEMBERS: &str = "番号\t氏名\tふりがな\n1\t青木 太郎\tあおき たろう\n2\t𠮷田 髙子\tよしだ たかこ\n3\t山﨑 槗枝\tやまざき はしえ\n4\t小林 翔\t\n5\t遠藤 光\tえんどう ひかる";

/// Waits until a sheet is said to be saved.
async fn until_saved(window: &Window, table: &str) -> Outcome {
    let said = format!("{table}を保存しました。");
    window.find_text(".said", &said).await?;
    Ok(())
}

/// The club's first screen, five members in.
async fn found_the_club(window: &Window) -> Outcome {
    window.press_button("新しい会を作る").await?;
    window.find_text("h2", "新しい会を作る").await?;
    // The first box has the focus, and the next asks for the usual meeting.
    window.until_focus_is_on("会の名前").await?;
    window.press("白樺会" + Key::Enter).await?;
    window.until_focus_is_on("いつもの集まり").await?;
    window.press("水曜会" + Key::Tab).await?;
    window.click("textarea").await?;
    window.paste(MEMBERS).await?;
    window.find_text("[role=status] b", "5人").await?;
    window.press_button("この会を作る").await?;
    window.until_title_is("白樺会 - 半荘帳").await?;
    window
        .find("//button[@class='when'][contains(., '水曜会')]")
        .await
}

async fn draw_the_first_round(window: &Window) -> Outcome {
    // A club's first evening begins with who is there.
    window.until_focus_is_on("番号か名前で出席にする").await?;
    for (number, count) in (1..=5).zip(1..) {
        window.press(format!("{number}") + Key::Enter).await?;
        let said = format!("出席は、いま{count}人です。");
        window.find_text(".attendance-count", &said).await?;
    }
    window.go_to_step("席決め").await?;
    window.press_button("席を引く").await?;
    window.press_button("この席に決める").await?;
    window.press_button("記録用紙を入れる").await
}

/// A tie at the top, sticks and a chombo, and a mangan.
async fn enter_three_rounds(window: &Window) -> Outcome {
    window.find("h2[aria-label='1回戦 A卓の入力']").await?;
    window.go_to_box("東の点数").await?;
    window.enter(&["350", "350", "300", "200"]).await?;
    until_saved(window, "1回戦A卓").await?;

    window.find("h2[aria-label='2回戦 A卓の入力']").await?;
    window.until_focus_is_on("東家").await?;
    window.press(Key::F4 + "").await?;
    window.until_focus_is_on("東の点数").await?;
    window.enter(&["420", "310", "260"]).await?;
    window.press("200" + Key::F8).await?;
    window.until_focus_is_on("供託").await?;
    window.press("1").await?;
    window.go_to_box("南のチョンボ").await?;
    window.press("1" + Key::Tab).await?;
    window
        .find_text(".sheet-sum b", "合計は合っています。")
        .await?;
    window.go_to_box("北の点数").await?;
    window.press(Key::Enter + "").await?;
    until_saved(window, "2回戦A卓").await?;

    window.find("h2[aria-label='3回戦 A卓の入力']").await?;
    window.until_focus_is_on("東家").await?;
    window.press(Key::F4 + "").await?;
    window.until_focus_is_on("東の点数").await?;
    window.enter(&["500", "400", "200"]).await?;
    window.press("100" + Key::F6).await?;
    window.until_focus_is_on("和了").await?;
    window.enter(&["1", "3", "1"]).await?;
    window.until_focus_is_on("和了").await?;
    window.press(Key::Enter + "").await?;
    until_saved(window, "3回戦A卓").await
}

/// The last two change places in the first round, and change back.
async fn correct_and_take_back(window: &Window) -> Outcome {
    let first =
        "//button[@aria-label='1回戦A卓の記録用紙を開く' or span='1回戦A卓の記録用紙を開く']";
    window.click(first).await?;
    window.find("h2[aria-label='1回戦 A卓の訂正']").await?;
    for (score, points) in [("西の点数", "200"), ("北の点数", "300")] {
        window.type_over(&labelled(score), points).await?;
    }
    window.press(Key::Enter + "").await?;
    until_saved(window, "1回戦A卓").await?;
    window.find_text(".day-state td", "▲100.0").await?;
    window.press_button("戻す").await?;
    window.find_text(".day-state td", "▲130.0").await?;
    window.picture("whole-evening").await
}

/// Saves the month's report, and gives what is written on it.
async fn printed_month(window: &Window, folder: &std::path::Path) -> Outcome<String> {
    window.go_to("書類").await?;
    window.find(".paper canvas").await?;
    window.press_button("ファイルに保存する").await?;
    window.until_said("書類を保存しました").await?;
    let mut pdftotext = Command::new("pdftotext");
    let ran = pdftotext
        .args(["-layout"])
        .arg(file_in(folder, "pdf")?)
        .arg("-");
    Ok(String::from_utf8(ran.output()?.stdout)?)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clubs_first_evening_ends_with_the_printed_month() -> Outcome {
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(None, Theme::Light, chosen.path()).await?;
    found_the_club(&window).await?;
    draw_the_first_round(&window).await?;
    enter_three_rounds(&window).await?;
    correct_and_take_back(&window).await?;
    let paper = printed_month(&window, chosen.path()).await?;

    let club = file_in(&window.home().join("半荘帳"), "hanchan")?;
    let club = club.display().to_string();
    window.page.clone().quit().await?;
    hanchan(["check", &club])?;
    let standings: Value = serde_json::from_str(&hanchan(["standings", &club, "--json"])?)?;
    let rows = standings["rows"].as_array().ok_or("no rows")?;
    let column = |name: &str| -> Vec<&Value> { rows.iter().map(|row| &row[name]).collect() };
    assert_eq!(column("total"), [118_000, 46_000, -44_000, -130_000]);
    assert_eq!(column("chombo_count"), [0, 1, 0, 0]);
    for row in rows {
        let name = row["name"].as_str().ok_or("no name")?;
        assert!(paper.contains(name), "{name} is not on {paper}");
    }
    for total in ["+118.0", "+46.0", "▲44.0", "▲130.0", "満貫"] {
        assert!(paper.contains(total), "{total} is not on {paper}");
    }
    Ok(())
}
