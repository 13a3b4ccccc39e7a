import { useRead } from "../../../command";
import type { CompetitionId } from "../../../platform";

/** The day on which it is played, once a round is drawn for one. */
export function PlayedDay({ id }: { id: CompetitionId }) {
  const play = useRead(["competitionPlay", id], (platform) => platform.competitionPlay(id)).value;
  const rounds = play?.stages.flatMap((stage) => stage.rounds) ?? [];
  const day = rounds.find(({ playedOn }) => playedOn !== null)?.playedOn?.day;
  return (
    day !== undefined && (
      <span className="quiet small nowrap played-day">
        {day.shown}（{day.weekday}）
      </span>
    )
  );
}
