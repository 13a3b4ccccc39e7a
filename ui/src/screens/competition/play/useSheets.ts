import { useFrame } from "../../../frame/context";
import type { PlayedOn } from "../../../platform";
import { openDayOf } from "../names";

/** Leads to where the sheets of a round are entered, at one of its tables if one is named. */
export function useSheets() {
  const { platform, club, go } = useFrame();

  async function toSheets(playedOn: PlayedOn, table: string | null) {
    const choices = await platform.dayChoices();
    if (choices.ok) {
      openDayOf(club?.file ?? "", choices.value.today.iso, playedOn, table);
    }
    go("today");
  }

  return { toSheets };
}
