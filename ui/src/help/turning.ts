// The pages of the manual that were opened one after the other, as in a browser.

export type HelpView =
  | { kind: "contents" }
  | { kind: "page"; id: string }
  | { kind: "term"; id: string }
  /** What changed since a version; null is the newest change. */
  | { kind: "news"; since: string | null };

export interface Turned {
  /** The newest last. */
  past: readonly HelpView[];
  /** Null while the manual is closed. */
  here: HelpView | null;
  /** The next first. */
  ahead: readonly HelpView[];
}

export const closed: Turned = { past: [], here: null, ahead: [] };

/** Another page, after which there is nothing; the same one again is no other. */
export function opened({ past, here, ahead }: Turned, view: HelpView): Turned {
  if (here === null) {
    return { past: [], here: view, ahead: [] };
  }
  return JSON.stringify(here) === JSON.stringify(view)
    ? { past, here, ahead }
    : { past: [...past, here], here: view, ahead: [] };
}

export function turnedBack(turned: Turned): Turned {
  const { past, here, ahead } = turned;
  const before = past.at(-1);
  return before === undefined || here === null
    ? turned
    : { past: past.slice(0, -1), here: before, ahead: [here, ...ahead] };
}

export function turnedOn(turned: Turned): Turned {
  const { past, here, ahead } = turned;
  const [next, ...rest] = ahead;
  return next === undefined || here === null
    ? turned
    : { past: [...past, here], here: next, ahead: rest };
}
