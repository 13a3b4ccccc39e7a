//! What somebody does to a club's file with another program.

/// What it is called, and what is done.
pub fn attacks() -> impl Iterator<Item = (&'static str, &'static str)> {
    let attacks = ATTACKS.trim().lines();
    attacks.map(|attack| attack.split_once(" > ").unwrap())
}

const ATTACKS: &str = "
amounts that cannot be added > UPDATE adjustment SET points = 9200000000000000000
a place that is none > UPDATE seat SET place = 9 WHERE hanchan = 1 AND seat = 0
the seats of a hanchan are gone > DELETE FROM seat WHERE hanchan = (SELECT max(id) FROM hanchan)
all hands are gone > DELETE FROM hand
all results are gone > DELETE FROM hand; DELETE FROM seat; DELETE FROM hanchan
a member is another > UPDATE member SET name = '別人' WHERE id = 1
a member is gone > DELETE FROM member WHERE id NOT IN (SELECT member FROM seat)
a member came from nowhere > INSERT INTO member SELECT 9999, 9999, name, kana, kind, sex, joined_on, left_on, note, search_key, public_name, NULL FROM member LIMIT 1
two amounts are changed, with their sum > UPDATE seat SET points = points + 100, base = base + 100, total = total + 100 WHERE seat = 0; UPDATE seat SET points = points - 100, base = base - 100, total = total - 100 WHERE seat = 1
the club has another name > UPDATE club SET name = 'よその会'
a rule set is another > UPDATE rule_set SET name = 'よそのルール' WHERE id = 1
an award is gone > DELETE FROM award WHERE id = 3
the history is empty > DELETE FROM change; DELETE FROM fingerprint; UPDATE writing SET operation = NULL; DELETE FROM operation
one in seven changes is gone > DELETE FROM change WHERE id % 7 = 0
an entry is of an unknown kind > UPDATE operation SET kind = 'nothing' WHERE id = 3
an entry is of another time > UPDATE operation SET at = '2001-01-01 00:00:00' WHERE id = 3
an entry does not stand any more > UPDATE operation SET state = 'undone' WHERE id = (SELECT max(id) FROM operation)
an entry is gone > DELETE FROM change WHERE operation = 4; DELETE FROM fingerprint WHERE operation = 4; DELETE FROM operation WHERE id = 4
an entry came from nowhere > INSERT INTO operation VALUES (900, '2030-01-01 00:00:00', 'import', 'done', NULL)
an entry points to itself > UPDATE operation SET target = id WHERE id = 2
a change says something else > UPDATE change SET after = json_set(after, '$.name', 'x') WHERE id = 2
a change is no JSON > UPDATE change SET after = '{' WHERE id = 2
a change is a nest > UPDATE change SET after = replace(hex(zeroblob(60000)), '00', '[') WHERE id = 2
a change is of an unknown table > UPDATE change SET table_name = 'sqlite_schema' WHERE id = 2
a change has a number that is none > UPDATE change SET after = json_set(after, '$.number', 1.5) WHERE table_name = 'member'
the fingerprints are gone > DELETE FROM fingerprint
a fingerprint is another > UPDATE fingerprint SET history = history + 1 WHERE operation = 2
the last fingerprint is another > UPDATE fingerprint SET contents = contents + 1 WHERE operation = (SELECT max(operation) FROM fingerprint)
something that was never brought over > INSERT INTO brought VALUES (2, 5, 1, 0, '{}')
all triggers are gone > @triggers
one trigger is gone > DROP TRIGGER seat_insert
the guard is gone > DELETE FROM writing
the guard lets everything pass > UPDATE writing SET operation = 1, recording = 0
a trigger that never ends > CREATE TRIGGER never AFTER INSERT ON operation BEGIN INSERT INTO operation SELECT max(id) + 1, at, kind, state, target FROM operation; END
a table is a view that never ends > @view
a trigger that counts for ever > CREATE TRIGGER ever AFTER UPDATE ON writing BEGIN SELECT count(*) FROM (WITH RECURSIVE c(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM c) SELECT x FROM c); END
a table more > CREATE TABLE theirs (id INTEGER)
an index more > CREATE INDEX theirs ON member (name)
a virtual table > CREATE VIRTUAL TABLE theirs USING fts5(text)
a check less > @check
a name that is no text > UPDATE member SET name = CAST(x'e38182ff' AS TEXT) WHERE id = 1
a name with a nul > UPDATE member SET name = '一' || char(0) || '二' WHERE id = 1
a name that a terminal would obey > UPDATE member SET name = char(27) || ']0;x' || char(7) WHERE id = 1
a note of many megabytes > UPDATE session SET note = replace(hex(zeroblob(40000000)), '00', 'x') WHERE id = 1
a note larger than anything > UPDATE session SET note = hex(zeroblob(100000000)) WHERE id = 1
a day that is none > UPDATE session SET date = '2025-02-31' WHERE id = 1
a hanchan without a round > UPDATE hanchan SET round = 99999 WHERE id = 1
two hanchan at one table > UPDATE hanchan SET table_label = table_label || ' ' WHERE id = 1
a rule set that is no JSON > UPDATE rule_set SET json = '[' WHERE id = 1
";
