import { useFrame } from "../frame/context";
import { newsSince, useNews } from "./news";

/** What changes for the club since a version; null is the newest change. */
export function HelpNews({ since }: { since: string | null }) {
  const { text, view } = useFrame();
  const words = text.help;
  const all = useNews();
  const news = newsSince(all ?? [], since);
  return (
    <>
      <h3 tabIndex={-1} data-begins>
        {words.news}
      </h3>
      {since !== null && <p>{words.newsSince(since)}</p>}
      {all !== undefined && news.length === 0 && <p>{words.noNews}</p>}
      {news.map(({ version, points }) => (
        <section key={version}>
          <h4>{version === null ? words.thisVersion : words.version(version)}</h4>
          <ul className="help-news">
            {points[view.language].map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
