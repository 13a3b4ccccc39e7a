-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.
CREATE TRIGGER attendance_insert AFTER INSERT ON attendance BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'attendance', new.id, NULL, json_object('id', new.id, 'session', new.session, 'member', new.member, 'from_round', new.from_round, 'until_round', new.until_round)
    FROM writing WHERE recording;
END;
CREATE TRIGGER attendance_update AFTER UPDATE ON attendance BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'attendance', new.id, json_object('id', old.id, 'session', old.session, 'member', old.member, 'from_round', old.from_round, 'until_round', old.until_round), json_object('id', new.id, 'session', new.session, 'member', new.member, 'from_round', new.from_round, 'until_round', new.until_round)
    FROM writing WHERE recording AND json_object('id', old.id, 'session', old.session, 'member', old.member, 'from_round', old.from_round, 'until_round', old.until_round) <> json_object('id', new.id, 'session', new.session, 'member', new.member, 'from_round', new.from_round, 'until_round', new.until_round);
END;
CREATE TRIGGER attendance_delete AFTER DELETE ON attendance BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'attendance', old.id, json_object('id', old.id, 'session', old.session, 'member', old.member, 'from_round', old.from_round, 'until_round', old.until_round), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER draw_insert AFTER INSERT ON draw BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'draw', new.id, NULL, json_object('id', new.id, 'session', new.session, 'round_number', new.round_number, 'seed', new.seed)
    FROM writing WHERE recording;
END;
CREATE TRIGGER draw_update AFTER UPDATE ON draw BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'draw', new.id, json_object('id', old.id, 'session', old.session, 'round_number', old.round_number, 'seed', old.seed), json_object('id', new.id, 'session', new.session, 'round_number', new.round_number, 'seed', new.seed)
    FROM writing WHERE recording AND json_object('id', old.id, 'session', old.session, 'round_number', old.round_number, 'seed', old.seed) <> json_object('id', new.id, 'session', new.session, 'round_number', new.round_number, 'seed', new.seed);
END;
CREATE TRIGGER draw_delete AFTER DELETE ON draw BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'draw', old.id, json_object('id', old.id, 'session', old.session, 'round_number', old.round_number, 'seed', old.seed), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER draw_seat_insert AFTER INSERT ON draw_seat BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'draw_seat', new.draw, NULL, json_object('draw', new.draw, 'member', new.member, 'table_label', new.table_label, 'starting_seat', new.starting_seat)
    FROM writing WHERE recording;
END;
CREATE TRIGGER draw_seat_update AFTER UPDATE ON draw_seat BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'draw_seat', new.draw, json_object('draw', old.draw, 'member', old.member, 'table_label', old.table_label, 'starting_seat', old.starting_seat), json_object('draw', new.draw, 'member', new.member, 'table_label', new.table_label, 'starting_seat', new.starting_seat)
    FROM writing WHERE recording AND json_object('draw', old.draw, 'member', old.member, 'table_label', old.table_label, 'starting_seat', old.starting_seat) <> json_object('draw', new.draw, 'member', new.member, 'table_label', new.table_label, 'starting_seat', new.starting_seat);
END;
CREATE TRIGGER draw_seat_delete AFTER DELETE ON draw_seat BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'draw_seat', old.draw, json_object('draw', old.draw, 'member', old.member, 'table_label', old.table_label, 'starting_seat', old.starting_seat), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER set_aside_insert AFTER INSERT ON set_aside BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'set_aside', new.id, NULL, json_object('id', new.id, 'session', new.session, 'round_number', new.round_number, 'table_label', new.table_label, 'kind', new.kind, 'reason', new.reason)
    FROM writing WHERE recording;
END;
CREATE TRIGGER set_aside_update AFTER UPDATE ON set_aside BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'set_aside', new.id, json_object('id', old.id, 'session', old.session, 'round_number', old.round_number, 'table_label', old.table_label, 'kind', old.kind, 'reason', old.reason), json_object('id', new.id, 'session', new.session, 'round_number', new.round_number, 'table_label', new.table_label, 'kind', new.kind, 'reason', new.reason)
    FROM writing WHERE recording AND json_object('id', old.id, 'session', old.session, 'round_number', old.round_number, 'table_label', old.table_label, 'kind', old.kind, 'reason', old.reason) <> json_object('id', new.id, 'session', new.session, 'round_number', new.round_number, 'table_label', new.table_label, 'kind', new.kind, 'reason', new.reason);
END;
CREATE TRIGGER set_aside_delete AFTER DELETE ON set_aside BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'set_aside', old.id, json_object('id', old.id, 'session', old.session, 'round_number', old.round_number, 'table_label', old.table_label, 'kind', old.kind, 'reason', old.reason), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER backup_folder_insert AFTER INSERT ON backup_folder BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'backup_folder', new.id, NULL, json_object('id', new.id, 'folder', new.folder)
    FROM writing WHERE recording;
END;
CREATE TRIGGER backup_folder_update AFTER UPDATE ON backup_folder BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'backup_folder', new.id, json_object('id', old.id, 'folder', old.folder), json_object('id', new.id, 'folder', new.folder)
    FROM writing WHERE recording AND json_object('id', old.id, 'folder', old.folder) <> json_object('id', new.id, 'folder', new.folder);
END;
CREATE TRIGGER backup_folder_delete AFTER DELETE ON backup_folder BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'backup_folder', old.id, json_object('id', old.id, 'folder', old.folder), NULL
    FROM writing WHERE recording;
END;
