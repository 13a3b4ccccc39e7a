// Asking the backend from a component: `useRead` for what is shown, `useWrite` for what the person
// does. Whatever was written, everything shown is asked for again.

import {
  notifyManager,
  QueryClient,
  usePrefetchQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useState } from "react";
import { useFrame } from "./frame/context";
import type { Answer, Platform, Problem } from "./platform";

// An answer is shown in the turn in which it comes, and not in one of the timer's.
notifyManager.setScheduler(queueMicrotask);

/** The backend is in the same program: nothing is retried, and no network is waited for. */
export function newQueryClient(): QueryClient {
  const local = { networkMode: "always", retry: false } as const;
  return new QueryClient({
    defaultOptions: {
      queries: {
        ...local,
        // What could not be read is asked for again where it is shown anew: its cause may be gone.
        staleTime: ({ state }) => (isProblem(state.data) ? 0 : Number.POSITIVE_INFINITY),
        refetchOnWindowFocus: false,
      },
    },
  });
}

function isProblem(data: unknown): boolean {
  return (data as Answer<unknown> | undefined)?.ok === false;
}

/**
 * Asks anew for everything that is shown. An answer that is still on its way was asked for before,
 * and may be old. What is not shown is forgotten: a screen that is opened next must not begin with
 * it, for it may choose by it what it puts before the person.
 */
export async function readAgain(queries: QueryClient): Promise<void> {
  await queries.cancelQueries();
  queries.removeQueries({ type: "inactive" });
  await queries.invalidateQueries();
}

/** Takes up what came before it was asked for; `about` as of {@link useRead}. */
export function answered(
  queries: QueryClient,
  file: string,
  about: readonly [string, ...unknown[]],
  value: unknown,
): void {
  queries.setQueryData([file, ...about], { ok: true, value });
}

/** What came so, until something is written. */
export function knownAnswer<T>(
  queries: QueryClient,
  file: string | undefined,
  about: readonly [string, ...unknown[]],
): T | null {
  const answer = queries.getQueryData<Answer<T>>([file, ...about]);
  return answer?.ok ? answer.value : null;
}

export interface Read<T> {
  /** The newest answer; the one before stays until the next has come. */
  value: T | undefined;
  /** Why there is no newer answer. */
  problem: Problem | null;
  /** Whether an answer is on its way. */
  loading: boolean;
  /** Asks again, after a problem. */
  again: () => void;
}

/**
 * Asks when the component is first shown, when `about` changes, and after every write.
 * @param about what the answer depends on, the command's name first: `["monthStandings", month]`.
 */
export function useRead<T>(
  about: readonly [string, ...unknown[]],
  ask: (platform: Platform) => Promise<Answer<T>>,
): Read<T> {
  const { platform, club } = useFrame();
  const question = { queryKey: [club?.file, ...about], queryFn: () => ask(platform) };
  // At once; the query itself would first let be drawn what there is without the answer.
  usePrefetchQuery(question);
  const query = useQuery({ ...question, placeholderData: (before) => before });
  const answer = query.data;
  const [last, setLast] = useState<{ value: T } | null>(null);
  if (answer?.ok && answer.value !== last?.value) {
    setLast({ value: answer.value });
  }
  return {
    value: answer?.ok ? answer.value : last?.value,
    problem: answer && !answer.ok && !query.isFetching ? answer.problem : null,
    loading: query.isFetching,
    again: () => void query.refetch(),
  };
}

export interface Write<Given extends unknown[], T> {
  /** Does it; what was typed stays in the component, so that it can be done again. */
  run: (...given: Given) => Promise<Answer<T>>;
  /** Whether it is being done. */
  running: boolean;
  /** Why it could not be done the last time. */
  problem: Problem | null;
  /** Forgets the problem, when the person has begun to correct what caused it. */
  clear: () => void;
}

/** After these failures the data may have changed all the same, so the screens must read it again. */
const mayBeDone: readonly Problem["kind"][] = ["uncertain_save", "not_packed", "lost_name"];

/**
 * Something that the person does to the record.
 * @param sentence what is said as soon as it is saved, before the screens have read it: what the person
 * does meanwhile says its own after it.
 */
export function useWrite<Given extends unknown[], T>(
  write: (platform: Platform, ...given: Given) => Promise<Answer<T>>,
  sentence?: string,
): Write<Given, T> {
  const { platform, club, say, unsay } = useFrame();
  const queries = useQueryClient();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [running, setRunning] = useState(false);

  async function run(...given: Given): Promise<Answer<T>> {
    setRunning(true);
    // What was said of the deed before would seem to be said of this one.
    unsay();
    const answer = await write(platform, ...given);
    setRunning(false);
    setProblem(answer.ok ? null : answer.problem);
    if (answer.ok && sentence !== undefined) {
      say(sentence);
    }
    if (answer.ok || mayBeDone.includes(answer.problem.kind)) {
      await readAgain(queries);
    } else {
      // What was put out of the way before it failed is told all the same.
      await queries.invalidateQueries({ queryKey: [club?.file, "clubStatus"] });
    }
    return answer;
  }

  return { run, running, problem, clear: () => setProblem(null) };
}
