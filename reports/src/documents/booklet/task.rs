//! A task: its title, when one needs it, its steps with the window's pictures, and what else may happen.
//! Pictures become smaller where everything then has room on one page.

use std::sync::Arc;

use super::words::Labels;
use super::{Step, Task, disc};
use crate::Error;
use crate::layout::prose;
use crate::layout::scale::Scale;
use crate::layout::sheet::Sheet;
use crate::scene::parts::{Mark, Role};
use crate::scene::picture::Picture;
use crate::scene::{Align, Ink, Spot, Stroke, Style};

/// The width in points of one of the window's pixels, where there is room.
const PIXEL: f32 = 0.62;

/// Smaller than this share of that, a picture's words cannot be read.
const SMALLEST: f32 = 0.6;

/// A step, ready to be set.
struct Ready<'a> {
    lines: Vec<String>,
    picture: Option<Shown<'a>>,
}

/// A picture of the window with what is marked in it.
struct Shown<'a> {
    picture: Arc<Picture>,
    /// In points, where there is room.
    width: f32,
    height: f32,
    marks: &'a [String],
}

pub(super) fn fill(
    sheet: &mut Sheet,
    chapter: &str,
    task: &Task,
    labels: &Labels,
) -> Result<(), Error> {
    let scale = sheet.scale;
    head(sheet, chapter, task);
    sheet.paragraph(&task.lead, scale.text());
    sheet.advance(scale.body * 0.8);
    let width = sheet.width() - indent(scale);
    let steps = task.steps.iter();
    let steps: Vec<Ready<'_>> = steps
        .map(|step| ready(step, scale, width))
        .collect::<Result<_, _>>()?;
    let share = share(sheet, &steps, &task.notes);
    let mut begin = sheet.scene().mark();
    for (number, step) in (1..).zip(&steps) {
        let height = step.height(scale, share);
        if sheet.room() < height {
            sheet.scene().part(begin, Role::List);
            sheet.new_page();
            begin = sheet.scene().mark();
        }
        set(sheet, number, step, share, labels);
    }
    sheet.scene().part(begin, Role::List);
    notes(sheet, &task.notes, labels);
    Ok(())
}

/// The chapter above, the title, and a rule.
fn head(sheet: &mut Sheet, chapter: &str, task: &Task) {
    let scale = sheet.scale;
    let (left, right, width) = (sheet.left(), sheet.right(), sheet.width());
    sheet.bookmark(1, &task.title);
    let baseline = sheet.cursor() + scale.small;
    let above = scale.caption();
    sheet.scene().drawn_as(Role::Aside, |scene| {
        scene.text((left, baseline), Align::Left, above, chapter);
    });
    sheet.advance(scale.small * 1.4);
    let style = Style {
        size: scale.figure,
        ..scale.section_title()
    };
    let lines = prose::lines(&task.title, style, width);
    let top = sheet.cursor();
    sheet.scene().drawn_as(Role::Heading(2), |scene| {
        let mut baseline = top + style.size * 1.1;
        for line in &lines {
            scene.text((left, baseline), Align::Left, style, line);
            baseline += style.size * 1.35;
        }
    });
    #[expect(clippy::cast_precision_loss, reason = "a few lines")]
    sheet.advance(style.size * 1.35 * lines.len() as f32 + scale.body * 0.4);
    let rule = sheet.cursor();
    sheet
        .scene()
        .line((left, rule), (right, rule), Stroke::solid(1.2, Ink::ACCENT));
    sheet.advance(scale.body * 0.9);
}

/// How far the words of a step stand behind its number.
fn indent(scale: Scale) -> f32 {
    scale.body * 2.3
}

fn ready(step: &Step, scale: Scale, width: f32) -> Result<Ready<'_>, Error> {
    let shown = step.picture.as_ref().map(|given| {
        let picture = Picture::read(&given.png)?;
        #[expect(clippy::cast_precision_loss, reason = "some thousand pixels")]
        let (wide, high) = (picture.width as f32, picture.height as f32);
        let pixel = PIXEL.min(width / wide);
        Ok::<_, Error>(Shown {
            picture: Arc::new(picture),
            width: wide * pixel,
            height: high * pixel,
            marks: &given.marks,
        })
    });
    Ok(Ready {
        lines: prose::lines(&step.words, scale.text(), width),
        picture: shown.transpose()?,
    })
}

impl Ready<'_> {
    fn words_height(&self, scale: Scale) -> f32 {
        #[expect(clippy::cast_precision_loss, reason = "a few lines")]
        let lines = self.lines.len() as f32;
        lines * scale.leading() + scale.body * 0.55
    }

    /// With pictures of that share of their size.
    fn height(&self, scale: Scale, share: f32) -> f32 {
        let picture = self.picture.as_ref();
        let picture = picture.map_or(0.0, |shown| shown.height * share + below(shown, scale));
        self.words_height(scale) + picture
    }
}

/// The height of what stands below a picture.
fn below(shown: &Shown<'_>, scale: Scale) -> f32 {
    let legend = if shown.marks.is_empty() {
        0.0
    } else {
        scale.small * 1.9
    };
    legend + scale.body
}

/// The share of their size at which the pictures leave room for everything on this page.
fn share(sheet: &Sheet, steps: &[Ready<'_>], notes: &[String]) -> f32 {
    let scale = sheet.scale;
    let words: f32 = steps.iter().map(|step| step.height(scale, 0.0)).sum();
    let pictures = steps.iter().filter_map(|step| step.picture.as_ref());
    let pictures: f32 = pictures.map(|shown| shown.height).sum();
    let room = sheet.room() - words - notes_height(sheet, notes) - 1.0;
    if pictures <= room {
        return 1.0;
    }
    let share = room / pictures;
    if share >= SMALLEST { share } else { 0.8 }
}

fn set(sheet: &mut Sheet, number: usize, step: &Ready<'_>, share: f32, labels: &Labels) {
    let scale = sheet.scale;
    let (left, top) = (sheet.left(), sheet.cursor());
    let style = scale.text();
    let begin = sheet.scene().mark();
    label(sheet, number, (left, top));
    let body = sheet.scene().mark();
    let behind = left + indent(scale);
    sheet.scene().drawn_as(Role::Paragraph, |scene| {
        let mut baseline = top + style.size * 1.15;
        for line in &step.lines {
            scene.text((behind, baseline), Align::Left, style, line);
            baseline += scale.leading();
        }
    });
    sheet.advance(step.words_height(scale));
    if let Some(shown) = &step.picture {
        show(sheet, shown, (number, behind), share, labels);
    }
    end(sheet, body, begin);
}

/// The number in its disc.
fn label(sheet: &mut Sheet, number: usize, (left, top): Spot) {
    let scale = sheet.scale;
    let radius = scale.body * 0.78;
    let middle = (left + radius, top + scale.body * 0.8);
    let style = scale.figures().bold().ink(Ink::WHITE);
    let scene = sheet.scene();
    disc(scene, middle, radius);
    let at = (middle.0, middle.1 + style.size * 0.36);
    scene.drawn_as(Role::Label, |scene| {
        scene.text(at, Align::Center, style, number.to_string());
    });
}

fn end(sheet: &mut Sheet, body: Mark, item: Mark) {
    let scene = sheet.scene();
    scene.part(body, Role::Body);
    scene.part(item, Role::Item);
}

fn show(
    sheet: &mut Sheet,
    shown: &Shown<'_>,
    (step, left): (usize, f32),
    share: f32,
    labels: &Labels,
) {
    let scale = sheet.scale;
    let size = (shown.width * share, shown.height * share);
    let top = sheet.cursor();
    let marks = (1..).zip(shown.marks);
    let marks: Vec<String> = marks
        .map(|(number, name)| format!("{number} {name}"))
        .collect();
    let marks = marks.join(labels.and);
    let frame = Stroke::solid(0.6, Ink::RULE);
    let picture = Arc::clone(&shown.picture);
    sheet
        .scene()
        .drawn_as(Role::Figure((labels.picture)(step, &marks)), |scene| {
            scene.picture((left, top), size, frame, picture);
        });
    sheet.advance(size.1);
    if !marks.is_empty() {
        let style = scale.caption();
        let at = (left, sheet.cursor() + style.size * 1.35);
        let width = sheet.right() - left;
        sheet.scene().drawn_as(Role::Paragraph, |scene| {
            crate::layout::fit::set(scene, at, Align::Left, style, &marks, width);
        });
    }
    sheet.advance(below(shown, scale));
}

/// What else may happen, each with a bar at its side.
fn notes(sheet: &mut Sheet, notes: &[String], labels: &Labels) {
    let Some(first) = notes.first() else { return };
    let scale = sheet.scale;
    let leading = scale.leading();
    sheet.ensure(notes_height(sheet, std::slice::from_ref(first)));
    let style = scale.text().bold().ink(Ink::ACCENT);
    let at = (sheet.left(), sheet.cursor() + style.size * 1.3);
    sheet.scene().drawn_as(Role::Heading(3), |scene| {
        scene.text(at, Align::Left, style, labels.notes);
    });
    sheet.advance(leading * 1.15);
    for note in notes {
        let lines = note_lines(sheet, note);
        #[expect(clippy::cast_precision_loss, reason = "a few lines")]
        let height = lines.len() as f32 * leading;
        sheet.ensure(height);
        let (left, top) = (sheet.left(), sheet.cursor());
        let bar = [top + scale.body * 0.3, top + height - scale.body * 0.15];
        let side = left + scale.body * 0.35;
        let scene = sheet.scene();
        scene.line(
            (side, bar[0]),
            (side, bar[1]),
            Stroke::solid(1.4, Ink::HAIRLINE),
        );
        scene.drawn_as(Role::Paragraph, |scene| {
            let mut baseline = top + scale.body * 1.15;
            for line in lines {
                let at = (left + scale.body * 1.1, baseline);
                scene.text(at, Align::Left, scale.text(), line);
                baseline += leading;
            }
        });
        sheet.advance(height + scale.body * 0.35);
    }
}

fn note_lines(sheet: &Sheet, note: &str) -> Vec<String> {
    let scale = sheet.scale;
    prose::lines(note, scale.text(), sheet.width() - scale.body * 1.1)
}

fn notes_height(sheet: &Sheet, notes: &[String]) -> f32 {
    if notes.is_empty() {
        return 0.0;
    }
    let scale = sheet.scale;
    let lines = notes.iter().map(|note| note_lines(sheet, note).len());
    #[expect(clippy::cast_precision_loss, reason = "some lines")]
    let (lines, notes) = (lines.sum::<usize>() as f32, notes.len() as f32);
    lines * scale.leading() + notes * scale.body * 0.35 + scale.leading() * 1.15
}
