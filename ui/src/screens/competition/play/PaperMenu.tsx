import { Printer } from "lucide-react";
import { useFrame } from "../../../frame/context";
import { MenuButton } from "../../../parts/MenuButton";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, Document, Paper, PlayedOn } from "../../../platform";
import { nextWork } from "../../../work";
import { useDeed } from "../../reports/useDeed";

const paper: Paper = { large: false, honorific: "sama" };

interface Props {
  id: CompetitionId;
  stage: number;
  /** The round of the stage. */
  round: number;
  /** The source of the rule set of the stage. */
  rules: string;
  playedOn: PlayedOn;
}

/** What is handed out before a round, in one press; and each paper by itself. */
export function PaperMenu({ id, stage, round, rules, playedOn }: Props) {
  const { platform, text } = useFrame();
  const words = text.competitionPlay;
  const { run, failed } = useDeed();
  const draw = { day: playedOn.day.iso, series: playedOn.series, round: playedOn.round };
  const form = { rounds: 1, lastDealer: false, sticks: true, hands: false };
  const papers: readonly (readonly [string, Document])[] = [
    [words.printAll(round), { kind: "round_papers", competition: id, stage, round }],
    [words.printRanking, { kind: "competition_ranking", competition: id, stage, round }],
    [words.printPlan, { kind: "table_plan", draw }],
    [words.printCards, { kind: "place_cards", draw }],
    [words.printSheets, { kind: "drawn_sheets", draw, rules, form, samePeople: false }],
  ];
  return (
    <>
      <MenuButton
        items={papers.map(([label, document]) => ({
          key: document.kind,
          words: label,
          onPress: () =>
            void run(
              platform.openReport(document, paper, nextWork("preview")),
              () => words.printed,
            ),
        }))}
      >
        <Printer className="i" />
        {words.print}
      </MenuButton>
      {failed && <ProblemMessage problem={failed} />}
    </>
  );
}
