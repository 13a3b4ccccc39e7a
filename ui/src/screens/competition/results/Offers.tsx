import { useWrite } from "../../../command";
import { useFrame } from "../../../frame/context";
import { ProblemMessage } from "../../../parts/ProblemMessage";
import type { CompetitionId, Competitor, Happening, OfferShown } from "../../../platform";
import { namesOf } from "../names";

interface Props {
  id: CompetitionId;
  offer: OfferShown;
  /** Whether the ranking is final: before that nobody is offered anything. */
  over: boolean;
}

/** Places elsewhere, offered down the ranking: to whom next, and what they said. */
export function Offers({ id, offer, over }: Props) {
  const { text, say } = useFrame();
  const words = text.competitionResults;
  const { place } = offer;
  const record = useWrite((platform, happened: Happening) =>
    platform.recordHappened(id, [happened]),
  );
  const heading = words.offers(place, offer.count);

  async function write(happened: Happening, sentence: string) {
    if ((await record.run(happened)).ok) {
      say(sentence);
    }
  }

  const offerTo = ({ id: person, name }: Competitor) => (
    <button
      key={person}
      type="button"
      className="b low"
      onClick={() => void write({ kind: "place_offered", person, place }, words.offered(name))}
    >
      {words.offer(name)}
    </button>
  );

  return (
    <section className="gift" aria-label={heading}>
      <h3>{heading}</h3>
      <p role="status">{words.free(offer.free)}</p>
      {offer.overtaken.length > 0 && (
        <p className="note heed">{words.overtaken(namesOf(text, offer.overtaken))}</p>
      )}
      <ul className="offered">
        {offer.offered.map(({ person, answer }) => (
          <li key={person.id}>
            <span>
              {text.parts.member(person.number, person.name)}：{words.answers[answer]}
            </span>
            {answer === "waiting" && (
              <button
                type="button"
                className="b low"
                onClick={() =>
                  void write(
                    { kind: "place_accepted", person: person.id, place },
                    words.answered(person.name),
                  )
                }
              >
                {words.accept(person.name)}
              </button>
            )}
            {answer !== "declined" && (
              <button
                type="button"
                className="b low"
                onClick={() =>
                  void write(
                    { kind: "place_declined", person: person.id, place },
                    words.answered(person.name),
                  )
                }
              >
                {words.decline(person.name)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {offer.passedOver.map(({ person, why }) => (
        <p key={person.id} className="quiet small">
          {words.passedOver(person.name, why)}
        </p>
      ))}
      {over && offer.next.length > 0 && (
        <>
          <p>{words.nextOffers(namesOf(text, offer.next))}</p>
          <div className="row wrap">{offer.next.map(offerTo)}</div>
        </>
      )}
      {over && offer.tied.length > 0 && (
        <>
          <p className="note heed">{words.tied(namesOf(text, offer.tied), offer.placesForTied)}</p>
          <div className="row wrap">{offer.tied.map(offerTo)}</div>
        </>
      )}
      {record.problem && <ProblemMessage problem={record.problem} />}
    </section>
  );
}
