import {
  ArrowRight,
  Check,
  FileText,
  HardDrive,
  ShieldCheck,
  TriangleAlert,
  Usb,
} from "lucide-react";
import type { ReactNode } from "react";
import { useRead } from "../../command";
import { useText } from "../../frame/context";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { shortPath } from "../../parts/shortPath";
import { useBackUp } from "../../parts/useBackUp";
import { useMoment } from "./useMoment";
import { useSecondPlace } from "./useSecondPlace";
import "./places.css";

/** The three places of the record, and backing it up now. */
export function Places() {
  const words = useText().data;
  const moment = useMoment();
  const found = useRead(["backups"], (platform) => platform.backups());
  const savedAt = useRead(["clubStatus"], (platform) => platform.clubStatus()).value?.savedAt;
  const backing = useBackUp();
  const { choose, problem: notChosen } = useSecondPlace();
  const problem = found.problem ?? backing.problem ?? notChosen;

  const value = found.value;
  const second = value?.second ?? null;
  const last = value?.latestFirst[0];
  const isInSecond = second?.isThere === true && second.last !== null;
  const places = 1 + Number(last !== undefined) + Number(isInSecond);
  return (
    <section className="safe" aria-labelledby="data-backup">
      <div>
        <h2 id="data-backup" tabIndex={-1} data-first-field>
          <ShieldCheck className="i" />
          {words.inPlaces(places)}
        </h2>
        <p>{words.savedHere}</p>
        <button
          type="button"
          className="b main-act low"
          aria-disabled={backing.running || undefined}
          onClick={() => void backing.backUp()}
        >
          {words.backUp}
        </button>
        <p role="status" className="backing-up">
          {backing.running ? words.backingUp : ""}
        </p>
      </div>
      {value !== undefined && (
        <div className="places">
          <Place icon={<FileText className="i" />} name={words.file} where={value.file}>
            <Fine>{savedAt ? words.savedUntil(savedAt) : words.allSaved}</Fine>
          </Place>
          <To>{words.atEachClose}</To>
          <Place icon={<HardDrive className="i" />} name={words.ownFolder} where={value.ownFolder}>
            {last === undefined ? <Heed>{words.noBackup}</Heed> : <Fine>{moment(last)}</Fine>}
          </Place>
          <To>{words.atOnce}</To>
          <Place
            icon={<Usb className="i" />}
            name={words.secondShort}
            where={second?.folder ?? words.noSecond}
            isPath={second !== null}
            isAway={!isInSecond}
          >
            {second === null ? (
              <button type="button" className="b low" onClick={choose}>
                {words.chooseFolder}
              </button>
            ) : second.isThere ? (
              second.last === null ? (
                <Heed>{words.noBackup}</Heed>
              ) : (
                <Fine>{moment(second.last)}</Fine>
              )
            ) : (
              <Heed>
                {second.ofSystem === null
                  ? words.secondGone
                  : words.secondElsewhere(second.ofSystem)}
              </Heed>
            )}
          </Place>
        </div>
      )}
      {(problem !== null || backing.secondProblem !== null) && (
        <div className="wrong">
          {problem !== null && <ProblemMessage problem={problem} />}
          {backing.secondProblem !== null && (
            <>
              <p className="field-problem">{words.secondFailed}</p>
              <ProblemMessage problem={backing.secondProblem} />
            </>
          )}
        </div>
      )}
    </section>
  );
}

interface PlaceProps {
  icon: ReactNode;
  name: string;
  where: string;
  /** Whether that is a path. */
  isPath?: boolean;
  isAway?: boolean;
  children: ReactNode;
}

function Place({ icon, name, where, isPath = true, isAway = false, children }: PlaceProps) {
  return (
    <div className="pl" data-away={isAway || undefined}>
      {icon}
      <b>{name}</b>
      <small title={where}>{isPath ? shortPath(where) : where}</small>
      <div className="ok">{children}</div>
    </div>
  );
}

function To({ children }: { children: string }) {
  return (
    <div className="copied-to">
      <ArrowRight className="i" />
      <small>{children}</small>
    </div>
  );
}

function Fine({ children }: { children: string }) {
  return (
    <>
      <Check className="i" />
      <span>{children}</span>
    </>
  );
}

function Heed({ children }: { children: string }) {
  return (
    <>
      <TriangleAlert className="i" />
      <span>{children}</span>
    </>
  );
}
