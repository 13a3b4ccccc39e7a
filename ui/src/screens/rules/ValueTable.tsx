import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { ValueLine } from "../../platform";

/** What hands are worth, from one han to yakuman. */
export function ValueTable({ values }: { values: readonly ValueLine[] }) {
  const { rules: text, figures } = useText();
  const columns = text.valueColumns;

  function hand({ level, han, up_to_han, fu, up_to_fu }: ValueLine): string {
    const counted = text.han(han, up_to_han);
    if (fu !== null) {
      return `${counted} ${text.fu(fu, up_to_fu)}`;
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
            { key: "childRon", heading: columns.childRon, cell: (line) => line.child_ron },
            { key: "childTsumo", heading: columns.childTsumo, cell: (line) => line.child_tsumo },
            { key: "dealerRon", heading: columns.dealerRon, cell: (line) => line.dealer_ron },
            { key: "dealerTsumo", heading: columns.dealerTsumo, cell: (line) => line.dealer_tsumo },
          ]}
        />
      </div>
    </details>
  );
}
