import { Columns3 } from "lucide-react";
import { useText } from "../frame/context";
import { BoxButton } from "./BoxButton";
import type { ColumnChoice } from "./useColumns";
import "./tables.css";

/** 列を選ぶ: which columns a table shows. */
export function ColumnButton<Row>({ choice }: { choice: ColumnChoice<Row> }) {
  const text = useText().parts;
  return (
    <BoxButton
      button={
        <>
          <Columns3 className="i" />
          {text.chooseColumns}
        </>
      }
      buttonClass="b plain low"
      label={text.chooseColumns}
      boxClass="column-choice"
    >
      <ul>
        {choice.offered.map(({ key, heading }) => (
          <li key={key}>
            <label>
              <input
                type="checkbox"
                checked={choice.isShown(key)}
                onChange={(event) => choice.show(key, event.target.checked)}
              />
              {heading}
            </label>
          </li>
        ))}
      </ul>
      {choice.forget && (
        <button type="button" className="b low" onClick={choice.forget}>
          {text.columnsAsAtFirst}
        </button>
      )}
    </BoxButton>
  );
}
