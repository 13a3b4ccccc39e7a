import { countColumn, figureColumn, textColumn } from "../../figures/columns";
import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { AgainstRow, HanchanRow, PersonResults, SeatRow, StreakRow } from "../../platform";

interface Props {
  results: PersonResults;
}

/** 連続記録: runs of results without a break. */
export function StreakTable({ results }: Props) {
  const { members: text, figures } = useText();
  const { columns } = figures;
  return (
    <Table
      caption={text.streaks}
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
      caption={text.bySeat}
      rows={results.seats}
      rowKey={(row) => row.seat}
      columns={[
        {
          key: "seat",
          heading: columns.seat,
          cell: (row: SeatRow) => figures.seats[row.seat],
          rowHeading: true,
          text: true,
        },
        countColumn("games", columns.games, (row: SeatRow) => row.games),
        ...results.places.map((place) =>
          countColumn<SeatRow>(
            `place${place}`,
            columns.place(place),
            (row) => row.places[place - 1] ?? null,
          ),
        ),
        figureColumn("averagePlace", columns.averagePlace, (row: SeatRow) => row.averagePlace),
        figureColumn("total", columns.total, (row: SeatRow) => row.total, "total"),
      ]}
    />
  );
}

/** 対戦: against everybody met, most met first. */
export function AgainstTable({ results }: Props) {
  const { members: text, figures } = useText();
  const { columns } = figures;
  return (
    <Table
      caption={text.headToHead}
      rows={results.against}
      rowKey={(row) => row.person}
      columns={[
        countColumn("number", columns.number, (row: AgainstRow) => row.number),
        {
          key: "name",
          heading: columns.opponent,
          cell: (row: AgainstRow) => row.name,
          rowHeading: true,
          text: true,
        },
        countColumn("games", columns.games, (row: AgainstRow) => row.games),
        countColumn("ahead", columns.ahead, (row: AgainstRow) => row.ahead),
        countColumn("behind", columns.behind, (row: AgainstRow) => row.behind),
        figureColumn("aheadRate", columns.aheadRate, (row: AgainstRow) => row.aheadRate),
        figureColumn("difference", columns.difference, (row: AgainstRow) => row.difference),
      ]}
    />
  );
}

/** Every hanchan of the person, the latest first. */
export function HanchanTable({ results }: Props) {
  const { members: text, figures } = useText();
  const { columns } = figures;
  return (
    <Table
      caption={text.hanchan}
      rows={results.hanchan}
      rowKey={(row) => row.id}
      columns={[
        {
          key: "at",
          heading: columns.day,
          cell: (row: HanchanRow) => figures.playedAt(row.at),
          rowHeading: true,
          text: true,
        },
        textColumn("seat", columns.seat, (row: HanchanRow) => figures.seats[row.seat]),
        countColumn("place", columns.finish, (row: HanchanRow) => row.place),
        { key: "points", heading: columns.points, cell: (row: HanchanRow) => row.points },
        countColumn("chombo", columns.chombo, (row: HanchanRow) => row.chomboCount),
        figureColumn("total", columns.result, (row: HanchanRow) => row.total, "total"),
        textColumn("others", columns.others, (row: HanchanRow) => row.others.join("　")),
      ]}
    />
  );
}
