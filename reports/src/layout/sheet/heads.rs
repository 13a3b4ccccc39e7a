//! What stands above other things: the title of a document, and headings.

use super::Sheet;
use crate::layout::fit;
use crate::layout::imprint::Imprint;
use crate::layout::prose;
use crate::pdf::Bookmark;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Stroke, Style};

impl Sheet {
    /// The document's name and facts at the head of its first page.
    pub(crate) fn title_block(&mut self, imprint: &Imprint) {
        let scale = self.scale;
        let (left, right, width) = (self.left(), self.right(), self.width());
        let club = Style {
            size: scale.section,
            ..scale.section_title()
        };
        let period = club;
        let baseline = self.cursor + scale.section;
        let gap = scale.body;
        let period_width = period.width(&imprint.period).min(width * 0.6);
        let club_width = width - period_width - gap;
        // A day that would be cut beside the club's name stands on lines of its own below it.
        let beside = fit::is_whole(&imprint.period, period, period_width)
            && fit::is_whole(&imprint.club, club, club_width);
        let club_width = if beside { club_width } else { width };
        let at = (left, baseline);
        fit::set(
            self.scene(),
            at,
            Align::Left,
            club,
            &imprint.club,
            club_width,
        );
        let mut baseline = baseline;
        if beside {
            let (at, period_text) = ((right, baseline), &imprint.period);
            fit::set(
                self.scene(),
                at,
                Align::Right,
                period,
                period_text,
                period_width,
            );
        } else {
            for line in prose::lines(&imprint.period, period, width) {
                baseline += period.size * 1.4;
                self.scene()
                    .text((left, baseline), Align::Left, period, line);
            }
        }
        let baseline = baseline + scale.title * 1.38;
        let scene = self.scene();
        let style = scale.document_title();
        let title_width = style.width(&imprint.title);
        let at = (left, baseline);
        scene.drawn_as(Role::Heading(1), |scene| {
            fit::set(scene, at, Align::Left, style, &imprint.title, width);
        });
        let rules = match imprint.rules.as_str() {
            "" => String::new(),
            rules => format!("ルール　{rules}"),
        };
        fit::set(
            scene,
            (right, baseline),
            Align::Right,
            scale.caption(),
            &rules,
            width - title_width - gap,
        );
        let rule = baseline + scale.body * 0.85;
        scene.line((left, rule), (right, rule), Stroke::solid(1.6, Ink::ACCENT));
        self.cursor = rule + scale.gap();
        self.has_title = true;
    }

    /// A section's heading, kept on one page with the `following` height, and noted in the outline.
    pub(crate) fn section(&mut self, title: &str, note: &str, following: f32) {
        self.heading(title, note, following);
        let page = self.pages.len().saturating_sub(1);
        let top = (self.cursor - self.scale.section * 2.2).max(0.0);
        self.bookmarks.push(Bookmark {
            level: 0,
            title: title.to_owned(),
            page,
            top,
            is_person: false,
        });
    }

    /// A heading without an entry in the outline.
    pub(crate) fn heading(&mut self, title: &str, note: &str, following: f32) {
        self.head(Role::Heading(2), title, note, following);
    }

    /// The heading of what goes on: whoever has the page read aloud has heard it.
    pub(crate) fn heading_again(&mut self, title: &str, note: &str, following: f32) {
        self.head(Role::Aside, &format!("{title}（続き）"), note, following);
    }

    fn head(&mut self, role: Role, title: &str, note: &str, following: f32) {
        let scale = self.scale;
        self.advance(self.gap_above());
        let height = self.heading_height();
        self.ensure(height + following);
        let (left, right, width) = (self.left(), self.right(), self.width());
        let baseline = self.cursor + scale.section;
        let style = scale.section_title();
        let title_width = style.width(title).min(width);
        let scene = self.scene();
        let at = (left, baseline);
        scene.drawn_as(role, |scene| {
            fit::set(scene, at, Align::Left, style, title, width);
        });
        let room = width - title_width - scale.body;
        if !note.is_empty() && room > scale.body * 4.0 {
            fit::set(
                scene,
                (right, baseline),
                Align::Right,
                scale.caption(),
                note,
                room,
            );
        }
        self.advance(height);
    }
}
