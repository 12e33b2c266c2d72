import {
  isCollection,
  isMap,
  isSeq,
  type Node,
  parseDocument,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { ScaffoldError } from "../scaffold-error.ts";

/** Names of members and indexes of list items, from the root of a file. */
type Path = readonly (string | number)[];

/**
 * Adds a member to the end of a map in YAML source, without changing anything else.
 *
 * @throws ScaffoldError if the map does not exist, or already has the member
 */
export function withMember(text: string, path: Path, key: string, value: unknown): string {
  const map = collectionAt(text, path);
  if (!isMap(map)) throw notThere("map", path);
  if (map.has(key))
    throw new ScaffoldError(`${[...path, key].join(" > ")} exists already.`, "Choose another name.");
  if (map.flow)
    return insertedInFlow(
      text,
      map,
      stringify({ [key]: value }, FLOW)
        .trim()
        .slice(1, -1)
        .trim(),
    );
  return insertedBelow(text, map, stringify({ [key]: value }, BLOCK));
}

/**
 * Adds an item to the end of a list in YAML source, without changing anything else.
 *
 * @throws ScaffoldError if the list does not exist
 */
export function withItem(text: string, path: Path, value: unknown): string {
  const list = collectionAt(text, path);
  if (!isSeq(list)) throw notThere("list", path);
  if (list.flow) return insertedInFlow(text, list, stringify(value, FLOW).trim());
  return insertedBelow(text, list, stringify([value], BLOCK));
}

const BLOCK = { lineWidth: 110, indentSeq: true, flowCollectionPadding: false } as const;
const FLOW = { collectionStyle: "flow", lineWidth: 0 } as const;

function collectionAt(text: string, path: Path): Node | undefined {
  const document = parseDocument(text);
  const node = path.length === 0 ? document.contents : document.getIn(path, true);
  return isCollection(node) ? node : undefined;
}

function notThere(what: string, path: Path): ScaffoldError {
  return new ScaffoldError(
    `The file has no ${what} ${path.join(" > ") || "at its root"}.`,
    "Add it with a first entry by hand, because its position cannot be determined.",
  );
}

/** Inserts the lines after the last entry, with its indentation. */
function insertedBelow(text: string, collection: YAMLMap | YAMLSeq, lines: string): string {
  const [first] = collection.items;
  const last = collection.items.at(-1);
  const start = startOf(isMap(collection) ? (first as { key: Node }).key : collection);
  const end = endOf(
    isMap(collection)
      ? ((last as { value: Node | null; key: Node }).value ?? (last as { key: Node }).key)
      : (last as Node),
  );
  const column = start - (text.lastIndexOf("\n", start - 1) + 1);
  const at = text[end - 1] === "\n" ? end : lineEnd(text, end);
  const before = text.slice(0, at);
  return `${before}${before.endsWith("\n") ? "" : "\n"}${indented(lines, column)}${text.slice(at)}`;
}

function insertedInFlow(text: string, collection: YAMLMap | YAMLSeq, entry: string): string {
  const close = endOf(collection) - 1;
  const before = text.slice(0, close).trimEnd();
  const isEmpty = collection.items.length === 0;
  const space = isMap(collection) ? " " : "";
  return `${before}${isEmpty ? space : ", "}${entry}${space}${text.slice(close)}`;
}

function startOf(node: Node): number {
  return node.range?.[0] ?? 0;
}

function endOf(node: Node): number {
  return node.range?.[1] ?? 0;
}

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end + 1;
}

function indented(lines: string, column: number): string {
  return lines.replace(/^(?=.)/gm, " ".repeat(column));
}
