import { useRef, useState } from "react";
import { useWrite } from "../../../command";
import { Choice } from "../../../figures/Filters";
import { useFrame } from "../../../frame/context";
import { MemberBox } from "../../../parts/MemberBox";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { normalised } from "../../../parts/typed";
import type { CompetitionEntries, Happening, MemberChoice, PersonId } from "../../../platform";

const ways = ["enter", "walk_in", "staff"] as const;
type Way = (typeof ways)[number];

interface Props {
  entries: CompetitionEntries;
  onWrite: (happened: Happening, sentence: string) => Promise<boolean>;
}

/** One box in which one after the other is written down, as they stand before the desk. */
export function EntryBox({ entries, onWrite }: Props) {
  const { text } = useFrame();
  const words = text.competitionDesk;
  const [way, setWay] = useState<Way>("enter");
  const [member, choose] = useState<MemberChoice | null>(null);
  const [typed, setTyped] = useState("");
  const [fresh, refresh] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  // Enter comes before what was chosen by it has been drawn.
  const meant = useRef<MemberChoice | null>(null);
  const guest = useWrite((platform, called: string) => platform.addGuest(called));
  const name = typed.trim();
  const isGuest = member === null && name !== "" && !/^\d*$/.test(normalised(name));

  async function write(person: PersonId, called: string) {
    const isFull = entries.free === 0;
    const [happened, sentence]: [Happening, string] =
      way === "staff"
        ? [{ kind: "staff_named", person }, words.staffed(called)]
        : way === "walk_in"
          ? [{ kind: "walked_in", person }, isFull ? words.waits(called) : words.walkedIn(called)]
          : [{ kind: "entered", person }, isFull ? words.waits(called) : words.entered(called)];
    if (await onWrite(happened, sentence)) {
      meant.current = null;
      choose(null);
      setTyped("");
      refresh((before) => before + 1);
      // The box is another one now, for the next who comes.
      requestAnimationFrame(() => box.current?.querySelector("input")?.focus());
    }
  }

  async function welcome() {
    const added = await guest.run(name);
    if (added.ok) {
      await write(added.value, name);
    }
  }

  return (
    <div className="entry-box" ref={box}>
      <Choice
        label={words.doing}
        value={way}
        options={ways.map((one) => [one, words.ways[one]])}
        onChange={(chosen) => setWay(ways.find((one) => one === chosen) ?? way)}
      />
      <MemberBox
        key={fresh}
        label={words.member}
        hint={words.memberHint}
        autoFocus={fresh === 0}
        value={member}
        onType={setTyped}
        onChange={(chosen) => {
          meant.current = chosen;
          choose(chosen);
          if (chosen !== null) {
            setTyped("");
          }
        }}
        onEnter={() => meant.current && void write(meant.current.id, meant.current.name)}
      />
      <div className="actions">
        <button
          type="button"
          className="primary"
          disabled={member === null}
          onClick={() => member !== null && void write(member.id, member.name)}
        >
          {words.write}
        </button>
        {isGuest && (
          <button type="button" onClick={() => void welcome()}>
            {words.asGuest(name)}
          </button>
        )}
      </div>
      {guest.problem && <ProblemMessage problem={guest.problem} />}
    </div>
  );
}
