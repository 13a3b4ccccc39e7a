//! Five lists, each built as another club keeps its results, come in by the window as they are, each
//! within ten presses and without an edit elsewhere.

#[allow(dead_code, reason = "the tests of the club's file use all of it")]
#[path = "../../../db/tests/support/ledgers.rs"]
mod ledgers;

use std::fmt::Write as _;
use std::fs;

use ledgers::PEOPLE;
use window_tests::{Outcome, Theme, Window, hanchan};

/// The most that a person may have to press.
const MOST: usize = 10;
const CHOOSE: &str = "表を選ぶ";
const AS_SUGGESTED: &str = "似ている人がひとりなら、その人にする";
const UNKNOWN_ARE_NEW: &str = "似ている人がいなければ、新しい会員にする";

/// Brings a list into a club that has played once, and gives the club's records as JSON.
async fn bring(name: &str, list: Vec<u8>, settles: &[&str]) -> Outcome<String> {
    let folder = tempfile::tempdir()?;
    let club = folder.path().join("club.hanchan");
    let path = club.display().to_string();
    let mut members = "number,name,kana\n".to_owned();
    for (number, (name, kana)) in (1..).zip(PEOPLE) {
        writeln!(members, "{number},{name},{kana}")?;
    }
    let files = [
        ("members.csv", members.as_str()),
        ("sessions.csv", "date,series\n2025-04-02,水曜会\n"),
    ];
    for (file, text) in files {
        fs::write(folder.path().join(file), text)?;
    }
    let file = |name: &str| folder.path().join(name).display().to_string();
    hanchan(["new", &path])?;
    let (members, sessions) = (file("members.csv"), file("sessions.csv"));
    hanchan([
        "import",
        &path,
        "--members",
        &members,
        "--sessions",
        &sessions,
    ])?;
    fs::write(folder.path().join("list.xlsx"), list)?;

    let window = Window::open_choosing(Some(&club), Theme::Light, folder.path()).await?;
    window.go_to("データと設定").await?;
    window.press_button("ほかから取りこむ").await?;
    let mut presses = 0;
    for button in [CHOOSE].iter().chain(settles) {
        window.press_button(button).await?;
        presses += 1;
    }
    window
        .find_text(
            ".ledger-summary p",
            "決まっていないことはありません。下の「試してみる」へ進めます。",
        )
        .await?;
    window.picture(&format!("list-{name}")).await?;
    for button in ["試してみる", "取りこむ"] {
        window.press_button(button).await?;
        presses += 1;
    }
    window.until_said("取りこみました").await?;
    assert!(presses <= MOST, "{name}: {presses}");
    window.close().await?;
    hanchan(["check", &path])?;
    hanchan(["standings", &path, "--json"])
}

/// How many people stand there with so many hanchan.
fn with_games(standings: &str, games: u32) -> usize {
    standings.matches(&format!("\"games\":{games},")).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_a_month_comes_in() -> Outcome {
    let standings = bring("months", ledgers::month_sheets(), &[]).await?;
    assert_eq!(with_games(&standings, 6), 4, "{standings}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn members_and_days_come_in() -> Outcome {
    let standings = bring("matrix", ledgers::matrix(), &[]).await?;
    assert_eq!(standings.matches("\"opening\":").count(), 3, "{standings}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_a_table_under_merged_heads_comes_in() -> Outcome {
    let standings = bring("tables", ledgers::tables(), &[]).await?;
    assert_eq!(with_games(&standings, 2), 8, "{standings}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_column_for_each_person_comes_in() -> Outcome {
    let standings = bring("across", ledgers::across(), &[AS_SUGGESTED]).await?;
    assert_eq!(with_games(&standings, 6), 2, "{standings}");
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn totals_of_a_year_come_in() -> Outcome {
    let standings = bring("totals", ledgers::totals(), &[UNKNOWN_ARE_NEW]).await?;
    assert_eq!(with_games(&standings, 40), 1, "{standings}");
    assert!(standings.contains("渡辺 新"));
    Ok(())
}
