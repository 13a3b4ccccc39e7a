import { Check, CircleAlert, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useFrame } from "../frame/context";
import { MemberBox } from "../parts/MemberBox";
import { MenuButton } from "../parts/MenuButton";
import { NumberBox } from "../parts/NumberBox";
import { Pick } from "../parts/Pick";
import { Place, PlaceStrip, Share, Spark } from "../parts/Place";
import { ProblemMessage } from "../parts/ProblemMessage";
import { Stepper } from "../parts/Stepper";
import { Switch } from "../parts/Switch";
import { TextBox } from "../parts/TextBox";
import type { MemberChoice } from "../platform";
import { type TextSize, type Theme, textSizes, themes } from "../view";

/** Every component in every state, in each theme, size of text and language. */
export function Kit() {
  const { text, view, changeView } = useFrame();
  return (
    <main className="kit">
      <header>
        <h1>半荘帳の部品</h1>
        <Switch<Theme>
          label={text.frame.theme}
          choices={themes.map((theme) => [theme, text.frame.themes[theme]])}
          chosen={view.theme}
          onChoose={(theme) => changeView({ theme })}
        />
        <Switch
          label={text.frame.settings}
          choices={textSizes.map((size) => [String(size), `${size} %`])}
          chosen={String(view.textSize)}
          onChoose={(size) => changeView({ textSize: Number(size) as TextSize })}
        />
        <Switch
          label="言語"
          choices={[
            ["ja", "日本語"],
            ["en", "English"],
          ]}
          chosen={view.language}
          onChoose={(language) => changeView({ language })}
        />
      </header>
      <Buttons />
      <Choices />
      <Boxes />
      <Places />
      <Notes />
      <Tables />
    </main>
  );
}

function Shown({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <div className="shown">{children}</div>
    </section>
  );
}

function Buttons() {
  return (
    <Shown title="ボタン">
      <button type="button" className="b main-act">
        保存する<span className="key">Enter</span>
      </button>
      <button type="button" className="b">
        <Printer className="i" />
        印刷
      </button>
      <button type="button" className="b low">
        中を見る
      </button>
      <button type="button" className="b plain">
        くわしく
      </button>
      <button type="button" className="b" aria-disabled>
        まだ押せない
      </button>
      <MenuButton
        items={[
          { key: "one", words: "この用紙を消す", onPress: () => undefined },
          { key: "two", words: "これまでの訂正を見る", onPress: () => undefined },
        ]}
      >
        ほかの操作
      </MenuButton>
    </Shown>
  );
}

function Choices() {
  const [kind, setKind] = useState("month");
  const [series, setSeries] = useState("all");
  return (
    <Shown title="選ぶ">
      <Switch
        label="期間"
        choices={[
          ["month", "月"],
          ["half", "半期"],
          ["year", "年度"],
        ]}
        chosen={kind}
        onChoose={setKind}
      />
      <Stepper label="期間" onPrevious={() => undefined}>
        <b>令和7年9月</b>
      </Stepper>
      <Pick
        label="シリーズ"
        choices={[
          ["all", "すべてのシリーズ"],
          ["sat", "土曜会"],
        ]}
        chosen={series}
        onChoose={setSeries}
      />
      <span className="tick on">
        <Check className="i" />
      </span>
      <span className="tick" />
    </Shown>
  );
}

function Boxes() {
  const [typed, setTyped] = useState("");
  const [member, setMember] = useState<MemberChoice | null>(null);
  return (
    <Shown title="欄">
      <TextBox label="会の名前" value={typed} onChange={setTyped} />
      <TextBox
        label="日付"
        value="3/40"
        problem="「3/40」は日付として読めません。"
        onChange={() => undefined}
      />
      <TextBox label="使えない欄" value="" disabled onChange={() => undefined} />
      <NumberBox label="点数" unit="hundreds" value={24_600} onChange={() => undefined} />
      <MemberBox label="東家" value={member} onChange={setMember} />
    </Shown>
  );
}

function Places() {
  return (
    <Shown title="着順">
      {[1, 2, 3, 4, 0].map((place) => (
        <Place key={place} place={place} />
      ))}
      {[1, 2, 3, 4, 0].map((place) => (
        <Place key={place} place={place} small />
      ))}
      <PlaceStrip places={[1, 1, 2, 4, 3, 1, 2]} />
      <Share counts={[3, 5, 0, 1]} />
      <Spark totals={[10, 32, 12, -20, 45]} />
      <span className="fig">+42.3</span>
      <span className="fig neg">▲15.4</span>
    </Shown>
  );
}

function Notes() {
  return (
    <Shown title="知らせ">
      <p className="note">ふつうの知らせ</p>
      <p className="note good">
        <Check className="i" />
        うまくいった知らせ
      </p>
      <p className="note heed">
        <CircleAlert className="i" />
        待っている知らせ
      </p>
      <span className="tag">札</span>
      <span className="tag good">済み</span>
      <span className="tag heed">まだ</span>
      <ProblemMessage problem={{ kind: "nothing_to_undo" }} onAgain={() => undefined} />
    </Shown>
  );
}

function Tables() {
  return (
    <Shown title="表">
      <div className="pane">
        <table className="t">
          <thead>
            <tr>
              <th className="n">順位</th>
              <th>氏名</th>
              <th className="n" aria-sort="descending">
                合計（P）
              </th>
            </tr>
          </thead>
          <tbody>
            <tr className="chosen">
              <td className="n">1</td>
              <td>山田 勇</td>
              <td className="n sum">+78.6</td>
            </tr>
            <tr>
              <td className="n">2</td>
              <td>𠮷田 茂</td>
              <td className="n sum neg">▲78.6</td>
            </tr>
          </tbody>
          <tfoot>
            <tr>
              <td />
              <td>2人</td>
              <td className="n">0.0</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </Shown>
  );
}
