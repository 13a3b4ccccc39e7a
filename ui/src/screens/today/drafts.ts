// Half-typed sheets, kept by the backend at each key, so that no way of leaving the window loses
// the typing.

import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { answered, knownAnswer } from "../../command";
import { useFrame } from "../../frame/context";
import type { Answer, Day, DraftPlace, DraftSheet, Platform, Problem } from "../../platform";
import { isSame, type Typed } from "./sheet";

export interface Drafts {
  /** The latest last; null until they have been read. */
  kept: readonly DraftSheet[] | null;
  keep: (place: DraftPlace, typed: Typed) => void;
  /** Answers once it is forgotten for good. */
  forget: (draft: DraftSheet["draft"]) => Promise<void>;
  /** Why typing may be lost if the window is closed. */
  problem: Problem | null;
}

/** What each backend was asked last of half-typed sheets. */
const asked = new WeakMap<Platform, Promise<unknown>>();

/** Each in its turn: what was typed first must not be what is kept in the end. */
function inTurn<T>(
  platform: Platform,
  ask: (platform: Platform) => Promise<Answer<T>>,
): Promise<Answer<T>> {
  const answer = (asked.get(platform) ?? Promise.resolve()).then(() => ask(platform));
  asked.set(platform, answer);
  return answer;
}

/** All that are half typed; what is typed from now on is of that day. */
export function useDrafts(day: Day): Drafts {
  const { platform, club, tellUnsaved } = useFrame();
  const file = club?.file;
  const queries = useQueryClient();
  const [kept, setKept] = useState(() =>
    knownAnswer<readonly DraftSheet[]>(queries, file, ["drafts"]),
  );
  const [problem, setProblem] = useState<Problem | null>(null);
  // What is handed on: also what was typed last and is not drawn yet. None where they could not be read.
  const newest = useRef(kept);

  useLayoutEffect(() => {
    let left = false;
    const known = knownAnswer<readonly DraftSheet[]>(queries, file, ["drafts"]);
    if (known !== null) {
      newest.current = known;
      setKept(known);
      // From now on they change with each key.
      queries.removeQueries({ queryKey: [file, "drafts"] });
    } else {
      void inTurn(platform, ({ drafts }) => drafts()).then((answer) => {
        if (!left) {
          newest.current = answer.ok ? answer.value : null;
          setKept(answer.ok ? answer.value : []);
          setProblem(answer.ok ? null : answer.problem);
        }
      });
    }
    return () => {
      left = true;
      if (file !== undefined && newest.current !== null) {
        // Who comes back, or goes to another day, has the sheet at once.
        answered(queries, file, ["drafts"], newest.current);
      }
    };
  }, [platform, queries, file]);

  useEffect(() => {
    if (kept !== null) {
      tellUnsaved(kept.length);
    }
  }, [kept, tellUnsaved]);

  async function write(ask: (platform: Platform) => Promise<Answer<unknown>>) {
    const answer = await inTurn(platform, ask);
    setProblem(answer.ok ? null : answer.problem);
  }

  function change(place: DraftPlace, ...instead: readonly DraftSheet[]) {
    const others = (newest.current ?? []).filter((one) => !isSame(one.draft.place, place));
    newest.current = [...others, ...instead];
    setKept(newest.current);
    // A save that is answered after one has left finds handed on what is no draft any more.
    queries.removeQueries({ queryKey: [file, "drafts"] });
  }

  return {
    kept,
    problem,
    keep: (place, { sheet, people }) => {
      const seats = sheet.seats.map((seat, at) => ({ ...seat, person: people[at]?.id ?? null }));
      const draft = { place, sheet: { ...sheet, seats } };
      change(place, { draft, day, people: [...people] });
      void write(({ keepDraft }) => keepDraft(draft));
    },
    forget: (draft) => {
      change(draft.place);
      return write(({ forgetDraft }) => forgetDraft(draft));
    },
  };
}

/** The draft of just that sheet. */
export function draftOf(kept: readonly DraftSheet[], place: DraftPlace): DraftSheet | undefined {
  return kept.find(({ draft }) => isSame(draft.place, place));
}
