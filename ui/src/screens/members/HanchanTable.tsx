import type { MouseEvent } from "react";
import { useFrame } from "../../frame/context";
import { Place } from "../../parts/Place";
import { type Column, Table } from "../../parts/Table";
import type { HanchanRow, PersonResults } from "../../platform";
import { keepDay } from "../today/keptDay";
import { Amount } from "./KeyFigures";
import { Name } from "./OtherPerson";

interface Props {
  results: PersonResults;
  rows: readonly HanchanRow[];
  /** With all there is of each, and sorted by any of it. */
  isWhole?: boolean;
}

/** Anywhere in a row is as good as its button. */
function openRow({ target }: MouseEvent) {
  if (target instanceof Element && target.closest("button") === null) {
    target.closest("tr")?.querySelector<HTMLElement>(".sheet-link")?.click();
  }
}

/** Hanchan of one person, the latest first; each leads to its sheet. */
export function HanchanTable({ results, rows, isWhole = false }: Props) {
  const { text, club, platform, go } = useFrame();
  const { members: words, figures } = text;
  const { columns } = figures;

  async function openSheet({ day, series, at }: HanchanRow) {
    const choices = await platform.dayChoices();
    if (choices.ok) {
      const sheet = { round: at.round, table: at.table };
      keepDay(club?.file ?? "", choices.value.today.iso, { day, series, sheet });
      go("today");
    }
  }

  const isIn = (column: Column<HanchanRow>, given: boolean) => (given ? [column] : []);
  const sorted = (by: (row: HanchanRow) => number | string | null) =>
    isWhole ? { sortBy: by } : {};
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: by keys it is the button in the row.
    // biome-ignore lint/a11y/noStaticElementInteractions: by keys it is the button in the row.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: by keys it is the button in the row.
    <div className="games" onClick={openRow}>
      <Table
        caption={<span className="heard-only">{isWhole ? words.hanchan : words.recent}</span>}
        rows={rows}
        rowKey={(row) => row.id}
        columns={[
          {
            key: "at",
            heading: columns.day,
            cell: (row: HanchanRow) => (
              <button type="button" className="sheet-link" onClick={() => void openSheet(row)}>
                {isWhole ? row.at.day : words.shortDay(row.day.iso)}
                <span className="heard-only"> {words.sheetOf(row.at.round, row.at.table)}</span>
              </button>
            ),
            rowHeading: true,
            text: true,
            ...sorted((row) => row.day.iso),
          },
          ...isIn(
            {
              key: "series",
              heading: columns.series,
              cell: (row) => row.at.series,
              text: true,
              ...sorted((row) => row.at.series),
            },
            isWhole && new Set(results.hanchan.map(({ series }) => series)).size > 1,
          ),
          {
            key: "round",
            heading: words.roundAndTable,
            cell: (row) => `${row.at.round}・${row.at.table}`,
          },
          {
            key: "seat",
            heading: columns.seat,
            cell: (row) => (row.seat === null ? "－" : words.shortSeat(figures.seats[row.seat])),
            text: true,
            ...sorted((row) => row.seat),
          },
          {
            key: "place",
            heading: columns.finish,
            cell: (row) => <Place place={row.place} small />,
            className: () => "c",
            text: true,
            ...sorted((row) => row.place),
          },
          {
            key: "points",
            heading: columns.points,
            cell: (row) => row.points,
          },
          ...isIn(
            {
              key: "chombo",
              heading: columns.chombo,
              cell: (row) => (row.chomboCount === 0 ? "" : row.chomboCount),
              ...sorted((row) => row.chomboCount),
            },
            rows.some(({ chomboCount }) => chomboCount > 0),
          ),
          {
            key: "total",
            heading: words.withUnit(columns.result, results.unit),
            cell: (row) => <Amount shown={row.total.shown} />,
            className: () => "total",
            ...sorted((row) => row.total.order),
          },
          {
            key: "others",
            heading: words.withWhom,
            cell: (row) => (
              <span className="with">
                {row.others.map(({ name, place }) => (
                  <span className="w" key={`${place} ${name}`}>
                    <Place place={place} small />
                    <Name name={name} isWhole={isWhole} />
                  </span>
                ))}
              </span>
            ),
            text: true,
          },
        ]}
      />
    </div>
  );
}
