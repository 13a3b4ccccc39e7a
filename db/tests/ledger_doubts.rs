//! Lists as clubs kept them: whatever is not certain is asked, and what the person says goes first.

use crate::ledgers::{club_of_people, ledger, wrong};
use crate::support::ledgers::PEOPLE;
use db::{
    Became, Ledger, LedgerColumn, LedgerLook, LedgerProblem, ListKind, RowSaid, Said, Skipped,
    Source, Who,
};
use std::collections::BTreeMap;

/// A list as CSV, with what is said of it.
fn look(text: &str, said: Said) -> LedgerLook {
    let (_folder, club) = club_of_people();
    club.look_at_ledger(&ledger("list.csv", text, said))
        .unwrap()
}

#[test]
fn whatever_is_not_certain_is_asked_with_its_line() {
    let heads = "日付,回戦,卓,氏名,点数\n";
    let table = |day: &str, points: [&str; 4]| -> String {
        let rows = PEOPLE.iter().zip(points);
        let lines = rows.map(|((name, _), points)| format!("{day},1,A,{name},{points}"));
        lines.collect::<Vec<_>>().join("\n")
    };
    let fine = table("2024-04-03", ["42300", "31000", "26700", "20000"]);
    for (text, problem) in [
        (
            table("4/3", ["42300", "31000", "26700", "20000"]),
            LedgerProblem::NoYear { day: "4/3".into() },
        ),
        (
            table("来週", ["42300", "31000", "26700", "20000"]),
            LedgerProblem::NotADay {
                text: "来週".into(),
            },
        ),
        (
            table("2024-04-03", ["42300", "31000", "26700", "20100"]),
            LedgerProblem::Sum {
                sum: "+120.1".into(),
                expected: "+120.0".into(),
            },
        ),
        (
            table("2024-04-03", ["42300", "31000", "26700", "二万"]),
            LedgerProblem::NotANumber {
                text: "二万".into(),
            },
        ),
        (
            fine.lines().take(3).collect::<Vec<_>>().join("\n"),
            LedgerProblem::Players {
                count: 3,
                expected: 4,
            },
        ),
        (
            fine.replace("井上 花子", "青木 一郎"),
            LedgerProblem::Twice {
                name: "青木 一郎".into(),
            },
        ),
        (
            fine.replace("江藤 良子", "江藤 良江"),
            LedgerProblem::Person {
                name: "江藤 良江".into(),
            },
        ),
    ] {
        let look = look(&format!("{heads}{text}"), Said::default());
        let found = wrong(&look);
        assert_eq!(
            found.first().map(|(_, problem)| problem),
            Some(&problem),
            "{text} {look:?}"
        );
        assert!(!look.is_clear());
    }
    assert!(look(&format!("{heads}{fine}"), Said::default()).is_clear());
    let no_series = Ledger {
        source: Source::new("list.csv", format!("{heads}{fine}")),
        said: Said::default(),
    };
    let (_folder, club) = club_of_people();
    assert_eq!(
        club.look_at_ledger(&no_series).unwrap().wrong,
        [LedgerProblem::NoSeries]
    );
}

#[test]
fn what_the_person_says_goes_before_what_was_understood() {
    let text = "いつ,だれ,いくら\n4/3,あおき いちろう,12.3\n4/3,イノウエハナコ,-12.3\n4/10,X,1.0\n";
    let nothing = look(text, Said::default());
    assert_eq!(nothing.sheets[0].kind, None);
    assert_eq!(nothing.wrong, [LedgerProblem::NoList]);
    let said = Said {
        kind: Some(ListKind::Players),
        columns: BTreeMap::from([
            (0, Some(LedgerColumn::Date)),
            (1, Some(LedgerColumn::Name)),
            (2, Some(LedgerColumn::Result)),
        ]),
        fiscal_year: Some(2024),
        people: BTreeMap::from([("X".to_owned(), Who::LeftOut)]),
        ..Said::default()
    };
    let understood = look(text, said.clone());
    assert!(understood.is_clear(), "{understood:?}");
    assert_eq!((understood.hanchan, understood.totals), (0, 2));
    let rows = BTreeMap::from([((String::new(), 2), RowSaid::LeftOut)]);
    let fewer = look(text, Said { rows, ..said });
    assert_eq!(fewer.totals, 1);
    assert_eq!(fewer.rows[0].became, Became::Skipped(Skipped::LeftOut));
}

#[test]
fn results_that_do_not_add_up_are_kept_as_they_stand_only_where_the_person_says_so() {
    let text = "日付,回戦,卓,氏名,±\n2024-04-03,1,A,青木 一郎,42.3\n,1,A,井上 花子,1.0\n,1,A,宇野 三郎,-13.3\n,1,A,江藤 良子,-50.0\n";
    let open = look(text, Said::default());
    assert!(
        matches!(wrong(&open)[..], [(2, LedgerProblem::Sum { .. })]),
        "{open:?}"
    );
    let rows = BTreeMap::from([((String::new(), 2), RowSaid::AsItStands)]);
    let kept = look(
        text,
        Said {
            rows,
            ..Said::default()
        },
    );
    assert!(kept.is_clear());
    assert_eq!((kept.hanchan, kept.totals), (0, 4));
}
