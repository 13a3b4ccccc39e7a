import { Choice } from "../../figures/Filters";
import { useText } from "../../frame/context";
import { NumberBox } from "../../parts/NumberBox";
import { TextBox } from "../../parts/TextBox";
import type { MemberChange } from "../../platform";
import { type Field, memberKinds } from "./change";

interface Props {
  /** What stands in the boxes. */
  shown: { [Name in Field]: NonNullable<MemberChange[Name]> | null };
  onChange: (change: Partial<MemberChange>) => void;
  /** What is wrong with a field, beside its box. */
  problems?: Partial<Record<Field, string>>;
  /** Begins in the box for the name: for somebody new. */
  nameFirst?: boolean;
  /** After the last box. */
  onEnter?: () => void;
}

/** The boxes for what is written down about somebody. Days are read by the backend, as typed. */
export function MemberFields({ shown, onChange, problems = {}, nameFirst, onEnter }: Props) {
  const text = useText();
  const words = text.members;
  const box = (field: Exclude<Field, "number" | "kind">, width: number) => ({
    label: words[field],
    value: shown[field] ?? "",
    width,
    problem: problems[field] ?? null,
    onChange: (typed: string) => {
      if (typed !== (shown[field] ?? "")) {
        onChange({ [field]: typed });
      }
    },
  });
  return (
    <div className="member-fields">
      <TextBox {...box("name", 16)} hint={words.nameHint} autoFocus={nameFirst ?? false} />
      <TextBox {...box("kana", 16)} hint={nameFirst ? words.kanaFrom : words.kanaHint} />
      <NumberBox
        label={words.number}
        unit="count"
        value={shown.number}
        problem={problems.number ?? null}
        onChange={(number) => onChange({ number })}
      />
      <Choice
        label={words.kind}
        hint={words.kindHint}
        value={shown.kind ?? "member"}
        options={memberKinds.map((kind) => [kind, words.kinds[kind]])}
        onChange={(chosen) => {
          const kind = memberKinds.find((one) => one === chosen);
          if (kind !== undefined) {
            onChange({ kind });
          }
        }}
      />
      <TextBox {...box("sex", 4)} />
      <TextBox {...box("joined", 14)} hint={text.parts.dayHint} />
      <TextBox {...box("left", 14)} />
      <TextBox {...box("beginnerUntil", 14)} hint={words.beginnerUntilHint} />
      <TextBox {...box("publicName", 16)} hint={words.publicNameHint} />
      <TextBox {...box("note", 24)} {...(onEnter === undefined ? {} : { onEnter })} />
    </div>
  );
}
