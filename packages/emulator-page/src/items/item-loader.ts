import { targetOf, view } from "../contract/calls.ts";
import type { OpenDocument } from "../contract/documents.ts";
import { type Item, itemValues, type PathValues } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resource-tree.ts";
import { listQuery } from "../lists/listed-call.ts";
import { type Loaded, useChanges, useLoaded } from "../live/use-control.ts";
import type { PageCaller } from "../protocol.ts";
import { itemText } from "../strings.ts";
import type { ServiceView } from "../views/service-view.ts";

interface ItemPlace {
  readonly service: string;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ServiceView | undefined;
  readonly values: PathValues;
  readonly caller: PageCaller | undefined;
}

/** Loads an item and keeps it up to date. */
export function useItem(place: ItemPlace): Loaded<Item> {
  const { service, document, resource, values, caller } = place;
  // All path values that identify the item.
  const key = [service, document.id, resource.key, caller?.name, ...values].join("\n");
  return useLoaded(key, useChanges(service), () => loadItem(place));
}

async function loadItem(place: ItemPlace): Promise<Item> {
  const { service, resource, values, caller } = place;
  const { get } = resource;
  if (get) return (await view(service, targetOf(get, values, listQueryOf(place)), caller)) as Item;
  const siblings = await itemsBeside(place);
  const own = values.join("\n");
  const listValues = values.slice(0, -1);
  const found = siblings.find((item) => itemValues(resource, listValues, item)?.join("\n") === own);
  if (!found) throw new Error(itemText.notFound);
  return found;
}

/** Returns all items in the same list. Used if items cannot be read individually. */
async function itemsBeside(place: ItemPlace): Promise<readonly Item[]> {
  const { service, document, resource, view: views, values, caller } = place;
  const listValues = values.slice(0, -1);
  if (resource.list) {
    const body = await view(service, targetOf(resource.list, listValues), caller);
    return (Object.values(Object(body)).find((value) => Array.isArray(value)) ?? []) as Item[];
  }
  const member = views?.resources?.[resource.key]?.within;
  const parent = document.resources.get(resource.parent ?? "");
  if (member === undefined || !parent?.get) return [];
  const body = (await view(service, targetOf(parent.get, listValues), caller)) as Item;
  return (body[member] ?? []) as Item[];
}

/** Requests an item's full view, if the operation has a parameter for it. */
function listQueryOf({ document, resource }: ItemPlace): Record<string, string> {
  return listQuery(document.bundle, { ...resource, list: resource.get }, { text: "" });
}
