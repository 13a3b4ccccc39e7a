import { Plus, Printer } from "lucide-react";
import { type ReactNode, useCallback, useRef } from "react";
import { useRead } from "../../command";
import { useFrame } from "../../frame/context";
import { useKept } from "../../kept";
import { ProblemMessage } from "../../parts/ProblemMessage";
import { Screen } from "../../parts/Screen";
import { Switch } from "../../parts/Switch";
import type { Document, RuleEntry } from "../../platform";
import { nextWork } from "../../work";
import { useDeed } from "../reports/useDeed";
import { BookPage } from "./BookPage";
import { Compare } from "./Compare";
import { RuleEdit } from "./RuleEdit";
import { RuleList } from "./RuleList";
import { RulePage } from "./RulePage";
import "../../parts/fields.css";
import "./rules.css";
import { WhatIf } from "./WhatIf";

/** What is done with the rule set that is chosen; one is named by its source, at first the usual one. */
interface View {
  deed: "read" | "book" | "change" | "copy" | "tryOut";
  source: string | null;
  /** What is tried out instead. */
  tried: string | null;
}

/** By which the manual knows its page. */
const placeOf: Record<View["deed"], string> = {
  read: "rules",
  book: "rules.book",
  change: "rules.change",
  copy: "rules.change",
  tryOut: "rules.try",
};

/** ルール: what the club plays by, explained, copied, changed, compared and tried out. */
export default function RulesScreen() {
  const { text } = useFrame();
  const list = useRead(["ruleList"], (platform) => platform.ruleList());
  const usual = list.value?.find((entry) => entry.usual) ?? list.value?.[0];
  return list.value === undefined || usual === undefined ? (
    <Screen title={text.frame.screens.rules}>
      {list.problem === null ? (
        <p role="status">{text.loading}</p>
      ) : (
        <ProblemMessage problem={list.problem} onAgain={list.again} />
      )}
    </Screen>
  ) : (
    <OfRules list={list.value} usual={usual}>
      {list.problem && <ProblemMessage problem={list.problem} onAgain={list.again} />}
    </OfRules>
  );
}

interface Props {
  list: readonly RuleEntry[];
  usual: RuleEntry;
  /** Said above everything. */
  children: ReactNode;
}

function OfRules({ list, usual, children }: Props) {
  const { text, platform } = useFrame();
  const words = text.rules;
  const [view, setView] = useKept<View>("rules", () => ({
    deed: "read",
    source: null,
    tried: null,
  }));
  // The keys go on from the heading of what was opened, as soon as it is there: what was pressed is
  // gone. A form begins with its first field instead, and who chooses in the bar stays there.
  const isAwaited = useRef(false);
  const heading = useCallback((drawn: HTMLHeadingElement | null) => {
    if (drawn !== null && isAwaited.current) {
      isAwaited.current = false;
      drawn.focus();
    }
  }, []);
  const printing = useDeed();

  // What was just written down is known by its key alone.
  const found =
    list.find(({ source }) => source === view.source) ??
    list.find(({ key, newest }) => newest && key === view.source);
  // What was undone meanwhile is neither read nor written on any more.
  const entry = found ?? usual;
  const isWritten = view.deed === "change" || view.deed === "copy";
  const deed = found === undefined && isWritten ? "read" : view.deed;
  const turnTo = (change: Partial<View>) => setView((now) => ({ ...now, ...change }));

  function open(change: Partial<View>) {
    isAwaited.current = true;
    turnTo(change);
  }

  function print(document: Document, said: string) {
    const look = { large: false, honorific: "sama" } as const;
    void printing.run(platform.openReport(document, look, nextWork("preview")), () => said);
  }

  return (
    <Screen
      title={text.frame.screens.rules}
      panes
      className="rules-screen"
      place={placeOf[deed]}
      bar={
        <Switch
          label={words.viewsLabel}
          choices={[
            ["read", words.views.read],
            ["book", words.views.book],
            ["tryOut", words.views.tryOut],
          ]}
          chosen={deed === "tryOut" || deed === "book" ? deed : "read"}
          onChoose={(chosen) => turnTo({ deed: chosen as "read" | "book" | "tryOut" })}
        />
      }
      end={
        deed === "book" ? (
          <button
            type="button"
            className="b low"
            onClick={() =>
              print(
                { kind: "rule_book", rules: entry.source, competition: null },
                text.ruleBook.printed(entry.form.name),
              )
            }
          >
            <Printer className="i" />
            {text.ruleBook.print}
          </button>
        ) : (
          deed === "read" && (
            <>
              <button
                type="button"
                className="b low"
                onClick={() =>
                  print({ kind: "rule_sheet", rules: entry.source }, words.printed(entry.form.name))
                }
              >
                <Printer className="i" />
                {words.print}
              </button>
              <button
                type="button"
                className="b low"
                aria-label={words.of(entry.form.name, words.copy)}
                onClick={() => turnTo({ deed: "copy", source: entry.source })}
              >
                <Plus className="i" />
                {words.copy}
              </button>
            </>
          )
        )
      }
    >
      {children}
      {printing.failed !== null && <ProblemMessage problem={printing.failed} />}
      {deed === "tryOut" ? (
        <WhatIf
          list={list}
          heading={heading}
          tried={view.tried}
          onTry={(tried) => turnTo({ tried })}
        />
      ) : (
        <div className="ru">
          <RuleList
            list={list}
            chosen={entry}
            onChoose={(source) => turnTo({ deed: deed === "book" ? deed : "read", source })}
          />
          {deed === "book" ? (
            <BookPage
              key={entry.source}
              entry={entry}
              heading={heading}
              onWritten={(source) => turnTo({ source })}
            />
          ) : deed === "read" ? (
            <>
              <RulePage
                entry={entry}
                list={list}
                heading={heading}
                onChoose={(source) => turnTo({ source })}
                onChange={() => turnTo({ deed: "change", source: entry.source })}
              />
              <Compare one={entry} list={list} onTry={(tried) => open({ deed: "tryOut", tried })} />
            </>
          ) : (
            <RuleEdit
              key={`${deed} ${entry.source}`}
              entry={entry}
              isChange={deed === "change"}
              onClose={(written) => open({ deed: "read", source: written ?? entry.source })}
            />
          )}
        </div>
      )}
    </Screen>
  );
}
