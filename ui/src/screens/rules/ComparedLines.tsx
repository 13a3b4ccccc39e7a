import { useText } from "../../frame/context";
import { Amounts } from "./Amounts";
import type { ComparedLine } from "./lines";
import "./compare.css";

interface Props {
  caption: string;
  /** Of the two rule sets, or of before and after. */
  names: readonly [string, string];
  lines: readonly ComparedLine[];
  /** Where the same stands too, what differs is told by a word. */
  mark?: boolean;
}

/** Lines of two rule sets in a few words, one under the other: what it is about, and both side by side. */
export function ComparedLines({ caption, names, lines, mark = false }: Props) {
  const { rules: words } = useText();
  return (
    lines.length > 0 && (
      <table className="compared">
        <caption className="heard-only">{caption}</caption>
        <thead className="heard-only">
          <tr>
            {names.map((name, side) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: both may have one name, as versions do.
              <th scope="col" key={side}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, heading, short, differs }) => (
            <tr key={line} className={mark && differs ? "differs" : ""}>
              <th scope="row">
                {heading}
                {mark && differs && <span className="tag heed">{words.different}</span>}
              </th>
              {short.map((said, side) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is one side of the two.
                <td key={side}>
                  <Amounts>{said}</Amounts>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    )
  );
}
