import { CoursePane } from "../../figures/CoursePane";
import { peopleIn } from "../../figures/courses";
import type { PersonId, Results } from "../../platform";
import { PersonPane } from "./PersonPane";

interface Props {
  results: Results;
  chosen: PersonId | null;
  onChoose: (person: PersonId) => void;
}

/** Beside the standings: how it came to them, and the chosen person. */
export function SideColumn({ results, chosen, onChoose }: Props) {
  const person = peopleIn(results).find(({ row }) => row.person === chosen);
  return (
    <div className="sidecol">
      <CoursePane results={results} chosen={chosen} onChoose={onChoose} />
      {person && <PersonPane person={person} results={results} />}
    </div>
  );
}
