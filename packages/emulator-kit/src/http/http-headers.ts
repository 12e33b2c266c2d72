import type { HeaderReader } from "@seamline/openapi/route-request";

/** Header fields of a request: by name in any case, and all of them as they came. */
export interface HttpHeaders extends HeaderReader, Iterable<Field> {}

type Field = readonly [name: string, value: string];

/**
 * Header fields as they came: names and values by turns. They are searched when somebody reads one, since most requests
 * need one or two of them, and the journal none.
 */
export class RawHeaders implements HttpHeaders {
  readonly #fields: readonly string[];

  /** @param fields a name, its value, the next name and so on; nobody changes the list any more */
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

  /** Whether these are the same names and values in the same order. */
  isSame(fields: readonly string[]): boolean {
    const own = this.#fields;
    return own.length === fields.length && own.every((each, at) => each === fields[at]);
  }

  *[Symbol.iterator](): Generator<Field> {
    const fields = this.#fields;
    for (let at = 0; at < fields.length; at += 2) yield [fields[at] as string, fields[at + 1] as string];
  }
}

/** Lists with more entries than this are not remembered, so that they take little memory. */
const MAX_REMEMBERED = 64;

/**
 * Recognises header fields that clients send again and again. The journal keeps the fields of every request, and garbage
 * collection takes a third less time if requests share them. One list of each length is remembered, because requests
 * with a body have more fields than those without.
 */
export class RepeatedHeaders {
  readonly #last = new Map<number, RawHeaders>();

  /** @param fields as {@link RawHeaders} takes them */
  of(fields: readonly string[]): RawHeaders {
    const last = this.#last.get(fields.length);
    if (last?.isSame(fields)) return last;
    const headers = new RawHeaders(fields);
    if (fields.length <= MAX_REMEMBERED) this.#last.set(fields.length, headers);
    return headers;
  }
}

function isSameName(one: string, other: string): boolean {
  return one.length === other.length && (one === other || one.toLowerCase() === other.toLowerCase());
}
