import { useWidths } from "./useWidths";

/** How much room a window has, as the style sheets tell it apart. */
export type Room = "rail" | "narrow" | "usual" | "roomy";

/** From how many rem on. */
const from: readonly (readonly [number, Room])[] = [
  [104, "roomy"],
  [81, "usual"],
  [66, "narrow"],
  [0, "rail"],
];

/** The room beside the manual. */
export function useRoom(): Room {
  return useWidths(({ worktop }) => from.find(([least]) => worktop >= least)?.[1] ?? "rail");
}
