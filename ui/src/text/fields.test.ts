import { expect, test } from "vitest";
import schema from "../../../db/src/tables/sqlite/snapshots/db__tables__sqlite__migration__tests__the_schema_is_the_one_that_was_released.snap?raw";
import { fieldName } from "./fields.ja";

/** What the history leaves out, and what only tells rows apart. */
const untold = new Set(["id", "search_key", "hanchan", "seat", "tied"]);
/** The tables in which the record keeps itself, of which the history tells nothing. */
const inner = new Set(["operation", "change", "fingerprint", "brought", "writing"]);

test("every field that a history can show has a Japanese name", () => {
  const tables = [...schema.matchAll(/CREATE TABLE (\w+) \(\n([\s\S]*?)\n\) /g)];
  const columns = tables
    .filter(([, name]) => !inner.has(name ?? ""))
    .flatMap(([, , body]) => [...(body ?? "").matchAll(/^ {4}([a-z_]+) (?:TEXT|INTEGER)/gm)])
    .map(([, column]) => column ?? "");
  expect(columns).toContain("points");
  const unnamed = columns.filter(
    (column) => !untold.has(column) && fieldName(column) === `「${column}」`,
  );
  expect(unnamed).toEqual([]);
});
