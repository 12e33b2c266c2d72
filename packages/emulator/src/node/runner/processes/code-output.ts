import type { Socket } from "node:net";
import type { LogLine } from "../../../framework/code-runner.ts";
import type { SpawnedCode } from "./spawn-code.ts";

/** How many of the last lines errors hold. */
const LAST_LINES = 40;

type Stream = Extract<LogLine["stream"], "stdout" | "stderr">;

/** What a process writes, by lines. */
export class CodeOutput {
  readonly #log: (stream: Stream, text: string) => void;
  readonly #splitters: readonly LineSplitter[];
  readonly #banner = new BannerFilter();
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

/** What the framework says of itself when it listens: it holds paths of the emulator, and nothing that users want. */
const BANNER_LINES = [
  /^Serving function\.\.\.$/,
  /^Function: /,
  /^Signature type: /,
  /^URL: http:\/\/localhost:/,
];

/** Tells lines of the framework's own from those of the code. */
class BannerFilter {
  #at = 0;

  includes(line: string): boolean {
    const isNext = BANNER_LINES[this.#at]?.test(line) ?? false;
    if (isNext) this.#at += 1;
    return isNext;
  }
}

/** Characters of a line that are kept. */
const MAX_LINE_LENGTH = 16 * 1024;

/** Makes lines of what a process writes, in pieces that end anywhere. */
export class LineSplitter {
  readonly #onLine: (line: string) => void;
  readonly #decoder = new TextDecoder();
  #rest = "";

  constructor(tell: (line: string) => void) {
    this.#onLine = tell;
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
    this.#rest = (lines.pop() ?? "").slice(0, MAX_LINE_LENGTH + 1);
    for (const line of lines) this.#line(line);
  }

  #line(line: string): void {
    const text = line.endsWith("\r") ? line.slice(0, -1) : line;
    this.#onLine(text.length > MAX_LINE_LENGTH ? `${text.slice(0, MAX_LINE_LENGTH)}… (cut)` : text);
  }
}

/** What the preload of a process tells. */
interface PreloadListener {
  /** The framework listens. */
  listening(): void;
  /** The process is about to end, and what it still answers is not the code's. */
  ending(): void;
  /** What the module exports, of a process that ends before it listens. */
  exports(names: readonly string[]): void;
}

/** Hands on what comes over the channel. User code could write to it too: what is not understood is nothing. */
export function readPreloadMessages(channel: Socket, messages: PreloadListener): void {
  const splitter = new LineSplitter((line) => {
    const [kind, names] = parseMessage(line);
    if (kind === "listening" || kind === "ending") messages[kind]();
    if (kind === "exports" && Array.isArray(names)) messages.exports(names.map(String));
  });
  channel.on("data", (chunk: Uint8Array) => splitter.write(chunk));
  channel.on("error", () => {});
}

function parseMessage(line: string): readonly unknown[] {
  try {
    const message: unknown = JSON.parse(line);
    return Array.isArray(message) ? message : [];
  } catch {
    return [];
  }
}

/** How many lines are kept. */
const MAX_LINES = { ofProgram: 1_000, inAll: 10_000 };

interface NumberedLine {
  readonly number: number;
  readonly line: LogLine;
}

/** The last lines of programs. */
export class LogBuffer {
  readonly #byProgram = new Map<string, NumberedLine[]>();
  #count = 0;
  #next = 0;

  add(line: LogLine): void {
    const lines = this.#linesOf(line.programId);
    this.#next += 1;
    lines.push({ number: this.#next, line });
    this.#count += 1;
    if (lines.length > MAX_LINES.ofProgram) this.#dropFirst(lines);
    if (this.#count > MAX_LINES.inAll) this.#dropOldest();
  }

  /** From the oldest to the newest; those of all programs without an id. */
  lines(programId?: string): readonly LogLine[] {
    if (programId !== undefined) return (this.#byProgram.get(programId) ?? []).map(({ line }) => line);
    const all = [...this.#byProgram.values()].flat();
    return all.sort((one, other) => one.number - other.number).map(({ line }) => line);
  }

  clear(): void {
    this.#byProgram.clear();
    this.#count = 0;
  }

  #linesOf(programId: string): NumberedLine[] {
    const lines = this.#byProgram.get(programId) ?? [];
    this.#byProgram.set(programId, lines);
    return lines;
  }

  #dropOldest(): void {
    let oldest: NumberedLine[] = [];
    for (const lines of this.#byProgram.values()) {
      if ((lines[0]?.number ?? Number.POSITIVE_INFINITY) < (oldest[0]?.number ?? Number.POSITIVE_INFINITY))
        oldest = lines;
    }
    const programId = oldest[0]?.line.programId;
    this.#dropFirst(oldest);
    if (oldest.length === 0 && programId !== undefined) this.#byProgram.delete(programId);
  }

  #dropFirst(lines: NumberedLine[]): void {
    lines.shift();
    this.#count -= 1;
  }
}
