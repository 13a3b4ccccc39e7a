import { type KeyboardEvent, useRef, useState } from "react";
import { useRead, useWrite } from "../../command";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { MemberBox } from "../../parts/MemberBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import type { DayRules, MemberChoice, Sheet } from "../../platform";
import { SheetHead } from "./SheetHead";
import { SheetSumLine } from "./SheetSumLine";

interface Props {
  start: Sheet;
  /** Who is known to sit there already. */
  people: readonly (MemberChoice | null)[];
  rules: readonly DayRules[];
  first: readonly number[];
  /** The four that one key takes again. */
  lastFour: readonly (MemberChoice | null)[];
  /** The hanchan that is corrected; none is entered anew. */
  saved?: number;
  onDone: (people: readonly (MemberChoice | null)[]) => void;
}

/** The boxes of one sheet: first who sat there, then all scores; Enter at the last one saves. */
export function SheetForm({ start, people, rules, first, lastFour, saved, onDone }: Props) {
  const { text, say } = useFrame();
  const words = text.today;
  const [sheet, setSheet] = useState(start);
  const [sitting, seat] = useState(people);
  // What is just being typed is previewed at once; it is the sheet's when the box is left.
  const [live, setLive] = useState<Record<number, string>>({});
  const form = useRef<HTMLElement>(null);
  const winds = [...(rules.find(({ id }) => id === sheet.rules)?.winds ?? "東南西北")];
  const typed = {
    ...sheet,
    unbalanced: sheet.unbalanced?.trim() ? sheet.unbalanced : null,
    seats: winds.map((_, place) => ({
      person: sitting[place]?.id ?? null,
      score: sheet.seats[place]?.score ?? "",
      chombo: sheet.seats[place]?.chombo ?? "",
    })),
  };
  const shown = {
    ...typed,
    seats: typed.seats.map((one, place) => ({ ...one, score: live[place] ?? one.score })),
  };
  const preview = useRead(["previewSheet", shown], (platform) => platform.previewSheet(shown));
  const save = useWrite((platform, given: Sheet) =>
    saved === undefined ? platform.enterSheet(given) : platform.changeSheet(saved, given),
  );
  const problem = save.problem ?? preview.problem;
  const isOff = preview.value?.sum.kind === "missing" || preview.value?.sum.kind === "too_many";

  function change(given: Partial<Sheet>) {
    setSheet((now) => ({ ...now, ...given }));
    save.clear();
  }

  function changeSeat(place: number, given: { score?: string; chombo?: string }) {
    setSheet((now) => ({
      ...now,
      seats: winds.map((_, other) => {
        const before = now.seats[other] ?? { person: null, score: "", chombo: "" };
        return other === place ? { ...before, ...given } : before;
      }),
    }));
    save.clear();
  }

  function sit(place: number, person: MemberChoice | null) {
    seat((now) => winds.map((_, other) => (other === place ? person : (now[other] ?? null))));
    save.clear();
  }

  async function saveSheet() {
    if (save.running) {
      return;
    }
    const answer = await save.run(typed);
    if (answer.ok) {
      say(words.saved(sheet.round, sheet.table));
      onDone(sitting);
    }
  }

  function takeLastFour() {
    seat(lastFour);
    save.clear();
    form.current?.querySelector<HTMLElement>(".sheet-score input")?.focus();
  }

  function pressed(event: KeyboardEvent) {
    if (isComposing(event.nativeEvent)) {
      return;
    }
    if (event.key === "F4" && !event.altKey && lastFour.length > 0) {
      event.preventDefault();
      takeLastFour();
    } else if (event.key === "Escape") {
      setSheet(start);
      seat(people);
      setLive({});
      save.clear();
    }
  }

  const isTyped = sheet !== start || sitting !== people;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the boxes within.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <section ref={form} className="panel" data-typed={isTyped} onKeyDown={pressed}>
      <h3>
        {saved === undefined
          ? words.entry(sheet.round, sheet.table)
          : words.correction(sheet.round, sheet.table)}
      </h3>
      <SheetHead
        sheet={typed}
        rules={rules}
        winds={winds}
        isSaved={saved !== undefined}
        onChange={change}
        onChombo={(place, chombo) => changeSeat(place, { chombo })}
      />
      <fieldset
        className="sheet-seats"
        aria-label={words.seats}
        style={{ gridTemplateRows: `repeat(${winds.length}, auto)` }}
      >
        {winds.map((wind, place) => (
          <MemberBox
            key={`person ${wind}`}
            label={words.seat(wind)}
            value={sitting[place] ?? null}
            first={first}
            autoFocus={place === 0}
            onChange={(person) => sit(place, person)}
          />
        ))}
        {winds.map((wind, place) => {
          const seen = preview.value?.seats[place];
          return (
            <div key={`score ${wind}`} className="sheet-score">
              <TextBox
                label={words.score(wind)}
                width={7}
                unit={words.signs[sheet.unit]}
                value={typed.seats[place]?.score ?? ""}
                normalise={normalised}
                problem={seen?.unreadable ? words.unreadable(wind, sheet.unit) : null}
                onType={(score) => setLive({ [place]: score })}
                onChange={(score) => {
                  setLive({});
                  changeSeat(place, { score });
                }}
                {...(place === winds.length - 1 ? { onEnter: () => void saveSheet() } : {})}
              />
              <output className={seen?.total?.startsWith("▲") ? "negative" : ""}>
                {seen?.place && `${words.shownPlace(seen.place)} ${seen.total}`}
              </output>
            </div>
          );
        })}
      </fieldset>
      <SheetSumLine sum={preview.value?.sum} />
      {(isOff || sheet.unbalanced !== null) && (
        <TextBox
          label={words.unbalanced}
          hint={words.unbalancedHint}
          width={30}
          value={sheet.unbalanced ?? ""}
          onChange={(reason) => change({ unbalanced: reason === "" ? null : reason })}
          onEnter={() => void saveSheet()}
        />
      )}
      {problem && <ProblemMessage problem={problem} />}
      <div className="actions">
        <button type="button" className="primary" onClick={() => void saveSheet()}>
          {saved === undefined ? words.save : words.change}
        </button>
        {lastFour.length > 0 && (
          <button type="button" onClick={takeLastFour}>
            {words.same}
          </button>
        )}
      </div>
      <p className="hint">{words.keys}</p>
    </section>
  );
}
