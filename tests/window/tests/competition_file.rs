//! A competition in its club's file: undone, counted and handed over as everything else in it.

use std::path::Path;

use thirtyfour::Key;
use window_tests::{Competitions, Outcome, Theme, Window, file_in, hanchan, labelled, until};

/// The second table's sheet comes before the first's.
async fn enter_the_last_round(window: &Window) -> Outcome {
    window.press_button("席を引く").await?;
    window.press_button("4回戦だけ、この席に決める").await?;
    window.until_said("予選4回戦の席を決めました").await?;
    window.press_button("予選4回戦B卓の記録用紙を開く").await?;
    for table in ["B", "A"] {
        window
            .find_text("h2", &format!("1回戦 {table}卓の入力"))
            .await?;
        window.go_to_box("東の点数").await?;
        window.enter(&["420", "310", "190", "80"]).await?;
        let said = format!("1回戦{table}卓を保存しました。");
        window.find_text(".said", &said).await?;
    }
    window.go_to("大会").await
}

/// How many hanchan somebody is shown with, of those days.
async fn until_games(window: &Window, days: &str, games: &str) -> Outcome {
    window.click(".filters .more").await?;
    // By hand, so that the focus goes along: どの成績か is the last of the choices.
    window
        .press_by_mouse(".filter-choices > div:last-child button")
        .await?;
    window.click_text("[role=option]", days).await?;
    window.until_gone("[role=option]").await?;
    // Whatever of the box it comes back to: Esc is heard only within.
    until(async || {
        let is_within = "return document.activeElement.closest('.filter-choices') !== null";
        let is_within: bool = window
            .page
            .execute(is_within, Vec::new())
            .await?
            .convert()?;
        Ok(is_within
            .then_some(())
            .ok_or_else(|| "the focus is not within the box".to_owned()))
    })
    .await?;
    window.press(Key::Escape + "").await?;
    window.until_gone(".filter-choices").await?;
    until(async || {
        let mut rows = window.table().await?.into_iter();
        let own = rows.find(|row| row[1] == "選手1");
        let shown = own.map(|row| row[2].clone());
        let is_shown = shown.as_deref() == Some(games);
        Ok(is_shown.then_some(()).ok_or(format!("{days}: {shown:?}")))
    })
    .await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_competition_is_part_of_an_ordinary_file() -> Outcome {
    let cup = Competitions::new(8)?;
    cup.prepare("wakakujira-2025", "cup", "若鯨予選", |_| ())?;
    cup.run("若鯨予選", &["entry", "enter"], &["--member", "1-8"])?;
    cup.play("若鯨予選", 3)?;
    let evening = "date,series,round,table,seat,member,points\n\
        2026-01-03,例会,1,A,E,1,42000\n2026-01-03,例会,1,A,S,2,33000\n\
        2026-01-03,例会,1,A,W,3,27000\n2026-01-03,例会,1,A,N,4,18000\n";
    cup.import("--results", evening)?;
    let stick = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(&cup.file), Theme::Light, stick.path()).await?;
    // What the day looked like before the draw must not decide which sheet is opened after it.
    window.find(".flow").await?;
    window.go_to("大会").await?;
    window.press_button("若鯨予選を開く").await?;
    window.press_button("進行").await?;
    enter_the_last_round(&window).await?;
    let whole = "//p[starts-with(., 'すべての記録用紙がそろいました。')]";
    window.find(whole).await?;
    window.press_button("元に戻す").await?;
    let waits = "A卓の用紙を入れます。";
    window.find_text(".next-step p", waits).await?;
    window.press_button("やり直す").await?;
    window.find(whole).await?;

    window.go_to("成績").await?;
    window
        .click_text(".period-box .switch button", "全期間")
        .await?;
    until_games(&window, "会の例会", "1").await?;
    until_games(&window, "大会", "4").await?;
    until_games(&window, "例会と大会を合わせて", "5").await?;
    window.picture("competition-together").await?;

    window.go_to("データと設定").await?;
    let seated = "//ol[@class='history']//*[starts-with(normalize-space(), '大会の席決め')]";
    window.find(seated).await?;
    window.press_button("次の係に渡す").await?;
    let said = "sakura no hana ga saku";
    for label in ["合言葉", "合言葉をもう一度"] {
        let keys = said.to_owned() + Key::Tab;
        window.type_over(&labelled(label), keys).await?;
    }
    window.press_button_by_key("引継ぎのファイルを作る").await?;
    window.until_said("引継ぎのファイルを作り").await?;
    window.close().await?;
    next_has_it_all(&cup, &file_in(stick.path(), "age")?, said).await
}

/// Whoever is handed the club has the competition as it was.
async fn next_has_it_all(cup: &Competitions, made: &Path, said: &str) -> Outcome {
    let next = tempfile::tempdir()?;
    let window = Window::open_choosing(Some(made), Theme::Light, next.path()).await?;
    window.find_text("h2", "引継ぎを受け取る").await?;
    window.press_button_by_key("置き場所を変える").await?;
    window
        .type_over(&labelled("合言葉"), said.to_owned() + Key::Enter)
        .await?;
    window.find("nav button[aria-current=page]").await?;
    window.go_to("大会").await?;
    window.press_button("若鯨予選を開く").await?;
    window.press_button("できごと").await?;
    window
        .find("//th[starts-with(., '予選4回戦の席を決めた')]")
        .await?;
    window.close().await?;
    let place = made.with_extension("");
    let place = next.path().join(place.file_stem().ok_or("a name")?);
    let received = file_in(&place, "hanchan")?.display().to_string();
    for told in ["show", "log", "standings"] {
        let of = |path: &str| hanchan(["competition", told, path, "--json"]);
        assert_eq!(of(&received)?, of(&cup.path())?, "{told}");
    }
    Ok(())
}
