import type { JSX } from "preact";
import { machineOf, type OpenDocument } from "../contract/documents.ts";
import { type Item, type PathValues, titleOf } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resource-tree.ts";
import { scalarText } from "../contract/scalar-text.ts";
import { StateBadge } from "../lists/item-table.tsx";
import type { PageService } from "../protocol.ts";
import { itemText } from "../strings.ts";
import type { ResourceView } from "../views/service-view.ts";
import { ItemActions } from "./item-actions.tsx";

interface ItemHeadProps {
  readonly service: PageService;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ResourceView | undefined;
  readonly values: PathValues;
  readonly item: Item;
  /** The operation whose form is currently open. */
  readonly doing: string | undefined;
}

/** Shows the title and state of an item, and the operations on it. */
export function ItemHead(props: ItemHeadProps): JSX.Element {
  const { document, resource, view, item } = props;
  const found = machineOf(document, resource);
  const state = found && scalarText(item[found.field]);
  const hint = view?.hint?.(item) ?? "";
  const id = props.values.at(-1);
  const title = titleOf(item, view?.title);
  return (
    <header class="item-head">
      <h1>
        <bdi>{title}</bdi> {state !== undefined && <StateBadge state={state} />}
      </h1>
      {(hint !== "" || id !== title) && (
        <p class="item-hint">
          {id !== title && (
            <>
              {itemText.id} <code>{id}</code> {hint !== "" && "–"}{" "}
            </>
          )}
          <bdi>{hint}</bdi>
        </p>
      )}
      <ItemActions {...props} machine={found?.machine} state={state} />
    </header>
  );
}
