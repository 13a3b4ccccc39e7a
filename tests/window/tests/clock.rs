//! The clock of a round: set, run, killed and found again, and seen by the hall.

use std::ops::RangeInclusive;

use thirtyfour::{Key, WindowHandle};
use window_tests::{Outcome, Theme, Window, played_club, until};

/// What the clock shows in seconds, once that is within a range.
async fn until_between(
    window: &Window,
    selector: &str,
    range: RangeInclusive<u32>,
) -> Outcome<u32> {
    until(async || {
        let left = seconds(window, selector).await?;
        let instead = || format!("{selector} shows {left} seconds, and not {range:?}");
        Ok(range.contains(&left).then_some(left).ok_or_else(instead))
    })
    .await
}

/// What the clock shows, in seconds.
async fn seconds(window: &Window, selector: &str) -> Outcome<u32> {
    // What stands beside is only heard.
    let shown = window.text_of(&format!("{selector} [aria-hidden]")).await?;
    let figures = shown.split_whitespace().next().unwrap_or_default();
    let (minutes, seconds) = figures
        .split_once(':')
        .ok_or(format!("“{shown}” is no time"))?;
    Ok(minutes.parse::<u32>()? * 60 + seconds.parse::<u32>()?)
}

/// Where the box or the list is that has that label, in what opens from the clock.
fn in_panel(label: &str) -> String {
    format!("//*[@role='dialog']//*[@id=//label[normalize-space()='{label}']/@for]")
}

/// The other window, once it is there.
async fn other_window(window: &Window) -> Outcome<WindowHandle> {
    let this = window.page.window().await?;
    until(async || {
        let mut all = window.page.windows().await?.into_iter();
        let other = all.find(|one| *one != this);
        Ok(other.ok_or_else(|| "there is no second window".to_owned()))
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_is_timed_and_its_clock_found_again_after_the_program_was_killed() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.find(".timer").await?;
    window.picture("clock-ready").await?;

    window.press_button("時計の設定").await?;
    window.type_over(&in_panel("時間"), "45").await?;
    window.press_button("時計を始める").await?;
    window.press_button("時計の設定").await?;
    window.press_button("5分足す").await?;
    let left = until_between(&window, ".timer [role=timer]", 45 * 60 + 1..=50 * 60).await?;
    window.is_accessible().await?;
    window.picture("clock-running").await?;

    let window = window.kill_and_restart(&club, Theme::Dark).await?;
    window.until_focus_is_on("東家").await?;
    window.find(".timer[data-state=running]").await?;
    until_between(&window, ".timer [role=timer]", 40 * 60..=left).await?;
    window.press_button("止める").await?;
    window.find(".timer[data-state=paused]").await?;
    window.is_accessible().await?;
    window.picture("clock-paused-dark").await?;
    window.press_button("続ける").await?;
    window.find(".timer[data-state=running]").await?;

    window.press_button("時計の設定").await?;
    window.press_button("始めに戻す").await?;
    window.until_focus_is_on("始める").await?;
    window.press_button("時計の設定").await?;
    window.type_over(&in_panel("時間"), "3").await?;
    window.press_button("時計を始める").await?;
    window.find(".timer[data-state=running]").await?;
    window.press_button("時計の設定").await?;
    for _ in 0..3 {
        window.press_button("1分引く").await?;
    }
    window
        .find_text(".clock-said", "時間です。いまの局が最後です。")
        .await?;
    window.is_accessible().await?;
    window.picture("clock-over-dark").await?;
    window.press_button("わかりました").await?;
    window.press_button("次の回戦へ").await?;
    window.press_button("時計の設定").await?;
    window.press_button("前の時計に戻す").await?;
    window.press_button("次の回戦へ").await?;
    window.press_button("時計を始める").await?;
    window.find_text(".timer strong", "2回戦").await?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hall_sees_the_clock_and_what_the_club_has_recorded() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    window.find(".timer").await?;
    window.press_button("時計の設定").await?;
    window.press_button("会場の画面を開く").await?;
    let main = window.page.window().await?;
    let hall = other_window(&window).await?;
    window.is_accessible().await?;
    window.picture("clock-settings").await?;

    window.page.switch_to_window(hall.clone()).await?;
    window.find_text(".hall-round", "1回戦").await?;
    until_between(&window, ".hall-figures", 70 * 60..=70 * 60).await?;
    window
        .find_text(".hall-nothing", "この回戦の席は、まだ決まっていません。")
        .await?;
    window.is_accessible().await?;
    window.picture("clock-hall-ready").await?;

    window.page.switch_to_window(main.clone()).await?;
    window.press_button("時計を始める").await?;
    window.click("[role=combobox]").await?;
    let sheet = ["1", "2", "3", "4", "481", "359", "287", "73"];
    window.enter(&sheet).await?;
    window
        .find_text(".said", "1回戦A卓を保存しました。")
        .await?;

    window.page.switch_to_window(hall.clone()).await?;
    until_between(&window, ".hall-figures", 60 * 60..=70 * 60 - 1).await?;
    window.find_text(".hall-tables h2", "A卓").await?;
    window.is_accessible().await?;
    window.picture("clock-hall-seats").await?;

    window.page.switch_to_window(main.clone()).await?;
    window.press_button("時計の設定").await?;
    let standings = in_panel("会場で見せるもの") + "/option[starts-with(., 'こ')]";
    window.choose(&standings).await?;
    window.press(Key::Escape + "").await?;
    window.until_gone("[role=dialog]").await?;
    window.turn_language("English").await?;
    window.page.switch_to_window(hall.clone()).await?;
    window.find_text(".hall-round", "Round 1").await?;
    window.find(".hall-standings").await?;
    window.is_accessible().await?;
    window.picture("clock-hall-standings").await?;
    until(async || {
        let title = window.page.title().await?;
        let is_told = title.contains("screen for the hall");
        Ok(is_told.then_some(()).ok_or(title))
    })
    .await?;

    window.page.switch_to_window(main).await?;
    window.press_button("Clock settings").await?;
    window.press_button("Close the hall's screen").await?;
    until(async || {
        let is_closed = window.page.windows().await?.len() == 1;
        let instead = || "the hall's window does not close".to_owned();
        Ok(is_closed.then_some(()).ok_or_else(instead))
    })
    .await?;
    window.close().await
}
