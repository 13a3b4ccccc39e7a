use super::*;

fn arguments(given: &[&str]) -> Vec<PathBuf> {
    let folder = Path::new(if cfg!(windows) { r"C:\clubs" } else { "/clubs" });
    named(given.iter().map(OsString::from), folder)
}

/// A path of this system, by what it is below the root.
fn root(below: &str) -> PathBuf {
    if cfg!(windows) {
        PathBuf::from(format!(r"C:\{}", below.replace('/', r"\")))
    } else {
        PathBuf::from(format!("/{below}"))
    }
}

#[test]
fn a_name_is_one_in_the_folder_in_which_the_program_was_started() {
    let here = "白樺会.hanchan";
    assert_eq!(arguments(&[here]), [root("clubs/白樺会.hanchan")]);
    let whole = root("other/a b.hanchan");
    assert_eq!(arguments(&[&whole.display().to_string()]), [whole]);
    assert_eq!(
        arguments(&["../a.hanchan"])[0].components().next_back(),
        Path::new("a.hanchan").components().next()
    );
}

#[test]
fn what_is_no_file_is_passed_over() {
    assert_eq!(arguments(&[]), [] as [PathBuf; 0]);
    let options = [
        "",
        "-psn_0_1234567",
        "--help",
        "--remote-debugging-port=9222",
        "-",
    ];
    assert_eq!(arguments(&options), [] as [PathBuf; 0]);
    assert_eq!(arguments(&["-v", "a.hanchan"]), [root("clubs/a.hanchan")]);
}

#[test]
fn an_address_is_read_as_the_file_it_is_of() {
    let drive = if cfg!(windows) { "/C:" } else { "" };
    let written = format!("file://{drive}/clubs/%E7%99%BD%E6%A8%BA%20%E4%BC%9A%2523.hanchan");
    let file = [root("clubs/白樺 会%23.hanchan")];
    assert_eq!(arguments(&[&written]), file);
    assert_eq!(arguments(&[&written.replace("file:", "FILE:")]), file);
    assert_eq!(
        arguments(&[&format!("file:{drive}/clubs/a.hanchan")]),
        [root("clubs/a.hanchan")]
    );
    let urls = [&written, "https://example.org/a.hanchan"].map(|url| Url::parse(url).unwrap());
    assert_eq!(at(&urls), file);
}

/// No address of a file here: told as a file that is not there, rather than passed over.
#[test]
fn an_address_of_another_kind_is_a_name() {
    for odd in ["file:", "https://example.org/a.hanchan", "filé:a"] {
        assert_eq!(arguments(&[odd]).len(), 1, "{odd}");
    }
}

#[test]
fn of_several_the_first_that_may_be_a_club_is_opened() {
    let paths = |names: &[&str]| names.iter().map(PathBuf::from).collect::<Vec<_>>();
    let waiting = |names: &[&str]| {
        let waiting = Waiting::of(paths(names))?;
        Some((waiting.file.display().to_string(), waiting.others))
    };
    assert_eq!(waiting(&[]), None);
    assert_eq!(waiting(&["a.txt"]), Some(("a.txt".into(), 0)));
    let several = ["a.txt", "b.HANCHAN", "c.hanchan"];
    assert_eq!(waiting(&several), Some(("b.HANCHAN".into(), 2)));
    assert_eq!(
        waiting(&["x", "引継ぎ.zip.age"]),
        Some(("引継ぎ.zip.age".into(), 1))
    );
    assert_eq!(waiting(&["x", "y"]), Some(("x".into(), 1)));
}

#[test]
fn what_waits_is_taken_once_and_the_newest_counts() {
    let handed = Handed::with(arguments(&["a.hanchan", "b.hanchan"]));
    let first = handed.waiting().unwrap();
    assert_eq!((&first.file, first.others), (&root("clubs/a.hanchan"), 1));
    assert_eq!(handed.waiting(), Some(first));
    *handed.lock() = Waiting::of(arguments(&["c.hanchan"]));
    let taken = handed.take().map(|waiting| waiting.file);
    assert_eq!(taken, Some(root("clubs/c.hanchan")));
    assert_eq!((handed.take(), handed.waiting()), (None, None));
}
