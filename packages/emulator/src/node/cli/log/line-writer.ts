import type { Writable } from "node:stream";
import { setImmediate } from "node:timers";

/** Maximum number of buffered characters. Lines beyond it are dropped. */
const MAX_WAITING = 1024 * 1024;

const END_WITHIN_MS = 500;

interface LineWriterOptions {
  readonly stream: Writable;
  /** Returns a line that reports how many lines were dropped. */
  readonly omission: (count: number) => string;
}

/**
 * Writes lines to stdout or stderr, once per turn of the event loop. It never blocks: if the reader is too slow, lines
 * are dropped and counted. If the reader is gone, writes are ignored.
 */
export class LineWriter {
  readonly #options: LineWriterOptions;
  #waiting = "";
  #omitted = 0;
  #isScheduled = false;
  #isClosed = false;

  constructor(options: LineWriterOptions) {
    this.#options = options;
    // Without a listener, a closed pipe (EPIPE) would end the process.
    options.stream.on("error", () => this.#close());
  }

  write(line: string): void {
    if (this.#isClosed) return;
    if (this.#waiting.length + this.#options.stream.writableLength > MAX_WAITING) {
      this.#omitted += 1;
      return;
    }
    this.#noteOmission();
    this.#waiting += `${line}\n`;
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => this.#flush());
  }

  /** Resolves when everything is written, the reader is gone, or the time limit is reached. */
  end(): Promise<void> {
    this.#noteOmission();
    this.#flush();
    if (this.#isClosed) return Promise.resolve();
    return new Promise((resolve) => {
      const limit = setTimeout(resolve, END_WITHIN_MS);
      this.#options.stream.write("", () => {
        clearTimeout(limit);
        resolve();
      });
    });
  }

  #noteOmission(): void {
    if (this.#omitted === 0) return;
    this.#waiting += `${this.#options.omission(this.#omitted)}\n`;
    this.#omitted = 0;
  }

  #flush(): void {
    this.#isScheduled = false;
    const text = this.#waiting;
    this.#waiting = "";
    if (text !== "" && !this.#isClosed) this.#options.stream.write(text);
  }

  #close(): void {
    this.#isClosed = true;
    this.#waiting = "";
  }
}
