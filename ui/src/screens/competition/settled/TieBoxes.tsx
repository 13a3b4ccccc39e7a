import { Choice } from "../../../figures/Filters";
import { useText } from "../../../frame/context";
import type { TieBreak } from "../../../platform";

const ways: readonly TieBreak[] = ["placings", "total_before", "lot"];

interface Props {
  ties: readonly TieBreak[];
  onChange: (ties: TieBreak[]) => void;
}

/** What tells equal totals apart, one after the other; after a lot nothing is left to tell. */
export function TieBoxes({ ties, onChange }: Props) {
  const words = useText().competition;
  const isOpen = ties.length < ways.length && !ties.includes("lot");
  return (
    <>
      {[...ties, ...(isOpen ? [null] : [])].map((tie, at) => (
        <Choice
          // biome-ignore lint/suspicious/noArrayIndexKey: a way is known by its place.
          key={at}
          label={words.tieAt(at + 1)}
          all={words.tieEnd}
          value={tie ?? ""}
          options={ways.map((way) => [way, words.tieNames[way]])}
          onChange={(chosen) => {
            const way = ways.find((one) => one === chosen);
            const before = ties.slice(0, at);
            onChange(way === undefined ? before : [...before, way, ...ties.slice(at + 1)]);
          }}
        />
      ))}
    </>
  );
}
