import { useMemo, useState } from "react";
import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { Attending, PersonId, SeriesId, Stay } from "../../../platform";
import { AttendanceSearch } from "./AttendanceSearch";
import { AttendanceSide } from "./AttendanceSide";
import { AttendanceTiles } from "./AttendanceTiles";
import { everybody, type Shown } from "./groups";
import "./attendance.css";

interface Props {
  day: string;
  series: SeriesId;
  /** How many sit at a table. */
  atTable?: number;
  /** On to the seats. */
  onDraw: () => void;
}

const wholeDay: Stay = { fromRound: null, untilRound: null };

/** 出席: who is there, pressed one by one; each press is saved at once. */
export function Attendance({ day, series, atTable = 4, onDraw }: Props) {
  const { platform, text, say } = useFrame();
  const words = text.attendance;
  const [search, setSearch] = useState("");
  const [shown, show] = useState<Shown>("all");
  const typed = search.trim();
  const all = useRead(["attendance", day, series, ""], () => platform.attendance(day, series, ""));
  const found = useRead(["attendance", day, series, typed], () =>
    platform.attendance(day, series, typed),
  );
  const save = useWrite((_, person: PersonId, given: Stay | null) =>
    platform.setPresence(day, series, person, given),
  );
  const welcome = useWrite((_, name: string) => platform.welcomeGuest(day, series, name));
  const problem = save.problem ?? welcome.problem;
  // What was found for the key before must not be taken for what is meant now.
  const meant = useMemo(
    () => (typed === "" || found.loading ? [] : everybody(found.value?.groups ?? [])),
    [typed, found.loading, found.value],
  );

  async function tick(person: Attending, comes: boolean) {
    const answer = await save.run(person.id, comes ? wholeDay : null);
    if (answer.ok) {
      say((comes ? words.came : words.went)(person.name, answer.value));
    }
  }

  async function stay(person: Attending, given: Stay) {
    const answer = await save.run(person.id, given);
    if (answer.ok) {
      say(words.stayKept(person.name, words.staying(given)));
    }
  }

  async function welcomeGuest(name: string) {
    const answer = await welcome.run(name);
    if (answer.ok) {
      say(words.came(name, answer.value));
      setSearch("");
    }
    return answer.ok;
  }

  return (
    <section className="came" data-help="today.attendance" aria-label={words.heading}>
      <section className="pane came-people" aria-label={words.people}>
        <h2 className="heard-only">{words.people}</h2>
        <AttendanceSearch
          day={day}
          series={series}
          search={search}
          groups={all.value?.groups ?? []}
          shown={shown}
          onShow={show}
          onSearch={setSearch}
          onCome={(person) => tick(person, true)}
          onGuest={welcomeGuest}
        />
        {problem && <ProblemMessage problem={problem} />}
        {all.problem && <ProblemMessage problem={all.problem} onAgain={all.again} />}
        <div className="fill">
          {all.value === undefined ? (
            all.problem === null && (
              <p role="status" className="came-nobody">
                {text.loading}
              </p>
            )
          ) : (
            <AttendanceTiles
              groups={all.value.groups}
              meant={meant}
              shown={shown}
              otherGuests={all.value.otherGuests}
              onTick={(person, comes) => void tick(person, comes)}
            />
          )}
        </div>
      </section>
      {all.value !== undefined && (
        <AttendanceSide
          view={all.value}
          atTable={atTable}
          onTick={(person) => void tick(person, true)}
          onStay={(person, given) => void stay(person, given)}
          onDraw={onDraw}
        />
      )}
    </section>
  );
}
