-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.
CREATE TRIGGER rules_kept_insert AFTER INSERT ON rules_kept BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'rules_kept', new.id, NULL, json_object('id', new.id)
    FROM writing WHERE recording;
END;
CREATE TRIGGER rules_kept_update AFTER UPDATE ON rules_kept BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'rules_kept', new.id, json_object('id', old.id), json_object('id', new.id)
    FROM writing WHERE recording AND json_object('id', old.id) <> json_object('id', new.id);
END;
CREATE TRIGGER rules_kept_delete AFTER DELETE ON rules_kept BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'rules_kept', old.id, json_object('id', old.id), NULL
    FROM writing WHERE recording;
END;
