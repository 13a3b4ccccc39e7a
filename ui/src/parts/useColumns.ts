import { useState } from "react";
import type { Column } from "./Table";

export interface ColumnChoice<Row> {
  /** Those that are shown, in their order. */
  shown: readonly Column<Row>[];
  /** Those that can be chosen. */
  offered: readonly Column<Row>[];
  isShown: (key: string) => boolean;
  show: (key: string, isShown: boolean) => void;
  /** Back to how it was at first; nothing where it still is. */
  forget: (() => void) | null;
}

/** Which columns a person wants, kept on this computer; until then those that are not hidden at first. */
export function useColumns<Row>(
  columns: readonly Column<Row>[],
  choiceKey: string | undefined,
  hiddenAtFirst: readonly string[],
): ColumnChoice<Row> {
  const place = `hidden columns: ${choiceKey}`;
  const [chosen, choose] = useState(() =>
    choiceKey === undefined ? undefined : localStorage.getItem(place)?.split(",").filter(Boolean),
  );
  const hidden = chosen ?? hiddenAtFirst;
  return {
    shown: columns.filter((column) => column.rowHeading || !hidden.includes(column.key)),
    offered: columns.filter((column) => !column.rowHeading),
    isShown: (key) => !hidden.includes(key),
    show(key, isShown) {
      const now = isShown ? hidden.filter((other) => other !== key) : [...hidden, key];
      choose(now);
      localStorage.setItem(place, now.join(","));
    },
    forget:
      chosen === undefined
        ? null
        : () => {
            choose(undefined);
            localStorage.removeItem(place);
          },
  };
}
