-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.
DROP TRIGGER member_insert;
CREATE TRIGGER member_insert AFTER INSERT ON member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'member', new.id, NULL, json_object('id', new.id, 'number', new.number, 'name', new.name, 'kana', new.kana, 'kind', new.kind, 'sex', new.sex, 'joined_on', new.joined_on, 'left_on', new.left_on, 'note', new.note, 'search_key', new.search_key, 'public_name', new.public_name, 'beginner_until', new.beginner_until)
    FROM writing WHERE recording;
END;
DROP TRIGGER member_update;
CREATE TRIGGER member_update AFTER UPDATE ON member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'member', new.id, json_object('id', old.id, 'number', old.number, 'name', old.name, 'kana', old.kana, 'kind', old.kind, 'sex', old.sex, 'joined_on', old.joined_on, 'left_on', old.left_on, 'note', old.note, 'search_key', old.search_key, 'public_name', old.public_name, 'beginner_until', old.beginner_until), json_object('id', new.id, 'number', new.number, 'name', new.name, 'kana', new.kana, 'kind', new.kind, 'sex', new.sex, 'joined_on', new.joined_on, 'left_on', new.left_on, 'note', new.note, 'search_key', new.search_key, 'public_name', new.public_name, 'beginner_until', new.beginner_until)
    FROM writing WHERE recording AND json_object('id', old.id, 'number', old.number, 'name', old.name, 'kana', old.kana, 'kind', old.kind, 'sex', old.sex, 'joined_on', old.joined_on, 'left_on', old.left_on, 'note', old.note, 'search_key', old.search_key, 'public_name', old.public_name, 'beginner_until', old.beginner_until) <> json_object('id', new.id, 'number', new.number, 'name', new.name, 'kana', new.kana, 'kind', new.kind, 'sex', new.sex, 'joined_on', new.joined_on, 'left_on', new.left_on, 'note', new.note, 'search_key', new.search_key, 'public_name', new.public_name, 'beginner_until', new.beginner_until);
END;
DROP TRIGGER member_delete;
CREATE TRIGGER member_delete AFTER DELETE ON member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'member', old.id, json_object('id', old.id, 'number', old.number, 'name', old.name, 'kana', old.kana, 'kind', old.kind, 'sex', old.sex, 'joined_on', old.joined_on, 'left_on', old.left_on, 'note', old.note, 'search_key', old.search_key, 'public_name', old.public_name, 'beginner_until', old.beginner_until), NULL
    FROM writing WHERE recording;
END;
