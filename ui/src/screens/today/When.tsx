import { ChevronDown } from "lucide-react";
import { useFrame } from "../../frame/context";
import type { Day } from "../../platform";

interface Props {
  day: Day | null;
  today: Day;
  series: string;
  isOpen: boolean;
  onOpen: () => void;
  onToday: () => void;
}

/** Which day is open, of which series: pressed, it opens what is behind the day. */
export function When({ day, today, series, isOpen, onOpen, onToday }: Props) {
  const { text } = useFrame();
  const words = text.today.when;
  const { year, date } = words.parts(day);
  const isOther = day !== null && day.iso !== today.iso;
  return (
    <>
      <button
        type="button"
        className={isOther ? "when other" : "when"}
        aria-expanded={isOpen}
        title={words.opens}
        onClick={onOpen}
      >
        <b>{date}</b>
        <small>
          <span>
            {year} {series}
          </span>
          <ChevronDown className="i" />
        </small>
      </button>
      {isOther && (
        <span className="not-today">
          <span className="tag heed">{day.iso < today.iso ? words.past : words.ahead}</span>
          <button type="button" className="b plain low" onClick={onToday}>
            {text.session.backToToday}
          </button>
        </span>
      )}
    </>
  );
}
