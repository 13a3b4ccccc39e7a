import { countColumn, figureColumn } from "../../figures/columns";
import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { ResultRow, Results } from "../../platform";

/** The numbers behind the bars of places. */
export function PlaceCounts({ caption, results }: { caption: string; results: Results }) {
  const { columns } = useText().figures;
  return (
    <Table
      caption={caption}
      rows={results.rows.filter((row) => row.games > 0)}
      rowKey={(row) => row.person}
      columns={[
        {
          key: "name",
          heading: columns.name,
          cell: (row: ResultRow) => row.name,
          rowHeading: true,
          text: true,
        },
        countColumn("games", columns.games, (row: ResultRow) => row.games),
        ...results.places.map((place) =>
          countColumn<ResultRow>(
            `place${place}`,
            columns.place(place),
            (row) => row.places[place - 1] ?? null,
          ),
        ),
        figureColumn(
          "averagePlace",
          columns.averagePlace,
          (row: ResultRow) => row.figures.averagePlace,
        ),
      ]}
    />
  );
}
