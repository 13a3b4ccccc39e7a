import { countColumn, figureColumn } from "../../figures/columns";
import { PersonLink } from "../../figures/PersonLink";
import { useText } from "../../frame/context";
import { type Column, Table } from "../../parts/Table";
import type { ResultRow, Results, StandingFigure } from "../../platform";

/** The columns that are there to be chosen, but wider than most want the table to be. */
const hiddenAtFirst: StandingFigure[] = [
  "average",
  "topRate",
  "inTheMoneyRate",
  "notLastRate",
  "highestPoints",
  "lowestPoints",
  "belowZero",
  "belowZeroRate",
  "won",
  "dealtIn",
  "yakuman",
];

/** Everybody's standing. A column that nobody needs is left out. */
export function StandingsTable({ results }: { results: Results }) {
  const text = useText().figures;
  const { columns } = text;
  const all: Column<ResultRow>[] = [
    {
      key: "rank",
      heading: columns.rank,
      cell: (row) => row.rank ?? text.unranked,
      sortBy: (row) => row.rank,
    },
    countColumn("number", columns.number, (row) => row.number),
    {
      key: "name",
      heading: columns.name,
      cell: (row) => <PersonLink person={row.person} name={row.name} />,
      sortBy: (row) => row.kana || null,
      rowHeading: true,
      text: true,
    },
    countColumn("games", columns.games, (row) => row.games),
    ...results.places.map((place) =>
      countColumn<ResultRow>(
        `place${place}`,
        columns.place(place),
        (row) => row.places[place - 1] ?? null,
      ),
    ),
    ...results.columns.map((figure) =>
      figureColumn<ResultRow>(
        figure,
        columns[figure],
        (row) => row.figures[figure],
        figure === "total" ? "total" : "",
      ),
    ),
  ];
  return (
    <Table
      caption={text.unit(results.unit)}
      columns={all}
      rows={results.rows}
      rowKey={(row) => row.person}
      choiceKey="standings"
      hiddenAtFirst={hiddenAtFirst}
    />
  );
}
