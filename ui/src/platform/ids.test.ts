import { expect, expectTypeOf, test } from "vitest";
import type { PersonId, Platform, SeriesId } from ".";

test("no id is taken for another kind of thing", () => {
  const person: PersonId = 7;
  expectTypeOf<SeriesId>().not.toExtend<PersonId>();
  expectTypeOf<SeriesId>().not.toExtend<Parameters<Platform["deleteMember"]>[0]>();
  expect(person + 1).toBe(8);
});
