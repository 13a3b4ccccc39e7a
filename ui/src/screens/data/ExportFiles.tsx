import { useState } from "react";
import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import type { FileFormat } from "../../platform";
import { Choice } from "./Choice";
import { FilesWritten } from "./FilesWritten";

const formats: readonly FileFormat[] = ["xlsx", "csv_utf8", "csv_cp932", "json_lines"];

/** Everything recorded, as files for other programs. */
export function ExportFiles() {
  const words = useFrame().text.data;
  const [format, setFormat] = useState<FileFormat>("xlsx");
  const write = useWrite((platform) => platform.exportRecords(format, words.exportTitle));
  return (
    <FilesWritten
      hint={words.exportHint}
      action={words.exportIt}
      write={write}
      place={({ folder }) => folder}
      said={({ folder, files, rows }) => words.exported(folder, files, rows)}
    >
      <Choice
        label={words.format}
        value={format}
        choices={formats}
        words={(choice) => words.formats[choice]}
        onChange={(chosen) => {
          setFormat(chosen);
          write.clear();
        }}
      />
    </FilesWritten>
  );
}
