import type { CST } from "yaml";
import { yaml } from "./yaml-module.ts";

/** A token in a YAML or JSON syntax tree. */
export type YamlToken = CST.Token;

/** An entry of an object, or an element of a list. An element's key is its index. */
export interface YamlEntry {
  readonly key: string;
  /** Offset of the key or element in the source. */
  readonly offset: number;
  readonly value: YamlToken | undefined;
}

/**
 * Parses YAML or JSON, which may contain errors, into a syntax tree. The tree can be read without recursion, so the
 * input may be deeply nested.
 */
export function parseYamlTree(text: string): YamlToken | undefined {
  return rootOf(tokensOf(text));
}

/** Returns the top-level tokens: directives, comments and documents. */
export function tokensOf(text: string): YamlToken[] {
  const { Parser } = yaml();
  return [...new Parser().parse(text)];
}

/** Returns the root of the first document. */
export function rootOf(tokens: readonly YamlToken[]): YamlToken | undefined {
  return tokens.find((token) => token.type === "document")?.value;
}

/** Returns the entries of an object or a list. Empty for all other tokens. */
export function entriesOf(token: YamlToken | undefined): YamlEntry[] {
  switch (token?.type) {
    case "block-map":
      return token.items.flatMap(namedEntry);
    case "block-seq":
      return token.items.map(({ value }, index) => elementOf(value, index, token.offset));
    case "flow-collection":
      return token.start.type === "flow-map-start"
        ? token.items.flatMap(namedEntry)
        : token.items.map(({ key, value }, index) => elementOf(key ?? value, index, token.offset));
    default:
      return [];
  }
}

function namedEntry({ key, value }: CST.CollectionItem): YamlEntry[] {
  return key ? [{ key: textOf(key), offset: key.offset, value }] : [];
}

function elementOf(value: YamlToken | null | undefined, index: number, fallback: number): YamlEntry {
  return { key: String(index), offset: value?.offset ?? fallback, value: value ?? undefined };
}

function textOf(token: YamlToken): string {
  return yaml().CST.resolveAsScalar(token as CST.FlowScalar)?.value ?? "";
}

/** Resolves an alias to the last preceding value with the same anchor. Returns other tokens unchanged. */
export function followAlias(
  token: YamlToken | undefined,
  root: YamlToken | undefined,
): YamlToken | undefined {
  if (token?.type !== "alias") {
    return token;
  }
  const anchor = `&${token.source.slice(1)}`;
  let found: YamlToken | undefined;
  for (const item of itemsBelow(root)) {
    const { start, sep = [], value } = item;
    const isNamed = [...start, ...sep].some(({ type, source }) => type === "anchor" && source === anchor);
    if (isNamed && value && value.offset < token.offset && value.offset >= (found?.offset ?? 0)) {
      found = value;
    }
  }
  return found;
}

function* itemsBelow(root: YamlToken | undefined): Generator<CST.CollectionItem> {
  const open = [root];
  for (let token = open.pop(); token !== undefined; token = open.pop()) {
    for (const item of "items" in token ? token.items : []) {
      yield item;
      if (item.value) {
        open.push(item.value);
      }
    }
  }
}

/** Returns the path to the first object or list that is nested too deeply. */
export function findDeepToken(root: YamlToken | undefined, limit: number): string[] | undefined {
  const open: Nested[] = root === undefined ? [] : [{ token: root, depth: 1 }];
  for (let nested = open.pop(); nested !== undefined; nested = open.pop()) {
    if (nested.depth > limit && "items" in nested.token) {
      return segmentsTo(nested);
    }
    for (const { key, value } of entriesOf(nested.token)) {
      if (value !== undefined) {
        open.push({ token: value, depth: nested.depth + 1, key, parent: nested });
      }
    }
  }
  return undefined;
}

interface Nested {
  readonly token: YamlToken;
  readonly depth: number;
  readonly key?: string;
  readonly parent?: Nested;
}

function segmentsTo(nested: Nested): string[] {
  const segments: string[] = [];
  for (let at: Nested | undefined = nested; at?.key !== undefined; at = at.parent) {
    segments.push(at.key);
  }
  return segments.reverse();
}

/** Returns the offset of the first duplicate key. */
export function findRepeatedKey(root: YamlToken | undefined): number | undefined {
  const open = root === undefined ? [] : [root];
  for (let token = open.pop(); token !== undefined; token = open.pop()) {
    const met = new Set<string>();
    const isList = token.type === "flow-collection" && token.start.type === "flow-seq-start";
    const entries = entriesOf(token);
    const repeated = isList ? undefined : entries.find(({ key }) => met.has(key) || !met.add(key));
    if (repeated !== undefined) {
      return repeated.offset;
    }
    open.push(...entries.flatMap(({ value }) => value ?? []).reverse());
  }
  return undefined;
}
