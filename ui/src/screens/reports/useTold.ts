import { useEffect } from "react";

/** Tells what is chosen, whenever it is something else. */
export function useTold<T>(onChange: (chosen: T | null) => void, chosen: T | null) {
  const told = JSON.stringify(chosen);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told anew only when the choice changes.
  useEffect(() => onChange(chosen), [told]);
}
