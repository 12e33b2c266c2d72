import { readName } from "@seamline/ui/request/resource-name";
import type { Resource } from "./resource-tree.ts";
import { scalarText } from "./scalar-text.ts";

/** Values of the parameters of a path, in their order. */
export type PathValues = readonly string[];

/** An item as a service returns it. */
export type Item = Readonly<Record<string, unknown>>;

/**
 * The values that name an item of a list: those of the list, and those that the item itself has.
 *
 * @returns `undefined` for an item that says nothing of the kind
 */
export function itemValues(resource: Resource, listValues: PathValues, item: Item): PathValues | undefined {
  return valuesOfName(resource, item) ?? valuesOfId(resource, listValues, item);
}

/** Services with resource names give each item one, from which all values follow. */
function valuesOfName({ get, itemParameters }: Resource, { name }: Item): PathValues | undefined {
  const pattern = get?.placed.operation["x-resource-name"]?.pattern;
  if (pattern === undefined || typeof name !== "string") return undefined;
  const read = readName(pattern, name, [itemParameters.at(-1) ?? ""]);
  if (!("values" in read)) return undefined;
  return itemParameters.map((parameter) => read.values[parameter] ?? "");
}

function valuesOfId(
  { itemParameters }: Resource,
  listValues: PathValues,
  item: Item,
): PathValues | undefined {
  const own = itemParameters.slice(listValues.length).map((parameter) => idOf(item, parameter));
  return own.every((value) => value !== undefined) ? [...listValues, ...(own as string[])] : undefined;
}

/** The member named like the parameter, or else `id`, in any letter case. */
function idOf(item: Item, parameter: string): string | undefined {
  const wanted = [parameter.toLowerCase(), "id"];
  const byName = new Map(Object.entries(item).map(([name, value]) => [name.toLowerCase(), value]));
  const found = wanted.map((name) => byName.get(name)).find((value) => value !== undefined && value !== null);
  return found === undefined ? undefined : scalarText(found);
}

/** How a view names an item: by one of its members, or by all of it. */
export type ItemTitle = string | ((item: Item) => string);

/** What an item is called: as its view says, or by what most resources have. */
export function titleOf(item: Item, title?: ItemTitle): string {
  if (typeof title === "function") return title(item);
  const members = [title, "displayName", "name", "domain", "Domain", "title", "id", "Id"];
  for (const name of members) {
    const value = name === undefined ? undefined : item[name];
    if (typeof value === "string" && value !== "") return value;
    if (typeof value === "number") return String(value);
  }
  return "(no name)";
}

/** Values by parameter, as a request has them. */
export function namedValues(parameters: readonly string[], values: PathValues): Record<string, string> {
  return Object.fromEntries(parameters.map((name, index) => [name, values[index] ?? ""]));
}
