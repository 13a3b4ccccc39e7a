import { ChevronDown, Pencil, Star } from "lucide-react";
import type { Ref } from "react";
import { useWrite } from "../../command";
import { useFrame } from "../../frame/context";
import { MenuButton } from "../../parts/MenuButton";
import { ProblemMessage } from "../../parts/ProblemMessage";
import type { RuleEntry } from "../../platform";
import { Explanation } from "./Explanation";
import { groupsOf } from "./groupsOf";
import { nameOf } from "./nameOf";
import { WorkedExample } from "./WorkedExample";

interface Props {
  entry: RuleEntry;
  list: readonly RuleEntry[];
  heading: Ref<HTMLHeadingElement>;
  onChoose: (source: string) => void;
  onChange: () => void;
}

/** One rule set in full, with a way to its earlier versions. */
export function RulePage({ entry, list, heading, onChoose, onChange }: Props) {
  const { text, say } = useFrame();
  const words = text.rules;
  const usual = useWrite((platform, key: string) => platform.chooseUsualRules(key));
  const versions = list.filter(({ key }) => key === entry.key);
  const others = versions.filter((other) => other !== entry);
  const before = versions
    .filter(({ newest }) => !newest)
    .reduce((sum, { hanchan }) => sum + hanchan, 0);
  const { own, unused } = groupsOf(list);
  const { name } = entry.form;

  async function makeUsual() {
    if ((await usual.run(entry.key)).ok) {
      say(words.madeUsual(name));
    }
  }

  return (
    <article className="say">
      <div className="hd">
        {/* Where the list beside it has no room. */}
        <h2 ref={heading} tabIndex={-1} data-first-field>
          {name}
        </h2>
        <MenuButton
          className="b low back"
          items={[...own, ...unused].map((other) => ({
            key: other.source,
            words: other.form.name,
            onPress: () => onChoose(other.source),
          }))}
        >
          {words.otherRules}
          <ChevronDown className="i" />
        </MenuButton>
        <span className="quiet small">
          {words.played(entry.version, entry.hanchan, entry.newest ? before : 0)}
        </span>
        <span className="grow" />
        {entry.newest && !entry.usual && (
          <button
            type="button"
            className="b low"
            aria-label={words.of(name, words.makeUsual)}
            onClick={() => void makeUsual()}
          >
            <Star className="i" />
            {words.makeUsual}
          </button>
        )}
        {entry.newest && (
          <button
            type="button"
            className="b low"
            aria-label={words.of(name, words.change)}
            onClick={onChange}
          >
            <Pencil className="i" />
            {words.change}
          </button>
        )}
      </div>
      {usual.problem && <ProblemMessage problem={usual.problem} />}
      <WorkedExample key={entry.source} form={entry.form} facts={entry.facts} />
      <Explanation form={entry.form} facts={entry.facts} />
      {others.length > 0 && (
        <section>
          <h3>{words.versions}</h3>
          <ul className="rule-versions">
            {others.map((other) => (
              <li key={other.source}>
                <button type="button" className="b low" onClick={() => onChoose(other.source)}>
                  {nameOf(text, list, other)}　{words.games(other.hanchan)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
