import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { DayRules } from "../../platform";
import { SheetForm } from "./SheetForm";

interface Props {
  id: number;
  rules: readonly DayRules[];
  first: readonly number[];
  onDone: () => void;
}

/** A sheet that was saved, to be corrected or deleted. */
export function SavedSheetForm({ id, rules, first, onDone }: Props) {
  const { text, say } = useFrame();
  const words = text.today;
  const saved = useRead(["sheet", id], (platform) => platform.sheet(id));
  const remove = useWrite((platform) => platform.deleteSheet(id));
  if (saved.value === undefined) {
    return saved.problem ? (
      <ProblemMessage problem={saved.problem} onAgain={saved.again} />
    ) : (
      <p role="status">{text.loading}</p>
    );
  }
  const { sheet, people } = saved.value;

  async function removeSheet() {
    const answer = await remove.run();
    if (answer.ok) {
      say(words.deleted(sheet.round, sheet.table));
      onDone();
    }
  }

  return (
    <>
      <SheetForm
        start={sheet}
        people={people}
        rules={rules.filter((one) => one.newest || one.id === sheet.rules)}
        first={first}
        lastFour={people}
        saved={id}
        onDone={onDone}
      />
      {remove.problem && <ProblemMessage problem={remove.problem} />}
      <div className="actions">
        <button type="button" onClick={onDone}>
          {words.cancel}
        </button>
        <button type="button" onClick={() => void removeSheet()}>
          {words.delete}
        </button>
      </div>
    </>
  );
}
