-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.
CREATE TRIGGER planned_rounds_insert AFTER INSERT ON planned_rounds BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'planned_rounds', new.id, NULL, json_object('id', new.id, 'rounds', new.rounds)
    FROM writing WHERE recording;
END;
CREATE TRIGGER planned_rounds_update AFTER UPDATE ON planned_rounds BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'planned_rounds', new.id, json_object('id', old.id, 'rounds', old.rounds), json_object('id', new.id, 'rounds', new.rounds)
    FROM writing WHERE recording AND json_object('id', old.id, 'rounds', old.rounds) <> json_object('id', new.id, 'rounds', new.rounds);
END;
CREATE TRIGGER planned_rounds_delete AFTER DELETE ON planned_rounds BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'planned_rounds', old.id, json_object('id', old.id, 'rounds', old.rounds), NULL
    FROM writing WHERE recording;
END;
