import { expect, test } from "vitest";
import { texts } from ".";

test("the log says after which round an offence was written down, where that is known", () => {
  const told = (round: number | null) => {
    const what = { kind: "offended" as const, person: 3, stage: 1, round, reason: "長考" };
    const stage = (number: number) => ["予選", "決勝"][number - 1] ?? "";
    return texts.ja.competitionDesk.happened(what, (person) => `選手${person}`, stage);
  };
  expect(told(2)).toBe("選手3さんの予選2回戦のあとの違反（長考）");
  expect(told(null)).toBe("選手3さんの違反（長考）");
});
