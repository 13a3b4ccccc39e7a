//! The page for the club's web site: what it says, what it must not say, and that nothing typed into
//! the club's file becomes part of its markup.

use std::collections::BTreeSet;

use crate::club::{Shape, half, options};
use proptest::prelude::*;
use reports::{Called, Honorific, Options, Print, web_page};
use scoring::award::{self, Award};
use scoring::hand_value::Level;
use scoring::record::Person;
use scoring::{PageNames, Period, PersonId, PersonKind, Records, standings};

fn awards() -> Vec<Award> {
    award::usual(5)
}

fn called(others: PageNames) -> Called {
    Called {
        others,
        ..Called::default()
    }
}

fn page(records: &Records, naming: PageNames) -> String {
    web_page(records, half(), &called(naming), &awards(), &options()).unwrap()
}

fn fifteen() -> Records {
    crate::club::season(Shape::new(15, 6))
}

/// What stands between the tags, a line each.
fn text(page: &str) -> String {
    let body = page.split_once("</head>").unwrap().1;
    let mut text = String::new();
    for piece in body.split('<') {
        let said = piece.split_once('>').map_or("", |(_, said)| said).trim();
        if !said.is_empty() {
            text.push_str(said);
            text.push('\n');
        }
    }
    text
}

/// The cells of the first table, row by row.
fn first_table(page: &str) -> Vec<Vec<String>> {
    let body = page.split_once("<tbody>").unwrap().1;
    let body = body.split_once("</tbody>").unwrap().0;
    body.lines()
        .filter(|row| row.starts_with("<tr>"))
        .map(|row| {
            text(&format!("</head>{row}"))
                .lines()
                .map(str::to_owned)
                .collect()
        })
        .collect()
}

#[test]
fn a_half_year_reads_so() {
    let four = crate::club::season(Shape::new(4, 2));
    insta::assert_snapshot!(text(&page(&four, PageNames::Full)));
}

#[test]
fn the_standings_are_those_of_the_records() {
    let records = fifteen();
    let unit = scoring::Unit::P;
    let expected: Vec<Vec<String>> = standings(&records, records.club_kind())
        .iter()
        .filter_map(|row| {
            let name = &records.people[&row.person].name;
            Some(vec![
                row.rank?.to_string(),
                name.clone(),
                unit.signed(row.tally.total),
            ])
        })
        .collect();
    let mut shown = first_table(&page(&records, PageNames::Full));
    for row in &mut shown {
        row.truncate(3);
    }
    // Two members bear the same name and are told apart.
    let shared = &records.people[&PersonId(4)].name;
    let told_apart = |name: &str| {
        name.strip_prefix(shared.as_str())
            .is_some_and(|rest| ["（1）", "（2）"].contains(&rest))
    };
    assert_eq!(shown.len(), expected.len());
    for (shown, expected) in shown.iter().zip(&expected) {
        assert_eq!((&shown[0], &shown[2]), (&expected[0], &expected[2]));
        assert!(shown[1] == expected[1] || (expected[1] == *shared && told_apart(&shown[1])));
    }
    assert_eq!(shown.iter().filter(|row| told_apart(&row[1])).count(), 2);
}

#[test]
fn the_same_records_give_the_same_bytes() {
    let records = fifteen();
    assert_eq!(
        page(&records, PageNames::Full),
        page(&records, PageNames::Full)
    );
}

/// Whoever asked not to be named is named nowhere: not in a table, a chart, an award or a yakuman.
#[test]
fn nothing_but_the_chosen_name_is_said_of_anybody() {
    let mut records = fifteen();
    for (id, person) in &mut records.people {
        person.name = format!("姓{0} 名{0}", id.0);
        person.kana = "ひみつ たろう".to_owned();
    }
    for session in &mut records.sessions {
        session.note = "だれかの電話番号".to_owned();
        session.venue = "だれかの家".to_owned();
    }
    let mut yakuman = records.hands[0].clone();
    yakuman.entry.level = Level::Yakuman;
    yakuman.entry.yaku = "国士無双".to_owned();
    yakuman.entry.note = "だれかの放銃".to_owned();
    records.hands.push(yakuman);
    for adjustment in &mut records.adjustments {
        adjustment.reason = "だれかの遅刻".to_owned();
    }
    for (naming, name, never) in [
        (PageNames::Full, "姓1 名1", vec!["ひみつ"]),
        (PageNames::Family, "姓1", vec!["名1", "ひみつ"]),
        (
            PageNames::Initials,
            "H.T.（1）",
            vec!["姓", "名1", "ひみつ"],
        ),
        (PageNames::Number, "会員1", vec!["姓", "名1", "ひみつ"]),
    ] {
        let page = page(&records, naming);
        assert!(page.contains(name), "{naming:?}");
        for word in never
            .into_iter()
            .chain(["だれか", "姓16", "姓17", "会員16", "会員17"])
        {
            assert!(!page.contains(word), "{naming:?}: {word}");
        }
        assert!(page.contains("国士無双"));
    }
}

#[test]
fn whoever_has_no_such_name_goes_by_the_number() {
    let mut records = fifteen();
    records.people.get_mut(&PersonId(1)).unwrap().name = "ひとつづき".to_owned();
    assert!(page(&records, PageNames::Family).contains("会員1<"));
    // Nobody's reading was written down.
    assert!(page(&records, PageNames::Initials).contains("会員2<"));
}

#[test]
fn whoever_asked_for_a_name_goes_by_it() {
    let records = fifteen();
    let called = Called {
        own: [(PersonId(1), "たぬき"), (PersonId(16), "<常連>")]
            .map(|(person, name)| (person, name.to_owned()))
            .into(),
        others: PageNames::Full,
    };
    let page = web_page(&records, half(), &called, &awards(), &options()).unwrap();
    assert!(page.contains("<th scope=\"row\">たぬき</th>"));
    assert!(page.contains(&format!(
        "<th scope=\"row\">{}</th>",
        records.people[&PersonId(2)].name
    )));
    assert!(!page.contains(&records.people[&PersonId(1)].name));
    // A guest is in no table, whatever the name.
    assert!(!page.contains("常連"));
}

#[test]
fn a_guest_with_a_yakuman_is_a_guest() {
    let mut records = fifteen();
    let guest = PersonId(16);
    assert_eq!(records.people[&guest].kind, PersonKind::Guest);
    let name = records.people[&guest].name.clone();
    let yakuman = records.hands.iter_mut().next().unwrap();
    (yakuman.entry.winner, yakuman.entry.level) = (guest, Level::Yakuman);
    let page = page(&records, PageNames::Full);
    assert!(page.contains("<dt>ゲスト</dt>") && !page.contains(&name));
}

#[test]
fn a_month_is_shown_by_its_days() {
    let records = fifteen();
    let month = Period::month_of(records.hanchan[0].sheet.date);
    let page = web_page(&records, month, &Called::default(), &[], &options()).unwrap();
    assert!(page.contains("日別の成績") && !page.contains("月別の成績") && !page.contains("表彰"));
    assert!(page.contains("<th scope=\"col\">4/2<br>(水)</th>"));
}

#[test]
fn a_period_without_play_says_so() {
    let records = crate::club::empty(4);
    let page = page(&records, PageNames::Full);
    assert!(page.contains("この期間に行われた半荘はありません。"));
    assert!(!page.contains("<table") && !page.contains("<svg"));
}

#[test]
fn large_print_and_no_honorific_are_seen() {
    let options = Options {
        print: Print::Large,
        honorific: Honorific::None,
        ..options()
    };
    let page = web_page(&fifteen(), half(), &Called::default(), &awards(), &options).unwrap();
    assert!(page.contains("<html lang=\"ja\" class=\"large\">"));
    assert!(page.contains("敬称略") && !page.contains(" 様"));
}

#[test]
fn it_needs_nothing_and_runs_nothing() {
    let page = page(&fifteen(), PageNames::Full);
    let without_names = page.replace("http://www.w3.org/2000/svg", "");
    for word in [
        "http:", "https:", "url(", "@import", "<script", "<link", "<img", " src=", " href=",
    ] {
        assert!(!without_names.contains(word), "{word}");
    }
    assert!(page.contains("default-src 'none'"));
}

fn typed() -> impl Strategy<Value = String> {
    prop_oneof![
        "[<>&\"'/=a-z \u{0}\u{7f}\u{ffff}]{1,12}",
        Just("</td><script>alert(1)</script>".to_owned()),
        Just("\" onload=\"alert(1)".to_owned()),
        Just("-->]]><!--".to_owned()),
        "[ぁ-ん一-龠𠮷髙﨑 ]{1,8}",
        any::<String>(),
    ]
}

/// The tags of a page, without what they say. A chart counts as one kind
/// after another, since how often it draws one depends on how wide a name is.
fn tags(page: &str) -> Vec<String> {
    let mut tags: Vec<String> = Vec::new();
    let mut drawn: Option<BTreeSet<&str>> = None;
    for piece in page.split('<').skip(1) {
        let tag = piece
            .split_whitespace()
            .next()
            .and_then(|tag| tag.split('>').next());
        let tag = tag.unwrap_or_default();
        match (&mut drawn, tag) {
            (Some(kinds), "/svg") => {
                tags.push(format!("{kinds:?}"));
                drawn = None;
            }
            (Some(kinds), _) => {
                kinds.insert(tag);
            }
            (None, "svg") => drawn = Some(BTreeSet::new()),
            (None, _) => tags.push(tag.to_owned()),
        }
    }
    tags
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn nothing_typed_becomes_markup(name in typed(), club in typed(), yaku in typed(), award in typed()) {
        let made = |name: &str, club: &str, yaku: &str, award: &str| {
            let mut records = crate::club::season(Shape::new(4, 1));
            records.club = club.to_owned();
            let person: &mut Person = records.people.get_mut(&PersonId(1)).unwrap();
            person.name = name.to_owned();
            records.hands[0].entry.level = Level::Yakuman;
            records.hands[0].entry.yaku = yaku.to_owned();
            let mut awards = awards();
            awards[0].name = award.to_owned();
            page_of(&records, &awards)
        };
        let plain = made("甲", "乙", "丙", "丁");
        let hostile = made(&name, &club, &yaku, &award);
        prop_assert_eq!(tags(&hostile), tags(&plain));
    }
}

fn page_of(records: &Records, awards: &[Award]) -> String {
    web_page(records, half(), &Called::default(), awards, &options()).unwrap()
}

#[test]
fn a_chart_of_some_says_of_how_many() {
    let all = text(&page(&fifteen(), PageNames::Full));
    assert!(all.contains("累計の推移（15名のうち上位10名）"), "{all}");
    let eight = text(&page(
        &crate::club::season(Shape::new(8, 6)),
        PageNames::Full,
    ));
    assert!(eight.contains("累計の推移\n縦軸"), "{eight}");
    assert!(!eight.contains("のうち上位"), "{eight}");
}
