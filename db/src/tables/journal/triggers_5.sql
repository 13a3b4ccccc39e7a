-- Made from the tables' columns; HANCHAN_WRITE_TRIGGERS=1 cargo test -p db writes it anew.
CREATE TRIGGER competition_insert AFTER INSERT ON competition BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition', new.id, NULL, json_object('id', new.id, 'key', new.key, 'series', new.series, 'json', new.json)
    FROM writing WHERE recording;
END;
CREATE TRIGGER competition_update AFTER UPDATE ON competition BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition', new.id, json_object('id', old.id, 'key', old.key, 'series', old.series, 'json', old.json), json_object('id', new.id, 'key', new.key, 'series', new.series, 'json', new.json)
    FROM writing WHERE recording AND json_object('id', old.id, 'key', old.key, 'series', old.series, 'json', old.json) <> json_object('id', new.id, 'key', new.key, 'series', new.series, 'json', new.json);
END;
CREATE TRIGGER competition_delete AFTER DELETE ON competition BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition', old.id, json_object('id', old.id, 'key', old.key, 'series', old.series, 'json', old.json), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER competition_event_insert AFTER INSERT ON competition_event BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition_event', new.id, NULL, json_object('id', new.id, 'competition', new.competition, 'at', new.at, 'happening', new.happening, 'member', new.member, 'other', new.other, 'stage', new.stage, 'stage_round', new.stage_round, 'minutes_late', new.minutes_late, 'points', new.points, 'seed', new.seed, 'asked', new.asked, 'prize', new.prize, 'place_in', new.place_in, 'reason', new.reason, 'lifts', new.lifts)
    FROM writing WHERE recording;
END;
CREATE TRIGGER competition_event_update AFTER UPDATE ON competition_event BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition_event', new.id, json_object('id', old.id, 'competition', old.competition, 'at', old.at, 'happening', old.happening, 'member', old.member, 'other', old.other, 'stage', old.stage, 'stage_round', old.stage_round, 'minutes_late', old.minutes_late, 'points', old.points, 'seed', old.seed, 'asked', old.asked, 'prize', old.prize, 'place_in', old.place_in, 'reason', old.reason, 'lifts', old.lifts), json_object('id', new.id, 'competition', new.competition, 'at', new.at, 'happening', new.happening, 'member', new.member, 'other', new.other, 'stage', new.stage, 'stage_round', new.stage_round, 'minutes_late', new.minutes_late, 'points', new.points, 'seed', new.seed, 'asked', new.asked, 'prize', new.prize, 'place_in', new.place_in, 'reason', new.reason, 'lifts', new.lifts)
    FROM writing WHERE recording AND json_object('id', old.id, 'competition', old.competition, 'at', old.at, 'happening', old.happening, 'member', old.member, 'other', old.other, 'stage', old.stage, 'stage_round', old.stage_round, 'minutes_late', old.minutes_late, 'points', old.points, 'seed', old.seed, 'asked', old.asked, 'prize', old.prize, 'place_in', old.place_in, 'reason', old.reason, 'lifts', old.lifts) <> json_object('id', new.id, 'competition', new.competition, 'at', new.at, 'happening', new.happening, 'member', new.member, 'other', new.other, 'stage', new.stage, 'stage_round', new.stage_round, 'minutes_late', new.minutes_late, 'points', new.points, 'seed', new.seed, 'asked', new.asked, 'prize', new.prize, 'place_in', new.place_in, 'reason', new.reason, 'lifts', new.lifts);
END;
CREATE TRIGGER competition_event_delete AFTER DELETE ON competition_event BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition_event', old.id, json_object('id', old.id, 'competition', old.competition, 'at', old.at, 'happening', old.happening, 'member', old.member, 'other', old.other, 'stage', old.stage, 'stage_round', old.stage_round, 'minutes_late', old.minutes_late, 'points', old.points, 'seed', old.seed, 'asked', old.asked, 'prize', old.prize, 'place_in', old.place_in, 'reason', old.reason, 'lifts', old.lifts), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER competition_event_member_insert AFTER INSERT ON competition_event_member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition_event_member', new.event, NULL, json_object('event', new.event, 'position', new.position, 'member', new.member)
    FROM writing WHERE recording;
END;
CREATE TRIGGER competition_event_member_update AFTER UPDATE ON competition_event_member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition_event_member', new.event, json_object('event', old.event, 'position', old.position, 'member', old.member), json_object('event', new.event, 'position', new.position, 'member', new.member)
    FROM writing WHERE recording AND json_object('event', old.event, 'position', old.position, 'member', old.member) <> json_object('event', new.event, 'position', new.position, 'member', new.member);
END;
CREATE TRIGGER competition_event_member_delete AFTER DELETE ON competition_event_member BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition_event_member', old.event, json_object('event', old.event, 'position', old.position, 'member', old.member), NULL
    FROM writing WHERE recording;
END;
CREATE TRIGGER competition_round_insert AFTER INSERT ON competition_round BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition_round', new.id, NULL, json_object('id', new.id, 'competition', new.competition, 'stage', new.stage, 'stage_round', new.stage_round, 'session', new.session, 'round_number', new.round_number)
    FROM writing WHERE recording;
END;
CREATE TRIGGER competition_round_update AFTER UPDATE ON competition_round BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition_round', new.id, json_object('id', old.id, 'competition', old.competition, 'stage', old.stage, 'stage_round', old.stage_round, 'session', old.session, 'round_number', old.round_number), json_object('id', new.id, 'competition', new.competition, 'stage', new.stage, 'stage_round', new.stage_round, 'session', new.session, 'round_number', new.round_number)
    FROM writing WHERE recording AND json_object('id', old.id, 'competition', old.competition, 'stage', old.stage, 'stage_round', old.stage_round, 'session', old.session, 'round_number', old.round_number) <> json_object('id', new.id, 'competition', new.competition, 'stage', new.stage, 'stage_round', new.stage_round, 'session', new.session, 'round_number', new.round_number);
END;
CREATE TRIGGER competition_round_delete AFTER DELETE ON competition_round BEGIN
    SELECT RAISE(ABORT, 'written outside an operation') FROM writing WHERE operation IS NULL;
    INSERT INTO change (operation, table_name, record, before, after)
    SELECT operation, 'competition_round', old.id, json_object('id', old.id, 'competition', old.competition, 'stage', old.stage, 'stage_round', old.stage_round, 'session', old.session, 'round_number', old.round_number), NULL
    FROM writing WHERE recording;
END;
