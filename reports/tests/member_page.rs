//! The page that each member gets: its figures are the standings' own.

use crate::club::{Shape, day, half, season};
use crate::reading::Printed;
use reports::{MemberPages, Options, half_year};
use scoring::award::least_games;
use scoring::{Period, Ratio, Standing, Unit, standings};

#[test]
fn each_figure_has_its_rank_and_each_month_its_own() {
    let records = season(Shape::new(15, 6));
    let options = Options::new(day("2025-10-01"));
    let pdf = half_year(&records, half(), MemberPages::Each, &options).unwrap();
    let printed = Printed::new(pdf);
    let club = records.within(half());
    let kind = club.club_kind();
    let rows = standings(&club, kind);
    let enough = least_games(&club, kind);
    let mut seen = 0;
    for row in rows.iter().filter(|row| row.rank.is_some()) {
        let page = page_of(&printed, &records.people[&row.person].name, row);
        let told = page.split_whitespace().collect::<Vec<_>>().join(" ");
        let rank = |figure: &dyn Fn(&Standing) -> Option<Ratio>| {
            let counts = |row: &&Standing| row.rank.is_some() && row.tally.games >= enough;
            let own = figure(row)?;
            let others = rows.iter().filter(counts).filter_map(figure);
            counts(&row).then(|| 1 + others.filter(|other| *other > own).count())
        };
        let top = rank(&|row| row.tally.top_rate());
        let rate = row.tally.top_rate().unwrap().percent();
        let expected = top.map_or(rate.clone(), |top| format!("{rate} {top}位"));
        assert!(told.contains(&expected), "{expected}\n{page}");
        let months = (4..=9).map(|month| {
            let first = day(&format!("2025-{month:02}-01"));
            let records = club.within(Period::month_of(first));
            let rows = standings(&records, kind);
            let own = rows.into_iter().find(|other| other.person == row.person);
            own.map_or_else(
                || ("－".to_owned(), "－".to_owned()),
                |own| {
                    let rank = own.rank.map_or("－".to_owned(), |rank| format!("{rank}位"));
                    (Unit::P.signed(own.tally.total), rank)
                },
            )
        });
        let (totals, ranks): (Vec<String>, Vec<String>) = months.unzip();
        for line in [totals, ranks] {
            let line = line.join(" ");
            assert!(told.contains(&line), "{line}\n{page}");
        }
        seen += 1;
    }
    assert!(seen > 10, "{seen}");
}

/// The page whose name block has the person and the rank.
fn page_of(printed: &Printed, name: &str, row: &Standing) -> String {
    let rank = format!("{}位", row.rank.unwrap());
    let family = name.split(' ').next().unwrap();
    let mut pages = (1..).map_while(|page| {
        let text = printed.text_of_page(page);
        (!text.is_empty()).then_some(text)
    });
    pages
        .find(|text| {
            let head: String = text.lines().take(8).collect();
            head.contains(family) && head.contains("名中") && head.contains(&rank)
        })
        .unwrap_or_default()
}
