//! What a secretary works with is whole in view on small screens and in large text, and the page never
//! scrolls: only panes do.

use thirtyfour::Key;
use window_tests::{Outcome, Size, Theme, Window, club_of, played_club};

/// The pages of screens of 1366x768, 1280x800 and 1920x1080, with title bar, menu and taskbar.
const PAGES: [(i64, i64); 3] = [(1366, 690), (1280, 720), (1920, 1000)];

const SIDE: [&str; 4] = [
    ".side .nav button:last-child",
    ".side .saved",
    ".side .undo button:first-child",
    ".side .find",
];

/// The flow, the four seats with the sum, the entry of a hand, and what saves.
const SHEET: [&str; 6] = [
    ".flow",
    ".stack [aria-current=true]",
    ".sheet-seats",
    ".sheet-sum",
    ".hand.entry",
    ".acts",
];

const RESULTS: [&str; 5] = [
    ".standings tbody tr:nth-child(15)",
    ".standings tfoot",
    ".totals-chart",
    ".person .key-figures",
    ".bar .end",
];

/// The entry of a hand is there once it is asked for; until then the keys are told in its place.
async fn ask_for_hands(window: &Window) -> Outcome {
    window.go_to_box("東家").await?;
    window.press(Key::F6 + "").await?;
    window.find(".hand.entry").await
}

async fn all_seen(window: &Window, paths: &[&str], at: &str) -> Outcome {
    let mut hidden = Vec::new();
    for path in paths {
        window.find(path).await?;
        if !window.is_seen(path).await? {
            hidden.push(*path);
        }
    }
    let scrolls = "const { scrollWidth, scrollHeight } = document.documentElement;
        return scrollWidth > innerWidth || scrollHeight > innerHeight";
    if window
        .page
        .execute(scrolls, Vec::new())
        .await?
        .convert::<bool>()?
    {
        hidden.push("the page scrolls");
    }
    if hidden.is_empty() {
        return Ok(());
    }
    Err(format!("out of view at {at}: {hidden:?}").into())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_and_the_standings_of_a_month_are_whole_in_view() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    for page in PAGES {
        window.make_page(page).await?;
        let at = format!("{page:?}");
        window.go_to("今日の会").await?;
        ask_for_hands(&window).await?;
        all_seen(&window, &SIDE, &at).await?;
        all_seen(&window, &SHEET, &at).await?;
        window.picture(&format!("whole-sheet-{}", page.0)).await?;
        window.go_to("成績").await?;
        all_seen(&window, &RESULTS, &at).await?;
        window.picture(&format!("whole-results-{}", page.0)).await?;
    }
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_is_whole_in_view_in_text_of_half_as_large_again() -> Outcome {
    let (_folder, club) = played_club()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.until_focus_is_on("東家").await?;
    for size in [125, 150] {
        window.press_button("文字 大").await?;
        window
            .find(&format!("html[data-text-size='{size}']"))
            .await?;
    }
    for page in PAGES {
        window.make_page(page).await?;
        let said = |fault| format!("an empty sheet at 150 % on {page:?}: {fault}");
        window.is_accessible().await.map_err(said)?;
        for (language, code) in [("English", "en"), ("日本語", "ja")] {
            window.turn_language(language).await?;
            window.find(&format!("html[lang='{code}']")).await?;
            let cut = "return [...document.querySelectorAll('.nav button')]
                .filter((button) => button.scrollHeight > button.clientHeight)
                .map((button) => button.textContent)";
            let cut: Vec<String> = window.page.execute(cut, Vec::new()).await?.convert()?;
            assert!(cut.is_empty(), "cut at 150 % on {page:?}: {cut:?}");
        }
    }
    window.make_page((1366, 690)).await?;
    ask_for_hands(&window).await?;
    let side = [
        ".side .nav button:last-child",
        ".side .undo button:first-child",
    ];
    all_seen(&window, &side, "150 %").await?;
    all_seen(&window, &SHEET, "150 %").await?;
    window.picture("whole-sheet-150").await?;
    window.close().await
}

/// Nobody of a club of twenty is out of view, nor is a table of three.
#[tokio::test(flavor = "multi_thread")]
async fn an_evening_is_whole_in_view_from_attendance_to_close() -> Outcome {
    let (_folder, club) = club_of(Size {
        members: 20,
        sessions: 1,
    })?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.go_to_step("出席").await?;
    window.until_focus_is_on("番号か名前で出席にする").await?;
    for number in 1..=12 {
        window.press(format!("{number}") + Key::Enter).await?;
        let said = format!("出席は、いま{number}人です。");
        window.find_text(".attendance-count", &said).await?;
    }
    let attendance = [
        ".came-search",
        ".came-rows > :last-child li:last-child",
        ".came-foot .main-act",
    ];
    at_each_size(&window, &attendance, "attendance").await?;

    window.go_to_step("席決め").await?;
    window.press_button("席を引く").await?;
    let draw = [
        ".draw-tools .main-act",
        ".drawn-table:nth-child(1)",
        ".drawn-table:nth-child(3)",
    ];
    at_each_size(&window, &draw, "draw").await?;
    window.press_button("この席に決める").await?;
    window.press_button("記録用紙を入れる").await?;

    window.find("h2[aria-label='1回戦 A卓の入力']").await?;
    window.go_to_box("東の点数").await?;
    window.enter(&["350", "350", "300"]).await?;
    window.press("200" + Key::F6).await?;
    for _ in 0..3 {
        window.until_focus_is_on("和了").await?;
        window.enter(&["1", "3", "1"]).await?;
    }
    let hands = [
        ".sheet-paper .hands li:nth-child(3)",
        ".hand.entry",
        ".sheet-sum",
        ".acts",
        ".stack .card:nth-child(3)",
    ];
    at_each_size(&window, &hands, "hands").await?;
    window.until_focus_is_on("和了").await?;
    window.press(Key::Enter + "").await?;
    for table in ["B", "C"] {
        let heading = format!("h2[aria-label='1回戦 {table}卓の入力']");
        window.find(&heading).await?;
        window.go_to_box("東の点数").await?;
        window.enter(&["420", "310", "190", "280"]).await?;
    }
    let standings = [".stand tbody tr:nth-child(12)", ".stand tfoot"];
    window.find(standings[0]).await?;
    at_each_size(&window, &standings, "standings").await?;

    window.go_to_step("締め").await?;
    let close = [
        ".todo > :first-child",
        ".todo > :last-child",
        ".stand tfoot",
    ];
    at_each_size(&window, &close, "close").await?;
    window.press_with_control("k").await?;
    window.focus_on(".palette input").await?;
    window.paste("たか").await?;
    window.find(".palette [role=option]:nth-of-type(2)").await?;
    for page in PAGES {
        window.make_page(page).await?;
        window.picture(&format!("whole-palette-{}", page.0)).await?;
        let paths = [
            ".palette input",
            ".palette [role=option]",
            ".palette footer",
        ];
        all_seen(&window, &paths, &format!("palette, {page:?}")).await?;
    }
    window.close().await
}

async fn at_each_size(window: &Window, paths: &[&str], what: &str) -> Outcome {
    for page in PAGES {
        window.make_page(page).await?;
        all_seen(window, &SIDE, &format!("{what}, {page:?}")).await?;
        all_seen(window, &[".flow"], &format!("{what}, {page:?}")).await?;
        window.picture(&format!("whole-{what}-{}", page.0)).await?;
        all_seen(window, paths, &format!("{what}, {page:?}")).await?;
    }
    Ok(())
}
