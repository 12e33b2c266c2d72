import type { ContractOperation } from "@seamline/openapi/contract-operation";

/** Operations on items of one kind, derived from paths: `/matters`, `/matters/{matterId}`, `/matters/{matterId}:close`. */
export interface Resource {
  /** Path of an item with unnamed parameters: `/matters/{}`. */
  readonly key: string;
  /** Path template of an item, as written by one of its operations. */
  readonly template: string;
  /** Name of the last path parameter. */
  readonly parameter: string;
  readonly get: ContractOperation | undefined;
  readonly list: ContractOperation | undefined;
  readonly create: ContractOperation | undefined;
  readonly update: ContractOperation | undefined;
  readonly remove: ContractOperation | undefined;
  /** Other operations on an item, such as `POST /matters/{matterId}:close` or `GET /zones/{id}/export`. */
  readonly actions: readonly ContractOperation[];
  readonly children: readonly Resource[];
}

const ITEM = /\/\{([^{}]+)\}$/;
const UPDATES: readonly string[] = ["PUT", "PATCH", "POST"];

/** Returns a template with unnamed parameters, because operations can use different names for the same path segment. */
export function pathKey(template: string): string {
  return template.replace(/\{[^{}]+\}/g, "{}");
}

/** Returns the keys of the items in a path, from the outermost to the innermost. */
export function itemKeys(template: string): string[] {
  const key = pathKey(template);
  return Array.from(key.matchAll(/\{\}/g), ({ index }) => key.slice(0, index + 2));
}

/** Returns the outermost resources of a contract. Each contains the resources below its items. */
export function readResources(operations: Iterable<ContractOperation>): Resource[] {
  const all = [...operations];
  const templates = new Map<string, string>();
  for (const { template } of all) if (ITEM.test(template)) templates.set(pathKey(template), template);
  const keys = [...templates.keys()];
  const parentOf = (key: string) =>
    keys.filter((each) => key.startsWith(`${each}/`)).sort((a, b) => b.length - a.length)[0];
  const collections = new Set(keys.map(collectionOf));
  const items = all.filter(({ template }) => !collections.has(pathKey(template)));
  const build = (key: string): Resource => ({
    ...operationsAt(key, templates.get(key) ?? key, all),
    actions: items.filter((each) => isAction(pathKey(each.template), key)),
    children: keys.filter((each) => parentOf(each) === key).map(build),
  });
  return keys.filter((key) => parentOf(key) === undefined).map(build);
}

/** Returns resources and the resources below them. */
export function allResources(resources: readonly Resource[]): Resource[] {
  return resources.flatMap((each) => [each, ...allResources(each.children)]);
}

function operationsAt(
  key: string,
  template: string,
  all: readonly ContractOperation[],
): Omit<Resource, "actions" | "children"> {
  const collection = collectionOf(key);
  const at = (path: string, ...methods: readonly string[]) =>
    methods
      .map((method) => all.find((each) => pathKey(each.template) === path && each.method === method))
      .find((each) => each !== undefined);
  return {
    key,
    template,
    parameter: ITEM.exec(template)?.[1] ?? "",
    get: at(key, "GET"),
    list: at(collection, "GET"),
    create: at(collection, "POST") ?? creating(at(collection, "PUT")),
    update: at(key, ...UPDATES),
    remove: at(key, "DELETE"),
  };
}

/** PUT usually replaces a whole collection. It only creates an item if the contract documents status 201. */
function creating(put: ContractOperation | undefined): ContractOperation | undefined {
  return put?.responses.has("201") ? put : undefined;
}

function collectionOf(key: string): string {
  return key.replace(/\/\{\}$/, "");
}

/** Returns whether a path adds a verb to an item's path, such as `:close` or `/export`. */
function isAction(path: string, key: string): boolean {
  return path.startsWith(key) && /^[:/][^/{}:]+$/.test(path.slice(key.length));
}
