//! The sample club in the window: the month's standings as `hanchan` gives them, and going from
//! month to month by keyboard.

use std::path::PathBuf;

use chrono::{Datelike, Days, Months, NaiveDate};
use serde::Deserialize;
use tempfile::TempDir;
use thirtyfour::Key;
use window_tests::{Outcome, Theme, Window, hanchan, played_club};

/// A sample club, and a window on its newest results.
struct Sample {
    _folder: TempDir,
    club: PathBuf,
    window: Window,
}

impl Sample {
    async fn open(theme: Theme) -> Outcome<Self> {
        let (folder, club) = played_club()?;
        let window = Window::open(Some(&club), theme).await?;
        window.go_to("成績").await?;
        window.find("table").await?;
        show_all_of(&window).await?;
        Ok(Self {
            _folder: folder,
            club,
            window,
        })
    }

    /// The standings as `hanchan` gives them, in the cells that the window shows.
    fn standings(&self, from: NaiveDate, to: NaiveDate) -> Outcome<Vec<Vec<String>>> {
        let club = self.club.display().to_string();
        let (from, to) = (from.to_string(), to.to_string());
        let given = hanchan(["standings", &club, "--from", &from, "--to", &to, "--json"])?;
        let given: Given = serde_json::from_str(&given)?;
        Ok(given
            .rows
            .iter()
            .map(|row| row.cells(&given.rows))
            .collect())
    }

    fn standings_of_month(&self, first_day: NaiveDate) -> Outcome<Vec<Vec<String>>> {
        self.standings(first_day, first_day + Months::new(1) - Days::new(1))
    }
}

/// The columns of the standings that `hanchan` gives as well, and no others.
async fn show_all_of(window: &Window) -> Outcome {
    window.press_button("列を選ぶ").await?;
    window.find(".column-choice").await?;
    let chosen = [
        "順位",
        "番号",
        "半荘",
        "1着",
        "2着",
        "3着",
        "4着",
        "平均着順",
        "素点",
        "順位点",
        "チョンボ",
        "調整",
        "最高",
        "合計（P）",
        "最低",
    ];
    let offered = window
        .page
        .execute(
            "return [...document.querySelectorAll('.column-choice label')].map(label =>
                [label.textContent, String(label.control.checked)])",
            Vec::new(),
        )
        .await?;
    let offered: Vec<(String, String)> = offered.convert()?;
    for (column, is_shown) in offered {
        if chosen.contains(&column.as_str()) != (is_shown == "true") {
            window.click_text(".column-choice label", &column).await?;
        }
    }
    window.press(Key::Escape + "").await?;
    window.until_gone(".column-choice").await
}

#[derive(Deserialize)]
struct Given {
    rows: Vec<Row>,
}

#[derive(Deserialize)]
struct Row {
    rank: Option<u32>,
    number: u32,
    name: String,
    games: u32,
    places: Vec<u32>,
    average_place: Option<f64>,
    base: i64,
    uma: i64,
    chombo: i64,
    chombo_count: u32,
    adjustments: i64,
    total: i64,
    best: Option<i64>,
    worst: Option<i64>,
}

impl Row {
    /// Two of the columns are shown only where somebody in the table needs them.
    fn cells(&self, table: &[Row]) -> Vec<String> {
        let mut cells = vec![
            self.rank
                .map_or("対象外".to_owned(), |rank| rank.to_string()),
            self.number.to_string(),
            self.name.clone(),
            self.games.to_string(),
        ];
        cells.extend(self.places.iter().map(u32::to_string));
        cells.push(self.average_place.map(two_decimals).unwrap_or_default());
        cells.extend([self.base, self.uma].map(p));
        if table.iter().any(|row| row.chombo_count > 0) {
            cells.push(p(self.chombo));
        }
        if table.iter().any(|row| row.adjustments != 0) {
            cells.push(p(self.adjustments));
        }
        cells.push(self.best.map(p).unwrap_or_default());
        cells.push(p(self.total));
        cells.push(self.worst.map(p).unwrap_or_default());
        cells
    }
}

/// Points as signed P with one decimal, written here a second time from the rule sheet.
fn p(points: i64) -> String {
    let sign = match points {
        1.. => "+",
        0 => "",
        _ => "▲",
    };
    format!(
        "{sign}{}.{}",
        points.abs() / 1_000,
        points.abs() % 1_000 / 100
    )
}

/// Halves go up, as on paper; `hanchan` gives four decimals, so that no half is lost.
fn two_decimals(mean: f64) -> String {
    format!("{:.2}", (mean * 100.0 + 0.5 + 1e-6).floor() / 100.0)
}

/// The first day of the month in the heading, such as 令和7年10月 成績.
async fn shown_month(window: &Window) -> Outcome<NaiveDate> {
    let heading = window.content_of("#results-of").await?;
    let month = heading
        .strip_prefix("令和")
        .and_then(|rest| rest.strip_suffix("月 成績"));
    let (year, month) = month
        .and_then(|rest| rest.split_once('年'))
        .ok_or(heading.clone())?;
    Ok(NaiveDate::from_ymd_opt(2018 + year.parse::<i32>()?, month.parse()?, 1).ok_or(heading)?)
}

async fn choose_period(window: &Window, kind: &str) -> Outcome {
    window.click_text(".period-box .switch button", kind).await
}

/// Waits until that month is shown: the figures below the heading change with it.
async fn until_month(window: &Window, first_day: NaiveDate) -> Outcome {
    let heading = format!(
        "令和{}年{}月 成績",
        first_day.year() - 2018,
        first_day.month()
    );
    window.find_text("h2", &heading).await?;
    Ok(())
}

#[tokio::test(flavor = "multi_thread")]
async fn the_newest_months_standings_are_those_of_hanchan() -> Outcome {
    let sample = Sample::open(Theme::Light).await?;
    let window = &sample.window;
    let month = shown_month(window).await?;
    let table = window.table().await?;
    assert_eq!(table, sample.standings_of_month(month)?);
    assert!(table.len() >= 4, "somebody played: {table:?}");
    let later = sample.standings(month + Months::new(1), month + Months::new(1200))?;
    assert!(later.is_empty(), "the month shown first is the newest");
    window.is_accessible().await?;
    window.picture("standings").await?;
    sample.window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn months_are_gone_through_by_keyboard() -> Outcome {
    let sample = Sample::open(Theme::Dark).await?;
    let window = &sample.window;
    let newest = shown_month(window).await?;
    let before = newest - Months::new(1);

    window.tab_to("前").await?;
    window.press(Key::Enter).await?;
    until_month(window, before).await?;
    assert_eq!(window.table().await?, sample.standings_of_month(before)?);

    window.tab_to("次").await?;
    window.press(Key::Enter).await?;
    until_month(window, newest).await?;
    window.press(Key::Enter).await?;
    until_month(window, newest + Months::new(1)).await?;
    window
        .find_text("p", "この期間の記録はまだありません。")
        .await?;
    // The newest is one press away, and so is any other that is typed.
    window.press_button_by_key("その記録を開く").await?;
    until_month(window, newest).await?;

    window.focus_on(".period-heading").await?;
    window.press(Key::Enter).await?;
    window.until_focus_is_on("この日を含む期間へ").await?;
    window.press(before.format("%Y/%m").to_string()).await?;
    window.press(Key::Enter).await?;
    until_month(window, before).await?;
    window.is_accessible().await?;
    window.picture("standings-dark").await?;
    sample.window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_month_that_does_not_exist_is_refused_beside_its_box() -> Outcome {
    let sample = Sample::open(Theme::Light).await?;
    let window = &sample.window;
    let month = shown_month(window).await?;
    window.click(".period-heading").await?;
    let typed = ".period-dates input";
    window.type_over(typed, "平成38年1月" + Key::Enter).await?;
    let refusal = window.text_of("[role=alert]").await?;
    assert!(refusal.contains("平成38年1月"), "{refusal}");
    assert_eq!(window.attribute_of(typed, "aria-invalid").await?, "true");
    let stays = window.value_of(typed).await?;
    assert_eq!(stays, "平成38年1月", "what was typed stays");
    assert_eq!(shown_month(window).await?, month, "the month before stays");
    window.is_accessible().await?;
    window.picture("no-such-month").await?;
    sample.window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fiscal_year_is_sorted_and_shows_its_charts_and_records() -> Outcome {
    let sample = Sample::open(Theme::Light).await?;
    let window = &sample.window;
    let month = shown_month(window).await?;
    choose_period(window, "年度").await?;
    let year = month.year() - i32::from(month.month() < 4);
    let heading = format!("令和{}年度 成績", year - 2018);
    window.find_text("h2", &heading).await?;
    let first = NaiveDate::from_ymd_opt(year, 4, 1).ok_or("no such day")?;
    let standings = sample.standings(first, first + Months::new(12) - Days::new(1))?;
    assert_eq!(window.table().await?, standings);

    window.click_text("th button", "番号").await?;
    window.find("th[aria-sort='ascending']").await?;
    let mut by_number = standings;
    by_number.sort_by_key(|row| row[1].parse::<u32>().unwrap_or(u32::MAX));
    assert_eq!(window.table().await?, by_number);

    window.find(".totals-chart svg text").await?;
    window.picture("results-chart").await?;
    window.press_button("数字で見る").await?;
    until_table(window, "累計の推移").await?;
    window.click_text(".res .switch button", "記録").await?;
    until_table(window, "記録").await?;
    window.picture("results-records").await?;
    sample.window.close().await
}

#[tokio::test(flavor = "multi_thread")]
async fn text_of_twice_the_size_and_english_keep_every_figure() -> Outcome {
    let sample = Sample::open(Theme::Light).await?;
    let window = &sample.window;
    let table = window.table().await?;
    for size in [125, 150, 175, 200] {
        window.click(".text-size button:last-child").await?;
        window
            .find(&format!("html[data-text-size='{size}']"))
            .await?;
    }
    assert_eq!(window.table().await?, table);
    window.is_accessible().await?;
    window.picture("standings-200").await?;
    window.turn_language("English").await?;
    window.find_text("th", "Avg. place").await?;
    let english = window.table().await?;
    let figures = |table: &[Vec<String>]| -> Vec<Vec<String>> {
        table.iter().map(|row| row[1..].to_vec()).collect()
    };
    assert_eq!(figures(&english), figures(&table));
    window.picture("standings-english-200").await?;
    sample.window.close().await
}

/// Waits for the table of that name, on a page that is just being replaced.
async fn until_table(window: &Window, caption: &str) -> Outcome {
    window
        .find(&format!("//table[caption[normalize-space()='{caption}']]"))
        .await
}

/// Of all time, as the personal page begins: games, ahead, behind and the difference.
#[tokio::test(flavor = "multi_thread")]
async fn everybody_stands_against_everybody_and_a_name_leads_to_the_personal_page() -> Outcome {
    let sample = Sample::open(Theme::Dark).await?;
    let window = &sample.window;
    choose_period(window, "全期間").await?;
    window.click_text(".res .switch button", "対戦表").await?;
    until_table(window, "全期間 対戦表").await?;
    let cells = window
        .page
        .execute(
            "const [, second] = document.querySelectorAll('.matrix thead th');
             const row = document.querySelector('.matrix tbody tr');
             return [row.cells[0].textContent, second.textContent,
                row.cells[2].querySelector('.heard-only').textContent]",
            Vec::new(),
        )
        .await?;
    let [person, opponent, met]: [String; 3] = cells.convert()?;
    window.scroll_to(".matrix").await?;
    window.picture("head-to-head-dark").await?;
    window.is_accessible().await?;

    window.click(".matrix tbody button").await?;
    until_table(window, "対戦成績").await?;
    let heading = window.text_of(".page h2").await?;
    assert!(
        heading.ends_with(&person),
        "{heading} is the page of {person}"
    );
    window.until_whole().await?;
    let against = window
        .page
        .execute(
            "const table = [...document.querySelectorAll('table')]
                .find(table => table.caption.textContent === '対戦成績');
             return [...table.tBodies[0].rows].map(row =>
                [...row.cells].map(cell => cell.textContent))",
            Vec::new(),
        )
        .await?;
    let against: Vec<Vec<String>> = against.convert()?;
    // The narrow table has the family name alone.
    let row = against
        .iter()
        .find(|row| opponent.split(' ').next() == Some(row[0].as_str()));
    let row = row.ok_or(format!("{person} never met {opponent}: {against:?}"))?;
    let (ahead, behind) = row[2].split_once('－').ok_or(row[2].clone())?;
    assert_eq!(
        met,
        format!(
            "同卓{}回、先着{ahead}回、後着{behind}回、差{}",
            row[1], row[3]
        )
    );
    window.go_to("成績").await?;
    until_table(window, "全期間 対戦表").await?;
    sample.window.close().await
}

/// The row, the line in the chart and the pane beside them are of one person, whichever is pressed.
#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_chosen_in_the_standings_stands_beside_them() -> Outcome {
    let sample = Sample::open(Theme::Light).await?;
    let window = &sample.window;
    window.on_small_screen().await?;
    let table = window.table().await?;
    let first = format!("{} {}", table[0][1], table[0][2]);
    window.find_text(".person h2", &first).await?;
    window.focus_on("tr.chosen .row-choice").await?;
    window.press(Key::Down + "").await?;
    let second = format!("{} {}", table[1][1], table[1][2]);
    window.find_text(".person h2", &second).await?;
    let total = window.text_of(".key-figures dd").await?;
    assert_eq!(total, table[1][table[1].len() - 2]);
    window.find(".totals-chart .line-1").await?;
    window.fits().await?;
    window.is_accessible().await?;
    window.press_button("くわしく").await?;
    let heading = window.text_of(".page h2").await?;
    assert!(heading.contains(&table[1][2]), "{heading}");
    sample.window.close().await
}
