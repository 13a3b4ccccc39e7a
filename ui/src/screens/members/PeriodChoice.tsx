import { SlidersHorizontal } from "lucide-react";
import { Button, DialogTrigger } from "react-aria-components";
import { choiceOf, type Filter, Filters, unfiltered } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { DialogPopover } from "../../parts/DialogPopover";
import { PeriodBox } from "../../parts/PeriodBox";
import type { ChosenPeriod, PersonId } from "../../platform";
import { usePersonResults } from "./usePersonResults";

interface Props {
  /** Whose page stands beside the list, if it is somebody's. */
  person: PersonId | null;
  period: ChosenPeriod;
  onPeriod: (period: ChosenPeriod) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

const nothing = { players: 4, played: [], leftOut: 0 };

/** Of which time everybody's page is, and of which games. */
export function PeriodChoice({ person, period, onPeriod, filter, onFilter }: Props) {
  const words = useText().members;
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(unfiltered);
  return (
    <div className="period-choice">
      <PeriodBox value={period} onChange={onPeriod} />
      <DialogTrigger>
        <Button className={`b low filter ${isFiltered ? "chosen" : ""}`}>
          <SlidersHorizontal className="i" />
          {isFiltered ? words.filtered : words.filter}
        </Button>
        <DialogPopover className="filter-box" label={words.filter}>
          {person === null ? (
            <Filters value={filter} onChange={onFilter} shown={nothing} />
          ) : (
            <FiltersOf person={person} period={period} filter={filter} onFilter={onFilter} />
          )}
        </DialogPopover>
      </DialogTrigger>
    </div>
  );
}

interface OfProps extends Omit<Props, "onPeriod"> {
  person: PersonId;
}

/** With what this person played otherwise. */
function FiltersOf({ person, period, filter, onFilter }: OfProps) {
  const { value } = usePersonResults(person, choiceOf(period, filter));
  return <Filters value={filter} onChange={onFilter} shown={value?.results ?? nothing} />;
}
