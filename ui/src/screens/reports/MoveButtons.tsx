import { ArrowDown, ArrowUp } from "lucide-react";

interface Props {
  words: {
    up: string;
    down: string;
    upOf: (name: string) => string;
    downOf: (name: string) => string;
  };
  /** What is moved. */
  name: string;
  /** From 0. */
  place: number;
  isLast: boolean;
  onMove: (to: number, deed: "up" | "down") => void;
}

/** Move one of a list up or down; at its ends there is no further. */
export function MoveButtons({ words, name, place, isLast, onMove }: Props) {
  return (
    <>
      <button
        type="button"
        className="b low"
        data-up={place}
        aria-disabled={place === 0 || undefined}
        aria-label={words.upOf(name)}
        onClick={() => onMove(place - 1, "up")}
      >
        <ArrowUp className="i" />
        {words.up}
      </button>
      <button
        type="button"
        className="b low"
        data-down={place}
        aria-disabled={isLast || undefined}
        aria-label={words.downOf(name)}
        onClick={() => onMove(place + 1, "down")}
      >
        <ArrowDown className="i" />
        {words.down}
      </button>
    </>
  );
}
