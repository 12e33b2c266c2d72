import type { Document, Node, Pair } from "yaml";
import type { SeedProblem } from "../service/service.ts";
import { pointerKeys } from "../text/json-pointer.ts";
import { InvalidSeedError, type LocatedSeedProblem } from "./invalid-seed-error.ts";

/** A seed that came as text. */
export interface ParsedSeedText {
  readonly value: unknown;
  /** Says in which line and column the places of problems are. */
  located(problems: readonly SeedProblem[]): Promise<readonly LocatedSeedProblem[]>;
}

/**
 * Reads JSON, or YAML 1.2 of one document without tags of its own. Text without anything in it is an empty seed.
 *
 * @throws InvalidSeedError for text that is neither
 */
export async function parseSeedText(text: string): Promise<ParsedSeedText> {
  const json = jsonOf(text);
  if (json)
    return { value: json.value, located: async (problems) => (await parseYaml(text)).located(problems) };
  return parseYaml(text);
}

/** Reading JSON as YAML takes a hundred times as long. It is left to YAML where a name stands twice. */
function jsonOf(text: string): { readonly value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return membersOf(value) === namesIn(text) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

function membersOf(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce<number>((count, member) => count + membersOf(member), own);
}

function namesIn(json: string): number {
  let count = 0;
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) if (colon !== undefined) count += 1;
  return count;
}

async function parseYaml(text: string): Promise<ParsedSeedText> {
  const { LineCounter, parseDocument, isAlias, isMap, isSeq } = await import("yaml");
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const lineAt = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const broken = [...document.errors, ...document.warnings];
  if (broken.length > 0) {
    throw new InvalidSeedError(
      broken.map(({ message, pos }) => ({ pointer: "", problem: `${message}.`, ...lineAt(pos[0]) })),
    );
  }
  const offsetOf = (pointer: string): number => {
    let node: unknown = document.contents;
    let offset = (node as Node | null)?.range?.[0] ?? 0;
    for (const key of pointerKeys(pointer)) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node)) {
        const pair = node.items.find((each) => nameOf(each) === key);
        offset = (pair?.key as Node | undefined)?.range?.[0] ?? offset;
        node = pair?.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        offset = (node as Node | undefined)?.range?.[0] ?? offset;
      }
    }
    return offset;
  };
  return {
    value: document.contents === null ? {} : contentOf(document),
    located: async (problems) => problems.map((each) => ({ ...each, ...lineAt(offsetOf(each.pointer)) })),
  };
}

function nameOf({ key }: Pair<unknown, unknown>): string {
  return String((key as { value?: unknown } | null)?.value ?? "");
}

/** Aliases that lead nowhere, or make too much of little, show only now. */
function contentOf(document: Document): unknown {
  try {
    return document.toJS();
  } catch (error) {
    const why = error instanceof Error ? error.message : "it cannot be read";
    throw new InvalidSeedError([{ pointer: "", problem: `The text is no YAML: ${why}.` }]);
  }
}
