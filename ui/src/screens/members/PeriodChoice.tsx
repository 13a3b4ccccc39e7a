import { ChevronDown, SlidersHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Button, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { choiceOf, type Filter, Filters, unfiltered } from "../../figures/Filters";
import { useFrame } from "../../frame/context";
import { PeriodBox } from "../../parts/PeriodBox";
import { Stepper } from "../../parts/Stepper";
import { Switch } from "../../parts/Switch";
import type { ChosenPeriod, PeriodKind, PersonId } from "../../platform";
import { usePersonResults } from "./usePersonResults";

/** What is asked for most; days, and days of one's own choosing, are in the box behind the heading. */
const usual: readonly PeriodKind[] = ["month", "half", "fiscal_year", "all"];

interface Props {
  /** Whose page stands beside the list, if it is somebody's. */
  person: PersonId | null;
  period: ChosenPeriod;
  onPeriod: (period: ChosenPeriod) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

/** Of which time everybody's page is, and of which games. */
export function PeriodChoice({ person, period, onPeriod, filter, onFilter }: Props) {
  const { text, platform } = useFrame();
  const words = text.members;
  const heading = text.periodHeading(period);
  const isFiltered = JSON.stringify(filter) !== JSON.stringify(unfiltered);

  async function take(kind: PeriodKind, day: string | null) {
    const answer = await platform.periodOf(kind, day);
    if (answer.ok) {
      onPeriod(answer.value);
    }
  }

  async function takeKind(kind: PeriodKind) {
    // All time has no last day of its own: one goes on from the newest.
    const newest = period.to === null ? await platform.newestDay() : null;
    void take(kind, period.to?.iso ?? (newest?.ok ? newest.value : null));
  }

  const step = (to: string | null) =>
    to === null ? undefined : () => void take(period.kind, to);
  const box = (
    <Behind
      name={words.otherPeriod(heading)}
      title={words.period}
      button={
        <>
          <b>{heading}</b>
          <ChevronDown className="i" />
        </>
      }
    >
      <PeriodBox value={period} onChange={onPeriod} />
    </Behind>
  );
  return (
    <>
      <div className="period-kinds">
        <Switch
          label={words.period}
          choices={usual.map((kind) => [kind, text.parts.period.kinds[kind]] as const)}
          chosen={period.kind}
          onChoose={(kind) => void takeKind(kind)}
        />
      </div>
      {period.kind === "all" || period.kind === "custom" ? (
        <div className="stepper">{box}</div>
      ) : (
        <Stepper
          label={words.period}
          onPrevious={step(period.previous)}
          onNext={step(period.next)}
        >
          {box}
        </Stepper>
      )}
      <Behind
        className={`b low filter ${isFiltered ? "chosen" : ""}`}
        title={words.filter}
        button={
          <>
            <SlidersHorizontal className="i" />
            <span>{isFiltered ? words.filtered : words.filter}</span>
          </>
        }
      >
        {person === null ? (
          <Filters value={filter} onChange={onFilter} shown={nothing} />
        ) : (
          <FiltersOf person={person} period={period} filter={filter} onFilter={onFilter} />
        )}
      </Behind>
    </>
  );
}

const nothing = { players: 4, played: [], leftOut: 0 };

interface OfProps extends Omit<Props, "onPeriod"> {
  person: PersonId;
}

/** With what this person played otherwise. */
function FiltersOf({ person, period, filter, onFilter }: OfProps) {
  const { value } = usePersonResults(person, choiceOf(period, filter));
  return <Filters value={filter} onChange={onFilter} shown={value?.results ?? nothing} />;
}

interface BehindProps {
  name?: string;
  title: string;
  className?: string;
  button: ReactNode;
  children: ReactNode;
}

/** What is needed now and then, behind a button. */
function Behind({ name, title, className = "", button, children }: BehindProps) {
  return (
    <DialogTrigger>
      <Button className={className} {...(name !== undefined && { "aria-label": name })}>
        {button}
      </Button>
      <Popover className="popover behind">
        <Dialog aria-label={title}>{children}</Dialog>
      </Popover>
    </DialogTrigger>
  );
}
