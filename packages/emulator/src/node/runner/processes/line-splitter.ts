/** Characters of a line that are kept. */
const LONGEST = 16 * 1024;

/** Makes lines of what a process writes, in pieces that end anywhere. */
export class LineSplitter {
  readonly #tell: (line: string) => void;
  readonly #decoder = new TextDecoder();
  #rest = "";

  constructor(tell: (line: string) => void) {
    this.#tell = tell;
  }

  write(bytes: Uint8Array): void {
    this.#add(this.#decoder.decode(bytes, { stream: true }));
  }

  /** A last line may have no end. */
  end(): void {
    this.#add(this.#decoder.decode());
    if (this.#rest !== "") this.#line(this.#rest);
    this.#rest = "";
  }

  #add(text: string): void {
    const lines = (this.#rest + text).split("\n");
    // One more than is kept, which tells that it is too long.
    this.#rest = (lines.pop() ?? "").slice(0, LONGEST + 1);
    for (const line of lines) this.#line(line);
  }

  #line(line: string): void {
    const text = line.endsWith("\r") ? line.slice(0, -1) : line;
    this.#tell(text.length > LONGEST ? `${text.slice(0, LONGEST)}… (cut)` : text);
  }
}
