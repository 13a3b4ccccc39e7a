//! What came of the tests under Wine, by crate.

use std::collections::BTreeMap;

use super::left_out::LeftOut;

/// A test in a document that is a program of its own; those that share one say what came of them.
const DOCUMENTED: &str = "rust_out";

/// How many passed and failed, as the last line of a test program says, and which failed.
pub fn told_by(program: &str, said: &str, has_succeeded: bool) -> String {
    let line = said.lines().rfind(|line| line.starts_with("test result:"));
    let number = |word: &str| {
        let before = line?.split(word).next()?.trim_end();
        before.rsplit([' ', '.']).next()?.parse::<u32>().ok()
    };
    let failed: Vec<&str> = said
        .lines()
        .filter_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"))
        .collect();
    match (number(" passed"), number(" failed")) {
        (Some(passed), Some(count)) => format!("{passed} {count} {}", failed.join(",")),
        _ if program.starts_with(DOCUMENTED) && has_succeeded => "1 0 ".to_owned(),
        // It ended before it could say.
        _ => "0 1 all-of-it".to_owned(),
    }
}

/// Of one crate.
#[derive(Default)]
struct Sums {
    passed: u32,
    failed: u32,
    not_possible: u32,
}

/// Passed, failed and not possible by crate, then which failed and why others are not possible. The
/// results have a line each program: crate, program, passed, failed, and which failed.
pub fn table(results: &str, left_out: &LeftOut) -> String {
    let mut crates: BTreeMap<&str, Sums> = BTreeMap::new();
    let mut failed = Vec::new();
    for line in results.lines() {
        // The name of a test in a document has spaces.
        let words: Vec<&str> = line.splitn(5, ' ').collect();
        let [name, program, passed, failures, which] = words[..] else {
            continue;
        };
        let sums = crates.entry(name).or_default();
        sums.passed += passed.parse::<u32>().unwrap_or_default();
        sums.failed += failures.parse::<u32>().unwrap_or_default();
        for test in which.split(',').filter(|test| !test.is_empty()) {
            failed.push(format!("failed: {name}, {program}: {test}\n"));
        }
    }
    for (name, count) in left_out.counts() {
        crates.entry(name).or_default().not_possible += count;
    }
    let row = |name: &str, [passed, failed, not]: [String; 3]| {
        format!("{name:<14}{passed:>8}{failed:>8}{not:>14}\n")
    };
    let figures =
        |sums: &Sums| [sums.passed, sums.failed, sums.not_possible].map(|sum| sum.to_string());
    let mut all = Sums::default();
    let mut rows = String::new();
    for (name, sums) in &crates {
        all.passed += sums.passed;
        all.failed += sums.failed;
        all.not_possible += sums.not_possible;
        rows += &row(name, figures(sums));
    }
    let head = row(
        "under Wine",
        ["passed", "failed", "not possible"].map(str::to_owned),
    );
    let in_all = row("in all", figures(&all));
    let failed = failed.concat();
    format!("\n{head}{rows}{in_all}{failed}\n{left_out}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_test_program_says_is_read() {
        let said = "running 3 tests\ntest a::b ... ok\ntest c ... FAILED\ntest d ... FAILED\n\
             test result: FAILED. 12 passed; 3 failed; 0 ignored; 0 measured\n";
        assert_eq!(told_by("b.exe", said, false), "12 3 c,d");
        let passed = "test result: ok. 1 passed; 0 failed; 0 ignored";
        assert_eq!(told_by("b.exe", passed, true), "1 0 ");
        for ended in [false, true] {
            let told = told_by("b.exe", "panicked at start", ended);
            assert_eq!(told, "0 1 all-of-it");
        }
        assert_eq!(told_by("rust_out.exe", passed, true), "1 0 ");
        assert_eq!(told_by("rust_out.exe", "", true), "1 0 ");
        assert_eq!(told_by("rust_out.exe", "", false), "0 1 all-of-it");
    }

    #[test]
    fn the_table_adds_up_by_crate() {
        let left_out = LeftOut::default();
        let told = table(
            "db b.exe 3 1 x\ndb c.exe 4 0 \ncli d.exe 5 0 \ncli rust_out.exe 0 1 src/a.rs - B (line 5)\n",
            &left_out,
        );
        let lines: Vec<Vec<&str>> = told
            .lines()
            .skip(2)
            .map(|line| line.split_whitespace().collect())
            .collect();
        assert_eq!(lines[0], ["cli", "5", "1", "0"]);
        assert_eq!(lines[1], ["db", "7", "1", "0"]);
        assert_eq!(lines[2], ["in", "all", "12", "2", "0"]);
        assert_eq!(lines[3], ["failed:", "db,", "b.exe:", "x"]);
        assert!(told.contains("\nfailed: cli, rust_out.exe: src/a.rs - B (line 5)\n"));
    }
}
