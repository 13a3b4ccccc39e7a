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
  /** What tells the day from today. */
  marks: readonly string[];
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
  const { id, marks, rules, tables, first, restored, onTyped, onDone, onBack } = props;
  const { text, say } = useFrame();
  const words = text.today;
  // In the unit in which it would be typed anew, and stays so while it is in hand.
  const [unit] = useState(keptUnit);
  const saved = useRead(["sheet", id, unit], (platform) => platform.sheet(id, unit));
  const remove = useWrite((platform) => platform.deleteSheet(id));
  const [isTyped, setIsTyped] = useState(restored !== null);
  if (saved.value === undefined) {
    return saved.problem ? (
      <>
        <ProblemMessage problem={saved.problem} onAgain={saved.again} />
        <button type="button" onClick={onBack}>
          {words.cancel}
        </button>
      </>
    ) : (
      <p role="status">{text.loading}</p>
    );
  }
  const { sheet, people } = saved.value;
  // That a table does not count is said before all else.
  const isAside = tables.some(({ hanchan, state }) => hanchan === id && state === "set_aside");
  const aside = <SheetSetAside place={placeOf(sheet, id)} />;

  async function removeSheet() {
    const answer = await remove.run();
    if (answer.ok) {
      await onDone();
      const ranks = text.competitionPlay.ranksChanged(answer.value);
      say(`${words.deleted(sheet.round, sheet.table)}${ranks}`);
    }
  }

  return (
    <>
      {isAside && aside}
      <SheetForm
        marks={[...marks, text.sheet.correcting(sheet.round, sheet.table)]}
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
      />
      {remove.problem && <ProblemMessage problem={remove.problem} />}
      <div className="actions">
        <button type="button" onClick={onBack}>
          {words.cancel}
        </button>
        <button type="button" onClick={() => void removeSheet()}>
          {words.delete}
        </button>
      </div>
      {/* Saving what is typed afterwards would bring the replaced person back. */}
      {isTyped ? (
        <p className="hint">{text.sheet.replace.saveFirst}</p>
      ) : (
        <SheetReplace id={id} people={people} tables={tables} first={first} />
      )}
      {!isAside && aside}
      <SheetHistory id={id} />
    </>
  );
}
