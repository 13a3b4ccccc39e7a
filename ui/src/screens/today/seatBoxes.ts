/** The boxes for people, and then those for scores. */
export function seatBoxes(paper: HTMLElement | null): HTMLInputElement[] {
  return [
    ...(paper?.querySelectorAll<HTMLInputElement>(".who-cell input, .sheet-score input") ?? []),
  ];
}

export function firstEmpty(paper: HTMLElement | null): HTMLInputElement | undefined {
  return seatBoxes(paper).find(({ value }) => value === "");
}

/**
 * Puts the focus where the sheet is to be typed on: in the box that was typed in last, which may be half
 * typed, or in the first that is empty. Of a whole sheet a score is what is corrected most.
 * @returns whether it could go there.
 */
export function focusSeats(paper: HTMLElement | null): boolean {
  const boxes = seatBoxes(paper);
  const empty = boxes.findIndex(({ value }) => value === "");
  const lastTyped = empty === -1 ? boxes.at(-1) : boxes[Math.max(empty - 1, 0)];
  const first = boxes[empty] ?? boxes[boxes.length / 2];
  const box = paper?.dataset.typed === "true" ? lastTyped : first;
  box?.focus();
  return box !== undefined && box === document.activeElement;
}
