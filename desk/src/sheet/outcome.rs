//! What a sheet comes to, as the preview shows it.

use super::{SheetPreview, SheetSum, sticks_missing};
use scoring::record::ScoreSheet;
use scoring::{Points, Settlement, Unit, table_points};

impl SheetSum {
    pub(super) fn off_by(difference: Points, deposit: Points) -> Self {
        let points = table_points(difference.abs());
        if difference < Points::ZERO {
            let sticks = sticks_missing(-difference, deposit);
            Self::Missing { points, sticks }
        } else {
            Self::TooMany { points }
        }
    }
}

impl SheetPreview {
    pub(super) fn settle(&mut self, entry: &ScoreSheet, settled: &Settlement, unit: Unit) {
        let points = entry.played.points.iter();
        for (preview, (seat, points)) in self.seats.iter_mut().zip(points) {
            preview.place = Some(settled.places[seat].number);
            preview.points = Some(table_points(*points));
            preview.total = Some(unit.signed(settled.total[seat]));
        }
        self.sum = if entry.unbalanced.is_some() {
            SheetSum::Excused
        } else {
            SheetSum::Right
        };
    }
}
