//! Somebody who was put in the list twice becomes one person, and two again; somebody who was deleted
//! comes back; points are given and taken on the personal page.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, hanchan};

const MEMBERS: &str = "number,name,kana,kind\n1,青木,あおき,member\n2,石田,いしだ,member\n\
    3,上野,うえの,member\n4,髙橋 実,たかはし みのる,member\n9,高橋 実,たかはし みのる,guest\n";

/// Number 9 is number 4, who was written down anew on the second day.
fn club(folder: &Path) -> Outcome<PathBuf> {
    let file = folder.join("club.hanchan");
    let mut results = String::from("date,series,round,table,seat,member,points\n");
    for (day, fourth) in [("2026-10-07", 4), ("2026-10-14", 9)] {
        for (seat, member, points) in [
            ("E", 1, 42_300),
            ("S", 2, 31_000),
            ("W", 3, 26_700),
            ("N", fourth, 20_000),
        ] {
            writeln!(results, "{day},水曜会,1,A,{seat},{member},{points}")?;
        }
    }
    let [members, played] = ["members.csv", "results.csv"].map(|name| folder.join(name));
    fs::write(&members, MEMBERS)?;
    fs::write(&played, results)?;
    let [file_text, members, played] =
        [&file, &members, &played].map(|path| path.display().to_string());
    hanchan(["new", &file_text])?;
    hanchan([
        "import",
        &file_text,
        "--members",
        &members,
        "--results",
        &played,
    ])?;
    Ok(file)
}

fn standings(file: &Path) -> Outcome<String> {
    hanchan(["standings", &file.display().to_string(), "--json"])
}

async fn said(window: &Window, sentence: &str) -> Outcome {
    window.find_text(".said", sentence).await?;
    Ok(())
}

/// A menu that is opened before the person's page is there goes with the page before.
async fn open_person(window: &Window, name: &str) -> Outcome {
    window.click_text(".roster .name", name).await?;
    window
        .find(&format!("//*[@class='head']/h2[contains(., '{name}')]"))
        .await
}

/// What is done seldom stands in the menu of the person's page.
async fn choose_deed(window: &Window, deed: &str) -> Outcome {
    window.press_button_by_key("その他の操作").await?;
    window.click_text("[role=menuitem]", deed).await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_entries_of_one_person_become_one_and_two_again() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = club(folder.path())?;
    let before = standings(&file)?;
    let window = Window::open(Some(&file), Theme::Light).await?;
    window.go_to("会員").await?;
    open_person(&window, "髙橋 実").await?;
    choose_deed(&window, "もうひとつの記入とまとめる").await?;
    window.until_focus_is_on("もうひとつの記入").await?;
    window.press("9" + Key::Enter).await?;
    window
        .find_text(
            ".merge p",
            "番号9の半荘1回、満貫以上の和了0回、調整0件、出席0日が、番号4に移ります。",
        )
        .await?;
    let button = "番号9を番号4にまとめる";
    window
        .scroll_to(&format!("//button[normalize-space()='{button}']"))
        .await?;
    window.is_accessible().await?;
    window.fits().await?;
    window.picture("merge").await?;
    window.press_button_by_key(button).await?;
    said(
        &window,
        "高橋 実さんの記入を髙橋 実さんにまとめました。「元に戻す」で戻せます。",
    )
    .await?;
    let joined = standings(&file)?;
    assert!(!joined.contains("高橋"), "{joined}");
    assert_eq!(joined.matches("\"games\":2").count(), 4, "{joined}");

    window.press_button_by_key("元に戻す").await?;
    said(&window, "会員の統合を元に戻しました。").await?;
    assert_eq!(standings(&file)?, before);
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn points_are_taken_and_somebody_deleted_comes_back() -> Outcome {
    let folder = tempfile::tempdir()?;
    let file = club(folder.path())?;
    let window = Window::open(Some(&file), Theme::Dark).await?;
    window.go_to("会員").await?;
    open_person(&window, "青木").await?;
    choose_deed(&window, "点を調整する").await?;
    window.until_focus_is_on("日付").await?;
    let points = ".adjustment-form .box-line input[size='7']";
    window.type_over(points, "２０" + Key::Enter).await?;
    window.until_focus_is_on("理由").await?;
    window.paste("遅刻").await?;
    window.is_accessible().await?;
    window.picture("adjustment").await?;
    window.press(Key::Enter).await?;
    said(&window, "青木さんの点の調整を保存しました。").await?;
    window.find_text(".adjustments strong", "▲20.0P").await?;
    let rows: serde_json::Value = serde_json::from_str(&standings(&file)?)?;
    let total = |rows: &serde_json::Value| {
        let rows = rows["rows"].as_array().cloned().unwrap_or_default();
        let row = rows.into_iter().find(|row| row["number"] == 1);
        row.and_then(|row| row["total"].as_i64())
            .unwrap_or_default()
    };
    let after = total(&rows);
    window.press_button_by_key("元に戻す").await?;
    said(&window, "調整の追加を元に戻しました。").await?;
    let rows: serde_json::Value = serde_json::from_str(&standings(&file)?)?;
    assert_eq!(total(&rows) - after, 20_000);

    // Somebody nobody has played with yet is deleted and brought back.
    window.press_button_by_key("会員を加える").await?;
    window.until_focus_is_on("名前").await?;
    window.paste("新井").await?;
    window.press(Key::Enter).await?;
    window.press_button_by_key("この人を加える").await?;
    said(&window, "新井さんを加えました。").await?;
    open_person(&window, "新井").await?;
    choose_deed(&window, "この人を消す").await?;
    said(&window, "新井さんを消しました。「元に戻す」で戻せます。").await?;
    window.press_button_by_key("消した人（1人）").await?;
    window.until_focus_is_on("消した人（1人）").await?;
    window.is_accessible().await?;
    window.press_button_by_key("名簿に戻す").await?;
    said(&window, "新井さんを名簿に戻しました。").await?;
    window.find_text(".roster .name", "新井").await?;
    window.close().await
}
