import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { Choice } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { SetAside, SetAsideKind, TablePlace } from "../../platform";

const kinds: readonly SetAsideKind[] = ["void", "unfinished"];

/** Lets a table count for nothing, with the reason, and lets it count again. */
export function SheetSetAside({ place }: { place: TablePlace }) {
  const { text, say } = useFrame();
  const words = text.sheet.aside;
  const { day, series, round, table } = place;
  const at = { day, series, round, table };
  const [given, give] = useState<SetAside>({ kind: "void", reason: "" });
  const now = useRead(["tableSetAside", at], (platform) => platform.tableSetAside(at));
  const setAside = useWrite((platform) => platform.setTableAside(at, given));
  const countAgain = useWrite((platform) => platform.countTableAgain(at));
  const problem = now.problem ?? setAside.problem ?? countAgain.problem;

  async function run() {
    if (given.reason.trim() !== "" && (await setAside.run()).ok) {
      say(words.done(round, table));
    }
  }

  async function runAgain() {
    if ((await countAgain.run()).ok) {
      say(words.counted(round, table));
    }
  }

  if (now.value) {
    return (
      <section className="note heed sheet-aside" data-help="today.aside">
        <p>
          <strong>{words.is[now.value.kind]}</strong> {words.because(now.value.reason)}
        </p>
        {problem && <ProblemMessage problem={problem} />}
        <button type="button" className="b low" onClick={() => void runAgain()}>
          {words.countAgain}
        </button>
      </section>
    );
  }
  return (
    <section className="extra" aria-label={words.heading} data-help="today.aside">
      <h3>{words.heading}</h3>
      <p className="hint">{words.hint}</p>
      <div className="sheet-head">
        <Choice
          label={words.kind}
          value={given.kind}
          options={kinds.map((kind) => [kind, words.kinds[kind]])}
          onChange={(chosen) => {
            const kind = kinds.find((one) => one === chosen);
            if (kind !== undefined) {
              give({ ...given, kind });
            }
          }}
        />
        <TextBox
          label={words.reason}
          hint={words.reasonHint}
          width={24}
          value={given.reason}
          onType={(reason) => give({ ...given, reason })}
          onChange={(reason) => give({ ...given, reason })}
        />
      </div>
      {problem && <ProblemMessage problem={problem} />}
      <button
        type="button"
        className="b"
        disabled={given.reason.trim() === ""}
        onClick={() => void run()}
      >
        {words.run}
      </button>
    </section>
  );
}
