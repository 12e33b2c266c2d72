import type { OpenApiDocument } from "@seamline/openapi/document";
import { formatPointer, parsePointer } from "@seamline/openapi/json-pointer";
import { isDataName } from "@seamline/openapi/member-names";

/** Placeholder for a name that reads like data: the key of a map, such as an address or a token. */
export const OTHER_NAME = "*";

const METHODS: ReadonlySet<string> = new Set(
  "GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT QUERY".split(" "),
);

/** Returns the name of a member as reports show it. */
export function memberLabel(name: string): string {
  return isDataName(name) ? OTHER_NAME : name;
}

/** Returns a method as reports show it: a recording may contain any text in its place. */
export function methodLabel(method: string): string {
  return METHODS.has(method) ? method : OTHER_NAME;
}

/** The names of members and parameters in a contract. Reports always show these names. */
export class ContractNames {
  readonly #names = new Set<string>();

  constructor(document: OpenApiDocument) {
    this.#collect(document);
  }

  /** Returns the name of a query parameter as reports show it. The name may be a path of members: `query.terms`. */
  parameter(name: string): string {
    if (this.#names.has(name)) return name;
    const [first = "", ...others] = name.split(".");
    // `john.smith` reads like a path, too, so the contract must have its first member.
    const isPath = others.length === 0 || this.#names.has(first);
    return isPath && [first, ...others].every((part) => this.#member(part) === part) ? name : OTHER_NAME;
  }

  /** Returns a pointer to a part that the contract describes. All other names are indexes of lists and keys of maps. */
  pointer(pointer: string): string {
    return formatPointer(parsePointer(pointer).map((each) => (this.#names.has(each) ? each : OTHER_NAME)));
  }

  #member(name: string): string {
    return this.#names.has(name) ? name : memberLabel(name);
  }

  #collect(node: unknown): void {
    if (typeof node !== "object" || node === null) return;
    const { properties, headers, name, in: place } = node as Readonly<Record<string, unknown>>;
    for (const each of Object.keys({ ...Object(properties), ...Object(headers) })) this.#names.add(each);
    if (typeof name === "string" && typeof place === "string") this.#names.add(name);
    for (const child of Object.values(node)) this.#collect(child);
  }
}
