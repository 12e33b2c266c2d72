import { JSONPathEnvironment, type JSONPathError, type JSONPathNode } from "json-p3";
import { boundQuery } from "./bound-filters.ts";
import type { BoundedQuery } from "./bounded-query.ts";
import { PatternError } from "./i-regexp.ts";
import type { Container, JsonObject } from "./json.ts";
import { DEFAULT_LIMITS, QuerySteps } from "./limits.ts";
import { RegexpFunction } from "./regexp-functions.ts";

/** Longer queries take seconds to compile, and their brackets may fill the stack. */
const MAX_QUERY_LENGTH = 10_000;

/** A part of a document that a query selects. */
export type Match = Pick<JSONPathNode, "value" | "location" | "getPath">;

/** Texts in quotes, in which everything is allowed. */
const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/** `.x-name`: the library takes it, while RFC 9535 section 2.5.1.1 and other tools know no hyphen after a dot. */
const hyphenated = /\.([A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*-[\w\u0080-\uFFFF-]*)/;

/** Compiles queries that count their steps together. */
export class Queries {
  readonly #environment = new JSONPathEnvironment();
  readonly #steps: QuerySteps;

  constructor(steps: QuerySteps) {
    this.#steps = steps;
    const { functionRegister } = this.#environment;
    functionRegister.set("match", new RegexpFunction((compiled, text) => compiled.testExact(text), steps));
    functionRegister.set("search", new RegexpFunction((compiled, text) => compiled.test(text), steps));
  }

  /** @throws Error if the text is not a JSONPath of RFC 9535; its message is the reason */
  compile(text: string): BoundedQuery {
    if (text.length > MAX_QUERY_LENGTH) {
      throw new Error(`longer than ${MAX_QUERY_LENGTH} characters`);
    }
    if (text !== text.trim()) {
      throw new Error("white space around it");
    }
    const query = this.#compile(text);
    const [, name] = hyphenated.exec(text.replace(quoted, "''")) ?? [];
    if (name !== undefined) {
      throw new Error(`${name} holds a hyphen: write ['${name}']`);
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
      const reason = error instanceof RangeError ? "it nests too deeply" : reasonOf(error as JSONPathError);
      throw new Error(reason, { cause: error });
    }
  }
}

const reader = new Queries(new QuerySteps(DEFAULT_LIMITS));

/** @throws Error if the text is not a JSONPath of RFC 9535; its message is the reason */
export function assertQuery(text: string): void {
  reader.compile(text);
}

/** The library ends its messages with an excerpt of the query, which ours show whole. */
function reasonOf({ message, token }: JSONPathError): string {
  const reason = message.replace(/ \('.*':\d+\)$/s, "");
  return token === undefined ? reason : `${reason} at character ${token.index + 1}`;
}

/** Returns what a query selects, each part once, in document order. */
export function select(query: BoundedQuery, document: unknown): Match[] {
  return query.distinct(document as never);
}

/** The object or list that holds a match, which is not the document itself, and the key or index there. */
export function holderOf({ location }: Match, document: JsonObject): { holder: Container; key: string } {
  const holder = location.slice(0, -1).reduce<unknown>((at, key) => (at as JsonObject)[key], document);
  return { holder: holder as Container, key: String(location.at(-1)) };
}
