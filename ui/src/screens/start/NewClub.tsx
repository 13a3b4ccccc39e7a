import { FolderOpen } from "lucide-react";
import { type KeyboardEvent, useId, useState } from "react";
import { useRead, useWrite } from "../../command";
import { isComposing } from "../../composing";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Switch } from "../../parts/Switch";
import { shortPath } from "../../parts/shortPath";
import { TextBox } from "../../parts/TextBox";
import type { Answer, ClubOverview } from "../../platform";
import { isOrder, writtenKeys } from "../../platform/system";
import { keepAttendanceFirst } from "../today/keptDay";
import { MemberList } from "./MemberList";
import { RuleChoice } from "./RuleChoice";
import "../../parts/list.css";
import "./newClub.css";

interface Props {
  onMade: (answer: Answer<ClubOverview>) => void;
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Everything a club begins with, on one screen; only its name must be written in. */
export function NewClub({ onMade }: Props) {
  const { text, platform } = useFrame();
  const words = text.start;
  const [name, setName] = useState("");
  const [series, setSeries] = useState<string | null>(null);
  const [rules, setRules] = useState<string | null>(null);
  const [fiscalStart, setFiscalStart] = useState(4);
  const [japaneseYears, setJapaneseYears] = useState(true);
  const [members, setMembers] = useState("");
  const [nameMissing, setNameMissing] = useState(false);
  const presets = useRead(["presetChoices"], () => platform.presetChoices());
  const place = useRead(["newClubPlace", name], () => platform.newClubPlace(name));
  const chosen = rules ?? presets.value?.[0]?.id ?? "";
  const make = useWrite(async () => {
    const made = await platform.createClub({
      name,
      rules: chosen,
      fiscalStart,
      japaneseYears,
      members,
    });
    // Its first day must be of something; where that fails, the day itself asks for the name.
    if (made.ok) {
      await platform.nameSeries((series ?? words.usualSeries).trim() || words.usualSeries);
    }
    return made;
  });
  const month = useId();

  async function create() {
    setNameMissing(name.trim() === "");
    if (name.trim() === "" || make.running) {
      return;
    }
    const answer = await make.run();
    if (answer.ok) {
      keepAttendanceFirst(answer.value.file);
      onMade(answer);
    }
  }

  async function changePlace() {
    await platform.chooseNewClubPlace(name, words.changePlace, text.clubFiles);
    place.again();
  }

  /** With order, Enter makes the club from wherever the keys are. */
  function pressed(event: KeyboardEvent) {
    if (event.key === "Enter" && isOrder(event.nativeEvent) && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      void create();
    }
  }

  return (
    <div className="new-club" data-typed={name !== "" || members !== ""} onKeyDownCapture={pressed}>
      <h2>{words.newClub}</h2>
      <div className="col">
        <div className="names">
          <TextBox
            label={words.name}
            value={name}
            autoFocus
            onType={setName}
            onChange={setName}
            problem={nameMissing && name.trim() === "" ? words.needsName : null}
          />
          <TextBox
            label={words.series}
            value={series ?? words.usualSeries}
            width={8}
            onChange={setSeries}
          />
        </div>
        <RuleChoice presets={presets.value ?? []} chosen={chosen} onChoose={setRules} />
        <div className="pair">
          <div className="fld">
            <label htmlFor={month}>{words.fiscalStart}</label>
            <select
              id={month}
              className="f list"
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
          <div className="fld">
            <b>{words.years}</b>
            <Switch
              label={words.years}
              choices={[
                ["japanese", words.japaneseYears],
                ["western", words.westernYears],
              ]}
              chosen={japaneseYears ? "japanese" : "western"}
              onChoose={(years) => setJapaneseYears(years === "japanese")}
            />
          </div>
        </div>
        <div className="fld">
          <b>{words.place}</b>
          <div className="f where">
            <FolderOpen className="i" />
            <span className="grow place" title={place.value}>
              {place.value !== undefined && shortPath(place.value)}
            </span>
            <button
              type="button"
              className="b plain low"
              aria-label={words.changePlace}
              onClick={changePlace}
            >
              {words.change}
            </button>
          </div>
        </div>
      </div>
      <div className="col">
        <MemberList value={members} onChange={setMembers} />
      </div>
      <div className="go">
        {make.problem !== null && <ProblemMessage problem={make.problem} />}
        <button
          type="button"
          className="b main-act"
          aria-disabled={make.running || undefined}
          onClick={create}
        >
          {words.create}
          <span className="key" data-says={writtenKeys("Enter")} />
        </button>
        <span className="quiet small">{words.createHint}</span>
      </div>
    </div>
  );
}
