import { ArrowLeft } from "lucide-react";
import { useFrame } from "../../frame/context";
import { Screen } from "../../parts/Screen";
import { Switch } from "../../parts/Switch";
import type { CompetitionLine, RulesOfStage } from "../../platform";
import { StateTag } from "./CompetitionList";
import { Desk } from "./desk/Desk";
import { Happened } from "./happened/Happened";
import { type CompetitionPart, parts } from "./kept";
import { Play } from "./play/Play";
import { PlayedDay } from "./play/PlayedDay";
import { RoundTimer } from "./play/RoundTimer";
import { ResultsPart } from "./results/ResultsPart";
import { SettledPart } from "./settled/SettledPart";

interface Props {
  line: CompetitionLine;
  rules: readonly RulesOfStage[];
  part: CompetitionPart;
  onPart: (part: CompetitionPart) => void;
  onBack: () => void;
}

/** One competition, and what there is to do for it. */
export function OpenCompetition({ line, rules, part, onPart, onBack }: Props) {
  const words = useFrame().text.competition;
  const { id, name } = line;
  return (
    <Screen
      title={name}
      panes
      className="competition"
      place={`competition.${part}`}
      bar={
        <>
          <StateTag line={line} />
          {part === "play" && <PlayedDay id={id} />}
          <span className="quiet small nowrap players">{words.playersShort(line.playing)}</span>
          <Switch
            label={words.partsLabel}
            choices={parts.map((one) => [one, words.parts[one]] as const)}
            chosen={part}
            onChoose={onPart}
          />
        </>
      }
      end={
        <>
          {part === "play" && <RoundTimer id={id} />}
          <button type="button" className="b low" aria-label={words.back} onClick={onBack}>
            <ArrowLeft className="i" />
            {words.backShort}
          </button>
        </>
      }
    >
      {part === "desk" && <Desk id={id} />}
      {part === "play" && <Play id={id} onResults={() => onPart("results")} />}
      {part === "results" && <ResultsPart id={id} />}
      {part === "log" && <Happened id={id} />}
      {part === "settled" && (
        <SettledPart id={id} begun={line.begun} rules={rules} onDeleted={onBack} />
      )}
    </Screen>
  );
}
