-- CROSS JOIN keeps the tables in this order: from the days of the period down to the seats, so
-- that the seats of a hanchan come together, East first, and nothing outside the period is read.
SELECT hanchan.id, session.date, session.series, round.number, hanchan.table_label, hanchan.rules,
       hanchan.deposit, hanchan.last_dealer, hanchan.unbalanced, hanchan.two_tables,
       seat.member, seat.points, seat.place, seat.tied, seat.base, seat.uma, seat.chombo,
       seat.chombo_points, seat.total
FROM session
CROSS JOIN round ON round.session = session.id
CROSS JOIN hanchan ON hanchan.round = round.id
CROSS JOIN seat ON seat.hanchan = hanchan.id
WHERE session.date BETWEEN ?1 AND ?2 AND (?3 IS NULL OR session.series = ?3)
  AND (?4 OR NOT EXISTS (SELECT 1 FROM set_aside WHERE set_aside.session = session.id
           AND set_aside.round_number = round.number AND set_aside.table_label = hanchan.table_label))
