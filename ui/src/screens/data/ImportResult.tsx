import { useFrame } from "../../frame/context";
import "../../parts/facts.css";
import { type Column, Table } from "../../parts/Table";
import type { ChosenFiles, ImportCounts, ImportOutcome, LocatedProblem } from "../../platform";

const counted: readonly (keyof ImportCounts)[] = [
  "ruleSetsAdded",
  "membersAdded",
  "membersUnchanged",
  "publicNames",
  "hanchan",
  "hands",
  "adjustments",
  "openings",
];

interface Props {
  outcome: ImportOutcome;
  /** The files that were tried out, which know what their columns are called. */
  files: readonly ChosenFiles[];
}

/** What an import would bring, or everything that is wrong and where. */
export function ImportResult({ outcome: { counts, doubts, problems, more }, files }: Props) {
  const { text, view } = useFrame();
  const words = text.imports;
  const nameOf = ({ file, column }: LocatedProblem) => {
    const known = files.flatMap((chosen) => chosen.files).find(({ name }) => name === file)?.known;
    const found = known?.find(({ name }) => name === column);
    return view.language === "ja" && found !== undefined ? found.japanese : column;
  };
  if (counts !== null) {
    return (
      <div role="status">
        <p>{words.couldBe}</p>
        <dl className="facts">
          {counted
            .filter((count) => counts[count] > 0)
            .map((count) => (
              <div key={count}>
                <dt>{words.counts[count]}</dt>
                <dd>{counts[count]}</dd>
              </div>
            ))}
        </dl>
        {doubts.length > 0 && (
          <>
            <p>{words.lookAt}</p>
            <ul>
              {doubts.map((doubt) => (
                <li key={JSON.stringify(doubt)}>{words.doubt(doubt)}</li>
              ))}
            </ul>
          </>
        )}
      </div>
    );
  }
  const columns: Column<{ at: number; located: LocatedProblem }>[] = [
    {
      key: "file",
      heading: words.columns.file,
      cell: ({ located }) => located.file,
      text: true,
      rowHeading: true,
    },
    {
      key: "line",
      heading: words.columns.line,
      cell: ({ located }) => located.line ?? words.wholeFile,
      sortBy: ({ located }) => located.line,
    },
    {
      key: "column",
      heading: words.columns.column,
      cell: ({ located }) => nameOf(located) ?? words.wholeFile,
      text: true,
    },
    {
      key: "problem",
      heading: words.columns.problem,
      cell: ({ located }) => words.problem(located.problem),
      text: true,
      className: () => "sentence",
    },
  ];
  return (
    <Table
      caption={<span role="alert">{words.wrong(problems.length + more)}</span>}
      columns={columns}
      rows={problems.map((located, at) => ({ at, located }))}
      rowKey={({ at }) => at}
    />
  );
}
