//! How good a plan is.

use super::Field;
use crate::seating::{Meetings, Seating};
use scoring::PersonId;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet};

/// How good rounds are, with those drawn before, in the order of what weighs most. Fewer is better,
/// and a difference of 1 cannot always be bettered.
#[derive(Clone, Copy, Debug, Default, Eq, PartialEq, Serialize)]
#[cfg_attr(feature = "wire", derive(specta::Type))]
#[serde(rename_all = "camelCase")]
pub struct PlanQuality {
    /// Whether there is staff among those who play.
    pub with_staff: bool,
    /// How often two staff sit at one table.
    pub staff_together: u32,
    /// How often the player who meets staff least meets staff.
    pub staff_meetings_fewest: u32,
    /// How often the player who meets staff most meets staff.
    pub staff_meetings_most: u32,
    /// How often a player meets somebody of the staff again.
    pub same_staff_again: u32,
    /// How often a pair meets again, whoever they are.
    pub repeats: u32,
    /// How often the pair that meets most meets.
    pub meetings_most: u32,
    /// By how many hanchan somebody's most frequent starting seat is ahead of the least frequent.
    pub seat_difference: u32,
    /// How often somebody comes to a table a second time or more.
    pub same_table_again: u32,
    /// How often the player who sits out least sits out.
    pub sits_out_fewest: u32,
    /// How often the player who sits out most sits out.
    pub sits_out_most: u32,
    /// How often the player who sits at tables of three least does so.
    pub tables_of_three_fewest: u32,
    /// How often the player who sits at tables of three most does so.
    pub tables_of_three_most: u32,
}

/// What somebody had in the rounds.
#[derive(Default)]
struct Had {
    staff: u32,
    seats: [u32; 4],
    /// How many seats the tables had at which the person sat.
    size: usize,
    tables: BTreeMap<usize, u32>,
    out: u32,
    tables_of_three: u32,
}

impl PlanQuality {
    /// Counts the rounds of a field, also after people were moved by hand.
    pub fn of(field: &Field, rounds: &[Seating]) -> Self {
        let entrants = field.entrants.iter();
        let staff: BTreeSet<PersonId> = entrants
            .filter(|entrant| entrant.role.is_staff())
            .map(|entrant| entrant.person)
            .collect();
        let mut had: BTreeMap<PersonId, Had> = BTreeMap::new();
        for entrant in &field.entrants {
            had.insert(entrant.person, Had::default());
        }
        let mut quality = Self {
            with_staff: !staff.is_empty(),
            ..Self::default()
        };
        let mut meetings = Meetings::default();
        for round in field.before.iter().chain(rounds) {
            for (number, table) in round.tables.iter().enumerate() {
                quality.count_pairs(table.as_slice(), &staff, &mut had, &mut meetings);
                for (seat, person) in table.iter() {
                    let had = had.entry(*person).or_default();
                    had.seats[seat.index()] += 1;
                    had.size = had.size.max(table.players().count());
                    let times = had.tables.entry(number).or_default();
                    quality.same_table_again += u32::from(*times > 0);
                    *times += 1;
                    let three = table.players().count() < field.players.count();
                    had.tables_of_three += u32::from(three);
                }
            }
            for person in &round.sits_out {
                had.entry(*person).or_default().out += 1;
            }
        }
        let players = had.iter().filter(|(person, _)| !staff.contains(person));
        let spread = |count: fn(&Had) -> u32| {
            let counts = players.clone().map(|(_, had)| count(had));
            counts.clone().min().zip(counts.max()).unwrap_or_default()
        };
        (quality.staff_meetings_fewest, quality.staff_meetings_most) = spread(|had| had.staff);
        (quality.sits_out_fewest, quality.sits_out_most) = spread(|had| had.out);
        (quality.tables_of_three_fewest, quality.tables_of_three_most) =
            spread(|had| had.tables_of_three);
        let differences = had.values().map(|had| {
            let seats = &had.seats[..had.size];
            seats
                .iter()
                .max()
                .zip(seats.iter().min())
                .map_or(0, |(most, fewest)| most - fewest)
        });
        quality.seat_difference = differences.max().unwrap_or_default();
        quality
    }

    fn count_pairs(
        &mut self,
        table: &[PersonId],
        staff: &BTreeSet<PersonId>,
        had: &mut BTreeMap<PersonId, Had>,
        meetings: &mut Meetings,
    ) {
        for (place, one) in table.iter().enumerate() {
            for other in &table[place + 1..] {
                let before = meetings.between(*one, *other);
                self.repeats += u32::from(before > 0);
                self.meetings_most = self.meetings_most.max(before + 1);
                match (staff.contains(one), staff.contains(other)) {
                    (true, true) => self.staff_together += 1,
                    (false, false) => {}
                    (is_staff, _) => {
                        let player = if is_staff { other } else { one };
                        had.entry(*player).or_default().staff += 1;
                        self.same_staff_again += u32::from(before > 0);
                    }
                }
            }
        }
        meetings.add(table);
    }
}
