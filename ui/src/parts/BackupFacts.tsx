import { useText } from "../frame/context";
import type { BackupContents } from "../platform";
import "./facts.css";

/** What is in a backup. */
export function BackupFacts({ contents }: { contents: BackupContents }) {
  const names = useText().data.contents;
  return (
    <dl className="facts">
      <dt>{names.club}</dt>
      <dd>{contents.club}</dd>
      <dt>{names.members}</dt>
      <dd>{names.people(contents.members)}</dd>
      <dt>{names.sessions}</dt>
      <dd>{names.days(contents.sessions)}</dd>
      <dt>{names.lastDay}</dt>
      <dd>{contents.lastDay?.shown ?? names.none}</dd>
    </dl>
  );
}
