import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { FileShown, ImportRole } from "../../platform";
import { Choice } from "./Choice";
import { ImportColumns } from "./ImportColumns";

interface Props {
  role: ImportRole;
  files: readonly FileShown[];
  /** While the files are being read, they are not changed. */
  locked: boolean;
  onChange: () => void;
}

/** The file of one role: choosing it, its sheet, and which of its columns is which. */
export function ImportFile({ role, files, locked, onChange }: Props) {
  const words = useFrame().text.imports;
  const choose = useWrite((platform) =>
    platform.chooseImportFile(role, words.chooseTitle, words.fileKind),
  );
  const leaveOut = useWrite((platform) => platform.leaveOutImportFile(role));
  const turn = useWrite((platform, sheet: string) => platform.turnToImportSheet(role, sheet));
  const problem = choose.problem ?? leaveOut.problem ?? turn.problem;

  function change(asked: () => Promise<unknown>) {
    if (!locked) {
      onChange();
      void asked();
    }
  }

  return (
    <li>
      <span className="role">{words.roles[role]}</span>
      <span className={files.length === 0 ? "quiet" : ""}>
        {files.length === 0 ? words.none : files.map(({ name }) => name).join(", ")}
      </span>
      <button
        type="button"
        aria-label={`${words.roles[role]} ${words.choose}`}
        className="b low"
        aria-disabled={locked || undefined}
        onClick={() => change(choose.run)}
      >
        {words.choose}
      </button>
      {files.length > 0 && (
        <button
          type="button"
          aria-label={`${words.roles[role]} ${words.leaveOut}`}
          className="b plain low"
          aria-disabled={locked || undefined}
          onClick={() => change(leaveOut.run)}
        >
          {words.leaveOut}
        </button>
      )}
      {problem !== null && <ProblemMessage problem={problem} />}
      {files.map((file) => (
        <div className="import-file" key={file.name}>
          {file.sheets.length > 1 && file.sheet !== null && (
            <Choice
              label={words.sheet}
              value={file.sheet}
              choices={file.sheets}
              words={(sheet) => sheet}
              onChange={(sheet) => change(() => turn.run(sheet))}
            />
          )}
          {file.problem !== null && (
            <p className="field-problem" role="alert">
              {words.problem(file.problem)}
            </p>
          )}
          {file.headingLine !== null && (
            <p className="hint">{words.headingLine(file.headingLine)}</p>
          )}
          {file.columns.length > 0 && (
            <ImportColumns role={role} file={file} locked={locked} onChange={onChange} />
          )}
        </div>
      ))}
    </li>
  );
}
