import { ChevronRight } from "lucide-react";
import { type ComponentType, useLayoutEffect, useRef } from "react";
import { useFrame } from "../../frame/context";
import "../../parts/says.css";
import { ArchiveFiles } from "./ArchiveFiles";
import { BackButton } from "./BackButton";
import { Backups } from "./Backups";
import { CheckFile } from "./CheckFile";
import { Compare } from "./Compare";
import { ExportFiles } from "./ExportFiles";
import { HandOver } from "./HandOver";
import { History } from "./History";
import { ImportFiles } from "./ImportFiles";
import { Places } from "./Places";
import { SecondPlace } from "./SecondPlace";
import { Site } from "./Site";
import { rows, type TaskId } from "./tasks";
import "./tasks.css";

interface Props {
  /** What is open in place of the backups and the history. */
  task: TaskId | null;
  onTask: (task: TaskId | null) => void;
}

/** Where the record is, first of all; and what can be done with it, each in a pane of its own. */
export function SafeView({ task, onTask }: Props) {
  return (
    <div className="se" data-task={task ?? undefined}>
      <Places />
      {task === null ? (
        <>
          <Backups />
          <History />
        </>
      ) : (
        <Task key={task} task={task} onBack={() => onTask(null)} />
      )}
      <Tasks current={task} onTask={onTask} />
    </div>
  );
}

function Tasks({ current, onTask }: { current: TaskId | null; onTask: (task: TaskId) => void }) {
  const { text, toStart } = useFrame();
  const words = text.data.tasks;
  return (
    <section className="pane tasks" aria-labelledby="data-tasks">
      <header>
        <h2 id="data-tasks">{words.heading}</h2>
      </header>
      <nav className="safe-deeds fill" aria-labelledby="data-tasks">
        {rows.map(({ id, icon: Icon }) => (
          <button
            key={id}
            type="button"
            className={id}
            aria-current={id === current ? "true" : undefined}
            onClick={() => (id === "other" ? toStart() : onTask(id))}
          >
            <Icon className="i" />
            <span>
              {words.names[id]}
              <small data-says={words.hints[id]} />
            </span>
            <ChevronRight className="i" />
          </button>
        ))}
      </nav>
    </section>
  );
}

const contents: Record<Exclude<TaskId, "history">, ComponentType> = {
  import: ImportFiles,
  export: ExportFiles,
  handover: HandOver,
  archive: ArchiveFiles,
  compare: Compare,
  second: SecondPlace,
  site: Site,
  check: CheckFile,
};

/** One of them, over the panes beside it, with the way back to them. */
function Task({ task, onBack }: { task: TaskId; onBack: () => void }) {
  const { text } = useFrame();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever opens it goes on within it, and a key that goes astray does nothing.
  useLayoutEffect(() => heading.current?.focus(), []);
  if (task === "history") {
    return <History onBack={onBack} />;
  }
  const Content = contents[task];
  return (
    <section className="pane task" aria-labelledby={`data-${task}`}>
      <header>
        <BackButton onBack={onBack} />
        <h2 id={`data-${task}`} tabIndex={-1} ref={heading}>
          {task === "check" ? text.data.check : text.data.headings[task]}
        </h2>
      </header>
      <div className="fill body">
        <Content />
      </div>
    </section>
  );
}
