import { useState } from "react";
import { useText } from "../../../frame/context";
import type { DrawnPerson, DrawView } from "../../../platform";
import { SeatTables } from "./SeatTables";

interface Props {
  draw: Pick<DrawView, "tables" | "sitsOut">;
  onSwap: (one: DrawnPerson, other: DrawnPerson) => void;
  /** Said before each table's name, where more than one round is shown. */
  of?: string;
}

/** Who sits where, a list to each table. Two who are pressed one after the other change places. */
export function DrawnTables({ draw, onSwap, of = "" }: Props) {
  const words = useText().draw;
  const [first, choose] = useState<DrawnPerson | null>(null);

  function press(person: DrawnPerson) {
    if (first === null) {
      choose(person);
      return;
    }
    choose(null);
    if (first.id !== person.id) {
      onSwap(first, person);
    }
  }

  return (
    <>
      <p className="hint" role="status">
        {first === null ? words.swapHint : words.swapWith(first.name)}
      </p>
      <SeatTables
        draw={draw}
        first={first}
        of={of}
        asLists
        onPress={press}
        onGiveUp={() => choose(null)}
      />
    </>
  );
}
