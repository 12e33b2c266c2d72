import type { HttpHeaders } from "./http-request.ts";

/**
 * Header fields as they came: names and values by turns. Nothing is made of them before somebody asks, since most
 * requests ask for one or two, and the journal for none.
 */
export class RawHeaders implements HttpHeaders {
  readonly #fields: readonly string[];

  /** @param fields a name, its value, the next name and so on; nobody changes them any more */
  constructor(fields: readonly string[]) {
    this.#fields = fields;
  }

  /** Several fields of one name are joined (RFC 9110 section 5.3). */
  get(name: string): string | null {
    const fields = this.#fields;
    let value: string | null = null;
    for (let at = 0; at < fields.length; at += 2) {
      if (!isSameName(fields[at] as string, name)) continue;
      value = value === null ? (fields[at + 1] as string) : `${value}, ${fields[at + 1]}`;
    }
    return value;
  }

  *[Symbol.iterator](): Generator<readonly [string, string]> {
    const fields = this.#fields;
    for (let at = 0; at < fields.length; at += 2) yield [fields[at] as string, fields[at + 1] as string];
  }
}

function isSameName(one: string, other: string): boolean {
  return one.length === other.length && (one === other || one.toLowerCase() === other.toLowerCase());
}
