import type { AnchorHTMLAttributes, JSX } from "preact";
import { searchText } from "../strings.ts";
import type { FoundPage } from "./find-pages.ts";

/** Headings by kind of page. Other kinds are listed last. */
const HEADINGS: Readonly<Record<string, string>> = searchText.headings;

/** Returns the element ID of the result at an index. */
export function optionId(index: number): string {
  return `search-result-${index}`;
}

/** Shows results grouped by kind. The kind of the best result comes first. */
export function SearchResults(props: {
  root: URL;
  pages: readonly FoundPage[];
  active: number;
  opened: () => void;
}): JSX.Element {
  const { root, pages, active, opened } = props;
  const groups = Map.groupBy(pages, ({ kind }) => HEADINGS[kind] ?? searchText.otherHeading);
  let index = 0;
  const option = (path: string) => {
    const at = index++;
    return {
      id: optionId(at),
      role: "option" as const,
      "aria-selected": at === active,
      tabIndex: -1,
      href: new URL(path, root).href,
      onClick: opened,
    };
  };
  return (
    <div id="search-results" role="listbox" aria-label={searchText.results}>
      {[...groups].map(([heading, found]) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox may contain groups, but not fieldsets
        <div key={heading} role="group" aria-label={heading}>
          <div class="search-heading" role="presentation" aria-hidden="true">
            {heading}
          </div>
          {found.map((page) => (
            <Result key={page.path} page={page} option={option} />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = (path: string) => AnchorHTMLAttributes<HTMLAnchorElement>;

function Result({ page, option }: { page: FoundPage; option: OptionProps }): JSX.Element {
  const { path, title, of, method, excerpt, places } = page;
  return (
    <>
      <a class="search-page" {...option(path)}>
        {method && <b class={`method ${method.toLowerCase()}`}>{method}</b>}
        <span class="search-title">{title}</span>
        {of && <small>{of}</small>}
        {excerpt !== "" && places.length === 0 && (
          <span class="search-excerpt" dangerouslySetInnerHTML={{ __html: excerpt }} />
        )}
      </a>
      {places.map((place) => (
        <a key={place.path} class="search-place" {...option(place.path)}>
          {place.isField ? <code>{place.title}</code> : place.title}
        </a>
      ))}
    </>
  );
}
