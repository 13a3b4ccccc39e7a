import { useState } from "react";
import { useRead, useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { Attending, PersonId, SeriesId, Stay } from "../../../platform";
import { AttendanceGroups } from "./AttendanceGroups";
import { AttendanceSearch } from "./AttendanceSearch";

interface Props {
  day: string;
  series: SeriesId;
}

const wholeDay: Stay = { fromRound: null, untilRound: null };

/** 出席: who is there, ticked one by one; each tick is saved at once. */
export function Attendance({ day, series }: Props) {
  const { platform, text, say } = useFrame();
  const words = text.attendance;
  const [search, setSearch] = useState("");
  const [onlyPresent, setOnlyPresent] = useState(false);
  const [withStay, setWithStay] = useState(false);
  const found = useRead(["attendance", day, series, search], () =>
    platform.attendance(day, series, search),
  );
  const save = useWrite((_, person: PersonId, given: Stay | null) =>
    platform.setPresence(day, series, person, given),
  );
  const welcome = useWrite((_, name: string) => platform.welcomeGuest(day, series, name));
  const problem = save.problem ?? welcome.problem;
  const present = found.value?.present ?? 0;

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
    <section className="panel" aria-label={words.heading}>
      {/* First, so that the page need not move under the mouse to show where the keys go. */}
      <AttendanceSearch
        day={day}
        series={series}
        search={search}
        onSearch={setSearch}
        onCome={(person) => tick(person, true)}
        onGuest={welcomeGuest}
      />
      <div className="attendance-head">
        <h3>{words.heading}</h3>
        <p role="status" className="attendance-count">
          {words.count(present)}
        </p>
        <label className="tick">
          <input
            type="checkbox"
            checked={onlyPresent}
            onChange={(event) => setOnlyPresent(event.target.checked)}
          />
          {words.onlyPresent}
        </label>
        <label className="tick">
          <input
            type="checkbox"
            checked={withStay}
            onChange={(event) => setWithStay(event.target.checked)}
          />
          {words.withStay}
        </label>
      </div>
      {problem && <ProblemMessage problem={problem} />}
      {found.problem && <ProblemMessage problem={found.problem} onAgain={found.again} />}
      {found.value === undefined ? (
        found.problem === null && <p role="status">{text.loading}</p>
      ) : (
        <AttendanceGroups
          groups={found.value.groups}
          rounds={found.value.rounds}
          onlyPresent={onlyPresent}
          withStay={withStay}
          isSearch={search !== ""}
          onTick={tick}
          onStay={stay}
        />
      )}
      {found.value !== undefined && found.value.otherGuests > 0 && !onlyPresent && (
        <p className="hint">{words.otherGuests(found.value.otherGuests)}</p>
      )}
    </section>
  );
}
