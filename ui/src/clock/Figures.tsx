import type { Text } from "../text";

interface Props {
  secondsLeft: number;
  words: Text["clock"];
}

/** The time that is left, as a clock shows it and as it is read aloud. */
export function Figures({ secondsLeft, words }: Props) {
  const [minutes, seconds] = [Math.floor(secondsLeft / 60), secondsLeft % 60];
  const digits = (number: string) =>
    [...number].map((digit, place) => (
      // Each has a place of its own, or the narrow 1 would make the clock tremble.
      // biome-ignore lint/suspicious/noArrayIndexKey: a digit is its place in the order.
      <span key={place} className="digit">
        {digit}
      </span>
    ));
  return (
    <>
      <span aria-hidden="true">
        {digits(String(minutes))}:{digits(String(seconds).padStart(2, "0"))}
      </span>
      <span className="heard-only">{words.left(minutes, seconds)}</span>
    </>
  );
}
