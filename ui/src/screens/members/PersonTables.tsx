import { countColumn } from "../../figures/columns";
import { useText } from "../../frame/context";
import { Share } from "../../parts/Place";
import { Table } from "../../parts/Table";
import type { PersonResults, SeatRow, StreakRow } from "../../platform";
import { Amount } from "./KeyFigures";

interface Props {
  results: PersonResults;
}

/** 連続記録: runs of results without a break. */
export function StreakTable({ results }: Props) {
  const { members: text, figures } = useText();
  const { columns } = figures;
  return (
    <Table
      caption={<span className="heard-only">{text.streaks}</span>}
      rows={results.streaks}
      rowKey={(streak) => streak.kind}
      columns={[
        {
          key: "kind",
          heading: columns.streak,
          cell: (streak: StreakRow) => figures.streaks[streak.kind],
          rowHeading: true,
          text: true,
        },
        countColumn("longest", columns.longest, (streak: StreakRow) => streak.longest),
        countColumn("current", columns.current, (streak: StreakRow) => streak.current),
      ]}
    />
  );
}

/** 席別: what was reached from each starting seat. */
export function SeatTable({ results }: Props) {
  const { members: text, figures } = useText();
  const { columns } = figures;
  return (
    <Table
      caption={<span className="heard-only">{text.bySeat}</span>}
      rows={results.seats}
      rowKey={(row) => row.seat}
      columns={[
        {
          key: "seat",
          heading: columns.seat,
          cell: (row: SeatRow) => text.shortSeat(figures.seats[row.seat]),
          rowHeading: true,
          text: true,
        },
        { key: "games", heading: columns.games, cell: (row) => row.games },
        {
          key: "places",
          heading: text.places,
          cell: (row) => <Share counts={row.places} />,
          text: true,
        },
        {
          key: "averagePlace",
          heading: columns.averagePlace,
          cell: (row) => row.averagePlace.shown,
        },
        {
          key: "total",
          heading: columns.total,
          cell: (row) => <Amount shown={row.total.shown} />,
          className: () => "total",
        },
      ]}
    />
  );
}
