import { describe, expect, test } from "vitest";
import type { Problem } from "../platform";
import { problemWords, texts } from ".";

const problems: { [Kind in Problem["kind"]]: Extract<Problem, { kind: Kind }> } = {
  missing_file: { kind: "missing_file", file: "club.hanchan" },
  not_a_club: { kind: "not_a_club", file: "club.hanchan" },
  newer_file: { kind: "newer_file", file: "club.hanchan" },
  damaged_file: { kind: "damaged_file", file: "club.hanchan" },
  file_in_use: { kind: "file_in_use", file: "club.hanchan" },
  unreadable_file: { kind: "unreadable_file", file: "club.hanchan" },
  no_club_open: { kind: "no_club_open" },
  not_a_month: { kind: "not_a_month", typed: "2025-13" },
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
    const { kind: _, ...particulars } = problem;
    for (const particular of Object.values(particulars)) {
      expect(said).toContain(particular);
    }
  });
});

test("a month is named in the club's calendar in Japanese, and by its own name in English", () => {
  const month = { year: 2025, month: 12 };
  expect(texts.ja.monthHeading(month, "令和7年12月")).toBe("令和7年12月");
  expect(texts.en.monthHeading(month, "令和7年12月")).toBe("December 2025");
});
