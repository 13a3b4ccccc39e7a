use super::{ImportError, ImportErrors, ImportProblem, MOST_ERRORS};

fn error(file: &str, line: Option<u64>) -> ImportError {
    ImportError {
        file: file.to_owned(),
        line,
        column: None,
        problem: ImportProblem::Empty,
    }
}

#[test]
fn errors_stand_in_the_order_of_files_and_lines() {
    let mut errors = ImportErrors::default();
    let in_order = [("a", None), ("a", Some(2)), ("b", Some(1)), ("b", Some(10))];
    for (file, line) in [3, 1, 2, 0].map(|place| in_order[place]) {
        errors.add(error(file, line));
    }
    errors.sort(&["a", "b"]);
    let expected = in_order.map(|(file, line)| error(file, line));
    assert_eq!(errors.errors, expected);
    assert_eq!(errors.to_string().lines().count(), 4);
}

#[test]
fn errors_beyond_the_most_are_only_counted() {
    let mut errors = ImportErrors::default();
    assert!(errors.is_empty());
    for line in 1..=MOST_ERRORS {
        errors.add(error("a", u64::try_from(line).ok()));
    }
    assert!(!errors.to_string().contains("more errors"));
    for _ in 0..3 {
        errors.add(error("a", None));
    }
    assert_eq!(errors.errors.len(), MOST_ERRORS);
    assert!(errors.to_string().contains("\n3 more errors; "));
}
