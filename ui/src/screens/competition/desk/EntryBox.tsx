import { UserPlus } from "lucide-react";
import { useRef, useState } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { MemberBox } from "../../../parts/MemberBox";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { Switch } from "../../../parts/Switch";
import { normalised } from "../../../parts/typed";
import type {
  CompetitionEntries,
  CompetitionId,
  MemberChoice,
  PersonId,
  Problem,
} from "../../../platform";
import { problemInOne } from "../../../text";
import { useEntries } from "./useEntries";
import { useRecord } from "./useRecord";

const ways = ["enter", "walk_in", "staff"] as const;
type Way = (typeof ways)[number];

interface Props {
  id: CompetitionId;
  entries: CompetitionEntries;
}

/** One box in which one after the other is written down, as they stand before the desk. */
export function EntryBox({ id, entries }: Props) {
  const { text } = useFrame();
  const words = text.competitionDesk;
  const [way, setWay] = useState<Way>("enter");
  const [member, choose] = useState<MemberChoice | null>(null);
  const [typed, setTyped] = useState("");
  const box = useRef<HTMLDivElement>(null);
  // Enter comes before what was chosen by it has been drawn.
  const meant = useRef<MemberChoice | null>(null);
  const guest = useWrite((platform, called: string) => platform.addGuest(called));
  const isFull = useRef(false);
  isFull.current = entries.free === 0;
  const name = typed.trim();
  const isGuest = member === null && name !== "" && !/^\d*$/.test(normalised(name));
  const record = useRecord(id);
  const inLine = useEntries(({ id: person, name: called }) => write(person, called));

  function write(person: PersonId, called: string): Promise<Problem | null> {
    const played = isFull.current
      ? words.waits(called)
      : way === "walk_in"
        ? words.walkedIn(called)
        : words.entered(called);
    switch (way) {
      case "staff":
        return record.write({ kind: "staff_named", person }, words.staffed(called));
      case "walk_in":
        return record.write({ kind: "walked_in", person }, played);
      case "enter":
        return record.write({ kind: "entered", person }, played);
    }
  }

  function input(): HTMLInputElement | null {
    return box.current?.querySelector<HTMLInputElement>("[role=combobox]") ?? null;
  }

  /** The box is empty for the next at once; who could not be written down comes back into it. */
  async function writeChosen(chosen: MemberChoice) {
    meant.current = null;
    choose(null);
    input()?.focus();
    const problem = await write(chosen.id, chosen.name);
    if (problem === null) {
      return;
    }
    inLine.refuse(chosen.name, chosen.name, problem);
    if (input()?.value === "") {
      meant.current = chosen;
      choose(chosen);
    }
  }

  async function welcome() {
    const added = await guest.run(name);
    if (added.ok && (await write(added.value, name)) === null) {
      setTyped("");
      choose(null);
      renew((before) => before + 1);
    }
  }

  // A name that stands for nobody yet is in the box's own hands: another box comes in its place.
  const [fresh, renew] = useState(0);
  return (
    <div className="entry-box fields" ref={box}>
      <Switch
        label={words.doing}
        choices={ways.map((one) => [one, words.ways[one]] as const)}
        chosen={way}
        onChoose={setWay}
      />
      <MemberBox
        key={fresh}
        label={words.member}
        hint={words.memberHint}
        autoFocus
        value={member}
        onType={setTyped}
        onNumber={inLine.take}
        onChange={(chosen) => {
          meant.current = chosen;
          choose(chosen);
          if (chosen !== null) {
            setTyped("");
          }
        }}
        onEnter={() => meant.current && void writeChosen(meant.current)}
      />
      <div className="row wrap">
        <button
          type="button"
          className="b main-act"
          disabled={member === null}
          onClick={() => member !== null && void writeChosen(member)}
        >
          {words.write}
        </button>
        {isGuest && (
          <button type="button" className="b" onClick={() => void welcome()}>
            <UserPlus className="i" />
            {words.asGuest(name)}
          </button>
        )}
      </div>
      {inLine.waiting > 1 && <p role="status">{words.writing(inLine.waiting)}</p>}
      {inLine.refused.map((one) => (
        <div key={one.key} className="note heed" role="alert">
          <span className="grow">
            {one.name === null ? words.unknown(one.typed) : words.refused(one.name)}
            {one.problem !== null && ` ${problemInOne(text, one.problem)}`}
          </span>
          <button type="button" className="b low" onClick={() => inLine.forget(one)}>
            {words.forget}
          </button>
        </div>
      ))}
      {guest.problem && <ProblemMessage problem={guest.problem} />}
    </div>
  );
}
