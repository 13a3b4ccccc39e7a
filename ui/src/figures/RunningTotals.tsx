import { useText } from "../frame/context";
import { type Column, Table } from "../parts/Table";
import type { ChartDay, ChartNumbers } from "./courses";

interface Props {
  caption: string;
  numbers: ChartNumbers;
  /** Each day's result as well: for one person. */
  daily?: boolean;
}

/** The numbers of a chart of running totals, day by day, in a pane whose heading says the caption. */
export function RunningTotals({ caption, numbers, daily = false }: Props) {
  const { columns } = useText().figures;
  const days = numbers.days.map((day, index) => ({ ...day, index }));
  const amount = (
    key: string,
    heading: string,
    of: (day: ChartDay) => string,
  ): Column<(typeof days)[number]> => ({
    key,
    heading,
    cell: of,
    className: (day) => (of(day).startsWith("▲") ? "neg" : ""),
  });
  return (
    <Table
      caption={caption}
      captionHeard
      className="fill"
      rows={days}
      rowKey={(day) => day.index}
      columns={[
        { key: "day", heading: columns.day, cell: (day) => day.day, rowHeading: true, text: true },
        { key: "series", heading: columns.series, cell: (day) => day.series, text: true },
        ...numbers.names.flatMap((name, line) => [
          ...(daily ? [amount(`daily${line}`, columns.daily, (day) => day.daily[line] ?? "")] : []),
          amount(
            `running${line}`,
            daily ? columns.running : name,
            (day) => day.running[line] ?? "",
          ),
        ]),
      ]}
    />
  );
}
