// The one place that speaks to the shell. Everything else sees this interface, so that the same
// screens can run over another backend.

import type { WireError as Problem } from "./bindings";
import { commands } from "./bindings";

export type * from "./bindings";
/** Why something could not be done; the sentence for it is in `src/text`. */
export type { Problem };

export type Answer<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** Every command, answering with a value or a problem and never throwing. */
export type Platform = Answering<typeof commands>;

type Answering<Commands> = {
  [Name in keyof Commands]: Commands[Name] extends (...given: infer Given) => Promise<infer Value>
    ? (...given: Given) => Promise<Answer<Value>>
    : never;
};

export const shell: Platform = Object.fromEntries(
  Object.entries(commands).map(([name, command]) => [
    name,
    (...given: unknown[]) =>
      answered((command as (...given: unknown[]) => Promise<unknown>)(...given)),
  ]),
  // The loop keeps each name with its own command, which its type cannot say.
) as Platform;

/** Hears of a file that was handed to the window: dropped on it, named by a second start, or opened by the system. */
export function onFileHanded(heard: () => void): () => void {
  window.addEventListener("hanchan-file", heard);
  return () => window.removeEventListener("hanchan-file", heard);
}

/** Hears each second that passes on the round clock, and each change of what the hall sees. */
export function onTick(heard: () => void): () => void {
  window.addEventListener("hanchan-tick", heard);
  return () => window.removeEventListener("hanchan-tick", heard);
}

/** Hears what was chosen in the menu bar: a screen's id, `open`, `undo`, `redo`, `manual` or `about`. */
export function onMenu(heard: (chosen: string) => void): () => void {
  const told = (event: Event) => event instanceof CustomEvent && heard(String(event.detail));
  window.addEventListener("hanchan-menu", told);
  return () => window.removeEventListener("hanchan-menu", told);
}

async function answered<T>(command: Promise<T>): Promise<Answer<T>> {
  try {
    return { ok: true, value: await command };
  } catch (thrown) {
    return { ok: false, problem: problemFrom(thrown) };
  }
}

/** The shell itself refuses with a bare text; the project's commands with a kind. */
function problemFrom(thrown: unknown): Problem {
  if (typeof thrown === "object" && thrown !== null && "kind" in thrown) {
    return thrown as Problem;
  }
  return { kind: "unexpected", reason: thrown instanceof Error ? thrown.message : String(thrown) };
}
