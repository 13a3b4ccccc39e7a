import { useText } from "../../../frame/context";
import { type Column, Table } from "../../../parts/Table";
import type { StageStanding, StandingRow } from "../../../platform";

/** How the players of a stage stand, hanchan by hanchan. */
export function StageTable({ stage }: { stage: StageStanding }) {
  const text = useText();
  const words = text.competitionResults;
  if (stage.lines.length === 0) {
    return <p className="nothing-yet">{words.nobody}</p>;
  }
  const rounds = Array.from({ length: stage.rounds }, (_, at) => at);
  const columns: Column<StandingRow>[] = [
    {
      key: "rank",
      heading: words.rank,
      cell: ({ rank }) => rank ?? words.unranked,
      sortBy: ({ rank }) => rank,
    },
    {
      key: "name",
      heading: words.name,
      text: true,
      rowHeading: true,
      cell: ({ person }) => text.parts.member(person.number, person.name),
      sortBy: ({ person }) => person.number,
    },
    ...rounds.map(
      (at): Column<StandingRow> => ({
        key: `round${at + 1}`,
        heading: words.round(at + 1),
        cell: ({ results }) => results[at] ?? "",
        className: ({ results }) => (results[at]?.startsWith("▲") ? "negative" : ""),
      }),
    ),
    { key: "places", heading: words.places, cell: ({ places }) => places.join("-") },
    ...(stage.carries
      ? [{ key: "carried", heading: words.carried, cell: (row: StandingRow) => row.carried }]
      : []),
    ...(stage.penalized
      ? [{ key: "penalties", heading: words.penalties, cell: (row: StandingRow) => row.penalties }]
      : []),
    {
      key: "total",
      heading: stage.unit === "" ? words.totalPlain : words.total(stage.unit),
      cell: ({ total }) => total,
      className: ({ total }) => (total.startsWith("▲") ? "negative" : ""),
    },
    {
      key: "remark",
      heading: words.remark,
      text: true,
      cell: ({ left }) => (left ? words.left : ""),
    },
  ];
  return (
    <Table
      caption={words.stage(stage.name)}
      rows={stage.lines}
      rowKey={({ person }) => person.id}
      columns={columns}
    />
  );
}
