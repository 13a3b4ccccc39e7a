import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { PeriodBox } from "../../parts/PeriodBox";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { useNewestPeriod } from "../../parts/useNewestPeriod";
import type { ChosenPeriod, Exported, FileFormat } from "../../platform";
import { Choice } from "./Choice";
import { ExportLook } from "./ExportLook";
import { FilesWritten } from "./FilesWritten";

const formats: readonly FileFormat[] = ["xlsx", "csv_utf8", "csv_cp932", "json_lines"];

const all: readonly Exported[] = ["statistics", "results", "records"];

/** What the club has recorded and what it comes to, as files for other programs. */
export function ExportFiles() {
  const { text } = useFrame();
  const newest = useNewestPeriod("half");
  if (newest.value === undefined) {
    return newest.problem === null ? (
      <p role="status">{text.loading}</p>
    ) : (
      <ProblemMessage problem={newest.problem} onAgain={newest.again} />
    );
  }
  return <Files first={newest.value} />;
}

function Files({ first }: { first: ChosenPeriod }) {
  const words = useFrame().text.data;
  const [what, setWhat] = useState<Exported>("statistics");
  const [period, setPeriod] = useState(first);
  const [format, setFormat] = useState<FileFormat>("xlsx");
  // Records without their beginning would not add up to what the club has.
  const isWhole = what === "records";
  const [from, to] = isWhole ? [null, null] : [period.from?.iso ?? null, period.to?.iso ?? null];
  const write = useWrite((platform) =>
    platform.exportFiles(what, from, to, format, words.exportTitle),
  );
  const look = useRead(["lookAtExport", what, from, to], (platform) =>
    platform.lookAtExport(what, from, to),
  );
  function choose<Value>(set: (value: Value) => void) {
    return (value: Value) => {
      set(value);
      write.clear();
    };
  }
  return (
    <>
      <FilesWritten
        hint={words.exportHints[what]}
        action={words.exportIt}
        write={write}
        place={({ folder }) => folder}
        said={({ folder, files, rows }) => words.exported(folder, files, rows)}
      >
        <Choice
          label={words.exportWhat}
          value={what}
          choices={all}
          words={(choice) => words.exportKinds[choice]}
          onChange={choose(setWhat)}
        />
        {!isWhole && <PeriodBox value={period} onChange={choose(setPeriod)} />}
        <Choice
          label={words.format}
          value={format}
          choices={formats}
          words={(choice) => words.formats[choice]}
          onChange={choose(setFormat)}
        />
      </FilesWritten>
      {look.problem !== null && <ProblemMessage problem={look.problem} onAgain={look.again} />}
      {look.value !== undefined && look.value.length > 0 && <ExportLook tables={look.value} />}
    </>
  );
}
