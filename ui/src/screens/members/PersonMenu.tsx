import { ChevronDown } from "lucide-react";
import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { MenuButton } from "../../parts/MenuButton";
import type { ChosenPeriod, MemberEntry } from "../../platform";
import { problemInOne } from "../../text";

/** Once the menu has gone and given the keys back, which it does in the frame after: what begins then keeps them. */
function onceClosed(begin: () => void) {
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(begin)));
}

/** What is done in the place of the person's page. */
export type Task = "adjust" | "merge" | "erase";

interface Props {
  member: MemberEntry;
  /** Of which the paper is to be. */
  period: ChosenPeriod;
  onStart: (task: Task) => void;
  onDeleted: () => void;
}

/** What is done seldom. Who has results is not deleted, and the reason is said under the head. */
export function PersonMenu({ member, period, onStart, onDeleted }: Props) {
  const { text, say, goToPaper } = useFrame();
  const words = text.members;
  const remove = useWrite((platform) => platform.deleteMember(member.id));

  async function removeMember() {
    if (!remove.running && (await remove.run()).ok) {
      say(words.deleted(member.name));
      onDeleted();
    }
  }

  function print() {
    const of = period.to === null ? {} : { day: period.to.iso, period: period.kind };
    goToPaper({ kind: "personal", member: member.id, ...of });
  }

  const start = (task: Task) => () =>
    onceClosed(() => {
      remove.clear();
      onStart(task);
    });
  return (
    <>
      <MenuButton
        className="b low more"
        items={[
          { key: "print", words: words.print, onPress: () => onceClosed(print) },
          { key: "adjust", words: words.adjust, onPress: start("adjust") },
          { key: "merge", words: words.mergeStart, onPress: start("merge") },
          { key: "delete", words: words.delete, onPress: () => void removeMember() },
          { key: "erase", words: text.erasure.heading, onPress: start("erase") },
        ]}
      >
        {words.more}
        <ChevronDown className="i" />
      </MenuButton>
      {remove.problem && (
        <p className="note heed" role="alert">
          {problemInOne(text, remove.problem)}
        </p>
      )}
    </>
  );
}
