// @vitest-environment jsdom

import { renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { useLater } from "./useLater";

test("what follows from keys comes after they are drawn, in their order and once", async () => {
  const later = renderHook(useLater).result.current;
  const done: string[] = [];
  requestAnimationFrame(() => done.push("drawn"));
  later.put(() => done.push("first"));
  later.put(() => done.push("second"));
  expect(done).toEqual([]);
  await waitFor(() => expect(done).toEqual(["drawn", "first", "second"]));
  later.put(() => done.push("third"));
  await waitFor(() => expect(done).toEqual(["drawn", "first", "second", "third"]));
});

test("what comes after them is not overtaken", async () => {
  const later = renderHook(useLater).result.current;
  const done: string[] = [];
  later.put(() => done.push("key"));
  later.catchUp();
  done.push("Enter");
  later.put(() => done.push("next key"));
  await waitFor(() => expect(done).toEqual(["key", "Enter", "next key"]));
});
