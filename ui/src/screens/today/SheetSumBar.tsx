import { CircleCheck, Equal, EqualNot } from "lucide-react";
import { memo } from "react";
import { useFrame, useText } from "../../frame/context";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import type { SheetPreview } from "../../platform";
import { shortName } from "./names";
import { type Change, type Typed, withHead } from "./sheet";
import "./sum.css";

interface Props {
  typed: Typed;
  seen: SheetPreview | undefined;
  /** It was to be saved, and could not be as it stands. */
  isRefused: boolean;
  onChange: (change: Change) => void;
  onType: (change: Change | null) => void;
}

/** Whether the scores add up, in words, with where the eye may have slipped; and the sticks left. */
export function SheetSumBar({ typed, seen, isRefused, onChange, onType }: Props) {
  const { text, toManual } = useFrame();
  const words = text.today;
  const sum = seen?.sum ?? { kind: "incomplete" };
  const isOff = sum.kind === "missing" || sum.kind === "too_many";
  const isWaiting = sum.kind === "incomplete";
  const Sign = isOff ? EqualNot : isWaiting ? Equal : CircleCheck;
  const names = typed.people.flatMap((person) => person?.name ?? []);
  const hints = [
    sum.kind === "missing" && sum.sticks !== null ? text.sheet.perhapsSticks(sum.sticks) : "",
    seen && seen.misread.length > 0
      ? text.sheet.perhapsMisread(
          seen.misread.map(({ seat, typed: score, instead }) => {
            const name = typed.people[seat]?.name;
            const who = name === undefined ? text.sheet.winds[seat] : shortName(name, names);
            return `${who} ${score}→${instead}`;
          }),
        )
      : "",
  ].filter(Boolean);
  return (
    <div
      className={`sumline sheet-sum ${isOff ? "bad" : isWaiting ? "wait" : ""}`}
      data-help="today.sum"
    >
      <Sign className="i" />
      <p role="status">
        {isWaiting ? (
          words.sums.incomplete
        ) : (
          <b>{isOff ? words.sums[sum.kind](sum.points) : words.sums[sum.kind]}</b>
        )}{" "}
        {seen !== undefined && seen.sumPoints !== null && (
          <span className="lies fig">{words.sums.is(seen.sumPoints)}</span>
        )}
      </p>
      <Sticks sticks={typed.sheet.sticks} onChange={onChange} onType={onType} />
      {isOff && hints.length > 0 && (
        <p className="why" role="status">
          {hints.join("　")}
        </p>
      )}
      {isRefused && (
        <p className="why">
          <span role="alert">{text.sheet.notSaved}</span>{" "}
          <button type="button" className="b plain low" onClick={() => toManual("today.sum")}>
            {text.help.more}
          </button>
        </p>
      )}
    </div>
  );
}

type SticksProps = Pick<Props, "onChange" | "onType"> & { sticks: string };

/** The riichi sticks that nobody took. */
const Sticks = memo(({ sticks, onChange, onType }: SticksProps) => {
  const words = useText().today;
  return (
    <div className="dep" data-field={JSON.stringify({ row: "head", field: "sticks" })}>
      <TextBox
        label={words.sticks}
        width={2}
        unit={words.sticksUnit}
        value={sticks}
        normalise={normalised}
        onType={(given) => onType(withHead({ sticks: given }))}
        onChange={(given) => onChange(withHead({ sticks: given }))}
      />
      <span className="key" aria-hidden="true">
        F8
      </span>
    </div>
  );
});
