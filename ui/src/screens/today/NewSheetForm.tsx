import { useState } from "react";
import { useFrame } from "../../frame/context";
import type { DayRules, DayTable, MemberChoice } from "../../platform";
import { SheetForm } from "./SheetForm";
import { SheetSetAside } from "./SheetSetAside";
import { placeOf, type Typed } from "./sheet";

interface Props {
  start: Typed;
  /** Whether the day has that table already, so that it can be left out of account. */
  isDrawn: boolean;
  restored: Typed | null;
  rules: readonly DayRules[];
  tables: readonly DayTable[];
  first: readonly number[];
  lastFour: readonly (MemberChoice | null)[];
  onTyped: (typed: Typed | null) => void;
  onDone: (people: readonly (MemberChoice | null)[]) => Promise<void>;
}

/** A sheet that is entered for the first time. */
export function NewSheetForm({ isDrawn, ...form }: Props) {
  const words = useFrame().text.sheet;
  const [more, showMore] = useState(false);
  return (
    <SheetForm
      {...form}
      others={
        isDrawn
          ? [{ key: "aside", words: words.aside.heading, onPress: () => showMore(!more) }]
          : []
      }
      panel={more && <SheetSetAside place={placeOf(form.start.sheet, null)} />}
    />
  );
}
