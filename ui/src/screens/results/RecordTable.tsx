import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type { ClubRecord } from "../../platform";

/** The best that members reached, each with everybody who reached it. */
export function RecordTable({ records, unit }: { records: readonly ClubRecord[]; unit: string }) {
  const { results: text, figures } = useText();
  return (
    <Table
      caption={text.records}
      captionHeard
      className="fill"
      rows={records}
      rowKey={(record) => record.kind}
      columns={[
        {
          key: "kind",
          heading: text.recordKind,
          cell: (record) => text.recordKinds[record.kind],
          rowHeading: true,
          text: true,
        },
        {
          key: "figure",
          heading: text.figure,
          cell: (record) => text.recordFigure(record.kind, record.figure, unit),
        },
        {
          key: "holders",
          heading: text.holders,
          cell: (record) => (
            <ul className="holders">
              {record.holders.map((holder, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: one person may hold it twice; the list never changes its order.
                <li key={index}>
                  {holder.name}
                  {holder.at && `　${figures.playedAt(holder.at)}`}
                </li>
              ))}
              {record.more > 0 && <li>{text.moreHolders(record.more)}</li>}
            </ul>
          ),
          text: true,
        },
      ]}
    />
  );
}
