import type { OpenApiDocument, Schema } from "@seamline/openapi/document";
import { pointerTo, valueAt } from "@seamline/openapi/json-pointer";
import { followReferences } from "@seamline/openapi/references";
import { itemSchemaName, machineOf, type OpenDocument } from "../contract/documents.ts";
import { type Resource, wordsOf } from "../contract/resource-tree.ts";
import { cellText } from "../contract/scalar-text.ts";
import type { ComputedColumn, MemberColumn, ResourceView } from "../views/service-view.ts";

export interface Column extends ComputedColumn {
  /** True if this column contains the state of the item. */
  readonly isState: boolean;
  /** True if the column contains enumerated strings, which are shown as code. */
  readonly isEnum: boolean;
}

const MAX_COLUMNS = 3;

/**
 * Returns a list's columns, except for its title: the columns that the view defines, or the state and the first few
 * members.
 */
export function columnsOf(
  document: OpenDocument,
  resource: Resource,
  view: ResourceView | undefined,
): Column[] {
  const state = machineOf(document, resource)?.field;
  const columns = view?.columns ?? guessedPointers(document, resource, state);
  return columns.map((column) => {
    if (typeof column !== "string" && "text" in column) return { ...column, isState: false, isEnum: false };
    const member = typeof column === "string" ? { pointer: column } : column;
    return memberColumn(member, state, memberSchema(document, resource, member.pointer));
  });
}

function memberColumn(
  { pointer, ...layout }: MemberColumn,
  state: string | undefined,
  schema: Schema,
): Column {
  const names = namesIn(schema);
  const isState = pointer === pointerTo(state ?? "");
  return {
    label: wordsOf(pointer.split("/").at(-1) ?? pointer),
    text: (item) => {
      const value = valueAt(item, pointer);
      return names.get(value) ?? cellText(value);
    },
    isState,
    isEnum: schema.type === "string" && (schema.enum !== undefined || schema["x-open-enum"] !== undefined),
    ...(isState && { width: "8rem" }),
    ...layout,
  };
}

/** Returns the names of enumerated numbers. */
export function valueNames(
  document: OpenDocument,
  resource: Resource,
  pointer: string,
): ReadonlyMap<unknown, string> {
  return namesIn(memberSchema(document, resource, pointer));
}

/** Returns the schema of a member of a resource's items. */
function memberSchema(document: OpenDocument, resource: Resource, pointer: string): Schema {
  const { bundle } = document;
  const name = itemSchemaName(document, resource) ?? "";
  const schema = bundle.components?.schemas?.[name] as Schema | undefined;
  const written = schema?.properties?.[pointer.slice(1)];
  return written ? followReferences<Schema>(bundle, written) : {};
}

function namesIn({ enum: values = [], ...others }: Schema): ReadonlyMap<unknown, string> {
  const names = others["x-enum-varnames"];
  return new Map(Array.isArray(names) ? values.map((value, index) => [value, `${names[index]}`]) : []);
}

function guessedPointers(document: OpenDocument, resource: Resource, state: string | undefined): string[] {
  const names = scalarMembers(document.bundle, itemSchemaName(document, resource));
  const wanted = names.filter((name) => !/name$|id$|^domain$|token/i.test(name) && name !== state);
  return [...(state === undefined ? [] : [state]), ...wanted].slice(0, MAX_COLUMNS).map(pointerTo);
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
