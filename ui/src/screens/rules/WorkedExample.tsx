import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useRead } from "../../command";
import { useText } from "../../frame/context";
import { MenuButton } from "../../parts/MenuButton";
import { Place } from "../../parts/Place";
import { TextBox } from "../../parts/TextBox";
import { amountFrom, normalised } from "../../parts/typed";
import type { ExampleSeat, RuleForm } from "../../platform";
import { points as asPoints } from "../../text/amounts";
import { Amounts } from "./Amounts";
import { ExampleSums } from "./ExampleSums";
import "./example.css";
import type { ExplainedRules } from "./lines";

const winds = ["東", "南", "西", "北"];

/** Won and lost in a game such as any club has. */
const made: Record<number, readonly number[]> = {
  4: [-5_400, 6_500, -10_900, 9_800],
  3: [12_300, -2_300, -10_000],
};

/** A game settled by these rules while its points are typed. */
export function WorkedExample({ form, facts }: ExplainedRules) {
  const { rules: words } = useText();
  const heading = useId();
  const start = form.start ?? 0;
  const beginning = (made[form.players] ?? []).map((won) => start + won);
  const [typed, type] = useState<readonly (number | null)[] | null>(null);
  const [chosen, choose] = useState<string | null>(null);
  const points = typed?.length === form.players ? typed : beginning;
  const whole = points.filter((one) => one !== null);
  const isWhole = whole.length === form.players;
  const read = useRead(["workOutHanchan", form, whole], (platform) =>
    platform.workOutHanchan(form, whole),
  );
  const played = useRead(["hanchanToWorkOut", form.players], (platform) =>
    platform.hanchanToWorkOut(form.players),
  );
  // Only those that these rules begin with as many points for.
  const games = (played.value ?? []).filter(
    (game) => game.points.reduce((sum, one) => sum + one, 0) === start * form.players,
  );
  const worked = isWhole ? (read.value ?? null) : null;
  const seats = worked?.kind === "counted" ? worked.seats : null;

  function change(at: number, given: string) {
    const amount = amountFrom(given, "points") ?? null;
    choose(null);
    type(points.map((one, index) => (index === at ? amount : one)));
  }

  return (
    <section className="ex" aria-labelledby={heading}>
      <header>
        <h3 id={heading}>{words.example}</h3>
        <span className="quiet small hint-word">{words.exampleHint}</span>
        <span className="grow" />
        {games.length > 0 && (
          <MenuButton
            className="b plain low"
            name={`${words.exampleFrom} ${chosen ?? words.exampleMade}`}
            items={[
              {
                key: "made",
                words: words.exampleMade,
                onPress: () => {
                  type(null);
                  choose(null);
                },
              },
              ...games.map((game) => {
                const { day, round, table } = game.at;
                return {
                  key: `${day} ${round} ${table} ${game.at.series}`,
                  words: words.exampleGameOf(day, round, table),
                  onPress: () => {
                    type(game.points);
                    choose(words.exampleGame(round, table));
                  },
                };
              }),
            ]}
          >
            {chosen ?? words.exampleMade}
            <ChevronDown className="i" />
          </MenuButton>
        )}
      </header>
      <table className="t">
        <Head unit={facts.unit} />
        <tbody>
          {points.map((one, at) => (
            <Seat
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
              key={at}
              wind={winds[at] ?? ""}
              points={one}
              seat={seats?.[at] ?? null}
              form={form}
              onChange={(given) => change(at, given)}
            />
          ))}
        </tbody>
      </table>
      <ExampleSums worked={worked} form={form} facts={facts} />
    </section>
  );
}

function Head({ unit }: { unit: string }) {
  const words = useText().rules.exampleColumns;
  return (
    <thead>
      <tr>
        <th scope="col">{words.seat}</th>
        <th scope="col" className="n">
          {words.points}
        </th>
        <td className="op" />
        <th scope="col" className="n">
          {words.return}
        </th>
        <td className="op" />
        <th scope="col" className="n">
          {words.base}
        </th>
        <td className="op" />
        <th scope="col" className="n">
          {words.uma}
        </th>
        <td className="op" />
        <th scope="col" className="n">
          {words.total(unit)}
        </th>
      </tr>
    </thead>
  );
}

interface SeatProps {
  wind: string;
  points: number | null;
  seat: ExampleSeat | null;
  form: RuleForm;
  onChange: (typed: string) => void;
}

function Seat({ wind, points, seat, form, onChange }: SeatProps) {
  const { rules: words } = useText();
  // The first place's base may be what the others leave, and nothing is taken from it then.
  const isTaken = form.fromReturn && !(form.top === "residual" && seat?.place === 1);
  return (
    <tr>
      <td className="seat">
        {wind} {seat !== null && <Place place={seat.place} small />}
      </td>
      <td className="n">
        <TextBox
          label={words.examplePoints(wind)}
          width={7}
          value={asPoints(points)}
          normalise={normalised}
          onType={onChange}
          onChange={onChange}
        />
      </td>
      <td className="op">{isTaken ? words.minus : ""}</td>
      <td className="n quiet">
        {isTaken ? asPoints(form.returnPoints) : form.fromReturn ? "" : words.noReturn}
      </td>
      <td className="op">{words.equals}</td>
      <td className="n">
        <Amounts>{seat?.base ?? ""}</Amounts>
      </td>
      <td className="op">{words.and}</td>
      <td className="n">
        <Amounts>{seat?.uma ?? ""}</Amounts>
      </td>
      <td className="op">{words.equals}</td>
      <td className="n sum">
        <Amounts>{seat?.total ?? ""}</Amounts>
      </td>
    </tr>
  );
}
