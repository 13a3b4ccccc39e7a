import { Columns3 } from "lucide-react";
import { Button, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { useText } from "../frame/context";
import type { ColumnChoice } from "./useColumns";
import "./popover.css";
import "./tables.css";

/** 列を選ぶ: which columns a table shows. */
export function ColumnButton<Row>({ choice }: { choice: ColumnChoice<Row> }) {
  const text = useText().parts;
  return (
    <DialogTrigger>
      <Button className="b plain low">
        <Columns3 className="i" />
        {text.chooseColumns}
      </Button>
      <Popover className="popover" placement="bottom end">
        <Dialog className="column-choice" aria-label={text.chooseColumns}>
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
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
