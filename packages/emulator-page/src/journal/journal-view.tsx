import { useStore } from "@seamline/ui/state/store";
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { VirtualList } from "../lists/virtual-list.tsx";
import { useEmulator } from "../live/page-context.ts";
import { useSlowly } from "../live/use-slowly.ts";
import { hrefOf } from "../page/route.ts";
import { PHONE, useMedia } from "../page/use-media.ts";
import type { JournalSummary } from "../protocol.ts";
import { journalText as text } from "../strings.ts";
import { EmptyJournal } from "./empty-journal.tsx";
import { EntryView } from "./entry-view.tsx";
import { fits, readFilter } from "./journal-filter.ts";
import { JournalHead } from "./journal-head.tsx";
import { JournalRow } from "./journal-row.tsx";

const ROW_HEIGHT = 30;
/** On phones, a request takes two lines. */
const TWO_LINES_HEIGHT = 48;
const DRAW_MS = 100;

interface JournalViewProps {
  /** Id of the request that is open. */
  readonly id: number | undefined;
  readonly query: Readonly<Record<string, string>>;
}

/** Shows the received requests as they arrive, newest first. */
export function JournalView({ id, query }: JournalViewProps): JSX.Element {
  const { journal } = useEmulator();
  const live = useSlowly(useStore(journal), DRAW_MS).entries;
  const [paused, setPaused] = useState<readonly JournalSummary[]>();
  const entries = paused ?? live;
  const filter = readFilter(query);
  const key = JSON.stringify(filter);
  // `key` contains the whole filter.
  const found = useMemo(() => entries.filter((entry) => fits(entry, filter)).reverse(), [entries, key]);
  const added = useAdded(found, key);
  const list = useRef<HTMLElement>(null);
  const rowHeight = useMedia(PHONE) ? TWO_LINES_HEIGHT : ROW_HEIGHT;
  useReturnToRow(list, id);
  return (
    <div class={id === undefined ? "split" : "split open"}>
      <section class="list" aria-label={text.title} ref={list}>
        <JournalHead
          filter={filter}
          entries={entries}
          found={found.length}
          waiting={paused && countSince(live, paused)}
          onPause={(isPaused) => setPaused(isPaused ? live : undefined)}
        />
        {found.length === 0 ? (
          <EmptyJournal isFiltered={entries.length > 0} />
        ) : (
          <>
            <Columns />
            <VirtualList
              key={key}
              label={text.requests(found.length)}
              count={found.length}
              added={added}
              rowHeight={rowHeight}
              row={(index) => <Row entry={found[index]} open={id} query={query} />}
            />
          </>
        )}
      </section>
      {id !== undefined && <EntryView key={id} id={id} query={query} {...neighbors(found, id)} />}
    </div>
  );
}

/** Returns the IDs of the requests next to an open request in the list. */
function neighbors(
  found: readonly JournalSummary[],
  id: number,
): { readonly newer: number | undefined; readonly older: number | undefined } {
  return {
    newer: found.findLast((entry) => entry.id > id)?.id,
    older: found.find((entry) => entry.id < id)?.id,
  };
}

/** Counts the requests that have arrived since the list was paused. */
function countSince(live: readonly JournalSummary[], paused: readonly JournalSummary[]): number {
  const last = paused.at(-1)?.id ?? 0;
  return live.filter(({ id }) => id > last).length;
}

/** Counts how many requests have been added at the start of the list since the filter was set. */
function useAdded(found: readonly JournalSummary[], filter: string): number {
  const seen = useRef({ filter, found, added: 0 });
  const { current } = seen;
  if (current.filter !== filter) seen.current = { filter, found, added: 0 };
  else if (current.found !== found) {
    const newest = current.found[0]?.id ?? 0;
    const known = found.findIndex((entry) => entry.id <= newest);
    seen.current = { filter, found, added: current.added + (known === -1 ? found.length : known) };
  }
  return seen.current.added;
}

/** Returns the focus to a request's row when the request is closed. */
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

/** Column headings. Screen readers read the rows as links, so the headings are hidden from them. */
function Columns(): JSX.Element {
  return (
    <div class="jr jr-head" aria-hidden="true">
      <span class="jr-time">{text.columns.time}</span>
      <span class="jr-service">{text.columns.service}</span>
      <span class="jr-status">{text.columns.status}</span>
      <span>{text.columns.method}</span>
      <span class="jr-target">{text.columns.target}</span>
      <span class="jr-operation">{text.columns.operation}</span>
      <span class="jr-caller">{text.columns.caller}</span>
      <span class="jr-note">{text.columns.note}</span>
      <span class="jr-duration">{text.columns.duration}</span>
    </div>
  );
}

interface RowProps {
  readonly entry: JournalSummary | undefined;
  readonly open: number | undefined;
  readonly query: Readonly<Record<string, string>>;
}

function Row({ entry, open, query }: RowProps): JSX.Element | null {
  return entry ? <JournalRow entry={entry} isOpen={entry.id === open} query={query} /> : null;
}
