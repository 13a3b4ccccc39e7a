import { useId, useRef, useState } from "react";
import { useWrite } from "../../command";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { MemberBox } from "../../parts/MemberBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { DayTable, HanchanId, MemberChoice } from "../../platform";

interface Props {
  id: HanchanId;
  people: readonly (MemberChoice | null)[];
  tables: readonly DayTable[];
  first: readonly number[];
}

/** Who sat there in truth, instead of whom; at this table or at all of the day's. */
export function SheetReplace({ id, people, tables, first }: Props) {
  const { text, say } = useFrame();
  const words = text.sheet.replace;
  const here = people.filter((person) => person !== null);
  const [chosen, choose] = useState(here[0]?.id);
  const [instead, setInstead] = useState<MemberChoice | null>(null);
  const [everywhere, setEverywhere] = useState(false);
  const box = useId();
  const form = useRef<HTMLElement>(null);
  const replace = useWrite((platform, ids: number[], before: number, after: number) =>
    platform.replacePlayer(ids, before, after),
  );
  const gone = here.find((person) => person.id === chosen) ?? here[0];
  const others = tables
    .filter(({ people: seated }) => seated.some((person) => person?.id === gone?.id))
    .flatMap(({ hanchan }) => (hanchan === null || hanchan === id ? [] : [hanchan]));

  async function run() {
    if (gone === undefined || instead === null) {
      return;
    }
    const ids = everywhere ? [id, ...others] : [id];
    const answer = await replace.run(ids, gone.id, instead.id);
    if (answer.ok) {
      const ranks = text.competitionPlay.ranksChanged(answer.value);
      say(`${words.done(gone.name, instead.name, ids.length)}${ranks}`);
      setInstead(null);
      // Whether the next one is to be replaced everywhere is asked anew, in the box for who it is.
      setEverywhere(false);
      form.current?.querySelector("input")?.focus();
    }
  }

  return (
    <section className="extra" ref={form} aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <p className="hint">{words.hint}</p>
      <div className="sheet-head">
        <Choice
          label={words.gone}
          value={String(gone?.id ?? "")}
          options={here.map((person) => [
            String(person.id),
            text.parts.member(person.number, person.name),
          ])}
          onChange={(given) => {
            choose(Number(given));
            replace.clear();
          }}
        />
        <MemberBox label={words.instead} value={instead} first={first} onChange={setInstead} />
      </div>
      {others.length > 0 && (
        <label className="sheet-check" htmlFor={box}>
          <input
            id={box}
            type="checkbox"
            checked={everywhere}
            onChange={(event) => setEverywhere(event.target.checked)}
          />
          {words.everywhere(others.length)}
        </label>
      )}
      {replace.problem && <ProblemMessage problem={replace.problem} />}
      <button type="button" className="b" disabled={instead === null} onClick={() => void run()}>
        {gone && instead ? words.run(gone.name, instead.name) : words.runNobody}
      </button>
    </section>
  );
}
