import type { OpenApiDocument } from "@seamline/openapi/document";
import { formatPointer, parsePointer } from "@seamline/openapi/json-pointer";
import { isDataName } from "@seamline/openapi/member-names";

/** Placeholder for a name that looks like data, such as an address or a token used as a map key. */
export const OTHER_NAME = "*";

const METHODS: ReadonlySet<string> = new Set(
  "GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT QUERY".split(" "),
);

/** Returns a member name in a form that is safe for reports. */
export function memberLabel(name: string): string {
  return isDataName(name) ? OTHER_NAME : name;
}

/** Returns a method in a form that is safe for reports, because a recording may contain arbitrary text. */
export function methodLabel(method: string): string {
  return METHODS.has(method) ? method : OTHER_NAME;
}

/** Member and parameter names in a contract. Reports always show these names. */
export class ContractNames {
  readonly #names = new Set<string>();

  constructor(document: OpenApiDocument) {
    this.#collect(document);
  }

  /**
   * Returns a query parameter name in a form that is safe for reports. The name may be a path such as `query.terms`.
   */
  parameter(name: string): string {
    if (this.#names.has(name)) return name;
    const [first = "", ...others] = name.split(".");
    // `john.smith` also looks like a path, so require that the contract contains the first member of a path.
    const isPath = others.length === 0 || this.#names.has(first);
    return isPath && [first, ...others].every((part) => this.#member(part) === part) ? name : OTHER_NAME;
  }

  /** Replaces pointer segments that are not names in the contract, that is, list indexes or map keys. */
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
