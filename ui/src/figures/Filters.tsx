import { ListFilter } from "lucide-react";
import { useId } from "react";
import { useRead } from "../command";
import { useText } from "../frame/context";
import { BoxButton } from "../parts/BoxButton";
import { Pick } from "../parts/Pick";
import type { ChosenPeriod, Play, ResultsChoice } from "../platform";
import "./filters.css";

/** What results are narrowed down to, beside the period; null is everything, or the club's own game. */
export type Filter = Omit<ResultsChoice, "from" | "to">;

export const unfiltered: Filter = { play: "club", series: null, rules: null, players: null };

const plays: readonly Play[] = ["club", "competitions", "all"];

/** What the backend is asked for. */
export function choiceOf(period: ChosenPeriod, filter: Filter): ResultsChoice {
  return { from: period.from?.iso ?? null, to: period.to?.iso ?? null, ...filter };
}

interface Props {
  value: Filter;
  onChange: (filter: Filter) => void;
  /** Which game is shown, which were played, and how much of as many players is another game. */
  shown: Shown;
  /** Beside them what is to be known about what is left out; otherwise that stands elsewhere. */
  notes?: boolean;
}

interface Shown {
  players: number;
  played: number[];
  leftOut: number;
  adjusted?: boolean;
}

/**
 * Narrows results down to a series, a rule set, and games of four or three: the two that are used
 * most in the row itself where there is room, and all of them behind a button.
 */
export function Filters({ value, onChange, shown, notes = true }: Props) {
  const text = useText().figures;
  const choices = useFilterChoices(value, onChange, shown);
  // What a narrow row hides is counted, so that nothing is narrowed down unseen.
  const chosen = choices.filter((choice) => choice.chosen !== choice.choices[0]?.[0]).length;
  const hasMore = choices.some((choice) => !choice.inRow);
  return (
    <fieldset className={`filters ${hasMore ? "has-more" : ""}`} aria-label={text.filters}>
      {choices
        .filter((choice) => choice.inRow)
        .map(({ inRow, ...choice }) => (
          <Pick key={choice.label} {...choice} />
        ))}
      <BoxButton
        button={
          <>
            <ListFilter className="i" />
            {text.filtersOf(chosen)}
          </>
        }
        buttonClass={`pick more ${chosen > 0 ? "on" : ""}`}
        label={text.filters}
        boxClass="filter-choices"
      >
        {choices.map(({ inRow, ...choice }) => (
          <div key={choice.label}>
            <span>{choice.label}</span>
            <Pick {...choice} />
          </div>
        ))}
      </BoxButton>
      {notes && <FilterNotes shown={shown} />}
    </fieldset>
  );
}

/** What is not in the results that are shown, and where it is found. */
export function FilterNotes({ shown }: { shown: Shown }) {
  const text = useText().figures;
  const other = otherGame(shown);
  return (
    <>
      {other !== undefined && <p className="note">{text.otherGame(other)}</p>}
      {shown.leftOut > 0 && <p className="note">{text.leftOut(shown.leftOut)}</p>}
      {shown.adjusted === false && <p className="note">{text.notAdjusted}</p>}
    </>
  );
}

function otherGame(shown: Shown): number | undefined {
  return shown.played.find((players) => players !== shown.players);
}

/** In a list nothing chosen is a choice as well. */
const everything = "all";

function useFilterChoices(value: Filter, onChange: (filter: Filter) => void, shown: Shown) {
  const text = useText().figures;
  const offered = useRead(["resultFilters"], (platform) => platform.resultFilters()).value;
  const series = offered?.series ?? [];
  const rules = offered?.ruleSets ?? [];
  const choices = [
    {
      label: text.series,
      inRow: true,
      chosen: value.series === null ? everything : String(value.series),
      choices: [
        [everything, text.allSeries] as const,
        ...series.map(({ id, name }) => [String(id), name] as const),
      ],
      onChoose: (id: string) =>
        onChange({ ...value, series: series.find((one) => String(one.id) === id)?.id ?? null }),
    },
    {
      label: text.rules,
      inRow: true,
      chosen: value.rules ?? everything,
      choices: [
        [everything, text.allRules] as const,
        ...rules.map(({ key, name }) => [key, name] as const),
      ],
      onChoose: (key: string) => onChange({ ...value, rules: key === everything ? null : key }),
    },
  ];
  if (value.series === null && (offered?.hasCompetitions || value.play !== "club")) {
    choices.push({
      label: text.play,
      inRow: false,
      chosen: value.play,
      choices: plays.map((play) => [play, text.plays[play]] as const),
      onChoose: (chosen: string) =>
        onChange({ ...value, play: plays.find((play) => play === chosen) ?? value.play }),
    });
  }
  if (otherGame(shown) !== undefined || value.players !== null) {
    choices.push({
      label: text.game,
      inRow: false,
      chosen: String(shown.players),
      choices: [4, 3].map((players) => [String(players), text.games(players)] as const),
      onChoose: (players: string) => onChange({ ...value, players: players === "3" ? 3 : 4 }),
    });
  }
  return choices;
}

interface ChoiceProps {
  label: string;
  hint?: string;
  /** The words for choosing none of them. */
  all?: string;
  value: string;
  options: (readonly [string, string])[];
  onChange: (value: string) => void;
}

/** A labelled list to choose one from. */
export function Choice({ label, hint, all, value, options, onChange }: ChoiceProps) {
  const select = useId();
  return (
    <div className="box">
      <label htmlFor={select}>{label}</label>
      {hint && (
        <p className="hint" id={`${select}-hint`}>
          {hint}
        </p>
      )}
      <select
        id={select}
        value={value}
        aria-describedby={hint && `${select}-hint`}
        onChange={(event) => onChange(event.target.value)}
      >
        {all !== undefined && <option value="">{all}</option>}
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
