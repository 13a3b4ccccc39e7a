SELECT hanchan.id, hand.id, hand.hand_name, hand.honba, hand.winner, hand.loser, hand.level, hand.han, hand.fu,
       hand.yaku, hand.note, hand.tiles
FROM session
CROSS JOIN round ON round.session = session.id
CROSS JOIN hanchan ON hanchan.round = round.id
CROSS JOIN hand ON hand.hanchan = hanchan.id
WHERE session.date BETWEEN ?1 AND ?2 AND (?3 IS NULL OR session.series = ?3)
  AND (?4 OR NOT EXISTS (SELECT 1 FROM set_aside WHERE set_aside.session = session.id
           AND set_aside.round_number = round.number AND set_aside.table_label = hanchan.table_label))
