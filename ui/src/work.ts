// Long work has a number, by which it can be stopped although the backend has not come to it yet.

import type { WorkKind } from "./platform";

const latest = new Map<WorkKind, number>();

/** For work that is asked for now: another number each time, also after the page was loaded anew. */
export function nextWork(kind: WorkKind): number {
  const [work = 0] = crypto.getRandomValues(new Uint32Array(1));
  latest.set(kind, work);
  return work;
}

/** The number of the work of that kind that was asked for last. */
export function latestWork(kind: WorkKind): number {
  return latest.get(kind) ?? nextWork(kind);
}
