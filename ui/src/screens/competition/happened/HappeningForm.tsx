import { useState } from "react";
import { useWrite } from "../../../command";
import { Choice } from "../../../figures/Filters";
import { useFrame } from "../../../frame/context";
import { NumberBox } from "../../../parts/NumberBox";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { TextBox } from "../../../parts/TextBox";
import type { CompetitionId, CompetitionPlay, Happening } from "../../../platform";

const kinds = ["late", "absent", "replaced", "returned", "adjusted", "offended"] as const;
type Kind = (typeof kinds)[number];

interface Props {
  id: CompetitionId;
  play: CompetitionPlay;
}

/** Lateness, absence, replacement, penalties: whatever happens to a player on the day. */
export function HappeningForm({ id, play }: Props) {
  const { text, say } = useFrame();
  const words = text.competitionPlay;
  const offered = kinds.filter(
    (one) =>
      (one !== "late" || play.countsLateness) &&
      (one !== "offended" || play.countsOffences !== null),
  );
  const [kind, setKind] = useState<Kind>(offered[0] ?? "absent");
  const [person, setPerson] = useState("");
  const [by, setBy] = useState("");
  const [from, setFrom] = useState("");
  const [stage, setStage] = useState(String(play.underWay));
  const [minutes, setMinutes] = useState<number | null>(null);
  const [sign, setSign] = useState<"penalty" | "bonus">("penalty");
  const [points, setPoints] = useState<number | null>(null);
  const [reason, setReason] = useState("");
  const [lacking, setLacking] = useState<string | null>(null);
  const record = useWrite((platform, given: Happening) => platform.recordHappened(id, [given]));
  const rounds = play.stages.flatMap(({ number, name, rounds: its }) =>
    its.map((one) => ({ key: `${number} ${one.number}`, name, number, round: one.number })),
  );
  const round = rounds.find(({ key }) => key === from) ?? rounds[0];

  /** What is to be written down, or what is missing for it. */
  function happened(): Happening | string {
    const whom = Number(person);
    if (person === "") {
      return words.needsWho;
    }
    switch (kind) {
      case "late":
        return minutes === null
          ? words.needsNumber
          : { kind: "late", person: whom, minutes: Math.abs(minutes) };
      case "absent":
      case "returned":
        return round === undefined
          ? words.needsNumber
          : { kind, person: whom, stage: round.number, round: round.round };
      case "replaced":
        return by === "" || round === undefined
          ? words.needsWho
          : {
              kind: "replaced",
              person: whom,
              by: Number(by),
              stage: round.number,
              round: round.round,
            };
      case "adjusted":
        if (points === null) {
          return words.needsNumber;
        }
        return reason.trim() === ""
          ? words.needsReason
          : {
              kind: "adjusted",
              person: whom,
              stage: Number(stage),
              round: null,
              points: Math.abs(points) * (sign === "penalty" ? -1 : 1),
              reason: reason.trim(),
            };
      case "offended":
        return reason.trim() === ""
          ? words.needsReason
          : { kind: "offended", person: whom, stage: null, round: null, reason: reason.trim() };
    }
  }

  async function write() {
    const what = happened();
    setLacking(typeof what === "string" ? what : null);
    if (typeof what === "string" || record.running) {
      return;
    }
    const name = play.players.find((one) => String(one.id) === person)?.name ?? "";
    const answer = await record.run(what);
    if (answer.ok) {
      say(`${words.written(name)}${words.ranksChanged(answer.value.ranks)}`);
      setPerson("");
      setMinutes(null);
      setPoints(null);
      setReason("");
    }
  }

  const people = (of: CompetitionPlay["players"]) =>
    of.map(({ id: one, number, name }): [string, string] => [
      String(one),
      text.parts.member(number, name),
    ]);
  return (
    <section
      className="happening-form fields"
      aria-label={words.happeningHeading}
      data-help="competition.happened"
    >
      <Choice
        label={words.what}
        value={kind}
        options={offered.map((one) => [one, words.happenings[one]])}
        onChange={(chosen) => setKind(kinds.find((one) => one === chosen) ?? kind)}
      />
      <Choice
        label={words.who}
        all="－"
        value={person}
        options={people(play.players)}
        onChange={setPerson}
      />
      {kind === "replaced" && (
        <Choice
          label={words.by}
          all="－"
          value={by}
          options={people(play.staff)}
          onChange={setBy}
        />
      )}
      {(kind === "absent" || kind === "replaced" || kind === "returned") && (
        <Choice
          label={words.fromRound}
          value={round?.key ?? ""}
          options={rounds.map((one) => [one.key, words.roundOf(one.name, one.round)])}
          onChange={setFrom}
        />
      )}
      {kind === "late" && (
        <NumberBox
          label={words.minutes}
          unit="count"
          unitName={words.minutesUnit}
          value={minutes}
          onChange={setMinutes}
          onEnter={() => void write()}
        />
      )}
      {kind === "adjusted" && (
        <>
          <Choice
            label={words.sign}
            value={sign}
            options={[
              ["penalty", words.signs.penalty],
              ["bonus", words.signs.bonus],
            ]}
            onChange={(chosen) => setSign(chosen === "bonus" ? "bonus" : "penalty")}
          />
          <NumberBox label={words.points} unit="points" value={points} onChange={setPoints} />
          {play.stages.length > 1 && (
            <Choice
              label={words.inStage}
              value={stage}
              options={play.stages.map(({ number, name }) => [String(number), name])}
              onChange={setStage}
            />
          )}
        </>
      )}
      {(kind === "adjusted" || kind === "offended") && (
        <TextBox
          label={words.reason}
          width={24}
          value={reason}
          onChange={setReason}
          onEnter={() => void write()}
        />
      )}
      {lacking !== null && (
        <p className="field-problem" role="alert">
          {lacking}
        </p>
      )}
      {record.problem && <ProblemMessage problem={record.problem} />}
      <button type="button" className="b main-act" onClick={() => void write()}>
        {words.write}
      </button>
    </section>
  );
}
