// Every command the page may call, by the module of its domain: included by `ipc/mod.rs`, which
// hands them to the shell and writes their types, and by `build.rs`, which gives the page leave to
// call them.
commands![
    club::choose_club,
    club::club_at_start,
    club::club_status,
    club::redo,
    club::undo,
    members::member_choices,
    results::month_standings,
    typed::day_from_text,
    typed::month_from_text,
    typed::period_between,
    typed::period_from_text,
    typed::period_of,
];
