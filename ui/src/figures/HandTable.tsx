import { useText } from "../frame/context";
import { Table } from "../parts/Table";
import type { HandRow } from "../platform";
import { textColumn } from "./columns";

interface Props {
  caption: string;
  hands: readonly HandRow[];
  /** In a pane whose heading says the caption. */
  inPane?: boolean;
}

/** Hands of mangan and better: when, who, from whom, how high. */
export function HandTable({ caption, hands, inPane = false }: Props) {
  const text = useText().figures;
  const { columns } = text;
  const rows = hands.map((hand, index) => ({ ...hand, index }));
  type Row = (typeof rows)[number];
  return (
    <Table
      caption={caption}
      captionHeard={inPane}
      className={inPane ? "fill" : ""}
      rows={rows}
      rowKey={(hand) => hand.index}
      columns={[
        {
          key: "at",
          heading: columns.day,
          cell: (hand: Row) => text.playedAt(hand.at),
          rowHeading: true,
          text: true,
        },
        textColumn("hand", columns.hand, (hand: Row) => text.hand(hand.hand, hand.honba)),
        textColumn("level", columns.level, (hand: Row) => text.levels[hand.level]),
        textColumn("winner", columns.winner, (hand: Row) => hand.winner),
        textColumn("loser", columns.loser, (hand: Row) => hand.loser ?? text.tsumo),
        {
          ...textColumn("yaku", columns.yaku, (hand: Row) =>
            [hand.yaku, text.handValue(hand.han, hand.fu), hand.note].filter(Boolean).join("　"),
          ),
          className: () => "wrap",
        },
      ]}
    />
  );
}
