import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { DateBox } from "../../parts/DateBox";
import { NumberBox } from "../../parts/NumberBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { LedgerSays, LedgerShown } from "../../platform";
import { LedgerPeople } from "./LedgerPeople";
import { LedgerRows } from "./LedgerRows";
import { LedgerSheets } from "./LedgerSheets";
import "./ledger.css";

interface Props {
  /** While files are being read, nothing is changed. */
  locked: boolean;
  onChange: () => void;
}

/** A list of results as the club kept it: how it is understood, and whatever is not certain. */
export function Ledger({ locked, onChange }: Props) {
  const { text } = useFrame();
  const words = text.ledger;
  const found = useRead(["ledger"], (platform) => platform.ledger());
  const choose = useWrite((platform) => platform.chooseLedger(words.chooseTitle, words.fileKind));
  const leaveOut = useWrite((platform) => platform.leaveOutLedger());
  const says = useWrite((platform, said: LedgerSays) => platform.sayOfLedger(said));
  const problem = choose.problem ?? leaveOut.problem ?? says.problem ?? found.problem;
  const list = found.value ?? null;

  function change(asked: () => Promise<unknown>) {
    if (!locked) {
      onChange();
      void asked();
    }
  }
  const say = (said: LedgerSays) => change(() => says.run(said));

  return (
    <section className="ledger" aria-label={words.heading}>
      <h3>{words.heading}</h3>
      {list === null && <p className="hint">{words.hint}</p>}
      <div className="ledger-file">
        {list !== null && <span>{list.name}</span>}
        <button
          type="button"
          className="b low"
          aria-disabled={locked || undefined}
          onClick={() => change(choose.run)}
        >
          {list === null ? words.choose : words.chooseAnother}
        </button>
        {list !== null && (
          <button
            type="button"
            className="b plain low"
            aria-disabled={locked || undefined}
            onClick={() => change(leaveOut.run)}
          >
            {words.leaveOut}
          </button>
        )}
      </div>
      {problem !== null && <ProblemMessage problem={problem} />}
      {list !== null && (
        <>
          <Summary list={list} />
          <Whole list={list} onSay={say} />
          <LedgerPeople list={list} onSay={say} />
          <LedgerSheets list={list} onSay={say} />
          <LedgerRows list={list} onSay={say} />
        </>
      )}
    </section>
  );
}

export interface LedgerPartProps {
  list: LedgerShown;
  onSay: (said: LedgerSays) => void;
}

/** What comes of it, what was taken for granted, and how much is open. */
function Summary({ list }: { list: LedgerShown }) {
  const { text } = useFrame();
  const words = text.ledger;
  const people = list.people.filter(({ who }) => who.kind === "open").length;
  const open = people + list.openRows + list.wrong.length + list.unreadable.length;
  return (
    <div role="status" className="ledger-summary">
      <p>{words.found(list.hanchan, list.totals)}</p>
      {list.isClear ? <p>{words.clear}</p> : <p className="field-problem">{words.open(open)}</p>}
      {list.wrong.map((problem) => (
        <p key={problem.what} className="field-problem">
          {words.problem(problem)}
        </p>
      ))}
      {list.unreadable.map(({ sheet, line, problem }) => (
        <p key={`${sheet}-${line}`} className="field-problem">
          {words.sheetOf(sheet)}: {text.imports.problem(problem)}
        </p>
      ))}
      {list.assumed.length > 0 && (
        <ul>
          {list.assumed.map((what) => (
            <li key={what}>{words.granted(what)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is said of all of it: the series, the fiscal year, and when totals were played. */
function Whole({ list, onSay }: LedgerPartProps) {
  const words = useFrame().text.ledger;
  const hasTotals = list.sheets.some(({ kind, taken }) => taken && kind === "totals");
  const lacksPeriod = list.rows.some(
    ({ became }) => became.kind === "wrong" && became.problem.what === "no_period",
  );
  const asksPeriod = hasTotals && (lacksPeriod || list.from !== null);
  const period = (from: string | undefined, to: string | undefined) => {
    const first = from ?? to;
    const last = to ?? from;
    if (first !== undefined && last !== undefined) {
      onSay({ of: "period", from: first, to: last });
    }
  };
  return (
    <div className="ledger-whole">
      <TextBox
        label={words.series}
        width={16}
        value={list.series}
        onChange={(name) => {
          if (name !== list.series) {
            onSay({ of: "series", name });
          }
        }}
      />
      <NumberBox
        label={words.year}
        hint={words.yearHint}
        unit="count"
        unitName=""
        value={list.fiscalYear}
        onChange={(year) => {
          if (year !== list.fiscalYear) {
            onSay({ of: "fiscal_year", year });
          }
        }}
      />
      {asksPeriod && (
        <>
          <DateBox
            label={words.from}
            value={list.from}
            onChange={(day) => period(day?.iso, list.to?.iso)}
          />
          <DateBox
            label={words.to}
            value={list.to}
            onChange={(day) => period(list.from?.iso, day?.iso)}
          />
        </>
      )}
    </div>
  );
}
