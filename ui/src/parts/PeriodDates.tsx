import { useText } from "../frame/context";
import type { Day } from "../platform";
import { BoxButton } from "./BoxButton";
import { DateBox } from "./DateBox";
import type { Ends } from "./PeriodBox";
import { TextBox } from "./TextBox";

interface Props {
  /** The period in words: what the button shows. */
  heading: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** Whether it is one of many periods of a kind, to one of which a date leads. */
  steps: boolean;
  typed: string;
  goToProblem: string | null;
  onGoTo: (typed: string) => void;
  /** Shows a single day; left out where none can be. */
  onOneDay: (() => void) | undefined;
  /** The first and the last day, where any days in a row can be chosen. */
  ends: Ends | null;
  endsProblem: string | null;
  onEnd: (end: "from" | "to", day: Day | null) => void;
}

const stay = () => undefined;

/** The middle of the stepper: pressed, it opens the boxes in which dates are typed. */
export function PeriodDates(props: Props) {
  const { period: words } = useText().parts;
  const { heading, isOpen, onOpen, steps, ends, endsProblem, onEnd, onOneDay } = props;
  return (
    <BoxButton
      button={heading}
      buttonClass="period-heading"
      label={words.dates}
      boxClass="period-dates"
      placement="bottom start"
      isOpen={isOpen}
      onOpen={onOpen}
    >
      {steps && (
        <TextBox
          label={words.goTo}
          hint={words.goToHint}
          width={14}
          autoFocus
          value={props.typed}
          onChange={props.onGoTo}
          onEnter={stay}
          problem={props.goToProblem}
        />
      )}
      {onOneDay && (
        <button type="button" className="b low" onClick={onOneDay}>
          {words.oneDay}
        </button>
      )}
      {ends && (
        <fieldset aria-label={words.kinds.custom}>
          <DateBox
            label={words.from}
            autoFocus={!steps}
            value={ends.from}
            onChange={(day) => onEnd("from", day)}
          />
          <DateBox
            label={words.to}
            value={ends.to}
            onChange={(day) => onEnd("to", day)}
            onEnter={stay}
            problem={endsProblem}
          />
        </fieldset>
      )}
    </BoxButton>
  );
}
