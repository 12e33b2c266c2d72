import type { OpenApiDocument } from "@seamline/openapi/document";
import { operationsOf } from "@seamline/openapi/operations";
import type { Collections } from "../../store/collection.ts";
import type { Call, ServiceDocument } from "../handlers.ts";
import type { Seed } from "../seed.ts";
import type { ServiceContext } from "../service.ts";
import { ServiceError } from "../service-error.ts";
import type { ServiceView, ViewCaller } from "../service-view.ts";

type Context = ServiceContext<Collections, unknown>;

interface ViewedService {
  readonly name: string;
  readonly documents: readonly Pick<ServiceDocument<unknown, never, never>, "document">[];
  readonly collections: Collections;
  callers(seed: Seed): readonly ViewCaller[];
}

/** Path parameter that contains the key of an item. Items in responses have an additional member with this name. */
const KEY = "_key";

/** Maximum number of items per page. */
const MAX_PAGE_SIZE = 1_000;

/**
 * Creates a view that lists the items of every collection by key. The page reads them through a generated document,
 * because the contract may have no list operations.
 */
export function collectionView(service: ViewedService): ServiceView<Collections, Context, undefined> {
  const names = Object.keys(service.collections);
  const document = viewDocument(service);
  return {
    callers: (seed) => service.callers(seed),
    viewer: () => undefined,
    roots: () => names.map((name) => ({ document: document.id, operationId: `${name}.list`, path: {} })),
    document,
  };
}

function viewDocument({
  name,
  documents,
  collections,
}: ViewedService): ServiceDocument<unknown, Context, undefined> {
  const contract = (documents[0]?.document ?? {}) as Partial<OpenApiDocument>;
  const { title = name, version = "1" } = contract.info ?? {};
  const declared = Object.entries(collections);
  return {
    id: `${name}.collections@${version}`,
    document: {
      openapi: "3.1.0",
      info: { title: `Collections of ${title}`, version },
      paths: {
        ...contractPaths(contract, Object.keys(collections)),
        ...Object.fromEntries(declared.flatMap(([each, { schema }]) => pathsOf(each, schema))),
      },
      components: contract.components ?? {},
    },
    handlers: Object.fromEntries(declared.flatMap(([each]) => handlersOf(each))) as never,
    coverageNotes: {},
  };
}

/**
 * Returns the contract's paths with the operations on collection items, such as `parcels.send`. The page shows forms
 * for these operations, and sends their requests to the service.
 */
function contractPaths(
  contract: Partial<OpenApiDocument>,
  collections: readonly string[],
): Record<string, object> {
  const acts = ({ placed, method }: { placed: string; method: string }): boolean => {
    const [, collection = "", name = ""] = /^([^.]+)\.([^.]+)$/.exec(placed) ?? [];
    return collections.includes(collection) && name !== "list" && name !== "get" && method !== "get";
  };
  const kept = operationsOf({ ...contract, paths: contract.paths ?? {} } as OpenApiDocument).filter(
    ({ method, operation }) => acts({ placed: operation["x-method"] ?? "", method }),
  );
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { path, method, item, operation } of kept) {
    const { parameters } = item;
    paths[path] = { ...(parameters && { parameters }), ...paths[path], [method]: operation };
  }
  return paths;
}

function pathsOf(collection: string, schema: string | undefined): [path: string, item: object][] {
  const item = schema === undefined ? { type: "object" } : { $ref: `#/components/schemas/${schema}` };
  return [
    [
      `/collections/${collection}`,
      {
        get: {
          operationId: `${collection}.list`,
          summary: `Lists the items in the collection ${collection}.`,
          "x-method": `${collection}.list`,
          "x-pagination": {
            style: "token",
            parameter: "pageToken",
            items: "/items",
            next: "/nextPageToken",
          },
          parameters: [
            { name: "pageToken", in: "query", schema: { type: "string" } },
            {
              name: "pageSize",
              in: "query",
              schema: { type: "integer", minimum: 1, maximum: MAX_PAGE_SIZE, default: 100 },
            },
          ],
          responses: responsesWith({
            type: "object",
            properties: { items: { type: "array", items: item }, nextPageToken: { type: "string" } },
          }),
        },
      },
    ],
    [
      `/collections/${collection}/{${KEY}}`,
      {
        get: {
          operationId: `${collection}.get`,
          summary: `Returns an item in the collection ${collection}.`,
          "x-method": `${collection}.get`,
          parameters: [{ name: KEY, in: "path", required: true, schema: { type: "string" } }],
          responses: responsesWith(item),
        },
      },
    ],
  ];
}

function responsesWith(schema: object): object {
  return { 200: { description: "Success.", content: { "application/json": { schema } } } };
}

interface ListTypes {
  readonly path: unknown;
  readonly query: { readonly pageToken?: string; readonly pageSize: number };
  readonly body: unknown;
  readonly response: unknown;
}

interface GetTypes {
  readonly path: { readonly [KEY]: string };
  readonly query: unknown;
  readonly body: unknown;
  readonly response: unknown;
}

function handlersOf(collection: string): [operationId: string, handler: (call: never) => Promise<object>][] {
  return [
    [`${collection}.list`, (call: Call<ListTypes, Context>) => listItems(collection, call)],
    [`${collection}.get`, (call: Call<GetTypes, Context>) => getItem(collection, call)],
  ];
}

async function listItems(collection: string, { context, query }: Call<ListTypes, Context>): Promise<object> {
  const { pageToken, pageSize } = query;
  const page = await context.state.read((reader) =>
    reader.list(collection, { after: pageToken, limit: pageSize }),
  );
  return {
    items: page.items.map(({ id, value }) => itemForPage(id, value)),
    ...(page.next !== undefined && { nextPageToken: page.next }),
  };
}

async function getItem(collection: string, { context, path }: Call<GetTypes, Context>): Promise<object> {
  const key = path[KEY];
  const value: unknown = await context.state.read((reader) => reader.get(collection, key));
  if (value === undefined) throw new ServiceError(404, `The collection ${collection} has no item "${key}".`);
  return itemForPage(key, value);
}

/** Adds the key to an item. The page needs the key to open the item, and shows it if the item has no name. */
function itemForPage(key: string, value: unknown): object {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return { id: key, ...(isObject ? value : { value }), [KEY]: key };
}
