//! The club's rules: a preset copied and changed, a wrong field said beside its box, two rule sets
//! compared, and a half-year tried out under another; checked by `hanchan` on the same file.

use std::path::Path;

use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, hanchan, labelled, played_club};

const COPY: &str = "秋の大会ルール";

async fn type_in(window: &Window, label: &str, text: &str) -> Outcome {
    let keys = text.to_owned() + Key::Enter;
    window.type_over(&labelled(label), keys).await
}

async fn choose(window: &Window, label: &str, option: &str) -> Outcome {
    let option = format!("{}/option[normalize-space()='{option}']", labelled(label));
    window.choose(&option).await
}

fn rules_of(club: &Path) -> Outcome<String> {
    hanchan(["rules", "list", &club.display().to_string()])
}

#[tokio::test(flavor = "multi_thread")]
async fn a_preset_is_copied_changed_compared_and_tried_out() -> Outcome {
    let (_folder, club) = played_club()?;
    let before = rules_of(&club)?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.go_to("ルール").await?;
    window
        .find("//nav//button[@aria-current][contains(., 'いつものルール')]")
        .await?;
    window.picture("rules-list").await?;
    window.is_accessible().await?;

    window
        .click("//nav//button[contains(., '健康麻将 25000点持ち')]")
        .await?;
    window
        .find_text(
            "dd",
            "25,000点ずつ持って始めます。全員の点数と残った供託を足すと100,000点です。",
        )
        .await?;
    work_out_an_example(&window).await?;
    window.picture("rules-explained").await?;
    window.click_text("summary", "点数の表を見る").await?;
    window.is_accessible().await?;
    window
        .press_button("健康麻将 25000点持ち：写して新しく作る")
        .await?;
    window.until_focus_is_on("ルールの名前").await?;

    type_in(&window, "ルールの名前", COPY).await?;
    type_in(&window, "2着", "２００００").await?;
    window
        .find_text(
            ".field-problem",
            "20,000点は、1つ上の順位（12,000点）より多くなっています。同じか、少なくしてください。",
        )
        .await?;
    let second = labelled("2着");
    assert_eq!(window.attribute_of(&second, "aria-invalid").await?, "true");
    window.picture("rules-wrong-field").await?;
    window.is_accessible().await?;
    window.press_button("このルールを加える").await?;
    window.until_focus_is_on("2着").await?;
    assert_eq!(rules_of(&club)?, before, "nothing wrong is saved");

    type_in(&window, "1着", "20000").await?;
    type_in(&window, "2着", "5000").await?;
    type_in(&window, "3着", "▲５０００").await?;
    type_in(&window, "4着", "-20000").await?;
    window.find_text("td", "+20 +5 ▲5 ▲20").await?;
    window.picture("rules-changed").await?;
    window.press_button("このルールを加える").await?;
    window
        .find_text(".said", &format!("「{COPY}」を加えました。"))
        .await?;
    let mut after: Vec<String> = before.lines().map(str::to_owned).collect();
    after.push(format!("rules-1@1  {COPY}"));
    after.sort();
    assert_eq!(rules_of(&club)?.lines().collect::<Vec<_>>(), after);

    compare_with_the_usual(&window).await?;
    try_out(&window).await?;
    window.close().await
}

/// Points are typed, and the game is settled at once or says what is missing.
async fn work_out_an_example(window: &Window) -> Outcome {
    type_in(window, "東の終わりの点", "３００００").await?;
    window
        .find("//*[@role='status'][contains(., '点多すぎます')]")
        .await?;
    window.picture("rules-example-wrong").await?;
    for (seat, points) in [("南", "25000"), ("西", "25000"), ("北", "20000")] {
        type_in(window, &format!("{seat}の終わりの点"), points).await?;
    }
    window
        .find("//*[@role='status'][contains(., '4人の合計は 100,000点')]")
        .await?;
    window.find_text("td.sum", "+42,000").await
}

/// What every row of the comparison says.
const COMPARED: &str = "return [...document.querySelectorAll('.compared tbody tr')]
    .map(row => [...row.cells].map(cell => cell.textContent))";

/// The copy is read, and what stands beside it is the usual rule set until another is chosen.
async fn compare_with_the_usual(window: &Window) -> Outcome {
    window.find_text("h2", COPY).await?;
    for other in ["若鯨杯 2025", "白樺会ルール 2025"] {
        window.click(".cmp .pick").await?;
        window
            .click(&format!("//*[@role='option'][normalize-space()='{other}']"))
            .await?;
        window
            .find(&format!(
                "//table[@class='compared']//th[normalize-space()='{other}']"
            ))
            .await?;
    }
    let compared = window.page.execute(COMPARED, Vec::new()).await?;
    let differences: Vec<Vec<String>> = compared.convert()?;
    let start = differences
        .iter()
        .find(|row| row[0] == "持ち点")
        .ok_or(format!("{differences:?}"))?;
    assert_eq!(start[1..], ["25,000点", "30,000点"]);
    assert!(differences.iter().all(|row| row[1] != row[2]));
    window.picture("rules-compared").await?;
    window.is_accessible().await
}

/// Under the copy, each hanchan gives the same places and other points; the record stays.
async fn try_out(window: &Window) -> Outcome {
    window.press_button("別のルールで試す").await?;
    choose(window, "試すルール", COPY).await?;
    window.find(&format!("//h2[contains(., '{COPY}')]")).await?;
    let tried = window.table().await?;
    assert!(tried.len() >= 4, "{tried:?}");
    let moved = tried.iter().all(|row| {
        let (real, other) = (&row[0], &row[4]);
        (row[6] == "同じ") == (real == other) && row[3] != row[5]
    });
    assert!(moved, "{tried:?}");
    window.picture("rules-tried").await?;
    window.is_accessible().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_changed_rule_set_is_another_version_and_the_record_stays() -> Outcome {
    let (_folder, club) = played_club()?;
    let path = club.display().to_string();
    let standings = hanchan(["standings", &path, "--json"])?;
    let window = Window::open(Some(&club), Theme::Dark).await?;
    window.go_to("ルール").await?;
    window.press_button("白樺会ルール 2025：変える").await?;
    type_in(&window, "引く点", "20000").await?;
    choose(&window, "同点のとき", "起家に近い人が上").await?;
    window.find_text("td", "成績から20,000点").await?;
    window.enlarge_text(4).await?;
    window.find("html[data-text-size='200']").await?;
    window.is_accessible().await?;
    window.picture("rules-change-dark-200").await?;
    window.press_button("この内容に変える").await?;
    window
        .find_text(
            ".said",
            "「白樺会ルール 2025」を変えました。これから入れる卓に使います。",
        )
        .await?;
    window.picture("rules-list-dark-200").await?;
    let rules = rules_of(&club)?;
    assert!(
        rules.contains("shirakaba-2025@2  白樺会ルール 2025  (the club's own)"),
        "{rules}"
    );
    assert_eq!(hanchan(["standings", &path, "--json"])?, standings);
    hanchan(["check", &path])?;
    window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_book_of_rules_is_read_and_written_by_headings() -> Outcome {
    let (_folder, club) = played_club()?;
    let book = || hanchan(["rules", "book", &club.display().to_string()]);
    let before = book()?;
    let window = Window::open(Some(&club), Theme::Light).await?;
    window.go_to("ルール").await?;
    window.press_button("ルール集").await?;
    let fouls = "//nav[@aria-label='見出し']//button[starts-with(., '反則')]";
    window.click(fouls).await?;
    window.picture("rules-book").await?;
    window.is_accessible().await?;
    window.fits().await?;
    let text = "//textarea";
    window.click(text).await?;
    window.press(Key::Control + Key::End).await?;
    window.press(Key::Enter + "さいころを投げた。").await?;
    window.press_button("この文にする").await?;
    window
        .until_said("「白樺会ルール 2025」のルール集を書きかえました。")
        .await?;
    let after = book()?;
    assert_eq!(
        after,
        before.replace("\n\n# 精算と記録", "\nさいころを投げた。\n\n# 精算と記録")
    );
    window.close().await?;
    Ok(())
}
