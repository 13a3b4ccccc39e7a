import { useFrame } from "../../frame/context";
import { NumberBox } from "../../parts/NumberBox";
import { TextBox } from "../../parts/TextBox";
import { normalised } from "../../parts/typed";
import type { Sheet } from "../../platform";

interface Props {
  sheet: Sheet;
  onChange: (change: Partial<Sheet>) => void;
}

/** For a sheet that lies under the wrong round or table. */
export function SheetPlace({ sheet, onChange }: Props) {
  const words = useFrame().text.today;
  return (
    <div className="sheet-place">
      <div data-field={JSON.stringify({ row: "head", field: "round" })}>
        <NumberBox
          label={words.round}
          unit="count"
          value={sheet.round}
          onChange={(round) => round !== null && onChange({ round })}
        />
      </div>
      <div data-field={JSON.stringify({ row: "head", field: "table" })}>
        <TextBox
          label={words.table}
          width={4}
          value={sheet.table}
          normalise={normalised}
          onChange={(table) => onChange({ table })}
        />
      </div>
    </div>
  );
}
