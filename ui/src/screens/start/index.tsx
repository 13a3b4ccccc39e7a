import {
  ArrowLeft,
  FolderOpen,
  Footprints,
  History,
  Info,
  type LucideIcon,
  Plus,
  Send,
} from "lucide-react";
import { useRef, useState } from "react";
import { useRead } from "../../command";
import { type StartWay, useFrame } from "../../frame/context";
import { takeUpPath } from "../../path/path";
import type { Answer, ClubOverview } from "../../platform";
import { Hello } from "./Hello";
import { KeptBackups } from "./KeptBackups";
import { NewClub } from "./NewClub";
import { RecentClubs } from "./RecentClubs";

/** By which the manual knows its page. */
const placeOf: Record<StartWay, string> = {
  recent: "start",
  new: "start",
  receive: "start.handover",
  restore: "start.kept",
};

interface Props {
  /** What it begins with, where that is known. */
  way?: StartWay;
  /** Goes into the club that was opened, or says why none was. */
  onOpened: (answer: Answer<ClubOverview | null>) => void;
  onChoose: () => void;
  /** To the club that is open. */
  onBack?: () => void;
}

/** What is shown while no club is open, or another is to be: the ways into one, and what each asks. */
export function StartScreen({ way, onOpened, onChoose, onBack }: Props) {
  const { text, platform, club } = useFrame();
  const words = text.start;
  const [chosen, choose] = useState<StartWay | null>(way ?? null);
  // Pressed again, a way begins anew, with the focus where it begins.
  const [times, count] = useState(0);
  const [opening, setOpening] = useState(false);
  const isOpening = useRef(false);
  const recent = useRead(["recentClubs"], () => platform.recentClubs());
  const others = (recent.value ?? []).map((one, index) => ({ ...one, index }));
  const before = others.filter(({ file }) => file !== club?.file);
  const current = chosen ?? (before.length > 0 ? "recent" : "new");

  /** One at a time: the sample club takes a moment to be made. */
  async function open(asked: () => Promise<Answer<ClubOverview>>) {
    if (!isOpening.current) {
      isOpening.current = true;
      setOpening(true);
      const answer = await asked();
      isOpening.current = false;
      setOpening(false);
      onOpened(answer);
    }
  }

  function turn(to: StartWay) {
    choose(to);
    count(times + 1);
  }

  const goes = (to: StartWay) => ({
    isCurrent: current === to,
    onPress: () => turn(to),
  });
  return (
    <div className="start">
      <Hello>
        <nav aria-label={words.heading}>
          {onBack !== undefined && club !== null && (
            <Way icon={ArrowLeft} name={text.backToClub(club.name)} onPress={onBack} />
          )}
          {before.length > 0 && (
            <Way
              icon={History}
              name={words.openAgain}
              hint={words.openAgainHint(before.length)}
              {...goes("recent")}
            />
          )}
          <Way icon={Plus} name={words.newClub} hint={words.newClubHint} {...goes("new")} />
          <Way icon={FolderOpen} name={text.openClub} hint={words.drop} onPress={onChoose} />
          <Way icon={Send} name={words.receive} hint={words.receiveHint} {...goes("receive")} />
          <Way icon={History} name={words.kept.open} hint={words.kept.when} {...goes("restore")} />
          <h2>{words.undecided}</h2>
          <Way
            icon={Info}
            name={words.sample}
            hint={words.sampleHint}
            className="smp"
            place="start.sample"
            onPress={() => open(() => platform.openSampleClub())}
          />
          <Way
            icon={Footprints}
            name={text.path.title}
            hint={text.path.about}
            className="smp"
            place="start.sample"
            onPress={() => {
              takeUpPath();
              void open(() => platform.openSampleClub());
            }}
          />
        </nav>
        <p role="status">{opening && text.loading}</p>
      </Hello>
      {recent.value !== undefined || recent.problem !== null || chosen !== null ? (
        <section className="way" key={`${current} ${times}`} data-help={placeOf[current]}>
          {current === "recent" && (
            <RecentClubs
              clubs={before}
              onOpen={(index) => open(() => platform.openRecentClub(index))}
            />
          )}
          {current === "new" && <NewClub onMade={onOpened} />}
          {current === "receive" && (
            <div className="plain">
              <h2>{words.receive}</h2>
              <p>{text.handover.atStart}</p>
              <button type="button" className="b main-act" onClick={onChoose} data-first-field>
                {words.chooseReceived}
              </button>
            </div>
          )}
          {current === "restore" && (
            <div className="plain">
              <h2>{words.kept.open}</h2>
              <KeptBackups club={null} onOpened={onOpened} />
            </div>
          )}
        </section>
      ) : (
        <section className="way" />
      )}
    </div>
  );
}

interface WayProps {
  icon: LucideIcon;
  name: string;
  hint?: string;
  isCurrent?: boolean;
  className?: string;
  /** Which of the window's places it is. */
  place?: string;
  onPress: () => void;
}

function Way({
  icon: Icon,
  name,
  hint,
  isCurrent = false,
  className = "",
  place,
  onPress,
}: WayProps) {
  return (
    <button
      type="button"
      className={`go-way ${className}`}
      aria-current={isCurrent || undefined}
      data-help={place}
      onClick={onPress}
    >
      <Icon className="i" />
      <span>
        {name}
        {hint !== undefined && <small data-says={hint} />}
      </span>
    </button>
  );
}
