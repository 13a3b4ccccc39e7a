import { useText } from "../../frame/context";
import type { WorkedOut } from "../../platform";
import type { Text } from "../../text";
import { Amounts } from "./Amounts";
import { type ExplainedRules, inWords } from "./lines";

interface Props extends ExplainedRules {
  /** Null while somebody's points are not there. */
  worked: WorkedOut | null;
}

/** What the points and the results add up to, or why nothing comes of them yet. */
export function ExampleSums({ worked, form, facts }: Props) {
  const text = useText();
  const words = text.rules;
  if (worked?.kind !== "counted") {
    return (
      <p role="status" className="waits">
        {waiting(words, worked, facts.tableSum)}
      </p>
    );
  }
  const [before, between, end] = words.exampleSums(form.players);
  return (
    <p role="status">
      {before}
      <b className="fig">{worked.points}</b>
      {between}
      <b className="fig">
        <Amounts>{worked.total}</Amounts>
      </b>
      {facts.unit}
      {end}
      {inWords(text, { form, facts }).find(({ line }) => line === "oka")?.said}
    </p>
  );
}

function waiting(
  words: Text["rules"],
  worked: Exclude<WorkedOut, { kind: "counted" }> | null,
  sum: string,
): string {
  switch (worked?.kind) {
    case "short":
      return words.exampleShort(worked.points, sum);
    case "over":
      return words.exampleOver(worked.points, sum);
    case "not_whole_step":
      return words.exampleNotWhole(worked.wind, worked.points);
    case "too_far":
      return words.exampleTooFar(worked.wind, worked.points);
    case "not_by_these_rules":
      return words.exampleWaits;
    default:
      return words.exampleNotYet;
  }
}
