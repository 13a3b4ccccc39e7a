//! Everybody's personal report in one document: each as if it were alone.

use std::ops::ControlFlow;

use crate::club::{Shape, in_print};
use crate::reading::Printed;
use reports::{PersonalReports, Print, personal};
use scoring::{Period, PersonKind, Records};

fn go_on(_: usize, _: usize) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

#[test]
fn each_report_is_the_one_it_is_alone() {
    each_is_as_alone(Print::Normal);
}

#[test]
fn each_report_in_large_print_is_the_one_it_is_alone() {
    each_is_as_alone(Print::Large);
}

fn each_is_as_alone(print: Print) {
    let records = crate::club::season(Shape::new(15, 2));
    let options = in_print(print);
    let reports = PersonalReports::new(&records, Period::ALWAYS, &options);
    let members = reports.members();
    let ranked = |records: &Records| {
        let people = records.people.values();
        people
            .filter(|person| person.kind == PersonKind::Member)
            .count()
    };
    assert_eq!(members.len(), ranked(&records));
    let mut told = Vec::new();
    let all = reports
        .all(&mut |done, total| {
            told.push((done, total));
            ControlFlow::Continue(())
        })
        .unwrap()
        .unwrap();
    assert_eq!(told.last(), Some(&(members.len(), members.len())));
    let all = Printed::new(all);
    all.check_structure();
    let alone: Vec<Printed> = members
        .iter()
        .map(|person| personal(&records, *person, Period::ALWAYS, &options).unwrap())
        .map(Printed::new)
        .collect();
    let pages: usize = alone.iter().map(|report| report.pdf.pages).sum();
    assert_eq!(all.pdf.pages, pages);
    let texts: String = alone.iter().map(Printed::run_on_text).collect();
    assert_eq!(all.run_on_text(), texts);
}

#[test]
fn where_nobody_played_or_the_person_stops_it_there_is_no_document() {
    let options = in_print(Print::Normal);
    let nobody = crate::club::empty(4);
    let reports = PersonalReports::new(&nobody, Period::ALWAYS, &options);
    assert!(reports.members().is_empty());
    assert!(reports.all(&mut go_on).unwrap().is_none());

    let records = crate::club::season(Shape::new(4, 1));
    let reports = PersonalReports::new(&records, Period::ALWAYS, &options);
    let mut stop_at_the_second = |done: usize, _: usize| {
        if done == 1 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    };
    assert!(reports.all(&mut stop_at_the_second).unwrap().is_none());
}
