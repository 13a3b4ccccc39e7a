import { replaceEqualDeep } from "@tanstack/react-query";
import { useRef } from "react";

/** The one of before, as long as it says the same: what is drawn from it need not be drawn anew. */
export function useSame<T>(value: T): T {
  const before = useRef(value);
  before.current = replaceEqualDeep(before.current, value);
  return before.current;
}
