use super::*;
use chrono::NaiveDate;
use db::Holder;

fn at(day: u32, hour: u32, minute: u32) -> NaiveDateTime {
    let day = NaiveDate::from_ymd_opt(2026, 4, day).unwrap();
    day.and_hms_opt(hour, minute, 0).unwrap()
}

#[test]
fn a_moment_is_a_time_today_and_a_day_and_a_time_otherwise() {
    let calendar = Calendar::Japanese;
    assert_eq!(moment(at(2, 9, 5), at(2, 14, 32), calendar), "09:05");
    assert_eq!(
        moment(at(1, 23, 59), at(2, 0, 1), calendar),
        "令和8年4月1日 23:59"
    );
}

#[test]
fn who_has_a_file_open_is_told() {
    let holder = |since| {
        Fault::OpenElsewhere(Holder {
            account: "taro".into(),
            machine: "DESKTOP-1".into(),
            since,
        })
    };
    let told = |since| {
        WireError::from(Error::File {
            path: "/c.hanchan".into(),
            fault: holder(since),
        })
    };
    let WireError::OpenElsewhere { since, .. } = told(Some(SystemTime::UNIX_EPOCH)) else {
        panic!("another kind");
    };
    assert!(since.unwrap().contains("年1月1日 ") || cfg!(windows));
    assert_eq!(
        told(None),
        WireError::OpenElsewhere {
            file: "/c.hanchan".into(),
            account: "taro".into(),
            machine: "DESKTOP-1".into(),
            since: None,
        }
    );
}

#[test]
fn what_lies_beside_a_file_is_told_by_its_name() {
    let left = || "c.hanchan-journal".to_owned();
    let file = || "/c.hanchan".to_owned();
    for (fault, told) in [
        (
            Fault::LeftBeside(left()),
            WireError::LeftBeside {
                file: file(),
                left: left(),
            },
        ),
        (
            Fault::JournalOfAnother(left()),
            WireError::JournalOfAnother {
                file: file(),
                left: left(),
            },
        ),
        (
            Fault::LogBeside(left()),
            WireError::LogBeside {
                file: file(),
                left: left(),
            },
        ),
    ] {
        let path = Path::new("/c.hanchan").to_owned();
        assert_eq!(WireError::from(Error::File { path, fault }), told);
    }
}

#[test]
fn files_that_people_made_are_named_where_they_are_in_the_way() {
    let places = ["/out/members.csv", "/out/results.csv"].map(std::path::PathBuf::from);
    let told = WireError::from(Error::from(Refused::FilesInTheWay(places.to_vec())));
    let files = "/out/members.csv, /out/results.csv".to_owned();
    assert_eq!(told, WireError::InTheWay { files });
}
