//! 手で決めた席: seats that people drew themselves, typed and pasted, and kept for the whole evening.

use serde_json::json;
use window_tests::{Competitions, Outcome, Theme, Window, labelled, played_club};

/// The page of a screen of 1366x768, with title bar, menu and taskbar.
const PAGE: (i64, i64) = (1366, 690);

const LIST: &str = "卓\t東\t南\t西\t北\nB\t1\t2\t3\t4\nA\t8\t7\t6\t5\nお休み\t9\n";

#[tokio::test(flavor = "multi_thread")]
async fn seats_that_people_drew_themselves_are_typed_pasted_and_kept_for_the_evening() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.make_page(PAGE).await?;
    window.go_to_step("席決め").await?;
    window.press_button("手で決めた席").await?;
    window.until_focus_is_on("A卓 東家").await?;
    window.picture("by-hand").await?;
    window.enter(&["1", "2", "3", "4"]).await?;
    let whole = "//li[contains(., '全員の席が決まっています')]";
    window.find(whole).await?;
    window.picture("by-hand-typed").await?;

    // A list from a spreadsheet takes the place of what was typed.
    window.press_button("一覧から貼りつける").await?;
    window
        .until_focus_is_on("1行に1卓ずつ、東家から順に")
        .await?;
    window.paste(LIST).await?;
    window.picture("by-hand-list").await?;
    window.press_button("席に入れる").await?;
    window.find(&labelled("B卓 北家")).await?;
    let out = window.value_of(&labelled("お休み 1人目")).await?;
    assert!(out.starts_with("9 "), "{out}");
    window.find(whole).await?;
    window
        .click("//label[contains(., '残りの回も、同じ顔ぶれの卓で打つ')]")
        .await?;
    window.find(&labelled("どの回まで")).await?;
    window.picture("by-hand-pasted").await?;
    for path in [
        ".hand-row.outs input",
        ".hand-same input",
        ".draw-tools .main-act",
    ] {
        assert!(window.is_seen(path).await?, "{path} is out of view");
    }
    window.is_accessible().await?;
    window.press_button("1〜2回戦をこの席に決める").await?;
    window
        .find_text(".draw-state", "1回戦の席（決定済み、手で決めた席）")
        .await?;
    window.find("//*[text()='2回戦（決定済み）']").await?;
    let east = window.text_of(".drawn-table .drawn-seat .number").await?;
    assert_eq!(east.trim(), "8");
    window.picture("by-hand-kept").await?;
    // It is taken back as one: nobody is there any more either.
    window.press_button("戻す").await?;
    window.find("//button[contains(., '出席をつける')]").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_competitions_seats_that_people_drew_are_looked_at_and_decided_on() -> Outcome {
    let day = Competitions::new(9)?;
    day.prepare("haku-2015", "cup", "新春大会", |settled| {
        settled["stages"][0]["rounds"] = json!(["random"]);
    })?;
    day.run("新春大会", &["entry", "enter"], &["--member", "1-9"])?;
    let window = Window::open(Some(&day.file), Theme::Light).await?;
    window.make_page(PAGE).await?;
    window.go_to("大会").await?;
    window.press_button("新春大会を開く").await?;
    window.press_button("進行").await?;
    window.press_button("席を引く").await?;
    window.find(".proposed").await?;
    window.press_button("手で決めた席").await?;
    window.until_focus_is_on("A卓 東家").await?;
    window
        .enter(&["1", "2", "3", "4", "8", "7", "6", "5"])
        .await?;
    window
        .find("//li[contains(., 'まだ席のない人：選手9')]")
        .await?;
    window.is_accessible().await?;
    window.picture("by-hand-competition").await?;
    window.press_button("残りの人はお休みにする").await?;
    window
        .find("//li[contains(., '全員の席が決まっています')]")
        .await?;
    window.press_button("この席でよいか見る").await?;
    window
        .until_focus_is_on("1回戦だけ、この席に決める")
        .await?;
    window.picture("by-hand-competition-proposed").await?;
    window.press_button("1回戦だけ、この席に決める").await?;
    window.until_said("本戦1回戦の席を決めました").await?;
    window.close().await?;

    let shown = day.json("新春大会", &["show"], &["--json"])?;
    let round = &shown["stages"][0]["rounds"][0];
    assert_eq!(round["seed"], json!(null));
    assert_eq!(round["missing"], json!(["A", "B"]));
    assert_eq!(round["sits_out"], json!([9]));
    Ok(())
}
