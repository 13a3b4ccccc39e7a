//! Texts that stand in many rows, kept once.

use std::collections::HashSet;
use std::rc::Rc;

/// The names in a file of rows: a club has few series and tables, and very many rows.
#[derive(Debug, Default)]
pub(super) struct Texts(HashSet<Rc<str>>);

impl Texts {
    /// The same text, as one with all others that are alike.
    pub(super) fn share(&mut self, text: &str) -> Rc<str> {
        if let Some(known) = self.0.get(text) {
            return Rc::clone(known);
        }
        let text = Rc::from(text);
        self.0.insert(Rc::clone(&text));
        text
    }
}

#[cfg(test)]
mod tests {
    use super::Texts;
    use std::rc::Rc;

    #[test]
    fn what_is_alike_is_kept_once() {
        let mut texts = Texts::default();
        let first = texts.share("水曜会");
        assert!(Rc::ptr_eq(&first, &texts.share("水曜会")));
        assert_eq!(&*texts.share("木曜会"), "木曜会");
    }
}
