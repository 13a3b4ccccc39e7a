-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.
DROP TRIGGER member_insert;
CREATE TRIGGER member_insert AFTER INSERT ON member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'member', new.id, NULL, json_object('id', new.id, 'number', new.number, 'name', new.name, 'kana', new.kana, 'kind', new.kind, 'sex', new.sex, 'joined_on', new.joined_on, 'left_on', new.left_on, 'note', new.note, 'search_key', new.search_key, 'public_name', new.public_name)
    FROM writing WHERE recording;
END;
DROP TRIGGER member_update;
CREATE TRIGGER member_update AFTER UPDATE ON member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'member', new.id, json_object('id', old.id, 'number', old.number, 'name', old.name, 'kana', old.kana, 'kind', old.kind, 'sex', old.sex, 'joined_on', old.joined_on, 'left_on', old.left_on, 'note', old.note, 'search_key', old.search_key, 'public_name', old.public_name), json_object('id', new.id, 'number', new.number, 'name', new.name, 'kana', new.kana, 'kind', new.kind, 'sex', new.sex, 'joined_on', new.joined_on, 'left_on', new.left_on, 'note', new.note, 'search_key', new.search_key, 'public_name', new.public_name)
    FROM writing WHERE recording AND json_object('id', old.id, 'number', old.number, 'name', old.name, 'kana', old.kana, 'kind', old.kind, 'sex', old.sex, 'joined_on', old.joined_on, 'left_on', old.left_on, 'note', old.note, 'search_key', old.search_key, 'public_name', old.public_name) <> json_object('id', new.id, 'number', new.number, 'name', new.name, 'kana', new.kana, 'kind', new.kind, 'sex', new.sex, 'joined_on', new.joined_on, 'left_on', new.left_on, 'note', new.note, 'search_key', new.search_key, 'public_name', new.public_name);
END;
DROP TRIGGER member_delete;
CREATE TRIGGER member_delete AFTER DELETE ON member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'member', old.id, json_object('id', old.id, 'number', old.number, 'name', old.name, 'kana', old.kana, 'kind', old.kind, 'sex', old.sex, 'joined_on', old.joined_on, 'left_on', old.left_on, 'note', old.note, 'search_key', old.search_key, 'public_name', old.public_name), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER schedule_rule_insert AFTER INSERT ON schedule_rule BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'schedule_rule', new.id, NULL, json_object('id', new.id, 'series', new.series, 'weekday', new.weekday, 'weeks', new.weeks, 'on_holidays', new.on_holidays, 'from_date', new.from_date, 'until_date', new.until_date, 'venue', new.venue, 'begins', new.begins, 'ends', new.ends, 'rounds', new.rounds, 'note', new.note)
    FROM writing WHERE recording;
END;
CREATE TRIGGER schedule_rule_update AFTER UPDATE ON schedule_rule BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'schedule_rule', new.id, json_object('id', old.id, 'series', old.series, 'weekday', old.weekday, 'weeks', old.weeks, 'on_holidays', old.on_holidays, 'from_date', old.from_date, 'until_date', old.until_date, 'venue', old.venue, 'begins', old.begins, 'ends', old.ends, 'rounds', old.rounds, 'note', old.note), json_object('id', new.id, 'series', new.series, 'weekday', new.weekday, 'weeks', new.weeks, 'on_holidays', new.on_holidays, 'from_date', new.from_date, 'until_date', new.until_date, 'venue', new.venue, 'begins', new.begins, 'ends', new.ends, 'rounds', new.rounds, 'note', new.note)
    FROM writing WHERE recording AND json_object('id', old.id, 'series', old.series, 'weekday', old.weekday, 'weeks', old.weeks, 'on_holidays', old.on_holidays, 'from_date', old.from_date, 'until_date', old.until_date, 'venue', old.venue, 'begins', old.begins, 'ends', old.ends, 'rounds', old.rounds, 'note', old.note) <> json_object('id', new.id, 'series', new.series, 'weekday', new.weekday, 'weeks', new.weeks, 'on_holidays', new.on_holidays, 'from_date', new.from_date, 'until_date', new.until_date, 'venue', new.venue, 'begins', new.begins, 'ends', new.ends, 'rounds', new.rounds, 'note', new.note);
END;
CREATE TRIGGER schedule_rule_delete AFTER DELETE ON schedule_rule BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'schedule_rule', old.id, json_object('id', old.id, 'series', old.series, 'weekday', old.weekday, 'weeks', old.weeks, 'on_holidays', old.on_holidays, 'from_date', old.from_date, 'until_date', old.until_date, 'venue', old.venue, 'begins', old.begins, 'ends', old.ends, 'rounds', old.rounds, 'note', old.note), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER schedule_exception_insert AFTER INSERT ON schedule_exception BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'schedule_exception', new.id, NULL, json_object('id', new.id, 'series', new.series, 'date', new.date, 'kind', new.kind, 'to_date', new.to_date, 'reason', new.reason, 'venue', new.venue, 'begins', new.begins, 'ends', new.ends, 'rounds', new.rounds, 'note', new.note)
    FROM writing WHERE recording;
END;
CREATE TRIGGER schedule_exception_update AFTER UPDATE ON schedule_exception BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'schedule_exception', new.id, json_object('id', old.id, 'series', old.series, 'date', old.date, 'kind', old.kind, 'to_date', old.to_date, 'reason', old.reason, 'venue', old.venue, 'begins', old.begins, 'ends', old.ends, 'rounds', old.rounds, 'note', old.note), json_object('id', new.id, 'series', new.series, 'date', new.date, 'kind', new.kind, 'to_date', new.to_date, 'reason', new.reason, 'venue', new.venue, 'begins', new.begins, 'ends', new.ends, 'rounds', new.rounds, 'note', new.note)
    FROM writing WHERE recording AND json_object('id', old.id, 'series', old.series, 'date', old.date, 'kind', old.kind, 'to_date', old.to_date, 'reason', old.reason, 'venue', old.venue, 'begins', old.begins, 'ends', old.ends, 'rounds', old.rounds, 'note', old.note) <> json_object('id', new.id, 'series', new.series, 'date', new.date, 'kind', new.kind, 'to_date', new.to_date, 'reason', new.reason, 'venue', new.venue, 'begins', new.begins, 'ends', new.ends, 'rounds', new.rounds, 'note', new.note);
END;
CREATE TRIGGER schedule_exception_delete AFTER DELETE ON schedule_exception BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'schedule_exception', old.id, json_object('id', old.id, 'series', old.series, 'date', old.date, 'kind', old.kind, 'to_date', old.to_date, 'reason', old.reason, 'venue', old.venue, 'begins', old.begins, 'ends', old.ends, 'rounds', old.rounds, 'note', old.note), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER award_insert AFTER INSERT ON award BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'award', new.id, NULL, json_object('id', new.id, 'name', new.name, 'statistic', new.statistic, 'direction', new.direction, 'minimum', new.minimum, 'goes_to', new.goes_to)
    FROM writing WHERE recording;
END;
CREATE TRIGGER award_update AFTER UPDATE ON award BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'award', new.id, json_object('id', old.id, 'name', old.name, 'statistic', old.statistic, 'direction', old.direction, 'minimum', old.minimum, 'goes_to', old.goes_to), json_object('id', new.id, 'name', new.name, 'statistic', new.statistic, 'direction', new.direction, 'minimum', new.minimum, 'goes_to', new.goes_to)
    FROM writing WHERE recording AND json_object('id', old.id, 'name', old.name, 'statistic', old.statistic, 'direction', old.direction, 'minimum', old.minimum, 'goes_to', old.goes_to) <> json_object('id', new.id, 'name', new.name, 'statistic', new.statistic, 'direction', new.direction, 'minimum', new.minimum, 'goes_to', new.goes_to);
END;
CREATE TRIGGER award_delete AFTER DELETE ON award BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'award', old.id, json_object('id', old.id, 'name', old.name, 'statistic', old.statistic, 'direction', old.direction, 'minimum', old.minimum, 'goes_to', old.goes_to), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER remark_insert AFTER INSERT ON remark BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'remark', new.id, NULL, json_object('id', new.id, 'from_date', new.from_date, 'to_date', new.to_date, 'series', new.series, 'member', new.member, 'text', new.text)
    FROM writing WHERE recording;
END;
CREATE TRIGGER remark_update AFTER UPDATE ON remark BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'remark', new.id, json_object('id', old.id, 'from_date', old.from_date, 'to_date', old.to_date, 'series', old.series, 'member', old.member, 'text', old.text), json_object('id', new.id, 'from_date', new.from_date, 'to_date', new.to_date, 'series', new.series, 'member', new.member, 'text', new.text)
    FROM writing WHERE recording AND json_object('id', old.id, 'from_date', old.from_date, 'to_date', old.to_date, 'series', old.series, 'member', old.member, 'text', old.text) <> json_object('id', new.id, 'from_date', new.from_date, 'to_date', new.to_date, 'series', new.series, 'member', new.member, 'text', new.text);
END;
CREATE TRIGGER remark_delete AFTER DELETE ON remark BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'remark', old.id, json_object('id', old.id, 'from_date', old.from_date, 'to_date', old.to_date, 'series', old.series, 'member', old.member, 'text', old.text), NULL
    FROM writing WHERE recording;
END;
