import { JSONPathEnvironment, type JSONPathError, type JSONPathNode, type JSONPathQuery } from "json-p3";

/** Schemas nest deeper than the library's own limit of 50. */
const environment = new JSONPathEnvironment({ maxRecursionDepth: 1000 });

/** A part of a document that a target selects. */
export type Match = Pick<JSONPathNode, "value" | "location">;

/** Texts in quotes, in which everything is allowed. */
const quoted = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/** `.x-name`: the library takes it, while RFC 9535 section 2.5.1.1 and other tools know no hyphen after a dot. */
const hyphenated = /\.([A-Za-z_\u0080-\uFFFF][\w\u0080-\uFFFF]*-[\w\u0080-\uFFFF-]*)/;

/** @throws Error that says why the text is no JSONPath of RFC 9535 */
export function compileTarget(target: string): JSONPathQuery {
  const query = compile(target);
  const [, name] = hyphenated.exec(target.replace(quoted, "''")) ?? [];
  if (name !== undefined) {
    throw new Error(`${name} holds a hyphen: write ['${name}']`);
  }
  return query;
}

function compile(target: string): JSONPathQuery {
  try {
    return environment.compile(target);
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
  for (const { value, location } of query.query(document as never)) {
    matches.set(JSON.stringify(location), { value, location });
  }
  return [...matches.values()];
}
