//! What every page says about its document.

use chrono::NaiveDate;

use super::fit;
use super::mm;
use super::scale::Scale;
use crate::options::Language;
use crate::pdf::{About, Bookmark, Manuscript};
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Style};

/// What every page says about its document.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Imprint {
    pub(crate) club: String,
    /// Such as 月間成績表.
    pub(crate) title: String,
    /// Such as 令和7年10月.
    pub(crate) period: String,
    pub(crate) rules: String,
    pub(crate) language: Language,
    pub(crate) printed: NaiveDate,
    /// The printed date in the club's calendar; empty where no page says when it was printed.
    pub(crate) printed_words: String,
}

impl Imprint {
    /// The rules, the printed date and the page number at the foot of a page.
    pub(crate) fn foot(
        &self,
        page: &mut Scene,
        (left, right): (f32, f32),
        scale: Scale,
        (number, total): (usize, usize),
    ) {
        let printed = match self.printed_words.as_str() {
            "" => String::new(),
            day => format!("印刷 {day}"),
        };
        let parts = [self.rules.as_str(), printed.as_str()];
        let told: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        let style = Style {
            typeface: crate::fonts::Typeface::Text,
            ..scale.tick()
        };
        let baseline = page.height - mm(10.0);
        let begin = page.mark();
        fit::set(
            page,
            (left, baseline),
            Align::Left,
            style,
            &told.join("　"),
            (right - left) * 0.75,
        );
        let figures = scale.tick().ink(Ink::BLACK);
        page.text(
            (right, baseline),
            Align::Right,
            figures,
            format!("{number} / {total}"),
        );
        page.part(begin, Role::Aside);
    }

    /// The pages with what a reader's program shows around them.
    pub(crate) fn manuscript(&self, pages: Vec<Scene>, bookmarks: Vec<Bookmark>) -> Manuscript {
        let parts = [self.title.as_str(), self.period.as_str()];
        let told: Vec<&str> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        Manuscript {
            about: About {
                title: told.join(" "),
                author: self.club.clone(),
                language: self.language,
                printed: self.printed,
                bookmarks,
                first_pages: vec![0],
            },
            pages,
        }
    }
}
