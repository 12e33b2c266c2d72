import { h, type JSX, render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { type Find, type FoundPage, loadSearch } from "./find-pages.ts";
import { optionId, SearchResults } from "./search-results.tsx";

let dialog: HTMLDialogElement | undefined;

/** Opens the search of the site whose root is given. */
export function openSearch(root: URL): void {
  dialog ??= makeDialog(root);
  if (!dialog.open) dialog.showModal();
  dialog.querySelector("input")?.select();
}

function makeDialog(root: URL): HTMLDialogElement {
  const made = document.createElement("dialog");
  made.className = "search-dialog";
  made.setAttribute("aria-label", "Search");
  made.addEventListener("click", (event) => {
    if (event.target === made) made.close();
  });
  document.body.append(made);
  render(h(Search, { root, close: () => made.close() }), made);
  return made;
}

/** What the reader sees of a search: nothing wanted yet, or the pages that were found. */
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
        // biome-ignore lint/a11y/noRedundantRoles: without a list of the browser, no input is a combobox by itself
        role="combobox"
        aria-label="Search"
        aria-expanded={isExpanded}
        aria-controls="search-results"
        aria-autocomplete="list"
        list={undefined}
        aria-activedescendant={isExpanded ? optionId(active) : undefined}
        placeholder="Operation, field, guide"
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
        {failed ? "The search could not be loaded." : statusOf(answer)}
      </p>
      <div ref={list} class="search-list">
        <SearchResults root={root} pages={answer.pages} active={active} opened={close} />
      </div>
      <p class="search-keys" aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
      </p>
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

function statusOf({ query, pages }: Answer): string {
  if (query === "") return "Operations, fields, schemas and guides";
  if (pages.length === 0) return `Nothing has “${query}”`;
  return pages.length === 1 ? "1 page" : `${pages.length} pages`;
}

/** The answer to the latest query whose answer has come. */
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
