import { useWidths } from "../parts/useWidths";
import { useFrame } from "./context";

/**
 * Why the side is a rail, if it is: in a narrower window its words would take the room that three panes
 * need beside each other.
 */
export function useRail(): "narrow" | "folded" | undefined {
  const { view } = useFrame();
  const isNarrow = useWidths(({ worktop }) => worktop < 79);
  return isNarrow ? "narrow" : view.isFolded ? "folded" : undefined;
}
