//! Comma-separated values (RFC 4180), as the spreadsheets of a club's members open them.

/// The byte-order mark without which Excel takes the file for one of an older encoding.
const MARK: char = '\u{FEFF}';

/// The lines as they stand in a file.
pub(super) fn write(lines: &[Vec<String>]) -> String {
    let mut file = MARK.to_string();
    for line in lines {
        let fields: Vec<String> = line.iter().map(|field| quoted(field)).collect();
        file.push_str(&fields.join(","));
        file.push_str("\r\n");
    }
    file
}

/// As RFC 4180 says.
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_end_a_field_stands_in_quotes() {
        let lines = [
            vec!["a,b".to_owned(), "say \"x\"".to_owned()],
            vec!["二".to_owned()],
        ];
        assert_eq!(write(&lines), "\u{FEFF}\"a,b\",\"say \"\"x\"\"\"\r\n二\r\n");
    }
}
