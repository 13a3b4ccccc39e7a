-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.
CREATE TRIGGER rule_set_insert AFTER INSERT ON rule_set BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'rule_set', new.id, NULL, json_object('id', new.id, 'key', new.key, 'version', new.version, 'name', new.name, 'json', new.json)
    FROM writing WHERE recording;
END;
CREATE TRIGGER rule_set_update AFTER UPDATE ON rule_set BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'rule_set', new.id, json_object('id', old.id, 'key', old.key, 'version', old.version, 'name', old.name, 'json', old.json), json_object('id', new.id, 'key', new.key, 'version', new.version, 'name', new.name, 'json', new.json)
    FROM writing WHERE recording AND json_object('id', old.id, 'key', old.key, 'version', old.version, 'name', old.name, 'json', old.json) <> json_object('id', new.id, 'key', new.key, 'version', new.version, 'name', new.name, 'json', new.json);
END;
CREATE TRIGGER rule_set_delete AFTER DELETE ON rule_set BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'rule_set', old.id, json_object('id', old.id, 'key', old.key, 'version', old.version, 'name', old.name, 'json', old.json), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER club_insert AFTER INSERT ON club BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'club', new.id, NULL, json_object('id', new.id, 'name', new.name, 'rules', new.rules, 'fiscal_start', new.fiscal_start, 'calendar', new.calendar)
    FROM writing WHERE recording;
END;
CREATE TRIGGER club_update AFTER UPDATE ON club BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'club', new.id, json_object('id', old.id, 'name', old.name, 'rules', old.rules, 'fiscal_start', old.fiscal_start, 'calendar', old.calendar), json_object('id', new.id, 'name', new.name, 'rules', new.rules, 'fiscal_start', new.fiscal_start, 'calendar', new.calendar)
    FROM writing WHERE recording AND json_object('id', old.id, 'name', old.name, 'rules', old.rules, 'fiscal_start', old.fiscal_start, 'calendar', old.calendar) <> json_object('id', new.id, 'name', new.name, 'rules', new.rules, 'fiscal_start', new.fiscal_start, 'calendar', new.calendar);
END;
CREATE TRIGGER club_delete AFTER DELETE ON club BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'club', old.id, json_object('id', old.id, 'name', old.name, 'rules', old.rules, 'fiscal_start', old.fiscal_start, 'calendar', old.calendar), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER member_insert AFTER INSERT ON member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'member', new.id, NULL, json_object('id', new.id, 'number', new.number, 'name', new.name, 'kana', new.kana, 'kind', new.kind, 'sex', new.sex, 'joined_on', new.joined_on, 'left_on', new.left_on, 'note', new.note, 'search_key', new.search_key)
    FROM writing WHERE recording;
END;
CREATE TRIGGER member_update AFTER UPDATE ON member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'member', new.id, json_object('id', old.id, 'number', old.number, 'name', old.name, 'kana', old.kana, 'kind', old.kind, 'sex', old.sex, 'joined_on', old.joined_on, 'left_on', old.left_on, 'note', old.note, 'search_key', old.search_key), json_object('id', new.id, 'number', new.number, 'name', new.name, 'kana', new.kana, 'kind', new.kind, 'sex', new.sex, 'joined_on', new.joined_on, 'left_on', new.left_on, 'note', new.note, 'search_key', new.search_key)
    FROM writing WHERE recording AND json_object('id', old.id, 'number', old.number, 'name', old.name, 'kana', old.kana, 'kind', old.kind, 'sex', old.sex, 'joined_on', old.joined_on, 'left_on', old.left_on, 'note', old.note, 'search_key', old.search_key) <> json_object('id', new.id, 'number', new.number, 'name', new.name, 'kana', new.kana, 'kind', new.kind, 'sex', new.sex, 'joined_on', new.joined_on, 'left_on', new.left_on, 'note', new.note, 'search_key', new.search_key);
END;
CREATE TRIGGER member_delete AFTER DELETE ON member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'member', old.id, json_object('id', old.id, 'number', old.number, 'name', old.name, 'kana', old.kana, 'kind', old.kind, 'sex', old.sex, 'joined_on', old.joined_on, 'left_on', old.left_on, 'note', old.note, 'search_key', old.search_key), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER series_insert AFTER INSERT ON series BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'series', new.id, NULL, json_object('id', new.id, 'name', new.name)
    FROM writing WHERE recording;
END;
CREATE TRIGGER series_update AFTER UPDATE ON series BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'series', new.id, json_object('id', old.id, 'name', old.name), json_object('id', new.id, 'name', new.name)
    FROM writing WHERE recording AND json_object('id', old.id, 'name', old.name) <> json_object('id', new.id, 'name', new.name);
END;
CREATE TRIGGER series_delete AFTER DELETE ON series BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'series', old.id, json_object('id', old.id, 'name', old.name), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER session_insert AFTER INSERT ON session BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'session', new.id, NULL, json_object('id', new.id, 'date', new.date, 'series', new.series, 'venue', new.venue, 'note', new.note)
    FROM writing WHERE recording;
END;
CREATE TRIGGER session_update AFTER UPDATE ON session BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'session', new.id, json_object('id', old.id, 'date', old.date, 'series', old.series, 'venue', old.venue, 'note', old.note), json_object('id', new.id, 'date', new.date, 'series', new.series, 'venue', new.venue, 'note', new.note)
    FROM writing WHERE recording AND json_object('id', old.id, 'date', old.date, 'series', old.series, 'venue', old.venue, 'note', old.note) <> json_object('id', new.id, 'date', new.date, 'series', new.series, 'venue', new.venue, 'note', new.note);
END;
CREATE TRIGGER session_delete AFTER DELETE ON session BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'session', old.id, json_object('id', old.id, 'date', old.date, 'series', old.series, 'venue', old.venue, 'note', old.note), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER round_insert AFTER INSERT ON round BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'round', new.id, NULL, json_object('id', new.id, 'session', new.session, 'number', new.number)
    FROM writing WHERE recording;
END;
CREATE TRIGGER round_update AFTER UPDATE ON round BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'round', new.id, json_object('id', old.id, 'session', old.session, 'number', old.number), json_object('id', new.id, 'session', new.session, 'number', new.number)
    FROM writing WHERE recording AND json_object('id', old.id, 'session', old.session, 'number', old.number) <> json_object('id', new.id, 'session', new.session, 'number', new.number);
END;
CREATE TRIGGER round_delete AFTER DELETE ON round BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'round', old.id, json_object('id', old.id, 'session', old.session, 'number', old.number), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER hanchan_insert AFTER INSERT ON hanchan BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hanchan', new.id, NULL, json_object('id', new.id, 'round', new.round, 'table_label', new.table_label, 'rules', new.rules, 'last_dealer', new.last_dealer, 'deposit', new.deposit, 'unbalanced', new.unbalanced)
    FROM writing WHERE recording;
END;
CREATE TRIGGER hanchan_update AFTER UPDATE ON hanchan BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hanchan', new.id, json_object('id', old.id, 'round', old.round, 'table_label', old.table_label, 'rules', old.rules, 'last_dealer', old.last_dealer, 'deposit', old.deposit, 'unbalanced', old.unbalanced), json_object('id', new.id, 'round', new.round, 'table_label', new.table_label, 'rules', new.rules, 'last_dealer', new.last_dealer, 'deposit', new.deposit, 'unbalanced', new.unbalanced)
    FROM writing WHERE recording AND json_object('id', old.id, 'round', old.round, 'table_label', old.table_label, 'rules', old.rules, 'last_dealer', old.last_dealer, 'deposit', old.deposit, 'unbalanced', old.unbalanced) <> json_object('id', new.id, 'round', new.round, 'table_label', new.table_label, 'rules', new.rules, 'last_dealer', new.last_dealer, 'deposit', new.deposit, 'unbalanced', new.unbalanced);
END;
CREATE TRIGGER hanchan_delete AFTER DELETE ON hanchan BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hanchan', old.id, json_object('id', old.id, 'round', old.round, 'table_label', old.table_label, 'rules', old.rules, 'last_dealer', old.last_dealer, 'deposit', old.deposit, 'unbalanced', old.unbalanced), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER seat_insert AFTER INSERT ON seat BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'seat', new.hanchan, NULL, json_object('hanchan', new.hanchan, 'seat', new.seat, 'member', new.member, 'points', new.points, 'chombo', new.chombo, 'place', new.place, 'tied', new.tied, 'base', new.base, 'uma', new.uma, 'chombo_points', new.chombo_points, 'total', new.total)
    FROM writing WHERE recording;
END;
CREATE TRIGGER seat_update AFTER UPDATE ON seat BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'seat', new.hanchan, json_object('hanchan', old.hanchan, 'seat', old.seat, 'member', old.member, 'points', old.points, 'chombo', old.chombo, 'place', old.place, 'tied', old.tied, 'base', old.base, 'uma', old.uma, 'chombo_points', old.chombo_points, 'total', old.total), json_object('hanchan', new.hanchan, 'seat', new.seat, 'member', new.member, 'points', new.points, 'chombo', new.chombo, 'place', new.place, 'tied', new.tied, 'base', new.base, 'uma', new.uma, 'chombo_points', new.chombo_points, 'total', new.total)
    FROM writing WHERE recording AND json_object('hanchan', old.hanchan, 'seat', old.seat, 'member', old.member, 'points', old.points, 'chombo', old.chombo, 'place', old.place, 'tied', old.tied, 'base', old.base, 'uma', old.uma, 'chombo_points', old.chombo_points, 'total', old.total) <> json_object('hanchan', new.hanchan, 'seat', new.seat, 'member', new.member, 'points', new.points, 'chombo', new.chombo, 'place', new.place, 'tied', new.tied, 'base', new.base, 'uma', new.uma, 'chombo_points', new.chombo_points, 'total', new.total);
END;
CREATE TRIGGER seat_delete AFTER DELETE ON seat BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'seat', old.hanchan, json_object('hanchan', old.hanchan, 'seat', old.seat, 'member', old.member, 'points', old.points, 'chombo', old.chombo, 'place', old.place, 'tied', old.tied, 'base', old.base, 'uma', old.uma, 'chombo_points', old.chombo_points, 'total', old.total), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER hand_insert AFTER INSERT ON hand BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hand', new.hanchan, NULL, json_object('id', new.id, 'hanchan', new.hanchan, 'hand_name', new.hand_name, 'honba', new.honba, 'winner', new.winner, 'loser', new.loser, 'level', new.level, 'han', new.han, 'fu', new.fu, 'yaku', new.yaku, 'note', new.note)
    FROM writing WHERE recording;
END;
CREATE TRIGGER hand_update AFTER UPDATE ON hand BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hand', new.hanchan, json_object('id', old.id, 'hanchan', old.hanchan, 'hand_name', old.hand_name, 'honba', old.honba, 'winner', old.winner, 'loser', old.loser, 'level', old.level, 'han', old.han, 'fu', old.fu, 'yaku', old.yaku, 'note', old.note), json_object('id', new.id, 'hanchan', new.hanchan, 'hand_name', new.hand_name, 'honba', new.honba, 'winner', new.winner, 'loser', new.loser, 'level', new.level, 'han', new.han, 'fu', new.fu, 'yaku', new.yaku, 'note', new.note)
    FROM writing WHERE recording AND json_object('id', old.id, 'hanchan', old.hanchan, 'hand_name', old.hand_name, 'honba', old.honba, 'winner', old.winner, 'loser', old.loser, 'level', old.level, 'han', old.han, 'fu', old.fu, 'yaku', old.yaku, 'note', old.note) <> json_object('id', new.id, 'hanchan', new.hanchan, 'hand_name', new.hand_name, 'honba', new.honba, 'winner', new.winner, 'loser', new.loser, 'level', new.level, 'han', new.han, 'fu', new.fu, 'yaku', new.yaku, 'note', new.note);
END;
CREATE TRIGGER hand_delete AFTER DELETE ON hand BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hand', old.hanchan, json_object('id', old.id, 'hanchan', old.hanchan, 'hand_name', old.hand_name, 'honba', old.honba, 'winner', old.winner, 'loser', old.loser, 'level', old.level, 'han', old.han, 'fu', old.fu, 'yaku', old.yaku, 'note', old.note), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER adjustment_insert AFTER INSERT ON adjustment BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'adjustment', new.id, NULL, json_object('id', new.id, 'date', new.date, 'series', new.series, 'member', new.member, 'points', new.points, 'reason', new.reason)
    FROM writing WHERE recording;
END;
CREATE TRIGGER adjustment_update AFTER UPDATE ON adjustment BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'adjustment', new.id, json_object('id', old.id, 'date', old.date, 'series', old.series, 'member', old.member, 'points', old.points, 'reason', old.reason), json_object('id', new.id, 'date', new.date, 'series', new.series, 'member', new.member, 'points', new.points, 'reason', new.reason)
    FROM writing WHERE recording AND json_object('id', old.id, 'date', old.date, 'series', old.series, 'member', old.member, 'points', old.points, 'reason', old.reason) <> json_object('id', new.id, 'date', new.date, 'series', new.series, 'member', new.member, 'points', new.points, 'reason', new.reason);
END;
CREATE TRIGGER adjustment_delete AFTER DELETE ON adjustment BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'adjustment', old.id, json_object('id', old.id, 'date', old.date, 'series', old.series, 'member', old.member, 'points', old.points, 'reason', old.reason), NULL
    FROM writing WHERE recording;
END;
