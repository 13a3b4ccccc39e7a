//! 選手カード: where each player sits in each round that is drawn, and with whom, to cut out and carry.

use std::collections::BTreeMap;

use competition::{Round, RoundNumber};
use scoring::{Period, PersonId, Seat};

use super::{Contest, held};
use crate::documents::imprint;
use crate::documents::place_cards::cut_marks;
use crate::layout::area::Area;
use crate::layout::leaves::{Leaves, Turn};
use crate::layout::scale::Scale;
use crate::layout::{fit, mm, name};
use crate::pdf;
use crate::scene::parts::Role;
use crate::scene::{Align, Ink, Scene, Stroke, Style};
use crate::{Error, Options, Pdf, Print};

/// A card for each who plays.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Slips {
    /// The competition's name.
    pub competition: String,
    /// From the first day to the last.
    pub days: Option<Period>,
    /// By number.
    pub slips: Vec<Slip>,
}

/// One player's card.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Slip {
    /// The member's number.
    pub number: u32,
    /// The name.
    pub name: String,
    /// A line for each round that is drawn.
    pub lines: Vec<SlipLine>,
}

/// Where somebody is in a round.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct SlipLine {
    /// Such as `予選1回戦`, or `1回戦` where there is one stage.
    pub round: String,
    /// The table and the seat; none for whoever sits out.
    pub place: Option<(String, Seat)>,
    /// With whom.
    pub others: Vec<String>,
}

impl Contest<'_> {
    /// Everybody who sits somewhere in a round that is drawn.
    pub fn slips(&self) -> Slips {
        let mut rounds: Vec<&Round> = self.history.rounds.iter().collect();
        rounds.sort_by_key(|round| round.number);
        let mut lines: BTreeMap<PersonId, Vec<SlipLine>> = BTreeMap::new();
        for round in rounds {
            let called = self.round_name(round.number);
            for table in &round.tables {
                for (seat, person) in table.seats.iter() {
                    let others = table.seats.as_slice().iter();
                    let others = others.filter(|other| *other != person);
                    lines.entry(*person).or_default().push(SlipLine {
                        round: called.clone(),
                        place: Some((table.label.clone(), seat)),
                        others: others.map(|other| (self.person)(*other).1).collect(),
                    });
                }
            }
            for person in &round.sits_out {
                lines.entry(*person).or_default().push(SlipLine {
                    round: called.clone(),
                    place: None,
                    others: Vec::new(),
                });
            }
        }
        let slips = lines.into_iter().map(|(person, lines)| {
            let (number, name) = (self.person)(person);
            Slip {
                number,
                name,
                lines,
            }
        });
        let mut slips: Vec<Slip> = slips.collect();
        slips.sort_by_key(|slip| slip.number);
        Slips {
            competition: self.competition.name().to_owned(),
            days: self.days_of(|_| true),
            slips,
        }
    }

    fn round_name(&self, number: RoundNumber) -> String {
        let several = self.competition.data().stages.len() > 1;
        let stage = if several {
            self.stage_name(number.stage)
        } else {
            String::new()
        };
        format!("{stage}{}回戦", number.round)
    }
}

/// The cards, as many to a page as their rounds have room for.
///
/// # Errors
/// Where a page cannot be drawn.
pub fn slips(club: &str, slips: &Slips, options: &Options) -> Result<Pdf, Error> {
    let held = held(&slips.competition, slips.days, options);
    let imprint = imprint(club, "選手カード", held.clone(), "", options);
    let scale = Scale::of(options.print);
    let most = slips.slips.iter().map(|slip| slip.lines.len()).max();
    let (columns, rows) = grid(options.print, most.unwrap_or_default());
    let mut leaves = Leaves::new();
    for part in slips.slips.chunks(columns * rows) {
        let mut page = Turn::Portrait.page();
        let whole = Area::new(0.0, 0.0, page.width, page.height).inset(mm(12.0));
        let places = whole.rows(rows).into_iter();
        let places = places.flat_map(|row| row.columns(&vec![1.0; columns]));
        for (place, slip) in places.zip(part) {
            card(&mut page, place.inset(mm(5.0)), scale, slip, &held);
        }
        cut_marks(&mut page, whole, columns, rows);
        leaves.add(page, &*imprint.title);
    }
    pdf::write(leaves.finish_bare(&imprint))
}

/// How many cards stand side by side and how many rows there are of them, for so many rounds.
fn grid(print: Print, rounds: usize) -> (usize, usize) {
    match (print, rounds) {
        (Print::Normal, 0..=4) => (2, 4),
        (Print::Normal, 5..=6) => (2, 3),
        (Print::Normal, 7..=10) => (2, 2),
        (Print::Normal, _) | (Print::Large, 6..) => (1, 2),
        (Print::Large, _) => (1, 4),
    }
}

fn card(page: &mut Scene, area: Area, scale: Scale, slip: &Slip, held: &str) {
    let (top, body) = area.cut_top(scale.body * 3.2);
    let (number, field) = top.cut_left(top.width * 0.14);
    let large = Style {
        size: scale.body * 1.7,
        ..scale.text().bold()
    };
    let begin = page.mark();
    number.label(
        page,
        Align::Left,
        scale.figures().bold(),
        &slip.number.to_string(),
    );
    name::set(page, field, Align::Left, (large, scale.body), &slip.name);
    page.part(begin, Role::Heading(1));
    top.underline(page, Stroke::solid(1.2, Ink::ACCENT));
    let (rounds, foot) = body.cut_top(body.height - scale.small * 1.8);
    let height = (rounds.height / lines_of(slip)).min(scale.body * 2.9);
    let mut rest = rounds;
    for line in &slip.lines {
        let (row, below) = rest.cut_top(height);
        page.drawn_as(Role::Paragraph, |page| draw_line(page, row, scale, line));
        rest = below;
    }
    let baseline = foot.bottom() - scale.small * 0.2;
    let style = scale.caption();
    fit::set(
        page,
        (foot.left, baseline),
        Align::Left,
        style,
        held,
        foot.width,
    );
}

/// The round, the place in large letters, and everybody else at the table.
fn draw_line(page: &mut Scene, row: Area, scale: Scale, line: &SlipLine) {
    let parts = row.columns(&[0.24, 0.2, 0.56]);
    let [round, place, others] = parts[..] else {
        return;
    };
    round.shrinking_label(
        page,
        Align::Left,
        scale.text(),
        scale.small * 0.8,
        &line.round,
    );
    let told = match &line.place {
        Some((table, seat)) => format!("{table}卓 {}", seat.kanji()),
        None => "抜け番".to_owned(),
    };
    let bold = Style {
        size: scale.body * 1.15,
        ..scale.text().bold()
    };
    place.shrinking_label(page, Align::Left, bold, scale.small * 0.8, &told);
    set_others(page, others, scale, &line.others);
    row.underline(page, Stroke::solid(0.35, Ink::HAIRLINE));
}

/// How large the names of the others may be, as shares of what is usual, the largest first.
const SIZES: [f32; 5] = [1.2, 1.1, 1.0, 0.93, 0.87];

/// From one line of them to the next.
const LEADING: f32 = 1.25;

/// Each name whole on its line, in the largest letters that the line of the card has room for.
fn set_others(page: &mut Scene, area: Area, scale: Scale, others: &[String]) {
    let sized = SIZES.map(|share| Style {
        size: scale.body * share,
        ..scale.text()
    });
    let mut whole = sized.iter().filter_map(|style| {
        let lines = lines_between_names(others, *style, area.width)?;
        let high: f32 = lines.iter().map(|_| style.size * LEADING).sum();
        (high <= area.height).then_some((lines, *style, high))
    });
    let Some((lines, style, high)) = whole.next() else {
        let style = Style {
            size: scale.small,
            ..scale.text()
        };
        let least = scale.small * 0.7;
        return name::set(page, area, Align::Left, (style, least), &others.join("・"));
    };
    let mut top = area.middle().1 - high / 2.0;
    for line in lines {
        let place = Area::new(area.left, top, area.width, style.size * LEADING);
        place.label(page, Align::Left, style, &line);
        top += place.height;
    }
}

/// The names on as few lines as hold them; none where one is longer than a line.
fn lines_between_names(names: &[String], style: Style, width: f32) -> Option<Vec<String>> {
    let mut lines: Vec<String> = Vec::new();
    for (place, name) in names.iter().enumerate() {
        let end = if place + 1 < names.len() { "・" } else { "" };
        let name = format!("{name}{end}");
        if style.width(&name) > width {
            return None;
        }
        match lines.last_mut() {
            Some(line) if style.width(line) + style.width(&name) <= width => line.push_str(&name),
            _ => lines.push(name),
        }
    }
    Some(lines)
}

fn lines_of(slip: &Slip) -> f32 {
    f32::from(u16::try_from(slip.lines.len().max(1)).unwrap_or(u16::MAX))
}
