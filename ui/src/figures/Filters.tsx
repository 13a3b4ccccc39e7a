import { useId } from "react";
import { useRead } from "../command";
import { useText } from "../frame/context";
import type { ChosenPeriod, Play, ResultsChoice } from "../platform";

/** What results are narrowed down to, beside the period; null is everything, or the club's own game. */
export type Filter = Pick<ResultsChoice, "play" | "series" | "rules" | "players">;

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
  shown: { players: number; played: number[]; leftOut: number; adjusted?: boolean };
}

/** Narrows results down to a series, a rule set, and games of four or three. */
export function Filters({ value, onChange, shown }: Props) {
  const text = useText().figures;
  const offered = useRead(["resultFilters"], (platform) => platform.resultFilters()).value;
  const other = shown.played.find((players) => players !== shown.players);
  const series = offered?.series ?? [];
  const rules = offered?.ruleSets ?? [];
  return (
    <fieldset className="filters" aria-label={text.filters}>
      {value.series === null && (offered?.hasCompetitions || value.play !== "club") && (
        <Choice
          label={text.play}
          value={value.play}
          options={plays.map((play) => [play, text.plays[play]])}
          onChange={(chosen) =>
            onChange({ ...value, play: plays.find((play) => play === chosen) ?? value.play })
          }
        />
      )}
      <Choice
        label={text.series}
        all={text.allSeries}
        value={value.series === null ? "" : String(value.series)}
        options={series.map(({ id, name }) => [String(id), name])}
        onChange={(id) =>
          onChange({ ...value, series: series.find((one) => String(one.id) === id)?.id ?? null })
        }
      />
      <Choice
        label={text.rules}
        all={text.allRules}
        value={value.rules ?? ""}
        options={rules.map(({ key, name }) => [key, name])}
        onChange={(key) => onChange({ ...value, rules: key || null })}
      />
      {(other !== undefined || value.players !== null) && (
        <Choice
          label={text.game}
          value={String(shown.players)}
          options={[4, 3].map((players) => [String(players), text.games(players)])}
          onChange={(players) => onChange({ ...value, players: players === "3" ? 3 : 4 })}
        />
      )}
      {other !== undefined && <p className="hint">{text.otherGame(other)}</p>}
      {shown.leftOut > 0 && <p className="hint">{text.leftOut(shown.leftOut)}</p>}
      {shown.adjusted === false && <p className="hint">{text.notAdjusted}</p>}
    </fieldset>
  );
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
