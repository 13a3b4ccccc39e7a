import type { CompetitionLog, Happening, PersonId } from "../../../platform";
import type { Text } from "../../../text";

/** Says what happened in a sentence, by the names of those in the log. */
export function saying(text: Text, log: CompetitionLog): (what: Happening) => string {
  const people = new Map(log.people.map((person) => [person.id, person]));
  const named = (person: PersonId) => {
    const known = people.get(person);
    return known === undefined ? "" : text.parts.member(known.number, known.name);
  };
  const stage = (number: number) => log.stages[number - 1] ?? "";
  return (what) => text.competitionDesk.happened(what, named, stage);
}
