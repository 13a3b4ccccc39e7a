import { useText } from "../../frame/context";
import { Table } from "../../parts/Table";
import type {
  CompetitionChoices,
  CompetitionId,
  CompetitionLine,
  CompetitionSettled,
} from "../../platform";
import { namesOf } from "./names";

interface Props {
  choices: CompetitionChoices;
  onOpen: (id: CompetitionId) => void;
  onMake: (like: CompetitionSettled) => void;
}

/** The competitions there are, and what a new one can be like, in words. */
export function CompetitionList({ choices, onOpen, onMake }: Props) {
  const text = useText();
  const words = text.competition;
  const state = (line: CompetitionLine) =>
    words.states[line.over ? "over" : line.drawn ? "drawn" : line.begun ? "begun" : "prepared"];
  return (
    <>
      <h2 tabIndex={-1} data-first-field>
        {words.heading}
      </h2>
      {choices.held.length === 0 ? (
        <p className="nothing-yet">{words.none}</p>
      ) : (
        <Table
          caption={words.list}
          rows={choices.held}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",
              heading: words.name,
              text: true,
              rowHeading: true,
              cell: ({ id, name }) => (
                <button type="button" aria-label={words.open(name)} onClick={() => onOpen(id)}>
                  {name}
                </button>
              ),
            },
            {
              key: "people",
              heading: words.people,
              text: true,
              cell: ({ playing, capacity, waiting }) => words.players(playing, capacity, waiting),
            },
            { key: "state", heading: words.state, text: true, cell: state },
            {
              key: "first",
              heading: words.first,
              text: true,
              cell: ({ first }) => namesOf(text, first),
            },
          ]}
        />
      )}
      <section className="panel" aria-label={words.make}>
        <h3>{words.make}</h3>
        <p className="hint">{words.makeHint}</p>
        <ul className="presets">
          {choices.presets.map((preset) => (
            <li key={preset.key}>
              <h4>{preset.name}</h4>
              <SettledWords settled={preset} />
              <Unsaid preset={preset.key} />
              <button type="button" onClick={() => onMake(preset)}>
                {words.like(preset.name)}
              </button>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** What the form settles although its sheet is silent: the club is to say how it is. */
function Unsaid({ preset }: { preset: string }) {
  const { competition: words } = useText();
  const what = words.unsaidOf[preset];
  return what !== undefined && <p className="hint">{words.unsaid(what)}</p>;
}

/** What is settled about a competition, sentence by sentence. */
export function SettledWords({ settled }: { settled: CompetitionSettled }) {
  const words = useText().competition;
  return (
    <ul className="settled-words">
      {words.inWords(settled).map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two stages may be seated in the same words.
        <li key={at}>{sentence}</li>
      ))}
    </ul>
  );
}
