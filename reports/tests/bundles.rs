//! What each member is handed: the club's pages and their own, and the list for the printer.

use crate::club::{Shape, day, half, season};
use crate::reading::{Printed, without_space};
use reports::{BundleFile, Bundles, Edition, MemberPages, Options, half_year_with_awards};
use scoring::PersonKind;
use scoring::award::usual;

fn options(edition: Edition) -> Options {
    Options {
        edition,
        ..Options::new(day("2025-10-01"))
    }
}

/// On paper that is printed on both sides, nobody's own page is on the back of the club's.
#[test]
fn each_bundle_has_the_clubs_pages_and_its_own_page_on_a_sheet_of_its_own() {
    for (members, edition) in [
        (8, Edition::Handout),
        (15, Edition::Handout),
        (15, Edition::Full),
    ] {
        let records = season(Shape::new(members, 6));
        let (awards, options) = (usual(5), options(edition));
        let club = half_year_with_awards(&records, half(), MemberPages::None, &awards, &options);
        let club = Printed::new(club.unwrap());
        let bundles = Bundles::of_half_year(&records, half(), &awards, &options).unwrap();
        let owners = bundles.members();
        assert!(owners.len() + 2 >= members, "{owners:?}");
        let numbers = owners.iter().map(|owner| records.people[owner].number);
        assert!(numbers.is_sorted());
        for owner in owners.iter().copied().take(4) {
            let bundle = Printed::new(bundles.of(owner).unwrap());
            bundle.check_structure();
            let own = club.pdf.pages.next_multiple_of(2) + 1;
            assert_eq!(bundle.pdf.pages, own, "{members}");
            for page in 1..=club.pdf.pages {
                assert_eq!(bundle.text_of_page(page), club.text_of_page(page));
            }
            if club.pdf.pages % 2 == 1 {
                assert_eq!(bundle.text_of_page(own - 1).trim(), "");
            }
            let text = without_space(&bundle.text_of_page(own));
            let name = without_space(&records.people[&owner].name);
            assert!(
                text.contains(&name) && text.contains("1/1"),
                "{name}\n{text}"
            );
        }
    }
}

#[test]
fn nobody_is_handed_anothers_page() {
    let records = season(Shape::new(8, 6));
    let (awards, options) = (usual(5), options(Edition::Handout));
    let bundles = Bundles::of_half_year(&records, half(), &awards, &options).unwrap();
    let guests = records
        .people
        .iter()
        .filter(|(_, known)| known.kind != PersonKind::Member);
    for (guest, _) in guests {
        assert!(!bundles.members().contains(guest));
    }
    let nobody = scoring::PersonId(9_999);
    assert!(bundles.of(nobody).is_err());
}

#[test]
fn the_list_counts_pages_and_sheets() {
    let records = season(Shape::new(15, 6));
    let (awards, options) = (usual(5), options(Edition::Handout));
    let bundles = Bundles::of_half_year(&records, half(), &awards, &options).unwrap();
    let files = bundles.members().iter().copied().zip([3, 4, 5]);
    let files: Vec<_> = files
        .map(|(member, pages)| BundleFile {
            member,
            name: format!("{:02}.pdf", records.people[&member].number),
            pages,
        })
        .collect();
    let list = Printed::new(bundles.run_list(&files).unwrap());
    list.check_structure();
    let text = list.run_on_text();
    assert!(text.contains("両面印刷3名12ページ用紙7枚"), "{text}");
    for (file, sheets) in files.iter().zip([2, 2, 3]) {
        let row = format!("{}{}{sheets}□", file.name, file.pages);
        assert!(text.contains(&row), "{row}\n{text}");
    }
}

#[test]
fn the_members_pages_stand_alone() {
    let records = season(Shape::new(15, 6));
    let (awards, options) = (usual(5), options(Edition::Handout));
    let made = |pages| {
        Printed::new(half_year_with_awards(&records, half(), pages, &awards, &options).unwrap())
    };
    let (each, none, alone) = (
        made(MemberPages::Each),
        made(MemberPages::None),
        made(MemberPages::Alone),
    );
    assert_eq!(alone.pdf.pages + none.pdf.pages, each.pdf.pages);
    alone.check_structure();
    let first = without_space(&alone.text_of_page(1));
    assert!(first.contains("白樺会半期成績表令和7年度上半期"), "{first}");
    // But for the number of the page, it is the page that follows the club's.
    let body = |page: &str| page.rsplit_once("印刷").unwrap().0.to_owned();
    for page in 1..=alone.pdf.pages {
        let other = each.text_of_page(none.pdf.pages + page);
        assert_eq!(body(&alone.text_of_page(page)), body(&other));
    }
}
