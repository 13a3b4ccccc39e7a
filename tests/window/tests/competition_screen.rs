//! Competitions in the window: a new-year day from the first entry to the prizes, with a cancellation
//! and a lateness; and a knockout in which a cut is tied and decided.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;
use tempfile::TempDir;
use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, draw_round, hanchan, labelled};

const MEMBERS: &str = "number,name,kana\n\
    1,青木 太郎,あおき たろう\n\
    2,𠮷田 髙子,よしだ たかこ\n\
    3,山﨑 槗枝,やまざき はしえ\n\
    4,小林 翔,こばやし しょう\n\
    5,遠藤 光,えんどう ひかる\n\
    6,田中 実,たなか みのる\n\
    7,佐藤 花,さとう はな\n\
    8,鈴木 一,すずき はじめ\n\
    9,高橋 守,たかはし まもる\n\
    10,渡辺 正,わたなべ ただし\n\
    11,中村 茂,なかむら しげる\n\
    12,小川 進,おがわ すすむ\n";

fn club() -> Outcome<(TempDir, PathBuf)> {
    let folder = tempfile::tempdir()?;
    let club = folder.path().join("club.hanchan");
    let members = folder.path().join("members.csv");
    fs::write(&members, MEMBERS)?;
    let path = club.display().to_string();
    hanchan(["new", &path])?;
    hanchan(["import", &path, "--members", &members.display().to_string()])?;
    Ok((folder, club))
}

/// Unfolds a group of what is settled.
async fn open_rules(window: &Window, group: &str) -> Outcome {
    window
        .click(&format!("//summary[b[normalize-space()='{group}']]"))
        .await
}

/// The new-year day with seven places and two hanchan.
async fn make_it(window: &Window) -> Outcome {
    window.go_to("大会").await?;
    window.find_text("h2", "新しい大会を作る").await?;
    window.is_accessible().await?;
    window.picture("competition-presets").await?;
    window
        .click("button[aria-label='この形で作る：正月高校生大会']")
        .await?;
    window.until_focus_is_on("大会の名前").await?;
    window
        .type_over(&labelled("大会の名前"), "新春大会" + Key::Enter)
        .await?;
    for _ in 0..2 {
        window
            .click("button[aria-label='最後の回を減らす']")
            .await?;
    }
    // What few change is folded away.
    open_rules(window, "人数と申し込み").await?;
    window
        .type_over(&labelled("定員"), "７" + Key::Enter)
        .await?;
    window
        .type_over(&labelled("最少人数"), "6" + Key::Enter)
        .await?;
    window.fits().await?;
    window.is_accessible().await?;
    window.picture("competition-settled").await?;
    window.press_button("この大会を作る").await?;
    window.until_said("新春大会を作りました").await
}

/// One after the other, by the keys alone.
async fn enter_members(window: &Window, last: u32) -> Outcome {
    window.until_focus_is_on("会員").await?;
    for number in 1..=last {
        window.press(format!("{number}") + Key::Enter).await?;
        let row = format!("//tr[th[starts-with(normalize-space(), '{number} ')]]");
        window.find(&row).await?;
        window.until_value_is(&labelled("会員"), "").await?;
        window.until_focus_is_on("会員").await?;
    }
    Ok(())
}

/// Typed without looking up: whoever types faster than the file is written loses nobody.
async fn enter_at_once(window: &Window, last: u32) -> Outcome {
    window.until_focus_is_on("会員").await?;
    for number in 1..=last {
        window.press(format!("{number}") + Key::Enter).await?;
    }
    for number in 1..=last {
        let row = format!("//tr[th[starts-with(normalize-space(), '{number} ')]]");
        window.find(&row).await?;
    }
    window.until_value_is(&labelled("会員"), "").await
}

/// Eight enter, of whom one waits; one cancels, and the one who waits is to be told.
async fn take_entries(window: &Window) -> Outcome {
    enter_members(window, 8).await?;
    window.find("//td[normalize-space()='補欠1番']").await?;
    window.press_button("スタッフに入る").await?;
    window.go_to_box("会員").await?;
    window.press("9" + Key::Enter).await?;
    window
        .until_said("高橋 守さんがスタッフに入りました")
        .await?;
    window
        .click("//input[@aria-label='青木 太郎さんの保護者の同意を受け取った']")
        .await?;
    window.until_said("青木 太郎さん：保護者の同意").await?;
    window
        .click("//button[@aria-label='山﨑 槗枝さんの申し込みを取り消す']")
        .await?;
    window
        .until_said("山﨑 槗枝さんの申し込みを取り消しました")
        .await?;
    window
        .find("//*[@class='said'][contains(., '8 鈴木 一さんが補欠から繰り上がりました')]")
        .await?;
    window.fits().await?;
    window.is_accessible().await?;
    window.picture("competition-desk").await
}

/// Both rounds at once, so that nobody meets twice who need not; then one comes late.
async fn draw_and_note(window: &Window) -> Outcome {
    window.press_button("進行").await?;
    window
        .find_text(".next-step p", "本戦1回戦の席を決めます。")
        .await?;
    window.press_button("席を引く").await?;
    let proposed = "//h2[contains(., 'まだ決めていません')]";
    window.find(proposed).await?;
    window
        .type_over(&labelled("くじの番号"), "2015" + Key::Enter)
        .await?;
    window.find(proposed).await?;
    window
        .until_value_is(&labelled("くじの番号"), "2015")
        .await?;
    window.is_accessible().await?;
    window.picture("competition-draw").await?;
    window.press_button("2回戦まで、この席に決める").await?;
    window.until_said("本戦1回戦の席を決めました").await?;
    window.press_button("遅刻・交代・減点を書く").await?;
    window
        .choose("//section[@aria-label='遅刻・欠席・交代・減点']//option[normalize-space()='2 𠮷田 髙子']")
        .await?;
    window.go_to_box("遅れた時間").await?;
    window.press("10" + Key::Enter).await?;
    window
        .until_said("𠮷田 髙子さんのことを書きこみました")
        .await?;
    window.is_accessible().await?;
    window.picture("competition-play").await
}

/// Sheets on the day's own page, by their rounds of the day.
async fn enter_sheets(window: &Window, round: &str, sheets: &[(u32, &str)]) -> Outcome {
    let button = format!("//button[@aria-label='{round}の記録用紙を入れる']");
    window.click(&button).await?;
    for (round, table) in sheets {
        let heading = format!("{round}回戦 {table}卓の入力");
        window.find_text("h2", &heading).await?;
        window.go_to_box("東の点数").await?;
        window.enter(&["420", "310", "190", "80"]).await?;
        let said = format!("{round}回戦{table}卓を保存しました。");
        window.find_text(".said", &said).await?;
    }
    window.go_to("大会").await?;
    // Where it was left.
    window.find(".next-step").await?;
    Ok(())
}

/// The rank, the name and the total of each row of the ranking of all.
async fn ranking(window: &Window) -> Outcome<Vec<Vec<String>>> {
    window.press_button("結果と賞").await?;
    window
        .find("//caption[normalize-space()='総合順位']")
        .await?;
    window.table().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_competition_runs_from_the_first_entry_to_the_prizes() -> Outcome {
    let (_folder, file) = club()?;
    let path = file.display().to_string();
    let window = Window::open(Some(&file), Theme::Light).await?;
    make_it(&window).await?;
    take_entries(&window).await?;
    draw_and_note(&window).await?;
    let sheets = [(1, "A"), (1, "B"), (2, "A"), (2, "B")];
    enter_sheets(&window, "本戦1回戦", &sheets).await?;
    let shown = ranking(&window).await?;
    window.is_accessible().await?;
    window.fits().await?;
    window.picture("competition-results").await?;
    window.go_to_box("選んだ賞品").await?;
    window.press("湯のみ" + Key::Enter).await?;
    window
        .find("//*[@class='said'][contains(., '「湯のみ」を選びました')]")
        .await?;
    window.press_button("できごと").await?;
    window
        .find("//th[normalize-space()='2 𠮷田 髙子さんが10分遅刻した']")
        .await?;
    window.picture("competition-log").await?;
    window.close().await?;

    let standings = hanchan(["competition", "standings", &path, "--json"])?;
    let standings: Value = serde_json::from_str(&standings)?;
    let rows = standings["rows"].as_array().ok_or("no rows")?;
    assert_eq!(standings["over"], true);
    // Seven who play; who fills the eighth seat is never ranked.
    assert_eq!(rows.len(), 7);
    assert_eq!(shown.len(), 7, "{shown:?}");
    for (row, shown) in rows.iter().zip(&shown) {
        assert_eq!(row["rank"].to_string(), shown[0]);
        let number = format!("{} ", row["member"]);
        assert!(shown[1].starts_with(&number), "{row} {shown:?}");
    }
    hanchan(["check", &path])?;
    Ok(())
}

/// Twelve at three tables, of whom eight go on: those who are third at each are tied for two places.
async fn make_the_knockout(window: &Window) -> Outcome {
    window.go_to("大会").await?;
    window
        .click("button[aria-label='この形で作る：白龍王戦 第40回']")
        .await?;
    window.until_focus_is_on("大会の名前").await?;
    window
        .type_over(&labelled("大会の名前"), "白樺杯" + Key::Enter)
        .await?;
    open_rules(window, "人数と申し込み").await?;
    window
        .type_over(&labelled("定員"), "12" + Key::Enter)
        .await?;
    for _ in 0..2 {
        window
            .click("//fieldset[@aria-label='予選']//button[@aria-label='最後の回を減らす']")
            .await?;
    }
    open_rules(window, "段階と席").await?;
    window
        .type_over(&labelled("次へ進む人数"), "8" + Key::Enter)
        .await?;
    window.press_button("この大会を作る").await?;
    window.until_said("白樺杯を作りました").await?;
    enter_at_once(window, 12).await
}

/// What the decision asks, and that it is kept.
async fn decide_the_cut(window: &Window) -> Outcome {
    window
        .find("//p[contains(., 'が同点で、残りは2人です。')]")
        .await?;
    window.is_accessible().await?;
    window.picture("competition-cut").await?;
    for place in 1..=2 {
        let tick = format!("//section[contains(@aria-label, 'へ進む人')]//label[{place}]/input");
        window.click(&tick).await?;
    }
    window.press_button("この8人に決める").await?;
    window.until_said("進む人を決めました").await?;
    window
        .find("//p[normalize-space()='進む人（8人、決定済み）']")
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cut_that_results_leave_open_is_asked_for_and_the_next_stage_drawn() -> Outcome {
    let (_folder, file) = club()?;
    let window = Window::open(Some(&file), Theme::Light).await?;
    make_the_knockout(&window).await?;
    window.press_button("進行").await?;
    draw_round(&window, "予選", 1).await?;
    let sheets = [(1, "A"), (1, "B"), (1, "C")];
    enter_sheets(&window, "予選1回戦", &sheets).await?;
    decide_the_cut(&window).await?;
    draw_round(&window, "準決勝", 1).await?;
    window.close().await
}
