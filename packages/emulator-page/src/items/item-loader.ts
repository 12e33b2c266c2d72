import { useEffect, useState } from "preact/hooks";
import { targetOf, view } from "../contract/calls.ts";
import type { OpenDocument } from "../contract/documents.ts";
import { type Item, itemValues, type PathValues } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resource-tree.ts";
import { listQuery } from "../lists/listed-call.ts";
import { changesOf } from "../live/emulator.ts";
import { useStore } from "../live/store.ts";
import { useSlowly } from "../live/use-slowly.ts";
import type { PageCaller } from "../protocol.ts";
import type { ServiceView } from "../services/service-view.ts";
import { useEmulator } from "../shell/page-context.ts";

export interface LoadedItem {
  readonly item?: Item;
  readonly problem?: string;
}

interface ItemPlace {
  readonly service: string;
  readonly document: OpenDocument;
  readonly resource: Resource;
  readonly view: ServiceView | undefined;
  readonly values: PathValues;
  readonly caller: PageCaller | undefined;
}

/** An item as it is now. */
export function useItem(place: ItemPlace): LoadedItem {
  const { changes } = useEmulator();
  const version = useSlowly(changesOf(useStore(changes), place.service), RELOAD_MS);
  const { document, resource, caller } = place;
  const key = [place.service, document.id, resource.key, caller?.name, ...place.values].join("\n");
  const [loaded, setLoaded] = useState<LoadedItem & { readonly key: string }>({ key });
  // The key stands for the place, and changes for its state.
  useEffect(() => {
    let isOver = false;
    loadItem(place).then(
      (item) => isOver || setLoaded({ key, ...(item ? { item } : { problem: GONE }) }),
      (error: unknown) => isOver || setLoaded({ key, problem: (error as Error).message }),
    );
    return () => {
      isOver = true;
    };
  }, [key, version]);
  return loaded.key === key ? loaded : {};
}

const RELOAD_MS = 200;
const GONE = "There is no such item any more.";

async function loadItem(place: ItemPlace): Promise<Item | undefined> {
  const { service, resource, values, caller } = place;
  const { get } = resource;
  if (get) return (await view(service, targetOf(get, values, listQueryOf(place)), caller)) as Item;
  const siblings = await itemsBeside(place);
  const own = values.join("\n");
  const listValues = values.slice(0, -1);
  return siblings.find((item) => itemValues(resource, listValues, item)?.join("\n") === own);
}

/** The items that an item without an operation of its own stands among. */
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

/** Asks for the whole of the item where the operation offers less. */
function listQueryOf({ document, resource }: ItemPlace): Record<string, string> {
  return listQuery(document.bundle, { ...resource, list: resource.get }, { text: "" });
}
