/** Matches a token of a marker: white space, a parenthesis, an operator, a word or a quoted value. */
const TOKEN =
  /\s+|[()]|===|[<>=!~]=|[<>]|[A-Za-z_][\w.]*|'(?:(?!-)[\w.+*!<>=~:,/()@-]+(?: (?!-)[\w.+*!<>=~:,/()@-]+)*)?'|"(?:(?!-)[\w.+*!<>=~:,/()@-]+(?: (?!-)[\w.+*!<>=~:,/()@-]+)*)?"/gy;

/** Variables in markers (PEP 508), including the older names that pip accepts. */
const VARIABLES: ReadonlySet<string> = new Set([
  "python_version",
  "python_full_version",
  "os_name",
  "sys_platform",
  "platform_release",
  "platform_system",
  "platform_version",
  "platform_machine",
  "platform_python_implementation",
  "implementation_name",
  "implementation_version",
  "extra",
  "os.name",
  "sys.platform",
  "platform.version",
  "platform.machine",
  "platform.python_implementation",
  "python_implementation",
]);

const OPERATORS: ReadonlySet<string> = new Set(["===", "==", "!=", "<=", ">=", "~=", "<", ">", "in"]);

/**
 * Returns whether a string is a marker such as `python_version < "3.11"` (PEP 508). Quoted values must not contain
 * words that start with a hyphen, because pip parses such words as options even inside quotes.
 */
export function isMarker(text: string): boolean {
  const tokens = tokensOf(text);
  if (tokens === undefined) return false;
  const reader = new MarkerReader(tokens);
  return reader.readAlternatives() && reader.isAtEnd;
}

/** @returns the tokens, or `undefined` if the text contains anything else */
function tokensOf(text: string): readonly string[] | undefined {
  const found = [...text.matchAll(TOKEN)].map(([token]) => token);
  const length = found.reduce((sum, token) => sum + token.length, 0);
  return length === text.length ? found.filter((token) => token.trim() !== "") : undefined;
}

/** Parses a marker from left to right. Each method returns `false` if the grammar does not match. */
class MarkerReader {
  readonly #tokens: readonly string[];
  #next = 0;

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens;
  }

  get isAtEnd(): boolean {
    return this.#next === this.#tokens.length;
  }

  readAlternatives(): boolean {
    do if (!this.#readCondition()) return false;
    while (this.#skip("and") || this.#skip("or"));
    return true;
  }

  #readCondition(): boolean {
    if (this.#skip("(")) return this.readAlternatives() && this.#skip(")");
    return this.#readValue() && this.#readOperator() && this.#readValue();
  }

  #readValue(): boolean {
    const token = this.#tokens[this.#next++] ?? "";
    return VARIABLES.has(token) || /^['"]/.test(token);
  }

  #readOperator(): boolean {
    if (this.#skip("not")) return this.#skip("in");
    return OPERATORS.has(this.#tokens[this.#next++] ?? "");
  }

  #skip(token: string): boolean {
    if (this.#tokens[this.#next] !== token) return false;
    this.#next += 1;
    return true;
  }
}
