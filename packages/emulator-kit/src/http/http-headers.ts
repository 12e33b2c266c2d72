import type { HeaderReader } from "@seamline/openapi/route-request";

/** Request headers. They can be read by case-insensitive name, or iterated in their original form. */
export interface HttpHeaders extends HeaderReader, Iterable<Field> {}

type Field = readonly [name: string, value: string];

/**
 * Received headers as alternating names and values. They are searched on demand: most requests need only a few headers,
 * and the journal does not read any.
 */
export class RawHeaders implements HttpHeaders {
  readonly #fields: readonly string[];

  /** @param fields alternating names and values; the list must not be modified */
  constructor(fields: readonly string[]) {
    this.#fields = fields;
  }

  /** Joins the values of headers with the same name (RFC 9110 section 5.3). */
  get(name: string): string | null {
    const fields = this.#fields;
    let value: string | null = null;
    for (let at = 0; at < fields.length; at += 2) {
      if (!isSameName(fields[at] as string, name)) continue;
      value = value === null ? (fields[at + 1] as string) : `${value}, ${fields[at + 1]}`;
    }
    return value;
  }

  /** Returns whether `fields` contains the same names and values in the same order. */
  isSame(fields: readonly string[]): boolean {
    const own = this.#fields;
    return own.length === fields.length && own.every((each, at) => each === fields[at]);
  }

  *[Symbol.iterator](): Generator<Field> {
    const fields = this.#fields;
    for (let at = 0; at < fields.length; at += 2) yield [fields[at] as string, fields[at + 1] as string];
  }
}

/** Maximum length of remembered lists, to limit memory usage. */
const MAX_REMEMBERED = 64;

/**
 * Reuses headers that clients send repeatedly. The journal keeps the headers of every request, and sharing them makes
 * garbage collection a third faster. Remembers one list per length, because a client's requests with and without a body
 * have different headers.
 */
export class RepeatedHeaders {
  readonly #last = new Map<number, RawHeaders>();

  /** @param fields in the format that {@link RawHeaders} accepts */
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
