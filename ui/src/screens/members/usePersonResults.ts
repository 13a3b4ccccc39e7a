import { type Read, useRead } from "../../command";
import type { PersonId, PersonResults, ResultsChoice } from "../../platform";

/** Everything counted for one person, together with whose it is: nobody stands over another's figures. */
export interface OwnResults {
  person: PersonId;
  choice: ResultsChoice;
  results: PersonResults;
}

export function usePersonResults(person: PersonId, choice: ResultsChoice): Read<OwnResults> {
  const read = useRead(["personResults", person, choice], async (platform) => {
    const answer = await platform.personResults(person, choice);
    return answer.ok ? { ...answer, value: { person, choice, results: answer.value } } : answer;
  });
  return read.value?.person === person ? read : { ...read, value: undefined };
}
