import { useText } from "../../frame/context";
import { type Column, Table } from "../../parts/Table";
import type { AgainstRow, PersonId, PersonResults } from "../../platform";
import { Amount } from "./KeyFigures";
import { OtherPerson } from "./OtherPerson";

interface Props {
  results: PersonResults;
  /** With all there is of each, and sorted by any of it. */
  isWhole?: boolean;
  onOpen: (person: PersonId) => void;
}

/** 対戦: against everybody met, most met first. */
export function AgainstTable({ results, isWhole = false, onOpen }: Props) {
  const { members: words, figures } = useText();
  const { columns } = figures;
  const isIn = (column: Column<AgainstRow>) => (isWhole ? [column] : []);
  return (
    <Table
      caption={<span className="heard-only">{words.headToHead}</span>}
      rows={results.against}
      rowKey={(row) => row.person}
      columns={[
        ...isIn({
          key: "number",
          heading: columns.number,
          cell: (row) => row.number,
          sortBy: (row) => row.number,
        }),
        {
          key: "name",
          heading: columns.opponent,
          cell: (row: AgainstRow) => (
            <OtherPerson person={row.person} name={row.name} isWhole={isWhole} onOpen={onOpen} />
          ),
          rowHeading: true,
          text: true,
        },
        {
          key: "games",
          heading: words.met,
          cell: (row) => row.games,
          ...(isWhole && { sortBy: (row: AgainstRow) => row.games }),
        },
        {
          key: "ahead",
          heading: words.aheadShare,
          cell: (row) => (
            <span className="ahead">
              <span className="ratio" aria-hidden="true">
                <i style={{ width: `${(100 * row.ahead) / row.games}%` }} />
              </span>
              <span className="fig tiny">{words.aheadAndBehind(row.ahead, row.behind)}</span>
            </span>
          ),
          text: true,
          ...(isWhole && { sortBy: (row: AgainstRow) => row.ahead }),
        },
        ...isIn({
          key: "aheadRate",
          heading: columns.aheadRate,
          cell: (row) => row.aheadRate.shown,
          sortBy: (row) => row.aheadRate.order,
        }),
        {
          key: "difference",
          heading: words.withUnit(isWhole ? columns.difference : words.difference, results.unit),
          cell: (row) => <Amount shown={row.difference.shown} />,
          ...(isWhole && { sortBy: (row: AgainstRow) => row.difference.order }),
        },
      ]}
    />
  );
}
