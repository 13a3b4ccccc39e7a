-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.
DROP TRIGGER hand_insert;
CREATE TRIGGER hand_insert AFTER INSERT ON hand BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hand', new.hanchan, NULL, json_object('id', new.id, 'hanchan', new.hanchan, 'hand_name', new.hand_name, 'honba', new.honba, 'winner', new.winner, 'loser', new.loser, 'level', new.level, 'han', new.han, 'fu', new.fu, 'yaku', new.yaku, 'note', new.note, 'tiles', new.tiles)
    FROM writing WHERE recording;
END;
DROP TRIGGER hand_update;
CREATE TRIGGER hand_update AFTER UPDATE ON hand BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hand', new.hanchan, json_object('id', old.id, 'hanchan', old.hanchan, 'hand_name', old.hand_name, 'honba', old.honba, 'winner', old.winner, 'loser', old.loser, 'level', old.level, 'han', old.han, 'fu', old.fu, 'yaku', old.yaku, 'note', old.note, 'tiles', old.tiles), json_object('id', new.id, 'hanchan', new.hanchan, 'hand_name', new.hand_name, 'honba', new.honba, 'winner', new.winner, 'loser', new.loser, 'level', new.level, 'han', new.han, 'fu', new.fu, 'yaku', new.yaku, 'note', new.note, 'tiles', new.tiles)
    FROM writing WHERE recording AND json_object('id', old.id, 'hanchan', old.hanchan, 'hand_name', old.hand_name, 'honba', old.honba, 'winner', old.winner, 'loser', old.loser, 'level', old.level, 'han', old.han, 'fu', old.fu, 'yaku', old.yaku, 'note', old.note, 'tiles', old.tiles) <> json_object('id', new.id, 'hanchan', new.hanchan, 'hand_name', new.hand_name, 'honba', new.honba, 'winner', new.winner, 'loser', new.loser, 'level', new.level, 'han', new.han, 'fu', new.fu, 'yaku', new.yaku, 'note', new.note, 'tiles', new.tiles);
END;
DROP TRIGGER hand_delete;
CREATE TRIGGER hand_delete AFTER DELETE ON hand BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'hand', old.hanchan, json_object('id', old.id, 'hanchan', old.hanchan, 'hand_name', old.hand_name, 'honba', old.honba, 'winner', old.winner, 'loser', old.loser, 'level', old.level, 'han', old.han, 'fu', old.fu, 'yaku', old.yaku, 'note', old.note, 'tiles', old.tiles), NULL
    FROM writing WHERE recording;
END;
DROP TRIGGER draw_insert;
CREATE TRIGGER draw_insert AFTER INSERT ON draw BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'draw', new.id, NULL, json_object('id', new.id, 'session', new.session, 'round_number', new.round_number, 'seed', new.seed, 'by_hand', new.by_hand)
    FROM writing WHERE recording;
END;
DROP TRIGGER draw_update;
CREATE TRIGGER draw_update AFTER UPDATE ON draw BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'draw', new.id, json_object('id', old.id, 'session', old.session, 'round_number', old.round_number, 'seed', old.seed, 'by_hand', old.by_hand), json_object('id', new.id, 'session', new.session, 'round_number', new.round_number, 'seed', new.seed, 'by_hand', new.by_hand)
    FROM writing WHERE recording AND json_object('id', old.id, 'session', old.session, 'round_number', old.round_number, 'seed', old.seed, 'by_hand', old.by_hand) <> json_object('id', new.id, 'session', new.session, 'round_number', new.round_number, 'seed', new.seed, 'by_hand', new.by_hand);
END;
DROP TRIGGER draw_delete;
CREATE TRIGGER draw_delete AFTER DELETE ON draw BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'draw', old.id, json_object('id', old.id, 'session', old.session, 'round_number', old.round_number, 'seed', old.seed, 'by_hand', old.by_hand), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER site_insert AFTER INSERT ON site BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'site', new.id, NULL, json_object('id', new.id, 'folder', new.folder, 'names', new.names)
    FROM writing WHERE recording;
END;
CREATE TRIGGER site_update AFTER UPDATE ON site BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'site', new.id, json_object('id', old.id, 'folder', old.folder, 'names', old.names), json_object('id', new.id, 'folder', new.folder, 'names', new.names)
    FROM writing WHERE recording AND json_object('id', old.id, 'folder', old.folder, 'names', old.names) <> json_object('id', new.id, 'folder', new.folder, 'names', new.names);
END;
CREATE TRIGGER site_delete AFTER DELETE ON site BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'site', old.id, json_object('id', old.id, 'folder', old.folder, 'names', old.names), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER opening_total_insert AFTER INSERT ON opening_total BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'opening_total', new.id, NULL, json_object('id', new.id, 'from_date', new.from_date, 'to_date', new.to_date, 'series', new.series, 'member', new.member, 'games', new.games, 'first', new.first, 'second', new.second, 'third', new.third, 'fourth', new.fourth, 'total', new.total, 'source', new.source)
    FROM writing WHERE recording;
END;
CREATE TRIGGER opening_total_update AFTER UPDATE ON opening_total BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'opening_total', new.id, json_object('id', old.id, 'from_date', old.from_date, 'to_date', old.to_date, 'series', old.series, 'member', old.member, 'games', old.games, 'first', old.first, 'second', old.second, 'third', old.third, 'fourth', old.fourth, 'total', old.total, 'source', old.source), json_object('id', new.id, 'from_date', new.from_date, 'to_date', new.to_date, 'series', new.series, 'member', new.member, 'games', new.games, 'first', new.first, 'second', new.second, 'third', new.third, 'fourth', new.fourth, 'total', new.total, 'source', new.source)
    FROM writing WHERE recording AND json_object('id', old.id, 'from_date', old.from_date, 'to_date', old.to_date, 'series', old.series, 'member', old.member, 'games', old.games, 'first', old.first, 'second', old.second, 'third', old.third, 'fourth', old.fourth, 'total', old.total, 'source', old.source) <> json_object('id', new.id, 'from_date', new.from_date, 'to_date', new.to_date, 'series', new.series, 'member', new.member, 'games', new.games, 'first', new.first, 'second', new.second, 'third', new.third, 'fourth', new.fourth, 'total', new.total, 'source', new.source);
END;
CREATE TRIGGER opening_total_delete AFTER DELETE ON opening_total BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'opening_total', old.id, json_object('id', old.id, 'from_date', old.from_date, 'to_date', old.to_date, 'series', old.series, 'member', old.member, 'games', old.games, 'first', old.first, 'second', old.second, 'third', old.third, 'fourth', old.fourth, 'total', old.total, 'source', old.source), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER unseated_insert AFTER INSERT ON unseated BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'unseated', new.hanchan, NULL, json_object('hanchan', new.hanchan)
    FROM writing WHERE recording;
END;
CREATE TRIGGER unseated_update AFTER UPDATE ON unseated BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'unseated', new.hanchan, json_object('hanchan', old.hanchan), json_object('hanchan', new.hanchan)
    FROM writing WHERE recording AND json_object('hanchan', old.hanchan) <> json_object('hanchan', new.hanchan);
END;
CREATE TRIGGER unseated_delete AFTER DELETE ON unseated BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'unseated', old.hanchan, json_object('hanchan', old.hanchan), NULL
    FROM writing WHERE recording;
END;
