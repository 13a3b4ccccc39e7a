import { type ReactNode, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isComposing } from "../composing";
import { focusNext } from "./nextField";

export interface BoxProps {
  label: string;
  /** Said below the label: what may be typed. */
  hint?: string;
  /** What is wrong with what was typed, in one or more sentences. */
  problem?: string | null;
  disabled?: boolean;
  autoFocus?: boolean;
  /** Instead of going to the next field: for the last one, which saves. */
  onEnter?: () => void;
}

interface Props extends BoxProps {
  value: string;
  /** When the person leaves the box or presses Enter, with what stands there then. */
  onChange: (value: string) => void | Promise<void>;
  /** At each key; nothing is normalised yet. */
  onType?: (typed: string) => void;
  /** Applied on leaving the box, never while typing. */
  normalise?: (typed: string) => string;
  /** Where Esc empties the box, whatever stands there: in a box that only searches. */
  onClear?: () => void;
  /** Printed after the box, such as 点. */
  unit?: ReactNode;
  /** How many characters it is wide. */
  width?: number;
  /** What it takes, shown while it is empty, where there is no room for a hint. */
  placeholder?: string;
  /** Not to be read over somebody's shoulder. */
  secret?: boolean;
}

/** A box for one line. Enter goes on as Tab does; Esc takes back what was typed in it. */
export function TextBox(props: Props) {
  const { label, hint, problem, value, onChange, onType, onEnter, unit } = props;
  const normalise = props.normalise ?? ((typed: string) => typed);
  const box = useId();
  // While the person types, the box is theirs; then it shows what came of it.
  const [draft, setDraft] = useState<string | null>(null);
  const hasProblem = problem !== undefined && problem !== null;
  const described = [hint && `${box}-hint`, hasProblem && `${box}-problem`, unit && `${box}-unit`];

  const newest = useRef(props);
  newest.current = props;

  async function commit() {
    if (draft !== null) {
      setDraft(null);
      await onChange(normalise(draft));
    }
  }

  /** Saving comes after what was typed has arrived where it is saved from. */
  async function enter(input: HTMLInputElement) {
    const arrived = flushSync(commit);
    if (onEnter === undefined) {
      focusNext(input);
    } else {
      await arrived;
      newest.current.onEnter?.();
    }
  }

  return (
    <div className="box">
      <label htmlFor={box}>{label}</label>
      {hint && (
        <p className="hint" id={`${box}-hint`}>
          {hint}
        </p>
      )}
      <div className="box-line">
        <input
          id={box}
          type={props.secret ? "password" : "text"}
          autoComplete={props.secret ? "new-password" : "off"}
          spellCheck={false}
          size={props.width}
          placeholder={props.placeholder}
          disabled={props.disabled}
          // biome-ignore lint/a11y/noAutofocus: only where a screen opens to be typed in at once.
          autoFocus={props.autoFocus}
          data-typed={draft !== null && draft !== value}
          value={draft ?? value}
          aria-invalid={hasProblem}
          aria-describedby={described.filter(Boolean).join(" ") || undefined}
          onChange={(event) => {
            setDraft(event.target.value);
            onType?.(event.target.value);
          }}
          onBlur={() => void commit()}
          onKeyDown={(event) => {
            if (isComposing(event.nativeEvent)) {
              return;
            }
            if (event.key === "Enter") {
              event.preventDefault();
              void enter(event.currentTarget);
            } else if (event.key === "Escape" && props.onClear && (draft ?? value) !== "") {
              event.stopPropagation();
              setDraft(null);
              props.onClear();
            } else if (event.key === "Escape" && draft !== null && draft !== value) {
              // Only the field, and not the row around it as well.
              event.stopPropagation();
              setDraft(null);
              onType?.(value);
            }
          }}
        />
        {unit && (
          <span className="unit" id={`${box}-unit`}>
            {unit}
          </span>
        )}
      </div>
      {hasProblem && (
        <p className="field-problem" id={`${box}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
