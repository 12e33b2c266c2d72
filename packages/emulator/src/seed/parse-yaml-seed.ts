import type { CST, Document, LineCounter, Node, Pair, YAMLMap } from "yaml";
import { TimeSlices } from "../store/time-slices.ts";
import { pointerKeys } from "../text/json-pointer.ts";
import { MAX_SEED_DEPTH } from "./expand-seed.ts";
import { InvalidSeedError } from "./invalid-seed-error.ts";
import type { ParsedSeedText } from "./parse-seed-text.ts";

/**
 * Reads YAML 1.2 of one document.
 *
 * @throws InvalidSeedError for text that is none, or nested more deeply than a seed may be
 */
export async function parseYamlSeed(text: string): Promise<ParsedSeedText> {
  const yaml = await import("yaml");
  const lines = new yaml.LineCounter();
  const placeOf = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const document = composed(yaml, text, await tokensOf(yaml, text, lines), lines);
  const broken = [...document.errors, ...document.warnings, ...repeatedKeys(yaml, document)];
  if (broken.length > 0) {
    throw new InvalidSeedError(
      broken.map(({ message, pos }) => ({ pointer: "", problem: `${message}.`, ...placeOf(pos[0]) })),
    );
  }
  const offsetOf = offsetsIn(yaml, document);
  return {
    value: document.contents === null ? {} : contentOf(document),
    located: async (problems) => problems.map((each) => ({ ...each, ...placeOf(offsetOf(each.pointer)) })),
  };
}

type Yaml = typeof import("yaml");

/** As `parse` of the library's `Parser` does it, in slices. */
async function tokensOf({ Lexer, Parser }: Yaml, text: string, lines: LineCounter): Promise<CST.Token[]> {
  const slices = new TimeSlices();
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  const tokens: CST.Token[] = [];
  for (const lexeme of new Lexer().lex(text)) {
    tokens.push(...parser.next(lexeme));
    const pause = slices.pause();
    if (pause) await pause;
  }
  return [...tokens, ...parser.end()];
}

/** As `parseDocument` of the library does it, but for what is nested so deeply that composing it would exhaust the stack. */
function composed(
  { Composer, YAMLParseError }: Yaml,
  text: string,
  tokens: readonly CST.Token[],
  lines: LineCounter,
): Document.Parsed {
  const tooDeep = tokens.map(offsetOfTooDeep).find((offset) => offset !== undefined);
  if (tooDeep !== undefined) {
    const { line, col } = lines.linePos(tooDeep);
    const problem = `The seed must have at most ${MAX_SEED_DEPTH} levels, and has more.`;
    throw new InvalidSeedError([{ pointer: "", problem, line, column: col }]);
  }
  // The library compares every key of a mapping with every other: repeatedKeys takes one look at each.
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false });
  const [document, second] = [...composer.compose(tokens, true, text.length)] as [
    Document.Parsed,
    Document.Parsed?,
  ];
  if (second) {
    const problem = "A seed must be one document of YAML, and this is the second";
    document.errors.push(
      new YAMLParseError([...second.range].slice(0, 2) as [number, number], "MULTIPLE_DOCS", problem),
    );
  }
  return document;
}

/** Where a token, such as a document, holds more collections within one another than a seed may. */
function offsetOfTooDeep(token: CST.Token): number | undefined {
  let within: readonly CST.Token[] = [token];
  for (let depth = 0; within.length > 0; depth += 1) {
    if (depth > MAX_SEED_DEPTH + 1) return within[0]?.offset;
    within = within.flatMap(tokensWithin);
  }
  return undefined;
}

/** The collections in a token, and the value of a document. */
function tokensWithin(token: CST.Token): CST.Token[] {
  const items = "items" in token ? token.items.flatMap(({ key, value }) => [key, value]) : [];
  const parts = token.type === "document" ? [token.value] : items;
  return parts.filter((part) => part != null && "items" in part) as CST.Token[];
}

interface KeyProblem {
  readonly message: string;
  /** Where the key begins and ends in the text. */
  readonly pos: readonly [number, ...number[]];
}

function repeatedKeys({ isScalar, visit }: Yaml, document: Document): KeyProblem[] {
  const problems: KeyProblem[] = [];
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value))
          problems.push({ message: "Map keys must be unique", pos: key.range ?? [0] });
        known.add(key.value);
      }
    },
  });
  return problems;
}

/** Finds where the value at a pointer begins, or the nearest one around it. Mappings are looked through once. */
function offsetsIn({ isAlias, isMap, isSeq }: Yaml, document: Document): (pointer: string) => number {
  const pairs = new WeakMap<object, Map<string, Pair>>();
  const pairsOf = (map: YAMLMap): Map<string, Pair> => {
    const known = pairs.get(map) ?? new Map(map.items.map((pair) => [nameOf(pair), pair]));
    pairs.set(map, known);
    return known;
  };
  return (pointer) => {
    let node: unknown = document.contents;
    let offset = (node as Node | null)?.range?.[0] ?? 0;
    for (const key of pointerKeys(pointer)) {
      if (isAlias(node)) node = node.resolve(document);
      if (isMap(node)) {
        const pair = pairsOf(node).get(key);
        offset = (pair?.key as Node | undefined)?.range?.[0] ?? offset;
        node = pair?.value;
      } else if (isSeq(node)) {
        node = node.items[Number(key)];
        offset = (node as Node | undefined)?.range?.[0] ?? offset;
      }
    }
    return offset;
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
