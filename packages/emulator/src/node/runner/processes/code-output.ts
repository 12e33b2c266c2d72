import type { LogLine } from "../../../service/code-runner.ts";
import { Banner } from "./banner.ts";
import { LineSplitter } from "./line-splitter.ts";
import type { SpawnedCode } from "./spawn-code.ts";

/** How many of the last lines errors hold. */
const LAST_LINES = 40;

type Stream = Extract<LogLine["stream"], "stdout" | "stderr">;

/** What a process writes, by lines. */
export class CodeOutput {
  readonly #log: (stream: Stream, text: string) => void;
  readonly #splitters: readonly LineSplitter[];
  readonly #banner = new Banner();
  readonly #last: { readonly stream: Stream; readonly text: string }[] = [];

  constructor({ stdout, stderr }: SpawnedCode, log: (stream: Stream, text: string) => void) {
    this.#log = log;
    this.#splitters = [this.#read(stdout, "stdout"), this.#read(stderr, "stderr")];
  }

  /** The last lines of one stream, or of both. */
  last(only?: Stream): string {
    return this.#last
      .filter(({ stream }) => only === undefined || stream === only)
      .map(({ text }) => text)
      .join("\n");
  }

  /** Takes the last lines, which may have no end. */
  end(): void {
    for (const splitter of this.#splitters) splitter.end();
  }

  #read(from: SpawnedCode["stdout"], stream: Stream): LineSplitter {
    const splitter = new LineSplitter((text) => this.#line(stream, text));
    from.on("data", (chunk: Uint8Array) => splitter.write(chunk));
    from.on("error", () => {});
    return splitter;
  }

  #line(stream: Stream, text: string): void {
    if (stream === "stdout" && this.#banner.includes(text)) return;
    this.#last.push({ stream, text });
    if (this.#last.length > LAST_LINES) this.#last.shift();
    this.#log(stream, text);
  }
}
