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
  const held = days.filter(({ is_held }) => is_held).length;
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
          cell: ({ series_name }) => series_name,
        },
        {
          key: "times",
          heading: words.times,
          text: true,
          cell: ({ is_held, details }) => (is_held ? words.time(details) : ""),
        },
        {
          key: "venue",
          heading: words.venue,
          text: true,
          cell: ({ is_held, details }) => (is_held ? details.venue : ""),
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
              aria-label={words.changeDay(day.day.shown, day.series_name)}
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
  { change, is_held, details, holiday }: PlannedDay,
): string {
  const changed = change === null ? (holiday ?? "") : words.change(change);
  const more = is_held ? [words.roundsOf(details.rounds), details.note] : [];
  return [changed, ...more].filter(Boolean).join("　");
}
