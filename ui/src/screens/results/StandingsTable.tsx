import { countColumn, figureColumn } from "../../figures/columns";
import { PersonLink } from "../../figures/PersonLink";
import { useText } from "../../frame/context";
import { type Column, Table } from "../../parts/Table";
import type { ResultRow, Results } from "../../platform";

/** The columns that are there to be chosen, but wider than most want the table to be. */
const hiddenAtFirst = [
  "average",
  "topRate",
  "inTheMoneyRate",
  "notLastRate",
  "highestPoints",
  "lowestPoints",
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
    figureColumn("averagePlace", columns.averagePlace, (row) => row.averagePlace),
    figureColumn("base", columns.base, (row) => row.base),
    figureColumn("uma", columns.uma, (row) => row.uma),
    ...(results.needed.chombo
      ? [figureColumn<ResultRow>("chombo", columns.chombo, (row) => row.chombo)]
      : []),
    ...(results.needed.adjustments
      ? [figureColumn<ResultRow>("adjustments", columns.adjustments, (row) => row.adjustments)]
      : []),
    figureColumn("total", columns.total, (row) => row.total, "total"),
    figureColumn("best", columns.best, (row) => row.best),
    figureColumn("worst", columns.worst, (row) => row.worst),
    figureColumn("average", columns.average, (row) => row.average),
    figureColumn("topRate", columns.topRate, (row) => row.topRate),
    figureColumn("inTheMoneyRate", columns.inTheMoneyRate, (row) => row.inTheMoneyRate),
    figureColumn("notLastRate", columns.notLastRate, (row) => row.notLastRate),
    figureColumn("highestPoints", columns.highestPoints, (row) => row.highestPoints),
    figureColumn("lowestPoints", columns.lowestPoints, (row) => row.lowestPoints),
    ...(results.needed.hands
      ? [
          countColumn<ResultRow>("won", columns.won, (row) => row.won),
          countColumn<ResultRow>("dealtIn", columns.dealtIn, (row) => row.dealtIn),
          countColumn<ResultRow>("yakuman", columns.yakuman, (row) => row.yakuman),
        ]
      : []),
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
