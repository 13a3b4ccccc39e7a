import { type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { useRead, useWrite } from "../../command";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { DayRules, DayTable, MemberChoice, Problem, Sheet } from "../../platform";
import { HandLines } from "./HandLines";
import { SheetExtras } from "./SheetExtras";
import { SheetHead } from "./SheetHead";
import { SheetSeats } from "./SheetSeats";
import { SheetSumLine } from "./SheetSumLine";
import {
  fieldTakenBack,
  isSame,
  rowTakenBack,
  type SheetField,
  seatedHereTwice,
  seatedTwice,
  secondSeat,
  sentSheet,
  type Typed,
  withHead,
} from "./sheet";
import { useSheet } from "./useSheet";

interface Props {
  /** What tells it from a new sheet of today, in sentences. */
  marks: readonly string[];
  start: Typed;
  /** What was typed before the form was left. */
  restored: Typed | null;
  rules: readonly DayRules[];
  /** All of the day. */
  tables: readonly DayTable[];
  first: readonly number[];
  /** The four that one key takes again. */
  lastFour: readonly (MemberChoice | null)[];
  /** The hanchan that is corrected; none is entered anew. */
  saved?: number;
  /** What is typed and not saved yet; null is nothing. */
  onTyped: (typed: Typed | null) => void;
  onDone: (people: readonly (MemberChoice | null)[]) => Promise<void>;
}

/** The boxes of one sheet: first who sat there, then all scores; Enter at the last one saves. */
export function SheetForm(props: Props) {
  const { marks, start, restored, rules, tables, first, lastFour, saved, onTyped, onDone } = props;
  const { text, say } = useFrame();
  const [sayRestored, setSayRestored] = useState(restored !== null);
  const { typed, shown, isTyped, change, type, throwAway, takeUp } = useSheet(
    start,
    restored,
    onTyped,
  );
  const form = useRef<HTMLElement>(null);
  const { sheet, people } = typed;
  const chosen = rules.find(({ id }) => id === sheet.rules);
  const winds = [...(chosen?.winds ?? "東南西北")];
  const asked = sentSheet(shown, winds);
  const preview = useRead(["previewSheet", asked], (platform) => platform.previewSheet(asked));
  const seen = preview.value;
  const save = useWrite((platform, given: Sheet) =>
    saved === undefined ? platform.enterSheet(given) : platform.changeSheet(saved, given),
  );
  const problem = besides(save.problem) ?? besides(preview.problem);
  const twice = seatedTwice(typed, saved, tables).map(({ person: { number, name }, table }) =>
    text.sheet.seatedTwice(text.parts.member(number, name), sheet.round, table),
  );
  const here = seatedHereTwice(people).map(({ number, name }) =>
    text.sheet.seatedHereTwice(text.parts.member(number, name)),
  );
  const isRefused = save.problem !== null && besides(save.problem) === null;
  const isOff = seen?.sum.kind === "missing" || seen?.sum.kind === "too_many";

  // Whoever comes back goes on in the box that was typed in last: it may be half typed. The focus is
  // there before the sheet is seen; a sheet that comes late takes it from nobody who types already.
  const isRestored = useRef(restored !== null);
  useLayoutEffect(() => {
    // All seats and the sum are in view before the first key, however much stands above them.
    form.current?.querySelector(".sheet-seats")?.scrollIntoView({ block: "nearest" });
    if (!isTypedElsewhere(form.current)) {
      (isRestored.current ? lastTyped(form.current) : seatBoxes(form.current)[0])?.focus();
    }
  }, []);

  function changed(given: Parameters<typeof change>[0]) {
    change(given);
    save.clear();
  }

  function typing(given: Parameters<typeof type>[0]) {
    type(given);
    save.clear();
  }

  async function saveSheet() {
    if (save.running) {
      return;
    }
    const answer = await save.run(sentSheet(typed, winds));
    if (answer.ok) {
      await onDone(people);
      const ranks = text.competitionPlay.ranksChanged(answer.value ?? []);
      say(`${text.today.saved(sheet.round, sheet.table)}${ranks}`);
    } else if (answer.problem.kind === "same_player_twice") {
      seatBoxes(form.current)[secondSeat(people)]?.focus();
    }
  }

  function go(selector: string): boolean {
    const box = form.current?.querySelector<HTMLElement>(selector);
    box?.focus();
    return box !== null && box !== undefined;
  }

  function takeLastFour() {
    changed((before) => ({ ...before, people: lastFour }));
    go(".sheet-score input");
  }

  /** After the last hand: what is not typed yet, or else the sheet is whole. */
  function afterHands() {
    const empty = firstEmpty(form.current);
    const fills = seen?.seats.some(({ filled }) => filled !== null);
    if (empty === undefined || fills) {
      void saveSheet();
    } else {
      empty.focus();
    }
  }

  function pressed(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent) || event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    if (event.key === "F4" && lastFour.length > 0) {
      event.preventDefault();
      takeLastFour();
    } else if (event.key === "F8") {
      event.preventDefault();
      const extras = form.current?.querySelector<HTMLDetailsElement>(".sheet-extras");
      if (extras) {
        extras.open = true;
        go(".sheet-extras input");
      }
    } else if (event.key === "Escape") {
      takeBack(event.target);
    }
  }

  /** The field as it was at the start; where it is already so, its whole row. */
  function takeBack(target: EventTarget) {
    const at = target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;
    if (!at?.dataset.field) {
      return;
    }
    const field: SheetField = JSON.parse(at.dataset.field);
    const undone = fieldTakenBack(field, start);
    changed(isSame(undone(typed), typed) ? rowTakenBack(field, start) : undone);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the boxes within.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <section ref={form} className="panel sheet" data-typed={isTyped} onKeyDown={pressed}>
      <h3>
        {saved === undefined
          ? text.today.entry(sheet.round, sheet.table)
          : text.today.correction(sheet.round, sheet.table)}
      </h3>
      {sayRestored && isTyped && (
        <p role="status" className="sheet-restored">
          {text.sheet.restored}
        </p>
      )}
      <SheetHead
        sheet={sheet}
        rules={rules}
        winds={winds}
        isSaved={saved !== undefined}
        onChange={(given) => changed(withHead(given))}
      />
      {marks.map((mark) => (
        <p key={mark} className="sheet-mark">
          {mark}
        </p>
      ))}
      <SheetSeats
        typed={typed}
        winds={winds}
        seats={seen?.seats ?? []}
        first={first}
        onChange={changed}
        onType={typing}
        onEnter={() => void saveSheet()}
      />
      {[...here, ...twice].map((sentence) => (
        <p key={sentence} role="status" className="field-problem">
          {sentence}
        </p>
      ))}
      <SheetSumLine sum={seen?.sum} />
      {isRefused && (
        <p role="alert" className="field-problem">
          {text.sheet.notSaved}
        </p>
      )}
      {problem && <ProblemMessage problem={problem} />}
      {(isOff || sheet.unbalanced !== null) && (
        <div data-field={JSON.stringify({ row: "head", field: "unbalanced" })}>
          <TextBox
            label={text.today.unbalanced}
            hint={text.today.unbalancedHint}
            width={30}
            value={sheet.unbalanced ?? ""}
            onChange={(reason) => changed(withHead({ unbalanced: reason === "" ? null : reason }))}
            onEnter={() => void saveSheet()}
          />
        </div>
      )}
      {(twice.length > 0 || sheet.twoTables !== null) && (
        <div data-field={JSON.stringify({ row: "head", field: "twoTables" })}>
          <TextBox
            label={text.today.twoTables}
            hint={text.today.twoTablesHint}
            width={30}
            value={sheet.twoTables ?? ""}
            onChange={(reason) => changed(withHead({ twoTables: reason === "" ? null : reason }))}
            onEnter={() => void saveSheet()}
          />
        </div>
      )}
      <SheetExtras typed={typed} winds={winds} rules={chosen} onChange={changed} onType={typing} />
      <HandLines
        hands={sheet.hands}
        previews={seen?.hands ?? []}
        winds={winds}
        people={people}
        onChange={changed}
        onType={typing}
        onDone={afterHands}
      />
      <div className="actions">
        <button type="button" className="primary" onClick={() => void saveSheet()}>
          {saved === undefined ? text.today.save : text.today.change}
        </button>
        {lastFour.length > 0 && (
          <button type="button" aria-keyshortcuts="F4" onClick={takeLastFour}>
            {text.today.same}
          </button>
        )}
        {isTyped && (
          <button
            type="button"
            onClick={() => {
              throwAway();
              setSayRestored(false);
              save.clear();
              say(text.sheet.thrownAway);
            }}
          >
            {text.sheet.throwAway}
          </button>
        )}
        {takeUp !== null && (
          <button type="button" onClick={takeUp}>
            {text.sheet.takeUp}
          </button>
        )}
      </div>
      <p className="hint">{text.sheet.keys}</p>
    </section>
  );
}

/** What is not said already beside the seats: there it stands next to what is to be corrected. */
function besides(problem: Problem | null): Problem | null {
  return problem !== null && saidInPlace.includes(problem.kind) ? null : problem;
}

const saidInPlace: readonly Problem["kind"][] = [
  "points_missing",
  "points_too_many",
  "same_player_twice",
];

/** Whether the keys go to a box for text that is not of this form. */
function isTypedElsewhere(form: HTMLElement | null): boolean {
  const box = document.activeElement?.closest("input[type=text], textarea") ?? null;
  return box !== null && form?.contains(box) !== true;
}

/** The boxes for people, and then those for scores. */
function seatBoxes(form: HTMLElement | null): HTMLInputElement[] {
  return [...(form?.querySelectorAll<HTMLInputElement>(".sheet-seats input") ?? [])];
}

function firstEmpty(form: HTMLElement | null): HTMLInputElement | undefined {
  return seatBoxes(form).find(({ value }) => value === "");
}

/** The last box before the first that is empty. */
function lastTyped(form: HTMLElement | null): HTMLInputElement | undefined {
  const boxes = seatBoxes(form);
  const empty = boxes.findIndex(({ value }) => value === "");
  return empty === -1 ? boxes.at(-1) : boxes[Math.max(empty - 1, 0)];
}
