-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.
DROP TRIGGER club_insert;
CREATE TRIGGER club_insert AFTER INSERT ON club BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'club', new.id, NULL, json_object('id', new.id, 'name', new.name, 'rules', new.rules, 'fiscal_start', new.fiscal_start, 'calendar', new.calendar, 'sections', new.sections)
    FROM writing WHERE recording;
END;
DROP TRIGGER club_update;
CREATE TRIGGER club_update AFTER UPDATE ON club BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'club', new.id, json_object('id', old.id, 'name', old.name, 'rules', old.rules, 'fiscal_start', old.fiscal_start, 'calendar', old.calendar, 'sections', old.sections), json_object('id', new.id, 'name', new.name, 'rules', new.rules, 'fiscal_start', new.fiscal_start, 'calendar', new.calendar, 'sections', new.sections)
    FROM writing WHERE recording AND json_object('id', old.id, 'name', old.name, 'rules', old.rules, 'fiscal_start', old.fiscal_start, 'calendar', old.calendar, 'sections', old.sections) <> json_object('id', new.id, 'name', new.name, 'rules', new.rules, 'fiscal_start', new.fiscal_start, 'calendar', new.calendar, 'sections', new.sections);
END;
DROP TRIGGER club_delete;
CREATE TRIGGER club_delete AFTER DELETE ON club BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'club', old.id, json_object('id', old.id, 'name', old.name, 'rules', old.rules, 'fiscal_start', old.fiscal_start, 'calendar', old.calendar, 'sections', old.sections), NULL
    FROM writing WHERE recording;
END;
