import type { Platform } from "../../platform";
import { keepBeginning } from "../today/keptDay";

/** Opens the sample club. A look at it begins where there is something to see. */
export async function openSampleClub(platform: Platform) {
  const answer = await platform.openSampleClub();
  if (answer.ok) {
    keepBeginning(answer.value.file, "last day");
  }
  return answer;
}
