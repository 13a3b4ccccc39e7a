import { useText } from "../../../frame/context";
import { Table } from "../../../parts/Table";
import type { RankedLine } from "../../../platform";

/** Everybody, by the stage reached and the total of it. */
export function RankingTable({ ranking }: { ranking: readonly RankedLine[] }) {
  const several = new Set(ranking.map(({ stage }) => stage)).size > 1;
  const text = useText();
  const words = text.competitionResults;
  if (ranking.length === 0) {
    return <p className="nothing-yet">{words.nobody}</p>;
  }
  return (
    <Table
      caption={words.ranking}
      rows={ranking}
      rowKey={({ person }) => person.id}
      columns={[
        { key: "rank", heading: words.rank, cell: ({ rank }) => rank, sortBy: ({ rank }) => rank },
        {
          key: "name",
          heading: words.name,
          text: true,
          rowHeading: true,
          cell: ({ person }) => text.parts.member(person.number, person.name),
          sortBy: ({ person }) => person.number,
        },
        ...(several
          ? [
              {
                key: "stage",
                heading: words.reached,
                text: true,
                cell: ({ stage }: RankedLine) => stage,
              },
            ]
          : []),
        {
          key: "total",
          heading: words.totalPlain,
          cell: ({ total }) => total,
          className: ({ total }) => (total.startsWith("▲") ? "negative" : ""),
        },
        {
          key: "remark",
          heading: words.remark,
          text: true,
          cell: ({ disqualified, left }) =>
            disqualified ? words.disqualified : left ? words.left : "",
        },
      ]}
    />
  );
}
