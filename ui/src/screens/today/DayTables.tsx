import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { DayTable, NextPlace } from "../../platform";

interface Props {
  tables: readonly DayTable[];
  missing: number;
  /** Where the next sheet belongs; none where all are in for good. */
  next: NextPlace | null;
  onOpen: (table: DayTable) => void;
}

/** The tables of the day, with what is still missing; each opens its sheet. */
export function DayTables({ tables, missing, next, onOpen }: Props) {
  const words = useText().today;
  if (tables.length === 0) {
    return <p className="nothing-yet">{words.noTables}</p>;
  }
  // Those present fill a table more of this round than was drawn or entered.
  const goesOn = next !== null && tables.some(({ round }) => round === next.round) ? next : null;
  const howFar =
    missing > 0
      ? words.missing(missing)
      : goesOn === null
        ? words.allIn(tables.length)
        : words.inAndNext(tables.length, goesOn.round, goesOn.table);
  return (
    <Table
      caption={`${words.tables} ${howFar}`}
      rows={tables}
      rowKey={({ round, table }) => `${round} ${table}`}
      columns={[
        {
          key: "place",
          heading: words.table,
          text: true,
          rowHeading: true,
          cell: (table) => (
            <button
              type="button"
              aria-label={words.open(table.round, table.table)}
              onClick={() => onOpen(table)}
            >
              {words.place(table.round, table.table)}
            </button>
          ),
        },
        {
          key: "state",
          heading: words.state,
          text: true,
          className: ({ state }) => (state === "missing" ? "table-missing" : ""),
          cell: ({ state }) => words.states[state],
        },
        {
          key: "people",
          heading: words.people,
          text: true,
          className: () => "seated",
          // A line breaks between two names, and never within one.
          cell: ({ people }) =>
            people.map((person, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the seats have no other name.
              <span key={place}>{person?.name}</span>
            )),
        },
      ]}
    />
  );
}
