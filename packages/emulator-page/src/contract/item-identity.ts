import { readName } from "@seamline/ui/request/resource-name";
import { pageText } from "../strings.ts";
import type { Resource } from "./resource-tree.ts";
import { scalarText } from "./scalar-text.ts";

/** Values of path parameters, in order. */
export type PathValues = readonly string[];

/** An item as returned by a service. */
export type Item = Readonly<Record<string, unknown>>;

/**
 * Returns the path values that identify an item. The values of its list come first.
 *
 * @returns `undefined` if the item does not contain an identifier
 */
export function itemValues(resource: Resource, listValues: PathValues, item: Item): PathValues | undefined {
  return valuesOfName(resource, item) ?? valuesOfId(resource, listValues, item);
}

/** Reads all values from the item's resource name, if the service uses resource names. */
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

/** Returns the member that has the same name as the parameter (ignoring case), or `id`. */
function idOf(item: Item, parameter: string): string | undefined {
  const wanted = [parameter.toLowerCase(), "id"];
  const byName = new Map(Object.entries(item).map(([name, value]) => [name.toLowerCase(), value]));
  const found = wanted.map((name) => byName.get(name)).find((value) => value !== undefined && value !== null);
  return found === undefined ? undefined : scalarText(found);
}

/** An item's title: the name of one of its members, or a function that returns the title. */
export type ItemTitle = string | ((item: Item) => string);

/** Returns an item's title as defined by its view, or from a commonly used member. */
export function titleOf(item: Item, title?: ItemTitle): string {
  if (typeof title === "function") return title(item);
  const members = [title, "displayName", "name", "domain", "Domain", "title", "id", "Id"];
  for (const name of members) {
    const value = name === undefined ? undefined : item[name];
    if (typeof value === "string" && value !== "") return value;
    if (typeof value === "number") return String(value);
  }
  return pageText.unnamed;
}

/** Returns path values by parameter name. */
export function namedValues(parameters: readonly string[], values: PathValues): Record<string, string> {
  return Object.fromEntries(parameters.map((name, index) => [name, values[index] ?? ""]));
}
