import { useFrame } from "../frame/context";
import { Table } from "../parts/Table";
import { HandTiles } from "../parts/tiles/HandTiles";
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
  const { text: all, view } = useFrame();
  const text = all.figures;
  const { columns } = text;
  const rows = hands.map((hand, index) => ({ ...hand, index }));
  type Row = (typeof rows)[number];
  const told = (hand: Row) =>
    [hand.yaku, text.handValue(hand.han, hand.fu), hand.note].filter(Boolean).join("　");
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
          ...textColumn("yaku", columns.yaku, told),
          cell: (hand: Row) => (
            <>
              {told(hand)}
              {hand.tiles && (
                <HandTiles
                  label={hand.tiles.words[view.language]}
                  concealed={hand.tiles.seen.concealed}
                  win={hand.tiles.seen.win}
                  melds={hand.tiles.seen.melds}
                />
              )}
            </>
          ),
          className: () => "wrap",
        },
      ]}
    />
  );
}
