import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { VirtualList } from "../lists/virtual-list.tsx";
import { control } from "../live/control-client.ts";
import { useEmulator } from "../live/page-context.ts";
import { useSlowly } from "../live/use-slowly.ts";
import { go, hrefOf } from "../page/route.ts";
import type { JournalSummary } from "../protocol.ts";
import { journalText as text } from "../strings.ts";
import { EmptyJournal } from "./empty-journal.tsx";
import { EntryView } from "./entry-view.tsx";
import { fits, type JournalFilter, readFilter, valuesOf } from "./journal-filter.ts";
import { JournalRow } from "./journal-row.tsx";

const ROW_HEIGHT = 30;
const DRAW_MS = 100;

interface JournalViewProps {
  /** Id of the request that is open. */
  readonly id: number | undefined;
  readonly query: Readonly<Record<string, string>>;
}

/** Shows the received requests as they arrive. */
export function JournalView({ id, query }: JournalViewProps): JSX.Element {
  const { journal } = useEmulator();
  const { entries } = useSlowly(useStore(journal), DRAW_MS);
  const filter = readFilter(query);
  const key = JSON.stringify(filter);
  // `key` contains the whole filter.
  const found = useMemo(
    () => (key === "{}" ? entries : entries.filter((entry) => fits(entry, filter))),
    [entries, key],
  );
  const dropped = useDropped(found, key);
  const list = useRef<HTMLElement>(null);
  useReturnToRow(list, id);
  return (
    <div class={id === undefined ? "split" : "split open"}>
      <section class="list" aria-label={text.title} ref={list}>
        <JournalHead filter={filter} entries={entries} found={found.length} />
        {found.length === 0 ? (
          <EmptyJournal isFiltered={entries.length > 0} />
        ) : (
          <VirtualList
            key={key}
            label={text.requests(found.length)}
            count={found.length}
            dropped={dropped}
            rowHeight={ROW_HEIGHT}
            followsEnd
            row={(index) => <Row entry={found[index]} open={id} query={query} />}
          />
        )}
      </section>
      {id !== undefined && <EntryView key={id} id={id} query={query} />}
    </div>
  );
}

/** Counts how many requests have been removed from the start of the list since the filter was set. */
function useDropped(found: readonly JournalSummary[], filter: string): number {
  const seen = useRef({ filter, found, dropped: 0 });
  const { current } = seen;
  if (current.filter !== filter) seen.current = { filter, found, dropped: 0 };
  else if (current.found !== found) {
    const first = found[0]?.id ?? 0;
    const gone = current.found.findIndex((entry) => entry.id >= first);
    seen.current = { filter, found, dropped: current.dropped + Math.max(0, gone) };
  }
  return seen.current.dropped;
}

/** Returns the focus to the row of a request when the request is closed. */
function useReturnToRow(list: { readonly current: HTMLElement | null }, id: number | undefined): void {
  const opened = useRef(id);
  useEffect(() => {
    const { current: before } = opened;
    opened.current = id;
    if (id !== undefined || before === undefined) return;
    if (list.current?.contains(document.activeElement)) return;
    const row = list.current?.querySelector<HTMLElement>(`a[href^="${hrefOf(["journal", String(before)])}"]`);
    row?.focus({ preventScroll: true });
  }, [list, id]);
}

interface RowProps {
  readonly entry: JournalSummary | undefined;
  readonly open: number | undefined;
  readonly query: Readonly<Record<string, string>>;
}

function Row({ entry, open, query }: RowProps): JSX.Element | null {
  return entry ? <JournalRow entry={entry} isOpen={entry.id === open} query={query} /> : null;
}

interface JournalHeadProps {
  readonly filter: JournalFilter;
  readonly entries: readonly JournalSummary[];
  readonly found: number;
}

function JournalHead({ filter, entries, found }: JournalHeadProps): JSX.Element {
  const choices = useMemo(
    () => ({
      services: valuesOf(entries, "service"),
      operations: valuesOf(entries, "operationId"),
      callers: valuesOf(entries, "caller"),
    }),
    [entries],
  );
  const set = (name: keyof JournalFilter, value: string): void => {
    const { [name]: _, ...others } = filter;
    go(["journal"], value === "" ? others : { ...others, [name]: value });
  };
  const isFiltered = Object.keys(filter).length > 0;
  const total = entries.length.toLocaleString("en");
  return (
    <header class="list-head">
      <h1>{text.title}</h1>
      <span class="count">{isFiltered ? text.foundOf(found.toLocaleString("en"), total) : total}</span>
      <search class="filters">
        <input
          type="search"
          placeholder={text.filter}
          aria-label={text.filterHint}
          value={filter.text ?? ""}
          onInput={(event) => set("text", event.currentTarget.value)}
        />
        <Choice
          label={text.service}
          value={filter.service}
          values={choices.services}
          onPick={(value) => set("service", value)}
        />
        <Choice
          label={text.operation}
          value={filter.operation}
          values={choices.operations}
          onPick={(value) => set("operation", value)}
        />
        <Choice
          label={text.status}
          value={filter.status}
          values={STATUSES}
          onPick={(value) => set("status", value)}
        />
        <Choice
          label={text.caller}
          value={filter.caller}
          values={choices.callers}
          onPick={(value) => set("caller", value)}
        />
      </search>
      <div class="actions">
        <button type="button" onClick={() => void control("DELETE", "/requests")}>
          {text.clear}
        </button>
      </div>
    </header>
  );
}

const STATUSES = ["2xx", "4xx", "5xx", "problems", "faults"];

interface ChoiceProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly values: readonly string[];
  readonly onPick: (value: string) => void;
}

function Choice({ label, value = "", values, onPick }: ChoiceProps): JSX.Element {
  const all = value === "" || values.includes(value) ? values : [value, ...values];
  return (
    <select
      aria-label={label}
      class={value === "" ? "" : "set"}
      value={value}
      onChange={(event) => onPick(event.currentTarget.value)}
    >
      <option value="">{label}</option>
      {all.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}
