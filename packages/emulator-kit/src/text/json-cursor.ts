const [QUOTE, COMMA, COLON, BACKSLASH] = [0x22, 0x2c, 0x3a, 0x5c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Reads JSON value by value, so that long JSON can be parsed member by member. It only finds the boundaries of values,
 * and leaves checking the syntax to `JSON.parse`.
 */
export class JsonCursor {
  readonly #bytes: Uint8Array;
  readonly #decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  #at = 0;

  /** @param bytes UTF-8, with an optional byte order mark */
  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    const [first, second, third] = bytes;
    if (first === 0xef && second === 0xbb && third === 0xbf) this.#at = 3;
  }

  /** True if the next value is an object. */
  get isAtObject(): boolean {
    return this.#next() === OPEN_OBJECT;
  }

  /**
   * Yields the names of an object's members. The caller must read the value of each member before it requests the next
   * name.
   *
   * @throws SyntaxError
   */
  *members(): Generator<string> {
    this.#expect(OPEN_OBJECT);
    for (let isFirst = true; this.#next() !== CLOSE_OBJECT || !isFirst; isFirst = false) {
      if (this.#next() !== QUOTE) throw this.#unexpected();
      const name = JSON.parse(this.text()) as string;
      this.#expect(COLON);
      yield name;
      if (this.#next() === CLOSE_OBJECT) break;
      this.#expect(COMMA);
    }
    this.#expect(CLOSE_OBJECT);
  }

  /** Parses the next value. @throws SyntaxError; TypeError for bytes that are not UTF-8 */
  value(): unknown {
    return JSON.parse(this.text());
  }

  /**
   * Returns the text of the next value, without checking its syntax.
   *
   * @throws SyntaxError; TypeError under the same conditions as `value`
   */
  text(): string {
    this.#next();
    const start = this.#at;
    this.#skipValue();
    if (this.#at === start) throw this.#unexpected();
    return this.#decoder.decode(this.#bytes.subarray(start, this.#at));
  }

  /** Checks that nothing follows. @throws SyntaxError */
  end(): void {
    if (this.#next() !== undefined) throw this.#unexpected();
  }

  /** Skips white space and returns the next byte without consuming it. */
  #next(): number | undefined {
    const bytes = this.#bytes;
    while (isSpace(bytes[this.#at])) this.#at += 1;
    return bytes[this.#at];
  }

  #expect(byte: number): void {
    if (this.#next() !== byte) throw this.#unexpected();
    this.#at += 1;
  }

  #skipValue(): void {
    const first = this.#bytes[this.#at];
    if (first === QUOTE) this.#skipString();
    else if (first === OPEN_OBJECT || first === OPEN_LIST) this.#skipNested();
    else while (!endsScalar(this.#bytes[this.#at])) this.#at += 1;
  }

  #skipNested(): void {
    const bytes = this.#bytes;
    let depth = 0;
    do {
      const byte = bytes[this.#at];
      if (byte === undefined) throw this.#unexpected();
      if (byte === QUOTE) {
        this.#skipString();
        continue;
      }
      if (byte === OPEN_OBJECT || byte === OPEN_LIST) depth += 1;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_LIST) depth -= 1;
      this.#at += 1;
    } while (depth > 0);
  }

  #skipString(): void {
    const bytes = this.#bytes;
    let at = this.#at + 1;
    while (at < bytes.length && bytes[at] !== QUOTE) at += bytes[at] === BACKSLASH ? 2 : 1;
    this.#at = Math.min(at + 1, bytes.length + 1);
    if (at >= bytes.length) throw this.#unexpected();
  }

  #unexpected(): SyntaxError {
    const byte = this.#bytes[this.#at];
    if (byte === undefined) return new SyntaxError("Unexpected end of JSON input");
    return new SyntaxError(`Unexpected ${JSON.stringify(String.fromCharCode(byte))} at byte ${this.#at}`);
  }
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
}

function endsScalar(byte: number | undefined): boolean {
  return (
    byte === undefined || byte === COMMA || byte === CLOSE_OBJECT || byte === CLOSE_LIST || isSpace(byte)
  );
}
