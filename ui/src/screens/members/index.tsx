import { useState } from "react";
import { useRead } from "../../command";
import { useFrame, useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import type { PersonId } from "../../platform";
import { Adjustments } from "./Adjustments";
import { EraseMember } from "./EraseMember";
import { MemberForm } from "./MemberForm";
import { MemberList } from "./MemberList";
import { MergeMember } from "./MergeMember";
import { PersonResults } from "./PersonResults";

/** 会員: the list of everybody, and the page of one. */
export default function MembersScreen() {
  const text = useText();
  return (
    <Screen title={text.frame.screens.members}>
      <MembersContent />
    </Screen>
  );
}

function MembersContent() {
  const { person } = useFrame();
  const [opened, open] = useState(person);
  return opened === null ? (
    <MemberList onOpen={open} />
  ) : (
    <Person id={opened} onBack={() => open(null)} onOpen={open} />
  );
}

interface PersonProps {
  id: PersonId;
  onBack: () => void;
  onOpen: (other: number) => void;
}

function Person({ id, onBack, onOpen }: PersonProps) {
  const { text } = useFrame();
  const words = text.members;
  const everybody = useRead(["members", ""], (platform) => platform.members(""));
  const member = everybody.value?.find((one) => one.id === id);
  return (
    <>
      <div className="actions">
        {/* biome-ignore lint/a11y/noAutofocus: the page opens in place of the button that was pressed. */}
        <button type="button" autoFocus onClick={onBack}>
          {words.back}
        </button>
      </div>
      {everybody.problem && (
        <ProblemMessage problem={everybody.problem} onAgain={everybody.again} />
      )}
      {member === undefined ? (
        <p role="status">{everybody.value === undefined ? text.loading : words.nobody}</p>
      ) : (
        <>
          <h2>{words.personTitle(member.number, member.name)}</h2>
          <MemberForm key={member.id} member={member} onDeleted={onBack} />
          <PersonResults person={member.id} />
          <Adjustments key={`points ${member.id}`} member={member} />
          <MergeMember key={`merge ${member.id}`} member={member} onMerged={onOpen} />
          <EraseMember key={`erase ${member.id}`} member={member} />
        </>
      )}
    </>
  );
}
