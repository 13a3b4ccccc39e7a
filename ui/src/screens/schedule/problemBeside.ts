import type { Problem } from "../../platform";
import { problemInOne, type Text } from "../../text";

/** The box beside which a problem is said; the others are said below the form. */
export function fieldOf(problem: Problem): string | null {
  switch (problem.kind) {
    case "no_weeks":
      return "weeks";
    case "not_a_time":
      return "time";
    case "meeting_ends_early":
      return "ends";
    case "meeting_ends_only":
      return "begins";
    case "rule_ends_early":
      return "until";
    case "does_not_meet":
      return "day";
    case "already_meets":
      return "to";
    case "long_text":
    case "unseen_character":
    case "out_of_range":
      return problem.field;
    case "day_out_of_range":
      return problem.field === "date" ? "day" : problem.field;
    default:
      return null;
  }
}

/** What is to be said beside that box. */
export function problemBeside(text: Text, problem: Problem | null, field: string): string | null {
  return problem !== null && fieldOf(problem) === field ? problemInOne(text, problem) : null;
}

/** What is to be said beside the box in which a time was typed that is none. */
export function problemOfTime(
  text: Text,
  problem: Problem | null,
  typed: string | null,
): string | null {
  return problem?.kind === "not_a_time" && problem.typed === typed
    ? problemInOne(text, problem)
    : null;
}
