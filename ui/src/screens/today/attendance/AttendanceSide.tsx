import { ArrowRight, Plus } from "lucide-react";
import { useEffect, useState } from "react";
import { useFrame, useText } from "../../../frame/context";
import { MenuButton } from "../../../parts/MenuButton";
import { Pick } from "../../../parts/Pick";
import { useMainAct } from "../../../parts/useMainAct";
import type { AttendanceView, Attending, PersonId, Stay } from "../../../platform";
import { writtenKeys } from "../../../platform/system";
import { everybody, isThereIn, isWhole } from "./groups";

interface Props {
  view: AttendanceView;
  atTable: number;
  onTick: (person: Attending) => void;
  onStay: (person: Attending, stay: Stay) => void;
  onDraw: () => void;
}

/** How many are there, round by round, who comes late or leaves early, and who is still awaited. */
export function AttendanceSide({ view, atTable, onTick, onStay, onDraw }: Props) {
  const { text, task } = useFrame();
  const words = text.attendance;
  const people = everybody(view.groups);
  const members = people.filter(({ guest }) => !guest).length;
  // Before anybody came, everybody is awaited.
  const awaited =
    view.present === 0 ? [] : people.filter(({ regular, stay }) => regular && stay === null);
  const [isOpen, open] = useState(task === "stay");
  useMainAct(onDraw);
  return (
    <section className="pane came-side" aria-label={words.sum} data-open={isOpen}>
      <h2 className="heard-only">{words.sum}</h2>
      <p className="attendance-count heard-only" role="status">
        {words.count(view.present)}
      </p>
      <p className="came-count" aria-hidden="true">
        <b>{view.present}</b>
        {words.arePresent(view.present)}
        <span className="quiet small">{words.ofMembers(members)}</span>
      </p>
      <div className="fill">
        <section className="came-part">
          <h3>{words.byRound}</h3>
          <Rounds people={people} rounds={view.rounds} atTable={atTable} />
        </section>
        <Stays people={people} rounds={view.rounds} onStay={onStay} />
        {awaited.length > 0 && (
          <section className="came-part">
            <h3>{words.awaited}</h3>
            <div className="came-chips">
              {awaited.map((person) => (
                <button
                  key={person.id}
                  type="button"
                  className="b low"
                  aria-label={words.comes(person.name)}
                  onClick={() => onTick(person)}
                >
                  {person.name}
                </button>
              ))}
            </div>
          </section>
        )}
      </div>
      <footer className="came-foot">
        {/* Where there is no room for both panes side by side, one comes in place of the other. */}
        <button
          type="button"
          className="b came-more"
          aria-expanded={isOpen}
          onClick={() => open(!isOpen)}
        >
          {isOpen ? words.toPeople : words.lateOrEarly}
        </button>
        <button type="button" className="b main-act" onClick={onDraw}>
          {words.toDraw}
          <ArrowRight className="i" />
          <span className="key" aria-hidden="true">
            {writtenKeys("Enter")}
          </span>
        </button>
      </footer>
    </section>
  );
}

function Rounds(props: { people: readonly Attending[]; rounds: number; atTable: number }) {
  const { people, rounds, atTable } = props;
  const words = useText().attendance;
  return (
    <ul>
      {Array.from({ length: rounds }, (_, at) => at + 1).map((round) => {
        const count = people.filter(({ stay }) => isThereIn(stay, round)).length;
        const tables = Math.floor(count / atTable);
        return (
          <li key={round} className="came-round">
            <span>{words.round(round)}</span>
            <span className="fig">{words.peopleIn(count)}</span>
            <span className="row small nowrap">
              <span className="came-tables" aria-hidden="true">
                {Array.from({ length: Math.min(tables, 4) }, (_, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: one table is like the other.
                  <i key={at} />
                ))}
              </span>
              {words.makes(tables, count - tables * atTable)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface StaysProps {
  people: readonly Attending[];
  rounds: number;
  onStay: (person: Attending, stay: Stay) => void;
}

/** Who is not there from the first round to the last. */
function Stays({ people, rounds, onStay }: StaysProps) {
  const { text, person: wanted, task, takeTask } = useFrame();
  const words = text.attendance;
  // Who was just chosen, of whom nothing is said yet.
  const [added, add] = useState<PersonId | null>(task === "stay" ? wanted : null);
  useEffect(() => {
    if (task === "stay") {
      takeTask();
    }
  });
  const there = people.filter((person) => person.stay !== null);
  const listed = there.filter(({ id, stay }) => id === added || (stay !== null && !isWhole(stay)));
  const others = there.filter((person) => !listed.includes(person));
  const stays = staysOf(rounds);
  const key = (stay: Stay) => `${stay.fromRound ?? ""}-${stay.untilRound ?? ""}`;
  return (
    <section className="came-part">
      <h3>{words.lateOrEarly}</h3>
      <ul>
        {listed.map((person) => (
          <li key={person.id} className="came-stay">
            <span>{person.name}</span>
            <Pick
              label={words.stayOf(person.name)}
              autoFocus={person.id === added}
              choices={stays.map((stay) => [key(stay), words.staying(stay)])}
              chosen={key(person.stay ?? { fromRound: null, untilRound: null })}
              onChoose={(chosen) => {
                const stay = stays.find((one) => key(one) === chosen);
                if (stay !== undefined) {
                  onStay(person, stay);
                }
              }}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <MenuButton
          className="b plain low came-late"
          items={others.map((person) => ({
            key: String(person.id),
            words: `${person.number}　${person.name}`,
            onPress: () => add(person.id),
          }))}
        >
          <Plus className="i" />
          {words.withStay}
        </MenuButton>
      )}
    </section>
  );
}

/** From the first round to the last, from a later one, until an earlier one, and both. */
function staysOf(rounds: number): Stay[] {
  const numbers = Array.from({ length: rounds }, (_, at) => at + 1);
  const late = numbers.slice(1);
  return [
    { fromRound: null, untilRound: null },
    ...late.map((fromRound) => ({ fromRound, untilRound: null })),
    ...numbers.map((untilRound) => ({ fromRound: null, untilRound })),
    ...late.flatMap((fromRound) =>
      numbers
        .filter((untilRound) => untilRound >= fromRound)
        .map((untilRound) => ({ fromRound, untilRound })),
    ),
  ];
}
