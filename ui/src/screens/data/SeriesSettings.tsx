import { Plus } from "lucide-react";
import { useState } from "react";
import { useRead, useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { TextBox } from "../../parts/TextBox";
import type { DaySeries } from "../../platform";
import { problemInOne } from "../../text";

/** The meetings that the club has: each can be named otherwise, and taken out while nothing was played. */
export function SeriesSettings() {
  const { text, say } = useFrame();
  const words = text.data.series;
  const found = useRead(["dayChoices"], (platform) => platform.dayChoices());
  const add = useWrite((platform, wanted: string) => platform.nameSeries(wanted));
  const [name, setName] = useState("");
  const series = found.value?.series ?? [];

  async function addIt() {
    const wanted = name.trim();
    if (wanted !== "" && !add.running && (await add.run(wanted)).ok) {
      setName("");
      say(words.added(wanted));
    }
  }

  return (
    <section className="pane settings" aria-labelledby="data-series">
      <header>
        <h2 id="data-series">{words.heading}</h2>
      </header>
      <div className="fill body">
        <p className="hint">{words.hint}</p>
        {found.problem !== null && <ProblemMessage problem={found.problem} />}
        <ul className="series-list">
          {series.map((one) => (
            <Series key={one.id} series={one} />
          ))}
        </ul>
        <div className="add-series">
          <TextBox
            label={words.add}
            width={16}
            value={name}
            onChange={setName}
            onEnter={addIt}
            onType={() => add.clear()}
            problem={add.problem && problemInOne(text, add.problem)}
          />
          <button
            type="button"
            className="b"
            aria-disabled={add.running || undefined}
            onClick={addIt}
          >
            <Plus className="i" />
            {words.addIt}
          </button>
        </div>
      </div>
    </section>
  );
}

function Series({ series }: { series: DaySeries }) {
  const { text, say } = useFrame();
  const words = text.data.series;
  const rename = useWrite((platform, name: string) => platform.renameSeries(series.id, name));
  const remove = useWrite((platform) => platform.deleteSeries(series.id));
  const problem = rename.problem ?? remove.problem;

  async function renameIt(name: string) {
    remove.clear();
    if (name.trim() !== series.name && (await rename.run(name)).ok) {
      say(words.renamed(series.name, name.trim()));
    }
  }

  async function removeIt() {
    rename.clear();
    if (!remove.running && (await remove.run()).ok) {
      say(words.removed(series.name));
    }
  }

  return (
    <li>
      <TextBox
        label={words.nameOf(series.name)}
        width={16}
        value={series.name}
        onChange={renameIt}
        problem={problem && problemInOne(text, problem)}
      />
      <button
        type="button"
        className="b low"
        aria-label={words.removeOf(series.name)}
        aria-disabled={remove.running || undefined}
        onClick={removeIt}
      >
        {words.remove}
      </button>
    </li>
  );
}
