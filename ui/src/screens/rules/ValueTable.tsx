import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { ValueLine } from "../../platform";

/** What hands are worth, from one han to yakuman. */
export function ValueTable({ values }: { values: readonly ValueLine[] }) {
  const { rules: text, figures } = useText();
  const columns = text.valueColumns;

  function hand({ level, han, upToHan, fu, upToFu }: ValueLine): string {
    const counted = text.han(han, upToHan);
    if (fu !== null) {
      return `${counted} ${text.fu(fu, upToFu)}`;
    }
    return level === null ? counted : `${figures.levels[level]} ${counted}`;
  }

  return (
    <details className="rule-values">
      <summary>{text.valueTable}</summary>
      <div className="narrow">
        <Table
          caption={text.valueCaption}
          rows={values.map((line, index) => ({ ...line, index }))}
          rowKey={(line) => line.index}
          columns={[
            { key: "hand", heading: columns.hand, cell: hand, rowHeading: true, text: true },
            { key: "childRon", heading: columns.childRon, cell: (line) => line.childRon },
            { key: "childTsumo", heading: columns.childTsumo, cell: (line) => line.childTsumo },
            { key: "dealerRon", heading: columns.dealerRon, cell: (line) => line.dealerRon },
            { key: "dealerTsumo", heading: columns.dealerTsumo, cell: (line) => line.dealerTsumo },
          ]}
        />
      </div>
    </details>
  );
}
