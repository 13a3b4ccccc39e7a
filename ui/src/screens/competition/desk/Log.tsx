import { useRead } from "../../../command";
import { useText } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { Table } from "../../../parts/Table";
import type { CompetitionId, PersonId } from "../../../platform";

/** できごとの記録: everything that happened, in words. */
export function Log({ id }: { id: CompetitionId }) {
  const text = useText();
  const words = text.competitionDesk;
  const found = useRead(["competitionLog", id], (platform) => platform.competitionLog(id));
  const log = found.value;
  if (log === undefined) {
    return found.problem ? (
      <ProblemMessage problem={found.problem} onAgain={found.again} />
    ) : (
      <p role="status">{text.loading}</p>
    );
  }
  if (log.events.length === 0) {
    return <p className="nothing-yet">{words.noLog}</p>;
  }
  const people = new Map(log.people.map((person) => [person.id, person]));
  const named = (person: PersonId) => {
    const known = people.get(person);
    return known === undefined ? "" : text.parts.member(known.number, known.name);
  };
  const stage = (number: number) => log.stages[number - 1] ?? "";
  return (
    <>
      <p className="hint">{words.logHint}</p>
      <Table
        caption={words.log}
        rows={log.events}
        rowKey={(event) => event.id}
        columns={[
          { key: "number", heading: words.number, cell: (event) => event.id },
          {
            key: "when",
            heading: words.when,
            text: true,
            cell: ({ at }) => `${at.day.shown} ${at.time}`,
          },
          {
            key: "what",
            heading: words.what,
            text: true,
            rowHeading: true,
            cell: ({ what }) => words.happened(what, named, stage),
          },
        ]}
      />
    </>
  );
}
