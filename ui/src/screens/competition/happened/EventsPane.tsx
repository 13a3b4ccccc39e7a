import { Plus } from "lucide-react";
import { useState } from "react";
import { useRead } from "../../../command";
import { useText } from "../../../frame/context";
import type { CompetitionId, CompetitionPlay, Happening } from "../../../platform";
import "./events.css";
import { HappeningForm } from "./HappeningForm";
import { Lift } from "./Lift";
import { saying } from "./saying";

interface Props {
  id: CompetitionId;
  play: CompetitionPlay;
}

/** What the desk writes down for everybody; beside the game it would bury the rest. */
const ofTheDesk: readonly Happening["kind"][] = ["entered", "checked_in", "received"];

/** What has happened, the latest first, and writing down what happens now. */
export function EventsPane({ id, play }: Props) {
  const text = useText();
  const words = text.competitionPlay;
  const [writing, write] = useState(false);
  const log = useRead(["competitionLog", id], (platform) => platform.competitionLog(id)).value;
  const penalties = new Map(play.penalties.map((one) => [one.event, one]));
  const events = log?.events.filter(({ what }) => !ofTheDesk.includes(what.kind)) ?? [];
  const say = log === undefined ? () => "" : saying(text, log);
  return (
    <section className="pane evp" aria-label={text.competition.parts.log}>
      <header>
        <h2>{text.competition.parts.log}</h2>
      </header>
      <div
        className="fill"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
      >
        {writing && <HappeningForm id={id} play={play} />}
        {events.length === 0 && !writing && <p className="nothing">{text.competitionDesk.noLog}</p>}
        <ol className="ev">
          {events.map((event, at) => {
            const penalty = penalties.get(event.id);
            const isVoid = penalty !== undefined && (penalty.lifted !== null || penalty.replaced);
            return (
              <li key={event.id}>
                {events[at - 1]?.at.day.iso !== event.at.day.iso && at > 0 && (
                  <p className="quiet">{event.at.day.shown}</p>
                )}
                <time>{event.at.time}</time>
                <span className={isVoid ? "void" : ""}>{say(event.what)}</span>
                {penalty !== undefined && (
                  <div className="lift">
                    {penalty.points !== null && <b className="neg fig">{penalty.points}</b>}
                    <Lift id={id} penalty={penalty} />
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      </div>
      <footer className="foot">
        <button
          type="button"
          className="b low"
          aria-expanded={writing}
          onClick={() => write(!writing)}
        >
          <Plus className="i" />
          {writing ? words.closeHappening : words.writeHappening}
        </button>
      </footer>
    </section>
  );
}
