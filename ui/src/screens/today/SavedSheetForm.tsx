import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { DayRules, DayTable, HanchanId } from "../../platform";
import { SheetForm } from "./SheetForm";
import { SheetHistory } from "./SheetHistory";
import { SheetReplace } from "./SheetReplace";
import { SheetSetAside } from "./SheetSetAside";
import { inHand, keptUnit, placeOf, type Typed } from "./sheet";

interface Props {
  id: HanchanId;
  rules: readonly DayRules[];
  tables: readonly DayTable[];
  first: readonly number[];
  restored: Typed | null;
  onTyped: (typed: Typed | null) => void;
  /** It was corrected or deleted. */
  onDone: () => Promise<void>;
  onBack: () => void;
}

/** A sheet that was saved, to be corrected or deleted, with what was ever done to it. */
export function SavedSheetForm(props: Props) {
  const { id, rules, tables, first, restored, onTyped, onDone, onBack } = props;
  const { text, say } = useFrame();
  const words = text.today;
  // In the unit in which it would be typed anew, and stays so while it is in hand.
  const [unit] = useState(keptUnit);
  const saved = useRead(["sheet", id, unit], (platform) => platform.sheet(id, unit));
  const remove = useWrite((platform) => platform.deleteSheet(id));
  const [isTyped, setIsTyped] = useState(restored !== null);
  const [more, showMore] = useState<"replace" | "aside" | null>(null);
  if (saved.value === undefined) {
    return (
      <section className="pane sheet-paper">
        {saved.problem ? (
          <div className="more">
            <ProblemMessage problem={saved.problem} onAgain={saved.again} />
            <button type="button" className="b" onClick={onBack}>
              {words.cancel}
            </button>
          </div>
        ) : (
          <p role="status">{text.loading}</p>
        )}
      </section>
    );
  }
  const { sheet, people } = saved.value;
  // That a table does not count is said before all else.
  const isAside = tables.some(({ hanchan, state }) => hanchan === id && state === "set_aside");

  async function removeSheet() {
    const answer = await remove.run();
    if (answer.ok) {
      await onDone();
      const ranks = text.competitionPlay.ranksChanged(answer.value);
      say(`${words.deleted(sheet.round, sheet.table)}${ranks}`);
    }
  }

  const toggle = (what: "replace" | "aside") => () => showMore(more === what ? null : what);
  return (
    <SheetForm
      start={inHand(sheet, people)}
      restored={restored}
      rules={rules.filter((one) => one.newest || one.id === sheet.rules)}
      tables={tables}
      first={first}
      lastFour={[]}
      saved={id}
      onTyped={(typed) => {
        setIsTyped(typed !== null);
        onTyped(typed);
      }}
      onDone={onDone}
      onBack={onBack}
      others={[
        { key: "replace", words: text.sheet.replace.heading, onPress: toggle("replace") },
        { key: "aside", words: text.sheet.aside.heading, onPress: toggle("aside") },
        { key: "delete", words: words.delete, onPress: () => void removeSheet() },
      ]}
      panel={
        <>
          {remove.problem && <ProblemMessage problem={remove.problem} />}
          {(isAside || more === "aside") && <SheetSetAside place={placeOf(sheet, id)} />}
          {/* Saving what is typed afterwards would bring the replaced person back. */}
          {more === "replace" &&
            (isTyped ? (
              <p className="note">{text.sheet.replace.saveFirst}</p>
            ) : (
              <SheetReplace id={id} people={people} tables={tables} first={first} />
            ))}
        </>
      }
    >
      <SheetHistory id={id} />
    </SheetForm>
  );
}
