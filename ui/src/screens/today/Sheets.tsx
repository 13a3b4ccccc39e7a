import { type KeyboardEvent, useRef, useState } from "react";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { useSame } from "../../parts/useSame";
import { useSteady } from "../../parts/useSteady";
import type {
  Day,
  DayChoices,
  DaySeries,
  DayView,
  DraftPlace,
  DraftSheet,
  MemberChoice,
  NextPlace,
} from "../../platform";
import { CorrectedStandings, DayStandings } from "./DayStandings";
import { draftOf, useDrafts } from "./drafts";
import { SheetInHand } from "./SheetInHand";
import { SheetStack, type ShownPane } from "./SheetStack";
import { ToCompetition } from "./ToCompetition";
import "./evening.css";
import "./sheet.css";
import "./more.css";

interface Props {
  day: Day;
  series: DaySeries;
  choices: DayChoices;
  view: DayView;
  /** The table for whose sheet the day was opened. */
  asked: NextPlace | null;
  /** The half-typed sheet for which this day was opened; none is the one typed last. */
  begun: DraftPlace | null;
  /** Opens another day, for a sheet of it that is half typed. */
  onElsewhere: (draft: DraftSheet) => void;
}

/** 入力: the stack of sheets, the one in hand, and how everybody stands. */
export function Sheets({ day, series, choices, view, asked, begun, onElsewhere }: Props) {
  const { text } = useFrame();
  const drafts = useDrafts(day);
  const panes = useRef<HTMLDivElement>(null);
  // What was opened by hand; without it, what is half typed or comes next.
  const [opened, open] = useState<DraftPlace | null>(() => {
    const table = view.tables.find((one) => isAt(one, asked));
    return table === undefined ? null : { ...placeAt(table), hanchan: table.hanchan };
  });
  // The sheet that is half typed stays in hand, whatever else happens to the day meanwhile.
  const [typing, setTyping] = useState<DraftPlace | null>(null);
  const [isBegun, setIsBegun] = useState(false);
  // The four of the sheet that was saved last, for the key that takes them again.
  const [lastFour, setLastFour] = useState<readonly (MemberChoice | null)[]>(
    () => view.tables.filter(({ state }) => state === "entered").at(-1)?.people ?? [],
  );
  const [sheets, setSheets] = useState(0);
  const [shown, show] = useState<ShownPane>("paper");

  function placeAt(at: NextPlace): DraftPlace {
    const { round, table: label } = at;
    return { day: day.iso, series: series.id, round, table: label, hanchan: null };
  }

  const kept = drafts.kept ?? [];
  if (!isBegun && drafts.kept !== null) {
    const ofDay = kept.filter(({ draft: { place: other } }) => {
      return other.day === day.iso && other.series === series.id;
    });
    setIsBegun(true);
    setTyping(begun ?? ofDay.at(-1)?.draft.place ?? null);
  }

  // What is drawn from these is not drawn anew at each key.
  const place = useSame(opened ?? typing ?? (view.next && placeAt(view.next)));
  const draft = place === null ? undefined : draftOf(kept, place);
  const others = useSame(kept.filter((one) => one !== draft));
  const table = view.tables.find((one) => isAt(one, place));
  const seated = useSame(
    (draft?.people ?? table?.people ?? []).flatMap((one) => (one ? [one.id] : [])),
  );

  /** What is saved or deleted is no draft any more. */
  async function done(people: readonly (MemberChoice | null)[]) {
    if (draft !== undefined) {
      await drafts.forget(draft.draft);
    }
    if (people.length > 0) {
      setLastFour(people);
    }
    leave();
  }

  function leave() {
    setTyping(null);
    open(null);
    setSheets(sheets + 1);
  }

  const turnTo = useSteady((at: NextPlace) => {
    const found = view.tables.find((one) => isAt(one, at));
    open({ ...placeAt(at), hanchan: found?.hanchan ?? null });
    show("paper");
  });

  const goOn = useSteady((to: DraftPlace) => {
    setTyping(to);
    open(null);
    show("paper");
  });
  const goElsewhere = useSteady(onElsewhere);

  if (drafts.kept === null) {
    return <p role="status">{text.loading}</p>;
  }

  /** The sheet before or after the one in hand. */
  function pressed(event: KeyboardEvent) {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0 || !event.altKey || isComposing(event.nativeEvent)) {
      return;
    }
    event.preventDefault();
    const at = view.tables.findIndex((one) => isAt(one, place));
    const next = view.tables[at === -1 ? view.tables.length - 1 : at + step];
    if (next !== undefined && (at !== -1 || step === -1)) {
      turnTo(next);
    } else if (step === 1 && view.next !== null && at !== -1) {
      turnTo(view.next);
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys come from the boxes within.
    // biome-ignore lint/a11y/noNoninteractiveElementInteractions: the keys come from the boxes within.
    <div className="eve" data-shown={shown} ref={panes} onKeyDown={pressed}>
      <SheetStack
        view={view}
        place={place}
        isCorrecting={place !== null && place.hanchan !== null}
        drafts={others}
        day={day.iso}
        own={series.id}
        series={choices.series}
        shown={shown}
        onShow={show}
        onOpen={turnTo}
        onGoOn={goOn}
        onElsewhere={goElsewhere}
      />
      <div className="in-hand">
        {drafts.problem && <ProblemMessage problem={drafts.problem} />}
        {place !== null && (
          <SheetInHand
            key={`${JSON.stringify(place)} ${sheets}`}
            place={place}
            table={table}
            draft={draft}
            choices={choices}
            view={view}
            lastFour={lastFour}
            onTyped={(typed) => {
              if (typed !== null) {
                drafts.keep(place, typed);
                setTyping(place);
              } else if (draft !== undefined) {
                void drafts.forget(draft.draft);
              }
            }}
            onDone={done}
            onBack={leave}
          />
        )}
        {place === null && view.competition !== null && (
          <ToCompetition
            id={view.competition}
            name={series.name}
            heading={text.sheet.allOfCompetition.heading}
            says={text.sheet.allOfCompetition.says(series.name)}
          />
        )}
      </div>
      {place !== null && place.hanchan !== null && draft !== undefined ? (
        <CorrectedStandings
          day={view}
          seated={seated}
          id={place.hanchan}
          sheet={draft.draft.sheet}
          round={place.round}
        />
      ) : (
        <DayStandings day={view} seated={seated} />
      )}
    </div>
  );
}

function isAt(one: NextPlace, other: NextPlace | null): boolean {
  return one.round === other?.round && one.table === other.table;
}
