import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { pointerTo, valueAt } from "@seamline/openapi/json-pointer";
import { followReferences } from "@seamline/openapi/references";
import { itemSchemaName, machineOf, type OpenDocument } from "../contract/documents.ts";
import type { Item } from "../contract/item-identity.ts";
import type { Resource } from "../contract/resource-tree.ts";
import { cellText } from "../contract/scalar-text.ts";
import type { ResourceView } from "../services/service-view.ts";

export interface Column {
  readonly label: string;
  /** JSON pointer into the item. */
  readonly pointer: string;
  /** Whether it has the item's state. */
  readonly isState: boolean;
}

const MOST_COLUMNS = 3;

/** What a list shows of each item beside its title: what its view says, or its state and its first members. */
export function columnsOf(
  document: OpenDocument,
  resource: Resource,
  view: ResourceView | undefined,
): Column[] {
  const state = machineOf(document, resource)?.field;
  const pointers = view?.columns ?? guessedPointers(document, resource, state);
  return pointers.map((pointer) => ({
    pointer,
    label: pointer.split("/").at(-1) ?? pointer,
    isState: pointer === pointerTo(state ?? ""),
  }));
}

function guessedPointers(document: OpenDocument, resource: Resource, state: string | undefined): string[] {
  const names = scalarMembers(document.bundle, itemSchemaName(document, resource));
  const wanted = names.filter((name) => !/name$|id$|^domain$|token/i.test(name) && name !== state);
  return [...(state === undefined ? [] : [state]), ...wanted].slice(0, MOST_COLUMNS).map(pointerTo);
}

function scalarMembers(bundle: OpenApiDocument, schemaName: string | undefined): string[] {
  const { properties = {} } = bundle.components?.schemas?.[schemaName ?? ""] ?? ({} as Schema);
  return Object.entries(properties as Readonly<Record<string, Schema>>)
    .filter(([, written]) => isScalar(followReferences<Schema>(bundle, written)))
    .map(([name]) => name);
}

function isScalar({ type }: Schema): boolean {
  return [type].flat().every((each) => each !== "object" && each !== "array" && each !== undefined);
}

export function columnText(item: Item, { pointer }: Column): string {
  return cellText(valueAt(item, pointer));
}
