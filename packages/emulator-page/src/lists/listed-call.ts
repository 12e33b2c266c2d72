import type { OpenApiDocument, Pagination, ParameterObject, Schema } from "@seamline/openapi/document";
import { followReferences } from "@seamline/openapi/references";
import { targetOf } from "../contract/calls.ts";
import type { OpenDocument } from "../contract/documents.ts";
import type { PathValues } from "../contract/item-identity.ts";
import type { Resource, ResourceOperation } from "../contract/resource-tree.ts";
import type { PageCaller } from "../protocol.ts";
import type { ListedCall } from "./item-pages.ts";

interface ListedAs {
  /** Query parameters that are not used for pagination. */
  readonly query?: Readonly<Record<string, string>>;
  readonly caller?: PageCaller | undefined;
}

/** Describes a list operation and how it is paginated. */
export function listedCall(
  service: string,
  { bundle }: OpenDocument,
  list: ResourceOperation,
  values: PathValues,
  { query = {}, caller }: ListedAs = {},
): ListedCall {
  const pagination = list.placed.operation["x-pagination"] as Pagination | undefined;
  return {
    service,
    ...(caller && { caller }),
    target: (parameters) => targetOf(list, values, { ...query, ...parameters }),
    ...(pagination && { pagination }),
    pageSize: pageSizeOf(bundle, list, pagination),
  };
}

const SIZE_NAME = /^(?:pageSize|perPage|limit|maxResults)$/i;

/** The assumed maximum page size if the document does not specify one. */
const DEFAULT_MAX_ITEMS = 100;

function pageSizeOf(
  bundle: OpenApiDocument,
  list: ResourceOperation,
  pagination: Pagination | undefined,
): ListedCall["pageSize"] {
  if (!pagination) return undefined;
  const found = queryParameters(bundle, list).find(({ name }) => SIZE_NAME.test(name));
  if (!found) return undefined;
  const schema = followReferences<Schema>(bundle, (found.schema ?? {}) as Schema);
  const most = typeof schema.maximum === "number" ? schema.maximum : DEFAULT_MAX_ITEMS;
  return { name: found.name, most };
}

export function queryParameters(bundle: OpenApiDocument, { placed }: ResourceOperation): ParameterObject[] {
  const written = [...(placed.item.parameters ?? []), ...(placed.operation.parameters ?? [])];
  return written
    .map((each) => followReferences<ParameterObject>(bundle, each))
    .filter((each) => each.in === "query");
}

/** Returns the query parameters for searching, and for the full view of each item if the list supports it. */
export function listQuery(
  bundle: OpenApiDocument,
  { list }: Resource,
  search: { readonly name?: string; readonly text: string },
): Record<string, string> {
  if (!list) return {};
  const views = queryParameters(bundle, list).filter(({ name }) => name === "view");
  const full = views.flatMap(
    ({ schema }) => followReferences<Schema>(bundle, (schema ?? {}) as Schema).enum ?? [],
  );
  const whole = full.find((value) => /^FULL/.test(String(value)));
  return {
    ...(whole !== undefined && { view: String(whole) }),
    ...(search.name !== undefined && search.text !== "" && { [search.name]: search.text }),
  };
}
