import { Fragment, type JSX } from "preact";
import { Line } from "./prose.tsx";

/** A page in a list of pages. */
export interface ListedPage {
  readonly title: string;
  readonly url: string;
  /** One sentence in Markdown. */
  readonly description: string;
  /** Related pages. */
  readonly related?: readonly { readonly title: string; readonly url: string }[];
}

/** Lists pages with their descriptions. */
export function PageList({ pages }: { pages: readonly ListedPage[] }): JSX.Element {
  return (
    <ul class="card-list">
      {pages.map(({ title, url, description, related }) => (
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
          {related && (
            <p class="related">
              {related.map((page) => (
                <Fragment key={page.url}>
                  <a href={page.url}>{page.title}</a>{" "}
                </Fragment>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
