import { useId, useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { Answer, ClubOverview } from "../../platform";
import { MemberList } from "./MemberList";

interface Props {
  onMade: (answer: Answer<ClubOverview>) => void;
  onBack: () => void;
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Everything a club begins with, on one screen; only its name must be written in. */
export function NewClub({ onMade, onBack }: Props) {
  const { text, platform } = useFrame();
  const words = text.start;
  const [name, setName] = useState("");
  const [rules, setRules] = useState<string | null>(null);
  const [fiscalStart, setFiscalStart] = useState(4);
  const [japaneseYears, setJapaneseYears] = useState(true);
  const [members, setMembers] = useState("");
  const [nameMissing, setNameMissing] = useState(false);
  const presets = useRead(["presetChoices"], () => platform.presetChoices());
  const place = useRead(["newClubPlace", name], () => platform.newClubPlace(name));
  const make = useWrite(() =>
    platform.createClub({
      name,
      rules: rules ?? presets.value?.[0]?.id ?? "",
      fiscalStart: fiscalStart,
      japaneseYears: japaneseYears,
      members,
    }),
  );
  const month = useId();

  async function create() {
    setNameMissing(name.trim() === "");
    if (name.trim() === "" || make.running) {
      return;
    }
    const answer = await make.run();
    if (answer.ok) {
      onMade(answer);
    }
  }

  async function changePlace() {
    await platform.chooseNewClubPlace(name, words.changePlace, text.clubFiles);
    place.again();
  }

  return (
    <section className="start new-club" data-typed={name !== "" || members !== ""}>
      <h2>{words.newClub}</h2>
      <TextBox
        label={words.name}
        hint={words.nameHint}
        value={name}
        width={30}
        autoFocus
        onChange={setName}
        problem={nameMissing && name.trim() === "" ? words.needsName : null}
      />
      <fieldset className="choice-list">
        <legend>{words.rules}</legend>
        <p className="hint">{words.rulesHint}</p>
        {presets.value?.map((preset, index) => (
          <label key={preset.id}>
            <input
              type="radio"
              name="rules"
              checked={rules === null ? index === 0 : rules === preset.id}
              onChange={() => setRules(preset.id)}
            />
            <span>
              <strong>{preset.name}</strong> {words.preset(preset.id)}
            </span>
          </label>
        ))}
      </fieldset>
      <div className="box">
        <label htmlFor={month}>{words.fiscalStart}</label>
        <select
          id={month}
          value={fiscalStart}
          onChange={(event) => setFiscalStart(Number(event.target.value))}
        >
          {months.map((each) => (
            <option key={each} value={each}>
              {words.month(each)}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="choice-list">
        <legend>{words.years}</legend>
        <label>
          <input
            type="radio"
            name="years"
            checked={japaneseYears}
            onChange={() => setJapaneseYears(true)}
          />
          {words.japaneseYears}
        </label>
        <label>
          <input
            type="radio"
            name="years"
            checked={!japaneseYears}
            onChange={() => setJapaneseYears(false)}
          />
          {words.westernYears}
        </label>
      </fieldset>
      <MemberList value={members} onChange={setMembers} />
      <div className="box">
        <p>
          <strong>{words.place}</strong>
        </p>
        <p className="place">{place.value}</p>
        <button type="button" onClick={changePlace}>
          {words.changePlace}
        </button>
      </div>
      {make.problem !== null && <ProblemMessage problem={make.problem} />}
      <div className="actions">
        <button type="button" className="primary" aria-disabled={make.running} onClick={create}>
          {words.create}
        </button>
        <button type="button" onClick={onBack}>
          {words.back}
        </button>
      </div>
    </section>
  );
}
