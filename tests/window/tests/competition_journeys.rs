//! Competitions in the window by standing, and on the days when things go wrong. What proves
//! nothing about the window is written by `hanchan` before it opens.

use serde_json::json;
use thirtyfour::Key;
use window_tests::{
    Competitions, Outcome, SCORES, Theme, Window, draw_round, hanchan, labelled, list, pdf_text,
    string, until,
};

/// The window, with that part of a competition open.
async fn open(contest: &Competitions, name: &str, part: &str) -> Outcome<Window> {
    let window = Window::open(Some(&contest.file), Theme::Light).await?;
    window.go_to("大会").await?;
    window.press_button(&format!("{name}を開く")).await?;
    window.press_button(part).await?;
    Ok(window)
}

/// From a table of the competition to its very sheet, and the next one's after it.
async fn enter_sheets(window: &Window, stage: &str, round: u32, round_of_day: u32) -> Outcome {
    let first = format!(
        "//button[@aria-label='{stage}{round}回戦A卓の記録用紙を開く' or span='{stage}{round}回戦A卓の記録用紙を開く']"
    );
    window.click(&first).await?;
    for (table, scores) in ["A", "B"].iter().zip(SCORES) {
        let heading = format!("{round_of_day}回戦 {table}卓の入力");
        window.find_text("h2", &heading).await?;
        window.go_to_box("東の点数").await?;
        let scores = scores.map(|score| (score / 100).to_string());
        window.enter(&scores.each_ref().map(String::as_str)).await?;
        let said = format!("{round_of_day}回戦{table}卓を保存しました。");
        window.find_text(".said", &said).await?;
    }
    window.go_to("大会").await?;
    window.find(".next-step").await
}

/// What stands in the file that is handed to the viewer.
async fn printed(window: &Window, choice: &str, name: &str) -> Outcome<String> {
    window.press_button("印刷").await?;
    window.click_text("[role=menuitem]", choice).await?;
    let file = window
        .home()
        .join("cache/jp.hanchancho.app/print")
        .join(name);
    until(async || {
        let there = file.is_file();
        let instead = || format!("{} is not written", file.display());
        Ok(there.then_some(()).ok_or_else(instead))
    })
    .await?;
    pdf_text(&file)
}

/// Each is offered a place, and answers.
async fn offer_places(window: &Window, ranked: &[u64], declines: Option<u64>) -> Outcome {
    for number in ranked {
        let offer = format!("選手{number}さんに案内した");
        window.press_button(&offer).await?;
        window
            .until_said(&format!("選手{number}さんへの案内を書きこみました"))
            .await?;
        let answer = if declines == Some(*number) {
            "辞退した"
        } else {
            "受けた"
        };
        let answer = format!("選手{number}さんが{answer}");
        window.press_button(&answer).await?;
        window
            .until_said(&format!("選手{number}さんの返事を書きこみました"))
            .await?;
    }
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_round_is_seated_by_standing_and_places_roll_down() -> Outcome {
    let cup = Competitions::new(8)?;
    cup.prepare("wakakujira-2025", "qualifier-a", "予選A", |_| ())?;

    // Three rounds at random; the last by standing, from its seats to its sheets in the window.
    cup.run("予選A", &["entry", "enter"], &["--member", "1-8"])?;
    cup.play("予選A", 3)?;
    let mut best = cup.ranked("予選A", &["--stage", "1", "--after", "3"])?;
    best.truncate(4);
    let window = open(&cup, "予選A", "進行").await?;
    window
        .find_text(".next-step p", "予選4回戦の席を決めます。")
        .await?;
    draw_round(&window, "予選", 4).await?;
    let first = "//section[@aria-label='予選4回戦']//article[@aria-label='A卓']";
    let at_first = window.text_of(first).await?;
    for number in &best {
        assert!(
            at_first.contains(&format!("{number} 選手{number}")),
            "{at_first}"
        );
    }
    let button = "4回戦の紙をまとめて印刷（順位表・卓組表・記録用紙）";
    let papers = printed(&window, button, "大会の紙-予選A-1-4.pdf").await?;
    // The standing of eight, two tables on one page, and their sheets, two to a page.
    let pages: Vec<&str> = papers.split_terminator('\u{c}').collect();
    assert_eq!(pages.len(), 3, "{papers}");
    for (page, says) in [(0, "3回戦まで"), (1, "卓組表"), (2, "記録用紙")] {
        assert!(pages[page].contains(says), "{says}: {papers}");
    }
    window.is_accessible().await?;
    window.picture("journey-last-by-standing").await?;
    enter_sheets(&window, "予選", 4, 1).await?;
    window.press_button("結果と賞").await?;
    window
        .find("//caption[normalize-space()='総合順位']")
        .await?;
    let shown = window.table().await?;
    let order: Vec<u64> = shown
        .iter()
        .map(|row| row[1].split(' ').next().unwrap_or_default().parse())
        .collect::<Result<_, _>>()?;
    offer_places(&window, &order[..5], Some(order[2])).await?;
    window.is_accessible().await?;
    window.picture("journey-offers").await?;
    window.close().await?;
    assert_eq!(cup.ranked("予選A", &[])?, order);
    hanchan(["check", &cup.path()])?;
    Ok(())
}

/// Eight places; the eighth does not come, the first cancels, and two who wait play.
async fn mend_the_entries(window: &Window) -> Outcome {
    window.press_button("来ていない1人の席を空ける").await?;
    window.until_said("来ていない人の席を空けました").await?;
    window
        .find("//*[@class='said'][contains(., '9 選手9さんが補欠から繰り上がりました')]")
        .await?;
    for (way, number, said) in [
        (
            "当日参加",
            "11",
            "選手11さんの申し込みを受けました。定員いっぱいなので補欠です",
        ),
        ("スタッフに入る", "12", "選手12さんがスタッフに入りました"),
    ] {
        window.press_button(way).await?;
        window.go_to_box("会員").await?;
        window.press(number.to_owned() + Key::Enter).await?;
        window.until_said(said).await?;
        window.until_value_is(&labelled("会員"), "").await?;
    }
    window
        .click("//button[@aria-label='選手1さんの申し込みを取り消す']")
        .await?;
    window
        .find("//*[@class='said'][contains(., '11 選手11さんが補欠から繰り上がりました')]")
        .await?;
    window.is_accessible().await?;
    window.picture("journey-entries").await
}

/// Somebody of the staff plays instead of a player, from the second round on.
async fn substitute(window: &Window) -> Outcome {
    window.press_button("遅刻・交代・減点を書く").await?;
    for (label, option) in [
        ("何があったか", "途中から交代する"),
        ("だれ", "2 選手2"),
        ("代わりに打つスタッフ", "12 選手12"),
        ("どの回から", "本戦2回戦"),
    ] {
        let list = labelled(label);
        window
            .choose(&format!("{list}/option[normalize-space()='{option}']"))
            .await?;
    }
    window
        .click(
            "//section[@aria-label='遅刻・欠席・交代・減点']//button[normalize-space()='書きこむ']",
        )
        .await?;
    window.until_said("選手2さんのことを書きこみました").await
}

/// Minutes of its own for a table that runs late.
async fn give_minutes(window: &Window) -> Outcome {
    window.go_to("今日の会").await?;
    // The sheet takes the focus when it comes.
    window.find_text("h2", "1回戦 A卓の入力").await?;
    window.press_button("時計の設定").await?;
    let minutes = "//*[@role='dialog']//*[@id=//label[normalize-space()='時間']/@for]";
    window.type_over(minutes, "60").await?;
    window.press_button("時計を始める").await?;
    window.press_button("時計の設定").await?;
    window.press_button("1卓だけ時間を延ばす").await?;
    window
        .choose("//fieldset[@aria-label='1卓だけ時間を延ばす']//option[normalize-space()='B卓']")
        .await?;
    window.press_button("B卓に5分足す").await?;
    window.find("//*[contains(text(), 'B卓は5分延長')]").await?;
    window.picture("journey-late-table").await?;
    window.go_to("大会").await
}

/// First and last of the first table change places, after the second round was drawn.
async fn correct_the_first_round(window: &Window) -> Outcome {
    window.click("button[aria-label='本戦1回戦を開く']").await?;
    window.press_button("本戦1回戦A卓の記録用紙を開く").await?;
    window.find_text("h2", "1回戦 A卓の訂正").await?;
    for (score, points) in [("東の点数", "80"), ("北の点数", "420")] {
        window.type_over(&labelled(score), points).await?;
    }
    window.press(Key::Enter + "").await?;
    // And whose ranks are others now.
    window
        .until_said("1回戦A卓を保存しました。順位が変わりました：")
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_day_on_which_everything_happens_is_kept_as_it_was() -> Outcome {
    let day = Competitions::new(12)?;
    day.prepare("haku-2015", "haku-2026", "新春大会", |settled| {
        settled["entries"]["capacity"] = json!(8);
        settled["entries"]["minimum"] = json!(4);
        settled["stages"][0]["rounds"] = json!(["random", "by_standing"]);
    })?;
    day.run("新春大会", &["entry", "enter"], &["--member", "1-10"])?;
    day.run("新春大会", &["entry", "check-in"], &["--member", "1-7,9"])?;
    let window = open(&day, "新春大会", "受付").await?;
    mend_the_entries(&window).await?;
    window.press_button("進行").await?;
    draw_round(&window, "本戦", 1).await?;
    substitute(&window).await?;
    give_minutes(&window).await?;
    enter_sheets(&window, "本戦", 1, 1).await?;
    draw_round(&window, "本戦", 2).await?;
    let second = "//section[@aria-label='本戦2回戦']//div[@class='tbls']";
    let seats = window.text_of(second).await?;
    assert!(seats.contains("12 選手12"), "{seats}");
    correct_the_first_round(&window).await?;

    // Seats of a competition are not drawn among those of the club's own days.
    window.go_to_step("席決め").await?;
    window.press_button("「新春大会」の進行を開く").await?;
    window
        .find("//p[contains(., '席を決めたあとで成績が変わりました。いまの順位なら、')]")
        .await?;
    assert_eq!(window.text_of(second).await?, seats);
    window.is_accessible().await?;
    window.picture("journey-overtaken").await?;
    window.close().await?;

    let shown = day.json("新春大会", &["show"], &["--json"])?;
    let second = &shown["stages"][0]["rounds"][1];
    assert!(!list(&second["seated_otherwise"])?.is_empty(), "{second}");
    let instead = json!({"member": 12, "instead_of": 2});
    assert!(list(&shown["staff"])?.contains(&instead), "{shown}");
    let state = |number: u64| {
        let mut entries = list(&shown["entries"])?.iter();
        let entry = entries.find(|entry| entry["member"] == number);
        string(&entry.ok_or("no such entry")?["state"])
    };
    for (number, expected) in [
        (1, "cancelled"),
        (8, "released"),
        (9, "playing"),
        (10, "waiting"),
        (11, "playing"),
    ] {
        assert_eq!(state(number)?, expected, "{number}");
    }
    hanchan(["check", &day.path()])?;
    Ok(())
}

/// Forty-six cannot but meet again in twelve rounds, for which the program looks for minutes.
#[tokio::test(flavor = "multi_thread")]
async fn the_best_seats_found_so_far_are_taken_at_any_time() -> Outcome {
    let day = Competitions::new(46)?;
    day.prepare("haku-2015", "long", "長い大会", |settled| {
        settled["entries"]["capacity"] = json!(46);
        settled["stages"][0]["rounds"] = json!(vec!["constraints"; 12]);
    })?;
    day.run("長い大会", &["entry", "enter"], &["--member", "1-46"])?;
    let window = open(&day, "長い大会", "進行").await?;
    window.press_button("席を引く").await?;
    window.find(".long-work progress").await?;
    window.is_accessible().await?;
    window.picture("journey-searching").await?;
    window.press_button("ここまでの一番よい席を使う").await?;
    window
        .find("//p[starts-with(., '途中で止めたので、')]")
        .await?;
    window.until_gone(".long-work progress").await?;
    window.is_accessible().await?;
    window.picture("journey-stopped").await?;
    window.press_button("1回戦だけ、この席に決める").await?;
    window.until_said("本戦1回戦の席を決めました").await?;
    window.close().await?;
    let shown = day.json("長い大会", &["show"], &["--json"])?;
    let first = &shown["stages"][0]["rounds"][0];
    assert_eq!(list(&first["missing"])?.len(), 11, "{first}");
    Ok(())
}
