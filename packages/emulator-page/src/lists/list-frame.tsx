import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import { ActionPanel } from "../actions/action-panel.tsx";
import type { CreatedItem } from "../actions/sent-response.tsx";
import type { OpenDocument } from "../contract/documents.ts";
import { type Item, itemValues, type PathValues, titleOf } from "../contract/item-identity.ts";
import { type Resource, type ResourceOperation, wordsOf } from "../contract/resource-tree.ts";
import { hrefOf } from "../page/route.ts";
import type { PageCaller, PageService } from "../protocol.ts";
import { listText } from "../strings.ts";
import type { ResourceView } from "../views/service-view.ts";

export interface ResourceListProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ResourceView | undefined;
  /** Links to the parents of the list. */
  readonly place?: ComponentChildren;
  /** Path values of the list. */
  readonly values: PathValues;
  readonly query?: Readonly<Record<string, string>>;
  readonly open?: PathValues;
  readonly caller: PageCaller | undefined;
  /** Level of the heading. 2 for a list that is part of an item. */
  readonly level?: 1 | 2;
}

interface ListFrameProps extends ResourceListProps {
  /** Formatted number of items. Empty while the list is loading. */
  readonly count: string;
  /** The search field, if the list supports searching. */
  readonly search?: { readonly text: string; readonly onText: (text: string) => void };
  readonly children: ComponentChildren;
}

/** Shows a list's header: its name, item count, search field and operations. */
export function ListFrame(props: ListFrameProps): JSX.Element {
  const { resource, view, place, values, open, caller, level = 1, count, search, children } = props;
  const [running, setRunning] = useState<ResourceOperation>();
  const Heading = `h${level}` as "h1";
  return (
    <section class="list" aria-label={wordsOf(resource.name)}>
      {place}
      <header class="list-head">
        <Heading>{wordsOf(resource.name)}</Heading>
        <span class="count">{count}</span>
        {count !== "" && isOfCaller(props) && (
          <span class="none">{listText.visibleTo(caller?.name ?? "")}</span>
        )}
        {search && (
          <input
            type="search"
            class="list-search"
            placeholder={listText.search}
            aria-label={listText.searchIn(wordsOf(resource.name))}
            value={search.text}
            onInput={(event) => search.onText(event.currentTarget.value)}
          />
        )}
        <CollectionActions
          resource={resource}
          isMain={level === 1 && open === undefined}
          running={running}
          onRun={setRunning}
        />
      </header>
      {running && (
        <ActionPanel
          {...props}
          key={running.operationId}
          operation={running}
          values={valuesFor(running, values)}
          body={running === resource.create ? view?.proposal?.(caller) : undefined}
          createdItem={running === resource.create ? (item) => linkTo(props, item) : undefined}
          onClose={() => setRunning(undefined)}
        />
      )}
      {children}
    </section>
  );
}

/** Returns a link to an item of the list, or `undefined` if the item has no page. */
function linkTo({ service, resource, view, values }: ResourceListProps, item: Item): CreatedItem | undefined {
  const own = resource.get && itemValues(resource, values, item);
  return own && { title: titleOf(item, view?.title), href: hrefOf([service.name, resource.key, ...own]) };
}

/** Returns whether the items in the list depend on the selected caller. */
function isOfCaller({ service, resource }: ListFrameProps): boolean {
  const own = service.roots.filter(({ operationId }) => operationId === resource.list?.operationId);
  return service.callers.length > 1 && own.some(({ headers }) => headers !== undefined);
}

/** Returns the known path values of an operation. It may need fewer or more values than the list. */
function valuesFor({ parameters }: ResourceOperation, values: PathValues): PathValues {
  return values.slice(0, parameters.length).map((value) => (value === "-" ? "" : value));
}

interface CollectionActionsProps {
  readonly resource: Resource;
  /** Whether the list is the main part of the view, so that its create button is the primary one. */
  readonly isMain: boolean;
  readonly running: ResourceOperation | undefined;
  readonly onRun: (operation: ResourceOperation | undefined) => void;
}

/** Buttons for operations that do not apply to a specific item. */
function CollectionActions({ resource, isMain, running, onRun }: CollectionActionsProps): JSX.Element {
  const { create, collectionActions } = resource;
  return (
    <div class="actions">
      {[...collectionActions, ...(create ? [create] : [])].map((operation) => (
        <button
          key={operation.operationId}
          type="button"
          class={operation === create && isMain ? "primary" : ""}
          aria-expanded={running === operation}
          onClick={() => onRun(running === operation ? undefined : operation)}
        >
          {wordsOf(operation === create ? operation.operationId : operation.name)}
        </button>
      ))}
    </div>
  );
}
