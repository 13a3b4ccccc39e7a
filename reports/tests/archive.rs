//! What a document carries beside its pages: the figures of its tables, links, and the pages' numbers.

use std::collections::{BTreeMap, BTreeSet};

use lopdf::{Dictionary, Document, Object, ObjectId};
use reports::{Bundles, Edition, MemberPages, Options, half_year};
use scoring::award::usual;
use scoring::{Names, standings};

use crate::club::{Shape, half, options, season};
use crate::reading::without_space;

fn full() -> Options {
    Options {
        edition: Edition::Full,
        ..options()
    }
}

/// The files in a document: their names, and what stands in them line by line.
fn files(document: &Document) -> BTreeMap<String, Vec<Vec<String>>> {
    let specifications = document.catalog().unwrap().get(b"AF").unwrap();
    let specifications = specifications.as_array().unwrap().iter();
    let file = |specification: &Object| {
        let id = specification.as_reference().unwrap();
        let told = document.get_dictionary(id).unwrap();
        assert_eq!(
            told.get(b"AFRelationship").unwrap().as_name().unwrap(),
            b"Data"
        );
        let name = text(told.get(b"UF").unwrap());
        let content = told.get(b"EF").unwrap().as_dict().unwrap();
        let content = content.get(b"F").unwrap().as_reference().unwrap();
        let stream = document.get_object(content).unwrap().as_stream().unwrap();
        assert_eq!(
            stream.dict.get(b"Subtype").unwrap().as_name().unwrap(),
            b"text/csv"
        );
        let bytes = stream.decompressed_content().unwrap();
        let bytes = bytes.strip_prefix("\u{FEFF}".as_bytes()).unwrap();
        let mut lines = csv::ReaderBuilder::new();
        let mut lines = lines.has_headers(false).from_reader(bytes);
        let lines = lines.records().map(|line| {
            let line = line.unwrap();
            line.iter().map(str::to_owned).collect()
        });
        (name, lines.collect())
    };
    specifications.map(file).collect()
}

fn text(object: &Object) -> String {
    let units = object.as_str().unwrap()[2..].chunks(2);
    let units: Vec<u16> = units
        .map(|pair| u16::from_be_bytes([pair[0], pair[1]]))
        .collect();
    String::from_utf16(&units).unwrap()
}

#[test]
fn a_report_carries_the_figures_of_its_tables() {
    let records = season(Shape::new(15, 1));
    for options in [options(), full()] {
        let pdf = half_year(&records, half(), MemberPages::None, &options).unwrap();
        let files = files(&Document::load_mem(&pdf.bytes).unwrap());
        let (name, lines) = files.first_key_value().unwrap();
        assert!(
            name.starts_with("01_") && name.ends_with("成績.csv"),
            "{name}"
        );
        let column = |head: &str| lines[0].iter().position(|one| one == head).unwrap();
        let (who, total) = (column("氏名"), column("合計"));
        let names = Names::from(&records);
        let rows = standings(&records, records.club_kind());
        for row in rows.iter().filter(|row| row.rank.is_some()) {
            let own = names.of(row.person);
            let Some(line) = lines.iter().find(|line| line[who] == own) else {
                assert_eq!(row.tally.games, 0, "{own}");
                continue;
            };
            // P with one decimal is hundreds of points.
            let told = line[total].replace('.', "").parse::<i64>().unwrap();
            assert_eq!(told * 100, row.tally.total.0, "{own}");
        }
    }
}

#[test]
fn alike_tables_of_many_pages_are_one_file_that_says_whose_they_are() {
    let records = season(Shape::new(8, 2));
    let pdf = half_year(&records, half(), MemberPages::Each, &full()).unwrap();
    let files = files(&Document::load_mem(&pdf.bytes).unwrap());
    assert!(files.len() < 20, "{:?}", files.keys());
    let seats = files.iter().find(|(name, _)| name.contains("席別"));
    let (_, lines) = seats.unwrap();
    let people: BTreeSet<&String> = lines.iter().skip(1).map(|line| &line[0]).collect();
    assert_eq!(people.len(), 8, "{people:?}");
    assert_eq!(lines[0][0], "");
}

/// For each link of a page the name it stands on and the page it leads to.
fn links(document: &Document, page: ObjectId) -> Vec<(String, ObjectId)> {
    let page = document.get_dictionary(page).unwrap();
    let links = page.get(b"Annots").and_then(Object::as_array);
    let link = |link: &Object| {
        let link: &Dictionary = document
            .get_dictionary(link.as_reference().unwrap())
            .unwrap();
        let target = link.get(b"Dest").unwrap().as_array().unwrap();
        (
            text(link.get(b"Contents").unwrap()),
            target[0].as_reference().unwrap(),
        )
    };
    links
        .map_or(&[][..], Vec::as_slice)
        .iter()
        .map(link)
        .collect()
}

#[test]
fn a_name_leads_to_that_members_page_and_no_page_to_itself() {
    let records = season(Shape::new(8, 2));
    let pdf = half_year(&records, half(), MemberPages::Each, &full()).unwrap();
    let document = Document::load_mem(&pdf.bytes).unwrap();
    let pages: Vec<ObjectId> = document.get_pages().into_values().collect();
    let own = &pages[pages.len() - 8..];
    let mut led_to: Vec<(String, ObjectId)> = Vec::new();
    for page in &pages {
        let links = links(&document, *page);
        assert!(!own.contains(page) || links.is_empty());
        led_to.extend(links);
    }
    led_to.sort();
    led_to.dedup();
    assert_eq!(led_to.len(), 8, "{led_to:?}");
    for (name, page) in led_to {
        let number = pages.iter().position(|one| *one == page).unwrap() + 1;
        let said = document
            .extract_text(&[u32::try_from(number).unwrap()])
            .unwrap();
        let name = name.trim_end_matches("のページへ");
        assert!(
            without_space(&said).contains(&without_space(name)),
            "{name} on page {number}: {said}"
        );
        assert!(own.contains(&page));
    }
}

#[test]
fn the_pages_are_numbered_as_they_bear_it() {
    let records = season(Shape::new(8, 6));
    let (awards, options) = (usual(5), options());
    let bundles = Bundles::of_half_year(&records, half(), &awards, &options).unwrap();
    let bundle = bundles.of(bundles.members()[0]).unwrap();
    let document = Document::load_mem(&bundle.bytes).unwrap();
    let labels = document.catalog().unwrap().get(b"PageLabels").unwrap();
    let labels = labels.as_dict().unwrap().get(b"Nums").unwrap();
    let begins = labels.as_array().unwrap().iter().step_by(2);
    let begins: Vec<i64> = begins.map(|page| page.as_i64().unwrap()).collect();
    let own = i64::try_from(bundle.pages).unwrap() - 1;
    assert_eq!(
        begins,
        [0, own],
        "the member's page is the first of its own"
    );
}
