import type { Writable } from "node:stream";
import { setImmediate } from "node:timers";

/** How many characters may wait for whoever reads the lines, before further ones are left out. */
const MAX_WAITING = 1024 * 1024;

/** How long {@link LineWriter.end} waits for the reader, in milliseconds. */
const END_WITHIN_MS = 500;

interface LineWriterOptions {
  readonly stream: Writable;
  /** The line in the place of others that were left out. */
  readonly omission: (count: number) => string;
}

/**
 * Writes lines to stdout or stderr, all those of a turn of the event loop at once. It never makes anybody wait: where
 * the reader is too slow, lines are left out and counted, and where it is gone, nothing more is written.
 */
export class LineWriter {
  readonly #options: LineWriterOptions;
  #waiting = "";
  #omitted = 0;
  #isScheduled = false;
  #isClosed = false;

  constructor(options: LineWriterOptions) {
    this.#options = options;
    // Without a listener, the error of a closed pipe (EPIPE) would end the process.
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

  /** Resolves when everything is written, when the reader is gone, or when it takes too long. */
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
