import { useText } from "../../frame/context";
import { ScreenParts } from "../../parts/ScreenParts";

/** What can be done on a day, in the order of an evening. */
const parts = ["attendance", "draw", "sheets", "details"] as const;

export type DayPart = (typeof parts)[number];

interface Props {
  current: DayPart;
  present: number;
  missing: number;
  onChoose: (part: DayPart) => void;
  /** Goes to the tables and standings, which large text puts far below. */
  onState: () => void;
}

/** What is being done for this day's play, each with how far it is. */
export function DayParts({ current, present, missing, onChoose, onState }: Props) {
  const words = useText().session;
  const counts: Record<DayPart, number> = {
    attendance: present,
    draw: 0,
    sheets: missing,
    details: 0,
  };
  return (
    <ScreenParts
      label={words.parts}
      parts={parts.map((part) => [part, words.part[part](counts[part])])}
      current={current}
      onChoose={onChoose}
    >
      <button type="button" className="to-state" onClick={onState}>
        {words.toState}
      </button>
    </ScreenParts>
  );
}
