import { parsePointer } from "@seamline/openapi/json-pointer";
import { resolveAliases } from "@seamline/openapi/yaml-aliases";
import type { CST, Document, LineCounter, Node, Pair, YAMLMap } from "yaml";
import { TimeSlices } from "../async/scheduling.ts";
import type { SeedProblem } from "../framework/seed.ts";
import { parseJson } from "../text/parse-json.ts";
import { MAX_SEED_DEPTH } from "./expand-seed.ts";
import { InvalidSeedError, type LocatedSeedProblem } from "./seed-problems.ts";

interface ParsedSeedText {
  readonly value: unknown;
  /** Adds the line and column to each problem. */
  located(problems: readonly SeedProblem[]): Promise<readonly LocatedSeedProblem[]>;
}

/**
 * Parses JSON, or a single YAML 1.2 document without custom tags. An empty string is an empty seed.
 *
 * @throws InvalidSeedError for other text
 */
export async function parseSeedText(text: string): Promise<ParsedSeedText> {
  const json = await parseAsJson(text);
  if (!json) return parseYamlSeed(text);
  // Lines and columns are found by parsing the text again as YAML. This is slow, but only necessary if there are
  // problems.
  return { value: json.value, located: async (problems) => (await parseYamlSeed(text)).located(problems) };
}

/**
 * Parses JSON with the JSON parser, because the YAML parser takes a hundred times as long. Returns `undefined` if a
 * name is duplicated, which the YAML parser reports.
 */
async function parseAsJson(text: string): Promise<{ readonly value: unknown } | undefined> {
  try {
    const value = await parseJson(text);
    const slices = new TimeSlices();
    return (await countMembers(value, slices)) === (await countNames(text, slices)) ? { value } : undefined;
  } catch {
    return undefined;
  }
}

/** Counts without recursion, because the nesting depth has not been checked yet. */
async function countMembers(value: unknown, slices: TimeSlices): Promise<number> {
  let count = 0;
  const rest = [value];
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next !== "object" || next === null) continue;
    const members = Object.values(next);
    if (!Array.isArray(next)) count += members.length;
    for (const member of members) rest.push(member);
    const pause = slices.pause();
    if (pause) await pause;
  }
  return count;
}

async function countNames(json: string, slices: TimeSlices): Promise<number> {
  let count = 0;
  for (const [, colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*:)?/g)) {
    if (colon !== undefined) count += 1;
    const pause = slices.pause();
    if (pause) await pause;
  }
  return count;
}

/** @throws InvalidSeedError if the text is not YAML or exceeds a seed's maximum depth */
async function parseYamlSeed(text: string): Promise<ParsedSeedText> {
  const yaml = await import("yaml");
  const lines = new yaml.LineCounter();
  const placeOf = (offset: number): { line: number; column: number } => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const document = composeDocument(yaml, text, await tokensOf(yaml, text, lines), lines);
  const errors = [...document.errors, ...document.warnings, ...duplicateKeys(yaml, document)];
  if (errors.length > 0) {
    throw new InvalidSeedError(
      errors.map(({ message, pos }) => ({ pointer: "", problem: `${message}.`, ...placeOf(pos[0]) })),
    );
  }
  const offsetOf = offsetsIn(yaml, document);
  return {
    value: document.contents === null ? {} : documentValue(yaml, document),
    located: async (problems) => problems.map((each) => ({ ...each, ...placeOf(offsetOf(each.pointer)) })),
  };
}

type Yaml = typeof import("yaml");

/** Parses text like the `parse` method of the library's `Parser` class, but in slices. */
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

/** Creates a document like the library's `parseDocument`, but rejects text that is nested too deeply for the stack. */
function composeDocument(
  { Composer, YAMLParseError }: Yaml,
  text: string,
  tokens: readonly CST.Token[],
  lines: LineCounter,
): Document.Parsed {
  const tooDeepAt = tokens.map(findTooDeep).find((offset) => offset !== undefined);
  if (tooDeepAt !== undefined) {
    const { line, col } = lines.linePos(tooDeepAt);
    const problem = `The seed is nested more than ${MAX_SEED_DEPTH} levels deep.`;
    throw new InvalidSeedError([{ pointer: "", problem, line, column: col }]);
  }
  // The library would compare all keys of a mapping with each other. `duplicateKeys` takes linear time.
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false });
  const [document, second] = [...composer.compose(tokens, true, text.length)] as [
    Document.Parsed,
    Document.Parsed?,
  ];
  if (second) {
    const problem = "A seed must be a single YAML document, but this is a second document";
    document.errors.push(
      new YAMLParseError([...second.range].slice(0, 2) as [number, number], "MULTIPLE_DOCS", problem),
    );
  }
  return document;
}

/** Returns the offset at which a token, such as a document, exceeds a seed's maximum depth. */
function findTooDeep(token: CST.Token): number | undefined {
  let within: readonly CST.Token[] = [token];
  for (let depth = 0; within.length > 0; depth += 1) {
    if (depth > MAX_SEED_DEPTH + 1) return within[0]?.offset;
    within = within.flatMap(tokensWithin);
  }
  return undefined;
}

/** Returns the collections within a token, or the content of a document. */
function tokensWithin(token: CST.Token): CST.Token[] {
  const items = "items" in token ? token.items.flatMap(({ key, value }) => [key, value]) : [];
  const parts = token.type === "document" ? [token.value] : items;
  return parts.filter((part) => part != null && "items" in part) as CST.Token[];
}

interface KeyProblem {
  readonly message: string;
  /** The start and end offsets of the key. */
  readonly pos: readonly [number, ...number[]];
}

function duplicateKeys({ isScalar, visit }: Yaml, document: Document): KeyProblem[] {
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

/**
 * Returns a function that finds the offset of the value at a pointer, or of its nearest ancestor. The keys of each
 * mapping are read only once.
 */
function offsetsIn({ isAlias, isMap, isSeq }: Yaml, document: Document): (pointer: string) => number {
  const pairs = new WeakMap<object, Map<string, Pair>>();
  const pairsOf = (map: YAMLMap): Map<string, Pair> => {
    const known = pairs.get(map) ?? new Map(map.items.map((pair) => [pairName(pair), pair]));
    pairs.set(map, known);
    return known;
  };
  return (pointer) => {
    let node: unknown = document.contents;
    let offset = (node as Node | null)?.range?.[0] ?? 0;
    for (const key of parsePointer(pointer)) {
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

function pairName({ key }: Pair<unknown, unknown>): string {
  return String((key as { value?: unknown } | null)?.value ?? "");
}

/** @throws InvalidSeedError if an alias has no earlier anchor, or if aliases expand to too many values */
function documentValue(yaml: Yaml, document: Document): unknown {
  const { faulty, isBomb } = resolveAliases(document, yaml);
  if (faulty !== undefined) throw invalidYaml(`the alias *${faulty.source} has no earlier anchor`);
  if (isBomb) throw invalidYaml("its aliases expand to too many values");
  return document.toJS({ maxAliasCount: -1 });
}

function invalidYaml(why: string): InvalidSeedError {
  return new InvalidSeedError([{ pointer: "", problem: `The text is not valid YAML: ${why}.` }]);
}
