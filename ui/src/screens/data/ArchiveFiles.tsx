import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { FilesWritten } from "./FilesWritten";

/** Everything recorded, to be read without this program. */
export function ArchiveFiles() {
  const words = useFrame().text.data;
  const write = useWrite((platform) => platform.writeArchive(words.archiveTitle));
  return (
    <FilesWritten
      hint={words.archiveHint}
      action={words.archiveIt}
      write={write}
      place={({ folder }) => folder}
      said={({ folder, files, rows }) => words.exported(folder, files, rows)}
    />
  );
}
