//! The hall's page in every way it may be seen, with few tables and with many.

use serde_json::json;
use window_tests::{Chromium, Competitions, Hall, Outcome, Setting, Size, TextSize, club_of, list};

/// The smallest that the hall's window can be made, as it is opened, and on a projector.
const WINDOWS: [(u16, u16); 3] = [(480, 360), (1024, 720), (1920, 1080)];

/// Looks at the page in both languages, both ends of the text sizes and all colours.
async fn check(page: &Chromium, hall: &Hall<'_>, name: &str) -> Outcome {
    for size in [TextSize::Smallest, TextSize::Largest] {
        page.resize(size).await?;
        for language in ["ja", "en"] {
            hall.look().await?;
            let percent = size as i32;
            page.find(&format!(
                "html[lang={language}][data-text-size='{percent}'] .hall"
            ))
            .await?;
            for setting in [Setting::Light, Setting::Dark, Setting::Contrast] {
                page.set(setting).await?;
                let way = format!("{name}, {language}, {size:?}, {setting:?}");
                page.is_accessible()
                    .await
                    .map_err(|fault| format!("{way}: {fault}"))?;
            }
            for (width, height) in WINDOWS {
                page.measure(width, height).await?;
                page.picture(&format!("hall-{name}-{language}-{width}"))
                    .await?;
                hall.is_whole()
                    .await
                    .map_err(|fault| format!("{name}, {language}, {width}×{height}: {fault}"))?;
            }
            page.is_quiet().await?;
            hall.leave().await?;
            page.change_language().await?;
        }
    }
    Ok(())
}

async fn check_all(members: usize, minutes: u16) -> Outcome {
    let (_folder, club) = club_of(Size {
        members,
        sessions: 2,
    })?;
    let page = Chromium::open(Some(&club)).await?;
    let hall = page.open_hall().await?;
    check(&page, &hall, &format!("{members}-ready")).await?;

    // The clock of a day that was played to its end: everybody has a seat and a place.
    let days = page.command("day_choices", json!({})).await?;
    let setting = json!({
        "day": "2025-12-15",
        "series": days["usualSeries"],
        "round": 1,
        "rules": days["usualRules"],
        "minutes": minutes,
    });
    page.command("start_round_clock", json!({ "setting": setting }))
        .await?;
    // While its window has a frame, the page has buttons.
    page.command("open_hall", json!({})).await?;
    for part in ["seats", "standings", "clock_only"] {
        page.command("show_in_hall", json!({ "part": part }))
            .await?;
        hall.look().await?;
        page.find(&format!(".hall[data-part={part}] .hall-figures"))
            .await?;
        page.find(".hall footer button").await?;
        page.has_large_targets().await?;
        hall.leave().await?;
        check(&page, &hall, &format!("{members}-{part}")).await?;
    }
    page.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn two_tables_are_seen_by_everybody_in_the_hall() -> Outcome {
    check_all(9, 600).await
}

#[tokio::test(flavor = "multi_thread")]
async fn seven_tables_are_seen_by_everybody_in_the_hall() -> Outcome {
    check_all(30, 70).await
}

/// Six tables of which two wait for their sheets, and how the stage stands after the round before.
#[tokio::test(flavor = "multi_thread")]
async fn the_hall_of_a_competition_sees_its_stage_and_whose_sheets_are_missing() -> Outcome {
    let contest = Competitions::new(24)?;
    contest.prepare("haku-2015", "day", "新春大会", |settled| {
        settled["entries"]["capacity"] = json!(24);
        settled["stages"][0]["rounds"] = json!(["random", "by_standing"]);
    })?;
    contest.run("新春大会", &["entry", "enter"], &["--member", "1-24"])?;
    contest.play("新春大会", 1)?;
    contest.play_at("新春大会", 4)?;
    let page = Chromium::open(Some(&contest.file)).await?;
    let hall = page.open_hall().await?;
    let days = page.command("day_choices", json!({})).await?;
    let mut series = list(&days["series"])?.iter();
    let own = series.find(|one| one["name"] == "新春大会");
    let setting = json!({
        "day": "2026-01-04",
        "series": own.ok_or("no series")?["id"],
        "round": 2,
        "rules": days["usualRules"],
        "minutes": 70,
    });
    page.command("start_round_clock", json!({ "setting": setting }))
        .await?;
    let missing = "//ul[count(li[.//small='用紙 まだ'])=2]
        [li[.//h2='E卓'][.//small='用紙 まだ']][li[.//h2='F卓'][.//small='用紙 まだ']]";
    let stage = "//section[@aria-label='本戦の成績']";
    for (part, expected) in [("seats", missing), ("standings", stage)] {
        page.command("show_in_hall", json!({ "part": part }))
            .await?;
        hall.look().await?;
        page.find(expected).await?;
        hall.leave().await?;
        check(&page, &hall, &format!("competition-{part}")).await?;
    }
    page.close().await
}
