use super::*;
use chrono::{NaiveDate, TimeDelta};
use desk::clock::{Length, Round, State};
use scoring::{RuleSetId, SeriesId, preset};

fn now() -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_000_000, 0).unwrap()
}

fn clock(rules: &str, minutes: u16) -> RoundClock {
    let round = Round {
        day: NaiveDate::from_ymd_opt(2026, 11, 21).unwrap(),
        series: SeriesId(1),
        number: 2,
        heading: "令和8年11月21日 土曜会".into(),
    };
    let length = Length {
        rules: RuleSetId(1),
        clock: preset(rules).unwrap().data().clock.clone(),
        minutes: Some(minutes),
    };
    RoundClock::ready(round, length, now())
}

fn running() -> RoundClock {
    let mut clock = clock("wakakujira-2025", 45);
    clock.start(now());
    clock
}

const CLUB: &str = "/clubs/白樺会.hanchan";

#[test]
fn a_clock_runs_on_while_the_program_is_closed() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("new");
    let mut kept = Kept::within(Some(&place));
    kept.start(Path::new(CLUB), running());
    kept.show_in_hall(HallPart::Standings);
    assert!(kept.is_safe());
    drop(kept);

    let mut kept = Kept::within(Some(&place));
    let later = now() + TimeDelta::minutes(40);
    kept.forget(later);
    assert_eq!(kept.hall(), HallPart::Standings);
    assert!(kept.notice(Path::new(CLUB), later));
    drop(kept);

    let kept = Kept::within(Some(&place));
    let clock = kept.clock(Path::new(CLUB)).unwrap();
    assert_eq!(clock.left(later), TimeDelta::minutes(5));
    assert_eq!(
        clock.latest().unwrap().0.minutes_left,
        10,
        "what was told stays told"
    );
    assert!(kept.clock(Path::new("/clubs/another.hanchan")).is_none());
}

#[test]
fn a_clock_of_a_day_gone_by_is_not_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut kept = Kept::within(Some(folder.path()));
    kept.start(Path::new(CLUB), running());
    kept.forget(now() + TimeDelta::days(7));
    assert!(kept.clock(Path::new(CLUB)).is_none());
}

#[test]
fn a_reset_is_taken_back_as_if_the_clock_had_run_on_until_another_is_started() {
    let club = Path::new(CLUB);
    let mut kept = Kept::within(None);
    kept.start(club, running());
    kept.reset(club, clock("wakakujira-2025", 45));
    assert!(kept.has_before(club));
    kept.prepare(club, clock("wakakujira-2025", 30));
    kept.bring_back(club);
    let later = now() + TimeDelta::minutes(1);
    let back = kept.clock(club).unwrap();
    assert_eq!(
        (back.state(later), back.left(later)),
        (State::Running, TimeDelta::minutes(44))
    );
    kept.bring_back(club);
    assert!(kept.clock(club).is_some(), "nothing is left to bring back");
    kept.reset(club, clock("wakakujira-2025", 20));
    kept.start(club, running());
    assert!(!kept.has_before(club));
}

#[test]
fn a_clock_that_runs_is_not_replaced_by_a_late_setting() {
    let club = Path::new(CLUB);
    let mut kept = Kept::within(None);
    kept.start(club, running());
    kept.prepare(club, clock("wakakujira-2025", 20));
    kept.start(club, clock("wakakujira-2025", 20));
    assert_eq!(kept.clock(club), Some(&running()));
}

#[test]
fn a_damaged_file_is_as_none() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("round-clock.json");
    Kept::within(Some(folder.path())).start(Path::new(CLUB), running());
    let whole = fs::read(&place).unwrap();
    for length in 0..whole.len() {
        fs::write(&place, &whole[..length]).unwrap();
        let kept = Kept::within(Some(folder.path()));
        assert!(kept.clock(Path::new(CLUB)).is_none(), "{length} bytes");
    }
    let text = String::from_utf8(whole).unwrap();
    let nonsense = text
        .replace(
            "\"told\": []",
            "\"told\": [{\"at\": \"-262143-01-01T00:00:00Z\", \"how\": \"late\"}]",
        )
        .replace("2026-", "+262142-");
    assert_ne!(nonsense, text);
    fs::write(&place, nonsense).unwrap();
    let mut kept = Kept::within(Some(folder.path()));
    kept.forget(now());
    assert!(kept.clock(Path::new(CLUB)).is_none(), "no clock says that");
}

#[test]
fn a_clock_that_cannot_be_kept_runs_all_the_same_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let no_folder = folder.path().join("file");
    fs::write(&no_folder, "").unwrap();
    let mut kept = Kept::within(Some(&no_folder));
    kept.start(Path::new(CLUB), running());
    assert!(!kept.is_safe());
    assert!(kept.clock(Path::new(CLUB)).is_some());
}

// Not on Windows: only an administrator may make links there.
#[cfg(unix)]
#[test]
fn a_clock_is_found_by_every_path_to_the_clubs_file() {
    let folder = tempfile::tempdir().unwrap();
    let [books, linked] = ["books", "linked"].map(|name| folder.path().join(name));
    fs::create_dir(&books).unwrap();
    std::os::unix::fs::symlink(&books, &linked).unwrap();
    let [club, by_link] = [&books, &linked].map(|books| books.join("club.hanchan"));
    fs::write(&club, "").unwrap();
    let mut kept = Kept::within(None);
    kept.start(&by_link, running());
    assert_eq!(kept.clock(&club), kept.clock(&by_link));
    assert!(kept.clock(&club).is_some());
    // It is one clock: it runs already, and is reset by either path.
    kept.reset(&club, clock("wakakujira-2025", 45));
    assert!(kept.has_before(&by_link));
    kept.bring_back(&by_link);
    assert!(kept.clock(&club).is_some_and(RoundClock::is_started));
    assert!(kept.clock(&books.join("other.hanchan")).is_none());
}
