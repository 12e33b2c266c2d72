import type { LongRunningOperation } from "@seamline/openapi/document";
import { valueAt } from "@seamline/openapi/json-pointer";
import { templateParameters } from "@seamline/openapi/path-template";

/** Path parameters by name. */
export type PathValues = Readonly<Record<string, string>>;

/**
 * Returns the last path parameter of an item from a response that describes the item: from a member with the
 * parameter's name, from a resource name that matches the path, or from an `id` member. Returns `undefined` for a value
 * that cannot be a path segment, such as `..`, because the URL would identify another resource.
 */
export function itemId(body: unknown, template: string, parameter: string): string | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const named = memberNamed(body, parameter) ?? memberNamed(body, `${parameter}Id`);
  const found = named ?? fromResourceName(body, template) ?? memberNamed(body, "id");
  const id = found === undefined ? "" : String(found);
  return isSegment(id) ? id : undefined;
}

/** Returns whether a value can be a path parameter. Lone surrogates cannot be encoded. */
export function isSegment(value: string): boolean {
  return !value.split("/").some((each) => ["", ".", ".."].includes(each)) && !/\p{Surrogate}/u.test(value);
}

function memberNamed(body: object, name: string): string | number | undefined {
  const found = Object.entries(body).find(([key]) => key.toLowerCase() === name.toLowerCase())?.[1];
  return typeof found === "string" || typeof found === "number" ? found : undefined;
}

function fromResourceName(body: object, template: string): string | undefined {
  const name = memberNamed(body, "name");
  return name === undefined ? undefined : Object.values(namedValues(String(name), template)).at(-1);
}

/** Reads path parameters from a resource name: `operations/a` matches `/v1/operations/{operation}`. */
export function namedValues(name: string, template: string): PathValues {
  const parameters = templateParameters(template);
  const [, ...segments] = template.split("/").filter((each) => each !== "");
  const short = segments.join("/");
  // The name can omit the first segment of the path, which is often the version. A path without any literal segment would
  // match every name.
  const hasLiteral = /(?:^|\/)[^/{}]+/.test(short);
  for (const path of [template.slice(1), ...(hasLiteral ? [short] : [])]) {
    const last = path.lastIndexOf("{");
    const pattern = path
      .replace(/[.*+?^$()|[\]\\]/g, "\\$&")
      .replace(/\{[^{}]+\}/g, (_, index: number) => (index >= last - 2 ? "(.+)" : "([^/]+)"));
    const values = new RegExp(`^${pattern}$`).exec(name)?.slice(1);
    if (values && parameters.length > 0)
      return Object.fromEntries(parameters.map((each, index) => [each, values[index] ?? ""]));
  }
  return {};
}

/** Returns the path parameters for the operation that reads a long-running operation's state. */
export function operationValues(
  { name, parameters }: LongRunningOperation,
  body: unknown,
  template: string,
): PathValues | undefined {
  if (parameters) {
    const values = Object.entries(parameters).map(([key, pointer]) => [key, valueAt(body, pointer)] as const);
    return values.every(([, value]) => value !== undefined)
      ? Object.fromEntries(values.map(([key, value]) => [key, String(value)]))
      : undefined;
  }
  const text = name === undefined ? undefined : valueAt(body, name);
  const values = typeof text === "string" ? namedValues(text, template) : {};
  return Object.keys(values).length > 0 ? values : undefined;
}
