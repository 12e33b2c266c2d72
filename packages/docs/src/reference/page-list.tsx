import { Fragment, type JSX } from "preact";
import { Line } from "./prose.tsx";

/** A page in a list of pages. */
export interface ListedPage {
  readonly title: string;
  readonly url: string;
  /** One sentence in Markdown. */
  readonly description: string;
}

/** Lists pages with their descriptions. */
export function PageList({ pages }: { pages: readonly ListedPage[] }): JSX.Element {
  return (
    <ul class="card-list">
      {pages.map(({ title, url, description }) => (
        <li key={url}>
          <a href={url}>
            {title.split(/(?<=\/)/).map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </a>
          <p>
            <Line text={description} />
          </p>
        </li>
      ))}
    </ul>
  );
}
