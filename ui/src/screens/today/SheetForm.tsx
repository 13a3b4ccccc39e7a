import { Pencil } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useRead, useWrite } from "../../command";
import { isComposing } from "../../composing";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import { useSame } from "../../parts/useSame";
import { useSteady } from "../../parts/useSteady";
import type { DayRules, DayTable, MemberChoice, Problem, Sheet } from "../../platform";
import { HandLines } from "./HandLines";
import { SheetActs } from "./SheetActs";
import { SheetPlace } from "./SheetPlace";
import { SheetSeats } from "./SheetSeats";
import { SheetSettings } from "./SheetSettings";
import { SheetSumBar } from "./SheetSumBar";
import { firstEmpty, focusSeats, seatBoxes } from "./seatBoxes";
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
  /** Lays it back on the stack as it was. */
  onBack?: () => void;
  /** What else can be done with it. */
  others: readonly { key: string; words: string; onPress: () => void }[];
  /** What was chosen of that. */
  panel?: ReactNode;
  /** Under everything that is typed. */
  children?: ReactNode;
}

/** The boxes of one sheet: first who sat there, then all scores; Enter at the last one saves. */
export function SheetForm(props: Props) {
  const { start, restored, rules, tables, first, lastFour, saved, onTyped, onDone, onBack } = props;
  const { text, say } = useFrame();
  const words = text.today;
  const [sayRestored, setSayRestored] = useState(restored !== null);
  const [isMoving, setMoving] = useState(false);
  const [isReasoned, setReasoned] = useState(false);
  const { typed, shown, isTyped, change, changeLater, type, throwAway, takeUp } = useSheet(
    start,
    restored,
    onTyped,
  );
  const form = useRef<HTMLElement>(null);
  const { sheet, people } = typed;
  const chosen = rules.find(({ id }) => id === sheet.rules);
  const winds = useSame([...(chosen?.winds ?? "東南西北")]);
  const asked = sentSheet(shown, winds);
  const preview = useRead(["previewSheet", asked], (platform) => platform.previewSheet(asked));
  const seen = useSame(preview.value);
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

  // The focus is there before the sheet is seen; a sheet that comes late takes it from nobody who types
  // already. Seats just drawn come a moment after the sheet, and need no key any more.
  const isOpened = useRef(false);
  const drawn = start.people.map((one) => one?.id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it opens, and when the seats come.
  useLayoutEffect(() => {
    const isAtSeats = seatBoxes(form.current).some((box) => box === document.activeElement);
    if (isOpened.current ? isAtSeats && !isTyped : !isTypedElsewhere(form.current)) {
      if (!focusSeats(form.current)) {
        // What was open over the screen before lets go of the page only after all was drawn.
        queueMicrotask(() => focusSeats(form.current));
      }
    }
    isOpened.current = true;
  }, [drawn]);

  const changed = useSteady((given: Parameters<typeof change>[0]) => {
    change(given);
    forgive();
  });

  const typing = useSteady((given: Parameters<typeof type>[0]) => {
    type(given);
    forgive();
  });

  const searching = useSteady((given: Parameters<typeof changeLater>[0]) => {
    changeLater(given);
    forgive();
  });

  /** What was refused is being mended. Otherwise no key draws the whole sheet for nothing. */
  function forgive() {
    if (save.problem !== null) {
      save.clear();
    }
  }

  const saveSheet = useSteady(async () => {
    if (save.running) {
      return;
    }
    const answer = await save.run(sentSheet(typed, winds));
    if (answer.ok) {
      await onDone(people);
      const ranks = text.competitionPlay.ranksChanged(answer.value ?? []);
      say(`${words.saved(sheet.round, sheet.table)}${ranks}`);
    } else if (answer.problem.kind === "same_player_twice") {
      seatBoxes(form.current)[secondSeat(people)]?.focus();
    }
  });

  function go(selector: string): boolean {
    const box = form.current?.querySelector<HTMLElement>(selector);
    box?.focus();
    return box !== null && box !== undefined;
  }

  const takeLastFour = useSteady(() => {
    changed((before) => ({ ...before, people: lastFour }));
    go(".sheet-score input");
  });

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
      go(".dep input");
    } else if (event.key === "Escape" && !event.defaultPrevented) {
      takeBack(event.target);
    }
  }

  /** The field as it was at the start; where it is already so, its whole row; and then the sheet. */
  function takeBack(target: EventTarget) {
    const at = target instanceof Element ? target.closest<HTMLElement>("[data-field]") : null;
    if (!at?.dataset.field) {
      return;
    }
    if (!isTyped) {
      onBack?.();
      return;
    }
    const field: SheetField = JSON.parse(at.dataset.field);
    const undone = fieldTakenBack(field, start);
    changed(isSame(undone(typed), typed) ? rowTakenBack(field, start) : undone);
  }

  const head = useSteady((given: Partial<Sheet>) => changed(withHead(given)));
  const others = [
    { key: "place", words: text.sheet.movePlace, onPress: () => setMoving(!isMoving) },
    ...props.others,
    ...(isTyped
      ? [
          {
            key: "throwAway",
            words: text.sheet.throwAway,
            onPress: () => {
              throwAway();
              setSayRestored(false);
              save.clear();
              say(text.sheet.thrownAway);
            },
          },
        ]
      : []),
  ];
  const offered = useSame(others.map(({ key, words: its }) => ({ key, words: its })));
  const doOther = useSteady((key: string) => others.find((one) => one.key === key)?.onPress());
  const giveReason = useSteady(() => setReasoned(true));
  const goBack = useSteady(() => onBack?.());
  const takeUpAgain = useSteady(() => takeUp?.());
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <section
      ref={form}
      className="pane sheet-paper sheet"
      aria-label={words.paperOf(sheet.round, sheet.table)}
      data-typed={isTyped}
      data-help={saved === undefined ? "today.sheet" : "today.correction"}
      onKeyDown={pressed}
    >
      <header>
        <h2
          aria-label={(saved === undefined ? words.entry : words.correction)(
            sheet.round,
            sheet.table,
          )}
        >
          {words.place(sheet.round, sheet.table)}
        </h2>
        {saved !== undefined && (
          <span className="tag heed">
            <Pencil className="i" />
            {text.sheet.correcting}
          </span>
        )}
        <span className="grow" />
        {chosen?.asksLastDealer && (
          <Choice
            label={words.lastDealer}
            value={sheet.lastDealer}
            options={winds.map((wind) => [wind, wind])}
            onChange={(lastDealer) => head({ lastDealer })}
          />
        )}
        <SheetSettings
          chosen={chosen}
          unit={sheet.unit}
          fillLast={sheet.fillLast}
          rules={rules}
          isSaved={saved !== undefined}
          onChange={head}
        />
      </header>
      <SheetSeats
        typed={typed}
        saved={saved === undefined ? null : start}
        winds={winds}
        seats={seen?.seats ?? []}
        first={first}
        onChange={changed}
        onType={typing}
        onSearch={searching}
        onEnter={saveSheet}
      >
        <SheetSumBar
          typed={shown}
          seen={seen}
          isRefused={isRefused}
          onChange={changed}
          onType={typing}
        />
      </SheetSeats>
      <div className="more">
        {problem && <ProblemMessage problem={problem} />}
        {[...here, ...twice].map((sentence) => (
          <p key={sentence} role="status" className="note heed">
            {sentence}
          </p>
        ))}
        {(isReasoned || sheet.unbalanced !== null) && (isOff || sheet.unbalanced !== null) && (
          <div className="reason" data-field={JSON.stringify({ row: "head", field: "unbalanced" })}>
            <TextBox
              label={words.unbalanced}
              hint={words.unbalancedHint}
              width={30}
              autoFocus={isReasoned}
              value={sheet.unbalanced ?? ""}
              onChange={(reason) => head({ unbalanced: reason === "" ? null : reason })}
              onEnter={() => void saveSheet()}
            />
          </div>
        )}
        {(twice.length > 0 || sheet.twoTables !== null) && (
          <div className="reason" data-field={JSON.stringify({ row: "head", field: "twoTables" })}>
            <TextBox
              label={words.twoTables}
              hint={words.twoTablesHint}
              width={30}
              value={sheet.twoTables ?? ""}
              onChange={(reason) => head({ twoTables: reason === "" ? null : reason })}
              onEnter={() => void saveSheet()}
            />
          </div>
        )}
        {sayRestored && isTyped && (
          <p role="status" className="note sheet-restored">
            {text.sheet.restored}
          </p>
        )}
        {isMoving && <SheetPlace sheet={sheet} onChange={head} />}
        {props.panel}
        <HandLines
          hands={shown.sheet.hands}
          previews={seen?.hands ?? []}
          winds={winds}
          people={people}
          place={{
            day: start.sheet.day,
            series: start.sheet.series,
            round: start.sheet.round,
            table: start.sheet.table,
          }}
          rules={sheet.rules}
          isBegun={shown.sheet.seats.some(({ score }) => score !== "")}
          onChange={changed}
          onType={typing}
          onDone={afterHands}
        />
        {props.children}
      </div>
      <SheetActs
        isSaved={saved !== undefined}
        isWaiting={seen === undefined || isOff || seen.sum.kind === "incomplete"}
        onSave={saveSheet}
        onSame={lastFour.length > 0 ? takeLastFour : null}
        onReason={isOff && sheet.unbalanced === null && !isReasoned ? giveReason : null}
        onBack={onBack === undefined ? null : goBack}
        onTakeUp={takeUp === null ? null : takeUpAgain}
        others={offered}
        onOther={doOther}
      />
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

/** Whether the keys go to a box for text that is not of this form, or to the manual, which is being read. */
function isTypedElsewhere(form: HTMLElement | null): boolean {
  const box = document.activeElement?.closest("input[type=text], textarea, .manual-pane") ?? null;
  return box !== null && form?.contains(box) !== true;
}
