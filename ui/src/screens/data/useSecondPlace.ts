import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";

/** Lets the person choose where each backup goes a second time, and says where that is. */
export function useSecondPlace() {
  const { text, say } = useFrame();
  const words = text.data;
  const { run, problem } = useWrite((platform) =>
    platform.chooseBackupFolder(words.chooseFolderTitle),
  );

  async function choose() {
    const answer = await run();
    if (answer.ok && answer.value !== null) {
      say(words.folderKept(answer.value));
    }
  }

  return { choose, problem };
}
