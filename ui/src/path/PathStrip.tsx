import { Check, Footprints } from "lucide-react";
import { useFrame } from "../frame/context";
import { leavePath, type Task, tasks, usePath } from "./path";
import "./path.css";

/** The place of the window whose page of the manual tells how. */
const placeOf: Record<Task, string> = {
  sheet: "today.sheet",
  sum: "today.sum",
  undo: "data.history",
  paper: "reports",
  backup: "data.backups",
};

/** The first quarter of an hour, in one line above the screen: which task is next, and how far one is. */
export function PathStrip() {
  const { text, club, toManual, toStart } = useFrame();
  const words = text.path;
  const { isOn, done } = usePath();
  const next = tasks.find((task) => !done.includes(task));
  if (!isOn || club?.sample !== true) {
    return null;
  }

  return (
    <section className="path-strip note good" aria-label={words.title}>
      {next === undefined ? <Check className="i" /> : <Footprints className="i" />}
      <ol className="path-marks" aria-hidden="true">
        {tasks.map((task) => (
          <li key={task} className={done.includes(task) ? "done" : task === next ? "next" : ""} />
        ))}
      </ol>
      <p className="grow" role="status">
        <b>{words.state(done.length, tasks.length)}</b>{" "}
        <span className="path-task">{next === undefined ? words.through : words.tasks[next]}</span>
      </p>
      <div className="deeds">
        {next === undefined ? (
          <button type="button" className="b low" onClick={() => toStart("new")}>
            {words.ownClub}
          </button>
        ) : (
          <button type="button" className="b low" onClick={() => toManual(placeOf[next])}>
            {words.how}
          </button>
        )}
        <button type="button" className="b plain low" onClick={leavePath}>
          {next === undefined ? words.close : words.leave}
        </button>
      </div>
    </section>
  );
}
