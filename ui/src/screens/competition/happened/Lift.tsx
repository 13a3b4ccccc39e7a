import { useState } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { TextBox } from "../../../parts/TextBox";
import type { CompetitionId, PenaltyShown } from "../../../platform";
import type { Text } from "../../../text";

/** What somebody is penalised for, and with how much. */
export function penaltyInWords(words: Text["competitionPlay"], one: PenaltyShown): string {
  switch (one.kind) {
    case "late":
      return `${words.lateBy(one.minutes ?? 0)}（${one.points}）`;
    case "adjusted":
      return `${one.points}（${one.reason}）`;
    case "offence":
      return `${words.offence}（${one.reason}）`;
  }
}

interface Props {
  id: CompetitionId;
  penalty: PenaltyShown;
}

/** Whether a lateness, a penalty or an offence still counts; it is cancelled with a reason. */
export function Lift({ id, penalty }: Props) {
  const words = useFrame().text.competitionPlay;
  const [lifting, lift] = useState(false);
  if (penalty.replaced) {
    return <span className="quiet">{words.replacedLateness}</span>;
  }
  if (penalty.lifted !== null) {
    return <span className="quiet">{words.lifted(penalty.lifted)}</span>;
  }
  return lifting ? (
    <LiftForm id={id} penalty={penalty} onCancel={() => lift(false)} />
  ) : (
    <button
      type="button"
      className="b plain low"
      aria-label={words.liftOf(penalty.person.name, penaltyInWords(words, penalty))}
      onClick={() => lift(true)}
    >
      {words.lift}
    </button>
  );
}

function LiftForm({ id, penalty, onCancel }: Props & { onCancel: () => void }) {
  const { text, say } = useFrame();
  const words = text.competitionPlay;
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const record = useWrite((platform) =>
    platform.recordHappened(id, [{ kind: "lifted", event: penalty.event, reason: reason.trim() }]),
  );

  async function write() {
    setAsked(true);
    if (reason.trim() === "") {
      return;
    }
    const answer = await record.run();
    if (answer.ok) {
      say(`${words.liftedNow(penalty.person.name)}${words.ranksChanged(answer.value.ranks)}`);
    }
  }

  return (
    <section
      className="lift-form fields"
      aria-label={words.liftOf(penalty.person.name, penaltyInWords(words, penalty))}
    >
      <TextBox
        label={words.liftReason}
        width={16}
        autoFocus
        value={reason}
        problem={asked && reason.trim() === "" ? words.needsReason : null}
        onChange={setReason}
        onEnter={() => void write()}
      />
      {record.problem && <ProblemMessage problem={record.problem} />}
      <div className="row wrap">
        <button type="button" className="b low" onClick={() => void write()}>
          {words.liftNow}
        </button>
        <button type="button" className="b plain low" onClick={onCancel}>
          {words.backToRounds}
        </button>
      </div>
    </section>
  );
}
