-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.
DROP TRIGGER hanchan_insert;
CREATE TRIGGER hanchan_insert AFTER INSERT ON hanchan BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hanchan', new.id, NULL, json_object('id', new.id, 'round', new.round, 'table_label', new.table_label, 'rules', new.rules, 'last_dealer', new.last_dealer, 'deposit', new.deposit, 'unbalanced', new.unbalanced, 'two_tables', new.two_tables)
    FROM writing WHERE recording;
END;
DROP TRIGGER hanchan_update;
CREATE TRIGGER hanchan_update AFTER UPDATE ON hanchan BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hanchan', new.id, json_object('id', old.id, 'round', old.round, 'table_label', old.table_label, 'rules', old.rules, 'last_dealer', old.last_dealer, 'deposit', old.deposit, 'unbalanced', old.unbalanced, 'two_tables', old.two_tables), json_object('id', new.id, 'round', new.round, 'table_label', new.table_label, 'rules', new.rules, 'last_dealer', new.last_dealer, 'deposit', new.deposit, 'unbalanced', new.unbalanced, 'two_tables', new.two_tables)
    FROM writing WHERE recording AND json_object('id', old.id, 'round', old.round, 'table_label', old.table_label, 'rules', old.rules, 'last_dealer', old.last_dealer, 'deposit', old.deposit, 'unbalanced', old.unbalanced, 'two_tables', old.two_tables) <> json_object('id', new.id, 'round', new.round, 'table_label', new.table_label, 'rules', new.rules, 'last_dealer', new.last_dealer, 'deposit', new.deposit, 'unbalanced', new.unbalanced, 'two_tables', new.two_tables);
END;
DROP TRIGGER hanchan_delete;
CREATE TRIGGER hanchan_delete AFTER DELETE ON hanchan BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hanchan', old.id, json_object('id', old.id, 'round', old.round, 'table_label', old.table_label, 'rules', old.rules, 'last_dealer', old.last_dealer, 'deposit', old.deposit, 'unbalanced', old.unbalanced, 'two_tables', old.two_tables), NULL
    FROM writing WHERE recording;
END;
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
