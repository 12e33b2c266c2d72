import { jsonText } from "../strings.ts";

/** The first syntax error in a JSON text. */
interface JsonProblem {
  /** One-based. */
  readonly line: number;
  /** One-based, in characters. */
  readonly column: number;
  /** A sentence with the expected and the found text. */
  readonly message: string;
}

export function describeProblem({ line, column, message }: JsonProblem): string {
  return jsonText.problemAt(line, column, message);
}

type ParsedJson = { readonly value: unknown } | { readonly problem: JsonProblem };

/** Parses JSON. Unlike errors from `JSON.parse`, problems have a position and the same message in every browser. */
export function parseJson(text: string): ParsedJson {
  try {
    return { value: JSON.parse(text, keepLongNumber as (key: string, value: unknown) => unknown) };
  } catch {
    return { problem: findProblem(text) };
  }
}

/** `JSON.rawJSON`, which only newer engines support. It preserves the original digits of a number. */
interface NumberSource {
  rawJSON?(text: string): unknown;
}

function keepLongNumber(_key: string, value: unknown, context?: { readonly source?: string }): unknown {
  const { source } = context ?? {};
  if (typeof value !== "number" || source === undefined || String(value) === source) return value;
  const isExact = Number.isSafeInteger(value) || !/^-?\d+$/.test(source);
  return isExact ? value : ((JSON as NumberSource).rawJSON?.(source) ?? value);
}

export function formatJson(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? "";
}

/** Finds the first syntax error in a JSON text (RFC 8259). */
function findProblem(text: string): JsonProblem {
  const scanner = new Scanner(text);
  try {
    scanner.value();
    scanner.end();
  } catch (error) {
    if (error instanceof Misfit) return placeOf(text, error);
    throw error;
  }
  return placeOf(text, new Misfit(text.length, jsonText.invalid));
}

function placeOf(text: string, { offset, message }: Misfit): JsonProblem {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message };
}

class Misfit extends Error {
  readonly offset: number;

  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

const SPACE = /[ \t\n\r]*/y;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids them in strings
const STRING_PART = /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y;

class Scanner {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  value(): void {
    this.#skip(SPACE);
    const next = this.#text[this.#at];
    if (next === "{") this.#list("}", () => this.#member());
    else if (next === "[") this.#list("]", () => this.value());
    else if (next === '"') this.#string();
    else if (!this.#skip(NUMBER) && !this.#skip(WORD))
      this.#fail(jsonText.expected(jsonText.value, this.#found()));
    this.#skip(SPACE);
  }

  end(): void {
    if (this.#at < this.#text.length) this.#fail(jsonText.expected(jsonText.end, this.#found()));
  }

  #list(close: string, item: () => void): void {
    this.#at += 1;
    this.#skip(SPACE);
    if (this.#take(close)) return;
    do item();
    while (this.#take(","));
    if (!this.#take(close)) this.#fail(jsonText.expected(jsonText.commaOr(close), this.#found()));
  }

  #member(): void {
    this.#skip(SPACE);
    if (this.#text[this.#at] !== '"') this.#fail(jsonText.expected(jsonText.name, this.#found()));
    this.#string();
    this.#skip(SPACE);
    if (!this.#take(":")) this.#fail(jsonText.expected(jsonText.colon, this.#found()));
    this.value();
  }

  #string(): void {
    this.#at += 1;
    this.#skip(STRING_PART);
    if (this.#take('"')) return;
    const next = this.#text[this.#at];
    if (next === "\\") this.#fail(jsonText.invalidEscape);
    this.#fail(jsonText.unterminatedString);
  }

  #take(character: string): boolean {
    if (this.#text[this.#at] !== character) return false;
    this.#at += 1;
    return true;
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    const [found = ""] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found !== "";
  }

  #found(): string {
    const next = this.#text.slice(this.#at, this.#at + 1);
    return next === "" ? jsonText.end : next === '"' ? jsonText.doubleQuote : next;
  }

  #fail(message: string): never {
    throw new Misfit(this.#at, message);
  }
}
