//! The schedule: a rule is written down, a day is called off, and the notice and the calendar file
//! say so.

use std::process::Command;

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, file_in, labelled, played_club, until};

/// What every line of the screen's lists of days says: the day in ISO digits and as it is read, the
/// series, the time, the place, and what is not as usual.
const DAYS: &str = "return [...document.querySelectorAll('main .day-list li')]
    .map(line => [line.querySelector('time').dateTime, ...['time', '.series', '.time', '.venue',
        '.remark'].map(part => line.querySelector(part).textContent)])";

async fn days(window: &Window) -> Outcome<Vec<Vec<String>>> {
    window.until_whole().await?;
    Ok(window.page.execute(DAYS, Vec::new()).await?.convert()?)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rule_gives_days_of_which_one_is_called_off() -> Outcome {
    let (_folder, file) = played_club()?;
    let chosen = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&file), Theme::Light, chosen.path()).await?;
    window.go_to("予定").await?;
    a_rule_is_written_down(&window).await?;

    window.press_button("開催日").await?;
    window.find(".calendar .held").await?;
    let usual = days(&window).await?;
    assert!(usual.len() >= 6, "{usual:?}");
    let ours = |row: &&Vec<String>| row[4] == "試験会館";
    let cancelled = usual.iter().find(ours).ok_or("no day by the rule")?[0].clone();
    let line = format!(
        "//li[.//time[@datetime='{cancelled}']][.//*[@class='venue'][.='試験会館']]/button"
    );
    window.click(&line).await?;
    // The keys go on with what can be done with the day.
    window
        .find(&format!(
            "//button[@data-day='{cancelled}'][@aria-pressed='true']"
        ))
        .await?;
    window.press(Key::Enter).await?;
    window.until_focus_is_on("どうするか").await?;
    window
        .type_over(&labelled("理由"), "会場の工事" + Key::Enter)
        .await?;
    window
        .find("//*[@class='remark'][normalize-space()='休会（会場の工事）']")
        .await?;
    window.find(".calendar").await?;
    window.is_accessible().await?;
    window.picture("schedule-days").await?;
    window.scroll_to(".calendar td.held").await?;
    window.picture("schedule-calendar").await?;

    let listed = days(&window).await?;
    assert_eq!(listed.len(), usual.len());
    window
        .press_button("開催日をカレンダー用のファイルに保存する")
        .await?;
    window.until_said("開催日を保存しました").await?;
    let written = std::fs::read_to_string(file_in(chosen.path(), "ics")?)?;
    let starts: Vec<String> = written
        .lines()
        .filter_map(|line| line.strip_prefix("DTSTART")?.split_once(':'))
        .map(|(_, start)| start.chars().take(8).collect())
        .collect();
    let shown: Vec<String> = listed.iter().map(|row| row[0].replace('-', "")).collect();
    assert_eq!(starts, shown);
    assert_eq!(
        written.matches("STATUS:CANCELLED").count(),
        not_held(&listed)
    );

    the_notice_says_the_same(&window, chosen.path(), &listed).await?;

    window.press_button("元に戻す").await?;
    window.until_said("開催日の変更を元に戻しました").await?;
    window.press_button("開催日").await?;
    window
        .until_gone("//*[@class='remark'][normalize-space()='休会（会場の工事）']")
        .await?;
    until(async || {
        let days = days(&window).await?;
        Ok((days == usual)
            .then_some(())
            .ok_or_else(|| format!("{days:?}")))
    })
    .await?;
    window.close().await
}

/// 第1・第3火曜日, on a weekday on which the sample club does not meet, so that there is nothing besides.
async fn a_rule_is_written_down(window: &Window) -> Outcome {
    window.go_to("予定").await?;
    window.press_button("決まり").await?;
    window.find(".schedule-rules").await?;
    let before = count(window, ".schedule-rules > li").await?;
    window.press_button("決まりを加える").await?;
    window.until_focus_is_on("シリーズ").await?;
    window
        .choose("//main//option[normalize-space()='火曜日']")
        .await?;
    window
        .type_over(&labelled("会場"), "試験会館" + Key::Enter)
        .await?;
    window.until_focus_is_on("始まり").await?;
    window.enter(&["午後1時半", "12時"]).await?;
    window
        .find("//*[@role='alert'][contains(., '始まりより後の時刻')]")
        .await?;
    window.picture("schedule-problem").await?;
    window
        .type_over(&labelled("終わり"), "１７：００" + Key::Enter)
        .await?;
    window
        .type_over(&labelled("回数"), "3" + Key::Enter)
        .await?;
    window
        .find("//output[contains(., '第1・第3火曜日')]//li[6]")
        .await?;
    window.is_accessible().await?;
    window.fits().await?;
    window.picture("schedule-rule").await?;
    window.press_button("この決まりを書きこむ").await?;
    window
        .find("//*[@class='said'][contains(., '第1・第3火曜日を書きこみました')]")
        .await?;
    let newest = format!(".schedule-rules > li:nth-child({})", before + 1);
    window.find(&newest).await?;
    window.picture("schedule-rules").await?;
    Ok(())
}

/// The days that are listed and not held have neither time nor place.
fn not_held(listed: &[Vec<String>]) -> usize {
    listed.iter().filter(|row| row[3].is_empty()).count()
}

async fn the_notice_says_the_same(
    window: &Window,
    chosen: &std::path::Path,
    listed: &[Vec<String>],
) -> Outcome {
    window.press_button("開催案内").await?;
    window.find(".paper canvas").await?;
    window
        .type_over(
            &labelled("案内の終わりに書くこと"),
            "お茶をお持ちください。",
        )
        .await?;
    window.press(Key::Tab).await?;
    window
        .find("//*[@class='heard-only'][contains(., 'お茶をお持ちください')]")
        .await?;
    window.is_accessible().await?;
    window.picture("schedule-notice").await?;
    window.press_button("ファイルに保存する").await?;
    window.until_said("書類を保存しました").await?;
    let saved = file_in(chosen, "pdf")?;
    let ran = Command::new("pdftotext").arg(saved).arg("-").output()?;
    let told: String = String::from_utf8(ran.stdout)?
        .chars()
        .filter(|character| !character.is_whitespace())
        .collect();
    assert!(told.contains("お茶をお持ちください。"), "{told}");
    assert!(told.contains("休会（会場の工事）"), "{told}");
    // The notice is of the first of the months that are listed.
    let month = listed[0][0].get(..7).ok_or("no month")?;
    let here: Vec<_> = listed
        .iter()
        .filter(|row| row[0].starts_with(month))
        .collect();
    let held = here.iter().filter(|row| !row[3].is_empty()).count();
    assert!(told.contains(&format!("{held}回")), "{held} in {told}");
    for row in here {
        let day = row[1].replace('（', "(").replace('）', ")");
        assert!(told.contains(&day), "{day} in {told}");
    }
    Ok(())
}

async fn count(window: &Window, path: &str) -> Outcome<usize> {
    let counted = "return document.querySelectorAll(arguments[0]).length";
    let counted = window.page.execute(counted, vec![path.into()]).await?;
    Ok(counted.convert()?)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_schedule_is_read_in_the_dark_and_at_twice_the_size() -> Outcome {
    let (_folder, file) = played_club()?;
    let window = Window::open(Some(&file), Theme::Dark).await?;
    window.go_to("予定").await?;
    window.find(".calendar").await?;
    window.picture("schedule-dark").await?;
    window.press_button("決まり").await?;
    window.press_button_by_key("決まりを加える").await?;
    window.until_focus_is_on("シリーズ").await?;
    window.picture("schedule-rule-dark").await?;
    window.enlarge_text(4).await?;
    window.fits().await?;
    window.picture("schedule-rule-200").await?;
    window.press_button("開催日").await?;
    window.find(".calendar").await?;
    window.fits().await?;
    window.is_accessible().await?;
    window.picture("schedule-200").await?;
    window.go_to("データと設定").await?;
    window.press_button("見え方").await?;
    window.press_button("English").await?;
    window.go_to("Schedule").await?;
    window.find_text("h1", "Schedule").await?;
    window.find(".calendar").await?;
    window.fits().await?;
    window.picture("schedule-200-english").await?;
    window.close().await
}
