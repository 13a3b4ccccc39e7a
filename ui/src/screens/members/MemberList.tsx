import { useState } from "react";
import { useRead } from "../../command";
import { countColumn, textColumn } from "../../figures/columns";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Table } from "../../parts/Table";
import { TextBox } from "../../parts/TextBox";
import type { MemberEntry, PersonId } from "../../platform";
import { DeletedMembers } from "./DeletedMembers";
import { NewMember } from "./NewMember";

const groups = {
  all: () => true,
  present: (member: MemberEntry) => !member.gone,
  gone: (member: MemberEntry) => member.gone,
  no_kana: (member: MemberEntry) => member.kana === "",
};

type Group = keyof typeof groups;

/** Everybody, in the order of readings; who has none stands last. */
export function MemberList({ onOpen }: { onOpen: (id: PersonId) => void }) {
  const { text } = useFrame();
  const words = text.members;
  const [search, setSearch] = useState("");
  const [group, setGroup] = useState<Group>("all");
  const [adding, setAdding] = useState(false);
  const found = useRead(["members", search], (platform) => platform.members(search));
  const members = found.value ?? [];
  const shown = members.filter(groups[group]);
  const noKana = members.filter(groups.no_kana).length;

  return (
    <>
      <h2>{words.heading}</h2>
      <div className="member-bar" data-first-field data-search>
        <TextBox
          label={words.search}
          hint={words.searchHint}
          width={20}
          value={search}
          onType={setSearch}
          onChange={setSearch}
        />
        <Choice
          label={words.show}
          value={group}
          options={Object.entries(words.shown)}
          onChange={(chosen) => setGroup(chosen as Group)}
        />
        {!adding && (
          <button type="button" className="primary" onClick={() => setAdding(true)}>
            {words.add}
          </button>
        )}
      </div>
      {adding && <NewMember onClose={() => setAdding(false)} />}
      {found.problem && <ProblemMessage problem={found.problem} onAgain={found.again} />}
      {found.value === undefined ? (
        found.problem === null && <p role="status">{text.loading}</p>
      ) : (
        <>
          <p role="status">
            {shown.length > 0
              ? words.count(shown.length)
              : search === "" && members.length === 0
                ? words.nobodyYet
                : words.nobody}
          </p>
          {noKana > 0 && <p className="hint">{words.withoutKana(noKana)}</p>}
          {shown.length > 0 && (
            <Table
              caption={words.heading}
              rows={shown}
              rowKey={(member) => member.id}
              choiceKey="members"
              columns={[
                countColumn("number", words.number, (member: MemberEntry) => member.number),
                {
                  key: "name",
                  heading: words.name,
                  cell: (member) => (
                    <button
                      type="button"
                      aria-label={words.openPerson(member.name)}
                      onClick={() => onOpen(member.id)}
                    >
                      {member.name}
                    </button>
                  ),
                  sortBy: (member) => member.name,
                  rowHeading: true,
                  text: true,
                },
                textColumn("kana", words.kana, (member: MemberEntry) => member.kana),
                textColumn("kind", words.kind, (member: MemberEntry) => words.kinds[member.kind]),
                {
                  key: "joined",
                  heading: words.joined,
                  cell: (member) => member.joined?.shown ?? "",
                  sortBy: (member) => member.joined?.iso ?? null,
                  text: true,
                },
                {
                  key: "left",
                  heading: words.left,
                  cell: (member) => member.left?.shown ?? "",
                  sortBy: (member) => member.left?.iso ?? null,
                  text: true,
                },
                textColumn("note", words.note, (member: MemberEntry) => member.note),
              ]}
            />
          )}
        </>
      )}
      <DeletedMembers />
    </>
  );
}
