import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { DayStanding } from "../../platform";

/** How everybody stands on the day so far. */
export function DayStandings({ rows, unit }: { rows: readonly DayStanding[]; unit: string }) {
  const words = useText().today;
  if (rows.length === 0) {
    return null;
  }
  return (
    <Table
      caption={words.standings}
      rows={rows}
      rowKey={({ person }) => person}
      columns={[
        { key: "rank", heading: words.rank, cell: ({ rank }) => rank ?? "" },
        {
          key: "name",
          heading: words.name,
          text: true,
          rowHeading: true,
          cell: ({ name }) => name,
        },
        { key: "games", heading: words.games, cell: ({ games }) => games },
        {
          key: "total",
          heading: `${words.total}（${unit}）`,
          cell: ({ total }) => total,
          className: ({ total }) => (total.startsWith("▲") ? "negative" : ""),
        },
      ]}
    />
  );
}
