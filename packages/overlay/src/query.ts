import { JSONPathEnvironment, type JSONPathError, type JSONPathNode, type JSONPathQuery } from "json-p3";
import type { Container, JsonObject } from "./json.ts";

/** How many objects and lists of a document may lie in one another: copies and queries recurse. */
export const maxDocumentDepth = 1000;

/** Schemas nest deeper than the library's own limit of 50, and overlays add to them. */
const environment = new JSONPathEnvironment({ maxRecursionDepth: 2 * maxDocumentDepth });

/** A part of a document that a query selects. */
export type Match = Pick<JSONPathNode, "value" | "location" | "getPath">;

/** Texts in quotes, in which everything is allowed. */
const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/** `.x-name`: the library takes it, while RFC 9535 section 2.5.1.1 and other tools know no hyphen after a dot. */
const hyphenated = /\.([A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*-[\w\u0080-\uFFFF-]*)/;

/** @throws Error that says why the text is no JSONPath of RFC 9535 */
export function compileQuery(text: string): JSONPathQuery {
  if (text !== text.trim()) {
    throw new Error("white space around it");
  }
  const query = compile(text);
  const [, name] = hyphenated.exec(text.replace(quoted, "''")) ?? [];
  if (name !== undefined) {
    throw new Error(`${name} holds a hyphen: write ['${name}']`);
  }
  return query;
}

function compile(text: string): JSONPathQuery {
  try {
    return environment.compile(text);
  } catch (error) {
    throw new Error(reasonOf(error as JSONPathError), { cause: error });
  }
}

/** The library ends its messages with an excerpt of the query, which ours show whole. */
function reasonOf({ message, token }: JSONPathError): string {
  const reason = message.replace(/ \('.*':\d+\)$/s, "");
  return token === undefined ? reason : `${reason} at character ${token.index + 1}`;
}

/** What the query selects, each part once, in document order. */
export function select(query: JSONPathQuery, document: unknown): Match[] {
  const matches = new Map<string, Match>();
  for (const node of query.query(document as never)) {
    matches.set(JSON.stringify(node.location), node);
  }
  return [...matches.values()];
}

/** The object or list that holds a match, which is not the document itself, and the key or index there. */
export function holderOf({ location }: Match, document: JsonObject): { holder: Container; key: string } {
  const holder = location.slice(0, -1).reduce<unknown>((at, key) => (at as JsonObject)[key], document);
  return { holder: holder as Container, key: String(location.at(-1)) };
}
