import { useState } from "react";
import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { Table } from "../../../parts/Table";
import { TextBox } from "../../../parts/TextBox";
import type { CompetitionId, PenaltyShown } from "../../../platform";

interface Props {
  id: CompetitionId;
  penalties: readonly PenaltyShown[];
}

/** Lateness, penalties, bonuses and offences, each to be cancelled with a reason. */
export function Penalties({ id, penalties }: Props) {
  const { text } = useFrame();
  const words = text.competitionPlay;
  const [lifting, lift] = useState<number | null>(null);
  const meant = penalties.find(({ event, lifted }) => event === lifting && lifted === null);
  if (penalties.length === 0) {
    return null;
  }
  const what = (one: PenaltyShown) =>
    one.kind === "late"
      ? `${words.lateBy(one.minutes ?? 0)}（${one.points}）`
      : one.kind === "adjusted"
        ? `${one.points}（${one.reason}）`
        : `${words.offence}（${one.reason}）`;
  return (
    <>
      <Table
        caption={words.penalties}
        rows={penalties}
        rowKey={({ event }) => event}
        columns={[
          {
            key: "who",
            heading: words.who,
            text: true,
            rowHeading: true,
            cell: ({ person }) => text.parts.member(person.number, person.name),
          },
          { key: "what", heading: words.what, text: true, cell: what },
          {
            key: "when",
            heading: words.when,
            text: true,
            cell: ({ at }) => `${at.day.shown} ${at.time}`,
          },
          {
            key: "lift",
            heading: words.lift,
            text: true,
            cell: (one) =>
              one.replaced ? (
                words.replacedLateness
              ) : one.lifted === null ? (
                <button
                  type="button"
                  aria-label={words.liftOf(one.person.name, what(one))}
                  onClick={() => lift(one.event)}
                >
                  {words.lift}
                </button>
              ) : (
                words.lifted(one.lifted)
              ),
          },
        ]}
      />
      {meant !== undefined && (
        <LiftForm key={meant.event} id={id} meant={meant} what={what(meant)} />
      )}
    </>
  );
}

interface LiftProps {
  id: CompetitionId;
  meant: PenaltyShown;
  what: string;
}

function LiftForm({ id, meant, what }: LiftProps) {
  const { text, say } = useFrame();
  const words = text.competitionPlay;
  const [reason, setReason] = useState("");
  const [asked, setAsked] = useState(false);
  const record = useWrite((platform) =>
    platform.recordHappened(id, [{ kind: "lifted", event: meant.event, reason: reason.trim() }]),
  );

  async function write() {
    setAsked(true);
    if (reason.trim() === "") {
      return;
    }
    const answer = await record.run();
    if (answer.ok) {
      say(`${words.liftedNow(meant.person.name)}${words.ranksChanged(answer.value.ranks)}`);
    }
  }

  return (
    <section className="panel" aria-label={words.liftOf(meant.person.name, what)}>
      <h4>{words.liftOf(meant.person.name, what)}</h4>
      <TextBox
        label={words.liftReason}
        width={24}
        autoFocus
        value={reason}
        problem={asked && reason.trim() === "" ? words.needsReason : null}
        onChange={setReason}
        onEnter={() => void write()}
      />
      {record.problem && <ProblemMessage problem={record.problem} />}
      <div className="actions">
        <button type="button" className="primary" onClick={() => void write()}>
          {words.liftNow}
        </button>
      </div>
    </section>
  );
}
