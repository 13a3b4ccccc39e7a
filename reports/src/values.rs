//! Tables as values: what a spreadsheet, or whoever goes on with the figures, takes them as.

/// A value of a table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Value {
    /// What is no number, even where it is made of digits.
    Text(String),
    /// As programs read it: `-1234.5`.
    Number(String),
}

impl Value {
    /// What it says.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Text(text) | Self::Number(text) => text,
        }
    }
}

/// The byte-order mark without which Excel takes the file for one of an older encoding.
const MARK: char = '\u{FEFF}';

/// Rows as comma-separated values (RFC 4180), as the spreadsheets of a club's members open them.
pub fn csv(rows: &[Vec<Value>]) -> String {
    let mut file = MARK.to_string();
    for row in rows {
        let fields: Vec<String> = row.iter().map(field).collect();
        file.push_str(&fields.join(","));
        file.push_str("\r\n");
    }
    file
}

fn field(value: &Value) -> String {
    let text = value.as_str();
    if text.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_would_end_a_field_stands_in_quotes() {
        let text = |text: &str| Value::Text(text.to_owned());
        let rows = [
            vec![text("a,b"), text("say \"x\"")],
            vec![text("二"), Value::Number("-1.5".to_owned())],
        ];
        assert_eq!(
            csv(&rows),
            "\u{FEFF}\"a,b\",\"say \"\"x\"\"\"\r\n二,-1.5\r\n"
        );
    }
}
