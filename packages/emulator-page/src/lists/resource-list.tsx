import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { OpenDocument } from "../contract/documents.ts";
import type { PathValues } from "../contract/item-identity.ts";
import { type Resource, type ResourceOperation, wordsOf } from "../contract/resource-tree.ts";
import { ActionPanel } from "../items/action-panel.tsx";
import { changesOf } from "../live/emulator.ts";
import { useStore } from "../live/store.ts";
import { useSlowly } from "../live/use-slowly.ts";
import type { PageCaller, PageService } from "../protocol.ts";
import type { ResourceView } from "../services/service-view.ts";
import { useEmulator } from "../shell/page-context.ts";
import { EmptyList } from "./empty-list.tsx";
import { ItemPages } from "./item-pages.ts";
import { ItemTable } from "./item-table.tsx";
import { listedCall, listQuery } from "./listed-call.ts";

export interface ResourceListProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ResourceView | undefined;
  /** Values of the list's path. */
  readonly values: PathValues;
  readonly query?: Readonly<Record<string, string>>;
  readonly open?: PathValues;
  readonly caller: PageCaller | undefined;
  /** Stands above a list that is a part of something else. */
  readonly level?: 1 | 2;
}

/** A list of a resource: what there is, what can be made, and what else can be done with the collection. */
export function ResourceList(props: ResourceListProps): JSX.Element | null {
  const { resource, view, level = 1 } = props;
  const [text, setText] = useState("");
  const [running, setRunning] = useState<ResourceOperation>();
  const pages = useItemPages(props, text);
  const { count, hasMore, isLoading, problem } = useStore(pages.loaded);
  const Heading = `h${level}` as "h1";
  return (
    <section class="list" aria-label={wordsOf(resource.name)}>
      <header class="list-head">
        <Heading>{wordsOf(resource.name)}</Heading>
        <span class="count">{isLoading ? "" : countText(count, hasMore)}</span>
        {view?.search !== undefined && (
          <input
            type="search"
            class="list-search"
            placeholder="Search"
            aria-label={`Search ${resource.name}`}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
        <CollectionActions resource={resource} running={running} onRun={setRunning} />
      </header>
      {running && (
        <ActionPanel
          {...props}
          key={running.operationId}
          operation={running}
          values={valuesFor(running, props.values)}
          onClose={() => setRunning(undefined)}
        />
      )}
      {problem !== undefined && <p class="problem">{problem}</p>}
      {!isLoading && count === 0 && problem === undefined ? (
        <EmptyList {...props} />
      ) : (
        <ItemTable {...props} service={props.service.name} open={props.open} pages={pages} />
      )}
    </section>
  );
}

function countText(count: number, hasMore: boolean): string {
  return `${count.toLocaleString("en")}${hasMore ? "+" : ""}`;
}

/** Creating may need fewer or more values than listing: what is missing is asked for. */
function valuesFor({ parameters }: ResourceOperation, values: PathValues): PathValues {
  return values.slice(0, parameters.length).map((value) => (value === "-" ? "" : value));
}

/** The pages of the list, which follow the state of the service. */
function useItemPages(
  { service, document, resource, view, values, query }: ResourceListProps,
  text: string,
): ItemPages {
  const { changes } = useEmulator();
  const version = useSlowly(changesOf(useStore(changes), service.name), RELOAD_MS);
  const searched = useSlowly(text, SEARCH_MS);
  const key = [service.name, document.id, resource.key, searched, ...values].join("\n");
  // The key stands for what the list is made of.
  const pages = useMemo(() => {
    const { list } = resource;
    if (!list) throw new Error(`${resource.key} has no list.`);
    const asked = listQuery(document.bundle, resource, { name: view?.search, text: searched });
    return new ItemPages(listedCall(service.name, document, list, values, { ...asked, ...query }));
  }, [key]);
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== version) pages.reload();
    seen.current = version;
  }, [pages, version]);
  return pages;
}

/** How often a list is read anew while the state keeps changing, in milliseconds. */
const RELOAD_MS = 250;

/** How often a search is sent while somebody types, in milliseconds. */
const SEARCH_MS = 200;

interface CollectionActionsProps {
  readonly resource: Resource;
  readonly running: ResourceOperation | undefined;
  readonly onRun: (operation: ResourceOperation | undefined) => void;
}

/** What can be done without naming an item. */
export function CollectionActions({ resource, running, onRun }: CollectionActionsProps): JSX.Element {
  const { create, collectionActions } = resource;
  return (
    <div class="actions">
      {[...collectionActions, ...(create ? [create] : [])].map((operation) => (
        <button
          key={operation.operationId}
          type="button"
          class={operation === create ? "primary" : ""}
          aria-expanded={running === operation}
          onClick={() => onRun(running === operation ? undefined : operation)}
        >
          {operation === create ? "New" : wordsOf(operation.name)}
        </button>
      ))}
    </div>
  );
}
