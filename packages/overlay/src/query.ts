import { JSONPathEnvironment, type JSONPathError, type JSONPathNode } from "json-p3";
import { boundQuery } from "./bound-filters.ts";
import type { BoundedQuery } from "./bounded-query.ts";
import { PatternError } from "./i-regexp.ts";
import type { Container, JsonObject } from "./json.ts";
import { DEFAULT_LIMITS, QuerySteps } from "./limits.ts";
import { RegexpFunction } from "./regexp-functions.ts";

/** Longer queries can take seconds to compile, and deeply nested brackets can overflow the stack. */
const MAX_QUERY_LENGTH = 10_000;

/** A document node selected by a query. */
export type Match = Pick<JSONPathNode, "value" | "location" | "getPath">;

/** Matches quoted strings, which may contain any character. */
const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/**
 * Matches `.x-name`, which the library accepts. RFC 9535 section 2.5.1.1 and other tools do not allow hyphens after a
 * dot.
 */
const hyphenated = /\.([A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*-[\w\u0080-\uFFFF-]*)/;

/** Compiles queries with a shared step counter. */
export class Queries {
  readonly #environment = new JSONPathEnvironment();
  readonly #steps: QuerySteps;

  constructor(steps: QuerySteps) {
    this.#steps = steps;
    const { functionRegister } = this.#environment;
    functionRegister.set("match", new RegexpFunction((compiled, text) => compiled.testExact(text), steps));
    functionRegister.set("search", new RegexpFunction((compiled, text) => compiled.test(text), steps));
  }

  /** @throws Error with the reason if the text is not a valid JSONPath (RFC 9535) */
  compile(text: string): BoundedQuery {
    if (text.length > MAX_QUERY_LENGTH) {
      throw new Error(`longer than ${MAX_QUERY_LENGTH} characters`);
    }
    if (text !== text.trim()) {
      throw new Error("leading or trailing white space");
    }
    const query = this.#compile(text);
    const [, name] = hyphenated.exec(text.replace(quoted, "''")) ?? [];
    if (name !== undefined) {
      throw new Error(`${name} contains a hyphen: write ['${name}']`);
    }
    return query;
  }

  #compile(text: string): BoundedQuery {
    try {
      return boundQuery(this.#environment.compile(text), this.#steps);
    } catch (error) {
      if (error instanceof PatternError) {
        throw error;
      }
      const reason = error instanceof RangeError ? "too deeply nested" : reasonOf(error as JSONPathError);
      throw new Error(reason, { cause: error });
    }
  }
}

const reader = new Queries(new QuerySteps(DEFAULT_LIMITS));

/** @throws Error with the reason if the text is not a valid JSONPath (RFC 9535) */
export function assertQuery(text: string): void {
  reader.compile(text);
}

/** Strips the query excerpt from a library message, because our messages contain the whole query. */
function reasonOf({ message, token }: JSONPathError): string {
  const reason = message.replace(/ \('.*':\d+\)$/s, "");
  return token === undefined ? reason : `${reason} at character ${token.index + 1}`;
}

/** Returns the nodes that a query selects, without duplicates, in document order. */
export function select(query: BoundedQuery, document: unknown): Match[] {
  return query.distinct(document as never);
}

/**
 * Returns the object or list that contains a match, and the key or index of the match. The match must not be the root.
 */
export function holderOf({ location }: Match, document: JsonObject): { holder: Container; key: string } {
  const holder = location.slice(0, -1).reduce<unknown>((at, key) => (at as JsonObject)[key], document);
  return { holder: holder as Container, key: String(location.at(-1)) };
}
