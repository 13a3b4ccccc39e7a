//! The journal's own tables.

/// `writing` says which operation is under way; the triggers in `triggers_1.sql` refuse any write
/// while there is none, and record each change while `recording` is set.
pub(crate) const STEP_1: &str = "
CREATE TABLE operation (
    id INTEGER PRIMARY KEY,
    at TEXT NOT NULL CHECK (at IS datetime(at)),
    kind TEXT NOT NULL CHECK (kind <> ''),
    state TEXT NOT NULL CHECK (state IN ('done', 'undone', 'dropped', 'fixed')),
    target INTEGER REFERENCES operation
) STRICT;
CREATE INDEX operation_by_state ON operation (state, id);
CREATE TABLE change (
    id INTEGER PRIMARY KEY,
    operation INTEGER NOT NULL REFERENCES operation,
    table_name TEXT NOT NULL CHECK (table_name <> ''),
    record INTEGER NOT NULL,
    before TEXT CHECK (json_valid(before)),
    after TEXT CHECK (json_valid(after)),
    CHECK (before IS NOT NULL OR after IS NOT NULL)
) STRICT;
CREATE INDEX change_of_operation ON change (operation);
CREATE INDEX change_of_record ON change (table_name, record);
CREATE TABLE writing (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    operation INTEGER REFERENCES operation,
    recording INTEGER NOT NULL CHECK (recording IN (0, 1))
) STRICT;
INSERT INTO writing (id, operation, recording) VALUES (1, NULL, 0);
";

/// Says the same of `change` to every version of `SQLite`: older ones take `json_valid(NULL)` for false,
/// and called each row of every sound club broken. A table's checks are changed in the schema itself;
/// making it anew would take all triggers with it.
pub(crate) const STEP_6: &str = "
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(replace(sql,
    'CHECK (json_valid(before))', 'CHECK (before IS NULL OR json_valid(before))'),
    'CHECK (json_valid(after))', 'CHECK (after IS NULL OR json_valid(after))')
WHERE type = 'table' AND name = 'change';
PRAGMA writable_schema = RESET;
";

/// Which operation of another file of the same club an operation did here or took back here, by its
/// number and its fingerprint there; and which row of this file each of its rows is: by table, pairs of
/// the number there and the number here.
pub(crate) const BROUGHT_6: &str = "
CREATE TABLE brought (
    operation INTEGER PRIMARY KEY REFERENCES operation,
    theirs INTEGER NOT NULL,
    history INTEGER NOT NULL,
    is_taken_back INTEGER NOT NULL CHECK (is_taken_back IN (0, 1)),
    rows TEXT NOT NULL CHECK (json_valid(rows))
) STRICT;
";
