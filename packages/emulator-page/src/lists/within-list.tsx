import { valueAt } from "@seamline/openapi/json-pointer";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { Item } from "../contract/item-identity.ts";
import { type ResourceOperation, wordsOf } from "../contract/resource-tree.ts";
import { ActionPanel } from "../items/action-panel.tsx";
import { Store } from "../live/store.ts";
import { EmptyList } from "./empty-list.tsx";
import { ItemTable } from "./item-table.tsx";
import { CollectionActions, type ResourceListProps } from "./resource-list.tsx";

type WithinListProps = ResourceListProps & { readonly item: Item; readonly pointer: string };

/** Items that no operation lists: they stand in the item that they belong to. */
export function WithinList(props: WithinListProps): JSX.Element {
  const { resource, values, item, pointer } = props;
  const [running, setRunning] = useState<ResourceOperation>();
  const found = valueAt(item, pointer);
  const items = (Array.isArray(found) ? found : []) as Item[];
  const pages = {
    loaded: new Store({
      items: new Map(items.map((each, index) => [index, each])),
      count: items.length,
      hasMore: false,
      isLoading: false,
    }),
    show: () => undefined,
  };
  return (
    <section class="list" aria-label={wordsOf(resource.name)}>
      <header class="list-head">
        <h2>{wordsOf(resource.name)}</h2>
        <span class="count">{items.length}</span>
        <CollectionActions resource={resource} running={running} onRun={setRunning} />
      </header>
      {running && (
        <ActionPanel
          {...props}
          key={running.operationId}
          operation={running}
          values={values}
          onClose={() => setRunning(undefined)}
        />
      )}
      {items.length === 0 ? (
        <EmptyList {...props} />
      ) : (
        <ItemTable {...props} service={props.service.name} open={undefined} pages={pages} />
      )}
    </section>
  );
}
