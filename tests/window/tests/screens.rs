//! Every screen, in every way a person may have it: in Chromium, over the real program.
#![cfg(target_os = "linux")]

use std::path::Path;

use serde_json::json;
use tokio::try_join;
use window_tests::{
    Chromium, Competitions, Exploration, Hand, Outcome, Setting, Size, TextSize, Way, club_of,
    played_club, until,
};

/// What an exploration that stops too soon does not come to: a sheet's correction with its history,
/// and files to import whose columns are asked for and in which something is wrong.
const FAR_OFF: [&str; 4] = [
    "の訂正",
    "この卓のこれまで",
    "何の列かわからないものが",
    "か所おかしいので",
];

/// The same of a competition: the seats of the next stage, looked at and not kept, and its papers.
const FAR_OFF_IN_A_COMPETITION: [&str; 4] = [
    "の席の案（まだ決めていません）",
    "1番目：",
    "席札を印刷",
    "くじの番号",
];

/// A file to import of which one column is asked for, and a day is none.
const MEMBERS: &str = "number,name,kana,joined,血液型\n\
    101,二階堂 ゆき,にかいどう ゆき,2026-13-01,A\n\
    102,三枝 まこと,さえぐさ まこと,2026-11-01,O\n";

/// Two people go the same ways through copies of one club, one by mouse and one by keys, and always
/// come to the same. Whatever is new there is looked at.
#[tokio::test(flavor = "multi_thread")]
async fn every_screen_is_for_everybody_by_mouse_and_by_keys() -> Outcome {
    let ((_own, club), (_other, copy)) = (played_club()?, played_club()?);
    let (mouse, keys) = try_join!(explorer(&club), explorer(&copy))?;
    let exploration = Exploration::of(&mouse).await?;
    explore(&mouse, &keys, exploration, &FAR_OFF).await?;
    try_join!(mouse.close(), keys.close())?;
    Ok(())
}

/// Of a competition in which as much as can be is done, decided and given.
#[tokio::test(flavor = "multi_thread")]
async fn all_of_a_competition_is_for_everybody_by_mouse_and_by_keys() -> Outcome {
    let (own, other) = (competition()?, competition()?);
    let (mouse, keys) = try_join!(explorer(&own.file), explorer(&other.file))?;
    let exploration = Exploration::of_first(&mouse, "大会").await?;
    explore(&mouse, &keys, exploration, &FAR_OFF_IN_A_COMPETITION).await?;
    try_join!(mouse.close(), keys.close())?;
    Ok(())
}

/// A qualifier whose first stage is played, with two tied for the last place that goes on.
fn competition() -> Outcome<Competitions> {
    let contest = Competitions::new(16)?;
    contest.prepare("hakuryuo-40", "cup", "白樺杯", |settled| {
        settled["entries"]["capacity"] = json!(12);
        settled["entries"]["asks"] = json!(["fee"]);
        settled["stages"][0]["rounds"] = json!(["constraints"]);
        settled["stages"][0]["cut"]["through"] = json!(8);
        settled["penalties"] = json!({
            "late": { "per_minute": 500, "costs_booby": true },
            "offences": 2,
        });
        settled["prizes"]["picks"] = json!([2, 1, 1]);
        settled["prizes"]["booby"] = json!(true);
        settled["offers"] = json!([
            { "place": "18歳以下の代表選考会", "count": 1, "passes_holders": false },
        ]);
    })?;
    for (what, more) in [
        (["entry", "enter"], &["--member", "1-14"][..]),
        (["entry", "staff"], &["--member", "15,16"]),
        (["entry", "check-in"], &["--member", "1-11"]),
        (["entry", "cancel"], &["--member", "3"]),
        (["entry", "late"], &["--member", "5", "--minutes", "10"]),
    ] {
        contest.run("白樺杯", &what, more)?;
    }
    contest.play("白樺杯", 1)?;
    Ok(contest)
}

/// Two people go the same ways; all that is far off is to be among what they see.
async fn explore(
    mouse: &Chromium,
    keys: &Chromium,
    mut exploration: Exploration,
    far_off: &[&str],
) -> Outcome {
    let mut all = Vec::new();
    let mut seen = Vec::new();
    let mut here: Option<Way> = None;
    while let Some(way) = exploration.next_way() {
        let from = here.take();
        let mut faults = match go(mouse, keys, &way, from.as_ref()).await {
            Ok((false, false)) => continue,
            Ok((true, true)) => compare(mouse, keys).await?,
            Ok((by_mouse, by_keys)) => vec![format!("by mouse {by_mouse}, by keys {by_keys}")],
            Err(error) => vec![error.to_string()],
        };
        if exploration.is_new(mouse, &way).await? {
            // Said at once: who waits for a test of this length sees where it is.
            println!("{way}");
            seen.extend(mouse.state().await?);
            if way.presses.is_empty() {
                faults.extend(mouse.faults().await?);
            } else {
                let (opened, large) = try_join!(
                    mouse.faults_in_light_and_contrast(),
                    keys.faults_in_dark_and_large()
                )?;
                faults.extend(opened.into_iter().chain(large));
            }
        }
        for fault in faults {
            println!("  {way}: {fault}");
            all.push(format!("{way}\n  {fault}"));
        }
        here = Some(way);
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
    for expected in far_off {
        let is_there = |line: &String| line.contains(expected);
        assert!(seen.iter().any(is_there), "{expected} was never seen");
    }
    Ok(())
}

/// Whether the way could be gone by mouse and by keys: on from where they are, if it goes on there,
/// and otherwise from its beginning.
async fn go(
    mouse: &Chromium,
    keys: &Chromium,
    way: &Way,
    here: Option<&Way>,
) -> Outcome<(bool, bool)> {
    if let Some(press) = here.and_then(|here| way.on_from(here)) {
        let gone = try_join!(
            mouse.go_on(press, Hand::Mouse),
            keys.go_on(press, Hand::Keys)
        )?;
        if gone == (true, true) {
            return Ok(gone);
        }
    }
    try_join!(mouse.follow(way, Hand::Mouse), keys.follow(way, Hand::Keys))
}

/// Somebody who goes through a club of their own.
async fn explorer(club: &Path) -> Outcome<Chromium> {
    let folder = club.parent().ok_or("the club lies in no folder")?;
    std::fs::write(folder.join("members.csv"), MEMBERS)?;
    let page = Chromium::open_choosing(Some(club), folder).await?;
    page.set(Setting::Light).await?;
    Ok(page)
}

/// What the two have not come to alike. What comes late is waited for.
async fn compare(mouse: &Chromium, keys: &Chromium) -> Outcome<Vec<String>> {
    let alike = until(async || {
        let differences = differences(mouse, keys).await?;
        Ok(if differences.is_empty() {
            Ok(())
        } else {
            Err(differences.join("\n"))
        })
    });
    Ok(alike
        .await
        .err()
        .map(|error| error.to_string())
        .into_iter()
        .collect())
}

/// What is there by mouse and not by keys, or the other way round, and whether the focus is nowhere
/// after the keys.
async fn differences(mouse: &Chromium, keys: &Chromium) -> Outcome<Vec<String>> {
    let (by_mouse, by_keys) = try_join!(mouse.state(), keys.state())?;
    let mut differences = Vec::new();
    for (hand, one, other) in [
        ("mouse", &by_mouse, &by_keys),
        ("keys", &by_keys, &by_mouse),
    ] {
        let only = one.iter().find(|line| !other.contains(line));
        differences.extend(only.map(|line| format!("by {hand} only: {line}")));
    }
    if differences.is_empty() && by_mouse.len() != by_keys.len() {
        let counts = [by_mouse.len(), by_keys.len()];
        differences.push(format!("elements by mouse and by keys: {counts:?}"));
    }
    if !keys.shows_focus().await? {
        differences.push("the focus is nowhere after the keys".to_owned());
    }
    Ok(differences)
}

/// Keys that do nothing must be found, or the test above would say little.
#[tokio::test(flavor = "multi_thread")]
async fn what_only_the_mouse_can_do_is_seen() -> Outcome {
    let ((_own, club), (_other, copy)) = (played_club()?, played_club()?);
    let (mouse, keys) = try_join!(explorer(&club), explorer(&copy))?;
    let way = Way {
        screen: "会員".to_owned(),
        presses: Vec::new(),
    };
    try_join!(
        mouse.follow(&way, Hand::Mouse),
        keys.follow(&way, Hand::Keys)
    )?;
    assert_eq!(compare(&mouse, &keys).await?, Vec::<String>::new());

    let broken =
        "addEventListener('keydown', (e) => e.key === 'Enter' && e.preventDefault(), true)";
    keys.page.execute(broken, Vec::new()).await?;
    mouse.press_button("会員を加える").await?;
    keys.press_button_by_key("会員を加える").await?;
    mouse.settled().await?;
    let found = differences(&mouse, &keys).await?;
    assert!(found[0].starts_with("by mouse only"), "{found:?}");

    let lost = "document.activeElement.blur()";
    keys.page.execute(lost, Vec::new()).await?;
    let found = differences(&mouse, &keys).await?;
    assert!(
        found.contains(&"the focus is nowhere after the keys".to_owned()),
        "{found:?}"
    );
    try_join!(mouse.close(), keys.close())?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_start_is_for_everybody() -> Outcome {
    let page = Chromium::open(None).await?;
    page.set(Setting::Light).await?;
    assert_eq!(page.faults().await?, Vec::<String>::new());
    page.press_button("新しい会を作る").await?;
    page.settled().await?;
    assert_eq!(page.faults().await?, Vec::<String>::new());
    page.close().await
}

/// Whatever is wrong with the files of an import is seen above; here nothing is.
#[tokio::test(flavor = "multi_thread")]
async fn an_import_that_can_be_taken_is_for_everybody() -> Outcome {
    let (folder, club) = club_of(Size {
        members: 0,
        sessions: 0,
    })?;
    let season = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../data/season"));
    for name in ["members.csv", "results.csv"] {
        std::fs::copy(season.join(name), folder.path().join(name))?;
    }
    let page = Chromium::open_choosing(Some(&club), folder.path()).await?;
    page.set(Setting::Light).await?;
    page.see("データと設定").await?;
    page.press_button("ほかから取りこむ").await?;
    for role in ["会員の名簿", "成績"] {
        page.click(&format!("button[aria-label='{role} 選ぶ']"))
            .await?;
        page.find(&format!("button[aria-label='{role} 外す']"))
            .await?;
    }
    page.press_button("試してみる").await?;
    page.find(".import-result dl").await?;
    assert_eq!(page.faults().await?, Vec::<String>::new());
    page.close().await
}

/// It has no place in the bar, but in the menu.
#[tokio::test(flavor = "multi_thread")]
async fn what_others_made_is_for_everybody() -> Outcome {
    let page = Chromium::open(None).await?;
    page.set(Setting::Light).await?;
    let chosen = "dispatchEvent(new CustomEvent('hanchan-menu', { detail: 'about' }))";
    page.page.execute(chosen, Vec::new()).await?;
    page.find(".about pre").await?;
    page.picture("about").await?;
    // Its language is that of the screen before: there is nothing on it to turn to the other.
    let faults = page.faults_in_light_and_contrast().await?;
    assert_eq!(faults, Vec::<String>::new());
    page.resize(TextSize::Largest).await?;
    page.fits().await?;
    assert_eq!(page.walk().await?.problems(), Vec::<String>::new());
    page.close().await
}

/// What is broken here on purpose must be found, or the tests above would say nothing.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_seen() -> Outcome {
    let page = Chromium::open(None).await?;
    let broken = "
        const style = new CSSStyleSheet();
        style.replaceSync(`
            * { outline: none !important; }
            main p { color: #888 !important; }
            main button:first-of-type { width: 200vw; }
            main button { min-height: 0 !important; height: 30px; }`);
        document.adoptedStyleSheets = [style];
        document.querySelector('main button').addEventListener('keydown', (e) => e.preventDefault());
        document.body.append(Object.assign(document.createElement('img'), { src: 'http://x.test/' }));
        __TAURI_INTERNALS__.invoke('no_such_command')";
    page.page.execute(broken, Vec::new()).await?;
    let found = page.faults().await?.join("\n");
    // What a screen says while it reads is waited for, though nothing was asked for yet.
    let reads = "
        const said = Object.assign(document.createElement('p'), {
            role: 'status',
            textContent: 'Reading…',
        });
        document.querySelector('main').append(said);
        setTimeout(() => said.remove(), 300)";
    page.page.execute(reads, Vec::new()).await?;
    page.settled().await?;
    let left = "return document.querySelector('main').textContent.includes('Reading…')";
    let left = page.page.execute(left, Vec::new()).await?;
    assert!(!left.convert::<bool>()?);
    for expected in [
        "color-contrast",
        "wider than the window",
        "smaller than 36 pixels",
        "the focus does not show on",
        "Tab stays at",
        "image-alt",
        "no_such_command",
        "img-src forbids http://x.test/",
    ] {
        assert!(found.contains(expected), "{expected} is not in:\n{found}");
    }
    page.close().await
}

/// It stands beside the screens, and over them in a small window.
#[tokio::test(flavor = "multi_thread")]
async fn the_manual_is_for_everybody() -> Outcome {
    let (_folder, club) = played_club()?;
    let page = Chromium::open(Some(&club)).await?;
    page.set(Setting::Light).await?;
    let chosen = "dispatchEvent(new CustomEvent('hanchan-menu', { detail: 'manual' }))";
    page.page.execute(chosen, Vec::new()).await?;
    page.find(".manual-pane .help-page").await?;
    assert_eq!(page.faults().await?, Vec::<String>::new());
    page.press_button("目次").await?;
    page.find(".manual-pane .help-links.first").await?;
    page.click(".manual-pane summary").await?;
    assert_eq!(page.faults().await?, Vec::<String>::new());
    page.click(".help-links.first li:last-child button").await?;
    page.find(".manual-pane .help-news li").await?;
    assert_eq!(page.faults().await?, Vec::<String>::new());
    page.close().await
}

/// What is noted on opening stands above the screen, which has little room in the smallest window.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_noted_leaves_the_sheet_within_reach_of_the_keys() -> Outcome {
    let (_own, club) = played_club()?;
    for copy in 1..=6 {
        let beside = format!("sample-2026-11-29の控え-{copy}-2026-11-29-064925.hanchan");
        std::fs::copy(&club, club.with_file_name(beside))?;
    }
    let page = Chromium::open(Some(&club)).await?;
    page.find(".opening-note").await?;
    page.shrink(true).await?;
    page.change_language().await?;
    page.settled().await?;
    page.picture("opening-note-small").await?;
    assert_eq!(page.walk().await?.problems(), Vec::<String>::new());
    page.close().await
}
