//! What a column is called in the lists that people make and read.

use crate::tables::search_key::search_key;

/// A column that a file can have.
#[derive(Clone, Copy, Debug)]
pub struct Column {
    /// Its name in English, which is also how errors call it.
    pub name: &'static str,
    /// Its name in Japanese.
    pub japanese: &'static str,
    /// Whether the file is nothing without it.
    pub required: bool,
    /// What else people call it.
    others: &'static [&'static str],
}

impl Column {
    /// With other names by which it is known where no column has its own.
    pub(crate) const fn also(self, others: &'static [&'static str]) -> Self {
        Self { others, ..self }
    }

    /// Whether that is its very name.
    pub(crate) fn is_named(&self, heading: &str) -> bool {
        self.japanese == heading || self.name.eq_ignore_ascii_case(heading)
    }

    /// Whether that is one of its names, as it is written there.
    pub fn is_called(&self, heading: &str) -> bool {
        let mut others = self.others.iter();
        self.is_named(heading) || others.any(|other| other.eq_ignore_ascii_case(heading))
    }

    /// The search keys of the headings that mean it.
    pub(crate) fn keys(&self) -> impl Iterator<Item = String> {
        let own = [self.name, self.japanese];
        own.into_iter()
            .chain(self.others.iter().copied())
            .map(|name| search_key(&[name]))
    }
}

pub(crate) const fn required(name: &'static str, japanese: &'static str) -> Column {
    Column {
        name,
        japanese,
        required: true,
        others: &[],
    }
}

pub(crate) const fn optional(name: &'static str, japanese: &'static str) -> Column {
    Column {
        required: false,
        ..required(name, japanese)
    }
}

#[cfg(test)]
mod tests {
    use super::Column;

    #[test]
    fn a_column_is_called_by_all_of_its_names() {
        let column = Column {
            name: "points",
            japanese: "点数",
            required: true,
            others: &["Score"],
        };
        for name in ["points", "POINTS", "点数", "score"] {
            assert!(column.is_called(name), "{name}");
        }
        assert!(!column.is_called("スコア") && !column.is_called(""));
        assert!(column.is_named("Points") && !column.is_named("score"));
    }
}
