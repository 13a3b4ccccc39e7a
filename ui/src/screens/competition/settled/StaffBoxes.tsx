import { Choice } from "../../../figures/Filters";
import { useText } from "../../../frame/context";
import { NumberBox } from "../../../parts/NumberBox";
import type { StaffRules } from "../../../platform";

const ways = ["fill_gaps", "tables", "everybody_meets"] as const;

interface Props {
  staff: StaffRules;
  onChange: (staff: StaffRules) => void;
}

/** How many of the staff play. */
export function StaffBoxes({ staff, onChange }: Props) {
  const words = useText().competition;
  const way = typeof staff === "string" ? staff : "tables";
  return (
    <>
      <Choice
        label={words.staff}
        value={way}
        options={ways.map((one) => [one, words.staffWays[one]])}
        onChange={(chosen) =>
          onChange(chosen === "fill_gaps" || chosen === "everybody_meets" ? chosen : { tables: 1 })
        }
      />
      {typeof staff !== "string" && (
        <NumberBox
          label={words.staffTables}
          unit="count"
          unitName={words.tables_unit}
          value={staff.tables}
          onChange={(tables) => onChange({ tables: tables ?? 0 })}
        />
      )}
    </>
  );
}
