//! The page for the club's web site: one file with nothing around it, for everybody to read.

mod charts;
mod initials;
mod naming;
mod page;
mod ranking;
mod site;
mod tables;

use scoring::award::{self, Award};
use scoring::hand_value::Level;
use scoring::{Period, Records};

use crate::charts::cumulative::MOST_LINES;
use crate::documents::rules_used;
use crate::documents::sections::{awards as honours, hands, other_game};
use crate::layout::scale::Scale;
use crate::scene::svg;
use crate::season::Season;
use crate::tiles;
use crate::words::{self, Names};
use crate::{Error, Honorific, Options, Print};

pub use naming::Called;
use page::{Frame, Page};
pub use ranking::ranking_page;
pub use site::{RESULTS_PAGE, Site, SiteFile, site};

/// As wide as a chart is drawn, in points; on the page it is as wide as there is room.
const CHART_WIDTH: f32 = 510.0;

/// The club's results of a period as one HTML page: standings, the results by day or by month, charts,
/// awards and yakuman. It needs no other file, runs no script and asks nobody for anything. Of the
/// people it says nothing but results, under the names that `called` gives them; guests and staff are
/// not in its tables.
///
/// # Errors
/// [`Error::Chart`] when plotters refuses, which no data makes it do.
pub fn web_page(
    records: &Records,
    period: Period,
    called: &Called,
    awards: &[Award],
    options: &Options,
) -> Result<String, Error> {
    results(&Frame::default(), records, period, called, awards, options)
}

fn results(
    frame: &Frame,
    records: &Records,
    period: Period,
    called: &Called,
    awards: &[Award],
    options: &Options,
) -> Result<String, Error> {
    let open = naming::for_everybody(&records.within(period), called);
    let names = Names::new(&open, options.honorific);
    let season = Season::of_club(&open, period);
    let when = words::period_title(period, options.calendar, open.fiscal_start);
    let title = format!("{}の成績", open.club);
    let mut page = Page::begin(frame, &title, &when, options.print);
    if season.days.is_empty() {
        page.paragraph("この期間に行われた半荘はありません。");
    } else {
        page.paragraph(&extent(&season));
    }
    if season.ranked().count() > 0 {
        write_awards(&mut page, &season, &names, awards);
        tables::standings(&mut page, &season, &names, "総合成績");
        tables::results(&mut page, &season, &names);
        write_charts(&mut page, &season, &names, options.print)?;
        write_yakuman(&mut page, &season, &names);
    } else if !season.days.is_empty() {
        page.paragraph("このページには会員の成績だけを載せます。");
    }
    let others = season.other_games().into_iter();
    for other in others.filter(|other| other.ranked().count() > 0) {
        let title = format!("{}の成績", other_game::name(&other));
        tables::standings(&mut page, &other, &names, &title);
    }
    Ok(page.end(&imprint(&season, options)))
}

fn imprint(season: &Season, options: &Options) -> String {
    let rules = rules_used(&season.records);
    let printed = options.calendar.day(options.printed);
    let omitted = match options.honorific {
        Honorific::None => "　敬称略",
        Honorific::San | Honorific::Sama => "",
    };
    format!("ルール {rules}{omitted}　{printed}作成")
}

fn extent(season: &Season) -> String {
    let members = season.ranked().filter(|row| row.tally.games > 0).count();
    let others = season.standings.iter().filter(|row| row.rank.is_none());
    let others = others.filter(|row| row.tally.games > 0).count();
    let told = |who: &str, count: usize| match count {
        0 => String::new(),
        count => format!("　{who}{count}名"),
    };
    let (members, others) = (told("会員", members), told("会員でない方", others));
    format!(
        "開催{}日　半荘{}回{members}{others}",
        season.days.len(),
        season.hanchan().count()
    )
}

fn write_awards(page: &mut Page, season: &Season, names: &Names, awards: &[Award]) {
    let won = award::winners(&season.records, season.kind, awards);
    if won.is_empty() {
        return;
    }
    page.begin_section("表彰");
    let minimums = honours::minimums(awards);
    if !minimums.is_empty() {
        page.note(&minimums);
    }
    let told = honours::told(names, season, &won);
    page.list(
        told.iter()
            .map(|fact| (fact.label.as_ref(), fact.statement.as_str())),
    );
    page.end_section();
}

fn write_charts(
    page: &mut Page,
    season: &Season,
    names: &Names,
    print: Print,
) -> Result<(), Error> {
    if season.ranked().all(|row| row.tally.games == 0) {
        return Ok(());
    }
    let scale = Scale::of(print);
    let leaders = charts::leaders(season, names, scale, CHART_WIDTH)?;
    let places = charts::bars(season, names, scale, CHART_WIDTH)?;
    page.begin_section("グラフ");
    let sign = season.unit.sign();
    let members = season.ranked().filter(|row| row.tally.games > 0).count();
    let title = if members > MOST_LINES {
        format!("累計の推移（{members}名のうち上位{MOST_LINES}名）")
    } else {
        "累計の推移".to_owned()
    };
    page.chart(
        &title,
        &format!("縦軸 累計{sign}　横軸 開催日　数は前の表にあります"),
        &svg::write(&leaders, &title),
    );
    let count = places.len();
    for (place, chart) in places.iter().enumerate() {
        let title = match count {
            1 => "着順の内訳".to_owned(),
            count => format!("着順の内訳（{count}枚のうち{}枚め）", place + 1),
        };
        let note = "棒の中は回数　右は半荘数と平均着順";
        page.chart(&title, note, &svg::write(chart, &title));
    }
    page.end_section();
    Ok(())
}

/// Who dealt in is nobody's business outside the club.
fn write_yakuman(page: &mut Page, season: &Season, names: &Names) {
    let yakuman: Vec<(String, String, Option<String>)> = season
        .hands()
        .filter(|(hand, _)| hand.entry.level == Level::Yakuman)
        .map(|(hand, hanchan)| {
            let yaku = if hand.entry.yaku.is_empty() {
                hand.entry.level.kanji()
            } else {
                &hand.entry.yaku
            };
            let how = if hand.entry.loser.is_some() {
                "ロン"
            } else {
                "ツモ"
            };
            let told = format!("{yaku}（{how}）　{}", hands::when(names, hanchan));
            let drawn = hand.entry.tiles.as_ref().map(tiles::in_html);
            (names.plain(hand.entry.winner), told, drawn)
        })
        .collect();
    if yakuman.is_empty() {
        return;
    }
    page.begin_section("役満");
    let told = yakuman.iter();
    page.drawn_list(told.map(|(who, what, drawn)| (who.as_str(), what.as_str(), drawn.as_deref())));
    page.end_section();
}
