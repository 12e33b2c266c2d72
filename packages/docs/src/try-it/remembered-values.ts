import type { NamedOperation } from "@seamline/ui/request/operation-form";
import { fillPath, fillPattern, parametersOf } from "@seamline/ui/request/resource-name";
import type { TryItOperation } from "./try-it-data.ts";

/**
 * Values from earlier responses in the tab, used to prefill forms. For example, the page of `closeMatter` suggests the
 * matter that was just created.
 */
export interface RememberedValues {
  /** Known items by service and collection path, for example `retention /v1/matters`. Newest items come first. */
  readonly items: Readonly<Record<string, readonly Item[]>>;
  /** Resource names by service, for example `projects/demo/locations/europe-west1`. Newest names come first. */
  readonly names: Readonly<Record<string, readonly string[]>>;
}

/** Members of an item that may be its ID. The key `""` is for values from a path. */
type Item = Readonly<Record<string, string>>;

export const NOTHING_REMEMBERED: RememberedValues = { items: {}, names: {} };

const MAX_ITEMS = 20;
const MAX_NAMES = 60;
const MAX_VALUE_LENGTH = 200;

/** A successful request. */
interface Succeeded {
  /** Values by path parameter. */
  readonly path: Readonly<Record<string, string>>;
  /** JSON bodies of the request and response. */
  readonly sent: unknown;
  readonly received: unknown;
}

export function remember(
  before: RememberedValues,
  operation: NamedOperation,
  succeeded: Succeeded,
): RememberedValues {
  const { service } = operation;
  let { items } = before;
  for (const [key, item] of [...pathItems(operation, succeeded), ...createdItems(operation, succeeded)])
    items = { ...items, [key]: newestFirst(item, items[key] ?? [], MAX_ITEMS) };
  const found = [
    ...namesIn(succeeded.received),
    ...namesIn(succeeded.sent),
    ...ownName(operation, succeeded),
  ];
  const known = found.reduceRight<readonly string[]>(
    (names, name) => newestFirst(name, names, MAX_NAMES),
    before.names[service] ?? [],
  );
  return { items, names: { ...before.names, [service]: known } };
}

/** Returns the path values as items of the collections that precede them in the path. */
function pathItems(operation: NamedOperation, { path }: Succeeded): [string, Item][] {
  if (operation.called.resourceName) return [];
  return parametersOf(operation.called.template).map((name) => [
    collectionOf(operation, name, path),
    { "": path[name] ?? "" },
  ]);
}

/** Returns the item created by a POST or PUT request to a collection. One of its members is the ID. */
function createdItems(operation: NamedOperation, { path, received }: Succeeded): [string, Item][] {
  const { method, template, multiSegment, resourceName } = operation.called;
  if (!["POST", "PUT"].includes(method) || resourceName || /[}:]\w*$/.test(template)) return [];
  const members = Object.entries(Object(received) as object).filter(
    ([, value]) => ["string", "number"].includes(typeof value) && String(value).length <= MAX_VALUE_LENGTH,
  );
  const item = Object.fromEntries(members.map(([name, value]) => [name.toLowerCase(), String(value)]));
  return members.length === 0
    ? []
    : [[`${operation.service} ${fillPath(template, path, multiSegment)}`, item]];
}

/** Returns the path of the collection that a parameter belongs to. */
function collectionOf(
  { service, called: { template, multiSegment } }: NamedOperation,
  parameter: string,
  path: Readonly<Record<string, string>>,
): string {
  const before = template.slice(0, template.indexOf(`/{${parameter}}`));
  return `${service} ${fillPath(before, path, multiSegment)}`;
}

function newestFirst<Value>(value: Value, others: readonly Value[], most: number): Value[] {
  const text = JSON.stringify(value);
  return [value, ...others.filter((each) => JSON.stringify(each) !== text)].slice(0, most);
}

/** Matches text that looks like a resource name: pairs of a collection and an ID, as in `projects/demo/locations/l`. */
const NAME = /^[a-z][a-zA-Z]*\/[^/\s]+(?:\/[^/\s]+)*$/;

function namesIn(value: unknown): string[] {
  if (typeof value === "string") return value.length <= MAX_VALUE_LENGTH && NAME.test(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(namesIn).slice(0, MAX_NAMES);
}

function ownName({ called: { resourceName } }: NamedOperation, { path }: Succeeded): string[] {
  return resourceName ? [fillPattern(resourceName.pattern, path)] : [];
}

/** Returns suggestions for a path field, newest first. */
export function suggestionsFor(
  remembered: RememberedValues,
  operation: NamedOperation,
  key: string,
  path: Readonly<Record<string, string>>,
): string[] {
  const { service, called } = operation;
  const { resourceName } = called;
  if (resourceName) {
    const pattern = new RegExp(`^${resourceName.pattern.replaceAll(/\{[^{}]+\}/g, "[^/]+")}$`);
    return (remembered.names[service] ?? []).filter((name) => pattern.test(name));
  }
  const items = remembered.items[collectionOf(operation, key, path)] ?? [];
  const ids = items.map((item) => item[""] ?? item[key.toLowerCase()] ?? item.id);
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Returns the newest value of each path field. The order matters, because each value depends on the previous ones. */
export function newestPath(
  remembered: RememberedValues,
  operation: TryItOperation,
  keys: readonly string[],
): Record<string, string> {
  const known: Record<string, string> = {};
  for (const key of keys) {
    const path = { ...operation.example.path, ...known } as Record<string, string>;
    const [newest] = suggestionsFor(remembered, operation, key, path);
    if (newest !== undefined) known[key] = newest;
  }
  return known;
}
