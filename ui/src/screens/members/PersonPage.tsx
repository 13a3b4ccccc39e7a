import { type ReactNode, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { Switch } from "../../parts/Switch";
import type { ChosenPeriod, MemberEntry, PersonId, ResultsChoice } from "../../platform";
import { Adjustments } from "./Adjustments";
import { EraseMember } from "./EraseMember";
import { MemberForm } from "./MemberForm";
import { MergeMember } from "./MergeMember";
import { Openings } from "./Openings";
import { PersonMenu, type Task } from "./PersonMenu";
import { PersonResults } from "./PersonResults";

const views = ["results", "hanchan", "against", "entry"] as const;

export type PersonView = (typeof views)[number];

interface Props {
  member: MemberEntry;
  choice: ResultsChoice;
  period: ChosenPeriod;
  /** Of which time and which games the figures are, where that is chosen over them. */
  choices: ReactNode;
  onAll: (period: ChosenPeriod) => void;
  onOpen: (other: PersonId) => void;
  onDeleted: () => void;
}

/** All there is of one person: the results, the games, the opponents, and what is written down. */
export function PersonPage(props: Props) {
  const { member, choice, period, choices, onAll, onOpen, onDeleted } = props;
  const { text, person, task: wanted, takeTask } = useFrame();
  const words = text.members;
  // Whoever goes from person to person goes on with the same view.
  const [usual, setView] = useKept<PersonView>("member view", () => "results");
  const [begun, begin] = useState<{ task: Task; person: PersonId } | null>(() =>
    wanted === "adjust" && person !== null ? { task: wanted, person } : null,
  );
  useEffect(() => {
    if (wanted === "adjust") {
      takeTask();
    }
  });
  const task = begun?.person === member.id ? begun.task : null;
  const view = task === "adjust" ? "entry" : usual;
  function end() {
    flushSync(() => begin(null));
    document.querySelector<HTMLElement>(".head .more")?.focus();
  }

  return (
    <>
      <div className="head">
        <h2 tabIndex={-1}>
          <span className="no">{member.number}</span> {member.name}
        </h2>
        <p className="known">
          <span>{member.kana}</span>
          <span>
            {words.since(
              words.kinds[member.kind],
              member.joined?.shown ?? null,
              member.left?.shown ?? null,
            )}
          </span>
        </p>
        <Switch
          label={words.views}
          choices={views.map((one) => [one, words.view[one]] as const)}
          chosen={view}
          onChoose={(one) => {
            setView(one);
            begin(null);
          }}
        />
        <PersonMenu
          key={member.id}
          member={member}
          period={period}
          onStart={(next) => begin({ task: next, person: member.id })}
          onDeleted={onDeleted}
        />
      </div>
      {task === "merge" ? (
        <MergeMember key={member.id} member={member} onMerged={onOpen} onClose={end} />
      ) : task === "erase" ? (
        <EraseMember key={member.id} member={member} onClose={end} />
      ) : view === "entry" ? (
        <div className="two entry">
          <MemberForm key={member.id} member={member} />
          <div className="outside">
            <Adjustments key={member.id} member={member} begins={task === "adjust"} />
            <Openings key={`openings ${member.id}`} member={member} />
          </div>
        </div>
      ) : (
        <>
          {choices}
          <PersonResults
            person={member.id}
            view={view}
            choice={choice}
            period={period}
            onAll={onAll}
            onHanchan={() => setView("hanchan")}
            onOpen={onOpen}
          />
        </>
      )}
    </>
  );
}
