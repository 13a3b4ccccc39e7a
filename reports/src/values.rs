//! Tables as values: what a spreadsheet, or whoever goes on with the figures, takes them as.

/// A value of a table.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum Value {
    /// What is no number, even where it is made of digits.
    Text(String),
    /// As programs read it: `-1234.5`.
    Number(String),
    /// As 2026-11-27.
    Day(String),
}

impl Value {
    /// A number as it is printed, such as `▲1,234.5`; what is none is text.
    pub fn printed(words: &str) -> Self {
        let digits = words.trim_start_matches(['▲', '+', '±']);
        let number: String = digits.chars().filter(|sign| *sign != ',').collect();
        if number.parse::<f64>().is_err() {
            return Self::Text(words.to_owned());
        }
        Self::Number(if words.starts_with('▲') {
            format!("-{number}")
        } else {
            number
        })
    }

    /// What it says.
    pub fn as_str(&self) -> &str {
        match self {
            Self::Text(text) | Self::Number(text) | Self::Day(text) => text,
        }
    }

    /// Whether it is text that a spreadsheet would work out. A sign alone is none.
    pub fn is_formula(&self) -> bool {
        match self {
            Self::Text(text) => text.len() > 1 && text.starts_with(['=', '+', '-', '@', '\t']),
            Self::Number(_) | Self::Day(_) => false,
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
    // The mark by which a spreadsheet takes for text whatever follows.
    let mark = if value.is_formula() { "'" } else { "" };
    let text = format!("{mark}{}", value.as_str());
    if text.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_is_a_formula_to_a_spreadsheet() {
        let text = |text: &str| Value::Text(text.to_owned());
        let rows = [vec![
            text("=1+1"),
            text("-"),
            Value::Number("-1".to_owned()),
        ]];
        assert_eq!(csv(&rows), "\u{FEFF}'=1+1,-,-1\r\n");
        assert!(text("@a").is_formula() && !text("佐藤").is_formula());
    }

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
