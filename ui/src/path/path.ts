// The first quarter of an hour: five small tasks on the sample club. What is done is kept on this
// computer, and not in a club's file; the program itself sees it by what it answers.

import { useSyncExternalStore } from "react";
import type { Answer, Platform } from "../platform";

export const tasks = ["sheet", "sum", "undo", "paper", "backup"] as const;
export type Task = (typeof tasks)[number];

export interface Path {
  /** Whether it goes on, wherever the sample club is open. */
  isOn: boolean;
  done: readonly Task[];
}

const key = "path";

/** What is stored, as far as it can be read: it is only about what to show. */
export function pathIn(stored: string | null): Path {
  try {
    const found: Partial<Path> = JSON.parse(stored ?? "{}") ?? {};
    const done = Array.isArray(found.done) ? found.done : [];
    return { isOn: found.isOn === true, done: tasks.filter((task) => done.includes(task)) };
  } catch {
    return { isOn: false, done: [] };
  }
}

const listeners = new Set<() => void>();
/** The same object as long as nothing is stored anew. */
let read: { stored: string | null; path: Path } = { stored: null, path: pathIn(null) };

function path(): Path {
  const stored = localStorage.getItem(key);
  if (stored !== read.stored) {
    read = { stored, path: pathIn(stored) };
  }
  return read.path;
}

function keep(changed: Path) {
  localStorage.setItem(key, JSON.stringify(changed));
  for (const listener of listeners) {
    listener();
  }
}

/** How far one is. */
export function usePath(): Path {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, path);
}

/** Begins it, or takes it up where it was left; whoever was through begins anew. */
export function takeUpPath() {
  const { done } = path();
  keep({ isOn: true, done: done.length === tasks.length ? [] : done });
}

export function leavePath() {
  keep({ ...path(), isOn: false });
}

/** The refusals of a sum that is wrong. */
const ofSum = ["points_missing", "points_too_many"];

/** What makes a paper. */
const ofPapers: readonly (keyof Platform)[] = [
  "openReport",
  "saveReport",
  "saveHalfYear",
  "saveRanking",
  "saveSheets",
  "saveWebPage",
];

/**
 * What was done, by what the program answered.
 * @param wasRefused whether the sum of the sheet before was refused.
 */
export function tasksDone(
  command: keyof Platform,
  answer: Answer<unknown>,
  wasRefused: boolean,
): readonly Task[] {
  if (!answer.ok) {
    return [];
  }
  if (command === "enterSheet" || command === "changeSheet") {
    return wasRefused ? ["sheet", "sum"] : ["sheet"];
  }
  if (command === "undo") {
    return ["undo"];
  }
  if (command === "backUp") {
    return ["backup"];
  }
  // Where a place is asked for and none is chosen, nothing was written.
  const isWritten = command === "openReport" || answer.value !== null;
  return ofPapers.includes(command) && isWritten ? ["paper"] : [];
}

/** Hears each answer while the sample club is open. */
export function pathListener(): (command: keyof Platform, answer: Answer<unknown>) => void {
  let wasRefused = false;
  return (command, answer) => {
    const before = path();
    if (!before.isOn) {
      return;
    }
    const now = tasksDone(command, answer, wasRefused);
    if (command === "enterSheet" || command === "changeSheet") {
      wasRefused = !answer.ok && ofSum.includes(answer.problem.kind);
    }
    const done = tasks.filter((task) => before.done.includes(task) || now.includes(task));
    if (done.length > before.done.length) {
      keep({ ...before, done });
    }
  };
}
