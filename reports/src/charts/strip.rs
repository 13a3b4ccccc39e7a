//! One's hanchan in their order, each a mark as high as its place.

use scoring::Players;

use crate::layout::bar::look;
use crate::layout::scale::Scale;
use crate::scene::{Align, Ink, Scene, Stroke};

/// A hanchan.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Mark {
    /// From 0 for the first.
    pub(crate) place: usize,
    /// Whether a day begins with it.
    pub(crate) begins_day: bool,
}

/// Draws the marks from the left to the right, with a line where a day begins.
pub(crate) fn draw(width: f32, scale: Scale, marks: &[Mark], players: Players) -> Scene {
    let row = scale.tiny;
    let side = scale.body * 0.62;
    let rows = (0..players.count()).map(|_| row).sum::<f32>();
    let mut scene = Scene::new(width, rows + row * 0.3);
    let label = scale.body * 1.4;
    let count = u16::try_from(marks.len().max(1)).map_or(f32::MAX, f32::from);
    let step = ((width - label) / count).min(side * 1.7);
    let wide = side.min(step * 0.8);
    let style = scale.small_figures().ink(Ink::MUTED);
    let mut baseline = row * 0.85;
    for place in 1..=players.count() {
        scene.text((0.0, baseline), Align::Left, style, place.to_string());
        baseline += row;
    }
    let mut left = label;
    for mark in marks {
        if mark.begins_day {
            let line = left - (step - wide) / 2.0;
            let stroke = Stroke::solid(0.35, Ink::HAIRLINE);
            scene.line((line, 0.0), (line, rows), stroke);
        }
        let (fill, _) = look(mark.place, players);
        let top = (0..mark.place).map(|_| row).sum::<f32>() + (row - side) / 2.0;
        let outline = Stroke::solid(0.45, Ink::MUTED);
        scene.rectangle((left, top), wide, side, Some(fill), Some(outline));
        left += step;
    }
    let places: Vec<String> = marks
        .iter()
        .map(|mark| (mark.place + 1).to_string())
        .collect();
    scene.into_figure(format!("全半荘の着順、初めから順に {}。", places.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Print;

    #[test]
    fn a_year_of_every_day_stays_within_its_width() {
        let marks: Vec<Mark> = (0..1_500)
            .map(|index| Mark {
                place: index % 4,
                begins_day: index % 3 == 0,
            })
            .collect();
        let scene = draw(480.0, Scale::of(Print::Normal), &marks, Players::Four);
        assert!(scene.width <= 480.0 && scene.height < 50.0);
        let nothing = draw(480.0, Scale::of(Print::Normal), &[], Players::Three);
        assert!(nothing.height > 0.0);
    }
}
