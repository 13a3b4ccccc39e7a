import { describe, expect, test } from "vitest";
import type { Problem, WireObstacle } from "../platform";
import { problemWords, texts } from ".";
import { windName } from "./winds.en";

const problems: { [Kind in Problem["kind"]]: Extract<Problem, { kind: Kind }> } = {
  missing_file: { kind: "missing_file", file: "club.hanchan" },
  missing_folder: { kind: "missing_folder", folder: "/media/stick" },
  not_a_club: { kind: "not_a_club", file: "club.hanchan" },
  newer_file: { kind: "newer_file", file: "club.hanchan" },
  damaged_file: { kind: "damaged_file", file: "club.hanchan" },
  damaged_backup: { kind: "damaged_backup", file: "club-2026-11-21-143205.hanchan" },
  file_in_use: { kind: "file_in_use", file: "club.hanchan" },
  open_elsewhere: {
    kind: "open_elsewhere",
    file: "club.hanchan",
    account: "taro",
    machine: "DESKTOP-1",
    since: "14:32",
  },
  other_names: { kind: "other_names", file: "club.hanchan" },
  left_beside: { kind: "left_beside", file: "club.hanchan", left: "club.hanchan-journal" },
  journal_of_another: {
    kind: "journal_of_another",
    file: "club.hanchan",
    left: "club.hanchan-journal",
  },
  log_beside: { kind: "log_beside", file: "club.hanchan", left: "club.hanchan-wal" },
  lost_name: { kind: "lost_name", file: "club.hanchan" },
  held_file: { kind: "held_file", file: "report.pdf" },
  some_replaced: { kind: "some_replaced", file: "member-2.pdf" },
  bad_file_name: { kind: "bad_file_name", file: "CON.pdf" },
  name_too_long: { kind: "name_too_long", file: "club.hanchan" },
  unreadable_file: { kind: "unreadable_file", file: "club.hanchan" },
  is_folder: { kind: "is_folder", file: "clubs" },
  not_here: { kind: "not_here", file: "club.hanchan" },
  no_locks: { kind: "no_locks", file: "club.hanchan" },
  failing_disk: { kind: "failing_disk", file: "club.hanchan" },
  uncertain_save: { kind: "uncertain_save", file: "club.hanchan" },
  not_packed: { kind: "not_packed", file: "club.hanchan" },
  no_club_open: { kind: "no_club_open" },
  not_a_month: { kind: "not_a_month", typed: "2025-13" },
  not_a_day: { kind: "not_a_day", typed: "31.31" },
  no_such_day: { kind: "no_such_day", typed: "2/30" },
  outside_era: { kind: "outside_era", typed: "平成38年1月1日" },
  ends_before_it_begins: { kind: "ends_before_it_begins", from: "2026-04-02", to: "2026-04-01" },
  disk_full: { kind: "disk_full", file: "club.hanchan" },
  read_only_file: { kind: "read_only_file", file: "club.hanchan" },
  file_exists: { kind: "file_exists", file: "club.hanchan" },
  in_the_way: { kind: "in_the_way", files: "members.csv, results.csv" },
  no_such: { kind: "no_such", what: "member", key: "99" },
  taken: { kind: "taken", what: "series", key: "水曜会" },
  in_use: { kind: "in_use", what: "session", key: "2026-04-02" },
  empty_text: { kind: "empty_text", field: "name" },
  long_text: { kind: "long_text", field: "note", most: 2000 },
  unseen_character: { kind: "unseen_character", field: "kana" },
  out_of_range: { kind: "out_of_range", field: "number", value: "0", lowest: "1", highest: "9" },
  day_out_of_range: { kind: "day_out_of_range", field: "joined", day: "1026-04-01" },
  left_before_joining: {
    kind: "left_before_joining",
    joined: "2026-04-02",
    left: "2026-04-01",
  },
  pasted_line: { kind: "pasted_line", line: 3 },
  not_brought: {
    kind: "not_brought",
    obstacle: { kind: "gone", table: "hanchan", record: "2026-04-02 水曜会 1 A" },
  },
  nothing_to_undo: { kind: "nothing_to_undo" },
  nothing_to_redo: { kind: "nothing_to_redo" },
  no_checksum: { kind: "no_checksum", file: "club-2026-11-21-143205.hanchan" },
  changed_file: { kind: "changed_file", file: "club.hanchan" },
  not_in_cp932: { kind: "not_in_cp932", texts: "𠮷田" },
  export_too_large: { kind: "export_too_large", file: "results.csv" },
  no_viewer: { kind: "no_viewer", file: "月間成績表.pdf" },
  no_browser: { kind: "no_browser", address: "https://example.org/releases" },
  not_a_score: { kind: "not_a_score", seat: "西", typed: "三万" },
  empty_score: { kind: "empty_score", seat: "南" },
  hand_unreadable: { kind: "hand_unreadable", line: 2, field: "winner", typed: "9" },
  hand_unfinished: { kind: "hand_unfinished", line: 3 },
  hand_of_own_discard: { kind: "hand_of_own_discard", line: 1 },
  hand_of_other_level: { kind: "hand_of_other_level", line: 4 },
  empty_seat: { kind: "empty_seat", seat: "北" },
  points_missing: { kind: "points_missing", points: "300" },
  points_too_many: { kind: "points_too_many", points: "1,200" },
  needless_reason: { kind: "needless_reason" },
  same_player_twice: { kind: "same_player_twice", number: 12 },
  at_two_tables: { kind: "at_two_tables", number: 12, round: 2, tables: ["A", "B"] },
  table_set_aside: { kind: "table_set_aside", round: 2, table: "B" },
  hand_of_another: { kind: "hand_of_another", number: 7 },
  wrong_rules: { kind: "wrong_rules", count: 2 },
  too_far_to_try_out: {
    kind: "too_far_to_try_out",
    day: "令和8年4月1日",
    series: "水曜会",
    round: 2,
    table: "A",
    points: "10,010,000",
  },
  played_together: { kind: "played_together", keep: 3, gone: 12, day: "2026-04-02" },
  in_one_competition: {
    kind: "in_one_competition",
    keep: 3,
    gone: 12,
    competition: "新春大会",
  },
  same_entry: { kind: "same_entry", number: 3 },
  adjustment_points: { kind: "adjustment_points", points: "150" },
  opening: { kind: "opening", problem: { what: "games" } },
  nobody_played: { kind: "nobody_played" },
  not_a_time: { kind: "not_a_time", typed: "昼" },
  no_weeks: { kind: "no_weeks" },
  meeting_ends_early: { kind: "meeting_ends_early", begins: "13:00", ends: "12:00" },
  meeting_ends_only: { kind: "meeting_ends_only", ends: "17:00" },
  rule_ends_early: { kind: "rule_ends_early", from: "2026-04-02", until: "2026-04-01" },
  does_not_meet: { kind: "does_not_meet", day: "2026-11-21" },
  cannot_have_happened: {
    kind: "cannot_have_happened",
    who: "7",
    what: { fault: "already_entered" },
  },
  wrong_competition: {
    kind: "wrong_competition",
    wrong: [
      { field: "entries.minimum", what: "more_than_capacity" },
      { field: "stages[0].cut.through", what: "not_fewer" },
    ],
  },
  cut_not_decided: { kind: "cut_not_decided" },
  cut_to_decide_anew: { kind: "cut_to_decide_anew" },
  sheets_missing: { kind: "sheets_missing", rounds: [{ round: 3, tables: ["B"] }] },
  not_whole_tables: { kind: "not_whole_tables", missing: "2" },
  too_few_to_seat: { kind: "too_few_to_seat", round: 1, present: "3", needed: "4" },
  seated_by_competition: { kind: "seated_by_competition", competition: "新春大会" },
  draw_out_of_date: { kind: "draw_out_of_date" },
  already_meets: { kind: "already_meets", day: "2026-11-21" },
  no_certificate: { kind: "no_certificate" },
  not_reported: { kind: "not_reported", from: "2026-04-02", to: "2026-04-09" },
  hand_over: { kind: "hand_over", file: "引継ぎ.zip" },
  encrypted_hand_over: { kind: "encrypted_hand_over", file: "引継ぎ.zip.age" },
  not_a_hand_over: { kind: "not_a_hand_over", file: "引継ぎ.zip" },
  broken_hand_over: { kind: "broken_hand_over", file: "引継ぎ.zip" },
  too_large: { kind: "too_large", file: "引継ぎ.zip", most: 256 },
  no_passphrase: { kind: "no_passphrase" },
  wrong_passphrase: { kind: "wrong_passphrase" },
  short_passphrase: { kind: "short_passphrase", least: 10 },
  passphrases_differ: { kind: "passphrases_differ" },
  not_sound: { kind: "not_sound" },
  cancelled: { kind: "cancelled" },
  still_working: { kind: "still_working" },
  nobody_present: { kind: "nobody_present", round: 2 },
  seats_not_whole: { kind: "seats_not_whole", round: 1 },
  too_few_present: { kind: "too_few_present", round: 1, present: "3", needed: "4" },
  not_in_draw: { kind: "not_in_draw", round: 3 },
  session_there: { kind: "session_there", day: "令和8年11月21日" },
  unexpected: { kind: "unexpected", reason: "lost" },
};

describe.each(["ja", "en"] as const)("a problem in words (%s)", (language) => {
  const end = language === "ja" ? "。" : ".";

  test.each(Object.values(problems))(
    "$kind says what, whether data are safe, what to do",
    (problem) => {
      for (const sentence of Object.values(problemWords(texts[language], problem))) {
        expect(sentence.endsWith(end)).toBe(true);
        expect(sentence).not.toMatch(
          /undefined|データベース|例外|エラー|database|exception|SQLite/i,
        );
      }
    },
  );

  test.each(Object.values(problems))("$kind names what it is about", (problem) => {
    const said = Object.values(problemWords(texts[language], problem)).join(" ");
    for (const [name, particular] of Object.entries(problem)) {
      // These are said by their words in the language.
      const inWords = ["what", "field", "wrong", "obstacle", "rounds", "problem"].includes(name);
      if (name !== "kind" && !inWords) {
        const isSeat = name === "seat" && language === "en";
        for (const one of [particular].flat()) {
          expect(said).toContain(isSeat ? windName(String(one)) : String(one));
        }
      }
    }
  });
});

const entry = { table: "hanchan", record: "2026-04-02 水曜会 1 A" };

const obstacles: WireObstacle[] = [
  { kind: "another_club" },
  { kind: "not_lacking" },
  { kind: "same_here" },
  { kind: "builds_on", number: 17 },
  { kind: "differs", ...entry, field: "deposit", here: "1000", there: null },
  { kind: "gone", ...entry },
  { kind: "in_the_way", ...entry },
  { kind: "together", detail: "member 3 sits at the table twice" },
  { kind: "erased" },
];

test.each(obstacles)("$kind keeps something from being brought over, in both languages", (one) => {
  const { kind, ...particulars } = one;
  for (const language of ["ja", "en"] as const) {
    const { what, next } = problemWords(texts[language], { kind: "not_brought", obstacle: one });
    const said = `${what} ${next}`;
    expect(said).not.toMatch(/undefined|null|\[object/);
    for (const [name, particular] of Object.entries(particulars)) {
      if (name !== "table" && name !== "field" && particular !== null) {
        expect(said).toContain(String(particular));
      }
    }
  }
});

test("nobody is said to have a file open since never", () => {
  const unknown = {
    kind: "open_elsewhere",
    file: "club.hanchan",
    account: "taro",
    machine: "DESKTOP-1",
    since: null,
  } as const;
  expect(problemWords(texts.ja, unknown).what).toBe(
    "「club.hanchan」は、DESKTOP-1 の taro さんが開いています。",
  );
  expect(problemWords(texts.ja, { ...unknown, since: "14:32" }).what).toBe(
    "「club.hanchan」は、DESKTOP-1 の taro さんが 14:32 から開いています。",
  );
  expect(problemWords(texts.en, unknown).what).toBe(
    "“club.hanchan” is open on DESKTOP-1, by taro.",
  );
});

test("a month is named in the club's calendar in Japanese, and by its own name in English", () => {
  const month = {
    kind: "month",
    from: { iso: "2025-12-01", shown: "令和7年12月1日", weekday: "月" },
    to: { iso: "2025-12-31", shown: "令和7年12月31日", weekday: "水" },
    heading: "令和7年12月",
    previous: null,
    next: null,
  } as const;
  expect(texts.ja.periodHeading(month)).toBe("令和7年12月");
  expect(texts.en.periodHeading(month)).toBe("December 2025");
});

test("a day's only sheet is not spoken of as several", () => {
  expect(texts.en.today.upTo(1)).toBe("1 sheet");
  expect(texts.en.today.upTo(2)).toBe("2 sheets");
});
