import { useFrame } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { PlannedDay } from "../../platform";

interface Props {
  /** The month in words. */
  heading: string;
  days: readonly PlannedDay[];
  onChange: (day: PlannedDay) => void;
}

/** The days of a month, those included on which nothing is held. */
export function DayList({ heading, days, onChange }: Props) {
  const { text } = useFrame();
  const words = text.schedule;
  const held = days.filter(({ isHeld }) => isHeld).length;
  return (
    <Table
      caption={words.list(heading, held)}
      rows={days}
      rowKey={({ day, series }) => `${day.iso} ${series}`}
      columns={[
        {
          key: "day",
          heading: words.day,
          text: true,
          rowHeading: true,
          cell: ({ day }) => `${day.shown}${text.parts.weekday(day.weekday)}`,
        },
        {
          key: "series",
          heading: words.series,
          text: true,
          cell: ({ seriesName }) => seriesName,
        },
        {
          key: "times",
          heading: words.times,
          text: true,
          cell: ({ isHeld, details }) => (isHeld ? words.time(details) : ""),
        },
        {
          key: "venue",
          heading: words.venue,
          text: true,
          cell: ({ isHeld, details }) => (isHeld ? details.venue : ""),
        },
        {
          key: "remark",
          heading: words.remark,
          text: true,
          className: () => "sentence",
          cell: (day) => remark(words, day),
        },
        {
          key: "deeds",
          heading: words.changeShort,
          text: true,
          cell: (day) => (
            <button
              type="button"
              aria-label={words.changeDay(day.day.shown, day.seriesName)}
              onClick={() => onChange(day)}
            >
              {words.changeShort}
            </button>
          ),
        },
      ]}
    />
  );
}

/** What is not as usual, and of a day that is held what else there is to say. */
function remark(
  words: ReturnType<typeof useFrame>["text"]["schedule"],
  { change, isHeld, details, holiday }: PlannedDay,
): string {
  const changed = change === null ? (holiday ?? "") : words.change(change);
  const more = isHeld ? [words.roundsOf(details.rounds), details.note] : [];
  return [changed, ...more].filter(Boolean).join("　");
}
