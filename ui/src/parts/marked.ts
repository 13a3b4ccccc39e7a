const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Where the mark of a list comes to by an arrow, round and round; null for any other key. */
export function nextMark(key: string, marked: number, count: number): number | null {
  const step = steps[key];
  return step === undefined ? null : (marked + step + count) % Math.max(count, 1);
}
