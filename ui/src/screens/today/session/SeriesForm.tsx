import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import { TextBox } from "../../../parts/TextBox";
import type { DaySeries } from "../../../platform";

interface Props {
  series: DaySeries;
  /** Another one is to be open, as this one is gone. */
  onDeleted: () => void;
}

/** What the series is called, on all its papers; one that was named by mistake is taken out again. */
export function SeriesForm({ series, onDeleted }: Props) {
  const { text, say } = useFrame();
  const words = text.session;
  const rename = useWrite((platform, name: string) => platform.renameSeries(series.id, name));
  const remove = useWrite((platform) => platform.deleteSeries(series.id));
  const problem = rename.problem ?? remove.problem;

  async function renameIt(name: string) {
    if (name.trim() === "" || name.trim() === series.name) {
      return;
    }
    remove.clear();
    const answer = await rename.run(name);
    if (answer.ok) {
      say(words.seriesRenamed(series.name, name.trim()));
    }
  }

  async function removeIt() {
    rename.clear();
    const answer = await remove.run();
    if (answer.ok) {
      say(words.seriesDeleted(series.name));
      onDeleted();
    }
  }

  return (
    <section className="panel" aria-label={words.seriesHeading}>
      <h3>{words.seriesHeading}</h3>
      <TextBox
        label={words.seriesName}
        hint={words.seriesNameHint}
        width={20}
        value={series.name}
        onChange={renameIt}
      />
      {problem && <ProblemMessage problem={problem} />}
      <div className="actions">
        <button type="button" onClick={() => void removeIt()}>
          {words.deleteSeries}
        </button>
      </div>
    </section>
  );
}
