import { countColumn, figureColumn } from "../../figures/columns";
import { useFrame, useText } from "../../frame/context";
import { termOf } from "../../help/termOf";
import { PlaceStrip, Share, Spark } from "../../parts/Place";
import { type Column, type Sorting, Table } from "../../parts/Table";
import { type ColumnChoice, useColumns } from "../../parts/useColumns";
import { type Room, useRoom } from "../../parts/useRoom";
import type { CourseOf, PersonId, ResultRow, Results, StandingFigure } from "../../platform";

/** How many of somebody's latest places a row has room for; fewer beside columns that are seldom needed. */
const latest: Record<Room, number> = { rail: 12, narrow: 12, usual: 12, roomy: 16 };
const fewer = 6;

/** What is shown at first where there is so much room, and not where there is less. */
const from: Partial<Record<string, readonly Room[]>> = {
  base: ["usual", "roomy"],
  uma: ["usual", "roomy"],
  chombo: ["usual", "roomy"],
  adjustments: ["usual", "roomy"],
  opening: ["usual", "roomy"],
  best: ["roomy"],
  trend: ["roomy"],
};

/** What is always shown at first; the rest is there to be chosen. */
const always = ["rank", "name", "games", "strip", "averagePlace", "total"];

/** Those before the total, in their order; the rest stands after it. */
const beforeTotal: readonly StandingFigure[] = [
  "averagePlace",
  "base",
  "uma",
  "chombo",
  "adjustments",
  "opening",
  "best",
];

/** All columns that the standings can have: one that nobody needs is none of them. */
function useAllColumns(results: Results, room: Room): Column<ResultRow>[] {
  const { text, view } = useFrame();
  const { columns } = text.figures;
  const courses = new Map<PersonId, CourseOf>(
    results.courses.people.map((course) => [course.person, course]),
  );
  const places = (row: ResultRow) => courses.get(row.person)?.places ?? [];
  const needed = (key: StandingFigure) => results.columns.includes(key);
  // English headings are wider.
  const isFull =
    room === "usual" && (needed("chombo") || needed("adjustments") || view.language === "en");
  const most = isFull ? fewer : latest[room];
  const isCut = results.rows.some((row) => places(row).length > most);
  const figure = (key: StandingFigure) =>
    figureColumn<ResultRow>(
      key,
      key === "total" ? text.figures.totalIn(results.unit) : columns[key],
      (row) => row.figures[key],
      key === "total" ? "sum" : "",
    );
  return [
    {
      key: "rank",
      heading: columns.rank,
      term: termOf.rank,
      cell: (row) => row.rank ?? text.figures.unranked,
      sortBy: (row) => row.rank,
    },
    countColumn("number", columns.number, (row) => row.number),
    {
      key: "name",
      heading: columns.name,
      cell: (row) => row.name,
      sortBy: (row) => row.kana || null,
      rowHeading: true,
      text: true,
    },
    countColumn("games", columns.games, (row) => row.games),
    {
      key: "strip",
      heading: isCut ? text.results.latestPlaces(most) : text.results.placesInOrder,
      term: "place",
      cell: (row) => <PlaceStrip places={places(row).slice(-most)} />,
      text: true,
    },
    ...results.places.map((place) =>
      countColumn<ResultRow>(
        `place${place}`,
        columns.place(place),
        (row) => row.places[place - 1] ?? null,
      ),
    ),
    {
      key: "share",
      heading: text.results.places,
      cell: (row) => <Share counts={row.places} />,
      text: true,
      className: () => "shares",
    },
    ...beforeTotal.filter(needed).map(figure),
    {
      key: "trend",
      heading: text.results.trend,
      cell: (row) => (
        <Spark totals={courses.get(row.person)?.running.map(({ order }) => order ?? 0) ?? []} />
      ),
      text: true,
    },
    ...(needed("total") ? [figure("total")] : []),
    ...results.columns.filter((key) => key !== "total" && !beforeTotal.includes(key)).map(figure),
  ];
}

/** The standings' columns, and which of them the person wants. */
export function useStandingsColumns(results: Results): ColumnChoice<ResultRow> {
  const room = useRoom();
  const columns = useAllColumns(results, room);
  const hiddenAtFirst = columns
    .map(({ key }) => key)
    .filter((key) => !always.includes(key) && !from[key]?.includes(room));
  return useColumns(columns, "standings", hiddenAtFirst);
}

interface Props {
  results: Results;
  caption: string;
  columns: readonly Column<ResultRow>[];
  chosen: PersonId | null;
  onChoose: (person: PersonId) => void;
}

/** Everybody's standing, one of whom is the chosen one. */
export function StandingsTable({ results, caption, columns, chosen, onChoose }: Props) {
  const { figures } = useText();
  const { together, rows } = results;
  return (
    <Table
      caption={caption}
      captionHeard
      className="fill standings"
      columns={columns}
      rows={rows}
      rowKey={(row) => row.person}
      cameBy={sortedBy(rows)}
      chosen={chosen}
      onChoose={(row) => onChoose(row.person)}
      totals={{
        name: figures.people(rows.length),
        games: together.games,
        ...Object.fromEntries(
          results.places.map((place) => [`place${place}`, together.places[place - 1]]),
        ),
        ...Object.fromEntries(
          Object.entries(together.figures).map(([key, { shown }]) => [key, shown]),
        ),
      }}
    />
  );
}

/** The ranking goes by the total, or by the mean where results are the points as they stand. */
function sortedBy(rows: readonly ResultRow[]): Sorting | null {
  const ranked = rows.filter(({ rank }) => rank !== null);
  const orderOf = (row: ResultRow | undefined, by: StandingFigure) => row?.figures[by]?.order ?? 0;
  const key = (["total", "average"] as const).find((by) =>
    ranked.every((row, at) => at === 0 || orderOf(ranked[at - 1], by) >= orderOf(row, by)),
  );
  return key === undefined ? null : { key, descending: true };
}
