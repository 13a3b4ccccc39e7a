//! The tables of the club's file, one module each: its schema, its rows and its queries.

pub mod adjustment;
pub mod attendance;
pub mod award;
pub mod backup_folder;
pub mod club;
pub mod competition;
pub mod competition_event;
pub mod competition_round;
pub mod draw;
pub mod draw_seat;
pub mod hanchan;
pub mod hand;
pub mod member;
pub mod planned_rounds;
pub mod remark;
pub mod round;
pub mod rule_set;
pub mod schedule_exception;
pub mod schedule_rule;
pub mod seat;
pub mod series;
pub mod session;
pub mod set_aside;

/// What the journal needs to know of a table.
#[derive(Debug)]
pub(crate) struct Journalled {
    pub name: &'static str,
    /// The columns that tell its rows apart.
    pub key: &'static [&'static str],
}

const fn journalled(name: &'static str) -> Journalled {
    Journalled { name, key: &["id"] }
}

/// Every table whose changes are kept, in the order in which their rows refer to one another.
pub(crate) static JOURNALLED: [Journalled; 24] = [
    journalled("rule_set"),
    journalled("club"),
    journalled("member"),
    journalled("series"),
    journalled("session"),
    journalled("round"),
    journalled("hanchan"),
    Journalled {
        name: "seat",
        key: &["hanchan", "seat"],
    },
    journalled("hand"),
    journalled("adjustment"),
    journalled("attendance"),
    journalled("draw"),
    Journalled {
        name: "draw_seat",
        key: &["draw", "member"],
    },
    journalled("set_aside"),
    journalled("backup_folder"),
    journalled("planned_rounds"),
    journalled("schedule_rule"),
    journalled("schedule_exception"),
    journalled("award"),
    journalled("remark"),
    journalled("competition"),
    journalled("competition_event"),
    Journalled {
        name: "competition_event_member",
        key: &["event", "position"],
    },
    journalled("competition_round"),
];
