import { h, type JSX, render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { searchText } from "../strings.ts";
import { type Find, type FoundPage, loadSearch } from "./find-pages.ts";
import { optionId, SearchResults } from "./search-results.tsx";

let dialog: HTMLDialogElement | undefined;

/** Opens the search for the site at the given root URL. */
export function openSearch(root: URL): void {
  dialog ??= makeDialog(root);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("input")?.select();
}

function makeDialog(root: URL): HTMLDialogElement {
  const made = document.createElement("dialog");
  made.className = "search-dialog";
  made.setAttribute("aria-label", searchText.search);
  made.addEventListener("click", (event) => {
    if (event.target === made) made.close();
  });
  document.body.append(made);
  render(h(Search, { root, close: () => made.close() }), made);
  return made;
}

/** The results for a query. Empty before the first query. */
interface Answer {
  readonly query: string;
  readonly pages: readonly FoundPage[];
}

function Search({ root, close }: { root: URL; close: () => void }): JSX.Element {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const { answer, failed } = useAnswer(root, query);
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLAnchorElement>("[role=option]") ?? [])];
    if (event.key === "Enter") options[active]?.click();
    const step = STEPS[event.key];
    if (step === undefined || options.length === 0) return;
    event.preventDefault();
    const next = (active + step + options.length) % options.length;
    setActive(next);
    options[next]?.scrollIntoView({ block: "nearest" });
  };
  const isExpanded = answer.pages.length > 0;
  return (
    <>
      <input
        type="text"
        enterkeyhint="go"
        // biome-ignore lint/a11y/noRedundantRoles: an input without a datalist is not a combobox
        role="combobox"
        aria-label={searchText.search}
        aria-expanded={isExpanded}
        aria-controls="search-results"
        aria-autocomplete="list"
        list={undefined}
        aria-activedescendant={isExpanded ? optionId(active) : undefined}
        placeholder={searchText.placeholder}
        autocomplete="off"
        spellcheck={false}
        value={query}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setActive(0);
        }}
        onKeyDown={move}
      />
      <p class="search-status" role="status">
        {failed ? searchText.failed : statusOf(answer)}
      </p>
      <div ref={list} class="search-list">
        <SearchResults root={root} pages={answer.pages} active={active} opened={close} />
      </div>
      <p class="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {searchText.toSelect}, <kbd>Enter</kbd> {searchText.toOpen}, <kbd>Esc</kbd>{" "}
        {searchText.toClose}
      </p>
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function statusOf({ query, pages }: Answer): string {
  if (query === "") return searchText.hint;
  return pages.length === 0 ? searchText.noResults(query) : searchText.count(pages.length);
}

/** Returns the results of the latest completed query. */
function useAnswer(root: URL, query: string): { answer: Answer; failed: boolean } {
  const [find, setFind] = useState<{ find: Find }>();
  const [answer, setAnswer] = useState<Answer>({ query: "", pages: [] });
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    loadSearch(root).then(
      (loaded) => setFind({ find: loaded }),
      () => setFailed(true),
    );
  }, [root]);
  useEffect(() => {
    const wanted = query.trim();
    let isLatest = true;
    const show = (pages: readonly FoundPage[]) => isLatest && setAnswer({ query: wanted, pages });
    if (wanted === "") show([]);
    else find?.find(wanted).then(show, () => setFailed(true));
    return () => {
      isLatest = false;
    };
  }, [find, query]);
  return { answer, failed };
}
